//! The legal list: what a seat may do now. What is not on it is illegal.

use super::{Action, Actions, Deal, Phase, Source, Turn};
use crate::meld::MeldKind;
use crate::seat::Seat;
use crate::tile::Kind;

impl Deal {
    /// Every legal decision of a seat, in a fixed order: win, kong, pung, chows, pass in a window;
    /// win, concealed kongs, added kongs, discards on a turn. Empty for a seat that is not asked.
    pub fn legal(&self, seat: Seat) -> Actions {
        let mut actions = Actions::new();
        if !self.asked.contains(seat) {
            return actions;
        }
        if self.can_win.contains(seat) {
            actions.push(Action::Win);
        }
        match self.phase {
            Phase::Turn(turn) => self.turn_actions(turn, &mut actions),
            Phase::Window(window) => {
                if !window.added_kong {
                    self.table
                        .rules()
                        .set()
                        .claims(self, seat, window.tile, &mut actions);
                }
                actions.push(Action::Pass);
            }
            Phase::Over { .. } => {}
        }
        actions
    }

    fn turn_actions(&self, turn: Turn, actions: &mut Actions) {
        let player = &self.players[turn.seat];
        // HK-3.7: after a chow or pung only a discard; HK-3.6: a kong needs a replacement.
        if turn.source != Source::Claim && !self.wall.is_empty() {
            let four = Kind::plain().filter(|&kind| player.hand.count(kind) == 4);
            actions.extend(four.map(Action::ConcealedKong));
            for meld in player
                .melds
                .iter()
                .filter(|meld| meld.kind == MeldKind::Pung)
            {
                actions.extend(
                    player
                        .hand
                        .lowest(meld.faces().first)
                        .map(Action::AddedKong),
                );
            }
        }
        actions.extend(player.hand.iter().map(Action::Discard));
    }

    /// Whether a seat may take this decision now.
    pub fn is_legal(&self, seat: Seat, action: Action) -> bool {
        match self.lowest_copies(seat, action) {
            Some(action) => self.legal(seat).contains(&action),
            None => false,
        }
    }

    /// The decision with the lowest copies of the faces it names, as the legal list has it; none
    /// if the seat does not hold the tiles named.
    fn lowest_copies(&self, seat: Seat, action: Action) -> Option<Action> {
        let Action::Chow(with) = action else {
            return Some(action);
        };
        let hand = &self.players[seat].hand;
        if !with.iter().all(|&tile| hand.contains(tile)) {
            return None;
        }
        let mut kinds = with.map(|tile| tile.kind());
        kinds.sort_unstable();
        Some(Action::Chow([
            hand.lowest(kinds[0])?,
            hand.lowest(kinds[1])?,
        ]))
    }
}

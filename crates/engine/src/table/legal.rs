//! The legal list: what a seat may do now. What is not on it is illegal.

use super::{Action, Actions, Deal, Phase, Pick, Source, Turn};
use crate::meld::MeldKind;
use crate::seat::Seat;
use crate::tile::{Kind, TileId};

impl Deal {
    /// Every legal decision of a seat, in a fixed order: win, kong, pung, chows (American: groups,
    /// smaller ones first), pass in a window; win, concealed kongs, added kongs (American: joker
    /// exchanges, challenges), discards on a turn. Empty for a seat that is not asked.
    pub fn legal(&self, seat: Seat) -> Actions {
        let mut actions = Actions::new();
        if !self.asked.contains(seat) {
            return actions;
        }
        let rules = self.table.rules().set();
        let in_play = !matches!(self.phase, Phase::SetUp { .. });
        if self.can_win.contains(seat) || (in_play && rules.punishes(&self.table.options)) {
            actions.push(Action::Win);
        }
        match self.phase {
            Phase::SetUp { step } => rules.set_up_actions(step, &mut actions),
            Phase::Turn(turn) => self.turn_actions(turn, &mut actions),
            Phase::Window(window) => {
                if !window.added_kong {
                    rules.claims(self, seat, window.tile, &mut actions);
                }
                actions.push(Action::Pass);
            }
            Phase::Over { .. } => {}
        }
        actions
    }

    fn turn_actions(&self, turn: Turn, actions: &mut Actions) {
        let rules = self.table.rules().set();
        rules.turn_actions(self, turn, actions);
        let may_discard = |tile: &TileId| rules.may_discard(self, turn.seat, tile.kind());
        let hand = &self.players[turn.seat].hand;
        actions.extend(hand.iter().filter(may_discard).map(Action::Discard));
    }

    /// Adds the kongs that a seat can declare on its turn: none after a chow or pung (HK-3.7) and
    /// none without a replacement (HK-3.6).
    pub(crate) fn kong_actions(&self, turn: Turn, actions: &mut Actions) {
        let player = &self.players[turn.seat];
        let rules = self.table.rules().set();
        if turn.source == Source::Claim || self.wall.is_empty() {
            return;
        }
        let four = Kind::plain()
            .filter(|&kind| player.hand.count(kind) == 4)
            .filter(|&kind| rules.may_kong(self, turn.seat, kind));
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

    /// The tiles a seat is asked to choose from, where its choices are too many to list.
    pub fn pick(&self, seat: Seat) -> Option<Pick> {
        match self.phase {
            Phase::SetUp { step } if self.asked.contains(seat) => {
                self.table.rules().set().set_up_pick(self, seat, step)
            }
            _ => None,
        }
    }

    /// Whether a seat may take this decision now.
    pub fn is_legal(&self, seat: Seat, action: Action) -> bool {
        if let Some(tiles) = action.picked() {
            return self
                .pick(seat)
                .is_some_and(|pick| pick.action(tiles) == Some(action));
        }
        match self.lowest_copies(seat, action) {
            Some(action) => self.legal(seat).contains(&action),
            None => false,
        }
    }

    /// The decision with the lowest copies of the faces it names, as the legal list has it; none
    /// if the seat does not hold the tiles named.
    fn lowest_copies(&self, seat: Seat, action: Action) -> Option<Action> {
        let Action::Chow(with) = action else {
            return self.listed(seat, action);
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

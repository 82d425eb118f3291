//! Before play: what everyone decides, and tiles that go from hand to hand.

use super::{Deal, Event, Phase, SetUp, Watcher};
use crate::seat::Seat;
use crate::tile::Suit;
use crate::tile_set::TileSet;

impl Deal {
    /// Asks whoever decides a set-up step.
    pub(crate) fn set_up(&mut self, step: SetUp) {
        self.next_phase(Phase::SetUp { step });
        self.asked = self.table.rules().set().set_up_asks(step);
        for seat in self.asked.iter() {
            if self.winning_score(seat).is_some() {
                self.can_win.insert(seat);
            }
        }
    }

    /// Whether a seat could win at this point.
    pub(crate) const fn can_win(&self, seat: Seat) -> bool {
        self.can_win.contains(seat)
    }

    /// Gives tiles of one player's hand to another, all at once.
    pub(crate) fn hand_over(&mut self, gifts: &[Gift], watcher: &mut dyn Watcher) {
        for gift in gifts {
            let hand = &mut self.players[gift.from].hand;
            *hand = hand.without(&gift.tiles);
        }
        for gift in gifts {
            let hand = &mut self.players[gift.to].hand;
            *hand = hand.union(&gift.tiles.without(&gift.passed_on));
            self.tell(watcher, || Event::Exchange {
                from: gift.from,
                to: gift.to,
                count: gift.tiles.len() as u8,
                tiles: gift.tiles,
                blind: gift.blind,
                passed_on: gift.passed_on,
            });
        }
    }

    /// Takes tiles out of a hand and puts others in.
    pub(crate) fn swap(&mut self, seat: Seat, gave: &TileSet, got: &TileSet) {
        let hand = &mut self.players[seat].hand;
        *hand = hand.without(gave).union(got);
    }

    /// Lays a bet; the players learn of it at the end (AM-8.1).
    pub(crate) fn place_bet(&mut self, on: Seat) {
        self.bet = Some(on);
    }

    /// Lays down the suit a player does without.
    pub(crate) fn set_missing(&mut self, seat: Seat, suit: Suit, watcher: &mut dyn Watcher) {
        self.players[seat].missing = Some(suit);
        self.tell(watcher, || Event::MissingSuit { seat, suit });
    }
}

/// Tiles that one player gives another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gift {
    /// Who gives.
    pub from: Seat,
    /// Who gets.
    pub to: Seat,
    /// Which.
    pub tiles: TileSet,
    /// Those that the giver passes on unseen (AM-3.3).
    pub blind: TileSet,
    /// Those that the receiver passes on unseen in turn.
    pub passed_on: TileSet,
}

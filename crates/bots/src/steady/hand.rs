//! What the steady player looks at of its own hand.

use arrayvec::ArrayVec;
use sparrows_engine::meld::{FaceMeld, Meld};
use sparrows_engine::{Counts, Kind, MeldKind, Seat, Suit, View};

/// The tiles of a hand, as they are or as they would be after a claim or kong.
#[derive(Clone)]
pub(super) struct Hand {
    pub seat: Seat,
    /// Concealed tiles by kind.
    pub held: [u8; Kind::NUM_PLAIN],
    /// Copies by kind that may still come.
    pub unseen: [u8; Kind::NUM_PLAIN],
    pub melds: ArrayVec<FaceMeld, 4>,
}

impl Hand {
    pub(super) fn of(view: &View, unseen: &Counts) -> Self {
        let mut held = [0; Kind::NUM_PLAIN];
        held.copy_from_slice(&view.hand.counts()[..Kind::NUM_PLAIN]);
        let mut left = [0; Kind::NUM_PLAIN];
        left.copy_from_slice(&unseen[..Kind::NUM_PLAIN]);
        Self {
            seat: view.seat,
            held,
            unseen: left,
            melds: view.players[view.seat]
                .melds
                .iter()
                .map(Meld::faces)
                .collect(),
        }
    }

    /// The hand of a player who does without a suit: its tiles neither help nor come.
    pub(super) fn doing_without(mut self, suit: Option<Suit>) -> Self {
        for kind in Kind::plain().filter(|kind| suit.is_some() && kind.suit() == suit) {
            self.held[kind.index()] = 0;
            self.unseen[kind.index()] = 0;
        }
        self
    }

    /// The hand with these tiles laid out as a meld; the claimed tile is not among them.
    pub(super) fn lay(&self, kind: MeldKind, first: Kind, from_hand: &[Kind]) -> Self {
        let mut hand = self.clone();
        for tile in from_hand {
            let held = &mut hand.held[tile.index()];
            *held = held.saturating_sub(1);
        }
        let added = hand.melds.iter_mut().find(|meld| {
            kind == MeldKind::Kong && meld.kind == MeldKind::Pung && meld.first == first
        });
        match added {
            Some(pung) => *pung = FaceMeld::new(MeldKind::Kong, first),
            None => {
                // Four melds leave no tiles for a fifth.
                let _ = hand.melds.try_push(FaceMeld::new(kind, first));
            }
        }
        hand
    }

    /// The hand after a discard of a kind (by index).
    pub(super) fn without(&self, kind: usize) -> Self {
        let mut hand = self.clone();
        hand.held[kind] = hand.held[kind].saturating_sub(1);
        hand
    }

    /// Sets still to make of concealed tiles.
    pub(super) fn wanted(&self) -> usize {
        4 - self.melds.len().min(4)
    }

    /// Nothing claimed.
    pub(super) fn is_concealed(&self) -> bool {
        self.melds
            .iter()
            .all(|meld| meld.kind == MeldKind::ConcealedKong)
    }

    pub(super) fn has_chow(&self) -> bool {
        self.melds.iter().any(|meld| meld.kind == MeldKind::Chow)
    }

    pub(super) fn has_pung(&self) -> bool {
        self.melds.iter().any(|meld| meld.kind != MeldKind::Chow)
    }

    pub(super) fn has_honors(&self) -> bool {
        self.melds.iter().any(|meld| meld.first.is_honor())
    }

    /// The suits of the melds, as bits.
    pub(super) fn suits(&self) -> u8 {
        self.melds
            .iter()
            .filter_map(|meld| meld.first.suit())
            .fold(0, |bits, suit| bits | 1 << suit.index())
    }

    /// Copies held and unseen of one suit.
    pub(super) fn suit(&self, suit: usize) -> ([u8; 9], [u8; 9]) {
        let of =
            |counts: &[u8; Kind::NUM_PLAIN]| std::array::from_fn(|rank| counts[suit * 9 + rank]);
        (of(&self.held), of(&self.unseen))
    }
}

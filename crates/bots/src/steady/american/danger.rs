//! What a discard may cost: the groups that others show tell what they may still need.

use sparrows_engine::card::{Face, PlayedCard};
use sparrows_engine::{FaceMeld, Kind, View};

/// The chance that a player who shows so many tiles waits for a tile it may need.
const READY: [f32; 15] = [
    0.0, 0.0, 0.0, 0.03, 0.04, 0.06, 0.1, 0.14, 0.18, 0.24, 0.3, 0.4, 0.5, 0.6, 0.6,
];

/// For each face, the points that discarding it is expected to cost.
pub(super) struct Danger {
    cost: [f32; Face::NUM],
}

impl Danger {
    /// What the groups shown by others tell.
    pub fn of(view: &View, card: &PlayedCard) -> Self {
        let mut cost = [0.0; Face::NUM];
        let public = view.public_tiles();
        for seat in view
            .seat
            .others()
            .filter(|&seat| view.players[seat].playing)
        {
            let melds: arrayvec::ArrayVec<FaceMeld, 4> = view.players[seat]
                .melds
                .iter()
                .map(sparrows_engine::Meld::faces)
                .collect();
            if melds.is_empty() {
                continue;
            }
            let shown: usize = melds.iter().map(|meld| meld.hand_tiles()).sum();
            let possible: Vec<_> = card
                .forms_with(&melds)
                .filter(|form| form.is_possible(&melds, &public))
                .collect();
            let each = READY[shown.min(READY.len() - 1)] / possible.len().max(1) as f32;
            for form in possible {
                let value = card.hand(form.hand).map_or(0, |hand| hand.value);
                let price = each * 2.0 * f32::from(value);
                for need in form.rest(&melds).into_iter().flatten() {
                    if need.natural + need.jokers > 0 {
                        cost[need.face.index()] += price;
                    }
                }
            }
        }
        Self { cost }
    }

    /// What discarding a tile may cost; a joker can be called by nobody (AM-4.6).
    pub fn of_discard(&self, kind: Kind) -> f32 {
        Face::of(kind).map_or(0.0, |face| self.cost[face.index()])
    }
}

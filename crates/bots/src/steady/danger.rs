//! What a discard may cost at the tables without a card: who may be ready, for which tiles, and how
//! dear the hand looks.

use sparrows_engine::{Kind, Seat, View};

/// What can be read of another player.
pub(super) struct Opponent {
    /// Chance to be ready.
    pub ready: f32,
    /// What a win on a discard would cost its discarder.
    pub price: f32,
    /// How likely each kind is to be waited for, in proportion to each other.
    pub weights: [f32; Kind::NUM_PLAIN],
}

/// The risk of discarding each kind.
pub(super) struct Danger {
    /// Chance that someone wins on it.
    chance: [f32; Kind::NUM_PLAIN],
    /// What that costs, in the measure of the expected value.
    cost: [f32; Kind::NUM_PLAIN],
}

impl Danger {
    /// The danger from all who are still in the deal; ready hands wait for so many kinds on average.
    pub(super) fn of(view: &View, kinds: f32, read: impl Fn(Seat) -> Opponent) -> Self {
        let mut danger = Self {
            chance: [0.0; Kind::NUM_PLAIN],
            cost: [0.0; Kind::NUM_PLAIN],
        };
        for seat in view
            .seat
            .others()
            .filter(|&seat| view.players[seat].playing)
        {
            let opponent = read(seat);
            let waits = waits(view, seat, opponent.weights, kinds);
            for (kind, wait) in waits.into_iter().enumerate() {
                let chance = opponent.ready * wait;
                danger.chance[kind] += chance;
                danger.cost[kind] += chance * opponent.price;
            }
        }
        danger
    }

    /// What is left to expect when a tile is shown that others may win on.
    pub(super) fn risked(&self, expected: f32, kind: usize) -> f32 {
        expected * (1.0 - self.chance[kind].min(1.0)) - self.cost[kind]
    }
}

/// The chance of each kind to be waited for, if the player is ready.
fn waits(
    view: &View,
    seat: Seat,
    mut weights: [f32; Kind::NUM_PLAIN],
    kinds: f32,
) -> [f32; Kind::NUM_PLAIN] {
    // Its hand has not changed since its own last discard: what others threw since then and it
    // did not win on is no tile it waits for.
    for discard in view.discards.iter().rev() {
        weights[discard.tile.kind().index()] = 0.0;
        if discard.seat == seat {
            break;
        }
    }
    let sum: f32 = weights.iter().sum();
    let scale = kinds / sum.max(1.0);
    weights.map(|weight| (weight * scale).min(0.9))
}

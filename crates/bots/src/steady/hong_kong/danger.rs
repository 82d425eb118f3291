//! What a discard may cost: who may be ready, for which tiles, and how dear the hand looks.

use super::super::ways::choices;
use super::worth::{faan_of_flowers, value_of};
use sparrows_engine::rules::hong_kong::HongKongOptions;
use sparrows_engine::{Counts, Kind, MeldKind, Seat, View};

/// The risk of discarding each kind.
pub(super) struct Danger {
    /// Chance that someone wins on it.
    pub chance: [f32; Kind::NUM_PLAIN],
    /// What that counts, as the value of a win does.
    pub cost: [f32; Kind::NUM_PLAIN],
}

impl Danger {
    pub(super) fn of(view: &View, unseen: &Counts) -> Self {
        let mut danger = Self {
            chance: [0.0; Kind::NUM_PLAIN],
            cost: [0.0; Kind::NUM_PLAIN],
        };
        for seat in view
            .seat
            .others()
            .filter(|&seat| view.players[seat].playing)
        {
            let opponent = Opponent::of(view, seat);
            let waits = opponent.waits(view, unseen);
            for (kind, wait) in waits.into_iter().enumerate() {
                let chance = opponent.ready * wait;
                danger.chance[kind] += chance;
                danger.cost[kind] += chance * opponent.price;
            }
        }
        danger
    }
}

/// What can be read of another player.
struct Opponent {
    seat: Seat,
    /// Chance to be ready.
    ready: f32,
    /// What a win on a discard would cost its discarder.
    price: f32,
    /// The suit of a flush it seems to collect.
    flush: Option<usize>,
}

/// Ready hands wait for about this many kinds.
const KINDS_WAITED_FOR: f32 = 1.9;

impl Opponent {
    fn of(view: &View, seat: Seat) -> Self {
        let player = &view.players[seat];
        let thrown = view
            .discards
            .iter()
            .filter(|discard| discard.seat == seat)
            .count() as f32;
        let melds: Vec<_> = player.melds.iter().map(|meld| meld.faces()).collect();
        let exposed = melds.len() as f32;
        // Grows with turns and melds, as it does among steady players; four melds wait for the
        // pair alone.
        let ready = match melds.len() {
            4 => 1.0,
            _ => ((thrown + 3.0 * exposed - 6.0) / 54.0).clamp(0.0, 0.5),
        };
        let suits = melds
            .iter()
            .filter_map(|meld| meld.first.suit())
            .fold(0_u8, |bits, suit| bits | 1 << suit.index());
        let flush =
            (melds.len() >= 2 && suits.count_ones() == 1).then(|| suits.trailing_zeros() as usize);
        let rules = HongKongOptions::of(&view.options);
        let valued = melds.iter().filter(|meld| {
            let own = meld.first.index() == Kind::EAST.index() + seat.index();
            meld.first.is_dragon() || meld.first == Kind::EAST || own
        });
        let pungs = melds.len() >= 2 && melds.iter().all(|meld| meld.kind != MeldKind::Chow);
        let seen = valued.count()
            + faan_of_flowers(&player.flowers, seat)
            + usize::from(player.flowers.is_empty())
            + if flush.is_some() { 3 } else { 0 }
            + if pungs { 3 } else { 0 };
        let faan = seen
            .max(usize::from(rules.min_faan))
            .min(usize::from(rules.cap));
        Self {
            seat,
            ready,
            // Hands turn out dearer than they look.
            price: 1.4 * value_of(faan, &rules),
            flush,
        }
    }

    /// The chance of each kind to be waited for, if ready.
    fn waits(&self, view: &View, unseen: &Counts) -> [f32; Kind::NUM_PLAIN] {
        let mut weights = [0.0; Kind::NUM_PLAIN];
        let left = |index: usize| f32::from(unseen[index]);
        for (index, weight) in weights.iter_mut().enumerate() {
            let Some(kind) = Kind::from_index(index) else {
                continue;
            };
            // For a pung it holds two of them, for the pair one.
            *weight = choices(unseen[index], 2) + 1.5 * left(index);
            if let Some(rank) = kind.rank() {
                let chow = |a: i8, b: i8| {
                    let at = |offset: i8| (1..=9).contains(&(rank as i8 + offset));
                    let of = |offset: i8| left((index as i8 + offset) as usize);
                    if at(a) && at(b) { of(a) * of(b) } else { 0.0 }
                };
                *weight += chow(-2, -1) + 0.5 * chow(-1, 1) + chow(1, 2);
            }
            *weight *= match (self.flush, kind.suit()) {
                (Some(flush), Some(suit)) if suit.index() != flush => 0.25,
                (Some(_), _) => 2.0,
                _ => 1.0,
            };
        }
        for discard in view
            .discards
            .iter()
            .filter(|discard| discard.seat == self.seat)
        {
            weights[discard.tile.kind().index()] *= 0.5;
        }
        // Its hand has not changed since its own last discard: what others threw since then and
        // it did not win on is no tile it waits for.
        for discard in view.discards.iter().rev() {
            weights[discard.tile.kind().index()] = 0.0;
            if discard.seat == self.seat {
                break;
            }
        }
        let sum: f32 = weights.iter().sum();
        let scale = KINDS_WAITED_FOR / sum.max(1.0);
        weights.map(|weight| (weight * scale).min(0.9))
    }
}

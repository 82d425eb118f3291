//! What can be read of the others: who may be ready, for which tiles, and how dear the hand looks.

use super::super::danger::{Danger, Opponent};
use super::super::ways::choices;
use super::worth::{faan_of_flowers, value_of};
use sparrows_engine::rules::hong_kong::HongKongOptions;
use sparrows_engine::{Counts, Kind, MeldKind, Seat, View};

/// Ready hands wait for about this many kinds.
const KINDS_WAITED_FOR: f32 = 1.9;

/// The risk of discarding each kind.
pub(super) fn of(view: &View, unseen: &Counts) -> Danger {
    Danger::of(view, KINDS_WAITED_FOR, |seat| read(view, unseen, seat))
}

fn read(view: &View, unseen: &Counts, seat: Seat) -> Opponent {
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
    Opponent {
        ready,
        // Hands turn out dearer than they look.
        price: 1.4 * value_of(faan, &rules),
        weights: weights(view, unseen, seat, flush),
    }
}

/// How likely each kind is to be waited for, in proportion to each other; `flush` is the suit of a
/// flush that the player seems to collect.
fn weights(
    view: &View,
    unseen: &Counts,
    seat: Seat,
    flush: Option<usize>,
) -> [f32; Kind::NUM_PLAIN] {
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
        *weight *= match (flush, kind.suit()) {
            (Some(flush), Some(suit)) if suit.index() != flush => 0.25,
            (Some(_), _) => 2.0,
            _ => 1.0,
        };
    }
    for discard in view.discards.iter().filter(|discard| discard.seat == seat) {
        weights[discard.tile.kind().index()] *= 0.5;
    }
    weights
}

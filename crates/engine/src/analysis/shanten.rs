//! Shanten: how many tiles a hand has still to exchange before it is one tile from winning.
//!
//! Defined over whole hands: the least number of tiles missing from any winning hand that can
//! exist (no more than four of a kind, melds counted), less one. -1 is a complete hand, 0 a ready
//! one. A hand that waits only for tiles it holds all four of is therefore not ready.

use super::{Shapes, orphans};
use crate::meld::FaceMeld;
use crate::tile::{Counts, Kind};

/// More than any hand misses.
const FAR: u8 = 50;

/// Missing tiles for s sets (0–4) without and with a pair.
type Missing = [[u8; 2]; 5];

/// Shanten of concealed tiles with melds: -1 complete, 0 ready.
///
/// For 13 tiles (less three per meld) or 14; of 14 tiles the best 13 count.
pub fn shanten(concealed: &Counts, melds: &[FaceMeld], shapes: &Shapes) -> i8 {
    let concealed = &shapes.useful(concealed);
    let mut missing = sets_missing(concealed, &shapes.useful(&available(melds)), melds.len());
    if melds.is_empty() {
        if shapes.seven_pairs {
            missing = missing.min(pairs_missing(concealed, shapes));
        }
        if shapes.thirteen_orphans {
            missing = missing.min(orphans_missing(concealed));
        }
    }
    missing as i8 - 1
}

/// The tiles that lower the shanten of a 13-tile hand, with the copies not seen in it.
pub fn helpful(concealed: &Counts, melds: &[FaceMeld], shapes: &Shapes) -> Vec<(Kind, u8)> {
    let now = shanten(concealed, melds, shapes);
    let mut with = *concealed;
    let left = unheld(concealed, melds);
    Kind::plain()
        .filter(|kind| left[kind.index()] > 0)
        .filter(|kind| {
            with[kind.index()] += 1;
            let helps = shanten(&with, melds, shapes) < now;
            with[kind.index()] -= 1;
            helps
        })
        .map(|kind| (kind, left[kind.index()]))
        .collect()
}

/// Copies of each plain kind that are neither in the hand nor in its melds.
pub fn unheld(concealed: &Counts, melds: &[FaceMeld]) -> Counts {
    let mut left = available(melds);
    for (left, &held) in left.iter_mut().zip(concealed) {
        *left = left.saturating_sub(held);
    }
    left
}

/// Copies of each plain kind outside the melds.
fn available(melds: &[FaceMeld]) -> Counts {
    let mut available = [0; Kind::NUM];
    for kind in Kind::plain() {
        available[kind.index()] = kind.copies();
    }
    for kind in melds.iter().flat_map(|meld| meld.kinds()) {
        available[kind.index()] = available[kind.index()].saturating_sub(1);
    }
    available
}

fn pairs_missing(concealed: &Counts, shapes: &Shapes) -> u8 {
    let (mut pairs, mut singles) = (0, 0);
    for &count in &concealed[..Kind::NUM_PLAIN] {
        if shapes.quads_are_two_pairs {
            pairs += count / 2;
            singles += count % 2;
        } else {
            pairs += u8::from(count >= 2);
            singles += u8::from(count == 1);
        }
    }
    let wanted = 7 - pairs.min(7);
    wanted + wanted.saturating_sub(singles)
}

fn orphans_missing(concealed: &Counts) -> u8 {
    let held = |least: u8| orphans().filter(|k| concealed[k.index()] >= least).count() as u8;
    13 - held(1) + u8::from(held(2) == 0)
}

fn sets_missing(concealed: &Counts, available: &Counts, melds: usize) -> u8 {
    let wanted = 4 - melds.min(4);
    let mut total: Missing = [[FAR; 2]; 5];
    total[0][0] = 0;
    for suit in 0..3 {
        let range = suit * 9..suit * 9 + 9;
        let missing = suit_missing(&concealed[range.clone()], &available[range], wanted);
        total = combine(&total, &missing, wanted);
    }
    for i in 27..Kind::NUM_PLAIN {
        total = combine(&total, &honor_missing(concealed[i], available[i]), wanted);
    }
    total[wanted][1]
}

fn combine(a: &Missing, b: &Missing, wanted: usize) -> Missing {
    let mut sum = [[FAR; 2]; 5];
    for (i, left) in a.iter().enumerate().take(wanted + 1) {
        for (j, right) in b.iter().enumerate().take(wanted + 1 - i) {
            let sum = &mut sum[i + j];
            sum[0] = sum[0].min(left[0] + right[0]);
            sum[1] = sum[1].min(left[1] + right[0]).min(left[0] + right[1]);
        }
    }
    sum
}

fn honor_missing(held: u8, available: u8) -> Missing {
    let mut missing = [[FAR; 2]; 5];
    let cost = |need: u8| {
        if need > available {
            FAR
        } else {
            need.saturating_sub(held)
        }
    };
    missing[0] = [0, cost(2)];
    missing[1][0] = cost(3);
    missing
}

/// Goes along the nine ranks of a suit. The state between ranks is how many chows started one and
/// two ranks back, how many sets were begun and whether the pair was taken.
fn suit_missing(held: &[u8], available: &[u8], wanted: usize) -> Missing {
    // [chows begun two back][one back][sets][pair]
    let mut states = [[[[FAR; 2]; 5]; 5]; 5];
    states[0][0][0][0] = 0;
    for rank in 0..9 {
        let mut next = [[[[FAR; 2]; 5]; 5]; 5];
        for two_back in 0..5 {
            for one_back in 0..5 - two_back {
                for sets in 0..=wanted {
                    for pair in 0..2 {
                        let so_far = states[two_back][one_back][sets][pair];
                        if so_far >= FAR {
                            continue;
                        }
                        for new in new_groups(rank, pair) {
                            let need = two_back + one_back + new.tiles;
                            let sets = sets + new.sets;
                            if need > usize::from(available[rank]) || sets > wanted {
                                continue;
                            }
                            let cost = so_far + (need as u8).saturating_sub(held[rank]);
                            let best = &mut next[one_back][new.chows][sets][pair + new.pair];
                            *best = (*best).min(cost);
                        }
                    }
                }
            }
        }
        states = next;
    }
    states[0][0]
}

/// Groups begun at one rank.
struct NewGroups {
    chows: usize,
    sets: usize,
    pair: usize,
    /// Tiles of this rank that they take.
    tiles: usize,
}

fn new_groups(rank: usize, pair_taken: usize) -> impl Iterator<Item = NewGroups> {
    let chows = if rank <= 6 { 4 } else { 0 };
    (0..=chows).flat_map(move |chows| {
        (0..2).flat_map(move |pungs| {
            (0..2 - pair_taken).map(move |pair| NewGroups {
                chows,
                sets: chows + pungs,
                pair,
                tiles: chows + 3 * pungs + 2 * pair,
            })
        })
    })
}

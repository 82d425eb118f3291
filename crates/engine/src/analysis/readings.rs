//! Readings: every way to see fourteen tiles as a winning hand.

use super::{Shapes, orphans};
use crate::meld::{FaceMeld, MeldKind};
use crate::tile::{Counts, Kind};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// One way to read a complete hand.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "shape", rename_all = "kebab-case")]
pub enum Reading {
    /// Four sets and a pair.
    Sets {
        /// The sets that were not declared, as (lowest tile, whether a chow).
        concealed: ArrayVec<(Kind, bool), 4>,
        /// The pair.
        pair: Kind,
    },
    /// Seven pairs.
    SevenPairs,
    /// Thirteen orphans.
    ThirteenOrphans,
    /// A hand of an American card.
    Card {
        /// Its position on the card.
        hand: u16,
        /// The position of the line that matched.
        line: u8,
        /// No joker is anywhere in the fourteen (AM-6.3).
        jokerless: bool,
    },
}

impl Reading {
    /// The pair and the four sets, declared ones first; nothing but for four sets and a pair.
    pub fn pair_and_sets(&self, melds: &[FaceMeld]) -> (Option<Kind>, ArrayVec<FaceMeld, 4>) {
        match self {
            Self::Sets { pair, .. } => {
                let all = melds.iter().copied().chain(self.concealed_sets());
                (Some(*pair), all.take(4).collect())
            }
            _ => (None, ArrayVec::new()),
        }
    }

    /// The concealed sets as faces; none but for four sets and a pair.
    pub fn concealed_sets(&self) -> impl Iterator<Item = FaceMeld> + '_ {
        let sets: &[(Kind, bool)] = match self {
            Self::Sets { concealed, .. } => concealed,
            _ => &[],
        };
        sets.iter().map(|&(first, chow)| {
            FaceMeld::new(if chow { MeldKind::Chow } else { MeldKind::Pung }, first)
        })
    }
}

/// Whether concealed tiles and this many melds make a winning hand.
pub fn is_complete(concealed: &Counts, melds: usize, shapes: &Shapes) -> bool {
    (can_be_sets(concealed, melds) && !each_sets(concealed, melds, &mut |_| true))
        || (melds == 0 && is_special(concealed, shapes))
}

fn is_special(concealed: &Counts, shapes: &Shapes) -> bool {
    is_seven_pairs(concealed, shapes) || is_thirteen_orphans(concealed, shapes)
}

/// Every reading of concealed tiles with this many melds: four sets and a pair first, then seven
/// pairs, then thirteen orphans.
pub fn readings(concealed: &Counts, melds: usize, shapes: &Shapes) -> Vec<Reading> {
    let mut found = Vec::new();
    if can_be_sets(concealed, melds) {
        each_sets(concealed, melds, &mut |reading| {
            if !found.contains(reading) {
                found.push(reading.clone());
            }
            false
        });
    }
    if melds == 0 {
        if is_seven_pairs(concealed, shapes) {
            found.push(Reading::SevenPairs);
        }
        if is_thirteen_orphans(concealed, shapes) {
            found.push(Reading::ThirteenOrphans);
        }
    }
    found
}

fn is_seven_pairs(concealed: &Counts, shapes: &Shapes) -> bool {
    let pairs: u8 = concealed.iter().map(|&count| count / 2).sum();
    shapes.seven_pairs
        && pairs == 7
        && concealed
            .iter()
            .all(|&count| count == 0 || count == 2 || (count == 4 && shapes.quads_are_two_pairs))
}

fn is_thirteen_orphans(concealed: &Counts, shapes: &Shapes) -> bool {
    shapes.thirteen_orphans
        && concealed.iter().map(|&count| u32::from(count)).sum::<u32>() == 14
        && orphans().all(|kind| matches!(concealed[kind.index()], 1 | 2))
        && orphans().map(|kind| concealed[kind.index()]).sum::<u8>() == 14
}

/// A quick test that most hands fail: the tiles of one suit or honor kind come in threes, but for
/// the one that holds the pair.
fn can_be_sets(concealed: &Counts, melds: usize) -> bool {
    let mut total = 0;
    let mut pairs = 0;
    let suits = [&concealed[0..9], &concealed[9..18], &concealed[18..27]];
    let honors = concealed[27..Kind::NUM_PLAIN]
        .iter()
        .map(std::slice::from_ref);
    for group in suits.into_iter().chain(honors) {
        let sum: u8 = group.iter().sum();
        match sum % 3 {
            1 => return false,
            2 => pairs += 1,
            _ => {}
        }
        total += usize::from(sum);
    }
    pairs == 1 && total + 3 * melds == 14
}

/// Tries every pair and every split of the rest into sets; `visit` returns true to stop. Returns
/// false if it was stopped.
fn each_sets(concealed: &Counts, melds: usize, visit: &mut dyn FnMut(&Reading) -> bool) -> bool {
    let mut counts = *concealed;
    for pair in Kind::plain() {
        if counts[pair.index()] < 2 {
            continue;
        }
        counts[pair.index()] -= 2;
        let mut sets = ArrayVec::new();
        let go_on = split(&mut counts, 0, 4 - melds.min(4), &mut sets, &mut |sets| {
            visit(&Reading::Sets {
                concealed: sets.clone(),
                pair,
            })
        });
        counts[pair.index()] += 2;
        if !go_on {
            return false;
        }
    }
    true
}

type Sets = ArrayVec<(Kind, bool), 4>;

fn split(
    counts: &mut Counts,
    from: usize,
    left: usize,
    sets: &mut Sets,
    visit: &mut dyn FnMut(&Sets) -> bool,
) -> bool {
    let Some(first) = (from..Kind::NUM_PLAIN).find(|&i| counts[i] > 0) else {
        return left > 0 || !visit(sets);
    };
    let Some(kind) = Kind::from_index(first) else {
        return true;
    };
    if left == 0 {
        return true;
    }
    if counts[first] >= 3 {
        counts[first] -= 3;
        sets.push((kind, false));
        let go_on = split(counts, first, left - 1, sets, visit);
        sets.pop();
        counts[first] += 3;
        if !go_on {
            return false;
        }
    }
    let chow =
        kind.rank().is_some_and(|rank| rank <= 7) && counts[first + 1] > 0 && counts[first + 2] > 0;
    if chow {
        for i in first..first + 3 {
            counts[i] -= 1;
        }
        sets.push((kind, true));
        let go_on = split(counts, first, left - 1, sets, visit);
        sets.pop();
        for i in first..first + 3 {
            counts[i] += 1;
        }
        return go_on;
    }
    true
}

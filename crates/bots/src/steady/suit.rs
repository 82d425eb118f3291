//! The ways to use the tiles of one suit.

use super::ways::{NO_WAY, NOTHING, Odds, Ways};

/// Ways by the sorts of sets in them.
#[derive(Clone, Copy)]
pub(super) struct Sorted {
    /// With any sets.
    pub any: Ways,
    /// With chows alone.
    pub chows: Ways,
    /// With pungs alone.
    pub pungs: Ways,
}

/// The sorts of sets that are asked for; the ways of the others are left out.
#[derive(Clone, Copy)]
pub(super) struct Asked {
    /// How many sets at most.
    pub sets: usize,
    pub chows: bool,
    pub pungs: bool,
}

/// The ways of a suit as it is, and what it takes to see them after a discard.
pub(super) struct Suit {
    held: [u8; 9],
    unseen: [u8; 9],
    odds: Odds,
    asked: Asked,
    pub now: Sorted,
    needs: [Needs; 9],
    /// The paths before each rank, with any sets and with chows alone.
    any: [Paths; 9],
    chows: [Paths; 9],
}

/// Ways along the ranks, by how many chows were begun two ranks and one rank back.
type Paths = [[Ways; 3]; 3];

const NO_PATH: Paths = [[NO_WAY; 3]; 3];

/// What it weighs to need so many tiles of a rank: for the pair, for chows (and the pair), for a
/// pung (and chows). Zero where there are not so many.
#[derive(Clone, Copy, Default)]
struct Needs {
    pair: f32,
    chows: [f32; 5],
    pung: [f32; 2],
}

impl Needs {
    fn new(held: u8, unseen: u8, odds: &Odds) -> Self {
        let weight = |need: u8, claimed: f32| {
            let factor = if need > held { claimed } else { 1.0 };
            odds.of(need, held, unseen) * factor
        };
        Self {
            pair: weight(2, 1.0),
            chows: [0, 1, 2, 3, 4].map(|need| weight(need, odds.chow)),
            pung: [3, 4].map(|need| weight(need, odds.pung)),
        }
    }
}

impl Suit {
    /// The ways of a suit of which so many copies are held and unseen by rank.
    pub(super) fn new(held: [u8; 9], unseen: [u8; 9], odds: Odds, asked: Asked) -> Self {
        let mut suit = Self {
            held,
            unseen,
            odds,
            asked,
            now: Sorted {
                any: NO_WAY,
                chows: NO_WAY,
                pungs: NO_WAY,
            },
            needs: std::array::from_fn(|rank| Needs::new(held[rank], unseen[rank], &odds)),
            any: [NO_PATH; 9],
            chows: [NO_PATH; 9],
        };
        let mut start = NO_PATH;
        start[0][0] = NOTHING;
        let (mut any, mut chows) = (start, start);
        for rank in 0..9 {
            suit.any[rank] = any;
            any = step::<true>(&any, rank, &suit.needs[rank], asked.sets);
            if asked.chows {
                suit.chows[rank] = chows;
                chows = step::<false>(&chows, rank, &suit.needs[rank], asked.sets);
            }
        }
        suit.now = Sorted {
            any: any[0][0],
            chows: chows[0][0],
            pungs: suit.pungs(&suit.needs),
        };
        suit
    }

    /// The ways after a discard of this rank (from 0).
    pub(super) fn without(&self, discard: usize) -> Sorted {
        let mut needs = self.needs;
        let held = self.held[discard].saturating_sub(1);
        needs[discard] = Needs::new(held, self.unseen[discard], &self.odds);
        let (mut any, mut chows) = (self.any[discard], self.chows[discard]);
        for (rank, needs) in needs.iter().enumerate().skip(discard) {
            any = step::<true>(&any, rank, needs, self.asked.sets);
            if self.asked.chows {
                chows = step::<false>(&chows, rank, needs, self.asked.sets);
            }
        }
        Sorted {
            any: any[0][0],
            chows: chows[0][0],
            pungs: self.pungs(&needs),
        }
    }

    fn pungs(&self, needs: &[Needs; 9]) -> Ways {
        let mut ways = NOTHING;
        if self.asked.pungs {
            for needs in needs {
                let before = ways;
                extend(&mut ways, &before, needs.pair, 0, 1);
                extend(&mut ways, &before, needs.pung[0], 1, 0);
            }
        }
        ways
    }
}

/// Goes on by one rank: chows may begin there, a pung and the pair stand there.
fn step<const PUNGS: bool>(paths: &Paths, rank: usize, needs: &Needs, sets: usize) -> Paths {
    let most_new = if rank < 7 { 2 } else { 0 };
    let mut next = NO_PATH;
    for (two_back, paths) in paths.iter().enumerate() {
        for (one_back, ways) in paths.iter().enumerate() {
            if two_back + one_back > sets || (two_back + one_back > 0 && ways == &NO_WAY) {
                continue;
            }
            for (new, to) in next[one_back].iter_mut().enumerate().take(most_new + 1) {
                let chows = two_back + one_back + new;
                if chows > 4 || needs.chows[chows] == 0.0 {
                    break;
                }
                extend(to, ways, needs.chows[chows], new, 0);
                let pair = match chows {
                    0 => needs.pair,
                    _ => needs.chows.get(chows + 2).copied().unwrap_or(0.0),
                };
                extend(to, ways, pair, new, 1);
                if PUNGS && chows < 2 {
                    extend(to, ways, needs.pung[chows], new + 1, 0);
                }
            }
        }
    }
    next
}

/// Adds the ways that go on with `sets` more sets, with or without the pair.
#[inline]
fn extend(to: &mut Ways, ways: &Ways, weight: f32, sets: usize, pair: usize) {
    if weight == 0.0 {
        return;
    }
    for with_pair in 0..2 - pair {
        for made in 0..5 - sets {
            to[with_pair + pair][made + sets] += ways[with_pair][made] * weight;
        }
    }
}

/// The weight of a pung of a kind.
pub(super) fn pung_weight(held: u8, unseen: u8, odds: &Odds) -> f32 {
    let weight = odds.of(3, held, unseen);
    if held < 3 { weight * odds.pung } else { weight }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::Seed;
    use sparrows_engine::chance::Stream;

    const ODDS: Odds = Odds {
        tile: 0.25,
        pung: 1.0,
        chow: 1.0,
    };
    const ALL: Asked = Asked {
        sets: 4,
        chows: true,
        pungs: true,
    };

    /// The weight of every choice of chows (each at most twice), pungs and a pair, one by one.
    fn one_by_one(held: &[u8; 9], unseen: &[u8; 9]) -> Sorted {
        let mut sums = Sorted {
            any: NO_WAY,
            chows: NO_WAY,
            pungs: NO_WAY,
        };
        // Groups 0–6 chows, 7–13 the same chows again, 14–22 pungs.
        for choice in 0_u32..1 << 23 {
            let again_first = choice >> 7 & 0x7f & !choice & 0x7f != 0;
            if choice.count_ones() > 4 || again_first {
                continue;
            }
            for pair in (0..9).map(Some).chain([None]) {
                let mut need = [0; 9];
                for group in (0..23).filter(|group| choice >> group & 1 != 0) {
                    match group {
                        0..14 => (0..3).for_each(|i| need[group % 7 + i] += 1),
                        _ => need[group - 14] += 3,
                    }
                }
                if let Some(pair) = pair {
                    need[pair] += 2;
                }
                let weight: f32 = (0..9)
                    .map(|i| ODDS.of(need[i], held[i], unseen[i]))
                    .product();
                if need.iter().any(|&need| need > 4) {
                    continue;
                }
                let sets = choice.count_ones() as usize;
                let at = |ways: &mut Ways| ways[usize::from(pair.is_some())][sets] += weight;
                at(&mut sums.any);
                if choice >> 14 == 0 {
                    at(&mut sums.chows);
                }
                if choice & 0x3fff == 0 {
                    at(&mut sums.pungs);
                }
            }
        }
        sums
    }

    fn near(a: &Ways, b: &Ways) -> bool {
        let pairs = a.iter().flatten().zip(b.iter().flatten());
        pairs
            .into_iter()
            .all(|(a, b)| (a - b).abs() <= 1e-3 * a.abs().max(1e-6))
    }

    /// A suit of which each copy is held, unseen or seen elsewhere.
    fn suit(n: u64) -> ([u8; 9], [u8; 9]) {
        let mut chance = Seed::from(n).chance(Stream::Bot);
        let (mut held, mut unseen) = ([0; 9], [0; 9]);
        for rank in 0..9 {
            for _ in 0..4 {
                match chance.below(5) {
                    0 => held[rank] += 1,
                    1..=3 => unseen[rank] += 1,
                    _ => {}
                }
            }
        }
        (held, unseen)
    }

    #[test]
    fn sums_are_those_of_the_ways_one_by_one() {
        for n in 0..4 {
            let (held, unseen) = suit(n);
            let found = Suit::new(held, unseen, ODDS, ALL).now;
            let expected = one_by_one(&held, &unseen);
            assert!(near(&found.any, &expected.any), "{held:?} {unseen:?}");
            assert!(near(&found.chows, &expected.chows), "{held:?} {unseen:?}");
            assert!(near(&found.pungs, &expected.pungs), "{held:?} {unseen:?}");
        }
    }

    #[test]
    fn a_discard_leaves_what_a_smaller_hand_has() {
        for n in 0..50 {
            let (held, unseen) = suit(n);
            let whole = Suit::new(held, unseen, ODDS, ALL);
            for rank in (0..9).filter(|&rank| held[rank] > 0) {
                let mut less = held;
                less[rank] -= 1;
                let (after, fresh) = (whole.without(rank), Suit::new(less, unseen, ODDS, ALL).now);
                assert_eq!(after.any, fresh.any);
                assert_eq!(after.chows, fresh.chows);
                assert_eq!(after.pungs, fresh.pungs);
            }
        }
    }
}

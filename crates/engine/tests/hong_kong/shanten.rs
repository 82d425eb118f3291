//! A second opinion on shanten and helpful tiles, from their definition: the least number of tiles
//! missing from any winning hand that can exist, less one.

use crate::common::kinds;
use sparrows_engine::analysis::{Shapes, helpful, is_complete, shanten};
use sparrows_engine::chance::Stream;
use sparrows_engine::{Chance, Counts, FaceMeld, Kind, KindSet, MeldKind, Seed};

const ALL: Shapes = Shapes {
    seven_pairs: true,
    quads_are_two_pairs: false,
    thirteen_orphans: true,
    kinds: KindSet::PLAIN,
};
const QUADS: Shapes = Shapes {
    quads_are_two_pairs: true,
    ..ALL
};

fn counts(text: &str) -> Counts {
    let mut counts = [0; Kind::NUM];
    for kind in kinds(text) {
        counts[kind.index()] += 1;
    }
    counts
}

fn meld(kind: MeldKind, text: &str) -> FaceMeld {
    FaceMeld::new(kind, kinds(text)[0])
}

/// Tries every multiset of sets and every pair that the tiles outside the melds allow, giving up
/// a branch as soon as it misses as many tiles as the best hand found.
struct Brute<'a> {
    held: &'a Counts,
    available: Counts,
    wanted: Counts,
    best: u8,
}

impl Brute<'_> {
    /// Tiles of the kind that `wanted` asks for and the hand does not hold.
    fn lacks(&self, kind: usize) -> u8 {
        self.wanted[kind].saturating_sub(self.held[kind])
    }

    fn sets(&mut self, left: usize, from: usize, missing: u8) {
        if missing >= self.best {
            return;
        }
        if left == 0 {
            return self.pairs(missing);
        }
        for candidate in from..34 + 27 {
            let tiles = match candidate {
                0..34 => [candidate; 3],
                _ if (candidate - 34) % 9 > 6 => continue,
                _ => [candidate - 34, candidate - 33, candidate - 32],
            };
            self.with(&tiles, missing, |brute, missing| {
                brute.sets(left - 1, candidate, missing)
            });
        }
    }

    fn pairs(&mut self, missing: u8) {
        for kind in 0..34 {
            self.with(&[kind; 2], missing, |brute, missing| {
                brute.best = brute.best.min(missing)
            });
        }
    }

    /// Wants these tiles too, if there are as many, and goes on.
    fn with(&mut self, tiles: &[usize], missing: u8, go_on: impl FnOnce(&mut Self, u8)) {
        let mut now = missing;
        for &tile in tiles {
            now -= self.lacks(tile);
            self.wanted[tile] += 1;
            now += self.lacks(tile);
        }
        if tiles
            .iter()
            .all(|&tile| self.wanted[tile] <= self.available[tile])
        {
            go_on(self, now);
        }
        for &tile in tiles {
            self.wanted[tile] -= 1;
        }
    }
}

fn brute(held: &Counts, melds: &[FaceMeld], shapes: &Shapes) -> i8 {
    let mut available = [4; Kind::NUM];
    for kind in melds.iter().flat_map(|meld| meld.kinds()) {
        available[kind.index()] -= 1;
    }
    let mut best = 14;
    if melds.is_empty() && shapes.seven_pairs {
        // Seven places for a pair; the best filled ones, a kind twice only where quads are allowed.
        let mut places: Vec<u8> = held[..34].iter().map(|&n| n.min(2)).collect();
        if shapes.quads_are_two_pairs {
            places.extend(held[..34].iter().map(|&n| n.saturating_sub(2)));
        }
        places.sort_unstable();
        best = 14 - places.iter().rev().take(7).sum::<u8>();
    }
    if melds.is_empty() && shapes.thirteen_orphans {
        let orphans = [0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33];
        for pair in orphans {
            let missing = |&kind: &usize| (1 + u8::from(kind == pair)).saturating_sub(held[kind]);
            best = best.min(orphans.iter().map(missing).sum());
        }
    }
    let mut search = Brute {
        held,
        available,
        wanted: [0; Kind::NUM],
        best,
    };
    search.sets(4 - melds.len(), 0, 0);
    search.best as i8 - 1
}

fn brute_helpful(held: &Counts, melds: &[FaceMeld], shapes: &Shapes) -> Vec<(Kind, u8)> {
    let now = brute(held, melds, shapes);
    let mut left = [4u8; 34];
    for kind in melds.iter().flat_map(|meld| meld.kinds()) {
        left[kind.index()] -= 1;
    }
    let mut found = Vec::new();
    for kind in Kind::plain() {
        let left = left[kind.index()] - held[kind.index()];
        let mut with = *held;
        with[kind.index()] += 1;
        if left > 0 && brute(&with, melds, shapes) < now {
            found.push((kind, left));
        }
    }
    found
}

/// A hand by lot: mostly sets and pairs with some tiles exchanged, so that low shanten comes up.
fn lot(chance: &mut Chance, size: usize) -> (Counts, Vec<FaceMeld>) {
    let mut left = [4u8; 34];
    let mut melds = Vec::new();
    let span = [34, 34, 18, 9][chance.below(4) as usize];
    for _ in 0..chance.below(4) {
        let first = chance.below(span) as usize;
        let kind = [MeldKind::Chow, MeldKind::Pung, MeldKind::Kong][chance.below(3) as usize];
        let meld = FaceMeld::new(kind, Kind::from_index(first).unwrap());
        let chow_fits = kind != MeldKind::Chow || (first < 27 && first % 9 < 7);
        let mut after = left;
        if chow_fits && meld.kinds().all(|k| take(&mut after, k.index())) {
            left = after;
            melds.push(meld);
        }
    }
    let mut held = [0; Kind::NUM];
    let size = size - 3 * melds.len();
    while held.iter().map(|&n| usize::from(n)).sum::<usize>() < size {
        let first = chance.below(span) as usize;
        let group: Vec<usize> = match chance.below(5) {
            0 | 1 if first < 27 && first % 9 < 7 => vec![first, first + 1, first + 2],
            2 => vec![first; 3],
            3 => vec![first; 2],
            _ => vec![first],
        };
        for tile in group {
            let room = held.iter().map(|&n| usize::from(n)).sum::<usize>() < size;
            if room && take(&mut left, tile) {
                held[tile] += 1;
            }
        }
    }
    (held, melds)
}

fn take(left: &mut [u8; 34], tile: usize) -> bool {
    let there = left[tile] > 0;
    left[tile] -= u8::from(there);
    there
}

fn check_random(seed: u64, hands: u32) {
    let mut chance = Seed::from(seed).chance(Stream::Bot);
    let mut seen = [0; 8];
    for _ in 0..hands {
        let shapes = if chance.below(2) == 0 { ALL } else { QUADS };
        let size = 13 + chance.below(2) as usize;
        let (held, melds) = lot(&mut chance, size);
        let now = brute(&held, &melds, &shapes);
        assert_eq!(shanten(&held, &melds, &shapes), now, "{held:?} {melds:?}");
        assert_eq!(
            is_complete(&held, melds.len(), &shapes),
            now == -1,
            "{held:?} {melds:?}"
        );
        if size == 13 && now <= 1 {
            let expected = brute_helpful(&held, &melds, &shapes);
            assert_eq!(
                helpful(&held, &melds, &shapes),
                expected,
                "{held:?} {melds:?}"
            );
        }
        seen[(now + 1) as usize] += 1;
    }
    assert!(seen[..4].iter().all(|&n| n > 20), "{seen:?}");
}

#[test]
fn shanten_agrees_with_its_definition_1() {
    check_random(1, 1500);
}

#[test]
fn shanten_agrees_with_its_definition_2() {
    check_random(2, 1500);
}

/// Whether some draw that is left and some discard bring a 13-tile hand to this shanten.
fn reaches(held: &Counts, melds: &[FaceMeld], target: i8) -> bool {
    let mut left = [4u8; 34];
    for kind in melds.iter().flat_map(|meld| meld.kinds()) {
        left[kind.index()] -= 1;
    }
    (0..34).filter(|&draw| left[draw] > held[draw]).any(|draw| {
        let mut with = *held;
        with[draw] += 1;
        if target == -1 {
            return is_complete(&with, melds.len(), &ALL);
        }
        (0..34).filter(|&discard| with[discard] > 0).any(|discard| {
            let mut after = with;
            after[discard] -= 1;
            stands_at(&after, melds, target)
        })
    })
}

/// Whether a 13-tile hand is at this shanten or better, by drawing and discarding alone.
fn stands_at(held: &Counts, melds: &[FaceMeld], shanten: i8) -> bool {
    reaches(held, melds, shanten - 1)
}

#[test]
fn shanten_is_how_many_draws_it_takes() {
    let mut chance = Seed::from(3).chance(Stream::Bot);
    let mut seen = [0; 3];
    for _ in 0..600 {
        let (held, melds) = lot(&mut chance, 13);
        let now = shanten(&held, &melds, &ALL);
        assert_eq!(stands_at(&held, &melds, 0), now <= 0, "{held:?} {melds:?}");
        if now <= 2 {
            assert_eq!(stands_at(&held, &melds, 1), now <= 1, "{held:?} {melds:?}");
            seen[now as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > 20), "{seen:?}");
}

#[test]
fn known_values() {
    for (text, value) in [
        ("123m456m789m11z234s", -1),
        ("123m456m789m11z23s", 0),
        ("123m456m789m11z24s9p", 0),
        ("123m456m78m11z24s9p", 1),
        ("19m19p19s1234567z", 0),
        ("19m19p19s1234567z1m", -1),
        ("19m19p19s123456z55m", 1),
        ("147m258p369s1234z", 6),
        ("1133m5577p22s11z7z", 0),
        ("1133m5577p22s11z77z", -1),
        ("1133m5577p22s17z9s", 1),
        // Four equal tiles are one pair; two kinds are wanting, of one of which it holds a tile.
        ("1111m5577p22s11z7z", 2),
        ("1112345678999s", 0),
        ("1112345678999s5s", -1),
    ] {
        assert_eq!(shanten(&counts(text), &[], &ALL), value, "{text}");
    }
    // With quads as two pairs the hand is ready.
    assert_eq!(shanten(&counts("1111m5577p22s11z7z"), &[], &QUADS), 0);
}

#[test]
fn thirteen_orphans_wait_for_thirteen_kinds() {
    let waits = helpful(&counts("19m19p19s1234567z"), &[], &ALL);
    assert_eq!(waits.len(), 13);
    assert!(waits.iter().all(|&(_, left)| left == 3));
    let gates = helpful(&counts("1112345678999s"), &[], &ALL);
    let expected = [1, 3, 3, 3, 3, 3, 3, 3, 1];
    assert!(
        gates.iter().map(|&(_, left)| left).eq(expected),
        "{gates:?}"
    );
}

#[test]
fn a_wait_that_the_hand_itself_holds_up_is_none() {
    // 1111z and three chows: only a fifth east would make the pair.
    let held = counts("123m456m789m1111z");
    assert_eq!(shanten(&held, &[], &ALL), 1);
    assert!(
        helpful(&held, &[], &ALL)
            .iter()
            .all(|&(kind, _)| kind != Kind::EAST)
    );
    // The edge of a chow, all four of it in the hand's own melds.
    let kong = [meld(MeldKind::Kong, "3m")];
    let held = counts("12m456p789p11z");
    assert_eq!(shanten(&held, &kong, &ALL), 1);
    assert_eq!(shanten(&held, &[meld(MeldKind::Pung, "3m")], &ALL), 0);
    // Ready for two tiles, of which one is used up.
    let held = counts("23m456p789p11z");
    let waits = helpful(&held, &[meld(MeldKind::Kong, "4m")], &ALL);
    assert_eq!(waits, [(kinds("1m")[0], 4)]);
}

#[test]
fn melds_leave_only_sets() {
    let pung = [meld(MeldKind::Pung, "5m")];
    // Five pairs are far from three sets and a pair, however near to seven pairs.
    assert!(shanten(&counts("1133m1155p22s"), &pung, &ALL) > 0);
    let four = [
        pung[0],
        meld(MeldKind::Chow, "1p"),
        meld(MeldKind::Kong, "9s"),
        meld(MeldKind::ConcealedKong, "2z"),
    ];
    assert_eq!(shanten(&counts("1z"), &four, &ALL), 0);
    assert_eq!(shanten(&counts("11z"), &four, &ALL), -1);
}

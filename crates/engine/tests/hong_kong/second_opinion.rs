//! The engine's scoring against a second scorer that was written from the rules, on random hands.

use crate::common::second_scorer::{By, Hand, House, Set, Verdict, judge, pay};
use sparrows_engine::chance::Stream;
use sparrows_engine::{Chance, Kind, Rules, Seat, Seed, notation, scorer};

/// A hand as drawn by lot: tiles to take from, of which no kind may be used up.
struct Lot {
    chance: Chance,
    left: [u8; 34],
}

impl Lot {
    fn below(&mut self, n: u32) -> usize {
        self.chance.below(n) as usize
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    fn take(&mut self, tiles: &[usize]) -> bool {
        let mut left = self.left;
        for &tile in tiles {
            if left[tile] == 0 {
                return false;
            }
            left[tile] -= 1;
        }
        self.left = left;
        true
    }

    /// A kind of the hand's sort: any, of one suit, of one suit and honors, honors, terminals.
    fn kind(&mut self, sort: usize) -> usize {
        match sort {
            0 => self.below(34),
            1 => self.below(9),
            2 if self.one_in(3) => 27 + self.below(7),
            2 => 9 + self.below(9),
            3 => 27 + self.below(7),
            4 => self.below(3) * 9 + self.below(2) * 8,
            // Few neighbouring ranks, so that several readings are likely.
            _ => 18 + self.below(4),
        }
    }

    /// A set of the sort, or of any where the tiles left allow none.
    fn set(&mut self, sort: usize, chows: u32) -> (bool, usize) {
        for tries in 0.. {
            let first = self.kind(if tries < 40 { sort } else { 0 });
            let chow = chows > 0 && first < 27 && first % 9 < 7 && self.below(4) < chows as usize;
            let tiles = if chow {
                vec![first, first + 1, first + 2]
            } else {
                vec![first; 3]
            };
            if self.take(&tiles) {
                return (chow, first);
            }
        }
        unreachable!()
    }

    fn pair(&mut self, sort: usize) -> usize {
        for tries in 0.. {
            let tile = self.kind(if tries < 40 { sort } else { 0 });
            if self.take(&[tile, tile]) {
                return tile;
            }
        }
        unreachable!()
    }

    /// Four sets and a pair, some of the sets declared.
    fn sets_hand(&mut self, tiles: &mut Vec<usize>, melds: &mut Vec<(Set, usize)>) {
        let sort = self.below(7);
        let chows = self.below(5) as u32;
        let declare = self.below(4) as u32;
        // A kong more often in some hands, so that four of them come up.
        let kongs = [2, 5][self.below(2)];
        let mut sets = Vec::new();
        for _ in 0..4 {
            sets.push(self.set(sort, chows));
        }
        let pair = self.pair(sort);
        tiles.extend([pair, pair]);
        for (chow, first) in sets {
            let declared = self.below(4) < declare as usize;
            if declared && chow {
                melds.push((Set::Chow, first));
            } else if declared && self.one_in(kongs) && self.take(&[first]) {
                let concealed = self.one_in(2);
                melds.push((
                    if concealed {
                        Set::ConcealedKong
                    } else {
                        Set::Kong
                    },
                    first,
                ));
            } else if declared {
                melds.push((Set::Pung, first));
            } else if chow {
                tiles.extend([first, first + 1, first + 2]);
            } else {
                tiles.extend([first; 3]);
            }
        }
    }

    fn pairs_hand(&mut self, tiles: &mut Vec<usize>) {
        let sort = [0, 1, 2, 3, 0][self.below(5)];
        for _ in 0..7 {
            let pair = self.pair(sort);
            tiles.extend([pair, pair]);
        }
    }

    fn orphans_hand(&mut self, tiles: &mut Vec<usize>) {
        let orphans = (0..34).filter(|&t| t >= 27 || t % 9 == 0 || t % 9 == 8);
        tiles.extend(orphans);
        let extra = tiles[self.below(13)];
        tiles.push(extra);
    }

    fn gates_hand(&mut self, tiles: &mut Vec<usize>) {
        let suit = self.below(3) * 9;
        tiles.extend([0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8].map(|rank| suit + rank));
        tiles.push(suit + self.below(9));
    }

    /// One hand, the winning tile last among its concealed tiles.
    fn hand(&mut self) -> Hand {
        self.left = [4; 34];
        let (mut tiles, mut melds) = (Vec::new(), Vec::new());
        match self.below(40) {
            0..3 => self.pairs_hand(&mut tiles),
            3 => self.orphans_hand(&mut tiles),
            4 => self.gates_hand(&mut tiles),
            _ => self.sets_hand(&mut tiles, &mut melds),
        }
        // One hand in eight is spoilt by another tile, and mostly no hand any more.
        if self.one_in(8) {
            let at = self.below(tiles.len() as u32);
            let other = self.below(34);
            let used = tiles.iter().filter(|&&t| t == other).count()
                + melds
                    .iter()
                    .map(|&(set, first)| used_by(set, first, other))
                    .sum::<usize>();
            if used < 4 {
                tiles[at] = other;
            }
        }
        let at = self.below(tiles.len() as u32);
        let last = tiles.len() - 1;
        tiles.swap(at, last);
        let kongs = melds
            .iter()
            .any(|m| matches!(m.0, Set::Kong | Set::ConcealedKong));
        let alone = tiles.iter().filter(|&&t| t == tiles[last]).count() == 1
            && melds
                .iter()
                .all(|&(set, first)| used_by(set, first, tiles[last]) == 0);
        let by = match self.below(5) {
            0..2 => By::Discard,
            2 if alone => By::RobbedKong,
            _ => By::SelfDraw,
        };
        let many_flowers = self.one_in(4);
        let flowers = (1..=8)
            .filter(|_| self.below(8) < if many_flowers { 7 } else { 2 })
            .collect();
        Hand {
            flowers,
            seat: Seat::PLAYERS[self.below(4)],
            by,
            kong_replacement: by == By::SelfDraw && kongs && self.one_in(2),
            last_tile: by != By::RobbedKong && self.one_in(4),
            tiles,
            melds,
        }
    }
}

fn used_by(set: Set, first: usize, tile: usize) -> usize {
    match set {
        Set::Chow => usize::from((first..first + 3).contains(&tile)),
        Set::Pung => 3 * usize::from(first == tile),
        Set::Kong | Set::ConcealedKong => 4 * usize::from(first == tile),
    }
}

fn text(tiles: &[usize]) -> String {
    notation::faces(tiles.iter().filter_map(|&tile| Kind::from_index(tile)))
}

/// The hand as the public contract takes it.
fn request(hand: &Hand, from: Option<Seat>, house: &House, shared: bool) -> String {
    let melds: Vec<_> = hand
        .melds
        .iter()
        .map(|&(set, first)| {
            let (kind, tiles) = match set {
                Set::Chow => ("chow", vec![first, first + 1, first + 2]),
                Set::Pung => ("pung", vec![first; 3]),
                Set::Kong => ("kong", vec![first; 4]),
                Set::ConcealedKong => ("concealed-kong", vec![first; 4]),
            };
            serde_json::json!({"kind": kind, "tiles": text(&tiles)})
        })
        .collect();
    let flowers: String = hand
        .flowers
        .iter()
        .map(|digit| format!("{digit}f"))
        .collect();
    let (win, rest) = hand.tiles.split_last().unwrap();
    serde_json::json!({
        "hand": text(rest), "melds": melds, "win": text(&[*win]),
        "by": match hand.by {
            By::Discard => "discard",
            By::SelfDraw => "self-draw",
            By::RobbedKong => "robbed-kong",
        },
        "from": from, "seat": hand.seat, "flowers": flowers,
        "kong_replacement": hand.kong_replacement, "last_tile": hand.last_tile,
        "options": {"min_faan": house.min_faan, "cap": house.cap,
            "payment": if shared { "shared" } else { "full" }, "seven_pairs_quads": house.quads},
    })
    .to_string()
}

fn compare(lot: &mut Lot, seen: &mut std::collections::BTreeMap<String, u32>) {
    let hand = lot.hand();
    let min_faan = [0, 3, 3, 5, 8][lot.below(5)];
    let cap = [13, 13, 10, 8, 6, 5][lot.below(6)].max(min_faan.max(1));
    let house = House {
        min_faan,
        cap,
        quads: lot.one_in(2),
    };
    let shared = lot.one_in(2);
    let steps = 1 + lot.below(3);
    let from = (hand.by != By::SelfDraw).then(|| hand.seat.ahead(steps));
    let line = request(&hand, from, &house, shared);
    let answer = scorer::answer(Rules::HongKong, &line).unwrap_or_else(|e| panic!("{line}: {e}"));
    let found: Vec<_> = answer
        .patterns
        .iter()
        .flatten()
        .map(|p| (p.id, p.value))
        .collect();
    let verdict = judge(&hand, &house);
    let reason = match verdict {
        Verdict::NotAHand => {
            assert_eq!(answer.reason, Some("not-a-hand"), "{line}");
            "not-a-hand"
        }
        Verdict::Below(patterns, _, total) => {
            assert_eq!(answer.reason, Some("below-minimum"), "{line}: {patterns:?}");
            assert_eq!((found, answer.total), (patterns, Some(total)), "{line}");
            "below-minimum"
        }
        Verdict::Wins(patterns, _, total) => {
            assert!(answer.wins, "{line}: {patterns:?}");
            assert_eq!(
                (found, answer.total),
                (patterns.clone(), Some(total)),
                "{line}"
            );
            let points = answer.payments.unwrap();
            let points: Vec<i32> = Seat::PLAYERS.iter().map(|seat| points[seat]).collect();
            assert_eq!(points, pay(hand.seat, from, total, shared), "{line}");
            for (id, _) in patterns {
                *seen.entry(id.to_owned()).or_default() += 1;
            }
            "wins"
        }
    };
    *seen.entry(reason.to_owned()).or_default() += 1;
}

/// Compares hands of one seed and expects every pattern and verdict among them.
fn compare_many(seed: u64, hands: u32) {
    let chance = Seed::from(seed).chance(Stream::Bot);
    let mut lot = Lot {
        chance,
        left: [4; 34],
    };
    let mut seen = std::collections::BTreeMap::new();
    for _ in 0..hands {
        compare(&mut lot, &mut seen);
    }
    let patterns = Rules::HongKong.patterns().iter().map(|pattern| pattern.id);
    for name in patterns.chain(["not-a-hand", "below-minimum", "wins"]) {
        assert!(
            seen.contains_key(name),
            "no hand came up with {name}: {seen:?}"
        );
    }
}

#[test]
fn random_hands_are_scored_alike_1() {
    compare_many(101, 40_000);
}

#[test]
fn random_hands_are_scored_alike_2() {
    compare_many(102, 40_000);
}

#[test]
fn random_hands_are_scored_alike_3() {
    compare_many(103, 40_000);
}

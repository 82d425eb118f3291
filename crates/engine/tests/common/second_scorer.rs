//! A second opinion on Hong Kong scoring, written from the rules (HK-4, HK-5) alone: it knows no
//! more of the engine than tiles and seats, tries every multiset of sets, and is slow on purpose.

use sparrows_engine::Seat;

/// The faan of the ordinary patterns in the order of the rules' table.
pub const TABLE: [(&str, u8); 22] = [
    ("all-chows", 1),
    ("concealed-hand", 1),
    ("self-draw", 1),
    ("no-flowers", 1),
    ("red-dragon", 1),
    ("green-dragon", 1),
    ("white-dragon", 1),
    ("seat-wind", 1),
    ("round-wind", 1),
    ("small-three-dragons", 5),
    ("all-pungs", 3),
    ("half-flush", 3),
    ("full-flush", 7),
    ("seven-pairs", 4),
    ("own-flower", 1),
    ("own-season", 1),
    ("all-flowers", 2),
    ("all-seasons", 2),
    ("kong-replacement", 1),
    ("robbed-kong", 1),
    ("last-draw", 1),
    ("last-discard", 1),
];

/// The limit hands in the order of the rules' table.
pub const LIMITS: [&str; 8] = [
    "thirteen-orphans",
    "all-honors",
    "all-terminals",
    "great-three-dragons",
    "great-four-winds",
    "four-kongs",
    "nine-gates",
    "four-concealed-pungs",
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Set {
    Chow,
    Pung,
    Kong,
    ConcealedKong,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Discard,
    SelfDraw,
    RobbedKong,
}

/// A hand that claims to win.
#[derive(Clone, Debug)]
pub struct Hand {
    /// Concealed tiles as indices 0–33, the winning tile among them.
    pub tiles: Vec<usize>,
    /// Melds by kind and lowest tile.
    pub melds: Vec<(Set, usize)>,
    /// Digits of the flowers and seasons shown, 1–8.
    pub flowers: Vec<u8>,
    pub seat: Seat,
    pub by: By,
    pub kong_replacement: bool,
    pub last_tile: bool,
}

#[derive(Clone, Copy, Debug)]
pub struct House {
    pub min_faan: u8,
    pub cap: u8,
    pub quads: bool,
}

/// What the rules say about a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    NotAHand,
    /// Pattern ids with faan, sum before the cap, total.
    Below(Vec<(&'static str, u8)>, u8, u8),
    Wins(Vec<(&'static str, u8)>, u8, u8),
}

/// One set of a reading: kind, lowest tile, exposed or not.
type Group = (Set, usize, bool);

enum Reading {
    Sets(Vec<Group>, usize),
    Pairs,
    Orphans,
}

fn suit_of(tile: usize) -> Option<usize> {
    (tile < 27).then_some(tile / 9)
}

fn is_orphan(tile: usize) -> bool {
    tile >= 27 || tile % 9 == 0 || tile % 9 == 8
}

fn tiles_of(set: Set, first: usize) -> Vec<usize> {
    match set {
        Set::Chow => vec![first, first + 1, first + 2],
        Set::Pung => vec![first; 3],
        Set::Kong | Set::ConcealedKong => vec![first; 4],
    }
}

/// Removes the tiles from the bag if all are there.
fn without(bag: &[usize], tiles: &[usize]) -> Option<Vec<usize>> {
    let mut rest = bag.to_vec();
    for tile in tiles {
        let at = rest.iter().position(|t| t == tile)?;
        rest.swap_remove(at);
    }
    Some(rest)
}

/// Every way to take `wanted` sets out of the bag and leave a pair; sets in ascending order.
fn sets_out_of(
    bag: &[usize],
    wanted: usize,
    from: usize,
    taken: &mut Vec<Group>,
    found: &mut Vec<Reading>,
) {
    if wanted == 0 {
        if let [a, b] = bag
            && a == b
        {
            found.push(Reading::Sets(taken.clone(), *a));
        }
        return;
    }
    // Candidates 0–33 are pungs, from 34 on chows by their lowest tile.
    for candidate in from..34 + 27 {
        let (set, first) = match candidate {
            0..34 => (Set::Pung, candidate),
            _ => (Set::Chow, candidate - 34),
        };
        if (set == Set::Chow && first % 9 > 6) || !bag.contains(&first) {
            continue;
        }
        if let Some(rest) = without(bag, &tiles_of(set, first)) {
            taken.push((set, first, false));
            sets_out_of(&rest, wanted - 1, candidate, taken, found);
            taken.pop();
        }
    }
}

fn every_reading(hand: &Hand, house: &House) -> Vec<Reading> {
    let mut found = Vec::new();
    if hand.tiles.len() != 14 - 3 * hand.melds.len() {
        return found;
    }
    let mut taken: Vec<Group> = hand
        .melds
        .iter()
        .map(|&(set, first)| (set, first, set != Set::ConcealedKong))
        .collect();
    sets_out_of(&hand.tiles, 4 - hand.melds.len(), 0, &mut taken, &mut found);
    if hand.melds.is_empty() {
        let count = |tile: usize| hand.tiles.iter().filter(|&&t| t == tile).count();
        let even = (0..34).all(|t| count(t) % 2 == 0);
        let different = (0..34).all(|t| count(t) <= 2);
        if even && (different || house.quads) {
            found.push(Reading::Pairs);
        }
        let orphans: Vec<usize> = (0..34).filter(|&t| is_orphan(t)).collect();
        if let Some(rest) = without(&hand.tiles, &orphans)
            && rest.iter().all(|&t| is_orphan(t))
        {
            found.push(Reading::Orphans);
        }
    }
    found
}

/// Ids of a reading: its limit hands, or where it has none its ordinary patterns.
fn name_patterns(hand: &Hand, reading: &Reading) -> (Vec<&'static str>, Vec<&'static str>) {
    let mut all: Vec<usize> = hand.tiles.clone();
    for &(set, first) in &hand.melds {
        all.extend(tiles_of(set, first));
    }
    let (groups, pair) = match reading {
        Reading::Sets(groups, pair) => (groups.as_slice(), Some(*pair)),
        _ => (&[][..], None),
    };
    let is_sets = pair.is_some();
    let pung_of = |tile: usize| {
        groups
            .iter()
            .any(|&(set, first, _)| set != Set::Chow && first == tile)
    };
    let four_pungs = is_sets && groups.iter().all(|g| g.0 != Set::Chow);
    let exposed = hand.melds.iter().any(|m| m.0 != Set::ConcealedKong);
    let suits: Vec<usize> = {
        let mut suits: Vec<usize> = all.iter().filter_map(|&t| suit_of(t)).collect();
        suits.sort_unstable();
        suits.dedup();
        suits
    };
    let honors = all.iter().any(|&t| t >= 27);
    let own_wind = 27 + hand.seat as usize;
    let (east, white, green, red) = (27, 31, 32, 33);
    let dragons = [white, green, red]
        .into_iter()
        .filter(|&d| pung_of(d))
        .count();
    let own = hand.seat as u8;

    let mut limits = Vec::new();
    let mut limit = |holds: bool, id: &'static str| {
        if holds {
            limits.push(id);
        }
    };
    limit(matches!(reading, Reading::Orphans), "thirteen-orphans");
    limit(all.iter().all(|&t| t >= 27), "all-honors");
    limit(
        four_pungs && all.iter().all(|&t| t < 27 && is_orphan(t)),
        "all-terminals",
    );
    limit(dragons == 3, "great-three-dragons");
    limit((27..31).all(pung_of), "great-four-winds");
    let kongs = hand
        .melds
        .iter()
        .filter(|m| matches!(m.0, Set::Kong | Set::ConcealedKong));
    limit(kongs.count() == 4, "four-kongs");
    let gates = |suit: usize| {
        let wanted: Vec<usize> = [0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8]
            .map(|r| suit * 9 + r)
            .to_vec();
        without(&hand.tiles, &wanted).is_some_and(|rest| suit_of(rest[0]) == Some(suit))
    };
    limit(hand.melds.is_empty() && (0..3).any(gates), "nine-gates");
    limit(
        four_pungs && !exposed && hand.by == By::SelfDraw,
        "four-concealed-pungs",
    );

    let mut ids = Vec::new();
    let mut pattern = |holds: bool, id: &'static str| {
        if holds {
            ids.push(id);
        }
    };
    let four_chows = is_sets && groups.iter().all(|g| g.0 == Set::Chow);
    pattern(four_chows && pair.is_some_and(|p| p < 27), "all-chows");
    pattern(!exposed, "concealed-hand");
    pattern(hand.by == By::SelfDraw, "self-draw");
    pattern(hand.flowers.is_empty(), "no-flowers");
    let small = dragons == 2 && pair.is_some_and(|p| p >= white && !pung_of(p));
    pattern(pung_of(red) && !small, "red-dragon");
    pattern(pung_of(green) && !small, "green-dragon");
    pattern(pung_of(white) && !small, "white-dragon");
    pattern(pung_of(own_wind), "seat-wind");
    pattern(pung_of(east), "round-wind");
    pattern(small, "small-three-dragons");
    pattern(four_pungs, "all-pungs");
    pattern(suits.len() == 1 && honors, "half-flush");
    pattern(suits.len() == 1 && !honors, "full-flush");
    pattern(matches!(reading, Reading::Pairs), "seven-pairs");
    let flowers = (1..=4).all(|f| hand.flowers.contains(&f));
    let seasons = (5..=8).all(|f| hand.flowers.contains(&f));
    pattern(!flowers && hand.flowers.contains(&(own + 1)), "own-flower");
    pattern(!seasons && hand.flowers.contains(&(own + 5)), "own-season");
    pattern(flowers, "all-flowers");
    pattern(seasons, "all-seasons");
    pattern(
        hand.kong_replacement && hand.by == By::SelfDraw,
        "kong-replacement",
    );
    pattern(hand.by == By::RobbedKong, "robbed-kong");
    pattern(hand.last_tile && hand.by == By::SelfDraw, "last-draw");
    pattern(hand.last_tile && hand.by == By::Discard, "last-discard");
    (limits, ids)
}

fn place(id: &str) -> usize {
    TABLE
        .iter()
        .position(|row| row.0 == id)
        .expect("an id of the table")
}

/// The verdict of the rules.
pub fn judge(hand: &Hand, house: &House) -> Verdict {
    let mut best: Option<(u8, u8, Vec<&'static str>)> = None;
    let mut limit: Option<usize> = None;
    for reading in every_reading(hand, house) {
        let (limits, ids) = name_patterns(hand, &reading);
        for id in limits {
            let at = LIMITS
                .iter()
                .position(|l| *l == id)
                .expect("an id of the table");
            limit = Some(limit.map_or(at, |l| l.min(at)));
        }
        let sum: u8 = ids.iter().map(|id| TABLE[place(id)].1).sum();
        let total = sum.min(13).min(house.cap);
        let places = |ids: &[&str]| ids.iter().map(|id| place(id)).collect::<Vec<_>>();
        let better = match &best {
            None => true,
            Some((old_total, old_sum, old)) => {
                (total, sum) > (*old_total, *old_sum)
                    || (total, sum) == (*old_total, *old_sum) && places(&ids) < places(old)
            }
        };
        if better {
            best = Some((total, sum, ids));
        }
    }
    let Some((mut total, mut sum, ids)) = best else {
        return Verdict::NotAHand;
    };
    let mut patterns: Vec<_> = ids.iter().map(|id| TABLE[place(id)]).collect();
    if let Some(at) = limit {
        (sum, total) = (13, house.cap.min(13));
        patterns = vec![(LIMITS[at], 13)];
    }
    if total < house.min_faan {
        Verdict::Below(patterns, sum, total)
    } else {
        Verdict::Wins(patterns, sum, total)
    }
}

/// Net points of the four seats for a win (HK-5).
pub fn pay(winner: Seat, from: Option<Seat>, total: u8, shared: bool) -> [i32; 4] {
    let base = (0..total).fold(1, |points, _| points * 2);
    let mut points = [0; 4];
    for loser in Seat::PLAYERS.into_iter().filter(|&s| s != winner) {
        let due = match from {
            None => base,
            Some(payer) if payer == loser => base * if shared { 2 } else { 3 },
            Some(_) if shared => base,
            Some(_) => 0,
        };
        points[loser as usize] -= due;
        points[winner as usize] += due;
    }
    points
}

//! A plain second scorer, written from the rules alone (SC-4, SC-5): it knows nothing of the
//! engine but its notation, tries every multiset of sets, and must agree on random hands.

use serde_json::{Value, json};
use sparrows_engine::chance::Stream;
use sparrows_engine::{Chance, Rules, Seed, scorer};
use std::collections::BTreeMap;

const SEATS: [&str; 4] = ["east", "south", "west", "north"];

/// Tiles as 0–26: suit * 9 + rank - 1, suits m, p, s.
#[derive(Clone, Debug)]
struct Hand {
    concealed: Vec<usize>,
    win: usize,
    /// (kind word, tile) of declared pungs and kongs.
    melds: Vec<(&'static str, usize)>,
    by: &'static str,
    seat: usize,
    from: usize,
    missing: usize,
    active: Vec<usize>,
    kong_replacement: bool,
    last_tile: bool,
    cap: u32,
}

fn text(tile: usize) -> String {
    format!("{}{}", tile % 9 + 1, ["m", "p", "s"][tile / 9])
}

/// The sets a reading is made of: tiles of each, the pair last. None for seven pairs.
type Reading = Option<Vec<Vec<usize>>>;

fn readings(hand: &Hand) -> Vec<Reading> {
    let mut counts = [0i32; 27];
    for &tile in hand.concealed.iter().chain([&hand.win]) {
        counts[tile] += 1;
    }
    let mut found = Vec::new();
    let pungs = (0..27).map(|t| vec![t; 3]);
    let chows = (0..27)
        .filter(|t| t % 9 <= 6)
        .map(|t| vec![t, t + 1, t + 2]);
    let sets: Vec<Vec<usize>> = pungs.chain(chows).collect();
    for pair in 0..27 {
        if counts[pair] < 2 {
            continue;
        }
        counts[pair] -= 2;
        let mut chosen = Vec::new();
        choose(
            &sets,
            0,
            4 - hand.melds.len(),
            &mut counts,
            &mut chosen,
            &mut |chosen| {
                let mut all: Vec<Vec<usize>> = hand
                    .melds
                    .iter()
                    .map(|&(kind, t)| vec![t; if kind == "pung" { 3 } else { 4 }])
                    .collect();
                all.extend(chosen.iter().cloned());
                all.push(vec![pair; 2]);
                found.push(Some(all));
            },
        );
        counts[pair] += 2;
    }
    if hand.melds.is_empty() && counts.iter().all(|n| n % 2 == 0) {
        found.push(None);
    }
    found
}

fn choose(
    sets: &[Vec<usize>],
    from: usize,
    left: usize,
    counts: &mut [i32; 27],
    chosen: &mut Vec<Vec<usize>>,
    done: &mut dyn FnMut(&[Vec<usize>]),
) {
    if left == 0 {
        if counts.iter().all(|&n| n == 0) {
            done(chosen);
        }
        return;
    }
    for (i, set) in sets.iter().enumerate().skip(from) {
        if counts[set[0]] == 0 {
            continue;
        }
        for &tile in set {
            counts[tile] -= 1;
        }
        if set.iter().all(|&tile| counts[tile] >= 0) {
            chosen.push(set.clone());
            choose(sets, i, left - 1, counts, chosen, done);
            chosen.pop();
        }
        for &tile in set {
            counts[tile] += 1;
        }
    }
}

/// The patterns of a reading in the order of the table.
fn patterns(hand: &Hand, reading: &Reading) -> Vec<(&'static str, u32)> {
    let mut tiles: Vec<usize> = hand.concealed.clone();
    tiles.push(hand.win);
    for &(kind, tile) in &hand.melds {
        tiles.extend(vec![tile; if kind == "pung" { 3 } else { 4 }]);
    }
    let terminal = |&t: &usize| t % 9 == 0 || t % 9 == 8;
    let mut found = Vec::new();
    match reading {
        None => found.push(("seven-pairs", 2)),
        Some(groups) => {
            let all_pungs = groups
                .iter()
                .all(|group| group.iter().all(|t| *t == group[0]));
            let all_258 = all_pungs && tiles.iter().all(|t| [1, 4, 7].contains(&(t % 9)));
            if all_pungs && !all_258 {
                found.push(("all-pungs", 1));
            }
            if groups.iter().all(|group| group.iter().any(terminal)) {
                found.push(("outside-hand", 2));
            }
            if all_258 {
                found.push(("all-258", 3));
            }
        }
    }
    if tiles.iter().all(|t| t / 9 == tiles[0] / 9) {
        found.push(("full-flush", 2));
    }
    if hand.melds.len() == 4 {
        found.push(("single-wait", 1));
    }
    let roots = (0..27)
        .filter(|t| tiles.iter().filter(|x| *x == t).count() == 4)
        .count();
    if roots > 0 {
        found.push(("root", roots as u32));
    }
    let events = [
        ("kong-replacement", hand.kong_replacement),
        ("robbed-kong", hand.by == "robbed-kong"),
        ("last-tile", hand.last_tile),
    ];
    found.extend(
        events
            .into_iter()
            .filter(|(_, on)| *on)
            .map(|(id, _)| (id, 1)),
    );
    found
}

const TABLE: [&str; 10] = [
    "all-pungs",
    "seven-pairs",
    "outside-hand",
    "all-258",
    "full-flush",
    "single-wait",
    "root",
    "kong-replacement",
    "robbed-kong",
    "last-tile",
];

fn second_opinion(hand: &Hand) -> Value {
    let scored = readings(hand).into_iter().map(|reading| {
        let patterns = patterns(hand, &reading);
        let sum: u32 = patterns.iter().map(|(_, value)| value).sum();
        let order: Vec<_> = patterns
            .iter()
            .map(|(id, _)| TABLE.iter().position(|x| x == id).unwrap())
            .collect();
        (
            u32::MAX - sum.min(hand.cap),
            u32::MAX - sum,
            order,
            patterns,
        )
    });
    let Some((total, _, _, patterns)) = scored.min() else {
        return json!({"wins": false, "reason": "not-a-hand"});
    };
    if hand
        .concealed
        .iter()
        .chain([&hand.win])
        .any(|t| t / 9 == hand.missing)
    {
        return json!({"wins": false, "reason": "missing-suit"});
    }
    let total = u32::MAX - total;
    let base = 1i64 << total;
    let mut payments: BTreeMap<&str, i64> = SEATS.into_iter().map(|seat| (seat, 0)).collect();
    for &payer in hand.active.iter().filter(|&&seat| seat != hand.seat) {
        let points = match hand.by {
            "self-draw" => base + 1,
            _ if payer == hand.from => base,
            _ => 0,
        };
        *payments.get_mut(SEATS[payer]).unwrap() -= points;
        *payments.get_mut(SEATS[hand.seat]).unwrap() += points;
    }
    let patterns: Vec<_> = patterns
        .iter()
        .map(|(id, value)| json!({"id": id, "value": value}))
        .collect();
    json!({"wins": true, "total": total, "patterns": patterns, "base": base, "payments": payments})
}

fn request(hand: &Hand) -> Value {
    let tiles = |tiles: &[usize]| tiles.iter().map(|&t| text(t)).collect::<String>();
    let melds: Vec<_> = hand
        .melds
        .iter()
        .map(|&(kind, t)| {
            json!({"kind": kind, "tiles": tiles(&vec![t; if kind == "pung" { 3 } else { 4 }])})
        })
        .collect();
    let missing = ["m", "p", "s"][hand.missing];
    let mut request = json!({
        "hand": tiles(&hand.concealed), "win": text(hand.win), "melds": melds, "by": hand.by,
        "seat": SEATS[hand.seat], "missing": missing,
        "active": hand.active.iter().map(|&seat| SEATS[seat]).collect::<Vec<_>>(),
        "kong_replacement": hand.kong_replacement, "last_tile": hand.last_tile,
        "options": {"cap": hand.cap},
    });
    if hand.by != "self-draw" {
        request["from"] = json!(SEATS[hand.from]);
    }
    request
}

/// A hand near to winning: sets and a pair, or pairs, and now and then a tile that does not fit.
fn random_hand(chance: &mut Chance) -> Option<Hand> {
    let missing = chance.below(3) as usize;
    let one_suit = chance.below(3) == 0;
    let suits: Vec<usize> = (0..3)
        .filter(|&s| s != missing)
        .take(if one_suit { 1 } else { 2 })
        .collect();
    // Now and then only ranks that make hands of 2, 5, 8 or with terminals likely.
    let ranks: &[usize] = [&[0, 1, 2, 3, 4, 5, 6, 7, 8][..], &[1, 4, 7], &[0, 6, 8]]
        [[0, 0, 0, 0, 1, 2][chance.below(6) as usize]];
    let tile = |chance: &mut Chance| {
        let rank = ranks[chance.below(ranks.len() as u32) as usize];
        suits[chance.below(suits.len() as u32) as usize] * 9 + rank
    };
    let mut melds = Vec::new();
    let mut concealed = Vec::new();
    if chance.below(5) == 0 {
        for _ in 0..7 {
            let t = tile(chance);
            concealed.extend([t, t]);
        }
    } else {
        let declared = [0, 0, 1, 2, 3, 4][chance.below(6) as usize];
        for i in 0..4 {
            let t = tile(chance);
            if i < declared {
                melds.push((
                    ["pung", "kong", "concealed-kong"][chance.below(3) as usize],
                    t,
                ));
            } else if chance.below(2) == 0 || t % 9 > 6 {
                concealed.extend([t; 3]);
            } else {
                concealed.extend([t, t + 1, t + 2]);
            }
        }
        let t = tile(chance);
        concealed.extend([t; 2]);
    }
    if chance.below(6) == 0 {
        let i = chance.below(concealed.len() as u32) as usize;
        concealed[i] = chance.below(27) as usize;
    }
    chance.shuffle(&mut concealed);
    let win = concealed.pop()?;
    let mut counts = [0; 27];
    for &t in concealed.iter().chain([&win]) {
        counts[t] += 1;
    }
    for &(kind, t) in &melds {
        counts[t] += if kind == "pung" { 3 } else { 4 };
    }
    if counts.iter().any(|&n| n > 4) {
        return None;
    }
    let kong = melds.iter().any(|(kind, _)| *kind != "pung");
    let by = match chance.below(5) {
        0 if counts[win] == 1 => "robbed-kong",
        0..=2 => "discard",
        _ => "self-draw",
    };
    let seat = chance.below(4) as usize;
    let from = (seat + 1 + chance.below(3) as usize) % 4;
    let active = (0..4)
        .filter(|&s| s == seat || s == from || chance.below(4) > 0)
        .collect();
    let last_tile = by != "robbed-kong" && chance.below(4) == 0;
    Some(Hand {
        concealed,
        win,
        melds,
        by,
        seat,
        from,
        missing: if chance.below(20) == 0 {
            chance.below(3) as usize
        } else {
            missing
        },
        active,
        kong_replacement: kong && by == "self-draw" && chance.below(2) == 0,
        last_tile,
        cap: 1 + chance.below(8),
    })
    .filter(|hand| hand.melds.iter().all(|(_, t)| t / 9 != hand.missing))
}

#[test]
fn the_second_scorer_agrees_on_100_000_random_hands() {
    let mut chance = Seed::from(0x5c).chance(Stream::Shuffle);
    let (mut asked, mut won) = (0, 0);
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    while asked < 100_000 {
        let Some(hand) = random_hand(&mut chance) else {
            continue;
        };
        asked += 1;
        let request = request(&hand).to_string();
        let answer = scorer::answer(Rules::Sichuan, &request);
        let answer = serde_json::to_value(answer.unwrap_or_else(|e| panic!("{request}: {e}")));
        let answer = answer.unwrap();
        assert_eq!(answer, second_opinion(&hand), "{request}");
        won += u32::from(answer["wins"] == true);
        for pattern in answer["patterns"].as_array().into_iter().flatten() {
            *seen
                .entry(pattern["id"].as_str().unwrap().to_owned())
                .or_default() += 1;
        }
    }
    assert!(
        won > 50_000,
        "{won} of {asked} win: the comparison would say little"
    );
    for id in TABLE {
        assert!(seen.get(id).is_some_and(|&n| n > 100), "{id}: {seen:?}");
    }
}

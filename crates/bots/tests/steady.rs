//! How the steady player plays.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

use serde_json::{Value, json};
use sparrows_bots::{Level, Simulation, play_deal};
use sparrows_engine::options::Options;
use sparrows_engine::table::{LaidOut, Silent};
use sparrows_engine::{Action, Deal, Kind, Rules, Seat, Seed, Table, View, notation};

fn table(options: &[(&str, Value)]) -> Table {
    let mut all = Options::new(Rules::HongKong);
    for (key, value) in options {
        all.set(key, value).unwrap();
    }
    Table::new(all).unwrap()
}

fn steady(deal: &Deal, seat: Seat) -> Action {
    Level::Steady
        .bot()
        .decide(&deal.view(seat), deal.bot_seed(seat))
}

/// Plays a deal with steady players, showing each view and decision before it is taken.
fn watch(table: &Table, seed: Seed, mut each: impl FnMut(&View, Action)) -> Deal {
    let mut deal = Deal::new(table, seed);
    while !deal.is_over() {
        for seat in deal.awaiting().iter() {
            let action = steady(&deal, seat);
            each(&deal.view(seat), action);
            deal.act(seat, action).unwrap();
        }
    }
    deal
}

#[test]
fn decides_by_view_and_seed_alone() {
    let mut looked_at = 0;
    for n in 0..6 {
        watch(&Table::hong_kong(), Seed::from(n), |view, action| {
            let text = serde_json::to_string(view).unwrap();
            let again: View = serde_json::from_str(&text).unwrap();
            assert_eq!(&again, view);
            let seed = Seed::from(n);
            assert_eq!(Level::Steady.bot().decide(&again, seed), action);
            let random = |view| Level::Random.bot().decide(view, seed);
            assert_eq!(random(view), random(&again));
            looked_at += 1;
        });
    }
    assert!(looked_at > 200);
}

#[test]
fn plays_legally_at_every_table() {
    let mut n = 0;
    for min_faan in [0, 1, 2, 3, 5, 8, 13] {
        for (i, cap) in [min_faan.max(1), 13].into_iter().enumerate() {
            for choice in 0..16 {
                let word = |bit: u32, off: &'static str, on: &'static str| {
                    Value::from(if choice >> bit & 1 == 0 { off } else { on })
                };
                let table = table(&[
                    ("min_faan", json!(min_faan)),
                    ("cap", json!(cap)),
                    ("payment", word(0, "full", "shared")),
                    ("last_discard", word(1, "win-only", "open")),
                    ("passed_win", word(2, "off", "same-tile")),
                    ("seven_pairs_quads", json!(choice >> 3 & 1 == 1)),
                ]);
                n += 1;
                let mut bots = [Level::Steady; 4];
                bots[n % 4] = if i == 0 { Level::Random } else { Level::Steady };
                let mut deal = Deal::new(&table, Seed::from(17).nth(n as u64));
                play_deal(&mut deal, bots.map(Level::bot), |_, _| {}).unwrap();
                assert!(deal.is_over());
            }
        }
    }
}

#[test]
fn never_declines_a_win() {
    let mut wins = 0;
    for (n, min_faan) in (0..80).map(|n| (n, [0, 1, 3, 3][n % 4])) {
        let table = table(&[("min_faan", json!(min_faan))]);
        watch(&table, Seed::from(3).nth(n as u64), |view, action| {
            if view.legal.contains(&Action::Win) {
                assert_eq!(action, Action::Win);
                wins += 1;
            }
        });
    }
    assert!(wins > 40, "{wins}");
}

/// East's decision on its first turn.
fn first_turn(table: &Table, east: &str, rest: [&str; 3], wall: &str) -> (Deal, Action) {
    let hands = [east, rest[0], rest[1], rest[2]];
    let layout = LaidOut::parse(table, hands, wall).unwrap();
    let deal = Deal::laid_out(table, &layout, &mut Silent);
    let action = steady(&deal, Seat::East);
    (deal, action)
}

const OTHERS: [&str; 3] = [
    "147m258p369s1234z",
    "147m258p369s1234z",
    "258m369p147s2345z",
];
const WALL: &str = "147p147s147p147s258s36s";

#[test]
fn kongs_rather_than_break_up_four() {
    // The fourth dragon brings a tile and costs nothing.
    let (_, action) = first_turn(&Table::hong_kong(), "7777z123m456p7899s", OTHERS, WALL);
    assert_eq!(action, Action::ConcealedKong(Kind::RED));
    // Four suit tiles that no chow wants.
    let (_, action) = first_turn(&Table::hong_kong(), "9999m555z66z22s88p1z", OTHERS, WALL);
    assert_eq!(action, Action::ConcealedKong(kind("9m")));
}

#[test]
fn keeps_four_where_two_sets_need_them() {
    // Ready for a full flush with 333m and 345m; a kong would tear it apart.
    let (deal, action) = first_turn(&Table::hong_kong(), "3333458889911m1p", OTHERS, WALL);
    assert!(
        deal.legal(Seat::East)
            .contains(&Action::ConcealedKong(kind("3m")))
    );
    assert!(matches!(action, Action::Discard(_)), "{action}");
}

fn kind(text: &str) -> Kind {
    notation::parse_kind(text).unwrap()
}

#[test]
fn adds_the_fourth_tile_to_its_pung() {
    // South has punged the red dragon and draws the fourth.
    let table = Table::hong_kong();
    let layout = LaidOut::parse(
        &table,
        [
            "7z123m456p789s1234z",
            "77z123m456m58p789s",
            "147m258p369s1234z",
            "258m369p147s2345z",
        ],
        "147p7z147p258s36s",
    )
    .unwrap();
    let mut deal = Deal::laid_out(&table, &layout, &mut Silent);
    let seven = |deal: &Deal, seat| deal.hand(seat).lowest(Kind::RED);
    deal.act(
        Seat::East,
        Action::Discard(seven(&deal, Seat::East).unwrap()),
    )
    .unwrap();
    assert_eq!(
        steady(&deal, Seat::South),
        Action::Pung,
        "dragons are a faan"
    );
    deal.act(Seat::South, Action::Pung).unwrap();
    // West, north and east draw, then south.
    let mut added = false;
    while !deal.is_over() && !added {
        for seat in deal.awaiting().iter() {
            let legal = deal.legal(seat);
            let can_add = legal
                .iter()
                .any(|action| matches!(action, Action::AddedKong(_)));
            let action = match seat {
                Seat::South => steady(&deal, seat),
                // The others claim nothing and throw their highest tile.
                _ => *legal
                    .iter()
                    .find(|a| **a == Action::Pass)
                    .or(legal.last())
                    .unwrap(),
            };
            if can_add && !legal.contains(&Action::Win) {
                assert!(matches!(action, Action::AddedKong(_)), "{action}");
                added = true;
            }
            deal.act(seat, action).unwrap();
        }
    }
    assert!(added, "south drew the fourth dragon");
}

#[test]
fn claims_only_toward_the_minimum() {
    // A chow brings this hand of three suits nearer to a win, but to none of three faan: its flower
    // is not its own, and its own lie with others.
    let hands = [
        "3m147m258p369s112z2f",
        "12m456m789p56s99p1f",
        "258p369s147s123z6f",
        "258m369p147s2345z",
    ];
    let asked = |min_faan| {
        let table = table(&[("min_faan", json!(min_faan))]);
        let layout = LaidOut::parse(&table, hands, WALL).unwrap();
        let mut deal = Deal::laid_out(&table, &layout, &mut Silent);
        let three = deal.hand(Seat::East).lowest(kind("3m")).unwrap();
        deal.act(Seat::East, Action::Discard(three)).unwrap();
        steady(&deal, Seat::South)
    };
    assert!(matches!(asked(0), Action::Chow(_)));
    assert_eq!(asked(3), Action::Pass);
}

#[test]
fn beats_random_players_by_far() {
    let simulation = Simulation {
        table: Table::hong_kong(),
        seed: Seed::from(2024),
        deals: 500,
        bots: [Level::Steady, Level::Random, Level::Random, Level::Random],
        rotate: true,
    };
    let summary = simulation.run().unwrap();
    let [steady, others @ ..] = summary.bots;
    assert_eq!(summary.deals, 2000);
    assert!(steady.mean - steady.ci95 > 0.0, "{steady:?}");
    assert!(steady.win_rate > 0.4, "{steady:?}");
    for other in others {
        assert!(other.mean < 0.0, "{other:?}");
        assert!(other.win_rate < 0.01, "{other:?}");
    }
}

#[test]
fn most_deals_of_four_end_with_a_win() {
    let simulation = Simulation {
        table: Table::hong_kong(),
        seed: Seed::from(2025),
        deals: 200,
        bots: [Level::Steady; 4],
        rotate: false,
    };
    let summary = simulation.run().unwrap();
    assert!(summary.wins > 140, "{summary:?}");
    let dealt_in: f64 = summary.bots.iter().map(|bot| bot.deal_in_rate).sum();
    assert!((0.1..0.6).contains(&dealt_in), "{summary:?}");
}

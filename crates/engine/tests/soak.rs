//! Random deals in great number: nothing breaks, whatever is decided under whatever options.

// Helpers of tests fail the way tests do.
#![allow(clippy::unwrap_used, clippy::panic)]

use sparrows_engine::chance::Stream;
use sparrows_engine::options::Options;
use sparrows_engine::{Chance, Deal, Rules, Seed, Table};

/// The option values that are set by lot; every combination comes up.
const HONG_KONG: &[(&str, &[&str])] = &[
    ("min_faan", &["3", "0", "1"]),
    ("cap", &["13", "8", "3"]),
    ("payment", &["full", "shared"]),
    ("last_discard", &["win-only", "open"]),
    ("passed_win", &["off", "same-tile"]),
    ("seven_pairs_quads", &["false", "true"]),
];
const SICHUAN: &[(&str, &[&str])] = &[
    ("exchange_three", &["false", "true"]),
    ("cap", &["5", "8", "1"]),
    ("last_discard", &["win-only", "open"]),
    ("passed_win", &["off", "until-draw"]),
    ("kong_refund", &["not-won", "not-ready"]),
];
const AMERICAN: &[(&str, &[&str])] = &[
    ("mush", &["false", "true"]),
    ("hot_wall", &["false", "true"]),
    ("jokerless_singles_pairs", &["true", "false"]),
    ("errors", &["prevented", "punished"]),
    ("bettor", &["false", "true"]),
];

fn random_table(plain: &Table, chance: &mut Chance) -> Table {
    let rules = plain.rules();
    let values = match rules {
        Rules::HongKong => HONG_KONG,
        Rules::Sichuan => SICHUAN,
        Rules::American => AMERICAN,
    };
    assert_eq!(values.len(), rules.options().len());
    let mut options = Options::new(rules);
    for (key, values) in values {
        options
            .set_text(key, chance.choose(values).unwrap())
            .unwrap();
    }
    plain.clone().with_options(options).unwrap()
}

/// Plays deals of a range of seeds, every 20th with the invariants checked after each decision and
/// the legal lists looked at, all with them checked at the end.
fn soak(rules: Rules, seeds: std::ops::Range<u64>) {
    let mut wins = 0;
    let plain = Table::new(Options::new(rules)).unwrap();
    for n in seeds {
        let mut chance = Seed::from(n).chance(Stream::Bot);
        let table = if n % 2 == 0 {
            plain.clone()
        } else {
            random_table(&plain, &mut chance)
        };
        let tiles = table.rules().tiles();
        let closely = n % 20 < 2;
        let check = |deal: &Deal| {
            deal.check_invariants(&tiles)
                .unwrap_or_else(|e| panic!("seed {n}: {e}"));
        };
        let mut deal = Deal::new(&table, Seed::from(n));
        let mut decisions = 0;
        while !deal.is_over() {
            for seat in deal.awaiting().iter() {
                let action = match deal.pick(seat) {
                    Some(pick) => pick.random(&mut chance),
                    None => chance.choose(&deal.legal(seat)).copied(),
                };
                let action = action
                    .unwrap_or_else(|| panic!("seed {n}: {seat} is asked and can do nothing"));
                deal.act(seat, action).unwrap();
                if closely {
                    check(&deal);
                }
            }
            decisions += 1;
            assert!(decisions < 1000, "seed {n} does not end");
        }
        check(&deal);
        assert!(deal.settlement().is_some() && deal.awaiting().is_empty());
        wins += deal.wins().len();
    }
    // Chance alone does not make the hands of a card.
    assert!(wins > 0 || rules == Rules::American);
}

#[test]
fn random_deals_1() {
    soak(Rules::HongKong, 0..12_500);
}

#[test]
fn random_deals_2() {
    soak(Rules::HongKong, 12_500..25_000);
}

#[test]
fn random_deals_3() {
    soak(Rules::HongKong, 25_000..37_500);
}

#[test]
fn random_deals_4() {
    soak(Rules::HongKong, 37_500..50_000);
}

#[test]
fn random_deals_5() {
    soak(Rules::HongKong, 50_000..62_500);
}

#[test]
fn random_deals_6() {
    soak(Rules::HongKong, 62_500..75_000);
}

#[test]
fn random_deals_7() {
    soak(Rules::HongKong, 75_000..87_500);
}

#[test]
fn random_deals_8() {
    soak(Rules::HongKong, 87_500..100_000);
}

#[test]
fn random_sichuan_deals_1() {
    soak(Rules::Sichuan, 0..12_500);
}

#[test]
fn random_sichuan_deals_2() {
    soak(Rules::Sichuan, 12_500..25_000);
}

#[test]
fn random_american_deals_1() {
    soak(Rules::American, 0..5_000);
}

#[test]
fn random_american_deals_2() {
    soak(Rules::American, 5_000..10_000);
}

#[test]
fn random_american_deals_3() {
    soak(Rules::American, 10_000..15_000);
}

#[test]
fn random_american_deals_4() {
    soak(Rules::American, 15_000..20_000);
}

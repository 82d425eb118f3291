//! Computer players at the Sichuan table.
#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

use sparrows_bots::{Level, Simulation, play_deal};
use sparrows_engine::options::Options;
use sparrows_engine::table::Payment;
use sparrows_engine::{Deal, Rules, Seed, Table};

#[test]
fn steady_beats_random_by_far() {
    let simulation = Simulation {
        table: Table::sichuan(),
        seed: Seed::from(1),
        deals: 100,
        bots: [Level::Steady, Level::Random, Level::Random, Level::Random],
        rotate: true,
    };
    let summary = serde_json::to_value(simulation.run().unwrap()).unwrap();
    let steady = &summary["bots"][0];
    let mean = steady["mean"].as_f64().unwrap();
    assert!(mean > 3.0 * steady["ci95"].as_f64().unwrap(), "{summary}");
    assert!(steady["win_rate"].as_f64().unwrap() > 0.5, "{summary}");
}

#[test]
fn steady_players_end_as_pigs_hardly_ever_and_mostly_win() {
    let (mut wins, mut pigs, mut unready) = (0, 0, 0);
    for n in 0..200 {
        let mut deal = Deal::new(&Table::sichuan(), Seed::from(n));
        play_deal(&mut deal, [Level::Steady; 4].map(Level::bot), |_, _| {}).unwrap();
        wins += deal.wins().len();
        let from = |kind| {
            let lines = deal
                .ledger()
                .lines()
                .iter()
                .filter(move |line| line.kind == kind);
            lines
                .map(|line| line.from)
                .collect::<std::collections::BTreeSet<_>>()
                .len()
        };
        pigs += from(Payment::FlowerPig);
        unready += from(Payment::ReadyHand);
    }
    println!("of 800 hands {wins} win, {pigs} are pigs, {unready} are not ready");
    assert!(wins > 400, "{wins}");
    assert!(pigs <= 8, "{pigs}");
    assert!(unready < 160, "{unready}");
}

#[test]
fn every_option_can_be_played() {
    let mut options = Options::new(Rules::Sichuan);
    for (key, value) in [
        ("exchange_three", "true"),
        ("cap", "8"),
        ("last_discard", "open"),
        ("passed_win", "until-draw"),
        ("kong_refund", "not-ready"),
    ] {
        options.set_text(key, value).unwrap();
    }
    let table = Table::new(options).unwrap();
    for n in 0..20 {
        for level in [Level::Steady, Level::Random] {
            let mut deal = Deal::new(&table, Seed::from(n));
            play_deal(&mut deal, [level; 4].map(Level::bot), |_, _| {}).unwrap();
            assert!(deal.is_over());
        }
    }
}

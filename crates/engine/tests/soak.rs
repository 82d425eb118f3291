//! Random deals: nothing breaks, whatever is decided.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

use sparrows_engine::chance::Stream;
use sparrows_engine::{Deal, Seed, Table};

#[test]
fn random_deals_keep_the_invariants() {
    let table = Table::hong_kong();
    let tiles = table.rules().tiles();
    let mut wins = 0;
    for n in 0..2000 {
        let mut deal = Deal::new(&table, Seed::from(n));
        let mut chance = Seed::from(n).chance(Stream::Bot);
        deal.check_invariants(&tiles).unwrap();
        while !deal.is_over() {
            for seat in deal.awaiting().iter() {
                let view = deal.view(seat);
                let action = *chance.choose(&view.legal).unwrap();
                deal.act(seat, action).unwrap();
                deal.check_invariants(&tiles)
                    .unwrap_or_else(|e| panic!("seed {n}: {e}"));
            }
        }
        wins += deal.wins().len();
    }
    assert!(wins > 0);
}

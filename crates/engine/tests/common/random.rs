//! Deals played by lot.

use sparrows_engine::chance::Stream;
use sparrows_engine::options::Options;
use sparrows_engine::table::Watcher;
use sparrows_engine::{Action, Chance, Deal, Rules, Seat, Seed, Table};

/// A table whose options are drawn by lot; the minimum is low more often, so that deals are won.
pub fn random_table(chance: &mut Chance) -> Table {
    let mut options = Options::new(Rules::HongKong);
    let minimum = [0, 0, 1, 3, 3, 5][chance.below(6) as usize];
    let cap = [13, 13, 8, 5][chance.below(4) as usize];
    let mut set = |key: &str, text: &str| options.set_text(key, text).unwrap();
    set("min_faan", &minimum.to_string());
    set("cap", &cap.to_string());
    set("payment", ["full", "shared"][chance.below(2) as usize]);
    set(
        "last_discard",
        ["win-only", "open"][chance.below(2) as usize],
    );
    set("passed_win", ["off", "same-tile"][chance.below(2) as usize]);
    set(
        "seven_pairs_quads",
        ["false", "true"][chance.below(2) as usize],
    );
    Table::new(options).unwrap()
}

/// A decision by lot that claims, declares and wins far more often than one in so many.
pub fn eager(chance: &mut Chance, legal: &[Action]) -> Action {
    let rare: Vec<Action> = legal
        .iter()
        .copied()
        .filter(|action| !matches!(action, Action::Discard(_) | Action::Pass))
        .collect();
    if !rare.is_empty() && chance.below(4) > 0 {
        return *chance.choose(&rare).unwrap();
    }
    *chance.choose(legal).unwrap()
}

/// A shuffled deal with eager players, seen before every decision and after the last.
pub fn play_through(seed: u64, mut look: impl FnMut(&Deal)) -> Deal {
    play_watched(seed, &mut sparrows_engine::table::Silent, |deal, _| {
        look(deal)
    })
}

/// As [`play_through`], with the events; `look` gets the deal and the decision that comes next.
pub fn play_watched(
    seed: u64,
    watcher: &mut dyn Watcher,
    mut look: impl FnMut(&Deal, Option<(Seat, Action)>),
) -> Deal {
    let mut chance = Seed::from(seed).chance(Stream::Bot);
    let table = random_table(&mut chance);
    let mut deal = Deal::new_watched(&table, Seed::from(seed), watcher);
    while !deal.is_over() {
        for seat in deal.awaiting().iter() {
            let action = eager(&mut chance, &deal.legal(seat));
            look(&deal, Some((seat, action)));
            deal.act_watched(seat, action, watcher).unwrap();
        }
    }
    look(&deal, None);
    deal
}

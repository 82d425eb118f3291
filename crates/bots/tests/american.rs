//! The steady player at the American table, measured over many deals.
#![allow(clippy::unwrap_used, clippy::panic)] // A test stops at the first surprise.

use sparrows_bots::simulate::DealResult;
use sparrows_bots::{Level, Simulation, play_deal};
use sparrows_engine::analysis::Reading;
use sparrows_engine::card::{Card, Face, Rack};
use sparrows_engine::options::Options;
use sparrows_engine::record::Header;
use sparrows_engine::{Action, Deal, Game, Kind, Rules, Seat, Seed, Table};

fn simulation(seed: u64, bots: [Level; 4]) -> Simulation {
    Simulation {
        table: Table::american(),
        seed: Seed::from(seed),
        deals: 0,
        bots,
        rotate: false,
    }
}

/// What must hold of every deal: no joker is passed, no win declined, and at a win no joker stands
/// in a pair or among singles (AM-3.5, AM-5.1).
fn check(deal: &DealResult, card: &Card) {
    for (_, action) in &deal.decisions {
        let passed = action.picked().unwrap_or_default();
        assert!(
            passed.iter().all(|tile| tile.kind() != Kind::JOKER),
            "{action}"
        );
    }
    let mut game = Game::new(Header::new(Table::american(), deal.seed));
    for &(seat, action) in &deal.decisions {
        if game.deal().legal(seat).contains(&Action::Win) {
            assert_eq!(action, Action::Win, "a win is declined");
        }
        game.act(seat, action).unwrap();
    }
    let Some(win) = deal.wins.first() else {
        return;
    };
    let over = game.deal();
    let mut counts = over.hand(win.seat).counts();
    for meld in over.melds(win.seat) {
        for tile in &meld.tiles {
            counts[tile.kind().index()] += 1;
        }
    }
    let in_hand = over.tiles_in_hand(win.seat);
    if let Some(tile) = win.tile.filter(|tile| !in_hand.contains(tile)) {
        counts[tile.kind().index()] += 1;
    }
    let rack = Rack::of(&counts);
    assert_eq!(counts.iter().map(|&n| u32::from(n)).sum::<u32>(), 14);
    let Reading::Card { hand, line, .. } = win.score.reading else {
        panic!("{:?}", win.score.reading)
    };
    let compiled = card.compile(2026);
    let forms = &compiled.hands[usize::from(hand)].forms;
    let natural = |face: Face, count: u8| rack.count(face) >= count;
    let fits = forms
        .iter()
        .filter(|(at, _)| *at == usize::from(line))
        .any(|(_, form)| {
            form.natural
                .iter()
                .all(|&(face, count)| natural(face, count))
        });
    assert!(fits, "{win:?}");
}

/// Every tile that a seat holds or shows.
trait TilesInHand {
    fn tiles_in_hand(&self, seat: Seat) -> Vec<sparrows_engine::TileId>;
}

impl TilesInHand for Deal {
    fn tiles_in_hand(&self, seat: Seat) -> Vec<sparrows_engine::TileId> {
        let shown = self
            .melds(seat)
            .iter()
            .flat_map(|meld| meld.tiles.iter().copied());
        self.hand(seat).iter().chain(shown).collect()
    }
}

/// Ranks of values, equal ones sharing the middle of theirs.
fn ranks(values: &[f64]) -> Vec<f64> {
    let rank = |value: f64| {
        let below = values.iter().filter(|&&other| other < value).count() as f64;
        let equal = values.iter().filter(|&&other| other == value).count() as f64;
        below + (equal - 1.0) / 2.0
    };
    values.iter().map(|&value| rank(value)).collect()
}

fn correlation(a: &[f64], b: &[f64]) -> f64 {
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mean_a, mean_b) = (mean(a), mean(b));
    let product = |x: &[f64], mx: f64, y: &[f64], my: f64| -> f64 {
        x.iter().zip(y).map(|(x, y)| (x - mx) * (y - my)).sum()
    };
    product(a, mean_a, b, mean_b)
        / (product(a, mean_a, a, mean_a) * product(b, mean_b, b, mean_b)).sqrt()
}

#[test]
fn ca_1_2_shares_of_the_wins_fall_as_the_values_rise() {
    let card = Card::house().unwrap();
    let simulation = simulation(11, [Level::Steady; 4]);
    let mut wins = vec![0.0; card.hands.len()];
    let mut walls = 0;
    const DEALS: u64 = 2_000;
    for n in 0..DEALS {
        for deal in simulation.run_deal(n).unwrap() {
            if n < 200 {
                check(&deal, &card);
            }
            walls += u64::from(deal.wins.is_empty());
            for win in &deal.wins {
                if let Reading::Card { hand, .. } = win.score.reading {
                    wins[usize::from(hand)] += 1.0;
                }
            }
        }
    }
    assert!(walls * 100 <= DEALS * 45, "{walls} wall games");
    let values: Vec<f64> = card
        .hands
        .iter()
        .map(|hand| f64::from(hand.value))
        .collect();
    let rank = correlation(&ranks(&wins), &ranks(&values));
    assert!(rank <= -0.5, "{rank}");
    // Twenty thousand deals win every hand at least once; a tenth of them most.
    let made = wins.iter().filter(|&&wins| wins > 0.0).count();
    assert!(made >= 55, "{made} hands were won");
}

#[test]
fn values_run_from_25_to_75_in_steps_of_5() {
    for hand in Card::house().unwrap().hands {
        assert!(
            (25..=75).contains(&hand.value) && hand.value % 5 == 0,
            "{}",
            hand.id
        );
    }
}

#[test]
fn steady_beats_random() {
    let bots = [Level::Steady, Level::Random, Level::Random, Level::Random];
    let simulation = simulation(3, bots);
    let mut wins = [0; 4];
    for n in 0..100 {
        for deal in simulation.run_deal(n).unwrap() {
            for win in &deal.wins {
                wins[win.seat.index()] += 1;
            }
        }
    }
    assert!(
        wins[0] >= 30 && wins[1] + wins[2] + wins[3] <= 2,
        "{wins:?}"
    );
}

/// Where errors are punished, it makes none; its challenges are right.
#[test]
fn steady_never_dies() {
    let mut options = Options::new(Rules::American);
    options.set("errors", &"punished".into()).unwrap();
    options.set("bettor", &true.into()).unwrap();
    let table = Table::american().with_options(options).unwrap();
    let mut won = 0;
    for n in 0..40 {
        let mut deal = Deal::new(&table, Seed::from(n));
        play_deal(&mut deal, [Level::Steady; 4].map(Level::bot), |_, _| {}).unwrap();
        won += deal.wins().len();
        // Who is out without a win was killed by a right challenge: public tiles were against it.
        let challenged = |seat: Seat| !deal.melds(seat).is_empty();
        let dead = Seat::PLAYERS
            .into_iter()
            .filter(|&seat| !deal.playing().contains(seat));
        let winner = deal.wins().first().map(|win| win.seat);
        assert!(dead.filter(|&seat| winner != Some(seat)).all(challenged));
        assert_eq!(
            deal.scores().iter().map(|(_, points)| points).sum::<i32>(),
            0
        );
    }
    assert!(won > 20, "{won}");
}

#[test]
fn an_exchange_of_a_joker_is_taken_where_it_helps() {
    let simulation = simulation(5, [Level::Steady; 4]);
    let mut exchanges = 0;
    for n in 0..60 {
        for deal in simulation.run_deal(n).unwrap() {
            let is_exchange = |action: &Action| matches!(action, Action::Exchange { .. });
            exchanges += deal
                .decisions
                .iter()
                .filter(|(_, action)| is_exchange(action))
                .count();
        }
    }
    assert!(exchanges > 20, "{exchanges}");
}

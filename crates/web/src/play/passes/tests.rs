use super::*;
use crate::play::Shown;
use crate::play::circle::SIDES;
use crate::play::sitting::{Sitting, usual_level};
use sparrows_bots::Level;
use sparrows_engine::options::Options;
use sparrows_engine::{Kind, Table, TileId};
use sparrows_text::{Catalog, Language};

fn english() -> Catalog {
    let source = include_str!("../../../../text/messages/en.ftl");
    Catalog::parse(Language::En, source).expect("the messages are in order")
}

fn sitting(mush: bool, seed: u64) -> Sitting {
    let mut options = Options::new(Rules::American);
    options
        .set_text("mush", &mush.to_string())
        .expect("an option");
    let table = Table::new(options).expect("they go together");
    Sitting::new(table, seed.into(), usual_level())
}

fn shown(sitting: &Sitting) -> Shown {
    Shown::of(sitting, [None; SIDES], false)
}

fn step(sitting: &Sitting) -> Option<SetUp> {
    match sitting.game().deal().phase() {
        Phase::SetUp { step } => Some(step),
        _ => None,
    }
}

/// The person passes so many tiles that are no jokers, votes to go on; the others do as chance
/// has it.
fn answer(sitting: &mut Sitting, count: usize) {
    let person = sitting.person();
    for seat in sitting.game().deal().awaiting().iter() {
        let deal = sitting.game().deal();
        let (view, seed) = (deal.view(seat), deal.bot_seed(seat));
        let own = |pick: Pick| {
            let tiles: Vec<TileId> = pick.from.iter().take(count).collect();
            pick.action(&tiles)
        };
        let action = match view.pick.filter(|_| seat == person) {
            Some(pick) => own(pick).expect("it fits"),
            None if view.legal.contains(&Action::Charleston(true)) => Action::Charleston(true),
            None => Level::Random.bot().decide(&view, seed),
        };
        sitting.act(seat, action).expect("legal");
    }
}

#[test]
fn a_joker_stays_and_says_so() {
    let (shown, joker) = (0..50)
        .map(|seed| shown(&sitting(false, seed)))
        .find_map(|shown| Some((shown.view.hand.lowest(Kind::JOKER)?, shown)))
        .map(|(joker, shown)| (shown, joker))
        .expect("one of the deals has a joker");
    let why = shown.barred(joker, &[]).expect("it stays");
    assert_eq!(why.id, "why-joker-passed");
    let other = shown.view.pick.expect("a pass").from.iter().next();
    assert_eq!(shown.barred(other.expect("a tile"), &[]), None);
}

#[test]
fn the_last_pass_may_be_blind_and_says_how_much_of_it() {
    let mut sitting = sitting(false, 7);
    let [confirm] = shown(&sitting).offers.try_into().expect("one button");
    assert_eq!(
        confirm.state.expect_err("three").id,
        "setup-exchange-three-chosen"
    );
    answer(&mut sitting, 3);
    answer(&mut sitting, 3);
    assert_eq!(step(&sitting), Some(SetUp::FirstLeft));
    let shown = shown(&sitting);
    let tiles: Vec<TileId> = shown
        .view
        .pick
        .expect("a pass")
        .from
        .iter()
        .take(2)
        .collect();
    let action = shown
        .state(&shown.offers[0], None, &tiles)
        .expect("fewer than three will do");
    let name = named(action).expect("it has a name").text(&english());
    assert_eq!(name, "Pass 2 of your own and 1 unseen");
}

#[test]
fn what_went_and_what_came_is_shown_after_each_pass() {
    let mut sitting = sitting(true, 7);
    assert_eq!(shown(&sitting).exchange, None);
    for (next, to) in [
        (SetUp::FirstAcross, 1),
        (SetUp::FirstLeft, 2),
        (SetUp::Mush, 3),
    ] {
        let before = sitting.view().hand;
        answer(&mut sitting, 3);
        assert_eq!(step(&sitting), Some(next));
        let now = shown(&sitting);
        let exchange = now.exchange.expect("tiles were passed");
        assert_eq!(exchange.between, Some((to, 4 - to)));
        assert_eq!(exchange.gave.len(), 3);
        assert!(exchange.gave.iter().all(|tile| before.contains(tile)));
        assert!(exchange.got.iter().all(|tile| now.view.hand.contains(tile)));
        assert_eq!(now.view.hand.len(), before.len());
    }
    answer(&mut sitting, 4);
    let pool = shown(&sitting).exchange.expect("the pool gave some back");
    assert_eq!(
        (pool.between, pool.gave.len(), pool.got.len()),
        (None, 4, 4)
    );
    answer(&mut sitting, 0);
    assert_eq!(step(&sitting), Some(SetUp::SecondLeft));
    assert_eq!(shown(&sitting).exchange, None, "the vote moves nothing");
}

#[test]
fn a_courtesy_of_none_leads_on_and_shows_nothing() {
    let mut sitting = sitting(false, 7);
    while step(&sitting) != Some(SetUp::Courtesy) {
        answer(&mut sitting, 3);
    }
    let shown_before = shown(&sitting);
    let none = shown_before.state(&shown_before.offers[0], None, &[]);
    assert!(matches!(none, Ok(Action::Courtesy(tiles)) if tiles.is_empty()));
    answer(&mut sitting, 0);
    assert_eq!(step(&sitting), None);
    let now = shown(&sitting);
    assert_eq!(now.exchange, None);
    assert!(now.may_discard());
    assert_eq!(now.view.hand.len(), 14);
}

#[test]
fn am_3_4_a_courtesy_that_moves_nothing_is_told_to_whoever_offered() {
    for (count, told) in [(2, 1), (0, 0)] {
        let mut sitting = sitting(false, 7);
        while step(&sitting) != Some(SetUp::Courtesy) {
            answer(&mut sitting, 3);
        }
        for seat in Seat::PLAYERS {
            let pick = sitting.game().deal().view(seat).pick.expect("a pass");
            let count = if seat == sitting.person() { count } else { 0 };
            let tiles: Vec<TileId> = pick.from.iter().take(count).collect();
            let offer = pick.action(&tiles).expect("it fits");
            sitting.act(seat, offer).expect("legal");
        }
        let now = shown(&sitting);
        assert_eq!((now.exchange, now.told.len()), (None, told));
    }
}

#[test]
fn a_pass_is_told_to_each_as_they_may_know_it() {
    let tiles = |text| sparrows_engine::notation::parse_tile_ids(text).expect("tiles");
    let event = Event::Exchange {
        from: Seat::East,
        to: Seat::North,
        count: 3,
        tiles: tiles("1m/12m/13m/1").into_iter().collect(),
        blind: tiles("2m/1").into_iter().collect(),
        passed_on: tiles("1m/12m/13m/1").into_iter().collect(),
    };
    let catalog = english();
    let told = |seat: Seat| -> Vec<String> {
        let said = pass(&event.seen_by(seat), Circle::of_four(seat));
        said.iter().map(|said| said.text(&catalog)).collect()
    };
    let east = "You pass 1 characters, 3 characters to Robin, and 1 incoming tile unseen.";
    assert_eq!(told(Seat::East), [east]);
    let north = "Of the tiles that Wren passes you, 3 go on unseen.";
    assert_eq!(told(Seat::North), [north]);
    let south = "Robin passes 3 tiles to Finch.";
    assert_eq!(told(Seat::South), [south]);
}

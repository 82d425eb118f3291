//! Whole deals of a fixed player, stored as text: any change of shuffle, events, record or scoring
//! shows. `UPDATE_EXPECT=1 cargo test` writes them anew.

use crate::common::table;
use sparrows_engine::analysis::{Shapes, shanten};
use sparrows_engine::record::{Header, end_line, event_line};
use sparrows_engine::{Action, ActionKind, Deal, FaceMeld, Game, KindSet, Seat, Seed, Table};
use std::path::Path;

/// Tiles the seat's hand is away from ready once it has taken the decision; passing changes none.
fn distance_after(deal: &Deal, seat: Seat, action: Action) -> i8 {
    let shapes = Shapes {
        seven_pairs: true,
        quads_are_two_pairs: false,
        thirteen_orphans: true,
        kinds: KindSet::PLAIN,
    };
    let mut after = deal.clone();
    // Claims are looked at alone: the others pass.
    for other in deal.awaiting().iter() {
        after
            .act(other, if other == seat { action } else { Action::Pass })
            .unwrap();
    }
    let melds: Vec<FaceMeld> = after.melds(seat).iter().map(|meld| meld.faces()).collect();
    let mut counts = after.hand(seat).counts();
    if action == Action::Pass {
        counts = deal.hand(seat).counts();
    }
    shanten(&counts, &melds, &shapes)
}

/// The fixed player: wins, makes every kong, claims what brings it nearer, and discards what keeps
/// it nearest, honors and terminals first. It is no part of the program and stays as it is.
fn decide(deal: &Deal, seat: Seat) -> Action {
    let legal = deal.legal(seat);
    let first = |kind: ActionKind| legal.iter().copied().find(|action| action.kind() == kind);
    let at_once = [
        ActionKind::Win,
        ActionKind::ConcealedKong,
        ActionKind::AddedKong,
        ActionKind::Kong,
    ];
    if let Some(action) = at_once.into_iter().find_map(first) {
        return action;
    }
    let order = |action: &Action| {
        let plain = match action {
            Action::Discard(tile) => !(tile.kind().is_honor() || tile.kind().is_terminal()),
            Action::Pass => false,
            _ => true,
        };
        (distance_after(deal, seat, *action), plain)
    };
    // Of equals the first, a pass before a claim that brings nothing.
    legal.iter().copied().min_by_key(order).unwrap()
}

fn play(options: &[(&str, &str)], seed: u64) -> Game {
    let mut game = Game::new(Header::new(table(options), Seed::from(seed)));
    while !game.deal().is_over() {
        for seat in game.deal().awaiting().iter() {
            let action = decide(game.deal(), seat);
            game.act(seat, action).unwrap();
        }
    }
    game
}

/// The record, every event, the last line.
fn text_of(game: &Game) -> String {
    let mut text = String::from("# record\n");
    text.push_str(&game.to_text());
    text.push_str("# events\n");
    for event in game.events() {
        text.push_str(&event_line(&Table::hong_kong(), &event).to_string());
        text.push('\n');
    }
    let end = serde_json::to_string(&end_line(game.deal(), None)).unwrap();
    text + &end + "\n"
}

fn check(name: &str, options: &[(&str, &str)], seed: u64) -> Game {
    let game = play(options, seed);
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/playthroughs")
        .join(name)
        .with_extension("txt");
    let text = text_of(&game);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(&path, &text).unwrap();
    }
    let stored = std::fs::read_to_string(&path)
        .unwrap_or_default()
        .replace("\r\n", "\n");
    for (number, (now, then)) in text.lines().zip(stored.lines()).enumerate() {
        assert_eq!(
            now,
            then,
            "{name}, line {}: UPDATE_EXPECT=1 if this is meant",
            number + 1
        );
    }
    assert_eq!(text.lines().count(), stored.lines().count(), "{name}");
    game
}

#[test]
fn hong_kong_defaults() {
    check("hong-kong-1", &[], 1);
    check("hong-kong-2", &[], 2);
    check("hong-kong-3", &[], 3);
}

#[test]
fn hong_kong_options() {
    let loose = [
        ("min_faan", "0"),
        ("cap", "5"),
        ("payment", "shared"),
        ("last_discard", "open"),
    ];
    check("hong-kong-loose-1", &loose, 1);
    check("hong-kong-loose-2", &loose, 2);
    let strict = [
        ("passed_win", "same-tile"),
        ("seven_pairs_quads", "true"),
        ("min_faan", "1"),
    ];
    check("hong-kong-strict", &strict, 4);
}

#[test]
fn the_stored_deals_show_wins_kongs_flowers_and_an_empty_wall() {
    let read = |name: &str| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
        std::fs::read_to_string(folder.join(name)).unwrap()
    };
    let all: String = ["1", "2", "3", "loose-1", "loose-2", "strict"]
        .map(|name| read(&format!("hong-kong-{name}.txt")))
        .concat();
    for word in [
        "self-draw",
        "\"by\":\"discard\"",
        "\"kong\"",
        "\"chow\"",
        "\"pung\"",
        "\"flower\"",
        "\"reason\":\"wall\"",
    ] {
        assert!(all.contains(word), "{word} comes up nowhere");
    }
}

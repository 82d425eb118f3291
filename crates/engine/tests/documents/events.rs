//! The events in the notation have the names and keys that replays print.

use super::{NOTATION, blocks, json_lines};
use serde_json::Value;
use sparrows_engine::record::{Header, end_line, event_line};
use sparrows_engine::{Event, Game, Rules, Seed, Table};
use std::collections::{BTreeMap, BTreeSet};

/// A random game, but a win or kong is never passed over.
fn game(n: u64) -> Game {
    game_at(Table::hong_kong(), n)
}

fn game_at(table: Table, n: u64) -> Game {
    let mut game = Game::new(Header::new(table, Seed::from(n)));
    let mut chance = Seed::from(n).chance(sparrows_engine::chance::Stream::Bot);
    while !game.deal().is_over() {
        for seat in game.deal().awaiting().iter() {
            if let Some(pick) = game.deal().pick(seat) {
                let action = pick.random(&mut chance).unwrap();
                game.act(seat, action).unwrap();
                continue;
            }
            let legal = game.deal().legal(seat);
            let grand = |action: &&sparrows_engine::Action| {
                let kind = action.kind().as_str();
                kind == "win" || kind.ends_with("kong")
            };
            let action = legal.iter().find(grand).or_else(|| chance.choose(&legal));
            game.act(seat, *action.unwrap()).unwrap();
        }
    }
    game
}

fn shape(value: &Value) -> (String, BTreeSet<String>) {
    let keys = value.as_object().unwrap().keys().cloned().collect();
    (value["event"].as_str().unwrap().to_owned(), keys)
}

/// The events in the notation have the names and keys that replays print, and none is left out.
#[test]
fn events() {
    let written: BTreeMap<_, _> = json_lines(r#"{"event""#)
        .iter()
        .map(|line| shape(&serde_json::from_str(line).unwrap()))
        .collect();
    let start = Game::new(Header::new(Table::hong_kong(), Seed::from(1)));
    let mut printed = BTreeMap::new();
    let open = serde_json::to_value(end_line(start.deal(), None)).unwrap();
    printed.extend([shape(&open)]);
    for game in (0..).map(game) {
        // What ended the deal is told by the last line.
        let told = |event: &Event| !matches!(event, Event::Over { .. });
        for event in game.events().into_iter().filter(told) {
            printed.extend([shape(&event_line(&Table::hong_kong(), &event))]);
        }
        let end = serde_json::to_value(end_line(game.deal(), None)).unwrap();
        printed.extend([shape(&end)]);
        if game.deal().wins().is_empty() {
            continue;
        }
        break;
    }
    assert_eq!(written, printed);
}

/// The events that Sichuan adds have the names and keys that its replays print.
#[test]
fn events_of_sichuan() {
    let written = blocks(NOTATION, "jsonl").join("\n");
    let mut options = sparrows_engine::options::Options::new(Rules::Sichuan);
    options.set_text("exchange_three", "true").unwrap();
    let game = game_at(Table::new(options).unwrap(), 1);
    let mut printed: BTreeMap<_, _> = game
        .events()
        .iter()
        .map(|event| shape(&event_line(game.deal().table(), event)))
        .collect();
    printed.extend([shape(
        &serde_json::to_value(end_line(game.deal(), None)).unwrap(),
    )]);
    for line in written.lines() {
        let (name, keys) = shape(&serde_json::from_str(line).unwrap());
        assert_eq!(printed.get(&name), Some(&keys), "{line}");
    }
}

/// A random American game in which calls, exchanges and challenges are not passed over.
fn american_game(n: u64, options: &[(&str, &str)]) -> Game {
    let mut set = sparrows_engine::options::Options::new(Rules::American);
    for (key, value) in options {
        set.set_text(key, value).unwrap();
    }
    let table = Table::new(set).unwrap();
    let mut game = Game::new(Header::new(table, Seed::from(n)));
    let mut chance = Seed::from(n).chance(sparrows_engine::chance::Stream::Bot);
    while !game.deal().is_over() {
        for seat in game.deal().awaiting().iter() {
            let legal = game.deal().legal(seat);
            let picked = game
                .deal()
                .pick(seat)
                .and_then(|pick| pick.random(&mut chance));
            let grand = |action: &&sparrows_engine::Action| {
                ["expose", "exchange", "challenge"].contains(&action.kind().as_str())
            };
            let listed = legal.iter().find(grand).or_else(|| chance.choose(&legal));
            game.act(seat, picked.or(listed.copied()).unwrap()).unwrap();
        }
    }
    game
}

/// The events that the American table adds, likewise, and none is left out.
#[test]
fn events_of_the_american_table() {
    let written: BTreeMap<_, _> = blocks(NOTATION, "jsonl american")
        .join("\n")
        .lines()
        .map(|line| shape(&serde_json::from_str(line).unwrap()))
        .collect();
    let common = json_lines(r#"{"event""#);
    let common: BTreeSet<_> = common
        .iter()
        .map(|line| shape(&serde_json::from_str(line).unwrap()).0)
        .collect();
    let mut printed = BTreeMap::new();
    let plain = [("mush", "true"), ("bettor", "true")];
    let punished = [("errors", "punished"), ("bettor", "true")];
    for (n, options) in (0..8).flat_map(|n| [(n, &plain), (n, &punished)]) {
        let game = american_game(n, options);
        for event in game.events() {
            let (name, mut keys) = shape(&event_line(game.deal().table(), &event));
            keys.remove("blind");
            keys.remove("passed_on");
            printed.insert(name, keys);
        }
        let end = serde_json::to_value(end_line(game.deal(), None)).unwrap();
        printed.extend([shape(&end)]);
    }
    printed.remove("over");
    for (name, keys) in &written {
        assert_eq!(printed.get(name), Some(keys), "{name}");
    }
    for name in printed.keys() {
        assert!(
            written.contains_key(name) || common.contains(name),
            "{name}"
        );
    }
}

//! The example hand of each pattern, shown in rule sheets and rules, has that pattern.

#![allow(clippy::unwrap_used, clippy::panic)] // A test stops at the first surprise.

use serde_json::{Value, json};
use sparrows_engine::rules::Pattern;
use sparrows_engine::{Kind, Rules, Seat, notation, scorer};

fn kinds(text: &str) -> Vec<Kind> {
    let tiles = notation::parse_tiles(text).unwrap();
    tiles.iter().map(|tile| tile.kind).collect()
}

fn meld(text: &str) -> Value {
    let kinds = kinds(text);
    let kind = match kinds.len() {
        4 => "kong",
        _ if kinds[0] == kinds[1] => "pung",
        _ => "chow",
    };
    json!({"kind": kind, "tiles": text})
}

/// The example as a request, but for how it was won.
fn request(pattern: &Pattern) -> Value {
    let mut parts = pattern.example.split(' ');
    let mut concealed = kinds(parts.next().unwrap());
    let win = concealed.pop().unwrap();
    let (mut melds, mut flowers) = (Vec::new(), "");
    for part in parts {
        match part.split_at(1) {
            ("+", tiles) => melds.push(meld(tiles)),
            ("*", tiles) => flowers = tiles,
            _ => panic!("{}: {part} is neither meld nor flowers", pattern.id),
        }
    }
    json!({"hand": notation::faces(concealed), "win": win, "melds": melds, "flowers": flowers})
}

/// Whether the example has the pattern when it is won in some way that a table allows.
fn is_shown(rules: Rules, pattern: &Pattern) -> bool {
    let ways = [
        json!({"by": "self-draw"}),
        json!({"by": "discard"}),
        json!({"by": "robbed-kong"}),
        json!({"by": "self-draw", "kong_replacement": true}),
        json!({"by": "self-draw", "last_tile": true}),
        json!({"by": "discard", "last_tile": true}),
    ];
    Seat::PLAYERS.into_iter().any(|seat| {
        ways.iter().any(|way| {
            let mut request = request(pattern);
            let fields = request.as_object_mut().unwrap();
            fields.extend(way.as_object().unwrap().clone());
            fields.insert("seat".into(), json!(seat));
            if way["by"] != "self-draw" {
                fields.insert("from".into(), json!(seat.next()));
            }
            // An example need not reach the minimum.
            fields.insert("options".into(), json!({"min_faan": 0}));
            let answer = scorer::answer(rules, &request.to_string());
            let patterns = answer.ok().and_then(|answer| answer.patterns);
            patterns.is_some_and(|found| found.iter().any(|p| p.id == pattern.id))
        })
    })
}

#[test]
fn every_example_has_its_pattern() {
    for rules in Rules::ALL {
        for pattern in rules.patterns() {
            assert!(
                is_shown(rules, pattern),
                "{}: {}",
                pattern.id,
                pattern.example
            );
        }
    }
}

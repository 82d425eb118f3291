//! The example hand of each pattern, shown in rule sheets and rules, has that pattern.

#![allow(clippy::unwrap_used, clippy::panic)] // A test stops at the first surprise.

use serde_json::{Value, json};
use sparrows_engine::rules::Pattern;
use sparrows_engine::{Rules, Seat, notation, scorer};

/// The example as a request, but for how it was won.
fn request(pattern: &Pattern) -> Value {
    let example = pattern.example_hand().unwrap();
    let melds: Vec<_> = example
        .melds
        .iter()
        .map(|meld| json!({"kind": meld.kind.as_str(), "tiles": notation::faces(meld.kinds())}))
        .collect();
    json!({
        "hand": notation::faces(example.concealed),
        "win": example.win,
        "melds": melds,
        "flowers": notation::faces(example.flowers),
        "seat": Seat::South,
    })
}

/// A suit that the example does without.
fn free_suit(pattern: &Pattern) -> Option<&'static str> {
    let suits = ["m", "p", "s"];
    suits
        .into_iter()
        .find(|suit| !pattern.example.contains(suit))
}

/// Whether the example has the pattern when south wins it in some way that a table allows.
fn is_shown(rules: Rules, pattern: &Pattern) -> bool {
    let ways = [
        json!({"by": "self-draw"}),
        json!({"by": "discard"}),
        json!({"by": "robbed-kong"}),
        json!({"by": "self-draw", "kong_replacement": true}),
        json!({"by": "self-draw", "last_tile": true}),
        json!({"by": "discard", "last_tile": true}),
    ];
    ways.iter().any(|way| {
        let mut request = request(pattern);
        let fields = request.as_object_mut().unwrap();
        fields.extend(way.as_object().unwrap().clone());
        if way["by"] != "self-draw" {
            fields.insert("from".into(), json!(Seat::West));
        }
        match rules {
            // An example need not reach the minimum.
            Rules::HongKong => fields.insert("options".into(), json!({"min_faan": 0})),
            Rules::Sichuan => fields.insert("missing".into(), json!(free_suit(pattern))),
            // Its hands stand on cards.
            Rules::American => None,
        };
        let answer = scorer::answer(rules, &request.to_string());
        let patterns = answer.ok().and_then(|answer| answer.patterns);
        patterns.is_some_and(|found| found.iter().any(|p| p.id == pattern.id))
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

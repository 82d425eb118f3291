//! Worked cases: hands with what the rules make of them, one JSON object a line.

use serde_json::Value;
use sparrows_engine::{Rules, scorer};

const CASES: &str = include_str!("../cases/score-hong-kong.jsonl");

/// Ids and values in the order of the ids.
fn pairs(patterns: impl Iterator<Item = (String, u64)>) -> Vec<(String, u64)> {
    let mut pairs: Vec<_> = patterns.collect();
    pairs.sort();
    pairs
}

#[test]
fn worked_cases_agree() {
    let mut count = 0;
    for line in CASES.lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let (id, expect) = (case["id"].as_str().unwrap(), &case["expect"]);
        let answer = scorer::answer(Rules::HongKong, &case["case"].to_string())
            .unwrap_or_else(|error| panic!("{id}: {error}"));
        let answer = serde_json::to_value(answer).unwrap();
        for key in ["wins", "total", "reason", "payments"] {
            if !expect[key].is_null() {
                assert_eq!(answer[key], expect[key], "{id}: {key} ({})", case["why"]);
            }
        }
        if let Some(expected) = expect["patterns"].as_array() {
            let expected = pairs(expected.iter().map(|pair| {
                (
                    pair[0].as_str().unwrap().to_owned(),
                    pair[1].as_u64().unwrap(),
                )
            }));
            let found = pairs(
                answer["patterns"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|pattern| {
                        (
                            pattern["id"].as_str().unwrap().to_owned(),
                            pattern["value"].as_u64().unwrap(),
                        )
                    }),
            );
            assert_eq!(found, expected, "{id} ({})", case["why"]);
        }
        if expect["wins"] == true {
            let total = expect["total"].as_u64().unwrap();
            assert_eq!(answer["base"], 1u64 << total, "{id}: base");
        }
        count += 1;
    }
    assert_eq!(count, 26);
}

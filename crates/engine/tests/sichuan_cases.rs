//! The worked cases of the Sichuan table.
#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

use serde_json::Value;
use sparrows_engine::{Rules, scorer};

#[test]
fn worked_cases_agree() {
    for line in include_str!("cases/score-sichuan.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let answer = scorer::answer(Rules::Sichuan, &case["case"].to_string()).unwrap();
        let answer = serde_json::to_value(answer).unwrap();
        for key in ["wins", "total", "payments", "reason"] {
            if !case["expect"][key].is_null() {
                assert_eq!(answer[key], case["expect"][key], "{} {key}", case["id"]);
            }
        }
        let mut found: Vec<_> = answer["patterns"]
            .as_array()
            .unwrap()
            .iter()
            .map(|p| {
                (
                    p["id"].as_str().unwrap().to_owned(),
                    p["value"].as_u64().unwrap(),
                )
            })
            .collect();
        found.sort();
        let mut expected: Vec<_> = case["expect"]["patterns"]
            .as_array()
            .unwrap()
            .iter()
            .map(|p| (p[0].as_str().unwrap().to_owned(), p[1].as_u64().unwrap()))
            .collect();
        expected.sort();
        assert_eq!(found, expected, "{}", case["id"]);
    }
}

//! SC-4: winning hands, what they count, the cap.

use serde_json::{Value, json};
use sparrows_engine::{Rules, scorer};

fn score(request: &Value) -> Value {
    let answer = scorer::answer(Rules::Sichuan, &request.to_string());
    serde_json::to_value(answer.unwrap_or_else(|e| panic!("{request}: {e}"))).unwrap()
}

fn request(hand: &str, melds: &[(&str, &str)], win: &str) -> Value {
    let melds: Vec<_> = melds
        .iter()
        .map(|(kind, tiles)| json!({"kind": kind, "tiles": tiles}))
        .collect();
    json!({"hand": hand, "melds": melds, "win": win, "by": "discard", "from": "north",
           "seat": "south", "missing": "s"})
}

fn with(mut request: Value, key: &str, value: Value) -> Value {
    request[key] = value;
    request
}

/// Total and patterns with their values.
fn found(request: &Value) -> (u64, Vec<(String, u64)>) {
    let answer = score(request);
    let patterns = answer["patterns"]
        .as_array()
        .unwrap_or_else(|| panic!("{answer}"));
    let patterns = patterns.iter().map(|p| {
        (
            p["id"].as_str().unwrap().to_owned(),
            p["value"].as_u64().unwrap(),
        )
    });
    (answer["total"].as_u64().unwrap(), patterns.collect())
}

fn check(request: &Value, total: u64, patterns: &[(&str, u64)]) {
    let expected = patterns
        .iter()
        .map(|&(id, value)| (id.to_owned(), value))
        .collect();
    assert_eq!(found(request), (total, expected), "{request}");
}

fn refused(request: &Value) -> String {
    scorer::answer(Rules::Sichuan, &request.to_string())
        .unwrap_err()
        .to_string()
}

#[test]
fn sc_4_1_any_winning_hand_counts_no_fan_and_pays_one() {
    let answer = score(&request("123456m234678p9p", &[], "9p"));
    assert_eq!((&answer["total"], &answer["base"]), (&json!(0), &json!(1)));
}

#[test]
fn sc_4_1_no_tile_of_the_missing_suit() {
    let answer = score(&request("123456m234678p9s", &[], "9s"));
    assert_eq!(answer, json!({"wins": false, "reason": "missing-suit"}));
    let answer = score(&request("123456m234679p9s", &[], "9s"));
    assert_eq!(
        answer,
        json!({"wins": false, "reason": "not-a-hand"}),
        "the shape comes first"
    );
    let melded = request("123456m2346p", &[("pung", "999s")], "9p");
    assert!(refused(&melded).contains("nothing can be claimed or konged"));
    assert!(
        refused(&with(
            request("123456m234678p9p", &[], "9p"),
            "missing",
            Value::Null
        ))
        .contains("missing")
    );
}

#[test]
fn sc_4_1_four_equal_tiles_are_two_of_seven_pairs() {
    check(
        &request("1111m4466m99m22p5p", &[], "5p"),
        3,
        &[("seven-pairs", 2), ("root", 1)],
    );
}

#[test]
fn sc_4_1_all_pungs_kongs_among_them() {
    check(
        &request("333m777p8p", &[("pung", "222m"), ("pung", "444p")], "8p"),
        1,
        &[("all-pungs", 1)],
    );
    let melds = [
        ("kong", "4444p"),
        ("pung", "222m"),
        ("concealed-kong", "6666m"),
    ];
    check(
        &request("333m8p", &melds, "8p"),
        3,
        &[("all-pungs", 1), ("root", 2)],
    );
}

#[test]
fn sc_4_1_outside_hand_needs_a_terminal_in_every_set_and_the_pair() {
    check(
        &request("123m789m111p78p99m", &[], "9p"),
        2,
        &[("outside-hand", 2)],
    );
    check(&request("123m789m111p78p22m", &[], "9p"), 0, &[]);
    check(&request("123m234m111p78p99m", &[], "9p"), 0, &[]);
    // Seven pairs of terminals are no outside hand.
    check(
        &request("1111m9999m1111p9p", &[], "9p"),
        5,
        &[("seven-pairs", 2), ("root", 3)],
    );
}

#[test]
fn sc_4_1_all_258_replaces_all_pungs() {
    check(
        &request("222p5p888p", &[("pung", "222m"), ("pung", "555m")], "5p"),
        3,
        &[("all-258", 3)],
    );
}

#[test]
fn sc_4_1_full_flush_adds_to_any_other() {
    check(
        &request("1112223334445m", &[], "5m"),
        3,
        &[("all-pungs", 1), ("full-flush", 2)],
    );
    check(
        &request("1122334455667m", &[], "7m"),
        4,
        &[("seven-pairs", 2), ("full-flush", 2)],
    );
}

#[test]
fn sc_4_1_single_wait_needs_four_declared_sets() {
    let four = [
        ("pung", "333m"),
        ("pung", "555m"),
        ("pung", "777p"),
        ("concealed-kong", "2222m"),
    ];
    check(
        &request("8p", &four, "8p"),
        3,
        &[("all-pungs", 1), ("single-wait", 1), ("root", 1)],
    );
    check(&request("888p9p", &four[..3], "9p"), 1, &[("all-pungs", 1)]);
    let all_258 = [
        ("pung", "222m"),
        ("pung", "555m"),
        ("pung", "888m"),
        ("kong", "2222p"),
    ];
    check(
        &request("5p", &all_258, "5p"),
        5,
        &[("all-258", 3), ("single-wait", 1), ("root", 1)],
    );
}

#[test]
fn sc_4_1_roots_count_wherever_the_four_tiles_stand() {
    // A pung with its fourth tile in a chow, the fourth one being the winning tile.
    check(
        &request("23m234678p99p", &[("pung", "111m")], "1m"),
        1,
        &[("root", 1)],
    );
    check(
        &request("123m234678p9p", &[("pung", "111m")], "9p"),
        1,
        &[("root", 1)],
    );
}

#[test]
fn sc_4_1_event_patterns() {
    let kong = request("12p345678p99p", &[("kong", "5555m")], "3p");
    let drawn = |mut request: Value| {
        request["by"] = json!("self-draw");
        request.as_object_mut().unwrap().remove("from");
        request
    };
    let replacement = with(drawn(kong), "kong_replacement", json!(true));
    check(&replacement, 2, &[("root", 1), ("kong-replacement", 1)]);
    // The replacement that empties the wall is both.
    let both = with(replacement, "last_tile", json!(true));
    check(
        &both,
        3,
        &[("root", 1), ("kong-replacement", 1), ("last-tile", 1)],
    );
    let plain = request("123456m234678p9p", &[], "9p");
    check(
        &with(plain.clone(), "last_tile", json!(true)),
        1,
        &[("last-tile", 1)],
    );
    let last_draw = with(drawn(plain), "last_tile", json!(true));
    check(&last_draw, 1, &[("last-tile", 1)]);
    let robbed = with(
        request("57m789m444888p99p", &[], "6m"),
        "by",
        json!("robbed-kong"),
    );
    check(&robbed, 1, &[("robbed-kong", 1)]);
    let held = with(
        request("66m789m444888p99p", &[], "6m"),
        "by",
        json!("robbed-kong"),
    );
    assert!(refused(&held).contains("holds no other"));
}

#[test]
fn sc_4_2_total_is_capped_and_the_cap_is_an_option() {
    let hand = request("1111m2222m3344m5m", &[], "5m");
    let patterns: &[(&str, u64)] = &[("seven-pairs", 2), ("full-flush", 2), ("root", 2)];
    check(&hand, 5, patterns);
    assert_eq!(score(&hand)["base"], 32);
    check(
        &with(hand.clone(), "options", json!({"cap": 8})),
        6,
        patterns,
    );
    check(
        &with(hand.clone(), "options", json!({"cap": 3})),
        3,
        patterns,
    );
    assert!(refused(&with(hand, "options", json!({"cap": 9}))).contains("from 1 to 8"));
}

#[test]
fn sc_4_2_the_best_reading_counts() {
    check(
        &request("222m333m444m555p9p", &[], "9p"),
        1,
        &[("all-pungs", 1)],
    );
    check(
        &request("1122334455667m", &[], "7m"),
        4,
        &[("seven-pairs", 2), ("full-flush", 2)],
    );
}

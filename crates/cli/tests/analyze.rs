//! `sparrows analyze`.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod common;

use common::run;
use serde_json::json;

fn analyze(args: &[&str]) -> common::Ran {
    run(&[&["analyze", "hong-kong", "--json"], args].concat(), "")
}

#[test]
fn a_hand_of_thirteen_lists_what_helps() {
    let report = &analyze(&["123m456p78s1122z9p"]).done().json()[0];
    assert_eq!(report["shanten"], 1);
    let draws = report["draws"].as_array().unwrap();
    assert!(draws.contains(&json!({"tile": "6s", "left": 4})));
    assert!(draws.contains(&json!({"tile": "1z", "left": 2})));
    assert!(report.get("discards").is_none() && report.get("waits").is_none());
}

#[test]
fn a_ready_hand_lists_its_waits_and_their_worth() {
    let report = &analyze(&["123456789m11z23s", "--seat", "south"])
        .done()
        .json()[0];
    assert_eq!(report["shanten"], 0);
    assert_eq!(report["waits"][0]["tile"], "1s");
    assert_eq!(report["waits"][0]["total"], 2);
    let ids: Vec<_> = report["waits"][0]["patterns"]
        .as_array()
        .unwrap()
        .iter()
        .map(|p| &p["id"])
        .collect();
    assert_eq!(ids, ["concealed-hand", "no-flowers"]);
}

#[test]
fn a_hand_of_fourteen_lists_discards_best_first() {
    let args = [
        "123m456p1z99s6s1z",
        "--melds",
        "pung:555z",
        "--option",
        "min_faan=0",
    ];
    let report = &analyze(&args).done().json()[0];
    assert_eq!(report["shanten"], 0);
    assert_eq!(report["discards"][0]["tile"], "6s");
    assert_eq!(report["discards"][0]["shanten"], 0);
    assert_eq!(report["discards"][0]["left"], 4);
    assert!(report.get("draws").is_none());
    // Complete already.
    assert_eq!(analyze(&["123456789m11z234s"]).json()[0]["shanten"], -1);
}

#[test]
fn melds_and_flowers_count() {
    let args = [
        "234p1z",
        "--melds",
        "concealed-kong:9999s, pung:555m, chow:123m",
        "--flowers",
        "1f",
        "--seat",
        "east",
    ];
    let report = &analyze(&args).done().json()[0];
    assert_eq!(report["shanten"], 0);
    // Below the minimum: own flower alone.
    assert_eq!(report["waits"][0]["total"], 1);
    assert_eq!(report["waits"][0]["wins"], false);
    assert_eq!(report["waits"][0]["left"], 3);
}

#[test]
fn refusals_say_where_and_how() {
    for (args, part) in [
        (&["123x"][..], "hand: column 4: `x`: unknown letter"),
        (&["123m"], "hand: 3 tiles; with 0 melds it holds 13 or 14"),
        (&["11111m"], "hand: column 5: `1m`: more equal tiles"),
        (
            &["1m1f"],
            "hand: column 3: `1f`: flowers and seasons lie outside",
        ),
        (
            &["123456789m1z", "--melds", "555m"],
            "--melds: `555m` is no KIND:TILES, such as pung:555m",
        ),
        (
            &["123456789m1z", "--melds", "pong:555m"],
            "melds[0]: unknown meld `pong`; hong-kong has chow, pung",
        ),
        (
            &["123456789m1z", "--melds", "pung:555m,"],
            "--melds: `` is no KIND:TILES",
        ),
        (
            &["123456789m1z", "--seat", "bettor"],
            "a seat is east, south, west or north",
        ),
        (
            &["123456789m1z", "--option", "payment=half"],
            "--option: option `payment` cannot be `half`; it is one of",
        ),
        (&["1m\n2x"], "hand: column 3: `\\n`"),
        (&[], "required arguments were not provided: <HAND>"),
    ] {
        let ran = analyze(args);
        let line = ran.refused();
        assert!(
            line.starts_with("sparrows: ") && line.contains(part),
            "{line}"
        );
        assert_eq!(ran.out, "");
    }
    assert!(
        run(&["analyze", "riichi", "1m"], "")
            .refused()
            .contains("unknown rule set `riichi`; there is hong-kong")
    );
}

#[test]
fn for_people() {
    let ran = run(&["analyze", "hong-kong", "123456789m11z23s"], "");
    assert!(
        ran.done()
            .out
            .starts_with("Hand: 123456789m11z23s\nReady: one tile from winning.\n")
    );
    assert!(
        ran.out
            .contains("1 bamboo, 4 left: 2 faan, below the minimum")
    );
}

//! The American table on the command line: hands scored and analysed, with cards and years.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod common;

use common::{CARD, file, run};
use serde_json::{Value, json};

/// A closed hand, E6 of the house card, waiting for its last soap.
const CLOSED: &str = r#"{"hand":"1f2f222m44m66s888s5z","win":"5z","by":"discard","from":"south","seat":"west","year":2026}"#;
/// E1 with flowers shown before, a joker among them.
const OPEN: &str = r#"{"hand":"222m444m6688s","melds":[{"kind":"exposure","tiles":"1f2f1j"}],"win":"6s","by":"discard","from":"west","seat":"east","year":2026}"#;
/// S3, a hand of singles and pairs.
const PAIRS: &str = r#"{"hand":"113355m7799s77z6z","win":"6z","by":"self-draw","seat":"north"}"#;

fn score(input: impl AsRef<[u8]>) -> common::Ran {
    run(&["score", "american", "--json"], input)
}

/// The request with the small card.
fn small(request: &str) -> String {
    let card = json!(common::card()).to_string();
    request.replacen('{', &format!("{{\"card\":{card},"), 1)
}

fn answer(line: &str) -> Value {
    score(small(line)).done().json().remove(0)
}

#[test]
fn am_6_a_closed_hand_on_a_discard_without_jokers() {
    assert_eq!(
        score(small(CLOSED)).done().out,
        "{\"wins\":true,\"hand\":{\"id\":\"E6\",\"category\":\"2468\",\"line\":\"FF 222a 44a 66b 888b DDc\",\
         \"value\":35,\"closed\":true},\"jokerless\":true,\
         \"payments\":{\"east\":-70,\"south\":-140,\"west\":280,\"north\":-70}}\n"
    );
    // With a joker it pays once; self-drawn everyone pays double.
    let line = CLOSED
        .replace("222m", "22m1j")
        .replace(r#""discard","from":"south""#, r#""self-draw""#);
    let answer = answer(&line);
    assert_eq!(answer["jokerless"], false);
    assert_eq!(
        answer["payments"],
        json!({"east": -70, "south": -70, "west": 210, "north": -70})
    );
}

#[test]
fn am_4_5_a_closed_hand_shows_nothing() {
    let line = CLOSED.replace("888s", "").replace(
        r#""win""#,
        r#""melds":[{"kind":"exposure","tiles":"888s"}],"win""#,
    );
    let ran = score(small(&line));
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert_eq!(ran.out, "{\"wins\":false,\"reason\":\"concealed-only\"}\n");
    let ran = score(CLOSED.replace(r#""win":"5z""#, r#""win":"6z""#));
    assert_eq!(ran.code, 1);
    assert_eq!(ran.out, "{\"wins\":false,\"reason\":\"not-a-hand\"}\n");
}

#[test]
fn am_5_groups_with_jokers_and_am_8_bets() {
    let paid = |line: &str| answer(line)["payments"].clone();
    assert_eq!(
        paid(OPEN),
        json!({"east": 100, "south": -25, "west": -50, "north": -25})
    );
    let bet = |on: &str| OPEN.replace(r#""year""#, &format!(r#""bet":"{on}","year""#));
    assert_eq!(
        paid(&bet("east")),
        json!({"east": 100, "south": -50, "west": -100, "north": -50, "bettor": 100})
    );
    // The bettor pays as the player bet on.
    assert_eq!(
        paid(&bet("west")),
        json!({"east": 150, "south": -25, "west": -50, "north": -25, "bettor": -50})
    );
    // A joker stands in no pair.
    let line = OPEN.replace("6688s", "668s1j");
    assert_eq!(score(line).json()[0]["reason"], "not-a-hand");
}

#[test]
fn am_6_3_jokerless_singles_and_pairs_are_an_option() {
    let on = answer(PAIRS);
    assert_eq!(on["hand"]["id"], "S3");
    assert_eq!(on["payments"]["north"], 600);
    let off = PAIRS.replace("}", r#","options":{"jokerless_singles_pairs":false}}"#);
    let off = answer(&off);
    assert_eq!(off["jokerless"], true);
    assert_eq!(off["payments"]["north"], 300);
}

#[test]
fn ca_1_3_the_year_is_that_of_the_table() {
    let hand = r#"{"hand":"1f2f22m6m5z1111z333z","win":"3z","by":"self-draw","seat":"south"}"#;
    let of = |year: u16| score(small(&hand.replace('}', &format!(r#","year":{year}}}"#))));
    assert_eq!(of(2026).done().json()[0]["hand"]["id"], "Y3");
    for year in [2027, 1900, 2099] {
        let ran = of(year);
        assert_eq!(
            (ran.code, &ran.json()[0]["reason"]),
            (1, &json!("not-a-hand"))
        );
    }
    for odd in ["-1", "2026.5", "\"now\"", "99999999999999999999"] {
        let ran = score(small(&hand.replace('}', &format!(r#","year":{odd}}}"#))));
        let line = ran.refused();
        assert!(
            line.ends_with("expected a year from 1900 to 2099"),
            "{line}"
        );
    }
    for year in [1899, 2100] {
        let ran = of(year);
        let line = ran.refused();
        assert!(
            line.starts_with("stdin:1: year: it is a year from 1900 to 2099"),
            "{line}"
        );
    }
}

#[test]
fn a_request_names_its_card() {
    let card = |name: &str| {
        format!(
            r#"{{"hand":"1111m2222m333m44m","win":"4m","by":"self-draw","seat":"east","card":{}}}"#,
            json!(name)
        )
    };
    let answer = score(card(&common::card())).done().json().remove(0);
    assert_eq!(answer["hand"]["id"], "A");
    assert_eq!(answer["payments"]["east"], 360);
    assert_eq!(score(card("house")).json()[0]["reason"], "not-a-hand");
    let bad = file("bad.card.toml", CARD.replace("444a", "44q"));
    let bad = bad.to_str().unwrap();
    let ran = score(format!(
        "{}\n{}\n{PAIRS}",
        card(bad),
        card("none.card.toml")
    ));
    let line = ran.refused();
    let place = format!("stdin:1: card: {bad}:8:");
    assert!(
        line.starts_with(&place) && line.contains("no symbol"),
        "{line}"
    );
    let answers = ran.json();
    assert!(
        answers[0]["error"]
            .as_str()
            .unwrap()
            .starts_with(&format!("card: {bad}:8:"))
    );
    let missing = answers[1]["error"].as_str().unwrap();
    assert!(
        missing.starts_with("card: none.card.toml: cannot be read: "),
        "{missing}"
    );
    // The rest is answered all the same.
    assert_eq!(answers[2]["wins"], true);
}

#[test]
fn what_cannot_occur_is_refused() {
    for (from, to, part) in [
        (
            r#""win":"6s""#,
            r#""win":"1j""#,
            "a discarded joker can be called by nobody",
        ),
        (
            r#""by":"discard""#,
            r#""by":"robbed-kong""#,
            "no kong is robbed",
        ),
        ("exposure", "pung", "american has exposure"),
        (r#""year":2026"#, r#""bet":"bettor""#, "the bettor bets on"),
        (r#""year":2026"#, r#""missing":"m""#, "leave `missing` out"),
        (r#""year":2026"#, r#""flowers":"1f""#, "flowers: column 1: "),
        ("1f2f1j", "1f2f6s", "melds[0]: "),
    ] {
        let ran = score(OPEN.replace(from, to));
        let line = ran.refused();
        assert!(
            line.starts_with("stdin:1: ") && line.contains(part),
            "{line}"
        );
    }
    let ran = run(&["score", "hong-kong", "--json"], OPEN);
    assert!(ran.refused().contains("stdin:1: "));
}

#[test]
fn scores_for_people() {
    let bet = OPEN.replace(r#""year""#, r#""bet":"east","year""#);
    let off = PAIRS.replace("}", r#","options":{"jokerless_singles_pairs":false}}"#);
    let ran = run(
        &["score", "american"],
        [&bet, CLOSED, &off].map(small).join("\n"),
    );
    assert_eq!(
        ran.done().out,
        "Mah-jongg: E1, 2468\n  Line: FFF 222a 444a 666b 88b\n  Value: 25\n  Bet upon: doubled\n  \
         East: +100\n  South: −50\n  West: −100\n  North: −50\n  Bettor: +100\n\n\
         Mah-jongg: E6, 2468\n  Line: FF 222a 44a 66b 888b DDc\n  Value: 35\n  Closed hand\n  \
         Jokerless: doubled\n  East: −70\n  South: −140\n  West: +280\n  North: −70\n\n\
         Mah-jongg: S3, Singles and pairs\n  Line: 11a 33a 55a 77b 99b DDa DDb\n  Value: 50\n  \
         Closed hand\n  Jokerless; singles and pairs do not double for it here\n  \
         East: −100\n  South: −100\n  West: −100\n  North: +300\n"
    );
}

#[test]
fn am_9_the_nearest_hands_come_first() {
    let report = run(
        &[
            "analyze",
            "american",
            "--json",
            "--year",
            "2026",
            "1f2f22m1j44m66s888s5z",
        ],
        "",
    );
    let report = &report.done().json()[0];
    assert_eq!(report["distance"], 1);
    let nearest = &report["hands"][0];
    assert_eq!(
        (&nearest["id"], &nearest["distance"]),
        (&json!("E6"), &json!(1))
    );
    assert_eq!(nearest["missing"][0]["tile"], "5z");
    let distances: Vec<_> = report["hands"]
        .as_array()
        .unwrap()
        .iter()
        .map(|hand| hand["distance"].as_u64())
        .collect();
    assert!(distances.is_sorted() && distances.len() > 50);
    // Complete, of fourteen.
    let args = ["analyze", "american", "--json", "1f2f22m1j44m66s888s55z"];
    assert_eq!(run(&args, "").done().json()[0]["distance"], 0);
    // What is shown rules closed hands and other groups out.
    let args = [
        "analyze",
        "american",
        "246m4888s1f1j7z",
        "--melds",
        "exposure:222m1j",
        "--json",
    ];
    let report = &run(&args, "").done().json()[0];
    assert!(
        report["hands"]
            .as_array()
            .unwrap()
            .iter()
            .all(|hand| hand["closed"] == false)
    );
    let card = common::card();
    let args = [
        "analyze",
        "american",
        "1111m222m333m44m5s",
        "--card",
        &card,
        "--json",
    ];
    let report = &run(&args, "").done().json()[0];
    assert_eq!(
        (&report["distance"], &report["hands"][0]["id"]),
        (&json!(2), &json!("A"))
    );
    // No hand at all can be made.
    let args = [
        "analyze",
        "american",
        "1f2f3f4f5f6f7f8f12z",
        "--melds",
        "exposure:333z",
        "--card",
        &card,
        "--json",
    ];
    assert_eq!(
        run(&args, "").done().json()[0],
        json!({"distance": null, "hands": []})
    );
}

#[test]
fn analyses_for_people() {
    let ran = run(
        &[
            "analyze",
            "american",
            "1f2f22m1j44m66s888s5z",
            "--year",
            "2000",
        ],
        "",
    );
    let more = " more hands are farther away; --json lists them all.\n";
    assert!(ran.done().out.contains(more), "{}", ran.out);
    let card = common::card();
    let args = [
        "analyze",
        "american",
        "1f2f22m1j44m66s888s5z",
        "--card",
        &card,
        "--year",
        "2000",
    ];
    let ran = run(&args, "");
    let out = &ran.done().out;
    for part in [
        "1 tile is missing for the nearest hand.\n",
        "  E6  1 away   C 35  FF 222a 44a 66b 888b DDc\n",
        "Missing: 1 × soap (3 left, no joker), 1 × 2 crak (2 left)\n",
        "Y2: left out, for 2000 makes it impossible.\n",
    ] {
        assert!(out.contains(part), "{part} is not in {out}");
    }
    assert!(!out.contains(" more hand"));
    let bad = file("analyze-bad.card.toml", CARD.replace("444a", "4444a"));
    let bad = bad.to_str().unwrap();
    for (args, part) in [
        (
            &["american", "1m", "--seat", "east"][..],
            "--seat does not belong to american",
        ),
        (
            &["american", "1m", "--flowers", "1f"],
            "--flowers does not belong to american",
        ),
        (&["american", "1m", "--missing", "m"], "leave --missing out"),
        (&["american", "1m", "--year", "2100"], "from 1900 to 2099"),
        (
            &["american", "1m", "--card", "none"],
            "none: cannot be read: ",
        ),
        (
            &["american", "1m", "--card", bad],
            "analyze-bad.card.toml:8:",
        ),
        (
            &["american", "123m", "--melds", "pung:111m"],
            "american has exposure",
        ),
        (
            &["american", "123m", "--melds", "111m"],
            "`111m` is no KIND:TILES, such as exposure:66p1j",
        ),
        (
            &["american", "1m", "--option", "bettor"],
            "`bettor` is no KEY=VALUE, such as mush=false",
        ),
        (&["american", "1m", "--card", ""], "\"\": cannot be read: "),
        (
            &["hong-kong", "1m", "--card", "house"],
            "hong-kong has no card; leave --card out",
        ),
        (
            &["sichuan", "1m", "--missing", "m", "--year", "2026"],
            "sichuan has no card; leave --year out",
        ),
    ] {
        let ran = run(&[&["analyze"], args].concat(), "");
        let line = ran.refused();
        assert!(line.contains(part), "{line}");
    }
}

//! `sparrows score`: one answer a line, in order.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod common;

use common::run;
use serde_json::{Value, json};

const WIN: &str = r#"{"hand":"123m456m789m1z","melds":[{"kind":"pung","tiles":"555m"}],"win":"1z","by":"discard","from":"west","seat":"east","flowers":"1f5f","kong_replacement":false,"last_tile":false,"options":{}}"#;
const NO_HAND: &str =
    r#"{"hand":"123m456m789m1z555m","win":"2z","by":"discard","from":"west","seat":"east"}"#;
const CHEAP: &str =
    r#"{"hand":"123m456p789m1z555s","win":"1z","by":"discard","from":"west","seat":"east"}"#;

fn score(input: impl AsRef<[u8]>) -> common::Ran {
    run(&["score", "hong-kong", "--json"], input)
}

#[test]
fn a_win() {
    let ran = score(WIN);
    assert_eq!(
        ran.done().out,
        "{\"wins\":true,\"total\":5,\"patterns\":[{\"id\":\"half-flush\",\"value\":3},\
         {\"id\":\"own-flower\",\"value\":1},{\"id\":\"own-season\",\"value\":1}],\"base\":32,\
         \"payments\":{\"east\":96,\"south\":0,\"west\":-96,\"north\":0}}\n"
    );
}

#[test]
fn no_win_is_a_negative_finding() {
    let ran = score(NO_HAND);
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    assert_eq!(ran.out, "{\"wins\":false,\"reason\":\"not-a-hand\"}\n");
    let ran = score(CHEAP);
    assert_eq!(ran.code, 1);
    assert_eq!(
        ran.json()[0],
        json!({"wins": false, "reason": "below-minimum", "total": 2, "patterns": [
            {"id": "concealed-hand", "value": 1}, {"id": "no-flowers", "value": 1}]})
    );
}

#[test]
fn several_lines_are_answered_in_order() {
    let ran = score(format!("{NO_HAND}\r\n\n  \n{WIN}\n{CHEAP}"));
    let wins: Vec<_> = ran
        .done()
        .json()
        .iter()
        .map(|a| a["wins"].clone())
        .collect();
    assert_eq!(wins, [json!(false), json!(true), json!(false)]);
    // All answered, though none wins.
    assert_eq!(score(format!("{NO_HAND}\n{CHEAP}\n")).code, 0);
    assert_eq!(score("").done().out, "");
}

#[test]
fn a_bad_line_is_answered_and_the_rest_too() {
    let mut input = format!("{WIN}\n\n{{\"hand\":\"12x\"}}\n").into_bytes();
    input.extend_from_slice(b"\"\xff\xfe\"\n");
    input.extend_from_slice(WIN.as_bytes());
    let ran = score(&input);
    let line = ran.refused();
    assert!(
        line.starts_with("stdin:3: column 14: missing field"),
        "{line}"
    );
    assert!(line.ends_with("; one more line is bad"), "{line}");
    let answers = ran.json();
    assert_eq!(answers.len(), 4);
    for (answer, good) in answers.iter().zip([true, false, false, true]) {
        assert_eq!(answer.get("wins").is_some(), good);
        assert_eq!(answer["error"].is_string(), !good);
    }
    assert_eq!(
        answers[2]["error"],
        "column 2: not UTF-8; save the input as UTF-8"
    );
}

/// What cannot occur at a table, and what is misspelt, is refused with the place to mend.
#[test]
fn refusals_say_where_and_how() {
    for (from, to, part) in [
        ("1f5f", "1f5x", "flowers: column 4: `x`: unknown letter"),
        (
            "\"win\":\"1z\"",
            "\"win\":\"8z\"",
            "win: column 1: `8z`: no such tile",
        ),
        (
            "\"flowers\"",
            "\"flower\"",
            "unknown field `flower`, expected one of",
        ),
        (
            "\"from\":\"west\"",
            "\"from\":\"east\"",
            "`from` is another seat",
        ),
        ("\"from\":\"west\",", "", "`from` names the seat"),
        (
            "\"by\":\"discard\"",
            "\"by\":\"self-draw\"",
            "leave `from` out",
        ),
        (
            "\"kong_replacement\":false",
            "\"kong_replacement\":true",
            "`by` is self-draw",
        ),
        (
            "{}",
            "{\"min_fan\":3}",
            "unknown option `min_fan`; hong-kong has",
        ),
        ("{}", "{\"cap\":2}", "a whole number from 3 to 13"),
        ("789m1z", "789m", "hand: 9 tiles; with 1 meld it holds 10"),
        ("555m", "556m", "a pung is three equal tiles"),
    ] {
        let line = WIN.replace(from, to);
        assert_ne!(line, WIN);
        let ran = score(&line);
        let refusal = ran.refused();
        assert!(refusal.starts_with("stdin:1: "), "{refusal}");
        assert!(refusal.contains(part), "{refusal}");
        assert_eq!(ran.json().len(), 1);
    }
}

#[test]
fn options_of_the_line_count() {
    let line = CHEAP.replace("}", ",\"options\":{\"min_faan\":2,\"payment\":\"shared\"}}");
    let answer = &score(line).done().json()[0];
    assert_eq!(
        answer["payments"],
        json!({"east": 16, "south": -4, "west": -8, "north": -4})
    );
}

/// Hands scored by hand, each with its reason.
#[test]
fn worked_cases() {
    let cases: Vec<Value> = include_str!("../../engine/tests/cases/score-hong-kong.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert!(cases.len() >= 26);
    let input: Vec<_> = cases.iter().map(|case| case["case"].to_string()).collect();
    let ran = score(input.join("\n"));
    for (case, answer) in cases.iter().zip(ran.done().json()) {
        let expected = case["expect"].as_object().unwrap();
        for (key, value) in expected {
            // The cases list patterns in no order of their own; the program in the table's.
            let sorted = |pairs: Vec<Value>| {
                let mut pairs: Vec<_> = pairs.iter().map(ToString::to_string).collect();
                pairs.sort_unstable();
                json!(pairs)
            };
            let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
            let (given, value) = if key == "patterns" {
                let given = list(&answer[key]);
                let given = given.iter().map(|p| json!([p["id"], p["value"]]));
                (sorted(given.collect()), sorted(list(value)))
            } else {
                (answer[key].clone(), value.clone())
            };
            assert_eq!(given, value, "{}: {key} of {answer}", case["id"]);
        }
    }
    assert_eq!(ran.json().len(), cases.len());
}

#[test]
fn for_people() {
    let ran = run(
        &["score", "hong-kong"],
        format!("{WIN}\n{CHEAP}\n{NO_HAND}"),
    );
    assert_eq!(
        ran.done().out,
        "Winning hand: 5 faan\n  Half flush: 3 faan\n  Own flower: 1 faan\n  Own season: 1 faan\n\
         Base points: 32\n  East: +96\n  South: 0\n  West: −96\n  North: 0\n\n\
         Complete, but 2 of 3 faan.\n  Concealed hand: 1 faan\n  No flowers: 1 faan\n\n\
         Not a winning hand.\n"
    );
    let hungarian = run(&["score", "hong-kong", "--lang", "hu"], WIN);
    assert!(hungarian.done().out.starts_with("Nyerő kéz: 5 faan\n"));
    let mut command = common::sparrows();
    command
        .args(["score", "hong-kong"])
        .env("LC_ALL", "zh_TW.UTF-8")
        .env("LANG", "hu_HU");
    let chinese = common::run_with(command, WIN.as_bytes());
    assert!(chinese.done().out.starts_with("食糊：5番\n"));
}

/// A program that asks one line at a time gets its answer before it asks the next.
#[test]
fn answers_come_at_once() {
    use std::io::{BufRead, BufReader, Write};
    let mut command = common::sparrows();
    command.args(["score", "hong-kong", "--json"]);
    let mut child = command
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let mut stdout = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{WIN}").unwrap();
        let mut answer = String::new();
        stdout.read_line(&mut answer).unwrap();
        assert!(answer.starts_with("{\"wins\":true"));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

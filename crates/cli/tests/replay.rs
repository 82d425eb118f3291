//! `sparrows replay`.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod common;

use common::{file, run};
use serde_json::{Value, json};
use sparrows_bots::{Level, play_deal};
use sparrows_engine::record::{Header, PlayerInfo};
use sparrows_engine::{Game, Seat, Seed, Table};

const OPEN: &str = r#"{"record":1,"rules":"hong-kong","options":{},"seed":"2f1c"}"#;

/// A deal in which everyone holds next to nothing and east wins on south's discard.
const WON: &str = r#"{"record":1,"rules":"hong-kong","options":{},"deal":{"hands":{"east":"123456789m1155z9p","south":"1z258m258p258s234z","west":"147m147p147s2346z","north":"369m369p369s2347z"},"wall":"7s8s9s"}}
{"seat":"east","action":"discard","tile":"9p"}
{"seat":"south","action":"discard","tile":"1z"}
{"seat":"east","action":"win"}
"#;

fn replay(args: &[&str], input: impl AsRef<[u8]>) -> common::Ran {
    run(&[&["replay"], args].concat(), input)
}

/// A whole deal played by random players.
fn random_record(seed: u64) -> String {
    let mut header = Header::new(Table::hong_kong(), Seed::from(seed));
    for seat in Seat::PLAYERS {
        header.players[seat] = Some(PlayerInfo {
            name: None,
            bot: Some("random".into()),
        });
    }
    let mut game = Game::new(header);
    let mut deal = game.deal().clone();
    play_deal(
        &mut deal,
        [Level::Random; 4].map(Level::bot),
        |seat, action| {
            game.act(seat, action).unwrap();
        },
    )
    .unwrap();
    game.to_text()
}

#[test]
fn events_then_the_end() {
    let path = file("won.jsonl", WON);
    let ran = replay(&[path.to_str().unwrap(), "--json"], "");
    let lines = ran.done().json();
    assert!(lines.iter().all(|line| line["event"].is_string()));
    assert_eq!(lines[0]["event"], "dealt");
    assert_eq!(
        lines[4],
        json!({"event": "discard", "seat": "east", "tile": "9p/1"})
    );
    assert_eq!(lines[5]["event"], "draw");
    let (end, events) = lines.split_last().unwrap();
    assert_eq!(
        *end,
        json!({
            "event": "end",
            "reason": "win",
            "wins": [{"seat": "east", "by": "discard", "from": "south", "tile": "1z/3",
                "patterns": [{"id": "concealed-hand", "value": 1}, {"id": "no-flowers", "value": 1},
                    {"id": "seat-wind", "value": 1}, {"id": "round-wind", "value": 1},
                    {"id": "half-flush", "value": 3}],
                "total": 7, "base": 128}],
            "scores": {"east": 384, "south": -384, "west": 0, "north": 0}
        })
    );
    // The last line says it; no event says it before.
    assert!(
        events
            .iter()
            .all(|e| e["event"] != "over" && e["event"] != "end")
    );
    let win = ran.out.lines().find(|line| line.contains("\"win\""));
    assert!(
        win.unwrap()
            .starts_with(r#"{"event":"win","seat":"east","by":"discard","from":"south""#)
    );
    // Standard input does as well as a file.
    assert_eq!(replay(&["-", "--json"], WON).out, ran.out);
}

#[test]
fn an_open_deal_says_who_is_asked_what() {
    let lines = replay(&["-", "--json"], OPEN).done().json();
    let last = lines.last().unwrap();
    assert_eq!(last["event"], "open");
    assert_eq!(last["reason"], Value::Null);
    assert_eq!(last["awaiting"], json!({"east": ["discard"]}));
    assert_eq!(
        last["scores"],
        json!({"east": 0, "south": 0, "west": 0, "north": 0})
    );
}

#[test]
fn a_seat_sees_only_what_it_may() {
    for seat in ["east", "south", "west", "north"] {
        let lines = replay(&["-", "--json", "--view", seat], random_record(3))
            .done()
            .json();
        for line in &lines {
            let hidden = line["seat"] != seat;
            match line["event"].as_str().unwrap() {
                "dealt" => assert_eq!(line["tiles"] == "", hidden, "{line}"),
                "draw" => assert_eq!(line["tile"].is_null(), hidden, "{line}"),
                _ => {}
            }
        }
        let open = replay(&["-", "--json", "--view", seat], OPEN).done().json();
        let awaiting = open.last().unwrap()["awaiting"].as_object().unwrap().len();
        assert_eq!(awaiting, usize::from(seat == "east"));
        // Told to people too, and without the seed, which would tell the whole wall.
        let told = replay(&["-", "--view", seat], OPEN);
        assert!(!told.done().out.contains("2f1c"));
    }
}

#[test]
fn every_random_deal_replays() {
    for seed in 0..20 {
        let lines = replay(&["-", "--json"], random_record(seed)).done().json();
        let scores = lines.last().unwrap()["scores"].as_object().unwrap();
        assert_eq!(scores.values().map(|p| p.as_i64().unwrap()).sum::<i64>(), 0);
    }
}

#[test]
fn an_illegal_decision_ends_it() {
    let record = WON.replace(
        r#"{"seat":"east","action":"win"}"#,
        r#"{"seat":"east","action":"kong"}"#,
    );
    let path = file("illegal.jsonl", &record);
    let name = path.to_str().unwrap();
    let ran = replay(&[name, "--json"], "");
    let line = ran.refused();
    let rest = line.strip_prefix(name).unwrap();
    assert!(rest.starts_with(":4: east may not kong 1z: "), "{line}");
    assert!(line.contains("legal: win, pung, pass"), "{line}");
    // What happened before is told all the same, and no end.
    let events = ran.json();
    assert_eq!(events.last().unwrap()["event"], "discard");
    assert_eq!(events.last().unwrap()["tile"], "1z/3");
}

#[test]
fn bad_records_are_named_by_line_and_column() {
    let record = |text: &str| replay(&["-", "--json"], text).refused().to_owned();
    for (text, start) in [
        ("", "stdin:1: the record is empty"),
        ("\n\n{\"record\":2}", "stdin:3:"),
        (
            "{",
            "stdin:1:1: this is no JSON: EOF while parsing an object",
        ),
        (
            r#"{"record":1,"rules":"hong-kong","options":{},"seed":"xyz"}"#,
            "stdin:1:54: `seed`",
        ),
        (
            &format!("{OPEN}\n\n{{\"seat\":\"east\",\"action\":\"discard\",\"tile\":\"1x\"}}"),
            "stdin:3:44: `tile`: column 2: `x`",
        ),
        (
            &format!("{WON}{{\"seat\":\"east\",\"action\":\"pass\"}}"),
            "stdin:5: the deal is over",
        ),
    ] {
        let line = record(text);
        assert!(line.starts_with(start), "{line}");
    }
    let mut bytes = format!("{OPEN}\n\n").into_bytes();
    bytes.extend_from_slice("{é\u{ff}".as_bytes());
    bytes.extend_from_slice(b"\xff\"}\n");
    let ran = replay(&["-", "--json"], &bytes);
    assert!(
        ran.refused().starts_with("stdin:3:4: not UTF-8"),
        "{}",
        ran.err
    );
    assert!(!ran.json().is_empty());
    for missing in ["no-such-file.jsonl", "."] {
        let ran = replay(&[missing], "");
        assert!(
            ran.refused()
                .starts_with(&format!("{missing}: cannot be read: "))
        );
    }
    assert!(
        replay(&["-", "--view", "bettor"], OPEN)
            .refused()
            .contains("a seat is east")
    );
}

#[test]
fn for_people() {
    let ran = replay(&["-"], WON);
    let out = &ran.done().out;
    for part in [
        "Hong Kong, laid-out deal\n",
        "East discards 9 dots.\n",
        "South draws 7 bamboo.\n",
        "East wins on South’s east wind.\n",
        "  Half flush: 3 faan\n",
        "Win: South pays East 384.\n",
        "Scores: East: +384, South: −384, West: 0, North: 0\n",
    ] {
        assert!(out.contains(part), "{part} is not in {out}");
    }
    let seen = replay(&["-", "--view", "east", "--lang", "en"], WON);
    assert!(seen.out.contains("You win on South’s east wind.\n"));
    assert!(seen.out.contains("South draws.\n"));
    assert!(seen.out.contains("Win: South pays you 384.\n"));
}

/// Each decision of a computer player follows from its view, and one that does not is found.
#[test]
fn a_record_verifies_or_not() {
    let record = random_record(4);
    let ran = replay(&["-", "--verify", "--json"], &record);
    let decisions = record.lines().count() - 1;
    let verdict = &ran.done().json()[0];
    assert_eq!(verdict["verified"], true);
    assert_eq!(verdict["checked"], decisions);
    assert_eq!(verdict["commitment"].as_str().unwrap().len(), 64);
    assert!(verdict.get("differs").is_none());
    let told = replay(&["-", "--verify"], &record);
    assert!(
        told.done()
            .out
            .contains(&format!("Verified: all {decisions} decisions"))
    );
    // East's first discard changed to another tile of the hand: legal, but not what random does.
    let mut lines: Vec<_> = record.lines().map(str::to_owned).collect();
    let game = Game::read(&lines[0]).unwrap();
    let hand = game.deal().hand(Seat::East);
    let other = hand
        .iter()
        .find(|tile| !lines[1].contains(&tile.to_string()));
    lines[1] = format!(
        r#"{{"seat":"east","action":"discard","tile":"{}"}}"#,
        other.unwrap()
    );
    lines.truncate(2);
    let ran = replay(&["-", "--verify", "--json"], lines.join("\n"));
    assert_eq!((ran.code, ran.err.as_str()), (1, ""));
    let differs = &ran.json()[0]["differs"];
    assert_eq!(differs["line"], 2);
    assert_eq!(differs["seat"], "east");
    assert_eq!(differs["bot"], "random");
    assert!(
        differs["expected"]
            .as_str()
            .unwrap()
            .starts_with("discard ")
    );
    let told = replay(&["-", "--verify"], lines.join("\n"));
    assert_eq!(told.code, 1);
    assert!(
        told.out.contains("Not verified: line 2: East decided"),
        "{}",
        told.out
    );
    // A person's decisions are not checked; an unknown bot cannot be.
    assert_eq!(
        replay(&["-", "--verify", "--json"], WON).done().json()[0]["checked"],
        0
    );
    let unknown = record.replacen("random", "wild", 1);
    assert!(
        replay(&["-", "--verify"], unknown)
            .refused()
            .starts_with("stdin: east: unknown bot `wild`")
    );
}

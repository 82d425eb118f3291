//! Deals at the American table on the command line: records told and verified, simulations.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod common;

use common::{CARD, run};
use serde_json::{Value, json};
use sparrows_bots::{Level, play_deal};
use sparrows_engine::options::Options;
use sparrows_engine::record::{Header, PlayerInfo};
use sparrows_engine::{Game, Rules, Seat, Seed, Table};

/// A whole deal of computer players with everything that an option can bring.
fn played(seed: u64, level: Level) -> String {
    let mut options = Options::new(Rules::American);
    for key in ["mush", "bettor"] {
        options.set(key, &true.into()).unwrap();
    }
    options.set("errors", &"punished".into()).unwrap();
    let mut header = Header::new(Table::new(options).unwrap(), Seed::from(seed));
    for seat in Seat::ALL {
        let bot = if seat == Seat::Bettor {
            Level::Steady
        } else {
            level
        };
        header.players[seat] = Some(PlayerInfo {
            name: None,
            bot: Some(bot.to_string()),
        });
    }
    let mut game = Game::new(header);
    let mut deal = game.deal().clone();
    play_deal(&mut deal, [level.bot(); 4], |seat, action| {
        game.act(seat, action).unwrap();
    })
    .unwrap();
    game.to_text()
}

fn replay(args: &[&str], input: impl AsRef<[u8]>) -> common::Ran {
    run(&[&["replay"], args].concat(), input)
}

#[test]
fn a_seat_sees_only_what_it_may() {
    let record = played(5, Level::Random);
    for seat in ["east", "south", "west", "north", "bettor"] {
        let lines = replay(&["-", "--json", "--view", seat], &record)
            .done()
            .json();
        let mut exchanges = 0;
        for line in &lines {
            let hidden = line["seat"] != seat;
            match line["event"].as_str().unwrap() {
                "dealt" => assert_eq!(line["tiles"] == "", hidden, "{line}"),
                "draw" => assert_eq!(line["tile"].is_null(), hidden, "{line}"),
                "mush" if hidden => assert_eq!(
                    (&line["gave"], &line["got"]),
                    (&json!(""), &json!("")),
                    "{line}"
                ),
                "exchange" => {
                    exchanges += 1;
                    let concerned = [&line["from"], &line["to"]].contains(&&json!(seat));
                    assert!(concerned || line["tiles"] == "", "{line}");
                    assert!(line.get("blind").is_none() && line.get("passed_on").is_none());
                }
                _ => {}
            }
        }
        assert!(exchanges >= 12, "{exchanges}");
        let scores = lines.last().unwrap()["scores"].as_object().unwrap().clone();
        assert_eq!(scores.len(), 5);
        assert_eq!(
            scores
                .values()
                .map(|points| points.as_i64().unwrap())
                .sum::<i64>(),
            0
        );
        // Told to people too, in every language, and without an id for a text.
        for language in ["en", "hu", "zh-Hans", "zh-Hant"] {
            let told = replay(&["-", "--view", seat, "--lang", language], &record);
            let told = &told.done().out;
            for id in ["event-", "cli-", "ending-", "player-"] {
                assert!(!told.contains(id), "{told}");
            }
        }
    }
    // The bet is known at the end.
    let lines = replay(&["-", "--json"], &record).done().json();
    let bet = lines
        .iter()
        .position(|line| line["event"] == "bet")
        .unwrap();
    assert_eq!(bet, lines.len() - 2);
    let no_bettor =
        r#"{"record":1,"rules":"american","options":{},"year":2026,"card":"house","seed":"1"}"#;
    let ran = replay(&["-", "--view", "bettor"], no_bettor);
    assert!(
        ran.refused()
            .contains("nobody bets on this deal; a seat is east, south, west or north")
    );
}

#[test]
fn records_of_computer_players_verify() {
    for (level, seed) in [(Level::Random, 5), (Level::Random, 6), (Level::Steady, 7)] {
        let record = played(seed, level);
        let verdict = &replay(&["-", "--verify", "--json"], &record).done().json()[0];
        assert_eq!(verdict["verified"], true);
        assert_eq!(verdict["checked"], record.lines().count() - 1);
        // Another bet than the computer's is found.
        let bet = record
            .lines()
            .position(|line| line.contains("\"bet\""))
            .unwrap();
        let line = record.lines().nth(bet).unwrap();
        let on = line.split('"').nth_back(1).unwrap();
        let other = if on == "east" { "west" } else { "east" };
        let mut changed: Vec<_> = record.lines().take(bet).map(str::to_owned).collect();
        changed.push(line.replace(on, other));
        let ran = replay(&["-", "--verify", "--json"], changed.join("\n"));
        assert_eq!(ran.code, 1);
        assert_eq!(ran.json()[0]["differs"]["seat"], "bettor");
    }
    let stray = r#"{"record":1,"rules":"american","options":{},"year":2026,"card":"house","seed":"1","players":{"bettor":{"bot":"steady"}}}"#;
    let ran = replay(&["-"], stray);
    let line = ran.refused();
    assert!(
        line.starts_with("stdin:1:") && line.contains("only where the option `bettor` is on"),
        "{line}"
    );
}

/// West shows a group with a joker; east, who held the tile, takes the joker and wins with it.
const DEAL: &str = r#"{"record":1,"rules":"american","options":{},"year":2026,"card":CARD,"deal":{"hands":{"east":"1f2f222m444m666s8s3s9p","south":"6p159m238s147p347z","west":"33s1j147m258p1z6z17s","north":"369m369p11z55z7z3m8p"},"wall":"9s9m8s3p","charleston":false}}
{"seat":"east","action":"discard","tile":"9p"}
{"seat":"south","action":"discard","tile":"3s"}
{"seat":"west","action":"expose","with":"3s1j"}
{"seat":"west","action":"discard","tile":"8p"}
{"seat":"north","action":"discard","tile":"9m"}
{"seat":"east","action":"challenge","target":"west"}
{"seat":"east","action":"exchange","tile":"3s","from":"west","meld":0}
{"seat":"east","action":"win"}
"#;

fn deal() -> String {
    DEAL.replace("CARD", &json!({ "toml": CARD }).to_string())
}

#[test]
fn an_open_deal_and_an_illegal_decision() {
    let deal = deal();
    let header = deal.lines().next().unwrap();
    let lines = replay(&["-", "--json"], header).done().json();
    let awaiting = &lines.last().unwrap()["awaiting"];
    assert_eq!(*awaiting, json!({"east": ["discard"]}));
    let exchange = r#"{"seat":"east","action":"exchange","tile":"3s","from":"west","meld":0}"#;
    let ran = replay(&["-", "--json"], format!("{header}\n{exchange}"));
    let line = ran.refused();
    let start = "stdin:2: east may not exchange 3s for a joker of west's group 0: ";
    assert!(line.starts_with(start), "{line}");
    assert!(line.contains("legal: discard"), "{line}");
}

#[test]
fn calls_exchanges_and_the_hand_of_the_card_are_told() {
    let lines = replay(&["-", "--json"], deal()).done().json();
    let of = |event: &str| lines.iter().find(|line| line["event"] == event).unwrap();
    assert_eq!(of("meld")["meld"]["kind"], "exposure");
    assert_eq!(
        *of("joker-exchange"),
        json!({"event": "joker-exchange", "seat": "east", "tile": "3s/1", "joker": "1j/1", "from": "west", "meld": 0})
    );
    assert_eq!(of("challenge")["right"], false);
    assert_eq!(
        *lines.last().unwrap(),
        json!({"event": "end", "reason": "win",
            "wins": [{"seat": "east", "by": "self-draw", "from": null, "tile": "1j/1",
                "hand": {"id": "E1", "category": "2468", "line": "FFF 222a 444a 666b 88b",
                    "value": 25, "closed": false},
                "jokerless": false}],
            "scores": {"east": 150, "south": -50, "west": -50, "north": -50}})
    );
    let told = replay(&["-", "--view", "south"], deal());
    for part in [
        "West calls 3 bam and shows a pung with 1 joker.\n",
        "East calls West’s hand dead, but it is not.\n",
        "East puts 3 bam in the place of a joker in West’s group.\n",
        "Mah-jongg: you pay East 50.\n",
        "Mah-jongg: E1, 2468\n  Line: FFF 222a 444a 666b 88b\n  Value: 25\nThe deal is over.\n",
        "Scores: East: +150, South: −50, West: −50, North: −50\n",
    ] {
        assert!(
            told.done().out.contains(part),
            "{part} is not in {}",
            told.out
        );
    }
}

#[test]
fn simulations_count_the_hands_of_a_card() {
    let card = common::card();
    let records = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("american-records");
    let _ = std::fs::remove_dir_all(&records);
    let base = [
        "simulate",
        "american",
        "--deals",
        "2",
        "--seed",
        "3",
        "--bots",
        "steady,random,steady,random",
    ];
    let own = [
        "--card",
        &card,
        "--year",
        "1999",
        "--option",
        "bettor=true",
        "--records",
        records.to_str().unwrap(),
    ];
    let ran = run(&[&base[..], &own, &["--json"]].concat(), "");
    let summary = &ran.done().json()[0];
    let hands = summary["hands"].as_array().unwrap();
    let ids: Vec<_> = hands.iter().map(|hand| &hand["id"]).collect();
    assert_eq!(ids, ["A", "E1", "E6", "S3", "Y2", "Y3"]);
    let won: u64 = hands
        .iter()
        .map(|hand| hand["wins"].as_u64().unwrap())
        .sum();
    assert_eq!(json!(won), summary["wins"]);
    assert!(summary.get("patterns").is_none());
    let record = std::fs::read_to_string(records.join("000001.jsonl")).unwrap();
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["year"], 1999);
    assert_eq!(header["card"], json!({"toml": CARD}));
    assert_eq!(header["players"]["bettor"]["bot"], "steady");
    replay(&["-", "--verify"], &record).done();
    let told = run(&base, "");
    assert!(told.done().out.starts_with("2 deals in "));
    let bad = run(&[&base[..], &["--card", "none"]].concat(), "");
    assert!(bad.refused().starts_with("none: cannot be read: "));
}

#[test]
fn help_knows_the_table() {
    for command in ["score", "analyze", "simulate", "play"] {
        let ran = run(&[command, "--help"], "");
        assert!(ran.done().out.contains("american"), "{command}");
    }
    for command in ["analyze", "simulate", "play"] {
        let ran = run(&[command, "-h"], "");
        assert!(
            ran.out.contains("--card <FILE>") && ran.out.contains("--year <YEAR>"),
            "{command}"
        );
    }
    let fish = run(&["completions", "fish"], "");
    assert!(fish.done().out.contains("-l card") && fish.out.contains("-l year"));
}

//! `sparrows simulate`: the same deals and decisions whatever the threads.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod common;

use common::run;
use serde_json::Value;
use std::path::PathBuf;

fn simulate(args: &[&str]) -> common::Ran {
    run(&[&["simulate", "hong-kong"], args].concat(), "")
}

fn summary(args: &[&str]) -> Value {
    let base = [
        "--deals",
        "8",
        "--seed",
        "2f1c",
        "--bots",
        "steady,random,random,random",
        "--json",
    ];
    let ran = simulate(&[&base, args].concat());
    ran.done().json().remove(0)
}

fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

#[test]
fn the_summary_has_all_that_is_promised() {
    let summary = summary(&[]);
    assert_eq!(summary["deals"], 8);
    assert_eq!(summary["bots"].as_array().unwrap().len(), 4);
    for (bot, name) in summary["bots"]
        .as_array()
        .unwrap()
        .iter()
        .zip(["steady", "random"])
    {
        assert_eq!(bot["bot"], name);
        for key in ["mean", "ci95", "win_rate", "deal_in_rate"] {
            assert!(bot[key].is_number(), "{key}");
        }
    }
    assert_eq!(
        summary["draws"].as_u64().unwrap() + summary["wins"].as_u64().unwrap(),
        8
    );
    assert!(summary["seconds"].as_f64().unwrap() > 0.0);
    assert!(summary["deals_per_second"].as_f64().unwrap() > 0.0);
    assert!(summary["patterns"]["all-chows"].is_u64());
}

/// The same seed gives the same deals and the same decisions.
#[test]
fn threads_change_nothing() {
    let mut all = Vec::new();
    for threads in ["1", "2", "5"] {
        let records = folder(&format!("simulate-{threads}"));
        let mut summary = summary(&[
            "--rotate",
            "--threads",
            threads,
            "--records",
            records.to_str().unwrap(),
        ]);
        for key in ["seconds", "deals_per_second"] {
            summary.as_object_mut().unwrap().remove(key);
        }
        assert_eq!(summary["deals"], 32);
        let mut texts = Vec::new();
        for number in 0..32 {
            let path = records.join(format!("{number:06}.jsonl"));
            texts.push(std::fs::read_to_string(path).unwrap());
        }
        assert_eq!(std::fs::read_dir(&records).unwrap().count(), 32);
        all.push((summary, texts));
    }
    assert!(all.windows(2).all(|pair| pair[0] == pair[1]));
    // A record names its players and replays to its end.
    let (_, texts) = &all[0];
    assert!(texts[0].contains(r#""players":{"east":{"bot":"steady"},"south":{"bot":"random"}"#));
    assert!(texts[1].contains(r#""players":{"east":{"bot":"random"},"south":{"bot":"steady"}"#));
    let end = run(&["replay", "-", "--json"], &texts[5]).done().json();
    assert_eq!(end.last().unwrap()["event"], "end");
    // The four deals of a shuffle have its tiles.
    let seed = |text: &str| text.split("\"seed\":").nth(1).unwrap()[..20].to_owned();
    assert_eq!(seed(&texts[0]), seed(&texts[3]));
    assert_ne!(seed(&texts[0]), seed(&texts[4]));
}

#[test]
fn options_are_those_of_the_table() {
    let free = summary(&["--option", "min_faan=0", "--option", "cap=5"]);
    let usual = summary(&[]);
    assert!(free["wins"].as_u64() >= usual["wins"].as_u64());
    assert_ne!(free["bots"], usual["bots"]);
}

#[test]
fn refusals_say_where_and_how() {
    let file = common::file("not-a-folder", "");
    for (args, part) in [
        (
            &[
                "--deals",
                "0",
                "--seed",
                "1",
                "--bots",
                "random,random,random,random",
            ][..],
            "0 is not in 1..=1000000000",
        ),
        (
            &[
                "--deals",
                "1",
                "--seed",
                "x",
                "--bots",
                "random,random,random,random",
            ],
            "a seed is 1 to 64 hexadecimal digits",
        ),
        (
            &["--deals", "1", "--seed", "1", "--bots", "random,random"],
            "2 names; four are meant",
        ),
        (
            &[
                "--deals",
                "1",
                "--seed",
                "1",
                "--bots",
                "random,random,random,wild",
            ],
            "unknown bot `wild`; there is random, steady",
        ),
        (
            &[
                "--deals",
                "1",
                "--seed",
                "1",
                "--bots",
                "random,random,random,random",
                "--option",
                "x=1",
            ],
            "--option: unknown option `x`",
        ),
        (
            &[
                "--deals",
                "1",
                "--seed",
                "1",
                "--bots",
                "random,random,random,random",
                "--records",
                file.to_str().unwrap(),
            ],
            "cannot be made: ",
        ),
        (
            &["--seed", "1"],
            "required arguments were not provided: --deals <N>; --bots <A,B,C,D>",
        ),
    ] {
        let ran = simulate(args);
        let line = ran.refused();
        assert!(line.contains(part), "{line}");
    }
}

#[test]
fn for_people() {
    let ran = simulate(&[
        "--deals",
        "4",
        "--seed",
        "9",
        "--bots",
        "steady,random,steady,random",
    ]);
    let out = &ran.done().out;
    assert!(out.starts_with("4 deals in "), "{out}");
    for part in ["Points a deal", "\nSteady ", "\nRandom ", "Won: "] {
        assert!(out.contains(part), "{part} is not in {out}");
    }
}

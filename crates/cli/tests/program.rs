//! What holds for the whole program: help, errors on one line, no panic, quiet on a broken pipe.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod common;

use common::{file, run, sparrows};
use proptest::collection::vec;
use proptest::prelude::*;
use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::process::Stdio;

const HEADER: &str = r#"{"record":1,"rules":"hong-kong","options":{},"seed":"2f1c"}"#;
const COMMANDS: [&str; 7] = [
    "serve",
    "play",
    "score",
    "analyze",
    "replay",
    "simulate",
    "completions",
];

#[test]
fn help_teaches() {
    let all = run(&["--help"], "");
    for command in COMMANDS {
        assert!(all.done().out.contains(command), "{command}");
        let ran = run(&[command, "--help"], "");
        let help = &ran.done().out;
        assert!(
            help.contains("Examples:") && help.contains("Usage: sparrows"),
            "{help}"
        );
        assert!(help.contains(&format!("sparrows {command}")));
        let hungarian = run(&["--lang=hu", command, "--help"], "");
        assert!(hungarian.out.contains("Példák:") && !hungarian.out.contains("help-"));
        assert!(run(&[command, "-h"], "").done().out.lines().count() < help.lines().count());
    }
    assert_eq!(run(&[], "").out, run(&["-h"], "").out);
    let version = run(&["--version"], "");
    assert_eq!(
        version.done().out,
        format!("sparrows {}\n", env!("CARGO_PKG_VERSION"))
    );
}

#[test]
fn completions_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let ran = run(&["completions", shell], "");
        assert!(
            COMMANDS
                .iter()
                .all(|command| ran.done().out.contains(command)),
            "{shell}"
        );
    }
}

#[test]
fn a_wrong_command_line_is_refused_in_one_line() {
    for (args, part) in [
        (
            &["analyse"][..],
            "unrecognized subcommand 'analyse'; tip: a similar subcommand exists: 'analyze'",
        ),
        (&["score"], "required arguments were not provided: <RULES>"),
        (
            &["score", "hong-kong", "--jason"],
            "unexpected argument '--jason' found; tip: a similar argument exists: '--json'",
        ),
        (
            &["score", "hong-kong", "--lang", "fr"],
            "there is en, hu, zh-Hans, zh-Hant",
        ),
        (
            &["completions", "cmd"],
            "[possible values: bash, elvish, fish, powershell, zsh]",
        ),
    ] {
        let ran = run(args, "");
        let line = ran.refused();
        assert!(
            line.starts_with("sparrows: ") && line.contains(part),
            "{line}"
        );
        assert!(!line.contains("Usage"), "{line}");
    }
}

#[test]
fn play_needs_a_terminal() {
    let line = run(&["play"], "").refused().to_owned();
    assert!(
        line.starts_with("sparrows: This needs a terminal."),
        "{line}"
    );
    assert!(
        run(&["play", "--option", "cap=x"], "")
            .refused()
            .contains("--option: option `cap`")
    );
    assert!(
        run(&["play", "--bot", "wild"], "")
            .refused()
            .contains("there is random, steady")
    );
}

/// Whoever reads the output may stop at any point.
#[test]
fn a_broken_pipe_is_no_error() {
    let record = file("pipe.jsonl", HEADER);
    let record = record.to_str().unwrap();
    for args in [
        &["replay", record][..],
        &["replay", record, "--json"],
        &["analyze", "hong-kong", "123456789m11z23s", "--json"],
        &["completions", "bash"],
        &["--help"],
        &["play", "--help"],
        &[
            "simulate",
            "hong-kong",
            "--deals=1",
            "--seed=1",
            "--bots=random,random,random,random",
        ],
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = sparrows()
            .args(args)
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(0), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let mut child = sparrows()
        .args(["score", "hong-kong", "--json"])
        .stdin(Stdio::piped())
        .stdout(writer)
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    use std::io::Write;
    let _ = child.stdin.take().unwrap().write_all(b"{}\n{}\n");
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.len()), (Some(0), 0));
}

/// Bytes, and valid input with some of its bytes changed.
fn input(valid: &'static str) -> impl Strategy<Value = Vec<u8>> {
    let mutated =
        vec((any::<proptest::sample::Index>(), any::<u8>()), 1..4).prop_map(move |changes| {
            let mut bytes = valid.as_bytes().to_vec();
            for (at, byte) in changes {
                let at = at.index(bytes.len());
                bytes[at] = byte;
            }
            bytes
        });
    prop_oneof![vec(any::<u8>(), 0..200), mutated]
}

fn argument() -> impl Strategy<Value = OsString> {
    let bytes = vec(1u8.., 0..12).prop_map(OsString::from_vec);
    let words = prop::sample::select(vec![
        "123m",
        "--melds",
        "pung:555m",
        "--seat",
        "east",
        "--flowers",
        "1f",
        "--option",
        "cap=5",
        "--json",
        "--",
        "-",
        "",
        "=",
        "chow:",
        "--lang",
        "zh",
    ])
    .prop_map(OsString::from);
    prop_oneof![bytes, words]
}

/// What every run keeps to, whatever it is given: a status of the contract, never a panic, one line
/// of error where the input is bad and none where it is not.
fn check(ran: std::process::Output) -> Result<(), TestCaseError> {
    let err = String::from_utf8(ran.stderr).unwrap();
    match ran.status.code() {
        Some(0 | 1) => prop_assert_eq!(err, ""),
        Some(2) => prop_assert_eq!(err.matches('\n').count(), 1, "{}", err),
        other => prop_assert!(false, "status {:?}: {}", other, err),
    }
    Ok(())
}

fn feed(args: &[&str], bytes: &[u8]) -> std::process::Output {
    let path = file(&format!("fed-{}.jsonl", args[0]), bytes);
    let input = std::fs::File::open(path).unwrap();
    sparrows().args(args).stdin(input).output().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn score_takes_any_bytes(bytes in input(r#"{"hand":"123m456m789m1z555m","win":"1z","by":"discard","from":"west","seat":"east"}"#)) {
        check(feed(&["score", "hong-kong", "--json"], &bytes))?;
    }

    #[test]
    fn replay_takes_any_bytes(bytes in input(HEADER)) {
        check(feed(&["replay", "-", "--json"], &bytes))?;
    }

    #[test]
    fn analyze_takes_any_words(words in vec(argument(), 0..5)) {
        let ran = sparrows().args(["analyze", "hong-kong"]).args(words).output().unwrap();
        check(ran)?;
    }
}

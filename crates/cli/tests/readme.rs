//! What the READMEs show on the command line is what the program prints.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

use std::io::Write;
use std::process::{Command, Stdio};

const READMES: [&str; 2] = [
    include_str!("../../../README.md"),
    include_str!("../README.md"),
];

/// Runs `sparrows …` or `echo '…' | sparrows …` and gives what it prints.
fn run(line: &str) -> String {
    let (input, command) = match line.strip_prefix("echo '") {
        Some(rest) => rest.split_once("' | ").unwrap(),
        None => ("", line),
    };
    let words = command.strip_prefix("sparrows ").unwrap().split(' ');
    let mut child = Command::new(env!("CARGO_BIN_EXE_sparrows"))
        .args(words)
        .args(["--lang", "en"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    // A command that reads nothing may have ended before.
    let _ = writeln!(stdin, "{input}");
    drop(stdin);
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

#[test]
fn examples_on_the_command_line() {
    let blocks = READMES
        .iter()
        .flat_map(|text| text.split("```console\n$ ").skip(1));
    let blocks = blocks.filter_map(|block| block.split("```").next()?.split_once('\n'));
    let mut checked = 0;
    // What depends on chance, files or time is shown without its output.
    let told = |(line, output): &(&str, &str)| line.contains("sparrows ") && !output.is_empty();
    for (line, output) in blocks.filter(told) {
        assert_eq!(run(line), output, "{line}");
        checked += 1;
    }
    assert_eq!(checked, 4);
}

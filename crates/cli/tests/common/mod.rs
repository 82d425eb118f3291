//! Runs the program as other programs do.

#![allow(dead_code)] // Each test file uses some of it.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// What a run of the program gave.
pub struct Ran {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// The program, in English whatever the environment says.
pub fn sparrows() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sparrows"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"] {
        command.env_remove(name);
    }
    command
}

pub fn run_with(mut command: Command, input: &[u8]) -> Ran {
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_vec();
    // A program that refuses its arguments does not read its input.
    let writer = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Ran {
        code: output.status.code().unwrap(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

pub fn run(args: &[&str], input: impl AsRef<[u8]>) -> Ran {
    let mut command = sparrows();
    command.args(args);
    run_with(command, input.as_ref())
}

impl Ran {
    /// Standard output as JSON Lines.
    #[track_caller]
    pub fn json(&self) -> Vec<Value> {
        self.out
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// Bad input: exit status 2 and one line on standard error. Gives the line.
    #[track_caller]
    pub fn refused(&self) -> &str {
        assert_eq!(self.code, 2, "{}{}", self.out, self.err);
        let line = self.err.strip_suffix('\n').unwrap();
        assert!(!line.is_empty());
        assert!(!line.chars().any(char::is_control), "{line:?}");
        line
    }

    /// Exit status 0, nothing on standard error.
    #[track_caller]
    pub fn done(&self) -> &Self {
        assert_eq!(self.code, 0, "{}{}", self.out, self.err);
        assert_eq!(self.err, "");
        self
    }
}

/// A file in the folder for tests.
pub fn file(name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).unwrap();
    path
}

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

/// A small card: its values are its own, whatever those of the house card are.
pub const CARD: &str = r#"[card]
id = "small"
name = "Small card"

[[hand]]
id = "A"
category = "mine"
line = "1111a 2222a 333a 444a"
value = 30
closed = false

[[hand]]
id = "E1"
category = "2468"
line = "FFF 222a 444a 666b 88b"
value = 25
closed = false

[[hand]]
id = "E6"
category = "2468"
line = "FF 222a 44a 66b 888b DDc"
value = 35
closed = true

[[hand]]
id = "S3"
category = "singles-pairs"
line = "11a 33a 55a 77b 99b DDa DDb"
value = 50
closed = true

[[hand]]
id = "Y2"
category = "year"
line = "Ya Yb FFF RRR"
value = 35
closed = false

[[hand]]
id = "Y3"
category = "year"
line = "FF Ya EEEE WWWW"
value = 30
closed = false
"#;

/// [`CARD`] in a file, for its name on a command line and in a request.
pub fn card() -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("small.card.toml");
    // Tests run side by side, in threads or processes, and each finds the file whole.
    let (process, thread) = (std::process::id(), std::thread::current().id());
    let own = path.with_extension(format!("{process}-{thread:?}"));
    std::fs::write(&own, CARD).unwrap();
    std::fs::rename(&own, &path).unwrap();
    path.to_str().unwrap().to_owned()
}

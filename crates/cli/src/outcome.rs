//! How a command ends: exit status and, where it fails, the one line that says why.

use serde::Serialize;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

/// A command that did what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// Done.
    Done,
    /// Done, and the answer is no: not a winning hand.
    Negative,
}

impl Finding {
    /// 0, or 1 for a negative finding.
    pub fn exit_code(self) -> ExitCode {
        match self {
            Self::Done => ExitCode::SUCCESS,
            Self::Negative => ExitCode::from(1),
        }
    }
}

/// A command that could not do what was asked.
#[derive(Debug)]
pub enum Failure {
    /// Whoever reads the output has gone: no error.
    BrokenPipe,
    /// Bad input, or a system that refuses: the line for standard error.
    Input(String),
}

impl Failure {
    /// A failure that no place in a file belongs to.
    pub fn input(what: impl Display) -> Self {
        Self::Input(format!("sparrows: {what}"))
    }

    /// A file that cannot be opened, read or written.
    pub fn file(path: impl Display, what: &str, error: &io::Error) -> Self {
        let path = path.to_string();
        // An empty name would leave nothing in front of the colon.
        let path = if path.is_empty() { "\"\"" } else { &path };
        Self::Input(format!("{path}: cannot be {what}: {error}"))
    }
}

impl From<io::Error> for Failure {
    /// What goes wrong while output is written.
    fn from(error: io::Error) -> Self {
        if error.kind() == io::ErrorKind::BrokenPipe {
            Self::BrokenPipe
        } else {
            Self::input(format_args!("the output cannot be written: {error}"))
        }
    }
}

/// The message on one line, whatever input it quotes: controls and line ends are written as
/// escapes, so that no input moves the cursor or adds a line.
pub fn one_line(message: &str) -> String {
    let mut line = String::with_capacity(message.len());
    for c in message.chars() {
        if c.is_control() || matches!(c, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}') {
            line.extend(c.escape_default());
        } else {
            line.push(c);
        }
    }
    line
}

/// A value as one line of JSON, keys in their order.
pub fn json_line(out: &mut dyn Write, value: &impl Serialize) -> io::Result<()> {
    let line = serde_json::to_string(value)?;
    writeln!(out, "{line}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_stays_on_its_line() {
        assert_eq!(
            one_line("a `\n\u{1b}[2J\u{2028}` é"),
            "a `\\n\\u{1b}[2J\\u{2028}` é"
        );
    }

    #[test]
    fn a_reader_who_left_is_no_error() {
        let gone = io::Error::from(io::ErrorKind::BrokenPipe);
        assert!(matches!(Failure::from(gone), Failure::BrokenPipe));
        let full = io::Error::from(io::ErrorKind::StorageFull);
        assert!(matches!(Failure::from(full), Failure::Input(_)));
    }
}

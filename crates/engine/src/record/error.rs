//! What is wrong with a record: which line and column, why, and how to mend it.

use crate::notation::NotationError;
use crate::options::OptionError;
use crate::seat::Seat;
use crate::table::{Action, Deal, Illegal, LaidOutError, Phase};
use std::fmt;

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1, where it is known.
    pub column: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

impl RecordError {
    /// The error as a seat may see it: why another seat may not do something, and what it may do
    /// instead, tells of its hand.
    #[must_use]
    pub fn seen_by(&self, viewer: Seat) -> Self {
        let mut error = self.clone();
        if let Problem::Illegal { seat, .. } = error.problem
            && seat != viewer
        {
            error.problem = Problem::Hidden { seat };
        }
        if let Problem::Illegal {
            why: Illegal::NotAsked,
            legal,
            ..
        } = &mut error.problem
        {
            // Who is asked instead holds something.
            "others are asked".clone_into(legal);
        }
        error
    }

    pub(super) fn in_line(mut self, line: usize) -> Self {
        self.line = line;
        self
    }
}

impl fmt::Display for RecordError {
    /// `LINE:COLUMN: …`, ready to stand behind a file name and a colon.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.line)?;
        if let Some(column) = self.column {
            write!(f, "{column}:")?;
        }
        write!(f, " {}", self.problem)
    }
}

impl std::error::Error for RecordError {}

/// What is wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// No line at all.
    #[error(
        "the record is empty; its first line is a header such as {{\"record\":1,\"rules\":\"hong-kong\",\"options\":{{}},\"seed\":\"2f1c\"}}"
    )]
    Empty,
    /// No JSON, or keys that are unknown, missing or of the wrong type.
    #[error("{0}")]
    Json(String),
    /// A record of another version.
    #[error("`record` is {0}; this program reads version 1")]
    Version(u64),
    /// Neither or both of `seed` and `deal`.
    #[error("a header has exactly one of `seed` and `deal`")]
    SeedOrDeal,
    /// No seed.
    #[error("`seed`: {0}")]
    Seed(#[from] crate::chance::SeedError),
    /// Options that cannot be.
    #[error("`options`: {0}")]
    Options(#[from] OptionError),
    /// A deal that cannot be laid out so.
    #[error("`deal`: {0}")]
    LaidOut(#[from] LaidOutError),
    /// Tiles that are none.
    #[error("`{key}`: {error}")]
    Tiles {
        /// The key.
        key: &'static str,
        /// What is wrong.
        error: NotationError,
    },
    /// A key that the decision needs.
    #[error("`{key}` is missing; {action} needs it")]
    Missing {
        /// The key.
        key: &'static str,
        /// The decision.
        action: &'static str,
    },
    /// A key that the decision does not take.
    #[error("`{key}` does not belong to {action}; leave it out")]
    Superfluous {
        /// The key.
        key: &'static str,
        /// The decision.
        action: &'static str,
    },
    /// The wrong number of tiles.
    #[error("`{key}` names {found} {}; {action} takes {expected}", if *.found == 1 { "tile" } else { "tiles" })]
    Count {
        /// The key.
        key: &'static str,
        /// The decision.
        action: &'static str,
        /// How many tiles it names.
        found: usize,
        /// How many it should, such as `2` or `0 to 3`.
        expected: String,
    },
    /// A pass that is not of three tiles.
    #[error("`tiles` names {own} tiles and `blind` is {blind}; together they make three")]
    Pass {
        /// How many tiles of the hand.
        own: usize,
        /// How many blind ones.
        blind: u8,
    },
    /// A key that only the American table has, or that it needs.
    #[error("`{key}` {problem}")]
    CardKey {
        /// `card`, `year` or `bettor`.
        key: &'static str,
        /// What is wrong.
        problem: &'static str,
    },
    /// A card that is none.
    #[error("`card`: {0}")]
    Card(#[from] crate::card::CardError),
    /// A decision after the end.
    #[error("the deal is over before this decision; delete the line")]
    AfterEnd,
    /// An illegal decision of a seat whose reasons are hidden from the seat that looks.
    #[error("{seat} may not do this; look without --view to see why")]
    Hidden {
        /// Who.
        seat: Seat,
    },
    /// An illegal decision.
    #[error("{seat} may not {action}: {why}; {legal}")]
    Illegal {
        /// Who.
        seat: Seat,
        /// What, with the tile it is about.
        action: String,
        /// Why not.
        why: Illegal,
        /// What is legal.
        legal: String,
    },
}

pub(super) const fn at_line(line: usize, column: Option<usize>, problem: Problem) -> RecordError {
    RecordError {
        line,
        column,
        problem,
    }
}

pub(super) fn illegal(deal: &Deal, seat: Seat, action: Action, why: Illegal) -> Problem {
    let about = match deal.phase() {
        Phase::Window(window) if action.kind().is_claim() => format!(" {}", window.tile.kind()),
        _ => String::new(),
    };
    let action = match action {
        Action::Chow(_) => format!("chow{about} {}", &action.to_string()[5..]),
        Action::Expose(_) => format!("expose{about} {}", &action.to_string()[7..]),
        _ => format!("{action}{about}"),
    };
    Problem::Illegal {
        seat,
        action,
        why,
        legal: legal(deal, seat),
    }
}

/// What the seat may do, or who is asked instead.
pub(super) fn legal(deal: &Deal, seat: Seat) -> String {
    let kinds = |seat| {
        let kinds = deal.legal_kinds(seat);
        kinds
            .iter()
            .map(|kind| kind.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    };
    if deal.awaiting().contains(seat) {
        return format!("legal: {}", kinds(seat));
    }
    let asked: Vec<_> = deal
        .awaiting()
        .iter()
        .map(|seat| format!("{seat} ({})", kinds(seat)))
        .collect();
    format!("asked: {}", asked.join(", "))
}

/// The message of a JSON error without its position, which stands in front.
pub(crate) fn json_message(error: &serde_json::Error) -> String {
    match error.column() {
        0 => what(error),
        column => format!("column {column}: {}", what(error)),
    }
}

/// What is wrong, without the position.
fn what(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let text = &text[..text.rfind(" at line ").unwrap_or(text.len())];
    // A type of the program's says nothing to who writes a record.
    let text = text
        .replace("expected u8", "expected a whole number from 0 to 255")
        .replace("expected u64", "expected a whole number from 0 up");
    if error.is_syntax() || error.is_eof() {
        format!("this is no JSON: {text}")
    } else {
        text
    }
}

/// A JSON error at its column.
pub(super) fn json(error: &serde_json::Error) -> RecordError {
    let column = (error.column() > 0).then(|| error.column());
    at_line(0, column, Problem::Json(what(error)))
}

/// The column in a line of JSON of a key.
pub(super) fn column_of_key(line: &str, key: &str) -> Option<usize> {
    let at = line.find(&format!("\"{key}\""))?;
    Some(line[..at].chars().count() + 1)
}

/// The column in a line of JSON of a place inside the text value of a key: `inside` from 1.
pub(super) fn column_of(line: &str, key: &str, inside: usize) -> Option<usize> {
    let quoted = format!("\"{key}\"");
    let after_key = line.find(&quoted)? + quoted.len();
    let open = after_key + line[after_key..].find('"')?;
    Some(line[..=open].chars().count() + inside)
}

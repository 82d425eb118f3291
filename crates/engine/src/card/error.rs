//! What is wrong with a card: line, column, why, and how to mend it.

use std::fmt;

/// A card that cannot be played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardError {
    /// Line of the text, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    pub problem: CardProblem,
}

impl fmt::Display for CardError {
    /// `LINE:COLUMN: …`, ready to stand behind a file name and a colon.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, self.problem)
    }
}

impl std::error::Error for CardError {}

/// What is wrong with a card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CardProblem {
    /// No TOML.
    #[error("this is no TOML: {0}")]
    Toml(String),
    /// A key that cards do not have.
    #[error("unknown key `{key}`; here stand {known}")]
    UnknownKey {
        /// The key.
        key: String,
        /// The keys there are.
        known: &'static str,
    },
    /// A key that must stand here.
    #[error("`{0}` is missing; add {example}", example = example(.0))]
    MissingKey(&'static str),
    /// A value of the wrong type or range.
    #[error("`{key}` must be {expected}")]
    BadValue {
        /// The key.
        key: &'static str,
        /// What it should be.
        expected: &'static str,
    },
    /// No hand at all.
    #[error("the card has no [[hand]]")]
    NoHands,
    /// Two hands with one id.
    #[error("a hand with the id `{0}` stands above; give this one another")]
    SameId(String),
    /// A letter or sign that is no symbol.
    #[error(
        "`{0}` is no symbol; there are 1-9 0 Y F N E W S D Z R G, then a letter a b c x y z, then !"
    )]
    UnknownSymbol(char),
    /// A letter or `!` elsewhere than behind the symbols of its group.
    #[error("`{0}` ends a group: no blank before it, and a blank behind")]
    NotAtEnd(char),
    /// `=` elsewhere than before the symbols of its group.
    #[error("`=` begins a group: a blank before it, and no blank behind")]
    NotAtBeginning,
    /// A group of nothing but signs.
    #[error("`{0}` holds no tile")]
    EmptyGroup(String),
    /// Numbers, years or dragons without their suit letter, any-winds or any-dragons without theirs.
    #[error("`{group}` needs a letter: {needed}")]
    MissingLetter {
        /// The group.
        group: String,
        /// Which.
        needed: &'static str,
    },
    /// A letter that nothing in the group takes.
    #[error("the letter of `{0}` belongs to nothing; leave it out")]
    SuperfluousLetter(String),
    /// `=` before a group without numbers.
    #[error("`=` keeps numbers from moving, and `{0}` has none; leave it out")]
    SuperfluousKeep(String),
    /// `!` after a group without a unit of three or more.
    #[error("`!` keeps jokers out of pungs and larger units, and `{0}` has none; leave it out")]
    SuperfluousBang(String),
    /// More equal tiles in a row than a sextet.
    #[error("`{0}` has more than six equal tiles in a row; a unit has one to six")]
    LongUnit(String),
    /// `Y` with a `Y` beside it.
    #[error("`{0}` has Y twice; a year stands once in a group")]
    YearTwice(String),
    /// The wrong number of tiles.
    #[error("the line has {0} tiles; a hand has 14")]
    WrongCount(usize),
    /// A shift without a number that could move.
    #[error(
        "`shift` moves the numbers of a line, and this one has none that may move; leave it out"
    )]
    NothingToShift,
    /// A line that the tiles of the game cannot make.
    #[error(
        "152 tiles cannot make this line: it takes more equal tiles than there are, or more than eight jokers"
    )]
    Impossible,
}

/// What a missing key looks like.
fn example(key: &str) -> &'static str {
    match key {
        "card" => "[card] with `id` and `name`",
        "id" => "`id = \"…\"`, a short name of its own",
        "name" => "`name = \"…\"`, the card's name for people",
        "category" => "`category = \"…\"`, such as \"consecutive-run\" or one of your own",
        "line" => "`line = \"…\"`, such as \"FF NNNN EEE WW SSS\"",
        "value" => "`value = 25` or another number of points",
        "closed" => "`closed = false` for an open hand, `closed = true` for a closed one",
        _ => "it",
    }
}

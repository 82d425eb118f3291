//! The options of the American table.

use crate::options::{OptionSpec, Options, Values};

const MUSH: usize = 0;
const HOT_WALL: usize = 1;
const JOKERLESS_SINGLES_PAIRS: usize = 2;
const ERRORS: usize = 3;
const BETTOR: usize = 4;

/// The table of options; the constants above are positions in it.
pub(super) static OPTIONS: [OptionSpec; 5] = [
    OptionSpec {
        key: "mush",
        rule: "AM-3.6",
        values: Values::Flag,
        default: 0,
    },
    OptionSpec {
        key: "hot_wall",
        rule: "AM-4.7",
        values: Values::Flag,
        default: 0,
    },
    OptionSpec {
        key: "jokerless_singles_pairs",
        rule: "AM-6.3",
        values: Values::Flag,
        default: 1,
    },
    OptionSpec {
        key: "errors",
        rule: "AM-7.1",
        values: Values::Words(&["prevented", "punished"]),
        default: 0,
    },
    OptionSpec {
        key: "bettor",
        rule: "AM-8.1",
        values: Values::Flag,
        default: 0,
    },
];

/// The options of an American deal, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AmericanOptions {
    /// AM-3.6: a pool after the first left.
    pub mush: bool,
    /// AM-4.7: from the first draw out of the last wall on, a discard can only be won on.
    pub hot_wall: bool,
    /// AM-6.3: jokerless doubles hands of singles and pairs too.
    pub jokerless_singles_pairs: bool,
    /// AM-7.1: `errors` is `punished`.
    pub punishes: bool,
    /// AM-8: a fifth player bets on one of the four.
    pub bettor: bool,
}

impl AmericanOptions {
    /// Reads them from the stored form.
    pub const fn of(options: &Options) -> Self {
        Self {
            mush: options.get(MUSH) != 0,
            hot_wall: options.get(HOT_WALL) != 0,
            jokerless_singles_pairs: options.get(JOKERLESS_SINGLES_PAIRS) != 0,
            punishes: options.get(ERRORS) != 0,
            bettor: options.get(BETTOR) != 0,
        }
    }
}

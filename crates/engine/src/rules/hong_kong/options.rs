//! The options of the Hong Kong table.

use crate::options::{OptionError, OptionSpec, Options, Values, bad_value};
use serde_json::Value;

const MIN_FAAN: usize = 0;
const CAP: usize = 1;
const PAYMENT: usize = 2;
const LAST_DISCARD: usize = 3;
const PASSED_WIN: usize = 4;
const SEVEN_PAIRS_QUADS: usize = 5;

/// The table of options; the constants above are positions in it.
pub(super) static OPTIONS: [OptionSpec; 6] = [
    OptionSpec {
        key: "min_faan",
        rule: "HK-1.1",
        values: Values::Number(0, 13),
        default: 3,
    },
    OptionSpec {
        key: "cap",
        rule: "HK-5.1",
        values: Values::Number(1, 13),
        default: 13,
    },
    OptionSpec {
        key: "payment",
        rule: "HK-5.3",
        values: Values::Words(&["full", "shared"]),
        default: 0,
    },
    OptionSpec {
        key: "last_discard",
        rule: "HK-3.8",
        values: Values::Words(&["win-only", "open"]),
        default: 0,
    },
    OptionSpec {
        key: "passed_win",
        rule: "HK-3.9",
        values: Values::Words(&["off", "same-tile"]),
        default: 0,
    },
    OptionSpec {
        key: "seven_pairs_quads",
        rule: "HK-4.2",
        values: Values::Flag,
        default: 0,
    },
];

/// The options of a Hong Kong deal, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HongKongOptions {
    /// HK-1.1: the least faan a win takes.
    pub min_faan: u8,
    /// HK-5.1: the most faan a win counts.
    pub cap: u8,
    /// HK-5.3: `payment` is `shared`.
    pub payment_shared: bool,
    /// HK-3.8: `last_discard` is `open`.
    pub last_discard_open: bool,
    /// HK-3.9: `passed_win` is `same-tile`.
    pub passed_win_same_tile: bool,
    /// HK-4.2: four equal tiles count as two pairs.
    pub seven_pairs_quads: bool,
}

impl HongKongOptions {
    /// Reads them from the stored form.
    pub const fn of(options: &Options) -> Self {
        Self {
            min_faan: options.get(MIN_FAAN) as u8,
            cap: options.get(CAP) as u8,
            payment_shared: options.get(PAYMENT) != 0,
            last_discard_open: options.get(LAST_DISCARD) != 0,
            passed_win_same_tile: options.get(PASSED_WIN) != 0,
            seven_pairs_quads: options.get(SEVEN_PAIRS_QUADS) != 0,
        }
    }
}

/// A cap below the minimum would forbid every win.
pub(super) fn check(options: &Options) -> Result<(), OptionError> {
    let HongKongOptions { min_faan, cap, .. } = HongKongOptions::of(options);
    if cap >= min_faan {
        return Ok(());
    }
    let spec = OptionSpec {
        values: Values::Number(min_faan.into(), 13),
        ..OPTIONS[CAP]
    };
    Err(bad_value(&spec, &Value::from(cap)))
}

//! The options of the Sichuan table.

use crate::options::{OptionSpec, Options, Values};

const EXCHANGE_THREE: usize = 0;
const CAP: usize = 1;
const LAST_DISCARD: usize = 2;
const PASSED_WIN: usize = 3;
const KONG_REFUND: usize = 4;

/// The table of options; the constants above are positions in it.
pub(super) static OPTIONS: [OptionSpec; 5] = [
    OptionSpec {
        key: "exchange_three",
        rule: "SC-2.2",
        values: Values::Flag,
        default: 0,
    },
    OptionSpec {
        key: "cap",
        rule: "SC-4.2",
        values: Values::Number(1, 8),
        default: 5,
    },
    OptionSpec {
        key: "last_discard",
        rule: "SC-3.6",
        values: Values::Words(&["win-only", "open"]),
        default: 0,
    },
    OptionSpec {
        key: "passed_win",
        rule: "SC-3.6",
        values: Values::Words(&["off", "until-draw"]),
        default: 0,
    },
    OptionSpec {
        key: "kong_refund",
        rule: "SC-5.4",
        values: Values::Words(&["not-won", "not-ready"]),
        default: 0,
    },
];

/// The options of a Sichuan deal, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SichuanOptions {
    /// SC-2.2: three tiles are passed on before the missing suit is named.
    pub exchange_three: bool,
    /// SC-4.2: the most fan a win counts.
    pub cap: u8,
    /// SC-3.6: `last_discard` is `open`.
    pub last_discard_open: bool,
    /// SC-3.6: `passed_win` is `until-draw`.
    pub passed_win_until_draw: bool,
    /// SC-5.4: `kong_refund` is `not-ready`.
    pub refund_only_not_ready: bool,
}

impl SichuanOptions {
    /// Reads them from the stored form.
    pub const fn of(options: &Options) -> Self {
        Self {
            exchange_three: options.get(EXCHANGE_THREE) != 0,
            cap: options.get(CAP) as u8,
            last_discard_open: options.get(LAST_DISCARD) != 0,
            passed_win_until_draw: options.get(PASSED_WIN) != 0,
            refund_only_not_ready: options.get(KONG_REFUND) != 0,
        }
    }
}

//! The Sichuan table of patterns (SC-4): scoring, rule sheet and settlement go by it.

use crate::rules::Pattern;

const fn pattern(id: &'static str, value: u8, example: &'static str) -> Pattern {
    Pattern {
        id,
        value,
        limit: false,
        replaces: &[],
        example,
    }
}

/// Positions in [`PATTERNS`].
pub(super) mod at {
    pub const ALL_PUNGS: u8 = 0;
    pub const SEVEN_PAIRS: u8 = 1;
    pub const OUTSIDE_HAND: u8 = 2;
    pub const ALL_258: u8 = 3;
    pub const FULL_FLUSH: u8 = 4;
    pub const SINGLE_WAIT: u8 = 5;
    pub const ROOT: u8 = 6;
    pub const KONG_REPLACEMENT: u8 = 7;
    pub const ROBBED_KONG: u8 = 8;
    pub const LAST_TILE: u8 = 9;
}

/// Every pattern of the table, in the order of the rules.
pub(super) static PATTERNS: [Pattern; 10] = [
    pattern("all-pungs", 1, "222m333m77p88p8p +444p"),
    pattern("seven-pairs", 2, "1133m446688p22p5p5p"),
    pattern("outside-hand", 2, "123m789m99m78p9p +111p"),
    Pattern {
        id: "all-258",
        value: 3,
        limit: false,
        replaces: &["all-pungs"],
        example: "222p5p888p5p +222m +555m",
    },
    pattern("full-flush", 2, "1223344567899m9m"),
    pattern("single-wait", 1, "8p8p +2222m +333m +555m +777p"),
    pattern("root", 1, "123m22p456p789p +111m"),
    pattern("kong-replacement", 1, "123m22p456p78p9p +5555m"),
    pattern("robbed-kong", 1, "57m789m444p888p99p6m"),
    pattern("last-tile", 1, "123m456m22p678p78p9p"),
];

/// Whether a tile belongs to what makes a pattern; events are made by the winning tile.
pub(super) const fn concerns(pattern: u8, winning: bool) -> bool {
    match pattern {
        at::KONG_REPLACEMENT | at::ROBBED_KONG | at::LAST_TILE => winning,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position;

    #[test]
    fn positions_bear_their_names() {
        for (id, at) in [
            ("all-pungs", at::ALL_PUNGS),
            ("seven-pairs", at::SEVEN_PAIRS),
            ("outside-hand", at::OUTSIDE_HAND),
            ("all-258", at::ALL_258),
            ("full-flush", at::FULL_FLUSH),
            ("single-wait", at::SINGLE_WAIT),
            ("root", at::ROOT),
            ("kong-replacement", at::KONG_REPLACEMENT),
            ("robbed-kong", at::ROBBED_KONG),
            ("last-tile", at::LAST_TILE),
        ] {
            assert_eq!(position(&PATTERNS, id), Some(at), "{id}");
        }
    }
}

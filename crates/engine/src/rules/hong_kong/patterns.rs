//! The Hong Kong table of patterns (HK-4): scoring, rule sheet and settlement go by it.

use crate::rules::Pattern;
use crate::seat::Seat;
use crate::tile::Kind;

const fn pattern(id: &'static str, value: u8, example: &'static str) -> Pattern {
    Pattern {
        id,
        value,
        limit: false,
        replaces: &[],
        example,
    }
}

const fn replacing(
    id: &'static str,
    value: u8,
    replaces: &'static [&'static str],
    example: &'static str,
) -> Pattern {
    Pattern {
        id,
        value,
        limit: false,
        replaces,
        example,
    }
}

const fn limit(id: &'static str, example: &'static str) -> Pattern {
    Pattern {
        id,
        value: 13,
        limit: true,
        replaces: &[],
        example,
    }
}

/// Positions in [`PATTERNS`].
pub(super) mod at {
    pub const ALL_CHOWS: u8 = 0;
    pub const CONCEALED_HAND: u8 = 1;
    pub const SELF_DRAW: u8 = 2;
    pub const NO_FLOWERS: u8 = 3;
    pub const RED_DRAGON: u8 = 4;
    pub const GREEN_DRAGON: u8 = 5;
    pub const WHITE_DRAGON: u8 = 6;
    pub const SEAT_WIND: u8 = 7;
    pub const ROUND_WIND: u8 = 8;
    pub const SMALL_THREE_DRAGONS: u8 = 9;
    pub const ALL_PUNGS: u8 = 10;
    pub const HALF_FLUSH: u8 = 11;
    pub const FULL_FLUSH: u8 = 12;
    pub const SEVEN_PAIRS: u8 = 13;
    pub const OWN_FLOWER: u8 = 14;
    pub const OWN_SEASON: u8 = 15;
    pub const ALL_FLOWERS: u8 = 16;
    pub const ALL_SEASONS: u8 = 17;
    pub const KONG_REPLACEMENT: u8 = 18;
    pub const ROBBED_KONG: u8 = 19;
    pub const LAST_DRAW: u8 = 20;
    pub const LAST_DISCARD: u8 = 21;
    pub const THIRTEEN_ORPHANS: u8 = 22;
    pub const ALL_HONORS: u8 = 23;
    pub const ALL_TERMINALS: u8 = 24;
    pub const GREAT_THREE_DRAGONS: u8 = 25;
    pub const GREAT_FOUR_WINDS: u8 = 26;
    pub const FOUR_KONGS: u8 = 27;
    pub const NINE_GATES: u8 = 28;
    pub const FOUR_CONCEALED_PUNGS: u8 = 29;
}

/// Every pattern of the table, in the order of the rules.
pub(super) static PATTERNS: [Pattern; 30] = [
    pattern("all-chows", 1, "123m456m345p22s78s9s"),
    pattern("concealed-hand", 1, "123m456m555p22s78s9s"),
    pattern("self-draw", 1, "123m456m555p22s78s9s"),
    pattern("no-flowers", 1, "123m456m555p22s78s9s"),
    pattern("red-dragon", 1, "123m456m22s78s9s +777z"),
    pattern("green-dragon", 1, "123m456m22s78s9s +666z"),
    pattern("white-dragon", 1, "123m456m22s78s9s +555z"),
    pattern("seat-wind", 1, "123m456m22s78s9s +222z"),
    pattern("round-wind", 1, "123m456m22s78s9s +111z"),
    replacing(
        "small-three-dragons",
        5,
        &["red-dragon", "green-dragon", "white-dragon"],
        "123m456m55z +666z +777z",
    ),
    pattern("all-pungs", 3, "222m88s555z +444p +999s"),
    pattern("half-flush", 3, "123p456p789p22z +666z"),
    pattern("full-flush", 7, "123s456s55s78s9s +888s"),
    pattern("seven-pairs", 4, "1133m5577p22s11z7z7z"),
    pattern("own-flower", 1, "123m456m555p22s78s9s *2f"),
    pattern("own-season", 1, "123m456m555p22s78s9s *6f"),
    replacing(
        "all-flowers",
        2,
        &["own-flower"],
        "123m456m555p22s78s9s *1234f",
    ),
    replacing(
        "all-seasons",
        2,
        &["own-season"],
        "123m456m555p22s78s9s *5678f",
    ),
    pattern("kong-replacement", 1, "123m456m22s78s9s +8888p"),
    pattern("robbed-kong", 1, "123m456m555p22s78s9s"),
    pattern("last-draw", 1, "123m456m555p22s78s9s"),
    pattern("last-discard", 1, "123m456m555p22s78s9s"),
    limit("thirteen-orphans", "19m19p19s1234567z1z"),
    limit("all-honors", "222z444z66z +555z +777z"),
    limit("all-terminals", "111m999p99s +999m +111s"),
    limit("great-three-dragons", "456p22s +555z +666z +777z"),
    limit("great-four-winds", "111z55m +222z +333z +444z"),
    limit("four-kongs", "22z +2222p +7777s +5555m +6666z"),
    limit("nine-gates", "1112345678999p5p"),
    limit("four-concealed-pungs", "222m666p888s444z55z"),
];

/// Whether a tile belongs to what makes a pattern, see [`crate::rules::RuleSet::concerns`].
pub(super) fn concerns(
    pattern: u8,
    kind: Kind,
    winning: bool,
    concealed: bool,
    winner: Seat,
) -> bool {
    let figure = kind.text().0;
    let own = winner.index() as u8 + 1;
    match pattern {
        at::NO_FLOWERS => false,
        at::OWN_FLOWER => kind.is_flower() && figure == own,
        at::OWN_SEASON => kind.is_flower() && figure == own + 4,
        at::ALL_FLOWERS => kind.is_flower() && figure <= 4,
        at::ALL_SEASONS => kind.is_flower() && figure > 4,
        _ if kind.is_flower() => false,
        at::SELF_DRAW
        | at::KONG_REPLACEMENT
        | at::ROBBED_KONG
        | at::LAST_DRAW
        | at::LAST_DISCARD => winning,
        at::CONCEALED_HAND => concealed,
        at::RED_DRAGON => kind == Kind::RED,
        at::GREEN_DRAGON => kind == Kind::GREEN,
        at::WHITE_DRAGON => kind == Kind::WHITE,
        at::SEAT_WIND => kind.is_wind() && figure == own,
        at::ROUND_WIND => kind == Kind::EAST,
        at::SMALL_THREE_DRAGONS | at::GREAT_THREE_DRAGONS => kind.is_dragon(),
        at::GREAT_FOUR_WINDS => kind.is_wind(),
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
            ("all-chows", at::ALL_CHOWS),
            ("concealed-hand", at::CONCEALED_HAND),
            ("self-draw", at::SELF_DRAW),
            ("no-flowers", at::NO_FLOWERS),
            ("red-dragon", at::RED_DRAGON),
            ("green-dragon", at::GREEN_DRAGON),
            ("white-dragon", at::WHITE_DRAGON),
            ("seat-wind", at::SEAT_WIND),
            ("round-wind", at::ROUND_WIND),
            ("small-three-dragons", at::SMALL_THREE_DRAGONS),
            ("all-pungs", at::ALL_PUNGS),
            ("half-flush", at::HALF_FLUSH),
            ("full-flush", at::FULL_FLUSH),
            ("seven-pairs", at::SEVEN_PAIRS),
            ("own-flower", at::OWN_FLOWER),
            ("own-season", at::OWN_SEASON),
            ("all-flowers", at::ALL_FLOWERS),
            ("all-seasons", at::ALL_SEASONS),
            ("kong-replacement", at::KONG_REPLACEMENT),
            ("robbed-kong", at::ROBBED_KONG),
            ("last-draw", at::LAST_DRAW),
            ("last-discard", at::LAST_DISCARD),
            ("thirteen-orphans", at::THIRTEEN_ORPHANS),
            ("all-honors", at::ALL_HONORS),
            ("all-terminals", at::ALL_TERMINALS),
            ("great-three-dragons", at::GREAT_THREE_DRAGONS),
            ("great-four-winds", at::GREAT_FOUR_WINDS),
            ("four-kongs", at::FOUR_KONGS),
            ("nine-gates", at::NINE_GATES),
            ("four-concealed-pungs", at::FOUR_CONCEALED_PUNGS),
        ] {
            assert_eq!(position(&PATTERNS, id), Some(at), "{id}");
        }
    }

    #[test]
    fn whatever_a_pattern_replaces_stands_in_the_table() {
        for pattern in &PATTERNS {
            for id in pattern.replaces {
                assert!(
                    position(&PATTERNS, id).is_some(),
                    "{} replaces {id}",
                    pattern.id
                );
            }
        }
    }
}

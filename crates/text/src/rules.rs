//! Rule sheets: which messages, in which order, make the full rules of a table.
//!
//! The sheet has the words; what it says of patterns, prices and options comes from the engine's
//! tables, at the places marked here. Every text takes the options in force as arguments, by their
//! names in records (numbers as numbers, words as words, flags as on or off), and the setting
//! `rotate_dealer` (on or off).

/// One part of a rule sheet under its own heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Section {
    /// Id of the heading, also good as an anchor.
    pub title: &'static str,
    /// What stands under it, in order.
    pub blocks: &'static [Block],
}

/// A piece of a rule sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph of explanation: the id of its text.
    Text(&'static str),
    /// A numbered rule.
    Rule {
        /// The rule's number, the same in every language, in tests and in documents: `HK-3.5`.
        number: &'static str,
        /// The id of its text.
        text: &'static str,
    },
    /// Every tile of the table, drawn, with its name.
    Tiles,
    /// Each sort of set, drawn, with its name.
    Sets,
    /// The engine's table of patterns, each with value, note and an example.
    Patterns,
    /// The engine's table of limit hands.
    LimitHands,
    /// What a hand costs at each total, from the engine's settlement. Its columns are those of
    /// `faan`, `base`, `self-draw`, `discard`, `others`, `winner` that the table has a heading for:
    /// `rules-hk-prices-base`, see [`name`].
    Prices,
    /// The table's options and their values.
    Options,
}

/// What the ids of a table's rule texts begin with, also the id of the sheet's title; none for an
/// unknown table.
#[must_use]
pub fn name(table: &str) -> Option<&'static str> {
    match table {
        "hong-kong" => Some("rules-hk"),
        "sichuan" => Some("rules-sc"),
        "american" => Some("rules-am"),
        _ => None,
    }
}

/// The rule sheet of a table by its name in records (`hong-kong`); none for an unknown table.
#[must_use]
pub fn sheet(table: &str) -> Option<&'static [Section]> {
    match table {
        "hong-kong" => Some(HONG_KONG),
        "sichuan" => Some(SICHUAN),
        "american" => Some(AMERICAN),
        _ => None,
    }
}

macro_rules! rule {
    ($part:literal . $rule:literal) => {
        rule!("HK-", "rules-hk-", $part, $rule)
    };
    (SC $part:literal . $rule:literal) => {
        rule!("SC-", "rules-sc-", $part, $rule)
    };
    (AM $part:literal . $rule:literal) => {
        rule!("AM-", "rules-am-", $part, $rule)
    };
    ($number:literal, $text:literal, $part:literal, $rule:literal) => {
        Block::Rule {
            number: concat!($number, $part, ".", $rule),
            text: concat!($text, $part, "-", $rule),
        }
    };
}

/// The rules of the Hong Kong table.
pub const HONG_KONG: &[Section] = &[
    Section {
        title: "rules-hk-short",
        blocks: &[
            Block::Text("rules-hk-short-1"),
            Block::Text("rules-hk-short-2"),
            Block::Text("rules-hk-short-3"),
        ],
    },
    Section {
        title: "rules-hk-tiles",
        blocks: &[
            Block::Text("rules-hk-tiles-1"),
            Block::Text("rules-hk-tiles-2"),
            Block::Text("rules-hk-tiles-3"),
            Block::Tiles,
        ],
    },
    Section {
        title: "rules-hk-sets",
        blocks: &[
            Block::Text("rules-hk-sets-1"),
            Block::Text("rules-hk-sets-2"),
            Block::Sets,
        ],
    },
    Section {
        title: "rules-hk-object",
        blocks: &[rule!("1"."1"), rule!("1"."2")],
    },
    Section {
        title: "rules-hk-setup",
        blocks: &[
            rule!("2"."1"),
            rule!("2"."2"),
            rule!("2"."3"),
            rule!("2"."4"),
            rule!("2"."5"),
        ],
    },
    Section {
        title: "rules-hk-turn",
        blocks: &[
            rule!("3"."1"),
            rule!("3"."2"),
            rule!("3"."3"),
            rule!("3"."4"),
            rule!("3"."5"),
            rule!("3"."6"),
            rule!("3"."7"),
            rule!("3"."8"),
            rule!("3"."9"),
            rule!("3"."10"),
            rule!("3"."11"),
        ],
    },
    Section {
        title: "rules-hk-winning",
        blocks: &[
            rule!("4"."1"),
            rule!("4"."2"),
            rule!("4"."3"),
            rule!("4"."4"),
        ],
    },
    Section {
        title: "rules-hk-patterns",
        blocks: &[Block::Text("rules-hk-patterns-1"), Block::Patterns],
    },
    Section {
        title: "rules-hk-limits",
        blocks: &[Block::Text("rules-hk-limits-1"), Block::LimitHands],
    },
    Section {
        title: "rules-hk-settlement",
        blocks: &[
            rule!("5"."1"),
            rule!("5"."2"),
            rule!("5"."3"),
            rule!("5"."4"),
            rule!("5"."5"),
        ],
    },
    Section {
        title: "rules-hk-prices",
        blocks: &[Block::Prices],
    },
    Section {
        title: "rules-hk-options",
        blocks: &[Block::Options],
    },
];

/// The rules of the Sichuan table.
pub const SICHUAN: &[Section] = &[
    Section {
        title: "rules-sc-short",
        blocks: &[
            Block::Text("rules-sc-short-1"),
            Block::Text("rules-sc-short-2"),
            Block::Text("rules-sc-short-3"),
        ],
    },
    Section {
        title: "rules-sc-tiles",
        blocks: &[Block::Text("rules-sc-tiles-1"), Block::Tiles],
    },
    Section {
        title: "rules-sc-sets",
        blocks: &[Block::Text("rules-sc-sets-1"), Block::Sets],
    },
    Section {
        title: "rules-sc-object",
        blocks: &[rule!(SC "1"."1"), rule!(SC "1"."2")],
    },
    Section {
        title: "rules-sc-setup",
        blocks: &[rule!(SC "2"."1"), rule!(SC "2"."2"), rule!(SC "2"."3")],
    },
    Section {
        title: "rules-sc-turn",
        blocks: &[
            rule!(SC "3"."1"),
            rule!(SC "3"."2"),
            rule!(SC "3"."3"),
            rule!(SC "3"."4"),
            rule!(SC "3"."5"),
            rule!(SC "3"."6"),
            rule!(SC "3"."7"),
        ],
    },
    Section {
        title: "rules-sc-winning",
        blocks: &[rule!(SC "4"."1"), rule!(SC "4"."2")],
    },
    Section {
        title: "rules-sc-patterns",
        blocks: &[Block::Text("rules-sc-patterns-1"), Block::Patterns],
    },
    Section {
        title: "rules-sc-settlement",
        blocks: &[
            rule!(SC "5"."1"),
            rule!(SC "5"."2"),
            rule!(SC "5"."3"),
            rule!(SC "5"."4"),
            Block::Text("rules-sc-5-4-1"),
            Block::Text("rules-sc-5-4-2"),
            Block::Text("rules-sc-5-4-3"),
            rule!(SC "5"."5"),
            rule!(SC "5"."6"),
        ],
    },
    Section {
        title: "rules-sc-prices",
        blocks: &[Block::Prices],
    },
    Section {
        title: "rules-sc-options",
        blocks: &[Block::Options],
    },
];

/// The rules of the American table. Its winning hands stand on the card, which has a view of its
/// own; here is how to read one.
pub const AMERICAN: &[Section] = &[
    Section {
        title: "rules-am-short",
        blocks: &[
            Block::Text("rules-am-short-1"),
            Block::Text("rules-am-short-2"),
            Block::Text("rules-am-short-3"),
        ],
    },
    Section {
        title: "rules-am-tiles",
        blocks: &[
            Block::Text("rules-am-tiles-1"),
            Block::Text("rules-am-tiles-2"),
            Block::Text("rules-am-tiles-3"),
            Block::Tiles,
        ],
    },
    Section {
        title: "rules-am-card",
        blocks: &[
            Block::Text("rules-am-card-1"),
            Block::Text("rules-am-card-2"),
            Block::Text("rules-am-card-3"),
            Block::Text("rules-am-card-4"),
        ],
    },
    Section {
        title: "rules-am-setup",
        blocks: &[
            rule!(AM "1"."1"),
            rule!(AM "1"."2"),
            rule!(AM "2"."1"),
            rule!(AM "2"."2"),
        ],
    },
    Section {
        title: "rules-am-charleston",
        blocks: &[
            rule!(AM "3"."1"),
            rule!(AM "3"."2"),
            rule!(AM "3"."3"),
            rule!(AM "3"."4"),
            rule!(AM "3"."5"),
            rule!(AM "3"."6"),
        ],
    },
    Section {
        title: "rules-am-play",
        blocks: &[
            rule!(AM "4"."1"),
            rule!(AM "4"."2"),
            rule!(AM "4"."3"),
            rule!(AM "4"."4"),
            rule!(AM "4"."5"),
            rule!(AM "4"."6"),
            rule!(AM "4"."7"),
            rule!(AM "4"."8"),
            rule!(AM "4"."9"),
        ],
    },
    Section {
        title: "rules-am-jokers",
        blocks: &[rule!(AM "5"."1"), rule!(AM "5"."2")],
    },
    Section {
        title: "rules-am-settlement",
        blocks: &[
            rule!(AM "6"."1"),
            rule!(AM "6"."2"),
            rule!(AM "6"."3"),
            rule!(AM "6"."4"),
        ],
    },
    Section {
        title: "rules-am-dead",
        blocks: &[
            rule!(AM "7"."1"),
            rule!(AM "7"."2"),
            rule!(AM "7"."3"),
            rule!(AM "7"."4"),
            rule!(AM "7"."5"),
        ],
    },
    Section {
        title: "rules-am-bettor",
        blocks: &[rule!(AM "8"."1"), rule!(AM "8"."2")],
    },
    Section {
        title: "rules-am-aids",
        blocks: &[rule!(AM "9"."1")],
    },
    Section {
        title: "rules-am-options",
        blocks: &[Block::Options],
    },
];

//! What every rule set's scoring is made of: the hand won with, the pattern table, the score.

use crate::analysis::Reading;
use crate::meld::{FaceMeld, MeldKind};
use crate::seat::{Seat, SeatSet};
use crate::tile::{Counts, Kind, Suit};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;

/// How a hand was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "by", content = "from", rename_all = "kebab-case")]
pub enum WinBy {
    /// With a discard of this seat.
    Discard(Seat),
    /// With a tile drawn (or dealt) oneself.
    SelfDraw,
    /// With the tile that this seat added to its pung.
    RobbedKong(Seat),
}

impl WinBy {
    /// The seat whose tile it was.
    pub const fn from(self) -> Option<Seat> {
        match self {
            Self::Discard(seat) | Self::RobbedKong(seat) => Some(seat),
            Self::SelfDraw => None,
        }
    }

    /// The word of the notation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Discard(_) => "discard",
            Self::SelfDraw => "self-draw",
            Self::RobbedKong(_) => "robbed-kong",
        }
    }
}

/// A hand that asks to win, and how: all that scoring looks at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Winning {
    /// The concealed tiles, the winning tile included.
    pub concealed: Counts,
    /// The melds.
    pub melds: ArrayVec<FaceMeld, 4>,
    /// Flowers and seasons shown: bits 0–7 for `1f`–`8f`.
    pub flowers: u8,
    /// Who wins.
    pub seat: Seat,
    /// How.
    pub by: WinBy,
    /// The winning tile is the replacement for a kong.
    pub kong_replacement: bool,
    /// The suit the winner does without (SC-2.2).
    pub missing: Option<Suit>,
    /// The winning tile was the last draw, or a discard made while the wall was empty.
    pub last_tile: bool,
}

impl Winning {
    /// All tiles but flowers: the concealed ones and the melds.
    pub fn all_counts(&self) -> Counts {
        let mut counts = self.concealed;
        for kind in self.melds.iter().flat_map(|meld| meld.kinds()) {
            counts[kind.index()] += 1;
        }
        counts
    }

    /// Whether no meld was claimed; concealed kongs do not count against it.
    pub fn is_concealed(&self) -> bool {
        self.melds
            .iter()
            .all(|meld| meld.kind == MeldKind::ConcealedKong)
    }

    /// How many melds are kongs.
    pub fn kongs(&self) -> usize {
        self.melds.iter().filter(|meld| meld.kind.is_kong()).count()
    }
}

/// One row of a rule set's table of patterns: the one place that says what a pattern is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The id of the notation, such as `all-chows`.
    pub id: &'static str,
    /// Its value, in faan or fan.
    pub value: u8,
    /// Whether it is a limit hand: reported alone, whatever else the hand holds.
    pub limit: bool,
    /// Ids of the patterns that do not count beside it.
    pub replaces: &'static [&'static str],
    /// An example hand in the notation: concealed tiles with the winning tile last, melds after
    /// blanks and a `+`, flowers after a `*`.
    pub example: &'static str,
}

/// A pattern found in a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Scored {
    /// Position in the rule set's table.
    pub pattern: u8,
    /// What it counts here.
    pub value: u8,
}

/// What a winning hand is worth.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Score {
    /// The reading that counts.
    pub reading: Reading,
    /// The patterns that count, in table order.
    pub patterns: ArrayVec<Scored, 20>,
    /// Their sum before the cap.
    pub sum: u8,
    /// Their sum, capped.
    pub total: u8,
    /// Base points: 2^total, or the value of the card's hand, doubled where it is jokerless.
    pub base: i32,
}

impl Score {
    /// What patterns of a table, each with how often the hand has it, count under a cap: those that
    /// another one replaces are left out.
    pub(crate) fn of_patterns(
        table: &[Pattern],
        found: &[(u8, u8)],
        reading: Reading,
        cap: u8,
    ) -> Self {
        let of = |pattern: u8| &table[usize::from(pattern)];
        let replaced = |id: &str| found.iter().any(|&(p, _)| of(p).replaces.contains(&id));
        let patterns = found
            .iter()
            .filter(|&&(p, _)| !replaced(of(p).id))
            .map(|&(pattern, times)| Scored {
                pattern,
                value: times * of(pattern).value,
            })
            .collect();
        Self::new(reading, patterns, cap)
    }

    /// Adds up patterns under a cap.
    fn new(reading: Reading, patterns: ArrayVec<Scored, 20>, cap: u8) -> Self {
        let sum = patterns.iter().map(|scored| scored.value).sum::<u8>();
        let total = sum.min(cap);
        Self {
            reading,
            patterns,
            sum,
            total,
            base: base(total),
        }
    }

    /// Orders readings of one hand, the best first: the highest total, the higher sum before the
    /// cap, the patterns that come first in the table.
    pub(crate) fn rank(&self) -> (Reverse<u8>, Reverse<u8>, ArrayVec<u8, 20>) {
        let ids = self.patterns.iter().map(|scored| scored.pattern).collect();
        (Reverse(self.total), Reverse(self.sum), ids)
    }
}

/// Base points of a total after the cap (HK-5.1, SC-4.2).
pub(crate) const fn base(total: u8) -> i32 {
    1 << total
}

/// Whether a kind is of the missing suit (SC-2.3).
pub(crate) fn is_missing(kind: Kind, missing: Option<Suit>) -> bool {
    missing.is_some() && kind.suit() == missing
}

/// A win to be paid for.
#[derive(Clone, Copy, Debug)]
pub struct Paid<'a> {
    /// Who won.
    pub seat: Seat,
    /// How.
    pub by: WinBy,
    /// What it is worth.
    pub score: &'a Score,
    /// The seats still in the deal when it was won.
    pub playing: SeatSet,
    /// The player bet on (AM-8).
    pub bet: Option<Seat>,
}

/// Why a hand does not win.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoWin {
    /// The tiles make no winning hand.
    NotAHand,
    /// They do, but for a tile of the missing suit among them (SC-2.3).
    MissingSuit,
    /// They do, but for groups shown before (AM-4.5).
    ConcealedOnly,
    /// They do, for less than the minimum.
    BelowMinimum {
        /// What they are worth.
        score: Score,
        /// What it takes.
        minimum: u8,
    },
}

/// Position of a pattern id in a table.
#[cfg(test)]
pub(crate) fn position(table: &[Pattern], id: &str) -> Option<u8> {
    table
        .iter()
        .position(|pattern| pattern.id == id)
        .map(|i| i as u8)
}

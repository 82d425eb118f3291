//! Where a deal stands: who decides what, and why it ended.

use crate::seat::Seat;
use crate::tile::TileId;
use serde::{Deserialize, Serialize};

/// Where a deal stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "phase", rename_all = "kebab-case")]
pub enum Phase {
    /// Everyone decides something before play.
    SetUp {
        /// What.
        step: SetUp,
    },
    /// A player's turn.
    Turn(Turn),
    /// A tile that others may claim.
    Window(Window),
    /// The end.
    Over {
        /// Why.
        ending: Ending,
    },
}

/// What everyone decides before play; each rule set has its own steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SetUp {
    /// Three tiles of one suit to pass on (SC-2.2).
    ExchangeThree,
    /// The missing suit (SC-2.2).
    MissingSuit,
    /// Whether east declares the hand it was dealt (AM-4.1).
    DealtHand,
    /// Three tiles to the right (AM-3.1).
    FirstRight,
    /// Three tiles across (AM-3.1).
    FirstAcross,
    /// Three tiles to the left, blind ones among them (AM-3.3).
    FirstLeft,
    /// Tiles for the pool (AM-3.6).
    Mush,
    /// Whether there is a second Charleston (AM-3.2).
    Charleston,
    /// Three tiles to the left.
    SecondLeft,
    /// Three tiles across.
    SecondAcross,
    /// Three tiles to the right, blind ones among them (AM-3.3).
    SecondRight,
    /// Up to three tiles for the player across (AM-3.4).
    Courtesy,
    /// The bettor's bet (AM-8.1).
    Bet,
}

impl SetUp {
    /// The word of the step, such as `first-right`: names of messages are made of it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::ExchangeThree => "exchange-three",
            Self::MissingSuit => "missing-suit",
            Self::DealtHand => "dealt-hand",
            Self::FirstRight => "first-right",
            Self::FirstAcross => "first-across",
            Self::FirstLeft => "first-left",
            Self::Mush => "mush",
            Self::Charleston => "charleston",
            Self::SecondLeft => "second-left",
            Self::SecondAcross => "second-across",
            Self::SecondRight => "second-right",
            Self::Courtesy => "courtesy",
            Self::Bet => "bet",
        }
    }
}

/// A player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// How it came by its latest tile.
    pub source: Source,
}

/// How a player came by the latest tile of the turn. A flower's replacement changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// Dealt: the dealer's first turn.
    Dealt,
    /// Drawn from the front of the wall.
    Draw,
    /// Drawn as the replacement for a kong.
    KongReplacement,
    /// Claimed: after a chow or pung only a discard may follow (HK-3.7), after an American call a
    /// win, exchanges and challenges too (AM-4.8).
    Claim,
}

/// A tile that others may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// The tile.
    pub tile: TileId,
    /// Who discarded it or added it to a pung.
    pub from: Seat,
    /// Whether it was added to a pung, and can only be robbed by a win.
    pub added_kong: bool,
}

/// Why a deal ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// A win ended it.
    Win,
    /// A draw or replacement was due and the wall was empty (HK-1.2).
    Wall,
    /// Three players have won (SC-1.1).
    ThreeWinners,
    /// One living player is left (AM-7.4).
    Dead,
}

impl Ending {
    /// The word of the notation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Wall => "wall",
            Self::ThreeWinners => "three-winners",
            Self::Dead => "dead",
        }
    }
}

//! Decisions a seat can take.

use crate::notation;
use crate::tile::{Kind, TileId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A decision. Small and flat; [`ActionKind`] has the words of the notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "action", content = "with", rename_all = "kebab-case")]
pub enum Action {
    /// Win: on the tile of an open window, or on one's own turn with the tile drawn (HK-4.3).
    Win,
    /// Claim the discard for a kong with three equal tiles of the hand.
    Kong,
    /// Claim the discard for a pung with two equal tiles of the hand.
    Pung,
    /// Claim the discard for a chow with these two tiles of the hand.
    Chow([TileId; 2]),
    /// Claim nothing.
    Pass,
    /// Declare four equal tiles of the hand (HK-3.4).
    ConcealedKong(Kind),
    /// Add this tile of the hand to one's own exposed pung (HK-3.4).
    AddedKong(TileId),
    /// Discard this tile of the hand.
    Discard(TileId),
}

/// The sort of a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// [`Action::Win`]
    Win,
    /// [`Action::Kong`]
    Kong,
    /// [`Action::Pung`]
    Pung,
    /// [`Action::Chow`]
    Chow,
    /// [`Action::Pass`]
    Pass,
    /// [`Action::ConcealedKong`]
    ConcealedKong,
    /// [`Action::AddedKong`]
    AddedKong,
    /// [`Action::Discard`]
    Discard,
}

impl ActionKind {
    /// Whether it is about the tile of an open window.
    pub const fn is_claim(self) -> bool {
        matches!(self, Self::Win | Self::Kong | Self::Pung | Self::Chow)
    }

    /// The word of the notation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::Kong => "kong",
            Self::Pung => "pung",
            Self::Chow => "chow",
            Self::Pass => "pass",
            Self::ConcealedKong => "concealed-kong",
            Self::AddedKong => "added-kong",
            Self::Discard => "discard",
        }
    }
}

impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Action {
    /// Its sort.
    pub const fn kind(self) -> ActionKind {
        match self {
            Self::Win => ActionKind::Win,
            Self::Kong => ActionKind::Kong,
            Self::Pung => ActionKind::Pung,
            Self::Chow(_) => ActionKind::Chow,
            Self::Pass => ActionKind::Pass,
            Self::ConcealedKong(_) => ActionKind::ConcealedKong,
            Self::AddedKong(_) => ActionKind::AddedKong,
            Self::Discard(_) => ActionKind::Discard,
        }
    }

    /// Which claim goes first (HK-3.3): win, then kong and pung, then chow; a pass claims nothing.
    pub(crate) const fn claim_rank(self) -> u8 {
        match self {
            Self::Win => 3,
            Self::Kong | Self::Pung => 2,
            Self::Chow(_) => 1,
            _ => 0,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chow(tiles) => {
                write!(f, "chow with {}", notation::faces(tiles.map(TileId::kind)))
            }
            Self::ConcealedKong(kind) => write!(f, "concealed-kong {kind}"),
            Self::AddedKong(tile) => write!(f, "added-kong {}", tile.kind()),
            Self::Discard(tile) => write!(f, "discard {}", tile.kind()),
            other => f.write_str(other.kind().as_str()),
        }
    }
}

/// What a seat may do: every legal decision once. Tiles of claims are the lowest copies; higher
/// copies of the same faces are accepted too, see [`crate::Deal::act`].
pub type Actions = ArrayVec<Action, 64>;

//! Melds: the groups a player has declared and that lie open on the table.

use crate::seat::Seat;
use crate::tile::{Kind, TileId};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// What a meld is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MeldKind {
    /// Three consecutive tiles of a suit.
    Chow,
    /// Three equal tiles.
    Pung,
    /// Four equal tiles, claimed from a discard or made of an exposed pung.
    Kong,
    /// Four equal tiles declared from the hand; lies open to all but is concealed (HK-3.11).
    ConcealedKong,
}

impl MeldKind {
    /// Every kind of meld.
    pub const ALL: [Self; 4] = [Self::Chow, Self::Pung, Self::Kong, Self::ConcealedKong];

    /// Four tiles.
    pub const fn is_kong(self) -> bool {
        matches!(self, Self::Kong | Self::ConcealedKong)
    }

    /// The word of the notation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Chow => "chow",
            Self::Pung => "pung",
            Self::Kong => "kong",
            Self::ConcealedKong => "concealed-kong",
        }
    }
}

/// A meld of physical tiles.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Meld {
    /// What it is.
    pub kind: MeldKind,
    /// Its tiles in order; a chow starts with its lowest tile, an added tile comes last.
    pub tiles: ArrayVec<TileId, 6>,
    /// The tile that was claimed and the seat that discarded it; none in a concealed kong.
    pub claimed: Option<(TileId, Seat)>,
}

impl Meld {
    /// The same meld as faces.
    pub fn faces(&self) -> FaceMeld {
        let first = self.tiles.iter().map(|tile| tile.kind()).min();
        FaceMeld {
            kind: self.kind,
            first: first.unwrap_or(Kind::JOKER),
        }
    }
}

/// A meld as faces: what analysis and scoring look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceMeld {
    /// What it is.
    pub kind: MeldKind,
    /// The tile of a pung or kong, the lowest tile of a chow.
    pub first: Kind,
}

impl FaceMeld {
    /// Its tiles as faces.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let count = if self.kind.is_kong() { 4 } else { 3 };
        let step = usize::from(self.kind == MeldKind::Chow);
        (0..count).filter_map(move |i| Kind::from_index(self.first.index() + i * step))
    }
}

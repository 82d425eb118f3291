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
    /// Three to six equal tiles of an American hand, jokers among them (AM-4.2).
    Exposure,
}

impl MeldKind {
    /// Every kind of meld.
    pub const ALL: [Self; 5] = [
        Self::Chow,
        Self::Pung,
        Self::Kong,
        Self::ConcealedKong,
        Self::Exposure,
    ];

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
            Self::Exposure => "exposure",
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
        // The joker is the last of all kinds.
        let first = self.tiles.iter().map(|tile| tile.kind()).min();
        let jokers = self.jokers().count() as u8;
        FaceMeld {
            kind: self.kind,
            first: first.unwrap_or(Kind::JOKER),
            exposed: if self.kind == MeldKind::Exposure {
                self.tiles.len() as u8
            } else {
                0
            },
            jokers,
        }
    }

    /// Its jokers, lowest first.
    pub fn jokers(&self) -> impl Iterator<Item = TileId> + '_ {
        let is_joker = |tile: &TileId| tile.kind() == Kind::JOKER;
        self.tiles.iter().copied().filter(is_joker)
    }
}

/// A meld as faces: what analysis and scoring look at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FaceMeld {
    /// What it is.
    pub kind: MeldKind,
    /// The tile of a pung, kong or exposure, the lowest tile of a chow.
    pub first: Kind,
    /// How many tiles an exposure has; other kinds say it themselves.
    exposed: u8,
    /// How many of them are jokers.
    pub jokers: u8,
}

impl FaceMeld {
    /// A chow, pung or kong.
    pub const fn new(kind: MeldKind, first: Kind) -> Self {
        Self {
            kind,
            first,
            exposed: 0,
            jokers: 0,
        }
    }

    /// Three to six equal tiles of an American hand.
    pub const fn exposure(first: Kind, size: u8, jokers: u8) -> Self {
        Self {
            kind: MeldKind::Exposure,
            first,
            exposed: size,
            jokers,
        }
    }

    /// How many tiles it has.
    pub const fn size(self) -> u8 {
        match self.kind {
            MeldKind::Exposure => self.exposed,
            kind if kind.is_kong() => 4,
            _ => 3,
        }
    }

    /// How many tiles of a hand it stands for: a kong's fourth tile was replaced, while nothing
    /// replaces the tiles of an exposure (AM-4.4).
    pub const fn hand_tiles(self) -> usize {
        match self.kind {
            MeldKind::Exposure => self.exposed as usize,
            _ => 3,
        }
    }

    /// Its tiles as faces.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        let step = usize::from(self.kind == MeldKind::Chow);
        let natural = usize::from(self.size() - self.jokers);
        (0..natural)
            .filter_map(move |i| Kind::from_index(self.first.index() + i * step))
            .chain((0..self.jokers).map(|_| Kind::JOKER))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_meld_has_as_many_tiles_as_its_kind_says() {
        let five = Kind::from_index(4).unwrap_or(Kind::EAST);
        let mut meld = FaceMeld::new(MeldKind::Pung, five);
        assert_eq!(
            (meld.size(), meld.kinds().count(), meld.hand_tiles()),
            (3, 3, 3)
        );
        // A pung to which the fourth tile is added.
        meld.kind = MeldKind::Kong;
        assert_eq!(
            (meld.size(), meld.kinds().count(), meld.hand_tiles()),
            (4, 4, 3)
        );
        let shown = FaceMeld::exposure(five, 5, 2);
        assert_eq!(
            (shown.size(), shown.kinds().count(), shown.hand_tiles()),
            (5, 5, 5)
        );
        let jokers = shown.kinds().filter(|&kind| kind == Kind::JOKER).count();
        assert_eq!(jokers, 2);
    }
}

//! Tiles: faces ([`Kind`]) and the physical tiles that bear them ([`TileId`]).
//!
//! Equal faces are different tiles from the shuffle to the last discard (HK-2.1): moves, records
//! and animations speak of [`TileId`], analysis of counts per [`Kind`].

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// One of the three suits, in the order of the letters `m`, `p`, `s`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Suit {
    /// Characters (American: craks), letter `m`.
    Characters,
    /// Dots, letter `p`.
    Dots,
    /// Bamboo (American: bams), letter `s`.
    Bamboo,
}

impl Suit {
    /// The suits in order.
    pub const ALL: [Self; 3] = [Self::Characters, Self::Dots, Self::Bamboo];

    /// The letter of the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Characters => 'm',
            Self::Dots => 'p',
            Self::Bamboo => 's',
        }
    }

    /// The suit of a notation letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'm' => Some(Self::Characters),
            'p' => Some(Self::Dots),
            's' => Some(Self::Bamboo),
            _ => None,
        }
    }

    /// 0, 1 or 2.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The face of a tile: one of 43 (27 suit tiles, 7 honors, 8 flowers and seasons, the joker).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8);

/// Letters of the notation with the first kind index and the number of digits of each.
const LETTERS: [(char, u8, u8); 6] = [
    ('m', 0, 9),
    ('p', 9, 9),
    ('s', 18, 9),
    ('z', 27, 7),
    ('f', 34, 8),
    ('j', 42, 1),
];

impl Kind {
    /// How many kinds there are.
    pub const NUM: usize = 43;
    /// How many kinds can stand in a set: suit tiles and honors, the first of all kinds.
    pub const NUM_PLAIN: usize = 34;
    /// East wind.
    pub const EAST: Self = Self(27);
    /// South wind.
    pub const SOUTH: Self = Self(28);
    /// West wind.
    pub const WEST: Self = Self(29);
    /// North wind.
    pub const NORTH: Self = Self(30);
    /// White dragon (American: soap).
    pub const WHITE: Self = Self(31);
    /// Green dragon.
    pub const GREEN: Self = Self(32);
    /// Red dragon.
    pub const RED: Self = Self(33);
    /// Joker (American only).
    pub const JOKER: Self = Self(42);

    /// Every kind, in the order of [`Self::index`].
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::NUM as u8).map(Self)
    }

    /// The 34 suit and honor kinds.
    pub fn plain() -> impl Iterator<Item = Self> + Clone {
        (0..Self::NUM_PLAIN as u8).map(Self)
    }

    /// The kind with this index, if below [`Self::NUM`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::NUM {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// A suit tile; `rank` is 1–9.
    pub const fn suited(suit: Suit, rank: u8) -> Option<Self> {
        if rank >= 1 && rank <= 9 {
            Some(Self(suit as u8 * 9 + rank - 1))
        } else {
            None
        }
    }

    /// The kind that a digit and a letter of the notation name.
    pub fn from_text(digit: u8, letter: char) -> Option<Self> {
        let &(_, first, count) = LETTERS.iter().find(|l| l.0 == letter)?;
        (1..=count)
            .contains(&digit)
            .then(|| Self(first + digit - 1))
    }

    /// 0–42: characters, dots, bamboo, honors (E S W N white green red), flowers, seasons, joker.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Digit and letter of the notation, such as `(5, 'm')`.
    pub fn text(self) -> (u8, char) {
        let mut found = LETTERS[0];
        for letter in LETTERS {
            if self.0 >= letter.1 {
                found = letter;
            }
        }
        (self.0 - found.1 + 1, found.0)
    }

    /// The suit of a suit tile.
    pub const fn suit(self) -> Option<Suit> {
        match self.0 {
            0..=8 => Some(Suit::Characters),
            9..=17 => Some(Suit::Dots),
            18..=26 => Some(Suit::Bamboo),
            _ => None,
        }
    }

    /// 1–9 of a suit tile.
    pub const fn rank(self) -> Option<u8> {
        if self.0 < 27 {
            Some(self.0 % 9 + 1)
        } else {
            None
        }
    }

    /// Wind or dragon.
    pub const fn is_honor(self) -> bool {
        self.0 >= 27 && self.0 < 34
    }

    /// One of the three dragons.
    pub const fn is_dragon(self) -> bool {
        self.0 >= 31 && self.0 < 34
    }

    /// One of the four winds.
    pub const fn is_wind(self) -> bool {
        self.0 >= 27 && self.0 < 31
    }

    /// One or nine of a suit.
    pub const fn is_terminal(self) -> bool {
        self.0 < 27 && (self.0 % 9 == 0 || self.0 % 9 == 8)
    }

    /// Flower or season.
    pub const fn is_flower(self) -> bool {
        self.0 >= 34 && self.0 < 42
    }

    /// Suit tile or honor: what can stand in a chow, pung or pair without a joker.
    pub const fn is_plain(self) -> bool {
        self.0 < 34
    }

    /// How many physical tiles bear this face: 4, 1 for a flower or season, 8 for the joker.
    pub const fn copies(self) -> u8 {
        if self.is_plain() {
            4
        } else if self.is_flower() {
            1
        } else {
            8
        }
    }

    /// The next rank of the same suit.
    pub const fn successor(self) -> Option<Self> {
        if self.0 < 27 && self.0 % 9 < 8 {
            Some(Self(self.0 + 1))
        } else {
            None
        }
    }

    /// The physical tile with this copy number, 1 to [`Self::copies`].
    pub const fn tile(self, copy: u8) -> Option<TileId> {
        if copy >= 1 && copy <= self.copies() {
            Some(TileId(self.first_tile().0 + copy - 1))
        } else {
            None
        }
    }

    /// The physical tile with copy number 1.
    pub const fn first_tile(self) -> TileId {
        if self.is_plain() {
            TileId(self.0 * 4)
        } else if self.is_flower() {
            TileId(136 + self.0 - 34)
        } else {
            TileId(144)
        }
    }

    /// The physical tiles of this kind, lowest copy first.
    pub fn tiles(self) -> impl Iterator<Item = TileId> + Clone {
        let first = self.first_tile().0;
        (first..first + self.copies()).map(TileId)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (digit, letter) = self.text();
        write!(f, "{digit}{letter}")
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A physical tile: one of 152. Ordered by kind, then by copy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(u8);

impl TileId {
    /// How many physical tiles there are over all tables.
    pub const NUM: usize = 152;

    /// Every tile, in order.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::NUM as u8).map(Self)
    }

    /// The tile with this index, if below [`Self::NUM`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::NUM {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// 0–151.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The face.
    pub const fn kind(self) -> Kind {
        match self.0 {
            0..=135 => Kind(self.0 / 4),
            136..=143 => Kind(self.0 - 136 + 34),
            _ => Kind::JOKER,
        }
    }

    /// The copy number, from 1.
    pub const fn copy(self) -> u8 {
        self.0 - self.kind().first_tile().0 + 1
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.kind(), self.copy())
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for TileId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TileId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        crate::notation::parse_tile_id(&text).map_err(serde::de::Error::custom)
    }
}

impl Serialize for Kind {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Kind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        crate::notation::parse_kind(&text).map_err(serde::de::Error::custom)
    }
}

impl Serialize for Suit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for Suit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let letter = char::deserialize(deserializer)?;
        Self::from_letter(letter)
            .ok_or_else(|| serde::de::Error::custom("a suit is \"m\", \"p\" or \"s\""))
    }
}

/// Tiles per kind.
pub type Counts = [u8; Kind::NUM];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_and_kinds_agree_both_ways() {
        let mut seen = 0;
        for kind in Kind::all() {
            let (digit, letter) = kind.text();
            assert_eq!(Kind::from_text(digit, letter), Some(kind));
            for (i, tile) in kind.tiles().enumerate() {
                assert_eq!(tile.kind(), kind);
                assert_eq!(usize::from(tile.copy()), i + 1);
                assert_eq!(kind.tile(tile.copy()), Some(tile));
                assert_eq!(tile.index(), seen);
                seen += 1;
            }
        }
        assert_eq!(seen, TileId::NUM);
    }

    #[test]
    fn names_of_special_tiles() {
        assert_eq!(Kind::EAST.to_string(), "1z");
        assert_eq!(Kind::RED.to_string(), "7z");
        assert_eq!(Kind::JOKER.to_string(), "1j");
        assert_eq!(Kind::from_text(8, 'z'), None);
        assert_eq!(Kind::from_text(0, 'm'), None);
    }
}

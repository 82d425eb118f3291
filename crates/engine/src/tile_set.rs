//! [`TileSet`]: any of the 152 physical tiles, each at most once.

use crate::tile::{Counts, Kind, TileId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A set of physical tiles, 24 bytes, iterated in tile order.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TileSet([u64; 3]);

impl TileSet {
    /// No tile.
    pub const EMPTY: Self = Self([0; 3]);

    /// Whether the tile is in the set.
    pub const fn contains(&self, tile: TileId) -> bool {
        self.0[tile.index() / 64] >> (tile.index() % 64) & 1 != 0
    }

    /// Adds a tile; false if it was there already.
    pub fn insert(&mut self, tile: TileId) -> bool {
        let fresh = !self.contains(tile);
        self.0[tile.index() / 64] |= 1 << (tile.index() % 64);
        fresh
    }

    /// Takes a tile out; false if it was not there.
    pub fn remove(&mut self, tile: TileId) -> bool {
        let there = self.contains(tile);
        self.0[tile.index() / 64] &= !(1 << (tile.index() % 64));
        there
    }

    /// How many tiles are in the set.
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The tiles of one kind as bits, lowest copy first.
    const fn bits_of(&self, kind: Kind) -> u64 {
        // No kind straddles two words: plain kinds lie on multiples of four, flowers are single
        // bits and the jokers (144–151) lie inside the third word.
        let first = kind.first_tile().index();
        self.0[first / 64] >> (first % 64) & ((1 << kind.copies()) - 1)
    }

    /// How many tiles of the kind are in the set.
    pub const fn count(&self, kind: Kind) -> u8 {
        self.bits_of(kind).count_ones() as u8
    }

    /// The lowest copy of the kind in the set.
    pub fn lowest(&self, kind: Kind) -> Option<TileId> {
        self.of_kind(kind).next()
    }

    /// The tiles of the kind in the set, lowest copy first.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = TileId> + use<> {
        let bits = self.bits_of(kind);
        kind.tiles()
            .enumerate()
            .filter(move |(i, _)| bits >> i & 1 != 0)
            .map(|(_, tile)| tile)
    }

    /// The tiles in order.
    pub fn iter(&self) -> Iter {
        Iter(self.0)
    }

    /// Tiles per kind.
    pub fn counts(&self) -> Counts {
        let mut counts = [0; Kind::NUM];
        for tile in self.iter() {
            counts[tile.kind().index()] += 1;
        }
        counts
    }

    /// Tiles in either set.
    #[must_use]
    pub const fn union(&self, other: &Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }

    /// Tiles that are not in the other set.
    #[must_use]
    pub const fn without(&self, other: &Self) -> Self {
        Self([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// Tiles in both sets.
    #[must_use]
    pub const fn intersection(&self, other: &Self) -> Self {
        Self([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }
}

impl FromIterator<TileId> for TileSet {
    fn from_iter<I: IntoIterator<Item = TileId>>(tiles: I) -> Self {
        let mut set = Self::EMPTY;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

/// Iterator over the tiles of a [`TileSet`] in order.
#[derive(Clone, Debug)]
pub struct Iter([u64; 3]);

impl Iterator for Iter {
    type Item = TileId;

    fn next(&mut self) -> Option<TileId> {
        let word = self.0.iter().position(|&w| w != 0)?;
        let bit = self.0[word].trailing_zeros() as usize;
        self.0[word] &= self.0[word] - 1;
        TileId::from_index(word * 64 + bit)
    }
}

impl IntoIterator for &TileSet {
    type Item = TileId;
    type IntoIter = Iter;

    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl fmt::Display for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for TileSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TileSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        crate::notation::parse_tile_ids(&text)
            .map(|tiles| tiles.into_iter().collect())
            .map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_goes_in_and_out() {
        let mut set = TileSet::EMPTY;
        for tile in TileId::all() {
            assert!(set.insert(tile));
            assert!(!set.insert(tile));
        }
        assert_eq!(set.len(), TileId::NUM);
        assert!(set.iter().eq(TileId::all()));
        for kind in Kind::all() {
            assert_eq!(set.count(kind), kind.copies());
            assert!(set.of_kind(kind).eq(kind.tiles()));
        }
        for tile in TileId::all() {
            assert!(set.remove(tile));
            assert!(!set.remove(tile));
        }
        assert!(set.is_empty());
    }
}

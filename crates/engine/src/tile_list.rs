//! [`TileList`]: a few tiles of a hand in an order that matters.

use crate::notation;
use crate::tile::TileId;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

/// Up to a hand of tiles, in the order named; as text, such as `1m/1 2p/3`.
#[derive(Clone, Copy)]
pub struct TileList {
    tiles: [TileId; Self::CAPACITY],
    len: u8,
}

impl TileList {
    /// As many tiles as a hand has.
    pub const CAPACITY: usize = 14;

    /// The list of these tiles; none where they are more than a hand has.
    pub fn new(tiles: &[TileId]) -> Option<Self> {
        let mut list = Self::default();
        list.tiles.get_mut(..tiles.len())?.copy_from_slice(tiles);
        list.len = tiles.len() as u8;
        Some(list)
    }
}

impl Default for TileList {
    fn default() -> Self {
        Self {
            tiles: [crate::Kind::EAST.first_tile(); Self::CAPACITY],
            len: 0,
        }
    }
}

impl Deref for TileList {
    type Target = [TileId];

    fn deref(&self) -> &[TileId] {
        &self.tiles[..usize::from(self.len)]
    }
}

impl PartialEq for TileList {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for TileList {}

impl PartialOrd for TileList {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for TileList {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (**self).cmp(&**other)
    }
}

impl Hash for TileList {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state);
    }
}

impl fmt::Display for TileList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|tile| write!(f, "{tile}"))
    }
}

impl fmt::Debug for TileList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for TileList {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TileList {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        use serde::de::Error;
        let text = String::deserialize(deserializer)?;
        let tiles = notation::parse_tile_ids(&text).map_err(D::Error::custom)?;
        Self::new(&tiles).ok_or_else(|| D::Error::custom("more tiles than a hand has"))
    }
}

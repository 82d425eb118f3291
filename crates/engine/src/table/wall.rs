//! The wall: a row of tiles with two ends. Draws come from the front, replacements from the end.

use crate::tile::TileId;

/// The tiles not yet drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wall {
    tiles: [TileId; TileId::NUM],
    front: u8,
    end: u8,
}

/// An end of the wall.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WallEnd {
    /// Where draws come from.
    Front,
    /// Where replacements come from.
    Back,
}

impl Wall {
    /// A wall of these tiles in drawing order; more than 152 cannot be.
    pub(crate) fn new(tiles: &[TileId]) -> Self {
        let mut wall = Self {
            tiles: [crate::Kind::EAST.first_tile(); TileId::NUM],
            front: 0,
            end: 0,
        };
        for (place, &tile) in wall.tiles.iter_mut().zip(tiles) {
            *place = tile;
            wall.end += 1;
        }
        wall
    }

    /// The tiles left, in drawing order.
    pub(crate) fn left(&self) -> &[TileId] {
        &self.tiles[usize::from(self.front)..usize::from(self.end)]
    }

    /// Takes a tile from an end, if any is left.
    pub(crate) fn take(&mut self, from: WallEnd) -> Option<TileId> {
        if self.front == self.end {
            return None;
        }
        if from == WallEnd::Front {
            self.front += 1;
            Some(self.tiles[usize::from(self.front) - 1])
        } else {
            self.end -= 1;
            Some(self.tiles[usize::from(self.end)])
        }
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.front == self.end
    }
}

//! What happens at the table, step by step: what a face animates and a replay prints.

use super::ledger::Line;
use super::wall::WallEnd;
use super::{Ending, Win};
use crate::meld::Meld;
use crate::seat::Seat;
use crate::tile::{Suit, TileId};
use crate::tile_set::TileSet;
use serde::Serialize;

/// One thing that happened. Each follows from one decision (or from the deal itself).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// A seat got its first tiles. `tiles` is empty where the seat that looks may not see them.
    Dealt {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which.
        tiles: TileSet,
    },
    /// A seat passes tiles to another before play. `tiles` is empty where the seat that looks is
    /// neither of the two.
    Exchange {
        /// Who gives.
        from: Seat,
        /// Who gets.
        to: Seat,
        /// Which.
        tiles: TileSet,
    },
    /// The missing suit of a seat; told when all have chosen (SC-2.2).
    MissingSuit {
        /// Whose.
        seat: Seat,
        /// Which.
        suit: Suit,
    },
    /// A seat shows a flower or season (HK-2.3); its replacement is drawn next.
    Flower {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A seat draws. `tile` is none where the seat that looks may not see it.
    Draw {
        /// Who.
        seat: Seat,
        /// What.
        tile: Option<TileId>,
        /// From where: replacements come from the back.
        end: WallEnd,
    },
    /// A seat discards.
    Discard {
        /// Who.
        seat: Seat,
        /// What.
        tile: TileId,
    },
    /// A seat declares a chow, pung or kong: claimed, or a concealed kong. A pung that became a
    /// kong is told by [`Event::AddedKong`].
    Meld {
        /// Who.
        seat: Seat,
        /// What.
        meld: Meld,
    },
    /// A seat declares the fourth tile of its pung; it can still be robbed (HK-3.5).
    AddedKong {
        /// Who.
        seat: Seat,
        /// The fourth tile.
        tile: TileId,
    },
    /// A seat wins.
    Win(Win),
    /// Points change hands.
    Payment(Line),
    /// The deal is over.
    Over {
        /// Why.
        ending: Ending,
    },
}

impl Event {
    /// The event as `viewer` may see it: the tiles that others draw are hidden.
    #[must_use]
    pub fn seen_by(&self, viewer: Seat) -> Self {
        match self {
            Self::Dealt { seat, count, .. } if *seat != viewer => Self::Dealt {
                seat: *seat,
                count: *count,
                tiles: TileSet::EMPTY,
            },
            Self::Draw { seat, end, .. } if *seat != viewer => Self::Draw {
                seat: *seat,
                tile: None,
                end: *end,
            },
            Self::Exchange { from, to, .. } if ![*from, *to].contains(&viewer) => Self::Exchange {
                from: *from,
                to: *to,
                tiles: TileSet::EMPTY,
            },
            other => other.clone(),
        }
    }
}

/// Where events go. A simulation that needs none passes [`Silent`].
pub trait Watcher {
    /// Told of each event as it happens.
    fn event(&mut self, event: Event);

    /// Whether events are wanted at all; where not, none is made.
    fn listens(&self) -> bool {
        true
    }
}

/// Wants no events.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Watcher for Silent {
    fn event(&mut self, _: Event) {}

    fn listens(&self) -> bool {
        false
    }
}

impl Watcher for Vec<Event> {
    fn event(&mut self, event: Event) {
        self.push(event);
    }
}

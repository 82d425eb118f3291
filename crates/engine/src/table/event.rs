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
    /// A seat passes tiles to another before play. A view shows each of the two the tiles it sees.
    Exchange {
        /// Who gives.
        from: Seat,
        /// Who gets.
        to: Seat,
        /// How many.
        count: u8,
        /// Which.
        tiles: TileSet,
        /// Those of them that the giver got just now and passes on unseen (AM-3.3).
        #[serde(skip_serializing_if = "TileSet::is_empty")]
        blind: TileSet,
        /// Those of them that the receiver passes on unseen in turn (AM-3.3).
        #[serde(skip_serializing_if = "TileSet::is_empty")]
        passed_on: TileSet,
    },
    /// A seat puts tiles into the pool and takes as many back (AM-3.6).
    Mush {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// What it put in.
        gave: TileSet,
        /// What it took back.
        got: TileSet,
    },
    /// Whether a seat goes on with a second Charleston; told when all have answered (AM-3.2).
    Charleston {
        /// Who.
        seat: Seat,
        /// Whether it goes on.
        r#continue: bool,
    },
    /// The bettor is shown a hand before the bet (AM-8.1). `tiles` is empty for anyone else.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        tiles: TileSet,
    },
    /// The player bet on; told at the end (AM-8.1).
    Bet {
        /// On whom.
        on: Seat,
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
    /// A seat takes a joker of a shown group for a tile of its hand (AM-5.2).
    JokerExchange {
        /// Who.
        seat: Seat,
        /// The tile that now lies in the group.
        tile: TileId,
        /// The joker that is now in the hand.
        joker: TileId,
        /// Whose group.
        from: Seat,
        /// Which of the groups that seat shows, from 0.
        meld: u8,
    },
    /// A seat calls the hand of another dead (AM-7.2).
    Challenge {
        /// Who.
        seat: Seat,
        /// Whose hand.
        target: Seat,
        /// Whether it is dead.
        right: bool,
    },
    /// A hand is dead: it draws, calls and discards no more (AM-7.4).
    Dead {
        /// Whose.
        seat: Seat,
        /// Why.
        why: Death,
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

/// Why a hand is dead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Death {
    /// A false mah-jongg (AM-7.1).
    FalseWin,
    /// A call that leaves no hand possible (AM-7.1).
    FalseCall,
    /// A challenge that was right (AM-7.2).
    Challenged,
}

impl Death {
    /// The word of the notation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::FalseWin => "false-win",
            Self::FalseCall => "false-call",
            Self::Challenged => "challenged",
        }
    }
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
            Self::Exchange {
                from,
                to,
                count,
                tiles,
                blind,
                passed_on,
            } => Self::Exchange {
                from: *from,
                to: *to,
                count: *count,
                tiles: match viewer {
                    _ if viewer == *from => tiles.without(blind),
                    _ if viewer == *to => tiles.without(passed_on),
                    _ => TileSet::EMPTY,
                },
                blind: TileSet::EMPTY,
                passed_on: TileSet::EMPTY,
            },
            Self::Shown { seat, .. } if viewer != Seat::Bettor => Self::Shown {
                seat: *seat,
                tiles: TileSet::EMPTY,
            },
            Self::Mush { seat, count, .. } if *seat != viewer => Self::Mush {
                seat: *seat,
                count: *count,
                gave: TileSet::EMPTY,
                got: TileSet::EMPTY,
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

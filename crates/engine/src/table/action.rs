//! Decisions a seat can take.

use crate::chance::Chance;
use crate::notation;
use crate::tile::{Kind, Suit, TileId};
use crate::tile_set::TileSet;
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
    /// Pass on these three tiles of one suit before play (SC-2.2).
    ExchangeThree([TileId; 3]),
    /// Name the missing suit (SC-2.2).
    MissingSuit(Suit),
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
    /// [`Action::ExchangeThree`]
    ExchangeThree,
    /// [`Action::MissingSuit`]
    MissingSuit,
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
            Self::ExchangeThree => "exchange-three",
            Self::MissingSuit => "missing-suit",
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
            Self::ExchangeThree(_) => ActionKind::ExchangeThree,
            Self::MissingSuit(_) => ActionKind::MissingSuit,
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
            Self::ExchangeThree(tiles) => {
                write!(
                    f,
                    "exchange-three {}",
                    notation::faces(tiles.map(TileId::kind))
                )
            }
            Self::MissingSuit(suit) => write!(f, "missing-suit {}", suit.letter()),
            other => f.write_str(other.kind().as_str()),
        }
    }
}

/// A choice of tiles of the hand, where there are too many to list each: any that fit are legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pick {
    /// The decision it makes.
    pub action: ActionKind,
    /// The tiles to choose from.
    pub from: TileSet,
    /// How many.
    pub count: u8,
    /// Whether they must be of one suit.
    pub one_suit: bool,
}

impl Pick {
    /// Whether these tiles fit.
    pub fn allows(&self, tiles: &[TileId]) -> bool {
        let distinct: TileSet = tiles.iter().copied().collect();
        tiles.len() == usize::from(self.count)
            && distinct.len() == tiles.len()
            && tiles.iter().all(|&tile| self.from.contains(tile))
            && (!self.one_suit
                || tiles
                    .windows(2)
                    .all(|t| t[0].kind().suit() == t[1].kind().suit()))
    }

    /// Whether tiles chosen so far are part of a choice that fits: what can be chosen next is what
    /// keeps it so.
    pub fn leads_on(&self, tiles: &[TileId]) -> bool {
        let chosen: TileSet = tiles.iter().copied().collect();
        let suit = tiles.first().and_then(|tile| tile.kind().suit());
        let fits = |tile: &TileId| !self.one_suit || tile.kind().suit() == suit;
        tiles.len() <= usize::from(self.count)
            && chosen.len() == tiles.len()
            && tiles
                .iter()
                .all(|tile| self.from.contains(*tile) && fits(tile))
            && (tiles.is_empty()
                || self.from.iter().filter(fits).count() >= usize::from(self.count))
    }

    /// The decision with these tiles, if they fit.
    pub fn action(&self, tiles: &[TileId]) -> Option<Action> {
        match *tiles {
            [a, b, c] if self.allows(tiles) && self.action == ActionKind::ExchangeThree => {
                Some(Action::ExchangeThree([a, b, c]))
            }
            _ => None,
        }
    }

    /// Tiles that fit, by chance; none where no tiles fit.
    pub fn random(&self, chance: &mut Chance) -> Option<Action> {
        let mut tiles: ArrayVec<TileId, { TileId::NUM }> = self.from.iter().collect();
        if self.one_suit {
            let enough = |suit: &Suit| {
                let of_suit = self
                    .from
                    .iter()
                    .filter(|tile| tile.kind().suit() == Some(*suit));
                of_suit.count() >= usize::from(self.count)
            };
            let suits: ArrayVec<Suit, 3> = Suit::ALL.into_iter().filter(enough).collect();
            let suit = *chance.choose(&suits)?;
            tiles.retain(|tile| tile.kind().suit() == Some(suit));
        }
        chance.shuffle(&mut tiles);
        self.action(tiles.get(..usize::from(self.count))?)
    }
}

/// What a seat may do: every legal decision once. Tiles of claims are the lowest copies; higher
/// copies of the same faces are accepted too, see [`crate::Deal::act`].
pub type Actions = ArrayVec<Action, 64>;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::parse_tile_ids;

    fn tiles(text: &str) -> Vec<TileId> {
        parse_tile_ids(text).unwrap_or_default()
    }

    #[test]
    fn a_choice_of_one_suit_leads_on_while_the_suit_has_enough() {
        let pick = Pick {
            action: ActionKind::ExchangeThree,
            from: tiles("1m/11m/22m/15p/16p/19s/1").into_iter().collect(),
            count: 3,
            one_suit: true,
        };
        for (chosen, leads) in [
            ("1m/1", true),
            ("1m/12m/1", true),
            ("1m/11m/22m/1", true),
            ("5p/1", false),
            ("1m/15p/1", false),
            ("3m/1", false),
        ] {
            assert_eq!(pick.leads_on(&tiles(chosen)), leads, "{chosen}");
        }
        let one = tiles("1m/1")[0];
        assert!(pick.leads_on(&[]));
        assert!(!pick.leads_on(&[one, one]), "each tile once");
        let any = Pick {
            one_suit: false,
            count: 2,
            ..pick
        };
        assert!(any.leads_on(&tiles("5p/19s/1")));
        assert!(!any.leads_on(&tiles("1m/15p/19s/1")), "no more than asked");
    }
}

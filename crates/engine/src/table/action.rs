//! Decisions a seat can take.

use crate::chance::Chance;
use crate::notation;
use crate::seat::Seat;
use crate::tile::{Kind, Suit, TileId};
use crate::tile_list::TileList;
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
    /// Pass on these tiles of the hand in the Charleston, and as many of the incoming ones unseen
    /// as make three (AM-3.3). The order matters: blind tiles of the next player are the first.
    PassTiles(TileList),
    /// Go on with a second Charleston, or stop (AM-3.2).
    Charleston(bool),
    /// Put these tiles of the hand into the pool (AM-3.6).
    Mush(TileList),
    /// Offer these tiles to the player across, the best offer first (AM-3.4).
    Courtesy(TileList),
    /// Bet on a player (AM-8.1).
    Bet(Seat),
    /// Claim the discard for a group with these tiles of the hand, which is shown (AM-4.2).
    Expose(TileList),
    /// Put a tile of the hand in the place of a joker of a shown group (AM-5.2).
    Exchange {
        /// The tile.
        tile: TileId,
        /// Whose group.
        from: Seat,
        /// Which of the groups that seat shows, from 0.
        meld: u8,
    },
    /// Call the hand of a player dead (AM-7.2).
    Challenge(Seat),
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
    /// [`Action::PassTiles`]
    PassTiles,
    /// [`Action::Charleston`]
    Charleston,
    /// [`Action::Mush`]
    Mush,
    /// [`Action::Courtesy`]
    Courtesy,
    /// [`Action::Bet`]
    Bet,
    /// [`Action::Expose`]
    Expose,
    /// [`Action::Exchange`]
    Exchange,
    /// [`Action::Challenge`]
    Challenge,
}

impl ActionKind {
    /// Whether it is about the tile of an open window.
    pub const fn is_claim(self) -> bool {
        matches!(
            self,
            Self::Win | Self::Kong | Self::Pung | Self::Chow | Self::Expose
        )
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
            Self::PassTiles => "pass-tiles",
            Self::Charleston => "charleston",
            Self::Mush => "mush",
            Self::Courtesy => "courtesy",
            Self::Bet => "bet",
            Self::Expose => "expose",
            Self::Exchange => "exchange",
            Self::Challenge => "challenge",
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
            Self::PassTiles(_) => ActionKind::PassTiles,
            Self::Charleston(_) => ActionKind::Charleston,
            Self::Mush(_) => ActionKind::Mush,
            Self::Courtesy(_) => ActionKind::Courtesy,
            Self::Bet(_) => ActionKind::Bet,
            Self::Expose(_) => ActionKind::Expose,
            Self::Exchange { .. } => ActionKind::Exchange,
            Self::Challenge(_) => ActionKind::Challenge,
        }
    }

    /// Tiles of the hand picked freely; none for a decision that stands in the legal list.
    pub fn picked(&self) -> Option<&[TileId]> {
        match self {
            Self::ExchangeThree(tiles) => Some(tiles),
            Self::PassTiles(tiles) | Self::Mush(tiles) | Self::Courtesy(tiles) => Some(tiles),
            _ => None,
        }
    }

    /// Which claim goes first (HK-3.3, AM-4.2): win, then groups of equal tiles, then chow; a pass
    /// claims nothing.
    pub(crate) const fn claim_rank(self) -> u8 {
        match self {
            Self::Win => 3,
            Self::Kong | Self::Pung | Self::Expose(_) => 2,
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
            Self::PassTiles(tiles) | Self::Mush(tiles) | Self::Courtesy(tiles) => {
                f.write_str(self.kind().as_str())?;
                if !tiles.is_empty() {
                    let faces = notation::faces(tiles.iter().map(|tile| tile.kind()));
                    write!(f, " {faces}")?;
                }
                // A pass is of three tiles (AM-3.1): those not named go on unseen.
                match (self, 3_usize.saturating_sub(tiles.len())) {
                    (Self::PassTiles(_), blind @ 1..) => write!(f, " blind {blind}"),
                    _ if tiles.is_empty() => f.write_str(" no tiles"),
                    _ => Ok(()),
                }
            }
            Self::Charleston(goes_on) => f.write_str(if *goes_on { "charleston" } else { "stop" }),
            Self::Bet(on) => write!(f, "bet on {on}"),
            Self::Expose(tiles) => {
                let faces = notation::faces(tiles.iter().map(|tile| tile.kind()));
                write!(f, "expose with {faces}")
            }
            Self::Exchange { tile, from, meld } => {
                write!(
                    f,
                    "exchange {} for a joker of {from}'s group {meld}",
                    tile.kind()
                )
            }
            Self::Challenge(target) => write!(f, "challenge {target}"),
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
    /// How few.
    pub min: u8,
    /// How many.
    pub max: u8,
    /// Whether they must be of one suit.
    pub one_suit: bool,
}

impl Pick {
    /// Whether these tiles fit.
    pub fn allows(&self, tiles: &[TileId]) -> bool {
        let distinct: TileSet = tiles.iter().copied().collect();
        (usize::from(self.min)..=usize::from(self.max)).contains(&tiles.len())
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
        tiles.len() <= usize::from(self.max)
            && chosen.len() == tiles.len()
            && tiles
                .iter()
                .all(|tile| self.from.contains(*tile) && fits(tile))
            && (tiles.is_empty() || self.from.iter().filter(fits).count() >= usize::from(self.min))
    }

    /// The decision with these tiles, if they fit.
    pub fn action(&self, tiles: &[TileId]) -> Option<Action> {
        if !self.allows(tiles) {
            return None;
        }
        match self.action {
            ActionKind::ExchangeThree => tiles.try_into().ok().map(Action::ExchangeThree),
            ActionKind::PassTiles => TileList::new(tiles).map(Action::PassTiles),
            ActionKind::Mush => TileList::new(tiles).map(Action::Mush),
            ActionKind::Courtesy => TileList::new(tiles).map(Action::Courtesy),
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
                of_suit.count() >= usize::from(self.min)
            };
            let suits: ArrayVec<Suit, 3> = Suit::ALL.into_iter().filter(enough).collect();
            let suit = *chance.choose(&suits)?;
            tiles.retain(|tile| tile.kind().suit() == Some(suit));
        }
        chance.shuffle(&mut tiles);
        let most = tiles.len().min(usize::from(self.max)) as u32;
        let more = most.checked_sub(u32::from(self.min))?;
        let count = u32::from(self.min) + chance.below(more + 1);
        self.action(tiles.get(..count as usize)?)
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
            min: 3,
            max: 3,
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
            min: 2,
            max: 2,
            ..pick
        };
        assert!(any.leads_on(&tiles("5p/19s/1")));
        assert!(!any.leads_on(&tiles("1m/15p/19s/1")), "no more than asked");
    }
}

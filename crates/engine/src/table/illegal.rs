//! Why a decision is illegal: which rule forbids it, and what is legal instead.

use super::{Action, ActionKind, Deal, Phase, Source};
use crate::meld::MeldKind;
use crate::rules::NoWin;
use crate::seat::Seat;
use crate::tile::{Kind, TileId};
use crate::tile_list::TileList;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Why a decision is illegal. [`Illegal::id`] names the message for people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "why", rename_all = "kebab-case")]
pub enum Illegal {
    /// The deal is over.
    #[error("the deal is over")]
    DealOver,
    /// The seat has nothing to decide now.
    #[error("it is not asked now")]
    NotAsked,
    /// The decision belongs to another moment: a claim on one's own turn, a discard in a window.
    #[error("this cannot be done at this point")]
    WrongMoment,
    /// The seat does not hold the tiles (or not enough of them).
    #[error("it does not hold the tiles for it")]
    NotHeld,
    /// The tiles make no chow with the discard.
    #[error("these tiles make no chow with it")]
    NoChow,
    /// Only the next player can chow (HK-3.2).
    #[error("only the player after the discarder can chow (HK-3.2)")]
    NotNext,
    /// No replacement tile is left (HK-3.6).
    #[error("a kong needs a replacement tile and the wall is empty (HK-3.6)")]
    NoReplacement,
    /// After a chow or pung, only a discard (HK-3.7).
    #[error("after a chow or pung only a discard can follow (HK-3.7)")]
    AfterClaim,
    /// The seat has no exposed pung of the tile (HK-3.4).
    #[error("it has no exposed pung of this tile (HK-3.4)")]
    NoPung,
    /// An added kong can only be robbed by a win (HK-3.5).
    #[error("an added kong can only be won on (HK-3.5)")]
    OnlyRobbing,
    /// The last discard can only be won on (HK-3.8).
    #[error("the discard made while the wall is empty can only be won on (HK-3.8)")]
    LastDiscard,
    /// The tiles make no winning hand (HK-4.1).
    #[error("the tiles make no winning hand (HK-4.1, AM-6.1)")]
    NotAHand,
    /// Too few faan (HK-4.3).
    #[error("the hand is worth {total} faan and a win takes {minimum} (HK-4.3)")]
    BelowMinimum {
        /// What it is worth.
        total: u8,
        /// What it takes.
        minimum: u8,
    },
    /// Tiles of the missing suit go first (SC-2.3).
    #[error("while it holds a tile of the missing suit it discards one (SC-2.3)")]
    MissingSuitFirst,
    /// The tile is of the missing suit (SC-2.3), or one in the hand is.
    #[error("nothing can be made of the missing suit, and nobody wins with one in hand (SC-2.3)")]
    MissingSuit,
    /// The tiles are not three of one suit (SC-2.2).
    #[error("three tiles of one suit are passed on (SC-2.2)")]
    NotOneSuit,
    /// Fewer or more tiles than are asked for (AM-3).
    #[error(
        "it is not the number of tiles asked for: three are passed, some of them blind on the first left and the last right alone; a courtesy is of three at most (AM-3)"
    )]
    WrongCount,
    /// Jokers are never passed (AM-3.5).
    #[error("a joker is never passed (AM-3.5)")]
    JokerPassed,
    /// The tiles make no group with the discard (AM-4.2).
    #[error("these tiles make no pung, kong, quint or sextet with it (AM-4.2)")]
    NoGroup,
    /// No open hand is possible with the group (AM-7.1).
    #[error("no open hand of the card is possible with this group (AM-7.1)")]
    NoOpenHand,
    /// The last wall is being drawn, and discards can only be won on (AM-4.7).
    #[error("since the first draw from the last wall a discard can only be won on (AM-4.7)")]
    HotWall,
    /// The hand is closed, and groups were shown (AM-4.5).
    #[error("the hand is closed, and a group was shown (AM-4.5)")]
    ConcealedOnly,
    /// No joker stands for that tile there (AM-5.2).
    #[error("no joker of that group stands for this tile (AM-5.2)")]
    NoJoker,
    /// Only living players with a shown group can be challenged, each once a turn (AM-7.2).
    #[error(
        "only another living player with a shown group can be challenged, once a turn (AM-7.2)"
    )]
    NoTarget,
    /// A win on this face was passed before (HK-3.9).
    #[error("a win on this tile was passed since the last draw (HK-3.9)")]
    PassedWin,
}

impl Illegal {
    /// The id of the message for people, such as `not-asked`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::DealOver => "deal-over",
            Self::NotAsked => "not-asked",
            Self::WrongMoment => "wrong-moment",
            Self::NotHeld => "not-held",
            Self::NoChow => "no-chow",
            Self::NotNext => "not-next",
            Self::NoReplacement => "no-replacement",
            Self::AfterClaim => "after-claim",
            Self::NoPung => "no-pung",
            Self::OnlyRobbing => "only-robbing",
            Self::LastDiscard => "last-discard",
            Self::NotAHand => "not-a-hand",
            Self::BelowMinimum { .. } => "below-minimum",
            Self::MissingSuitFirst => "missing-suit-first",
            Self::MissingSuit => "missing-suit",
            Self::NotOneSuit => "not-one-suit",
            Self::WrongCount => "wrong-count",
            Self::JokerPassed => "joker-passed",
            Self::NoGroup => "no-group",
            Self::NoOpenHand => "no-open-hand",
            Self::HotWall => "hot-wall",
            Self::ConcealedOnly => "concealed-only",
            Self::NoJoker => "no-joker",
            Self::NoTarget => "no-target",
            Self::PassedWin => "passed-win",
        }
    }

    /// Every reason, for checks that each has its message.
    pub const ALL: [Self; 25] = [
        Self::DealOver,
        Self::NotAsked,
        Self::WrongMoment,
        Self::NotHeld,
        Self::NoChow,
        Self::NotNext,
        Self::NoReplacement,
        Self::AfterClaim,
        Self::NoPung,
        Self::OnlyRobbing,
        Self::LastDiscard,
        Self::NotAHand,
        Self::BelowMinimum {
            total: 2,
            minimum: 3,
        },
        Self::MissingSuitFirst,
        Self::MissingSuit,
        Self::NotOneSuit,
        Self::WrongCount,
        Self::JokerPassed,
        Self::NoGroup,
        Self::NoOpenHand,
        Self::HotWall,
        Self::ConcealedOnly,
        Self::NoJoker,
        Self::NoTarget,
        Self::PassedWin,
    ];
}

impl Deal {
    /// The sorts of decision a seat may take, each once, in the order of the legal list.
    pub fn legal_kinds(&self, seat: Seat) -> ArrayVec<ActionKind, 8> {
        let mut kinds: ArrayVec<ActionKind, 8> = self
            .pick(seat)
            .map(|pick| pick.action)
            .into_iter()
            .collect();
        for action in self.legal(seat) {
            if !kinds.contains(&action.kind()) {
                kinds.push(action.kind());
            }
        }
        kinds
    }

    /// Why a seat cannot take a decision that is not legal now.
    pub fn why_illegal(&self, seat: Seat, action: Action) -> Illegal {
        match self.phase {
            Phase::Over { .. } => Illegal::DealOver,
            _ if action == Action::Win && self.winning_hand(seat).is_some() => {
                self.why_no_win(seat)
            }
            _ if !self.asked.contains(seat) => Illegal::NotAsked,
            Phase::SetUp { .. } => self.why_no_pick(seat, action),
            Phase::Turn(turn) => self.why_not_on_turn(seat, turn.source, action),
            Phase::Window(window) => self.why_no_claim(seat, window.added_kong, action),
        }
    }

    fn why_no_pick(&self, seat: Seat, action: Action) -> Illegal {
        let (Some(tiles), Some(pick)) = (action.picked(), self.pick(seat)) else {
            return Illegal::WrongMoment;
        };
        let hand = &self.players[seat].hand;
        if action.kind() != pick.action {
            Illegal::WrongMoment
        } else if !tiles.iter().all(|&tile| hand.contains(tile)) {
            Illegal::NotHeld
        } else if tiles.iter().any(|tile| tile.kind() == Kind::JOKER) {
            Illegal::JokerPassed
        } else if pick.one_suit {
            Illegal::NotOneSuit
        } else {
            Illegal::WrongCount
        }
    }

    fn why_no_win(&self, seat: Seat) -> Illegal {
        let Some((win, _)) = self.winning_hand(seat) else {
            return Illegal::NotAsked;
        };
        match self.table.rules().set().score(&win, &self.table) {
            Err(NoWin::NotAHand) => Illegal::NotAHand,
            Err(NoWin::MissingSuit) => Illegal::MissingSuit,
            Err(NoWin::ConcealedOnly) => Illegal::ConcealedOnly,
            Err(NoWin::BelowMinimum { score, minimum }) => Illegal::BelowMinimum {
                total: score.total,
                minimum,
            },
            Ok(_) if !self.can_win.contains(seat) => Illegal::PassedWin,
            Ok(_) => Illegal::NotAsked,
        }
    }

    fn may_kong(&self, seat: Seat, kind: Kind) -> bool {
        self.table.rules().set().may_kong(self, seat, kind)
    }

    fn why_not_on_turn(&self, seat: Seat, source: Source, action: Action) -> Illegal {
        let player = &self.players[seat];
        let held = |kind: Kind, count| player.hand.count(kind) >= count;
        match action {
            Action::Discard(tile) if player.hand.contains(tile) => Illegal::MissingSuitFirst,
            Action::Discard(_) => Illegal::NotHeld,
            Action::Win | Action::ConcealedKong(_) | Action::AddedKong(_)
                if source == Source::Claim =>
            {
                Illegal::AfterClaim
            }
            Action::Exchange { tile, .. } if !player.hand.contains(tile) => Illegal::NotHeld,
            Action::Exchange { .. } if self.table.rules().has_card() => Illegal::NoJoker,
            Action::Challenge(_) if self.table.rules().has_card() => Illegal::NoTarget,
            Action::ConcealedKong(_) | Action::AddedKong(_) if self.table.rules().has_card() => {
                Illegal::WrongMoment
            }
            Action::ConcealedKong(kind) if !held(kind, 4) => Illegal::NotHeld,
            Action::AddedKong(tile) if !player.hand.contains(tile) => Illegal::NotHeld,
            Action::AddedKong(tile)
                if !player.melds.iter().any(|meld| {
                    meld.kind == MeldKind::Pung && meld.faces().first == tile.kind()
                }) =>
            {
                Illegal::NoPung
            }
            Action::ConcealedKong(kind) if !self.may_kong(seat, kind) => Illegal::MissingSuit,
            Action::ConcealedKong(_) | Action::AddedKong(_) => Illegal::NoReplacement,
            _ => Illegal::WrongMoment,
        }
    }

    fn why_no_claim(&self, seat: Seat, added_kong: bool, action: Action) -> Illegal {
        let Phase::Window(window) = self.phase else {
            return Illegal::WrongMoment;
        };
        let player = &self.players[seat];
        let held = player.hand.count(window.tile.kind());
        match action {
            Action::Expose(with) if self.table.rules().has_card() => {
                self.why_not_expose(seat, window.tile, &with)
            }
            Action::Kong | Action::Pung | Action::Chow(_) if self.table.rules().has_card() => {
                Illegal::WrongMoment
            }
            Action::Kong | Action::Pung | Action::Chow(_) if added_kong => Illegal::OnlyRobbing,
            Action::Chow(_) if window.from.next() != seat => Illegal::NotNext,
            Action::Chow(with) if !with.iter().all(|&tile| player.hand.contains(tile)) => {
                Illegal::NotHeld
            }
            Action::Chow(with) if !makes_chow(with.map(|t| t.kind()), window.tile.kind()) => {
                Illegal::NoChow
            }
            Action::Kong if held < 3 => Illegal::NotHeld,
            Action::Pung if held < 2 => Illegal::NotHeld,
            Action::Kong | Action::Pung if !self.may_kong(seat, window.tile.kind()) => {
                Illegal::MissingSuit
            }
            Action::Kong if self.wall.is_empty() => Illegal::NoReplacement,
            Action::Kong | Action::Pung | Action::Chow(_) => Illegal::LastDiscard,
            _ => Illegal::WrongMoment,
        }
    }

    fn why_not_expose(&self, seat: Seat, tile: TileId, with: &[TileId]) -> Illegal {
        let hand = &self.players[seat].hand;
        let rules = self.table.rules().set();
        let fits = TileList::new(with)
            .and_then(|with| self.listed(seat, Action::Expose(with)))
            .is_some();
        if !with.iter().all(|&tile| hand.contains(tile)) {
            Illegal::NotHeld
        } else if !fits {
            Illegal::NoGroup
        } else if !rules.punishes(&self.table.options) && !rules.call_stands(self, seat, tile, with)
        {
            Illegal::NoOpenHand
        } else {
            Illegal::HotWall
        }
    }
}

fn makes_chow(with: [Kind; 2], tile: Kind) -> bool {
    let mut kinds = [with[0], with[1], tile];
    kinds.sort_unstable();
    kinds[0].successor() == Some(kinds[1]) && kinds[1].successor() == Some(kinds[2])
}

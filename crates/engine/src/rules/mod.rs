//! Rule sets. A rule set is a folder: its tiles, legal calls, patterns, settlement and options.
//! Turn order, the claim window, drawing and booking are common and stand in [`crate::table`].

pub mod american;
pub mod hong_kong;
mod patterns;
mod sheet;
pub mod sichuan;

#[cfg(test)]
pub(crate) use patterns::position;
pub use patterns::{NoWin, Paid, Pattern, Score, Scored, WinBy, Winning};
pub(crate) use patterns::{base, is_missing};
pub use sheet::{Example, Price};

use crate::analysis::Shapes;
use crate::chance::Chance;
use crate::meld::MeldKind;
use crate::options::{OptionError, OptionSpec, Options};
use crate::seat::BySeat;
pub(crate) use crate::table::Kong;
use crate::table::{Action, Actions, Deal, Pick, SetUp, Table, Turn, Watcher};
use crate::tile::{Kind, Suit};
use crate::tile_set::TileSet;
use crate::{Seat, SeatSet, TileId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The tables of Sparrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    /// 144 tiles, chow, pung and kong, a minimum of faan: [`hong_kong`].
    HongKong,
    /// 108 tiles, a missing suit, play goes on after wins: [`sichuan`].
    Sichuan,
    /// 152 tiles, jokers, passes before play, a card of hands: [`american`].
    American,
}

impl Rules {
    /// Every rule set.
    pub const ALL: [Self; 3] = [Self::HongKong, Self::Sichuan, Self::American];

    /// The registry: which folder a name means.
    pub(crate) const fn set(self) -> &'static dyn RuleSet {
        match self {
            Self::HongKong => &hong_kong::HongKong,
            Self::Sichuan => &sichuan::Sichuan,
            Self::American => &american::American,
        }
    }

    /// The word of the notation, such as `hong-kong`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::HongKong => "hong-kong",
            Self::Sichuan => "sichuan",
            Self::American => "american",
        }
    }

    /// The options in the order in which they are written.
    pub fn options(self) -> &'static [OptionSpec] {
        self.set().options()
    }

    /// The patterns in the order of the rules; [`Scored::pattern`] counts in it.
    pub fn patterns(self) -> &'static [Pattern] {
        self.set().patterns()
    }

    /// Whether a player names a suit to do without before play (SC-2.2).
    pub fn has_missing_suit(self) -> bool {
        self.set().has_missing_suit()
    }

    /// Whether hands are won from a card (AM-6.1).
    pub fn has_card(self) -> bool {
        self.set().has_card()
    }

    /// The melds that can lie on the table.
    pub fn meld_kinds(self) -> &'static [MeldKind] {
        self.set().meld_kinds()
    }

    /// The tiles the table plays with.
    pub fn tiles(self) -> TileSet {
        TileId::all()
            .filter(|tile| self.set().plays_with(tile.kind()))
            .collect()
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for Rules {
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<Self, UnknownRules> {
        Self::ALL
            .into_iter()
            .find(|rules| rules.as_str() == text)
            .ok_or_else(|| UnknownRules {
                name: text.to_owned(),
                known: Self::ALL.map(Self::as_str).join(", "),
            })
    }
}

/// A word that names no rule set.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown rule set `{name}`; there is {known}")]
pub struct UnknownRules {
    /// The word.
    pub name: String,
    /// The words that do.
    pub known: String,
}

/// What a rule set brings to the common table. The table asks; the rule set never drives it but
/// through the few `Deal` methods made for it.
pub(crate) trait RuleSet: Sync {
    /// Whether the table plays with tiles of this kind.
    fn plays_with(&self, kind: Kind) -> bool;

    /// Whether a tile of this kind is laid aside and replaced when it is drawn.
    fn is_bonus(&self, kind: Kind) -> bool;

    /// The options and their defaults.
    fn options(&self) -> &'static [OptionSpec];

    /// Checks options that depend on each other.
    fn check_options(&self, options: &Options) -> Result<(), OptionError>;

    /// The patterns in the order of the rules.
    fn patterns(&self) -> &'static [Pattern];

    /// The shapes a winning hand can have, for a player who does without this suit; none where
    /// hands are won from a card.
    fn shapes(&self, _: &Options, _: Option<Suit>) -> Option<Shapes> {
        None
    }

    /// Whether a player names a suit to do without before play.
    fn has_missing_suit(&self) -> bool {
        false
    }

    /// Whether hands are won from a card.
    fn has_card(&self) -> bool {
        false
    }

    /// Whether a fifth player bets on the deal.
    fn seats_bettor(&self, _: &Options) -> bool {
        false
    }

    /// The melds that can lie on the table.
    fn meld_kinds(&self) -> &'static [MeldKind];

    /// After the tiles are dealt: set-up phases, if any, then the dealer's first turn.
    fn begin(&self, deal: &mut Deal, watcher: &mut dyn Watcher);

    /// How many tiles at the end of a shuffled wall make the last wall, by the dice.
    fn last_wall(&self, _: &mut Chance) -> u8 {
        0
    }

    /// Whether a deal laid out by hand must say which way tiles go before play.
    fn needs_exchange(&self, _: &Options) -> bool {
        false
    }

    /// Who decides a set-up step.
    fn set_up_asks(&self, _: SetUp) -> SeatSet {
        SeatSet::PLAYERS
    }

    /// The decisions of a set-up step that can be listed.
    fn set_up_actions(&self, _: SetUp, _: &mut Actions) {}

    /// The tiles to choose from in a set-up step, where the choices cannot be listed.
    fn set_up_pick(&self, _: &Deal, _: Seat, _: SetUp) -> Option<Pick> {
        None
    }

    /// All have decided a set-up step: what follows.
    fn resolve_set_up(
        &self,
        _: &mut Deal,
        _: SetUp,
        _: &BySeat<Option<Action>>,
        _: &mut dyn Watcher,
    ) {
    }

    /// Whether a seat may discard a tile of this kind now.
    fn may_discard(&self, _: &Deal, _: Seat, _: Kind) -> bool {
        true
    }

    /// What a seat may do on its turn beside a win and a discard.
    fn turn_actions(&self, deal: &Deal, turn: Turn, actions: &mut Actions) {
        deal.kong_actions(turn, actions);
    }

    /// Whether a seat may win on its turn after it claimed a discard.
    fn wins_after_claim(&self) -> bool {
        false
    }

    /// Whether others may claim a discard of this kind at all.
    fn can_be_called(&self, _: Kind) -> bool {
        true
    }

    /// Whether a seat may declare what is not so, at its own risk (AM-7.1).
    fn punishes(&self, _: &Options) -> bool {
        false
    }

    /// Whether a hand that shows this group too, made of a discard, can still win.
    fn call_stands(&self, _: &Deal, _: Seat, _: TileId, _: &[TileId]) -> bool {
        true
    }

    /// Whether a hand can still win, as far as public tiles tell (AM-7.3).
    fn is_possible(&self, _: &Deal, _: Seat) -> bool {
        true
    }

    /// Whether a seat may declare a kong of this kind.
    fn may_kong(&self, _: &Deal, _: Seat, _: Kind) -> bool {
        true
    }

    /// A kong stands, after the chance to rob it: what it earns.
    fn kong_stands(&self, _: &mut Deal, _: Kong, _: &mut dyn Watcher) {}

    /// Whether the seat, holding `win.concealed`, wins, and for how much.
    fn score(&self, win: &Winning, table: &Table) -> Result<Score, NoWin>;

    /// Adds the claims besides a win and a pass that a seat has on a discard.
    fn claims(&self, deal: &Deal, seat: Seat, tile: TileId, actions: &mut Actions);

    /// Whether a win on this face is barred by a win passed before.
    fn passed_win_bars(&self, deal: &Deal, seat: Seat, score: &Score, kind: Kind) -> bool;

    /// Whether one tile can be won on by several.
    fn several_winners(&self) -> bool {
        false
    }

    /// Whether a tile of a winner belongs to what makes a pattern: its kind, whether it is the
    /// winning tile, whether it is concealed, who won. For the settlement's highlights.
    fn concerns(
        &self,
        pattern: u8,
        kind: Kind,
        winning: bool,
        concealed: bool,
        winner: Seat,
    ) -> bool;

    /// Who pays what for a win: negative pays, the winner's share is positive, the sum is zero.
    fn payments(&self, paid: &Paid<'_>, options: &Options) -> BySeat<i32>;

    /// What each total that a win can have costs, for rule sheets; see [`Rules::prices`].
    fn prices(&self, options: &Options) -> Vec<Price>;

    /// After wins are booked: the deal ends or goes on.
    fn after_wins(&self, deal: &mut Deal, watcher: &mut dyn Watcher);

    /// A draw is due and the wall is empty: settles what is due and ends the deal.
    fn wall_ends(&self, deal: &mut Deal, watcher: &mut dyn Watcher);
}

//! Rule sets. A rule set is a folder: its tiles, legal calls, patterns, settlement and options.
//! Turn order, the claim window, drawing and booking are common and stand in [`crate::table`].

pub mod hong_kong;
mod patterns;
mod sheet;

#[cfg(test)]
pub(crate) use patterns::position;
pub use patterns::{NoWin, Pattern, Score, Scored, WinBy, Winning};
pub use sheet::{Example, Price};

use crate::analysis::Shapes;

use crate::options::{OptionError, OptionSpec, Options};
use crate::seat::BySeat;
use crate::table::{Actions, Deal, Watcher};
use crate::tile::Kind;
use crate::tile_set::TileSet;
use crate::{Seat, TileId};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The tables of Sparrows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rules {
    /// 144 tiles, chow, pung and kong, a minimum of faan: [`hong_kong`].
    HongKong,
}

impl Rules {
    /// Every rule set.
    pub const ALL: [Self; 1] = [Self::HongKong];

    /// The registry: which folder a name means.
    pub(crate) const fn set(self) -> &'static dyn RuleSet {
        match self {
            Self::HongKong => &hong_kong::HongKong,
        }
    }

    /// The word of the notation, such as `hong-kong`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::HongKong => "hong-kong",
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

    /// The shapes a winning hand can have.
    fn shapes(&self, options: &Options) -> Shapes;

    /// After the tiles are dealt: set-up phases, if any, then the dealer's first turn.
    fn begin(&self, deal: &mut Deal, watcher: &mut dyn Watcher);

    /// Whether the seat, holding `win.concealed`, wins, and for how much.
    fn score(&self, win: &Winning, options: &Options) -> Result<Score, NoWin>;

    /// Adds the claims besides a win and a pass that a seat has on a discard.
    fn claims(&self, deal: &Deal, seat: Seat, tile: TileId, actions: &mut Actions);

    /// Whether a win on this face is barred by a win passed before.
    fn passed_win_bars(&self, deal: &Deal, seat: Seat, score: &Score, kind: Kind) -> bool;

    /// Whether one tile can be won on by several.
    fn several_winners(&self) -> bool;

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
    fn payments(&self, seat: Seat, by: WinBy, score: &Score, options: &Options) -> BySeat<i32>;

    /// What each total that a win can have costs, for rule sheets; see [`Rules::prices`].
    fn prices(&self, options: &Options) -> Vec<Price>;

    /// After wins are booked: the deal ends or goes on.
    fn after_wins(&self, deal: &mut Deal, watcher: &mut dyn Watcher);

    /// A draw is due and the wall is empty: settles what is due and ends the deal.
    fn wall_ends(&self, deal: &mut Deal, watcher: &mut dyn Watcher);
}

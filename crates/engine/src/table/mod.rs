//! The common table: dealing, turns, the claim window, drawing and booking, for every rule set.

mod act;
mod action;
mod before_play;
mod claims;
mod event;
mod exposures;
mod illegal;
mod ledger;
mod legal;
mod phase;
mod settlement;
mod setup;
mod view;
mod wall;
mod wins;

pub use action::{Action, ActionKind, Actions, Pick};
pub(crate) use before_play::Gift;
pub use event::{Death, Event, Silent, Watcher};
pub use illegal::Illegal;
pub use ledger::{Ledger, Line, Payment};
pub use phase::{Ending, Phase, SetUp, Source, Turn, Window};
pub use settlement::{CardAccount, CardHandLine, Settlement, WinAccount};
pub use setup::{LaidOut, LaidOutError};
pub use view::{PlayerView, View};
pub use wall::WallEnd;

use crate::card::{DEFAULT_YEAR, PlayedCard};
use crate::chance::Seed;
use crate::kind_set::KindSet;
use crate::meld::Meld;
use crate::options::Options;
use crate::rules::{Rules, Score, WinBy};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::tile::{Kind, Suit, TileId};
use crate::tile_set::TileSet;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use wall::Wall;

/// A table to play at: a rule set, its options and, where hands are won from one, a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    options: Options,
    card: Option<Arc<PlayedCard>>,
}

impl Table {
    /// A table with these options; an American one with the house card in
    /// [`DEFAULT_YEAR`], see [`Self::with_card`].
    ///
    /// # Errors
    /// Options that do not go together.
    pub fn new(options: Options) -> Result<Self, crate::options::OptionError> {
        options.check()?;
        Ok(Self::of(options))
    }

    fn of(options: Options) -> Self {
        let has_card = options.rules().has_card();
        Self {
            options,
            card: has_card.then(|| Arc::new(PlayedCard::house(DEFAULT_YEAR))),
        }
    }

    /// The Hong Kong table with its default options.
    pub fn hong_kong() -> Self {
        Self::of(Options::new(Rules::HongKong))
    }

    /// The Sichuan table with its default options.
    pub fn sichuan() -> Self {
        Self::of(Options::new(Rules::Sichuan))
    }

    /// The American table with its default options, the house card and [`DEFAULT_YEAR`].
    pub fn american() -> Self {
        Self::of(Options::new(Rules::American))
    }

    /// The same table with these options, and the same card where their rule set has one.
    ///
    /// # Errors
    /// Options that do not go together.
    pub fn with_options(self, options: Options) -> Result<Self, crate::options::OptionError> {
        options.check()?;
        let same = options.rules() == self.rules();
        Ok(if same {
            Self { options, ..self }
        } else {
            Self::of(options)
        })
    }

    /// The same table with this card, where hands are won from one.
    #[must_use]
    pub fn with_card(self, card: Arc<PlayedCard>) -> Self {
        Self {
            card: self.card.and(Some(card)),
            ..self
        }
    }

    /// The card, where hands are won from one.
    pub const fn card(&self) -> Option<&Arc<PlayedCard>> {
        self.card.as_ref()
    }

    /// The rule set.
    pub const fn rules(&self) -> Rules {
        self.options.rules()
    }

    /// The options.
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// Whether a fifth player bets on the deal (AM-8.1).
    pub fn seats_bettor(&self) -> bool {
        self.options.seats_bettor()
    }
}

/// One deal from shuffle to settlement: a flat value that its header and decisions fix.
///
/// ```
/// use sparrows_engine::{Deal, Seed, Table};
///
/// let mut deal = Deal::new(&Table::hong_kong(), Seed::from(1));
/// while !deal.is_over() {
///     for seat in deal.awaiting().iter() {
///         let view = deal.view(seat); // what that seat may know, legal actions included
///         deal.act(seat, view.legal[0]).unwrap();
///     }
/// }
/// assert_eq!(deal.scores().iter().map(|(_, points)| points).sum::<i32>(), 0);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    table: Table,
    seed: Option<Seed>,
    wall: Wall,
    players: BySeat<Player>,
    discards: ArrayVec<Discarded, { TileId::NUM }>,
    phase: Phase,
    /// Who is still to answer.
    asked: SeatSet,
    /// Answers collected in this phase.
    answers: BySeat<Option<Action>>,
    /// Who could win at this point; the answer to a costly question, asked once a phase.
    can_win: SeatSet,
    /// What the rules leave to chance or layout before play.
    before: Before,
    /// How many tiles at the end of the wall made the last wall at the start (AM-1.2).
    last_wall: u8,
    /// The discard just called, where it made the hand complete at once (AM-4.9).
    call: Option<(TileId, Seat)>,
    /// Whom the player on turn has challenged this turn (AM-7.2).
    challenged: SeatSet,
    /// The player bet on (AM-8.1).
    bet: Option<Seat>,
    /// Turns and windows so far: the same however simultaneous answers arrive.
    step: u16,
    ledger: Ledger,
    wins: ArrayVec<Win, 3>,
}

/// What a laid-out deal fixes before play.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Before {
    /// Which way tiles go (SC-2.2).
    exchange: Option<Direction>,
    /// Everything before the dealer's first turn is skipped (AM-3).
    skipped: bool,
}

/// What the table knows of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Player {
    hand: TileSet,
    melds: ArrayVec<Meld, 4>,
    flowers: TileSet,
    drawn: Option<TileId>,
    /// Still in the deal: neither won nor dead.
    playing: bool,
    /// The suit the player does without (SC-2.2), once all have chosen.
    missing: Option<Suit>,
    passed: Passed,
}

/// Wins on a discard or robbed kong that a player passed since the last draw.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Passed {
    kinds: KindSet,
    /// The highest total passed.
    total: Option<u8>,
}

impl Passed {
    pub(crate) const fn has(self, kind: Kind) -> bool {
        self.kinds.contains(kind)
    }

    pub(crate) const fn total(self) -> Option<u8> {
        self.total
    }

    fn add(&mut self, kind: Kind, total: u8) {
        self.kinds.insert(kind);
        self.total = self.total.max(Some(total));
    }
}

/// A discard in the order thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Discarded {
    /// What.
    pub tile: TileId,
    /// By whom.
    pub seat: Seat,
    /// Who claimed it for a meld or a win; it then lies there.
    pub claimed_by: Option<Seat>,
}

/// A kong that stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Kong {
    /// Whose.
    pub seat: Seat,
    /// What it earns.
    pub payment: Payment,
    /// Who discarded the tile, of a claimed one.
    pub supplier: Option<Seat>,
}

/// To whom tiles go before play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Direction {
    /// To the next player in turn.
    Next,
    /// To the player across.
    Across,
    /// To the player before.
    Previous,
}

impl Direction {
    /// The word of the notation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Next => "next",
            Self::Across => "across",
            Self::Previous => "previous",
        }
    }

    /// Who gets what `from` gives.
    pub const fn receiver(self, from: Seat) -> Seat {
        from.ahead(match self {
            Self::Next => 1,
            Self::Across => 2,
            Self::Previous => 3,
        })
    }
}

/// A win as declared and scored.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Win {
    /// Who.
    pub seat: Seat,
    /// How.
    pub by: WinBy,
    /// The winning tile; none for a hand that won as dealt.
    pub tile: Option<TileId>,
    /// What it was worth.
    pub score: Score,
}

impl Deal {
    /// Whether the deal is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Why the deal ended, once it has.
    pub const fn ending(&self) -> Option<Ending> {
        match self.phase {
            Phase::Over { ending } => Some(ending),
            _ => None,
        }
    }

    /// The seats that have still to answer. Everyone named is asked at once.
    ///
    /// Who is asked tells what others hold, so a [`View`] only says whether its own seat is.
    pub const fn awaiting(&self) -> SeatSet {
        self.asked
    }

    /// Where the deal stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The table.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The options of the table.
    pub const fn options(&self) -> &Options {
        &self.table.options
    }

    /// The seed, for a deal that was shuffled.
    pub const fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// Turns and windows so far.
    pub const fn step(&self) -> u16 {
        self.step
    }

    /// The seed of a computer player's next decision; it tells nothing about the wall.
    pub fn bot_seed(&self, seat: Seat) -> Seed {
        self.seed.unwrap_or_default().for_bot(seat, self.step)
    }

    /// The concealed tiles of a seat.
    pub fn hand(&self, seat: Seat) -> TileSet {
        self.players[seat].hand
    }

    /// The melds of a seat.
    pub fn melds(&self, seat: Seat) -> &[Meld] {
        &self.players[seat].melds
    }

    /// The flowers and seasons a seat has shown.
    pub fn flowers(&self, seat: Seat) -> TileSet {
        self.players[seat].flowers
    }

    /// Every discard in the order thrown.
    pub fn discards(&self) -> &[Discarded] {
        &self.discards
    }

    /// The tiles of the wall in drawing order.
    pub fn wall(&self) -> &[TileId] {
        self.wall.left()
    }

    /// How many tiles each wall has left, in drawing order: east's, north's, west's, south's and
    /// the last wall (AM-1.2); the whole wall first where it is one.
    pub fn walls(&self) -> [u8; 5] {
        let mut left = self.wall.left().len() as u8;
        let mut walls = [0; 5];
        walls[4] = left.min(self.last_wall);
        left -= walls[4];
        if self.last_wall > 0 {
            for wall in (1..4).rev() {
                walls[wall] = left.min(38);
                left -= walls[wall];
            }
        }
        walls[0] = left;
        walls
    }

    /// Whether a tile of the last wall has been drawn (AM-4.7).
    pub(crate) fn in_last_wall(&self) -> bool {
        self.wall.left().len() < usize::from(self.last_wall)
    }

    /// Every payment so far.
    pub const fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Net points so far; the deal's scores once it is over.
    pub fn scores(&self) -> BySeat<i32> {
        self.ledger.scores()
    }

    /// The wins so far; winners of one tile in seat order after the discarder.
    pub fn wins(&self) -> &[Win] {
        &self.wins
    }

    pub(crate) const fn wall_is_empty(&self) -> bool {
        self.wall.is_empty()
    }

    /// The wins a seat has passed since its last draw.
    pub(crate) fn passed(&self, seat: Seat) -> Passed {
        self.players[seat].passed
    }

    /// The suit a seat does without, once all have chosen (SC-2.2).
    pub fn missing(&self, seat: Seat) -> Option<Suit> {
        self.players[seat].missing
    }

    /// The seats still in the deal: neither won nor dead.
    pub fn playing(&self) -> SeatSet {
        Seat::PLAYERS
            .into_iter()
            .filter(|&seat| self.players[seat].playing)
            .collect()
    }
}

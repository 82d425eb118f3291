//! Dealing: from a seed, or laid out by hand.

use super::{
    Before, Deal, Direction, Ledger, Phase, Player, Silent, Source, Table, Turn, Wall, Watcher,
};
use crate::chance::{Seed, Stream};
use crate::notation::{self, Named, NotationError};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::table::Event;
use crate::tile::TileId;
use crate::tile_set::TileSet;
use arrayvec::ArrayVec;

/// A deal laid out by hand: who holds what, and the wall in drawing order. Tiles may be left out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LaidOut {
    /// The hands in seat order: 14 tiles for east, 13 for the others.
    pub hands: [TileSet; 4],
    /// The wall; replacements come off its end.
    pub wall: Vec<TileId>,
    /// Which way tiles go before play, where the table passes any (SC-2.2).
    pub exchange: Option<Direction>,
    /// How many tiles at the end of the wall make the last wall (AM-1.2).
    pub last_wall: u8,
    /// Everything before the dealer's first turn is skipped (AM-3).
    pub skips_charleston: bool,
}

/// A deal that cannot be laid out so.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LaidOutError {
    /// A hand or the wall is no text of tiles, or names tiles of another table.
    #[error("{place}: {error}")]
    Notation {
        /// `east` … `north` or `wall`.
        place: &'static str,
        /// What is wrong.
        error: NotationError,
    },
    /// A hand of the wrong size.
    #[error("{seat}: {found} tiles; {seat} is dealt {expected}")]
    HandSize {
        /// Whose hand.
        seat: Seat,
        /// How many tiles it has.
        found: usize,
        /// How many it should have.
        expected: usize,
    },
    /// Which way tiles go before play is not said, or said where none go.
    #[error(
        "`exchange` stands in a deal exactly where the option exchange_three is on: \"next\", \
         \"across\" or \"previous\""
    )]
    Exchange,
    /// Keys that only the American table has.
    #[error("`{0}` belongs to the American table; leave it out")]
    NotAmerican(&'static str),
    /// A last wall longer than the wall.
    #[error("`last_wall` is {found}; the wall has {wall} tiles")]
    LastWall {
        /// How many tiles it names.
        found: u64,
        /// How many the wall has.
        wall: usize,
    },
    /// More equal tiles than there are, or the same physical tile twice.
    #[error(
        "{place}: column {column}: no {tile} is left for this place; the others lie elsewhere in the deal"
    )]
    NoneLeft {
        /// `east` … `north` or `wall`.
        place: &'static str,
        /// Column in the text of that place, from 1.
        column: usize,
        /// The tile as written.
        tile: String,
    },
}

impl LaidOutError {
    /// The place (`east` … `north` or `wall`) and the column in its text, where they are known.
    pub const fn position(&self) -> Option<(&'static str, usize)> {
        match self {
            Self::Notation { place, error } => Some((place, error.column)),
            Self::NoneLeft { place, column, .. } => Some((place, *column)),
            Self::HandSize { seat, .. } => Some((seat.as_str(), 1)),
            Self::Exchange | Self::NotAmerican(_) | Self::LastWall { .. } => None,
        }
    }
}

impl LaidOut {
    /// The same deal with tiles passed this way before play.
    ///
    /// # Errors
    /// Where the table passes tiles and no way is given, or the other way round.
    pub fn with_exchange(
        self,
        table: &Table,
        exchange: Option<Direction>,
    ) -> Result<Self, LaidOutError> {
        if exchange.is_some() != table.rules().set().needs_exchange(table.options()) {
            return Err(LaidOutError::Exchange);
        }
        Ok(Self { exchange, ..self })
    }

    /// The same deal with a last wall and with or without what comes before play, as an American
    /// table has them.
    ///
    /// # Errors
    /// Where another table is told of either, or the last wall is longer than the wall.
    pub fn with_american(
        self,
        table: &Table,
        last_wall: Option<u64>,
        charleston: Option<bool>,
    ) -> Result<Self, LaidOutError> {
        let strange = last_wall
            .map(|_| "last_wall")
            .or_else(|| charleston.map(|_| "charleston"));
        if let Some(key) = strange.filter(|_| !table.rules().has_card()) {
            return Err(LaidOutError::NotAmerican(key));
        }
        let found = last_wall.unwrap_or(0);
        let wall = self.wall.len();
        let last_wall = u8::try_from(found).ok().filter(|&n| usize::from(n) <= wall);
        Ok(Self {
            last_wall: last_wall.ok_or(LaidOutError::LastWall { found, wall })?,
            skips_charleston: charleston == Some(false),
            ..self
        })
    }

    /// Reads hands in seat order and the wall. Named copies are taken first, then the lowest free
    /// ones in the order east, south, west, north, wall.
    ///
    /// # Errors
    /// Texts that are no tiles of the table, hands of the wrong size, tiles beyond those that exist.
    pub fn parse(table: &Table, hands: [&str; 4], wall: &str) -> Result<Self, LaidOutError> {
        let set = table.rules().tiles();
        let places = Seat::PLAYERS.map(Seat::as_str).into_iter().chain(["wall"]);
        let mut texts = Vec::new();
        for (place, text) in places.zip(hands.into_iter().chain([wall])) {
            let named = notation::parse_tiles(text)
                .and_then(|named| notation::check_set(&named, &set).map(|()| named))
                .map_err(|error| LaidOutError::Notation { place, error })?;
            texts.push((place, named));
        }
        for (seat, (_, named)) in Seat::PLAYERS.into_iter().zip(&texts) {
            let expected = if seat == Seat::East { 14 } else { 13 };
            if named.len() != expected {
                return Err(LaidOutError::HandSize {
                    seat,
                    found: named.len(),
                    expected,
                });
            }
        }
        let mut free = set;
        let none_left = |place, named: Named| LaidOutError::NoneLeft {
            place,
            column: named.column,
            tile: named.to_string(),
        };
        for (place, named) in texts
            .iter()
            .flat_map(|(p, tiles)| tiles.iter().map(move |t| (*p, *t)))
        {
            let copy = named.copied();
            if copy.is_some_and(|tile| !free.remove(tile)) {
                return Err(none_left(place, named));
            }
        }
        let mut take = |place, named: Named| {
            let tile = match named.copied() {
                Some(tile) => Some(tile),
                None => free.lowest(named.kind).inspect(|&tile| {
                    free.remove(tile);
                }),
            };
            tile.ok_or_else(|| none_left(place, named))
        };
        let mut hands = [TileSet::EMPTY; 4];
        let mut wall = Vec::new();
        for (i, (place, named)) in texts.iter().enumerate() {
            for &named in named {
                let tile = take(place, named)?;
                match hands.get_mut(i) {
                    Some(hand) => {
                        hand.insert(tile);
                    }
                    None => wall.push(tile),
                }
            }
        }
        Ok(Self {
            hands,
            wall,
            exchange: None,
            last_wall: 0,
            skips_charleston: false,
        })
    }
}

impl Deal {
    /// Shuffles and deals: the tiles of the table in their order, shuffled by
    /// [`crate::chance::Chance::shuffle`] with the seed's first stream, are the wall; three rounds
    /// of four tiles to each seat, one more each, one more for the dealer (HK-2.2).
    pub fn new(table: &Table, seed: Seed) -> Self {
        Self::new_watched(table, seed, &mut Silent)
    }

    /// As [`Self::new`], telling what happens.
    pub fn new_watched(table: &Table, seed: Seed, watcher: &mut dyn Watcher) -> Self {
        let mut tiles: ArrayVec<TileId, { TileId::NUM }> = table.rules().tiles().iter().collect();
        seed.chance(Stream::Shuffle).shuffle(&mut tiles);
        let mut hands = [TileSet::EMPTY; 4];
        let rounds =
            (0..4).flat_map(|round| (0..4).map(move |seat| (seat, if round < 3 { 4 } else { 1 })));
        let mut next = 0;
        for (seat, count) in rounds.chain([(0, 1)]) {
            for &tile in &tiles[next..next + count] {
                hands[seat].insert(tile);
            }
            next += count;
        }
        let last_wall = table
            .rules()
            .set()
            .last_wall(&mut seed.chance(Stream::Dice));
        let mut deal = Self::set_out(table, hands, &tiles[next..]);
        deal.seed = Some(seed);
        deal.last_wall = last_wall;
        deal.begin(watcher)
    }

    /// Which way tiles go before play: as laid out, or by one die (SC-2.2): 1–2 next, 3–4 across,
    /// 5–6 previous.
    pub(crate) fn direction(&self) -> Direction {
        self.before.exchange.unwrap_or_else(|| {
            match self.seed.unwrap_or_default().chance(Stream::Dice).below(6) {
                0 | 1 => Direction::Next,
                2 | 3 => Direction::Across,
                _ => Direction::Previous,
            }
        })
    }

    /// A deal laid out by hand, telling what happens.
    pub fn laid_out(table: &Table, layout: &LaidOut, watcher: &mut dyn Watcher) -> Self {
        let mut deal = Self::set_out(table, layout.hands, &layout.wall);
        deal.last_wall = layout.last_wall;
        deal.before = Before {
            exchange: layout.exchange,
            skipped: layout.skips_charleston,
        };
        deal.begin(watcher)
    }

    /// Tiles where they belong, before anyone is asked.
    fn set_out(table: &Table, hands: [TileSet; 4], wall: &[TileId]) -> Self {
        let mut deal = Self {
            table: table.clone(),
            seed: None,
            wall: Wall::new(wall),
            players: BySeat::default(),
            discards: ArrayVec::new(),
            phase: Phase::Turn(Turn {
                seat: Seat::East,
                source: Source::Dealt,
            }),
            asked: SeatSet::EMPTY,
            answers: BySeat::default(),
            can_win: SeatSet::EMPTY,
            before: Before::default(),
            last_wall: 0,
            call: None,
            challenged: SeatSet::EMPTY,
            bet: None,
            step: 0,
            ledger: Ledger::default(),
            wins: ArrayVec::new(),
        };
        for (seat, hand) in Seat::PLAYERS.into_iter().zip(hands) {
            deal.players[seat] = Player {
                hand,
                playing: true,
                ..Player::default()
            };
        }
        deal
    }

    /// Tells what was dealt and asks whoever is asked first.
    fn begin(mut self, watcher: &mut dyn Watcher) -> Self {
        for seat in Seat::PLAYERS {
            let hand = self.players[seat].hand;
            self.tell(watcher, || Event::Dealt {
                seat,
                count: hand.len() as u8,
                tiles: hand,
            });
        }
        let rules = self.table.rules().set();
        rules.begin(&mut self, watcher);
        self
    }

    /// Whether everything before the dealer's first turn is skipped.
    pub(crate) const fn skips_charleston(&self) -> bool {
        self.before.skipped
    }
}

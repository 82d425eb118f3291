//! Records: a deal is a function of its header and its decisions. Saving, replay, sharing and
//! taking back are all a record read again.

mod decision;
mod error;
mod header;
mod replay;

pub(crate) use error::json_message;
pub use error::{Problem, RecordError};
pub use header::{Header, PlayerInfo, Start};
pub use replay::{EndLine, EventLine, WinLine, Worth, end_line, event_line};

use crate::seat::Seat;
use crate::table::{Action, Deal, Event, Illegal, Silent, Watcher};
use error::at_line;

/// A deal with the record that leads to it: what a face plays, saves and reads again.
///
/// ```
/// use sparrows_engine::{Game, Seed, Table, record::Header};
///
/// let mut game = Game::new(Header::new(Table::hong_kong(), Seed::from(0x2f1c)));
/// let tile = game.deal().hand(sparrows_engine::Seat::East).iter().next().unwrap();
/// let discard = sparrows_engine::Action::Discard(tile);
/// game.act(sparrows_engine::Seat::East, discard).unwrap();
///
/// let saved = game.to_text();
/// assert!(Game::read(&saved).unwrap().deal() == game.deal());
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    header: Header,
    deal: Deal,
    decisions: Vec<(Seat, Action)>,
}

impl Game {
    /// A deal at its start.
    pub fn new(header: Header) -> Self {
        Self::new_watched(header, &mut Silent)
    }

    /// As [`Self::new`], telling what happens while tiles are dealt.
    pub fn new_watched(header: Header, watcher: &mut dyn Watcher) -> Self {
        let deal = header.deal(watcher);
        Self {
            header,
            deal,
            decisions: Vec::new(),
        }
    }

    /// The header.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// The deal as it stands.
    pub const fn deal(&self) -> &Deal {
        &self.deal
    }

    /// The decisions in the order taken.
    pub fn decisions(&self) -> &[(Seat, Action)] {
        &self.decisions
    }

    /// Takes a decision and keeps it.
    ///
    /// # Errors
    /// An illegal decision; the game is then unchanged.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.act_watched(seat, action, &mut Silent)
    }

    /// As [`Self::act`], telling what happens.
    ///
    /// # Errors
    /// As [`Self::act`].
    pub fn act_watched(
        &mut self,
        seat: Seat,
        action: Action,
        watcher: &mut dyn Watcher,
    ) -> Result<(), Illegal> {
        self.deal.act_watched(seat, action, watcher)?;
        self.decisions.push((seat, action));
        Ok(())
    }

    /// The game as it stood after the first `count` decisions.
    #[must_use]
    pub fn rewound(&self, count: usize) -> Self {
        let mut game = Self::new(self.header.clone());
        for &(seat, action) in self.decisions.iter().take(count) {
            // What was legal once is legal again: a deal is a function of its record.
            let replayed = game.act(seat, action);
            debug_assert!(replayed.is_ok(), "a game replays to itself");
        }
        game
    }

    /// The record, one line for the header and one a decision, each ending with a line feed.
    pub fn to_text(&self) -> String {
        let mut text = self.header.to_line();
        text.push('\n');
        for &(seat, action) in &self.decisions {
            text.push_str(&Self::line(seat, action));
            text.push('\n');
        }
        text
    }

    /// Reads a record and replays it. Blank lines are passed over.
    ///
    /// # Errors
    /// The first line that cannot be: see [`RecordError`].
    pub fn read(text: &str) -> Result<Self, RecordError> {
        Self::read_watched(text, &mut Silent)
    }

    /// As [`Self::read`], telling what happens; of a bad record, what happens before the bad line.
    ///
    /// # Errors
    /// As [`Self::read`].
    pub fn read_watched(text: &str, watcher: &mut dyn Watcher) -> Result<Self, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty());
        let (number, first) = lines
            .next()
            .ok_or_else(|| at_line(1, None, Problem::Empty))?;
        let header = Header::from_line(first).map_err(|error| error.in_line(number + 1))?;
        let mut game = Self::new_watched(header, watcher);
        for (number, line) in lines {
            let (seat, action) =
                decision::from_line(line, &game.deal).map_err(|error| error.in_line(number + 1))?;
            game.act_watched(seat, action, watcher)
                .map_err(|why| game.illegal(seat, action, why).in_line(number + 1))?;
        }
        Ok(game)
    }

    /// A decision as a line of a record, without the line feed.
    pub fn line(seat: Seat, action: Action) -> String {
        decision::to_line(seat, action)
    }

    /// Reads a line of a record as the next decision here, and leaves the game alone. Whether the
    /// decision is legal is for [`Self::act`] to say.
    ///
    /// # Errors
    /// What is no decision: see [`RecordError`]; its line is 1.
    pub fn read_line(&self, line: &str) -> Result<(Seat, Action), RecordError> {
        decision::from_line(line, &self.deal).map_err(|error| error.in_line(1))
    }

    fn illegal(&self, seat: Seat, action: Action, why: Illegal) -> RecordError {
        if self.deal.is_over() {
            return at_line(0, None, Problem::AfterEnd);
        }
        at_line(0, None, error::illegal(&self.deal, seat, action, why))
    }

    /// Everything that happened, from the first tile on.
    pub fn events(&self) -> Vec<Event> {
        let mut events = Vec::new();
        let mut game = Self::new_watched(self.header.clone(), &mut events);
        for &(seat, action) in &self.decisions {
            let replayed = game.act_watched(seat, action, &mut events);
            debug_assert!(replayed.is_ok(), "a game replays to itself");
        }
        events
    }
}

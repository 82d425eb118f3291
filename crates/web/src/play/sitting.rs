//! A sitting: one person and three computer players over several deals.

use super::circle::Circle;
use super::said::Said;
use serde::{Deserialize, Serialize};
use sparrows_bots::Level;
use sparrows_engine::record::{Header, PlayerInfo, RecordError, Start};
use sparrows_engine::rules::american::{FirstEast, seat_after_bet};
use sparrows_engine::{Action, Event, Game, Illegal, Rules, Seat, Seed, Table, TileId, View};

/// The running score, for display alone: deals have no bearing on each other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score {
    /// How many deals it counts.
    pub deals: u32,
    /// Points by player, as [`Circle`] counts them; a missing figure is nothing.
    points: Vec<i64>,
}

impl Score {
    /// The points of a player, as [`Circle`] counts them.
    #[must_use]
    pub fn of(&self, player: usize) -> i64 {
        self.points.get(player).copied().unwrap_or_default()
    }

    fn add(&mut self, player: usize, points: i64) {
        if self.points.len() <= player {
            self.points.resize(player + 1, 0);
        }
        self.points[player] = self.points[player].saturating_add(points);
    }
}

/// A sitting with the deal now on the table.
#[derive(Clone)]
pub struct Sitting {
    game: Game,
    person: Seat,
    before: Score,
    counts: bool,
    /// The highest throw, where dice have just made somebody east.
    throw: Option<u8>,
    /// The person's own order of tiles.
    pub order: Vec<TileId>,
}

/// What is kept of a sitting on the device.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    record: String,
    before: Score,
    counts: bool,
    order: Vec<TileId>,
}

/// The computer player of new deals: the strongest there is.
#[must_use]
pub fn usual_level() -> Level {
    Level::ALL[Level::ALL.len() - 1]
}

fn header(table: Table, seed: Seed, person: Seat, level: Level) -> Header {
    let circle = Circle::new(person, table.options());
    let mut header = Header::new(table, seed);
    for seat in circle.seats().skip(1) {
        header.players[seat] = Some(PlayerInfo {
            name: None,
            bot: Some(level.as_str().to_owned()),
        });
    }
    header
}

/// The person's seat in a record: the first without a computer player, the bettor's last, else the
/// dealer's.
fn person_in(header: &Header) -> Seat {
    let has_bot = |seat: &Seat| {
        let player = header.players[*seat].as_ref();
        player.is_some_and(|player| player.bot.is_some())
    };
    let named = Seat::PLAYERS.iter().any(has_bot);
    let free = Circle::new(Seat::East, header.table.options())
        .seats()
        .find(|seat| !has_bot(seat));
    free.filter(|_| named).unwrap_or(Seat::East)
}

impl Sitting {
    /// A first deal; the person is the dealer.
    #[must_use]
    pub fn new(table: Table, seed: Seed, level: Level) -> Self {
        Self::first(table, seed, level, FirstEast::Person)
    }

    /// A first deal; at the American table the setting says who is east (AM-2.2).
    #[must_use]
    pub fn first(table: Table, seed: Seed, level: Level, east: FirstEast) -> Self {
        let east = if table.rules() == Rules::American {
            east
        } else {
            FirstEast::Person
        };
        let (person, throw) = east.person(seed);
        Self {
            throw,
            ..Self::of(Game::new(header(table, seed, person, level)), true)
        }
    }

    /// The throw of the dice that made somebody east just now, in words.
    #[must_use]
    pub fn throw(&self) -> Option<Said> {
        let circle = self.circle();
        let you = if circle.is_person(Seat::East) {
            "-you"
        } else {
            ""
        };
        let said = Said::new(format!("event-first-east{you}")).num("n", self.throw?);
        Some(said.msg("who", circle.name(Seat::East)))
    }

    fn of(game: Game, counts: bool) -> Self {
        let person = person_in(game.header());
        Self {
            game,
            person,
            before: Score::default(),
            counts,
            throw: None,
            order: Vec::new(),
        }
    }

    /// The next deal with the same players, at a table of the same rules. With `rotate` the next
    /// player deals; after a deal with a bettor the seats change in any case (AM-8.2). Where nobody
    /// sits out any more, the computer player whose turn that would be leaves.
    #[must_use]
    pub fn next(&self, table: Table, seed: Seed, rotate: bool) -> Self {
        let person = match self.person {
            Seat::Bettor => seat_after_bet(Seat::Bettor),
            seat if self.table().seats_bettor() && table.seats_bettor() => seat_after_bet(seat),
            // Seats are counted from the dealer: when the next player deals, the person sits one
            // seat further back.
            seat if rotate => seat.ahead(3),
            seat => seat,
        };
        let header = header(table, seed, person, self.others());
        Self {
            before: self.score(),
            ..Self::of(Game::new(header), true)
        }
    }

    /// The same deal from its start; a repetition does not count for the score.
    #[must_use]
    pub fn again(&self) -> Self {
        Self {
            before: self.score(),
            ..Self::of(Game::new(self.game.header().clone()), false)
        }
    }

    /// A record from outside, to be played on; it does not count for the score.
    ///
    /// # Errors
    /// As [`Game::read`].
    pub fn import(&self, record: &str) -> Result<Self, RecordError> {
        Ok(Self {
            before: self.score(),
            ..Self::of(Game::read(record)?, false)
        })
    }

    /// The same with the running score of another sitting.
    #[must_use]
    pub fn scored_after(self, other: &Self) -> Self {
        Self {
            before: other.score(),
            ..self
        }
    }

    /// Forgets the running score; what the deal on the table brings still counts.
    pub fn clear_score(&mut self) {
        self.before = Score::default();
        self.counts &= !self.game.deal().is_over();
    }

    /// All that is kept of it, as text.
    #[must_use]
    pub fn to_text(&self) -> String {
        let kept = Kept {
            record: self.record(),
            before: self.before.clone(),
            counts: self.counts,
            order: self.order.clone(),
        };
        // Nothing in it can fail to be written.
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// Reads what [`Self::to_text`] wrote.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn from_text(text: &str) -> Result<Self, String> {
        let kept: Kept = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let game = Game::read(&kept.record).map_err(|error| error.to_string())?;
        Ok(Self {
            before: kept.before,
            order: kept.order,
            ..Self::of(game, kept.counts)
        })
    }

    /// The record of the deal.
    #[must_use]
    pub fn record(&self) -> String {
        self.game.to_text()
    }

    /// The deal and how it came about.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.game.header().table
    }

    /// The rules of the table.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.table().rules()
    }

    /// The seed, where the deal was shuffled.
    #[must_use]
    pub const fn seed(&self) -> Option<Seed> {
        match &self.game.header().start {
            Start::Seed(seed) => Some(*seed),
            Start::LaidOut(_) => None,
        }
    }

    /// Where the person sits in this deal.
    #[must_use]
    pub const fn person(&self) -> Seat {
        self.person
    }

    /// The person's view.
    #[must_use]
    pub fn view(&self) -> View {
        self.game.deal().view(self.person)
    }

    /// The computer player at a seat; a name from elsewhere that is unknown here means the usual.
    #[must_use]
    pub fn level(&self, seat: Seat) -> Level {
        let player = self.game.header().players[seat].as_ref();
        let name = player.and_then(|player| player.bot.as_deref());
        name.and_then(|name| name.parse().ok())
            .unwrap_or_else(usual_level)
    }

    /// Whether the person could win at this point.
    #[must_use]
    pub fn wins_now(&self) -> bool {
        self.game.deal().winning_score(self.person).is_some()
    }

    /// The computer players beside the person: all are of the level of the next.
    #[must_use]
    pub fn others(&self) -> Level {
        self.level(self.circle().seat(1))
    }

    /// The players, as the person counts them.
    #[must_use]
    pub fn circle(&self) -> Circle {
        Circle::new(self.person, self.table().options())
    }

    /// Takes a decision; gives what happened, as the person sees it.
    ///
    /// # Errors
    /// An illegal decision; nothing has then changed.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.game.act_watched(seat, action, &mut events)?;
        Ok(self.seen(&events))
    }

    /// Everything that has happened in the deal, as the person sees it.
    #[must_use]
    pub fn history(&self) -> Vec<Event> {
        self.seen(&self.game.events())
    }

    fn seen(&self, events: &[Event]) -> Vec<Event> {
        let person = self.person;
        events.iter().map(|event| event.seen_by(person)).collect()
    }

    /// The running score, with this deal once it is over.
    #[must_use]
    pub fn score(&self) -> Score {
        let mut score = self.before.clone();
        let deal = self.game.deal();
        if deal.is_over() && self.counts {
            score.deals = score.deals.saturating_add(1);
            let points = deal.scores();
            for (player, seat) in self.circle().seats().enumerate() {
                score.add(player, points[seat].into());
            }
        }
        score
    }

    /// The running score before this deal.
    #[must_use]
    pub const fn score_before(&self) -> &Score {
        &self.before
    }

    /// Whether this deal counts for the score.
    #[must_use]
    pub const fn counts(&self) -> bool {
        self.counts
    }
}

#[cfg(test)]
mod tests;

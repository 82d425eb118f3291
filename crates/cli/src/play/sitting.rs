//! A sitting at the terminal: one deal after another, the computer players, and the file that keeps
//! each decision. No drawing and no keys here.

use super::keep::Keep;
use crate::outcome::Failure;
use crate::verify::{self, BETTOR};
use sparrows_bots::Level;
use sparrows_engine::record::{Header, PlayerInfo};
use sparrows_engine::rules::american::{FirstEast, seat_after_bet};
use sparrows_engine::{Action, BySeat, Event, Game, Illegal, Seat, Seed, Table, View};

/// What a sitting begins with.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The table.
    pub table: Table,
    /// Seed of the first deal; the `n`-th further deal has [`Seed::nth`] of it.
    pub seed: Seed,
    /// Who the others are.
    pub bot: Level,
    /// Whether the next seat deals in each further deal (HK-2.4).
    pub rotate: bool,
    /// Who is east in the first deal (AM-2.2).
    pub first_east: FirstEast,
}

/// One person and three computer players at a table.
pub struct Sitting {
    plan: Plan,
    game: Game,
    person: Seat,
    throw: Option<u8>,
    bots: BySeat<Option<Level>>,
    keep: Option<Keep>,
    /// How many deals came before this one.
    number: u64,
    /// The person's points over the deals finished here, and how many they are.
    score: (i32, u32),
    counted: bool,
}

impl Sitting {
    /// The first deal, or the open one that `keep` holds.
    ///
    /// # Errors
    /// A kept deal that is over or has no seat for a person; a file that cannot be written.
    pub fn start(
        plan: Plan,
        keep: Option<(Keep, Option<Game>)>,
        events: &mut Vec<Event>,
    ) -> Result<Self, Failure> {
        let (keep, kept) = keep.map_or((None, None), |(keep, kept)| (Some(keep), kept));
        let (person, throw) = plan.first_east.person(plan.seed);
        let mut sitting = Self {
            game: Game::new(plan.header(person, plan.seed)),
            person,
            throw,
            bots: plan.bots(person),
            plan,
            keep,
            number: 0,
            score: (0, 0),
            counted: false,
        };
        match kept {
            Some(game) => {
                sitting.throw = None;
                sitting.resume(game)?;
            }
            None => sitting.game = Game::new_watched(sitting.game.header().clone(), events),
        }
        sitting.save()?;
        Ok(sitting)
    }

    fn resume(&mut self, game: Game) -> Result<(), Failure> {
        let header = game.header();
        self.plan.table = header.table.clone();
        if header.players.iter().any(|(_, player)| player.is_some()) {
            let bots = verify::bots(header);
            self.bots = bots.map_err(|(_, error)| self.refuse(&error.to_string()))?;
            let bettor = header.table.seats_bettor().then_some(Seat::Bettor);
            let mut people = Seat::PLAYERS
                .into_iter()
                .chain(bettor)
                .filter(|&seat| self.bots[seat].is_none());
            let (Some(person), None) = (people.next(), people.next()) else {
                return Err(self.refuse("the deal has not exactly one seat without a `bot`"));
            };
            self.person = person;
        } else {
            self.person = Seat::East;
            self.bots = self.plan.bots(self.person);
        }
        if let Some(seed) = game.deal().seed() {
            self.plan.seed = seed;
        }
        self.game = game;
        Ok(())
    }

    fn refuse(&self, what: &str) -> Failure {
        let path = self.keep.as_ref().map_or_else(String::new, Keep::name);
        Failure::Input(format!(
            "{path}: {what}; name another file to begin a new deal"
        ))
    }

    /// The deal with its record.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Where the person sits.
    pub const fn person(&self) -> Seat {
        self.person
    }

    /// The throw of the dice that made somebody east in this deal.
    pub const fn throw(&self) -> Option<u8> {
        self.throw
    }

    /// Who plays a seat; none for the person.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        self.bots[seat]
    }

    /// What the person may know.
    pub fn view(&self) -> View {
        self.game.deal().view(self.person)
    }

    /// The person's points over the deals finished here, and how many deals they are.
    pub const fn score(&self) -> (i32, u32) {
        self.score
    }

    /// The file the deal is kept in.
    pub fn kept_in(&self) -> Option<String> {
        self.keep.as_ref().map(Keep::name)
    }

    /// Whether a computer player has something to decide.
    pub fn bots_are_asked(&self) -> bool {
        let asked = self.game.deal().awaiting();
        asked.iter().any(|seat| self.bots[seat].is_some())
    }

    /// Lets computer players decide until something happens that can be seen, or nobody but the
    /// person is asked.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn bots_decide(&mut self, events: &mut Vec<Event>) -> Result<(), Failure> {
        while events.is_empty() {
            let asked = self.game.deal().awaiting();
            let next = asked.iter().find_map(|seat| Some((seat, self.bots[seat]?)));
            let Some((seat, level)) = next else { break };
            let deal = self.game.deal();
            let action = level.bot().decide(&deal.view(seat), deal.bot_seed(seat));
            if let Err(illegal) = self.act(seat, action, events)? {
                return Err(Failure::input(format_args!(
                    "{level} as {seat} may not {action}: {illegal}; play with another --bot"
                )));
            }
        }
        Ok(())
    }

    /// The person decides. The inner error says why that is not possible; nothing has changed then.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn decide(
        &mut self,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<Result<(), Illegal>, Failure> {
        self.act(self.person, action, events)
    }

    fn act(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<Result<(), Illegal>, Failure> {
        if let Err(illegal) = self.game.act_watched(seat, action, events) {
            return Ok(Err(illegal));
        }
        self.save()?;
        if self.game.deal().is_over() && !self.counted {
            self.counted = true;
            self.score.0 += self.game.deal().scores()[self.person];
            self.score.1 += 1;
        }
        Ok(Ok(()))
    }

    fn save(&mut self) -> Result<(), Failure> {
        match &mut self.keep {
            Some(keep) => keep.save(&self.game),
            None => Ok(()),
        }
    }

    /// The next deal, or the same once more; each has a file of its own.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn deal_again(&mut self, same: bool, events: &mut Vec<Event>) -> Result<(), Failure> {
        let header = if same {
            self.game.header().clone()
        } else {
            self.number += 1;
            self.throw = None;
            self.person = self.plan.next_seat(self.person);
            self.bots = self.plan.bots(self.person);
            let seed = self.plan.seed.nth(self.number);
            self.plan.header(self.person, seed)
        };
        self.game = Game::new_watched(header, events);
        self.counted = false;
        if let Some(keep) = &mut self.keep {
            *keep = keep.beside();
        }
        self.save()
    }
}

impl Plan {
    /// Where whoever sits here sits in the next deal.
    fn next_seat(&self, seat: Seat) -> Seat {
        match seat {
            // Whatever else is set.
            seat if self.table.seats_bettor() => seat_after_bet(seat),
            // The seat after the dealer deals next: from there, this seat is one before.
            seat if self.rotate => seat.ahead(3),
            seat => seat,
        }
    }

    fn bots(&self, person: Seat) -> BySeat<Option<Level>> {
        BySeat::from_fn(|seat| match seat {
            _ if seat == person => None,
            Seat::Bettor => self.table.seats_bettor().then_some(BETTOR),
            _ => Some(self.bot),
        })
    }

    fn header(&self, person: Seat, seed: Seed) -> Header {
        let mut header = Header::new(self.table.clone(), seed);
        for (seat, bot) in self.bots(person).iter() {
            header.players[seat] = bot.map(|level| PlayerInfo {
                name: None,
                bot: Some(level.as_str().to_owned()),
            });
        }
        header
    }
}

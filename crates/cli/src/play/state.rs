//! What the table in the terminal shows and how keys change it. No drawing and no terminal here.

mod card;

pub use card::group_id;

use super::sitting::Sitting;
use super::tiles::Look;
use crate::narrate::Teller;
use crate::outcome::Failure;
use crate::words;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use sparrows_engine::record::Header;
use sparrows_engine::table::Phase;
use sparrows_engine::{Action, ActionKind, BySeat, Event, Illegal, Kind, Seat, TileId, View};
use sparrows_text::{Arg, Catalog};
use std::time::Duration;

/// How long a computer player's move stays before the next, from very slow to at once.
const PAUSES: [u64; 5] = [1500, 800, 400, 150, 0];
/// The speed to begin with: normal.
const SPEED: usize = 2;

/// The table as it stands on the screen.
pub struct State {
    sitting: Sitting,
    /// The words.
    pub catalog: Catalog,
    /// How tiles are shown.
    pub look: Look,
    /// The place in the hand that is chosen.
    cursor: usize,
    /// The tiles chosen so far, where several are asked for, in the order chosen.
    picked: Vec<TileId>,
    /// Several ways to do what was asked for, and which is chosen.
    choices: Option<(Vec<Action>, usize)>,
    help: bool,
    /// The first row of the card that is shown, where it is.
    card: Option<usize>,
    /// Why the last key did nothing.
    notice: Option<String>,
    log: Vec<String>,
    latest: BySeat<Option<String>>,
    speed: usize,
    quit: bool,
}

impl State {
    /// The sitting on the screen, with what happened so far.
    pub fn new(sitting: Sitting, catalog: Catalog, look: Look, events: &[Event]) -> Self {
        let mut state = Self {
            sitting,
            catalog,
            look,
            cursor: 0,
            picked: Vec::new(),
            choices: None,
            help: false,
            card: None,
            notice: None,
            log: Vec::new(),
            latest: BySeat::default(),
            speed: SPEED,
            quit: false,
        };
        state.begin(events);
        state
    }

    /// The sitting.
    pub const fn sitting(&self) -> &Sitting {
        &self.sitting
    }

    /// The place in the hand that is chosen.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The tiles chosen so far, where several are asked for.
    pub fn picked(&self) -> &[TileId] {
        &self.picked
    }

    /// Ways to choose from, and which is chosen.
    pub fn choices(&self) -> Option<(&[Action], usize)> {
        let (choices, chosen) = self.choices.as_ref()?;
        Some((choices, *chosen))
    }

    /// Whether the keys are shown.
    pub const fn shows_help(&self) -> bool {
        self.help
    }

    /// The first row of the card, where the whole card is shown.
    pub const fn shown_card(&self) -> Option<usize> {
        self.card
    }

    /// Why the last key did nothing.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// What happened, oldest first.
    pub fn log(&self) -> &[String] {
        &self.log
    }

    /// What happened last at a seat.
    pub fn latest(&self, seat: Seat) -> Option<&str> {
        self.latest[seat].as_deref()
    }

    /// Whether the person has had enough.
    pub const fn is_over(&self) -> bool {
        self.quit
    }

    /// The speed's place in the messages, 1–5.
    pub const fn speed(&self) -> usize {
        self.speed + 1
    }

    /// How long to wait before [`Self::tick`]; none where only the person can go on.
    pub fn pause(&self) -> Option<Duration> {
        let due = self.sitting.bots_are_asked() && !self.help && self.card.is_none();
        due.then(|| Duration::from_millis(PAUSES[self.speed]))
    }

    /// The computer players' next move.
    ///
    /// # Errors
    /// As [`Sitting::bots_decide`].
    pub fn tick(&mut self) -> Result<(), Failure> {
        let mut events = Vec::new();
        self.sitting.bots_decide(&mut events)?;
        self.happened(&events);
        Ok(())
    }

    /// The hand in the order shown: sorted, the tile just drawn last.
    pub fn hand(&self, view: &View) -> Vec<TileId> {
        let drawn = view.drawn.filter(|&tile| view.hand.contains(tile));
        let sorted = view.hand.iter().filter(|&tile| Some(tile) != drawn);
        sorted.chain(drawn).collect()
    }

    /// A key.
    ///
    /// # Errors
    /// A file that cannot be written.
    pub fn key(&mut self, key: KeyEvent) -> Result<(), Failure> {
        self.notice = None;
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('c' | 'd') if control => self.quit = true,
            KeyCode::Char('?') => self.help = !self.help,
            KeyCode::Char('+') => self.speed = (self.speed + 1).min(PAUSES.len() - 1),
            KeyCode::Char('-') => self.speed = self.speed.saturating_sub(1),
            KeyCode::Esc | KeyCode::Char('q' | 'Q') if self.help => self.help = false,
            _ if self.help => {}
            code if self.card.is_some() => self.leaf(code),
            KeyCode::Char('t' | 'T') if self.has_card() => self.card = Some(0),
            code if self.own_key(code).is_some() => {
                return self
                    .own_key(code)
                    .map_or(Ok(()), |action| self.decide(action));
            }
            KeyCode::Char(letter) if self.calls(letter).is_some() => {
                let calls = self.calls(letter).unwrap_or_default();
                return self.choose(calls, &[ActionKind::Expose]);
            }
            KeyCode::Char('q' | 'Q') => self.quit = true,
            _ if self.choices.is_some() => return self.choose_key(key.code),
            code if self.sitting.game().deal().is_over() => return self.over_key(code),
            KeyCode::Char(' ') if self.sitting.view().pick.is_some() => self.pick(),
            KeyCode::Enter if self.sitting.view().pick.is_some() => return self.pass_on(),
            KeyCode::Esc => self.picked.clear(),
            KeyCode::Char('j' | 'J') if self.has_card() => {
                return self.declare(&[ActionKind::Exchange]);
            }
            KeyCode::Char('h' | 'H') if self.has_card() => {
                return self.declare(&[ActionKind::Challenge]);
            }
            KeyCode::Char('m' | 'M') => return self.declare(&[ActionKind::MissingSuit]),
            KeyCode::Char('w' | 'W') => return self.declare(&[ActionKind::Win]),
            KeyCode::Char('p' | 'P') => return self.declare(&[ActionKind::Pung]),
            KeyCode::Char('c' | 'C') => return self.declare(&[ActionKind::Chow]),
            KeyCode::Char('a' | 'A') => return self.declare(&[ActionKind::AddedKong]),
            KeyCode::Char('k' | 'K') => {
                return self.declare(&[
                    ActionKind::Kong,
                    ActionKind::ConcealedKong,
                    ActionKind::AddedKong,
                ]);
            }
            KeyCode::Char(' ') => return self.declare(&[ActionKind::Pass]),
            KeyCode::Enter => return self.discard(),
            code => self.move_cursor(code),
        }
        Ok(())
    }

    fn over_key(&mut self, code: KeyCode) -> Result<(), Failure> {
        let same = match code {
            KeyCode::Enter | KeyCode::Char('n' | 'N') => false,
            KeyCode::Char('r' | 'R') => true,
            _ => return Ok(()),
        };
        let mut events = Vec::new();
        self.sitting.deal_again(same, &mut events)?;
        self.log.clear();
        self.latest = BySeat::default();
        self.begin(&events);
        Ok(())
    }

    fn choose_key(&mut self, code: KeyCode) -> Result<(), Failure> {
        let Some((choices, chosen)) = &mut self.choices else {
            return Ok(());
        };
        match code {
            KeyCode::Left | KeyCode::Up => *chosen = chosen.saturating_sub(1),
            KeyCode::Right | KeyCode::Down => *chosen = (*chosen + 1).min(choices.len() - 1),
            KeyCode::Char(digit @ '1'..='9') => {
                let place = digit as usize - '1' as usize;
                if place < choices.len() {
                    *chosen = place;
                }
            }
            KeyCode::Enter => {
                let action = choices.get(*chosen).copied();
                self.choices = None;
                if let Some(action) = action {
                    return self.decide(action);
                }
            }
            KeyCode::Esc => self.choices = None,
            _ => {}
        }
        Ok(())
    }

    fn move_cursor(&mut self, code: KeyCode) {
        let last = self.hand(&self.sitting.view()).len().saturating_sub(1);
        self.cursor = match code {
            KeyCode::Left => self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor + 1,
            KeyCode::Home => 0,
            KeyCode::End => last,
            KeyCode::Char('0') => 9,
            KeyCode::Char(digit @ '1'..='9') => digit as usize - '1' as usize,
            _ => self.cursor,
        }
        .min(last);
    }

    /// Chooses the tile at the cursor among several, or leaves it again.
    fn pick(&mut self) {
        let view = self.sitting.view();
        let (Some(&tile), Some(pick)) = (self.hand(&view).get(self.cursor), view.pick) else {
            return;
        };
        if let Some(place) = self.picked.iter().position(|&picked| picked == tile) {
            self.picked.remove(place);
            return;
        }
        self.picked.push(tile);
        if !pick.leads_on(&self.picked) {
            self.picked.pop();
            let why = match tile.kind() {
                Kind::JOKER => Illegal::JokerPassed,
                _ if pick.one_suit && self.picked.len() < usize::from(pick.max) => {
                    Illegal::NotOneSuit
                }
                _ => Illegal::WrongCount,
            };
            self.notice = Some(self.reason(why));
        }
    }

    /// Decides with the tiles chosen, if they are as many as are asked for. Who passes tiles on
    /// unseen is asked once more.
    fn pass_on(&mut self) -> Result<(), Failure> {
        let Some(pick) = self.sitting.view().pick else {
            return Ok(());
        };
        match pick.action(&self.picked) {
            Some(action @ Action::PassTiles(own)) if own.len() < usize::from(pick.max) => {
                self.choices = Some((vec![action], 0));
                Ok(())
            }
            Some(action) => self.decide(action),
            None => {
                // Too few: more than fit are never chosen.
                self.notice = Some(self.catalog.text("why-select-three"));
                Ok(())
            }
        }
    }

    fn discard(&mut self) -> Result<(), Failure> {
        let view = self.sitting.view();
        if view.window().is_some() && view.is_asked() {
            self.notice = Some(self.catalog.text("why-answer-first"));
            return Ok(());
        }
        match self.hand(&view).get(self.cursor) {
            Some(&tile) => self.decide(Action::Discard(tile)),
            None => Ok(()),
        }
    }

    /// Does what is legal of these sorts; where that is several things, asks which.
    fn declare(&mut self, kinds: &[ActionKind]) -> Result<(), Failure> {
        let view = self.sitting.view();
        let mut legal: Vec<Action> = view.legal.iter().copied().collect();
        legal.retain(|action| kinds.contains(&action.kind()));
        self.choose(legal, kinds)
    }

    /// Does the one thing there is to do; of several, asks which.
    fn choose(&mut self, legal: Vec<Action>, kinds: &[ActionKind]) -> Result<(), Failure> {
        match legal.as_slice() {
            [] => {
                self.notice = Some(self.why_not(kinds, &self.sitting.view()));
                Ok(())
            }
            &[only] => self.decide(only),
            _ => {
                self.choices = Some((legal, 0));
                Ok(())
            }
        }
    }

    fn decide(&mut self, action: Action) -> Result<(), Failure> {
        let mut events = Vec::new();
        match self.sitting.decide(action, &mut events)? {
            Ok(()) => {
                self.picked.clear();
                self.happened(&events);
            }
            Err(illegal) => self.notice = Some(self.reason(illegal)),
        }
        Ok(())
    }

    /// Why nothing of these sorts can be done: the engine's reason for a win, else the moment.
    fn why_not(&self, kinds: &[ActionKind], view: &View) -> String {
        if view.is_dead(view.seat) {
            return self.catalog.text("why-dead-hand");
        }
        if !view.is_asked() {
            let over = view.answered.is_some();
            return self.catalog.text(if over {
                "why-waiting"
            } else {
                "why-not-your-turn"
            });
        }
        if kinds == [ActionKind::Win] {
            let deal = self.sitting.game().deal();
            let why = view
                .no_win
                .unwrap_or_else(|| deal.why_illegal(view.seat, Action::Win));
            return self.reason(why);
        }
        let kinds = words::actions(&self.catalog, &view.legal);
        let args = [("actions", Arg::Str(&kinds))];
        self.catalog.text_with("why-legal", &args)
    }

    fn reason(&self, why: Illegal) -> String {
        let id = format!("why-{}", why.id());
        match why {
            Illegal::BelowMinimum { total, minimum } => {
                let args = [("total", total.into()), ("minimum", minimum.into())];
                self.catalog.text_with(&id, &args)
            }
            _ => self.catalog.text(&id),
        }
    }

    /// A deal begins, or goes on.
    fn begin(&mut self, events: &[Event]) {
        let header: &Header = self.sitting.game().header();
        let hash = header.commitment();
        let args = [("hash", Arg::Str(&hash))];
        let committed = self.catalog.text_with("settlement-commitment", &args);
        if events.is_empty() {
            self.log.push(self.catalog.text("keep-resumed"));
        }
        if let Some(throw) = self.sitting.throw() {
            let id = if self.sitting.person() == Seat::East {
                "event-first-east-you"
            } else {
                "event-first-east"
            };
            let args = [("who", Arg::Msg("seat-east")), ("n", throw.into())];
            self.log.push(self.catalog.text_with(id, &args));
        }
        self.choices = None;
        self.picked.clear();
        self.happened(events);
        // Last, so that it is seen on the smallest screen too.
        self.log.push(committed);
        self.cursor_to_drawn();
    }

    /// Takes in what happened.
    fn happened(&mut self, events: &[Event]) {
        let person = self.sitting.person();
        let teller = Teller {
            catalog: &self.catalog,
            rules: self.sitting.game().header().table.rules(),
            you: Some(person),
        };
        for event in events {
            let seen = event.seen_by(person);
            let seat = match &seen {
                Event::Dealt { seat, .. } => {
                    // The hand is there to see.
                    self.log
                        .extend((*seat == Seat::East).then(|| teller.dealer()));
                    continue;
                }
                Event::Draw { seat, tile, .. } => {
                    let short = self.catalog.text("event-short-draw");
                    self.latest[*seat] = Some(short);
                    if tile.is_none() {
                        continue;
                    }
                    None
                }
                Event::Flower { seat, .. }
                | Event::Discard { seat, .. }
                | Event::Meld { seat, .. }
                | Event::AddedKong { seat, .. } => Some(*seat),
                Event::Exchange { from: seat, .. }
                | Event::MissingSuit { seat, .. }
                | Event::Mush { seat, .. }
                | Event::Charleston { seat, .. }
                | Event::JokerExchange { seat, .. }
                | Event::Challenge { seat, .. }
                | Event::Dead { seat, .. } => Some(*seat),
                Event::Win(win) => Some(win.seat),
                // The bettor has the hands in sight.
                Event::Shown { .. } => continue,
                Event::Bet { .. } | Event::Payment(_) | Event::Over { .. } => None,
            };
            let Some(sentence) = teller.sentence(&seen) else {
                continue;
            };
            if let Some(seat) = seat {
                self.latest[seat] = Some(sentence.clone());
            }
            // What passes between others would push what reaches the person off the screen.
            if matches!(seen, Event::Exchange { from, to, .. } if from != person && to != person) {
                continue;
            }
            self.log.push(sentence);
        }
        let deal = self.sitting.game().deal();
        if matches!(deal.phase(), Phase::Turn(turn) if turn.seat == person) {
            self.cursor_to_drawn();
        } else {
            self.move_cursor(KeyCode::Null);
        }
    }

    fn cursor_to_drawn(&mut self) {
        self.move_cursor(KeyCode::End);
    }
}

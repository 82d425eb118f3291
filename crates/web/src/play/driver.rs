//! Runs the sitting on the page: asks the computer players in the worker, keeps their pace, takes
//! the person's decisions, keeps everything at once.
//!
//! One sitting lives as long as the page, whatever view is open. A new deal raises the number of
//! the run; whatever still comes in under an older number (a worker's answer, a timer) is dropped.

use super::auto::{self, Auto};
use super::keep::{self, Notice};
use super::offers::said_why;
use super::place::{self, Place};
use super::said::{self, Said, Word};
use super::shown::{Last, Shown};
use super::sitting::{PLAYERS, Sitting, usual_level};
use super::wait::{answer_within, sleep};
use crate::address::Address;
use crate::i18n;
use crate::notices;
use crate::prefs::{Preferences, Speed, use_prefs};
use crate::route::{Route, View as PageView};
use crate::store::{Browser, Store};
use crate::worker::{Request, Response};
use crate::worker_client::Computer;
use futures_channel::oneshot;
use leptos::prelude::*;
use sparrows_bots::Level;
use sparrows_engine::table::Phase;
use sparrows_engine::{Action, Event, Rules, Seat, Seed, Table, TileId, View};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

/// So long the worker may think before the page decides itself.
const PATIENCE: u32 = 10_000;
/// So many sentences the log holds.
const LOG: usize = 40;

thread_local! {
    // Not a context: it outlives the view.
    static PLAY: Cell<Option<Play>> = const { Cell::new(None) };
}

/// The sitting on the page and what is shown of it. Copies refer to the same one.
#[derive(Clone, Copy)]
pub struct Play {
    core: StoredValue<Rc<RefCell<Core>>, LocalStorage>,
    computer: Computer,
    prefs: Preferences,
    address: Address,
    /// What is shown.
    pub shown: RwSignal<Arc<Shown>>,
    /// The tile chosen in the hand.
    pub chosen: RwSignal<Option<TileId>>,
    /// What happened, latest last, numbered.
    pub log: RwSignal<Vec<(u32, Said)>>,
    /// What happened just now, for sounds.
    pub news: RwSignal<Arc<Vec<Event>>>,
    /// A reason that was asked for.
    pub hint: RwSignal<Option<Said>>,
    /// The next move waits for the person, in step mode.
    pub step_waits: RwSignal<bool>,
    /// Seconds left to answer.
    pub seconds: RwSignal<Option<u32>>,
    /// The deal is over and its end has been seen: the account may be shown.
    pub settled: RwSignal<bool>,
    /// Kept data that could not be read and was set aside.
    pub damage: RwSignal<Option<Notice>>,
    /// Whether an earlier, unfinished deal can be taken up again.
    pub previous: RwSignal<bool>,
}

struct Core {
    sitting: Sitting,
    lasts: [Option<Last>; PLAYERS],
    run: u32,
    running: bool,
    /// An answer is being given for the person.
    pending: bool,
    next: Option<oneshot::Sender<()>>,
    said: u32,
    /// The step of the deal when a tile was chosen last.
    chosen_at: u16,
    /// The step at which a question was put after all, though answers are given by themselves.
    put_at: Option<u16>,
    /// The step for which the clock runs.
    timer_at: Option<u16>,
    told_worker: bool,
    told_storage: bool,
}

/// What the computer players are to decide now.
struct Task {
    asked: Vec<(Seat, Box<View>, Seed, Level)>,
    turn: bool,
    person_asked: bool,
}

impl Play {
    /// The sitting, begun or resumed when first asked for. Needs the page's contexts then.
    pub fn of_page() -> Self {
        if let Some(play) = PLAY.get() {
            return play;
        }
        let (computer, prefs) = (expect_context(), use_prefs());
        let address: Address = expect_context();
        let (sitting, notice) = begin(&address.untracked(), prefs);
        // An owner that is never dropped: the signals live as long as the page. To make one puts it
        // in the place of the view's own, which is put back.
        let view = Owner::current();
        let root = Owner::new_root(None);
        let play = Self::with(sitting, computer, prefs, address, notice);
        if let Some(view) = view {
            view.set();
        }
        std::mem::forget(root);
        PLAY.set(Some(play));
        play
    }

    fn with(
        sitting: Sitting,
        computer: Computer,
        prefs: Preferences,
        address: Address,
        notice: Option<Notice>,
    ) -> Self {
        let shown = Shown::of(&sitting, [None; PLAYERS], false);
        let play = Self {
            core: StoredValue::new_local(Rc::new(RefCell::new(Core {
                sitting: sitting.clone(),
                lasts: [None; PLAYERS],
                run: 0,
                running: false,
                pending: false,
                next: None,
                said: 0,
                chosen_at: 0,
                put_at: None,
                timer_at: None,
                told_worker: false,
                told_storage: false,
            }))),
            computer,
            prefs,
            address,
            shown: RwSignal::new(Arc::new(shown)),
            chosen: RwSignal::default(),
            log: RwSignal::default(),
            news: RwSignal::default(),
            hint: RwSignal::default(),
            step_waits: RwSignal::new(false),
            seconds: RwSignal::default(),
            settled: RwSignal::new(false),
            damage: RwSignal::default(),
            previous: RwSignal::new(keep::previous(&Store::new(Browser)).is_some()),
        };
        play.put(sitting);
        if let Some(notice) = notice {
            play.tell(notice);
        }
        // A change of speed ends the wait for the next move.
        let speed = Memo::new(move |_| prefs.with(|prefs| prefs.speed));
        Effect::new(move |_| {
            speed.track();
            play.next_move();
        });
        // An address typed or followed while a deal is on the table.
        Effect::new(move |_| {
            let route = address.get();
            if route.view == PageView::Play {
                untrack(|| play.go_to(&route));
            }
        });
        play
    }

    fn with_core<T>(self, read: impl FnOnce(&mut Core) -> T) -> T {
        let core = self.core.get_value();
        let mut core = core.borrow_mut();
        read(&mut core)
    }

    /// Puts a sitting on the table in place of the one there.
    fn put(self, sitting: Sitting) {
        let history = sitting.history();
        let over = sitting.game().deal().is_over();
        let route = place::of(&sitting);
        self.with_core(|core| {
            core.run = core.run.wrapping_add(1);
            core.running = false;
            core.pending = false;
            core.next = None;
            core.put_at = None;
            core.timer_at = None;
            core.lasts = [None; PLAYERS];
            core.sitting = sitting;
        });
        self.log.update(Vec::clear);
        self.settled.set(over);
        self.step_waits.set(false);
        self.chosen.set(None);
        if self.address.untracked().view == PageView::Play {
            self.address.replace(route);
        }
        self.publish(&history);
        self.go();
    }

    /// Takes a decision of the person; one that is not legal is answered with the reason.
    pub fn act(self, action: Action) {
        let result = self.with_core(|core| {
            let person = core.sitting.person();
            core.sitting.act(person, action)
        });
        match result {
            Ok(events) => {
                self.chosen.set(None);
                self.publish(&events);
                self.go();
            }
            Err(why) => self.hint.set(Some(said_why(why))),
        }
    }

    /// Chooses a tile of the hand, or none.
    pub fn choose(self, tile: Option<TileId>) {
        let step = self.shown.with_untracked(|shown| shown.view.step);
        self.with_core(|core| core.chosen_at = step);
        self.hint.set(None);
        self.chosen.set(tile);
    }

    /// A tap on a tile: the first lifts it, the second discards it, or lays it down again where
    /// nothing can be discarded or the tile was lifted before the turn came.
    pub fn tap(self, tile: TileId) {
        let (legal, step) = self.shown.with_untracked(|shown| {
            let discard = Action::Discard(tile);
            (shown.view.legal.contains(&discard), shown.view.step)
        });
        let fresh = self.with_core(|core| core.chosen_at == step);
        let again = self.chosen.get_untracked() == Some(tile);
        let one_tap = self.prefs.with_untracked(|prefs| prefs.one_tap);
        if legal && ((again && fresh) || one_tap) {
            self.act(Action::Discard(tile));
        } else {
            self.choose((!again).then_some(tile));
        }
    }

    /// Sets the person's own order of tiles.
    pub fn set_order(self, order: Vec<TileId>) {
        self.with_core(|core| core.sitting.order = order);
        self.publish(&[]);
    }

    /// The person's own order of tiles.
    pub fn order(self) -> Vec<TileId> {
        self.with_core(|core| core.sitting.order.clone())
    }

    /// In step mode, lets the next move happen.
    pub fn next_move(self) {
        if let Some(next) = self.with_core(|core| core.next.take()) {
            // Nobody waits any more after a new deal.
            let _ = next.send(());
        }
    }

    /// The next deal at the same table.
    pub fn next_deal(self) {
        let rotate = self.prefs.with_untracked(|prefs| prefs.rotate_dealer);
        let next = self.with_core(|core| core.sitting.next(fresh_seed(), rotate));
        self.leave();
        self.put(next);
    }

    /// The same deal from its start.
    pub fn same_deal(self) {
        let again = self.with_core(|core| core.sitting.again());
        self.leave();
        self.put(again);
    }

    /// A deal as the person wants it.
    pub fn new_deal(self, table: Table, seed: Option<Seed>, level: Level) {
        let seed = seed.unwrap_or_else(fresh_seed);
        let new = self.with_core(|core| core.sitting.at(table, seed, level));
        self.leave();
        self.put(new);
    }

    /// Takes up the deal that made way for another; the two change places.
    pub fn resume_previous(self) {
        let store = Store::new(Browser);
        if let Some(previous) = keep::previous(&store) {
            keep::forget_previous(&store);
            self.leave();
            self.put(previous);
        }
    }

    /// Opens a record.
    pub fn import(self, text: &str) {
        match self.with_core(|core| core.sitting.import(text)) {
            Ok(opened) => {
                self.leave();
                self.put(opened);
                notices::done("keep-imported");
            }
            Err(error) => {
                let what = Word::Text(error.to_string());
                let said = Said::new("error-import").with("what", what);
                self.tell(Notice::of(said));
            }
        }
    }

    /// Says what went wrong; damaged data stays in sight until it is dealt with.
    fn tell(self, notice: Notice) {
        if notice.aside.is_some() {
            self.damage.set(Some(notice));
        } else {
            notices::give(notices::Level::Warning, move || words(&notice.said));
        }
    }

    /// The record of the deal.
    pub fn record(self) -> String {
        self.with_core(|core| core.sitting.record())
    }

    /// The address of the deal, complete; none of a deal laid out by hand.
    pub fn link(self) -> Option<String> {
        let route = self.with_core(|core| {
            let seeded = core.sitting.seed().is_some();
            seeded.then(|| place::of(&core.sitting))
        })?;
        let href = window().location().href().ok()?;
        let page = href.split('#').next().unwrap_or_default();
        Some(format!("{page}{route}"))
    }

    /// The table of the deal and the computer players at it.
    pub fn table(self) -> (Table, Level) {
        self.with_core(|core| {
            let level = core.sitting.level(core.sitting.person().next());
            (*core.sitting.table(), level)
        })
    }

    /// Clears the running score.
    pub fn clear_score(self) {
        self.with_core(|core| core.sitting.clear_score());
        self.publish(&[]);
    }

    /// Puts the address of the deal into the browser, where the view is opened by another.
    pub fn show_address(self) {
        let route = self.with_core(|core| place::of(&core.sitting));
        if self.address.untracked() != route {
            self.address.replace(route);
        }
    }

    fn leave(self) {
        self.with_core(|core| keep::put_by(&Store::new(Browser), &core.sitting));
        self.previous
            .set(keep::previous(&Store::new(Browser)).is_some());
    }

    fn go_to(self, route: &Route) {
        match place::read(route) {
            Ok(place) if self.with_core(|core| place::is_at(&core.sitting, &place)) => {
                self.show_address();
            }
            Ok(Place { table, seed }) => {
                let table = table.unwrap_or_else(Table::hong_kong);
                self.new_deal(table, seed, self.table().1);
            }
            Err(what) => {
                self.show_address();
                self.tell(bad_address(what));
            }
        }
    }

    /// Shows what has happened and keeps it.
    fn publish(self, events: &[Event]) {
        let (auto_pass, never_chow) = self
            .prefs
            .with_untracked(|prefs| (prefs.auto_pass, prefs.never_chow));
        let (shown, lines, kept) = self.with_core(|core| {
            let person = core.sitting.person();
            Last::follow(&mut core.lasts, events, person);
            let view = core.sitting.view();
            core.pending = core.put_at != Some(view.step)
                && auto::answer(&view, auto_pass, never_chow) != Auto::Ask;
            let shown = Shown::of(&core.sitting, core.lasts, core.pending);
            let mut sentences: Vec<Said> = events
                .iter()
                .filter_map(|event| said::event(event, person))
                .collect();
            if !events.is_empty() {
                sentences.extend(shown.question.clone());
            }
            let first = core.said;
            core.said = core.said.wrapping_add(sentences.len() as u32);
            let lines: Vec<_> = (first..).zip(sentences).collect();
            let kept = keep::save(&Store::new(Browser), &core.sitting);
            let tell = kept.is_err() && !core.told_storage;
            core.told_storage = kept.is_err();
            (shown, lines, kept.err().filter(|_| tell))
        });
        if let Some(notice) = kept {
            self.tell(notice);
        }
        let chosen = self.chosen.get_untracked();
        if chosen.is_some_and(|tile| !shown.view.hand.contains(tile)) {
            self.chosen.set(None);
        }
        self.hint.set(None);
        self.log.update(|log| {
            log.extend(lines);
            let surplus = log.len().saturating_sub(LOG);
            log.drain(..surplus);
        });
        self.shown.set(Arc::new(shown));
        self.news.set(Arc::new(events.to_vec()));
        self.start_timer();
    }

    /// Goes on until the person is asked or the deal is over; does nothing where that is under way.
    fn go(self) {
        let run = self.with_core(|core| {
            let idle = !std::mem::replace(&mut core.running, true);
            idle.then_some(core.run)
        });
        if let Some(run) = run {
            leptos::task::spawn_local(self.run(run));
        }
    }

    fn is_current(self, run: u32) -> bool {
        self.with_core(|core| core.run == run)
    }

    async fn run(self, run: u32) {
        loop {
            if self.with_core(|core| core.pending) {
                self.answer_for_person(run).await;
            }
            if !self.is_current(run) {
                return;
            }
            let Some(task) = self.task() else { break };
            let mut answers = Vec::new();
            for (seat, view, seed, level) in task.asked {
                answers.push((seat, self.decide(view, seed, level).await));
            }
            if !self.is_current(run) {
                return;
            }
            // A window that only computer players had, and all let pass, takes no time: how long it
            // takes must not tell that somebody could have claimed.
            let claims = answers.iter().any(|(_, action)| action.kind().is_claim());
            if task.turn || (claims && !task.person_asked) {
                self.pace(run).await;
                if !self.is_current(run) {
                    return;
                }
            }
            self.apply(&answers);
        }
        let over = self.with_core(|core| {
            core.running = false;
            core.sitting.game().deal().is_over()
        });
        if over && !self.settled.get_untracked() {
            sleep(self.delay().unwrap_or(800).max(300)).await;
            if self.is_current(run) {
                self.settled.set(true);
            }
        }
    }

    /// Who has to decide now, the person apart; none where only the person is asked or nobody.
    fn task(self) -> Option<Task> {
        self.with_core(|core| {
            let (deal, person) = (core.sitting.game().deal(), core.sitting.person());
            let asked: Vec<_> = deal
                .awaiting()
                .iter()
                .filter(|&seat| seat != person)
                .map(|seat| {
                    let view = Box::new(deal.view(seat));
                    (seat, view, deal.bot_seed(seat), core.sitting.level(seat))
                })
                .collect();
            let view = deal.view(person);
            (!asked.is_empty()).then(|| Task {
                asked,
                turn: matches!(deal.phase(), Phase::Turn(_)),
                person_asked: view.is_asked() || view.answered.is_some(),
            })
        })
    }

    /// Takes decisions of computer players and shows what follows.
    fn apply(self, answers: &[(Seat, Action)]) {
        let mut events = Vec::new();
        self.with_core(|core| {
            for &(seat, action) in answers {
                let legal = core.sitting.game().deal().legal(seat);
                // An answer that is not legal here can only come from a worker of another version.
                let last = legal.last().copied().unwrap_or(Action::Pass);
                let result = core.sitting.act(seat, action);
                let told = result.or_else(|_| core.sitting.act(seat, last));
                events.extend(told.unwrap_or_default());
            }
        });
        self.publish(&events);
    }

    async fn answer_for_person(self, run: u32) {
        let (view, seed, level, never_chow) = self.with_core(|core| {
            let person = core.sitting.person();
            let deal = core.sitting.game().deal();
            let never_chow = self.prefs.with_untracked(|prefs| prefs.never_chow);
            (
                Box::new(core.sitting.view()),
                deal.bot_seed(person),
                usual_level(),
                never_chow,
            )
        });
        let action = match auto::answer(&view, false, never_chow) {
            Auto::Pass => Action::Pass,
            _ => self.decide(view, seed, level).await,
        };
        if !self.is_current(run) || !self.with_core(|core| std::mem::take(&mut core.pending)) {
            return;
        }
        if action == Action::Pass {
            let events = self.with_core(|core| {
                let person = core.sitting.person();
                core.sitting.act(person, Action::Pass).unwrap_or_default()
            });
            self.publish(&events);
        } else {
            self.ask_person();
        }
    }

    /// Puts the question that was held back.
    fn ask_person(self) {
        let (shown, line) = self.with_core(|core| {
            let shown = Shown::of(&core.sitting, core.lasts, false);
            core.put_at = Some(shown.view.step);
            core.said = core.said.wrapping_add(1);
            (shown, core.said.wrapping_sub(1))
        });
        if let Some(question) = shown.question.clone() {
            self.log.update(|log| log.push((line, question)));
        }
        self.shown.set(Arc::new(shown));
        self.start_timer();
    }

    /// A computer player's decision, from the worker; where that fails, from the page.
    async fn decide(self, view: Box<View>, seed: Seed, level: Level) -> Action {
        let request = Request::Decide {
            level,
            view: view.clone(),
            seed,
        };
        match answer_within(self.computer.ask(request), PATIENCE).await {
            Some(Ok(Response::Decided { action })) => action,
            _ => {
                if !self.with_core(|core| std::mem::replace(&mut core.told_worker, true)) {
                    self.tell(Notice::of(Said::new("error-worker-page")));
                }
                level.bot().decide(&view, seed)
            }
        }
    }

    /// How long a move is waited for, in milliseconds; none in step mode.
    fn delay(self) -> Option<u32> {
        Some(match self.prefs.with_untracked(|prefs| prefs.speed) {
            Speed::VerySlow => 2400,
            Speed::Slow => 1400,
            Speed::Normal => 750,
            Speed::Fast => 320,
            Speed::AtOnce => 0,
            Speed::Step => return None,
        })
    }

    /// Waits as long as the speed says, or for the person in step mode. A change of speed counts
    /// at once.
    async fn pace(self, run: u32) {
        const SLICE: u32 = 100;
        let mut waited = 0;
        while self.is_current(run) {
            match self.delay() {
                Some(delay) if waited >= delay && (waited > 0 || delay == 0) => {
                    // The page draws and takes input between any two moves.
                    return sleep(0).await;
                }
                Some(delay) => {
                    let slice = SLICE.min(delay - waited);
                    sleep(slice).await;
                    waited += slice;
                }
                None => {
                    let (sender, receiver) = oneshot::channel();
                    self.with_core(|core| core.next = Some(sender));
                    self.step_waits.set(true);
                    let _ = receiver.await;
                    if self.is_current(run) {
                        self.step_waits.set(false);
                        if self.delay().is_none() {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Starts the clock where the person set one and a pass is possible; it never passes a win.
    fn start_timer(self) {
        let limit = self.prefs.with_untracked(|prefs| prefs.timer.seconds());
        let (can_pass, step) = self.shown.with_untracked(|shown| {
            let legal = &shown.view.legal;
            let can = legal.contains(&Action::Pass) && !legal.contains(&Action::Win);
            (can, shown.view.step)
        });
        let Some(mut left) = limit.filter(|_| can_pass) else {
            self.seconds.set(None);
            return;
        };
        let (run, runs) = self.with_core(|core| {
            let before = core.timer_at.replace(step);
            (core.run, before == Some(step))
        });
        if runs {
            return;
        }
        leptos::task::spawn_local(async move {
            self.seconds.set(Some(left));
            loop {
                sleep(1000).await;
                let asked = self.shown.with_untracked(|shown| {
                    shown.view.step == step && shown.view.legal.contains(&Action::Pass)
                });
                if !asked || !self.is_current(run) {
                    return;
                }
                // Time stands still while the person is in another view.
                if self.address.untracked().view == PageView::Play {
                    left -= 1;
                    self.seconds.set(Some(left));
                }
                if left == 0 {
                    return self.act(Action::Pass);
                }
            }
        });
    }
}

/// The sitting with which the page starts: the kept one if the address means it, else what the
/// address asks for.
fn begin(route: &Route, prefs: Preferences) -> (Sitting, Option<Notice>) {
    let store = Store::new(Browser);
    let (kept, mut notice) = match keep::load(&store) {
        Ok(kept) => (kept, None),
        Err(notice) => (None, Some(notice)),
    };
    let place = place::read(route).unwrap_or_else(|what| {
        notice = Some(bad_address(what));
        Place {
            table: None,
            seed: None,
        }
    });
    let usual = || {
        let options = prefs.with_untracked(|prefs| prefs.options(Rules::HongKong));
        Table::new(options).unwrap_or_else(|_| Table::hong_kong())
    };
    let sitting = match kept {
        Some(kept) if place::is_at(&kept, &place) => kept,
        Some(kept) => {
            keep::put_by(&store, &kept);
            let table = place.table.unwrap_or_else(usual);
            let seed = place.seed.unwrap_or_else(fresh_seed);
            kept.at(table, seed, kept.level(kept.person().next()))
        }
        None => Sitting::new(
            place.table.unwrap_or_else(usual),
            place.seed.unwrap_or_else(fresh_seed),
            usual_level(),
        ),
    };
    (sitting, notice)
}

/// A sentence in the language in force. Tracked.
#[must_use]
pub fn words(said: &Said) -> String {
    i18n::with(|catalog| said.text(catalog)).unwrap_or_else(|| said.id.to_string())
}

fn bad_address(what: Said) -> Notice {
    Notice::of(Said::new("error-address").with("what", Word::Said(what)))
}

/// A seed nobody can foresee, from the browser's own source.
fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    let filled = window()
        .crypto()
        .and_then(|crypto| crypto.get_random_values_with_u8_array(&mut bytes));
    if filled.is_err() {
        // No browser with WebAssembly is without; the clock is better than always the same deal.
        bytes[24..].copy_from_slice(&js_sys::Date::now().to_bits().to_be_bytes());
    }
    Seed::from_bytes(bytes)
}

//! Runs the sitting on the page: asks the computer players in the worker, keeps their pace, takes
//! the person's decisions, keeps everything at once.
//!
//! One sitting lives as long as the page, whatever view is open. A new deal raises the number of
//! the run; whatever still comes in under an older number (a worker's answer, a timer) is dropped.

mod deals;
mod run;

use super::auto::{self, Auto};
use super::circle::SIDES;
use super::keep::{self, Notice};
use super::last::Last;
use super::offers::said_why;
use super::place;
use super::said::{self, Said};
use super::shown::Shown;
use super::sitting::Sitting;
use crate::address::Address;
use crate::i18n;
use crate::notices;
use crate::prefs::{Preferences, use_prefs};
use crate::route::View as PageView;
use crate::store::{Browser, Store};
use crate::worker_client::Computer;
use futures_channel::oneshot;
use leptos::prelude::*;
use sparrows_bots::Level;
use sparrows_engine::{Action, ActionKind, Event, Table, TileId};
use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

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
    /// No deal is in sight: the person chooses a table.
    pub choosing: RwSignal<bool>,
    /// The tile chosen in the hand.
    pub chosen: RwSignal<Option<TileId>>,
    /// The tiles chosen where several are asked for.
    pub picked: RwSignal<Vec<TileId>>,
    /// The button whose several ways are to choose from: its sort, and which of that sort.
    pub opened: RwSignal<Option<(ActionKind, usize)>>,
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
    /// The sitting is on the table; before the first choice of a table there is none.
    dealt: bool,
    lasts: [Option<Last>; SIDES],
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
    /// The person watches the rest no longer.
    skips: bool,
    /// The step for which the clock runs.
    timer_at: Option<u16>,
    told_worker: bool,
    told_storage: bool,
}

impl Play {
    /// The sitting, begun or resumed when first asked for. Needs the page's contexts then.
    pub fn of_page() -> Self {
        if let Some(play) = PLAY.get() {
            return play;
        }
        let (computer, prefs) = (expect_context(), use_prefs());
        let address: Address = expect_context();
        let (sitting, notice) = deals::begin(&address.untracked(), prefs);
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
        sitting: Option<Sitting>,
        computer: Computer,
        prefs: Preferences,
        address: Address,
        notice: Option<Notice>,
    ) -> Self {
        let dealt = sitting.is_some();
        let sitting = sitting.unwrap_or_else(|| deals::fresh(place::HERE[0], prefs));
        let shown = Shown::of(&sitting, [None; SIDES], false);
        let play = Self {
            core: StoredValue::new_local(Rc::new(RefCell::new(Core {
                sitting: sitting.clone(),
                dealt,
                lasts: [None; SIDES],
                run: 0,
                running: false,
                pending: false,
                next: None,
                said: 0,
                chosen_at: 0,
                put_at: None,
                skips: false,
                timer_at: None,
                told_worker: false,
                told_storage: false,
            }))),
            computer,
            prefs,
            address,
            shown: RwSignal::new(Arc::new(shown)),
            choosing: RwSignal::new(!dealt),
            chosen: RwSignal::default(),
            picked: RwSignal::default(),
            opened: RwSignal::default(),
            log: RwSignal::default(),
            news: RwSignal::default(),
            hint: RwSignal::default(),
            step_waits: RwSignal::new(false),
            seconds: RwSignal::default(),
            settled: RwSignal::new(false),
            damage: RwSignal::default(),
            previous: RwSignal::new(false),
        };
        if dealt {
            play.put(sitting);
        }
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
        let previous = keep::previous(&Store::new(Browser), sitting.rules());
        if let Some(said) = sitting.throw() {
            notices::give(notices::Level::Done, move || words(&said));
        }
        self.with_core(|core| {
            core.dealt = true;
            core.skips = false;
            core.run = core.run.wrapping_add(1);
            core.running = false;
            core.pending = false;
            core.next = None;
            core.put_at = None;
            core.timer_at = None;
            core.lasts = [None; SIDES];
            core.sitting = sitting;
        });
        self.log.update(Vec::clear);
        self.settled.set(over);
        self.step_waits.set(false);
        self.choosing.set(false);
        self.previous.set(previous.is_some());
        self.chosen.set(None);
        self.picked.update(Vec::clear);
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
                self.picked.update(Vec::clear);
                self.publish(&events);
                self.tell_challenge(&events);
                self.go();
            }
            Err(why) => self.hint.set(Some(said_why(why))),
        }
    }

    /// What became of the person's challenge, where their turn goes on (AM-7.2).
    fn tell_challenge(self, events: &[Event]) {
        let challenge = events
            .iter()
            .find(|event| matches!(event, Event::Challenge { .. }));
        let circle = self.with_core(|core| core.sitting.circle());
        if let Some(said) = challenge.and_then(|event| said::event(event, circle)) {
            self.hint.set(Some(said));
        }
    }

    /// Chooses a tile of the hand, or none.
    pub fn choose(self, tile: Option<TileId>) {
        let step = self.shown.with_untracked(|shown| shown.view.step);
        self.with_core(|core| core.chosen_at = step);
        self.hint.set(None);
        self.chosen.set(tile);
    }

    /// Lays down again all that is chosen.
    pub fn choose_none(self) {
        self.picked.update(Vec::clear);
        self.choose(None);
    }

    /// A tap on a tile: the first lifts it, the second discards it, or lays it down again where
    /// nothing can be discarded or the tile was lifted before the turn came. Where several tiles
    /// are asked for, each tap takes one to them or from them.
    pub fn tap(self, tile: TileId) {
        let shown = self.shown.get_untracked();
        if shown.view.pick.is_some() {
            return self.pick(&shown, tile);
        }
        let legal = shown.view.legal.contains(&Action::Discard(tile));
        let fresh = self.with_core(|core| core.chosen_at == shown.view.step);
        let again = self.chosen.get_untracked() == Some(tile);
        let one_tap = self.prefs.with_untracked(|prefs| prefs.one_tap);
        if legal && ((again && fresh) || one_tap) {
            return self.act(Action::Discard(tile));
        }
        self.choose((!again).then_some(tile));
        if !again {
            self.hint.set(shown.barred(tile, &[]));
        }
    }

    fn pick(self, shown: &Shown, tile: TileId) {
        let mut picked = self.picked.get_untracked();
        let why = shown.barred(tile, &picked);
        if let Some(at) = picked.iter().position(|other| *other == tile) {
            picked.remove(at);
        } else if why.is_none() {
            picked.push(tile);
        }
        self.picked.set(picked);
        self.hint.set(why);
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

    /// Says what went wrong; damaged data stays in sight until it is dealt with.
    fn tell(self, notice: Notice) {
        if notice.aside.is_some() {
            self.damage.set(Some(notice));
        } else {
            notices::give(notices::Level::Warning, move || words(&notice.said));
        }
    }

    /// Lets the deal that the person is out of run to its end.
    pub fn skip(self) {
        self.with_core(|core| core.skips = true);
        self.next_move();
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
            let level = core.sitting.others();
            (core.sitting.table().clone(), level)
        })
    }

    /// Clears the running score.
    pub fn clear_score(self) {
        self.with_core(|core| core.sitting.clear_score());
        self.publish(&[]);
    }

    /// Puts the address of the deal into the browser, where the view is opened by another.
    pub fn show_address(self) {
        if !self.with_core(|core| core.dealt) {
            return;
        }
        let route = self.with_core(|core| place::of(&core.sitting));
        if self.address.untracked() != route {
            self.address.replace(route);
        }
    }

    /// Shows what has happened and keeps it.
    fn publish(self, events: &[Event]) {
        let (auto_pass, never_chow) = self
            .prefs
            .with_untracked(|prefs| (prefs.auto_pass, prefs.never_chow));
        let (shown, lines, kept) = self.with_core(|core| {
            let circle = core.sitting.circle();
            Last::follow(&mut core.lasts, events, circle);
            let view = core.sitting.view();
            let wins = core.sitting.wins_now();
            core.pending = core.put_at != Some(view.step)
                && auto::answer(&view, wins, auto_pass, never_chow) != Auto::Ask;
            let shown = Shown::of(&core.sitting, core.lasts, core.pending);
            let mut sentences = said::events(events, &shown.view);
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
        if shown.view.pick.is_none() {
            self.picked.update(Vec::clear);
        }
        if self.opened.get_untracked().is_some() {
            self.opened.set(None);
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
}

/// A sentence in the language in force. Tracked.
#[must_use]
pub fn words(said: &Said) -> String {
    i18n::with(|catalog| said.text(catalog)).unwrap_or_else(|| said.id.to_string())
}

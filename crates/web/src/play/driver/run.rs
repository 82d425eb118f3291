//! What runs between the person's decisions: the computer players are asked, at the pace that the
//! person likes, and the clock ticks.

use super::Play;
use crate::play::auto::{self, Auto};
use crate::play::keep::Notice;
use crate::play::said::Said;
use crate::play::shown::Shown;
use crate::play::sitting::{Sitting, usual_level};
use crate::play::wait::{answer_within, sleep};
use crate::prefs::Speed;
use crate::route::View as PageView;
use crate::worker::{Request, Response};
use futures_channel::oneshot;
use leptos::prelude::*;
use sparrows_bots::Level;
use sparrows_engine::table::Phase;
use sparrows_engine::{Action, Seat};
use std::sync::Arc;

/// So long the worker may think before the page decides itself.
const PATIENCE: u32 = 10_000;

/// What the computer players are to decide now.
struct Task {
    asked: Vec<(Seat, Level)>,
    record: String,
    turn: bool,
    person_asked: bool,
}

impl Play {
    /// Goes on until the person is asked or the deal is over; does nothing where that is under way.
    pub(super) fn go(self) {
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
            for (seat, level) in task.asked {
                let action = self.decide(run, seat, level, task.record.clone()).await;
                answers.push((seat, action));
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
                .map(|seat| (seat, core.sitting.level(seat)))
                .collect();
            let view = deal.view(person);
            (!asked.is_empty()).then(|| Task {
                asked,
                record: core.sitting.record(),
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
                let told = core.sitting.act(seat, action).or_else(|_| {
                    // An answer that is not legal here can only come from a worker of another
                    // version.
                    let own = own_decision(&core.sitting, seat, core.sitting.level(seat));
                    core.sitting.act(seat, own)
                });
                events.extend(told.unwrap_or_default());
            }
        });
        self.publish(&events);
    }

    async fn answer_for_person(self, run: u32) {
        let never_chow = self.prefs.with_untracked(|prefs| prefs.never_chow);
        let (person, record, answer) = self.with_core(|core| {
            let sitting = &core.sitting;
            let answer = auto::answer(&sitting.view(), sitting.wins_now(), false, never_chow);
            (sitting.person(), sitting.record(), answer)
        });
        let action = match answer {
            Auto::Pass => Action::Pass,
            _ => self.decide(run, person, usual_level(), record).await,
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
    async fn decide(self, run: u32, seat: Seat, level: Level, record: String) -> Action {
        let request = Request::Decide {
            level,
            seat,
            record,
        };
        let answer = answer_within(self.computer.ask(request), PATIENCE).await;
        if !self.is_current(run) {
            // Nobody takes the answer any more.
            return Action::Pass;
        }
        let Some(Ok(Response::Decided(line))) = answer else {
            if !self.with_core(|core| std::mem::replace(&mut core.told_worker, true)) {
                self.tell(Notice::of(Said::new("error-worker-page")));
            }
            return self.with_core(|core| own_decision(&core.sitting, seat, level));
        };
        // What cannot be read here can only come from a worker of another version.
        self.with_core(|core| match core.sitting.game().read_line(&line) {
            Ok((decider, action)) if decider == seat => action,
            _ => own_decision(&core.sitting, seat, level),
        })
    }

    /// How long a move is waited for, in milliseconds; none in step mode.
    fn delay(self) -> Option<u32> {
        if self.with_core(|core| core.skips) {
            return Some(0);
        }
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
    pub(super) fn start_timer(self) {
        let limit = self.prefs.with_untracked(|prefs| prefs.timer.seconds());
        let (can_pass, step) = self.shown.with_untracked(|shown| {
            let legal = &shown.view.legal;
            let can = legal.contains(&Action::Pass) && !shown.wins_now;
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
                let here = self.address.untracked().view == PageView::Play;
                if here && !self.choosing.get_untracked() {
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

/// A computer player's decision, made here.
fn own_decision(sitting: &Sitting, seat: Seat, level: Level) -> Action {
    let deal = sitting.game().deal();
    level.bot().decide(&deal.view(seat), deal.bot_seed(seat))
}

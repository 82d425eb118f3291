//! Which deal is on the table: the next, another, one from an address or a file. Every table has a
//! sitting of its own, which waits with its deal and its score while another table is in sight.

use super::Play;
use crate::card::choice;
use crate::notices;
use crate::play::keep::{self, Notice};
use crate::play::place;
use crate::play::said::{Said, Word};
use crate::play::sitting::{Sitting, usual_level};
use crate::prefs::Preferences;
use crate::route::Route;
use crate::store::{Browser, Store};
use leptos::prelude::*;
use sparrows_bots::Level;
use sparrows_engine::rules::american::FirstEast;
use sparrows_engine::{Rules, Seed, Table};

impl Play {
    /// The next deal at the same table, with the options that the settings have for it.
    pub fn next_deal(self) {
        let rotate = self.prefs.with_untracked(|prefs| prefs.rotate_dealer);
        let prefs = self.prefs;
        self.deal_at(self.rules(), move |sitting| {
            sitting.next(usual(sitting.rules(), prefs), fresh_seed(), rotate)
        });
    }

    /// The same deal from its start.
    pub fn same_deal(self) {
        self.deal_at(self.rules(), Sitting::again);
    }

    /// A deal as the person wants it.
    pub fn new_deal(self, table: Table, seed: Option<Seed>, level: Level) {
        // Who names a seed wants a known deal, seen from its dealer.
        let east = if seed.is_some() {
            FirstEast::Person
        } else {
            first_east(self.prefs)
        };
        let seed = seed.unwrap_or_else(fresh_seed);
        let new = Sitting::first(table, seed, level, east);
        self.deal_at(new.rules(), |sitting| new.scored_after(sitting));
    }

    /// Goes to a table: its deal goes on, or the next one is dealt where that is over.
    pub fn open_table(self, rules: Rules) {
        let here = self.with_core(|core| core.dealt) && self.rules() == rules;
        self.seat_at(rules);
        if self.with_core(|core| core.sitting.game().deal().is_over()) {
            self.next_deal();
        } else if here {
            self.choosing.set(false);
        } else {
            self.put(self.with_core(|core| core.sitting.clone()));
        }
    }

    /// Takes up the deal that made way for another; the two change places.
    pub fn resume_previous(self) {
        let store = Store::new(Browser);
        if let Some(previous) = keep::previous(&store, self.rules()) {
            keep::forget_previous(&store, self.rules());
            self.deal_at(self.rules(), |_| previous);
        }
    }

    /// Opens a record.
    pub fn import(self, text: &str) {
        match self.with_core(|core| core.sitting.import(text)) {
            Ok(opened) => {
                self.deal_at(opened.rules(), |sitting| opened.scored_after(sitting));
                notices::done("keep-imported");
            }
            Err(error) => {
                let what = Word::Text(error.to_string());
                let said = Said::new("error-import").with("what", what);
                self.tell(Notice::of(said));
            }
        }
    }

    /// The rules of the table in sight.
    fn rules(self) -> Rules {
        self.with_core(|core| core.sitting.rules())
    }

    /// Whether a deal under way waits at a table; the one in sight counts.
    pub fn has_deal(self, rules: Rules) -> bool {
        let goes_on = |sitting: &Sitting| !sitting.game().deal().is_over();
        if self.with_core(|core| core.dealt) && self.rules() == rules {
            return self.with_core(|core| goes_on(&core.sitting));
        }
        let waiting = keep::waiting(&Store::new(Browser), rules);
        waiting.is_ok_and(|sitting| sitting.as_ref().is_some_and(goes_on))
    }

    /// Puts a new deal on a table, made from the sitting there, whose own deal is put by.
    fn deal_at(self, rules: Rules, make: impl FnOnce(&Sitting) -> Sitting) {
        self.seat_at(rules);
        let new = self.with_core(|core| {
            keep::put_by(&Store::new(Browser), &core.sitting);
            make(&core.sitting)
        });
        self.put(new);
    }

    /// Makes the sitting at a table the one in sight; nothing is shown yet.
    fn seat_at(self, rules: Rules) {
        let (dealt, here) = self.with_core(|core| (core.dealt, core.sitting.rules()));
        if dealt && here == rules {
            return;
        }
        let store = Store::new(Browser);
        if dealt {
            self.with_core(|core| keep::put_aside(&store, &core.sitting));
        }
        let waiting = keep::waiting(&store, rules).unwrap_or_else(|notice| {
            self.tell(notice);
            None
        });
        let sitting = waiting.unwrap_or_else(|| fresh(rules, self.prefs));
        self.with_core(|core| core.sitting = sitting);
    }

    /// Follows an address.
    pub(super) fn go_to(self, route: &Route) {
        let known = self.with_core(|core| choice::known(Some(&core.sitting)));
        let place = match place::read(route, &known) {
            Ok(place) => place,
            Err(what) => {
                self.show_address();
                return self.tell(bad_address(what));
            }
        };
        let dealt = self.with_core(|core| core.dealt);
        if dealt && self.with_core(|core| place::is_at(&core.sitting, &place)) {
            self.choosing.set(false);
            return self.show_address();
        }
        match (place.rules, &place.table) {
            // Nothing is named: the person is to choose.
            (None, None) => {}
            (Some(rules), None) => self.open_table(rules),
            (_, Some(table)) => {
                let seed = place.seed.unwrap_or_else(fresh_seed);
                self.deal_at(table.rules(), |sitting| {
                    let level = sitting.others();
                    Sitting::new(table.clone(), seed, level).scored_after(sitting)
                });
            }
        }
    }
}

/// The sitting with which the page starts: the kept one if the address means it, else what the
/// address asks for. None on a first visit that names no table.
pub(super) fn begin(route: &Route, prefs: Preferences) -> (Option<Sitting>, Option<Notice>) {
    let store = Store::new(Browser);
    let (kept, mut notice) = match keep::load(&store) {
        Ok(kept) => (kept, None),
        Err(notice) => (None, Some(notice)),
    };
    let place = match place::read(route, &choice::known(kept.as_ref())) {
        Ok(place) => place,
        Err(what) => {
            notice = Some(bad_address(what));
            let sitting = kept.unwrap_or_else(|| fresh(place::HERE[0], prefs));
            return (Some(sitting), notice);
        }
    };
    let kept = match kept {
        Some(kept) if place::is_at(&kept, &place) => return (Some(kept), notice),
        kept => kept,
    };
    let rules = match (place.rules, &place.table) {
        (Some(rules), _) => rules,
        (None, Some(table)) => table.rules(),
        // Data that was damaged was a deal: another is dealt in its place.
        (None, None) if kept.is_none() && notice.is_none() => return (None, None),
        (None, None) => place::HERE[0],
    };
    // The sitting at the table that the address means.
    let sitting = match kept {
        Some(kept) if kept.rules() == rules => kept,
        kept => {
            if let Some(kept) = kept {
                keep::put_aside(&store, &kept);
            }
            keep::waiting(&store, rules)
                .unwrap_or_else(|damage| {
                    notice = Some(damage);
                    None
                })
                .unwrap_or_else(|| fresh(rules, prefs))
        }
    };
    if place::is_at(&sitting, &place) {
        return (Some(sitting), notice);
    }
    keep::put_by(&store, &sitting);
    let table = place.table.unwrap_or_else(|| usual(rules, prefs));
    let seed = place.seed.unwrap_or_else(fresh_seed);
    let level = sitting.others();
    let new = Sitting::new(table, seed, level).scored_after(&sitting);
    (Some(new), notice)
}

/// A first deal at a table.
pub(super) fn fresh(rules: Rules, prefs: Preferences) -> Sitting {
    let table = usual(rules, prefs);
    Sitting::first(table, fresh_seed(), usual_level(), first_east(prefs))
}

fn first_east(prefs: Preferences) -> FirstEast {
    prefs.with_untracked(|prefs| prefs.first_east)
}

/// A table with the options and the card that the settings have for it.
fn usual(rules: Rules, prefs: Preferences) -> Table {
    let options = prefs.with_untracked(|prefs| prefs.options(rules));
    // Preferences hold no options that their table refuses.
    let table = Table::new(options).unwrap_or_else(|_| Table::hong_kong());
    choice::with_next_card(table, prefs)
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

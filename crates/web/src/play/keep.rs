//! Keeping the sitting on this device, decision by decision.

use super::said::{Said, Word};
use super::sitting::Sitting;
use crate::store::{Backend, Store, StoreError};
use sparrows_engine::Rules;

/// The sitting on the table.
const SITTING: &str = "sitting";
/// The sitting at a table that is not in sight, by the table: `sitting.at.sichuan`.
const AT: &str = "sitting.at.";
/// An unfinished deal that made way for another at the same table, likewise.
const PREVIOUS: &str = "sitting.previous.";

/// Something to tell the person, with data to save where there is some.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// What to tell.
    pub said: Said,
    /// The full key of data that was set aside.
    pub aside: Option<String>,
}

impl Notice {
    /// A notice without data.
    #[must_use]
    pub const fn of(said: Said) -> Self {
        Self { said, aside: None }
    }
}

impl From<StoreError> for Notice {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Unavailable => Self::of(Said::new("keep-blocked")),
            StoreError::Refused { .. } => Self::of(Said::new("keep-full")),
            StoreError::Damaged { aside, detail, .. } => Self {
                said: Said::new("keep-damaged").with("what", Word::Text(detail)),
                aside: Some(aside),
            },
        }
    }
}

/// The kept sitting, if any. Damaged data is set aside, and the notice says so.
///
/// # Errors
/// What to tell the person; play goes on with a fresh deal.
pub fn load<B: Backend>(store: &Store<B>) -> Result<Option<Sitting>, Notice> {
    store
        .load_with(SITTING, Sitting::from_text)
        .map_err(Notice::from)
}

/// Keeps the sitting as it stands.
///
/// # Errors
/// What to tell the person; play goes on all the same.
pub fn save<B: Backend>(store: &Store<B>, sitting: &Sitting) -> Result<(), Notice> {
    store
        .save_text(SITTING, &sitting.to_text())
        .map_err(Notice::from)
}

/// Keeps an unfinished deal that makes way for another; one that has not begun or is over is not
/// worth it.
pub fn put_by<B: Backend>(store: &Store<B>, sitting: &Sitting) {
    let game = sitting.game();
    let person = |&(seat, _): &(_, _)| seat == sitting.person();
    if !game.deal().is_over() && game.decisions().iter().any(person) {
        // Where there is no room, `save` has said so already.
        let _ = store.save_text(&key(PREVIOUS, sitting.rules()), &sitting.to_text());
    }
}

/// The deal put by at a table, if any.
pub fn previous<B: Backend>(store: &Store<B>, rules: Rules) -> Option<Sitting> {
    let key = key(PREVIOUS, rules);
    store.load_with(&key, Sitting::from_text).ok().flatten()
}

/// Forgets the deal put by.
pub fn forget_previous<B: Backend>(store: &Store<B>, rules: Rules) {
    // Nothing is kept where there is no storage.
    let _ = store.remove(&key(PREVIOUS, rules));
}

/// Keeps a sitting while another table is in sight: its deal and its score wait there.
pub fn put_aside<B: Backend>(store: &Store<B>, sitting: &Sitting) {
    // Where there is no room, `save` has said so already.
    let _ = store.save_text(&key(AT, sitting.rules()), &sitting.to_text());
}

/// The sitting that waits at a table, if any.
///
/// # Errors
/// As [`load`].
pub fn waiting<B: Backend>(store: &Store<B>, rules: Rules) -> Result<Option<Sitting>, Notice> {
    store
        .load_with(&key(AT, rules), Sitting::from_text)
        .map_err(Notice::from)
}

fn key(what: &str, rules: Rules) -> String {
    format!("{what}{rules}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sitting::usual_level;
    use crate::store::memory::Memory;
    use sparrows_engine::{Seat, Table};

    fn begun() -> Sitting {
        let mut sitting = Sitting::new(Table::hong_kong(), 3.into(), usual_level());
        let first = sitting.view().legal[0];
        sitting.act(Seat::East, first).expect("legal");
        sitting
    }

    #[test]
    fn the_sitting_comes_back() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        assert!(matches!(load(&store), Ok(None)));
        save(&store, &begun()).expect("there is room");
        let back = load(&store).ok().flatten().expect("it was kept");
        assert_eq!(back.record(), begun().record());
    }

    #[test]
    fn a_damaged_sitting_is_told_and_can_be_saved() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        let text = begun().to_text();
        let damaged = &text[..text.len() - 9];
        store.save_text(SITTING, damaged).expect("there is room");
        let notice = load(&store).map(|_| ()).expect_err("it is damaged");
        assert_eq!(notice.said.id, "keep-damaged");
        let aside = notice.aside.expect("it was set aside");
        assert_eq!(
            memory.texts.borrow().get(&aside).map(String::as_str),
            Some(damaged)
        );
        assert!(matches!(load(&store), Ok(None)), "the next start is clean");
    }

    #[test]
    fn only_an_unfinished_deal_with_a_decision_of_ones_own_is_put_by() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        put_by(
            &store,
            &Sitting::new(Table::hong_kong(), 3.into(), usual_level()),
        );
        let at = |rules| previous(&store, rules).map(|it| it.record());
        assert_eq!(at(Rules::HongKong), None);
        put_by(&store, &begun());
        assert_eq!(at(Rules::HongKong), Some(begun().record()));
        assert_eq!(at(Rules::Sichuan), None, "each table has its own");
        forget_previous(&store, Rules::HongKong);
        assert_eq!(at(Rules::HongKong), None);
    }

    #[test]
    fn each_table_keeps_its_sitting_while_another_is_in_sight() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        let sichuan = Sitting::new(Table::sichuan(), 4.into(), usual_level());
        put_aside(&store, &begun());
        put_aside(&store, &sichuan);
        for sitting in [begun(), sichuan] {
            let back = waiting(&store, sitting.rules()).ok().flatten();
            assert_eq!(back.map(|it| it.to_text()), Some(sitting.to_text()));
        }
    }
}

//! Preferences as a signal of the page, read from the store and kept there.

use super::Prefs;
use crate::notices;
use crate::store::{Browser, Store, StoreError};
use leptos::prelude::*;

/// Their name in the store.
const NAME: &str = "prefs";

/// The preferences in force, everywhere on the page.
pub type Preferences = RwSignal<Prefs>;

/// Reads the preferences, keeps every change and provides the signal as context. Notices must have
/// been provided before.
pub fn provide() -> Preferences {
    let (prefs, error) = load();
    let prefs = RwSignal::new(prefs);
    provide_context(prefs);
    match &error {
        Some(StoreError::Unavailable) => notices::warn("keep-blocked"),
        Some(_) => notices::warn("keep-damaged-settings"),
        None => {}
    }
    // What was damaged has been set aside: what could be read of it is kept in its place.
    let mend = matches!(error, Some(StoreError::Damaged { .. }));
    let told = StoredValue::new(false);
    Effect::watch(
        move || prefs.get(),
        move |prefs, _, _| {
            if let Err(error) = Store::new(Browser).save(NAME, prefs) {
                web_sys::console::warn_1(&error.to_string().into());
                if !told.get_value() {
                    told.set_value(true);
                    notices::warn(match error {
                        StoreError::Refused { .. } => "keep-full",
                        _ => "keep-blocked",
                    });
                }
            }
        },
        mend,
    );
    prefs
}

/// The preferences in force.
#[must_use]
pub fn use_prefs() -> Preferences {
    expect_context()
}

fn load() -> (Prefs, Option<StoreError>) {
    let mut prefs = Prefs::default();
    let result = Store::new(Browser).load_with(NAME, |text| {
        let read = Prefs::read(text);
        prefs = read.prefs;
        if read.damage.is_empty() {
            Ok(())
        } else {
            Err(read.damage.join("; "))
        }
    });
    if let Err(error) = &result {
        web_sys::console::warn_1(&error.to_string().into());
    }
    (prefs, result.err())
}

//! The page's words: one message file at a time, fetched when its language is first wanted, and later
//! that of the rule sheets.
//!
//! [`t`] and its siblings are tracked: what is drawn with them is drawn anew when the language
//! changes, and nothing else is touched. They work anywhere on the page, also in event handlers
//! and tasks.

use crate::fetch;
use crate::notices;
use crate::prefs::{LanguageChoice, use_prefs};
use leptos::prelude::*;
use sparrows_engine::Rules;
use sparrows_text::{Arg, Catalog, Language};
use std::cell::Cell;
use std::sync::Arc;

#[derive(Clone, Copy)]
struct Words {
    /// In the words of the table in sight.
    catalog: RwSignal<Arc<Catalog>>,
    table: StoredValue<Option<String>>,
    /// Whether the rule sheets have been wanted; then every language comes with them.
    sheets: StoredValue<bool>,
}

impl Words {
    fn put(self, catalog: Catalog) {
        // No table is called so.
        let table = self.table.get_value().unwrap_or_default();
        self.catalog.set(Arc::new(catalog.at_table(&table)));
    }
}

thread_local! {
    // Not a context: event handlers and tasks have none.
    static WORDS: Cell<Option<Words>> = const { Cell::new(None) };
}

/// The text of a message; its id where there is none. Tracked.
#[must_use]
pub fn t(id: &str) -> String {
    t_with(id, &[])
}

/// The text of a message with its arguments. Tracked.
#[must_use]
pub fn t_with(id: &str, args: &[(&str, Arg<'_>)]) -> String {
    with(|catalog| catalog.text_with(id, args)).unwrap_or_else(|| id.to_owned())
}

/// A form of a message's text (`short`), or its plain text where there is no such form. Tracked.
#[must_use]
pub fn t_form(id: &str, form: &str) -> String {
    with(|catalog| catalog.form(id, form)).unwrap_or_else(|| id.to_owned())
}

/// The explanation that belongs to a message, if it has one. Tracked.
#[must_use]
pub fn note(id: &str) -> Option<String> {
    let key = format!("{id}.note");
    with(|catalog| catalog.has(&key).then(|| catalog.text(&key))).flatten()
}

/// The text of a message in the words of a table, which need not be the one in sight. Tracked.
#[must_use]
pub fn t_at(rules: Rules, id: &str) -> String {
    with(|catalog| catalog.at_table(rules.as_str()).text(id)).unwrap_or_else(|| id.to_owned())
}

/// The explanation that belongs to a message, in the words of a table. Tracked.
#[must_use]
pub fn note_at(rules: Rules, id: &str) -> Option<String> {
    let key = format!("{id}.note");
    with(|catalog| {
        let catalog = catalog.at_table(rules.as_str());
        catalog.has(&key).then(|| catalog.text(&key))
    })
    .flatten()
}

/// From now on speaks in the words of a table, or of none: fan in place of faan.
pub fn speak_of(table: Option<&str>) {
    if let Some(words) = WORDS.get() {
        if words.table.with_value(|now| now.as_deref() == table) {
            return;
        }
        words.table.set_value(table.map(str::to_owned));
        let catalog = words.catalog.get_untracked();
        words.put((*catalog).clone());
    }
}

/// Texts in a row, set apart as the language does it. Tracked.
#[must_use]
pub fn t_list<T: AsRef<str>>(items: impl IntoIterator<Item = T>) -> String {
    with(|catalog| catalog.list(items)).unwrap_or_default()
}

/// The language in force. Tracked.
#[must_use]
pub fn language() -> Language {
    with(Catalog::language).unwrap_or_default()
}

/// The catalog in force, where one of the helpers above does not do. Tracked; `None` only before
/// the page is drawn.
pub fn with<T>(read: impl FnOnce(&Catalog) -> T) -> Option<T> {
    WORDS
        .get()
        .map(|words| words.catalog.with(|catalog| read(catalog)))
}

/// The language that a choice means in this browser.
#[must_use]
pub fn chosen(choice: LanguageChoice) -> Language {
    match choice {
        LanguageChoice::Fixed(language) => language,
        LanguageChoice::Auto => {
            let tags: Vec<String> = window()
                .navigator()
                .languages()
                .iter()
                .filter_map(|tag| tag.as_string())
                .collect();
            Language::from_tags(tags.iter().map(String::as_str))
        }
    }
}

/// The first catalog, before the page is drawn: in the language chosen, or in any other that loads.
///
/// # Errors
/// What went wrong with the language chosen, where none could be loaded.
pub async fn first(choice: LanguageChoice) -> Result<Catalog, String> {
    let wanted = chosen(choice);
    let error = match load(wanted).await {
        Ok(catalog) => return Ok(catalog),
        Err(error) => error,
    };
    for language in Language::ALL
        .into_iter()
        .filter(|language| *language != wanted)
    {
        if let Ok(catalog) = load(language).await {
            return Ok(catalog);
        }
    }
    Err(error)
}

/// Puts the first catalog in force and follows the preference from now on. Where a file does not
/// load, the language before stays and a notice says so.
pub fn provide(first: Catalog) {
    let loaded = first.language();
    let words = Words {
        catalog: RwSignal::new(Arc::new(first)),
        table: StoredValue::default(),
        sheets: StoredValue::default(),
    };
    WORDS.set(Some(words));
    let prefs = use_prefs();
    let choice = Memo::new(move |_| prefs.with(|prefs| prefs.language));
    let changed = RwSignal::new(());
    let handle = window_event_listener(leptos::ev::languagechange, move |_| changed.set(()));
    on_cleanup(move || handle.remove());
    // Guards against a slow file that arrives after a later wish.
    let wanted = StoredValue::new(loaded);
    Effect::new(move |_| {
        changed.track();
        let language = chosen(choice.get());
        let before = words.catalog.with_untracked(|catalog| catalog.language());
        wanted.set_value(language);
        if language == before {
            return;
        }
        leptos::task::spawn_local(async move {
            let mut result = load(language).await;
            if words.sheets.get_value()
                && let Ok(catalog) = &result
            {
                result = with_sheet(catalog).await;
            }
            if wanted.get_value() != language {
                return;
            }
            match result {
                Ok(catalog) => words.put(catalog),
                Err(error) => {
                    web_sys::console::warn_1(&error.into());
                    notices::warn_with("error-fetch", "file", file(MESSAGES, language));
                }
            }
        });
    });
    Effect::new(move |_| {
        let tag = language().tag();
        if let Some(root) = document().document_element() {
            // Neither can fail: both are plain attribute names.
            let _ = root.set_attribute("lang", tag);
            let _ = root.set_attribute("dir", "ltr");
        }
    });
}

/// Fetches the words of the rule sheets, where they have not come yet; from then on they come with
/// every language.
///
/// # Errors
/// The file that did not come or cannot be read.
pub async fn fetch_sheets() -> Result<(), String> {
    let Some(words) = WORDS.get() else {
        return Ok(());
    };
    while !words.sheets.get_value() {
        let catalog = words.catalog.get_untracked();
        let whole = with_sheet(&catalog).await.map_err(|error| {
            web_sys::console::warn_1(&error.into());
            file(SHEETS, catalog.language())
        })?;
        // The person may have chosen another language meanwhile.
        if words.catalog.with_untracked(|now| now.language()) == catalog.language() {
            words.sheets.set_value(true);
            words.put(whole);
        }
    }
    Ok(())
}

/// The folder of what is needed at once.
const MESSAGES: &str = "messages";
/// The folder of what rule sheets say.
const SHEETS: &str = "sheets";

fn file(folder: &str, language: Language) -> String {
    format!("{folder}/{}.ftl", language.tag())
}

async fn load(language: Language) -> Result<Catalog, String> {
    let file = file(MESSAGES, language);
    let text = fetch::text(&file)
        .await
        .map_err(|error| format!("{file}: {error}"))?;
    Catalog::parse(language, &text).map_err(|error| format!("{file}: {error}"))
}

async fn with_sheet(catalog: &Catalog) -> Result<Catalog, String> {
    let file = file(SHEETS, catalog.language());
    let text = fetch::text(&file)
        .await
        .map_err(|error| format!("{file}: {error}"))?;
    catalog
        .with(&text)
        .map_err(|error| format!("{file}: {error}"))
}

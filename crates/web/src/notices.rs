//! Short messages to the person: what was done, what went wrong. They stand at the edge of the page
//! until they are closed or old, and speak whatever language is in force.

use crate::i18n::{t, t_with};
use crate::table::ui::{click, each, text, tr};
use leptos::prelude::*;
use sparrows_text::Arg;
use std::cell::Cell;
use std::sync::Arc;
use std::time::Duration;

/// How urgent a notice is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// Something was done; read out when nothing else is.
    Done,
    /// Something went wrong; read out at once.
    Warning,
}

/// How long it is said that something was done: long enough to read it twice.
const STAYS: Duration = Duration::from_secs(8);

type Words = Arc<dyn Fn() -> String + Send + Sync>;

#[derive(Clone)]
struct Notice {
    number: u32,
    level: Level,
    words: Words,
}

#[derive(Clone, Copy)]
struct Notices {
    list: RwSignal<Vec<Notice>>,
    last: StoredValue<u32>,
}

thread_local! {
    // Not a context: notices also come from where no view is, such as a finished download.
    static NOTICES: Cell<Option<Notices>> = const { Cell::new(None) };
}

/// Makes the list of notices; called once, before anything gives one.
pub fn provide() {
    NOTICES.set(Some(Notices {
        list: RwSignal::default(),
        last: StoredValue::new(0),
    }));
}

/// Gives a notice whose words are made anew when the language changes. One that says the same as
/// another takes its place. What was done is said for a while only.
pub fn give(level: Level, words: impl Fn() -> String + Send + Sync + 'static) {
    let Some(notices) = NOTICES.get() else { return };
    let number = notices.last.get_value().wrapping_add(1);
    notices.last.set_value(number);
    let said = untrack(&words);
    notices.list.update(|list| {
        list.retain(|notice| untrack(|| (notice.words)()) != said);
        list.push(Notice {
            number,
            level,
            words: Arc::new(words),
        });
    });
    if level == Level::Done {
        set_timeout(move || close(number), STAYS);
    }
}

/// Says that something was done, by the id of its message.
pub fn done(id: &'static str) {
    give(Level::Done, move || t(id));
}

/// Says that something went wrong, by the id of its message.
pub fn warn(id: &'static str) {
    give(Level::Warning, move || t(id));
}

/// Says that something went wrong, by a message with one text in it.
pub fn warn_with(id: &'static str, name: &'static str, text: impl Into<String>) {
    let text = text.into();
    give(Level::Warning, move || {
        t_with(id, &[(name, Arg::Str(&text))])
    });
}

fn close(number: u32) {
    if let Some(notices) = NOTICES.get() {
        let others = |notice: &Notice| notice.number != number;
        notices.list.update(|list| list.retain(others));
    }
}

/// Closes all notices.
pub fn clear() {
    if let Some(notices) = NOTICES.get() {
        notices.list.update(Vec::clear);
    }
}

/// Where notices stand.
#[component]
pub fn NoticeRegion() -> impl IntoView {
    let of = |level: Level| {
        let numbers = move || {
            let list = NOTICES.get().map(|notices| notices.list.get());
            let list = list.unwrap_or_default().into_iter();
            let of_level = list.filter(|notice| notice.level == level);
            of_level.map(|notice| notice.number as usize).collect()
        };
        each(numbers, row)
    };
    view! {
        <div class="notices">
            <div role="alert" class="warnings">{of(Level::Warning)}</div>
            <div role="status">{of(Level::Done)}</div>
        </div>
    }
}

fn row(number: usize) -> AnyView {
    let number = number as u32;
    let is_it = move |notice: &Notice| notice.number == number;
    let list = NOTICES.get().map(|notices| notices.list.get_untracked());
    let notice = list.and_then(|list| list.into_iter().find(is_it));
    let said = text(move || notice.as_ref().map(|it| (it.words)()).unwrap_or_default());
    let close = click(move || close(number));
    view! {
        <div class="notice">
            <p>{said}</p>
            <button type="button" class="quiet" aria-label=tr("close") on:click=close>
                <span aria-hidden="true">"×"</span>
            </button>
        </div>
    }
    .into_any()
}

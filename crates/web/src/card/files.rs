//! Cards of one's own: opened from a file, checked, listed, removed.

use super::choice::{name, this_year};
use super::own::{self, OwnCard};
use super::said::shared;
use crate::i18n::{note, t_with};
use crate::notices;
use crate::play::driver::words;
use crate::play::said::Said;
use crate::prefs::use_prefs;
use crate::route::Route;
use crate::store::{Browser, Store, StoreError};
use crate::table::ui::{click, div, flag, hidden, paragraph, span, text, tr, when};
use leptos::prelude::*;
use sparrows_text::Arg;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// What came of the last file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Opened {
    /// The name of the file, and why it is no card.
    error: Option<(String, Said)>,
    /// What its author should know.
    hints: Vec<Said>,
}

/// The cards of one's own, and the way to another.
pub fn own_panel(cards: RwSignal<Vec<OwnCard>>, opened: Callback<String>) -> AnyView {
    let result = RwSignal::new(Opened::default());
    let choose = move |event: leptos::ev::Event| {
        let input = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
        let Some(input) = input else { return };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        leptos::task::spawn_local(async move {
            let text = JsFuture::from(file.text()).await.ok();
            // The same file can be chosen again once it is mended.
            input.set_value("");
            let text = text.and_then(|text| text.as_string()).unwrap_or_default();
            take(&file.name(), &text, cards, result, opened);
        });
    };
    let any = flag(move || cards.with(|cards| !cards.is_empty()));
    view! {
        <section class="panel own-cards" aria-labelledby="own-cards">
            <h2 id="own-cards">{tr("card-own-title")}</h2>
            {when(any, move || files(cards, result))}
            <label class="button file">
                {tr("start-card-own")}
                <input type="file" class="hidden" accept=".toml,.txt" on:change=choose />
            </label>
            {paragraph("note", text(|| note("start-card-own").unwrap_or_default()))}
            <div role="alert">{(move || problem(result)).into_any()}</div>
            <div role="status">{(move || hints(result)).into_any()}</div>
        </section>
    }
    .into_any()
}

/// Keeps what a file holds, if it is a card.
fn take(
    file: &str,
    text: &str,
    cards: RwSignal<Vec<OwnCard>>,
    result: RwSignal<Opened>,
    opened: Callback<String>,
) {
    match OwnCard::read(text) {
        Err(error) => {
            // What was said of the file before must not lie over it.
            notices::clear();
            result.set(Opened {
                error: Some((file.to_owned(), error)),
                hints: Vec::new(),
            });
        }
        Ok(new) => {
            let hints = new.card.check(this_year()).shared;
            result.set(Opened {
                error: None,
                hints: hints.iter().map(shared).collect(),
            });
            let (id, called) = (new.card.id.clone(), new.card.name.clone());
            cards.update(|cards| own::put(cards, new));
            if keep(cards) {
                notices::give(notices::Level::Done, move || {
                    t_with("card-own-kept", &[("name", Arg::Str(&called))])
                });
            }
            opened.run(id);
        }
    }
}

/// Keeps the cards; whether that could be done.
fn keep(cards: RwSignal<Vec<OwnCard>>) -> bool {
    let kept = cards.with_untracked(|cards| own::save(&Store::new(Browser), cards));
    match kept {
        Ok(()) => true,
        Err(error) => {
            web_sys::console::warn_1(&error.to_string().into());
            notices::warn(match error {
                StoreError::Refused { .. } => "keep-full",
                _ => "keep-blocked",
            });
            false
        }
    }
}

/// Why the last file is no card.
fn problem(result: RwSignal<Opened>) -> Option<AnyView> {
    let (file, what) = result.with(|opened| {
        let (file, what) = opened.error.as_ref()?;
        Some((file.clone(), words(what)))
    })?;
    let args = [("file", Arg::Str(&file)), ("what", Arg::Str(&what))];
    let said = t_with("start-card-file-refused", &args);
    Some(div("error", vec![said.into_any()]))
}

/// What the author of the last file should know.
fn hints(result: RwSignal<Opened>) -> Option<AnyView> {
    let hints: Vec<String> = result.with(|opened| opened.hints.iter().map(words).collect());
    let rows = hints
        .into_iter()
        .map(|hint| div("hint", vec![hint.into_any()]));
    let rows: Vec<AnyView> = rows.collect();
    (!rows.is_empty()).then(|| div("card-hints", rows))
}

/// The cards kept.
fn files(cards: RwSignal<Vec<OwnCard>>, result: RwSignal<Opened>) -> AnyView {
    let list = move || {
        let kept = cards.get();
        let rows = kept.into_iter().map(|own| file(own, cards, result));
        div("card-files", rows.collect())
    };
    list.into_any()
}

fn file(own: OwnCard, cards: RwSignal<Vec<OwnCard>>, result: RwSignal<Opened>) -> AnyView {
    let prefs = use_prefs();
    let (id, called) = (own.card.id.clone(), own.card.name.clone());
    let href = Route::card(&id, this_year()).to_string();
    let label = name(&id, &called);
    let gone = id.clone();
    let remove = click(move || {
        cards.update(|cards| cards.retain(|own| own.card.id != gone));
        keep(cards);
        result.set(Opened::default());
        // The next deal has the house card again.
        prefs.update(|prefs| prefs.card = prefs.card.take().filter(|card| *card != gone));
    });
    let of = text(move || format!(" {called}"));
    div(
        "card-file",
        vec![
            view! { <a href=href>{label}</a> }.into_any(),
            span("card-id", vec![id.into_any()]),
            button_for(remove, of),
        ],
    )
}

/// A button that says for those who hear the page what it removes.
fn button_for(act: Box<dyn FnMut(leptos::ev::MouseEvent)>, of: Signal<String>) -> AnyView {
    view! {
        <button type="button" class="button" on:click=act>
            {tr("card-own-remove")}
            {hidden(of)}
        </button>
    }
    .into_any()
}

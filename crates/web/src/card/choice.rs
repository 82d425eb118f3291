//! Which card and which year the next deal has, and the fields that choose them.

use super::own::{self, HOUSE, OwnCard};
use crate::i18n::{note, t};
use crate::notices;
use crate::play::place::Cards;
use crate::play::sitting::Sitting;
use crate::prefs::{Preferences, Year, use_prefs};
use crate::store::{Browser, Store, StoreError};
use crate::table::ui::{paragraph, text, tr};
use leptos::prelude::*;
use sparrows_engine::Table;
use sparrows_engine::card::{CardSource, PlayedCard, YEARS};
use std::sync::Arc;

/// The current year, as near as a card can be played.
#[must_use]
pub fn this_year() -> u16 {
    let year = js_sys::Date::new_0().get_full_year();
    u16::try_from(year)
        .unwrap_or(*YEARS.start())
        .clamp(*YEARS.start(), *YEARS.end())
}

/// The cards kept on this device; what could not be read is said.
#[must_use]
pub fn own_cards() -> Vec<OwnCard> {
    let (cards, error) = own::load(&Store::new(Browser));
    if let Some(error) = error {
        web_sys::console::warn_1(&error.to_string().into());
        if !matches!(error, StoreError::Unavailable) {
            notices::warn("keep-damaged-cards");
        }
    }
    cards
}

/// The source of a card kept on this device.
fn own_source(id: &str) -> Option<CardSource> {
    own::find(&own_cards(), id).map(OwnCard::source)
}

/// The ids of the cards kept on this device.
fn own_ids() -> Vec<String> {
    own_cards().iter().map(|own| own.card.id.clone()).collect()
}

/// What addresses may refer to: the card of the deal in sight, whatever became of its file, and
/// those kept on this device.
#[must_use]
pub fn known(sitting: Option<&Sitting>) -> Cards {
    Cards {
        year: this_year(),
        at: sitting.and_then(|sitting| sitting.table().card().cloned()),
        own: own_source,
        ids: own_ids,
    }
}

/// The year that the next deal has.
fn year(prefs: Preferences, tracked: bool) -> u16 {
    let year = |prefs: &crate::prefs::Prefs| prefs.year.map(Year::get);
    let year = if tracked {
        prefs.with(year)
    } else {
        prefs.with_untracked(year)
    };
    year.unwrap_or_else(this_year)
}

/// The id of the card that the next deal has, and its year. Tracked.
#[must_use]
pub fn next(prefs: Preferences) -> (String, u16) {
    let id = prefs.with(|prefs| prefs.card.clone());
    (id.unwrap_or_else(|| HOUSE.to_owned()), year(prefs, true))
}

/// The table with the card of the next deal, where hands are won from one.
#[must_use]
pub fn with_next_card(table: Table, prefs: Preferences) -> Table {
    match table.card() {
        Some(_) => table.with_card(next_card(prefs)),
        None => table,
    }
}

/// The card of the next deal; the house card where another one has gone.
fn next_card(prefs: Preferences) -> Arc<PlayedCard> {
    let id = prefs.with_untracked(|prefs| prefs.card.clone());
    let year = year(prefs, false);
    let own = id.and_then(|id| own_source(&id));
    let own = own.and_then(|source| PlayedCard::new(source, year).ok());
    Arc::new(own.unwrap_or_else(|| PlayedCard::house(year)))
}

/// What people call a card: the house card has a name in every language. Tracked.
#[must_use]
pub fn name(id: &str, name: &str) -> String {
    if id == HOUSE {
        t("card-house")
    } else {
        name.to_owned()
    }
}

/// A year as it stands in a field, if a card can be played in it.
#[must_use]
pub fn year_of(text: &str) -> Option<u16> {
    text.trim().parse().ok().filter(|year| YEARS.contains(year))
}

/// Two fields: the card among those there are, and the year.
pub fn fields(
    place: &'static str,
    cards: Signal<Vec<OwnCard>>,
    chosen: Signal<(String, u16)>,
    set: Callback<(String, u16)>,
) -> AnyView {
    let (card_id, year_id) = (format!("{place}-card"), format!("{place}-year"));
    let (note_id, wrong) = (format!("{place}-year-note"), RwSignal::new(false));
    let options = move || {
        let own = cards.get();
        let own = own
            .iter()
            .map(|own| (own.card.id.clone(), own.card.name.clone()));
        let house = (HOUSE.to_owned(), String::new());
        let option = |(id, called): (String, String)| {
            let value = id.clone();
            let is_chosen = chosen.with(|(chosen, _)| *chosen == id);
            let label = text(move || name(&id, &called));
            view! { <option value=value selected=is_chosen>{label}</option> }.into_any()
        };
        [house].into_iter().chain(own).map(option).collect_view()
    };
    let value = move || {
        // Whatever the person chose before: the list has the card first, then it is chosen.
        cards.track();
        chosen.with(|(card, _)| card.clone())
    };
    let take_card = move |event: leptos::ev::Event| {
        let year = chosen.with_untracked(|(_, year)| *year);
        set.run((event_target_value(&event), year));
    };
    let take_year = move |event: leptos::ev::Event| {
        let year = year_of(&event_target_value(&event));
        wrong.set(year.is_none());
        if let Some(year) = year {
            set.run((chosen.with_untracked(|(card, _)| card.clone()), year));
        }
    };
    view! {
        <div class="card-choice">
            <div class="field">
                <label for=card_id.clone()>{tr("start-card")}</label>
                <select id=card_id prop:value=value on:change=take_card>
                    {options}
                </select>
            </div>
            <div class="field">
                <label for=year_id.clone()>{tr("start-year")}</label>
                <input
                    id=year_id
                    type="number"
                    inputmode="numeric"
                    min=*YEARS.start()
                    max=*YEARS.end()
                    prop:value=move || chosen.with(|(_, year)| year.to_string())
                    aria-describedby=note_id.clone()
                    aria-invalid=move || wrong.get().then_some("true")
                    on:change=take_year
                />
                <p class="note" class:error=wrong id=note_id>
                    {text(|| note("start-year").unwrap_or_default())}
                </p>
            </div>
        </div>
    }
    .into_any()
}

/// The fields for the next deal; they are preferences.
pub fn for_next_deal(place: &'static str) -> AnyView {
    let prefs = use_prefs();
    let cards = RwSignal::new(own_cards());
    let set = move |(card, year): (String, u16)| {
        prefs.update(|prefs| {
            prefs.card = (card != HOUSE).then_some(card);
            // The current year is what holds unless another is named: it moves on.
            let other = (year != this_year()).then(|| Year::try_from(year).ok());
            prefs.year = other.flatten();
        });
    };
    fields(
        place,
        cards.into(),
        Signal::derive(move || next(prefs)),
        Callback::new(set),
    )
}

/// The fields for the next deal in the settings.
pub fn in_settings() -> AnyView {
    view! {
        <section class="panel" aria-labelledby="settings-card">
            <h2 id="settings-card">{tr("start-card")}</h2>
            {paragraph("note", tr("setting-options-note"))}
            {for_next_deal("settings-next")}
        </section>
    }
    .into_any()
}

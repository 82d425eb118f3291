//! Cards of the American table: the card as printed, cards of one's own, the choice for the next
//! deal.
//!
//! The engine reads, checks and compiles; here it is drawn and kept. [`own`] and [`said`] need no
//! browser and are tested natively.

pub mod choice;
mod files;
pub mod line;
pub mod own;
pub mod said;
pub mod sheet;

use crate::address::Address;
use crate::heading::Heading;
use crate::i18n::{t_list, t_with};
use crate::later::{Part, wasm_split};
use crate::prefs::use_prefs;
use crate::route::Route;
use crate::table::ui::{div, paragraph, text};
use choice::{name, next, own_cards, year_of};
use leptos::prelude::*;
use own::{HOUSE, OwnCard};
use sparrows_engine::card::Card;
use sparrows_text::Arg;
use std::sync::Arc;

/// The view.
#[wasm_split(
    later,
    fallible,
    preload(
        /// Waits for [`card`].
        fetch
    )
)]
pub fn card() -> Part {
    Ok(view! { <CardView /> }.into_any())
}

/// The view: the card that the address names, else that of the next deal.
#[component]
fn CardView() -> impl IntoView {
    let (address, prefs) = (expect_context::<Address>(), use_prefs());
    let cards = RwSignal::new(own_cards());
    let chosen = Memo::new(move |_| {
        let (route, (card, year)) = (address.get(), next(prefs));
        let named = route.card_id().map(str::to_owned);
        let year_named = route.param("year").and_then(year_of);
        (named.unwrap_or(card), year_named.unwrap_or(year))
    });
    let set = move |(card, year): (String, u16)| address.replace(Route::card(&card, year));
    let opened = move |id: String| {
        let year = chosen.with_untracked(|(_, year)| *year);
        address.replace(Route::card(&id, year));
    };
    let shown = Memo::new(move |_| {
        let (id, year) = chosen.get();
        (cards.with(|cards| card_of(cards, &id)), id, year)
    });
    let fields = choice::fields("card", cards.into(), chosen.into(), Callback::new(set));
    view! {
        <div class="sheet card-view">
            <Heading id="card-title" />
            <div class="card-controls">{fields} {sheet::print_button()}</div>
            {move || {
                let (card, id, year) = shown.get();
                card.map_or_else(|| unknown(id, cards), |card| printed(&card, year))
            }}
            {files::own_panel(cards, Callback::new(opened))}
        </div>
    }
}

/// The house card or one of the others.
fn card_of(cards: &[OwnCard], id: &str) -> Option<Arc<Card>> {
    if id == HOUSE {
        return Card::house().ok().map(Arc::new);
    }
    own::find(cards, id).map(|own| own.card.clone())
}

/// The card with its name above it.
fn printed(card: &Arc<Card>, year: u16) -> AnyView {
    let named = card.clone();
    let title = text(move || sheet::title(&named.id, &named.name, year));
    div(
        "card-paper panel",
        vec![paragraph("card-name", title), sheet::sheet(card, year)],
    )
}

/// What stands where this browser does not have the card.
fn unknown(id: String, cards: RwSignal<Vec<OwnCard>>) -> AnyView {
    let said = text(move || {
        let own = cards.with(|cards| -> Vec<String> {
            let named = cards.iter().map(|own| name(&own.card.id, &own.card.name));
            named.collect()
        });
        let list = t_list([name(HOUSE, "")].into_iter().chain(own));
        let args = [("name", Arg::Str(&id)), ("list", Arg::Str(&list))];
        t_with("error-unknown-card", &args)
    });
    view! { <p class="error" role="alert">{said}</p> }.into_any()
}

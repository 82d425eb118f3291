//! The bar at the bottom: every decision in its fixed place. What cannot be done stands there too,
//! looks so, reads so, and says why.

use super::seat::part;
use crate::i18n::{t, t_form, t_with};
use crate::play::Play;
use crate::play::driver::words;
use crate::play::offers::{Offer, named};
use crate::play::said::Said;
use crate::tile::{Tile, Tiles};
use leptos::prelude::*;
use sparrows_engine::{Action, ActionKind, Kind};

/// One button's place: its sort, and which of several of that sort.
type Slot = (ActionKind, usize);

/// The bar.
#[component]
pub fn Actions(play: Play) -> impl IntoView {
    let slots = part(play, |shown| slots(&shown.offers));
    view! {
        <section class="actions" aria-label=move || t("table-claims")>
            <Prompt play=play />
            <div class="buttons" id="buttons" tabindex="-1">
                <For each=move || slots.get() key=|place| *place let:place>
                    <ActionButton play=play place=place />
                </For>
            </div>
        </section>
    }
}

fn slots(offers: &[Offer]) -> Vec<Slot> {
    offers
        .iter()
        .enumerate()
        .map(|(at, offer)| {
            let before = offers[..at].iter().filter(|other| other.kind == offer.kind);
            (offer.kind, before.count())
        })
        .collect()
}

/// What the button in a slot does now, or why nothing.
fn state(play: Play, (kind, nth): Slot) -> Memo<Option<Result<Action, Said>>> {
    Memo::new(move |_| {
        let chosen = play.chosen.get();
        play.shown.with(|shown| {
            let offer = shown.offers.iter().filter(|offer| offer.kind == kind).nth(nth)?;
            Some(offer.with_chosen(chosen, &shown.view.legal))
        })
    })
}

/// The id of a button.
pub fn element_id(kind: ActionKind, nth: usize) -> String {
    format!("action-{kind}-{nth}")
}

#[component]
fn ActionButton(play: Play, place: Slot) -> impl IntoView {
    let (kind, nth) = place;
    let state = state(play, place);
    let action = move || state.get().and_then(Result::ok);
    let why = move || state.get().and_then(Result::err);
    let window = move || play.shown.with(|shown| shown.view.window());
    let id = element_id(kind, nth);
    let why_id = format!("{id}-why");
    let described = why_id.clone();
    let label = format!("action-{kind}");
    let (name_label, text_label, key_label) = (label.clone(), label.clone(), label.clone());
    let name = move || match action() {
        Some(action) => words(&named(action, window().map(|window| window.tile))),
        None => t(&name_label),
    };
    let press = move |_| match state.get_untracked() {
        Some(Ok(action)) => play.act(action),
        Some(Err(why)) => play.hint.set(Some(why)),
        None => {}
    };
    view! {
        <button
            type="button"
            id=id
            class=format!("action action-{kind}")
            aria-disabled=move || if action().is_some() { "false" } else { "true" }
            aria-label=name
            aria-describedby=move || why().is_some().then(|| described.clone())
            aria-keyshortcuts=move || t_form(&label, "key")
            on:click=press
        >
            <span class="action-label">{move || t(&text_label)}</span>
            {move || action().and_then(|action| pictured(action, window().map(|w| w.tile.kind())))}
            <Show when=move || why().is_some_and(|why| why.id == "why-below-minimum")>
                <span class="short-why">{move || why().map(|why| words(&why))}</span>
            </Show>
            <kbd aria-hidden="true">{move || t_form(&key_label, "key")}</kbd>
        </button>
        <span id=why_id hidden>
            {move || why().map(|why| words(&why))}
        </span>
    }
}

/// The tiles a decision is about: the whole chow with the claimed tile marked, the tile of a kong or
/// discard. Pungs and wins need no picture: the tile in question is marked where it lies.
fn pictured(action: Action, claimed: Option<Kind>) -> Option<AnyView> {
    let tiles = match action {
        Action::Chow(with) => {
            let claimed = claimed?;
            let mut tiles = vec![(claimed, true)];
            tiles.extend(with.map(|tile| (tile.kind(), false)));
            tiles.sort_unstable();
            tiles
        }
        Action::ConcealedKong(kind) => vec![(kind, false)],
        Action::AddedKong(tile) | Action::Discard(tile) => vec![(tile.kind(), false)],
        _ => return None,
    };
    let tiles = tiles
        .into_iter()
        .map(|(kind, marked)| view! { <Tile face=kind small=true highlighted=marked /> })
        .collect_view();
    Some(view! { <span class="action-tiles">{tiles}</span> }.into_any())
}

/// What is asked, or the reason just asked for, or what happened last.
#[component]
fn Prompt(play: Play) -> impl IntoView {
    let question = part(play, |shown| shown.question.clone());
    let in_question = part(play, |shown| {
        shown.in_question().filter(|_| shown.view.is_asked())
    });
    let latest = move || play.log.with(|log| log.last().map(|(_, said)| said.clone()));
    let text = move || match (play.hint.get(), question.get()) {
        (Some(hint), _) => words(&hint),
        (None, Some(question)) => words(&question),
        (None, None) => latest().map(|said| words(&said)).unwrap_or_default(),
    };
    let asked = move || question.get().is_some();
    view! {
        <div class="prompt" class:asked=asked class:reason=move || play.hint.get().is_some()>
            {move || {
                in_question
                    .get()
                    .map(|tile| view! { <Tiles kinds=vec![tile.kind()] small=true /> })
            }}
            <p>{text}</p>
            <Show when=move || play.seconds.get().is_some()>
                <span class="timer" role="timer">
                    {move || t_with("table-timer", &[("n", play.seconds.get().unwrap_or(0).into())])}
                </span>
            </Show>
            <Show when=move || play.chosen.get().is_some()>
                <button
                    type="button"
                    class="button deselect"
                    aria-keyshortcuts="Escape"
                    on:click=move |_| play.choose(None)
                >
                    {move || t("action-deselect")}
                </button>
            </Show>
        </div>
    }
}

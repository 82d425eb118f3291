//! Several ways to do what one button stands for: how many jokers a group takes, which shown joker
//! is exchanged, whose hand is called dead.

use super::actions::{element_id, pictured};
use super::seat::now;
use super::tiles::marked_picture;
use super::ui::{button, click, each, span, text, tr, tr_of};
use crate::play::Play;
use crate::play::calls::choice;
use crate::play::driver::words;
use crate::play::offers::named;
use leptos::prelude::*;
use sparrows_engine::{Action, ActionKind, Kind};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// The id of one of the ways.
pub fn choice_id(at: usize) -> String {
    format!("choice-{at}")
}

/// Opens the ways of a button and leads the focus to the first; from then on to the next each time.
pub fn open(play: Play, kind: ActionKind, nth: usize) {
    let opened = play.opened.get_untracked();
    let mut at = 0;
    if opened == Some((kind, nth)) {
        let count = ways(play, kind, nth).len();
        let active = document().active_element().map(|element| element.id());
        let here = (0..count).find(|at| Some(choice_id(*at)) == active);
        at = here.map_or(0, |here| (here + 1) % count.max(1));
    } else {
        play.opened.set(Some((kind, nth)));
    }
    request_animation_frame(move || focus(&choice_id(at)));
}

/// Closes them; the focus goes back to the button.
pub fn close(play: Play) {
    if let Some((kind, nth)) = play.opened.get_untracked() {
        play.opened.set(None);
        request_animation_frame(move || focus(&element_id(kind, nth)));
    }
}

fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Fails only for an element that has gone.
        let _ = element.focus();
    }
}

/// The ways of a button. Tracked.
fn tracked(play: Play, kind: ActionKind, nth: usize) -> Vec<Action> {
    now(play, |shown| {
        let mut offers = shown.offers.iter().filter(|offer| offer.kind == kind);
        offers
            .nth(nth)
            .map_or_else(Vec::new, |offer| offer.choices.clone())
    })
}

fn ways(play: Play, kind: ActionKind, nth: usize) -> Vec<Action> {
    untrack(|| tracked(play, kind, nth))
}

/// The ways of the opened button, in place of the bar's buttons.
pub fn choices(play: Play, kind: ActionKind, nth: usize) -> AnyView {
    let word = play.shown.with_untracked(|shown| {
        let mut offers = shown.offers.iter().filter(|offer| offer.kind == kind);
        offers.nth(nth).map_or(kind.as_str(), |offer| offer.word)
    });
    let keys = move || (0..tracked(play, kind, nth).len()).collect();
    let buttons = each(keys, move |at| way(play, kind, nth, at));
    let back = click(move || close(play));
    view! {
        <div class="buttons choices" role="group" aria-label=tr_of(format!("action-{word}"))>
            {vec![buttons, button("button", tr("back"), back)]}
        </div>
    }
    .into_any()
}

fn way(play: Play, kind: ActionKind, nth: usize, at: usize) -> AnyView {
    let Some(action) = ways(play, kind, nth).get(at).copied() else {
        return ().into_any();
    };
    let (called, circle) = play.shown.with_untracked(|shown| {
        let called = shown.view.window().map(|window| window.tile);
        (called, shown.circle())
    });
    let label = text(move || words(&choice(action, circle)));
    let name = text(move || words(&named(action, called, circle)));
    let act = click(move || play.act(action));
    let pictures = pictured(action, called).into_iter().map(|key| {
        let kind = Kind::from_index(key % 100).unwrap_or(Kind::JOKER);
        marked_picture(kind.into(), (key / 100 % 10 == 1).into(), false.into())
    });
    view! {
        <button
            type="button"
            id=choice_id(at)
            class=format!("action action-{kind}")
            aria-disabled="false"
            aria-label=name
            on:click=act
        >
            <span class="action-label">{label}</span>
            {span("action-tiles", pictures.collect())}
        </button>
    }
    .into_any()
}

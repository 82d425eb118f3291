//! Patterns with their values, explanations and example hands.

use super::InForce;
use crate::i18n::{note, t, t_list, t_with};
use crate::tile::{Tile, name, name_id, name_in};
use leptos::prelude::*;
use sparrows_engine::Rules;
use sparrows_engine::meld::{FaceMeld, MeldKind};
use sparrows_engine::rules::{Example, Pattern};
use sparrows_text::Arg;

/// The patterns of a table: those that add up, or the limit hands.
pub fn patterns(rules: Rules, limit: bool, in_force: Memo<InForce>) -> impl IntoView {
    let patterns = rules
        .patterns()
        .iter()
        .filter(move |pattern| pattern.limit == limit);
    view! {
        {(!limit).then(|| view! { <p class="note">{move || t("rules-example-note")}</p> })}
        <ul class="patterns">
            {patterns
                .map(|pattern| view! { <PatternView pattern=pattern in_force=in_force /> })
                .collect_view()}
        </ul>
    }
}

#[component]
fn PatternView(pattern: &'static Pattern, in_force: Memo<InForce>) -> impl IntoView {
    let id = format!("pattern-{}", pattern.id);
    let (title, explained) = (id.clone(), id.clone());
    // A limit hand counts what the cap leaves of it.
    let value = move || {
        let cap = in_force
            .get()
            .options
            .value("cap")
            .ok()
            .and_then(|cap| cap.as_i64());
        let value = i64::from(pattern.value);
        let value = if pattern.limit {
            cap.map_or(value, |cap| cap.min(value))
        } else {
            value
        };
        t_with("faan", &[("n", Arg::Num(value))])
    };
    view! {
        <li class="pattern" id=id>
            <div class="title">
                <h3>{move || t(&title)}</h3>
                <span class="value">{value}</span>
            </div>
            <p>{move || note(&explained)}</p>
            {pattern.example_hand().ok().map(hand)}
        </li>
    }
}

/// An example hand: concealed tiles, the winning tile apart, exposed sets, flowers.
fn hand(example: Example) -> impl IntoView {
    let Example {
        concealed,
        win,
        melds,
        flowers,
    } = example.clone();
    let row = |kinds: Vec<sparrows_engine::Kind>| {
        kinds
            .into_iter()
            .map(|kind| view! { <Tile face=kind small=true /> })
            .collect_view()
    };
    let sets = melds
        .into_iter()
        .map(|meld| view! { <span class="group">{row(meld.kinds().collect())}</span> })
        .collect_view();
    view! {
        <div class="example cloth" role="img" aria-label=move || described(&example)>
            <span class="group">{row(concealed)}</span>
            <span class="group win">{row(vec![win])}</span>
            {sets}
            {(!flowers.is_empty()).then(|| view! { <span class="group">{row(flowers)}</span> })}
        </div>
    }
}

/// The example in words. Tracked.
fn described(example: &Example) -> String {
    let concealed = example.concealed.iter().map(|&kind| name(kind));
    let win = name_in("tile-winning", example.win);
    let melds = example.melds.iter().map(meld);
    let flowers = example.flowers.iter().map(|&kind| name(kind));
    let list = t_list(concealed.chain([win]).chain(melds).chain(flowers));
    format!("{}: {list}", t("rules-example"))
}

fn meld(meld: &FaceMeld) -> String {
    let message = format!("meld-{}", meld.kind.as_str());
    if meld.kind == MeldKind::Chow {
        let tiles = t_list(meld.kinds().map(name));
        t_with(&message, &[("tiles", tiles.as_str().into())])
    } else {
        t_with(&message, &[("tile", Arg::Msg(&name_id(meld.first)))])
    }
}

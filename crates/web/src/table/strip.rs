//! The strip above the table.

use super::seat::{now, wind_sign};
use super::ui::{click, flag, hidden, sign_button, span, text, tr, tr_of, when};
use super::{ledger, walls};
use crate::heading::{HEADING, focus};
use crate::i18n::{t, t_with};
use crate::play::Play;
use crate::prefs::{Figure, Speed, use_prefs};
use leptos::prelude::*;
use sparrows_engine::{Rules, Seat};
use sparrows_text::Arg;

/// The strip: wall, wind, table, ledger, speed, keys, menu.
pub fn strip(play: Play, [menu, help, booked]: [RwSignal<bool>; 3]) -> AnyView {
    let prefs = use_prefs();
    let word = text(move || prefs.with(|prefs| prefs.speed.word().to_owned()));
    let set_speed = move |event: leptos::ev::Event| {
        if let Some(speed) = Speed::from_word(&event_target_value(&event)) {
            prefs.update(|prefs| prefs.speed = speed);
        }
    };
    let first = prefs.with_untracked(|prefs| prefs.speed);
    let speeds: Vec<AnyView> = Speed::ALL
        .iter()
        .map(|speed| {
            let word = speed.word();
            let label = tr_of(format!("speed-{word}"));
            view! { <option value=word selected=first == *speed>{label}</option> }.into_any()
        })
        .collect();
    view! {
        <div class="strip">
            {wall(play)}
            {walls::walls(play)}
            {table_name(play)}
            <span class="grow"></span>
            {when(ledger::is_kept(play), move || ledger_button(play, booked))}
            <label class="speed">
                {hidden(tr("table-speed"))}
                <select on:change=set_speed prop:value=word>
                    {speeds}
                </select>
            </label>
            {sign_button("?", tr("keys-open"), Some("?"), click(move || help.set(true)))}
            {sign_button("☰", tr("more"), None, click(move || menu.set(true)))}
        </div>
    }
    .into_any()
}

/// How many tiles are left, and the prevailing wind.
fn wall(play: Play) -> AnyView {
    let count = text(move || {
        let wall = now(play, |shown| shown.view.wall);
        t_with("table-wall", &[("n", wall.into())])
    });
    let figure = text(move || now(play, |shown| shown.view.wall).to_string());
    // HK-2.4: the prevailing wind is always east.
    let wind = text(|| t_with("table-prevailing", &[("wind", Arg::Msg("wind-east"))]));
    // A table without winds has none that prevails.
    let honors = flag(move || now(play, |shown| shown.rules() == Rules::HongKong));
    view! {
        <span class="wall" title=count>
            <svg class="wall-sign" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
                <path d="M1 1h6v6H1zM9 1h6v6H9zM17 1h6v6h-6zM1 9h6v6H1zM9 9h6v6H9zM17 9h6v6h-6z" />
            </svg>
            <span aria-hidden="true">{figure}</span>
            {hidden(count)}
        </span>
        {when(honors, move || {
            let sign = vec![wind_sign(Seat::East.into()), hidden(wind)];
            view! {
                <span class="prevailing" title=wind>
                    {span("wind", sign)}
                </span>
            }
                .into_any()
        })}
    }
    .into_any()
}

/// The table's name: leads to the choice of a table.
fn table_name(play: Play) -> AnyView {
    let name = text(move || t(&format!("table-{}", now(play, |shown| shown.rules()))));
    let choose = click(move || {
        play.choosing.set(true);
        request_animation_frame(|| focus(HEADING));
    });
    view! {
        <button type="button" class="button table-name" title=tr("start-title") on:click=choose>
            {name}
        </button>
    }
    .into_any()
}

/// Opens the ledger; shows what the person has gained or paid so far.
fn ledger_button(play: Play, booked: RwSignal<bool>) -> AnyView {
    let sum = text(move || ledger::own_sum(play));
    let open = click(move || booked.set(true));
    view! {
        <button type="button" class="button open-ledger" on:click=open>
            <span>{tr("settlement-ledger")}</span>
            {span("figure", vec![sum.into_any()])}
        </button>
    }
    .into_any()
}

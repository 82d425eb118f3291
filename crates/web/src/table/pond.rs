//! The middle of the table: the discards of every seat, the wall, the prevailing wind.

use super::seat::{now, wind_sign};
use super::tiles::{named, picture, under_name};
use super::ui::{click, each, flag, hidden, sign_button, span, text, tr, tr_of, when};
use crate::i18n::{note, t_with};
use crate::play::Play;
use crate::play::said::player_id;
use crate::prefs::{Figure, Speed, use_prefs};
use crate::tile::name;
use leptos::prelude::*;
use sparrows_engine::{Seat, TileId};
use sparrows_text::Arg;

/// The strip above the table: wall, wind, speed, keys, menu.
pub fn strip(play: Play, menu: RwSignal<bool>, help: RwSignal<bool>) -> AnyView {
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
            <span class="grow"></span>
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
    view! {
        <span class="wall" title=count>
            <svg class="wall-sign" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
                <path d="M1 1h6v6H1zM9 1h6v6H9zM17 1h6v6h-6zM1 9h6v6H1zM9 9h6v6H9zM17 9h6v6h-6z" />
            </svg>
            <span aria-hidden="true">{figure}</span>
            {hidden(count)}
        </span>
        <span class="prevailing" title=wind>
            {span("wind", vec![wind_sign(Seat::East.into()), hidden(wind)])}
        </span>
    }
    .into_any()
}

/// The discards of all four, and what is before the first of them. A click on the cloth lays a
/// chosen tile down again.
pub fn pond(play: Play) -> AnyView {
    let discards: Vec<AnyView> = [2, 3, 1, 0].map(|player| discards(play, player)).into();
    view! {
        <div class="pond" on:click=click(move || play.choose(None))>
            {discards}
            {middle(play)}
        </div>
    }
    .into_any()
}

/// What stands in the middle: the commitment before the first discard; in step mode the button
/// for the next move.
fn middle(play: Play) -> AnyView {
    let steps = flag(move || play.step_waits.get());
    let fresh =
        flag(move || now(play, |shown| shown.view.discards.is_empty()) && !play.step_waits.get());
    let next = move || {
        let act = move |event: leptos::ev::MouseEvent| {
            event.stop_propagation();
            play.next_move();
        };
        view! {
            <button type="button" class="button primary next" aria-keyshortcuts="N" on:click=act>
                {tr("table-step")}
                <kbd aria-hidden="true">"N"</kbd>
            </button>
        }
        .into_any()
    };
    let commitment = move || {
        let hash = text(move || {
            now(play, |shown| {
                t_with(
                    "settlement-commitment",
                    &[("hash", Arg::Str(&shown.commitment))],
                )
            })
        });
        let why = text(|| note("settlement-commitment").unwrap_or_default());
        view! {
            <p class="commitment" title=why>
                {hash}
            </p>
        }
        .into_any()
    };
    view! {
        <div class="middle">
            {when(steps, next)}
            {when(fresh, commitment)}
        </div>
    }
    .into_any()
}

/// What a player discarded and nobody claimed, in order.
fn discards(play: Play, player: usize) -> AnyView {
    let tiles = move || {
        now(play, |shown| {
            let seat = shown.seat(player);
            let all = shown.view.discards.iter();
            let own = all.filter(|discard| discard.seat == seat && discard.claimed_by.is_none());
            own.map(|discard| discard.tile.index()).collect()
        })
    };
    let label = text(move || t_with("table-discards-of", &[("who", Arg::Msg(player_id(player)))]));
    let tiles = each(tiles, move |index| {
        TileId::from_index(index).map_or_else(|| ().into_any(), |tile| discard(play, tile))
    });
    view! {
        <ul class=format!("discards discards-{player}") aria-label=label>
            {tiles}
        </ul>
    }
    .into_any()
}

fn discard(play: Play, tile: TileId) -> AnyView {
    let latest = flag(move || {
        now(play, |shown| {
            shown
                .view
                .discards
                .last()
                .is_some_and(|last| last.tile == tile)
        })
    });
    let asked = flag(move || now(play, |shown| shown.in_question() == Some(tile)));
    let name = text(move || {
        if asked.get() {
            named("tile-offered", tile)
        } else if latest.get() {
            named("tile-latest", tile)
        } else {
            name(tile)
        }
    });
    view! {
        <li class:latest=latest class:asked=asked>
            {under_name("one", name, vec![picture(tile.into(), false)])}
        </li>
    }
    .into_any()
}

//! The middle of the table: the discards of every seat, the wall, the prevailing wind.

use super::seat::{WindSign, named, part};
use crate::i18n::{t, t_with};
use crate::play::Play;
use crate::play::said::player_id;
use crate::prefs::{Figure, Speed, use_prefs};
use crate::tile::{Tile, name};
use leptos::prelude::*;
use sparrows_engine::{Seat, TileId};
use sparrows_text::Arg;

/// The strip above the table: wall, wind, speed, menu.
#[component]
pub fn Info(play: Play, menu: RwSignal<bool>, help: RwSignal<bool>) -> impl IntoView {
    let prefs = use_prefs();
    let speed = move || prefs.with(|prefs| prefs.speed.word());
    let set_speed = move |event: leptos::ev::Event| {
        if let Some(speed) = Speed::from_word(&event_target_value(&event)) {
            prefs.update(|prefs| prefs.speed = speed);
        }
    };
    view! {
        <div class="strip">
            <Wall play=play />
            <span class="grow"></span>
            <label class="speed">
                <span class="hidden">{move || t("table-speed")}</span>
                <select on:change=set_speed prop:value=speed>
                    {Speed::ALL
                        .iter()
                        .map(|speed| {
                            let word = speed.word();
                            let id = format!("speed-{word}");
                            view! {
                                <option value=word selected=move || {
                                    prefs.with_untracked(|prefs| prefs.speed.word()) == word
                                }>{move || t(&id)}</option>
                            }
                        })
                        .collect_view()}
                </select>
            </label>
            <button
                type="button"
                class="button round"
                aria-label=move || t("keys-open")
                aria-keyshortcuts="?"
                on:click=move |_| help.set(true)
            >
                <span aria-hidden="true">"?"</span>
            </button>
            <button type="button" class="button round" on:click=move |_| menu.set(true)>
                <span aria-hidden="true">"☰"</span>
                <span class="hidden">{move || t("more")}</span>
            </button>
        </div>
    }
}

/// How many tiles are left, and the prevailing wind.
#[component]
fn Wall(play: Play) -> impl IntoView {
    let wall = part(play, |shown| shown.view.wall);
    let count = move || t_with("table-wall", &[("n", wall.get().into())]);
    view! {
        <span class="wall" title=count>
            <svg class="wall-sign" viewBox="0 0 24 16" aria-hidden="true" focusable="false">
                <path d="M1 1h6v6H1zM9 1h6v6H9zM17 1h6v6h-6zM1 9h6v6H1zM9 9h6v6H9zM17 9h6v6h-6z" />
            </svg>
            <span aria-hidden="true">{move || wall.get()}</span>
            <span class="hidden">{count}</span>
        </span>
        <span class="prevailing" title=prevailing>
            <span class="wind">
                <WindSign seat=Seat::East />
            </span>
            <span class="hidden">{prevailing}</span>
        </span>
    }
}

/// HK-2.4: the prevailing wind is always east.
fn prevailing() -> String {
    t_with("table-prevailing", &[("wind", Arg::Msg("wind-east"))])
}

/// The discards of all four, and what is before the first of them.
#[component]
pub fn Pond(play: Play) -> impl IntoView {
    // A click on the cloth lays a chosen tile down again.
    view! {
        <div class="pond" on:click=move |_| play.choose(None)>
            {[2, 3, 1, 0].map(|player| view! { <Discards play=play player=player /> })}
            <Middle play=play />
        </div>
    }
}

/// What stands in the middle: the commitment before the first discard; in step mode the button
/// for the next move.
#[component]
fn Middle(play: Play) -> impl IntoView {
    let fresh = part(play, |shown| shown.view.discards.is_empty());
    let commitment = part(play, |shown| shown.commitment.clone());
    let note = move || crate::i18n::note("settlement-commitment").unwrap_or_default();
    view! {
        <div class="middle">
            <Show when=move || play.step_waits.get()>
                <button
                    type="button"
                    class="button primary next"
                    aria-keyshortcuts="N"
                    on:click=move |event| {
                        event.stop_propagation();
                        play.next_move();
                    }
                >
                    {move || t("table-step")}
                    <kbd aria-hidden="true">"N"</kbd>
                </button>
            </Show>
            <Show when=move || fresh.get() && !play.step_waits.get()>
                <p class="commitment" title=note>
                    {move || {
                        commitment
                            .with(|hash| t_with("settlement-commitment", &[("hash", Arg::Str(hash))]))
                    }}
                </p>
            </Show>
        </div>
    }
}

/// What a player discarded and nobody claimed, in order.
#[component]
fn Discards(play: Play, player: usize) -> impl IntoView {
    let tiles = part(play, move |shown| {
        let seat = shown.seat(player);
        let unclaimed = shown
            .view
            .discards
            .iter()
            .filter(|discard| discard.seat == seat && discard.claimed_by.is_none());
        unclaimed.map(|discard| discard.tile).collect::<Vec<_>>()
    });
    let latest = part(play, |shown| {
        shown.view.discards.last().map(|discard| discard.tile)
    });
    let in_question = part(play, |shown| shown.in_question());
    let label = move || t_with("table-discards-of", &[("who", Arg::Msg(player_id(player)))]);
    let tile_name = move |tile: TileId| {
        if in_question.get() == Some(tile) {
            named("tile-offered", tile)
        } else if latest.get() == Some(tile) {
            named("tile-latest", tile)
        } else {
            name(tile)
        }
    };
    view! {
        <ul class=format!("discards discards-{player}") aria-label=label>
            <For each=move || tiles.get() key=|tile| tile.index() let:tile>
                <li
                    class:latest=move || latest.get() == Some(tile)
                    class:asked=move || in_question.get() == Some(tile)
                >
                    <span role="img" aria-label=move || tile_name(tile)>
                        <Tile face=tile />
                    </span>
                </li>
            </For>
        </ul>
    }
}


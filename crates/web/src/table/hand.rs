//! The person's hand: real buttons, one for each physical tile.

use super::seat::{named, part};
use crate::i18n::t;
use crate::play::driver::words;
use crate::play::said::{Said, Word, tile_id};
use crate::play::{Hand, Play};
use crate::prefs::{Sorting, use_prefs};
use crate::tile::Tile;
use leptos::prelude::*;
use sparrows_engine::TileId;

/// The hand as it stands, in the order the person wants.
pub fn hand(play: Play) -> Memo<Hand> {
    let prefs = use_prefs();
    let own = Memo::new(move |_| prefs.with(|prefs| prefs.sorting == Sorting::Own));
    Memo::new(move |_| {
        let own = own.get();
        play.shown.with(|shown| {
            let (tiles, drawn) = (&shown.view.hand, shown.view.drawn);
            if own {
                Hand::in_order(tiles, drawn, &play.order())
            } else {
                Hand::sorted(tiles, drawn)
            }
        })
    })
}

/// The id of a tile's button.
pub fn element_id(tile: TileId) -> String {
    format!("hand-{}", tile.index())
}

/// The view.
#[component]
pub fn HandView(play: Play) -> impl IntoView {
    let hand = hand(play);
    // The place of each tile in the deal's own order, kept as the person moves tiles about.
    let prefs = use_prefs();
    Effect::new(move |_| {
        let tiles: Vec<TileId> = hand.with(|hand| hand.tiles().collect());
        if prefs.with_untracked(|prefs| prefs.sorting == Sorting::Own) && tiles != play.order() {
            play.set_order(tiles);
        }
    });
    let asked = part(play, |shown| shown.may_discard());
    view! {
        <section class="hand" class:asked=asked aria-label=move || t("table-you")>
            <div class="rows">
                <For
                    each=move || hand.with(|hand| hand.tiles().collect::<Vec<_>>())
                    key=|tile| tile.index()
                    let:tile
                >
                    <TileButton play=play hand=hand tile=tile />
                </For>
            </div>
            <Reorder play=play hand=hand />
        </section>
    }
}

#[component]
fn TileButton(play: Play, hand: Memo<Hand>, tile: TileId) -> impl IntoView {
    let chosen = Memo::new(move |_| play.chosen.get() == Some(tile));
    let drawn = Memo::new(move |_| hand.with(|hand| hand.drawn == Some(tile)));
    let name = move || {
        let plain = if drawn.get() {
            Said::new("tile-drawn").msg("tile", tile_id(tile.kind()))
        } else {
            Said::new(tile_id(tile.kind()))
        };
        if chosen.get() {
            let plain = Word::Said(plain);
            words(&Said::new("tile-selected").with("tile", plain))
        } else {
            words(&plain)
        }
    };
    view! {
        <button
            type="button"
            id=element_id(tile)
            class="hand-tile"
            class:chosen=chosen
            class:drawn=drawn
            data-tile=tile.to_string()
            aria-pressed=move || if chosen.get() { "true" } else { "false" }
            aria-label=name
            on:click=move |_| play.tap(tile)
        >
            <Tile face=tile selected=chosen />
        </button>
    }
}

/// In one's own order: buttons that move the chosen tile and sort the hand.
#[component]
fn Reorder(play: Play, hand: Memo<Hand>) -> impl IntoView {
    let prefs = use_prefs();
    let own = move || prefs.with(|prefs| prefs.sorting == Sorting::Own);
    let step = move |by: isize| {
        if let Some(tile) = play.chosen.get_untracked() {
            play.set_order(hand.with_untracked(|hand| hand.moved(tile, by)));
        }
    };
    let label = move |id: &'static str| {
        play.chosen
            .get()
            .map_or_else(|| t(id), |tile| format!("{} ({})", t(id), named("tile-selected", tile)))
    };
    let none = move || if play.chosen.get().is_none() { "true" } else { "false" };
    view! {
        <Show when=own>
            <div class="reorder">
                <button
                    type="button"
                    class="button round"
                    aria-disabled=none
                    aria-label=move || label("table-move-left")
                    on:click=move |_| step(-1)
                >
                    <span aria-hidden="true">"←"</span>
                </button>
                <button
                    type="button"
                    class="button round"
                    aria-disabled=none
                    aria-label=move || label("table-move-right")
                    on:click=move |_| step(1)
                >
                    <span aria-hidden="true">"→"</span>
                </button>
                <button type="button" class="button" on:click=move |_| play.set_order(Vec::new())>
                    {move || t("table-sort")}
                </button>
            </div>
        </Show>
    }
}

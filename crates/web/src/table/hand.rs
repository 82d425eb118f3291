//! The person's hand: real buttons, one for each physical tile.

use super::seat::now;
use super::tiles::named;
use super::ui::{aria, button, click, each, flag, text, tr, when};
use crate::i18n::t;
use crate::play::driver::words;
use crate::play::said::{Said, Word, tile_id};
use crate::play::{Hand, Play};
use crate::prefs::{Preferences, Sorting, use_prefs};
use crate::tile::Tile;
use leptos::prelude::*;
use sparrows_engine::TileId;

/// The hand as it stands, in the order the person wants. Tracked.
pub fn hand(play: Play, prefs: Preferences) -> Hand {
    let own = prefs.with(|prefs| prefs.sorting == Sorting::Own);
    now(play, |shown| {
        let (tiles, drawn) = (&shown.view.hand, shown.view.drawn);
        if own {
            Hand::in_order(tiles, drawn, &play.order())
        } else {
            Hand::sorted(tiles, drawn)
        }
    })
}

/// The id of a tile's button.
pub fn element_id(tile: TileId) -> String {
    format!("hand-{}", tile.index())
}

/// The view.
pub fn hand_view(play: Play) -> AnyView {
    let prefs = use_prefs();
    // In one's own order a tile drawn takes its place for good.
    Effect::new(move |_| {
        let tiles: Vec<TileId> = hand(play, prefs).tiles().collect();
        if prefs.with_untracked(|prefs| prefs.sorting == Sorting::Own) && tiles != play.order() {
            play.set_order(tiles);
        }
    });
    let asked = flag(move || now(play, |shown| shown.may_discard()));
    let own = flag(move || prefs.with(|prefs| prefs.sorting == Sorting::Own));
    let keys = move || hand(play, prefs).tiles().map(TileId::index).collect();
    let tiles = each(keys, move |index| {
        TileId::from_index(index).map_or_else(|| ().into_any(), |tile| tile_button(play, tile))
    });
    view! {
        <section class="hand" class:asked=asked aria-label=tr("table-you")>
            <div class="rows">{tiles}</div>
            {when(own, move || reorder(play, prefs))}
        </section>
    }
    .into_any()
}

fn tile_button(play: Play, tile: TileId) -> AnyView {
    let chosen = flag(move || play.chosen.get() == Some(tile));
    let drawn = flag(move || now(play, |shown| shown.view.drawn == Some(tile)));
    let name = text(move || {
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
    });
    view! {
        <button
            type="button"
            id=element_id(tile)
            class="hand-tile"
            class:chosen=chosen
            class:drawn=drawn
            data-tile=tile.to_string()
            aria-pressed=aria(chosen)
            aria-label=name
            on:click=click(move || play.tap(tile))
        >
            <Tile face=tile selected=chosen />
        </button>
    }
    .into_any()
}

/// In one's own order: buttons that move the chosen tile and sort the hand.
fn reorder(play: Play, prefs: Preferences) -> AnyView {
    let none = flag(move || play.chosen.get().is_none());
    let step = move |sign: &'static str, id: &'static str, by: isize| {
        let label = text(move || match play.chosen.get() {
            Some(tile) => format!("{} ({})", t(id), named("tile-selected", tile)),
            None => t(id),
        });
        let act = click(move || {
            if let Some(tile) = play.chosen.get_untracked() {
                play.set_order(untrack(|| hand(play, prefs)).moved(tile, by));
            }
        });
        view! {
            <button
                type="button"
                class="button round"
                aria-disabled=aria(none)
                aria-label=label
                on:click=act
            >
                <span aria-hidden="true">{sign}</span>
            </button>
        }
        .into_any()
    };
    let sort = click(move || {
        let sorted = play
            .shown
            .with_untracked(|shown| shown.view.hand.iter().collect());
        play.set_order(sorted);
    });
    view! {
        <div class="reorder">
            {step("←", "table-move-left", -1)} {step("→", "table-move-right", 1)}
            {button("button", tr("table-sort"), sort)}
        </div>
    }
    .into_any()
}

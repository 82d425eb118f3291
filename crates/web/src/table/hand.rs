//! The person's hand: real buttons, one for each physical tile.

use super::seat::now;
use super::settlement;
use super::tiles::named;
use super::ui::{aria, button, click, div, each, flag, paragraph, text, tr, when};
use crate::i18n::{note, t};
use crate::play::driver::words;
use crate::play::said::{Said, Word, tile_id};
use crate::play::{Hand, Play};
use crate::prefs::{Preferences, Sorting, use_prefs};
use crate::tile::Tile;
use leptos::prelude::*;
use sparrows_engine::{Kind, TileId};

/// The hand as it stands, in the order the person wants. Tracked.
pub fn hand(play: Play, prefs: Preferences) -> Hand {
    let own = prefs.with(|prefs| prefs.sorting == Sorting::Own);
    now(play, |shown| {
        let (tiles, drawn) = (&shown.view.hand, shown.view.drawn);
        if own {
            Hand::in_order(tiles, drawn, &play.order())
        } else {
            Hand::sorted(tiles, drawn, shown.missing(0))
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
    let picking = flag(move || now(play, |shown| shown.view.pick.is_some()));
    let own = flag(move || prefs.with(|prefs| prefs.sorting == Sorting::Own));
    let out = flag(move || now(play, |shown| shown.watches() && shown.win_of(0).is_some()));
    let dead = flag(move || now(play, |shown| shown.is_dead(0)));
    let plays = flag(move || !out.get());
    let tiles = move || {
        let keys = move || hand(play, prefs).tiles().map(TileId::index).collect();
        let tiles = each(keys, move |index| {
            TileId::from_index(index).map_or_else(|| ().into_any(), |tile| tile_button(play, tile))
        });
        div("rows", vec![tiles])
    };
    let inside = vec![
        when(plays, tiles),
        when(out, move || won(play)),
        when(dead, || {
            let why = text(|| note("table-dead-you").unwrap_or_default());
            paragraph("dead-note", why)
        }),
        when(own, move || reorder(play, prefs)),
        why_barred(play),
        why_joker(play),
    ];
    view! {
        <section class="hand" class:asked=asked class:picking=picking aria-label=tr("table-you")>
            {inside}
        </section>
    }
    .into_any()
}

/// The hand that the person has won with, while the others play on.
fn won(play: Play) -> AnyView {
    let won = play.shown.with_untracked(|shown| {
        let account = shown.win_of(0)?;
        Some(settlement::won_hand(shown, account))
    });
    div("own-win", won.into_iter().collect())
}

/// The id of the reason why tiles cannot be chosen.
const WHY: &str = "hand-why";

/// Why tiles of the hand cannot be chosen: one reason holds for all of them.
fn why_barred(play: Play) -> AnyView {
    let why = text(move || {
        let picked = play.picked.get();
        let why = now(play, |shown| {
            let plain = |tile: &TileId| tile.kind() != Kind::JOKER;
            let mut tiles = shown.view.hand.iter().filter(plain);
            tiles.find_map(|tile| shown.barred(tile, &picked))
        });
        why.as_ref().map(words).unwrap_or_default()
    });
    view! {
        <span id=WHY hidden>
            {why}
        </span>
    }
    .into_any()
}

/// The id of the reason why a joker cannot be chosen.
const WHY_JOKER: &str = "hand-why-joker";

/// Why a joker cannot be chosen: that holds whatever the other tiles do.
fn why_joker(play: Play) -> AnyView {
    let why = text(move || {
        let why = now(play, |shown| {
            let jokers = shown.view.hand.of_kind(Kind::JOKER);
            jokers.into_iter().find_map(|tile| shown.barred(tile, &[]))
        });
        why.as_ref().map(words).unwrap_or_default()
    });
    view! {
        <span id=WHY_JOKER hidden>
            {why}
        </span>
    }
    .into_any()
}

fn tile_button(play: Play, tile: TileId) -> AnyView {
    let chosen = flag(move || {
        play.chosen.get() == Some(tile) || play.picked.with(|picked| picked.contains(&tile))
    });
    let drawn = flag(move || now(play, |shown| shown.view.drawn == Some(tile)));
    let missing = flag(move || now(play, |shown| shown.is_missing(tile)));
    let barred = flag(move || {
        let picked = play.picked.get();
        now(play, |shown| shown.barred(tile, &picked).is_some())
    });
    // One of those just passed on before play.
    let came = flag(move || {
        now(play, |shown| {
            let exchange = shown.exchange.as_ref();
            exchange.is_some_and(|it| it.got.contains(tile))
        })
    });
    let name = text(move || {
        let mut said = Said::new(tile_id(tile.kind()));
        let mut inside = |id: &'static str, on: bool| {
            if on {
                let plain = std::mem::replace(&mut said, Said::new(id));
                said.args.push(("tile", Word::Said(plain)));
            }
        };
        inside("tile-missing-suit", missing.get());
        inside("tile-received", came.get());
        inside("tile-drawn", drawn.get());
        inside("tile-selected", chosen.get());
        words(&said)
    });
    let why = if tile.kind() == Kind::JOKER {
        WHY_JOKER
    } else {
        WHY
    };
    let described = Signal::derive(move || barred.get().then_some(why));
    view! {
        <button
            type="button"
            id=element_id(tile)
            class="hand-tile"
            class:chosen=chosen
            class:drawn=drawn
            class:missing=missing
            class:came=came
            data-tile=tile.to_string()
            aria-pressed=aria(chosen)
            aria-disabled=aria(barred)
            aria-describedby=described
            aria-label=name
            on:click=click(move || play.tap(tile))
        >
            <Tile face=tile selected=chosen />
            {when(missing, || flag_on("✕"))}
            {when(came, || flag_on("↓"))}
        </button>
    }
    .into_any()
}

/// A sign on a tile; the name of the tile says it too.
fn flag_on(sign: &'static str) -> AnyView {
    view! {
        <span class="flag" aria-hidden="true">
            {sign}
        </span>
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

//! The middle of the table: the discards of every seat, and what stands between them.

use super::seat::{name as name_at, now};
use super::tiles::{named, picture, under_name};
use super::ui::{click, each, flag, text, tr, when};
use super::{ledger, setup};
use crate::i18n::{note, t_with};
use crate::play::circle::SIDES;
use crate::play::driver::words;
use crate::play::place::keeps_ledger;
use crate::play::said::{Said, Word, tile_id};
use crate::play::{Play, Shown};
use crate::tile::name;
use leptos::prelude::*;
use sparrows_engine::TileId;
use sparrows_text::Arg;

/// The discards of all four, and what is before the first of them. A click on the cloth lays a
/// chosen tile down again.
pub fn pond(play: Play) -> AnyView {
    let discards: Vec<AnyView> = [2, 3, 1, 0].map(|side| discards(play, side)).into();
    view! {
        <div class="pond" on:click=click(move || play.choose(None))>
            {discards}
            {middle(play)}
        </div>
    }
    .into_any()
}

/// What stands in the middle: before play what is to be chosen, and the commitment until the first
/// discard; the latest payments; in step mode the button for the next move.
fn middle(play: Play) -> AnyView {
    let steps = flag(move || play.step_waits.get());
    let fresh =
        flag(move || now(play, |shown| shown.view.discards.is_empty()) && !play.step_waits.get());
    let booked = flag(move || {
        now(play, |shown| {
            keeps_ledger(shown.rules()) && !shown.view.ledger.lines().is_empty()
        })
    });
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
            {setup::panel(play)}
            {when(fresh, commitment)}
            {when(booked, move || ledger::latest(play))}
        </div>
    }
    .into_any()
}

/// What a player discarded and nobody claimed, in order.
fn discards(play: Play, side: usize) -> AnyView {
    let tiles = move || {
        now(play, |shown| {
            let seat = shown.seat(side);
            let all = shown.view.discards.iter();
            // Where play goes on after a win, the tile that was won on stays where it lies.
            let lies = |tile| keeps_ledger(shown.rules()) && winners(shown, tile).next().is_some();
            let own = all.filter(|discard| {
                discard.seat == seat && (discard.claimed_by.is_none() || lies(discard.tile))
            });
            own.map(|discard| discard.tile.index()).collect()
        })
    };
    let label = text(move || {
        t_with(
            "table-discards-of",
            &[("who", Arg::Msg(name_at(play, side)))],
        )
    });
    let tiles = each(tiles, move |index| {
        TileId::from_index(index).map_or_else(|| ().into_any(), |tile| discard(play, tile))
    });
    view! {
        <ul class=format!("discards discards-{side}") aria-label=label>
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
    let won = flag(move || now(play, |shown| winners(shown, tile).next().is_some()));
    let name = text(move || {
        if won.get() {
            now(play, |shown| words(&won_on(shown, tile)))
        } else if asked.get() {
            named("tile-offered", tile)
        } else if latest.get() {
            named("tile-latest", tile)
        } else {
            name(tile)
        }
    });
    view! {
        <li class:latest=latest class:asked=asked class:won-on=won>
            {under_name("one", name, vec![picture(tile.into(), false)])}
        </li>
    }
    .into_any()
}

/// The sides of the table that have won on a tile.
fn winners(shown: &Shown, tile: TileId) -> impl Iterator<Item = usize> + '_ {
    (0..SIDES).filter(move |&side| {
        let account = shown.win_of(side);
        account.is_some_and(|account| account.win.tile == Some(tile))
    })
}

/// The name of a tile that has been won on. Tracked.
fn won_on(shown: &Shown, tile: TileId) -> Said {
    let winners: Vec<usize> = winners(shown, tile).collect();
    let said = |id: &'static str| Said::new(id).msg("tile", tile_id(tile.kind()));
    if let [winner] = winners[..]
        && shown.is_person(winner)
    {
        return said("tile-won-you");
    }
    let names = winners.into_iter().map(|side| Said::new(shown.name(side)));
    let names = names.collect();
    said("tile-won").with("who", Word::List(names))
}

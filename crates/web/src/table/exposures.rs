//! The groups of the American table: a joker in one can be picked to take it for the tile it stands
//! for (AM-5.2).

use super::seat::now;
use super::tiles::picture;
use super::ui::{flag, span, text, when};
use crate::play::driver::words;
use crate::play::offers::named;
use crate::play::said;
use crate::play::{Circle, Play, Shown};
use leptos::prelude::*;
use sparrows_engine::{Action, Kind, Meld, Seat, TileId};

/// The exchange that takes a joker of a group, where it is possible now. Tracked.
fn exchange(play: Play, owner: Seat, place: usize) -> Option<Action> {
    now(play, |shown| {
        let mut legal = shown.view.legal.iter().copied();
        legal.find(|action| {
            matches!(action, Action::Exchange { from, meld, .. }
                if *from == owner && usize::from(*meld) == place)
        })
    })
}

/// A group that a seat shows, its `place` among them counted from 0.
pub fn group(play: Play, owner: Seat, place: usize, meld: &Meld, circle: Circle) -> AnyView {
    let said = said::meld(meld, circle);
    let claimed = meld.claimed.map(|(tile, _)| tile);
    let tiles = meld.tiles.iter().map(|&tile| {
        let class = if claimed == Some(tile) {
            "meld-tile across"
        } else {
            "meld-tile"
        };
        let inside = if tile.kind() == Kind::JOKER {
            joker(play, owner, place, tile)
        } else {
            picture(tile.into(), false)
        };
        span(class, vec![inside])
    });
    let tiles: Vec<AnyView> = tiles.collect();
    let name = text(move || words(&said));
    view! {
        <span class="meld exposure" role="group" aria-label=name>
            {tiles}
        </span>
    }
    .into_any()
}

/// A joker: a button while it can be taken.
fn joker(play: Play, owner: Seat, place: usize, tile: TileId) -> AnyView {
    let free = flag(move || exchange(play, owner, place).is_some());
    let bound = flag(move || !free.get());
    let button = move || {
        let name = text(move || {
            let action = exchange(play, owner, place);
            let circle = now(play, Shown::circle);
            action.map_or_else(String::new, |action| words(&named(action, None, circle)))
        });
        let take = move |event: leptos::ev::MouseEvent| {
            event.stop_propagation();
            if let Some(action) = untrack(|| exchange(play, owner, place)) {
                play.act(action);
            }
        };
        view! {
            <button type="button" class="take-joker" aria-label=name title=name on:click=take>
                {picture(tile.into(), false)}
            </button>
        }
        .into_any()
    };
    vec![
        when(free, button),
        when(bound, move || picture(tile.into(), false)),
    ]
    .into_any()
}

//! Tiles as the table shows them: alone under a name, in rows, in melds.

use super::ui::{span, text};
use crate::i18n::{t, t_with};
use crate::play::driver::words;
use crate::play::{Circle, said};
use crate::tile::{Face, Tile, name_id, names};
use leptos::prelude::*;
use sparrows_engine::{Kind, Meld, MeldKind, Seat, Suit, TileId};
use sparrows_text::Arg;

/// A tile without a name of its own.
pub fn picture(face: Face, small: bool) -> AnyView {
    view! { <Tile face=face small=small /> }.into_any()
}

/// A tile whose marks follow signals.
pub fn marked_picture(face: Face, highlighted: Signal<bool>, dimmed: Signal<bool>) -> AnyView {
    view! { <Tile face=face highlighted=highlighted dimmed=dimmed /> }.into_any()
}

/// Views under one name, read out as a picture.
pub fn under_name(class: &'static str, name: Signal<String>, inside: Vec<AnyView>) -> AnyView {
    view! {
        <span class=class role="img" aria-label=name>
            {inside}
        </span>
    }
    .into_any()
}

/// Tiles in a row under their names.
pub fn row(kinds: Vec<Kind>, small: bool) -> AnyView {
    let pictures = kinds
        .iter()
        .map(|kind| picture(Face::Up(*kind), small))
        .collect();
    under_name("tiles", text(move || names(&kinds)), pictures)
}

/// A tile under its name.
pub fn tile(tile: TileId) -> AnyView {
    let name = text(move || t(&name_id(tile.kind())));
    under_name("one", name, vec![picture(tile.into(), false)])
}

/// A meld of a seat; the claimed tile lies across.
pub fn meld(meld: &Meld, owner: Seat, circle: Circle) -> AnyView {
    let said = said::meld(meld, circle);
    let claimed = meld.claimed.map(|(tile, _)| tile);
    let mut tiles: Vec<TileId> = meld.tiles.iter().copied().collect();
    if let (Some(tile), MeldKind::Pung | MeldKind::Kong) = (claimed, meld.kind) {
        // Equal tiles: which of the places lies across says whose it was, from the left neighbour
        // (three seats on) the first, from across the middle, from the right the last.
        if let Some(at) = tiles.iter().position(|other| *other == tile) {
            tiles.remove(at);
            let from = meld.claimed.map_or(owner, |(_, from)| from);
            let place = 3 - from.distance_after(owner).clamp(1, 3);
            tiles.insert(if place == 2 { tiles.len() } else { place }, tile);
        }
    }
    let pictures = tiles
        .into_iter()
        .map(|tile| {
            let across = claimed == Some(tile);
            let class = if across {
                "meld-tile across"
            } else {
                "meld-tile"
            };
            span(class, vec![picture(tile.into(), false)])
        })
        .collect();
    under_name("meld", text(move || words(&said)), pictures)
}

/// The sign of a suit that somebody does without: one of its tiles, struck through. What stands
/// beside it names the suit.
pub fn suit_sign(suit: Suit) -> AnyView {
    let five = Kind::suited(suit, 5).map_or(Face::Down, Face::Up);
    span("suit-sign", vec![picture(five, false)])
}

/// The name of a tile inside a message. Tracked.
pub fn named(message: &str, tile: TileId) -> String {
    t_with(message, &[("tile", Arg::Msg(&name_id(tile.kind())))])
}

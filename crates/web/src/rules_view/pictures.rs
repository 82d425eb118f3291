//! The tiles and the sorts of sets, drawn with their names.

use crate::i18n::t;
use crate::tile::{Tile, Tiles, name};
use leptos::prelude::*;
use sparrows_engine::{Kind, Rules, notation};

type Belongs = fn(Kind) -> bool;

/// Rows of tiles: the id of their common name, and which belong.
const ROWS: [(&str, Belongs); 7] = [
    ("suit-m", |kind| kind.text().1 == 'm'),
    ("suit-p", |kind| kind.text().1 == 'p'),
    ("suit-s", |kind| kind.text().1 == 's'),
    ("rules-winds", Kind::is_wind),
    ("rules-dragons", Kind::is_dragon),
    ("rules-flowers", |kind| {
        kind.is_flower() && kind.text().0 <= 4
    }),
    ("rules-seasons", |kind| {
        kind.is_flower() && kind.text().0 > 4
    }),
];

/// One of each sort of set.
const SETS: [(&str, &str); 4] = [
    ("set-chow", "345p"),
    ("set-pung", "777z"),
    ("set-kong", "2222s"),
    ("set-pair", "99m"),
];

/// Every kind of tile the table plays with. Suits stand in a row; the others each have a name.
pub fn tiles(rules: Rules) -> impl IntoView {
    let set = rules.tiles();
    let played: Vec<Kind> = Kind::all()
        .filter(|kind| set.lowest(*kind).is_some())
        .collect();
    ROWS.map(|(id, belongs)| {
        let kinds: Vec<Kind> = played
            .iter()
            .copied()
            .filter(|kind| belongs(*kind))
            .collect();
        let named = kinds.iter().any(|kind| kind.suit().is_none());
        let row = if named {
            let each = kinds.into_iter().map(|kind| {
                view! {
                    <li>
                        <Tile face=kind />
                        <span>{move || name(kind)}</span>
                    </li>
                }
            });
            view! { <ul class="named">{each.collect_view()}</ul> }.into_any()
        } else {
            view! { <Tiles kinds=kinds /> }.into_any()
        };
        view! {
            <div class="tile-row">
                <h3>{move || t(id)}</h3>
                {row}
            </div>
        }
    })
    .collect_view()
}

/// Each sort of set with its name.
pub fn sets() -> impl IntoView {
    let each = SETS.map(|(id, tiles)| {
        let kinds = notation::parse_tiles(tiles)
            .unwrap_or_default()
            .iter()
            .map(|tile| tile.kind)
            .collect::<Vec<_>>();
        view! {
            <li>
                <Tiles kinds=kinds />
                <span>{move || t(id)}</span>
            </li>
        }
    });
    view! { <ul class="named sets">{each.collect_view()}</ul> }
}

//! Tiles as pictures. The sprite is put into the page once, so that the inks in force reach every
//! face; the name of a tile belongs to the button or group around it, never to the picture.

use crate::fetch;
use crate::i18n::{t, t_list, t_with};
use crate::notices;
use leptos::prelude::*;
use sparrows_engine::{Kind, TileId};
use sparrows_text::Arg;

/// What is seen of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// Its face.
    Up(Kind),
    /// Its back.
    Down,
}

impl From<Kind> for Face {
    fn from(kind: Kind) -> Self {
        Self::Up(kind)
    }
}

impl From<TileId> for Face {
    fn from(tile: TileId) -> Self {
        Self::Up(tile.kind())
    }
}

/// Face down where the tile is not known.
impl<T: Into<Face>> From<Option<T>> for Face {
    fn from(tile: Option<T>) -> Self {
        tile.map_or(Self::Down, Into::into)
    }
}

/// The id of a tile's name: `tile-5m`.
#[must_use]
pub fn name_id(kind: Kind) -> String {
    format!("tile-{kind}")
}

/// The name of what is seen of a tile. Tracked.
#[must_use]
pub fn name(face: impl Into<Face>) -> String {
    match face.into() {
        Face::Up(kind) => t(&name_id(kind)),
        Face::Down => t("tile-back"),
    }
}

/// The names of tiles in a row. Tracked.
#[must_use]
pub fn names(kinds: &[Kind]) -> String {
    t_list(kinds.iter().map(|kind| name(*kind)))
}

/// The name of a tile inside another message, such as `tile-drawn`. Tracked.
#[must_use]
pub fn name_in(message: &str, kind: Kind) -> String {
    t_with(message, &[("tile", Arg::Msg(&name_id(kind)))])
}

/// The figure or letter in the corner: the rank of a suit tile, the number of a flower or season,
/// the initial of a wind, and C, F, P for red, green and white as on tiles sold with an index.
/// Letters are Latin in every language, as on the tiles themselves.
#[must_use]
pub fn index(kind: Kind) -> &'static str {
    const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    const HONORS: [&str; 7] = ["E", "S", "W", "N", "P", "F", "C"];
    let (digit, letter) = kind.text();
    let at = usize::from(digit).saturating_sub(1);
    match letter {
        'z' => HONORS.get(at).copied().unwrap_or_default(),
        'f' => DIGITS.get(at % 4).copied().unwrap_or_default(),
        'j' => "",
        _ => DIGITS.get(at).copied().unwrap_or_default(),
    }
}

/// One tile, hidden from screen readers. Its size is the width of the class `tile`; marks are
/// classes, so that nothing is drawn anew when they change.
#[component]
pub fn Tile(
    /// A kind, a tile, or an option of either: none is face down.
    #[prop(into)]
    face: Face,
    /// Two thirds of the usual size.
    #[prop(optional)]
    small: bool,
    /// Chosen: it is lifted.
    #[prop(optional, into)]
    selected: Signal<bool>,
    /// The tile in question, or one that makes a pattern.
    #[prop(optional, into)]
    highlighted: Signal<bool>,
    /// Not to the point.
    #[prop(optional, into)]
    dimmed: Signal<bool>,
) -> impl IntoView {
    view! {
        <svg
            class="tile"
            class:small=small
            class:selected=selected
            class:highlighted=highlighted
            class:dimmed=dimmed
            data-tile=match face {
                Face::Up(kind) => kind.to_string(),
                Face::Down => "back".to_owned(),
            }
            viewBox="0 0 60 80"
            aria-hidden="true"
            focusable="false"
        >
            {match face {
                Face::Down => view! { <use href="#back" /> }.into_any(),
                Face::Up(kind) => face_up(kind).into_any(),
            }}
        </svg>
    }
}

/// A small tile that bears no marks: made at little cost, for lists of many.
#[must_use]
pub fn plain(kind: Kind) -> AnyView {
    view! {
        <svg
            class="tile small"
            data-tile=kind.to_string()
            viewBox="0 0 60 80"
            aria-hidden="true"
            focusable="false"
        >
            {face_up(kind)}
        </svg>
    }
    .into_any()
}

fn face_up(kind: Kind) -> impl IntoView {
    let (digit, letter) = kind.text();
    let index = index(kind);
    view! {
        <use href="#tile" />
        <use class="tile-grain" href="#tile-grain" />
        <g class=if index.is_empty() { "tile-art" } else { "tile-art indexed" }>
            <use href=format!("#{letter}{digit}") />
        </g>
        <text class="tile-index" x="3.5" y="11.5">
            {index}
        </text>
    }
}

/// Tiles in a row under one name, read out as one picture.
#[component]
pub fn Tiles(
    /// The tiles, left to right.
    kinds: Vec<Kind>,
    /// Two thirds of the usual size.
    #[prop(optional)]
    small: bool,
    /// Name of the whole; the names of the tiles in a row where there is none.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let tiles = kinds.clone();
    view! {
        <span
            class="tiles"
            role="img"
            aria-label=move || label.map_or_else(|| names(&kinds), |label| label.get())
        >
            {tiles
                .into_iter()
                .map(|kind| view! { <Tile face=kind small=small /> })
                .collect_view()}
        </span>
    }
}

/// The grain of bone that lies on every face, as strong as `--grain` says; once on the page.
#[component]
pub fn Grain() -> impl IntoView {
    const LINES: &str = "M2.2 20q0.9 12 0 25t0 25M4.9 5q1.0 16 0 32t0 32M6.3 12q0.9 15 0 30t0 30M9.2 1.5q0.7 17 0 34t0 34M10.9 20q0.8 14 0 27t0 27M12.3 3q0.6 15 0 30t0 30M15.2 12q0.9 15 0 30t0 30M16.7 20q0.7 9 0 18t0 18M18.2 1.5q0.9 18 0 36t0 36M21.2 3q0.6 18 0 35t0 35M24.2 20q0.8 14 0 27t0 27M25.9 2q1.1 18 0 36t0 36M28.8 6q0.7 17 0 34t0 34M30.4 3q0.4 17 0 34t0 34M32.2 20q0.4 9 0 18t0 18M34.7 6q0.6 17 0 34t0 34M37.5 12q0.6 16 0 31t0 31M39.7 2q0.4 18 0 36t0 36M42.7 1.5q0.7 18 0 36t0 36M44.8 20q0.7 10 0 21t0 21M47.1 1.5q0.4 15 0 30t0 30M48.7 3q0.9 18 0 36t0 36M51.7 12q0.8 14 0 29t0 29M54.6 6q0.5 14 0 28t0 28M57.3 6q0.4 16 0 32t0 32";
    view! {
        <svg class="sprite" aria-hidden="true" focusable="false">
            <symbol id="tile-grain" viewBox="0 0 60 80">
                <path d=LINES fill="none" stroke="#8a6a35" stroke-width=".55" opacity=".5" />
            </symbol>
        </svg>
    }
}

/// Loads the sprite and puts it into the page; tiles drawn before show their faces then.
pub fn load_sprite() {
    leptos::task::spawn_local(async {
        const FILE: &str = "tiles.svg";
        match fetch::text(FILE).await {
            Ok(sprite) => {
                if let (Ok(holder), Some(body)) =
                    (document().create_element("div"), document().body())
                {
                    holder.set_class_name("sprite");
                    holder.set_inner_html(&sprite);
                    // Neither can fail: the name is plain, and a fresh element belongs nowhere yet.
                    let _ = holder.set_attribute("aria-hidden", "true");
                    let _ = body.append_child(&holder);
                }
            }
            Err(error) => {
                web_sys::console::warn_1(&format!("{FILE}: {error}").into());
                notices::warn_with("error-fetch", "file", FILE);
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn an_index_tells_tiles_of_the_same_suit_apart() {
        for letter in ['m', 'p', 's', 'z'] {
            let kinds: Vec<Kind> = Kind::plain()
                .filter(|kind| kind.text().1 == letter)
                .collect();
            let seen: BTreeSet<&str> = kinds.iter().map(|kind| index(*kind)).collect();
            assert_eq!(seen.len(), kinds.len(), "{letter}");
        }
    }

    #[test]
    fn the_index_of_flowers_is_the_number_of_their_seat() {
        let figures: Vec<&str> = Kind::all().filter(|k| k.is_flower()).map(index).collect();
        assert_eq!(figures, ["1", "2", "3", "4", "1", "2", "3", "4"]);
        assert_eq!(index(Kind::RED), "C");
        assert_eq!(index(Kind::WHITE), "P");
    }
}

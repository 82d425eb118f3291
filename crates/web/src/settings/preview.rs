//! A hand on the cloth, so that every change of the look is seen at once.

use crate::i18n::t;
use crate::tile::{Face, Tile};
use leptos::prelude::*;
use sparrows_engine::Kind;
use sparrows_engine::notation;

/// Every suit, every ink, honors and a flower.
const HAND: &str = "159m1579p138s1z567z";
const SHOWN: &str = "1f8f";
const CHOSEN: usize = 5;

fn kinds(text: &str) -> Vec<Kind> {
    notation::parse_tiles(text)
        .unwrap_or_default()
        .iter()
        .map(|tile| tile.kind)
        .collect()
}

/// The hand: one tile lifted, some face down, flowers. A picture, nothing to play with.
#[component]
pub fn Preview() -> impl IntoView {
    view! {
        <div class="preview cloth" role="img" aria-label=move || t("setting-preview")>
            <div class="row small-row">
                {(0..7).map(|_| view! { <Tile face=Face::Down small=true /> }).collect_view()}
                <span class="gap"></span>
                {kinds(SHOWN)
                    .into_iter()
                    .map(|kind| view! { <Tile face=kind small=true /> })
                    .collect_view()}
            </div>
            <div class="row">
                {kinds(HAND)
                    .into_iter()
                    .enumerate()
                    .map(|(place, kind)| view! { <Tile face=kind selected=place == CHOSEN /> })
                    .collect_view()}
            </div>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hand_is_a_hand() {
        assert_eq!(kinds(HAND).len(), 14);
        assert_eq!(kinds(SHOWN).len(), 2);
    }
}

//! How preferences reach the style sheets: as attributes and custom properties of the root element.
//!
//! `data-theme`, `data-palette`, `data-back`, `data-cloth`, `data-motion`, `data-index` hold words;
//! `--contrast`, `--grain`, `--temperature` run from -1 to 1 (grain from 0 to 1) and are neutral at
//! 0 (grain: half); `--tile-scale` is 1 at the usual size.

use crate::prefs::{Figure, Motion, Percent, Prefs, use_prefs};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::HtmlElement;

/// Keeps the root element as the preferences say.
pub fn follow() {
    let prefs = use_prefs();
    Effect::new(move |_| {
        let root = document().document_element();
        let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) else {
            return;
        };
        prefs.with(|prefs| {
            for (name, word) in words(prefs) {
                // None of these can fail: the names are plain.
                let _ = root.set_attribute(name, word);
            }
            for (name, number) in properties(prefs) {
                let _ = root.style().set_property(name, &format!("{number:.2}"));
            }
        });
    });
}

/// Whether things may move: the preference, and the device's own setting. Tracked.
#[must_use]
pub fn may_move() -> bool {
    let device_minds = || {
        window()
            .match_media("(prefers-reduced-motion: reduce)")
            .ok()
            .flatten()
            .is_some_and(|query| query.matches())
    };
    use_prefs().with(|prefs| prefs.motion == Motion::Auto) && !device_minds()
}

fn words(prefs: &Prefs) -> [(&'static str, &'static str); 6] {
    [
        ("data-theme", prefs.theme.word()),
        ("data-palette", prefs.palette.word()),
        ("data-back", prefs.back.word()),
        ("data-cloth", prefs.cloth.word()),
        ("data-motion", prefs.motion.word()),
        ("data-index", if prefs.index.0 { "on" } else { "off" }),
    ]
}

fn properties(prefs: &Prefs) -> [(&'static str, f32); 4] {
    let around_middle = |percent: Percent| (f32::from(percent.get()) - 50.0) / 50.0;
    [
        ("--contrast", around_middle(prefs.contrast)),
        ("--grain", f32::from(prefs.grain.get()) / 100.0),
        ("--temperature", around_middle(prefs.temperature)),
        ("--tile-scale", f32::from(prefs.tile_size.get()) / 100.0),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_neutral() {
        let numbers = |prefs: &Prefs| properties(prefs).map(|(_, number)| number);
        assert_eq!(numbers(&Prefs::default()), [0.0, 0.5, 0.0, 1.0]);
        let ends = Prefs {
            contrast: Percent::clamped(0),
            grain: Percent::clamped(100),
            temperature: Percent::clamped(100),
            ..Prefs::default()
        };
        assert_eq!(numbers(&ends), [-1.0, 1.0, 1.0, 1.0]);
    }
}

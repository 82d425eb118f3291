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
                let _ = root.style().set_property(name, &decimal(number));
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

/// In hundredths.
fn properties(prefs: &Prefs) -> [(&'static str, i32); 4] {
    let around_middle = |percent: Percent| (i32::from(percent.get()) - 50) * 2;
    [
        ("--contrast", around_middle(prefs.contrast)),
        ("--grain", prefs.grain.get().into()),
        ("--temperature", around_middle(prefs.temperature)),
        ("--tile-scale", prefs.tile_size.get().into()),
    ]
}

/// A number of hundredths as style sheets write it. To write a float would bring the whole machinery
/// for it into the page, 6 KB gzip.
#[must_use]
pub fn decimal(hundredths: i32) -> String {
    let sign = if hundredths < 0 { "-" } else { "" };
    let size = hundredths.unsigned_abs();
    format!("{sign}{}.{:02}", size / 100, size % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_neutral() {
        let numbers = |prefs: &Prefs| properties(prefs).map(|(_, number)| number);
        assert_eq!(numbers(&Prefs::default()), [0, 50, 0, 100]);
        let ends = Prefs {
            contrast: Percent::clamped(0),
            grain: Percent::clamped(100),
            temperature: Percent::clamped(100),
            ..Prefs::default()
        };
        assert_eq!(numbers(&ends), [-100, 100, 100, 100]);
    }

    #[test]
    fn hundredths_are_written_with_two_places() {
        let written = [-100, -4, 0, 5, 50, 123].map(decimal);
        assert_eq!(written, ["-1.00", "-0.04", "0.00", "0.05", "0.50", "1.23"]);
    }
}

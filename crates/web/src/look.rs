//! How preferences reach the style sheets: as attributes and custom properties of the root element.
//!
//! `data-theme`, `data-palette`, `data-back`, `data-cloth`, `data-motion`, `data-index` hold words;
//! `--contrast`, `--grain`, `--temperature` run from -1 to 1 (grain from 0 to 1) and are neutral at
//! 0 (grain: half); `--tile-scale` is 1 at the usual size.

use crate::prefs::{Figure, Motion, Percent, Prefs, use_prefs};
use leptos::prelude::*;

/// Keeps the root element as the preferences say.
pub fn follow() {
    let prefs = use_prefs();
    Effect::new(move |_| {
        let Some(root) = document().document_element() else {
            return;
        };
        prefs.with(|prefs| {
            for (name, word) in words(prefs) {
                // Cannot fail: the names are plain.
                let _ = root.set_attribute(name, word);
            }
            let _ = root.set_attribute("style", &properties(prefs));
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

fn properties(prefs: &Prefs) -> String {
    let around_middle = |percent: Percent| (f32::from(percent.get()) - 50.0) / 50.0;
    format!(
        "--contrast:{:.2};--grain:{:.2};--temperature:{:.2};--tile-scale:{:.2}",
        around_middle(prefs.contrast),
        f32::from(prefs.grain.get()) / 100.0,
        around_middle(prefs.temperature),
        f32::from(prefs.tile_size.get()) / 100.0,
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_neutral() {
        assert_eq!(
            properties(&Prefs::default()),
            "--contrast:0.00;--grain:0.50;--temperature:0.00;--tile-scale:1.00"
        );
        let ends = Prefs {
            contrast: Percent::clamped(0),
            grain: Percent::clamped(100),
            temperature: Percent::clamped(100),
            ..Prefs::default()
        };
        assert_eq!(
            properties(&ends),
            "--contrast:-1.00;--grain:1.00;--temperature:1.00;--tile-scale:1.00"
        );
    }
}

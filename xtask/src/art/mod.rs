//! The tile faces, drawn from coordinates: one SVG sprite with one symbol per face.
//!
//! Every picture is made of a few inks, given as CSS custom properties with fallbacks, so that a page changes
//! palettes and backs by style alone. `docs/tiles.md` names symbols and properties.

mod bamboo;
mod bird;
mod body;
mod characters;
mod dots;
mod flowers;
mod glyphs;
mod glyphs_bonus;
mod honors;
mod joker;
mod seasons;
mod sheet;
mod strokes;
mod svg;

use crate::sh;
use anyhow::{Context, Result};
use std::path::Path;

/// Where the sprite is kept, from the root of the workspace.
const PATH: &str = "crates/web/assets/tiles.svg";

/// Draws the sprite anew; with `sheet`, also a page that shows all faces at several sizes.
pub fn draw(sheet: Option<&Path>) -> Result<()> {
    let path = sh::root().join(PATH);
    std::fs::write(&path, sprite()).with_context(|| format!("cannot write {}", path.display()))?;
    if let Some(path) = sheet {
        std::fs::write(path, sheet::page())
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Every symbol with its drawing, in the order of the sprite.
fn symbols() -> Vec<(String, String)> {
    let mut out = vec![
        ("tile".to_owned(), body::tile()),
        ("back".to_owned(), body::back()),
    ];
    let mut face =
        |suit: char, ranks: std::ops::RangeInclusive<usize>, draw: &dyn Fn(usize) -> String| {
            out.extend(ranks.map(|rank| (format!("{suit}{rank}"), draw(rank))));
        };
    face('m', 1..=9, &characters::face);
    face('p', 1..=9, &dots::face);
    face('s', 1..=1, &|_| bird::face());
    face('s', 2..=9, &bamboo::face);
    face('z', 1..=7, &honors::face);
    face('f', 1..=4, &flowers::face);
    face('f', 5..=8, &|number| seasons::face(number - 4));
    face('j', 1..=1, &|_| joker::face());
    out
}

/// The sprite: shared parts, then `tile`, `back` and a symbol per face, each with the view box `0 0 60 80`.
fn sprite() -> String {
    let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">\n<defs>\n");
    for parts in [
        dots::parts(),
        bamboo::parts(),
        characters::parts(),
        flowers::parts(),
        seasons::parts(),
    ] {
        out += &parts;
        out.push('\n');
    }
    out += "</defs>\n";
    for (id, drawing) in symbols() {
        out += &format!("<symbol id=\"{id}\" viewBox=\"0 0 60 80\">{drawing}</symbol>\n");
    }
    out += "</svg>\n";
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// What follows each `mark`, up to `end`.
    fn after<'a>(text: &'a str, mark: &str, end: char) -> Vec<&'a str> {
        text.split(mark)
            .skip(1)
            .map(|rest| rest.split(end).next().unwrap())
            .collect()
    }

    #[test]
    fn the_kept_sprite_is_the_drawn_one() {
        let kept = std::fs::read_to_string(sh::root().join(PATH)).unwrap();
        assert!(
            kept.replace("\r\n", "\n") == sprite(),
            "{PATH} is out of date: run `cargo xtask art`"
        );
    }

    #[test]
    fn every_face_is_there_once() {
        let sprite = sprite();
        let ids = after(&sprite, "<symbol id=\"", '"');
        let mut wanted: Vec<String> = vec!["tile".into(), "back".into()];
        for (suit, ranks) in [('m', 9), ('p', 9), ('s', 9), ('z', 7), ('f', 8), ('j', 1)] {
            wanted.extend((1..=ranks).map(|rank| format!("{suit}{rank}")));
        }
        assert_eq!(ids, wanted);
        let all = after(&sprite, " id=\"", '"');
        let distinct: BTreeSet<_> = all.iter().collect();
        assert_eq!(distinct.len(), all.len(), "an id is used twice");
        for used in after(&sprite, "href=\"#", '"') {
            assert!(all.contains(&used), "no part #{used}");
        }
    }

    #[test]
    fn faces_differ() {
        let drawings: BTreeSet<String> = symbols().into_iter().map(|(_, d)| d).collect();
        assert_eq!(drawings.len(), symbols().len());
    }

    #[test]
    fn the_sprite_is_light() {
        use std::io::Write;
        let sprite = sprite();
        assert!(sprite.len() <= 46_000, "{} bytes", sprite.len());
        let mut gzip = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        gzip.write_all(sprite.as_bytes()).unwrap();
        let packed = gzip.finish().unwrap().len();
        assert!(packed <= 14_000, "{packed} bytes packed");
    }

    #[test]
    fn every_colour_is_a_property_told_in_the_documents() {
        let sprite = sprite();
        let document = std::fs::read_to_string(sh::root().join("docs/tiles.md")).unwrap();
        for var in after(&sprite, "var(", ')') {
            let (name, fallback) = var.split_once(',').unwrap();
            let row = document
                .lines()
                .find(|line| line.starts_with(&format!("| `{name}` ")))
                .unwrap_or_else(|| panic!("docs/tiles.md lacks {name}"));
            assert!(row.contains(&format!("`{fallback}`")), "{row}");
        }
        for attribute in ["fill=\"", "stroke=\"", "color=\""] {
            for value in after(&sprite, attribute, '"') {
                assert!(
                    value.starts_with("var(") || ["none", "currentColor"].contains(&value),
                    "{attribute}{value}"
                );
            }
        }
    }

    /// Relative luminance as WCAG defines it.
    fn luminance(hex: &str) -> f64 {
        let part = |at: usize| {
            let v = f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0;
            if v <= 0.04045 {
                v / 12.92
            } else {
                ((v + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    }

    /// All palettes of the table in docs/tiles.md: inks reach 4.5 : 1 on the front, the drawing on the back 3 : 1.
    #[test]
    fn inks_are_dark_enough_in_every_palette() {
        let document = std::fs::read_to_string(sh::root().join("docs/tiles.md")).unwrap();
        let mut table: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for line in document.lines().filter(|line| line.starts_with("| `--")) {
            let cells = after(line, "| `", '`');
            table.insert(cells[0], cells[1..].to_vec());
        }
        let ratio = |a: &str, b: &str| {
            let (a, b) = (luminance(a), luminance(b));
            (a.max(b) + 0.05) / (a.min(b) + 0.05)
        };
        for palette in 0..3 {
            let colour = |name: &str| table[name][palette];
            for ink in ["red", "green", "blue", "black"] {
                let ink = colour(&format!("--ink-{ink}"));
                assert!(
                    ratio(ink, colour("--tile-face")) >= 4.5,
                    "{ink} in palette {palette}"
                );
            }
            let back = ratio(colour("--tile-back"), colour("--tile-back-line"));
            assert!(back >= 3.0, "back of palette {palette}: {back}");
        }
    }
}

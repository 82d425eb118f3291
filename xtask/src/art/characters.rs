//! Characters (萬): the numeral above, ten thousand below.

use super::glyphs::{NUMERALS, WAN};
use super::strokes::write;
use super::svg::{BLACK, RED};

/// 萬 once, for nine faces.
pub fn parts() -> String {
    format!(
        "<path id=\"t-wan\" fill=\"{RED}\" transform=\"scale(.1)\" d=\"{}\"/>",
        write(&WAN, [11.0, 33.0, 38.0, 41.0]).tenths()
    )
}

/// The face of `rank` 1 to 9.
pub fn face(rank: usize) -> String {
    let Some(glyph) = NUMERALS.get(rank.wrapping_sub(1)) else {
        return String::new();
    };
    // 一 and 二 would look lost in the full height.
    let frame = match rank {
        1 => [13.0, 5.0, 34.0, 26.0],
        _ => [15.0, 6.0, 30.0, 25.0],
    };
    format!(
        "<use href=\"#t-wan\"/><path fill=\"{BLACK}\" transform=\"scale(.1)\" d=\"{}\"/>",
        write(glyph, frame).tenths()
    )
}

//! Winds and dragons.

use super::glyphs::{FA, WINDS, ZHONG};
use super::strokes::{Frame, Glyph, write};
use super::svg::{BLACK, BLUE, GREEN, RED, fill, line};

/// The face of honor 1 to 7: east, south, west, north, white, green, red.
pub fn face(number: usize) -> String {
    let frame = [8.0, 14.0, 44.0, 52.0];
    match number {
        5 => white(),
        6 => written(&FA, [8.0, 13.0, 44.0, 54.0], GREEN),
        7 => written(&ZHONG, [10.0, 11.0, 40.0, 58.0], RED),
        _ => WINDS
            .get(number.wrapping_sub(1))
            .map(|wind| written(wind, frame, BLACK))
            .unwrap_or_default(),
    }
}

fn written(glyph: &Glyph, frame: Frame, ink: &str) -> String {
    format!(
        "<path fill=\"{ink}\" transform=\"scale(.1)\" d=\"{}\"/>",
        write(glyph, frame).tenths()
    )
}

/// The frame of the white dragon: a broad and a fine line, ticks between them, a key pattern in the corners.
fn white() -> String {
    [
        fill(
            BLUE,
            "M14 8h32a5 5 0 0 1 5 5v54a5 5 0 0 1-5 5H14a5 5 0 0 1-5-5V13a5 5 0 0 1 5-5zm.5 3.2a2.3 2.3 0 0 0-2.3 2.3v53a2.3 2.3 0 0 0 2.3 2.3h31a2.3 2.3 0 0 0 2.3-2.3v-53a2.3 2.3 0 0 0-2.3-2.3z",
        ),
        line(BLUE, 1.3, "M17.5 16.5h25v47h-25z"),
        line(
            BLUE,
            1.1,
            "M23 12v4M30 12v4M37 12v4M23 64v4M30 64v4M37 64v4M13 24h4M13 32h4M13 40h4M13 48h4M13 56h4M43 24h4M43 32h4M43 40h4M43 48h4M43 56h4",
        ),
        line(BLUE, 1.2, "M21 24v-4h4M39 24v-4h-4M21 56v4h4M39 56v4h-4"),
    ]
    .concat()
}

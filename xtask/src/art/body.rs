//! What all tiles share: the ivory body seen from above, and the back.

use super::svg::{BACK, BACK_LINE, EDGE, FACE, fill, line, num};

/// Outline of the whole tile, lip included: 60 × 80.
const WHOLE: &str = "M6.5 0h47a6.5 6.5 0 0 1 6.5 6.5v67a6.5 6.5 0 0 1-6.5 6.5h-47a6.5 6.5 0 0 1-6.5-6.5v-67a6.5 6.5 0 0 1 6.5-6.5z";
/// The side and the front together, above the colour of the back.
const SIDE: &str = "M6.5 0h47a6.5 6.5 0 0 1 6.5 6.5v65.3a6.5 6.5 0 0 1-6.5 6.5h-47a6.5 6.5 0 0 1-6.5-6.5v-65.3a6.5 6.5 0 0 1 6.5-6.5z";
/// The front, 76 high.
const FRONT: &str = "M6.5.4h47a6.1 6.1 0 0 1 6.1 6.1v63a6.1 6.1 0 0 1-6.1 6.1h-47a6.1 6.1 0 0 1-6.1-6.1v-63a6.1 6.1 0 0 1 6.1-6.1z";

/// The body: back colour, side, front.
pub fn tile() -> String {
    [fill(BACK, WHOLE), fill(EDGE, SIDE), fill(FACE, FRONT)].concat()
}

/// A tile lying face down: lattice, frame, and a sparrow in a roundel.
pub fn back() -> String {
    [
        fill(EDGE, WHOLE),
        fill(BACK, FRONT),
        line(BACK_LINE, 0.8, &lattice(8.0, 8.0, 44.0, 60.0, 11)),
        line(
            BACK_LINE,
            1.3,
            "M8 4.5h44a3.5 3.5 0 0 1 3.5 3.5v60a3.5 3.5 0 0 1-3.5 3.5h-44a3.5 3.5 0 0 1-3.5-3.5v-60a3.5 3.5 0 0 1 3.5-3.5z",
        ),
        line(BACK_LINE, 0.8, "M8 8h44v60h-44z"),
        format!(
            "<circle cx=\"30\" cy=\"38\" r=\"14.5\" fill=\"{BACK}\" stroke=\"{BACK_LINE}\" stroke-width=\"1.3\"/>"
        ),
        sparrow(),
    ]
    .concat()
}

/// Both diagonals across a box, `n` meshes in its width; lines end on the box.
fn lattice(left: f64, top: f64, width: f64, height: f64, n: usize) -> String {
    let step = 2.0 * width / n as f64;
    let mut out = String::new();
    let mut at = step / 2.0;
    while at < width + height {
        // From the upper or right side down to the left or lower side.
        let (x1, y1) = (at.min(width), (at - width).max(0.0));
        let (x2, y2) = ((at - height).max(0.0), at.min(height));
        for flip in [false, true] {
            let x = |x: f64| left + if flip { width - x } else { x };
            out += &format!(
                "M{} {}L{} {}",
                num(x(x1)),
                num(top + y1),
                num(x(x2)),
                num(top + y2)
            );
        }
        at += step;
    }
    out
}

fn sparrow() -> String {
    let bird = "M20.5 47.5L25 40.5C25 35 28.5 32 32.5 31.5C33.5 28.5 39 28.5 39.5 32.5L42.5 33.8 39.6 35.2C40 42 35.5 46.5 29 46.2L24.5 45.8z";
    [
        fill(BACK_LINE, bird),
        line(
            BACK,
            0.9,
            "M27.5 38.5C28 42.5 32 43.5 35 40C32.5 40 29.5 39.5 27.5 38.5M26 43.5q3 1.5 6 .5",
        ),
        format!("<circle cx=\"36.6\" cy=\"32.4\" r=\".9\" fill=\"{BACK}\"/>"),
        line(
            BACK_LINE,
            1.0,
            "M30 46v3.2M33.5 45.6v3.2M23 49.5q7-.8 14-.3",
        ),
    ]
    .concat()
}

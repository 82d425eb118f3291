//! Inks, numbers and outlines: the small words the pictures are made of.

/// What brings outlines in tenths back to tile units.
pub const TENTHS: &str = "transform=\"scale(.1)\"";

/// Point in tile units (a face is 60 × 80) or in the grid of a glyph (100 × 100); y points down.
pub type Pt = (f64, f64);

/// Ink of craks, the red dragon and warm accents.
pub const RED: &str = "var(--ink-red,#b3202a)";
/// Ink of the green dragon, stems and leaves.
pub const GREEN: &str = "var(--ink-green,#1d7a3a)";
/// Ink of the white dragon's frame, seasons and cool accents.
pub const BLUE: &str = "var(--ink-blue,#1f4e9c)";
/// Ink of numerals and winds.
pub const BLACK: &str = "var(--ink-black,#1c2430)";
/// Front of a tile.
pub const FACE: &str = "var(--tile-face,#fffdf5)";
/// Side of a tile, seen as a lip below the front.
pub const EDGE: &str = "var(--tile-edge,#d9cdb0)";
/// Back of a tile, seen below the side and on hidden tiles.
pub const BACK: &str = "var(--tile-back,#1f5f8b)";
/// Drawing on the back of a tile.
pub const BACK_LINE: &str = "var(--tile-back-line,#a9d0e6)";
/// Pale warm tint of blossoms.
pub const PETAL: &str = "var(--petal,#f6c1c4)";
/// Gold of chrysanthemums, bells and hearts of flowers.
pub const GOLD: &str = "var(--gold,#e0a526)";
/// Wood.
pub const BARK: &str = "var(--bark,#6b4a2f)";
/// Orchids.
pub const VIOLET: &str = "var(--violet,#7a4fa3)";

/// `v` with one decimal at most, in its shortest form (`.5`, `-3`, `0`).
pub fn num(v: f64) -> String {
    let tenths = (v * 10.0).round() as i64;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
    match (whole, part) {
        (_, 0) => format!("{sign}{whole}"),
        (0, _) => format!("{sign}.{part}"),
        _ => format!("{sign}{whole}.{part}"),
    }
}

/// `translate`, then `rotate` (degrees, clockwise), then `scale`, leaving out what does nothing.
pub fn place(at: Pt, turn: f64, scale: f64) -> String {
    let mut out = format!("translate({} {})", num(at.0), num(at.1));
    if turn != 0.0 {
        out += &format!("rotate({})", num(turn));
    }
    if (scale - 1.0).abs() > 1e-9 {
        // Two decimals: a coin of 7 units is drawn at .7, a blossom at .65.
        let hundredths = (scale * 100.0).round() / 100.0;
        out += &format!("scale({})", hundredths.to_string().trim_start_matches('0'));
    }
    out
}

/// A `<use>` of the part `id` (without its prefix), placed and coloured.
pub fn part(id: &str, at: Pt, turn: f64, scale: f64) -> String {
    format!(
        "<use href=\"#t-{id}\" transform=\"{}\"/>",
        place(at, turn, scale)
    )
}

/// A group that sets one attribute for all in it.
pub fn group(attributes: &str, inner: &str) -> String {
    format!("<g {attributes}>{inner}</g>")
}

/// A filled path.
pub fn fill(ink: &str, d: &str) -> String {
    format!("<path fill=\"{ink}\" d=\"{d}\"/>")
}

/// A filled outline, in tenths.
pub fn shape(ink: &str, outline: &Outline) -> String {
    format!("<path fill=\"{ink}\" {TENTHS} d=\"{}\"/>", outline.tenths())
}

/// A line with round ends.
pub fn line(ink: &str, width: f64, d: &str) -> String {
    format!(
        "<path fill=\"none\" stroke=\"{ink}\" stroke-width=\"{}\" stroke-linecap=\"round\" d=\"{d}\"/>",
        num(width)
    )
}

/// A filled disc.
pub fn disc(ink: &str, at: Pt, r: f64) -> String {
    format!(
        "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{ink}\"/>",
        num(at.0),
        num(at.1),
        num(r)
    )
}

/// Coordinates around `root`, the first axis turned by `turn` degrees from right.
fn around(root: Pt, turn: f64) -> impl Fn(f64, f64) -> Pt {
    let (sin, cos) = turn.to_radians().sin_cos();
    move |along, across| {
        (
            root.0 + along * cos - across * sin,
            root.1 + along * sin + across * cos,
        )
    }
}

#[derive(Clone, Copy)]
enum Seg {
    Move(Pt),
    Line(Pt),
    Quad(Pt, Pt),
    Cubic(Pt, Pt, Pt),
}

/// Closed outlines, all drawn clockwise, so that overlapping ones unite under the non-zero rule.
#[derive(Default)]
pub struct Outline {
    rings: Vec<Vec<Seg>>,
}

impl Outline {
    /// Begins a new ring at `p`; the ring before it is closed.
    pub fn start(&mut self, p: Pt) -> &mut Self {
        self.rings.push(vec![Seg::Move(p)]);
        self
    }

    /// Straight on to `p`.
    pub fn to(&mut self, p: Pt) -> &mut Self {
        self.push(Seg::Line(p))
    }

    /// To `p` by a quadratic curve drawn towards `c`.
    pub fn quad(&mut self, c: Pt, p: Pt) -> &mut Self {
        self.push(Seg::Quad(c, p))
    }

    /// To `p` by a cubic curve drawn towards `c` and `d`.
    pub fn cubic(&mut self, c: Pt, d: Pt, p: Pt) -> &mut Self {
        self.push(Seg::Cubic(c, d, p))
    }

    fn push(&mut self, seg: Seg) -> &mut Self {
        if let Some(ring) = self.rings.last_mut() {
            ring.push(seg);
        }
        self
    }

    /// A pointed leaf from `root`, turned by `turn` degrees (0 points right), `len` long, `half` wide to either side.
    pub fn leaf(&mut self, root: Pt, turn: f64, len: f64, half: f64) -> &mut Self {
        let at = around(root, turn);
        self.start(root)
            .cubic(
                at(len * 0.2, -half * 1.5),
                at(len * 0.6, -half * 1.2),
                at(len, 0.0),
            )
            .cubic(at(len * 0.6, half * 1.1), at(len * 0.2, half * 1.4), root)
    }

    /// A blade with a round tip, such as a feather or a petal; measures as for [`Outline::leaf`].
    pub fn blade(&mut self, root: Pt, turn: f64, len: f64, half: f64) -> &mut Self {
        let at = around(root, turn);
        self.start(root)
            .cubic(at(len * 0.35, -half), at(len, -half * 1.6), at(len, 0.0))
            .cubic(at(len, half * 1.4), at(len * 0.35, half), root)
    }

    /// Path data in tile units with one decimal.
    pub fn units(&self) -> String {
        self.data(|tenths| num(tenths as f64 / 10.0))
    }

    /// Path data in whole tenths of a unit, to be shown under `scale(.1)`: shorter.
    pub fn tenths(&self) -> String {
        self.data(|tenths| tenths.to_string())
    }

    /// Relative path data. Every point is rounded before the difference is taken: errors never add up.
    fn data(&self, show: impl Fn(i64) -> String) -> String {
        let round = |p: Pt| ((p.0 * 10.0).round() as i64, (p.1 * 10.0).round() as i64);
        let mut out = String::new();
        let (mut now, mut first) = ((0, 0), (0, 0));
        for ring in &self.rings {
            let mut last = ' ';
            for seg in ring {
                let (letter, points) = match *seg {
                    Seg::Move(p) => ('m', vec![p]),
                    Seg::Line(p) => ('l', vec![p]),
                    Seg::Quad(c, p) => ('q', vec![c, p]),
                    Seg::Cubic(c, d, p) => ('c', vec![c, d, p]),
                };
                let mut glue = letter == last;
                if !glue {
                    out.push(letter);
                    last = letter;
                }
                let mut end = now;
                for p in points {
                    end = round(p);
                    for v in [end.0 - now.0, end.1 - now.1] {
                        let text = show(v);
                        if glue && !text.starts_with('-') {
                            out.push(' ');
                        }
                        out += &text;
                        glue = true;
                    }
                }
                now = end;
                if letter == 'm' {
                    first = now;
                }
            }
            out.push('z');
            now = first;
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let shown: Vec<String> = [0.5, -0.5, 3.0, -12.34, 0.04, -0.04].map(num).into();
        assert_eq!(shown, [".5", "-.5", "3", "-12.3", "0", "0"]);
    }

    #[test]
    fn rounding_does_not_add_up() {
        let mut o = Outline::default();
        o.start((0.0, 0.0));
        for i in 1..=40 {
            o.to((f64::from(i) * 0.04, 0.0));
        }
        let d = o.units();
        let inner = d.trim_start_matches("m0 0l").trim_end_matches('z');
        let sum: f64 = inner
            .split(' ')
            .step_by(2)
            .map(|v| v.parse::<f64>().unwrap())
            .sum();
        assert!((sum - 1.6).abs() < 1e-9, "{d}");
    }
}

//! Brush strokes: from the line a brush follows to the outline it leaves.
//!
//! The shapes are those of regular script (楷書): a horizontal enters with a slant and ends in a shoulder, a
//! vertical bends its head, a left fall thins to a point, a right fall swells and leaves by a flat foot.

use super::svg::{Outline, Pt};

/// Point in the 100 × 100 grid of a glyph.
pub type Grid = (i16, i16);

/// One stroke of a glyph: where the brush goes; how it presses follows from the kind.
#[derive(Clone, Copy)]
pub enum Stroke {
    /// 橫: horizontal with a shoulder at its end.
    Heng(Grid, Grid),
    /// Horizontal inside a frame, without a shoulder.
    Bar(Grid, Grid),
    /// 豎: vertical with a round end.
    Shu(Grid, Grid),
    /// 豎 with a hanging needle's point.
    Needle(Grid, Grid),
    /// 撇: falls to the left and thins; from, towards, to.
    Pie(Grid, Grid, Grid),
    /// 捺: falls to the right, swells, leaves by its foot; from, towards, to.
    Na(Grid, Grid, Grid),
    /// 點: from the tip to the fat end.
    Dian(Grid, Grid),
    /// 提 and 鉤: from the fat end to a point.
    Ti(Grid, Grid),
    /// 橫折: across to the corner, then down to the end; one shoulder.
    Zhe(Grid, Grid, Grid),
    /// 橫折鉤: the same with a hook to the last point.
    ZheGou(Grid, Grid, Grid, Grid),
    /// 豎鉤: down, then a hook to the last point.
    ShuGou(Grid, Grid, Grid),
    /// 彎: bends on its way through the points.
    Wan(&'static [Grid]),
}

/// A character: the thickness of its strokes (of 100) and the strokes in writing order.
pub struct Glyph {
    /// Thickness of a stroke, in hundredths of the smaller side of the box.
    pub weight: f64,
    /// The strokes.
    pub strokes: &'static [Stroke],
}

/// Where a glyph is written: left, top, width, height, in tile units.
pub type Frame = [f64; 4];

/// A brush standing at `o`, looking along `u`, with `w` the thickness of the stroke.
struct Brush {
    o: Pt,
    u: Pt,
    w: f64,
    /// Length of the stroke in units of `w`.
    len: f64,
}

impl Brush {
    fn new(from: Pt, to: Pt, w: f64) -> Self {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let len = dx.hypot(dy).max(1e-6);
        Self {
            o: from,
            u: (dx / len, dy / len),
            w,
            len: len / w,
        }
    }

    /// `along` the stroke and `across` it (to the right of the way), in units of the thickness.
    fn at(&self, along: f64, across: f64) -> Pt {
        let (a, c) = (along * self.w, across * self.w);
        (
            self.o.0 + self.u.0 * a - self.u.1 * c,
            self.o.1 + self.u.1 * a + self.u.0 * c,
        )
    }
}

/// The outline of a glyph written into `frame`.
pub fn write(glyph: &Glyph, frame: Frame) -> Outline {
    let [x, y, w, h] = frame;
    let at = |p: Grid| {
        (
            x + f64::from(p.0) * w / 100.0,
            y + f64::from(p.1) * h / 100.0,
        )
    };
    let thick = glyph.weight * w.min(h) / 100.0;
    let mut out = Outline::default();
    for stroke in glyph.strokes {
        match *stroke {
            Stroke::Heng(a, b) => heng(&mut out, &Brush::new(at(a), at(b), thick)),
            Stroke::Bar(a, b) => bar(&mut out, &Brush::new(at(a), at(b), thick)),
            Stroke::Shu(a, b) => shu(&mut out, &Brush::new(at(a), at(b), thick)),
            Stroke::Needle(a, b) => needle(&mut out, &Brush::new(at(a), at(b), thick)),
            Stroke::Pie(a, c, b) => pie(&mut out, at(a), at(c), at(b), thick),
            Stroke::Na(a, c, b) => na(&mut out, at(a), at(c), at(b), thick),
            Stroke::Dian(a, b) => dian(&mut out, &Brush::new(at(a), at(b), thick)),
            Stroke::Ti(a, b) => ti(&mut out, &Brush::new(at(a), at(b), thick)),
            Stroke::Zhe(a, b, c) => {
                let down = Brush::new(at(b), at(c), thick);
                turn(&mut out, &Brush::new(at(a), at(b), thick), &down, None);
            }
            Stroke::ZheGou(a, b, c, d) => {
                let down = Brush::new(at(b), at(c), thick);
                turn(
                    &mut out,
                    &Brush::new(at(a), at(b), thick),
                    &down,
                    Some(at(d)),
                );
            }
            Stroke::ShuGou(a, b, c) => {
                let down = Brush::new(at(a), at(b), thick);
                head(&mut out, &down);
                foot(&mut out, &down, Some(at(c)));
                out.quad(down.at(0.0, 0.5), down.at(-0.3, 0.34));
            }
            Stroke::Wan(way) => {
                let nodes: Vec<(f64, f64, f64)> = way
                    .iter()
                    .map(|&p| (at(p).0, at(p).1, thick * 0.44))
                    .collect();
                sweep(&mut out, &nodes);
            }
        }
    }
    out
}

fn heng(out: &mut Outline, b: &Brush) {
    let l = b.len;
    out.start(b.at(-0.1, -0.5))
        .cubic(b.at(1.2, -0.22), b.at(l - 1.7, -0.3), b.at(l - 0.5, -0.8))
        .quad(b.at(l + 0.1, -0.4), b.at(l + 0.3, 0.1))
        .quad(b.at(l, 0.6), b.at(l - 0.7, 0.48))
        .cubic(b.at(l - 2.0, 0.27), b.at(1.8, 0.27), b.at(0.2, 0.62))
        .quad(b.at(-0.25, 0.2), b.at(-0.1, -0.5));
}

fn bar(out: &mut Outline, b: &Brush) {
    let l = b.len;
    out.start(b.at(0.0, -0.4))
        .quad(b.at(l / 2.0, -0.3), b.at(l, -0.38))
        .to(b.at(l, 0.38))
        .quad(b.at(l / 2.0, 0.32), b.at(0.0, 0.42));
}

/// The head that verticals and left falls share: slanting in from the left, bulging to the right.
fn head(out: &mut Outline, b: &Brush) {
    out.start(b.at(-0.3, 0.34))
        .quad(b.at(0.0, -0.4), b.at(0.5, -0.6));
}

fn shu(out: &mut Outline, b: &Brush) {
    head(out, b);
    foot(out, b, None);
    out.quad(b.at(0.0, 0.5), b.at(-0.3, 0.34));
}

/// Down the right edge of a vertical, round its end or out to the tip of a hook, and up its left edge.
fn foot(out: &mut Outline, b: &Brush, hook: Option<Pt>) {
    let l = b.len;
    match hook {
        None => {
            out.cubic(b.at(1.3, -0.34), b.at(l - 1.4, -0.32), b.at(l - 0.3, -0.48))
                .quad(b.at(l + 0.4, -0.3), b.at(l + 0.1, 0.2))
                .quad(b.at(l - 0.1, 0.5), b.at(l - 0.6, 0.44));
        }
        Some(tip) => {
            out.cubic(b.at(1.3, -0.34), b.at(l - 1.2, -0.34), b.at(l - 0.3, -0.46))
                .quad(b.at(l + 0.5, -0.35), b.at(l + 0.7, 0.2))
                .quad(b.at(l + 0.2, 0.8), tip)
                .quad(b.at(l - 0.2, 0.8), b.at(l - 0.9, 0.36));
        }
    }
    out.cubic(b.at(l - 1.6, 0.32), b.at(1.6, 0.32), b.at(0.5, 0.45));
}

/// Across along `h`, round the shoulder, down along `s`.
fn turn(out: &mut Outline, h: &Brush, s: &Brush, hook: Option<Pt>) {
    let l = h.len;
    out.start(h.at(-0.1, -0.45))
        .cubic(h.at(1.2, -0.22), h.at(l - 1.5, -0.28), h.at(l - 0.2, -0.75))
        .quad(h.at(l + 0.6, -0.3), s.at(0.4, -0.6));
    foot(out, s, hook);
    out.cubic(h.at(l - 2.0, 0.27), h.at(1.8, 0.27), h.at(0.2, 0.55));
}

fn needle(out: &mut Outline, b: &Brush) {
    let l = b.len;
    head(out, b);
    out.cubic(b.at(1.3, -0.36), b.at(l * 0.75, -0.52), b.at(l, 0.02))
        .cubic(b.at(l * 0.75, 0.44), b.at(1.6, 0.34), b.at(0.5, 0.45))
        .quad(b.at(0.0, 0.5), b.at(-0.3, 0.34));
}

/// `c`, moved across the way from `a` to `b` by `d` (to the right).
fn aside(a: Pt, c: Pt, b: Pt, d: f64) -> Pt {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let len = dx.hypot(dy).max(1e-6);
    (c.0 - dy / len * d, c.1 + dx / len * d)
}

fn pie(out: &mut Outline, a: Pt, c: Pt, b: Pt, w: f64) {
    let start = Brush::new(a, c, w);
    head(out, &start);
    out.quad(aside(a, c, b, -0.58 * w), b)
        .quad(aside(a, c, b, 0.38 * w), start.at(0.5, 0.45))
        .quad(start.at(0.0, 0.5), start.at(-0.3, 0.34));
}

fn na(out: &mut Outline, a: Pt, c: Pt, b: Pt, w: f64) {
    let start = Brush::new(a, c, w);
    let foot = |dx: f64, dy: f64| (b.0 + dx * w, b.1 + dy * w);
    out.start(start.at(-0.2, 0.05))
        .quad(start.at(0.0, -0.25), start.at(0.4, -0.22))
        .quad(aside(a, c, b, -0.26 * w), foot(-1.5, -0.74))
        .quad(foot(-0.9, -0.2), foot(0.1, -0.12))
        .quad(foot(-0.8, 0.2), foot(-1.5, 0.42))
        .quad(foot(-2.0, 0.6), foot(-2.4, 0.1))
        .quad(aside(a, c, b, 0.46 * w), start.at(0.0, 0.25));
}

fn dian(out: &mut Outline, b: &Brush) {
    let l = b.len;
    // A long dot is pressed harder.
    let f = 1.0 + 0.12 * (l - 1.8).clamp(0.0, 2.5);
    out.start(b.at(-0.1, 0.0))
        .quad(b.at(l * 0.5, -0.62 * f), b.at(l - 0.1, -0.52 * f))
        .quad(b.at(l + 0.45, -0.25 * f), b.at(l + 0.1, 0.3 * f))
        .quad(b.at(l - 0.3, 0.7 * f), b.at(l * 0.55, 0.38 * f));
}

fn ti(out: &mut Outline, b: &Brush) {
    let l = b.len;
    out.start(b.at(0.0, -0.52))
        .quad(b.at(l * 0.45, -0.3), b.at(l, 0.0))
        .quad(b.at(l * 0.4, 0.4), b.at(0.0, 0.5))
        .quad(b.at(-0.55, 0.0), b.at(0.0, -0.52));
}

/// One sweep of the brush through nodes (x, y, half the width there): tapering, smooth, with rounded ends.
pub fn sweep(out: &mut Outline, nodes: &[(f64, f64, f64)]) {
    let n = nodes.len();
    if n < 2 {
        return;
    }
    let side = |sign: f64| -> Vec<Pt> {
        (0..n)
            .map(|i| {
                let (a, b) = (nodes[i.saturating_sub(1)], nodes[(i + 1).min(n - 1)]);
                let (x, y, h) = nodes[i];
                aside((a.0, a.1), (x, y), (b.0, b.1), sign * h)
            })
            .collect()
    };
    let (left, mut right) = (side(-1.0), side(1.0));
    right.reverse();
    out.start(left[0]);
    spline(out, &left);
    cap(out, nodes[n - 2], nodes[n - 1], right[0]);
    spline(out, &right);
    cap(out, nodes[1], nodes[0], left[0]);
}

/// Rounds the end at `tip` and arrives at `to`, the other edge; a fine tip gets a straight cut.
fn cap(out: &mut Outline, before: (f64, f64, f64), tip: (f64, f64, f64), to: Pt) {
    if tip.2 < 0.35 {
        out.to(to);
        return;
    }
    let b = Brush::new((before.0, before.1), (tip.0, tip.1), tip.2);
    out.quad(b.at(b.len + 1.3, 0.0), to);
}

/// Catmull-Rom through `points`, the first of which has been reached.
fn spline(out: &mut Outline, points: &[Pt]) {
    let n = points.len();
    for i in 1..n {
        let (p, a, b) = (points[i.saturating_sub(2)], points[i - 1], points[i]);
        let q = points[(i + 1).min(n - 1)];
        out.cubic(
            (a.0 + (b.0 - p.0) / 6.0, a.1 + (b.1 - p.1) / 6.0),
            (b.0 - (q.0 - a.0) / 6.0, b.1 - (q.1 - a.1) / 6.0),
            b,
        );
    }
}

/// Several sweeps as one outline.
pub fn swept(sweeps: &[&[(f64, f64, f64)]]) -> Outline {
    let mut out = Outline::default();
    for nodes in sweeps {
        sweep(&mut out, nodes);
    }
    out
}

//! Bamboo (索): sticks of two flared segments with a knot between them. The one is a bird, see [`super::bird`].

use super::svg::{BLUE, FACE, GREEN, Outline, RED, group, part};

/// The long stick (28) and the short one (20), in the current colour.
pub fn parts() -> String {
    stick("stick", 14.0, 3.9) + &stick("twig", 10.4, 3.7)
}

/// A stick of height 2 × `k` and half width `w` around the origin. A thin line in the colour of the tile parts it
/// from what it crosses.
fn stick(id: &str, k: f64, w: f64) -> String {
    // Half of a side, from the rim at the top to the knot: along and across.
    let side = [
        ((w - 0.2, -k), (w - 0.2, 1.3 - k)),
        ((w - 1.9, -k * 0.56), (w - 1.2, -2.6)),
        ((w - 0.4, -2.3), (w, -1.5)),
        ((w + 0.3, 0.0), (w, 1.5)),
        ((w - 0.4, 2.3), (w - 1.2, 2.6)),
        ((w - 1.9, k * 0.56), (w - 0.2, k - 1.3)),
        ((w - 0.2, k), (w - 1.4, k)),
    ];
    let mut body = Outline::default();
    body.start((w - 1.4, -k));
    for (c, p) in side {
        body.quad(c, p);
    }
    body.to((1.4 - w, k));
    for (c, p) in side {
        body.quad((-c.0, -c.1), (-p.0, -p.1));
    }
    let mut slit = Outline::default();
    for (top, foot) in [(2.2 - k, -3.4), (3.4, k - 2.2)] {
        let mid = f64::midpoint(top, foot);
        slit.start((-0.2, top))
            .quad((1.0, mid), (-0.2, foot))
            .quad((-0.7, mid), (-0.2, top));
    }
    format!(
        "<g id=\"t-{id}\"><path fill=\"currentColor\" stroke=\"{FACE}\" stroke-width=\".6\" d=\"{}\"/>\
         <path fill=\"{FACE}\" d=\"{}\"/>\
         <path stroke=\"{FACE}\" stroke-width=\".7\" d=\"M-{w}-2h{d}m0 4h-{d}\"/></g>",
        body.units(),
        slit.units(),
        d = 2.0 * w,
    )
}

/// A stick: part, x, y, turn in degrees.
type Stick = (&'static str, f64, f64, f64);

const fn long(x: f64, y: f64) -> Stick {
    ("stick", x, y, 0.0)
}

const fn short(x: f64, y: f64) -> Stick {
    ("twig", x, y, 0.0)
}

const fn lean(x: f64, y: f64, turn: f64) -> Stick {
    ("stick", x, y, turn)
}

const FACES: [&[(&str, &[Stick])]; 8] = [
    &[(GREEN, &[long(30.0, 22.0)]), (BLUE, &[long(30.0, 58.0)])],
    &[
        (BLUE, &[long(30.0, 22.0)]),
        (GREEN, &[long(18.0, 58.0), long(42.0, 58.0)]),
    ],
    &[
        (BLUE, &[long(18.0, 22.0), long(42.0, 58.0)]),
        (GREEN, &[long(42.0, 22.0), long(18.0, 58.0)]),
    ],
    &[
        (GREEN, &[long(14.0, 22.0), long(46.0, 58.0)]),
        (BLUE, &[long(46.0, 22.0), long(14.0, 58.0)]),
        (RED, &[long(30.0, 40.0)]),
    ],
    &[
        (
            GREEN,
            &[long(14.0, 22.0), long(30.0, 22.0), long(46.0, 22.0)],
        ),
        (
            BLUE,
            &[long(14.0, 58.0), long(30.0, 58.0), long(46.0, 58.0)],
        ),
    ],
    &[
        (RED, &[short(30.0, 16.0)]),
        (
            GREEN,
            &[short(14.0, 40.0), short(30.0, 40.0), short(46.0, 40.0)],
        ),
        (
            BLUE,
            &[short(14.0, 63.5), short(30.0, 63.5), short(46.0, 63.5)],
        ),
    ],
    &[
        (
            GREEN,
            &[
                long(11.0, 22.0),
                long(49.0, 22.0),
                lean(22.6, 22.0, 20.0),
                lean(37.4, 22.0, -20.0),
            ],
        ),
        (
            BLUE,
            &[
                long(11.0, 58.0),
                long(49.0, 58.0),
                lean(22.6, 58.0, -20.0),
                lean(37.4, 58.0, 20.0),
            ],
        ),
    ],
    &[
        (
            GREEN,
            &[short(14.0, 16.5), short(14.0, 40.0), short(14.0, 63.5)],
        ),
        (
            RED,
            &[short(30.0, 16.5), short(30.0, 40.0), short(30.0, 63.5)],
        ),
        (
            BLUE,
            &[short(46.0, 16.5), short(46.0, 40.0), short(46.0, 63.5)],
        ),
    ],
];

/// The face of `rank` 2 to 9.
pub fn face(rank: usize) -> String {
    let sticks = FACES.get(rank.wrapping_sub(2)).copied().unwrap_or_default();
    // Few sticks may be larger.
    let scale = match rank {
        2 | 3 => 1.18,
        4 | 5 => 1.1,
        _ => 1.0,
    };
    sticks
        .iter()
        .map(|(ink, places)| {
            let drawn: String = places
                .iter()
                .map(|&(id, x, y, turn)| part(id, (x, y), turn, scale))
                .collect();
            group(&format!("color=\"{ink}\""), &drawn)
        })
        .collect()
}

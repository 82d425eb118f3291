//! Dots (筒): coins, and the one great medallion.

use super::svg::{BLUE, FACE, GOLD, GREEN, Outline, Pt, RED, disc, group, line, part, shape};

/// A coin of radius 10 around the origin, in the current colour: rim, thread, rosette, heart.
pub fn parts() -> String {
    let rosette = petals((0.0, 0.0), 8, 1.6, 6.0, 1.5).units();
    format!(
        "<g id=\"t-coin\" fill=\"none\" stroke=\"currentColor\">\
         <circle r=\"8.9\" stroke-width=\"2.2\"/>\
         <path fill=\"currentColor\" stroke=\"none\" d=\"{rosette}\"/>\
         <circle r=\"2.3\" fill=\"{FACE}\" stroke-width=\"1.3\"/></g>"
    )
}

/// `n` petals around `c`, from radius `r0` to `r1`, each `w` wide to either side.
pub fn petals(c: Pt, n: usize, r0: f64, r1: f64, w: f64) -> Outline {
    let mut out = Outline::default();
    for i in 0..n {
        let (sin, cos) = (std::f64::consts::TAU * i as f64 / n as f64).sin_cos();
        let at = |r: f64, side: f64| (c.0 + r * sin + side * cos, c.1 - r * cos + side * sin);
        let (base, neck) = (at(r0, 0.0), r0 + (r1 - r0) * 0.3);
        out.start(base)
            .cubic(at(neck, -w * 1.2), at(r1, -w * 1.5), at(r1, 0.0))
            .cubic(at(r1, w * 1.5), at(neck, w * 1.2), base);
    }
    out
}

/// The ink and the places of coins: x, y, radius.
type Coins = &'static [(&'static str, &'static [(f64, f64, f64)])];

const FACES: [Coins; 8] = [
    &[
        (BLUE, &[(30.0, 22.5, 12.5)]),
        (GREEN, &[(30.0, 57.5, 12.5)]),
    ],
    &[
        (BLUE, &[(17.5, 17.0, 9.0)]),
        (RED, &[(30.0, 40.0, 9.0)]),
        (GREEN, &[(42.5, 63.0, 9.0)]),
    ],
    &[
        (BLUE, &[(18.0, 22.0, 9.8), (42.0, 58.0, 9.8)]),
        (GREEN, &[(42.0, 22.0, 9.8), (18.0, 58.0, 9.8)]),
    ],
    &[
        (BLUE, &[(16.5, 18.0, 8.5), (43.5, 62.0, 8.5)]),
        (GREEN, &[(43.5, 18.0, 8.5), (16.5, 62.0, 8.5)]),
        (RED, &[(30.0, 40.0, 8.5)]),
    ],
    &[
        (GREEN, &[(19.0, 16.5, 8.3), (41.0, 16.5, 8.3)]),
        (
            RED,
            &[
                (19.0, 44.0, 8.3),
                (41.0, 44.0, 8.3),
                (19.0, 63.5, 8.3),
                (41.0, 63.5, 8.3),
            ],
        ),
    ],
    &[
        (
            GREEN,
            &[(14.0, 13.5, 7.2), (30.0, 20.0, 7.2), (46.0, 26.5, 7.2)],
        ),
        (
            RED,
            &[
                (20.0, 47.0, 7.6),
                (40.0, 47.0, 7.6),
                (20.0, 65.0, 7.6),
                (40.0, 65.0, 7.6),
            ],
        ),
    ],
    &[(
        BLUE,
        &[
            (20.0, 14.0, 7.7),
            (40.0, 14.0, 7.7),
            (20.0, 31.3, 7.7),
            (40.0, 31.3, 7.7),
            (20.0, 48.7, 7.7),
            (40.0, 48.7, 7.7),
            (20.0, 66.0, 7.7),
            (40.0, 66.0, 7.7),
        ],
    )],
    &[
        (
            BLUE,
            &[(14.4, 17.0, 7.2), (30.0, 17.0, 7.2), (45.6, 17.0, 7.2)],
        ),
        (
            RED,
            &[(14.4, 40.0, 7.2), (30.0, 40.0, 7.2), (45.6, 40.0, 7.2)],
        ),
        (
            GREEN,
            &[(14.4, 63.0, 7.2), (30.0, 63.0, 7.2), (45.6, 63.0, 7.2)],
        ),
    ],
];

/// The face of `rank` 1 to 9; nothing else has coins.
pub fn face(rank: usize) -> String {
    if rank == 1 {
        return medallion();
    }
    let coins = FACES.get(rank.wrapping_sub(2)).copied().unwrap_or_default();
    coins
        .iter()
        .map(|(ink, places)| {
            let drawn: String = places
                .iter()
                .map(|&(x, y, r)| part("coin", (x, y), 0.0, r / 10.0))
                .collect();
            group(&format!("color=\"{ink}\""), &drawn)
        })
        .collect()
}

fn medallion() -> String {
    let c = (30.0, 40.0);
    let ring = |ink: &str, r: f64, w: f64| {
        line(
            ink,
            w,
            &format!(
                "M{} 40a{r} {r} 0 1 0 {d} 0a{r} {r} 0 1 0-{d} 0",
                30.0 - r,
                d = 2.0 * r
            ),
        )
    };
    [
        ring(BLUE, 21.0, 2.0),
        shape(GREEN, &petals(c, 16, 12.6, 19.2, 2.3)),
        ring(BLUE, 11.5, 1.5),
        shape(RED, &petals(c, 8, 3.4, 9.8, 2.6)),
        disc(GOLD, c, 3.4),
        ring(RED, 3.4, 1.2),
    ]
    .concat()
}

//! The four plants: plum, orchid, chrysanthemum, bamboo.

use super::dots::petals;
use super::glyphs_bonus::FLOWERS;
use super::strokes::{Glyph, sweep, swept, write};
use super::svg::{
    BARK, FACE, GOLD, GREEN, Outline, PETAL, RED, TENTHS, VIOLET, disc, group, line, num, part,
    shape,
};

/// Blossoms used on several faces: plum (radius 10) and orchid (12).
pub fn parts() -> String {
    let mut petal = String::new();
    for i in 0..5 {
        let (sin, cos) = (std::f64::consts::TAU * f64::from(i) / 5.0).sin_cos();
        petal += &format!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"4.4\"/>",
            num(5.3 * sin),
            num(-5.3 * cos)
        );
    }
    let stamens = "M0 0V-5.5M0 0L5.2-1.7M0 0L3.2 4.4M0 0L-3.2 4.4M0 0L-5.2-1.7";
    format!(
        "<g id=\"t-plum\"><g fill=\"{PETAL}\" stroke=\"{RED}\" stroke-width=\"1.1\">{petal}</g>{}{}{}</g>\
         <g id=\"t-orchid\"><path fill=\"{VIOLET}\" stroke=\"{FACE}\" stroke-width=\".6\" d=\"{}\"/>{}{}</g>",
        disc(PETAL, (0.0, 0.0), 3.6),
        line(RED, 0.9, stamens),
        disc(GOLD, (0.0, 0.0), 1.9),
        petals((0.0, 0.0), 5, 0.0, 11.5, 2.6).units(),
        disc(GOLD, (0.0, 0.8), 2.5),
        disc(RED, (0.0, 1.4), 1.1),
    )
}

/// The small character in the upper right corner.
pub fn corner(glyph: &Glyph, ink: &str) -> String {
    format!(
        "<path fill=\"{ink}\" transform=\"scale(.1)\" d=\"{}\"/>",
        write(glyph, [36.0, 6.0, 16.0, 17.0]).tenths()
    )
}

/// The face of flower 1 to 4.
pub fn face(number: usize) -> String {
    let Some(glyph) = FLOWERS.get(number.wrapping_sub(1)) else {
        return String::new();
    };
    let drawn = match number {
        1 => plum(),
        2 => orchid(),
        3 => chrysanthemum(),
        _ => bamboo(),
    };
    drawn + &corner(glyph, RED)
}

fn plum() -> String {
    let wood = swept(&[
        &[
            (11.0, 74.0, 2.7),
            (17.0, 65.0, 2.3),
            (15.5, 57.0, 2.0),
            (22.0, 49.0, 1.7),
            (32.0, 43.0, 1.3),
            (36.0, 35.0, 1.0),
            (43.0, 31.0, 0.5),
        ],
        &[
            (16.0, 58.0, 1.5),
            (11.0, 47.0, 1.1),
            (14.5, 36.0, 0.8),
            (12.5, 20.0, 0.4),
        ],
        &[(30.0, 44.0, 1.1), (40.0, 50.0, 0.8), (50.0, 48.0, 0.4)],
        &[(17.0, 65.0, 1.2), (27.0, 63.5, 0.8), (37.0, 66.0, 0.4)],
    ]);
    [
        shape(BARK, &wood),
        [
            (12.7, 18.5, 2.3),
            (17.0, 24.5, 1.7),
            (50.3, 47.0, 2.2),
            (38.0, 66.3, 2.3),
            (28.5, 60.8, 1.7),
            (28.5, 27.5, 1.8),
        ]
        .map(|(x, y, r)| disc(RED, (x, y), r))
        .concat(),
        line(BARK, 0.9, "M28.8 28.5L34 37.5"),
        part("plum", (25.5, 44.0), 10.0, 0.98),
        part("plum", (42.0, 33.0), -12.0, 0.76),
        part("plum", (14.5, 33.5), 30.0, 0.66),
        part("plum", (42.0, 55.5), 40.0, 0.66),
    ]
    .concat()
}

fn orchid() -> String {
    // Root, a point on the way, tip, half width.
    let blades = [
        ((28.0, 74.0), (17.0, 51.0), (8.0, 38.0), 1.7),
        ((29.0, 74.0), (18.0, 60.0), (8.5, 61.0), 1.5),
        ((30.0, 74.0), (41.0, 50.0), (52.0, 43.0), 1.8),
        ((31.0, 74.0), (42.0, 60.0), (51.5, 64.0), 1.6),
        ((29.0, 74.0), (24.0, 48.0), (12.0, 22.0), 1.6),
        ((30.0, 74.0), (37.0, 56.0), (42.0, 37.0), 1.5),
    ];
    let mut leaves = Outline::default();
    for (a, c, b, w) in blades {
        let mid = |a: f64, c: f64, b: f64| 0.25 * a + 0.5 * c + 0.25 * b;
        let (x, y) = (mid(a.0, c.0, b.0), mid(a.1, c.1, b.1));
        sweep(
            &mut leaves,
            &[(a.0, a.1, w * 0.6), (x, y, w), (b.0, b.1, 0.1)],
        );
    }
    [
        shape(GREEN, &leaves),
        line(
            GREEN,
            1.1,
            "M29.5 74C30 58 27 46 24.5 30M28.3 50C30.5 45 32 42 33.5 40",
        ),
        part("orchid", (23.0, 24.0), -14.0, 1.12),
        part("orchid", (36.0, 37.0), 24.0, 0.8),
    ]
    .concat()
}

fn chrysanthemum() -> String {
    let c = (26.0, 37.0);
    let ring = |n: usize, r0: f64, r1: f64, w: f64| {
        format!("<path d=\"{}\"/>", petals(c, n, r0, r1, w).tenths())
    };
    let leaf = "c3-5 8-6 10-4c1-3 6-4 9-2c-2 1-2 2-2 3c2 0 3 1 4 2c-3 0-4 2-6 2c-2 2-5 2-7 1c-3 1-6 0-8-2z";
    [
        line(GREEN, 2.2, "M26 40C26 54 27.5 62 30 74"),
        format!(
            "<g fill=\"{GREEN}\"><path d=\"M28 69{leaf}\"/>\
             <path transform=\"matrix(-1 0 0 1 55 -6)\" d=\"M28 69{leaf}\"/></g>"
        ),
        line(FACE, 0.7, "M31 68.5q5-1.5 12-1M24 62.5q-5-1.5-12-1"),
        group(
            &format!("fill=\"{GOLD}\" stroke=\"{RED}\" stroke-width=\"7\" {TENTHS}"),
            &[
                ring(16, 6.0, 18.0, 2.6),
                ring(12, 4.0, 12.6, 2.4),
                ring(8, 1.0, 7.4, 2.2),
            ]
            .concat(),
        ),
        disc(RED, c, 1.8),
    ]
    .concat()
}

fn bamboo() -> String {
    // Centre, half width, joints from the top down.
    let canes: [(f64, f64, &[f64]); 2] = [
        (17.0, 2.9, &[6.0, 21.0, 38.0, 56.0, 74.5]),
        (33.0, 2.2, &[30.0, 44.0, 59.0, 74.5]),
    ];
    let mut green = Outline::default();
    for (x, w, joints) in canes {
        for pair in joints.windows(2) {
            let (top, foot) = (pair[0] + 0.5, pair[1] - 0.5);
            let mid = f64::midpoint(top, foot);
            green
                .start((x - w, top))
                .quad((x, top + 1.0), (x + w, top))
                .quad((x + w - 0.9, mid), (x + w, foot))
                .quad((x, foot - 1.0), (x - w, foot))
                .quad((x - w + 0.9, mid), (x - w, top));
        }
    }
    for (x, y, turn, len) in [
        (17.0, 22.0, -30.0, 15.0),
        (17.0, 22.0, 5.0, 15.0),
        (17.0, 22.0, 38.0, 14.0),
        (15.0, 38.0, 160.0, 8.0),
        (19.0, 47.0, -8.0, 10.0),
        (34.0, 35.0, -14.0, 17.0),
        (34.0, 35.0, 20.0, 18.0),
        (34.0, 35.0, 55.0, 15.0),
        (32.0, 54.0, -165.0, 10.0),
        (35.0, 60.0, -24.0, 15.0),
        (35.0, 60.0, 14.0, 16.0),
    ] {
        green.leaf((x, y), turn, len, 2.1);
    }
    [
        shape(GREEN, &green),
        line(
            FACE,
            0.9,
            "M16.2 24v11M16.2 41v12M16.2 59v12M32.5 47v9M32.5 62v10",
        ),
    ]
    .concat()
}

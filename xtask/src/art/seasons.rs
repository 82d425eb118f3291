//! The four seasons: a tree in blossom, a lotus, maple leaves, a pine in the snow.

use super::flowers::corner;
use super::glyphs_bonus::SEASONS;
use super::strokes::swept;
use super::svg::{
    BARK, BLUE, FACE, GOLD, GREEN, Outline, PETAL, RED, TENTHS, fill, group, line, num, part, shape,
};

/// Maple leaf (stalk down, in the current colour) and a pine bough under snow (20 wide).
pub fn parts() -> String {
    let snow = "M-9.3-.4C-8.5-4-6-5-4.4-3.8C-2.5-7.3 2.5-7.3 4.4-3.8C6-5 8.5-4 9.3-.4";
    format!(
        "<g id=\"t-maple\">{}{}{}</g><g id=\"t-pine\">{}{}{}</g>",
        line(BARK, 1.2, "M0 3V11"),
        fill(
            "currentColor",
            "M0 3L-4.5 5.5-4 3-9 3.5-7.5 1-12-3-8.5-3.5-9-7.5-5-4.5-4.5-9.5-2.5-8.5 0-14 2.5-8.5 4.5-9.5 5-4.5 9-7.5 8.5-3.5 12-3 7.5 1 9 3.5 4 3 4.5 5.5z"
        ),
        line(
            FACE,
            0.7,
            "M0 2V-10M0 3L-8.5-2M0 3L8.5-2M0 1L-5.5-6M0 1L5.5-6"
        ),
        fill(
            GREEN,
            "M-10 2C-11-2-8-5-5-4.5C-3-8 3-8 5-4.5C8-5 11-2 10 2C8 4.5 5 3 4 3.5C2 5-2 5-4 3.5C-6 3-8 4.5-10 2z"
        ),
        fill(
            FACE,
            &format!(
                "{snow}C7.5-1.6 6.5-1 5.5.2C4-1.6 2-1.3.5.1C-1-1.4-3-1.4-4.2.4C-6-1.2-7.5-1.5-9.3-.4z"
            )
        ),
        line(BLUE, 0.9, snow),
    )
}

/// The face of season 1 to 4.
pub fn face(number: usize) -> String {
    let Some(glyph) = SEASONS.get(number.wrapping_sub(1)) else {
        return String::new();
    };
    let drawn = match number {
        1 => spring(),
        2 => summer(),
        3 => autumn(),
        _ => winter(),
    };
    drawn + &corner(glyph, BLUE)
}

/// A footed bowl, its rim at y 63.5.
fn pot() -> String {
    fill(
        BLUE,
        "M16 63.5h28v2.8h-1.6c-.6 4-2.6 6-4.9 6.7v1.3h-15v-1.3c-2.3-.7-4.3-2.7-4.9-6.7H16z",
    ) + &line(FACE, 0.8, "M20.5 68.3h19")
}

fn spring() -> String {
    let wood = swept(&[
        &[
            (28.0, 64.0, 2.4),
            (31.5, 56.0, 2.0),
            (26.0, 49.0, 1.7),
            (28.0, 41.0, 1.2),
            (22.0, 32.0, 0.8),
            (20.0, 24.0, 0.4),
        ],
        &[(27.5, 47.0, 1.2), (36.0, 42.0, 0.9), (43.0, 36.0, 0.4)],
        &[(27.0, 50.0, 1.2), (18.0, 48.0, 0.9), (12.0, 44.0, 0.4)],
    ]);
    let mut leaves = Outline::default();
    for (x, y, turn) in [
        (15.0, 28.0, 205.0),
        (32.0, 38.0, -62.0),
        (46.0, 40.0, 38.0),
        (23.0, 41.0, 200.0),
        (37.0, 50.0, 20.0),
    ] {
        leaves.leaf((x, y), turn, 6.5, 1.5);
    }
    [
        shape(BARK, &wood),
        shape(GREEN, &leaves),
        [
            (20.5, 25.0, 0.0, 0.76),
            (29.0, 35.0, 25.0, 0.66),
            (43.0, 35.0, -20.0, 0.76),
            (13.5, 41.5, 40.0, 0.7),
            (35.0, 45.5, 12.0, 0.56),
            (21.0, 49.0, 60.0, 0.5),
        ]
        .map(|(x, y, turn, scale)| part("plum", (x, y), turn, scale))
        .concat(),
        pot(),
    ]
    .concat()
}

fn summer() -> String {
    let flower = [
        (-168.0, 18.0, 3.6),
        (-12.0, 18.0, 3.6),
        (-143.0, 21.0, 4.2),
        (-37.0, 21.0, 4.2),
        (-117.0, 23.5, 4.5),
        (-63.0, 23.5, 4.5),
        (-90.0, 24.5, 4.8),
    ]
    .map(|(turn, len, half)| {
        let mut petal = Outline::default();
        petal.leaf((29.0, 48.0), turn, len, half);
        format!("<path d=\"{}\"/>", petal.tenths())
    })
    .concat();
    [
        line(GREEN, 1.8, "M29 48C28 54 29 60 30 67M43 58C42 62 40 65 37 68"),
        // Pads with their veins.
        fill(
            GREEN,
            "M30 57.5C34 52 46 51.5 52 56.5C50 62 36 63.5 30 57.5zM8 61C12 56.5 24 56.5 27.5 62C22 67 12 67 8 61z",
        ),
        line(
            FACE,
            0.7,
            "M41 57.5l-7-.7M41 57.5l7.5-1.5M41 57.5l-2 3M18 61.5l-6.5-.7M18 61.5l6-.7M18 61.5l.5 3",
        ),
        group(
            &format!("fill=\"{PETAL}\" stroke=\"{RED}\" stroke-width=\"10\" stroke-linejoin=\"round\" {TENTHS}"),
            &flower,
        ),
        line(
            RED,
            0.6,
            "M29 44V31M25 43C23 40 22 37 22 34M33 43C35 40 36 37 36 34",
        ),
        line(BLUE, 1.3, "M8 69.7q4-2.6 8 0t8 0 8 0 8 0 8 0M14 74q4-2.6 8 0t8 0 8 0 8 0"),
    ]
    .concat()
}

fn autumn() -> String {
    let maple = |ink: &str, x: f64, y: f64, turn: f64, scale: f64| {
        group(
            &format!("color=\"{ink}\""),
            &part("maple", (x, y), turn, scale),
        )
    };
    let wood = swept(&[
        &[
            (8.0, 13.0, 1.7),
            (15.0, 19.0, 1.4),
            (24.0, 23.0, 1.0),
            (34.0, 27.5, 0.7),
            (44.0, 35.0, 0.3),
        ],
        &[(18.0, 20.5, 0.9), (26.0, 18.5, 0.6), (31.0, 14.0, 0.3)],
    ]);
    [
        shape(BARK, &wood),
        maple(GOLD, 43.0, 44.5, 172.0, 0.8),
        maple(RED, 21.0, 37.0, 176.0, 1.2),
        maple(RED, 33.0, 63.0, 24.0, 0.92),
        maple(GOLD, 14.5, 66.0, -38.0, 0.55),
    ]
    .concat()
}

fn winter() -> String {
    let wood = swept(&[
        &[
            (25.0, 64.0, 2.6),
            (29.5, 56.0, 2.2),
            (24.0, 47.0, 1.8),
            (28.0, 38.0, 1.3),
            (26.0, 30.0, 0.8),
        ],
        &[(25.0, 49.5, 1.3), (19.0, 49.0, 1.0), (14.0, 46.0, 0.5)],
        &[(26.5, 43.0, 1.3), (34.0, 44.0, 1.0), (42.0, 41.0, 0.5)],
    ]);
    let flakes: String = [
        (13.0, 15.0, 2.6),
        (47.0, 54.0, 2.4),
        (11.5, 57.0, 2.3),
        (38.0, 52.0, 1.9),
        (25.0, 11.5, 2.0),
    ]
    .map(|(x, y, r)| {
        let n = |v: f64| num(v);
        let (dx, dy) = (r * 1.74, r);
        format!(
            "M{} {}v{}M{} {}l{} {}m0-{}l-{} {}",
            n(x),
            n(y - r),
            n(2.0 * r),
            n(x - dx / 2.0),
            n(y - dy / 2.0),
            n(dx),
            n(dy),
            n(dy),
            n(dx),
            n(dy),
        )
    })
    .concat();
    [
        shape(BARK, &wood),
        part("pine", (25.0, 27.0), 0.0, 1.2),
        part("pine", (41.0, 40.0), 0.0, 1.08),
        part("pine", (15.5, 45.0), 0.0, 0.78),
        line(BLUE, 0.9, &flakes),
        pot(),
    ]
    .concat()
}

//! The joker: a jester with three bells, and the word.

use super::svg::{BLACK, BLUE, FACE, GOLD, GREEN, PETAL, RED, disc, fill, group, line};

/// The face.
pub fn face() -> String {
    let horn = |ink: &str, d: &str| format!("<path fill=\"{ink}\" d=\"{d}\"/>");
    let bells = [(10.5, 26.5), (30.0, 9.5), (49.5, 26.5)];
    [
        // Ruff behind the face.
        format!(
            "<path fill=\"{BLUE}\" d=\"M30 51L14 53l3 3.5-4.5 3.5 6.5.8-.8 3.9 6.3-2 5.5 3.3 5.5-3.3 6.3 2-.8-3.9 6.5-.8L43 56.5 46 53z\"/>"
        ),
        group(
            &format!("stroke=\"{BLACK}\" stroke-width=\"1.1\" stroke-linejoin=\"round\""),
            &[
                format!("<circle cx=\"30\" cy=\"46.5\" r=\"10.3\" fill=\"{FACE}\"/>"),
                horn(RED, "M17 41.5C13 36 14 30 10.5 27C12 17.5 23 19 27 30L30 41z"),
                horn(GREEN, "M43 41.5C47 36 46 30 49.5 27C48 17.5 37 19 33 30L30 41z"),
                horn(GOLD, "M22 42C20.5 30 26 20 30 10C34 20 39.5 30 38 42z"),
                bells.map(|c| disc(GOLD, c, 3.4)).concat(),
            ]
            .concat(),
        ),
        fill(RED, "M29.9 13.5C26.5 24 24 32 24.5 41H30z"),
        fill(BLACK, "M15.5 38.5q14.5 4.5 29 0v4.2q-14.5 4.5-29 0z"),
        [19.5, 24.7, 30.0, 35.3, 40.5]
            .map(|x: f64| disc(GOLD, (x, 42.8 - (x - 30.0).powi(2) * 0.012), 1.0))
            .concat(),
        line(BLACK, 0.9, "M9 28h3M28.5 11h3M48 28h3"),
        // Cheeks, eyes, smile.
        disc(PETAL, (23.6, 51.0), 2.2),
        disc(PETAL, (36.4, 51.0), 2.2),
        fill(
            BLACK,
            "M26 45.8l1.4 2.3-1.4 2.3-1.4-2.3zM34 45.8l1.4 2.3-1.4 2.3-1.4-2.3z",
        ),
        line(RED, 1.4, "M25.5 51.7q4.5 4.4 9 0"),
        word(),
    ]
    .concat()
}

/// JOKER in round strokes, 42 wide.
fn word() -> String {
    format!(
        "<path fill=\"none\" stroke=\"{BLACK}\" stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"M13.5 67.5v4a2 2 0 0 1-4 .3M18.5 69.4a2.1 1.9 0 0 1 4.2 0v2.2a2.1 1.9 0 0 1-4.2 0zM28 67.5v6M32.3 67.5l-4.1 3.3 4.3 2.7M41.5 67.5h-4v6h4M37.5 70.4h3.4M46.5 73.5v-6h2.3a1.7 1.7 0 0 1 0 3.5h-2.3m2.3 0l2 2.5\"/>"
    )
}

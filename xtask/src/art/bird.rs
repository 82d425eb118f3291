//! The one of bamboo: a sparrow singing on a bamboo twig, a wing still raised from landing.

use super::strokes::swept;
use super::svg::{
    BLACK, BLUE, FACE, GOLD, GREEN, Outline, Pt, RED, TENTHS, disc, fill, group, line, shape,
};

/// A feather: root, turn (0 points right), length, half width.
type Feather = (Pt, f64, f64, f64);

/// Tail and raised wing by ink, from the farthest feather to the nearest.
const PLUMAGE: &[(&str, &[Feather])] = &[
    (
        BLUE,
        &[
            ((22.0, 51.0), 165.0, 15.0, 2.4),
            ((22.0, 53.0), 150.0, 17.5, 2.6),
            ((22.5, 55.0), 135.0, 18.0, 2.6),
        ],
    ),
    (
        GREEN,
        &[
            ((29.0, 46.0), -176.0, 20.0, 3.0),
            ((29.0, 45.0), -161.0, 24.0, 3.2),
            ((29.5, 44.0), -146.0, 28.5, 3.3),
            ((30.0, 43.5), -131.0, 33.0, 3.4),
            ((30.5, 43.0), -117.0, 35.5, 3.4),
            ((31.0, 43.0), -104.0, 36.0, 3.3),
        ],
    ),
    (
        RED,
        &[
            ((29.5, 47.0), -177.0, 11.5, 2.6),
            ((29.5, 46.0), -157.0, 14.0, 2.7),
            ((30.0, 45.0), -137.0, 16.0, 2.8),
            ((31.0, 44.5), -118.0, 17.5, 2.8),
            ((32.0, 44.0), -102.0, 17.5, 2.7),
        ],
    ),
    (
        GOLD,
        &[
            ((31.5, 48.5), -172.0, 8.0, 2.1),
            ((32.0, 47.5), -146.0, 9.0, 2.2),
            ((33.0, 46.5), -118.0, 9.5, 2.2),
        ],
    ),
];

/// The face.
pub fn face() -> String {
    [
        perch(),
        // Legs before the belly, that they come out from under it.
        line(
            RED,
            1.4,
            "M31.5 59l.8 8.5m-3.2 1.8l3.2-1.8 3 1.2M37.5 57.5l2.2 9m-2.8 1.9l2.8-1.9 3 1",
        ),
        format!(
            "<path fill=\"{FACE}\" stroke=\"{BLACK}\" stroke-width=\"1.2\" \
             d=\"M33.5 35C27 41 21 47 19.5 55.5C24.5 62 34.5 62 40.5 56.5C46.5 51 48.5 43 47 34z\"/>"
        ),
        line(
            BLACK,
            0.9,
            "M41 46.5l1.6 1.2 1-1.7M38.5 51l1.7 1.2 1.1-1.8M34.5 55.5l1.8 1 1-1.8M43.6 41.5l1.2 1 .9-1.3M36.5 46.5l1.5 1 1-1.5",
        ),
        plumage(),
        head(),
    ]
    .concat()
}

fn plumage() -> String {
    let mut out = String::new();
    for (ink, feathers) in PLUMAGE {
        // One path per feather: each covers the edge of the one behind it.
        let drawn: String = feathers
            .iter()
            .map(|&(root, turn, len, half)| {
                let d = Outline::default().blade(root, turn, len, half).tenths();
                format!("<path d=\"{d}\"/>")
            })
            .collect();
        out += &group(&format!("fill=\"{ink}\""), &drawn);
    }
    group(
        &format!("stroke=\"{FACE}\" stroke-width=\"7\" {TENTHS}"),
        &out,
    )
}

fn head() -> String {
    [
        format!(
            "<circle cx=\"40\" cy=\"29.5\" r=\"8.6\" fill=\"{FACE}\" stroke=\"{BLACK}\" stroke-width=\"1.2\"/>"
        ),
        // Cap and nape.
        fill(
            RED,
            "M48.9 27.8C45.5 26.2 41.5 26.4 38.5 27.4C36 28.5 35.2 30 35 32.5C34.9 34.5 34.7 36.5 34 38.5L31.8 36C30 28 32.5 20.3 40.5 20.3C45 20.6 48.5 23.5 48.9 27.8z",
        ),
        // Bib, cheek, eye.
        fill(BLACK, "M45 33q4.2 1.5 2.8 7q-3.2 1.7-5.6-.8q.6-4.2 2.8-6.2z"),
        disc(BLACK, (39.2, 32.4), 2.1),
        disc(BLACK, (43.8, 28.9), 1.5),
        disc(FACE, (44.3, 28.4), 0.5),
        // Open beak: it sings.
        fill(BLACK, "M48.2 27.8l6-.8-5.3 4zM48 31.4l4.7 2.2-5.4.5z"),
    ]
    .concat()
}

fn perch() -> String {
    let cane = swept(&[
        &[(9.0, 72.3, 2.1), (16.0, 71.5, 1.6), (24.3, 70.5, 2.1)],
        &[(26.0, 70.3, 2.1), (34.0, 69.4, 1.6), (42.8, 68.4, 2.1)],
        &[(44.5, 68.2, 1.8), (47.5, 67.7, 1.4), (51.0, 67.0, 1.6)],
    ]);
    let mut leaves = Outline::default();
    leaves
        .leaf((44.0, 67.0), -62.0, 11.5, 2.1)
        .leaf((44.0, 67.0), -28.0, 10.0, 1.9)
        .leaf((43.5, 69.0), 32.0, 8.5, 1.8);
    shape(GREEN, &cane) + &shape(GREEN, &leaves)
}

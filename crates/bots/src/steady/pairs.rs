//! The ways to seven pairs and to thirteen orphans.

use super::hand::Hand;
use super::ways::Odds;
use sparrows_engine::Kind;
use sparrows_engine::analysis::orphans;

/// Ways to seven pairs; `quads` says whether four equal tiles are two of them.
pub(super) fn seven_pairs(hand: &Hand, quads: bool, odds: &Odds) -> f32 {
    let mut by_pairs = [0.0; 8];
    by_pairs[0] = 1.0;
    for (&held, &unseen) in hand.held.iter().zip(&hand.unseen) {
        let one = odds.of(2, held, unseen);
        let two = if quads { odds.of(4, held, unseen) } else { 0.0 };
        for pairs in (1..8).rev() {
            by_pairs[pairs] += by_pairs[pairs - 1] * one;
            if pairs > 1 {
                by_pairs[pairs] += by_pairs[pairs - 2] * two;
            }
        }
    }
    by_pairs[7]
}

/// Ways to thirteen orphans.
pub(super) fn thirteen_orphans(hand: &Hand, odds: &Odds) -> f32 {
    let (mut once, mut with_pair) = (1.0, 0.0);
    for kind in orphans().map(Kind::index) {
        let (held, unseen) = (hand.held[kind], hand.unseen[kind]);
        let single = odds.of(1, held, unseen);
        with_pair = with_pair * single + once * odds.of(2, held, unseen);
        once *= single;
    }
    with_pair
}

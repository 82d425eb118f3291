//! Analysing a hand on request, as `sparrows analyze` prints it.

use crate::analysis::{helpful, shanten};
use crate::hand::Hand;
use crate::options::Options;
use crate::rules::{NoWin, WinBy, Winning};
use crate::scorer::{PatternValue, pattern_values};
use crate::seat::Seat;
use crate::tile::{Counts, Kind, Suit};
use serde::Serialize;

/// How far a hand is from winning, and what brings it nearer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Tiles to exchange before the hand is one tile from winning: 0 ready, -1 complete.
    pub shanten: i8,
    /// For 13 tiles: what lowers the shanten.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<Vec<Draw>>,
    /// For 14 tiles: what to discard, best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<Discard>>,
    /// For 13 tiles that are ready: what wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<Wait>>,
}

/// A tile that helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Draw {
    /// The tile.
    pub tile: Kind,
    /// Copies not in the hand or its melds.
    pub left: u8,
}

/// A tile to discard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Discard {
    /// The tile.
    pub tile: Kind,
    /// The shanten after it.
    pub shanten: i8,
    /// How many unseen tiles then help.
    pub left: u32,
    /// What the hand then waits for, if it is ready.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<Wait>>,
}

/// A tile that completes the hand, and what it would be worth on a discard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wait {
    /// The tile.
    pub tile: Kind,
    /// Copies not in the hand or its melds.
    pub left: u8,
    /// Whether the win is legal (the minimum is reached).
    pub wins: bool,
    /// The total.
    pub total: u8,
    /// The patterns.
    pub patterns: Vec<PatternValue>,
}

/// Whose hand it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Who {
    /// The seat, for patterns that depend on it.
    pub seat: Seat,
    /// The suit the player does without, at a table that has one (SC-2.2).
    pub missing: Option<Suit>,
}

impl Default for Who {
    fn default() -> Self {
        Self {
            seat: Seat::East,
            missing: None,
        }
    }
}

/// Analyses a hand of 13 tiles (less three per meld) or of 14 about to discard. Its size must have
/// been checked: [`Hand::check_size`].
///
/// ```
/// use sparrows_engine::analyzer::{Who, report};
/// use sparrows_engine::hand::{Hand, HandText};
/// use sparrows_engine::{Rules, options::Options};
///
/// let text = HandText { hand: "123456789m11z23s", ..HandText::default() };
/// let hand = Hand::parse(Rules::HongKong, &text).unwrap();
/// let report = report(&hand, Who::default(), &Options::new(Rules::HongKong));
/// assert_eq!(report.shanten, 0);
/// assert_eq!(report.draws.unwrap().len(), 2); // 1s and 4s
/// ```
pub fn report(hand: &Hand, who: Who, options: &Options) -> Report {
    let shapes = options.rules().set().shapes(options, who.missing);
    let now = shanten(&hand.concealed, &hand.melds, &shapes);
    if hand.size() % 3 == 1 {
        let draws = helpful(&hand.concealed, &hand.melds, &shapes);
        return Report {
            shanten: now,
            waits: (now == 0).then(|| waits(hand, &hand.concealed, &draws, who, options)),
            draws: Some(
                draws
                    .into_iter()
                    .map(|(tile, left)| Draw { tile, left })
                    .collect(),
            ),
            discards: None,
        };
    }
    let mut discards = Vec::new();
    for tile in Kind::plain().filter(|kind| hand.concealed[kind.index()] > 0) {
        let mut rest = hand.concealed;
        rest[tile.index()] -= 1;
        let after = shanten(&rest, &hand.melds, &shapes);
        let draws: Vec<_> = helpful(&rest, &hand.melds, &shapes)
            .into_iter()
            // The tile just discarded is seen, though no longer held.
            .map(|(kind, left)| (kind, left - u8::from(kind == tile)))
            .filter(|&(_, left)| left > 0)
            .collect();
        discards.push(Discard {
            tile,
            shanten: after,
            left: draws.iter().map(|&(_, left)| u32::from(left)).sum(),
            waits: (after == 0).then(|| waits(hand, &rest, &draws, who, options)),
        });
    }
    discards.sort_by_key(|discard| {
        (
            discard.shanten,
            std::cmp::Reverse(discard.left),
            discard.tile,
        )
    });
    Report {
        shanten: now,
        draws: None,
        discards: Some(discards),
        waits: None,
    }
}

fn waits(
    hand: &Hand,
    concealed: &Counts,
    draws: &[(Kind, u8)],
    who: Who,
    options: &Options,
) -> Vec<Wait> {
    let rules = options.rules();
    draws
        .iter()
        .filter_map(|&(tile, left)| {
            let mut win = Winning {
                concealed: *concealed,
                melds: hand.melds.clone(),
                flowers: hand.flowers,
                seat: who.seat,
                by: WinBy::Discard(who.seat.next()),
                kong_replacement: false,
                missing: who.missing,
                last_tile: false,
            };
            win.concealed[tile.index()] += 1;
            let (wins, score) = match rules.set().score(&win, options) {
                Ok(score) => (true, score),
                Err(NoWin::BelowMinimum { score, .. }) => (false, score),
                Err(NoWin::NotAHand | NoWin::MissingSuit) => return None,
            };
            let patterns = pattern_values(rules, &score);
            Some(Wait {
                tile,
                left,
                wins,
                total: score.total,
                patterns,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::hand::HandText;

    #[test]
    fn the_tile_just_discarded_is_seen() {
        let text = HandText {
            hand: "123m456m789m11122z",
            ..HandText::default()
        };
        let hand = Hand::parse(Rules::HongKong, &text).expect("a hand");
        let report = report(&hand, Who::default(), &Options::new(Rules::HongKong));
        let discards = report.discards.expect("fourteen tiles");
        let of = |tile: Kind| discards.iter().find(|d| d.tile == tile).expect("held");
        let waits = of(Kind::EAST).waits.as_ref().expect("ready");
        let wait = waits
            .iter()
            .find(|wait| wait.tile == Kind::EAST)
            .expect("waits for it");
        assert_eq!(wait.left, 1, "one of the two others was just discarded");
    }
}

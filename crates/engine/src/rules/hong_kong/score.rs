//! Scoring of a Hong Kong hand (HK-4, HK-5.1).

use super::HongKongOptions;
use super::patterns::{PATTERNS, at};
use crate::analysis::{Reading, readings};
use crate::meld::{FaceMeld, MeldKind};
use crate::options::Options;
use crate::rules::{NoWin, Score, WinBy, Winning};
use crate::tile::{Counts, Kind};
use arrayvec::ArrayVec;
use std::cmp::Reverse;

/// The best reading of the hand (HK-4.3): a limit hand before all others, then the highest total,
/// the higher sum before the cap, the patterns that come first in the table.
pub(super) fn score(win: &Winning, options: &Options) -> Result<Score, NoWin> {
    let shapes = super::shapes(options);
    let options = HongKongOptions::of(options);
    let best = readings(&win.concealed, win.melds.len(), &shapes)
        .into_iter()
        .map(|reading| score_reading(win, reading, options))
        .min_by_key(|score| (Reverse(is_limit(score)), score.rank()))
        .ok_or(NoWin::NotAHand)?;
    if best.total < options.min_faan {
        return Err(NoWin::BelowMinimum {
            score: best,
            minimum: options.min_faan,
        });
    }
    Ok(best)
}

fn is_limit(score: &Score) -> bool {
    score
        .patterns
        .iter()
        .any(|scored| PATTERNS[usize::from(scored.pattern)].limit)
}

fn score_reading(win: &Winning, reading: Reading, options: HongKongOptions) -> Score {
    let hand = Hand::new(win, &reading);
    let limit = (0..PATTERNS.len() as u8).find(|&p| PATTERNS[usize::from(p)].limit && hand.has(p));
    let found: ArrayVec<(u8, u8), { PATTERNS.len() }> = match limit {
        Some(limit) => [(limit, 1)].into_iter().collect(),
        None => (0..PATTERNS.len() as u8)
            .filter(|&p| hand.has(p))
            .map(|p| (p, 1))
            .collect(),
    };
    Score::of_patterns(&PATTERNS, &found, reading, options.cap)
}

/// A reading of a hand with what the patterns ask about it.
struct Hand<'a> {
    win: &'a Winning,
    reading: &'a Reading,
    /// The four sets, declared ones first; empty for seven pairs and thirteen orphans.
    sets: ArrayVec<FaceMeld, 4>,
    pair: Option<Kind>,
    counts: Counts,
}

impl<'a> Hand<'a> {
    fn new(win: &'a Winning, reading: &'a Reading) -> Self {
        let (pair, sets) = reading.pair_and_sets(&win.melds);
        Self {
            win,
            reading,
            sets,
            pair,
            counts: win.all_counts(),
        }
    }

    /// Whether the hand has the pattern, whatever replaces it.
    fn has(&self, pattern: u8) -> bool {
        let win = self.win;
        match pattern {
            at::ALL_CHOWS => {
                self.sets.len() == 4
                    && self.sets.iter().all(|set| set.kind == MeldKind::Chow)
                    && self.pair.is_some_and(|pair| pair.suit().is_some())
            }
            at::CONCEALED_HAND => win.is_concealed(),
            at::SELF_DRAW => win.by == WinBy::SelfDraw,
            at::NO_FLOWERS => win.flowers == 0,
            at::RED_DRAGON => self.has_pung(Kind::RED),
            at::GREEN_DRAGON => self.has_pung(Kind::GREEN),
            at::WHITE_DRAGON => self.has_pung(Kind::WHITE),
            at::SEAT_WIND => Kind::from_index(Kind::EAST.index() + win.seat.index())
                .is_some_and(|wind| self.has_pung(wind)),
            at::ROUND_WIND => self.has_pung(Kind::EAST),
            at::SMALL_THREE_DRAGONS => {
                self.pungs_where(Kind::is_dragon) == 2 && self.pair.is_some_and(Kind::is_dragon)
            }
            at::ALL_PUNGS => self.pungs_where(|_| true) == 4,
            at::HALF_FLUSH => self.suits() == 1 && self.holds(Kind::is_honor),
            at::FULL_FLUSH => self.suits() == 1 && !self.holds(Kind::is_honor),
            at::SEVEN_PAIRS => *self.reading == Reading::SevenPairs,
            at::OWN_FLOWER => win.flowers >> win.seat.index() & 1 != 0,
            at::OWN_SEASON => win.flowers >> (4 + win.seat.index()) & 1 != 0,
            at::ALL_FLOWERS => win.flowers & 0x0f == 0x0f,
            at::ALL_SEASONS => win.flowers & 0xf0 == 0xf0,
            at::KONG_REPLACEMENT => win.kong_replacement,
            at::ROBBED_KONG => matches!(win.by, WinBy::RobbedKong(_)),
            at::LAST_DRAW => win.last_tile && win.by == WinBy::SelfDraw,
            at::LAST_DISCARD => win.last_tile && matches!(win.by, WinBy::Discard(_)),
            at::THIRTEEN_ORPHANS => *self.reading == Reading::ThirteenOrphans,
            at::ALL_HONORS => !self.holds(|kind| kind.suit().is_some()),
            at::ALL_TERMINALS => {
                self.pungs_where(|_| true) == 4 && !self.holds(|kind| !kind.is_terminal())
            }
            at::GREAT_THREE_DRAGONS => self.pungs_where(Kind::is_dragon) == 3,
            at::GREAT_FOUR_WINDS => self.pungs_where(Kind::is_wind) == 4,
            at::FOUR_KONGS => win.kongs() == 4,
            at::NINE_GATES => win.melds.is_empty() && self.is_nine_gates(),
            at::FOUR_CONCEALED_PUNGS => {
                win.by == WinBy::SelfDraw && win.is_concealed() && self.pungs_where(|_| true) == 4
            }
            _ => false,
        }
    }

    fn has_pung(&self, kind: Kind) -> bool {
        self.pungs_where(|k| k == kind) == 1
    }

    /// How many pungs and kongs are of such a kind.
    fn pungs_where(&self, test: impl Fn(Kind) -> bool) -> usize {
        self.sets
            .iter()
            .filter(|set| set.kind != MeldKind::Chow && test(set.first))
            .count()
    }

    fn holds(&self, test: impl Fn(Kind) -> bool) -> bool {
        Kind::plain().any(|kind| self.counts[kind.index()] > 0 && test(kind))
    }

    /// How many suits the tiles are of.
    fn suits(&self) -> usize {
        (0..3)
            .filter(|suit| self.counts[suit * 9..suit * 9 + 9].iter().any(|&n| n > 0))
            .count()
    }

    /// One suit, at least 1112345678999 of it.
    fn is_nine_gates(&self) -> bool {
        const GATES: [u8; 9] = [3, 1, 1, 1, 1, 1, 1, 1, 3];
        (0..3).any(|suit| {
            let tiles = &self.counts[suit * 9..suit * 9 + 9];
            tiles.iter().sum::<u8>() == 14 && tiles.iter().zip(GATES).all(|(&n, g)| n >= g)
        })
    }
}

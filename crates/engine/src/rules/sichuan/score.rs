//! Scoring of a Sichuan hand (SC-4).

use super::SichuanOptions;
use super::patterns::{PATTERNS, at};
use crate::analysis::{Reading, readings};
use crate::meld::{FaceMeld, MeldKind};
use crate::options::Options;
use crate::rules::{NoWin, Score, WinBy, Winning, is_missing};
use crate::tile::{Counts, Kind};
use arrayvec::ArrayVec;

/// The best reading of the hand (SC-4.2).
pub(super) fn score(win: &Winning, options: &Options) -> Result<Score, NoWin> {
    let shapes = super::shapes(None);
    let cap = SichuanOptions::of(options).cap;
    let best = readings(&win.concealed, win.melds.len(), &shapes)
        .into_iter()
        .map(|reading| score_reading(win, reading, cap))
        .min_by_key(Score::rank)
        .ok_or(NoWin::NotAHand)?;
    let holds_missing =
        Kind::plain().any(|k| win.concealed[k.index()] > 0 && is_missing(k, win.missing));
    if holds_missing {
        Err(NoWin::MissingSuit)
    } else {
        Ok(best)
    }
}

fn score_reading(win: &Winning, reading: Reading, cap: u8) -> Score {
    let hand = Hand::new(win, &reading);
    let counts: ArrayVec<(u8, u8), { PATTERNS.len() }> = (0..PATTERNS.len() as u8)
        .map(|pattern| (pattern, hand.times(pattern)))
        .filter(|&(_, times)| times > 0)
        .collect();
    Score::of_patterns(&PATTERNS, &counts, reading, cap)
}

/// A reading of a hand with what the patterns ask about it.
struct Hand<'a> {
    win: &'a Winning,
    reading: &'a Reading,
    /// The four sets, declared ones first; empty for seven pairs.
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

    /// How often the hand has the pattern, whatever replaces it; only roots count more than once.
    fn times(&self, pattern: u8) -> u8 {
        let win = self.win;
        let has = match pattern {
            at::ALL_PUNGS => self.is_all_pungs(),
            at::SEVEN_PAIRS => *self.reading == Reading::SevenPairs,
            at::OUTSIDE_HAND => {
                self.pair.is_some_and(Kind::is_terminal)
                    && self
                        .sets
                        .iter()
                        .all(|set| set.kinds().any(Kind::is_terminal))
            }
            at::ALL_258 => {
                self.is_all_pungs()
                    && Kind::plain()
                        .filter(|kind| self.counts[kind.index()] > 0)
                        .all(|kind| matches!(kind.rank(), Some(2 | 5 | 8)))
            }
            at::FULL_FLUSH => {
                let suits = (0..3).filter(|s| self.counts[s * 9..s * 9 + 9].iter().any(|&n| n > 0));
                suits.count() == 1
            }
            at::SINGLE_WAIT => win.melds.len() == 4,
            at::ROOT => return self.counts.iter().filter(|&&count| count == 4).count() as u8,
            at::KONG_REPLACEMENT => win.kong_replacement,
            at::ROBBED_KONG => matches!(win.by, WinBy::RobbedKong(_)),
            at::LAST_TILE => win.last_tile,
            _ => false,
        };
        u8::from(has)
    }

    fn is_all_pungs(&self) -> bool {
        self.sets.len() == 4 && self.sets.iter().all(|set| set.kind != MeldKind::Chow)
    }
}

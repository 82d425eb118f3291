//! What a way to win is worth: how likely its missing tiles come, and what it then counts.

use super::super::outlook::Outlook;
use super::super::ways::Odds;
use super::honors::LIMIT;
use sparrows_engine::rules::hong_kong::HongKongOptions;
use sparrows_engine::{Counts, Kind, Seat, TileSet, View};

/// Draws beyond the seat's own share of the wall.
const EXTRA_DRAWS: f32 = 1.0;
/// What a missing tile weighs against its chance to come: the lower, the more do near hands
/// outweigh the many far ones, of which only one can be followed.
const NEARNESS: f32 = 0.1;
/// How much harder each tile comes to a hand that claims nothing.
const UNCLAIMED: f32 = 0.9;
/// How much likelier tiles for a pung and for a chow come by claims.
const CLAIMED_PUNG: f32 = 3.0;
const CLAIMED_CHOW: f32 = 1.7;
/// How much likelier the last tile comes, on everyone's discards.
const LAST_TILE: f32 = 3.2;
/// The part of the wins that are drawn oneself.
const SELF_DRAWN: f32 = 0.32;
/// What the chance of a faan that only luck can bring (a flower, the draw) counts of itself: tiles
/// can be worked for, luck cannot.
const LUCK: f32 = 0.3;
/// What each faan above the minimum multiplies a win with. Points double, but a player who went
/// by points alone would chase limit hands and seldom win.
const PER_FAAN: f32 = 1.5;

/// What a win of so many faan counts: its points up to the minimum, less than them above.
pub(super) fn value_of(faan: usize, rules: &HongKongOptions) -> f32 {
    let faan = faan.min(rules.cap.into());
    let minimum = usize::from(rules.min_faan);
    let least = 3.0 * f32::from(1_u16 << faan.min(minimum).min(LIMIT));
    (minimum..faan).fold(least, |value, _| value * PER_FAAN)
}

/// How a hand can be completed from here, and what that is worth.
pub(super) struct Worth {
    pub odds: Odds,
    /// Chance and value of a way, by the faan of its tiles; the factor for the last tile is in it.
    pays: [Outlook; LIMIT + 1],
}

impl Worth {
    /// `closed`: no meld is claimed on the way. `draws` are those of a kong just declared.
    pub(super) fn new(view: &View, unseen: &Counts, closed: bool, draws: u8) -> Self {
        let rules = HongKongOptions::of(&view.options);
        let hidden: u16 = unseen.iter().map(|&count| u16::from(count)).sum();
        let hidden = f32::from(hidden.max(1));
        let turns = f32::from(view.wall) / 4.0 + f32::from(draws);
        let flowers = Flowers::of(view, unseen, turns / hidden);
        let per_tile = (turns + EXTRA_DRAWS) / hidden;
        let odds = Odds {
            tile: per_tile * NEARNESS * if closed { UNCLAIMED } else { 1.0 },
            pung: if closed { 1.0 } else { CLAIMED_PUNG },
            chow: if closed { 1.0 } else { CLAIMED_CHOW },
        };
        // Everyone's discards complete a ready hand.
        let last_tile = LAST_TILE * per_tile / odds.tile;
        let pays = std::array::from_fn(|faan| {
            let faan = (faan + usize::from(closed)).min(LIMIT);
            flowers.payoff(faan, &rules).times(last_tile)
        });
        Self { odds, pays }
    }

    /// Every way counts its faan.
    #[cfg(test)]
    pub(super) fn for_tests(odds: Odds) -> Self {
        Self {
            odds,
            pays: std::array::from_fn(|faan| Outlook {
                chance: 1.0,
                value: faan as f32,
            }),
        }
    }

    /// Ways that are worth this many faan.
    pub(super) fn of(&self, ways: f32, faan: usize) -> Outlook {
        self.pays[faan.min(LIMIT)].times(ways)
    }

    /// Ways that are worth so many faan instead of so many.
    pub(super) fn raise(&self, ways: f32, from: usize, to: usize) -> Outlook {
        let (less, more) = (self.of(ways, from), self.of(ways, to));
        Outlook {
            chance: more.chance - less.chance,
            value: more.value - less.value,
        }
    }
}

/// How many faan flowers are likely to bring.
struct Flowers {
    /// Faan so far.
    faan: usize,
    /// The chance of one more.
    more: f32,
}

impl Flowers {
    fn of(view: &View, unseen: &Counts, per_tile: f32) -> Self {
        let shown = view.players[view.seat].flowers;
        let is_left = |kind: &Kind| unseen[kind.index()] > 0;
        let left = Kind::all()
            .filter(|kind| kind.is_flower() && is_left(kind))
            .count();
        let own = own_flowers(view.seat).filter(is_left).count();
        // Half of the draws to come: hands are completed on the way.
        let drawn = |count: usize| (count as f32 * per_tile * 0.5).min(0.9);
        if shown.is_empty() {
            let none = 1.0 - drawn(left);
            return Self {
                faan: 0,
                more: none + (1.0 - none) * own as f32 / left.max(1) as f32,
            };
        }
        Self {
            faan: faan_of_flowers(&shown, view.seat),
            more: drawn(own),
        }
    }

    /// Chance to be allowed to win, and its value, of a hand whose tiles have this many faan.
    fn payoff(&self, faan: usize, rules: &HongKongOptions) -> Outlook {
        let minimum = usize::from(rules.min_faan);
        let of = |total: usize| {
            let claimed = if total >= minimum {
                1.0 - SELF_DRAWN
            } else {
                0.0
            };
            let drawn = match total + 1 {
                beyond if beyond > minimum => SELF_DRAWN,
                just if just == minimum => SELF_DRAWN * LUCK,
                _ => 0.0,
            };
            Outlook {
                chance: claimed + drawn,
                value: claimed * value_of(total, rules) + drawn * value_of(total + 1, rules),
            }
        };
        let more = if self.more < 0.5 {
            self.more * LUCK
        } else {
            self.more
        };
        let total = faan + self.faan;
        of(total)
            .times(1.0 - self.more)
            .plus(of(total + 1).times(more))
    }
}

/// The flower and the season of a seat.
fn own_flowers(seat: Seat) -> impl Iterator<Item = Kind> {
    let first = Kind::NUM_PLAIN + seat.index();
    [first, first + 4].into_iter().filter_map(Kind::from_index)
}

/// Faan of the flowers shown, `no-flowers` not among them.
pub(super) fn faan_of_flowers(shown: &TileSet, seat: Seat) -> usize {
    own_flowers(seat)
        .zip([Kind::NUM_PLAIN, Kind::NUM_PLAIN + 4])
        .map(|(own, first)| {
            let all = (first..first + 4)
                .filter_map(Kind::from_index)
                .all(|kind| shown.count(kind) > 0);
            if all {
                2
            } else {
                usize::from(shown.count(own) > 0)
            }
        })
        .sum()
}

//! What a way to win is worth: how likely its missing tiles come, and what it then pays.

use super::super::ways::Odds;
use super::honors::LIMIT;
use sparrows_engine::rules::hong_kong::HongKongOptions;
use sparrows_engine::{Counts, Kind, Seat, TileSet, View};

/// Chance and points of a future: sums over ways, so that the chance can exceed one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    pub chance: f32,
    pub points: f32,
}

impl Outlook {
    /// Points to expect: the mean of the ways, times a chance that stays below one.
    pub(super) fn expected(self) -> f32 {
        self.points / (1.0 + self.chance)
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self {
            chance: self.chance + other.chance,
            points: self.points + other.points,
        }
    }

    pub(super) fn times(self, factor: f32) -> Self {
        Self {
            chance: self.chance * factor,
            points: self.points * factor,
        }
    }
}

/// Draws beyond the seat's own share of the wall.
const EXTRA_DRAWS: f32 = 1.0;
/// What a missing tile weighs against its chance to come: the lower, the more do near hands
/// outweigh the many far ones, of which only one can be followed.
const NEARNESS: f32 = 0.1;
/// How much harder each tile comes to a hand that claims nothing.
const UNCLAIMED: f32 = 0.65;
/// How much likelier tiles for a pung and for a chow come by claims.
const CLAIMED_PUNG: f32 = 1.8;
const CLAIMED_CHOW: f32 = 1.25;
/// How much likelier the last tile comes, on everyone's discards.
const LAST_TILE: f32 = 3.2;
/// The part of the wins that are drawn oneself.
const SELF_DRAWN: f32 = 0.32;

/// How a hand can be completed from here, and what that pays.
pub(super) struct Worth {
    pub odds: Odds,
    /// Chance and points of a way, by the faan of its tiles; the factor for the last tile is in
    /// it.
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

    /// Ways that are worth this many faan.
    pub(super) fn of(&self, ways: f32, faan: usize) -> Outlook {
        self.pays[faan.min(LIMIT)].times(ways)
    }

    /// Ways that are worth so many faan instead of so many.
    pub(super) fn raise(&self, ways: f32, from: usize, to: usize) -> Outlook {
        let (less, more) = (self.of(ways, from), self.of(ways, to));
        Outlook {
            chance: more.chance - less.chance,
            points: more.points - less.points,
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

    /// Chance to be allowed to win, and points it then brings, of a hand whose tiles have this
    /// many faan.
    fn payoff(&self, faan: usize, rules: &HongKongOptions) -> Outlook {
        let mut sum = Outlook::default();
        for (bonus, chance) in [(self.faan, 1.0 - self.more), (self.faan + 1, self.more)] {
            let total = faan + bonus;
            let points = |total: usize| f32::from(1_u16 << total.min(rules.cap.into()).min(LIMIT));
            let minimum = usize::from(rules.min_faan);
            let claimed = if total >= minimum {
                1.0 - SELF_DRAWN
            } else {
                0.0
            };
            let drawn = if total + 1 >= minimum {
                SELF_DRAWN
            } else {
                0.0
            };
            sum.chance += chance * (claimed + drawn);
            sum.points += chance * 3.0 * (claimed * points(total) + drawn * points(total + 1));
        }
        sum
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

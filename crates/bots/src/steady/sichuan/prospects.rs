//! The outlook of a hand over the kinds of winning hand at the table (SC-4).

use super::super::hand::Hand;
use super::super::outlook::Outlook;
use super::super::pairs::seven_pairs;
use super::super::suit::{Asked, Sorted, Suit};
use super::super::ways::{Odds, both, whole};
use sparrows_engine::Kind;

/// Fan of kinds of hand (SC-4).
const ALL_PUNGS: usize = 1;
const SEVEN_PAIRS: usize = 2;
const FULL_FLUSH: usize = 2;

/// What a missing tile weighs against its chance to come, see the Hong Kong player.
const NEARNESS: f32 = 0.12;
/// How much likelier tiles for a pung come by claims.
const CLAIMED_PUNG: f32 = 1.8;
/// How much likelier the last tile comes, on everyone's discards.
const LAST_TILE: f32 = 3.2;
/// The part of the wins that are drawn oneself.
const SELF_DRAWN: f32 = 0.35;
/// Draws beyond the seat's own share of the wall.
const EXTRA_DRAWS: f32 = 1.0;

/// A hand with its ways in parts, ready to be put together.
pub(super) struct Prospects {
    odds: Odds,
    suits: [Suit; 3],
    last_tile: f32,
    opponents: f32,
    sets: usize,
    /// Suits of the melds, as bits.
    melded: u8,
}

impl Prospects {
    /// `draws` are those of a kong just declared.
    pub(super) fn new(hand: &Hand, wall: u8, draws: u8, opponents: f32) -> Self {
        let hidden: u16 = hand.unseen.iter().map(|&count| u16::from(count)).sum();
        let hidden = f32::from(hidden.max(1));
        let turns = f32::from(wall) / (opponents + 1.0) + f32::from(draws);
        let per_tile = (turns + EXTRA_DRAWS) / hidden;
        let odds = Odds {
            tile: per_tile * NEARNESS,
            pung: CLAIMED_PUNG,
            chow: 1.0,
        };
        let asked = Asked {
            sets: hand.wanted(),
            chows: false,
            pungs: true,
        };
        Self {
            odds,
            suits: std::array::from_fn(|suit| {
                let (held, unseen) = hand.suit(suit);
                Suit::new(held, unseen, odds, asked)
            }),
            last_tile: LAST_TILE * per_tile / odds.tile,
            opponents,
            sets: hand.wanted(),
            melded: hand.suits(),
        }
    }

    /// The outlook without a discard.
    pub(super) fn now(&self, hand: &Hand) -> Outlook {
        self.sum(
            hand,
            [&self.suits[0].now, &self.suits[1].now, &self.suits[2].now],
        )
    }

    /// The outlook of `rest`, what a discard of `kind` leaves.
    pub(super) fn after_discard(&self, rest: &Hand, kind: Kind) -> Outlook {
        let Some(suit) = kind.suit().map(|suit| suit.index()) else {
            return Outlook::default();
        };
        let ways = self.suits[suit].without(kind.index() - suit * 9);
        let of = |s: usize| if s == suit { &ways } else { &self.suits[s].now };
        self.sum(rest, [of(0), of(1), of(2)])
    }

    fn sum(&self, hand: &Hand, ways: [&Sorted; 3]) -> Outlook {
        let fan = roots(hand) + usize::from(hand.melds.len() == 4);
        let any = both(&ways[1].any, &ways[2].any);
        let pungs = both(&ways[1].pungs, &ways[2].pungs);
        let all = whole(&ways[0].any, &any, self.sets);
        let all_pungs = whole(&ways[0].pungs, &pungs, self.sets);
        let mut sum = self
            .of(all, fan)
            .plus(self.raise(all_pungs, fan, fan + ALL_PUNGS));
        for (suit, ways) in ways.iter().enumerate() {
            if self.melded & !(1 << suit) == 0 {
                let flush = ways.any[1][self.sets];
                let of_pungs = ways.pungs[1][self.sets];
                sum = sum
                    .plus(self.raise(flush, fan, fan + FULL_FLUSH))
                    .plus(self.raise(of_pungs, fan + ALL_PUNGS, fan + ALL_PUNGS + FULL_FLUSH))
                    .plus(self.raise(of_pungs, fan + FULL_FLUSH, fan));
            }
        }
        if hand.melds.is_empty() {
            sum = sum.plus(self.of(seven_pairs(hand, true, &self.odds), fan + SEVEN_PAIRS));
        }
        sum
    }

    /// Ways that are worth this many fan.
    fn of(&self, ways: f32, fan: usize) -> Outlook {
        let base = f32::from(1_u16 << fan.min(5));
        let points = (1.0 - SELF_DRAWN) * base + SELF_DRAWN * (base + 1.0) * self.opponents;
        let chance = ways * self.last_tile;
        Outlook {
            chance,
            value: points * chance,
        }
    }

    /// Ways that are worth so many fan instead of so many.
    fn raise(&self, ways: f32, from: usize, to: usize) -> Outlook {
        let (less, more) = (self.of(ways, from), self.of(ways, to));
        Outlook {
            chance: more.chance - less.chance,
            value: more.value - less.value,
        }
    }
}

/// Kinds of which the hand has all four.
fn roots(hand: &Hand) -> usize {
    let mut counts = hand.held;
    for kind in hand.melds.iter().flat_map(|meld| meld.kinds()) {
        if let Some(count) = counts.get_mut(kind.index()) {
            *count += 1;
        }
    }
    counts.iter().filter(|&&count| count == 4).count()
}

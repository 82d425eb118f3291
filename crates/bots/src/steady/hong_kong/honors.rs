//! The ways to use winds and dragons, by the faan they bring.

use super::super::hand::Hand;
use super::super::suit::pung_weight;
use super::super::ways::{NO_WAY, Odds, Ways, add, both};
use sparrows_engine::{Kind, Seat};

/// Faan of a limit hand.
pub(super) const LIMIT: usize = 13;

/// Places of [`Honors::ways`].
pub(super) const GRADES: usize = 9;

/// Honors of a hand by what they are worth.
pub(super) struct Honors {
    /// Place n for n faan (at most small three dragons and two winds), the last for a limit hand.
    ways: [Ways; GRADES],
}

impl Honors {
    /// The ways by their faan, where there is any.
    pub(super) fn by_faan(&self) -> impl Iterator<Item = (usize, &Ways)> {
        let faan = |grade| if grade + 1 == GRADES { LIMIT } else { grade };
        let any = self
            .ways
            .iter()
            .enumerate()
            .filter(|(_, ways)| *ways != &NO_WAY);
        any.map(move |(grade, ways)| (faan(grade), ways))
    }

    /// Adds up the ways of a hand, whatever its suits are.
    pub(super) fn new(hand: &Hand, odds: &Odds) -> Self {
        let dragons = family::<3>(hand, odds, Kind::WHITE);
        let winds = family::<4>(hand, odds, Kind::EAST);
        let mut ways = [NO_WAY; GRADES];
        for (i, of_dragons) in dragons
            .iter()
            .enumerate()
            .filter(|(_, ways)| *ways != &NO_WAY)
        {
            for (j, of_winds) in winds
                .iter()
                .enumerate()
                .filter(|(_, ways)| *ways != &NO_WAY)
            {
                let limit = i.max(j) == GRADES - 1;
                let grade = if limit {
                    GRADES - 1
                } else {
                    (i + j).min(GRADES - 2)
                };
                add(&mut ways[grade], &both(of_dragons, of_winds), 1.0);
            }
        }
        Self { ways }
    }
}

/// The ways of `N` kinds from `first`: the dragons or the winds.
fn family<const N: usize>(hand: &Hand, odds: &Odds, first: Kind) -> [Ways; GRADES] {
    let kinds: [usize; N] = std::array::from_fn(|i| first.index() + i);
    let melded = hand
        .melds
        .iter()
        .filter_map(|meld| meld.first.index().checked_sub(first.index()));
    let melded = melded
        .filter(|&i| i < N)
        .fold(0_u8, |bits, i| bits | 1 << i);
    let pungs = kinds.map(|kind| pung_weight(hand.held[kind], hand.unseen[kind], odds));
    let pairs = kinds.map(|kind| odds.of(2, hand.held[kind], hand.unseen[kind]));
    let mut ways = [NO_WAY; GRADES];
    for made in (0_u8..1 << N).filter(|made| made & melded == 0) {
        let weight: f32 = (0..N)
            .filter(|i| made >> i & 1 != 0)
            .map(|i| pungs[i])
            .product();
        if weight == 0.0 {
            continue;
        }
        let sets = made.count_ones() as usize;
        let all = made | melded;
        ways[grade::<N>(all, None, hand.seat)][0][sets] += weight;
        for i in (0..N).filter(|i| all >> i & 1 == 0) {
            ways[grade::<N>(all, Some(i), hand.seat)][1][sets] += weight * pairs[i];
        }
    }
    ways
}

/// The place for pungs (as bits) and a pair of dragons (three kinds) or winds (four).
fn grade<const N: usize>(pungs: u8, pair: Option<usize>, seat: Seat) -> usize {
    let count = pungs.count_ones() as usize;
    match (N, count) {
        (3, 3) | (4, 4) => GRADES - 1,
        (3, 2) if pair.is_some() => 5,
        (3, _) => count,
        _ => usize::from(pungs & 1) + usize::from(pungs >> seat.index() & 1),
    }
}

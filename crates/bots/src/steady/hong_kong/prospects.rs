//! The outlook of a hand over every kind of winning hand at the table.

use super::super::hand::Hand;
use super::super::outlook::Outlook;
use super::super::pairs::{seven_pairs, thirteen_orphans};
use super::super::suit::{Asked, Sorted, Suit};
use super::super::ways::{NO_WAY, Ways, both, whole};
use super::honors::{GRADES, Honors, LIMIT};
use super::worth::Worth;
use arrayvec::ArrayVec;
use sparrows_engine::Kind;

/// Faan of kinds of hand (HK-4).
const ALL_CHOWS: usize = 1;
const ALL_PUNGS: usize = 3;
const HALF_FLUSH: usize = 3;
const FULL_FLUSH: usize = 7;
const SEVEN_PAIRS: usize = 4;

/// A hand with its ways in parts, ready to be put together.
pub(super) struct Prospects<'a> {
    hand: &'a Hand,
    worth: &'a Worth,
    quads: bool,
    suits: [Suit; 3],
    honors: Honors,
}

impl<'a> Prospects<'a> {
    /// `quads`: four equal tiles are two of seven pairs.
    pub(super) fn new(hand: &'a Hand, worth: &'a Worth, quads: bool) -> Self {
        let asked = Asked {
            sets: hand.wanted(),
            chows: !hand.has_pung(),
            pungs: !hand.has_chow(),
        };
        Self {
            hand,
            worth,
            quads,
            suits: std::array::from_fn(|suit| {
                let (held, unseen) = hand.suit(suit);
                Suit::new(held, unseen, worth.odds, asked)
            }),
            honors: Honors::new(hand, &worth.odds),
        }
    }

    /// The outlook without a discard.
    pub(super) fn now(&self) -> Outlook {
        let rest = self.but(0, &self.honors);
        let flushes = (0..3).map(|suit| self.flush(suit, &self.suits[suit].now, &self.honors));
        flushes
            .fold(self.mixed(&self.suits[0].now, &rest), Outlook::plus)
            .plus(self.all_honors(&self.honors))
            .plus(self.special(self.hand))
    }

    /// The outlook after a discard of each kind held.
    pub(super) fn after_discards(&self) -> [Option<Outlook>; Kind::NUM_PLAIN] {
        let mut after = [None; Kind::NUM_PLAIN];
        let flushes: [Outlook; 3] =
            std::array::from_fn(|suit| self.flush(suit, &self.suits[suit].now, &self.honors));
        let all_honors = self.all_honors(&self.honors);
        for suit in 0..3 {
            let kinds = suit * 9..suit * 9 + 9;
            if self.hand.held[kinds.clone()] == [0; 9] {
                continue;
            }
            let rest = self.but(suit, &self.honors);
            let others = (0..3)
                .filter(|&other| other != suit)
                .map(|other| flushes[other]);
            let others = others.fold(all_honors, Outlook::plus);
            for kind in kinds.filter(|&kind| self.hand.held[kind] > 0) {
                let ways = self.suits[suit].without(kind - suit * 9);
                let sum = self
                    .mixed(&ways, &rest)
                    .plus(self.flush(suit, &ways, &self.honors))
                    .plus(others)
                    .plus(self.special(&self.hand.without(kind)));
                after[kind] = Some(sum);
            }
        }
        for kind in (Kind::EAST.index()..Kind::NUM_PLAIN).filter(|&kind| self.hand.held[kind] > 0) {
            let hand = self.hand.without(kind);
            let honors = Honors::new(&hand, &self.worth.odds);
            let flushes = (0..3).map(|suit| self.flush(suit, &self.suits[suit].now, &honors));
            let sum = flushes
                .fold(
                    self.mixed(&self.suits[0].now, &self.but(0, &honors)),
                    Outlook::plus,
                )
                .plus(self.all_honors(&honors))
                .plus(self.special(&hand));
            after[kind] = Some(sum);
        }
        after
    }

    /// All parts of the hand but one suit.
    fn but(&self, suit: usize, honors: &Honors) -> Rest {
        let (a, b) = (
            &self.suits[(suit + 1) % 3].now,
            &self.suits[(suit + 2) % 3].now,
        );
        let any = both(&a.any, &b.any);
        let pungs = both(&a.pungs, &b.pungs);
        Rest {
            by_faan: honors
                .by_faan()
                .map(|(faan, honors)| (faan, both(&any, honors), both(&pungs, honors)))
                .collect(),
            chows: both(&a.chows, &b.chows),
        }
    }

    /// Hands of any suits: honors, all chows, all pungs.
    fn mixed(&self, suit: &Sorted, rest: &Rest) -> Outlook {
        let mut sum = Outlook::default();
        let sets = self.hand.wanted();
        for (faan, any, pungs) in &rest.by_faan {
            sum = sum.plus(self.worth.of(whole(&suit.any, any, sets), *faan));
            if !self.hand.has_chow() {
                let ways = whole(&suit.pungs, pungs, sets);
                sum = sum.plus(self.worth.raise(ways, *faan, faan + ALL_PUNGS));
            }
        }
        if !self.hand.has_pung() {
            // The pair is of a suit: no honors at all.
            let ways = whole(&suit.chows, &rest.chows, sets);
            sum = sum.plus(self.worth.raise(ways, 0, ALL_CHOWS));
        }
        sum
    }

    /// What a half or full flush of this suit adds to what [`Self::mixed`] has counted.
    fn flush(&self, suit: usize, ways: &Sorted, honors: &Honors) -> Outlook {
        let mut sum = Outlook::default();
        let melded = self.hand.suits();
        if melded & !(1 << suit) != 0 {
            return sum;
        }
        // Without a tile of the suit the hand is one of honors.
        let of_suit = |ways: &Ways| {
            let mut ways = *ways;
            if melded == 0 {
                ways[0][0] = 0.0;
            }
            ways
        };
        let (any, pungs) = (of_suit(&ways.any), of_suit(&ways.pungs));
        for (faan, honors) in honors.by_faan() {
            let mut mixed = *honors;
            let mut pure = NO_WAY;
            if !self.hand.has_honors() {
                std::mem::swap(&mut pure[0][0], &mut mixed[0][0]);
            }
            for (honors, flush) in [(&mixed, HALF_FLUSH), (&pure, FULL_FLUSH)] {
                let sets = self.hand.wanted();
                sum = sum.plus(
                    self.worth
                        .raise(whole(&any, honors, sets), faan, faan + flush),
                );
                if !self.hand.has_chow() {
                    // All pungs were raised before; raise them from there.
                    let ways = whole(&pungs, honors, sets);
                    let before = faan + ALL_PUNGS;
                    sum = sum.plus(self.worth.raise(ways, before, before + flush));
                    sum = sum.plus(self.worth.raise(ways, faan + flush, faan));
                }
            }
        }
        sum
    }

    fn all_honors(&self, honors: &Honors) -> Outlook {
        if self.hand.suits() != 0 {
            return Outlook::default();
        }
        let ways = honors
            .by_faan()
            .map(|(faan, ways)| (faan, ways[1][self.hand.wanted()]));
        ways.map(|(faan, ways)| self.worth.raise(ways, faan + ALL_PUNGS, LIMIT))
            .fold(Outlook::default(), Outlook::plus)
    }

    /// Seven pairs and thirteen orphans.
    fn special(&self, hand: &Hand) -> Outlook {
        if !hand.melds.is_empty() {
            return Outlook::default();
        }
        let odds = &self.worth.odds;
        let pairs = self
            .worth
            .of(seven_pairs(hand, self.quads, odds), SEVEN_PAIRS);
        pairs.plus(self.worth.of(thirteen_orphans(hand, odds), LIMIT))
    }
}

/// All parts of a hand but one suit.
struct Rest {
    /// Faan of the honors; ways with any sets and with pungs alone.
    by_faan: ArrayVec<(usize, Ways, Ways), GRADES>,
    /// Ways with chows and a pair of a suit alone.
    chows: Ways,
}

#[cfg(test)]
mod tests {
    use super::super::super::ways::Odds;
    use super::*;
    use arrayvec::ArrayVec;
    use sparrows_engine::meld::FaceMeld;
    use sparrows_engine::{MeldKind, Seat, notation};

    type Melds<'a> = &'a [(MeldKind, &'a str)];

    /// Faan that a complete hand counts for its tiles, added over its readings.
    fn faan(seat: Seat, concealed: &str, melds: Melds<'_>) -> f32 {
        let mut hand = Hand {
            seat,
            held: [0; Kind::NUM_PLAIN],
            unseen: [0; Kind::NUM_PLAIN],
            melds: ArrayVec::new(),
        };
        for named in notation::parse_tiles(concealed).unwrap() {
            hand.held[named.kind.index()] += 1;
        }
        for &(kind, first) in melds {
            let first = notation::parse_kind(first).unwrap();
            hand.melds.push(FaceMeld::new(kind, first));
        }
        // No tile may be missing, and a way is worth its faan.
        let odds = Odds {
            tile: 0.0,
            pung: 1.0,
            chow: 1.0,
        };
        let worth = Worth::for_tests(odds);
        Prospects::new(&hand, &worth, true).now().value
    }

    #[test]
    fn hands_count_what_the_rules_say() {
        use MeldKind::{Chow, Kong, Pung};
        let cases: [(f32, Seat, &str, Melds<'_>); 18] = [
            (0.0, Seat::West, "123m456p78s9s22z", &[(Pung, "5m")]),
            (1.0, Seat::West, "123m456p789s22p", &[(Chow, "5m")]),
            (0.0, Seat::West, "123m456p789s22z", &[(Chow, "5m")]),
            (1.0, Seat::West, "123m456p789s22p", &[(Pung, "7z")]),
            (1.0, Seat::West, "123m456p789s22p", &[(Pung, "3z")]),
            (1.0, Seat::West, "123m456p789s22p", &[(Kong, "1z")]),
            (2.0, Seat::East, "123m456p789s22p", &[(Pung, "1z")]),
            (0.0, Seat::East, "123m456p789s22p", &[(Pung, "2z")]),
            (3.0, Seat::East, "222m999p888s33p", &[(Pung, "4z")]),
            (3.0, Seat::South, "123p456p789p33z", &[(Pung, "9p")]),
            (4.0, Seat::South, "123p456p789p33z", &[(Pung, "6z")]),
            (6.0, Seat::South, "222p444p999p33z", &[(Pung, "7p")]),
            (7.0, Seat::South, "123p456p789p33p", &[(Pung, "9p")]),
            (
                10.0,
                Seat::South,
                "222p444p88p",
                &[(Pung, "9p"), (Kong, "7p")],
            ),
            (
                5.0,
                Seat::South,
                "123p456m55z",
                &[(Pung, "6z"), (Pung, "7z")],
            ),
            (
                13.0,
                Seat::South,
                "123p44m",
                &[(Pung, "5z"), (Pung, "6z"), (Pung, "7z")],
            ),
            (13.0, Seat::South, "111z222z333z55z", &[(Pung, "6z")]),
            (13.0, Seat::South, "19m19p19s12345677z", &[]),
        ];
        for (expected, seat, concealed, melds) in cases {
            assert_eq!(
                faan(seat, concealed, melds),
                expected,
                "{concealed} {melds:?}"
            );
        }
        assert_eq!(faan(Seat::South, "1133m5577p22s11z77z", &[]), 4.0);
    }
}

//! What a line leaves open, as facts for the note beside a printed hand (CA-2.9).
//!
//! The facts come from the groups of the line, never from what its author wrote about it. Their
//! words are messages: [`Fact::id`], [`Fact::count`] and [`Fact::numbers`] are all that those take.

use super::line::{Line, Symbol};
use std::collections::BTreeSet;

/// Among which numbers a line may move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Numbers {
    /// 1–9.
    Any,
    /// 1, 3, 5, 7, 9.
    Odd,
    /// 2, 4, 6, 8.
    Even,
    /// 3, 6, 9.
    ThreeSixNine,
}

/// One fact of a note.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// So many suits, whichever they are.
    Suits(u8),
    /// Nothing moves: the numbers are as printed.
    TheseNumbers,
    /// One number in one place.
    Number(Numbers),
    /// One number in several places.
    Like(Numbers),
    /// So many neighbours among the numbers there are.
    Run(u8, Numbers),
    /// Numbers keep their distances and move by multiples of this.
    Together(u8),
    /// Digits behind `=` that stay while others move, in the order written.
    Kept(Vec<u8>),
    /// The year, as singles.
    Year,
    /// Dragons of so many suits that the line has numbers in.
    MatchingDragons(u8),
    /// Dragons of so many suits that the line has no numbers in.
    OppositeDragons(u8),
    /// So many different dragons, whichever they are.
    AnyDragons(u8),
    /// So many different winds, whichever they are.
    AnyWinds(u8),
    /// Units of three or more that take no joker, so many.
    NoJokers(u8),
    /// Nothing is open: this and no other tiles.
    Exact,
}

impl Numbers {
    /// These numbers, in order.
    fn all(self) -> BTreeSet<u8> {
        let step = usize::from(self.step());
        let first = match self {
            Self::Any | Self::Odd => 1,
            Self::Even => 2,
            Self::ThreeSixNine => 3,
        };
        (first..=9).step_by(step).collect()
    }

    /// How far neighbours lie apart.
    const fn step(self) -> u8 {
        match self {
            Self::Any => 1,
            Self::Odd | Self::Even => 2,
            Self::ThreeSixNine => 3,
        }
    }

    const ALL: [Self; 4] = [Self::Any, Self::Odd, Self::Even, Self::ThreeSixNine];
}

impl Fact {
    /// Its message is `card-note-ID`.
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Suits(_) => "suits",
            Self::TheseNumbers => "these-numbers",
            Self::Number(Numbers::Any) => "number-any",
            Self::Number(Numbers::Odd) => "number-odd",
            Self::Number(Numbers::Even) => "number-even",
            Self::Number(Numbers::ThreeSixNine) => "number-369",
            Self::Like(Numbers::Any) => "like-any",
            Self::Like(Numbers::Odd) => "like-odd",
            Self::Like(Numbers::Even) => "like-even",
            Self::Like(Numbers::ThreeSixNine) => "like-369",
            Self::Run(_, Numbers::Any) => "run-any",
            Self::Run(_, Numbers::Odd) => "run-odd",
            Self::Run(_, Numbers::Even) => "run-even",
            Self::Run(_, Numbers::ThreeSixNine) => "run-369",
            Self::Together(_) => "together",
            Self::Kept(_) => "kept",
            Self::Year => "year",
            Self::MatchingDragons(_) => "matching-dragons",
            Self::OppositeDragons(_) => "opposite-dragons",
            Self::AnyDragons(_) => "any-dragons",
            Self::AnyWinds(_) => "any-winds",
            Self::NoJokers(_) => "no-jokers",
            Self::Exact => "exact",
        }
    }

    /// How many, or by how much; 0 where the fact has no such number.
    pub const fn count(&self) -> u8 {
        match *self {
            Self::Suits(n)
            | Self::Run(n, _)
            | Self::Together(n)
            | Self::MatchingDragons(n)
            | Self::OppositeDragons(n)
            | Self::AnyDragons(n)
            | Self::AnyWinds(n)
            | Self::NoJokers(n) => n,
            Self::TheseNumbers
            | Self::Number(_)
            | Self::Like(_)
            | Self::Kept(_)
            | Self::Year
            | Self::Exact => 0,
        }
    }

    /// The digits it speaks of, side by side: `2468`; empty for most facts.
    pub fn numbers(&self) -> String {
        match self {
            Self::Kept(digits) => digits.iter().map(u8::to_string).collect(),
            _ => String::new(),
        }
    }

    /// One of each sort: whoever adds words sees what there is.
    pub fn samples() -> Vec<Self> {
        let numbers = Numbers::ALL
            .into_iter()
            .flat_map(|of| [Self::Number(of), Self::Like(of), Self::Run(2, of)]);
        [
            Self::Suits(2),
            Self::TheseNumbers,
            Self::Together(2),
            Self::Kept(vec![2, 5]),
            Self::Year,
            Self::MatchingDragons(2),
            Self::OppositeDragons(2),
            Self::AnyDragons(2),
            Self::AnyWinds(2),
            Self::NoJokers(1),
            Self::Exact,
        ]
        .into_iter()
        .chain(numbers)
        .collect()
    }
}

impl Line {
    /// What the line leaves open, in the order in which a note tells it; never empty.
    pub fn note(&self) -> Vec<Fact> {
        let symbols = || self.units().map(|unit| unit.symbol);
        let letters = |of: &dyn Fn(Symbol) -> Option<u8>| -> BTreeSet<u8> {
            symbols().filter_map(of).collect()
        };
        let suits = letters(&|symbol| match symbol {
            Symbol::SuitDragon(_) => None,
            other => other.suit(),
        });
        let suit_dragons = letters(&|symbol| match symbol {
            Symbol::SuitDragon(suit) => Some(suit),
            _ => None,
        });
        let dragons = letters(&|symbol| match symbol {
            Symbol::AnyDragon(letter) => Some(letter),
            _ => None,
        });
        let winds = letters(&|symbol| match symbol {
            Symbol::AnyWind(letter) => Some(letter),
            _ => None,
        });
        let unjoined = self.units().filter(|unit| unit.count >= 3 && !unit.jokers);

        let mut facts = Vec::new();
        let mut counted = |count: usize, fact: fn(u8) -> Fact| {
            if let Some(count) = u8::try_from(count).ok().filter(|&count| count > 0) {
                facts.push(fact(count));
            }
        };
        counted(suits.len(), Fact::Suits);
        // A dragon matches a number or is opposite to it; without numbers it is just any dragon.
        let (matching, opposite, free) = if suits.is_empty() {
            (0, 0, suit_dragons.len())
        } else {
            let matching = suit_dragons.intersection(&suits).count();
            (matching, suit_dragons.len() - matching, 0)
        };
        counted(matching, Fact::MatchingDragons);
        counted(opposite, Fact::OppositeDragons);
        counted(free, Fact::AnyDragons);
        counted(dragons.len(), Fact::AnyDragons);
        counted(winds.len(), Fact::AnyWinds);
        counted(unjoined.count(), Fact::NoJokers);

        let numbers = self.number_facts();
        let at = usize::from(!suits.is_empty());
        facts.splice(at..at, numbers);
        // Rules about jokers open nothing.
        if facts.iter().all(|fact| matches!(fact, Fact::NoJokers(_))) {
            facts.insert(0, Fact::Exact);
        }
        facts
    }

    /// How its numbers move.
    fn number_facts(&self) -> Vec<Fact> {
        let mut kept = Vec::new();
        let mut moving = Vec::new();
        let mut year = false;
        for unit in self.units() {
            match unit.symbol {
                Symbol::Number {
                    rank, moves: true, ..
                } => moving.push(rank),
                Symbol::Number { rank, .. } => kept.push(rank),
                Symbol::YearDigit { .. } => year = true,
                _ => {}
            }
        }
        let mut facts = Vec::new();
        let ranks: BTreeSet<u8> = moving.iter().copied().collect();
        if let (Some(&low), Some(&high)) = (ranks.first(), ranks.last()) {
            let step = self.shift.unwrap_or(9);
            let reached = |rank: u8| {
                let down = (low - 1) / step * step;
                let up = (9 - high) / step * step;
                (rank - down..=rank + up).step_by(usize::from(step))
            };
            let all: BTreeSet<u8> = ranks.iter().flat_map(|&rank| reached(rank)).collect();
            let stays = reached(low).count() == 1;
            let count = ranks.len() as u8;
            let apart = |of: &Numbers| high - low == of.step() * (count - 1);
            let among = Numbers::ALL
                .into_iter()
                .find(|of| of.step() == step && of.all() == all && apart(of))
                .filter(|of| ranks.is_subset(&of.all()));
            facts.push(match among {
                _ if stays => Fact::TheseNumbers,
                Some(of) if count > 1 => Fact::Run(count, of),
                Some(of) if moving.len() > 1 => Fact::Like(of),
                Some(of) => Fact::Number(of),
                None => Fact::Together(step),
            });
            if !kept.is_empty() && !stays {
                facts.push(Fact::Kept(kept));
            }
        } else if !kept.is_empty() {
            facts.push(Fact::TheseNumbers);
        }
        if year {
            facts.push(Fact::Year);
        }
        facts
    }
}

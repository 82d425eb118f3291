//! Forms: the concrete hands that a line stands for, one per choice of suits, shift, winds and
//! dragons (CA-2.3 to CA-2.7).

use super::Card;
use super::line::{Line, Symbol};
use crate::tile::{Kind, Suit};
use std::collections::{BTreeMap, BTreeSet};

/// The face of a tile in American play: the 34 plain kinds and the flower, for the eight flowers
/// are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face(u8);

impl Face {
    /// How many faces there are; jokers have none of their own.
    pub const NUM: usize = 35;
    /// The flower.
    pub const FLOWER: Self = Self(34);

    /// Every face, in the order of [`Self::index`].
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::NUM as u8).map(Self)
    }

    /// The face of a kind; none for the joker.
    pub const fn of(kind: Kind) -> Option<Self> {
        if kind.is_plain() {
            Some(Self(kind.index() as u8))
        } else if kind.is_flower() {
            Some(Self::FLOWER)
        } else {
            None
        }
    }

    /// 0–34.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// A kind that bears it; for the flower, the first.
    pub const fn kind(self) -> Kind {
        match Kind::from_index(self.0 as usize) {
            Some(kind) => kind,
            None => Kind::JOKER,
        }
    }

    /// How many tiles bear it.
    pub const fn copies(self) -> u8 {
        if self.0 == Self::FLOWER.0 { 8 } else { 4 }
    }
}

/// Three to six equal tiles of a form, which may be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Unit {
    /// Of what.
    pub face: Face,
    /// How many.
    pub count: u8,
    /// Whether jokers may stand in it.
    pub jokers: bool,
}

/// A concrete hand of fourteen tiles.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Form {
    /// Singles and pairs, by face: no joker can stand for them. Equal singles count together.
    pub natural: Vec<(Face, u8)>,
    /// Units of three and more, in order.
    pub units: Vec<Unit>,
}

/// The forms of a card in a year.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiled {
    /// The year.
    pub year: u16,
    /// The hands in card order.
    pub hands: Vec<CompiledHand>,
}

/// The forms of one hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompiledHand {
    /// Its id.
    pub id: String,
    /// Its distinct forms, each with the position of the line that makes it; none where the year
    /// makes the hand impossible, and it is left out (CA-1.3).
    pub forms: Vec<(usize, Form)>,
}

impl Card {
    /// Makes every form of every hand for a year.
    pub fn compile(&self, year: u16) -> Compiled {
        let hands = self.hands.iter().map(|hand| {
            let mut seen = BTreeSet::new();
            let forms = hand
                .lines
                .iter()
                .enumerate()
                .flat_map(|(i, line)| forms(line, year).into_iter().map(move |form| (i, form)))
                .filter(|(_, form)| seen.insert(form.clone()))
                .collect();
            CompiledHand {
                id: hand.id.clone(),
                forms,
            }
        });
        Compiled {
            year,
            hands: hands.collect(),
        }
    }
}

impl Compiled {
    /// How many forms there are.
    pub fn len(&self) -> usize {
        self.hands.iter().map(|hand| hand.forms.len()).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// One way to choose everything that a line leaves open.
#[derive(Clone, Copy, Default)]
struct Choice {
    suits: [usize; 3],
    dragons: [usize; 3],
    winds: [usize; 3],
    shift: i8,
    year: u16,
}

/// The distinct forms of a line that 152 tiles can make, in order.
pub(super) fn forms(line: &Line, year: u16) -> Vec<Form> {
    let symbols: Vec<Symbol> = line.units().map(|unit| unit.symbol).collect();
    let uses = |test: &dyn Fn(&Symbol) -> Option<u8>| {
        let mut used = [false; 3];
        for letter in symbols.iter().filter_map(test) {
            used[usize::from(letter)] = true;
        }
        used
    };
    let suits = arrangements(3, uses(&suit_letter));
    let dragons = arrangements(
        3,
        uses(&|symbol| match *symbol {
            Symbol::AnyDragon(letter) => Some(letter),
            _ => None,
        }),
    );
    let winds = arrangements(
        4,
        uses(&|symbol| match *symbol {
            Symbol::AnyWind(letter) => Some(letter),
            _ => None,
        }),
    );
    let mut forms = BTreeSet::new();
    for shift in shifts(line) {
        for &suits in &suits {
            for &dragons in &dragons {
                for &winds in &winds {
                    let choice = Choice {
                        suits,
                        dragons,
                        winds,
                        shift,
                        year,
                    };
                    forms.extend(form(line, choice).filter(Form::can_be_made));
                }
            }
        }
    }
    forms.into_iter().collect()
}

const fn suit_letter(symbol: &Symbol) -> Option<u8> {
    match *symbol {
        Symbol::Number { suit, .. } | Symbol::YearDigit { suit, .. } => Some(suit),
        Symbol::SuitDragon(suit) => Some(suit),
        _ => None,
    }
}

/// Every way to give the used ones of three letters different things out of `n`.
fn arrangements(n: usize, used: [bool; 3]) -> Vec<[usize; 3]> {
    let mut all = vec![[usize::MAX; 3]];
    for letter in (0..3).filter(|&letter| used[letter]) {
        all = all
            .into_iter()
            .flat_map(|taken| {
                (0..n)
                    .filter(move |thing| !taken.contains(thing))
                    .map(move |thing| {
                        let mut next = taken;
                        next[letter] = thing;
                        next
                    })
            })
            .collect();
    }
    all
}

/// By how much the numbers of a line may move.
fn shifts(line: &Line) -> Vec<i8> {
    let moving = || {
        line.units().filter_map(|unit| match unit.symbol {
            Symbol::Number {
                rank, moves: true, ..
            } => Some(rank as i8),
            _ => None,
        })
    };
    let (Some(step), Some(low), Some(high)) = (line.shift, moving().min(), moving().max()) else {
        return vec![0];
    };
    let step = step as i8;
    (-8..=8)
        .map(|times| times * step)
        .filter(|by| low + by >= 1 && high + by <= 9)
        .collect()
}

/// The form of a line for one choice; none for a face that does not exist.
fn form(line: &Line, choice: Choice) -> Option<Form> {
    let mut natural: BTreeMap<Face, u8> = BTreeMap::new();
    let mut units = Vec::new();
    for unit in line.units() {
        let face = face(unit.symbol, choice)?;
        if unit.count >= 3 {
            units.push(Unit {
                face,
                count: unit.count,
                jokers: unit.jokers,
            });
        } else {
            *natural.entry(face).or_default() += unit.count;
        }
    }
    units.sort_unstable();
    Some(Form {
        natural: natural.into_iter().collect(),
        units,
    })
}

fn face(symbol: Symbol, choice: Choice) -> Option<Face> {
    let suited = |letter: u8, rank: u8| {
        let suit = *Suit::ALL.get(choice.suits[usize::from(letter)])?;
        Face::of(Kind::suited(suit, rank)?)
    };
    let honor = |kind: Kind| Face::of(kind);
    match symbol {
        Symbol::Number { rank, suit, moves } => {
            let shift = if moves { choice.shift } else { 0 };
            suited(suit, rank.checked_add_signed(shift)?)
        }
        Symbol::YearDigit { digit, suit } => {
            let digits = [1000, 100, 10, 1].map(|place| (choice.year / place % 10) as u8);
            match digits[usize::from(digit)] {
                0 => honor(Kind::WHITE),
                rank => suited(suit, rank),
            }
        }
        Symbol::Soap => honor(Kind::WHITE),
        Symbol::Flower => Some(Face::FLOWER),
        Symbol::Wind(wind) => honor(Kind::from_index(Kind::EAST.index() + usize::from(wind))?),
        Symbol::SuitDragon(letter) => {
            honor(match Suit::ALL.get(choice.suits[usize::from(letter)])? {
                Suit::Characters => Kind::RED,
                Suit::Dots => Kind::WHITE,
                Suit::Bamboo => Kind::GREEN,
            })
        }
        Symbol::AnyDragon(letter) => {
            let dragon = choice.dragons[usize::from(letter)];
            honor(*[Kind::WHITE, Kind::GREEN, Kind::RED].get(dragon)?)
        }
        Symbol::AnyWind(letter) => {
            let wind = choice.winds[usize::from(letter)];
            honor(Kind::from_index(Kind::EAST.index() + wind)?)
        }
        Symbol::Red => honor(Kind::RED),
        Symbol::Green => honor(Kind::GREEN),
    }
}

impl Form {
    /// Whether 152 tiles can make it: joker-free tiles within the copies there are, and no more
    /// than eight jokers for the rest (CA-2.7).
    fn can_be_made(&self) -> bool {
        let mut natural = [0u8; Face::NUM];
        let mut all = [0u8; Face::NUM];
        for &(face, count) in &self.natural {
            natural[face.index()] += count;
            all[face.index()] += count;
        }
        for unit in &self.units {
            if !unit.jokers {
                natural[unit.face.index()] += unit.count;
            }
            all[unit.face.index()] += unit.count;
        }
        let jokers: u8 = Face::all()
            .map(|face| all[face.index()].saturating_sub(face.copies()))
            .sum();
        Face::all().all(|face| natural[face.index()] <= face.copies())
            && jokers <= Kind::JOKER.copies()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Card, YEARS};

    #[test]
    fn ca_1_1_the_house_card_compiles_to_its_forms() {
        let card = Card::house().unwrap();
        assert_eq!(card.hands.len(), 65);
        let compiled = card.compile(2026);
        assert_eq!(compiled.len(), 1072);
    }

    #[test]
    fn ca_1_3_every_year_compiles() {
        let card = Card::house().unwrap();
        for year in YEARS {
            let compiled = card.compile(year);
            for (hand, compiled) in card.hands.iter().zip(&compiled.hands) {
                let year_hand = hand.lines.iter().all(super::Line::has_year);
                assert!(
                    !compiled.forms.is_empty() || year_hand,
                    "{year} {}",
                    hand.id
                );
            }
        }
    }
}

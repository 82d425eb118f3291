//! Lines: groups of symbols, as a card writes them (CA-2.1, CA-2.2).

use super::error::CardProblem;
use std::fmt;

/// What a tile of a line can be, before suits, shift, winds, dragons and year are chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Symbol {
    /// `1`–`9` in the suit of the group's letter; `moves` where a shift moves it.
    Number {
        /// As printed.
        rank: u8,
        /// 0–2 for `a`–`c`.
        suit: u8,
        /// Whether the line's shift moves it.
        moves: bool,
    },
    /// `0`: soap as zero.
    Soap,
    /// One digit of `Y`, 0–3, in the suit of the group's letter.
    YearDigit {
        /// Which digit.
        digit: u8,
        /// 0–2 for `a`–`c`.
        suit: u8,
    },
    /// `F`
    Flower,
    /// `E`, `S`, `W`, `N` as 0–3.
    Wind(u8),
    /// `D` with `a`–`c`: the dragon of that suit.
    SuitDragon(u8),
    /// `D` with `x`–`z`: any dragon, another letter another dragon.
    AnyDragon(u8),
    /// `Z` with `x`–`z`: any wind, another letter another wind.
    AnyWind(u8),
    /// `R`
    Red,
    /// `G`
    Green,
}

/// Equal tiles side by side: single, pair, pung, kong, quint or sextet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SymbolUnit {
    /// Of what.
    pub symbol: Symbol,
    /// How many, 1–6.
    pub count: u8,
    /// Whether jokers may stand in it (CA-2.6).
    pub jokers: bool,
}

/// A place in the text of a card.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Line of the text, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl fmt::Display for Place {
    /// `LINE:COLUMN`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

/// A group of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// As written.
    pub text: String,
    /// Its units, left to right.
    pub units: Vec<SymbolUnit>,
}

impl Group {
    /// The suit of its letter, 0–2 for `a`–`c`; none where it has no suit.
    pub fn suit(&self) -> Option<u8> {
        self.units.iter().find_map(|unit| unit.symbol.suit())
    }

    /// As written, with the digits of a year for `Y`.
    pub fn in_year(&self, year: u16) -> String {
        self.text.replace('Y', &year.to_string())
    }
}

impl Symbol {
    /// The suit letter it hangs on, 0–2 for `a`–`c`.
    pub const fn suit(self) -> Option<u8> {
        match self {
            Self::Number { suit, .. } | Self::YearDigit { suit, .. } | Self::SuitDragon(suit) => {
                Some(suit)
            }
            _ => None,
        }
    }
}

/// What stands between two blanks of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Word<'a> {
    /// `x`, `+`, `-` or `=` standing alone: for the eye only.
    Sign(&'a str),
    /// A group.
    Group(&'a Group),
}

/// Whether a word is for the eye only (CA-2.1).
const fn is_sign(word: &[char]) -> bool {
    matches!(word, ['x' | '+' | '-' | '='])
}

/// One way to print a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// As written.
    pub text: String,
    /// Its groups, left to right; signs for the eye are left out.
    pub groups: Vec<Group>,
    /// By what multiples numbers move (CA-2.4).
    pub shift: Option<u8>,
    /// Where it begins in the text of its card.
    pub place: Place,
}

impl Line {
    /// Every unit of the line.
    pub fn units(&self) -> impl Iterator<Item = &SymbolUnit> {
        self.groups.iter().flat_map(|group| &group.units)
    }

    /// What is printed of it, left to right: groups, and the signs between them.
    pub fn words(&self) -> impl Iterator<Item = Word<'_>> {
        let mut groups = self.groups.iter();
        self.text.split_whitespace().filter_map(move |word| {
            if is_sign(&word.chars().collect::<Vec<_>>()) {
                Some(Word::Sign(word))
            } else {
                groups.next().map(Word::Group)
            }
        })
    }

    /// Whether the line holds a year.
    pub fn has_year(&self) -> bool {
        self.units()
            .any(|unit| matches!(unit.symbol, Symbol::YearDigit { .. }))
    }

    /// Reads a line.
    ///
    /// # Errors
    /// The first mistake with its place in the line, in characters from 0.
    pub(super) fn read(text: &str, shift: Option<u8>) -> Result<Self, (usize, CardProblem)> {
        let mut groups = Vec::new();
        let chars: Vec<char> = text.chars().collect();
        let mut at = 0;
        for word in chars.split(|c| c.is_whitespace()) {
            let start = at;
            at += word.len() + 1;
            if word.is_empty() || is_sign(word) {
                continue;
            }
            groups.push(group(word, start)?);
        }
        let line = Self {
            text: text.to_owned(),
            groups,
            shift,
            place: Place::default(),
        };
        let tiles = line.units().map(|unit| usize::from(unit.count)).sum();
        if tiles != 14 {
            return Err((0, CardProblem::WrongCount(tiles)));
        }
        let moves = |unit: &SymbolUnit| matches!(unit.symbol, Symbol::Number { moves: true, .. });
        if shift.is_some() && !line.units().any(moves) {
            return Err((0, CardProblem::NothingToShift));
        }
        Ok(line)
    }
}

fn group(word: &[char], start: usize) -> Result<Group, (usize, CardProblem)> {
    let text: String = word.iter().collect();
    let keeps = word.first() == Some(&'=');
    let bang = word.last() == Some(&'!');
    let body = &word[usize::from(keeps)..word.len() - usize::from(bang && word.len() > 1)];
    let letter = body
        .last()
        .copied()
        .filter(|c| ('a'..='c').contains(c) || ('x'..='z').contains(c));
    let symbols = &body[..body.len() - usize::from(letter.is_some())];
    let fail = |at: usize, problem: CardProblem| Err((start + at, problem));
    if symbols.is_empty() {
        return fail(0, CardProblem::EmptyGroup(text));
    }
    // First of all: a slip of the finger would else be taken for a missing letter. Of several strange
    // characters the strangest is the slip: in `22a,` the comma, not the letter before it.
    let strange = symbols
        .iter()
        .enumerate()
        .filter(|&(_, &c)| symbol(c, letter, !keeps).is_none())
        .min_by_key(|&(_, &c)| match no_symbol(c) {
            CardProblem::UnknownSymbol(_) => 0,
            _ if c.is_ascii_punctuation() => 1,
            _ => 2,
        });
    if let Some((i, &c)) = strange {
        return fail(i + usize::from(keeps), no_symbol(c));
    }
    let mut used_letter = false;
    let mut units: Vec<SymbolUnit> = Vec::new();
    let mut last = None;
    for (i, &c) in symbols.iter().enumerate() {
        let at = i + usize::from(keeps);
        let read = match symbol(c, letter, !keeps) {
            Some(Ok(read)) => read,
            None => return fail(at, no_symbol(c)),
            Some(Err(needed)) => {
                return fail(
                    at,
                    CardProblem::MissingLetter {
                        group: text,
                        needed,
                    },
                );
            }
        };
        used_letter |= takes_letter(c);
        if c == 'Y' {
            if last == Some('Y')
                || units
                    .iter()
                    .any(|u| matches!(u.symbol, Symbol::YearDigit { .. }))
            {
                return fail(at, CardProblem::YearTwice(text));
            }
            let Symbol::YearDigit { suit, .. } = read else {
                continue;
            };
            units.extend((0..4).map(|digit| SymbolUnit {
                symbol: Symbol::YearDigit { digit, suit },
                count: 1,
                jokers: false,
            }));
        } else if last == Some(c) {
            let Some(unit) = units.last_mut() else {
                continue;
            };
            unit.count += 1;
            if unit.count > 6 {
                return fail(at, CardProblem::LongUnit(text));
            }
        } else {
            units.push(SymbolUnit {
                symbol: read,
                count: 1,
                jokers: false,
            });
        }
        last = Some(c);
    }
    if letter.is_some() && !used_letter {
        return fail(
            word.len() - 1 - usize::from(bang),
            CardProblem::SuperfluousLetter(text),
        );
    }
    if keeps
        && !units
            .iter()
            .any(|u| matches!(u.symbol, Symbol::Number { .. }))
    {
        return fail(0, CardProblem::SuperfluousKeep(text));
    }
    if bang && !units.iter().any(|unit| unit.count >= 3) {
        return fail(word.len() - 1, CardProblem::SuperfluousBang(text));
    }
    for unit in &mut units {
        unit.jokers = unit.count >= 3 && !bang;
    }
    Ok(Group { text, units })
}

/// What is wrong with a character among the symbols that is none of them.
const fn no_symbol(c: char) -> CardProblem {
    match c {
        'a'..='c' | 'x'..='z' | '!' => CardProblem::NotAtEnd(c),
        '=' => CardProblem::NotAtBeginning,
        _ => CardProblem::UnknownSymbol(c),
    }
}

const fn takes_letter(c: char) -> bool {
    matches!(c, '1'..='9' | 'Y' | 'D' | 'Z')
}

/// What a symbol is with the letter of its group, else the letters it needs; none for what is no
/// symbol.
fn symbol(c: char, letter: Option<char>, moves: bool) -> Option<Result<Symbol, &'static str>> {
    let suit = letter.filter(|l| *l <= 'c').map(|l| l as u8 - b'a');
    let any = letter.filter(|l| *l >= 'x').map(|l| l as u8 - b'x');
    let in_suit = |of: &dyn Fn(u8) -> Symbol| suit.map(of).ok_or("a, b or c, the suit");
    Some(match c {
        '1'..='9' => in_suit(&|suit| Symbol::Number {
            rank: c as u8 - b'0',
            suit,
            moves,
        }),
        '0' => Ok(Symbol::Soap),
        'Y' => in_suit(&|suit| Symbol::YearDigit { digit: 0, suit }),
        'F' => Ok(Symbol::Flower),
        'E' => Ok(Symbol::Wind(0)),
        'S' => Ok(Symbol::Wind(1)),
        'W' => Ok(Symbol::Wind(2)),
        'N' => Ok(Symbol::Wind(3)),
        'D' => match (suit, any) {
            (Some(suit), _) => Ok(Symbol::SuitDragon(suit)),
            (_, Some(any)) => Ok(Symbol::AnyDragon(any)),
            _ => Err("a, b or c for the dragon of a suit, x, y or z for any dragon"),
        },
        'Z' => any.map(Symbol::AnyWind).ok_or("x, y or z for any wind"),
        'R' => Ok(Symbol::Red),
        'G' => Ok(Symbol::Green),
        _ => return None,
    })
}

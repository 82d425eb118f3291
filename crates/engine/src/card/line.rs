//! Lines: groups of symbols, as a card writes them (CA-2.1, CA-2.2).

use super::error::CardProblem;

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

/// A group of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// As written.
    pub text: String,
    /// Its units, left to right.
    pub units: Vec<SymbolUnit>,
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
}

impl Line {
    /// Every unit of the line.
    pub fn units(&self) -> impl Iterator<Item = &SymbolUnit> {
        self.groups.iter().flat_map(|group| &group.units)
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
            if word.is_empty() || matches!(word, ['x' | '+' | '-' | '=']) {
                continue;
            }
            groups.push(group(word, start)?);
        }
        let line = Self {
            text: text.to_owned(),
            groups,
            shift,
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
    let mut used_letter = false;
    let mut units: Vec<SymbolUnit> = Vec::new();
    let mut last = None;
    for (i, &c) in symbols.iter().enumerate() {
        let at = i + usize::from(keeps);
        let read = match symbol(c, letter, !keeps) {
            Ok(read) => read,
            Err(Needed::Unknown) => return fail(at, CardProblem::UnknownSymbol(c)),
            Err(Needed::Letter(needed)) => {
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

enum Needed {
    Unknown,
    Letter(&'static str),
}

const fn takes_letter(c: char) -> bool {
    matches!(c, '1'..='9' | 'Y' | 'D' | 'Z')
}

fn symbol(c: char, letter: Option<char>, moves: bool) -> Result<Symbol, Needed> {
    let suit = letter.filter(|l| *l <= 'c').map(|l| l as u8 - b'a');
    let any = letter.filter(|l| *l >= 'x').map(|l| l as u8 - b'x');
    let in_suit = suit.ok_or(Needed::Letter("a, b or c, the suit"));
    Ok(match c {
        '1'..='9' => Symbol::Number {
            rank: c as u8 - b'0',
            suit: in_suit?,
            moves,
        },
        '0' => Symbol::Soap,
        'Y' => Symbol::YearDigit {
            digit: 0,
            suit: in_suit?,
        },
        'F' => Symbol::Flower,
        'E' => Symbol::Wind(0),
        'S' => Symbol::Wind(1),
        'W' => Symbol::Wind(2),
        'N' => Symbol::Wind(3),
        'D' => match (suit, any) {
            (Some(suit), _) => Symbol::SuitDragon(suit),
            (_, Some(any)) => Symbol::AnyDragon(any),
            _ => {
                return Err(Needed::Letter(
                    "a, b or c for the dragon of a suit, x, y or z for any dragon",
                ));
            }
        },
        'Z' => Symbol::AnyWind(any.ok_or(Needed::Letter("x, y or z for any wind"))?),
        'R' => Symbol::Red,
        'G' => Symbol::Green,
        _ => return Err(Needed::Unknown),
    })
}

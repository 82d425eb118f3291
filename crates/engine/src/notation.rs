//! The text form of tiles: `123m55z`, `5m/2`, blanks between groups.

use crate::tile::{Kind, TileId};
use crate::tile_set::TileSet;
use std::fmt;

/// A tile as written: a face and perhaps a copy, with its place in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Named {
    /// The face.
    pub kind: Kind,
    /// The copy, where the text names one.
    pub copy: Option<u8>,
    /// Column of the digit, in characters from 1.
    pub column: usize,
}

/// The physical tiles meant, in the order written: named copies are taken first, the others are
/// the lowest free copies in `place`.
///
/// # Errors
/// The first tile that `place` does not have.
pub fn in_place(tiles: &[Named], place: &TileSet) -> Result<Vec<TileId>, Named> {
    let mut free = *place;
    for tile in tiles {
        if tile.copied().is_some_and(|id| !free.remove(id)) {
            return Err(*tile);
        }
    }
    let take = |tile: &Named| {
        let id = tile
            .copied()
            .or_else(|| free.lowest(tile.kind))
            .ok_or(*tile)?;
        free.remove(id);
        Ok(id)
    };
    tiles.iter().map(take).collect()
}

impl Named {
    /// The physical tile, where the text names its copy.
    pub(crate) fn copied(self) -> Option<TileId> {
        self.copy.and_then(|copy| self.kind.tile(copy))
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.copy {
            Some(copy) => write!(f, "{}/{copy}", self.kind),
            None => fmt::Display::fmt(&self.kind, f),
        }
    }
}

/// A text that does not name tiles: what is wrong, with which token, in which column.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: `{token}`: {problem}")]
pub struct NotationError {
    /// Column of the token, in characters from 1.
    pub column: usize,
    /// The offending token.
    pub token: String,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What is wrong with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// Not one of the letters.
    #[error("unknown letter; a tile is a digit and one of m p s z f j, such as 5m")]
    UnknownLetter,
    /// A letter without a digit before it.
    #[error("no digit before the letter; a tile is a digit and a letter, such as 5m")]
    NoDigit,
    /// Digits without a letter after them.
    #[error("no letter after the digit; a tile is a digit and a letter, such as 5m")]
    NoLetter,
    /// A digit that the letter does not have.
    #[error("no such tile; m p s have 1-9, z 1-7, f 1-8, j 1")]
    DigitOutOfRange,
    /// A copy that the tile does not have.
    #[error("no such copy; suits, winds and dragons have /1-/4, flowers /1, jokers /1-/8")]
    NoSuchCopy,
    /// A copy behind several digits.
    #[error("a copy stands behind a single tile, such as 5m/2")]
    CopyOfSeveral,
    /// The same physical tile twice.
    #[error("the same tile twice")]
    Twice,
    /// More equal tiles than the set has.
    #[error("more equal tiles than the set has")]
    TooMany,
    /// A tile that this table does not play with.
    #[error("this table does not play with this tile")]
    OtherSet,
    /// A flower or season where it cannot stand.
    #[error("flowers and seasons lie outside the hand; write them under flowers")]
    Bonus,
    /// Another tile among flowers and seasons.
    #[error("only flowers and seasons, 1f-8f, stand here")]
    NotABonus,
    /// None or several tiles where one is meant.
    #[error("one tile is meant here")]
    NotOneTile,
    /// A tile without its copy where a physical tile is meant.
    #[error("a copy is needed here, such as 5m/2")]
    CopyNeeded,
}

fn error(column: usize, token: impl Into<String>, problem: Problem) -> NotationError {
    NotationError {
        column,
        token: token.into(),
        problem,
    }
}

/// Reads tiles as written. No table is known here: [`check_set`] refuses tiles of another set.
///
/// # Errors
/// Unknown letters, digits out of range, copies that do not exist, digits without a letter, the
/// same physical tile twice, more equal tiles than there are.
///
/// ```
/// let tiles = sparrows_engine::notation::parse_tiles("123m 5m/2").unwrap();
/// assert_eq!(tiles.len(), 4);
/// let wrong = sparrows_engine::notation::parse_tiles("12x").unwrap_err();
/// assert_eq!(wrong.column, 3);
/// ```
pub fn parse_tiles(text: &str) -> Result<Vec<Named>, NotationError> {
    let chars: Vec<char> = text.chars().collect();
    let mut tiles: Vec<Named> = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        if chars[at] == ' ' || chars[at] == '\t' {
            at += 1;
            continue;
        }
        let start = at;
        while at < chars.len() && chars[at].is_ascii_digit() {
            at += 1;
        }
        let digits = &chars[start..at];
        let Some(&letter) = chars
            .get(at)
            .filter(|c| digits.is_empty() || !c.is_whitespace())
        else {
            return Err(error(
                start + 1,
                digits.iter().collect::<String>(),
                Problem::NoLetter,
            ));
        };
        if Kind::from_text(1, letter).is_none() {
            let problem = if digits.is_empty() || letter.is_alphabetic() {
                Problem::UnknownLetter
            } else {
                Problem::NoLetter
            };
            return Err(error(at + 1, letter, problem));
        }
        if digits.is_empty() {
            return Err(error(at + 1, letter, Problem::NoDigit));
        }
        at += 1;
        let first = tiles.len();
        for (i, digit) in digits.iter().enumerate() {
            let column = start + i + 1;
            let value = digit.to_digit(10).map_or(0, |d| d as u8);
            let Some(kind) = Kind::from_text(value, letter) else {
                let token = format!("{digit}{letter}");
                return Err(error(column, token, Problem::DigitOutOfRange));
            };
            tiles.push(Named {
                kind,
                copy: None,
                column,
            });
        }
        if chars.get(at) == Some(&'/') {
            let token: String = chars[start..chars.len().min(at + 2)].iter().collect();
            if digits.len() > 1 {
                return Err(error(start + 1, token, Problem::CopyOfSeveral));
            }
            let copy = chars
                .get(at + 1)
                .and_then(|c| c.to_digit(10))
                .map_or(0, |d| d as u8);
            if tiles[first].kind.tile(copy).is_none() {
                return Err(error(start + 1, token, Problem::NoSuchCopy));
            }
            tiles[first].copy = Some(copy);
            at += 2;
        }
    }
    check_copies(&tiles)?;
    Ok(tiles)
}

/// Refuses equal physical tiles and more equal faces than exist.
fn check_copies(tiles: &[Named]) -> Result<(), NotationError> {
    let mut seen = TileSet::EMPTY;
    let mut counts = [0u8; Kind::NUM];
    for tile in tiles {
        if let Some(id) = tile.copied()
            && !seen.insert(id)
        {
            return Err(error(tile.column, tile.to_string(), Problem::Twice));
        }
        let count = &mut counts[tile.kind.index()];
        *count += 1;
        if *count > tile.kind.copies() {
            return Err(error(tile.column, tile.to_string(), Problem::TooMany));
        }
    }
    Ok(())
}

/// Refuses tiles that are not in `set`, the tiles of a table.
///
/// # Errors
/// The first tile whose face is not in the set.
pub fn check_set(tiles: &[Named], set: &TileSet) -> Result<(), NotationError> {
    match tiles.iter().find(|tile| set.count(tile.kind) == 0) {
        Some(tile) => Err(error(tile.column, tile.to_string(), Problem::OtherSet)),
        None => Ok(()),
    }
}

/// Reads exactly one tile, with or without its copy.
///
/// # Errors
/// As [`parse_tiles`], and for none or several tiles.
pub fn parse_one(text: &str) -> Result<Named, NotationError> {
    match parse_tiles(text)?.as_slice() {
        [one] => Ok(*one),
        [] => Err(error(1, text, Problem::NotOneTile)),
        [_, second, ..] => Err(error(
            second.column,
            second.to_string(),
            Problem::NotOneTile,
        )),
    }
}

/// Reads one physical tile such as `5m/2`.
///
/// # Errors
/// As [`parse_one`], and for a tile without its copy.
pub fn parse_tile_id(text: &str) -> Result<TileId, NotationError> {
    id(parse_one(text)?)
}

/// Reads physical tiles such as `5m/2 1f/1`, in order.
///
/// # Errors
/// As [`parse_tiles`], and for a tile without its copy.
pub fn parse_tile_ids(text: &str) -> Result<Vec<TileId>, NotationError> {
    parse_tiles(text)?.into_iter().map(id).collect()
}

/// Reads one face such as `5m`.
///
/// # Errors
/// As [`parse_one`].
pub fn parse_kind(text: &str) -> Result<Kind, NotationError> {
    parse_one(text).map(|named| named.kind)
}

fn id(named: Named) -> Result<TileId, NotationError> {
    named
        .copied()
        .ok_or_else(|| error(named.column, named.to_string(), Problem::CopyNeeded))
}

/// Writes faces the way people do, equal letters sharing one: `123m55z`.
pub fn faces(kinds: impl IntoIterator<Item = Kind>) -> String {
    let mut text = String::new();
    let mut last = None;
    for (digit, letter) in kinds.into_iter().map(Kind::text) {
        if last.is_some_and(|l| l != letter) {
            text.extend(last);
        }
        text.push(char::from(b'0' + digit));
        last = Some(letter);
    }
    text.extend(last);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problem(text: &str) -> (usize, Problem) {
        let error = parse_tiles(text).unwrap_err();
        (error.column, error.problem)
    }

    #[test]
    fn reads_groups_copies_and_blanks() {
        let tiles = parse_tiles("12m5m/3 55z  1f/1").unwrap();
        let texts: Vec<_> = tiles.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["1m", "2m", "5m/3", "5z", "5z", "1f/1"]);
        assert_eq!(faces(tiles.iter().map(|t| t.kind)), "125m55z1f");
        assert!(parse_tiles("").unwrap().is_empty());
    }

    #[test]
    fn names_the_offending_token_and_its_column() {
        assert_eq!(problem("12x"), (3, Problem::UnknownLetter));
        assert_eq!(problem("1m 12"), (4, Problem::NoLetter));
        assert_eq!(problem("m"), (1, Problem::NoDigit));
        assert_eq!(problem("1m8z"), (3, Problem::DigitOutOfRange));
        assert_eq!(problem("0m"), (1, Problem::DigitOutOfRange));
        assert_eq!(problem("5m/5"), (1, Problem::NoSuchCopy));
        assert_eq!(problem("5m/"), (1, Problem::NoSuchCopy));
        assert_eq!(problem("1f/2"), (1, Problem::NoSuchCopy));
        assert_eq!(problem("12m/1"), (1, Problem::CopyOfSeveral));
        assert_eq!(problem("5m/1 5m/1"), (6, Problem::Twice));
        assert_eq!(problem("55555m"), (5, Problem::TooMany));
        assert_eq!(problem("1f1f"), (3, Problem::TooMany));
        assert_eq!(problem("é"), (1, Problem::UnknownLetter));
    }
}

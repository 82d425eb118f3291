//! Reading the TOML of a card, every value with its place in the text.

use super::error::{CardError, CardProblem};
use super::line::Place;
use super::{Card, CardHand, Line, YEARS};
use std::ops::Range;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

const CARD_KEYS: &str = "id, name";
const HAND_KEYS: &str = "id, category, line, shift, value, closed, note";

/// Reads and checks the text of a card.
pub(super) fn card(text: &str) -> Result<Card, CardError> {
    let reader = Reader { text };
    let root = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(text.len(), |span| span.start);
        let message = error.message().lines().collect::<Vec<_>>().join(", ");
        reader.error(at, CardProblem::Toml(message))
    })?;
    let root = root.get_ref();
    reader.known(root, &["card", "hand"], "[card] and [[hand]]")?;
    let (span, head) = reader.table(root, 0, "card")?;
    reader.known(head, &["id", "name"], CARD_KEYS)?;
    let id = reader.string(head, span.start, "id")?.1;
    let name = reader.string(head, span.start, "name")?.1;
    let mut hands: Vec<CardHand> = Vec::new();
    let not_hands = CardProblem::BadValue {
        key: "hand",
        expected: "a list: [[hand]]",
    };
    let list = match root.get("hand") {
        None => return Err(reader.error(text.len(), CardProblem::NoHands)),
        Some(value) => match value.get_ref() {
            DeValue::Array(list) if !list.is_empty() => list,
            DeValue::Array(_) => {
                return Err(reader.error(value.span().start, CardProblem::NoHands));
            }
            _ => return Err(reader.error(value.span().start, not_hands)),
        },
    };
    for value in list.iter() {
        let DeValue::Table(table) = value.get_ref() else {
            return Err(reader.error(value.span().start, not_hands));
        };
        let hand = reader.hand(table, value.span().start)?;
        if hands.iter().any(|other| other.id == hand.id) {
            let at = table
                .get("id")
                .map_or(value.span().start, |id| id.span().start);
            return Err(reader.error(at, CardProblem::SameId(hand.id)));
        }
        hands.push(hand);
    }
    Ok(Card { id, name, hands })
}

struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    /// An error at a place of the text, in bytes.
    fn error(&self, at: usize, problem: CardProblem) -> CardError {
        let Place { line, column } = self.place(at);
        CardError {
            line,
            column,
            problem,
        }
    }

    fn place(&self, at: usize) -> Place {
        let before: &str = self.text.get(..at).unwrap_or(self.text);
        Place {
            line: before.matches('\n').count() + 1,
            column: before.chars().rev().take_while(|&c| c != '\n').count() + 1,
        }
    }

    fn known(
        &self,
        table: &DeTable<'_>,
        keys: &[&str],
        known: &'static str,
    ) -> Result<(), CardError> {
        match table
            .iter()
            .find(|(key, _)| !keys.contains(&key.get_ref().as_ref()))
        {
            Some((key, _)) => {
                let name = key.get_ref().to_string();
                Err(self.error(
                    key.span().start,
                    CardProblem::UnknownKey { key: name, known },
                ))
            }
            None => Ok(()),
        }
    }

    fn get<'t, 'i>(
        &self,
        table: &'t DeTable<'i>,
        at: usize,
        key: &'static str,
    ) -> Result<&'t Spanned<DeValue<'i>>, CardError> {
        table
            .get(key)
            .ok_or_else(|| self.error(at, CardProblem::MissingKey(key)))
    }

    fn table<'t, 'i>(
        &self,
        table: &'t DeTable<'i>,
        at: usize,
        key: &'static str,
    ) -> Result<(Range<usize>, &'t DeTable<'i>), CardError> {
        let value = self.get(table, at, key)?;
        match value.get_ref() {
            DeValue::Table(table) => Ok((value.span(), table)),
            _ => Err(self.bad(value, key, "a table: [card]")),
        }
    }

    fn bad(
        &self,
        value: &Spanned<DeValue<'_>>,
        key: &'static str,
        expected: &'static str,
    ) -> CardError {
        self.error(value.span().start, CardProblem::BadValue { key, expected })
    }

    /// A text that says something, with its place.
    fn string(
        &self,
        table: &DeTable<'_>,
        at: usize,
        key: &'static str,
    ) -> Result<(usize, String), CardError> {
        let value = self.get(table, at, key)?;
        match value.get_ref() {
            DeValue::String(text) if !text.trim().is_empty() => {
                Ok((value.span().start, text.to_string()))
            }
            _ => Err(self.bad(value, key, "a text in quotes that is not empty")),
        }
    }

    fn number(
        &self,
        value: &Spanned<DeValue<'_>>,
        key: &'static str,
        range: std::ops::RangeInclusive<u16>,
        expected: &'static str,
    ) -> Result<u16, CardError> {
        let number = match value.get_ref() {
            DeValue::Integer(number) => u16::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => None,
        };
        number
            .filter(|n| range.contains(n))
            .ok_or_else(|| self.bad(value, key, expected))
    }

    fn hand(&self, table: &DeTable<'_>, at: usize) -> Result<CardHand, CardError> {
        let keys = ["id", "category", "line", "shift", "value", "closed", "note"];
        self.known(table, &keys, HAND_KEYS)?;
        let id = self.string(table, at, "id")?.1;
        let category = self.string(table, at, "category")?.1;
        let note = match table.get("note") {
            Some(_) => Some(self.string(table, at, "note")?.1),
            None => None,
        };
        let shift = match table.get("shift") {
            Some(value) => {
                Some(self.number(value, "shift", 1..=8, "a whole number from 1 to 8")? as u8)
            }
            None => None,
        };
        let value = self.get(table, at, "value")?;
        let value = self.number(value, "value", 1..=1000, "a whole number from 1 to 1000")?;
        let closed = self.get(table, at, "closed")?;
        let DeValue::Boolean(closed) = *closed.get_ref() else {
            return Err(self.bad(closed, "closed", "true or false"));
        };
        let line = self.get(table, at, "line")?;
        let lines = match line.get_ref() {
            DeValue::Array(list) if !list.is_empty() => list
                .iter()
                .map(|line| self.line(line, shift))
                .collect::<Result<_, _>>()?,
            DeValue::Array(_) => {
                return Err(self.bad(line, "line", "a text or a list of texts that is not empty"));
            }
            _ => vec![self.line(line, shift)?],
        };
        Ok(CardHand {
            id,
            category,
            lines,
            value,
            closed,
            note,
        })
    }

    fn line(&self, value: &Spanned<DeValue<'_>>, shift: Option<u8>) -> Result<Line, CardError> {
        let DeValue::String(text) = value.get_ref() else {
            return Err(self.bad(value, "line", "a text in quotes, or a list of such"));
        };
        let span = value.span();
        // The text stands between its quotes; where escapes or long quotes shift it, the start of
        // the value is near enough.
        let raw = self.text.get(span.clone()).unwrap_or_default();
        let plain = raw.get(1..raw.len().saturating_sub(1)) == Some(text.as_ref());
        let mut line = Line::read(text, shift).map_err(|(inside, problem)| {
            let offset = text.char_indices().nth(inside).map_or(0, |(byte, _)| byte);
            let at = if plain {
                span.start + 1 + offset
            } else {
                span.start
            };
            self.error(at, problem)
        })?;
        line.place = self.place(span.start);
        // A line without a year makes the same forms every year.
        if !line.has_year() && super::form::forms(&line, *YEARS.start()).is_empty() {
            return Err(self.error(span.start, CardProblem::Impossible));
        }
        Ok(line)
    }
}

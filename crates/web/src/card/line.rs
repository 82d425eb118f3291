//! A line of a card as printed: groups in the colours of their suits, each with its letter, so that
//! nothing rests on colour (CA-2.9).

use crate::table::ui::span;
use leptos::prelude::*;
use sparrows_engine::card::{Group, Line, Symbol, Word};

/// The line with the digits of a year.
pub fn line(line: &Line, year: u16) -> AnyView {
    let mut inside: Vec<AnyView> = Vec::new();
    for word in line.words() {
        if !inside.is_empty() {
            inside.push(" ".into_any());
        }
        inside.push(match word {
            Word::Sign(sign) => sign.to_owned().into_any(),
            Word::Group(of) => group(of, year),
        });
    }
    span("card-line", inside)
}

fn group(group: &Group, year: u16) -> AnyView {
    let class = match group.suit() {
        Some(0) => "card-group suit-a",
        Some(1) => "card-group suit-b",
        Some(2) => "card-group suit-c",
        _ => "card-group",
    };
    let Parts {
        before,
        units,
        letter,
        after,
    } = parts(group, year);
    let mut inside: Vec<AnyView> = Vec::new();
    inside.extend(before.then(|| "=".into_any()));
    let units = units.into_iter().map(String::into_any);
    inside.extend(units.map(|unit| span("unit", vec![unit])));
    inside.extend(letter.map(|letter| view! { <sub>{letter.to_string()}</sub> }.into_any()));
    inside.extend(after.then(|| "!".into_any()));
    span(class, inside)
}

/// A group taken apart as it is printed.
#[derive(Debug, PartialEq, Eq)]
struct Parts {
    /// `=` stands before it.
    before: bool,
    /// Equal tiles side by side; the digits of a year are singles.
    units: Vec<String>,
    /// Its letter.
    letter: Option<char>,
    /// `!` stands behind it.
    after: bool,
}

fn parts(group: &Group, year: u16) -> Parts {
    let text = group.in_year(year);
    let body = text.strip_prefix('=').unwrap_or(&text);
    let body = body.strip_suffix('!').unwrap_or(body);
    let letter = body
        .chars()
        .last()
        .filter(|c| matches!(c, 'a'..='c' | 'x'..='z'));
    let mut symbols = body.chars();
    let units = group.units.iter().map(|unit| {
        let tiles = match unit.symbol {
            Symbol::YearDigit { .. } => 1,
            _ => usize::from(unit.count),
        };
        symbols.by_ref().take(tiles).collect()
    });
    Parts {
        before: text.starts_with('='),
        units: units.collect(),
        letter,
        after: text.ends_with('!'),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::card::Card;

    #[test]
    fn nothing_of_a_line_is_lost_and_units_stand_apart() {
        let house = Card::house().expect("a card");
        for line in house.hands.iter().flat_map(|hand| &hand.lines) {
            for group in &line.groups {
                let parts = parts(group, 2026);
                let mut text = "=".repeat(parts.before.into());
                text.push_str(&parts.units.concat());
                text.extend(parts.letter);
                text.push_str(&"!".repeat(parts.after.into()));
                assert_eq!(text, group.in_year(2026));
                for unit in &parts.units {
                    assert!(unit.chars().all(|c| unit.starts_with(c)), "{unit}");
                }
            }
        }
    }

    #[test]
    fn a_year_is_four_singles_even_of_equal_digits() {
        let text = "[card]\nid = \"m\"\nname = \"M\"\n[[hand]]\nid = \"A\"\ncategory = \"x\"\n\
                    line = \"Ya 112b =3c DDDDx FF\"\nvalue = 25\nclosed = false\n";
        let card = Card::read(text).expect("a card");
        let units: Vec<Vec<String>> = card.hands[0].lines[0]
            .groups
            .iter()
            .map(|group| parts(group, 2022).units)
            .collect();
        let expected: [&[&str]; 5] = [
            &["2", "0", "2", "2"],
            &["11", "2"],
            &["3"],
            &["DDDD"],
            &["FF"],
        ];
        assert_eq!(units, expected);
    }
}

//! What is wrong with a card and what its author should know, as sentences.

use crate::play::said::{Said, Word};
use sparrows_engine::card::{CardError, CardProblem, SharedLines};

/// Where a card is wrong, why, and how to mend it.
#[must_use]
pub fn error(error: &CardError) -> Said {
    Said::new("card-error")
        .with("line", plain(error.line))
        .with("column", plain(error.column))
        .with("problem", Word::Said(problem(&error.problem)))
}

/// A number without marks between its thousands.
fn plain(number: usize) -> Word {
    Word::Text(number.to_string())
}

fn problem(problem: &CardProblem) -> Said {
    let said = |id: &str| Said::new(format!("card-error-{id}"));
    let group = |id: &str, group: &str| said(id).with("group", Word::Text(group.to_owned()));
    let text = |text: &str| Word::Text(text.to_owned());
    match problem {
        CardProblem::Toml(what) => said("toml").with("what", text(what)),
        CardProblem::UnknownKey { key, known } => said("unknown-key")
            .with("key", text(key))
            .with("list", text(known)),
        CardProblem::MissingKey(key) => said("missing-key")
            .with("key", text(key))
            .with("example", text(example(key))),
        CardProblem::BadValue { key, .. } => said("bad-value")
            .with("key", text(key))
            .with("example", text(example(key))),
        CardProblem::NoHands => said("no-hands"),
        CardProblem::SameId(id) => said("same-id").with("id", text(id)),
        CardProblem::UnknownSymbol(symbol) => {
            said("unknown-symbol").with("symbol", Word::Text(symbol.to_string()))
        }
        CardProblem::NotAtEnd(symbol) => {
            said("not-at-end").with("symbol", Word::Text(symbol.to_string()))
        }
        CardProblem::NotAtBeginning => said("not-at-beginning"),
        CardProblem::EmptyGroup(of) => group("empty-group", of),
        CardProblem::MissingLetter { group: of, .. } => {
            group("missing-letter", of).with("list", text(letters(of)))
        }
        CardProblem::SuperfluousLetter(of) => group("superfluous-letter", of),
        CardProblem::SuperfluousKeep(of) => group("superfluous-keep", of),
        CardProblem::SuperfluousBang(of) => group("superfluous-bang", of),
        CardProblem::LongUnit(of) => group("long-unit", of),
        CardProblem::YearTwice(of) => group("year-twice", of),
        CardProblem::WrongCount(n) => said("wrong-count").num("n", *n as i64),
        CardProblem::NothingToShift => said("nothing-to-shift"),
        CardProblem::Impossible => said("impossible"),
    }
}

/// The letters among which one is missing: suits, what tells dragons or winds apart, or either.
fn letters(group: &str) -> &'static str {
    match group
        .chars()
        .find(|c| matches!(c, '1'..='9' | 'Y' | 'D' | 'Z'))
    {
        Some('D') => "a b c x y z",
        Some('Z') => "x y z",
        _ => "a b c",
    }
}

/// What a key with a right value looks like.
fn example(key: &str) -> &'static str {
    match key {
        "card" => "[card]",
        "hand" => "[[hand]]",
        "id" => "id = \"R1\"",
        "name" => "name = \"…\"",
        "category" => "category = \"consecutive-run\"",
        "line" => "line = \"FF NNNN EEE WW SSS\"",
        "shift" => "shift = 1 … 8",
        "value" => "value = 1 … 1000",
        "closed" => "closed = false / true",
        "note" => "note = \"…\"",
        _ => "…",
    }
}

/// Two lines that share forms: a hint for the author.
#[must_use]
pub fn shared(shared: &SharedLines) -> Said {
    Said::new("card-shared")
        .with("line", plain(shared.second_place.line))
        .with("hand", Word::Text(shared.second.clone()))
        .with("n", plain(shared.forms))
        .with("of", plain(shared.of))
        .with("other", Word::Text(shared.first.clone()))
        .with("above", plain(shared.first_place.line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::card::Card;
    use sparrows_text::{Catalog, Language};

    /// A card with one hand, and what an edit of it is refused with.
    fn refused(from: &str, to: &str) -> Said {
        let text = "[card]\nid = \"mine\"\nname = \"Mine\"\n\n[[hand]]\nid = \"A\"\n\
                    category = \"x\"\nline = \"FF 111a 22a 333a 44a 55a\"\nshift = 1\n\
                    value = 25\nclosed = false\n";
        Card::read(text).expect("a card");
        let edited = text.replacen(from, to, 1);
        error(&Card::read(&edited).expect_err(to))
    }

    #[test]
    fn every_mistake_has_its_place_and_words_in_every_language() {
        for (from, to, id, place) in [
            ("[card]", "[card", "toml", (1, 6)),
            ("name =", "nome =", "unknown-key", (3, 1)),
            ("value = 25\n", "", "missing-key", (5, 1)),
            ("25", "0", "bad-value", (10, 9)),
            ("FF ", "FQ ", "unknown-symbol", (8, 10)),
            ("111a", "11a1", "not-at-end", (8, 14)),
            ("111a", "1=1a", "not-at-beginning", (8, 13)),
            ("FF ", "a ", "empty-group", (8, 9)),
            ("111a", "111", "missing-letter", (8, 12)),
            ("FF ", "FFa ", "superfluous-letter", (8, 11)),
            ("FF ", "=FF ", "superfluous-keep", (8, 9)),
            ("FF ", "FF! ", "superfluous-bang", (8, 11)),
            ("FF 111a", "FFFFFFF", "long-unit", (8, 15)),
            ("FF 111a", "YYa", "year-twice", (8, 10)),
            ("FF ", "F ", "wrong-count", (8, 9)),
        ] {
            let said = refused(from, to);
            assert_eq!(said.id, "card-error");
            let arg = |name: &str| said.args.iter().find(|(key, _)| *key == name);
            let number = |name| match arg(name) {
                Some((_, Word::Text(text))) => text.parse::<usize>().ok(),
                _ => None,
            };
            assert_eq!(
                (number("line"), number("column")),
                (Some(place.0), Some(place.1)),
                "{to}"
            );
            let Some((_, Word::Said(why))) = arg("problem") else {
                panic!("{said:?}");
            };
            assert_eq!(why.id, format!("card-error-{id}"), "{to}");
            for language in Language::ALL {
                let catalog = Catalog::embedded(language);
                let text = said.text(&catalog);
                assert!(
                    !text.contains("card-error") && !text.contains('$'),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn lines_that_share_forms_are_named() {
        let hand = |id: &str| {
            format!(
                "[[hand]]\nid = \"{id}\"\ncategory = \"x\"\nline = \"FF NNNN EEE WW SSS\"\n\
                 value = 25\nclosed = false\n"
            )
        };
        let text = format!(
            "[card]\nid = \"m\"\nname = \"M\"\n{}{}",
            hand("A"),
            hand("B")
        );
        let check = Card::read(&text).expect("a card").check(2026);
        let said: Vec<Said> = check.shared.iter().map(shared).collect();
        let english = Catalog::embedded(Language::En);
        assert_eq!(said.len(), 1);
        let text = said[0].text(&english);
        assert!(
            text.contains('B') && text.contains('A') && text.contains("13"),
            "{text}"
        );
    }
}

//! The format of cards, rule by rule (CA-1, CA-2).
#![allow(clippy::unwrap_used, clippy::panic)] // A test stops at the first surprise.

mod notes;

use proptest::prelude::*;
use sparrows_engine::card::{Card, HOUSE, YEARS};
use std::collections::BTreeSet;

/// A card of one hand.
fn one(line: &str, more: &str) -> String {
    format!(
        "[card]\nid = \"t\"\nname = \"Test\"\n[[hand]]\nid = \"H\"\ncategory = \"test\"\n\
         line = \"{line}\"\n{more}value = 25\nclosed = false\n"
    )
}

/// The number of forms of a line in 2026.
fn forms(line: &str, more: &str) -> usize {
    let card = Card::read(&one(line, more)).unwrap_or_else(|error| panic!("{line}: {error}"));
    card.compile(2026).len()
}

fn refused(line: &str, more: &str) -> String {
    Card::read(&one(line, more)).unwrap_err().to_string()
}

#[test]
fn ca_1_1_the_house_card_has_65_hands_in_nine_categories() {
    let card = Card::house().unwrap();
    let categories: BTreeSet<_> = card
        .hands
        .iter()
        .map(|hand| hand.category.as_str())
        .collect();
    assert_eq!((card.hands.len(), categories.len()), (65, 9));
    assert_eq!(card.compile(2026).len(), 1072);
}

#[test]
fn ca_1_2_values_run_from_25_to_75_in_steps_of_5() {
    for hand in Card::house().unwrap().hands {
        assert!(
            (25..=75).contains(&hand.value) && hand.value % 5 == 0,
            "{}",
            hand.id
        );
    }
}

#[test]
fn ca_1_3_a_year_hand_is_left_out_where_the_year_makes_it_impossible() {
    // In 2000 a second suit shares the three soaps: six of them would be needed.
    let card = Card::read(&one("Ya Yb FFF RRR", "")).unwrap();
    assert_eq!(card.compile(2000).len(), 0);
    assert_eq!(card.compile(2026).len(), 3);
    for year in YEARS {
        card.compile(year);
    }
}

#[test]
fn ca_1_4_singles_and_pairs_are_closed_and_others_have_open_and_closed_hands() {
    let card = Card::house().unwrap();
    let categories: BTreeSet<_> = card
        .hands
        .iter()
        .map(|hand| hand.category.clone())
        .collect();
    for category in categories {
        let hands = || card.hands.iter().filter(|hand| hand.category == category);
        assert!(hands().any(|hand| hand.closed), "{category}");
        assert_eq!(
            hands().any(|hand| !hand.closed),
            category != "singles-pairs",
            "{category}"
        );
    }
}

#[test]
fn ca_2_1_signs_for_the_eye_and_alternatives() {
    assert_eq!(forms("FF 11a + 22a = 33a x 44a - 5555a", ""), 3);
    let two = one("FFFF NNNNN SSSSS", "").replace(
        "\"FFFF NNNNN SSSSS\"",
        "[\"FFFF NNNNN SSSSS\", \"FFFF EEEEE WWWWW\"]",
    );
    assert_eq!(Card::read(&two).unwrap().compile(2026).len(), 2);
}

#[test]
fn ca_2_2_symbols() {
    assert_eq!(forms("FF NNNN EEE WW SSS", ""), 1);
    assert_eq!(forms("F NEWS RRR GGG 000", ""), 1);
    assert_eq!(
        forms("FFFF DDDDx ZZZx ZZZy", ""),
        3 * 6,
        "two winds in either order are one form"
    );
    assert_eq!(forms("FFFF DDDDa DDDb 111a", ""), 6);
    assert_eq!(forms("FFFF DDDDx DDDy 111a", ""), 3 * 6);
}

#[test]
fn ca_2_3_letters_are_different_suits() {
    assert_eq!(forms("FFF 1111a 2222b 333c", ""), 6);
    assert_eq!(
        forms("FFF 1111a 1111b 111c", ""),
        3,
        "like suits in another order are one form"
    );
}

#[test]
fn ca_2_4_numbers_move_together_but_for_those_that_keep() {
    assert_eq!(forms("FFFF 1111a 222a 333a", "shift = 1\n"), 3 * 7);
    assert_eq!(forms("FFFF 1111a 333a 555a", "shift = 2\n"), 3 * 3);
    assert_eq!(forms("FFFF 3333a 666a 999a", "shift = 3\n"), 3);
    assert_eq!(forms("FFFF 2222a 444a 666a", "shift = 2\n"), 3 * 2);
    assert_eq!(forms("FFFF =25c 1111a 2222b", "shift = 1\n"), 6 * 8);
    assert!(refused("FF 000 NNN EEE WWW", "shift = 1\n").contains("none that may move"));
}

#[test]
fn ca_2_5_runs_are_units_and_year_digits_singles() {
    let card = Card::read(&one("Ya FFF NNN SSSS", "")).unwrap();
    let (_, form) = &card.compile(2022).hands[0].forms[0];
    assert_eq!(form.units.len(), 3);
    let counts: Vec<u8> = form.natural.iter().map(|&(_, count)| count).collect();
    assert_eq!(
        counts,
        [3, 1],
        "three twos and a soap, none of them for a joker"
    );
    let card = Card::read(&one("112a NEWS FFF 3333a", "")).unwrap();
    let (_, form) = &card.compile(2026).hands[0].forms[0];
    assert_eq!((form.units.len(), form.natural.len()), (2, 6));
}

#[test]
fn ca_2_6_jokers_stand_in_units_of_three_or_more_but_for_a_bang() {
    let card = Card::read(&one("FFFF! NNNN EEE 11a 2a", "")).unwrap();
    let (_, form) = &card.compile(2026).hands[0].forms[0];
    let jokers: Vec<_> = form.units.iter().map(|unit| unit.jokers).collect();
    assert_eq!(jokers, [true, true, false], "winds before flowers");
    assert!(refused("FF! NNNN EEEE WWWW", "").contains("keeps jokers out"));
}

#[test]
fn ca_2_7_fourteen_tiles_that_exist() {
    assert!(refused("FF NNNN EEE WW SS", "").contains("13 tiles"));
    assert!(refused("NNNNN! EEEEE SSSS", "").contains("152 tiles cannot make"));
    assert_eq!(forms("NNNNNN EEEEEE WW", ""), 1, "four jokers will do");
    assert_eq!(forms("NNNNNN NNNNNN EE", ""), 1, "eight jokers are there");
    assert!(refused("NNNNNN NNNN NNN E", "").contains("more than eight jokers"));
    assert!(refused("1a 1a 1a 1a 1a FFF NNN SSS", "").contains("152 tiles cannot make"));
}

#[test]
fn ca_2_8_mistakes_are_named_by_line_and_column() {
    for (line, more, expected) in [
        ("FF NNNN EEE WW SSQ", "", "7:26: `Q` is no symbol"),
        ("111 22a 333a 44a 5555a", "", "7:9: `111` needs a letter"),
        (
            "FFa NNNN EEE WW SSS",
            "",
            "7:11: the letter of `FFa` belongs to nothing",
        ),
        ("DD 222a 333b 444a 555b", "", "7:9: `DD` needs a letter"),
        (
            "ZZa 222a 333b 444a 555b",
            "",
            "7:9: `ZZa` needs a letter: x, y or z",
        ),
        ("=FF 222a 333b 444a 555b", "", "7:9: `=` keeps numbers"),
        ("YYa FFF NNN SSSS", "", "7:10: `YYa` has Y twice"),
        ("FFFFFFF NNNN EEE", "", "7:15: `FFFFFFF` has more than six"),
        ("= ! 222a 333b 444a 555b", "", "7:11: `!` ends a group"),
        ("F!F 222a 333b 444a 555b", "", "7:10: `!` ends a group"),
        ("FF 222a333b 444a 555b", "", "7:15: `a` ends a group"),
        ("FF 222a, 333b 444a 555b", "", "7:16: `,` is no symbol"),
        ("FF 222a= 333b 444a 555b", "", "7:16: `=` begins a group"),
        ("FF 222A 333b 444a 555b", "", "7:15: `A` is no symbol"),
        ("FF a 333b 444a 555b", "", "7:12: `a` holds no tile"),
        (
            "FF 222a 333b 444a 555b",
            "color = 1\n",
            "8:1: unknown key `color`",
        ),
        (
            "FF 222a 333b 444a 555b",
            "shift = 9\n",
            "8:9: `shift` must be a whole number",
        ),
    ] {
        let error = refused(line, more);
        assert!(error.starts_with(expected), "{line}: {error}");
    }
    let twice = format!("{0}{1}", one("FF NNNN EEE WW SSS", ""), HAND);
    assert!(
        Card::read(&twice)
            .unwrap_err()
            .to_string()
            .starts_with("11:6: a hand with the id `H`")
    );
    assert!(
        Card::read("")
            .unwrap_err()
            .to_string()
            .starts_with("1:1: `card` is missing")
    );
    assert!(
        Card::read("[card]\nid=\"a\"\nname=\"b\"")
            .unwrap_err()
            .to_string()
            .contains("no [[hand]]")
    );
    assert!(
        Card::read("[card")
            .unwrap_err()
            .to_string()
            .starts_with("1:6: this is no TOML")
    );
}

const HAND: &str = "[[hand]]\nid = \"H\"\ncategory = \"c\"\nline = \"FFFF NNNN EEE SSS\"\n\
                    value = 25\nclosed = true\n";

#[test]
fn ca_2_8_a_missing_key_comes_with_an_example() {
    let whole = one("FF NNNN EEE WW SSS", "");
    for key in ["name", "id", "category", "line", "value", "closed"] {
        let without: Vec<&str> = whole
            .lines()
            .filter(|line| !line.starts_with(key) || line.contains("\"t\""))
            .collect();
        let error = Card::read(&without.join("\n")).unwrap_err().to_string();
        let expected = format!("`{key}` is missing; add `{key} = ");
        assert!(error.contains(&expected), "{error}");
    }
}

#[test]
fn ca_2_8_lines_that_share_a_form_are_told() {
    let text = format!(
        "{}{}",
        one("FFFF NNNN EEE SSS", ""),
        HAND.replace("\"H\"", "\"I\"")
    );
    let card = Card::read(&text).unwrap();
    let shared = card.check(2026).shared;
    assert_eq!(shared.len(), 1);
    assert_eq!(
        shared[0].to_string(),
        "13:8: warning: hand `I` shares its only form with hand `H` at 7:8; \
         tiles that make both are paid as the dearer"
    );
    assert_eq!(card.check(2026).forms, 2, "each hand has its own");
    assert!(Card::house().unwrap().check(2026).shared.is_empty());
}

#[test]
fn ca_2_8_alternatives_that_share_forms_are_told() {
    let line = "\"FFFF NNNN 111a 222a\"";
    let lines = "[\"FFFF NNNN 111a 222a\", \"FFFF NNNN 333a 222a\"]";
    let text = one("FFFF NNNN 111a 222a", "shift = 1\n").replace(line, lines);
    let check = Card::read(&text).unwrap().check(2026);
    let told = check.shared[0].to_string();
    assert!(
        told.starts_with("7:32: warning: this alternative of hand `H` shares all of its 24 forms"),
        "{told}"
    );
    assert_eq!(check.forms, 24);
    let text = format!(
        "{}{}shift = 1\n",
        one("FFFF NNNN 111a 222a", ""),
        HAND.replace("\"H\"", "\"I\"")
            .replace("EEE SSS", "111a 222a")
    );
    let shared = Card::read(&text).unwrap().check(2026).shared;
    assert_eq!((shared[0].forms, shared[0].of), (3, 24));
    assert!(shared[0].to_string().contains("shares 3 of its 24 forms"));
}

#[test]
fn ca_2_10_a_check_counts_what_compiles() {
    let card = Card::house().unwrap();
    for year in [1999, 2000, 2022, 2026] {
        let check = card.check(year);
        let compiled = card.compile(year);
        let counted: Vec<_> = check
            .hands
            .iter()
            .map(|hand| (&hand.id, hand.forms))
            .collect();
        let forms: Vec<_> = compiled
            .hands
            .iter()
            .map(|hand| (&hand.id, hand.forms.len()))
            .collect();
        assert_eq!(counted, forms, "{year}");
        assert_eq!(check.forms, compiled.len(), "{year}");
    }
}

#[test]
fn ca_2_10_the_answer_as_json() {
    let check = Card::read(&one("FF NNNN EE WWW SSS", ""))
        .unwrap()
        .check(2026);
    assert_eq!(
        serde_json::to_string(&check).unwrap(),
        "{\"hands\":[{\"id\":\"H\",\"forms\":1}],\"forms\":1}"
    );
}

proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in ".{0,400}") {
        let _ = Card::read(&text);
    }

    #[test]
    fn no_line_makes_the_reader_panic(line in "[0-9YFNEWSDZRGa-cx-z!= ]{0,30}", shift in 0u8..12) {
        if let Ok(card) = Card::read(&one(&line, &format!("shift = {shift}\n"))) {
            let line = &card.hands[0].lines[0];
            prop_assert!(!line.note().is_empty());
            prop_assert!(line.words().count() >= line.groups.len());
            let check = card.check(2000);
            prop_assert_eq!(check.forms, card.compile(2000).len());
        }
    }

    #[test]
    fn no_damage_to_the_house_card_makes_the_reader_panic(
        damage in prop::collection::vec((0..HOUSE.len(), 0usize..9, ".{0,3}"), 1..4),
    ) {
        let mut text: Vec<char> = HOUSE.chars().collect();
        for (at, length, with) in damage {
            let at = at.min(text.len());
            let end = (at + length).min(text.len());
            text.splice(at..end, with.chars());
        }
        match Card::read(&text.into_iter().collect::<String>()) {
            Ok(card) => prop_assert!(!card.hands.is_empty()),
            Err(error) => {
                prop_assert!(error.line >= 1 && error.column >= 1);
                prop_assert!(!error.to_string().contains('\n'));
            }
        }
    }
}

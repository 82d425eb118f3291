//! `sparrows card`: cards proved and printed (CA-1.3, CA-2.8 to CA-2.10).

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod common;

use common::{Ran, file, run};
use serde_json::json;
use unicode_width::UnicodeWidthStr;

const CARD: &str = r#"[card]
id = "mine"
name = "My card"

[[hand]]
id = "A"
category = "mine"
line = "FF NNNN EE WWW SSS"
value = 25
closed = false

[[hand]]
id = "B"
category = "year"
line = "Ya Yb FFF RRR"
value = 100
closed = true
note = "a word of mine"
"#;

/// Runs `sparrows card …` on a card of its own file.
fn card(name: &str, text: &str, words: &[&str]) -> (Ran, String) {
    let path = file(name, text).display().to_string();
    let mut args = vec!["card"];
    args.extend(
        words
            .iter()
            .map(|&word| if word == "FILE" { &path } else { word }),
    );
    (run(&args, ""), path)
}

#[test]
fn ca_2_10_check_counts_the_forms_of_each_hand() {
    let (ran, _) = card("check.toml", CARD, &["check", "FILE", "--year", "2026"]);
    assert_eq!(
        ran.done().out,
        "My card, 2026\n  A  1\n  B  3\n2 hands, 4 forms\n"
    );
    let (ran, _) = card(
        "check-json.toml",
        CARD,
        &["check", "FILE", "--year", "2026", "--json"],
    );
    assert_eq!(
        ran.done().out,
        "{\"hands\":[{\"id\":\"A\",\"forms\":1},{\"id\":\"B\",\"forms\":3}],\"forms\":4}\n"
    );
    let stdin = run(&["card", "check", "-", "--year", "2026", "--json"], CARD);
    assert_eq!(stdin.done().out, ran.out);
}

#[test]
fn ca_2_10_the_house_card_by_its_name() {
    let ran = run(&["card", "check", "house", "--year", "2026", "--json"], "");
    let answer = &ran.done().json()[0];
    assert_eq!(answer["forms"], 1072);
    assert_eq!(answer["hands"].as_array().unwrap().len(), 65);
    assert_eq!(answer["hands"][0], json!({ "id": "Y1", "forms": 3 }));
}

#[test]
fn ca_1_3_a_hand_that_the_year_makes_impossible_is_left_out_and_said() {
    let (ran, path) = card("2000.toml", CARD, &["check", "FILE", "--year", "2000"]);
    assert_eq!(
        ran.done().out,
        "My card, 2000\n  A  1\n  B  0\nB: left out, for 2000 makes it impossible.\n\
         2 hands, 1 form\n"
    );
    let ran = run(&["card", "print", &path, "--year", "2000"], "");
    let out = &ran.done().out;
    assert!(out.contains("\nB: left out, for 2000 makes it impossible.\n"));
    assert!(!out.contains("FFF RRR"), "{out}");
}

#[test]
fn ca_1_3_years_from_1900_to_2099() {
    for year in ["1900", "2099"] {
        run(&["card", "check", "house", "--year", year], "").done();
    }
    for year in ["1899", "2100", "-1", "now", ""] {
        let year = format!("--year={year}");
        let ran = run(&["card", "check", "house", &year], "");
        assert!(ran.refused().contains("from 1900 to 2099"));
    }
    // Without a year the current one, which every clock of these years agrees on.
    let title = run(&["card", "print"], "")
        .done()
        .out
        .lines()
        .next()
        .unwrap()
        .to_owned();
    let year: u16 = title.strip_prefix("House card, ").unwrap().parse().unwrap();
    assert!((2026..=2099).contains(&year));
}

#[test]
fn ca_2_8_a_mistake_is_told_with_its_place() {
    for (wrong, right, expected) in [
        ("SSS\"", "SSQ\"", ":8:26: `Q` is no symbol; there are "),
        (
            "SSS\"",
            "SS\"",
            ":8:9: the line has 13 tiles; a hand has 14",
        ),
        (
            "\"B\"",
            "\"A\"",
            ":13:6: a hand with the id `A` stands above; ",
        ),
        (
            "value = 25\n",
            "",
            ":5:1: `value` is missing; add `value = 25`",
        ),
        (
            "category",
            "colour",
            ":7:1: unknown key `colour`; here stand id, ",
        ),
        (
            "[[hand]]",
            "[hand]",
            ":12:3: this is no TOML: duplicate key",
        ),
    ] {
        let text = CARD.replacen(wrong, right, 1);
        for command in ["check", "print"] {
            let (ran, path) = card("mistake.toml", &text, &[command, "FILE"]);
            let line = ran.refused();
            assert!(line.starts_with(&format!("{path}{expected}")), "{line}");
            assert_eq!(ran.out, "");
        }
    }
    let ran = run(&["card", "check", "-"], "[card]\nid = 5");
    assert!(ran.refused().starts_with("stdin:2:6: `id` must be a text"));
    let ran = run(&["card", "check", "-"], b"[card]\n# \xff\n");
    assert!(ran.refused().starts_with("stdin:2:3: not UTF-8"));
    let ran = run(&["card", "check", "nowhere.toml"], "");
    assert!(ran.refused().starts_with("nowhere.toml: cannot be read: "));
    let ran = run(&["card", "check", "-"], vec![b'#'; 2 << 20]);
    assert!(ran.refused().starts_with("stdin: larger than "));
    assert!(run(&["card"], "").refused().contains("check, print"));
}

#[test]
fn ca_2_8_lines_that_share_a_form_are_warned_of() {
    let twice = CARD.replace("Ya Yb FFF RRR", "SSS WWW EE NNNN FF");
    let (ran, path) = card("twice.toml", &twice, &["check", "FILE", "--json"]);
    assert_eq!(ran.code, 0);
    assert_eq!(
        ran.err,
        format!(
            "{path}:15:8: warning: hand `B` shares its only form with hand `A` at 8:8; \
             tiles that make both are paid as the dearer\n"
        )
    );
    assert_eq!(ran.json()[0]["forms"], 2);
}

#[test]
fn ca_2_9_print_shows_suits_open_or_closed_value_and_note() {
    let (ran, _) = card("print.toml", CARD, &["print", "FILE", "--year", "2026"]);
    let out = &ran.done().out;
    let expected = "\
My card, 2026

mine
  A  FF NNNN EE WWW SSS   X  25  exactly these tiles

Year
  B  2026a 2026b FFF RRR  C 100  any 2 suits, the year as singles; a word of
                                 mine

";
    assert!(out.starts_with(expected), "{out}");
    assert!(out.contains("X open, C closed"));
}

#[test]
fn ca_2_9_alternatives_share_a_note_or_have_their_own() {
    let lines = "[\"FF NNNN EE WWW SSS\", \"FF NNN EE WWWW SSS\", \"FF 111a 222a 333a 444a\"]";
    let text = CARD.replace("\"FF NNNN EE WWW SSS\"", lines);
    let (ran, _) = card("alternatives.toml", &text, &["print", "FILE"]);
    let rows: Vec<_> = ran.done().out.lines().skip(3).take(3).collect();
    assert_eq!(
        rows,
        [
            "  A   FF NNNN EE WWW SSS      X  25  exactly these tiles",
            "  or  FF NNN EE WWWW SSS             exactly these tiles",
            "  or  FF 111a 222a 333a 444a         any 1 suit, these numbers only",
        ]
    );
    let alike = lines.replace(", \"FF 111a 222a 333a 444a\"", "");
    let text = CARD.replace("\"FF NNNN EE WWW SSS\"", &alike);
    let (ran, _) = card("alike.toml", &text, &["print", "FILE"]);
    assert_eq!(ran.done().out.matches("exactly these tiles").count(), 1);
}

#[test]
fn ca_2_9_the_house_card_fits_80_columns_in_every_language() {
    let mut notes = Vec::new();
    for lang in ["en", "hu", "zh-Hans", "zh-Hant"] {
        let ran = run(&["card", "print", "--lang", lang, "--year", "2026"], "");
        let out = &ran.done().out;
        for row in out.lines() {
            assert!(row.width() <= 80, "{row}");
            assert!(!row.contains("card-") && !row.contains('{'), "{row}");
            assert!(!row.contains('\u{1b}'), "no colours on paper: {row}");
        }
        assert_eq!(
            out.matches("\n\n").count(),
            10,
            "nine categories and a legend"
        );
        let first = out.lines().find(|row| row.starts_with("  R7")).unwrap();
        notes.push(first.split_once(" C 35  ").unwrap().1.to_owned());
    }
    assert_eq!(
        notes,
        [
            "any 2 suits, 4 consecutive numbers,",
            "tetszőleges 2 szín, 4 egymást",
            "任意2种花色，4个连数，异色箭牌",
            "任意2種花色，4個連數，異色三元牌",
        ]
    );
}

#[test]
fn a_card_cannot_move_the_cursor() {
    let text = CARD
        .replace("My card", "My\\u001b[31m card")
        .replace("\"A\"", "\"A\\u0007\"")
        .replace("\"mine\"\nline", "\"m\\u001b[2J\"\nline")
        .replace("a word", "a\\nword");
    for command in ["check", "print"] {
        let (ran, _) = card("control.toml", &text, &[command, "FILE"]);
        let out = &ran.done().out;
        assert!(!out.chars().any(|c| c.is_control() && c != '\n'), "{out:?}");
        assert!(out.contains("My\\u{1b}[31m card"), "{out}");
    }
}

/// The rules explain a row of the card to beginners: it is a row as printed.
#[test]
fn ca_2_9_the_row_that_the_rules_explain() {
    const RULES: &str = include_str!("../../../docs/rules/american.md");
    let words = |row: &str| row.split_whitespace().collect::<Vec<_>>().join(" ");
    let printed = run(&["card", "print", "--year", "2026"], "");
    let printed: Vec<_> = printed.done().out.lines().map(words).collect();
    let explained: Vec<_> = RULES
        .lines()
        .filter(|line| line.starts_with("R2 "))
        .map(words)
        .collect();
    assert_eq!(explained.len(), 1);
    assert!(printed.contains(&explained[0]), "{explained:?}");
}

//! What a card says of its own lines (CA-2.9).

use super::{forms, one};
use sparrows_engine::card::{Card, Fact, Numbers, Word};

/// The note of a line.
fn note(line: &str, more: &str) -> Vec<Fact> {
    let card = Card::read(&one(line, more)).unwrap_or_else(|error| panic!("{line}: {error}"));
    card.hands[0].lines[0].note()
}

#[test]
fn ca_2_9_notes_tell_suits_and_how_numbers_move() {
    use Fact::*;
    for (line, shift, expected) in [
        (
            "111a 22a 333a 44a 5555a",
            1,
            vec![Suits(1), Run(5, Numbers::Any)],
        ),
        (
            "FF 11a 222b 333b 4444a",
            1,
            vec![Suits(2), Run(4, Numbers::Any)],
        ),
        (
            "FFFF 111a 33b 555a 77b",
            2,
            vec![Suits(2), Run(4, Numbers::Odd)],
        ),
        (
            "FFFF 222a 44b 666a NN",
            2,
            vec![Suits(2), Run(3, Numbers::Even)],
        ),
        (
            "FFFF 33a 6666a NNNN",
            3,
            vec![Suits(1), Run(2, Numbers::ThreeSixNine)],
        ),
        ("FFFFF EEEE 55555a", 1, vec![Suits(1), Number(Numbers::Any)]),
        (
            "FF 5555a 5555b 5555c",
            1,
            vec![Suits(3), Like(Numbers::Any)],
        ),
        (
            "FF 5555a 5555b 5555c",
            2,
            vec![Suits(3), Like(Numbers::Odd)],
        ),
        (
            "FF 4444a 4444b 4444c",
            2,
            vec![Suits(3), Like(Numbers::Even)],
        ),
        (
            "FF 6666a 6666b 6666c",
            3,
            vec![Suits(3), Like(Numbers::ThreeSixNine)],
        ),
        // 1 and 5 and 9: no numbers that have a name.
        ("FF 5555a 5555b 5555c", 4, vec![Suits(3), Together(4)]),
        ("11111a 22b 44444a 55b", 1, vec![Suits(2), Together(1)]),
        // Odd and even, two at a time.
        ("FFFFFF 1111a 2222a", 2, vec![Suits(1), Together(2)]),
        // They could move in threes, but there is nowhere to go.
        ("FFFF 333a 66b 999a EE", 3, vec![Suits(2), TheseNumbers]),
        (
            "FFF =2468a 222b 2222c",
            2,
            vec![Suits(3), Like(Numbers::Even), Kept(vec![2, 4, 6, 8])],
        ),
    ] {
        let more = format!("shift = {shift}\n");
        assert_eq!(note(line, &more), expected, "{line}, shift {shift}");
    }
    let printed = note("FF 444a 444b 16c NNNN", "");
    assert_eq!(printed, [Suits(3), TheseNumbers]);
    assert_eq!(note("FF 444a =444b 16c NNNN", ""), printed);
    assert_eq!(
        note("FFF =25a 22b NNN SSSS", "shift = 1\n"),
        [Suits(2), Number(Numbers::Any), Kept(vec![2, 5])]
    );
}

#[test]
fn ca_2_9_notes_tell_dragons_winds_year_and_jokers() {
    use Fact::*;
    let moving = "shift = 1\n";
    for (line, more, expected) in [
        ("Ya FFF NNN SSSS", "", vec![Suits(1), Year]),
        (
            "FFFF Ya DDDb DDDc",
            "",
            vec![Suits(1), Year, OppositeDragons(2)],
        ),
        (
            "1111a 2222a DDDa DDDb",
            moving,
            vec![
                Suits(1),
                Run(2, Numbers::Any),
                MatchingDragons(1),
                OppositeDragons(1),
            ],
        ),
        (
            "FF 11a 333b 555b DDa DDb",
            "",
            vec![Suits(2), TheseNumbers, MatchingDragons(2)],
        ),
        ("FFFF DDDDx ZZZx ZZZy", "", vec![AnyDragons(1), AnyWinds(2)]),
        ("NN EEE WWW SS DDx DDy", "", vec![AnyDragons(2)]),
        // Nothing for a dragon to match or oppose.
        ("FFFF NN DDDDa DDDDb", "", vec![AnyDragons(2)]),
        ("FF NNNN EE WWW SSS", "", vec![Exact]),
        ("FF NNNN! EE WWW! SSS", "", vec![Exact, NoJokers(2)]),
        (
            "FFFF! 111a 2222a 333a!",
            moving,
            vec![Suits(1), Run(3, Numbers::Any), NoJokers(2)],
        ),
    ] {
        assert_eq!(note(line, more), expected, "{line}");
    }
}

#[test]
fn ca_2_9_a_note_says_that_all_is_fixed_where_there_is_one_form() {
    let card = Card::house().unwrap();
    let lines = card.hands.iter().flat_map(|hand| &hand.lines);
    let mut fixed = 0;
    for line in lines {
        let exact = line.note().contains(&Fact::Exact);
        let shift = line
            .shift
            .map_or_else(String::new, |k| format!("shift = {k}\n"));
        assert_eq!(forms(&line.text, &shift) == 1, exact, "{}", line.text);
        fixed += u32::from(exact);
    }
    assert!(fixed > 3);
}

#[test]
fn ca_2_9_what_is_printed_of_a_line() {
    let card = Card::read(&one("FFF Ya x =25b - 11111c", "shift = 1\n")).unwrap();
    let words: Vec<_> = card.hands[0].lines[0]
        .words()
        .map(|word| match word {
            Word::Sign(sign) => (sign.to_owned(), None),
            Word::Group(group) => (group.in_year(2026), group.suit()),
        })
        .collect();
    let expected = [
        ("FFF", None),
        ("2026a", Some(0)),
        ("x", None),
        ("=25b", Some(1)),
        ("-", None),
        ("11111c", Some(2)),
    ];
    assert_eq!(words, expected.map(|(text, suit)| (text.to_owned(), suit)));
}

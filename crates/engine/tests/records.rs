//! Records: what is written reads back to the same deal; what is wrong is named by line and column.

#![allow(clippy::unwrap_used, clippy::expect_used)] // A test stops at the first surprise.

use sparrows_engine::chance::Stream;
use sparrows_engine::options::Options;
use sparrows_engine::record::Header;
use sparrows_engine::{Game, Rules, Seed, Table};

fn random_game(table: Table, n: u64) -> Game {
    let mut game = Game::new(Header::new(table, Seed::from(n)));
    let mut chance = Seed::from(n).chance(Stream::Bot);
    while !game.deal().is_over() {
        for seat in game.deal().awaiting().iter() {
            let picked = game
                .deal()
                .pick(seat)
                .and_then(|pick| pick.random(&mut chance));
            let listed = || chance.choose(&game.deal().legal(seat)).copied();
            let action = picked.or_else(listed).unwrap();
            game.act(seat, action).unwrap();
        }
    }
    game
}

/// The tables in turn, the American one with everything that options can bring.
fn table(n: u64) -> Table {
    let mut options = Options::new(Rules::American);
    for (key, value) in [("mush", "true"), ("bettor", "true"), ("hot_wall", "true")] {
        options.set_text(key, value).unwrap();
    }
    match n % 4 {
        0 => Table::hong_kong(),
        1 => Table::sichuan(),
        2 => Table::new(options).unwrap(),
        _ => {
            options.set_text("errors", "punished").unwrap();
            Table::new(options).unwrap()
        }
    }
}

#[test]
fn every_record_replays_to_itself() {
    for n in 0..400 {
        let game = random_game(table(n), n);
        let text = game.to_text();
        let again = Game::read(&text).unwrap_or_else(|e| panic!("seed {n}: {e}"));
        assert!(again.deal() == game.deal());
        assert_eq!(again.to_text(), text);
        assert_eq!(again.events(), game.events());
        // Stopped anywhere it is a deal in progress, and goes on to the same end.
        let half = game.rewound(game.decisions().len() / 2);
        assert!(Game::read(&half.to_text()).unwrap().deal() == half.deal());
    }
}

/// A header and decisions with the message that reading them gives.
const WRONG: &[(&str, &str)] = &[
    ("", "1: the record is empty"),
    ("{", "1:1: this is no JSON: EOF while parsing an object"),
    (
        r#"{"record":2,"rules":"hong-kong","options":{},"seed":"1"}"#,
        "1: `record` is 2",
    ),
    (
        r#"{"record":1,"rules":"riichi","options":{},"seed":"1"}"#,
        "1:28: unknown variant `riichi`",
    ),
    (
        r#"{"record":1,"rules":"hong-kong","options":{}}"#,
        "1: a header has exactly one of",
    ),
    (
        r#"{"record":1,"rules":"hong-kong","options":{},"seed":"xyz"}"#,
        "1:54: `seed`: a seed is",
    ),
    (
        r#"{"record":1,"rules":"hong-kong","options":{"min_fan":1},"seed":"1"}"#,
        "1:44: `options`: unknown option `min_fan`; hong-kong has min_faan, cap",
    ),
    (
        r#"{"record":1,"rules":"hong-kong","options":{"min_faan":14},"seed":"1"}"#,
        "1:44: `options`: option `min_faan` cannot be `14`; it is a whole number from 0 to 13",
    ),
    (
        r#"{"record":1,"rules":"hong-kong","options":{"min_faan":8,"cap":5},"seed":"1"}"#,
        "1:57: `options`: option `cap` cannot be `5`; it is a whole number from 8 to 13",
    ),
    (
        r#"{"record":1,"rules":"hong-kong","options":{},"seed":"1","year":2026}"#,
        "1:57: `year` belongs to the American table; leave it out",
    ),
    (
        "{\"record\":1,\"rules\":\"hong-kong\",\"options\":{},\"seed\":\"1\"}\n\
         {\"seat\":\"south\",\"action\":\"pung\"}",
        "2: south may not pung: it is not asked now; asked: east (discard)",
    ),
    (
        "{\"record\":1,\"rules\":\"hong-kong\",\"options\":{},\"seed\":\"1\"}\n\n\
         {\"seat\":\"east\",\"action\":\"discard\",\"tile\":\"1x\"}",
        "3:44: `tile`: column 2: `x`: unknown letter",
    ),
    (
        "{\"record\":1,\"rules\":\"hong-kong\",\"options\":{},\"seed\":\"1\"}\n\
         {\"seat\":\"east\",\"action\":\"win\",\"tile\":\"1m\"}",
        "2: `tile` does not belong to win",
    ),
    (
        "{\"record\":1,\"rules\":\"hong-kong\",\"options\":{},\"seed\":\"1\"}\n\
         {\"seat\":\"east\",\"action\":\"win\"}",
        "2: east may not win: the tiles make no winning hand (HK-4.1, AM-6.1); legal: discard",
    ),
];

#[test]
fn a_wrong_record_says_what_where_and_how_to_mend_it() {
    for (text, expected) in WRONG {
        let error = Game::read(text).expect_err(text).to_string();
        assert!(
            error.starts_with(expected),
            "{text}\n  says {error}\n  not  {expected}"
        );
        assert!(!error.contains('\n'));
    }
}

#[test]
fn a_decision_after_the_end_is_refused() {
    let mut text = random_game(Table::hong_kong(), 3).to_text();
    let lines = text.lines().count();
    text.push_str("{\"seat\":\"east\",\"action\":\"pass\"}\n");
    let error = Game::read(&text).unwrap_err().to_string();
    assert_eq!(
        error,
        format!(
            "{}: the deal is over before this decision; delete the line",
            lines + 1
        )
    );
}

#[test]
fn the_commitment_is_the_hash_of_the_header_line() {
    let header = Header::new(Table::hong_kong(), Seed::from(0x2f1c));
    let line = r#"{"record":1,"rules":"hong-kong","options":{},"seed":"2f1c"}"#;
    assert_eq!(header.to_line(), line);
    // printf '%s' '{"record":1,"rules":"hong-kong","options":{},"seed":"2f1c"}' | sha256sum
    assert_eq!(header.commitment(), COMMITMENT);
}

const COMMITMENT: &str = "c34ef901a4c170202cd4f13a0c2e5de22dfe540c75825456a93310ac708feb4f";

/// What looks like a record but is none to the letter.
#[test]
fn objects_are_objects_keys_stand_once_and_null_is_no_value() {
    let header = r#"{"record":1,"rules":"hong-kong","options":{},"seed":"1"}"#;
    for (line, expected) in [
        (r#"["east","discard","1m"]"#, "2: this is a list"),
        (r#"{"seat":"east","action":"win","tile":null}"#, "2:"),
        (r#"{"seat":"east","action":"pass","seat":"east"}"#, "2:"),
    ] {
        let error = Game::read(&format!("{header}\n{line}"))
            .unwrap_err()
            .to_string();
        assert!(error.starts_with(expected), "{line}: {error}");
    }
    for (header, expected) in [
        (
            r#"{"record":1,"rules":"hong-kong","options":{"cap":13,"cap":12},"seed":"1"}"#,
            "twice",
        ),
        (
            r#"{"record":1,"rules":"hong-kong","options":{},"seed":null}"#,
            "null",
        ),
        (
            r#"{"record":1,"rules":"hong-kong","options":{},"seed":"1","players":{"east":["x","y"]}}"#,
            "`east` is a list",
        ),
        ("null", "expected a header such as"),
        ("{", "this is no JSON"),
    ] {
        let error = Game::read(header).unwrap_err().to_string();
        assert!(error.contains(expected), "{header}: {error}");
    }
}

/// What a seat is told of an illegal decision names nothing that others hold.
#[test]
fn an_error_seen_by_a_seat_keeps_others_hands_hidden() {
    let text = "{\"record\":1,\"rules\":\"hong-kong\",\"options\":{},\"seed\":\"1\"}\n\
                {\"seat\":\"west\",\"action\":\"discard\",\"tile\":\"1p\"}";
    let error = Game::read(text).unwrap_err();
    assert!(
        error
            .to_string()
            .starts_with("2: west may not discard 1p: it is not asked now; asked")
    );
    let seen = error.seen_by(sparrows_engine::Seat::East).to_string();
    assert_eq!(
        seen,
        "2: west may not do this; look without --view to see why"
    );
}

#[test]
fn american_mistakes_say_what_is_meant() {
    let header = |year: &str, card: &str| {
        format!(
            r#"{{"record":1,"rules":"american","options":{{}},"year":{year},"card":{card},"seed":"1"}}"#
        )
    };
    let decided = |line: &str| format!("{}\n{line}", header("2026", "\"house\""));
    for (text, expected) in [
        (
            header("1899", "\"house\""),
            "`year` is a year from 1900 to 2099",
        ),
        (
            header("99999999999", "\"house\""),
            "integer `99999999999`, expected a year from 1900 to 2099",
        ),
        (
            header("-1", "\"house\""),
            "expected a year from 1900 to 2099",
        ),
        (
            header("null", "\"house\""),
            "expected a year from 1900 to 2099",
        ),
        (
            header("2026", "5"),
            "a card is its name, \"house\", or {\"toml\":",
        ),
        (header("2026", "\"club\""), "`club` is no built-in card"),
        (
            decided(r#"{"seat":"east","action":"pass-tiles","tiles":"","blind":3}"#),
            "east may not pass-tiles blind 3: ",
        ),
        (
            decided(r#"{"seat":"east","action":"pass-tiles","tiles":"","blind":300}"#),
            "expected a whole number from 0 to 255",
        ),
        (
            decided(r#"{"seat":"east","action":"pass-tiles","tiles":""}"#),
            "`tiles` names 0 tiles and `blind` is 0; together they make three",
        ),
        (
            decided(r#"{"seat":"east","action":"courtesy","tiles":""}"#),
            "east may not courtesy no tiles: ",
        ),
        (
            decided(r#"{"seat":"east","action":"expose","with":"1j"}"#),
            "`with` names 1 tile; expose takes 2 to 5",
        ),
    ] {
        let error = Game::read(&text).unwrap_err().to_string();
        assert!(error.contains(expected), "{error}");
    }
}

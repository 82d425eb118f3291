//! Every reader takes every input: an error that says something, never a panic; and what is read
//! holds together. Input is text of any sort, and valid input with some of it changed.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::Value;
use sparrows_engine::analyzer::{Who, report};
use sparrows_engine::hand::{Hand, HandText};
use sparrows_engine::notation::{self, Named};
use sparrows_engine::options::Options;
use sparrows_engine::table::LaidOut;
use sparrows_engine::{Game, MeldKind, Rules, Seat, Seed, Table, TileId, scorer};

const REQUEST: &str = r#"{"hand":"123m456m789m1z","melds":[{"kind":"pung","tiles":"555m"}],"win":"1z","by":"discard","from":"west","seat":"east","flowers":"1f5f","kong_replacement":false,"last_tile":false,"options":{"min_faan":1}}"#;

const RECORD: &str = r#"{"record":1,"rules":"hong-kong","options":{"cap":9},"deal":{"hands":{"east":"123456789m1155z9p","south":"1z258m258p258s234z","west":"147m147p147s2346z","north":"369m369p369s2347z"},"wall":"7s8s1f9s"},"players":{"east":{"name":"Ada"},"south":{"bot":"steady"}}}
{"seat":"east","action":"discard","tile":"9p/1"}
{"seat":"south","action":"discard","tile":"1z"}
{"seat":"east","action":"pass"}
{"seat":"west","action":"discard","tile":"1m"}
"#;

const AMERICAN_REQUEST: &str = r#"{"hand":"1111m33s","melds":[{"kind":"exposure","tiles":"12f1j"},{"kind":"exposure","tiles":"222p1j"}],"win":"3s","by":"discard","from":"east","seat":"south","year":2026,"bet":"west","options":{"jokerless_singles_pairs":false}}"#;

const AMERICAN_RECORD: &str = r#"{"record":1,"rules":"american","options":{"errors":"punished"},"year":2026,"card":{"toml":"[card]\nid = \"t\"\nname = \"T\"\n[[hand]]\nid = \"A\"\ncategory = \"c\"\nline = \"FFF 1111a 2222b 333c\"\nvalue = 25\nclosed = false\n"},"deal":{"hands":{"east":"23456789m 1z2z3z4z 3s 9p","south":"123f 1111m 2p 1j1j1j 3s 9s","west":"123456789s 1z2z3z4z","north":"1346789p 567z 27s2p"},"wall":"5z6z 7z2p","last_wall":2,"charleston":false},"players":{"east":{"name":"Ada"}}}
{"seat":"east","action":"discard","tile":"3s/1"}
{"seat":"south","action":"expose","with":"1j1j"}
{"seat":"west","action":"pass"}
{"seat":"north","action":"win"}
{"seat":"south","action":"exchange","tile":"3s","from":"south","meld":0}
{"seat":"south","action":"discard","tile":"9s"}
{"seat":"east","action":"pass"}
{"seat":"west","action":"pass"}
{"seat":"west","action":"challenge","target":"south"}
"#;

/// A change to a text: what replaces how many of its characters, from where.
fn change() -> impl Strategy<Value = (Index, usize, String)> {
    let pieces = select(vec![
        "",
        "\"",
        "{",
        "}",
        ",",
        ":",
        "\\",
        "\n",
        "\0",
        "é",
        "麻",
        "\u{2028}",
        "0",
        "9",
        "-1",
        "1e400",
        "null",
        "true",
        "[]",
        "m",
        "5z",
        "/4",
        "/9",
        "1j",
        "8f",
        "\"east\"",
        "\"seat\"",
        "\\u0000",
        "\\ud800",
        "99999999999999999999",
    ])
    .prop_map(str::to_owned);
    let any_text = ".{0,4}".prop_map(String::from);
    (any::<Index>(), 0usize..6, prop_oneof![pieces, any_text])
}

fn changed(valid: &str, changes: &[(Index, usize, String)]) -> String {
    let mut characters: Vec<char> = valid.chars().collect();
    for (at, taken, put) in changes {
        let at = at.index(characters.len() + 1);
        let end = (at + taken).min(characters.len());
        characters.splice(at..end, put.chars());
    }
    characters.into_iter().collect()
}

/// Any text, or the valid one changed a little.
fn near(valid: &'static str) -> impl Strategy<Value = String> {
    prop_oneof![
        1 => ".{0,80}".prop_map(String::from),
        4 => vec(change(), 0..4).prop_map(move |changes| changed(valid, &changes)),
    ]
}

/// Text made of what tile notation is made of.
fn tiles() -> impl Strategy<Value = String> {
    prop_oneof![
        "[0-9mpszfj/ ]{0,24}".prop_map(String::from),
        "([1-9]{1,4}[mps]|[1-7]{1,3}z|[1-8]f|1j| ){0,8}".prop_map(String::from),
        ".{0,12}".prop_map(String::from),
    ]
}

fn says_something(error: &impl std::fmt::Display) {
    assert!(error.to_string().len() > 4);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn tile_notation(text in tiles()) {
        match notation::parse_tiles(&text) {
            Ok(tiles) => {
                // What was read reads the same when it is written again.
                let again: String = tiles.iter().map(ToString::to_string).collect();
                let read = notation::parse_tiles(&again).unwrap();
                let what = |tiles: &[Named]| tiles.iter().map(|t| (t.kind, t.copy)).collect::<Vec<_>>();
                prop_assert_eq!(what(&read), what(&tiles));
                prop_assert!(tiles.len() <= TileId::NUM);
            }
            Err(error) => {
                says_something(&error);
                prop_assert!(error.column >= 1 && error.column <= text.chars().count().max(1));
            }
        }
        for set in Rules::ALL.map(Rules::tiles) {
            let _ = notation::parse_tiles(&text).and_then(|tiles| notation::check_set(&tiles, &set));
        }
        let _ = (notation::parse_one(&text), notation::parse_tile_id(&text));
        let _ = (notation::parse_tile_ids(&text), notation::parse_kind(&text));
    }

    #[test]
    fn seeds_and_names(text in "[0-9a-fA-FxX+\\- é]{0,70}") {
        match text.parse::<Seed>() {
            Ok(seed) => prop_assert_eq!(seed.to_string().parse::<Seed>(), Ok(seed)),
            Err(error) => says_something(&error),
        }
        if let Err(error) = text.parse::<Rules>() {
            says_something(&error);
        }
        if let Err(error) = text.parse::<Seat>() {
            says_something(&error);
        }
    }

    #[test]
    fn score_requests(line in near(REQUEST)) {
        match scorer::answer(Rules::HongKong, &line) {
            Ok(answer) => {
                prop_assert_eq!(answer.wins, answer.reason.is_none());
                prop_assert_eq!(answer.wins, answer.payments.is_some());
                let paid: i32 = answer.payments.iter().flat_map(|p| p.values()).sum();
                prop_assert_eq!(paid, 0);
            }
            Err(error) => says_something(&error),
        }
    }

    #[test]
    fn american_score_requests(line in near(AMERICAN_REQUEST)) {
        match scorer::answer(Rules::American, &line) {
            Ok(answer) => {
                prop_assert_eq!(answer.wins, answer.reason.is_none());
                prop_assert_eq!(answer.wins, answer.payments.is_some());
                prop_assert_eq!(answer.wins, answer.hand.is_some());
                let paid: i32 = answer.payments.iter().flat_map(|p| p.values()).sum();
                prop_assert_eq!(paid, 0);
            }
            Err(error) => says_something(&error),
        }
    }

    #[test]
    fn options(key in "min_faan|cap|payment|last_discard|passed_win|seven_pairs_quads|.{0,6}", value in "-?[0-9]{1,6}|true|false|off|full|shared|open|\"?.{0,6}") {
        let mut options = Options::new(Rules::HongKong);
        let set = options.set_text(&key, &value);
        match set {
            Ok(()) => prop_assert!(options.value(&key).is_ok()),
            Err(error) => {
                says_something(&error);
                prop_assert_eq!(options, Options::new(Rules::HongKong));
            }
        }
        let json = serde_json::from_str::<Value>(&value).unwrap_or_else(|_| Value::from(value.as_str()));
        if let Err(error) = options.set(&key, &json) {
            says_something(&error);
        }
        match Table::new(options) {
            Ok(table) => prop_assert_eq!(*table.options(), options),
            Err(error) => says_something(&error),
        }
        let _ = serde_json::from_str::<Options>(&value);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn records(text in prop_oneof![near(RECORD), near(AMERICAN_RECORD)]) {
        match Game::read(&text) {
            Ok(game) => {
                let again = Game::read(&game.to_text()).unwrap();
                prop_assert!(again.deal() == game.deal());
                prop_assert_eq!(again.to_text(), game.to_text());
            }
            Err(error) => {
                says_something(&error.problem);
                prop_assert!(error.line >= 1 && error.line <= text.lines().count().max(1));
                prop_assert!(error.column != Some(0));
            }
        }
    }

    #[test]
    fn laid_out_deals(hands in prop::array::uniform4(tiles()), wall in tiles()) {
        let table = Table::hong_kong();
        let hands = hands.each_ref().map(String::as_str);
        match LaidOut::parse(&table, hands, &wall) {
            Ok(layout) => prop_assert_eq!(layout.hands[0].len(), 14),
            Err(error) => {
                says_something(&error);
                prop_assert!(error.position().is_none_or(|(_, column)| column >= 1));
            }
        }
        // Hands of the right size with a wall of anything.
        let good = ["123456789m1155z9p", "1z258m258p258s234z", "147m147p147s2346z", "369m369p369s2347z"];
        if let Err(error) = LaidOut::parse(&table, good, &wall) {
            says_something(&error);
        }
    }

    #[test]
    fn hands(
        hand in tiles(),
        melds in vec((select(vec!["chow", "pung", "kong", "concealed-kong", "pong", ""]), tiles()), 0..6),
        flowers in tiles(),
        win in proptest::option::of(tiles()),
    ) {
        let melds: Vec<_> = melds.iter().map(|(kind, tiles)| (*kind, tiles.as_str())).collect();
        let text = HandText { hand: &hand, melds: &melds, flowers: &flowers, win: win.as_deref() };
        match Hand::parse(Rules::HongKong, &text) {
            Ok(hand) => {
                prop_assert!(hand.melds.len() <= 4);
                let _ = (hand.check_size(true), hand.check_size(false));
            }
            Err(error) => says_something(&error),
        }
    }
}

proptest! {
    // An analysis of a whole hand takes a while.
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_hand_of_the_right_size_is_analysed(
        order in Just((0..136).collect::<Vec<usize>>()).prop_shuffle(),
        pungs in 0usize..=4,
        drawn in any::<bool>(),
        seat in select(Seat::PLAYERS.to_vec()),
    ) {
        let tiles: Vec<_> = order.into_iter().filter_map(TileId::from_index).collect();
        let exposed: Vec<_> = tiles.iter().map(|tile| tile.kind()).take(pungs).collect();
        let melds: Vec<_> = exposed.iter().map(|kind| kind.to_string().repeat(3)).collect();
        let melds: Vec<_> = melds.iter().map(|t| (MeldKind::Pung.as_str(), t.as_str())).collect();
        let size = 13 - 3 * pungs + usize::from(drawn);
        let free = tiles.iter().filter(|tile| !exposed.contains(&tile.kind())).take(size);
        let concealed = notation::faces(free.map(|tile| tile.kind()));
        let text = HandText { hand: &concealed, melds: &melds, ..HandText::default() };
        // The same pung twice cannot be.
        let Ok(hand) = Hand::parse(Rules::HongKong, &text) else { return Ok(()) };
        prop_assert!(hand.check_size(true).is_ok());
        let report = report(&hand, Who { seat, missing: None }, &Table::hong_kong()).unwrap();
        prop_assert!((-1..=8).contains(&report.shanten));
        prop_assert_eq!(report.draws.is_some(), !drawn);
        prop_assert_eq!(report.discards.is_some(), drawn);
        for discard in report.discards.iter().flatten() {
            prop_assert!(discard.shanten >= report.shanten && discard.shanten >= 0);
        }
    }
}

#[test]
fn the_valid_inputs_are_valid() {
    for record in [RECORD, AMERICAN_RECORD] {
        Game::read(record).unwrap();
    }
    for (rules, request) in [
        (Rules::HongKong, REQUEST),
        (Rules::American, AMERICAN_REQUEST),
    ] {
        scorer::answer(rules, request).unwrap();
    }
}

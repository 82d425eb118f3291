//! Records, requests and the shuffle.

use super::{NOTATION, blocks, json_lines};
use sparrows_engine::record::{Header, event_line};
use sparrows_engine::{Game, Rules, Seed, Table, TileId, scorer};

#[test]
fn headers_and_decisions() {
    for line in json_lines(r#"{"record""#) {
        Game::read(&line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    // Legal at the start of a deal or not, each is a decision that the reader understands.
    for line in json_lines(r#"{"seat""#) {
        // Only the American table plays with jokers.
        let table = match line.contains("1j") {
            true => Table::american(),
            false => Table::hong_kong(),
        };
        let header = Header::new(table, Seed::from(1)).to_line();
        let error = Game::read(&format!("{header}\n{line}")).err();
        let text = error.map_or_else(|| "may not".to_owned(), |error| error.to_string());
        let understood = text.contains("may not") || text.contains("does not hold");
        assert!(understood, "{line}: {text}");
    }
}

#[test]
fn requests_and_answers() {
    let request = &json_lines(r#"{"hand""#)[0];
    let answers = json_lines(r#"{"wins""#);
    let answer = |request: &str| {
        serde_json::to_string(&scorer::answer(Rules::HongKong, request).unwrap()).unwrap()
    };
    assert_eq!(answers[0], answer(request));
    let other = r#"{"hand":"123m456m22s78s","melds":[{"kind":"pung","tiles":"555m"}],"win":"9s",
        "by":"discard","from":"west","seat":"east","flowers":"1f5f"}"#;
    assert_eq!(answers[1], answer(other));
    let card =
        r#"{"hand":"123f1111m2222p33s","win":"3s","by":"discard","from":"east","seat":"south"}"#;
    let american = scorer::answer(Rules::American, card).unwrap();
    assert_eq!(answers[2], serde_json::to_string(&american).unwrap());
}

/// The deal written in the notation, which the Python program there gives too.
#[test]
fn shuffle() {
    let game = Game::new(Header::new(Table::hong_kong(), Seed::from(0x2f1c)));
    let mut text = String::new();
    for event in game.events().iter().take(4) {
        let line = event_line(&Table::hong_kong(), event);
        let (seat, tiles) = (
            line["seat"].as_str().unwrap(),
            line["tiles"].as_str().unwrap(),
        );
        text.push_str(&format!("{seat} {tiles}\n"));
    }
    // Flowers were replaced from the end since, three of them.
    let replaced = ["1p/1", "4s/3", "7s/1"];
    let left = game.deal().wall().iter().map(TileId::to_string);
    let wall: String = left.chain(replaced.map(str::to_owned)).collect();
    text.push_str(&format!("wall {wall}"));
    assert!(blocks(NOTATION, "text").contains(&text), "{text}");
    assert!(NOTATION.contains(&game.header().commitment()));
}

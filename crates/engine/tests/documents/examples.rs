//! Hands, scores and payments that the documents work out.

use super::{AMERICAN, HONG_KONG, SICHUAN, blocks, code, rows};
use serde_json::Value;
use sparrows_engine::record::end_line;
use sparrows_engine::{Event, Game, Rules, Seat, scorer};

/// The record of the worked example books what its tables say.
#[test]
fn example_of_sichuan() {
    let record = &blocks(SICHUAN, "json")[0];
    let end = end_line(Game::read(record).unwrap().deal(), None);
    let end = serde_json::to_value(end).unwrap();
    assert_eq!(end["reason"], "wall");
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let ledger: Vec<_> = end["ledger"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| {
            vec![
                code(&text(&line["kind"])),
                text(&line["from"]),
                text(&line["to"]),
                line["points"].to_string(),
            ]
        })
        .collect();
    let written = rows(SICHUAN, "### What it pays");
    let written: Vec<_> = written.iter().map(|cells| &cells[..4]).collect();
    assert_eq!(written, ledger);
    let seats = Seat::PLAYERS.map(|seat| &end["scores"][seat.as_str()]);
    let scores = seats.map(|points| signed(points.as_i64().unwrap()));
    assert_eq!(rows(SICHUAN, "### What is left")[0][1..], scores);
}

/// Points with their sign, as the documents write them.
fn signed(points: i64) -> String {
    match points {
        0 => "0".to_owned(),
        points => format!("{points:+}").replace('-', "\u{2212}"),
    }
}

/// The record of the worked example comes out as its table says.
#[test]
fn example_of_the_american_table() {
    let record = &blocks(AMERICAN, "json")[0];
    let game = Game::read(record).unwrap();
    let end = serde_json::to_value(end_line(game.deal(), None)).unwrap();
    assert_eq!(end["reason"], "win");
    let win = &end["wins"][0];
    assert_eq!(
        (&win["hand"]["id"], &win["jokerless"]),
        (&"R1".into(), &true.into())
    );
    let wrong = |event: &Event| matches!(event, Event::Challenge { right: false, .. });
    assert!(game.events().iter().any(wrong));
    let scores = Seat::PLAYERS.map(|seat| signed(end["scores"][seat.as_str()].as_i64().unwrap()));
    assert_eq!(rows(AMERICAN, "### An example")[0][1..], scores);
}

/// The same hand, won in other ways.
#[test]
fn payments_of_the_american_table() {
    let header: Value =
        serde_json::from_str(blocks(AMERICAN, "json")[0].lines().next().unwrap()).unwrap();
    let card = header["card"]["toml"].as_str().unwrap().to_owned();
    let read_card = |name: &str| match name {
        "mine" => Ok(card.clone()),
        other => Err(format!("no {other}")),
    };
    let around = scorer::Surroundings {
        year: 2026,
        read_card: &read_card,
        table: None,
    };
    let (joker, natural) = ("555m1j", "5555m");
    let ways = [
        (joker, r#""by":"discard","from":"north""#),
        (joker, r#""by":"self-draw""#),
        (natural, r#""by":"self-draw""#),
        (joker, r#""by":"discard","from":"north","bet":"south""#),
        (joker, r#""by":"discard","from":"north","bet":"north""#),
    ];
    let payments = ways.map(|(group, how)| {
        let request = format!(
            r#"{{"hand":"111m22m333m4m","melds":[{{"kind":"exposure","tiles":"{group}"}}],
                "win":"4m","seat":"south","card":"mine",{how}}}"#
        );
        let answer = scorer::answer_in(Rules::American, &request, &around).unwrap();
        let payments = answer.payments.unwrap();
        let cell = |seat: Seat| payments.get(&seat).map(|&points| signed(points.into()));
        Seat::ALL.map(|seat| cell(seat).unwrap_or_default())
    });
    let written = rows(AMERICAN, "### What it pays");
    let written: Vec<_> = written.iter().map(|cells| &cells[1..]).collect();
    assert_eq!(written, payments);
}

/// The payments of the worked example.
#[test]
fn example_of_hong_kong() {
    let hand = r#""hand":"123m456m789m1z","melds":[{"kind":"pung","tiles":"555m"}],"win":"1z",
        "seat":"east","flowers":"1f5f""#;
    let payments = [
        r#""by":"discard","from":"west""#,
        r#""by":"discard","from":"west","options":{"payment":"shared"}"#,
        r#""by":"self-draw""#,
    ]
    .map(|how| {
        let request = format!("{{{hand},{how}}}");
        let answer = scorer::answer(Rules::HongKong, &request).unwrap();
        answer
            .payments
            .unwrap()
            .into_values()
            .map(|points| signed(points.into()))
            .collect::<Vec<_>>()
    });
    let written = rows(HONG_KONG, "### What it pays");
    let written: Vec<_> = written.iter().map(|cells| &cells[1..]).collect();
    assert_eq!(written, payments);
}

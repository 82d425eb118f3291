//! What the documents say is what the engine does: tables, examples and the shuffle.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

use serde_json::Value;
use sparrows_engine::record::{Header, end_line, event_line};
use sparrows_engine::rules::Pattern;
use sparrows_engine::table::{Death, SetUp};
use sparrows_engine::{Event, Game, Rules, Seat, Seed, Table, TileId, scorer};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const HONG_KONG: &str = include_str!("../../../docs/rules/hong-kong.md");
const SICHUAN: &str = include_str!("../../../docs/rules/sichuan.md");
const AMERICAN: &str = include_str!("../../../docs/rules/american.md");
const NOTATION: &str = include_str!("../../../docs/notation.md");

/// The cells of each table row under a heading, heads and rules left out.
fn rows<'a>(document: &'a str, heading: &str) -> Vec<Vec<&'a str>> {
    let after = document.split_once(&format!("\n{heading}\n")).unwrap().1;
    let lines = after.lines().skip_while(|line| !line.starts_with('|'));
    let table = lines.take_while(|line| line.starts_with('|'));
    let cells = |line: &'a str| line.trim_matches('|').split('|').map(str::trim).collect();
    table.skip(2).map(cells).collect()
}

fn code(text: &str) -> String {
    format!("`{text}`")
}

/// The code blocks of a document in one language.
fn blocks(document: &str, language: &str) -> Vec<String> {
    let parts = document.split("\n```").skip(1).step_by(2);
    let blocks = parts.filter_map(|part| part.split_once('\n'));
    let found: Vec<_> = blocks
        .filter(|(fence, _)| *fence == language)
        .map(|(_, block)| block.to_owned())
        .collect();
    assert!(!found.is_empty(), "no {language}");
    found
}

/// The JSON lines of the notation that begin so.
fn json_lines(start: &str) -> Vec<String> {
    let blocks = blocks(NOTATION, "json");
    let lines = blocks.iter().flat_map(|block| block.lines());
    let found: Vec<_> = lines
        .filter(|line| line.starts_with(start))
        .map(str::to_owned)
        .collect();
    assert!(!found.is_empty(), "no line starts with {start}");
    found
}

/// A pattern as a row of the documents, its words left out.
fn row(pattern: &Pattern) -> Vec<String> {
    let replaces: Vec<_> = pattern.replaces.iter().map(|id| code(id)).collect();
    vec![
        code(pattern.id),
        pattern.value.to_string(),
        replaces.join(" "),
        code(pattern.example),
    ]
}

/// The rows of a table of patterns, their words left out.
fn written_patterns(document: &str) -> Vec<Vec<&str>> {
    rows(document, "### The patterns")
        .iter()
        .map(|cells| vec![cells[0], cells[2], cells[3], cells[4]])
        .collect()
}

#[test]
fn patterns_of_hong_kong() {
    let (limits, others): (Vec<_>, Vec<_>) = Rules::HongKong
        .patterns()
        .iter()
        .partition(|pattern| pattern.limit);
    let others: Vec<_> = others.into_iter().map(row).collect();
    assert_eq!(written_patterns(HONG_KONG), others);
    assert!(limits.iter().all(|pattern| pattern.value == 13));
    let written: Vec<_> = rows(HONG_KONG, "### The limit hands")
        .iter()
        .map(|cells| vec![cells[0].to_owned(), cells[2].to_owned()])
        .collect();
    let limits = limits
        .iter()
        .map(|pattern| vec![code(pattern.id), code(pattern.example)]);
    assert_eq!(written, limits.collect::<Vec<_>>());
}

#[test]
fn patterns_of_sichuan() {
    let patterns: Vec<_> = Rules::Sichuan.patterns().iter().map(row).collect();
    assert_eq!(written_patterns(SICHUAN), patterns);
}

#[test]
fn options_of_every_table() {
    for (rules, document) in [
        (Rules::HongKong, HONG_KONG),
        (Rules::Sichuan, SICHUAN),
        (Rules::American, AMERICAN),
    ] {
        let defaults = sparrows_engine::options::Options::new(rules);
        let options = rules.options().iter().map(|option| {
            vec![
                code(option.key),
                option.values.to_string(),
                code(&defaults.value(option.key).unwrap().to_string()),
                option.rule.to_owned(),
            ]
        });
        assert_eq!(rows(document, "## Options"), options.collect::<Vec<_>>());
    }
}

#[test]
fn bases_of_every_table() {
    for (document, heading, cap) in [
        (HONG_KONG, "### HK-5.1 Total and base", 13),
        (SICHUAN, "### SC-4.2 Total and base", 8),
    ] {
        let bases = (0..=cap).map(|total| (1 << total).to_string());
        assert_eq!(rows(document, heading)[0][1..], bases.collect::<Vec<_>>());
    }
}

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

/// A name as the engine writes it in JSON, as code.
fn named(thing: impl serde::Serialize) -> String {
    code(serde_json::to_value(thing).unwrap().as_str().unwrap())
}

/// The first cell of each row of a table.
fn first_cells<'a>(document: &'a str, heading: &str) -> Vec<&'a str> {
    let rows = rows(document, heading);
    rows.iter().map(|cells| cells[0]).collect()
}

#[test]
fn ids_of_the_american_table() {
    let steps = [
        SetUp::DealtHand,
        SetUp::FirstRight,
        SetUp::FirstAcross,
        SetUp::FirstLeft,
        SetUp::Mush,
        SetUp::Charleston,
        SetUp::SecondLeft,
        SetUp::SecondAcross,
        SetUp::SecondRight,
        SetUp::Courtesy,
        SetUp::Bet,
    ];
    let written = first_cells(AMERICAN, "### The steps before play");
    assert_eq!(written, steps.map(named));
    let deaths = [Death::FalseWin, Death::FalseCall, Death::Challenged];
    let written = first_cells(AMERICAN, "### Why a hand is dead");
    assert_eq!(written, deaths.map(named));
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

/// A random game, but a win or kong is never passed over.
fn game(n: u64) -> Game {
    game_at(Table::hong_kong(), n)
}

fn game_at(table: Table, n: u64) -> Game {
    let mut game = Game::new(Header::new(table, Seed::from(n)));
    let mut chance = Seed::from(n).chance(sparrows_engine::chance::Stream::Bot);
    while !game.deal().is_over() {
        for seat in game.deal().awaiting().iter() {
            if let Some(pick) = game.deal().pick(seat) {
                let action = pick.random(&mut chance).unwrap();
                game.act(seat, action).unwrap();
                continue;
            }
            let legal = game.deal().legal(seat);
            let grand = |action: &&sparrows_engine::Action| {
                let kind = action.kind().as_str();
                kind == "win" || kind.ends_with("kong")
            };
            let action = legal.iter().find(grand).or_else(|| chance.choose(&legal));
            game.act(seat, *action.unwrap()).unwrap();
        }
    }
    game
}

fn shape(value: &Value) -> (String, BTreeSet<String>) {
    let keys = value.as_object().unwrap().keys().cloned().collect();
    (value["event"].as_str().unwrap().to_owned(), keys)
}

/// The events in the notation have the names and keys that replays print, and none is left out.
#[test]
fn events() {
    let written: BTreeMap<_, _> = json_lines(r#"{"event""#)
        .iter()
        .map(|line| shape(&serde_json::from_str(line).unwrap()))
        .collect();
    let start = Game::new(Header::new(Table::hong_kong(), Seed::from(1)));
    let mut printed = BTreeMap::new();
    let open = serde_json::to_value(end_line(start.deal(), None)).unwrap();
    printed.extend([shape(&open)]);
    for game in (0..).map(game) {
        // What ended the deal is told by the last line.
        let told = |event: &Event| !matches!(event, Event::Over { .. });
        for event in game.events().into_iter().filter(told) {
            printed.extend([shape(&event_line(&Table::hong_kong(), &event))]);
        }
        let end = serde_json::to_value(end_line(game.deal(), None)).unwrap();
        printed.extend([shape(&end)]);
        if game.deal().wins().is_empty() {
            continue;
        }
        break;
    }
    assert_eq!(written, printed);
}

/// The events that Sichuan adds have the names and keys that its replays print.
#[test]
fn events_of_sichuan() {
    let written = blocks(NOTATION, "jsonl").join("\n");
    let mut options = sparrows_engine::options::Options::new(Rules::Sichuan);
    options.set_text("exchange_three", "true").unwrap();
    let game = game_at(Table::new(options).unwrap(), 1);
    let mut printed: BTreeMap<_, _> = game
        .events()
        .iter()
        .map(|event| shape(&event_line(game.deal().table(), event)))
        .collect();
    printed.extend([shape(
        &serde_json::to_value(end_line(game.deal(), None)).unwrap(),
    )]);
    for line in written.lines() {
        let (name, keys) = shape(&serde_json::from_str(line).unwrap());
        assert_eq!(printed.get(&name), Some(&keys), "{line}");
    }
}

/// A random American game in which calls, exchanges and challenges are not passed over.
fn american_game(n: u64, options: &[(&str, &str)]) -> Game {
    let mut set = sparrows_engine::options::Options::new(Rules::American);
    for (key, value) in options {
        set.set_text(key, value).unwrap();
    }
    let table = Table::new(set).unwrap();
    let mut game = Game::new(Header::new(table, Seed::from(n)));
    let mut chance = Seed::from(n).chance(sparrows_engine::chance::Stream::Bot);
    while !game.deal().is_over() {
        for seat in game.deal().awaiting().iter() {
            let legal = game.deal().legal(seat);
            let picked = game
                .deal()
                .pick(seat)
                .and_then(|pick| pick.random(&mut chance));
            let grand = |action: &&sparrows_engine::Action| {
                ["expose", "exchange", "challenge"].contains(&action.kind().as_str())
            };
            let listed = legal.iter().find(grand).or_else(|| chance.choose(&legal));
            game.act(seat, picked.or(listed.copied()).unwrap()).unwrap();
        }
    }
    game
}

/// The events that the American table adds, likewise, and none is left out.
#[test]
fn events_of_the_american_table() {
    let written: BTreeMap<_, _> = blocks(NOTATION, "jsonl american")
        .join("\n")
        .lines()
        .map(|line| shape(&serde_json::from_str(line).unwrap()))
        .collect();
    let common = json_lines(r#"{"event""#);
    let common: BTreeSet<_> = common
        .iter()
        .map(|line| shape(&serde_json::from_str(line).unwrap()).0)
        .collect();
    let mut printed = BTreeMap::new();
    let plain = [("mush", "true"), ("bettor", "true")];
    let punished = [("errors", "punished"), ("bettor", "true")];
    for (n, options) in (0..8).flat_map(|n| [(n, &plain), (n, &punished)]) {
        let game = american_game(n, options);
        for event in game.events() {
            let (name, mut keys) = shape(&event_line(game.deal().table(), &event));
            keys.remove("blind");
            keys.remove("passed_on");
            printed.insert(name, keys);
        }
        let end = serde_json::to_value(end_line(game.deal(), None)).unwrap();
        printed.extend([shape(&end)]);
    }
    printed.remove("over");
    for (name, keys) in &written {
        assert_eq!(printed.get(name), Some(keys), "{name}");
    }
    for name in printed.keys() {
        assert!(
            written.contains_key(name) || common.contains(name),
            "{name}"
        );
    }
}

/// The Rust sources under a folder, as one text.
fn sources(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
        .iter()
        .map(|path| match path.extension() {
            _ if path.is_dir() => sources(path),
            Some(end) if end == "rs" => fs::read_to_string(path).unwrap(),
            _ => String::new(),
        })
        .collect()
}

/// `HK-3.5` of each `### HK-3.5 …` heading as `hk_3_5`.
fn rules_of(document: &str) -> BTreeSet<String> {
    let headings = document
        .lines()
        .filter_map(|line| line.strip_prefix("### "));
    let numbers = headings.filter_map(|heading| heading.split(' ').next());
    let rules = numbers.filter(|word| word.contains('-') && word.contains('.'));
    rules
        .map(|number| number.to_lowercase().replace(['-', '.'], "_"))
        .collect()
}

/// Each rule has a test whose name begins with its number, and no test bears a number that is no rule's.
#[test]
fn every_rule_has_its_test() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests"));
    let names = sources.split("fn ").skip(1);
    let tested: BTreeSet<_> = names
        .filter_map(|name| match name.splitn(4, '_').collect::<Vec<_>>()[..] {
            [table @ ("hk" | "sc" | "am"), part, rule, _] if rule.parse::<u8>().is_ok() => {
                Some(format!("{table}_{part}_{rule}"))
            }
            _ => None,
        })
        .collect();
    let rules: BTreeSet<_> = [(HONG_KONG, 27), (SICHUAN, 20), (AMERICAN, 33)]
        .into_iter()
        .flat_map(|(document, count)| {
            let rules = rules_of(document);
            assert_eq!(rules.len(), count);
            rules
        })
        .collect();
    assert_eq!(tested, rules);
}

/// The numbers of rules, such as `AM-3.5`, that a text names.
fn numbers_in(text: &str, letters: &str) -> BTreeSet<String> {
    let is_part = |c: char| c.is_ascii_digit() || c == '.';
    let start = format!("{letters}-");
    let starts = text.split(&start).skip(1);
    let numbers = starts.map(|rest| rest.split(|c| !is_part(c)).next().unwrap_or_default());
    let whole = numbers.map(|number| number.trim_end_matches('.'));
    whole
        .filter(|number| number.contains('.'))
        .map(|number| format!("{letters}-{number}"))
        .collect()
}

/// What the sources and the documents call a rule is one: a heading of its document.
#[test]
fn rules_named_are_rules() {
    let sources = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    for (letters, document, count) in [
        ("HK", HONG_KONG, 27),
        ("SC", SICHUAN, 20),
        ("AM", AMERICAN, 33),
    ] {
        let headings: BTreeSet<_> = document
            .lines()
            .filter_map(|line| line.strip_prefix("### ")?.split(' ').next())
            .filter(|word| word.starts_with(&format!("{letters}-")))
            .map(str::to_owned)
            .collect();
        assert_eq!(headings.len(), count, "{letters}");
        let mut named = numbers_in(&sources, letters);
        for document in [HONG_KONG, SICHUAN, AMERICAN] {
            named.extend(numbers_in(document, letters));
        }
        let strange: Vec<_> = named.difference(&headings).collect();
        assert!(strange.is_empty(), "{strange:?}");
    }
}

//! Patterns, options, bases and ids.

use super::{AMERICAN, HONG_KONG, SICHUAN, code, rows};
use sparrows_engine::Rules;
use sparrows_engine::rules::Pattern;
use sparrows_engine::table::{Death, SetUp};

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

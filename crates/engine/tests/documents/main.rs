//! What the documents say is what the engine does: tables, examples, events and the shuffle.

#![allow(clippy::unwrap_used)] // A test stops at the first surprise.

mod events;
mod examples;
mod records;
mod rules;
mod tables;

const HONG_KONG: &str = include_str!("../../../../docs/rules/hong-kong.md");

const SICHUAN: &str = include_str!("../../../../docs/rules/sichuan.md");

const AMERICAN: &str = include_str!("../../../../docs/rules/american.md");

const NOTATION: &str = include_str!("../../../../docs/notation.md");

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

//! Every rule has its test, and what is called a rule is one.

use super::{AMERICAN, HONG_KONG, SICHUAN};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

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

//! What ARCHITECTURE.md says must stay true and a compiler does not check.

#![allow(clippy::unwrap_used, clippy::panic)] // A test stops at the first surprise.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every file with this ending under a folder.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, ending));
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The words between backticks of a text.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn crates_use_only_what_they_may() {
    let document = read(&root().join("ARCHITECTURE.md"));
    let table = document.split_once("\n## Who may use whom\n").unwrap().1;
    let rows = table
        .lines()
        .filter(|line| line.starts_with("| `sparrows-"));
    let mut checked = 0;
    for row in rows.take_while(|row| row.starts_with('|')) {
        let names = quoted(row);
        let (user, may_use) = names.split_first().unwrap();
        let folder = user.strip_prefix("sparrows-").unwrap();
        let manifest = read(&root().join("crates").join(folder).join("Cargo.toml"));
        let sections = manifest
            .split("\n[")
            .filter(|section| section.starts_with("dependencies"));
        for used in sections
            .flat_map(str::lines)
            .filter_map(|line| line.split(['.', ' ', '=']).next())
        {
            if used.starts_with("sparrows-") {
                assert!(may_use.contains(&used), "{user} uses {used}");
            }
        }
        checked += 1;
    }
    let crates = fs::read_dir(root().join("crates")).unwrap().count();
    assert_eq!(checked, crates, "a crate is missing in the table");
}

/// No I/O, clock, thread, global state or order that differs from run to run.
#[test]
fn libraries_depend_on_their_arguments_alone() {
    const FORBIDDEN: [&str; 16] = [
        "std::fs",
        "std::io",
        "std::net",
        "std::env",
        "std::process",
        "std::thread",
        "std::time",
        "SystemTime",
        "Instant",
        "HashMap",
        "HashSet",
        "static mut",
        "thread_local!",
        "OnceLock",
        "LazyLock",
        "println!(",
    ];
    let mut checked = 0;
    for library in ["engine", "bots", "text"] {
        for path in files(&root().join("crates").join(library).join("src"), "rs") {
            let source = read(&path);
            let lines = source
                .lines()
                .filter(|line| !line.trim_start().starts_with("//"));
            for (number, line) in lines.enumerate() {
                for name in FORBIDDEN {
                    assert!(
                        !line.contains(name),
                        "{}: line {}: {name}",
                        path.display(),
                        number + 1
                    );
                }
            }
            checked += 1;
        }
    }
    assert!(checked > 30);
}

/// Files and folders that the map names are there.
#[test]
fn the_code_map_names_what_is_there() {
    let document = read(&root().join("ARCHITECTURE.md"));
    let mut folder = String::new();
    let mut checked = 0;
    for line in document.lines() {
        if let Some(heading) = line.strip_prefix("### `") {
            folder = heading.split('`').next().unwrap().to_owned();
        }
        if let Some(cell) = line
            .strip_prefix('|')
            .and_then(|line| line.split('|').next())
        {
            for path in quoted(cell).into_iter().filter(|path| path.contains('/')) {
                assert!(root().join(&folder).join(path).exists(), "{folder}: {path}");
                checked += 1;
            }
        }
    }
    assert!(checked > 20);
}

/// Links between documents lead somewhere, headings included.
#[test]
fn links_lead_somewhere() {
    let mut documents = files(&root().join("docs"), "md");
    for entry in fs::read_dir(root()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|e| e == "md") {
            documents.push(path);
        }
    }
    documents.push(root().join("crates/text/README.md"));
    let mut checked = 0;
    for path in documents {
        let text = read(&path);
        for link in text
            .split("](")
            .skip(1)
            .filter_map(|rest| rest.split(')').next())
        {
            if link.starts_with("http") {
                continue;
            }
            let (file, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() {
                path.clone()
            } else {
                path.parent().unwrap().join(file)
            };
            assert!(target.exists(), "{}: {link}", path.display());
            assert!(
                heading.is_empty() || headings(&read(&target)).contains(&heading.to_owned()),
                "{}: {link}",
                path.display()
            );
            checked += 1;
        }
    }
    assert!(checked > 10);
}

/// The anchors that a document's headings make.
fn headings(document: &str) -> Vec<String> {
    let anchor = |heading: &str| {
        let kept = heading.trim().to_lowercase();
        let kept = kept
            .chars()
            .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
        kept.map(|c| if c == ' ' { '-' } else { c }).collect()
    };
    let lines = document.lines().filter(|line| line.starts_with('#'));
    lines
        .map(|line| anchor(line.trim_start_matches('#')))
        .collect()
}

//! `sparrows card check`: the mistakes of a card, or the number of its forms (CA-2.8, CA-2.10).

use super::{left_out, read, this_year, title, year};
use crate::outcome::{Failure, Finding, json_line, one_line};
use sparrows_text::Catalog;
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr;

/// What `sparrows card check` is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The card.
    #[arg(value_name = "FILE")]
    file: String,
    /// The year of year hands.
    #[arg(long, value_parser = year)]
    year: Option<u16>,
    /// One JSON document.
    #[arg(long)]
    json: bool,
}

/// Proves the card and counts.
pub fn run(args: &Args, catalog: &Catalog, out: &mut dyn Write) -> Result<Finding, Failure> {
    let named = read(&args.file)?;
    let year = args.year.unwrap_or_else(this_year);
    let check = named.card.check(year);
    for shared in &check.shared {
        let line = one_line(&format!("{}:{shared}", named.file));
        // A hint that cannot be written is no reason to withhold the answer.
        let _ = writeln!(io::stderr(), "{line}");
    }
    if args.json {
        json_line(out, &check)?;
        return Ok(Finding::Done);
    }
    writeln!(out, "{}", title(&named, year, catalog))?;
    let ids: Vec<String> = check.hands.iter().map(|hand| one_line(&hand.id)).collect();
    let wide = ids.iter().map(|id| id.width()).max().unwrap_or_default();
    let most = check.hands.iter().map(|hand| hand.forms).max();
    let digits = most.unwrap_or_default().to_string().len();
    for (id, hand) in ids.iter().zip(&check.hands) {
        let gap = " ".repeat(wide.saturating_sub(id.width()));
        writeln!(out, "  {id}{gap}  {:digits$}", hand.forms)?;
    }
    for hand in check.hands.iter().filter(|hand| hand.forms == 0) {
        writeln!(out, "{}", left_out(&hand.id, year, catalog))?;
    }
    let sum = [
        ("hands", check.hands.len().into()),
        ("forms", check.forms.into()),
    ];
    writeln!(out, "{}", catalog.text_with("cli-card-sum", &sum))?;
    Ok(Finding::Done)
}

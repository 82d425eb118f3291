//! `sparrows card`: cards proved and printed.

mod check;
mod print;

pub use print::wrapped;

use crate::outcome::{Failure, Finding, one_line};
use sparrows_engine::card::{Card, CardError, CardSource, PlayedCard, YEARS};
use sparrows_text::Catalog;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

/// The name of the card that comes with the program.
pub const HOUSE: &str = "house";

/// A card of a hundred hands has some ten thousand bytes; what is larger than this is none.
const LARGEST: u64 = 1 << 20;

/// What to do with a card.
#[derive(clap::Subcommand, Clone, Debug)]
pub enum Command {
    /// Prove it.
    Check(check::Args),
    /// Lay it out.
    Print(print::Args),
}

/// Does it.
pub fn run(command: &Command, catalog: &Catalog, out: &mut dyn Write) -> Result<Finding, Failure> {
    match command {
        Command::Check(args) => check::run(args, catalog, out),
        Command::Print(args) => print::run(args, catalog, out),
    }
}

/// A card, and the name that errors and warnings call it by.
struct Named {
    /// As on the command line; `stdin` for `-`.
    file: String,
    card: Card,
    /// Whether it is the card that comes with the program.
    house: bool,
}

impl Named {
    /// What people call it; the house card has a name in every language.
    fn name(&self, catalog: &Catalog) -> String {
        if self.house {
            catalog.text("card-house")
        } else {
            one_line(&self.card.name)
        }
    }
}

/// Where the card that a command line names comes from, and the name that errors call it by:
/// `house`, `-` for standard input, or a file.
fn source(name: &str) -> Result<(String, CardSource), Failure> {
    let (file, text) = match name {
        HOUSE => return Ok((HOUSE.to_owned(), CardSource::House)),
        "-" => ("stdin", text("stdin", &mut io::stdin().lock())?),
        path => (path, file(path)?),
    };
    Ok((file.to_owned(), CardSource::Toml(text.into())))
}

/// The text of a card in a file.
pub fn file(path: &str) -> Result<String, Failure> {
    let mut file = File::open(Path::new(path)).map_err(|e| Failure::file(path, "read", &e))?;
    text(path, &mut file)
}

/// Reads the card that a command line names.
fn read(name: &str) -> Result<Named, Failure> {
    let (file, source) = source(name)?;
    let card = match &source {
        CardSource::House => Card::house(),
        CardSource::Toml(text) => Card::read(text),
    };
    match card {
        Ok(card) => Ok(Named {
            house: source == CardSource::House,
            file,
            card,
        }),
        Err(error) => Err(refused(&file, &error)),
    }
}

/// The card that a command line names, to play with in a year.
pub fn played(name: &str, year: u16) -> Result<PlayedCard, Failure> {
    let (file, source) = source(name)?;
    PlayedCard::new(source, year).map_err(|error| refused(&file, &error))
}

fn refused(file: &str, error: &CardError) -> Failure {
    Failure::Input(format!("{file}:{error}"))
}

/// The whole input as text.
fn text(file: &str, input: &mut dyn Read) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    input
        .take(LARGEST)
        .read_to_end(&mut bytes)
        .map_err(|e| Failure::file(file, "read", &e))?;
    if bytes.len() as u64 == LARGEST {
        return Err(Failure::Input(format!(
            "{file}: larger than {LARGEST} bytes; a card is a short TOML file"
        )));
    }
    String::from_utf8(bytes).map_err(|error| {
        let before = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let before = String::from_utf8_lossy(before);
        let line = before.matches('\n').count() + 1;
        let column = before.chars().rev().take_while(|&c| c != '\n').count() + 1;
        Failure::Input(format!(
            "{file}:{line}:{column}: not UTF-8; save the card as UTF-8 text"
        ))
    })
}

/// A year of `--year`.
pub fn year(word: &str) -> Result<u16, String> {
    let year = word.parse().ok().filter(|year| YEARS.contains(year));
    year.ok_or_else(|| {
        let (first, last) = (YEARS.start(), YEARS.end());
        format!("a year is a whole number from {first} to {last}")
    })
}

/// The current year, as near as a table can play it.
pub fn this_year() -> u16 {
    let year = time::OffsetDateTime::now_utc().year();
    u16::try_from(year)
        .unwrap_or(*YEARS.start())
        .clamp(*YEARS.start(), *YEARS.end())
}

/// What stands above a card.
fn title(named: &Named, year: u16, catalog: &Catalog) -> String {
    let (name, year) = (named.name(catalog), year.to_string());
    let args = [
        ("name", name.as_str().into()),
        ("year", year.as_str().into()),
    ];
    catalog.text_with("cli-card-title", &args)
}

/// What is said of a hand that the year leaves out (CA-1.3).
pub fn left_out(id: &str, year: u16, catalog: &Catalog) -> String {
    let (id, year) = (one_line(id), year.to_string());
    let args = [("id", id.as_str().into()), ("year", year.as_str().into())];
    catalog.text_with("cli-card-impossible", &args)
}

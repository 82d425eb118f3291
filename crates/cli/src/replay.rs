//! `sparrows replay`: plays a record and prints what happens.

use crate::narrate::Teller;
use crate::outcome::{Failure, Finding, json_line};
use crate::{verify, words};
use sparrows_engine::record::{EndLine, EventLine, Start, Worth, end_line};
use sparrows_engine::seat::Seat;
use sparrows_engine::{Event, Game, Table};
use sparrows_text::{Arg, Catalog};
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// A record has well under a thousand lines; what is larger than this is none.
const LARGEST: u64 = 16 << 20;

/// What `sparrows replay` is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The record, `-` for standard input.
    file: PathBuf,
    /// JSON Lines.
    #[arg(long)]
    json: bool,
    /// Only what this seat was entitled to see.
    #[arg(long, value_name = "SEAT", value_parser = viewer)]
    view: Option<Seat>,
    /// Whether each computer player decided as it does with what it saw, in place of the events.
    #[arg(long, conflicts_with = "view")]
    verify: bool,
}

/// A seat that looks on; whether a bettor sits at the table is for the record to say.
fn viewer(word: &str) -> Result<Seat, String> {
    word.parse()
        .map_err(|_| "a seat is east, south, west, north or, where one bets, bettor".to_owned())
}

/// Reads the record, plays it and tells.
pub fn run(args: &Args, catalog: &Catalog, out: &mut dyn Write) -> Result<Finding, Failure> {
    let (name, bytes) = read(&args.file)?;
    let (text, not_utf8) = as_text(&bytes);
    let failure = |error: &dyn std::fmt::Display| Failure::Input(format!("{name}:{error}"));
    let head = head(text);
    let start = match (Game::read(head), &not_utf8) {
        (Ok(start), _) => start,
        (Err(_), Some(place)) if head.is_empty() => return Err(failure(place)),
        (Err(error), _) => return Err(failure(&error)),
    };
    let table = &start.header().table;
    if args.view == Some(Seat::Bettor) && !table.seats_bettor() {
        return Err(Failure::input(
            "--view: nobody bets on this deal; a seat is east, south, west or north",
        ));
    }
    let catalog = &catalog.at_table(table.rules().as_str());
    let mut printer = Printer {
        args,
        catalog,
        table,
        out,
    };
    let mut events = Vec::new();
    match (Game::read_watched(text, &mut events), not_utf8) {
        (Ok(game), None) if args.verify => {
            verify::verdict(&name, text, &game)?.tell(args.json, catalog, printer.out)
        }
        (Ok(_), Some(place)) if args.verify => Err(failure(&place)),
        (Err(error), _) if args.verify => Err(failure(&error)),
        (Ok(game), None) => {
            printer.whole(&game, &events)?;
            Ok(Finding::Done)
        }
        // What happened before the bad line is told all the same.
        (Ok(_), Some(place)) => {
            printer.events(&events)?;
            Err(failure(&place))
        }
        (Err(error), _) => {
            printer.events(&events)?;
            // What another seat holds is not told by what it may not do.
            let error = args
                .view
                .map_or_else(|| error.clone(), |seat| error.seen_by(seat));
            Err(failure(&error))
        }
    }
}

/// The text up to the end of its first line that is not blank; empty where there is none.
fn head(text: &str) -> &str {
    let mut end = 0;
    for line in text.split_inclusive('\n') {
        end += line.len();
        if !line
            .trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
            .is_empty()
        {
            return &text[..end];
        }
    }
    ""
}

/// The content of a file with the name to call it by.
pub fn read(path: &Path) -> Result<(String, Vec<u8>), Failure> {
    let mut bytes = Vec::new();
    let name = if path == Path::new("-") {
        "stdin".to_owned()
    } else {
        path.display().to_string()
    };
    let read = if path == Path::new("-") {
        io::stdin().lock().take(LARGEST).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LARGEST).read_to_end(&mut bytes))
    };
    read.map_err(|error| Failure::file(&name, "read", &error))?;
    if bytes.len() as u64 == LARGEST {
        return Err(Failure::Input(format!(
            "{name}: larger than {LARGEST} bytes; a record is one deal"
        )));
    }
    Ok((name, bytes))
}

/// The whole lines that are text, and the place of the first byte that is not.
fn as_text(bytes: &[u8]) -> (&str, Option<String>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let valid = &bytes[..error.valid_up_to()];
            let start = valid
                .iter()
                .rposition(|&b| b == b'\n')
                .map_or(0, |at| at + 1);
            let text = std::str::from_utf8(&bytes[..start]).unwrap_or_default();
            let line = text.lines().count() + 1;
            let column = String::from_utf8_lossy(&valid[start..]).chars().count() + 1;
            let place = format!("{line}:{column}: not UTF-8; a record is UTF-8 text");
            (text, Some(place))
        }
    }
}

struct Printer<'a> {
    args: &'a Args,
    catalog: &'a Catalog,
    table: &'a Table,
    out: &'a mut dyn Write,
}

impl Printer<'_> {
    fn whole(&mut self, game: &Game, events: &[Event]) -> io::Result<()> {
        if !self.args.json {
            self.header(game)?;
        }
        self.events(events)?;
        let end = end_line(game.deal(), self.args.view);
        if self.args.json {
            json_line(self.out, &end)
        } else {
            self.end(game, &end)
        }
    }

    /// The table and, for who may know it, the seed.
    fn header(&mut self, game: &Game) -> io::Result<()> {
        let table = words::table(self.catalog, game.header().table.rules());
        let table = ("table", Arg::Str(&table));
        let line = match &game.header().start {
            Start::LaidOut(_) => self.catalog.text_with("cli-replay-laid-out", &[table]),
            // The seed of an open deal tells every hidden tile.
            Start::Seed(_) if self.args.view.is_some() && !game.deal().is_over() => {
                self.catalog.text_with("play-title", &[table])
            }
            Start::Seed(seed) => {
                let seed = seed.to_string();
                let args = [table, ("seed", Arg::Str(&seed))];
                self.catalog.text_with("cli-replay-header", &args)
            }
        };
        writeln!(self.out, "{line}")
    }

    fn events(&mut self, events: &[Event]) -> io::Result<()> {
        let teller = Teller {
            catalog: self.catalog,
            rules: self.table.rules(),
            you: self.args.view,
        };
        // The last line says how the deal ended; the event would say it twice.
        let told = events
            .iter()
            .filter(|event| !self.args.json || !matches!(event, Event::Over { .. }));
        for event in told {
            let event = match self.args.view {
                Some(viewer) => &event.seen_by(viewer),
                None => event,
            };
            if self.args.json {
                json_line(self.out, &EventLine::new(self.table, event))?;
            } else if let Some(sentence) = teller.sentence(event) {
                writeln!(self.out, "{sentence}")?;
            }
        }
        Ok(())
    }

    fn end(&mut self, game: &Game, end: &EndLine) -> io::Result<()> {
        let catalog = self.catalog;
        for (line, win) in end.wins.iter().zip(game.deal().wins()) {
            match &line.worth {
                Worth::Patterns {
                    patterns, total, ..
                } => {
                    let total = [("total", (*total).into())];
                    writeln!(self.out, "{}", catalog.text_with("cli-score-win", &total))?;
                    for pattern in patterns {
                        writeln!(self.out, "  {}", words::pattern(catalog, *pattern))?;
                    }
                }
                Worth::Card { .. } => {
                    let account = game.deal().account(win).card;
                    if let Some(account) = account {
                        let (head, rows) = words::won_hand(catalog, &account);
                        writeln!(self.out, "{head}")?;
                        for row in rows {
                            writeln!(self.out, "  {row}")?;
                        }
                    }
                }
            }
        }
        let id = if end.awaiting.is_some() {
            "cli-replay-open"
        } else {
            "cli-replay-end"
        };
        writeln!(self.out, "{}", catalog.text(id))?;
        for (seat, kinds) in end.awaiting.iter().flatten() {
            let kinds = kinds.iter().map(|k| catalog.text(&format!("action-{k}")));
            let args = [
                ("seat", Arg::Msg(&words::seat_id(*seat))),
                ("actions", Arg::Str(&catalog.list(kinds))),
            ];
            let line = catalog.text_with("cli-replay-awaiting", &args);
            writeln!(self.out, "{line}")?;
        }
        let scores = end.scores.iter().map(|(seat, points)| {
            let args = [
                ("seat", Arg::Msg(&words::seat_id(*seat))),
                ("points", Arg::Signed((*points).into())),
            ];
            catalog.text_with("cli-score-payment", &args)
        });
        let scores = catalog.list(scores);
        let line = catalog.text_with("cli-replay-scores", &[("scores", Arg::Str(&scores))]);
        writeln!(self.out, "{line}")
    }
}

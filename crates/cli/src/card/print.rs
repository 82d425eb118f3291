//! `sparrows card print`: a card for screen or paper (CA-2.9).

use super::{HOUSE, left_out, read, this_year, title, year};
use crate::outcome::{Failure, Finding, one_line};
use ratatui::crossterm::style::{Color, Stylize};
use ratatui::crossterm::terminal;
use sparrows_engine::card::{Card, CardHand, Line, Word};
use sparrows_text::Catalog;
use std::borrow::Cow;
use std::io::{self, IsTerminal, Write};
use textwrap::WordSeparator;
use unicode_linebreak::linebreaks;
use unicode_width::UnicodeWidthStr;

/// The width of paper, and of a screen that does not tell its own.
const COLUMNS: usize = 80;
/// A note in fewer columns than this reads badly beside its line; it then stands below.
const NARROW: usize = 20;
/// Longer lines of text than this are hard to follow with the eye.
const WIDEST: usize = 100;
/// Colours of the suits `a`, `b`, `c`: none that only red tells from green.
const SUITS: [Color; 3] = [Color::DarkCyan, Color::DarkMagenta, Color::DarkGreen];

/// What `sparrows card print` is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The card.
    #[arg(value_name = "FILE", default_value = HOUSE, hide_default_value = true)]
    file: String,
    /// The year of year hands.
    #[arg(long, value_parser = year)]
    year: Option<u16>,
}

/// Prints the card for whoever reads standard output.
pub fn run(args: &Args, catalog: &Catalog, out: &mut dyn Write) -> Result<Finding, Failure> {
    let named = read(&args.file)?;
    let year = args.year.unwrap_or_else(this_year);
    let screen = io::stdout().is_terminal();
    let size = screen.then(terminal::size).and_then(Result::ok);
    let columns = size.map(|(columns, _)| usize::from(columns));
    let columns = columns.filter(|&columns| columns > 0).unwrap_or(COLUMNS);
    let colour = screen && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let mut sheet = Sheet {
        catalog,
        year,
        columns: columns.min(WIDEST),
        colour,
        out,
    };
    sheet.print(&title(&named, year, catalog), &named.card)?;
    Ok(Finding::Done)
}

/// Where and how a card is printed.
struct Sheet<'a> {
    catalog: &'a Catalog,
    year: u16,
    /// How wide a row may be.
    columns: usize,
    colour: bool,
    out: &'a mut dyn Write,
}

/// Widths of the columns of a card.
struct Widths {
    id: usize,
    line: usize,
    value: usize,
}

impl Widths {
    /// Where notes begin when they stand beside the lines: blanks, `X` or `C` and a blank included.
    const fn note(&self) -> usize {
        2 + self.id + 2 + self.line + 2 + 2 + self.value + 2
    }
}

/// A text and the suit it is coloured by.
type Piece = (String, Option<u8>);

impl Sheet<'_> {
    fn print(&mut self, title: &str, card: &Card) -> io::Result<()> {
        let check = card.check(self.year);
        let hands = || card.hands.iter().zip(&check.hands);
        let printed = || hands().filter(|(_, check)| check.forms > 0);
        let widths = self.widths(printed().map(|(hand, _)| hand));
        self.heading(title)?;
        // A category keeps together, wherever its hands stand in the file.
        let mut categories: Vec<&str> = Vec::new();
        for (hand, _) in printed() {
            if !categories.contains(&hand.category.as_str()) {
                categories.push(&hand.category);
            }
        }
        for category in categories {
            writeln!(self.out)?;
            let name = one_line(&self.catalog.card_category(category));
            self.heading(&name)?;
            for (hand, _) in printed().filter(|(hand, _)| hand.category == category) {
                self.hand(hand, &widths)?;
            }
        }
        writeln!(self.out)?;
        for (hand, _) in hands().filter(|(_, check)| check.forms == 0) {
            writeln!(self.out, "{}", left_out(&hand.id, self.year, self.catalog))?;
        }
        for id in ["card-legend-signs", "card-legend-suits", "card-legend-any"] {
            for row in wrapped(&self.catalog.text(id), self.columns) {
                writeln!(self.out, "{row}")?;
            }
        }
        Ok(())
    }

    fn heading(&mut self, text: &str) -> io::Result<()> {
        if self.colour {
            writeln!(self.out, "{}", text.bold())
        } else {
            writeln!(self.out, "{text}")
        }
    }

    fn widths<'h>(&self, hands: impl Iterator<Item = &'h CardHand> + Clone) -> Widths {
        let ids = hands.clone().map(|hand| one_line(&hand.id).width());
        let or = hands
            .clone()
            .any(|hand| hand.lines.len() > 1)
            .then(|| self.catalog.text("card-or").width());
        let lines = hands.clone().flat_map(|hand| &hand.lines);
        let values = hands.map(|hand| hand.value.to_string().len());
        Widths {
            id: ids.chain(or).max().unwrap_or_default(),
            line: lines
                .map(|line| width(&self.pieces(line)))
                .max()
                .unwrap_or_default(),
            value: values.max().unwrap_or_default(),
        }
    }

    /// A line as pieces with their suits, blanks included.
    fn pieces(&self, line: &Line) -> Vec<Piece> {
        let mut pieces = Vec::new();
        for word in line.words() {
            if !pieces.is_empty() {
                pieces.push((" ".to_owned(), None));
            }
            pieces.push(match word {
                Word::Sign(sign) => (sign.to_owned(), None),
                Word::Group(group) => (group.in_year(self.year), group.suit()),
            });
        }
        pieces
    }

    /// A hand: its alternatives one below the other, `X` or `C`, value and notes to their right.
    fn hand(&mut self, hand: &CardHand, widths: &Widths) -> io::Result<()> {
        let notes: Vec<String> = hand.lines.iter().map(|line| self.note(line)).collect();
        let alike = notes.windows(2).all(|pair| pair[0] == pair[1]);
        let author = hand.note.as_deref().map(one_line);
        // Alternatives that leave the same open have one note together.
        let blocks: Vec<(&[Line], String)> = match notes.first() {
            Some(note) if alike => vec![(&hand.lines, note.clone())],
            _ => hand.lines.chunks(1).zip(notes).collect(),
        };
        let last = blocks.len().saturating_sub(1);
        let mut first = true;
        for (number, (lines, mut note)) in blocks.into_iter().enumerate() {
            if let Some(author) = author.as_ref().filter(|_| number == last) {
                note = format!("{note}; {author}");
            }
            self.block(hand, lines, &note, &mut first, widths)?;
        }
        Ok(())
    }

    /// Lines that share a note. `first` says whether id and value are still to be told.
    fn block(
        &mut self,
        hand: &CardHand,
        lines: &[Line],
        note: &str,
        first: &mut bool,
        widths: &Widths,
    ) -> io::Result<()> {
        let beside = self.columns.saturating_sub(widths.note());
        let below = beside < NARROW;
        let indent = if below {
            2 + widths.id + 2
        } else {
            widths.note()
        };
        let room = self.columns.saturating_sub(indent).max(NARROW);
        let notes = wrapped(note, room);
        let rows = if below {
            lines.len() + notes.len()
        } else {
            lines.len().max(notes.len())
        };
        for row in 0..rows {
            let line = lines.get(row);
            let note = match (below, row.checked_sub(lines.len())) {
                (false, _) => notes.get(row),
                (true, Some(row)) => notes.get(row),
                (true, None) => None,
            };
            let mut pieces: Vec<Piece> = vec![("  ".to_owned(), None)];
            if let Some(line) = line {
                let name = if *first {
                    one_line(&hand.id)
                } else {
                    self.catalog.text("card-or")
                };
                let gap = widths.id.saturating_sub(name.width()) + 2;
                pieces.push((name + &" ".repeat(gap), None));
                pieces.extend(self.pieces(line));
                if *first {
                    let to = 2 + widths.id + 2 + widths.line + 2;
                    let open = if hand.closed {
                        "card-closed"
                    } else {
                        "card-open"
                    };
                    let open = self.catalog.text(open);
                    let gap = " ".repeat(to.saturating_sub(width(&pieces)));
                    let value = format!("{gap}{open} {:>1$}", hand.value, widths.value);
                    pieces.push((value, None));
                }
                *first = false;
            }
            if let Some(note) = note {
                let gap = " ".repeat(indent.saturating_sub(width(&pieces)));
                pieces.push((format!("{gap}{note}"), None));
            }
            self.row(&pieces)?;
        }
        Ok(())
    }

    fn note(&self, line: &Line) -> String {
        let facts = line.note();
        let facts = facts
            .iter()
            .map(|fact| (fact.id(), fact.count(), fact.numbers()));
        self.catalog.card_note(facts)
    }

    fn row(&mut self, pieces: &[Piece]) -> io::Result<()> {
        for (text, suit) in pieces {
            let colour = suit.and_then(|suit| SUITS.get(usize::from(suit)));
            match colour.filter(|_| self.colour) {
                Some(&colour) => write!(self.out, "{}", text.as_str().with(colour))?,
                None => write!(self.out, "{text}")?,
            }
        }
        writeln!(self.out)
    }
}

/// A text on rows of so many columns, broken where its script allows it.
pub fn wrapped(text: &str, columns: usize) -> Vec<Cow<'_, str>> {
    let separator = WordSeparator::Custom(|line| {
        let mut start = 0;
        Box::new(linebreaks(line).map(move |(end, _)| {
            let word = textwrap::core::Word::from(&line[start..end]);
            start = end;
            word
        }))
    });
    textwrap::wrap(
        text,
        textwrap::Options::new(columns).word_separator(separator),
    )
}

/// Columns that pieces take side by side.
fn width(pieces: &[Piece]) -> usize {
    pieces.iter().map(|(text, _)| text.width()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ratatui::crossterm::style::force_color_output;
    use sparrows_text::Language;

    fn printed(columns: usize, colour: bool) -> String {
        let mut out = Vec::new();
        let mut sheet = Sheet {
            catalog: &Catalog::embedded(Language::En),
            year: 2026,
            columns,
            colour,
            out: &mut out,
        };
        sheet.print("House card", &Card::house().unwrap()).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn ca_2_9_suits_have_colours_and_letters_that_say_the_same() {
        // Whatever the environment of the tests says.
        force_color_output(true);
        let coloured = printed(80, true);
        let row = coloured.lines().find(|row| row.starts_with("  R2"));
        let mut colours: Vec<&str> = row.unwrap().split('\u{1b}').skip(1).step_by(2).collect();
        assert_eq!(colours.len(), 3, "{row:?}");
        assert!(colours[0].ends_with("1111a"), "{row:?}");
        assert!(colours[1].ends_with("2222b"), "{row:?}");
        assert!(colours[2].ends_with("333c"), "{row:?}");
        colours.sort_unstable_by_key(|text| text.split('m').next());
        colours.dedup_by_key(|text| text.split('m').next());
        assert_eq!(colours.len(), 3, "three colours");
        let mut plain = String::new();
        for (number, part) in coloured.split('\u{1b}').enumerate() {
            plain.push_str(match part.split_once('m') {
                Some((_, rest)) if number > 0 => rest,
                _ => part,
            });
        }
        assert_eq!(plain, printed(80, false));
    }

    #[test]
    fn ca_2_9_on_a_narrow_screen_notes_stand_below() {
        let narrow = printed(50, false);
        assert!(
            narrow.contains(
                "  R7  FF 11a 222b 333b 44a DDc        C 35\n      any 2 suits, 4 consecutive numbers, opposite\n"
            ),
            "{narrow}"
        );
        assert!(narrow.lines().all(|row| row.width() <= 50), "{narrow}");
        // However narrow, all of it is printed.
        assert_eq!(
            printed(1, false).matches("C 35").count(),
            narrow.matches("C 35").count()
        );
    }
}

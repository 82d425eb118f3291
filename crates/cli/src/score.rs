//! `sparrows score`: JSON Lines in, one answer a line out.

use crate::outcome::{Failure, Finding, json_line, one_line};
use crate::table_args::TableArgs;
use crate::{card, words};
use sparrows_engine::rules::Rules;
use sparrows_engine::scorer::{self, Answer, Surroundings};
use sparrows_text::{Arg, Catalog};
use std::io::{self, BufRead, Read, Write};

/// No hand takes as many bytes; more than this is no input for this program.
const LONGEST_LINE: usize = 1 << 20;

/// What `sparrows score` is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The rule set.
    rules: Rules,
    /// Answers as JSON Lines.
    #[arg(long)]
    json: bool,
}

/// Answers every line; a bad one does not keep the rest from being answered.
pub fn run(
    args: &Args,
    catalog: &Catalog,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<Finding, Failure> {
    let catalog = &catalog.at_table(args.rules.as_str());
    let table = TableArgs::default().table(args.rules)?;
    let around = Surroundings {
        table: Some(&table),
        year: card::this_year(),
        read_card: &card_text,
    };
    let (mut answered, mut bad) = (0usize, 0usize);
    let mut first_bad = None;
    let mut won = false;
    let mut number = 0;
    while let Some(line) = next_line(input).map_err(|e| Failure::file("stdin", "read", &e))? {
        number += 1;
        let line = if number == 1 {
            line.map(|text| text.trim_start_matches('\u{feff}').to_owned())
        } else {
            line
        };
        if line.as_ref().is_ok_and(|text| text.trim().is_empty()) {
            continue;
        }
        let answer = line.and_then(|text| {
            scorer::answer_in(args.rules, text.trim_end_matches(['\r', '\n']), &around)
                .map_err(|error| error.to_string())
        });
        if answered + bad > 0 && !args.json {
            writeln!(out)?;
        }
        match answer {
            Ok(answer) => {
                answered += 1;
                won = answer.wins;
                if args.json {
                    json_line(out, &answer)?;
                } else {
                    tell(&answer, catalog, out)?;
                }
            }
            Err(error) => {
                bad += 1;
                if args.json {
                    json_line(out, &serde_json::json!({ "error": error }))?;
                } else {
                    let line = one_line(&error);
                    writeln!(out, "{number}: {line}")?;
                }
                first_bad.get_or_insert((number, error));
            }
        }
        // A program that asks line by line gets each answer at once; a file is answered in bulk.
        out.flush()?;
    }
    match first_bad {
        Some((number, error)) => {
            let more = match bad - 1 {
                0 => String::new(),
                1 => "; one more line is bad".to_owned(),
                more => format!("; {more} more lines are bad"),
            };
            Err(Failure::Input(format!("stdin:{number}: {error}{more}")))
        }
        None if answered == 1 && !won => Ok(Finding::Negative),
        None => Ok(Finding::Done),
    }
}

/// The text of the card that a hand names by its file.
fn card_text(name: &str) -> Result<String, String> {
    card::file(name).map_err(|failure| match failure {
        Failure::Input(line) => line,
        // Nothing is written here that someone could stop reading.
        Failure::BrokenPipe => String::new(),
    })
}

/// The next line with its end; `Err` for one that is no text or too long, `None` after the last.
fn next_line(input: &mut dyn BufRead) -> io::Result<Option<Result<String, String>>> {
    let mut bytes = Vec::new();
    input
        .take(LONGEST_LINE as u64)
        .read_until(b'\n', &mut bytes)?;
    if bytes.is_empty() {
        return Ok(None);
    }
    if bytes.len() == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        skip_line(input)?;
        return Ok(Some(Err(format!(
            "longer than {LONGEST_LINE} bytes; one hand stands on a line"
        ))));
    }
    Ok(Some(String::from_utf8(bytes).map_err(|error| {
        let valid = error.utf8_error().valid_up_to();
        let column = String::from_utf8_lossy(&error.as_bytes()[..valid])
            .chars()
            .count();
        format!("column {}: not UTF-8; save the input as UTF-8", column + 1)
    })))
}

fn skip_line(input: &mut dyn BufRead) -> io::Result<()> {
    loop {
        let available = input.fill_buf()?;
        if available.is_empty() {
            return Ok(());
        }
        let end = available.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(available.len(), |end| end + 1);
        input.consume(used);
        if end.is_some() {
            return Ok(());
        }
    }
}

/// An answer for people.
fn tell(answer: &Answer, catalog: &Catalog, out: &mut dyn Write) -> io::Result<()> {
    if let Some(account) = &answer.account {
        let (head, rows) = words::won_hand(catalog, account);
        writeln!(out, "{head}")?;
        for row in rows {
            writeln!(out, "  {row}")?;
        }
        return tell_payments(answer, catalog, out);
    }
    let total = answer.total.unwrap_or_default();
    let patterns = answer.patterns.as_deref().unwrap_or_default();
    let head = match (answer.wins, answer.minimum) {
        (true, _) => catalog.text_with("cli-score-win", &[("total", total.into())]),
        (false, Some(minimum)) => catalog.text_with(
            "cli-score-below-minimum",
            &[("total", total.into()), ("minimum", minimum.into())],
        ),
        (false, None) => {
            let reason = answer.reason.unwrap_or("not-a-hand");
            catalog.text(&format!("cli-score-{reason}"))
        }
    };
    writeln!(out, "{head}")?;
    for pattern in patterns {
        writeln!(out, "  {}", words::pattern(catalog, *pattern))?;
    }
    if patterns.is_empty() && answer.wins {
        writeln!(out, "  {}", catalog.text("pattern-chicken-hand"))?;
    }
    let sum = patterns.iter().map(|p| u32::from(p.value)).sum::<u32>();
    if sum > total.into() {
        let args = [("sum", sum.into()), ("cap", total.into())];
        writeln!(out, "  {}", catalog.text_with("settlement-counted", &args))?;
    }
    if let Some(base) = answer.base {
        let base = [("base", base.into())];
        writeln!(out, "{}", catalog.text_with("cli-score-base", &base))?;
    }
    tell_payments(answer, catalog, out)
}

fn tell_payments(answer: &Answer, catalog: &Catalog, out: &mut dyn Write) -> io::Result<()> {
    for (seat, points) in answer.payments.iter().flatten() {
        let line = catalog.text_with(
            "cli-score-payment",
            &[
                ("seat", Arg::Msg(&words::seat_id(*seat))),
                ("points", Arg::Signed((*points).into())),
            ],
        );
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::BufReader;

    #[test]
    fn lines_of_any_bytes() {
        let mut bytes = b"one\r\n\xff\n".to_vec();
        bytes.extend(std::iter::repeat_n(b'x', LONGEST_LINE + 5));
        bytes.extend(b"\nlast");
        let mut input = BufReader::new(bytes.as_slice());
        let mut lines = Vec::new();
        while let Some(line) = next_line(&mut input).unwrap() {
            lines.push(line);
        }
        assert_eq!(lines[0], Ok("one\r\n".to_owned()));
        assert!(
            lines[1]
                .as_ref()
                .unwrap_err()
                .contains("column 1: not UTF-8")
        );
        assert!(lines[2].as_ref().unwrap_err().contains("longer than"));
        assert_eq!(lines[3], Ok("last".to_owned()));
        assert_eq!(lines.len(), 4);
    }
}

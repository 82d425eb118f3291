//! `sparrows analyze`: how far a hand is from winning, and what brings it nearer.

mod near;

use crate::outcome::{Failure, Finding, json_line};
use crate::table_args::TableArgs;
use crate::words;
use sparrows_engine::analyzer::{self, Report, Wait, Who};
use sparrows_engine::hand::{Hand, HandText};
use sparrows_engine::rules::Rules;
use sparrows_engine::seat::Seat;
use sparrows_engine::tile::Suit;
use sparrows_text::{Arg, Catalog};
use std::io::{self, Write};

/// What `sparrows analyze` is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The rule set.
    rules: Rules,
    /// The concealed tiles.
    hand: String,
    /// `KIND:TILES` with commas between.
    #[arg(
        long,
        value_name = "KIND:TILES,…",
        default_value = "",
        hide_default_value = true
    )]
    melds: String,
    /// Whose hand it is.
    #[arg(long, value_parser = player)]
    seat: Option<Seat>,
    /// Flowers and seasons.
    #[arg(long, value_name = "TILES")]
    flowers: Option<String>,
    /// The suit the player does without.
    #[arg(long, value_name = "SUIT", value_parser = suit)]
    missing: Option<Suit>,
    #[command(flatten)]
    table: TableArgs,
    /// One JSON document.
    #[arg(long)]
    json: bool,
}

/// A seat that holds a hand.
pub fn player(word: &str) -> Result<Seat, String> {
    match word.parse() {
        Ok(seat) if Seat::PLAYERS.contains(&seat) => Ok(seat),
        _ => Err("a seat is east, south, west or north".to_owned()),
    }
}

fn suit(word: &str) -> Result<Suit, String> {
    let mut letters = word.chars();
    match (letters.next().and_then(Suit::from_letter), letters.next()) {
        (Some(suit), None) => Ok(suit),
        _ => Err("a suit is m, p or s".to_owned()),
    }
}

/// The missing suit: named where the table has one, and only there.
fn missing(args: &Args) -> Result<Option<Suit>, Failure> {
    match (args.rules.has_missing_suit(), args.missing) {
        (true, None) => Err(Failure::input(format_args!(
            "{} has a missing suit; name it with --missing m, p or s",
            args.rules
        ))),
        (false, Some(_)) => Err(Failure::input(format_args!(
            "{} has no missing suit; leave --missing out",
            args.rules
        ))),
        (_, suit) => Ok(suit),
    }
}

/// What hands won from a card have no use for.
fn check_flags(args: &Args) -> Result<(), Failure> {
    let given = [
        (
            "--seat",
            "no hand of a card depends on it",
            args.seat.is_some(),
        ),
        (
            "--flowers",
            "flowers are tiles of the hand",
            args.flowers.is_some(),
        ),
    ];
    match given.into_iter().find(|&(.., given)| given) {
        Some((flag, why, _)) if args.rules.has_card() => Err(Failure::input(format_args!(
            "{flag} does not belong to {}, where {why}; leave it out",
            args.rules
        ))),
        _ => Ok(()),
    }
}

/// Reads the hand, analyses it and tells.
pub fn run(args: &Args, catalog: &Catalog, out: &mut dyn Write) -> Result<Finding, Failure> {
    let catalog = &catalog.at_table(args.rules.as_str());
    check_flags(args)?;
    let missing = missing(args)?;
    let table = args.table.table(args.rules)?;
    let melds = melds(args.rules, &args.melds)?;
    let text = HandText {
        hand: &args.hand,
        melds: &melds,
        flowers: args.flowers.as_deref().unwrap_or_default(),
        win: None,
    };
    let hand = Hand::parse(args.rules, &text).map_err(Failure::input)?;
    hand.check_size(true).map_err(Failure::input)?;
    let who = Who {
        seat: args.seat.unwrap_or(Seat::East),
        missing,
    };
    if let Some(report) = analyzer::report(&hand, who, &table) {
        if args.json {
            json_line(out, &report)?;
        } else {
            tell(&args.hand, &report, catalog, out)?;
        }
    } else if let Some(card) = table.card() {
        let report = analyzer::card_report(&hand, card);
        if args.json {
            json_line(out, &report)?;
        } else {
            near::tell(&args.hand, &report, card, catalog, out)?;
        }
    }
    Ok(Finding::Done)
}

/// `pung:555m,concealed-kong:9999s` as the engine takes it; blanks do not matter.
fn melds(rules: Rules, text: &str) -> Result<Vec<(&str, &str)>, Failure> {
    if text.trim().is_empty() {
        return Ok(Vec::new());
    }
    text.split(',')
        .map(|meld| {
            let (kind, tiles) = meld.split_once(':').ok_or_else(|| {
                let example = if rules.has_card() {
                    "exposure:66p1j"
                } else {
                    "pung:555m"
                };
                Failure::input(format_args!(
                    "--melds: `{meld}` is no KIND:TILES, such as {example}"
                ))
            })?;
            Ok((kind.trim(), tiles.trim()))
        })
        .collect()
}

/// A report for people.
fn tell(hand: &str, report: &Report, catalog: &Catalog, out: &mut dyn Write) -> io::Result<()> {
    let hand = [("hand", Arg::Str(hand))];
    writeln!(out, "{}", catalog.text_with("cli-analyze-hand", &hand))?;
    let shanten = [("n", report.shanten.into())];
    writeln!(
        out,
        "{}",
        catalog.text_with("cli-analyze-shanten", &shanten)
    )?;
    if let Some(draws) = &report.draws {
        if draws.is_empty() {
            writeln!(out, "{}", catalog.text("cli-analyze-draws-none"))?;
        } else {
            writeln!(out, "{}", catalog.text("cli-analyze-draws"))?;
        }
        for draw in draws {
            let tile = words::tile_id(draw.tile);
            let args = [("tile", Arg::Msg(&tile)), ("left", draw.left.into())];
            writeln!(out, "  {}", catalog.text_with("cli-analyze-draw", &args))?;
        }
        if draws.len() > 1 {
            let left: u32 = draws.iter().map(|draw| u32::from(draw.left)).sum();
            let total = catalog.text_with("cli-analyze-draws-total", &[("n", left.into())]);
            writeln!(out, "  {total}")?;
        }
    }
    tell_waits(report.waits.as_deref(), "", catalog, out)?;
    if let Some(discards) = &report.discards {
        writeln!(out, "{}", catalog.text("cli-analyze-discards"))?;
        for discard in discards {
            let tile = words::tile_id(discard.tile);
            let args = [
                ("tile", Arg::Msg(&tile)),
                ("shanten", discard.shanten.into()),
                ("left", discard.left.into()),
            ];
            writeln!(out, "  {}", catalog.text_with("cli-analyze-discard", &args))?;
            tell_waits(discard.waits.as_deref(), "    ", catalog, out)?;
        }
    }
    Ok(())
}

fn tell_waits(
    waits: Option<&[Wait]>,
    indent: &str,
    catalog: &Catalog,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Some(waits) = waits.filter(|waits| !waits.is_empty()) else {
        return Ok(());
    };
    writeln!(out, "{indent}{}", catalog.text("cli-analyze-waits"))?;
    for wait in waits {
        let id = if wait.wins {
            "cli-analyze-wait"
        } else {
            "cli-analyze-wait-below"
        };
        let tile = words::tile_id(wait.tile);
        let patterns = words::patterns(catalog, &wait.patterns);
        let args = [
            ("tile", Arg::Msg(&tile)),
            ("left", wait.left.into()),
            ("total", wait.total.into()),
            ("patterns", Arg::Str(&patterns)),
        ];
        writeln!(out, "{indent}  {}", catalog.text_with(id, &args))?;
    }
    Ok(())
}

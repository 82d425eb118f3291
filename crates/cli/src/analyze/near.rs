//! How far a hand is from those of a card, for people.

use crate::outcome::one_line;
use crate::{card, words};
use sparrows_engine::analyzer::{CardReport, Missing, NearHand};
use sparrows_engine::card::PlayedCard;
use sparrows_text::{Arg, Catalog};
use std::io::{self, Write};
use unicode_width::UnicodeWidthStr;

/// More hands than these nobody weighs at once; programs get them all.
const SHOWN: usize = 10;

/// The nearest hands, one on two rows: its place on the card, and what it lacks.
pub fn tell(
    hand: &str,
    report: &CardReport,
    played: &PlayedCard,
    catalog: &Catalog,
    out: &mut dyn Write,
) -> io::Result<()> {
    let hand = [("hand", Arg::Str(hand))];
    writeln!(out, "{}", catalog.text_with("cli-analyze-hand", &hand))?;
    let head = match report.distance {
        None => catalog.text("cli-analyze-hands-none"),
        Some(distance) => catalog.text_with("cli-analyze-distance", &[("n", distance.into())]),
    };
    writeln!(out, "{head}")?;
    if !report.hands.is_empty() {
        writeln!(out, "{}", catalog.text("cli-analyze-hands"))?;
    }
    let shown: Vec<_> = report.hands.iter().take(SHOWN).collect();
    let widest = |width: &dyn Fn(&NearHand) -> usize| {
        let widths = shown.iter().map(|hand| width(hand));
        widths.max().unwrap_or_default()
    };
    let ids = widest(&|hand| one_line(&hand.id).width());
    let values = widest(&|hand| hand.value.to_string().len());
    let distances: Vec<_> = shown
        .iter()
        .map(|hand| catalog.text_with("outlook-distance", &[("n", hand.distance.into())]))
        .collect();
    let wide = distances.iter().map(|text| text.width()).max();
    for (hand, distance) in shown.iter().zip(&distances) {
        let id = one_line(&hand.id);
        writeln!(
            out,
            "  {id}{}  {distance}{}  {} {:>values$}  {}",
            " ".repeat(ids.saturating_sub(id.width())),
            " ".repeat(wide.unwrap_or_default().saturating_sub(distance.width())),
            words::card_sign(catalog, hand.closed),
            hand.value,
            one_line(&hand.line),
        )?;
        if !hand.missing.is_empty() {
            let lacks = catalog.list(hand.missing.iter().map(|lack| missing(catalog, lack)));
            let args = [("tiles", Arg::Str(&lacks))];
            let gap = " ".repeat(ids + 4);
            writeln!(out, "{gap}{}", catalog.text_with("outlook-missing", &args))?;
        }
    }
    let more = report.hands.len() - shown.len();
    if more > 0 {
        let args = [("n", more.into())];
        writeln!(out, "{}", catalog.text_with("cli-analyze-card-more", &args))?;
    }
    for hand in played.card().check(played.year()).hands {
        if hand.forms == 0 {
            writeln!(out, "{}", card::left_out(&hand.id, played.year(), catalog))?;
        }
    }
    Ok(())
}

/// A tile that a hand lacks, and how many of it are to be had.
fn missing(catalog: &Catalog, lack: &Missing) -> String {
    let id = if lack.natural > 0 {
        "cli-analyze-lack-natural"
    } else {
        "cli-analyze-lack"
    };
    let args = [
        ("n", lack.count.into()),
        ("tile", Arg::Msg(&words::tile_id(lack.tile))),
        ("left", lack.left.into()),
    ];
    catalog.text_with(id, &args)
}

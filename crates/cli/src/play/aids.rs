//! What the card offers beside the hand (AM-9.1): the nearest hands, and the whole card.

use super::parts::{COLUMNS, padded};
use super::state::State;
use crate::outcome::one_line;
use crate::{card, words};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use sparrows_engine::analysis::{Lack, Nearest, OutOfReach, nearest_first};
use sparrows_engine::card::CardHand;
use sparrows_engine::{View, notation};
use sparrows_text::Arg;
use std::borrow::Cow;
use unicode_width::UnicodeWidthStr;

/// What stands before what a hand lacks.
const ROW: &str = "       ";

/// The nearest hands that can still be made, one a row: distance, place on the card, what it lacks.
pub fn nearest(state: &State, view: &View, rows: usize) -> Vec<Line<'static>> {
    let (Some(card), Some(hands)) = (view.card.as_deref(), view.outlook()) else {
        return Vec::new();
    };
    let near: Vec<(&CardHand, &Nearest)> = nearest_first(&hands, card)
        .into_iter()
        .filter_map(|at| Some((card.hand(hands[at].hand)?, hands[at].nearest.as_ref().ok()?)))
        .take(rows)
        .collect();
    let texts: Vec<[String; 3]> = near
        .iter()
        .map(|(hand, nearest)| {
            let form = card.forms().get(nearest.form);
            let line = form.and_then(|form| hand.lines.get(usize::from(form.line)));
            let line = line.map_or_else(String::new, |line| one_line(&line.text));
            [one_line(&hand.id), distance(state, nearest), line]
        })
        .collect();
    let widths: [usize; 3] =
        std::array::from_fn(|at| texts.iter().map(|row| row[at].width()).max().unwrap_or(0));
    let row = |(texts, (hand, nearest)): (&[String; 3], &(&CardHand, &Nearest))| {
        let [id, away, line] = std::array::from_fn(|at| padded(&texts[at], widths[at]));
        let sign = words::card_sign(&state.catalog, hand.closed);
        let value = hand.value;
        let lacks = nearest.lacks.iter();
        let lacks = lacks.flat_map(|lack| (0..lack.count).map(|_| lack.face.kind()));
        let lacks = notation::faces(lacks);
        Line::raw(format!(" {id}  {away}  {sign} {value:>2}  {line}  {lacks}"))
    };
    texts.iter().zip(&near).map(row).collect()
}

fn distance(state: &State, nearest: &Nearest) -> String {
    let args = [("n", nearest.distance.into())];
    state.catalog.text_with("outlook-distance", &args)
}

/// Every hand of the card in its order, by category; those out of reach dimmed, with the reason.
pub fn whole_card(state: &State, view: &View) -> Vec<Line<'static>> {
    let catalog = &state.catalog;
    let Some(card) = view.card.as_deref() else {
        return Vec::new();
    };
    let outlook = view.outlook();
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let dim = Style::new().add_modifier(Modifier::DIM);
    let mut lines = Vec::new();
    let mut category = "";
    let impossible = card.card().check(card.year()).hands;
    for (at, (hand, check)) in card.card().hands.iter().zip(impossible).enumerate() {
        if hand.category != category {
            category = &hand.category;
            let name = one_line(&catalog.card_category(category));
            lines.push(Line::styled(format!(" {name}"), bold));
        }
        if check.forms == 0 {
            let out = card::left_out(&hand.id, card.year(), catalog);
            lines.push(Line::styled(format!("   {out}"), dim));
            continue;
        }
        let text = words::card_hand(catalog, hand);
        let nearest = outlook.as_ref().and_then(|hands| hands.get(at));
        let (style, rows) = match nearest.map(|of| &of.nearest) {
            None => (Style::new(), None),
            Some(Ok(nearest)) => {
                let lacks = nearest.lacks.iter().map(|lack| missing(state, lack));
                let lacks = catalog.list(lacks);
                let away = distance(state, nearest);
                (Style::new(), Some(format!("{away}   {lacks}")))
            }
            Some(Err(why)) => (dim, Some(out_of_reach(state, *why))),
        };
        lines.push(Line::styled(format!("   {text}"), style));
        let rows = rows.map(|text| {
            let rows = card::wrapped(&text, usize::from(COLUMNS) - ROW.len());
            rows.into_iter().map(Cow::into_owned).collect::<Vec<_>>()
        });
        let rows = rows.into_iter().flatten();
        lines.extend(rows.map(|row| Line::styled(format!("{ROW}{row}"), style)));
    }
    for id in ["card-legend-signs", "card-legend-suits", "card-legend-any"] {
        let text = catalog.text(id);
        let rows = card::wrapped(&text, usize::from(COLUMNS) - 1);
        lines.extend(rows.into_iter().map(|row| Line::raw(format!(" {row}"))));
    }
    lines
}

/// A tile that a hand lacks, and how many of it the player does not see.
fn missing(state: &State, lack: &Lack) -> String {
    let tile = lack.face.kind().to_string();
    let args = [
        ("n", lack.count.into()),
        ("tile", Arg::Str(&tile)),
        ("left", lack.unseen.into()),
    ];
    state.catalog.text_with("play-lack", &args)
}

fn out_of_reach(state: &State, why: OutOfReach) -> String {
    let catalog = &state.catalog;
    match why {
        OutOfReach::Year => catalog.text("outlook-out-year"),
        OutOfReach::Closed => catalog.text("outlook-out-closed"),
        OutOfReach::Groups => catalog.text("outlook-out-groups"),
        OutOfReach::Gone(face) => {
            let tile = words::tile_id(face.kind());
            catalog.text_with("outlook-out-gone", &[("tile", Arg::Msg(&tile))])
        }
    }
}

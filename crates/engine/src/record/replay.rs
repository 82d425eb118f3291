//! What `sparrows replay` prints: events and the last line, as JSON.

use crate::analysis::Reading;
use crate::rules::Score;
use crate::scorer::{PatternValue, by_name, pattern_values};
use crate::seat::Seat;
use crate::table::{ActionKind, CardHandLine, Deal, Event, Line, Table, Win};
use crate::tile::TileId;
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeMap;

/// The last line of a replay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndLine {
    /// `end`, or `open` for a deal in progress.
    pub event: &'static str,
    /// Why it ended.
    pub reason: Option<&'static str>,
    /// The wins, winners of one tile in seat order after the discarder.
    pub wins: Vec<WinLine>,
    /// Sichuan: every payment in the order booked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ledger: Option<Vec<Line>>,
    /// Net points by seat.
    pub scores: BTreeMap<Seat, i32>,
    /// For a deal in progress: who has not answered, and the sorts of decision they may take.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaiting: Option<BTreeMap<Seat, Vec<ActionKind>>>,
}

/// A win in public JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WinLine {
    /// Who.
    pub seat: Seat,
    /// `discard`, `self-draw` or `robbed-kong`.
    pub by: &'static str,
    /// The seat whose tile it was.
    pub from: Option<Seat>,
    /// The winning tile; none for a hand that won as dealt.
    pub tile: Option<TileId>,
    /// What it was worth.
    #[serde(flatten)]
    pub worth: Worth,
}

/// What a win was worth, in public JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Worth {
    /// By patterns.
    Patterns {
        /// The patterns that count.
        patterns: Vec<PatternValue>,
        /// Their total, capped.
        total: u8,
        /// Base points.
        base: i32,
    },
    /// By a hand of a card.
    Card {
        /// The hand.
        hand: CardHandLine,
        /// No joker is anywhere in the fourteen (AM-6.3).
        jokerless: bool,
    },
}

impl Worth {
    /// The patterns that count; none for a hand of a card.
    pub fn patterns(&self) -> &[PatternValue] {
        match self {
            Self::Patterns { patterns, .. } => patterns,
            Self::Card { .. } => &[],
        }
    }

    fn new(table: &Table, score: &Score) -> Self {
        match (CardHandLine::of(table, &score.reading), &score.reading) {
            (Some(hand), &Reading::Card { jokerless, .. }) => Self::Card { hand, jokerless },
            _ => Self::Patterns {
                patterns: pattern_values(table.rules(), score),
                total: score.total,
                base: score.base,
            },
        }
    }
}

impl WinLine {
    fn new(table: &Table, win: &Win) -> Self {
        Self {
            seat: win.seat,
            by: win.by.as_str(),
            from: win.by.from(),
            tile: win.tile,
            worth: Worth::new(table, &win.score),
        }
    }
}

/// The last line of a replay, as `viewer` may see it: who else is asked about a discard, and what
/// they may do, tells of their hands.
pub fn end_line(deal: &Deal, viewer: Option<Seat>) -> EndLine {
    let rules = deal.table().rules();
    let open = !deal.is_over();
    let awaiting = deal
        .awaiting()
        .iter()
        .filter(|&seat| viewer.is_none_or(|viewer| viewer == seat))
        .map(|seat| (seat, deal.legal_kinds(seat).to_vec()))
        .collect();
    EndLine {
        event: if open { "open" } else { "end" },
        reason: deal.ending().map(|ending| ending.as_str()),
        wins: deal
            .wins()
            .iter()
            .map(|win| WinLine::new(deal.table(), win))
            .collect(),
        ledger: rules
            .set()
            .several_winners()
            .then(|| deal.ledger().lines().to_vec()),
        scores: by_name(&deal.scores(), deal.table().seats_bettor()),
        awaiting: open.then_some(awaiting),
    }
}

/// An event as its line of JSON, keys in the order of the documentation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum EventLine<'a> {
    /// A win, with what it was worth.
    Win {
        /// `win`.
        event: &'static str,
        /// The rest.
        #[serde(flatten)]
        win: WinLine,
    },
    /// Any other event.
    Other(&'a Event),
}

impl<'a> EventLine<'a> {
    /// The line of an event at a table.
    pub fn new(table: &Table, event: &'a Event) -> Self {
        match event {
            Event::Win(win) => Self::Win {
                event: "win",
                win: WinLine::new(table, win),
            },
            other => Self::Other(other),
        }
    }
}

/// An event as a JSON object.
pub fn event_line(table: &Table, event: &Event) -> Value {
    // Nothing in an event can fail to be written.
    serde_json::to_value(EventLine::new(table, event)).unwrap_or_default()
}

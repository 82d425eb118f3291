//! One decision a line.

use super::error::{self, Problem, RecordError, at_line};
use crate::notation::{self, Named};
use crate::seat::Seat;
use crate::table::{Action, ActionKind, Deal};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    seat: Seat,
    action: ActionKind,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    tile: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    with: Option<String>,
}

/// Which key names the tiles of a decision, and how many they are.
const fn tiles_key(action: ActionKind) -> Option<(&'static str, usize)> {
    match action {
        ActionKind::Discard | ActionKind::ConcealedKong | ActionKind::AddedKong => {
            Some(("tile", 1))
        }
        ActionKind::Chow => Some(("with", 2)),
        ActionKind::Win | ActionKind::Kong | ActionKind::Pung | ActionKind::Pass => None,
    }
}

/// The decision as a line of JSON, tiles with their copies.
pub(super) fn to_line(seat: Seat, action: Action) -> String {
    let (tile, with) = match action {
        Action::Discard(tile) | Action::AddedKong(tile) => (Some(tile.to_string()), None),
        Action::ConcealedKong(kind) => (Some(kind.first_tile().to_string()), None),
        Action::Chow([a, b]) => (None, Some(format!("{a}{b}"))),
        Action::Win | Action::Kong | Action::Pung | Action::Pass => (None, None),
    };
    // Nothing in it can fail to be written.
    serde_json::to_string(&Written {
        seat,
        action: action.kind(),
        tile,
        with,
    })
    .unwrap_or_default()
}

/// Reads a decision; tiles without copies are the lowest ones in the seat's hand.
pub(super) fn from_line(line: &str, deal: &Deal) -> Result<(Seat, Action), RecordError> {
    let written: Written = serde_json::from_str(line).map_err(|e| error::json(&e))?;
    if deal.is_over() {
        return Err(at_line(0, None, Problem::AfterEnd));
    }
    let (seat, kind) = (written.seat, written.action);
    let named = named_tiles(&written, line, deal)?;
    let tiles = named
        .iter()
        .map(|named| {
            named.in_place(&deal.hand(seat)).ok_or_else(|| {
                let legal = error::legal(deal, seat);
                let problem = Problem::NotHeld {
                    seat,
                    tile: named.to_string(),
                    legal,
                };
                let key = tiles_key(kind).map_or("tile", |(key, _)| key);
                at_line(0, error::column_of(line, key, named.column), problem)
            })
        })
        .collect::<Result<Vec<_>, _>>()?;
    let action = match (kind, tiles.as_slice()) {
        (ActionKind::Discard, &[tile]) => Action::Discard(tile),
        (ActionKind::ConcealedKong, &[tile]) => Action::ConcealedKong(tile.kind()),
        (ActionKind::AddedKong, &[tile]) => Action::AddedKong(tile),
        (ActionKind::Chow, &[a, b]) => Action::Chow([a.min(b), a.max(b)]),
        (ActionKind::Win, _) => Action::Win,
        (ActionKind::Kong, _) => Action::Kong,
        (ActionKind::Pung, _) => Action::Pung,
        _ => Action::Pass,
    };
    Ok((seat, action))
}

/// The tiles a decision names, as many as it takes; none for one that takes none.
fn named_tiles(written: &Written, line: &str, deal: &Deal) -> Result<Vec<Named>, RecordError> {
    let action = written.action.as_str();
    let expected = tiles_key(written.action);
    for (key, text) in [("tile", &written.tile), ("with", &written.with)] {
        if text.is_some() && expected.is_none_or(|(expected, _)| expected != key) {
            return Err(at_line(0, None, Problem::Superfluous { key, action }));
        }
    }
    let Some((key, expected)) = expected else {
        return Ok(Vec::new());
    };
    let text = written.tile.as_ref().or(written.with.as_ref());
    let text = text.ok_or_else(|| at_line(0, None, Problem::Missing { key, action }))?;
    let set = deal.table().rules().tiles();
    let named = notation::parse_tiles(text)
        .and_then(|named| notation::check_set(&named, &set).map(|()| named))
        .map_err(|e| {
            let column = error::column_of(line, key, e.column);
            at_line(0, column, Problem::Tiles { key, error: e })
        })?;
    if named.len() != expected {
        let found = named.len();
        let column = error::column_of(line, key, 1);
        return Err(at_line(
            0,
            column,
            Problem::Count {
                key,
                action,
                found,
                expected,
            },
        ));
    }
    Ok(named)
}

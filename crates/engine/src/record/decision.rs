//! One decision a line.

use super::error::{self, Problem, RecordError, at_line};
use crate::notation::{self, Named};
use crate::seat::Seat;
use crate::strict;
use crate::table::{Action, ActionKind, Deal, Illegal};
use crate::tile::Suit;
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "a decision such as {\"seat\":\"east\",\"action\":\"discard\",\"tile\":\"5m\"}"
)]
struct Written {
    seat: Seat,
    action: ActionKind,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    tile: Option<String>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    with: Option<String>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    tiles: Option<String>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    suit: Option<Suit>,
}

impl Written {
    fn new(seat: Seat, action: ActionKind) -> Self {
        Self {
            seat,
            action,
            tile: None,
            with: None,
            tiles: None,
            suit: None,
        }
    }
}

/// Which key names the tiles of a decision, and how many they are.
const fn tiles_key(action: ActionKind) -> Option<(&'static str, usize)> {
    match action {
        ActionKind::Discard | ActionKind::ConcealedKong | ActionKind::AddedKong => {
            Some(("tile", 1))
        }
        ActionKind::Chow => Some(("with", 2)),
        ActionKind::ExchangeThree => Some(("tiles", 3)),
        _ => None,
    }
}

/// The decision as a line of JSON, tiles with their copies.
pub(super) fn to_line(seat: Seat, action: Action) -> String {
    let mut written = Written::new(seat, action.kind());
    match action {
        Action::Discard(tile) | Action::AddedKong(tile) => written.tile = Some(tile.to_string()),
        Action::ConcealedKong(kind) => written.tile = Some(kind.first_tile().to_string()),
        Action::Chow([a, b]) => written.with = Some(format!("{a}{b}")),
        Action::ExchangeThree([a, b, c]) => written.tiles = Some(format!("{a}{b}{c}")),
        Action::MissingSuit(suit) => written.suit = Some(suit),
        Action::Win | Action::Kong | Action::Pung | Action::Pass => {}
    }
    // Nothing in it can fail to be written.
    serde_json::to_string(&written).unwrap_or_default()
}

/// Reads a decision; tiles without copies are the lowest ones in the seat's hand.
pub(super) fn from_line(line: &str, deal: &Deal) -> Result<(Seat, Action), RecordError> {
    let written: Written = strict::object(line, &[]).map_err(|e| error::json(&e))?;
    if deal.is_over() {
        return Err(at_line(0, None, Problem::AfterEnd));
    }
    let (seat, kind) = (written.seat, written.action);
    let named = named_tiles(&written, line, deal)?;
    let tiles = notation::in_place(&named, &deal.hand(seat)).map_err(|_| {
        // Who is not asked has no tiles to speak of.
        let why = if deal.awaiting().contains(seat) {
            Illegal::NotHeld
        } else {
            Illegal::NotAsked
        };
        let tiles: Vec<_> = named.iter().map(ToString::to_string).collect();
        let action = format!("{kind} {}", tiles.concat());
        let legal = error::legal(deal, seat);
        at_line(
            0,
            None,
            Problem::Illegal {
                seat,
                action,
                why,
                legal,
            },
        )
    })?;
    let action = match (kind, tiles.as_slice()) {
        (ActionKind::Discard, &[tile]) => Action::Discard(tile),
        (ActionKind::ConcealedKong, &[tile]) => Action::ConcealedKong(tile.kind()),
        (ActionKind::AddedKong, &[tile]) => Action::AddedKong(tile),
        (ActionKind::Chow, &[a, b]) => Action::Chow([a.min(b), a.max(b)]),
        (ActionKind::ExchangeThree, &[a, b, c]) => Action::ExchangeThree([a, b, c]),
        (ActionKind::MissingSuit, _) => {
            let action = kind.as_str();
            let missing = Problem::Missing {
                key: "suit",
                action,
            };
            Action::MissingSuit(written.suit.ok_or_else(|| at_line(0, None, missing))?)
        }
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
    let texts = [
        ("tile", &written.tile),
        ("with", &written.with),
        ("tiles", &written.tiles),
    ];
    let given = texts
        .iter()
        .filter(|(_, text)| text.is_some())
        .map(|(key, _)| *key);
    let suit = written.suit.is_some() && written.action != ActionKind::MissingSuit;
    for key in given.chain(suit.then_some("suit")) {
        if expected.is_none_or(|(expected, _)| expected != key) {
            return Err(at_line(0, None, Problem::Superfluous { key, action }));
        }
    }
    let Some((key, expected)) = expected else {
        return Ok(Vec::new());
    };
    let text = texts.iter().find_map(|(_, text)| text.as_ref());
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

//! One decision a line.

use super::error::{self, Problem, RecordError, at_line};
use crate::notation::{self, Named};
use crate::seat::Seat;
use crate::strict;
use crate::table::{Action, ActionKind, Deal, Illegal};
use crate::tile::{Suit, TileId};
use crate::tile_list::TileList;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// How many tiles go round in a pass, blind ones included (AM-3.1).
const PASS: usize = 3;

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
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    blind: Option<u8>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    r#continue: Option<bool>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    on: Option<Seat>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    from: Option<Seat>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    meld: Option<u8>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    target: Option<Seat>,
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
            blind: None,
            r#continue: None,
            on: None,
            from: None,
            meld: None,
            target: None,
        }
    }
}

/// Which key names the tiles of a decision, and how many they are.
fn tiles_key(action: ActionKind) -> Option<(&'static str, RangeInclusive<usize>)> {
    match action {
        ActionKind::Discard
        | ActionKind::ConcealedKong
        | ActionKind::AddedKong
        | ActionKind::Exchange => Some(("tile", 1..=1)),
        ActionKind::Chow => Some(("with", 2..=2)),
        ActionKind::Expose => Some(("with", 2..=5)),
        ActionKind::ExchangeThree => Some(("tiles", 3..=3)),
        ActionKind::PassTiles | ActionKind::Courtesy => Some(("tiles", 0..=3)),
        ActionKind::Mush => Some(("tiles", 0..=14)),
        _ => None,
    }
}

/// The other keys of a decision.
const fn other_keys(action: ActionKind) -> &'static [&'static str] {
    match action {
        ActionKind::MissingSuit => &["suit"],
        ActionKind::PassTiles => &["blind"],
        ActionKind::Charleston => &["continue"],
        ActionKind::Bet => &["on"],
        ActionKind::Exchange => &["from", "meld"],
        ActionKind::Challenge => &["target"],
        _ => &[],
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
        Action::PassTiles(tiles) => {
            written.tiles = Some(tiles.to_string());
            written.blind = (tiles.len() < PASS).then(|| (PASS - tiles.len()) as u8);
        }
        Action::Mush(tiles) | Action::Courtesy(tiles) => written.tiles = Some(tiles.to_string()),
        Action::Charleston(goes_on) => written.r#continue = Some(goes_on),
        Action::Bet(on) => written.on = Some(on),
        Action::Expose(with) => written.with = Some(with.to_string()),
        Action::Exchange { tile, from, meld } => {
            written.tile = Some(tile.to_string());
            written.from = Some(from);
            written.meld = Some(meld);
        }
        Action::Challenge(target) => written.target = Some(target),
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
        (ActionKind::MissingSuit, _) => Action::MissingSuit(needed(written.suit, "suit", kind)?),
        (ActionKind::PassTiles, tiles) => {
            let blind = written.blind.unwrap_or(0);
            if tiles.len() + usize::from(blind) != PASS {
                let own = tiles.len();
                return Err(at_line(0, None, Problem::Pass { own, blind }));
            }
            Action::PassTiles(list(tiles))
        }
        (ActionKind::Charleston, _) => {
            Action::Charleston(needed(written.r#continue, "continue", kind)?)
        }
        (ActionKind::Mush, tiles) => Action::Mush(list(tiles)),
        (ActionKind::Courtesy, tiles) => Action::Courtesy(list(tiles)),
        (ActionKind::Bet, _) => Action::Bet(needed(written.on, "on", kind)?),
        (ActionKind::Expose, tiles) => Action::Expose(list(tiles)),
        (ActionKind::Exchange, &[tile]) => Action::Exchange {
            tile,
            from: needed(written.from, "from", kind)?,
            meld: needed(written.meld, "meld", kind)?,
        },
        (ActionKind::Challenge, _) => Action::Challenge(needed(written.target, "target", kind)?),
        (ActionKind::Win, _) => Action::Win,
        (ActionKind::Kong, _) => Action::Kong,
        (ActionKind::Pung, _) => Action::Pung,
        _ => Action::Pass,
    };
    Ok((seat, action))
}

/// A few tiles; a decision names no more than a hand has.
fn list(tiles: &[TileId]) -> TileList {
    TileList::new(tiles).unwrap_or_default()
}

/// The value of a key that the decision needs.
fn needed<T>(value: Option<T>, key: &'static str, kind: ActionKind) -> Result<T, RecordError> {
    let action = kind.as_str();
    value.ok_or_else(|| at_line(0, None, Problem::Missing { key, action }))
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
    let others = [
        ("suit", written.suit.is_some()),
        ("blind", written.blind.is_some()),
        ("continue", written.r#continue.is_some()),
        ("on", written.on.is_some()),
        ("from", written.from.is_some()),
        ("meld", written.meld.is_some()),
        ("target", written.target.is_some()),
    ];
    let others = others
        .into_iter()
        .filter(|&(_, given)| given)
        .map(|(key, _)| key);
    let known = other_keys(written.action);
    for key in given.chain(others) {
        let names_tiles = expected
            .as_ref()
            .is_some_and(|(expected, _)| *expected == key);
        if !names_tiles && !known.contains(&key) {
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
    if !expected.contains(&named.len()) {
        let found = named.len();
        let column = error::column_of(line, key, 1);
        return Err(at_line(
            0,
            column,
            Problem::Count {
                key,
                action,
                found,
                expected: words(&expected),
            },
        ));
    }
    Ok(named)
}

/// How many, in words of a message: `2`, `0 to 3`.
fn words(expected: &RangeInclusive<usize>) -> String {
    let (least, most) = (expected.start(), expected.end());
    if least == most {
        least.to_string()
    } else {
        format!("{least} to {most}")
    }
}

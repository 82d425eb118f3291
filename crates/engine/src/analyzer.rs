//! Analysing a hand on request, as `sparrows analyze` prints it.

use crate::analysis::{HandOutlook, Lack, helpful, nearest_first, outlook, shanten};
use crate::card::{Face, PlayedCard, Rack};
use crate::hand::Hand;
use crate::rules::{NoWin, WinBy, Winning};
use crate::scorer::{PatternValue, pattern_values};
use crate::seat::Seat;
use crate::table::Table;
use crate::tile::{Counts, Kind, Suit};
use serde::Serialize;

/// How far a hand is from winning, and what brings it nearer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Tiles to exchange before the hand is one tile from winning: 0 ready, -1 complete.
    pub shanten: i8,
    /// For 13 tiles: what lowers the shanten.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draws: Option<Vec<Draw>>,
    /// For 14 tiles: what to discard, best first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub discards: Option<Vec<Discard>>,
    /// For 13 tiles that are ready: what wins.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<Wait>>,
}

/// A tile that helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Draw {
    /// The tile.
    pub tile: Kind,
    /// Copies not in the hand or its melds.
    pub left: u8,
}

/// A tile to discard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Discard {
    /// The tile.
    pub tile: Kind,
    /// The shanten after it.
    pub shanten: i8,
    /// How many unseen tiles then help.
    pub left: u32,
    /// What the hand then waits for, if it is ready.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub waits: Option<Vec<Wait>>,
}

/// A tile that completes the hand, and what it would be worth on a discard.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Wait {
    /// The tile.
    pub tile: Kind,
    /// Copies not in the hand or its melds.
    pub left: u8,
    /// Whether the win is legal (the minimum is reached).
    pub wins: bool,
    /// The total.
    pub total: u8,
    /// The patterns.
    pub patterns: Vec<PatternValue>,
}

/// Whose hand it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Who {
    /// The seat, for patterns that depend on it.
    pub seat: Seat,
    /// The suit the player does without, at a table that has one (SC-2.2).
    pub missing: Option<Suit>,
}

impl Default for Who {
    fn default() -> Self {
        Self {
            seat: Seat::East,
            missing: None,
        }
    }
}

/// Analyses a hand of 13 tiles (less three per meld) or of 14 about to discard; none where hands
/// are won from a card, see [`card_report`]. Its size must have been checked:
/// [`Hand::check_size`].
///
/// ```
/// use sparrows_engine::analyzer::{Who, report};
/// use sparrows_engine::hand::{Hand, HandText};
/// use sparrows_engine::{Rules, Table};
///
/// let text = HandText { hand: "123456789m11z23s", ..HandText::default() };
/// let hand = Hand::parse(Rules::HongKong, &text).unwrap();
/// let report = report(&hand, Who::default(), &Table::hong_kong()).unwrap();
/// assert_eq!(report.shanten, 0);
/// assert_eq!(report.draws.unwrap().len(), 2); // 1s and 4s
/// ```
pub fn report(hand: &Hand, who: Who, table: &Table) -> Option<Report> {
    let shapes = table.rules().set().shapes(table.options(), who.missing)?;
    let now = shanten(&hand.concealed, &hand.melds, &shapes);
    if hand.size() % 3 == 1 {
        let draws = helpful(&hand.concealed, &hand.melds, &shapes);
        return Some(Report {
            shanten: now,
            waits: (now == 0).then(|| waits(hand, &hand.concealed, &draws, who, table)),
            draws: Some(
                draws
                    .into_iter()
                    .map(|(tile, left)| Draw { tile, left })
                    .collect(),
            ),
            discards: None,
        });
    }
    let mut discards = Vec::new();
    for tile in Kind::plain().filter(|kind| hand.concealed[kind.index()] > 0) {
        let mut rest = hand.concealed;
        rest[tile.index()] -= 1;
        let after = shanten(&rest, &hand.melds, &shapes);
        let draws: Vec<_> = helpful(&rest, &hand.melds, &shapes)
            .into_iter()
            // The tile just discarded is seen, though no longer held.
            .map(|(kind, left)| (kind, left - u8::from(kind == tile)))
            .filter(|&(_, left)| left > 0)
            .collect();
        discards.push(Discard {
            tile,
            shanten: after,
            left: draws.iter().map(|&(_, left)| u32::from(left)).sum(),
            waits: (after == 0).then(|| waits(hand, &rest, &draws, who, table)),
        });
    }
    discards.sort_by_key(|discard| {
        (
            discard.shanten,
            std::cmp::Reverse(discard.left),
            discard.tile,
        )
    });
    Some(Report {
        shanten: now,
        draws: None,
        discards: Some(discards),
        waits: None,
    })
}

/// How far a hand is from those of a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardReport {
    /// Tiles missing to the nearest hand, jokers counted where they may stand; 0 is complete.
    /// None where no hand can be made.
    pub distance: Option<u8>,
    /// The hands that can be made, the nearest first, then the dearest, then in card order.
    pub hands: Vec<NearHand>,
}

/// A hand of a card that can be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NearHand {
    /// Its id.
    pub id: String,
    /// Tiles missing, jokers counted where they may stand.
    pub distance: u8,
    /// What it pays, before doublings.
    pub value: u16,
    /// Whether it is closed.
    pub closed: bool,
    /// The line of the nearest form, as printed.
    pub line: String,
    /// The tiles it lacks before jokers are counted.
    pub missing: Vec<Missing>,
}

/// Tiles that a hand lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Missing {
    /// The tile; for a flower the first.
    pub tile: Kind,
    /// How many.
    pub count: u8,
    /// How many of them no joker can stand for.
    pub natural: u8,
    /// Copies not in the hand or its melds.
    pub left: u8,
}

/// Analyses a hand of 13 or 14 tiles of a table with a card, shown groups included. Its size must
/// have been checked: [`Hand::check_size`].
pub fn card_report(hand: &Hand, card: &PlayedCard) -> CardReport {
    let rack = Rack::of(&hand.concealed);
    let mut unseen = Rack::full();
    for face in Face::all() {
        unseen.faces[face.index()] -= rack.count(face);
    }
    unseen.jokers -= rack.jokers;
    for meld in &hand.melds {
        if let Some(face) = Face::of(meld.first) {
            let natural = meld.size() - meld.jokers;
            let left = &mut unseen.faces[face.index()];
            *left = left.saturating_sub(natural);
        }
        // A joker in a shown group can be had by exchange, and stays counted.
    }
    let near = |outlook: &HandOutlook| {
        let nearest = outlook.nearest.as_ref().ok()?;
        let printed = card.hand(outlook.hand)?;
        let form = card.forms().get(nearest.form)?;
        Some(NearHand {
            id: printed.id.clone(),
            distance: nearest.distance,
            value: printed.value,
            closed: printed.closed,
            line: printed.lines.get(usize::from(form.line))?.text.clone(),
            missing: nearest.lacks.iter().map(Missing::new).collect(),
        })
    };
    let outlook = outlook(card, &rack, &hand.melds, &unseen);
    let order = nearest_first(&outlook, card);
    let hands: Vec<NearHand> = order.iter().filter_map(|&at| near(&outlook[at])).collect();
    CardReport {
        distance: hands.first().map(|hand| hand.distance),
        hands,
    }
}

impl Missing {
    fn new(lack: &Lack) -> Self {
        Self {
            tile: lack.face.kind(),
            count: lack.count,
            natural: lack.natural,
            left: lack.unseen,
        }
    }
}

fn waits(
    hand: &Hand,
    concealed: &Counts,
    draws: &[(Kind, u8)],
    who: Who,
    table: &Table,
) -> Vec<Wait> {
    let rules = table.rules();
    draws
        .iter()
        .filter_map(|&(tile, left)| {
            let mut win = Winning {
                concealed: *concealed,
                melds: hand.melds.clone(),
                flowers: hand.flowers,
                seat: who.seat,
                by: WinBy::Discard(who.seat.next()),
                kong_replacement: false,
                missing: who.missing,
                last_tile: false,
            };
            win.concealed[tile.index()] += 1;
            let (wins, score) = match rules.set().score(&win, table) {
                Ok(score) => (true, score),
                Err(NoWin::BelowMinimum { score, .. }) => (false, score),
                Err(_) => return None,
            };
            let patterns = pattern_values(rules, &score);
            Some(Wait {
                tile,
                left,
                wins,
                total: score.total,
                patterns,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rules;
    use crate::hand::HandText;

    #[test]
    fn the_tile_just_discarded_is_seen() {
        let text = HandText {
            hand: "123m456m789m11122z",
            ..HandText::default()
        };
        let hand = Hand::parse(Rules::HongKong, &text).expect("a hand");
        let report = report(&hand, Who::default(), &Table::hong_kong()).expect("shapes");
        let discards = report.discards.expect("fourteen tiles");
        let of = |tile: Kind| discards.iter().find(|d| d.tile == tile).expect("held");
        let waits = of(Kind::EAST).waits.as_ref().expect("ready");
        let wait = waits
            .iter()
            .find(|wait| wait.tile == Kind::EAST)
            .expect("waits for it");
        assert_eq!(wait.left, 1, "one of the two others was just discarded");
    }
}

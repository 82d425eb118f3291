//! What can be read of the others: who may be ready, for which tiles, and how dear the hand looks.

use super::super::danger::{Danger, Opponent};
use super::super::ways::choices;
use sparrows_engine::{Counts, Kind, Seat, View};

/// Ready hands wait for about this many kinds.
const KINDS_WAITED_FOR: f32 = 2.0;

/// The risk of discarding each kind.
pub(super) fn of(view: &View, unseen: &Counts) -> Danger {
    Danger::of(view, KINDS_WAITED_FOR, |seat| Opponent {
        ready: ready(view, seat),
        price: price(view, seat),
        weights: weights(view, unseen, seat),
    })
}

/// The chance that a player is ready: it grows with turns and melds, and is small while its last
/// discard was of its missing suit.
fn ready(view: &View, seat: Seat) -> f32 {
    let player = &view.players[seat];
    let own = || view.discards.iter().filter(|discard| discard.seat == seat);
    let missing = |tile: Kind| player.missing.is_some() && tile.suit() == player.missing;
    let useful = own()
        .filter(|discard| !missing(discard.tile.kind()))
        .count() as f32;
    let melds = player.melds.len() as f32;
    let ready = match player.melds.len() {
        4 => 1.0,
        _ => ((useful + 3.0 * melds - 3.0) / 14.0).clamp(0.0, 0.9),
    };
    match own().next_back() {
        Some(last) if missing(last.tile.kind()) => ready * 0.3,
        _ => ready,
    }
}

/// What a win of this player on a discard would cost.
fn price(view: &View, seat: Seat) -> f32 {
    let melds = &view.players[seat].melds;
    let kongs = melds.iter().filter(|meld| meld.kind.is_kong()).count();
    let suits = melds
        .iter()
        .filter_map(|meld| meld.faces().first.suit())
        .fold(0_u8, |bits, suit| bits | 1 << suit.index());
    let flush = if melds.len() >= 2 && suits.count_ones() == 1 {
        2
    } else {
        0
    };
    let pungs = usize::from(melds.len() >= 3);
    // Hands turn out dearer than they look.
    1.6 * f32::from(1_u16 << (kongs + flush + pungs).min(5))
}

/// How likely each kind is to be waited for, in proportion to each other.
fn weights(view: &View, unseen: &Counts, seat: Seat) -> [f32; Kind::NUM_PLAIN] {
    let missing = view.players[seat].missing;
    let mut weights = [0.0; Kind::NUM_PLAIN];
    for kind in Kind::plain() {
        let (Some(suit), Some(rank)) = (kind.suit(), kind.rank()) else {
            continue;
        };
        if Some(suit) == missing {
            continue;
        }
        let left = |offset: i8| {
            let near = Kind::suited(suit, rank.checked_add_signed(offset).unwrap_or(0));
            near.map_or(0.0, |kind| f32::from(unseen[kind.index()]))
        };
        // For a pung it holds two of them, for the pair one, for a chow its neighbours.
        weights[kind.index()] = choices(unseen[kind.index()], 2)
            + 1.5 * left(0)
            + left(-2) * left(-1)
            + 0.5 * left(-1) * left(1)
            + left(1) * left(2);
    }
    weights
}

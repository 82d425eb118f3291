//! Before play: the three tiles to pass on, and the missing suit (SC-2.2).

use super::super::hand::Hand;
use super::prospects::Prospects;
use sparrows_engine::table::Pick;
use sparrows_engine::{Action, Kind, Suit, TileId, View};

/// Weighs each suit as the one to do without.
pub(super) fn missing_suit(view: &View, offer: &mut dyn FnMut(Action, f32)) {
    let hand = Hand::of(view, &view.unseen());
    for suit in Suit::ALL {
        offer(Action::MissingSuit(suit), without_suit(view, &hand, suit));
    }
}

fn without_suit(view: &View, hand: &Hand, suit: Suit) -> f32 {
    let hand = hand.clone().doing_without(Some(suit));
    Prospects::new(&hand, view.wall, 0, 3.0)
        .now(&hand)
        .expected()
}

/// What a hand promises with the best suit to do without.
fn best_missing(view: &View, hand: &Hand) -> f32 {
    Suit::ALL
        .into_iter()
        .map(|suit| without_suit(view, hand, suit))
        .fold(0.0, f32::max)
}

/// The three tiles of one suit that the hand misses least.
pub(super) fn exchange(view: &View, pick: &Pick) -> Action {
    let hand = Hand::of(view, &view.unseen());
    let mut best: Option<(Action, f32)> = None;
    for suit in Suit::ALL {
        let Some((tiles, value)) = give(view, &hand, pick, suit) else {
            continue;
        };
        let Some(action) = pick.action(&tiles) else {
            continue;
        };
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    }
    best.map_or(Action::Pass, |(action, _)| action)
}

/// Gives away tiles of a suit one by one, each the one that leaves most.
fn give(view: &View, hand: &Hand, pick: &Pick, suit: Suit) -> Option<(Vec<TileId>, f32)> {
    let mut rest = hand.clone();
    let mut left = pick.from;
    let mut tiles = Vec::new();
    let mut value = 0.0;
    for _ in 0..pick.min {
        let kinds = (1..=9).filter_map(|rank| Kind::suited(suit, rank));
        let options = kinds.filter_map(|kind| left.lowest(kind)).map(|tile| {
            let after = rest.without(tile.kind().index());
            (tile, best_missing(view, &after))
        });
        let (tile, most) = options.max_by(|(_, a), (_, b)| a.total_cmp(b))?;
        rest = rest.without(tile.kind().index());
        left.remove(tile);
        tiles.push(tile);
        value = most;
    }
    Some((tiles, value))
}

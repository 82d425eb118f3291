//! Before play: passes, the vote, the pool, the courtesy and the bet (AM-3, AM-8).

use super::worth::{Hand, Odds};
use sparrows_engine::card::PlayedCard;
use sparrows_engine::table::Pick;
use sparrows_engine::{Action, ActionKind, Seat, TileId, View};

/// A hand so near stops the Charleston: what others pass helps them too.
const NEAR: u8 = 4;
/// A tile goes freely where the hand promises at least this part of what it did with it.
const FREE: f32 = 0.97;
/// Rather than a tile without which it promises less than this, a tile is passed on unseen.
const DEAR: f32 = 0.6;

/// The tiles that the hand misses least: as many as must be, more where they go freely.
pub(super) fn give(view: &View, card: &PlayedCard, pick: &Pick) -> Action {
    let odds = Odds::of(view, card);
    let mut hand = Hand::of(view);
    let mut left = pick.from;
    let mut tiles: Vec<TileId> = Vec::new();
    while tiles.len() < usize::from(pick.max) {
        let (forms, now) = odds.candidates(&hand);
        let after = |tile: &TileId| odds.over(&forms, &hand.clone().without(tile.kind()));
        let Some((tile, most)) = left
            .iter()
            .map(|tile| (tile, after(&tile)))
            .max_by(|(_, a), (_, b)| a.total_cmp(b))
        else {
            break;
        };
        let floor = match pick.action {
            ActionKind::PassTiles => DEAR,
            _ => FREE,
        };
        if tiles.len() >= usize::from(pick.min) && most < now * floor {
            break;
        }
        hand = hand.without(tile.kind());
        left.remove(tile);
        tiles.push(tile);
    }
    pick.action(&tiles).unwrap_or(Action::Pass)
}

/// Whether to go on with a second Charleston.
pub(super) fn vote(view: &View, card: &PlayedCard) -> Action {
    Action::Charleston(Hand::of(view).distance(card) > NEAR)
}

/// The player whose hand is nearest to a win.
pub(super) fn bet(view: &View, card: &PlayedCard) -> Action {
    let odds = Odds::of(view, card);
    let promise = |seat: &Seat| {
        let rack = sparrows_engine::card::Rack::of(&view.players[*seat].shown.counts());
        let melds = arrayvec::ArrayVec::new();
        odds.expected(&Hand { rack, melds })
    };
    let best = Seat::PLAYERS
        .into_iter()
        .max_by(|a, b| promise(a).total_cmp(&promise(b)));
    Action::Bet(best.unwrap_or(Seat::East))
}

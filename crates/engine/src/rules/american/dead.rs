//! The test whether an open hand is still possible, from public tiles alone (AM-7.3).

use crate::analysis::PublicTiles;
use crate::card::Face;
use crate::meld::FaceMeld;
use crate::seat::Seat;
use crate::table::Deal;
use crate::tile::{Kind, TileId};
use arrayvec::ArrayVec;

/// Whether the seat's shown groups still leave an open hand of the card.
pub(super) fn is_possible(deal: &Deal, seat: Seat) -> bool {
    let melds: ArrayVec<FaceMeld, 4> = deal.melds(seat).iter().map(|meld| meld.faces()).collect();
    any_form(deal, &melds, &deal.public_tiles())
}

/// Whether they would with a group of a discard and tiles of the hand besides.
pub(super) fn call_stands(deal: &Deal, seat: Seat, tile: TileId, with: &[TileId]) -> bool {
    let mut melds: ArrayVec<FaceMeld, 5> =
        deal.melds(seat).iter().map(|meld| meld.faces()).collect();
    let is_joker = |tile: &&TileId| tile.kind() == Kind::JOKER;
    let jokers = with.iter().filter(is_joker).count() as u8;
    let size = with.len() as u8 + 1;
    let _ = melds.try_push(FaceMeld::exposure(tile.kind(), size, jokers));
    // The discard is counted already: it moves from the pond into the group.
    let mut public = deal.public_tiles();
    for face in with.iter().filter_map(|tile| Face::of(tile.kind())) {
        public.free[face.index()] = public.free[face.index()].saturating_sub(1);
    }
    any_form(deal, &melds, &public)
}

fn any_form(deal: &Deal, melds: &[FaceMeld], public: &PublicTiles) -> bool {
    let card = deal.table().card();
    card.is_some_and(|card| card.is_possible(melds, public))
}

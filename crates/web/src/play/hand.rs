//! The order in which the person's tiles stand.

use sparrows_engine::{Suit, TileId, TileSet};

/// The person's concealed tiles as they are shown: in a row, and the tile just drawn set apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hand {
    /// The tiles in the row, from the left.
    pub row: Vec<TileId>,
    /// The tile drawn this turn.
    pub drawn: Option<TileId>,
}

impl Hand {
    /// Sorted by itself, the tiles of one suit first where there is a reason.
    #[must_use]
    pub fn sorted(tiles: &TileSet, drawn: Option<TileId>, first: Option<Suit>) -> Self {
        let of_suit = |tile: &TileId| first.is_some() && tile.kind().suit() == first;
        let order: Vec<TileId> = tiles.iter().filter(of_suit).collect();
        Self::in_order(tiles, drawn, &order)
    }

    /// In an order of one's own: tiles that `order` knows stand as it says, the others sorted
    /// behind them.
    #[must_use]
    pub fn in_order(tiles: &TileSet, drawn: Option<TileId>, order: &[TileId]) -> Self {
        let drawn = drawn.filter(|tile| tiles.contains(*tile));
        let known = order.iter().copied();
        let mut left = *tiles;
        let mut row: Vec<_> = known.filter(|&tile| left.remove(tile)).collect();
        row.extend(left.iter());
        row.retain(|tile| Some(*tile) != drawn);
        Self { row, drawn }
    }

    /// Every tile from the left, the drawn one last: what keys and places count by.
    pub fn tiles(&self) -> impl DoubleEndedIterator<Item = TileId> + '_ {
        self.row.iter().copied().chain(self.drawn)
    }

    /// Where a tile stands, from 0.
    #[must_use]
    pub fn place(&self, tile: TileId) -> Option<usize> {
        self.tiles().position(|other| other == tile)
    }

    /// The tile to choose when a key moves `by` places from `from` (from either end where nothing
    /// is chosen); it stops at the ends.
    #[must_use]
    pub fn step(&self, from: Option<TileId>, by: isize) -> Option<TileId> {
        let last = self.tiles().count().checked_sub(1)?;
        let place = match from.and_then(|tile| self.place(tile)) {
            Some(place) => place.saturating_add_signed(by).min(last),
            None if by < 0 => last,
            None => 0,
        };
        self.tiles().nth(place)
    }

    /// The order with a tile moved `by` places to the right; the drawn tile moves into the row.
    #[must_use]
    pub fn moved(&self, tile: TileId, by: isize) -> Vec<TileId> {
        let mut order: Vec<_> = self.tiles().collect();
        if let Some(from) = self.place(tile) {
            let to = from.saturating_add_signed(by).min(order.len() - 1);
            let tile = order.remove(from);
            order.insert(to, tile);
        }
        order
    }

    /// Where the focus goes when the tile at `place` leaves: the tile that takes its place.
    #[must_use]
    pub fn near(&self, place: usize) -> Option<TileId> {
        self.tiles().nth(place).or_else(|| self.tiles().next_back())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::notation::parse_tile_ids;

    fn tiles(text: &str) -> Vec<TileId> {
        parse_tile_ids(text).expect("tiles")
    }

    fn set(text: &str) -> TileSet {
        tiles(text).into_iter().collect()
    }

    #[test]
    fn the_drawn_tile_stands_apart_also_beside_its_equals() {
        let all = set("1m/11m/21m/39p/1");
        let hand = Hand::sorted(&all, Some(tiles("1m/2")[0]), None);
        assert_eq!(hand.row, tiles("1m/11m/39p/1"));
        assert_eq!(
            hand.tiles().collect::<Vec<_>>(),
            tiles("1m/11m/39p/11m/2"),
            "equal tiles are separate things"
        );
    }

    #[test]
    fn the_suit_to_get_rid_of_stands_first() {
        let all = set("1m/19m/15s/12p/18p/1");
        let hand = Hand::sorted(&all, Some(tiles("8p/1")[0]), Some(Suit::Dots));
        assert_eq!(hand.row, tiles("2p/11m/19m/15s/1"));
        assert_eq!(hand.drawn, Some(tiles("8p/1")[0]));
    }

    #[test]
    fn ones_own_order_survives_draws_and_discards() {
        let order = tiles("9p/15s/11m/1");
        let hand = Hand::in_order(&set("1m/19p/13z/12m/1"), Some(tiles("2m/1")[0]), &order);
        assert_eq!(hand.row, tiles("9p/11m/13z/1"));
        assert_eq!(hand.drawn, Some(tiles("2m/1")[0]));
    }

    #[test]
    fn moving_stops_at_the_ends_and_takes_the_drawn_tile_in() {
        let hand = Hand::sorted(&set("1m/12m/13m/19s/1"), Some(tiles("9s/1")[0]), None);
        let [one, nine] = [tiles("1m/1")[0], tiles("9s/1")[0]];
        assert_eq!(hand.moved(one, -1), tiles("1m/12m/13m/19s/1"));
        assert_eq!(hand.moved(one, 2), tiles("2m/13m/11m/19s/1"));
        assert_eq!(hand.moved(nine, -3), tiles("9s/11m/12m/13m/1"));
        assert_eq!(hand.moved(tiles("5z/1")[0], 1), tiles("1m/12m/13m/19s/1"));
    }

    #[test]
    fn keys_walk_from_end_to_end() {
        let hand = Hand::sorted(&set("1m/12m/13m/1"), None, None);
        let [one, two, three] = [tiles("1m/1")[0], tiles("2m/1")[0], tiles("3m/1")[0]];
        assert_eq!(hand.step(None, 1), Some(one));
        assert_eq!(hand.step(None, -1), Some(three));
        assert_eq!(hand.step(Some(one), 1), Some(two));
        assert_eq!(hand.step(Some(one), -1), Some(one));
        assert_eq!(hand.step(Some(two), isize::MAX), Some(three));
        assert_eq!(Hand::default().step(None, 1), None);
        assert_eq!(hand.near(2), Some(three));
        assert_eq!(hand.near(7), Some(three));
    }
}

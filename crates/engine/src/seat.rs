//! Seats, sets of seats and values by seat.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A seat, counted from the dealer of this deal; play goes east, south, west, north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The dealer.
    East,
    /// Next after east.
    South,
    /// Across from east.
    West,
    /// Before east.
    North,
    /// The fifth player of the American option `bettor` (AM-8); sits out the deal.
    Bettor,
}

impl Seat {
    /// How many seats there are, the bettor included.
    pub const NUM: usize = 5;
    /// The four players in order.
    pub const PLAYERS: [Self; 4] = [Self::East, Self::South, Self::West, Self::North];
    /// The players and the bettor.
    pub const ALL: [Self; 5] = [
        Self::East,
        Self::South,
        Self::West,
        Self::North,
        Self::Bettor,
    ];

    /// 0–4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The next player in turn (the bettor has none and stays itself).
    #[must_use]
    pub const fn next(self) -> Self {
        self.ahead(1)
    }

    /// The player `steps` seats later in turn.
    #[must_use]
    pub const fn ahead(self, steps: usize) -> Self {
        if matches!(self, Self::Bettor) {
            self
        } else {
            Self::PLAYERS[(self as usize + steps) % 4]
        }
    }

    /// How many turns after `from` this player comes: 0–3.
    pub const fn distance_after(self, from: Self) -> usize {
        (self as usize + 4 - from as usize % 4) % 4
    }

    /// The other three players, nearest after this one first.
    pub fn others(self) -> impl Iterator<Item = Self> + Clone {
        (1..4).map(move |steps| self.ahead(steps))
    }

    /// The word of the notation: `east` … `bettor`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::East => "east",
            Self::South => "south",
            Self::West => "west",
            Self::North => "north",
            Self::Bettor => "bettor",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for Seat {
    type Err = UnknownSeat;

    fn from_str(text: &str) -> Result<Self, UnknownSeat> {
        Self::ALL
            .into_iter()
            .find(|seat| seat.as_str() == text)
            .ok_or(UnknownSeat)
    }
}

/// A word that names no seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seat is east, south, west or north")]
pub struct UnknownSeat;

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);
    /// The four players.
    pub const PLAYERS: Self = Self(0b1111);

    /// One seat alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 != 0
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in seat order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        Seat::ALL
            .into_iter()
            .filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// A value for each seat, the bettor included, so that indexing by [`Seat`] never fails.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>([T; Seat::NUM]);

impl<T> BySeat<T> {
    /// Makes each value from its seat.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(&mut value))
    }

    /// The values in seat order, with their seats.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_of_play() {
        assert_eq!(Seat::North.next(), Seat::East);
        assert_eq!(Seat::East.distance_after(Seat::South), 3);
        assert_eq!(Seat::South.distance_after(Seat::South), 0);
        assert!(
            Seat::West
                .others()
                .eq([Seat::North, Seat::East, Seat::South])
        );
    }
}

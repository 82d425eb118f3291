//! Who the players of a deal are, as the person counts them, and at which side of the table each
//! of them sits.

use sparrows_engine::options::Options;
use sparrows_engine::{BySeat, Seat, View};

/// How many sides a table has: 0 is the one nearest the person, then on in the order of play.
pub const SIDES: usize = 4;

/// The players of a deal, numbered in the order of play from the person on, who is 0. Where a
/// bettor sits out, they come after north: so seats change after such a deal (AM-8.2), and each
/// player keeps their number, and with it name and score, from deal to deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Circle {
    person: Seat,
    bettor: bool,
}

impl Circle {
    /// The players of a deal with these options, of whom the person sits at a seat.
    #[must_use]
    pub fn new(person: Seat, options: &Options) -> Self {
        Self {
            person,
            bettor: options.seats_bettor(),
        }
    }

    /// The players of a deal as one of them sees it.
    #[must_use]
    pub fn of(view: &View) -> Self {
        Self::new(view.seat, &view.options)
    }

    /// How many players there are, the bettor included.
    #[must_use]
    pub const fn size(self) -> usize {
        if self.bettor { 5 } else { 4 }
    }

    /// The seats in the order of the players' numbers.
    pub fn seats(self) -> impl Iterator<Item = Seat> {
        (0..self.size()).map(move |player| self.seat(player))
    }

    /// The seat of a player.
    #[must_use]
    pub const fn seat(self, player: usize) -> Seat {
        Seat::ALL[(self.person.index() + player) % self.size()]
    }

    /// The number of the player at a seat.
    #[must_use]
    pub const fn player(self, seat: Seat) -> usize {
        (seat.index() + self.size() - self.person.index()) % self.size()
    }

    /// Where the person sits.
    #[must_use]
    pub const fn person(self) -> Seat {
        self.person
    }

    /// Whether it is the person who sits at a seat.
    #[must_use]
    pub fn is_person(self, seat: Seat) -> bool {
        seat == self.person
    }

    /// The message that names the player at a seat.
    #[must_use]
    pub const fn name(self, seat: Seat) -> &'static str {
        match self.player(seat) {
            0 => "player-you",
            1 => "player-name-1",
            2 => "player-name-2",
            3 => "player-name-3",
            _ => "player-name-4",
        }
    }

    /// The seat at a side of the table; a bettor has the dealer nearest.
    #[must_use]
    pub const fn at_side(self, side: usize) -> Seat {
        self.nearest().ahead(side)
    }

    /// The side of the table at which a player of the deal sits.
    #[must_use]
    pub const fn side(self, seat: Seat) -> usize {
        seat.distance_after(self.nearest())
    }

    /// Values by seat, by side.
    #[must_use]
    pub fn by_side<T: Copy>(self, values: &BySeat<T>) -> [T; SIDES] {
        [0, 1, 2, 3].map(|side| values[self.at_side(side)])
    }

    /// Four players, as tests of a single deal want them.
    #[cfg(test)]
    pub const fn of_four(person: Seat) -> Self {
        Self {
            person,
            bettor: false,
        }
    }

    const fn nearest(self) -> Seat {
        match self.person {
            Seat::Bettor => Seat::East,
            seat => seat,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::rules::american::seat_after_bet;

    fn circle(person: Seat, bettor: bool) -> Circle {
        Circle { person, bettor }
    }

    #[test]
    fn am_8_2_every_player_keeps_their_name_while_the_seats_change() {
        let mut person = Seat::East;
        for _ in 0..5 {
            let (now, next) = (circle(person, true), circle(seat_after_bet(person), true));
            for seat in Seat::ALL {
                assert_eq!(now.player(seat), next.player(seat_after_bet(seat)));
                assert_eq!(now.seat(now.player(seat)), seat);
            }
            person = seat_after_bet(person);
        }
        assert_eq!(person, Seat::East, "after five deals everyone sat out once");
    }

    #[test]
    fn the_person_has_the_nearest_side_and_the_next_in_turn_sits_to_the_right() {
        for bettor in [false, true] {
            for person in Seat::PLAYERS {
                let circle = circle(person, bettor);
                assert_eq!(circle.name(person), "player-you");
                for side in 0..SIDES {
                    assert_eq!(circle.at_side(side), person.ahead(side));
                    assert_eq!(circle.side(circle.at_side(side)), side);
                }
            }
        }
        let out = circle(Seat::Bettor, true);
        assert!((0..SIDES).map(|side| out.at_side(side)).eq(Seat::PLAYERS));
        assert!((0..SIDES).all(|side| out.side(out.at_side(side)) == side));
    }
}

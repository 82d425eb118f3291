//! What each seat did last.

use super::calls;
use super::circle::{Circle, SIDES};
use sparrows_engine::{Event, Seat, Suit, TileId};

/// What a seat did last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Last {
    /// The message that names it: `action-pung`, `event-short-flower`.
    pub word: &'static str,
    /// The tile it was about.
    pub tile: Option<TileId>,
}

impl Last {
    /// What an event says a seat did; draws are no news.
    fn of(event: &Event) -> Option<(Seat, Self)> {
        let last = |seat: &Seat, word, tile: TileId| {
            let tile = Some(tile);
            Some((*seat, Self { word, tile }))
        };
        match event {
            Event::Discard { seat, tile } => last(seat, "action-discard", *tile),
            Event::Flower { seat, tile } => last(seat, "event-short-flower", *tile),
            Event::AddedKong { seat, tile } => last(seat, "action-added-kong", *tile),
            Event::Meld { seat, meld } => {
                use sparrows_engine::MeldKind::{Chow, ConcealedKong, Exposure, Kong, Pung};
                let word = match meld.kind {
                    Chow => "action-chow",
                    Pung => "action-pung",
                    Kong => "action-kong",
                    ConcealedKong => "action-concealed-kong",
                    Exposure => calls::short(meld.tiles.len()),
                };
                let claimed = meld.claimed.map(|(tile, _)| tile);
                let tile = claimed.or_else(|| meld.tiles.first().copied());
                Some((*seat, Self { word, tile }))
            }
            Event::MissingSuit { seat, suit } => {
                let word = match suit {
                    Suit::Characters => "action-missing-suit-m",
                    Suit::Dots => "action-missing-suit-p",
                    Suit::Bamboo => "action-missing-suit-s",
                };
                Some((*seat, Self { word, tile: None }))
            }
            Event::Win(win) => Some((
                win.seat,
                Self {
                    word: "action-win",
                    tile: win.tile,
                },
            )),
            Event::JokerExchange { seat, tile, .. } => last(seat, "action-exchange", *tile),
            Event::Challenge { seat, .. } => {
                let word = "action-challenge";
                Some((*seat, Self { word, tile: None }))
            }
            Event::Dead { seat, .. } => {
                let word = "table-dead";
                Some((*seat, Self { word, tile: None }))
            }
            _ => None,
        }
    }

    /// Brings what each seat did last up to date.
    pub fn follow(lasts: &mut [Option<Self>; SIDES], events: &[Event], circle: Circle) {
        for (seat, last) in events.iter().filter_map(Self::of) {
            lasts[circle.side(seat)] = Some(last);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sitting::{Sitting, usual_level};
    use sparrows_engine::{Action, Table};

    #[test]
    fn what_a_seat_did_stays_until_it_acts_again() {
        let mut sitting = Sitting::new(Table::hong_kong(), 3.into(), usual_level());
        let mut lasts = [None; SIDES];
        Last::follow(&mut lasts, &sitting.history(), sitting.circle());
        let mut acted = 0;
        while acted < 30 && !sitting.game().deal().is_over() {
            let deal = sitting.game().deal();
            let seat = deal.awaiting().iter().next().expect("somebody is asked");
            let action = *deal.view(seat).legal.last().expect("asked");
            let before = lasts;
            let events = sitting.act(seat, action).expect("legal");
            Last::follow(&mut lasts, &events, sitting.circle());
            for player in 0..SIDES {
                let own = sitting.person().ahead(player);
                let told = events
                    .iter()
                    .filter_map(Last::of)
                    .any(|(seat, _)| seat == own);
                if !told {
                    assert_eq!(before[player], lasts[player]);
                }
            }
            if let Action::Discard(tile) = action {
                let last = lasts[seat.distance_after(sitting.person())];
                assert_eq!(last.map(|last| last.tile), Some(Some(tile)));
            }
            acted += 1;
        }
        // From the history alone, as after a reload, the same is shown.
        let mut again = [None; SIDES];
        Last::follow(&mut again, &sitting.history(), sitting.circle());
        assert_eq!(again, lasts);
    }
}

//! All that the table view shows at one moment, made from what the person may know.

use super::offers::{Offer, offers, question};
use super::said::Said;
use super::sitting::{PLAYERS, Score, Sitting};
use sparrows_engine::table::Phase;
use sparrows_engine::{Action, ActionKind, Event, Seat, Settlement, TileId, View};

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
                use sparrows_engine::MeldKind::{Chow, ConcealedKong, Kong, Pung};
                let word = match meld.kind {
                    Chow => "action-chow",
                    Pung => "action-pung",
                    Kong => "action-kong",
                    ConcealedKong => "action-concealed-kong",
                };
                let claimed = meld.claimed.map(|(tile, _)| tile);
                let tile = claimed.or_else(|| meld.tiles.first().copied());
                Some((*seat, Self { word, tile }))
            }
            Event::Win(win) => Some((
                win.seat,
                Self {
                    word: "action-win",
                    tile: win.tile,
                },
            )),
            _ => None,
        }
    }

    /// Brings what each seat did last up to date.
    pub fn follow(lasts: &mut [Option<Self>; PLAYERS], events: &[Event], person: Seat) {
        for (seat, last) in events.iter().filter_map(Self::of) {
            lasts[seat.distance_after(person)] = Some(last);
        }
    }
}

/// What is shown at one moment.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What the person may know.
    pub view: View,
    /// What each player did last, the person first.
    pub lasts: [Option<Last>; PLAYERS],
    /// The running score before this deal, or with it once it is over.
    pub score: Score,
    /// The buttons.
    pub offers: Vec<Offer>,
    /// What is asked of the person.
    pub question: Option<Said>,
    /// SHA-256 of seed and options.
    pub commitment: String,
    /// The account, once the deal is over.
    pub settlement: Option<Settlement>,
    /// The seed in hexadecimal, once the deal is over; none of a deal laid out by hand.
    pub seed: Option<String>,
}

impl Shown {
    /// What is to be shown of a sitting. While `pending`, an answer is being given for the person
    /// (they asked for that), and no question is put.
    #[must_use]
    pub fn of(sitting: &Sitting, lasts: [Option<Last>; PLAYERS], pending: bool) -> Self {
        let deal = sitting.game().deal();
        let person = sitting.person();
        let mut view = sitting.view();
        let mut offers = offers(deal, person);
        let mut question = question(deal, person);
        if pending {
            view.legal.clear();
            question = None;
            for offer in &mut offers {
                offer.state = Err(Said::new("why-thinking"));
            }
        }
        Self {
            lasts,
            score: sitting.score(),
            offers,
            question,
            commitment: sitting.game().header().commitment(),
            settlement: deal.settlement(),
            seed: sitting
                .seed()
                .filter(|_| deal.is_over())
                .map(|seed| seed.to_string()),
            view,
        }
    }

    /// The player whose turn it is; none while a tile can be claimed or after the end.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        let turn = self.view.turn()?;
        Some(turn.seat.distance_after(self.view.seat))
    }

    /// Whether the person may discard now.
    #[must_use]
    pub fn may_discard(&self) -> bool {
        let discards = |action: &Action| action.kind() == ActionKind::Discard;
        self.view.legal.iter().any(discards)
    }

    /// The seat of a player in this deal.
    #[must_use]
    pub const fn seat(&self, player: usize) -> Seat {
        self.view.seat.ahead(player)
    }

    /// The tile that is in question while others may claim it.
    #[must_use]
    pub fn in_question(&self) -> Option<TileId> {
        match self.view.phase {
            Phase::Window(window) if self.view.is_asked() || self.view.answered.is_some() => {
                Some(window.tile)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sitting::usual_level;
    use sparrows_engine::Table;

    fn sitting(seed: u64) -> Sitting {
        Sitting::new(Table::hong_kong(), seed.into(), usual_level())
    }

    fn shown(sitting: &Sitting) -> Shown {
        Shown::of(sitting, [None; PLAYERS], false)
    }

    #[test]
    fn the_seed_is_shown_after_the_end_and_the_commitment_before() {
        let mut sitting = sitting(77);
        let commitment = shown(&sitting).commitment;
        while !sitting.game().deal().is_over() {
            let now = shown(&sitting);
            assert_eq!(now.seed, None);
            assert!(now.settlement.is_none());
            for seat in sitting.game().deal().awaiting().iter() {
                let first = sitting.game().deal().view(seat).legal[0];
                sitting.act(seat, first).expect("legal");
            }
        }
        let end = shown(&sitting);
        assert_eq!(end.seed.as_deref(), Some("4d"));
        assert_eq!(end.commitment, commitment);
        assert_eq!(end.settlement, sitting.game().deal().settlement());
        assert_eq!(end.turn(), None);
    }

    #[test]
    fn what_a_seat_did_stays_until_it_acts_again() {
        let mut sitting = sitting(3);
        let mut lasts = [None; PLAYERS];
        Last::follow(&mut lasts, &sitting.history(), sitting.person());
        let mut acted = 0;
        while acted < 30 && !sitting.game().deal().is_over() {
            let deal = sitting.game().deal();
            let seat = deal.awaiting().iter().next().expect("somebody is asked");
            let action = *deal.view(seat).legal.last().expect("asked");
            let before = lasts;
            let events = sitting.act(seat, action).expect("legal");
            Last::follow(&mut lasts, &events, sitting.person());
            for player in 0..PLAYERS {
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
        let mut again = [None; PLAYERS];
        Last::follow(&mut again, &sitting.history(), sitting.person());
        assert_eq!(again, lasts);
    }

    #[test]
    fn while_an_answer_is_given_by_itself_no_question_is_put() {
        let sitting = sitting(3);
        assert!(shown(&sitting).question.is_some());
        let pending = Shown::of(&sitting, [None; PLAYERS], true);
        assert_eq!(pending.question, None);
        assert!(!pending.may_discard());
        assert!(pending.offers.iter().all(|offer| offer.state.is_err()));
    }
}

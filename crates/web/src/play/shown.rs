//! All that the table view shows at one moment, made from what the person may know.

use super::calls;
use super::circle::{Circle, SIDES};
use super::last::Last;
use super::offers::{Offer, offers, question, said_why};
use super::passes::{self, Exchanged, chosen as picked_so_far};
use super::place::keeps_ledger;
use super::said::Said;
use super::sitting::{Score, Sitting};
use sparrows_engine::rules::sichuan::{Standing, standing};
use sparrows_engine::table::{Ending, Phase, SetUp, Source, WinAccount};
use sparrows_engine::{
    Action, ActionKind, BySeat, Kind, Rules, Seat, Settlement, Suit, TileId, View,
};

/// What is shown at one moment.
#[derive(Clone, Debug)]
pub struct Shown {
    /// What the person may know.
    pub view: View,
    /// What each seat did last, by side of the table.
    pub lasts: [Option<Last>; SIDES],
    /// The running score before this deal, or with it once it is over.
    pub score: Score,
    /// The buttons.
    pub offers: Vec<Offer>,
    /// What is asked of the person.
    pub question: Option<Said>,
    /// SHA-256 of seed and options.
    pub commitment: String,
    /// Why tiles of the hand that cannot be discarded now cannot.
    pub no_discard: Option<Said>,
    /// The exchange just made before play, while it is news.
    pub exchange: Option<Exchanged>,
    /// Who stopped the Charleston, or that the courtesy moved nothing, while it is news.
    pub told: Vec<Said>,
    /// Whether the person could win at this point.
    pub wins_now: bool,
    /// The hand of the card that they would win with, and its value.
    pub win_card: Option<Said>,
    /// The wins so far.
    pub wins: Vec<WinAccount>,
    /// How each player who has not won stood when the wall was empty (SC-5.4).
    pub standings: [Option<Standing>; SIDES],
    /// The account, once the deal is over.
    pub settlement: Option<Settlement>,
    /// The seed in hexadecimal, once the deal is over; none of a deal laid out by hand.
    pub seed: Option<String>,
}

impl Shown {
    /// What is to be shown of a sitting. While `pending`, an answer is being given for the person
    /// (they asked for that), and no question is put.
    #[must_use]
    pub fn of(sitting: &Sitting, mut lasts: [Option<Last>; SIDES], pending: bool) -> Self {
        let deal = sitting.game().deal();
        let (person, circle) = (sitting.person(), sitting.circle());
        let mut view = sitting.view();
        // To tell the history is to play the deal again: only while something of it is news.
        let news = match view.phase {
            Phase::SetUp { .. } => true,
            Phase::Turn(turn) => turn.source == Source::Dealt,
            _ => false,
        };
        let history = if news { sitting.history() } else { Vec::new() };
        if matches!(view.phase, Phase::SetUp { step } if step != SetUp::Bet) {
            // All choose at once, and nobody's choice is shown before the last.
            for (side, last) in lasts.iter_mut().enumerate() {
                if !circle.is_person(circle.at_side(side)) {
                    let word = "event-short-choosing";
                    *last = Some(Last { word, tile: None });
                }
            }
        }
        let barred = |tile: &TileId| !view.legal.contains(&Action::Discard(*tile));
        let no_discard = view
            .hand
            .iter()
            .find(barred)
            .map(|tile| said_why(deal.why_illegal(person, Action::Discard(tile))));
        let standings = if keeps_ledger(view.options.rules()) && deal.ending() == Some(Ending::Wall)
        {
            circle.by_side(&BySeat::from_fn(|seat| standing(deal, seat)))
        } else {
            [None; SIDES]
        };
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
            no_discard,
            exchange: Exchanged::shown(view.options.rules(), view.phase, &history, circle),
            told: passes::stopped(view.phase, &history, circle)
                .into_iter()
                .chain(passes::no_courtesy(sitting.game(), view.phase, person))
                .collect(),
            wins_now: sitting.wins_now(),
            win_card: calls::win_card(deal, person),
            wins: deal.wins().iter().map(|win| deal.account(win)).collect(),
            standings,
            commitment: sitting.game().header().commitment(),
            settlement: deal.settlement(),
            seed: sitting
                .seed()
                .filter(|_| deal.is_over())
                .map(|seed| seed.to_string()),
            view,
        }
    }

    /// The side of the table whose turn it is; none while a tile can be claimed or after the end.
    #[must_use]
    pub fn turn(&self) -> Option<usize> {
        let turn = self.view.turn()?;
        Some(self.circle().side(turn.seat))
    }

    /// Whether the person may discard now.
    #[must_use]
    pub fn may_discard(&self) -> bool {
        let discards = |action: &Action| action.kind() == ActionKind::Discard;
        self.view.legal.iter().any(discards)
    }

    /// What a button does with what is chosen in the hand, or why it cannot be done.
    ///
    /// # Errors
    /// The reason, for the person.
    pub fn state(
        &self,
        offer: &Offer,
        chosen: Option<TileId>,
        picked: &[TileId],
    ) -> Result<Action, Said> {
        match (&self.view.pick, chosen) {
            (Some(pick), _) if pick.action == offer.kind => pick
                .action(picked)
                .ok_or_else(|| picked_so_far(pick, picked.len())),
            (None, Some(tile)) if offer.kind == ActionKind::Discard && self.may_discard() => {
                let discard = Action::Discard(tile);
                match self.barred(tile, &[]) {
                    Some(why) => Err(why),
                    None if self.view.legal.contains(&discard) => Ok(discard),
                    None => offer.state.clone(),
                }
            }
            _ => offer.state.clone(),
        }
    }

    /// Why a tile of the hand cannot be chosen beside those picked, or not discarded; none where it
    /// can, and where the hand is not asked.
    #[must_use]
    pub fn barred(&self, tile: TileId, picked: &[TileId]) -> Option<Said> {
        if let Some(pick) = &self.view.pick {
            let mut with = picked.to_vec();
            with.push(tile);
            if picked.contains(&tile) || pick.leads_on(&with) {
                None
            } else if tile.kind() == Kind::JOKER {
                Some(Said::new("why-joker-passed"))
            } else if picked.len() < usize::from(pick.max) {
                Some(Said::new("why-not-one-suit"))
            } else {
                Some(picked_so_far(pick, picked.len()))
            }
        } else if self.may_discard()
            && self.view.hand.contains(tile)
            && !self.view.legal.contains(&Action::Discard(tile))
        {
            self.no_discard.clone()
        } else {
            None
        }
    }

    /// The rules of the table.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.view.options.rules()
    }

    /// The suit that the player at a side of the table does without, once it is shown.
    #[must_use]
    pub fn missing(&self, side: usize) -> Option<Suit> {
        self.view.players[self.seat(side)].missing
    }

    /// Whether a tile of the person's is of the suit that they do without.
    #[must_use]
    pub fn is_missing(&self, tile: TileId) -> bool {
        let suit = self.missing(0);
        suit.is_some() && tile.kind().suit() == suit
    }

    /// The win at a side of the table, where play goes on after it or the deal is over.
    #[must_use]
    pub fn win_of(&self, side: usize) -> Option<&WinAccount> {
        let seat = self.seat(side);
        self.wins.iter().find(|account| account.win.seat == seat)
    }

    /// Whether the person has nothing more to decide in a deal that goes on.
    #[must_use]
    pub fn watches(&self) -> bool {
        let over = matches!(self.view.phase, Phase::Over { .. });
        let out = if self.bets() {
            self.view.bet.is_some()
        } else {
            !self.view.players[self.view.seat].playing
        };
        out && !over
    }

    /// The players, as the person counts them.
    #[must_use]
    pub fn circle(&self) -> Circle {
        Circle::of(&self.view)
    }

    /// Whether the person sits out this deal and bets (AM-8.1).
    #[must_use]
    pub fn bets(&self) -> bool {
        self.view.seat == Seat::Bettor
    }

    /// Whether the hand at a side of the table is dead (AM-7.4).
    #[must_use]
    pub fn is_dead(&self, side: usize) -> bool {
        self.view.is_dead(self.seat(side))
    }

    /// The seat at a side of the table.
    #[must_use]
    pub fn seat(&self, side: usize) -> Seat {
        self.circle().at_side(side)
    }

    /// The message that names the player at a side of the table.
    #[must_use]
    pub fn name(&self, side: usize) -> &'static str {
        let circle = self.circle();
        circle.name(circle.at_side(side))
    }

    /// The running score of the player at a seat.
    #[must_use]
    pub fn sum_of(&self, seat: Seat) -> i64 {
        self.score.of(self.circle().player(seat))
    }

    /// Whether the person sits at a side of the table.
    #[must_use]
    pub fn is_person(&self, side: usize) -> bool {
        self.circle().is_person(self.seat(side))
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
        Shown::of(sitting, [None; SIDES], false)
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
    fn the_discard_follows_the_chosen_tile() {
        let shown = shown(&sitting(3));
        let held = shown.view.hand.iter().next().expect("a hand");
        let other = TileId::all()
            .find(|tile| !shown.view.hand.contains(*tile))
            .expect("a tile of another");
        let discard = shown.offers.last().expect("there are buttons");
        assert_eq!(
            shown.state(discard, Some(held), &[]),
            Ok(Action::Discard(held))
        );
        assert!(shown.state(discard, Some(other), &[]).is_err());
        assert!(shown.state(discard, None, &[]).is_err());
        assert!(shown.state(&shown.offers[0], Some(held), &[]).is_err());
    }

    fn sichuan(exchange: bool) -> Sitting {
        let mut options = sparrows_engine::options::Options::new(Rules::Sichuan);
        options
            .set_text("exchange_three", &exchange.to_string())
            .expect("an option");
        let table = Table::new(options).expect("they go together");
        Sitting::new(table, 7.into(), usual_level())
    }

    fn all_answer(sitting: &mut Sitting) {
        for seat in sitting.game().deal().awaiting().iter() {
            let deal = sitting.game().deal();
            let (view, seed) = (deal.view(seat), deal.bot_seed(seat));
            let action = usual_level().bot().decide(&view, seed);
            sitting.act(seat, action).expect("legal");
        }
    }

    #[test]
    fn three_tiles_are_picked_and_what_does_not_go_with_them_says_why() {
        let shown = shown(&sichuan(true));
        let of = |suit| {
            let tiles = shown.view.hand.iter();
            tiles.filter(move |tile| tile.kind().suit() == Some(suit))
        };
        let suit = Suit::ALL
            .into_iter()
            .max_by_key(|suit| of(*suit).count())
            .expect("a suit");
        let tiles: Vec<TileId> = of(suit).collect();
        let pick = shown.view.pick.expect("tiles are asked for");
        let [confirm] = shown.offers.as_slice() else {
            panic!("one button");
        };
        for count in 0..3 {
            let picked = &tiles[..count];
            let why = shown.state(confirm, None, picked).expect_err("too few");
            assert_eq!(why, picked_so_far(&pick, count));
            assert_eq!(shown.barred(tiles[count], picked), None);
        }
        let (three, fourth) = (&tiles[..3], tiles[3]);
        assert!(matches!(
            shown.state(confirm, None, three),
            Ok(Action::ExchangeThree(_))
        ));
        assert_eq!(shown.barred(fourth, three), Some(picked_so_far(&pick, 3)));
        assert_eq!(
            shown.barred(three[0], three),
            None,
            "what is picked can be laid down"
        );
        let other = shown
            .view
            .hand
            .iter()
            .find(|tile| tile.kind().suit() != Some(suit));
        let why = shown.barred(other.expect("another suit"), &three[..1]);
        assert_eq!(why.expect("it does not go").id, "why-not-one-suit");
    }

    #[test]
    fn the_exchange_is_shown_until_the_suits_are() {
        let mut sitting = sichuan(true);
        let before = sitting.view().hand;
        assert!(shown(&sitting).exchange.is_none());
        all_answer(&mut sitting);
        let now = shown(&sitting);
        let exchange = now.exchange.expect("the exchange has been made");
        assert_eq!((exchange.gave.len(), exchange.got.len()), (3, 3));
        let (to, from) = exchange.between.expect("no pool");
        assert_eq!(to + from, SIDES);
        assert!(exchange.gave.iter().all(|tile| before.contains(tile)));
        assert!(exchange.got.iter().all(|tile| now.view.hand.contains(tile)));
        assert_eq!(now.offers.len(), 3);
        assert!(now.lasts[1..].iter().all(Option::is_some));
        all_answer(&mut sitting);
        let play = shown(&sitting);
        assert!(play.exchange.is_none());
        assert!((0..SIDES).all(|player| play.missing(player).is_some()));
    }

    #[test]
    fn while_the_missing_suit_is_held_other_tiles_say_why_they_stay() {
        let mut sitting = sichuan(false);
        all_answer(&mut sitting);
        let shown = shown(&sitting);
        let mut held = 0;
        for tile in shown.view.hand.iter() {
            let why = shown.barred(tile, &[]).map(|why| why.id);
            if shown.is_missing(tile) {
                held += 1;
                assert_eq!(why, None);
            } else {
                assert_eq!(why.as_deref(), Some("why-missing-suit-first"));
            }
        }
        assert!(held > 0, "this hand holds some");
    }

    #[test]
    fn while_an_answer_is_given_by_itself_no_question_is_put() {
        let sitting = sitting(3);
        assert!(shown(&sitting).question.is_some());
        let pending = Shown::of(&sitting, [None; SIDES], true);
        assert_eq!(pending.question, None);
        assert!(!pending.may_discard());
        assert!(pending.offers.iter().all(|offer| offer.state.is_err()));
    }
}

//! The steady player at the Sichuan table.

mod danger;
mod prospects;
mod set_up;

use super::choice::{self, Offer};
use super::danger::Danger;
use super::hand::Hand;
use prospects::Prospects;
use sparrows_engine::rules::sichuan::ready_value;
use sparrows_engine::table::{Phase, Window};
use sparrows_engine::{Action, Counts, Kind, MeldKind, View};

/// The part of a kong's fees that is kept: without a win they go back at the end of the wall.
const FEES_KEPT: f32 = 0.6;
/// With so few tiles left in the wall, being ready at its end begins to count.
const END_IN_SIGHT: u8 = 16;

/// The decision that promises most.
pub(super) fn decide(view: &View) -> Action {
    if let Some(pick) = view.pick {
        return set_up::exchange(view, &pick);
    }
    choice::best(view, |offer| match view.phase {
        Phase::SetUp { .. } => set_up::missing_suit(view, offer),
        Phase::Window(window) => Player::new(view).weigh_claims(window, offer),
        _ => Player::new(view).weigh_turn(offer),
    })
}

/// A seat that weighs its decisions.
struct Player<'a> {
    view: &'a View,
    hand: Hand,
    danger: Danger,
    /// Opponents still in the deal.
    opponents: f32,
}

impl<'a> Player<'a> {
    fn new(view: &'a View) -> Self {
        let unseen = view.unseen();
        let missing = view.players[view.seat].missing;
        let opponents = view
            .seat
            .others()
            .filter(|&seat| view.players[seat].playing)
            .count();
        Self {
            view,
            hand: Hand::of(view, &unseen).doing_without(missing),
            danger: danger::of(view, &unseen),
            opponents: opponents as f32,
        }
    }

    fn prospects(&self, hand: &Hand, draws: u8) -> Prospects {
        Prospects::new(hand, self.view.wall, draws, self.opponents)
    }

    /// Points to expect of a hand as it is.
    fn expected(&self, hand: &Hand, draws: u8) -> f32 {
        self.prospects(hand, draws).now(hand).expected() + self.ready_bonus(hand)
    }

    /// Points to expect after a discard of this kind, less what the discard may cost.
    fn after_discard(&self, hand: &Hand, prospects: &Prospects, kind: Kind) -> f32 {
        let rest = hand.without(kind.index());
        let expected = prospects.after_discard(&rest, kind).expected() + self.ready_bonus(&rest);
        self.danger.risked(expected, kind.index())
    }

    /// Near the end of the wall: what a ready hand is paid, and does not pay (SC-5.4).
    fn ready_bonus(&self, hand: &Hand) -> f32 {
        let wall = self.view.wall;
        if wall >= END_IN_SIGHT || self.still_holds_missing() {
            return 0.0;
        }
        let mut counts: Counts = [0; Kind::NUM];
        counts[..Kind::NUM_PLAIN].copy_from_slice(&hand.held);
        let missing = self.view.players[self.view.seat].missing;
        let value = ready_value(&counts, &hand.melds, missing, &self.view.options);
        let near = 1.0 - f32::from(wall) / f32::from(END_IN_SIGHT);
        value.map_or(0.0, |value| near * (2.0 + value as f32))
    }

    /// More tiles of the missing suit than the discard to come takes away.
    fn still_holds_missing(&self) -> bool {
        let missing = self.view.players[self.view.seat].missing;
        self.view
            .hand
            .iter()
            .filter(|t| t.kind().suit() == missing)
            .count()
            > 1
    }

    fn weigh_turn(&self, offer: Offer<'_>) {
        let prospects = self.prospects(&self.hand, 0);
        for &action in &self.view.legal {
            match action {
                Action::ConcealedKong(kind) => {
                    let hand = self.hand.lay(MeldKind::ConcealedKong, kind, &[kind; 4]);
                    let fees = 2.0 * self.opponents * FEES_KEPT;
                    offer(action, self.expected(&hand, 1) + fees);
                }
                Action::AddedKong(tile) => {
                    let kind = tile.kind();
                    let hand = self.hand.lay(MeldKind::Kong, kind, &[kind]);
                    let value = self.expected(&hand, 1) + self.opponents * FEES_KEPT;
                    offer(action, self.danger.risked(value, kind.index()));
                }
                Action::Discard(tile) => {
                    offer(
                        action,
                        self.after_discard(&self.hand, &prospects, tile.kind()),
                    );
                }
                _ => {}
            }
        }
    }

    fn weigh_claims(&self, window: Window, offer: Offer<'_>) {
        let kind = window.tile.kind();
        for &action in &self.view.legal {
            match action {
                Action::Pass => offer(action, self.expected(&self.hand, 0)),
                Action::Kong => {
                    let hand = self.hand.lay(MeldKind::Kong, kind, &[kind; 3]);
                    offer(action, self.expected(&hand, 1) + 2.0 * FEES_KEPT);
                }
                Action::Pung => {
                    let hand = self.hand.lay(MeldKind::Pung, kind, &[kind; 2]);
                    offer(action, self.best_discard(&hand));
                }
                _ => {}
            }
        }
    }

    /// The best that a hand with a tile too many can do.
    fn best_discard(&self, hand: &Hand) -> f32 {
        let prospects = self.prospects(hand, 0);
        let missing = self.view.players[self.view.seat].missing;
        let of_missing = self
            .view
            .hand
            .iter()
            .find(|tile| tile.kind().suit() == missing);
        if let Some(tile) = of_missing {
            return self.after_discard(hand, &prospects, tile.kind());
        }
        Kind::plain()
            .filter(|kind| hand.held[kind.index()] > 0)
            .map(|kind| self.after_discard(hand, &prospects, kind))
            .fold(f32::NEG_INFINITY, f32::max)
    }
}

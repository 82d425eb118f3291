//! The steady player at the Hong Kong table.

mod danger;
mod honors;
mod prospects;
mod worth;

use super::choice::{self, Offer};
use super::danger::Danger;
use super::hand::Hand;
use super::outlook::Outlook;
use arrayvec::ArrayVec;
use prospects::Prospects;
use sparrows_engine::rules::hong_kong::HongKongOptions;
use sparrows_engine::table::{Phase, Window};
use sparrows_engine::{Action, Counts, Kind, MeldKind, View};
use worth::Worth;

/// The decision that promises most.
pub(super) fn decide(view: &View) -> Action {
    choice::best(view, |offer| {
        let player = Player::new(view);
        match view.phase {
            Phase::Window(window) => player.weigh_claims(window, offer),
            _ => player.weigh_turn(offer),
        }
    })
}

/// A seat that weighs its decisions.
struct Player<'a> {
    view: &'a View,
    hand: Hand,
    unseen: Counts,
    danger: Danger,
    quads: bool,
}

impl<'a> Player<'a> {
    fn new(view: &'a View) -> Self {
        let unseen: Counts = view.unseen();
        Self {
            view,
            hand: Hand::of(view, &unseen),
            danger: danger::of(view, &unseen),
            unseen,
            quads: HongKongOptions::of(&view.options).seven_pairs_quads,
        }
    }

    /// The worths to look at a hand with: claims allowed and, while nothing is claimed, none.
    fn worths(&self, hand: &Hand, draws: u8) -> ArrayVec<Worth, 2> {
        let ways_to_go = if hand.is_concealed() {
            &[false, true][..]
        } else {
            &[false]
        };
        let worth = |&closed: &bool| Worth::new(self.view, &self.unseen, closed, draws);
        ways_to_go.iter().map(worth).collect()
    }

    /// Value to expect of a hand without a discard.
    fn expected(&self, hand: &Hand, draws: u8) -> f32 {
        let worths = self.worths(hand, draws);
        let outlooks = worths
            .iter()
            .map(|worth| Prospects::new(hand, worth, self.quads).now());
        outlooks.map(Outlook::expected).fold(0.0, f32::max)
    }

    /// Value to expect after a discard of each kind, less what the discard may cost.
    fn discards(&self, hand: &Hand) -> [Option<f32>; Kind::NUM_PLAIN] {
        let mut best = [None; Kind::NUM_PLAIN];
        for worth in &self.worths(hand, 0) {
            let after = Prospects::new(hand, worth, self.quads).after_discards();
            for (kind, outlook) in after.into_iter().enumerate() {
                if let Some(outlook) = outlook {
                    let value = self.danger.risked(outlook.expected(), kind);
                    best[kind] = Some(best[kind].map_or(value, |best: f32| best.max(value)));
                }
            }
        }
        best
    }

    /// The best that a hand with a tile too many can do.
    fn best_discard(&self, hand: &Hand) -> f32 {
        self.discards(hand)
            .into_iter()
            .flatten()
            .fold(f32::NEG_INFINITY, f32::max)
    }

    fn weigh_turn(&self, offer: Offer<'_>) {
        let discards = self.discards(&self.hand);
        for &action in &self.view.legal {
            match action {
                Action::ConcealedKong(kind) => {
                    let hand = self.hand.lay(MeldKind::ConcealedKong, kind, &[kind; 4]);
                    offer(action, self.expected(&hand, 1));
                }
                Action::AddedKong(tile) => {
                    let kind = tile.kind();
                    let hand = self.hand.lay(MeldKind::Kong, kind, &[kind]);
                    offer(
                        action,
                        self.danger.risked(self.expected(&hand, 1), kind.index()),
                    );
                }
                _ => {}
            }
        }
        for &action in &self.view.legal {
            if let Action::Discard(tile) = action
                && let Some(value) = discards[tile.kind().index()]
            {
                offer(action, value);
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
                    offer(action, self.expected(&hand, 1));
                }
                Action::Pung => {
                    let hand = self.hand.lay(MeldKind::Pung, kind, &[kind; 2]);
                    offer(action, self.best_discard(&hand));
                }
                Action::Chow(with) => {
                    let kinds: [Kind; 2] = with.map(|tile| tile.kind());
                    let first = kinds[0].min(kinds[1]).min(kind);
                    let hand = self.hand.lay(MeldKind::Chow, first, &kinds);
                    offer(action, self.best_discard(&hand));
                }
                _ => {}
            }
        }
    }
}

//! Taking what promises most.

use sparrows_engine::{Action, View};

/// Where decisions are offered with what each is worth.
pub(super) type Offer<'a> = &'a mut dyn FnMut(Action, f32);

/// The decision worth most of those that are weighed; the earlier of equals. What leaves no choice is
/// not weighed, and a win never declined. Where nothing is weighed, the first legal decision.
pub(super) fn best(view: &View, weigh: impl FnOnce(Offer<'_>)) -> Action {
    if let [only] = view.legal.as_slice() {
        return *only;
    }
    if view.legal.contains(&Action::Win) {
        return Action::Win;
    }
    let mut best: Option<(Action, f32)> = None;
    weigh(&mut |action, value| {
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    });
    best.map(|(action, _)| action)
        .or_else(|| view.legal.first().copied())
        .unwrap_or(Action::Pass)
}

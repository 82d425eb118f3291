//! The steady player at the American table.

mod danger;
mod set_up;
mod worth;

use danger::Danger;
use sparrows_engine::card::PlayedCard;
use sparrows_engine::table::{Phase, SetUp};
use sparrows_engine::{Action, FaceMeld, Meld, View};
use worth::{Hand, Odds};

/// A call must promise so much more than passing: it shows a group and narrows the hand.
const CALL: f32 = 1.1;
/// How much what a discard may cost weighs against what the hand promises.
const CAUTION: f32 = 0.35;

/// The decision that promises most.
pub(super) fn decide(view: &View) -> Action {
    let Some(card) = view.card.as_deref() else {
        return view.legal.first().copied().unwrap_or(Action::Pass);
    };
    if let Some(pick) = view.pick {
        return set_up::give(view, card, &pick);
    }
    match view.phase {
        Phase::SetUp {
            step: SetUp::Charleston,
        } => set_up::vote(view, card),
        Phase::SetUp { step: SetUp::Bet } => set_up::bet(view, card),
        Phase::SetUp { .. } => *view.legal.first().unwrap_or(&Action::Pass),
        Phase::Window(window) => answer(view, card, window.tile.kind()),
        _ => play(view, card),
    }
}

/// Answers a discard: a win, a call that brings the hand on, or nothing.
fn answer(view: &View, card: &PlayedCard, tile: sparrows_engine::Kind) -> Action {
    let hand = Hand::of(view);
    if view.legal.contains(&Action::Win) && hand.clone().with(tile).is_complete(card) {
        return Action::Win;
    }
    let odds = Odds::of(view, card);
    let mut best = (Action::Pass, odds.expected(&hand) * CALL);
    for &action in &view.legal {
        let Action::Expose(with) = action else {
            continue;
        };
        let shown = hand
            .clone()
            .showing(tile, with.iter().map(|tile| tile.kind()));
        let value = after_best_discard(view, &odds, &shown);
        if value > best.1 {
            best = (action, value);
        }
    }
    best.0
}

/// What a hand with a tile too many promises after its best discard.
fn after_best_discard(view: &View, odds: &Odds<'_>, hand: &Hand) -> f32 {
    let (forms, _) = odds.candidates(hand);
    let kinds = view.hand.iter().map(|tile| tile.kind());
    kinds
        .filter(|&kind| *hand != hand.clone().without(kind))
        .map(|kind| odds.over(&forms, &hand.clone().without(kind)))
        .fold(0.0, f32::max)
}

/// Plays a turn: a win, a provable challenge, an exchange that helps, a discard.
fn play(view: &View, card: &PlayedCard) -> Action {
    let hand = Hand::of(view);
    if view.legal.contains(&Action::Win) && hand.is_complete(card) {
        return Action::Win;
    }
    let dead = view.legal.iter().find(|action| match action {
        Action::Challenge(target) => !is_possible(view, card, *target),
        _ => false,
    });
    if let Some(challenge) = dead {
        return *challenge;
    }
    let odds = Odds::of(view, card);
    let (forms, now) = odds.candidates(&hand);
    let mut best: Option<(Action, f32)> = None;
    for &action in &view.legal {
        if let Action::Exchange { tile, .. } = action {
            let after = hand
                .clone()
                .without(tile.kind())
                .with(sparrows_engine::Kind::JOKER);
            let value = odds.expected(&after);
            if value >= now && best.is_none_or(|(_, most)| value > most) {
                best = Some((action, value));
            }
        }
    }
    if let Some((exchange, _)) = best {
        return exchange;
    }
    let danger = Danger::of(view, card);
    for &action in &view.legal {
        let Action::Discard(tile) = action else {
            continue;
        };
        let kind = tile.kind();
        let value =
            odds.over(&forms, &hand.clone().without(kind)) - CAUTION * danger.of_discard(kind);
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((action, value));
        }
    }
    best.map(|(action, _)| action)
        .or_else(|| view.legal.first().copied())
        .unwrap_or(Action::Pass)
}

/// Whether a hand can still win as far as public tiles tell (AM-7.3).
fn is_possible(view: &View, card: &PlayedCard, target: sparrows_engine::Seat) -> bool {
    let public = view.public_tiles();
    let melds: arrayvec::ArrayVec<FaceMeld, 4> =
        view.players[target].melds.iter().map(Meld::faces).collect();
    card.is_possible(&melds, &public)
}

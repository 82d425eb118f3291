//! Which hand of the card fourteen tiles are, and what it pays (AM-6.1, AM-6.3).

use super::AmericanOptions;
use crate::analysis::Reading;
use crate::card::{PlayedCard, PlayedForm, Rack};
use crate::rules::{NoWin, Score, Winning};
use crate::table::Table;
use arrayvec::ArrayVec;

/// The one category that has a meaning.
const SINGLES_PAIRS: &str = "singles-pairs";

/// The hand with the highest payment; of equal ones the first on the card.
pub(super) fn score(win: &Winning, table: &Table) -> Result<Score, NoWin> {
    let card = table.card().ok_or(NoWin::NotAHand)?;
    let rack = Rack::of(&win.concealed);
    let jokerless = rack.jokers == 0 && win.melds.iter().all(|meld| meld.jokers == 0);
    let options = AmericanOptions::of(table.options());
    let mut best: Option<(i32, &PlayedForm)> = None;
    let mut was_closed = false;
    for form in card.forms_of(&rack, &win.melds) {
        if !form.is_made_of(&rack, &win.melds) {
            continue;
        }
        if form.is_closed_to(&win.melds) {
            was_closed = true;
            continue;
        }
        let points = points(card, form, jokerless, options);
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, form));
        }
    }
    let Some((base, form)) = best else {
        return Err(if was_closed {
            NoWin::ConcealedOnly
        } else {
            NoWin::NotAHand
        });
    };
    Ok(Score {
        reading: Reading::Card {
            hand: form.hand,
            line: form.line,
            jokerless,
        },
        patterns: ArrayVec::new(),
        sum: 0,
        total: 0,
        base,
    })
}

/// What the form pays once: its value, doubled where it is jokerless (AM-6.3).
fn points(card: &PlayedCard, form: &PlayedForm, jokerless: bool, options: AmericanOptions) -> i32 {
    let Some(hand) = card.hand(form.hand) else {
        return 0;
    };
    let counts = options.jokerless_singles_pairs || hand.category != SINGLES_PAIRS;
    i32::from(hand.value) * if jokerless && counts { 2 } else { 1 }
}

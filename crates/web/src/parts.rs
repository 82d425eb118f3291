//! The views that come later, and what they wait for.

use crate::later::{after, draw};
use crate::{card, i18n, rules_view, settings};
use leptos::prelude::*;

/// The full rules, which need their words as well.
pub fn rules() -> AnyView {
    let rules = || draw(rules_view::fetch(), rules_view::rules);
    after(Box::pin(i18n::fetch_sheets()), rules)
}

/// The card.
pub fn card() -> AnyView {
    draw(card::fetch(), card::card)
}

/// The settings.
pub fn settings() -> AnyView {
    draw(settings::fetch(), settings::settings)
}

/// Fetches the file and the words of rule sheets, so that nobody waits for them later and the game
/// goes on without a connection.
pub async fn fetch() {
    // All parts are in one file. Where something does not come, whoever needs it asks again and
    // says so.
    let _ = settings::fetch().await;
    let _ = i18n::fetch_sheets().await;
}

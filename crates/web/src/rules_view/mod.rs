//! The full rules of a table.

use crate::app::Heading;
use leptos::prelude::*;

/// The view.
#[component]
pub fn RulesView() -> impl IntoView {
    view! { <Heading id="rules-hk" /> }
}

//! The view of a deal at a table.

use crate::app::Heading;
use leptos::prelude::*;

/// The view.
#[component]
pub fn TableView() -> impl IntoView {
    view! { <Heading id="nav-table" /> }
}

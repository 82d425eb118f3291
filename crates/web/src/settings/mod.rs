//! The view of all preferences.

use crate::app::Heading;
use leptos::prelude::*;

/// The view.
#[component]
pub fn SettingsView() -> impl IntoView {
    view! { <Heading id="setting-title" /> }
}

//! The heading of every view, and where the focus goes.

use crate::i18n::t;
use leptos::prelude::*;

/// The heading of every view has this id: the skip link and a change of view lead there.
pub const HEADING: &str = "heading";

/// Leads to the heading of the view.
pub fn focus_heading() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus(HEADING);
}

/// Moves the focus, and with it what is in sight, to the element with this id, if there is one.
pub fn focus(id: &str) {
    use leptos::wasm_bindgen::JsCast;
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|e| e.dyn_into::<web_sys::HtmlElement>().ok()) {
        element.scroll_into_view();
        // Fails only for an element that has gone.
        let _ = element.focus();
    }
}

/// The heading of a view.
#[component]
pub fn Heading(
    /// The id of its text.
    #[prop(into)]
    id: Signal<&'static str>,
) -> impl IntoView {
    view! {
        <h1 id=HEADING tabindex="-1">
            {move || t(id.get())}
        </h1>
    }
}

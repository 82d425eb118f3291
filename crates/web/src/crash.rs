//! What happens when the program fails all the same: never a blank page.
//!
//! The words for it stand in `index.html`, in every language, because they must be readable even
//! when nothing of the program runs.

use std::panic;

/// On the page: writes panics to the console and reveals the note in `index.html`.
pub fn show_on_page() {
    panic::set_hook(Box::new(|info| {
        console_error_panic_hook::hook(info);
        show();
    }));
}

/// Reveals the note in `index.html`.
pub fn show() {
    set_hidden("broken", false);
    set_hidden("loading", true);
}

/// In the worker: writes panics to the console; the page hears of them by the worker's `error`.
pub fn log_only() {
    panic::set_hook(Box::new(console_error_panic_hook::hook));
}

/// Hides the sign that the page is loading.
pub fn end_loading() {
    set_hidden("loading", true);
}

fn set_hidden(id: &str, hidden: bool) {
    let element = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(id));
    if let Some(element) = element {
        // Neither can fail: "hidden" is a valid attribute name.
        let _ = element.toggle_attribute_with_force("hidden", hidden);
    }
}

//! Sparrows in the browser.
//!
//! One WebAssembly module serves twice: on the page ([`main_page`]) and in a dedicated worker
//! ([`main_worker`], [`worker_answer`]) where the computer players think, so that the table never
//! freezes. The small scripts in `assets/` start each.
//!
//! Everything that does not need a browser ([`route`], [`store`] over any
//! [`Backend`](store::Backend), [`worker::answer`]) also runs and is tested natively.

pub mod address;
pub mod app;
pub mod card;
mod crash;
mod fetch;
pub mod heading;
pub mod i18n;
mod later;
pub mod look;
pub mod notices;
mod parts;
pub mod play;
pub mod prefs;
pub mod route;
pub mod rules_view;
pub mod settings;
pub mod store;
pub mod table;
pub mod tile;
pub mod worker;
pub mod worker_client;

use wasm_bindgen::prelude::wasm_bindgen;

/// Draws the page into the document; called once, by `assets/main.js`.
#[wasm_bindgen]
pub fn main_page() {
    crash::show_on_page();
    leptos::mount::mount_to_body(app::Start);
}

/// Prepares the module inside the worker; called once, by `assets/worker.js`.
#[wasm_bindgen]
pub fn main_worker() {
    crash::log_only();
}

/// Answers one request of the page, text in and out; see [`worker::answer`].
#[wasm_bindgen]
#[must_use]
pub fn worker_answer(request: &str) -> String {
    worker::answer(request)
}

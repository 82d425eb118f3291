//! Ways out of the page and in: addresses, files.

use super::ui::{button, click, tr};
use crate::i18n::t_with;
use crate::notices;
use crate::play::Play;
use crate::store::{Backend, Browser};
use leptos::prelude::*;
use sparrows_text::Arg;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

/// A link that holds a text, to be saved as a file.
pub fn data_link(text: &str) -> String {
    let encoded = String::from(js_sys::encode_uri_component(text));
    format!("data:application/x-ndjson;charset=utf-8,{encoded}")
}

/// What is kept under a full key.
pub fn kept_text(key: &str) -> Option<String> {
    Browser.get(key).ok().flatten()
}

/// Copies the address of the deal and says so.
fn copy_address(play: Play) {
    let Some(link) = play.link() else { return };
    leptos::task::spawn_local(async move {
        let clipboard = window().navigator().clipboard();
        match JsFuture::from(clipboard.write_text(&link)).await {
            Ok(_) => notices::done("table-copied"),
            Err(_) => notices::give(notices::Level::Warning, move || {
                t_with("table-copy-failed", &[("address", Arg::Str(&link))])
            }),
        }
    });
}

/// Reads the file chosen and opens the deal in it.
fn open_file(play: Play, event: &web_sys::Event, done: impl FnOnce() + 'static) {
    let input = event
        .target()
        .and_then(|t| t.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(input) = input else { return };
    let Some(file) = input.files().and_then(|files| files.get(0)) else {
        return;
    };
    leptos::task::spawn_local(async move {
        let text = JsFuture::from(file.text()).await;
        // The same file can be chosen again.
        input.set_value("");
        play.import(
            &text
                .ok()
                .and_then(|text| text.as_string())
                .unwrap_or_default(),
        );
        done();
    });
}

/// A link that saves a file.
pub fn file_link(name: String, data: String, label: Signal<String>) -> AnyView {
    view! {
        <a class="button" download=name href=data>
            {label}
        </a>
    }
    .into_any()
}

/// Buttons that share the deal and save it to a file.
pub fn share_buttons(play: Play) -> Vec<AnyView> {
    let short: String = play
        .shown
        .with_untracked(|shown| shown.commitment.chars().take(8).collect());
    let record = data_link(&play.record());
    let mut buttons = Vec::new();
    if play.link().is_some() {
        let copy = click(move || copy_address(play));
        buttons.push(button("button", tr("table-share"), copy));
    }
    let name = format!("sparrows-{short}.jsonl");
    buttons.push(file_link(name, record, tr("keep-export")));
    buttons
}

/// The control that opens a deal from a file.
pub fn open_file_button(play: Play, done: impl Fn() + Copy + 'static) -> AnyView {
    view! {
        <label class="button file">
            {tr("keep-import")}
            <input
                type="file"
                class="hidden"
                accept=".jsonl,.json,.txt"
                on:change=move |event| open_file(play, &event, done)
            />
        </label>
    }
    .into_any()
}

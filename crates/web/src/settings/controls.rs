//! Controls of the settings: slider, switch, choice. Each acts at once.

use crate::i18n::{note, t, t_with};
use crate::look::decimal;
use leptos::prelude::*;

/// The explanation of a setting, where its message has one. The control refers to it by this id.
#[component]
pub fn Note(
    /// The id of the setting's message.
    of: &'static str,
) -> impl IntoView {
    move || note(of).map(|text| view! { <p class="note" id=note_id(of)>{text}</p> })
}

/// The id of the element that explains a setting.
#[must_use]
pub fn note_id(of: &str) -> String {
    format!("{of}-note")
}

/// What a control's `aria-describedby` says: the note, if there is one. Tracked.
#[must_use]
pub fn described(of: &'static str) -> Option<String> {
    note(of).map(|_| note_id(of))
}

/// A number in percent, shown in figures beside it.
#[component]
pub fn Slider(
    /// The id of its name.
    id: &'static str,
    /// Least and greatest percent.
    range: (u8, u8),
    /// The value in force.
    value: Signal<u8>,
    /// Takes a new value.
    set: Callback<u8>,
    /// Steps of the keys and of the pointer.
    #[prop(default = 1)]
    step: u8,
) -> impl IntoView {
    let percent = |n: u8| t_with("percent", &[("n", n.into())]);
    let input = move |event: leptos::ev::Event| {
        if let Ok(number) = event_target_value(&event).parse() {
            set.run(number);
        }
    };
    let filled = move || {
        let (low, high) = (i32::from(range.0), i32::from(range.1));
        let filled = (i32::from(value.get()) - low) * 10_000 / (high - low);
        format!("--filled:{}%", decimal(filled))
    };
    view! {
        <div class="field slider">
            <label for=id>{move || t(id)}</label>
            <output for=id>{move || percent(value.get())}</output>
            <input
                type="range"
                id=id
                min=range.0
                max=range.1
                step=step
                style=filled
                prop:value=move || value.get().to_string()
                aria-valuetext=move || percent(value.get())
                aria-describedby=move || described(id)
                on:input=input
            />
            <span class="ends" aria-hidden="true">
                <span>{move || percent(range.0)}</span>
                <span>{move || percent(range.1)}</span>
            </span>
            <Note of=id />
        </div>
    }
}

/// On or off.
#[component]
pub fn Switch(
    /// The id of its name.
    id: &'static str,
    /// The value in force.
    value: Signal<bool>,
    /// Takes a new value.
    set: Callback<bool>,
) -> impl IntoView {
    view! {
        <div class="field">
            <label class="switch">
                <input
                    type="checkbox"
                    role="switch"
                    id=id
                    prop:checked=value
                    aria-describedby=move || described(id)
                    on:change=move |event| set.run(event_target_checked(&event))
                />
                <span>{move || t(id)}</span>
            </label>
            <Note of=id />
        </div>
    }
}

/// One of a few words.
#[component]
pub fn Choice(
    /// The id of its name.
    id: &'static str,
    /// The words in order.
    words: Vec<&'static str>,
    /// The word in force.
    value: Signal<&'static str>,
    /// Takes a new word.
    set: Callback<&'static str>,
    /// The text of a word; tracked.
    text: Callback<&'static str, String>,
    /// Shows beside each word what it looks like, by the word as `data-` attribute of this name.
    swatch: Option<&'static str>,
) -> impl IntoView {
    view! {
        <fieldset class="field choice">
            <legend>{move || t(id)}</legend>
            <div class="chips">
                {words
                    .into_iter()
                    .map(|word| {
                        view! {
                            <label class="chip">
                                <input
                                    type="radio"
                                    name=id
                                    value=word
                                    prop:checked=move || value.get() == word
                                    on:change=move |_| set.run(word)
                                />
                                {swatch
                                    .map(|kind| {
                                        let name = format!("swatch {kind}-{word}");
                                        view! { <span class=name aria-hidden="true"></span> }
                                    })}
                                <span>{move || text.run(word)}</span>
                            </label>
                        }
                    })
                    .collect_view()}
            </div>
            <Note of=id />
        </fieldset>
    }
}

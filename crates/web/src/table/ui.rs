//! Building blocks with few types. Every closure is a type of its own, and the machinery of a
//! reactive view is compiled once for each type it meets: erased here, all views of the table share
//! one copy, which halves what the page weighs.

use crate::i18n::t;
use leptos::ev::MouseEvent;
use leptos::prelude::*;
use std::sync::Arc;

/// A text that follows what it reads.
pub fn text(read: impl Fn() -> String + Send + Sync + 'static) -> Signal<String> {
    Signal::derive(read)
}

/// The text of a message.
pub fn tr(id: &'static str) -> Signal<String> {
    text(move || t(id))
}

/// The text of a message whose id is made up.
pub fn tr_of(id: String) -> Signal<String> {
    text(move || t(&id))
}

/// A yes or no that follows what it reads, and changes only when the answer does.
pub fn flag(read: impl Fn() -> bool + Send + Sync + 'static) -> Signal<bool> {
    let read: Arc<dyn Fn() -> bool + Send + Sync> = Arc::new(read);
    Memo::new(move |_| read()).into()
}

/// `true` or `false` for an ARIA attribute.
pub fn aria(flag: Signal<bool>) -> Signal<&'static str> {
    Signal::derive(move || if flag.get() { "true" } else { "false" })
}

/// What is drawn while the flag is up.
pub fn when(flag: Signal<bool>, make: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    when_erased(flag, Arc::new(make))
}

fn when_erased(flag: Signal<bool>, make: Arc<dyn Fn() -> AnyView + Send + Sync>) -> AnyView {
    (move || flag.get().then(|| untrack(|| make()))).into_any()
}

/// One view for each key, in order; a view stays as long as its key does.
pub fn each(
    keys: impl Fn() -> Vec<usize> + Send + Sync + 'static,
    make: impl Fn(usize) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    each_erased(Signal::derive(keys), Arc::new(make))
}

fn each_erased(
    keys: Signal<Vec<usize>>,
    make: Arc<dyn Fn(usize) -> AnyView + Send + Sync>,
) -> AnyView {
    view! { <For each=move || keys.get() key=|key| *key children=move |key| make(key) /> }
        .into_any()
}

/// What happens on a click.
pub fn click(mut act: impl FnMut() + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(move |_| act())
}

/// A button with a text.
pub fn button(
    class: &'static str,
    label: Signal<String>,
    act: Box<dyn FnMut(MouseEvent)>,
) -> AnyView {
    view! {
        <button type="button" class=class on:click=act>
            {label}
        </button>
    }
    .into_any()
}

/// A square button with a sign, and a name for those who hear the page.
pub fn sign_button(
    sign: &'static str,
    label: Signal<String>,
    shortcut: Option<&'static str>,
    act: Box<dyn FnMut(MouseEvent)>,
) -> AnyView {
    view! {
        <button
            type="button"
            class="button round"
            aria-label=label
            aria-keyshortcuts=shortcut
            on:click=act
        >
            <span aria-hidden="true">{sign}</span>
        </button>
    }
    .into_any()
}

/// Text for those who hear the page.
pub fn hidden(text: Signal<String>) -> AnyView {
    view! { <span class="hidden">{text}</span> }.into_any()
}

/// A `span` around views, with a class.
pub fn span(class: &'static str, inside: Vec<AnyView>) -> AnyView {
    view! { <span class=class>{inside}</span> }.into_any()
}

/// A `div` around views, with a class.
pub fn div(class: &'static str, inside: Vec<AnyView>) -> AnyView {
    view! { <div class=class>{inside}</div> }.into_any()
}

/// A paragraph, with a class.
pub fn paragraph(class: &'static str, text: Signal<String>) -> AnyView {
    view! { <p class=class>{text}</p> }.into_any()
}

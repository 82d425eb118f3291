//! A dialog over the page: the browser keeps the focus inside, and Esc closes it.

use super::ui::{click, flag, sign_button, tr, when};
use leptos::html;
use leptos::prelude::*;

/// A dialog that is open while its signal is true; `title` is the id of its title.
pub fn dialog(
    open: RwSignal<bool>,
    title: &'static str,
    inside: impl Fn() -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let element = NodeRef::<html::Dialog>::new();
    Effect::new(move |_| {
        let Some(dialog) = element.get() else { return };
        if open.get() && !dialog.open() {
            // Fails only for an element that has left the page.
            let _ = dialog.show_modal();
        } else if !open.get() && dialog.open() {
            dialog.close();
        }
    });
    let id = format!("dialog-{title}");
    let labelled = id.clone();
    let heading = view! {
        <header>
            <h2 id=id>{tr(title)}</h2>
            {sign_button("×", tr("close"), None, click(move || open.set(false)))}
        </header>
    };
    let body = when(flag(move || open.get()), inside);
    view! {
        <dialog
            class="dialog"
            node_ref=element
            aria-labelledby=labelled
            on:close=move |_| open.set(false)
        >
            {heading}
            <div class="dialog-body">{body}</div>
        </dialog>
    }
    .into_any()
}

//! A dialog over the page: the browser keeps the focus inside, and Esc closes it.

use crate::i18n::t;
use leptos::html;
use leptos::prelude::*;

/// A dialog that is open while its signal is true.
#[component]
pub fn Dialog(
    open: RwSignal<bool>,
    /// The id of its title.
    title: &'static str,
    children: ChildrenFn,
) -> impl IntoView {
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
    let heading = format!("dialog-{title}");
    let labelled = heading.clone();
    view! {
        <dialog
            class="dialog"
            node_ref=element
            aria-labelledby=labelled
            on:close=move |_| open.set(false)
        >
            <Show when=move || open.get()>
                <header>
                    <h2 id=heading.clone()>{move || t(title)}</h2>
                    <button
                        type="button"
                        class="button round"
                        aria-label=move || t("close")
                        on:click=move |_| open.set(false)
                    >
                        <span aria-hidden="true">"×"</span>
                    </button>
                </header>
                <div class="dialog-body">{children()}</div>
            </Show>
        </dialog>
    }
}

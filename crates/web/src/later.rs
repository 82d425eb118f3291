//! What the first deal does without: a second WebAssembly file, fetched once the table stands.
//!
//! Functions marked `#[wasm_split(later, …)]`, and all that only they use, are taken out of the
//! program when the page is built (`xtask`); `preload` names what waits for the file. Outside
//! WebAssembly they are ordinary functions.

use crate::i18n::t_with;
use crate::table::ui::{button, click, div, paragraph, text, tr};
use leptos::prelude::*;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};
pub use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The file of all parts, as people are told of it.
const PARTS: &str = "split_later.wasm";

/// A part of the page from that file, or that the file did not come.
pub type Part = Result<AnyView, SplitLoaderError>;

/// What waits for a file; the error names it.
pub type Fetch = Pin<Box<dyn Future<Output = Result<(), String>>>>;

/// Draws a part when what waits for it is ready: before the browser draws anything where the file
/// has come, else as soon as it comes.
pub fn draw<F>(
    fetch: impl Future<Output = Result<(), SplitLoaderError>> + 'static,
    part: impl Fn() -> F + Send + Sync + 'static,
) -> AnyView
where
    F: Future<Output = Part>,
{
    let fetch = async { fetch.await.map_err(|_| PARTS.to_owned()) };
    let drawn = move || match now(pin!(part())) {
        Some(Ok(view)) => view,
        _ => missing(PARTS),
    };
    after(Box::pin(fetch), drawn)
}

/// What is drawn when something has been fetched.
pub fn after(mut fetch: Fetch, make: impl Fn() -> AnyView + Send + Sync + 'static) -> AnyView {
    let fetched = RwSignal::new(now(fetch.as_mut()));
    if fetched.with_untracked(Option::is_none) {
        leptos::task::spawn_local(async move {
            // Nobody waits any more where the view has gone.
            fetched.try_set(Some(fetch.await));
        });
    }
    (move || match fetched.get() {
        None => ().into_any(),
        Some(Ok(())) => untrack(&make),
        Some(Err(file)) => missing(&file),
    })
    .into_any()
}

/// What a future has to give without waiting.
fn now<F: Future + ?Sized>(future: Pin<&mut F>) -> Option<F::Output> {
    match future.poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(output) => Some(output),
        Poll::Pending => None,
    }
}

/// What stands in the place of a part whose file did not come. The next to need it asks anew.
fn missing(file: &str) -> AnyView {
    let file = file.to_owned();
    let what = move || t_with("error-fetch", &[("file", file.as_str().into())]);
    let reload = click(|| {
        // Fails only where the browser forbids it.
        let _ = window().location().reload();
    });
    let inside = vec![
        paragraph("error", text(what)),
        button("button", tr("error-reload"), reload),
    ];
    view! { <div role="alert">{div("sheet", inside)}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_ready_is_given_at_once_and_nothing_else() {
        assert_eq!(now(pin!(async { 3 })), Some(3));
        assert_eq!(now(pin!(std::future::pending::<u8>())), None);
    }
}

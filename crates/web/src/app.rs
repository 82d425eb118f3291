//! The page as a whole: its frame and which view stands in it.

use crate::address::Address;
use crate::route::{Route, View};
use crate::worker::{Request, Response};
use crate::worker_client::Computer;
use leptos::prelude::*;

/// The page.
#[component]
pub fn App() -> impl IntoView {
    let address = Address::provide();
    let computer = Computer::provide();
    // Starts the worker while the first view is drawn, so that it is warm when first needed.
    let worker = LocalResource::new(move || computer.ask(Request::Ready));
    let worker_state = move || match worker.get() {
        None => "starting",
        Some(Ok(Response::Ready)) => "ready",
        Some(_) => "failed",
    };
    let view = Memo::new(move |_| address.get().view);
    view! {
        <header>
            <nav>
                {View::ALL
                    .map(|target| {
                        view! {
                            <a
                                href=Route::to(target).to_string()
                                aria-current=move || (view.get() == target).then_some("page")
                            >
                                {target.id()}
                            </a>
                        }
                    })
                    .collect_view()}
            </nav>
        </header>
        <main data-view=move || view.get().id() data-worker=worker_state>
            <h1>{move || view.get().id()}</h1>
        </main>
    }
}

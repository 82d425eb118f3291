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
    let worker_state = RwSignal::new("starting");
    leptos::task::spawn_local(async move {
        let answer = computer.ask(Request::Ready).await;
        worker_state.set(if answer == Ok(Response::Ready) {
            "ready"
        } else {
            "failed"
        });
    });
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

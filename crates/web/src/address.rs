//! The page's address as a signal.

use crate::route::Route;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The address in force. Copies refer to the same one; [`Address::provide`] makes it, and
/// `expect_context::<Address>()` finds it.
#[derive(Clone, Copy)]
pub struct Address {
    route: RwSignal<Route>,
}

impl Address {
    /// Follows the browser's address from now on and provides itself as context.
    pub fn provide() -> Address {
        let route = RwSignal::new(current());
        let handle = window_event_listener(ev::hashchange, move |_| {
            let now = current();
            if *route.read_untracked() != now {
                route.set(now);
            }
        });
        on_cleanup(move || handle.remove());
        let address = Address { route };
        provide_context(address);
        address
    }

    /// The route, tracked.
    pub fn get(self) -> Route {
        self.route.get()
    }

    /// The route, not tracked.
    pub fn untracked(self) -> Route {
        self.route.get_untracked()
    }

    /// Goes to another address; the browser's Back leads here again.
    pub fn go(self, to: &Route) {
        // Only an address of another origin could be refused.
        let _ = window().location().set_hash(&to.to_string());
    }

    /// Writes another address in place of this one, for example the seed of a deal that was dealt
    /// without one.
    pub fn replace(self, with: Route) {
        let replaced = window().history().and_then(|history| {
            history.replace_state_with_url(&JsValue::NULL, "", Some(&with.to_string()))
        });
        // Browsers refuse only a flood of changes; the route itself holds in any case.
        if let Err(error) = replaced {
            web_sys::console::warn_1(&error);
        }
        self.route.set(with);
    }
}

fn current() -> Route {
    Route::parse(&window().location().hash().unwrap_or_default())
}

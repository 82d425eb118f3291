//! The page's end of the worker.

use crate::worker::{Request, Response};
use futures_channel::oneshot;
use leptos::prelude::{LocalStorage, StoredValue, WithValue, provide_context};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;
use wasm_bindgen::prelude::*;
use web_sys::{ErrorEvent, Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// Why a request has no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WorkerError {
    /// The browser would not start a worker.
    #[error("the worker cannot be started: {0}")]
    NotStarted(String),
    /// The worker ended over this or another request; the next request starts a new one.
    #[error("the worker failed")]
    Failed,
}

/// Asks the worker. Copies refer to the same worker; [`Computer::provide`] makes it, and
/// `expect_context::<Computer>()` finds it.
#[derive(Clone, Copy)]
pub struct Computer {
    state: StoredValue<Rc<RefCell<State>>, LocalStorage>,
}

#[derive(Default)]
struct State {
    link: Option<Link>,
    last_number: u32,
    waiting: BTreeMap<u32, oneshot::Sender<Response>>,
}

/// A running worker with what listens to it; dropping it ends both.
struct Link {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(Event)>,
}

impl Drop for Link {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

impl Computer {
    /// Makes the client and provides it as context. The worker starts with the first request.
    pub fn provide() -> Computer {
        let computer = Computer {
            state: StoredValue::new_local(Rc::default()),
        };
        provide_context(computer);
        computer
    }

    /// Sends a request; the future gives its answer.
    ///
    /// # Errors
    /// [`WorkerError`]; asking again is always allowed.
    pub async fn ask(self, request: Request) -> Result<Response, WorkerError> {
        let receiver = self.state.with_value(|state| send(state, &request))?;
        // The sender is dropped when the worker fails.
        receiver.await.map_err(|_| WorkerError::Failed)
    }
}

fn send(
    state: &Rc<RefCell<State>>,
    request: &Request,
) -> Result<oneshot::Receiver<Response>, WorkerError> {
    let mut borrowed = state.borrow_mut();
    if borrowed.link.is_none() {
        borrowed.link = Some(start(state)?);
    }
    let number = borrowed.last_number.wrapping_add(1);
    if let Some(link) = &borrowed.link {
        link.worker
            .post_message(&JsValue::from_str(&request.to_text(number)))
            .map_err(not_started)?;
    }
    let (sender, receiver) = oneshot::channel();
    borrowed.last_number = number;
    borrowed.waiting.insert(number, sender);
    Ok(receiver)
}

fn start(state: &Rc<RefCell<State>>) -> Result<Link, WorkerError> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options("./worker.js", &options).map_err(not_started)?;

    let weak = Rc::downgrade(state);
    let on_message = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let Some(state) = weak.upgrade() else { return };
        let text = event.data().as_string().unwrap_or_default();
        let Some((number, response)) = Response::read(&text) else {
            web_sys::console::error_1(&format!("worker: {text}").into());
            return;
        };
        if let Response::NotUnderstood(detail) = &response {
            web_sys::console::error_1(&format!("worker: not understood: {detail}").into());
        }
        let sender = state.borrow_mut().waiting.remove(&number);
        if let Some(sender) = sender {
            // Nobody waits any more where the view has gone.
            let _ = sender.send(response);
        }
    });
    let weak = Rc::downgrade(state);
    let on_error = Closure::<dyn FnMut(Event)>::new(move |event: Event| {
        // A plain event where the script did not load, one with a message where it failed.
        let message = event.dyn_ref::<ErrorEvent>().map(ErrorEvent::message);
        web_sys::console::error_1(&format!("worker: {}", message.unwrap_or_default()).into());
        let Some(state) = weak.upgrade() else { return };
        let mut state = state.borrow_mut();
        state.waiting.clear();
        // This closure belongs to the link and is still running: drop it afterwards.
        let link = state.link.take();
        leptos::task::spawn_local(async move { drop(link) });
    });
    worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
    // The compiled module itself, so that the worker neither loads nor compiles it again.
    worker
        .post_message(&wasm_bindgen::module())
        .map_err(not_started)?;
    Ok(Link {
        worker,
        _on_message: on_message,
        _on_error: on_error,
    })
}

fn not_started(error: JsValue) -> WorkerError {
    WorkerError::NotStarted(String::from(js_sys::Object::from(error).to_string()))
}

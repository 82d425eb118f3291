//! Waiting on the page.

use futures_channel::oneshot;
use leptos::prelude::set_timeout;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

/// Waits so many milliseconds; 0 lets the page draw and take input.
pub async fn sleep(milliseconds: u32) {
    let (sender, receiver) = oneshot::channel();
    set_timeout(
        move || {
            // The receiver is waiting right below.
            let _ = sender.send(());
        },
        Duration::from_millis(milliseconds.into()),
    );
    let _ = receiver.await;
}

/// What a future gives, or none if it takes longer than so many milliseconds.
pub async fn answer_within<T: 'static>(
    future: impl Future<Output = T> + 'static,
    milliseconds: u32,
) -> Option<T> {
    let (sender, receiver) = oneshot::channel();
    // Whoever comes first takes the sender.
    let sender = Rc::new(RefCell::new(Some(sender)));
    let late = Rc::clone(&sender);
    let send = |sender: &RefCell<Option<oneshot::Sender<Option<T>>>>, value| {
        if let Some(sender) = sender.borrow_mut().take() {
            let _ = sender.send(value);
        }
    };
    let timer = leptos::prelude::set_timeout_with_handle(
        move || send(&late, None),
        Duration::from_millis(milliseconds.into()),
    );
    leptos::task::spawn_local(async move {
        let value = future.await;
        send(&sender, Some(value));
    });
    let value = receiver.await.ok().flatten();
    if let Ok(timer) = timer {
        timer.clear();
    }
    value
}

//! Files of the page, read over the network or from the browser's cache.

use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The text of a file beside the page.
///
/// # Errors
/// The browser's words, for the console.
pub async fn text(file: &str) -> Result<String, String> {
    let window = web_sys::window().ok_or("no window")?;
    let response: Response = JsFuture::from(window.fetch_with_str(file))
        .await
        .and_then(JsCast::dyn_into)
        .map_err(words)?;
    if !response.ok() {
        return Err(format!("{} {}", response.status(), response.status_text()));
    }
    let text = JsFuture::from(response.text().map_err(words)?)
        .await
        .map_err(words)?;
    text.as_string().ok_or_else(|| "no text".to_owned())
}

fn words(error: JsValue) -> String {
    String::from(js_sys::Object::from(error).to_string())
}

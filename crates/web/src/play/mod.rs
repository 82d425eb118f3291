//! Play at a table: the sitting, what the person is shown of it, and what drives it.
//!
//! The engine decides: legal decisions, reasons and scores are asked of it, never computed.
//! Everything but [`driver`] and its waiting needs no browser and is tested natively.

pub mod auto;
pub mod calls;
pub mod circle;
pub mod driver;
pub mod hand;
pub mod keep;
pub mod last;
pub mod offers;
pub mod passes;
pub mod place;
pub mod said;
pub mod shown;
pub mod sitting;
mod wait;

pub use circle::Circle;
pub use driver::Play;
pub use hand::Hand;
pub use offers::Offer;
pub use said::Said;
pub use shown::Shown;
pub use sitting::{Score, Sitting};

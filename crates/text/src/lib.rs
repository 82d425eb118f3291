//! Every text a person reads, in every language, for the page, the terminal and the command line.
//!
//! Texts are messages with an id in [Fluent](https://projectfluent.org) files, by language: `messages/en.ftl`
//! and its siblings, with `sheets/` for rule sheets and `program/` for the program alone. Code knows ids and arguments and never a word:
//!
//! ```
//! use sparrows_text::{Arg, Catalog, Language};
//!
//! let english = Catalog::embedded(Language::En);
//! let said = english.text_with(
//!     "event-discard",
//!     &[("who", Arg::Msg("seat-south")), ("tile", Arg::Msg("tile-5p"))],
//! );
//! assert_eq!(said, "South discards 5 dots.");
//! ```
//!
//! The crate has no I/O: where the files come from is the caller's business. The page fetches the
//! file it needs and hands it to [`Catalog::parse`], later that of the rule sheets to
//! [`Catalog::with`]; the command line has all embedded.

#![cfg_attr(test, allow(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod arg;
mod card;
mod catalog;
mod compile;
mod language;
pub mod rules;

pub use arg::Arg;
pub use catalog::Catalog;
pub use compile::CatalogError;
pub use language::Language;

//! Cards: the hands of an American table as a text file (CA-1, CA-2).
//!
//! [`Card::read`] reads and checks the text, [`Card::compile`] makes the concrete forms of a year,
//! [`Card::check`] tells an author what they amount to, and [`Line::note`] what a line leaves open.

mod check;
mod error;
mod form;
mod line;
mod note;
mod play;
mod read;

pub use check::{Check, HandCheck, SharedLines};
pub use error::{CardError, CardProblem};
pub use form::{Compiled, CompiledHand, Face, Form, Unit};
pub use line::{Group, Line, Place, Symbol, SymbolUnit, Word};
pub use note::{Fact, Numbers};
pub use play::{CardSource, DEFAULT_YEAR, Need, PlayedCard, PlayedForm, Rack};

/// A card as read: hands in card order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Its id, such as `house`.
    pub id: String,
    /// Its name, for people.
    pub name: String,
    /// Its hands.
    pub hands: Vec<CardHand>,
}

/// A hand of a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardHand {
    /// Its id, such as `R1`; no two hands of a card share one.
    pub id: String,
    /// Its category; `singles-pairs` alone has a meaning (AM-6.3).
    pub category: String,
    /// Its lines: alternatives of the same value.
    pub lines: Vec<Line>,
    /// What it pays, in points.
    pub value: u16,
    /// Whether it is concealed: called for mah-jongg alone (AM-4.5).
    pub closed: bool,
    /// A note of the author's.
    pub note: Option<String>,
}

/// The least and last year a table can play (CA-1.3).
pub const YEARS: std::ops::RangeInclusive<u16> = 1900..=2099;

/// The text of the card that comes with the program.
pub const HOUSE: &str = include_str!("../../cards/house.card.toml");

impl Card {
    /// Reads a card.
    ///
    /// # Errors
    /// The first mistake, with its line and column.
    pub fn read(text: &str) -> Result<Self, CardError> {
        read::card(text)
    }

    /// The card that comes with the program.
    ///
    /// # Errors
    /// Never in a released program: a test reads it.
    pub fn house() -> Result<Self, CardError> {
        Self::read(HOUSE)
    }
}

//! Analysis of hands: readings of a complete hand, shanten, helpful tiles, waits.
//!
//! It speaks of counts per kind and knows no table; a rule set says which [`Shapes`] win, or which
//! forms of a card ([`PublicTiles`] and the methods of [`crate::card::PlayedForm`]).

mod card;
mod outlook;
mod readings;
mod shanten;
mod shapes;

pub use card::PublicTiles;
pub use outlook::{HandOutlook, Lack, Nearest, OutOfReach, Outlook, nearest_first, outlook};
pub use readings::{Reading, is_complete, readings};
pub use shanten::{helpful, shanten, unheld};
pub use shapes::{Shapes, orphans};

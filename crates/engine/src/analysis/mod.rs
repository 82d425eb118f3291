//! Analysis of hands: readings of a complete hand, shanten, helpful tiles, waits.
//!
//! It speaks of counts per kind and knows no table; a rule set says which [`Shapes`] win.

mod readings;
mod shanten;
mod shapes;

pub use readings::{Reading, is_complete, readings};
pub use shanten::{helpful, shanten, unheld};
pub use shapes::{Shapes, orphans};

//! The shapes a winning hand can have.

use crate::tile::Kind;

/// The shapes that win at a table, for shanten and waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shapes {
    /// Seven pairs win.
    pub seven_pairs: bool,
    /// Four equal tiles count as two of the seven pairs.
    pub quads_are_two_pairs: bool,
    /// Thirteen orphans win.
    pub thirteen_orphans: bool,
}

/// The kinds of thirteen orphans: every terminal and honor.
pub fn orphans() -> impl Iterator<Item = Kind> {
    Kind::plain().filter(|kind| kind.is_terminal() || kind.is_honor())
}

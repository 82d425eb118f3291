//! The shapes a winning hand can have.

use crate::kind_set::KindSet;
use crate::tile::{Counts, Kind};

/// The shapes that win at a table, for shanten and waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shapes {
    /// Seven pairs win.
    pub seven_pairs: bool,
    /// Four equal tiles count as two of the seven pairs.
    pub quads_are_two_pairs: bool,
    /// Thirteen orphans win.
    pub thirteen_orphans: bool,
    /// The kinds that can stand in a winning hand: those of the table, less a missing suit
    /// (SC-2.3).
    pub kinds: KindSet,
}

impl Shapes {
    /// The counts without those of kinds that never help.
    pub(super) fn useful(&self, counts: &Counts) -> Counts {
        let mut useful = *counts;
        for kind in Kind::all().filter(|&kind| !self.kinds.contains(kind)) {
            useful[kind.index()] = 0;
        }
        useful
    }
}

/// The kinds of thirteen orphans: every terminal and honor.
pub fn orphans() -> impl Iterator<Item = Kind> {
    Kind::plain().filter(|kind| kind.is_terminal() || kind.is_honor())
}

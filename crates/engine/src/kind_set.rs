//! [`KindSet`]: any of the 43 faces.

use crate::tile::Kind;

/// A set of kinds, eight bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct KindSet(u64);

impl KindSet {
    /// The 34 kinds of suits and honors, as [`Kind::plain`].
    pub const PLAIN: Self = Self((1 << Kind::NUM_PLAIN) - 1);

    /// Whether the kind is in the set.
    pub const fn contains(self, kind: Kind) -> bool {
        self.0 >> kind.index() & 1 != 0
    }

    /// Adds a kind.
    pub const fn insert(&mut self, kind: Kind) {
        self.0 |= 1 << kind.index();
    }
}

impl FromIterator<Kind> for KindSet {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Self {
        let mut set = Self::default();
        for kind in kinds {
            set.insert(kind);
        }
        set
    }
}

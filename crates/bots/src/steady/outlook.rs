//! What a future promises: how likely it is, and what it then pays.

/// Chance and value of a future: sums over ways, so that the chance can exceed one.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Outlook {
    pub chance: f32,
    pub value: f32,
}

impl Outlook {
    /// Value to expect: the mean of the ways, times a chance that stays below one.
    pub(super) fn expected(self) -> f32 {
        self.value / (1.0 + self.chance)
    }

    pub(super) fn plus(self, other: Self) -> Self {
        Self {
            chance: self.chance + other.chance,
            value: self.value + other.value,
        }
    }

    pub(super) fn times(self, factor: f32) -> Self {
        Self {
            chance: self.chance * factor,
            value: self.value * factor,
        }
    }
}

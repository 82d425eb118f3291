//! Ways to complete a hand, added up.
//!
//! A hand has many futures. Instead of following the nearest one, the steady player adds up all
//! of them: every choice of sets and a pair, weighted with the number of ways in which unseen
//! tiles can fill what is missing and with a factor below one for each missing tile. Near hands
//! outweigh far ones, and many unseen copies and many different waits count by themselves.
//!
//! Only sums, products and quotients are used: the numbers are the same on every platform.

/// Weights of the ways to make sets, by whether they come with the pair and by how many sets.
pub(super) type Ways = [[f32; 5]; 2];

/// No way.
pub(super) const NO_WAY: Ways = [[0.0; 5]; 2];

/// The one way to make nothing.
pub(super) const NOTHING: Ways = [[1.0, 0.0, 0.0, 0.0, 0.0], [0.0; 5]];

/// What a missing tile weighs.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odds {
    /// Each unseen copy of a missing tile.
    pub tile: f32,
    /// How much likelier the tiles for a pung come, because it can be claimed from everyone.
    pub pung: f32,
    /// How much likelier a tile for a chow comes, because it can be claimed from one player.
    pub chow: f32,
}

impl Odds {
    /// The weight of needing so many of a kind, of which some are held and some unseen.
    pub(super) fn of(&self, need: u8, held: u8, unseen: u8) -> f32 {
        let missing = need.saturating_sub(held);
        (0..missing).fold(choices(unseen, missing), |weight, _| weight * self.tile)
    }
}

/// In how many ways `missing` of `unseen` copies can come.
pub(super) fn choices(unseen: u8, missing: u8) -> f32 {
    const PASCAL: [[f32; 5]; 5] = [
        [1.0, 0.0, 0.0, 0.0, 0.0],
        [1.0, 1.0, 0.0, 0.0, 0.0],
        [1.0, 2.0, 1.0, 0.0, 0.0],
        [1.0, 3.0, 3.0, 1.0, 0.0],
        [1.0, 4.0, 6.0, 4.0, 1.0],
    ];
    PASCAL[usize::from(unseen.min(4))][usize::from(missing.min(4))]
}

/// The ways to make both parts.
pub(super) fn both(a: &Ways, b: &Ways) -> Ways {
    let mut ways = NO_WAY;
    for i in 0..5 {
        for j in 0..5 - i {
            ways[0][i + j] += a[0][i] * b[0][j];
            ways[1][i + j] += a[1][i] * b[0][j] + a[0][i] * b[1][j];
        }
    }
    ways
}

/// The ways in which both parts together make this many sets and a pair.
pub(super) fn whole(a: &Ways, b: &Ways, sets: usize) -> f32 {
    (0..=sets)
        .map(|i| a[1][i] * b[0][sets - i] + a[0][i] * b[1][sets - i])
        .sum()
}

/// Adds ways, each `times` over.
pub(super) fn add(to: &mut Ways, ways: &Ways, times: f32) {
    for (to, ways) in to.iter_mut().flatten().zip(ways.iter().flatten()) {
        *to += ways * times;
    }
}

//! Computer players: a view in, a decision out.
//!
//! A bot gets a [`View`] — what its seat may know — and a seed for its own chance, nothing else.
//! Its decision is a function of the two, the same on every platform, so that a record shows
//! whether a bot played by what it saw.
//!
//! ```
//! use sparrows_bots::{Level, play_deal};
//! use sparrows_engine::{Deal, Seed, Table};
//!
//! let mut deal = Deal::new(&Table::hong_kong(), Seed::from(7));
//! play_deal(&mut deal, [Level::Random; 4].map(Level::bot), |_, _| {}).unwrap();
//! assert!(deal.is_over());
//! ```

mod level;
mod play;
mod random;
pub mod simulate;
mod steady;

pub use level::{Level, UnknownLevel};
pub use play::{PlayError, play_deal};
pub use random::Random;
pub use simulate::{Accumulator, Simulation, Summary};
pub use steady::Steady;

use sparrows_engine::{Action, Seed, View};

/// A computer player.
pub trait Bot: Send + Sync {
    /// Its name in records and on command lines, such as `steady`.
    fn name(&self) -> &'static str;

    /// One of the legal decisions of the view. The seed, [`sparrows_engine::Deal::bot_seed`], is
    /// for whatever the bot leaves to chance: same view and seed, same decision.
    /// [`Action::Pass`] where the view has nothing to decide.
    fn decide(&self, view: &View, seed: Seed) -> Action;
}

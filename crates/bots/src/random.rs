//! The random player: for tests, and as the measure of all others.

use crate::Bot;
use sparrows_engine::chance::Stream;
use sparrows_engine::{Action, Seed, View};

/// Takes each legal decision with equal chance.
#[derive(Clone, Copy, Debug)]
pub struct Random;

impl Bot for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn decide(&self, view: &View, seed: Seed) -> Action {
        let pick = view.pick.as_ref();
        if let Some(picked) = pick.and_then(|pick| pick.random(&mut seed.chance(Stream::Bot))) {
            return picked;
        }
        match view.legal.as_slice() {
            [] => Action::Pass,
            [only] => *only,
            legal => *seed.chance(Stream::Bot).choose(legal).unwrap_or(&legal[0]),
        }
    }
}

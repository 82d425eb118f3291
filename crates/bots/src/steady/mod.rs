//! The steady player: weighs the chance and the points of every near win against what a discard
//! may cost, takes what promises most, and never declines a win.
//!
//! What all tables share stands here; what their hands are worth, in a folder for each.

mod hong_kong;
mod suit;
mod ways;

use crate::{Bot, Random};
use sparrows_engine::{Action, Rules, Seed, View};

/// Plays well, leaving nothing to chance. It has no judgement of Sichuan hands yet: at that table
/// it wins where it can and leaves the rest to chance.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Bot for Steady {
    fn name(&self) -> &'static str {
        "steady"
    }

    fn decide(&self, view: &View, seed: Seed) -> Action {
        match view.options.rules() {
            Rules::HongKong => hong_kong::decide(view),
            Rules::Sichuan if view.legal.contains(&Action::Win) => Action::Win,
            Rules::Sichuan => Random.decide(view, seed),
        }
    }
}

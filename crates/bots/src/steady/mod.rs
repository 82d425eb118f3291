//! The steady player: weighs the chance and the points of every near win against what a discard
//! may cost, takes what promises most, and never declines a win.
//!
//! What all tables share stands here; what their hands are worth, in a folder for each.

mod american;
mod choice;
mod danger;
mod hand;
mod hong_kong;
mod outlook;
mod pairs;
mod sichuan;
mod suit;
mod ways;

use crate::Bot;
use sparrows_engine::{Action, Rules, Seed, View};

/// Plays well, leaving nothing to chance.
#[derive(Clone, Copy, Debug)]
pub struct Steady;

impl Bot for Steady {
    fn name(&self) -> &'static str {
        "steady"
    }

    fn decide(&self, view: &View, _: Seed) -> Action {
        match view.options.rules() {
            Rules::HongKong => hong_kong::decide(view),
            Rules::Sichuan => sichuan::decide(view),
            Rules::American => american::decide(view),
        }
    }
}

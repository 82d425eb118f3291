//! The American table, rule by rule; each test bears the number of the rule it holds.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A test stops at the first surprise.

mod before_play;
mod bettor;
mod calls;
mod chance;
mod choosing;
mod dead_hands;
mod jokers;
mod play;
mod possible;
mod second_matcher;
mod settlement;
mod tiles;
mod wall;

//! The Sichuan table, rule by rule; each test bears the number of the rule it holds.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // A test stops at the first surprise.

mod ending;
mod hands;
mod play;
mod second_opinion;
mod setting_up;
mod settlement;
mod turns;

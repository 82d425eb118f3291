//! The Hong Kong table against its rules: the tests that hold rule HK-x.y begin with `hk_x_y`.

// Helpers of tests fail the way tests do.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

#[path = "../common/mod.rs"]
mod common;

mod cases;
mod events;
mod hands;
mod kongs;
mod last_and_passed;
mod patterns;
mod pitfalls;
mod playthroughs;
mod properties;
mod second_opinion;
mod secrecy;
mod settlement;
mod setup;
mod shanten;
mod turn;

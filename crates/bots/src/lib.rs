//! Sparrows: bots.

//! Sparrows: engine.

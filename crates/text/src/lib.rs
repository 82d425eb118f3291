//! Sparrows: text.

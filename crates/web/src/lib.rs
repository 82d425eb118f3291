//! Sparrows: web.

//! The program `sparrows`.

fn main() {}

//! Builds the program anew when the page has been built anew: the page stands inside it.

fn main() {
    // The folder is in the repository even when empty, because cargo would take a missing one
    // for changed at every build.
    println!("cargo::rerun-if-changed=../../dist");
}

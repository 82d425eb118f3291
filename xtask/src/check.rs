//! Every check, in order of what fails soonest.

use crate::{page, play, setup, sh};
use anyhow::{Context, Result};
use std::time::Instant;

/// A step: its name and what it does.
type Step = (&'static str, fn() -> Result<()>);

const STEPS: [Step; 9] = [
    ("set up", set_up),
    ("format", format),
    ("lints", lints),
    ("lints, WebAssembly", lints_wasm),
    ("tests", tests),
    ("tests in documentation", doc_tests),
    ("libraries for WebAssembly", libraries_wasm),
    ("page", || page::build(page::Profile::Web)),
    ("browser", browser),
];

/// Runs every step; stops at the first that fails.
pub fn test() -> Result<()> {
    let start = Instant::now();
    for (number, (name, step)) in STEPS.into_iter().enumerate() {
        println!("== {name}");
        let began = Instant::now();
        if let Err(error) = step() {
            println!("== FAILED: {name}: {error:#}");
            println!(
                "{number} steps passed, 1 failed, {} not run",
                STEPS.len() - number - 1
            );
            return Err(error.context(format!("step `{name}`")));
        }
        println!("== {name}: {:.0} s", began.elapsed().as_secs_f64());
    }
    println!(
        "all checks passed in {:.0} s",
        start.elapsed().as_secs_f64()
    );
    println!("{} passed, 0 failed", STEPS.len());
    Ok(())
}

fn set_up() -> Result<()> {
    setup::all()
}

/// Cargo with these words, at a blank each.
fn cargo(words: &str) -> Result<()> {
    sh::run(sh::cargo().args(words.split_whitespace()))
}

// xtask stands apart throughout: built together with the rest, its large dependencies would be
// compiled a second time, with other features than for `cargo xtask`.

fn format() -> Result<()> {
    cargo("fmt --all --check").context("`cargo fmt` mends it")
}

fn lints() -> Result<()> {
    cargo("clippy --workspace --exclude xtask --all-targets -- -D warnings")?;
    cargo("clippy -p xtask --all-targets -- -D warnings")
}

fn lints_wasm() -> Result<()> {
    cargo("clippy -p sparrows-web --target wasm32-unknown-unknown -- -D warnings")
}

fn tests() -> Result<()> {
    if sh::succeeds(sh::cargo().args(["nextest", "--version"])) {
        cargo("nextest run --workspace --exclude xtask")?;
        cargo("nextest run -p xtask")
    } else {
        cargo("test --workspace --exclude xtask --lib --bins --tests")?;
        cargo("test -p xtask")
    }
}

fn doc_tests() -> Result<()> {
    cargo("test --workspace --exclude xtask --doc")
}

fn libraries_wasm() -> Result<()> {
    cargo(
        "check -p sparrows-engine -p sparrows-bots -p sparrows-text \
         --target wasm32-unknown-unknown",
    )
}

fn browser() -> Result<()> {
    // With the features of `tests`, so that what was compiled there is used again.
    cargo("build --workspace --exclude xtask --bin sparrows")?;
    let program = sh::target_dir()?.join("debug").join("sparrows");
    let mut npm = sh::npm();
    npm.args(["run", "--silent", "test"])
        .env("SPARROWS_BIN", program)
        .env("SPARROWS_CHROMIUM", setup::chromium()?)
        .env("SPARROWS_DIST", page::dist())
        .env("SPARROWS_PORT", play::any_free_port()?.to_string());
    sh::run(&mut npm)
}

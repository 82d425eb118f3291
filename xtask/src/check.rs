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

fn format() -> Result<()> {
    sh::run(sh::cargo().args(["fmt", "--all", "--check"])).context("`cargo fmt` mends it")
}

fn lints() -> Result<()> {
    let words = [
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ];
    sh::run(sh::cargo().args(words))
}

fn lints_wasm() -> Result<()> {
    let words = [
        "clippy",
        "-p",
        "sparrows-web",
        "--target",
        "wasm32-unknown-unknown",
    ];
    sh::run(sh::cargo().args(words).args(["--", "-D", "warnings"]))
}

fn tests() -> Result<()> {
    if sh::succeeds(sh::cargo().args(["nextest", "--version"])) {
        sh::run(sh::cargo().args(["nextest", "run", "--workspace"]))
    } else {
        sh::run(sh::cargo().args(["test", "--workspace", "--lib", "--bins", "--tests"]))
    }
}

fn doc_tests() -> Result<()> {
    sh::run(sh::cargo().args(["test", "--workspace", "--doc"]))
}

fn libraries_wasm() -> Result<()> {
    let packages = [
        "-p",
        "sparrows-engine",
        "-p",
        "sparrows-bots",
        "-p",
        "sparrows-text",
    ];
    let target = ["--target", "wasm32-unknown-unknown"];
    sh::run(sh::cargo().arg("check").args(packages).args(target))
}

fn browser() -> Result<()> {
    // For the whole workspace, so that what `tests` compiled is used again.
    sh::run(sh::cargo().args(["build", "--workspace", "--bin", "sparrows"]))?;
    let mut npm = sh::npm();
    npm.args(["run", "--silent", "test"])
        .env(
            "SPARROWS_BIN",
            sh::target_dir()?.join("debug").join("sparrows"),
        )
        .env("SPARROWS_CHROMIUM", setup::chromium()?)
        .env("SPARROWS_DIST", page::dist())
        .env("SPARROWS_PORT", play::any_free_port()?.to_string());
    sh::run(&mut npm)
}

//! The game on this machine.

use crate::{page, setup, sh};
use anyhow::{Context, Result, bail};
use std::net::TcpListener;

/// The first port that is tried.
const PORT: u16 = 8080;
/// So many further ports are tried.
const MORE: u16 = 20;

/// Builds page and program and serves until interrupted.
pub fn play(port: Option<u16>) -> Result<()> {
    setup::wasm_target()?;
    page::build(page::Profile::Web)?;
    sh::run(sh::cargo().args(["build", "--release", "--package", "sparrows-cli"]))?;
    let program = sh::target_dir()?.join("release").join("sparrows");
    let port = free_port(port.unwrap_or(PORT))?.to_string();
    sh::run(sh::program(program).args(["serve", "--port", &port]))
}

fn free_port(from: u16) -> Result<u16> {
    let last = from.saturating_add(MORE);
    (from..=last)
        .find(|&port| TcpListener::bind(("127.0.0.1", port)).is_ok())
        .with_context(|| format!("no free port from {from} to {last}; name another with --port"))
}

/// A port that the system says is free.
pub fn any_free_port() -> Result<u16> {
    let listener = TcpListener::bind(("127.0.0.1", 0)).context("no free port")?;
    match listener.local_addr()?.port() {
        0 => bail!("no free port"),
        port => Ok(port),
    }
}

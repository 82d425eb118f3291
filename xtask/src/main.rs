//! `cargo xtask`: everything of Sparrows that needs more than plain cargo.

mod art;
mod check;
mod pack;
mod page;
mod play;
mod setup;
mod sh;

use anyhow::{Context, Result, bail};
use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  play [--port N]   build the game and serve it on this machine (default port 8080; if taken, the next)
  test              run every check: format, lints, tests, page, browser
  page [--dev]      build the page into dist/ (--dev: quicker to build, larger)
  art [--sheet FILE]
                    draw the tiles anew; with --sheet, also a page that shows them all
  setup             install what play and test need; both do so by themselves
  help              this list
";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    use lexopt::prelude::{Long, Short, Value, ValueExt};
    let mut command = None;
    let mut port = None;
    let mut dev = false;
    let mut sheet = None;
    let mut args = lexopt::Parser::from_env();
    while let Some(arg) = args.next()? {
        match arg {
            Long("help") | Short('h') => command = Some("help".to_owned()),
            Long("port") => port = Some(args.value()?.parse::<u16>().context("--port")?),
            Long("dev") => dev = true,
            Long("sheet") => sheet = Some(std::path::PathBuf::from(args.value()?)),
            Value(name) if command.is_none() => command = Some(name.string()?),
            other => bail!("{} (see `cargo xtask help`)", other.unexpected()),
        }
    }
    let command = command.unwrap_or_else(|| "help".to_owned());
    if port.is_some() && command != "play" {
        bail!("--port belongs to `play`");
    }
    if dev && command != "page" {
        bail!("--dev belongs to `page`");
    }
    if sheet.is_some() && command != "art" {
        bail!("--sheet belongs to `art`");
    }
    match command.as_str() {
        "help" => print!("{HELP}"),
        "play" => play::play(port)?,
        "test" => check::test()?,
        "page" => {
            setup::wasm_target()?;
            page::build(if dev {
                page::Profile::Dev
            } else {
                page::Profile::Web
            })?;
        }
        "art" => art::draw(sheet.as_deref())?,
        "setup" => setup::all()?,
        other => bail!("no command `{other}`\n\n{HELP}"),
    }
    Ok(())
}

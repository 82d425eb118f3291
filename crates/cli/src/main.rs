//! The program `sparrows`.

mod assets;
mod serve;

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Mahjong for one person at three tables.
#[derive(Parser)]
#[command(version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the game for a browser on this machine.
    Serve(serve::Options),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Serve(options) => serve::run(&options),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sparrows: {error}");
            ExitCode::from(2)
        }
    }
}

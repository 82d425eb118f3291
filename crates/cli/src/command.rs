//! The command line: what each command is told. The texts of the help are messages, see
//! [`crate::help`]; the comments here are for readers of the code.

use crate::{analyze, card, play, replay, score, serve, simulate};
use clap::{Parser, Subcommand};
use clap_complete::Shell;
use sparrows_text::Language;

/// The whole command line.
#[derive(Parser)]
#[command(
    name = "sparrows",
    version,
    disable_help_flag = true,
    disable_help_subcommand = true
)]
#[command(disable_version_flag = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Language of texts; read by [`crate::language`] before all else.
    #[arg(long, global = true, value_name = "LANG", value_parser = language)]
    pub lang: Option<Language>,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Serve the game for a browser on this machine.
    Serve(serve::Options),
    /// Play in the terminal.
    Play(play::Args),
    /// Score hands.
    Score(score::Args),
    /// Analyse a hand.
    Analyze(analyze::Args),
    /// Play a record.
    Replay(replay::Args),
    /// Let computer players play.
    Simulate(simulate::Args),
    /// Prove and print cards.
    #[command(subcommand, arg_required_else_help = false)]
    Card(card::Command),
    /// Completions for a shell.
    Completions {
        /// Which.
        shell: Shell,
    },
}

fn language(tag: &str) -> Result<Language, String> {
    Language::from_tag(tag).ok_or_else(|| {
        let tags = Language::ALL.map(Language::tag).join(", ");
        format!("there is {tags}")
    })
}

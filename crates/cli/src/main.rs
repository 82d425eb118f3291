//! The program `sparrows`: a thin face over the engine, the computer players and the texts.
//!
//! One module a command. Whatever goes wrong is a [`Failure`], told in one line at the end of
//! [`main`]; standard output is written through one buffered writer, so that a reader who has seen
//! enough ends the program quietly.

mod analyze;
mod assets;
mod card;
mod command;
mod help;
mod narrate;
mod outcome;
mod play;
mod replay;
mod score;
mod serve;
mod simulate;
mod table_args;
mod verify;
mod words;

use clap::FromArgMatches;
use clap::error::ErrorKind;
use command::{Cli, Command};
use outcome::{Failure, Finding};
use sparrows_text::{Catalog, Language};
use std::ffi::OsString;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let mut out = BufWriter::new(io::stdout().lock());
    let result = run(&arguments, &mut out);
    let flushed = out.flush();
    let result = result.and_then(|finding| Ok(flushed.map(|()| finding)?));
    match result {
        Ok(finding) => finding.exit_code(),
        Err(Failure::BrokenPipe) => ExitCode::SUCCESS,
        Err(Failure::Input(message)) => {
            // Where even this cannot be written, the exit status still tells.
            let _ = writeln!(io::stderr(), "{}", outcome::one_line(&message));
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[OsString], out: &mut dyn Write) -> Result<Finding, Failure> {
    let catalog = Catalog::embedded(language(arguments));
    let command = help::command(&catalog);
    let cli = match command
        .try_get_matches_from(arguments)
        .and_then(|matches| Cli::from_arg_matches(&matches))
    {
        Ok(cli) => cli,
        Err(error) => return told_by_clap(&error),
    };
    let Some(command) = cli.command else {
        write!(out, "{}", help::command(&catalog).render_help())?;
        return Ok(Finding::Done);
    };
    match command {
        Command::Serve(args) => serve::run(&args)
            .map(|()| Finding::Done)
            .map_err(Failure::input),
        Command::Score(args) => score::run(&args, &catalog, &mut io::stdin().lock(), out),
        Command::Analyze(args) => analyze::run(&args, &catalog, out),
        Command::Play(args) => play::run(&args, catalog),
        Command::Replay(args) => replay::run(&args, &catalog, out),
        Command::Simulate(args) => simulate::run(&args, &catalog, out),
        Command::Card(command) => card::run(&command, &catalog, out),
        Command::Completions { shell } => {
            let mut script = Vec::new();
            let mut command = help::command(&catalog);
            clap_complete::generate(shell, &mut command, "sparrows", &mut script);
            out.write_all(&script)?;
            Ok(Finding::Done)
        }
    }
}

/// Help and version go to standard output; everything else is one line of error.
fn told_by_clap(error: &clap::Error) -> Result<Finding, Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            error.print()?;
            Ok(Finding::Done)
        }
        _ => Err(Failure::Input(help::one_line(error))),
    }
}

/// The language of texts: `--lang`, wherever it stands, else that of the environment. It is wanted
/// before the command line is read, because help and errors are texts too.
fn language(arguments: &[OsString]) -> Language {
    let mut words = arguments.iter().filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        let asked = match word {
            "--lang" => words.next(),
            "--" => break,
            _ => word.strip_prefix("--lang="),
        };
        if let Some(language) = asked.and_then(Language::from_tag) {
            return language;
        }
    }
    let environment = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    Language::from_tags(environment.as_deref())
}

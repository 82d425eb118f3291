//! `sparrows play`: the table in a terminal.
//!
//! [`sitting`] plays and keeps, [`state`] is what the screen shows and what keys do to it, [`draw`]
//! and [`settlement`] put it on the screen; only this file knows a terminal.

mod aids;
mod draw;
mod keep;
mod parts;
mod prompt;
mod settlement;
mod sitting;
mod state;
#[cfg(test)]
mod tests;
mod tiles;

use crate::outcome::{Failure, Finding};
use crate::table_args::TableArgs;
use keep::Keep;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event as Input, KeyEventKind};
use sitting::{Plan, Sitting};
use sparrows_bots::Level;
use sparrows_engine::rules::american::FirstEast;
use sparrows_engine::{Rules, Seed};
use sparrows_text::Catalog;
use state::State;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::time::Instant;
use tiles::Look;

/// What `sparrows play` is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The rule set.
    #[arg(default_value = "hong-kong", hide_default_value = true)]
    rules: Rules,
    /// Seed of the first deal.
    #[arg(long)]
    seed: Option<Seed>,
    #[command(flatten)]
    table: TableArgs,
    /// The computer players.
    #[arg(long, default_value = "steady")]
    bot: Level,
    /// Whether the next seat deals in each further deal.
    #[arg(long)]
    rotate_dealer: bool,
    /// Who is east in the first deal: person, dice, right, across or left.
    #[arg(long, value_name = "WHO")]
    first_east: Option<FirstEast>,
    /// Tiles as digit and letter.
    #[arg(long, conflicts_with = "unicode")]
    letters: bool,
    /// Tiles as Unicode characters.
    #[arg(long)]
    unicode: bool,
    /// File to keep the deal in.
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
}

/// Plays until the person leaves.
pub fn run(args: &Args, catalog: Catalog) -> Result<Finding, Failure> {
    let table = args.table.table(args.rules)?;
    if args.first_east.is_some() && args.rules != Rules::American {
        return Err(Failure::input(
            "--first-east is a setting of the American table; at the others the person deals first",
        ));
    }
    if !io::stdout().is_terminal() || !io::stdin().is_terminal() {
        return Err(Failure::input(catalog.text("play-no-terminal")));
    }
    let plan = Plan {
        table,
        seed: args.seed.map_or_else(new_seed, Ok)?,
        bot: args.bot,
        rotate: args.rotate_dealer,
        first_east: args.first_east.unwrap_or_default(),
    };
    let keep = args.record.as_deref().map(Keep::open).transpose()?;
    let fixed = args.seed.is_some() || args.table.is_given() || args.first_east.is_some();
    if let (Some(path), true, Some((_, Some(_)))) = (&args.record, fixed, &keep) {
        return Err(Failure::Input(format!(
            "{}: holds an open deal; go on with it without --seed, --option, --card, --year and --first-east, or name another file",
            path.display()
        )));
    }
    let mut events = Vec::new();
    let sitting = Sitting::start(plan, keep, &mut events)?;
    let look = Look {
        unicode: args.unicode && !args.letters,
        colour: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
    };
    // A deal gone on with has the rules it began with.
    let rules = sitting.game().header().table.rules();
    let mut state = State::new(sitting, catalog.at_table(rules.as_str()), look, &events);
    // Sets the terminal back also where the program fails.
    let mut terminal = ratatui::try_init()?;
    let played = play(&mut terminal, &mut state);
    ratatui::try_restore()?;
    played.map(|()| Finding::Done)
}

fn new_seed() -> Result<Seed, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        Failure::input(format_args!(
            "the system has no chance to give ({error}); name a --seed"
        ))
    })?;
    Ok(Seed::from_bytes(bytes))
}

fn play(terminal: &mut DefaultTerminal, state: &mut State) -> Result<(), Failure> {
    // Since when the computer players' next move is due: keys do not put it off.
    let mut since = None;
    while !state.is_over() {
        terminal.draw(|frame| draw::draw(frame, state))?;
        match state.pause() {
            Some(pause) => {
                let began: &mut Instant = since.get_or_insert_with(Instant::now);
                if !event::poll(pause.saturating_sub(began.elapsed()))? {
                    since = None;
                    state.tick()?;
                    continue;
                }
            }
            None => since = None,
        }
        match event::read()? {
            Input::Key(key) if key.kind == KeyEventKind::Press => state.key(key)?,
            _ => {}
        }
    }
    Ok(())
}

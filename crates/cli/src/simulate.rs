//! `sparrows simulate`: computer players against each other, on as many threads as wanted.

use crate::outcome::{Failure, Finding, json_line, one_line};
use crate::table_args::TableArgs;
use crate::verify::BETTOR;
use crate::words;
use serde::Serialize;
use sparrows_bots::Level;
use sparrows_bots::simulate::{Accumulator, DealResult, Simulation, Summary};
use sparrows_engine::record::{Header, PlayerInfo};
use sparrows_engine::{Game, Rules, Seat, Seed, Table};
use sparrows_text::{Arg, Catalog};
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread::{self, ScopedJoinHandle};
use std::time::{Duration, Instant};
use unicode_width::UnicodeWidthStr;

/// What `sparrows simulate` is told.
#[derive(clap::Args, Clone, Debug)]
pub struct Args {
    /// The rule set.
    rules: Rules,
    /// How many shuffles.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    deals: u64,
    /// Seed of the series.
    #[arg(long)]
    seed: Seed,
    /// The players by seat.
    #[arg(long, value_name = "A,B,C,D", value_parser = bots)]
    bots: [Level; 4],
    /// Whether each shuffle is played four times, each player once in each seat.
    #[arg(long)]
    rotate: bool,
    /// Folder for records.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// How many threads.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    table: TableArgs,
    /// One JSON document.
    #[arg(long)]
    json: bool,
}

fn bots(names: &str) -> Result<[Level; 4], String> {
    let levels: Result<Vec<Level>, _> = names.split(',').map(|name| name.trim().parse()).collect();
    let levels = levels.map_err(|error| error.to_string())?;
    levels.try_into().map_err(|levels: Vec<_>| {
        format!(
            "{} names; four are meant, such as steady,random,random,random",
            levels.len()
        )
    })
}

/// The summary with what it took.
#[derive(Serialize)]
struct Report<'a> {
    #[serde(flatten)]
    summary: &'a Summary,
    seconds: f64,
    deals_per_second: f64,
}

/// Plays and tells.
pub fn run(args: &Args, catalog: &Catalog, out: &mut dyn Write) -> Result<Finding, Failure> {
    let simulation = Simulation {
        table: args.table.table(args.rules)?,
        seed: args.seed,
        deals: args.deals,
        bots: args.bots,
        rotate: args.rotate,
    };
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::file(folder.display(), "made", &error))?;
    }
    let progress = (!args.json && io::stderr().is_terminal()).then_some(catalog);
    let began = Instant::now();
    let summary = play(args, &simulation, progress)?;
    let seconds = began.elapsed().as_secs_f64();
    let report = Report {
        summary: &summary,
        seconds,
        deals_per_second: summary.deals as f64 / seconds.max(f64::MIN_POSITIVE),
    };
    if args.json {
        json_line(out, &report)?;
    } else {
        tell(args, &simulation, &report, catalog, out)?;
    }
    Ok(Finding::Done)
}

/// Plays every shuffle, each on whatever thread is free: the sums do not depend on the order.
fn play(
    args: &Args,
    simulation: &Simulation,
    progress: Option<&Catalog>,
) -> Result<Summary, Failure> {
    let threads = match args.threads {
        Some(threads) => usize::from(threads),
        None => thread::available_parallelism().map_or(1, NonZeroUsize::get),
    };
    let next = AtomicU64::new(0);
    let worker = || -> Result<Accumulator, Failure> {
        let mut sums = Accumulator::new(simulation);
        loop {
            let shuffle = next.fetch_add(1, Ordering::Relaxed);
            if shuffle >= simulation.deals {
                return Ok(sums);
            }
            let played = simulation.run_deal(shuffle).map_err(Failure::input);
            let kept = played.and_then(|deals| {
                sums.add(&deals);
                match &args.records {
                    Some(folder) => write_records(folder, simulation, &deals),
                    None => Ok(()),
                }
            });
            if let Err(failure) = kept {
                // The others need not go on.
                next.store(simulation.deals, Ordering::Relaxed);
                return Err(failure);
            }
        }
    };
    let mut sums = Accumulator::new(simulation);
    thread::scope(|scope| {
        let wanted = u64::try_from(threads).unwrap_or(1).min(simulation.deals);
        let workers: Vec<_> = (0..wanted).map(|_| scope.spawn(worker)).collect();
        if let Some(catalog) = progress {
            show_progress(&workers, &next, simulation.deals, catalog);
        }
        for worker in workers {
            let share = worker.join();
            sums.merge(&share.map_err(|_| Failure::input("a thread failed"))??);
        }
        Ok::<_, Failure>(())
    })?;
    Ok(sums.summary())
}

/// One line on standard error, kept up to date until all is played.
fn show_progress<T>(
    workers: &[ScopedJoinHandle<'_, T>],
    next: &AtomicU64,
    deals: u64,
    catalog: &Catalog,
) {
    let mut shown = 0;
    let mut last = Instant::now();
    while !workers.iter().all(ScopedJoinHandle::is_finished) {
        thread::sleep(Duration::from_millis(20));
        if last.elapsed() < Duration::from_millis(500) {
            continue;
        }
        last = Instant::now();
        let number = |n: u64| Arg::Num(i64::try_from(n).unwrap_or(i64::MAX));
        let done = next.load(Ordering::Relaxed).min(deals);
        let args = [("done", number(done)), ("deals", number(deals))];
        let text = catalog.text_with("cli-simulate-progress", &args);
        shown = text.width();
        let _ = write!(io::stderr(), "\r{text}");
    }
    let _ = write!(io::stderr(), "\r{}\r", " ".repeat(shown));
}

/// Each deal in a file of its own, numbered from 0 in the order of the series: `000042.jsonl`.
fn write_records(
    folder: &Path,
    simulation: &Simulation,
    deals: &[DealResult],
) -> Result<(), Failure> {
    for deal in deals {
        let number = deal.shuffle * deals.len() as u64 + deal.rotation as u64;
        let path = folder.join(format!("{number:06}.jsonl"));
        fs::write(&path, record(&simulation.table, deal)?)
            .map_err(|error| Failure::file(path.display(), "written", &error))?;
    }
    Ok(())
}

fn record(table: &Table, deal: &DealResult) -> Result<String, Failure> {
    let mut header = Header::new(table.clone(), deal.seed);
    for (seat, level) in Seat::PLAYERS.into_iter().zip(deal.players) {
        header.players[seat] = Some(PlayerInfo {
            name: None,
            bot: Some(level.as_str().to_owned()),
        });
    }
    if table.seats_bettor() {
        header.players[Seat::Bettor] = Some(PlayerInfo {
            name: None,
            bot: Some(BETTOR.as_str().to_owned()),
        });
    }
    let mut game = Game::new(header);
    for &(seat, action) in &deal.decisions {
        game.act(seat, action).map_err(Failure::input)?;
    }
    Ok(game.to_text())
}

/// What was made, the most frequent first; nothing where nothing was.
fn made(
    mut made: Vec<(String, u64)>,
    title: &str,
    catalog: &Catalog,
    out: &mut dyn Write,
) -> io::Result<()> {
    made.retain(|&(_, count)| count > 0);
    made.sort_by_key(|&(_, count)| std::cmp::Reverse(count));
    if made.is_empty() {
        return Ok(());
    }
    writeln!(out, "\n{}", catalog.text(title))?;
    let widths = made.iter().map(|(_, count)| count.to_string().len());
    let width = widths.max().unwrap_or(0);
    for (name, count) in made {
        writeln!(out, "  {count:>width$}   {name}")?;
    }
    Ok(())
}

/// A hand of the card by its id.
fn card_hand(table: &Table, id: &str, catalog: &Catalog) -> String {
    let hands = table.card().map(|card| card.card().hands.as_slice());
    let hand = hands.unwrap_or_default().iter().find(|hand| hand.id == id);
    hand.map_or_else(|| one_line(id), |hand| words::card_hand(catalog, hand))
}

/// A summary for people.
fn tell(
    args: &Args,
    simulation: &Simulation,
    report: &Report<'_>,
    catalog: &Catalog,
    out: &mut dyn Write,
) -> io::Result<()> {
    let number = |n: u64| Arg::Num(i64::try_from(n).unwrap_or(i64::MAX));
    let summary = report.summary;
    let deals = [
        ("deals", number(summary.deals)),
        ("seconds", Arg::fixed(report.seconds, 2)),
        ("rate", Arg::fixed(report.deals_per_second, 0)),
    ];
    writeln!(out, "{}", catalog.text_with("cli-simulate-deals", &deals))?;
    let ends = [
        ("wins", number(summary.wins)),
        ("draws", number(summary.draws)),
    ];
    writeln!(out, "{}", catalog.text_with("cli-simulate-ends", &ends))?;
    writeln!(out)?;
    let columns = ["bot", "mean", "ci95", "win-rate", "deal-in-rate"];
    let mut rows = vec![columns.map(|id| catalog.text(&format!("cli-simulate-{id}")))];
    for bot in &summary.bots {
        let fixed =
            |value: f64| catalog.text_with("cli-points", &[("points", Arg::fixed(value, 2))]);
        let percent =
            |share: f64| catalog.text_with("percent", &[("n", Arg::fixed(100.0 * share, 1))]);
        rows.push([
            catalog.text(&format!("bot-{}", bot.bot)),
            fixed(bot.mean),
            fixed(bot.ci95),
            percent(bot.win_rate),
            percent(bot.deal_in_rate),
        ]);
    }
    let widths: [usize; 5] =
        std::array::from_fn(|at| rows.iter().map(|row| row[at].width()).max().unwrap_or(0));
    for row in &rows {
        let mut line = String::new();
        for (at, (text, width)) in row.iter().zip(widths).enumerate() {
            let gap = " ".repeat(width - text.width());
            // Names to the left, numbers to the right.
            line += &if at == 0 {
                format!("{text}{gap}")
            } else {
                format!("   {gap}{text}")
            };
        }
        writeln!(out, "{line}")?;
    }
    let patterns = summary.patterns.iter().flatten();
    let patterns = patterns.map(|&(id, count)| (catalog.text(&format!("pattern-{id}")), count));
    made(patterns.collect(), "cli-simulate-patterns", catalog, out)?;
    let hands = summary.hands.iter().flatten();
    let hands = hands.map(|hand| (card_hand(&simulation.table, &hand.id, catalog), hand.wins));
    made(hands.collect(), "cli-simulate-hands", catalog, out)?;
    if let Some(folder) = &args.records {
        let folder = folder.display().to_string();
        let args = [("directory", Arg::Str(&folder))];
        writeln!(
            out,
            "\n{}",
            catalog.text_with("cli-simulate-records", &args)
        )?;
    }
    Ok(())
}

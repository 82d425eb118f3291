//! `sparrows replay --verify`: did every computer player decide as it does with what it saw?

use crate::outcome::{Failure, Finding, json_line};
use crate::words;
use serde::Serialize;
use sparrows_bots::{Level, UnknownLevel};
use sparrows_engine::record::Header;
use sparrows_engine::{Action, BySeat, Game, Seat};
use sparrows_text::{Arg, Catalog};
use std::io::Write;

/// What the check came to.
#[derive(Debug, Serialize)]
pub struct Verdict {
    /// Whether every decision is the one its player takes.
    verified: bool,
    /// How many decisions of computer players were taken again.
    checked: usize,
    /// The hash shown before the first tile, of the header without the players.
    commitment: String,
    /// The first decision that another player must have taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    differs: Option<Difference>,
}

/// A decision that its player does not take with what it saw.
#[derive(Debug, Serialize)]
struct Difference {
    /// Its line in the record.
    line: usize,
    seat: Seat,
    bot: Level,
    /// What the record has.
    decided: String,
    /// What the player decides.
    expected: String,
}

/// The computer player that bets on a deal, whoever plays it.
pub const BETTOR: Level = Level::Steady;

/// The computer players of a deal. A bettor whom the header does not name is one too, unless it is
/// the only seat left for the person.
pub fn bots(header: &Header) -> Result<BySeat<Option<Level>>, (Seat, UnknownLevel)> {
    let mut bots: BySeat<Option<Level>> = BySeat::default();
    for (seat, player) in header.players.iter() {
        if let Some(bot) = player.as_ref().and_then(|player| player.bot.as_deref()) {
            bots[seat] = Some(bot.parse().map_err(|error| (seat, error))?);
        }
    }
    let named = Seat::PLAYERS.iter().filter(|&&seat| bots[seat].is_some());
    let among_players = (1..4).contains(&named.count());
    if header.table.seats_bettor() && header.players[Seat::Bettor].is_none() && among_players {
        bots[Seat::Bettor] = Some(BETTOR);
    }
    Ok(bots)
}

/// Takes every decision of the computer players again, each from its seat's view. `text` is the
/// record that `game` was read from, `name` what to call it.
pub fn verdict(name: &str, text: &str, game: &Game) -> Result<Verdict, Failure> {
    let bots = bots(game.header())
        .map_err(|(seat, error)| Failure::Input(format!("{name}: {seat}: {error}")))?;
    let lines = (1..)
        .zip(text.lines())
        .filter(|(_, line)| !line.trim().is_empty());
    let mut again = Game::new(game.header().clone());
    let mut verdict = Verdict {
        verified: true,
        checked: 0,
        commitment: game.header().commitment(),
        differs: None,
    };
    for (&(seat, decided), (line, _)) in game.decisions().iter().zip(lines.skip(1)) {
        if let Some(bot) = bots[seat] {
            let deal = again.deal();
            let expected = bot.bot().decide(&deal.view(seat), deal.bot_seed(seat));
            verdict.checked += 1;
            if expected != decided {
                verdict.verified = false;
                verdict.differs = Some(Difference {
                    line,
                    seat,
                    bot,
                    decided: exact(decided),
                    expected: exact(expected),
                });
                return Ok(verdict);
            }
        }
        again.act(seat, decided).map_err(Failure::input)?;
    }
    Ok(verdict)
}

/// A decision with the copies of its tiles, for equal faces are different tiles.
fn exact(action: Action) -> String {
    match action {
        Action::Discard(tile) | Action::AddedKong(tile) => format!("{} {tile}", action.kind()),
        Action::Chow([a, b]) => format!("{} {a}{b}", action.kind()),
        Action::ExchangeThree([a, b, c]) => format!("{} {a}{b}{c}", action.kind()),
        Action::PassTiles(tiles)
        | Action::Mush(tiles)
        | Action::Courtesy(tiles)
        | Action::Expose(tiles) => format!("{} {tiles}", action.kind()),
        other => other.to_string(),
    }
}

impl Verdict {
    /// Tells; a record that does not verify is a negative finding.
    pub fn tell(
        &self,
        json: bool,
        catalog: &Catalog,
        out: &mut dyn Write,
    ) -> Result<Finding, Failure> {
        if json {
            json_line(out, self)?;
        } else {
            let hash = [("hash", Arg::Str(&self.commitment))];
            writeln!(out, "{}", catalog.text_with("settlement-commitment", &hash))?;
            let verdict = match &self.differs {
                None => catalog.text_with("cli-verify-yes", &[("n", self.checked.into())]),
                Some(differs) => catalog.text_with(
                    "cli-verify-no",
                    &[
                        ("line", differs.line.into()),
                        ("seat", Arg::Msg(&words::seat_id(differs.seat))),
                        ("bot", Arg::Msg(&format!("bot-{}", differs.bot))),
                        ("decided", Arg::Str(&differs.decided)),
                        ("expected", Arg::Str(&differs.expected)),
                    ],
                ),
            };
            writeln!(out, "{verdict}")?;
        }
        Ok(if self.verified {
            Finding::Done
        } else {
            Finding::Negative
        })
    }
}

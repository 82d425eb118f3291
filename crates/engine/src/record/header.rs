//! The header of a record: the table and where the tiles come from.

use super::error::{self, Problem, RecordError, at_line};
use crate::card::{CardSource, PlayedCard, YEARS};
use crate::chance::Seed;
use crate::options::Options;
use crate::rules::Rules;
use crate::seat::{BySeat, Seat};
use crate::strict;
use crate::table::{Deal, Direction, LaidOut, Table, Watcher};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

/// All that fixes a deal before its first decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The table.
    pub table: Table,
    /// Where the tiles come from.
    pub start: Start,
    /// Who sits where; for people, not for the deal.
    pub players: BySeat<Option<PlayerInfo>>,
}

/// Where the tiles of a deal come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// Shuffled with a seed.
    Seed(Seed),
    /// Laid out by hand.
    LaidOut(Box<LaidOut>),
}

/// Who sits at a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with name and bot")]
pub struct PlayerInfo {
    /// A name to show.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    pub name: Option<String>,
    /// The computer player; a seat without one is a person's.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    pub bot: Option<String>,
}

#[derive(Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "a header such as {\"record\":1,\"rules\":\"hong-kong\",\"options\":{},\"seed\":\"2f1c\"}"
)]
struct Written {
    record: u64,
    rules: Rules,
    #[serde(default, deserialize_with = "strict::unique")]
    options: BTreeMap<String, Value>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present_year"
    )]
    year: Option<u16>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    card: Option<CardSource>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    seed: Option<String>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    deal: Option<WrittenDeal>,
    #[serde(
        default,
        skip_serializing_if = "BTreeMap::is_empty",
        deserialize_with = "strict::unique"
    )]
    players: BTreeMap<Seat, PlayerInfo>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with hands and wall")]
struct WrittenDeal {
    hands: WrittenHands,
    wall: String,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    exchange: Option<Direction>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    last_wall: Option<u64>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "strict::present"
    )]
    charleston: Option<bool>,
}

#[derive(Serialize, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an object with east, south, west and north"
)]
struct WrittenHands {
    east: String,
    south: String,
    west: String,
    north: String,
}

impl Header {
    /// A shuffled deal.
    pub fn new(table: Table, seed: Seed) -> Self {
        Self {
            table,
            start: Start::Seed(seed),
            players: BySeat::default(),
        }
    }

    /// A deal laid out by hand.
    pub fn laid_out(table: Table, layout: LaidOut) -> Self {
        Self {
            table,
            start: Start::LaidOut(Box::new(layout)),
            players: BySeat::default(),
        }
    }

    /// Deals.
    pub(super) fn deal(&self, watcher: &mut dyn Watcher) -> Deal {
        match &self.start {
            Start::Seed(seed) => Deal::new_watched(&self.table, *seed, watcher),
            Start::LaidOut(layout) => Deal::laid_out(&self.table, layout, watcher),
        }
    }

    /// The header as a line of JSON, without a line feed.
    pub fn to_line(&self) -> String {
        self.line(true)
    }

    /// The SHA-256, in hexadecimal, of the header line without the players: shown before the first
    /// tile, it binds seed and options; anyone who is told the seed afterwards can check it with
    /// `printf '%s' '{"record":1,…}' | sha256sum`.
    pub fn commitment(&self) -> String {
        let mut text = String::with_capacity(64);
        for byte in Sha256::digest(self.line(false)) {
            let _ = write!(text, "{byte:02x}");
        }
        text
    }

    fn line(&self, with_players: bool) -> String {
        let (seed, deal) = match &self.start {
            Start::Seed(seed) => (Some(seed.to_string()), None),
            Start::LaidOut(layout) => (None, Some(written_deal(layout))),
        };
        let players = self.players.iter().filter(|_| with_players);
        let written = Written {
            record: 1,
            rules: self.table.rules(),
            options: self
                .table
                .options()
                .changed()
                .map(|(k, v)| (k.to_owned(), v))
                .collect(),
            year: self.table.card().map(|card| card.year()),
            card: self.table.card().map(|card| card.source().clone()),
            seed,
            deal,
            players: players
                .filter_map(|(seat, player)| Some((seat, player.clone()?)))
                .collect(),
        };
        // Nothing in it can fail to be written: keys are texts and values plain.
        serde_json::to_string(&written).unwrap_or_default()
    }

    /// Reads a header line.
    ///
    /// # Errors
    /// See [`RecordError`]; its line is 0 until the caller sets it.
    pub(super) fn from_line(line: &str) -> Result<Self, RecordError> {
        let written: Written = strict::object(line, &[]).map_err(|e| error::json(&e))?;
        let column = |key: &str| error::column_of(line, key, 1);
        if written.record != 1 {
            return Err(at_line(0, None, Problem::Version(written.record)));
        }
        let options = Options::from_map(written.rules, &written.options).map_err(|error| {
            let key = error.key().to_owned();
            at_line(0, error::column_of_key(line, &key), error.into())
        })?;
        let table = Table::new(options).map_err(|error| at_line(0, None, error.into()))?;
        let table = with_card(table, &written, line)?;
        let start = match (&written.seed, &written.deal) {
            (Some(seed), None) => Start::Seed(
                seed.parse()
                    .map_err(|e| at_line(0, column("seed"), Problem::Seed(e)))?,
            ),
            (None, Some(deal)) => {
                let hands = &deal.hands;
                let hands = [&hands.east, &hands.south, &hands.west, &hands.north];
                let layout = LaidOut::parse(&table, hands.map(String::as_str), &deal.wall)
                    .and_then(|layout| layout.with_exchange(&table, deal.exchange))
                    .and_then(|layout| {
                        layout.with_american(&table, deal.last_wall, deal.charleston)
                    })
                    .map_err(|e| {
                        let at = e.position().and_then(|(key, inside)| {
                            let deal = line.find("\"deal\"")?;
                            let before = line[..deal].chars().count();
                            Some(before + error::column_of(&line[deal..], key, inside)?)
                        });
                        at_line(0, at, Problem::LaidOut(e))
                    })?;
                Start::LaidOut(Box::new(layout))
            }
            _ => return Err(at_line(0, None, Problem::SeedOrDeal)),
        };
        if written.players.contains_key(&Seat::Bettor) && !table.seats_bettor() {
            let problem = Problem::CardKey {
                key: "bettor",
                problem: "sits only where the option `bettor` is on; leave it out of `players`",
            };
            return Err(at_line(0, error::column_of_key(line, "bettor"), problem));
        }
        let players = BySeat::from_fn(|seat| written.players.get(&seat).cloned());
        Ok(Self {
            table,
            start,
            players,
        })
    }
}

/// The table with the card of a header: an American one names card and year, others neither.
fn with_card(table: Table, written: &Written, line: &str) -> Result<Table, RecordError> {
    let problem = |key, problem| {
        let column = error::column_of_key(line, key);
        Err(at_line(0, column, Problem::CardKey { key, problem }))
    };
    let given = [
        ("year", written.year.is_some()),
        ("card", written.card.is_some()),
    ];
    if !table.rules().has_card() {
        return match given.into_iter().find(|&(_, given)| given) {
            Some((key, _)) => problem(key, "belongs to the American table; leave it out"),
            None => Ok(table),
        };
    }
    let Some(year) = written.year else {
        return problem(
            "year",
            "is missing; an American header names the year of the card",
        );
    };
    let Some(source) = &written.card else {
        return problem(
            "card",
            "is missing; an American header names it, such as \"house\"",
        );
    };
    if !YEARS.contains(&year) {
        return problem("year", "is a year from 1900 to 2099");
    }
    let card = PlayedCard::new(source.clone(), year)
        .map_err(|error| at_line(0, error::column_of_key(line, "card"), error.into()))?;
    Ok(table.with_card(Arc::new(card)))
}

fn written_deal(layout: &LaidOut) -> WrittenDeal {
    let wall = layout.wall.iter().map(ToString::to_string).collect();
    let [east, south, west, north] = layout.hands.map(|hand| hand.to_string());
    WrittenDeal {
        hands: WrittenHands {
            east,
            south,
            west,
            north,
        },
        wall,
        exchange: layout.exchange,
        last_wall: (layout.last_wall > 0).then_some(layout.last_wall.into()),
        charleston: layout.skips_charleston.then_some(false),
    }
}

//! Scoring a hand on request: the contract of `sparrows score`, and of any face that scores a hand
//! from a real table.

use crate::card::{CardError, CardSource, DEFAULT_YEAR, PlayedCard, YEARS};
use crate::hand::{Hand, HandError, HandText};
use crate::options::{OptionError, Options};
use crate::rules::{NoWin, Paid, Rules, Score, WinBy, Winning, is_missing};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::strict;
use crate::table::{CardAccount, CardHandLine, Table};
use crate::tile::{Kind, Suit};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A hand to score, as JSON writes it. Keys left out mean the plainest case.
#[derive(Clone, Debug, Deserialize)]
#[serde(
    deny_unknown_fields,
    expecting = "an object such as {\"hand\":\"…\",\"win\":\"1z\",\"by\":\"self-draw\",\"seat\":\"east\"}"
)]
pub struct Request {
    /// Concealed tiles without the winning tile.
    pub hand: String,
    /// Melds.
    #[serde(default)]
    pub melds: Vec<RequestMeld>,
    /// The winning tile.
    pub win: String,
    /// How it was won.
    pub by: By,
    /// The paying seat, but for a self-draw.
    pub from: Option<Seat>,
    /// The winner.
    pub seat: Seat,
    /// Flowers and seasons.
    #[serde(default)]
    pub flowers: String,
    /// Won on the replacement for a kong.
    #[serde(default)]
    pub kong_replacement: bool,
    /// Won on the draw that emptied the wall, or a discard made while it was empty.
    #[serde(default)]
    pub last_tile: bool,
    /// Sichuan: the suit the winner does without.
    pub missing: Option<Suit>,
    /// Sichuan: the seats still in play; all by default.
    pub active: Option<Vec<Seat>>,
    /// American: the card, by name or as the caller reads it; the house card by default.
    pub card: Option<String>,
    /// American: the year of the card; the caller's by default.
    #[serde(default, deserialize_with = "strict::year")]
    pub year: Option<u16>,
    /// American: the player the bettor bet on.
    pub bet: Option<Seat>,
    /// Options that differ from the defaults.
    #[serde(default, deserialize_with = "strict::unique")]
    pub options: BTreeMap<String, Value>,
}

/// A meld of a [`Request`].
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with kind and tiles")]
pub struct RequestMeld {
    /// `chow`, `pung`, `kong`, `concealed-kong` or `exposure`.
    pub kind: String,
    /// Its tiles.
    pub tiles: String,
}

/// How a hand was won, without the paying seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum By {
    /// With a discard.
    Discard,
    /// With a tile drawn oneself.
    SelfDraw,
    /// By robbing an added kong.
    RobbedKong,
}

/// A request that cannot be answered: what is wrong and how to mend it.
#[derive(Debug, thiserror::Error)]
pub enum RequestError {
    /// No JSON, or keys that are unknown, missing or of the wrong type.
    #[error("{}", crate::record::json_message(.0))]
    Json(#[from] serde_json::Error),
    /// Tiles that cannot be.
    #[error(transparent)]
    Hand(#[from] HandError),
    /// Options that cannot be.
    #[error("options: {0}")]
    Options(#[from] OptionError),
    /// A card that cannot be found or read.
    #[error("card: {0}")]
    Card(String),
    /// What cannot occur at a table.
    #[error("{field}: {problem}")]
    Impossible {
        /// The key to mend.
        field: &'static str,
        /// Why it cannot be.
        problem: &'static str,
    },
}

/// The answer to a request, as JSON writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Answer {
    /// Whether the hand wins.
    pub wins: bool,
    /// Why not: `not-a-hand`, `missing-suit`, `concealed-only`, `below-minimum`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<&'static str>,
    /// Total after the cap.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total: Option<u8>,
    /// The patterns that count, in table order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patterns: Option<Vec<PatternValue>>,
    /// What it takes to win, where that is what the hand lacks; for people, not in JSON.
    #[serde(skip)]
    pub minimum: Option<u8>,
    /// Base points.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub base: Option<i32>,
    /// American: the hand of the card.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<CardHandLine>,
    /// American: no joker is anywhere in the fourteen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub jokerless: Option<bool>,
    /// American: the account of the win, with its doublings; for people, not in JSON.
    #[serde(skip)]
    pub account: Option<CardAccount>,
    /// Net points of each seat.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payments: Option<BTreeMap<Seat, i32>>,
}

/// A pattern and what it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PatternValue {
    /// The id, such as `all-chows`.
    pub id: &'static str,
    /// Its value here.
    pub value: u8,
}

/// The patterns of a score with their ids.
pub fn pattern_values(rules: Rules, score: &Score) -> Vec<PatternValue> {
    let table = rules.patterns();
    let named = |scored: &crate::rules::Scored| {
        let id = table.get(usize::from(scored.pattern))?.id;
        Some(PatternValue {
            id,
            value: scored.value,
        })
    };
    score.patterns.iter().filter_map(named).collect()
}

/// Points by the names of the players, and of the bettor where there is one; what a `BySeat` is in
/// public JSON.
pub fn by_name(points: &BySeat<i32>, bettor: bool) -> BTreeMap<Seat, i32> {
    let seats = if bettor {
        &Seat::ALL[..]
    } else {
        &Seat::PLAYERS
    };
    seats
        .iter()
        .copied()
        .map(|seat| (seat, points[seat]))
        .collect()
}

/// What a request may leave to whoever asks.
#[derive(Clone, Copy)]
pub struct Surroundings<'a> {
    /// The year of a card where the request names none.
    pub year: u16,
    /// The text of a card that is not built in, by the name the request gives it, or why there is
    /// none.
    pub read_card: &'a dyn Fn(&str) -> Result<String, String>,
    /// A table with the card of requests that name none: one for many of them.
    pub table: Option<&'a Table>,
}

impl Default for Surroundings<'_> {
    /// [`DEFAULT_YEAR`], and built-in cards alone.
    fn default() -> Self {
        Self {
            year: DEFAULT_YEAR,
            read_card: &|name| Err(format!("`{name}` is no built-in card; there is `house`")),
            table: None,
        }
    }
}

/// As [`answer_in`] the default [`Surroundings`].
///
/// # Errors
/// See [`RequestError`].
///
/// ```
/// use sparrows_engine::{Rules, scorer};
///
/// let line = r#"{"hand":"123m456m789m1z","melds":[{"kind":"pung","tiles":"555m"}],
///     "win":"1z","by":"discard","from":"west","seat":"east","flowers":"1f5f"}"#;
/// let answer = scorer::answer(Rules::HongKong, line).unwrap();
/// assert_eq!((answer.total, answer.base), (Some(5), Some(32)));
/// ```
pub fn answer(rules: Rules, line: &str) -> Result<Answer, RequestError> {
    answer_in(rules, line, &Surroundings::default())
}

/// Answers one line of `sparrows score`.
///
/// # Errors
/// See [`RequestError`].
pub fn answer_in(
    rules: Rules,
    line: &str,
    surroundings: &Surroundings<'_>,
) -> Result<Answer, RequestError> {
    let request: Request = strict::object(line, &["melds", "active"])?;
    let options = Options::from_map(rules, &request.options)?;
    let table = match surroundings.table {
        Some(table) => table.clone().with_options(options)?,
        None => Table::new(options)?,
    };
    let table = request.with_card(table, surroundings)?;
    let win = request.winning(rules)?;
    Ok(match rules.set().score(&win, &table) {
        Ok(score) => {
            let paid = Paid {
                seat: win.seat,
                by: win.by,
                score: &score,
                playing: request.playing(),
                bet: request.bet,
            };
            let payments = rules.set().payments(&paid, &options);
            let account = CardAccount::of(&table, &score, request.bet == Some(win.seat));
            let counted = account.is_none();
            Answer {
                wins: true,
                reason: None,
                total: counted.then_some(score.total),
                patterns: counted.then(|| pattern_values(rules, &score)),
                minimum: None,
                base: counted.then_some(score.base),
                jokerless: account.as_ref().map(|account| account.jokerless),
                hand: account.as_ref().map(|account| account.hand.clone()),
                account,
                payments: Some(by_name(&payments, request.bet.is_some())),
            }
        }
        Err(NoWin::NotAHand) => Answer::no("not-a-hand"),
        Err(NoWin::ConcealedOnly) => Answer::no("concealed-only"),
        Err(NoWin::MissingSuit) => Answer::no("missing-suit"),
        Err(NoWin::BelowMinimum { score, minimum }) => Answer {
            total: Some(score.total),
            patterns: Some(pattern_values(rules, &score)),
            minimum: Some(minimum),
            ..Answer::no("below-minimum")
        },
    })
}

impl Answer {
    const fn no(reason: &'static str) -> Self {
        Self {
            wins: false,
            reason: Some(reason),
            total: None,
            patterns: None,
            minimum: None,
            base: None,
            hand: None,
            jokerless: None,
            account: None,
            payments: None,
        }
    }
}

impl Request {
    /// The hand that asks to win, checked: what cannot occur at a table is refused.
    ///
    /// # Errors
    /// See [`RequestError`].
    pub fn winning(&self, rules: Rules) -> Result<Winning, RequestError> {
        let melds: Vec<_> = self
            .melds
            .iter()
            .map(|m| (m.kind.as_str(), m.tiles.as_str()))
            .collect();
        let text = HandText {
            hand: &self.hand,
            melds: &melds,
            flowers: &self.flowers,
            win: Some(&self.win),
        };
        let hand = Hand::parse(rules, &text)?;
        hand.check_size(false)?;
        let mut win = Winning {
            concealed: hand.concealed,
            melds: hand.melds,
            flowers: hand.flowers,
            seat: self.seat,
            by: self.win_by()?,
            kong_replacement: self.kong_replacement,
            missing: self.missing,
            last_tile: self.last_tile,
        };
        self.check_missing(rules, &win)?;
        self.check_active(rules)?;
        self.check_american(rules, hand.win)?;
        if let Some(kind) = hand.win {
            win.concealed[kind.index()] += 1;
            let held = win.all_counts()[kind.index()];
            if matches!(win.by, WinBy::RobbedKong(_)) && held > 1 {
                return impossible(
                    "win",
                    "three of the tile of a robbed kong lie in its pung, so the winner holds no \
                     other",
                );
            }
        }
        if self.kong_replacement && self.by != By::SelfDraw {
            return impossible(
                "kong_replacement",
                "a replacement is drawn: `by` is self-draw",
            );
        }
        if self.kong_replacement && win.kongs() == 0 {
            return impossible("kong_replacement", "there is no kong among the melds");
        }
        if self.last_tile && self.by == By::RobbedKong {
            return impossible(
                "last_tile",
                "a kong needs a tile in the wall, so a robbed kong is never the last tile",
            );
        }
        Ok(win)
    }

    fn check_missing(&self, rules: Rules, win: &Winning) -> Result<(), RequestError> {
        if self.missing.is_some() != rules.set().has_missing_suit() {
            return impossible(
                "missing",
                if self.missing.is_some() {
                    "this table has no missing suit; leave `missing` out"
                } else {
                    "`missing` names the suit the winner does without: \"m\", \"p\" or \"s\""
                },
            );
        }
        if win
            .melds
            .iter()
            .any(|meld| is_missing(meld.first, self.missing))
        {
            return impossible(
                "melds",
                "nothing can be claimed or konged of the missing suit",
            );
        }
        Ok(())
    }

    fn check_active(&self, rules: Rules) -> Result<(), RequestError> {
        let Some(active) = &self.active else {
            return Ok(());
        };
        if !rules.set().several_winners() {
            return impossible(
                "active",
                "this table ends with the first win; leave `active` out",
            );
        }
        let distinct: SeatSet = active.iter().copied().collect();
        if distinct.contains(Seat::Bettor) || distinct.len() != active.len() || distinct.len() < 2 {
            return impossible(
                "active",
                "it lists two to four of east, south, west, north, each once",
            );
        }
        if !distinct.contains(self.seat) {
            return impossible("seat", "a seat that has left the deal cannot win");
        }
        if self.from.is_some_and(|from| !distinct.contains(from)) {
            return impossible("from", "a seat that has left the deal discards nothing");
        }
        Ok(())
    }

    /// The table with the card asked for.
    fn with_card(&self, table: Table, around: &Surroundings<'_>) -> Result<Table, RequestError> {
        if !table.rules().has_card() {
            let named = [
                ("card", self.card.is_some()),
                ("year", self.year.is_some()),
                ("bet", self.bet.is_some()),
            ];
            return match named.into_iter().find(|&(_, given)| given) {
                Some((field, _)) => {
                    impossible(field, "it belongs to the American table; leave it out")
                }
                None => Ok(table),
            };
        }
        let year = self.year.unwrap_or(around.year);
        if !YEARS.contains(&year) {
            return impossible("year", "it is a year from 1900 to 2099");
        }
        let is_here =
            |card: &Arc<PlayedCard>| (card.source(), card.year()) == (&CardSource::House, year);
        let house = matches!(self.card.as_deref(), None | Some("house"));
        if house && table.card().is_some_and(is_here) {
            return Ok(table);
        }
        let source = match self.card.as_deref() {
            None | Some("house") => CardSource::House,
            Some(name) => {
                let text = (around.read_card)(name).map_err(RequestError::Card)?;
                CardSource::Toml(text.into())
            }
        };
        let named = |error: CardError| {
            RequestError::Card(format!(
                "{}:{error}",
                self.card.as_deref().unwrap_or("house")
            ))
        };
        let card = PlayedCard::new(source, year).map_err(named)?;
        Ok(table.with_card(Arc::new(card)))
    }

    fn check_american(&self, rules: Rules, win: Option<Kind>) -> Result<(), RequestError> {
        if !rules.has_card() {
            return Ok(());
        }
        if self.bet == Some(Seat::Bettor) {
            return impossible("bet", "the bettor bets on east, south, west or north");
        }
        if self.by == By::RobbedKong {
            return impossible(
                "by",
                "nothing is added to a group here, so no kong is robbed",
            );
        }
        if self.by == By::Discard && win == Some(Kind::JOKER) {
            return impossible("win", "a discarded joker can be called by nobody");
        }
        Ok(())
    }

    /// The seats still in play.
    fn playing(&self) -> SeatSet {
        self.active
            .as_ref()
            .map_or(SeatSet::PLAYERS, |active| active.iter().copied().collect())
    }

    fn win_by(&self) -> Result<WinBy, RequestError> {
        if self.seat == Seat::Bettor {
            return impossible("seat", "the winner is east, south, west or north");
        }
        match (self.by, self.from) {
            (By::SelfDraw, None) => Ok(WinBy::SelfDraw),
            (By::SelfDraw, Some(_)) => {
                impossible("from", "a self-draw has no paying seat; leave `from` out")
            }
            (_, None) => impossible("from", "`from` names the seat whose tile was won on"),
            (_, Some(Seat::Bettor)) => impossible("from", "the bettor discards nothing"),
            (_, Some(from)) if from == self.seat => impossible(
                "from",
                "nobody wins on a tile of their own; `from` is another seat",
            ),
            (By::Discard, Some(from)) => Ok(WinBy::Discard(from)),
            (By::RobbedKong, Some(from)) => Ok(WinBy::RobbedKong(from)),
        }
    }
}

const fn impossible<T>(field: &'static str, problem: &'static str) -> Result<T, RequestError> {
    Err(RequestError::Impossible { field, problem })
}

//! What page and worker say to each other: texts, one answer to each request. The first line has a
//! number, which joins the two, and a word; what follows depends on the word.
//!
//! The deal is told by its record, and a decision as a line of one: both are read and written
//! already, for keeping a deal. The player itself is given its view and nothing else.
//!
//! This module is plain data and functions; `worker_client` carries them in the browser.

use sparrows_bots::Level;
use sparrows_engine::{Game, Seat};

/// What the page may ask.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Whether the worker runs; sent at the start, so that it is warm when first needed.
    Ready,
    /// What a computer player does at its seat.
    Decide {
        /// Which player.
        level: Level,
        /// Where it sits.
        seat: Seat,
        /// The record of the deal.
        record: String,
    },
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Response {
    /// It runs.
    Ready,
    /// The decision, as the record's next line.
    Decided(String),
    /// The request could not be read; the page and the worker are of different versions.
    NotUnderstood(String),
}

impl Request {
    /// The request as text.
    #[must_use]
    pub fn to_text(&self, number: u32) -> String {
        match self {
            Self::Ready => format!("{number} ready"),
            Self::Decide {
                level,
                seat,
                record,
            } => format!("{number} decide {level} {seat}\n{record}"),
        }
    }
}

impl Response {
    fn to_text(&self, number: u32) -> String {
        match self {
            Self::Ready => format!("{number} ready"),
            Self::Decided(line) => format!("{number} decided\n{line}"),
            Self::NotUnderstood(detail) => format!("{number} not-understood\n{detail}"),
        }
    }

    /// Reads what [`answer`] wrote: the number of the request, and the answer to it.
    #[must_use]
    pub fn read(text: &str) -> Option<(u32, Self)> {
        let (number, words, rest) = parts(text)?;
        let response = match words {
            "ready" => Self::Ready,
            "decided" => Self::Decided(rest.to_owned()),
            "not-understood" => Self::NotUnderstood(rest.to_owned()),
            _ => return None,
        };
        Some((number, response))
    }
}

/// The number of the first line, its further words, and the lines after it.
fn parts(text: &str) -> Option<(u32, &str, &str)> {
    let (first, rest) = text.split_once('\n').unwrap_or((text, ""));
    let (number, words) = first.split_once(' ')?;
    Some((number.parse().ok()?, words, rest))
}

/// Answers one request. Never fails: what cannot be read is answered by
/// [`Response::NotUnderstood`], under the number 0 where not even that could be read.
#[must_use]
pub fn answer(request: &str) -> String {
    let Some((number, words, record)) = parts(request) else {
        return Response::NotUnderstood(request.to_owned()).to_text(0);
    };
    respond(words, record)
        .unwrap_or_else(Response::NotUnderstood)
        .to_text(number)
}

fn respond(words: &str, record: &str) -> Result<Response, String> {
    let words: Vec<&str> = words.split(' ').collect();
    match words[..] {
        ["ready"] => Ok(Response::Ready),
        ["decide", level, seat] => {
            let level: Level = level.parse().map_err(|_| level.to_owned())?;
            let seat: Seat = seat.parse().map_err(|_| seat.to_owned())?;
            let game = Game::read(record).map_err(|error| error.to_string())?;
            let deal = game.deal();
            if !deal.awaiting().contains(seat) {
                return Err(format!("{seat} is not asked"));
            }
            let action = level.bot().decide(&deal.view(seat), deal.bot_seed(seat));
            Ok(Response::Decided(Game::line(seat, action)))
        }
        _ => Err(words.join(" ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::Table;
    use sparrows_engine::record::Header;

    fn ask(request: &Request) -> Response {
        let (number, response) = Response::read(&answer(&request.to_text(7))).expect("an answer");
        assert_eq!(number, 7, "an answer carries the number of its request");
        response
    }

    #[test]
    fn it_is_ready() {
        assert_eq!(ask(&Request::Ready), Response::Ready);
    }

    #[test]
    fn the_worker_decides_what_the_player_decides() {
        for table in [Table::hong_kong(), Table::sichuan(), Table::american()] {
            let mut game = Game::new(Header::new(table, 11.into()));
            for _ in 0..40 {
                for seat in game.deal().awaiting().iter() {
                    let (view, seed) = (game.deal().view(seat), game.deal().bot_seed(seat));
                    let level = Level::ALL[seat.index() % Level::ALL.len()];
                    let request = Request::Decide {
                        level,
                        seat,
                        record: game.to_text(),
                    };
                    let Response::Decided(line) = ask(&request) else {
                        panic!("no decision");
                    };
                    let decided = game.read_line(&line).expect("a line");
                    assert_eq!(decided, (seat, level.bot().decide(&view, seed)));
                    game.act(decided.0, decided.1)
                        .expect("a bot decides what is legal");
                }
            }
        }
    }

    #[test]
    fn an_unknown_request_is_answered_under_its_number() {
        for words in ["juggle", "decide", "decide nobody east", "decide steady up"] {
            let answered = answer(&format!("3 {words}\n"));
            let (number, response) = Response::read(&answered).expect("an answer");
            assert_eq!(number, 3);
            let last = words.split(' ').next_back().unwrap_or_default();
            assert!(
                matches!(&response, Response::NotUnderstood(detail) if !detail.is_empty()),
                "{last}: {response:?}"
            );
        }
    }

    #[test]
    fn who_is_not_asked_or_has_no_record_is_told_so() {
        let record = Game::new(Header::new(Table::hong_kong(), 11.into())).to_text();
        for (seat, record) in [(Seat::South, record.as_str()), (Seat::East, "{}\n")] {
            let request = Request::Decide {
                level: Level::ALL[0],
                seat,
                record: record.to_owned(),
            };
            assert!(
                matches!(ask(&request), Response::NotUnderstood(_)),
                "{seat}"
            );
        }
    }

    #[test]
    fn what_is_no_request_at_all_is_answered_too() {
        for text in ["", "ready", "x ready"] {
            let answered = Response::read(&answer(text));
            assert!(
                matches!(answered, Some((0, Response::NotUnderstood(_)))),
                "{text}"
            );
        }
        assert_eq!(Response::read("1 juggled"), None);
    }
}

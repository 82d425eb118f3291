//! What page and worker say to each other: JSON strings, one answer to each request.
//!
//! This module is plain data and functions; `worker_client` carries them in the browser.

use serde::{Deserialize, Serialize};
use sparrows_bots::Level;
use sparrows_engine::{Action, Seed, View};

/// What the page may ask.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// Whether the worker runs; sent at the start, so that it is warm when first needed.
    Ready,
    /// What a computer player does at its seat.
    Decide {
        /// Which player.
        level: Level,
        /// All that it may know.
        view: Box<View>,
        /// For what it leaves to chance.
        seed: Seed,
    },
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Response {
    /// It runs.
    Ready,
    /// The decision.
    Decided {
        /// One of the legal ones of the view.
        action: Action,
    },
    /// The request could not be read; the page and the worker are of different versions.
    NotUnderstood {
        /// What the reader met, for the console.
        detail: String,
    },
}

/// A request or response with the number that joins the two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered<T> {
    /// The request's number; its response carries the same. 0 where it could not be read.
    pub number: u32,
    /// The content.
    pub body: T,
}

/// Answers one request; both are [`Numbered`] and JSON. Never fails: what cannot be read is
/// answered by [`Response::NotUnderstood`].
#[must_use]
pub fn answer(request: &str) -> String {
    // Once and directly: to read it as any value first would compile every reader twice.
    let response = match serde_json::from_str::<Numbered<Request>>(request) {
        Ok(Numbered { number, body }) => Numbered {
            number,
            body: respond(body),
        },
        Err(error) => {
            let known = serde_json::from_str::<Numbered<serde::de::IgnoredAny>>(request);
            Numbered {
                number: known.map_or(0, |known| known.number),
                body: Response::NotUnderstood {
                    detail: error.to_string(),
                },
            }
        }
    };
    // Writing such plain types cannot fail; an empty answer would be refused by the page.
    serde_json::to_string(&response).unwrap_or_default()
}

fn respond(request: Request) -> Response {
    match request {
        Request::Ready => Response::Ready,
        Request::Decide { level, view, seed } => Response::Decided {
            action: level.bot().decide(&view, seed),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(request: &str) -> Numbered<Response> {
        serde_json::from_str(&answer(request)).expect("an answer is a numbered response")
    }

    #[test]
    fn an_answer_carries_the_number_of_its_request() {
        let request = Numbered {
            number: 7,
            body: Request::Ready,
        };
        let text = serde_json::to_string(&request).expect("plain data");
        assert_eq!(
            ask(&text),
            Numbered {
                number: 7,
                body: Response::Ready
            }
        );
    }

    #[test]
    fn the_worker_decides_what_the_player_decides() {
        use sparrows_engine::{Deal, Table};
        let mut deal = Deal::new(&Table::hong_kong(), 11.into());
        for _ in 0..60 {
            for seat in deal.awaiting().iter() {
                let (view, seed) = (deal.view(seat), deal.bot_seed(seat));
                let level = Level::ALL[seat.index() % Level::ALL.len()];
                let decided = level.bot().decide(&view, seed);
                let body = Request::Decide {
                    level,
                    view: Box::new(view),
                    seed,
                };
                let text = serde_json::to_string(&Numbered { number: 1, body }).expect("plain");
                assert_eq!(ask(&text).body, Response::Decided { action: decided });
                deal.act(seat, decided)
                    .expect("a bot decides what is legal");
            }
        }
    }

    #[test]
    fn an_unknown_request_is_answered_under_its_number() {
        let answer = ask(r#"{"number":3,"body":"juggle"}"#);
        assert_eq!(answer.number, 3);
        assert!(
            matches!(&answer.body, Response::NotUnderstood { detail } if detail.contains("juggle")),
            "{answer:?}"
        );
    }

    #[test]
    fn what_is_no_request_at_all_is_answered_too() {
        for text in ["", "{", "null", r#"{"body":"ready"}"#] {
            let answer = ask(text);
            assert_eq!(answer.number, 0, "{text}");
            assert!(
                matches!(answer.body, Response::NotUnderstood { .. }),
                "{text}"
            );
        }
    }
}

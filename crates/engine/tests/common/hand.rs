//! A hand to score, through the public scoring contract.

use serde_json::{Value, json};
use sparrows_engine::scorer::{self, Answer};
use sparrows_engine::{Rules, Seat};

/// A hand with its winning tile, on a discard of the seat before the winner unless said otherwise.
#[derive(Clone)]
pub struct Hand {
    seat: Seat,
    request: Value,
}

/// East's hand without melds or flowers of use: `3f` is shown, so that it has no `no-flowers`.
pub fn hand(tiles: &str, win: &str) -> Hand {
    let request = json!({
        "hand": tiles, "win": win, "by": "discard", "seat": "east", "from": "north",
        "flowers": "3f", "melds": [], "options": {"min_faan": 0},
    });
    Hand {
        seat: Seat::East,
        request,
    }
}

impl Hand {
    fn with(mut self, key: &str, value: Value) -> Self {
        self.request[key] = value;
        self
    }

    /// Adds a meld such as `pung 555m`.
    pub fn meld(mut self, meld: &str) -> Self {
        let (kind, tiles) = meld.split_once(' ').unwrap();
        let melds = self.request["melds"].as_array_mut().unwrap();
        melds.push(json!({"kind": kind, "tiles": tiles}));
        self
    }

    pub fn seat(mut self, seat: Seat) -> Self {
        self.seat = seat;
        let by_self = self.request["by"] == "self-draw";
        let hand = self.with("seat", json!(seat));
        if by_self {
            hand
        } else {
            hand.from(seat.ahead(3))
        }
    }

    pub fn from(self, seat: Seat) -> Self {
        self.with("from", json!(seat))
    }

    pub fn self_draw(mut self) -> Self {
        self.request.as_object_mut().unwrap().remove("from");
        self.with("by", json!("self-draw"))
    }

    pub fn robbed(self) -> Self {
        self.with("by", json!("robbed-kong"))
    }

    pub fn kong_replacement(self) -> Self {
        self.self_draw().with("kong_replacement", json!(true))
    }

    pub fn last_tile(self) -> Self {
        self.with("last_tile", json!(true))
    }

    pub fn flowers(self, tiles: &str) -> Self {
        self.with("flowers", json!(tiles))
    }

    pub fn option(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.request["options"][key] = value.into();
        self
    }

    pub fn answer(&self) -> Answer {
        let line = self.request.to_string();
        scorer::answer(Rules::HongKong, &line).unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    /// The patterns with their values, such as `all-chows 1, self-draw 1`.
    pub fn patterns(&self) -> String {
        let answer = self.answer();
        let patterns = answer
            .patterns
            .unwrap_or_else(|| panic!("{:?}", answer.reason));
        let words: Vec<_> = patterns
            .iter()
            .map(|p| format!("{} {}", p.id, p.value))
            .collect();
        words.join(", ")
    }

    /// Whether a pattern is among those that count.
    pub fn has(&self, id: &str) -> bool {
        self.answer()
            .patterns
            .is_some_and(|patterns| patterns.iter().any(|p| p.id == id))
    }

    pub fn total(&self) -> u8 {
        self.answer().total.unwrap()
    }

    pub fn reason(&self) -> &'static str {
        self.answer().reason.unwrap_or("wins")
    }

    /// Net points in seat order.
    pub fn payments(&self) -> [i32; 4] {
        let payments = self.answer().payments.unwrap();
        Seat::PLAYERS.map(|seat| payments[&seat])
    }
}

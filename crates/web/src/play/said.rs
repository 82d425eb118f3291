//! Sentences as data: a message id with its arguments, put into words when it is read, in
//! whatever language is then in force.

use super::circle::Circle;
use super::place::keeps_ledger;
use super::{calls, passes};
use sparrows_engine::rules::WinBy;
use sparrows_engine::table::{Ending, Line, Phase, WallEnd};
use sparrows_engine::{Event, Kind, Meld, MeldKind, Rules, Seat, TileId, View};
use sparrows_text::{Arg, Catalog};
use std::borrow::Cow;

/// A sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The message.
    pub id: Cow<'static, str>,
    /// Its arguments.
    pub args: Vec<(&'static str, Word)>,
}

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Word {
    /// The thing that another message names.
    Msg(Cow<'static, str>),
    /// A number.
    Num(i64),
    /// A gain or loss.
    Signed(i64),
    /// Text that is no word of a language: a seed, a key, what a user typed.
    Text(String),
    /// Another sentence.
    Said(Said),
    /// Several, in a row.
    List(Vec<Said>),
}

impl Said {
    /// A sentence without arguments yet.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Self {
        Self {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// With one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, word: Word) -> Self {
        self.args.push((name, word));
        self
    }

    /// With a thing named by a message.
    #[must_use]
    pub fn msg(self, name: &'static str, id: impl Into<Cow<'static, str>>) -> Self {
        self.with(name, Word::Msg(id.into()))
    }

    /// With a number.
    #[must_use]
    pub fn num(self, name: &'static str, number: impl Into<i64>) -> Self {
        self.with(name, Word::Num(number.into()))
    }

    /// In words.
    #[must_use]
    pub fn text(&self, catalog: &Catalog) -> String {
        let nested: Vec<String> = self
            .args
            .iter()
            .map(|(_, word)| match word {
                Word::Said(said) => said.text(catalog),
                Word::List(list) => catalog.list(list.iter().map(|said| said.text(catalog))),
                Word::Text(text) => text.clone(),
                _ => String::new(),
            })
            .collect();
        let args: Vec<(&str, Arg<'_>)> = self
            .args
            .iter()
            .zip(&nested)
            .map(|((name, word), nested)| {
                let arg = match word {
                    Word::Msg(id) => Arg::Msg(id),
                    Word::Num(number) => Arg::Num(*number),
                    Word::Signed(number) => Arg::Signed(*number),
                    Word::Text(_) | Word::Said(_) | Word::List(_) => Arg::Str(nested),
                };
                (*name, arg)
            })
            .collect();
        catalog.text_with(&self.id, &args)
    }
}

/// The message that names a kind of tile.
#[must_use]
pub fn tile_id(kind: Kind) -> String {
    format!("tile-{kind}")
}

/// Three in a row, such as `chow-s` of 3, 4 and 5.
#[must_use]
pub fn chow(tiles: &[TileId]) -> Said {
    let mut kinds: Vec<Kind> = tiles.iter().map(|tile| tile.kind()).collect();
    kinds.sort_unstable();
    let letter = kinds.first().map_or('m', |kind| kind.text().1);
    ["a", "b", "c"]
        .into_iter()
        .zip(kinds)
        .fold(Said::new(format!("chow-{letter}")), |said, (name, kind)| {
            said.msg(name, format!("rank-{}", kind.text().0))
        })
}

/// What a meld is called, such as `pung of 5 dots`.
#[must_use]
pub fn meld(meld: &Meld, circle: Circle) -> Said {
    let named = match meld.kind {
        MeldKind::Chow => Said::new("meld-chow").with("tiles", Word::Said(chow(&meld.tiles))),
        MeldKind::Exposure => exposure("meld-exposure", meld),
        kind => {
            Said::new(format!("meld-{}", kind.as_str())).msg("tile", tile_id(meld.faces().first))
        }
    };
    match meld.claimed {
        Some((_, from)) => Said::new("meld-claimed")
            .with("meld", Word::Said(named))
            .msg("from", circle.name(from)),
        None => named,
    }
}

/// A sentence about an American group.
fn exposure(id: impl Into<Cow<'static, str>>, meld: &Meld) -> Said {
    Said::new(id)
        .msg("set", calls::set(meld.tiles.len()))
        .msg("tile", tile_id(meld.faces().first))
        .num("jokers", meld.jokers().count() as i64)
}

/// What is said of what happened, in order, to the person whose view it is.
#[must_use]
pub fn events(events: &[Event], view: &View) -> Vec<Said> {
    let circle = Circle::of(view);
    let ledger = keeps_ledger(view.options.rules());
    let over = matches!(view.phase, Phase::Over { .. });
    let mut said = Vec::with_capacity(events.len());
    for one in events {
        // Where a win ends the deal, the account says at once what it costs.
        match one {
            // What is passed at the American table is told in its own words.
            Event::Exchange { .. } if view.options.rules() == Rules::American => {
                said.extend(passes::pass(one, circle));
            }
            Event::Payment(_) if !ledger => {}
            _ => said.extend(event(one, circle)),
        }
        if let Event::Win(win) = one
            && ledger
            && !over
        {
            let you = if circle.is_person(win.seat) {
                "-you"
            } else {
                ""
            };
            let out = Said::new(format!("event-out{you}"));
            said.push(out.msg("who", circle.name(win.seat)));
        }
    }
    said
}

/// What is said of an event; none of what needs no words (others' draws).
#[must_use]
pub fn event(event: &Event, circle: Circle) -> Option<Said> {
    let about = |seat: Seat, id: &str| {
        let you = if circle.is_person(seat) { "-you" } else { "" };
        Said::new(format!("event-{id}{you}")).msg("who", circle.name(seat))
    };
    Some(match event {
        Event::Dealt { seat, .. } if *seat == Seat::East => {
            let you = if circle.is_person(*seat) { "-you" } else { "" };
            Said::new(format!("event-deal{you}")).msg("dealer", circle.name(*seat))
        }
        Event::Draw {
            seat,
            tile: Some(tile),
            end,
        } if circle.is_person(*seat) => {
            let id = match end {
                WallEnd::Front => "draw",
                WallEnd::Back => "replacement",
            };
            about(*seat, id).msg("tile", tile_id(tile.kind()))
        }
        Event::Flower { seat, tile } => about(*seat, "flower").msg("tile", tile_id(tile.kind())),
        Event::Discard { seat, tile } => about(*seat, "discard").msg("tile", tile_id(tile.kind())),
        Event::MissingSuit { seat, suit } => {
            about(*seat, "missing-suit").msg("suit", format!("suit-{}", suit.letter()))
        }
        Event::Exchange {
            from, to, tiles, ..
        } => {
            let said = if circle.is_person(*to) {
                Said::new("event-exchange-to-you").msg("who", circle.name(*from))
            } else {
                about(*from, "exchange").msg("to", circle.name(*to))
            };
            let tiles: Vec<_> = tiles
                .iter()
                .map(|tile| Said::new(tile_id(tile.kind())))
                .collect();
            said.with("tiles", Word::List(tiles))
        }
        Event::AddedKong { seat, tile } => {
            about(*seat, "added-kong").msg("tile", tile_id(tile.kind()))
        }
        Event::Meld { seat, meld } => match meld.kind {
            MeldKind::Chow => about(*seat, "chow").with("tiles", Word::Said(chow(&meld.tiles))),
            MeldKind::Exposure => {
                let you = if circle.is_person(*seat) { "-you" } else { "" };
                exposure(format!("event-exposure{you}"), meld).msg("who", circle.name(*seat))
            }
            kind => about(*seat, kind.as_str()).msg("tile", tile_id(meld.faces().first)),
        },
        Event::Win(win) => match (win.by, win.tile) {
            (WinBy::SelfDraw, None) => about(win.seat, "win-dealt"),
            (by, tile) => {
                let mut said = about(win.seat, &format!("win-{}", by.as_str()));
                if let Some(tile) = tile {
                    said = said.msg("tile", tile_id(tile.kind()));
                }
                match by.from() {
                    Some(from) => said.msg("from", circle.name(from)),
                    None => said,
                }
            }
        },
        Event::Payment(line) => payment(line, circle),
        Event::Over { ending } => Said::new(match ending {
            Ending::Wall => "event-wall-empty",
            Ending::ThreeWinners => "ending-three-winners",
            Ending::Dead => "ending-dead",
            Ending::Win => return None,
        }),
        Event::Mush { .. } => return passes::mush(event, circle),
        Event::Charleston { seat, r#continue } => about(
            *seat,
            if *r#continue {
                "charleston"
            } else {
                "charleston-stop"
            },
        ),
        Event::Bet { on } if circle.is_person(Seat::Bettor) => {
            Said::new("event-bet-by-you").msg("who", circle.name(*on))
        }
        Event::Bet { on } => about(*on, "bet"),
        Event::JokerExchange {
            seat, tile, from, ..
        } => {
            let own = seat == from;
            about(
                *seat,
                if own {
                    "joker-exchange-own"
                } else {
                    "joker-exchange"
                },
            )
            .msg("tile", tile_id(tile.kind()))
            .msg("from", circle.name(*from))
        }
        Event::Challenge {
            seat,
            target,
            right,
        } => about(
            *seat,
            if *right {
                "challenge-right"
            } else {
                "challenge-wrong"
            },
        )
        .msg("target", circle.name(*target)),
        Event::Dead { seat, why } => about(*seat, &format!("dead-{}", why.as_str())),
        Event::Dealt { .. } | Event::Draw { .. } | Event::Shown { .. } => return None,
    })
}

/// A payment: who pays whom, for what.
#[must_use]
pub fn payment(line: &Line, circle: Circle) -> Said {
    let id = if circle.is_person(line.from) {
        "event-payment-you"
    } else if circle.is_person(line.to) {
        "event-payment-to-you"
    } else {
        "event-payment"
    };
    Said::new(id)
        .msg("payment", format!("payment-{}", line.kind.as_str()))
        .msg("from", circle.name(line.from))
        .msg("to", circle.name(line.to))
        .num("points", line.points)
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_text::Language;

    const SOUTH: Circle = Circle::of_four(Seat::South);

    fn english() -> Catalog {
        let source = include_str!("../../../text/messages/en.ftl");
        Catalog::parse(Language::En, source).expect("the messages are in order")
    }

    fn tile(text: &str) -> TileId {
        sparrows_engine::notation::parse_tile_id(text).expect("a tile")
    }

    #[test]
    fn what_others_do_and_what_you_do_are_two_sentences() {
        let discard = |seat| Event::Discard {
            seat,
            tile: tile("5p/2"),
        };
        let said = |seat| event(&discard(seat), SOUTH).map(|said| said.text(&english()));
        assert_eq!(said(Seat::South).as_deref(), Some("You discard 5 dots."));
        assert_eq!(said(Seat::West).as_deref(), Some("Wren discards 5 dots."));
        assert_eq!(said(Seat::East).as_deref(), Some("Robin discards 5 dots."));
    }

    #[test]
    fn others_draws_are_not_told() {
        let draw = Event::Draw {
            seat: Seat::East,
            tile: Some(tile("5p/2")),
            end: WallEnd::Front,
        };
        assert_eq!(event(&draw, SOUTH), None);
        assert_eq!(event(&draw.seen_by(Seat::South), SOUTH), None);
        assert_eq!(
            event(&draw, Circle::of_four(Seat::East)).map(|said| said.text(&english())),
            Some("You draw 5 dots.".to_owned())
        );
    }

    #[test]
    fn a_claimed_chow_says_its_tiles_and_whose_they_were() {
        let tiles = ["3s/1", "4s/2", "5s/1"].map(tile);
        let chow = Meld {
            kind: MeldKind::Chow,
            tiles: tiles.into_iter().collect(),
            claimed: Some((tiles[0], Seat::East)),
        };
        assert_eq!(
            meld(&chow, SOUTH).text(&english()),
            "chow of 3-4-5 bamboo, claimed from Robin"
        );
    }

    #[test]
    fn every_sentence_of_a_deal_has_its_message_and_its_arguments() {
        use sparrows_bots::Level;
        use sparrows_engine::{Game, Table, record::Header};
        let catalog = english();
        for seed in 0..40_u64 {
            let table = match seed % 3 {
                0 => Table::hong_kong(),
                1 => Table::american(),
                _ => Table::sichuan(),
            };
            let header = Header::new(table, seed.into());
            let mut happened = Vec::new();
            let mut game = Game::new_watched(header, &mut happened);
            while !game.deal().is_over() {
                for seat in game.deal().awaiting().iter() {
                    let (view, chance) = (game.deal().view(seat), game.deal().bot_seed(seat));
                    let action = Level::Random.bot().decide(&view, chance);
                    game.act_watched(seat, action, &mut happened)
                        .expect("what is legal can be done");
                }
            }
            for said in events(&happened, &game.deal().view(Seat::West)) {
                let text = said.text(&catalog);
                assert!(catalog.has(&said.id), "{}", said.id);
                assert!(!text.contains('{'), "{text}");
            }
        }
    }
}

//! Events as sentences.

use crate::words;
use sparrows_engine::rules::{Rules, WinBy};
use sparrows_engine::table::{Death, Ending, Line, WallEnd, Win};
use sparrows_engine::tile_set::TileSet;
use sparrows_engine::{Event, Kind, Meld, MeldKind, Seat};
use sparrows_text::{Arg, Catalog};

/// Tells events, to a seat where one looks on as a player.
pub struct Teller<'a> {
    /// The words.
    pub catalog: &'a Catalog,
    /// The rule set of the table.
    pub rules: Rules,
    /// Whom `you` means.
    pub you: Option<Seat>,
}

impl Teller<'_> {
    /// The event in words; none for what other events already tell.
    pub fn sentence(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Dealt { seat, tiles, .. } if tiles.is_empty() => {
                return (*seat == Seat::East).then(|| self.dealer());
            }
            Event::Dealt { seat, tiles, .. } => {
                let hand = self.catalog.text_with(
                    "cli-replay-hand",
                    &[
                        ("seat", Arg::Msg(&words::seat_id(*seat))),
                        ("hand", Arg::Str(&words::faces(tiles))),
                    ],
                );
                if *seat == Seat::East {
                    format!("{}\n{hand}", self.dealer())
                } else {
                    hand
                }
            }
            Event::Shown { tiles, .. } if tiles.is_empty() => return None,
            Event::Shown { seat, tiles } => self.catalog.text_with(
                "cli-replay-hand",
                &[
                    ("seat", Arg::Msg(&words::seat_id(*seat))),
                    ("hand", Arg::Str(&words::faces(tiles))),
                ],
            ),
            Event::Flower { seat, tile } => self.about("event-flower", *seat, tile.kind()),
            Event::Draw { seat, tile, end } => {
                let id = match end {
                    WallEnd::Front => "event-draw",
                    WallEnd::Back => "event-replacement",
                };
                match tile {
                    Some(tile) if self.you == Some(*seat) => self.about(id, *seat, tile.kind()),
                    Some(tile) => self.about(&format!("{id}-tile"), *seat, tile.kind()),
                    None => self.who(id, *seat, &[]),
                }
            }
            Event::Discard { seat, tile } => self.about("event-discard", *seat, tile.kind()),
            Event::Meld { seat, meld } => self.meld(*seat, meld),
            Event::AddedKong { seat, tile } => self.about("event-added-kong", *seat, tile.kind()),
            Event::Win(win) => self.win(win),
            Event::Exchange {
                from, to, tiles, ..
            } if self.rules != Rules::American => self.exchange(*from, *to, tiles),
            Event::Exchange {
                from,
                to,
                count,
                tiles,
                blind,
                ..
            } => self.pass((*from, *to), *count, tiles, blind),
            Event::Mush {
                seat,
                count,
                gave,
                got,
            } => self.mush(*seat, *count, gave, got),
            Event::Charleston { seat, r#continue } => {
                let id = if *r#continue {
                    "event-charleston"
                } else {
                    "event-charleston-stop"
                };
                self.who(id, *seat, &[])
            }
            Event::Bet { on } => {
                let id = match self.you {
                    Some(Seat::Bettor) => "event-bet-by-you",
                    Some(you) if you == *on => "event-bet-you",
                    _ => "event-bet",
                };
                let who = words::seat_id(*on);
                self.catalog.text_with(id, &[("who", Arg::Msg(&who))])
            }
            Event::JokerExchange {
                seat, tile, from, ..
            } => self.joker_exchange(*seat, tile.kind(), *from),
            Event::Challenge {
                seat,
                target,
                right,
            } => {
                let id = if *right {
                    "event-challenge-right"
                } else {
                    "event-challenge-wrong"
                };
                let target = self.named(*target);
                self.who(id, *seat, &[("target", Arg::Msg(&target))])
            }
            Event::Dead { seat, why } => {
                let why = match why {
                    Death::FalseWin => "event-dead-false-win",
                    Death::FalseCall => "event-dead-false-call",
                    Death::Challenged => "event-dead-challenged",
                };
                self.who(why, *seat, &[])
            }
            Event::MissingSuit { seat, suit } => {
                let suit = format!("suit-{}", suit.letter());
                self.who("event-missing-suit", *seat, &[("suit", Arg::Msg(&suit))])
            }
            Event::Payment(line) => self.payment(line),
            Event::Over { ending } => match ending {
                Ending::Wall => self.catalog.text("event-wall-empty"),
                Ending::ThreeWinners => self.catalog.text("ending-three-winners"),
                Ending::Dead => self.catalog.text("ending-dead"),
                Ending::Win => return None,
            },
        })
    }

    /// Tiles passed on before play; which ones, only to those who may know.
    fn exchange(&self, from: Seat, to: Seat, tiles: &TileSet) -> String {
        let id = match self.you {
            Some(you) if you == from => "event-exchange-you",
            Some(you) if you == to => "event-exchange-to-you",
            None => "event-exchange-tiles",
            Some(_) => "event-exchange",
        };
        let tiles = words::faces(tiles);
        let args = [
            ("who", Arg::Msg(&words::seat_id(from))),
            ("to", Arg::Msg(&words::seat_id(to))),
            ("tiles", Arg::Str(&tiles)),
        ];
        self.catalog.text_with(id, &args)
    }

    /// Tiles passed on in the Charleston (AM-3), blind ones among them. Who looks on as a player is
    /// told what it sees: `tiles` has no more, and `blind` is empty then.
    fn pass(
        &self,
        (from, to): (Seat, Seat),
        count: u8,
        tiles: &TileSet,
        blind: &TileSet,
    ) -> String {
        let (who, receiver) = (words::seat_id(from), words::seat_id(to));
        let (seen, unseen) = (words::faces(tiles), words::faces(blind));
        let hidden = usize::from(count).saturating_sub(tiles.len());
        let id = match self.you {
            Some(you) if you == from => match (tiles.is_empty(), hidden) {
                (true, 0) => "event-pass-none-you",
                (true, _) => "event-pass-blind-you",
                (false, 0) => "event-pass-tiles-you",
                (false, _) => "event-pass-tiles-blind-you",
            },
            Some(you) if you == to && !tiles.is_empty() => "event-pass-tiles-to-you",
            Some(you) if you == to && hidden > 0 => "event-pass-blind-to-you",
            None if !blind.is_empty() => "event-pass-tiles-blind",
            None if !tiles.is_empty() => "event-pass-tiles-tiles",
            _ => "event-pass-tiles",
        };
        let number = if self.you == Some(from) || self.you == Some(to) {
            hidden
        } else {
            usize::from(count)
        };
        let args = [
            ("who", Arg::Msg(&who)),
            ("to", Arg::Msg(&receiver)),
            ("n", number.into()),
            ("tiles", Arg::Str(&seen)),
            ("blind", Arg::Str(&unseen)),
        ];
        let told = self.catalog.text_with(id, &args);
        // What reaches you may go on in part.
        if self.you == Some(to) && !tiles.is_empty() && hidden > 0 {
            format!(
                "{told} {}",
                self.catalog.text_with("event-pass-blind-to-you", &args)
            )
        } else {
            told
        }
    }

    fn mush(&self, seat: Seat, count: u8, gave: &TileSet, got: &TileSet) -> String {
        let id = match self.you {
            Some(you) if you == seat && count == 0 => "event-mush-none-you",
            Some(you) if you == seat => "event-mush-you",
            None if count > 0 => "event-mush-tiles",
            _ => "event-mush",
        };
        let (gave, got) = (words::faces(gave), words::faces(got));
        let args = [
            ("who", Arg::Msg(&words::seat_id(seat))),
            ("n", count.into()),
            ("gave", Arg::Str(&gave)),
            ("got", Arg::Str(&got)),
        ];
        self.catalog.text_with(id, &args)
    }

    fn joker_exchange(&self, seat: Seat, tile: Kind, from: Seat) -> String {
        let (tile, owner) = (words::tile_id(tile), self.named(from));
        let id = if from == seat {
            "event-joker-exchange-own"
        } else {
            "event-joker-exchange"
        };
        let args = [("tile", Arg::Msg(&tile)), ("from", Arg::Msg(&owner))];
        self.who(id, seat, &args)
    }

    /// The message that names a seat inside a sentence about another.
    fn named(&self, seat: Seat) -> String {
        if self.you == Some(seat) {
            "player-you".to_owned()
        } else {
            words::seat_id(seat)
        }
    }

    fn payment(&self, line: &Line) -> String {
        let id = match self.you {
            Some(you) if you == line.from => "event-payment-you",
            Some(you) if you == line.to => "event-payment-to-you",
            _ => "event-payment",
        };
        let payment = format!("payment-{}", line.kind.as_str());
        let args = [
            ("payment", Arg::Msg(&payment)),
            ("from", Arg::Msg(&words::seat_id(line.from))),
            ("to", Arg::Msg(&words::seat_id(line.to))),
            ("points", line.points.into()),
        ];
        self.catalog.text_with(id, &args)
    }

    /// That the deal begins, and who deals.
    pub fn dealer(&self) -> String {
        // Seats have no other names here, and east deals: that need not be said.
        match self.you {
            Some(Seat::East) => self.catalog.text("event-deal-you"),
            Some(you) => {
                let seat = words::seat_id(you);
                let args = [("seat", Arg::Msg(&seat))];
                self.catalog.text_with("cli-dealt-you", &args)
            }
            None => self.catalog.text("cli-dealt"),
        }
    }

    /// The message, or the one for what you do yourself.
    fn id(&self, id: &str, seat: Seat) -> String {
        if self.you == Some(seat) {
            format!("{id}-you")
        } else {
            id.to_owned()
        }
    }

    fn who(&self, id: &str, seat: Seat, args: &[(&str, Arg<'_>)]) -> String {
        let who = words::seat_id(seat);
        let mut all = vec![("who", Arg::Msg(&who))];
        all.extend_from_slice(args);
        self.catalog.text_with(&self.id(id, seat), &all)
    }

    fn about(&self, id: &str, seat: Seat, tile: Kind) -> String {
        self.who(id, seat, &[("tile", Arg::Msg(&words::tile_id(tile)))])
    }

    fn meld(&self, seat: Seat, meld: &Meld) -> String {
        let id = format!("event-{}", meld.kind.as_str());
        if meld.kind == MeldKind::Exposure {
            let faces = meld.faces();
            let tile = words::tile_id(faces.first);
            let args = [
                ("tile", Arg::Msg(&tile)),
                ("set", Arg::Msg(words::set_id(faces.size()))),
                ("jokers", faces.jokers.into()),
            ];
            self.who(&id, seat, &args)
        } else if meld.kind == MeldKind::Chow {
            let tiles = words::chow_meld(self.catalog, meld);
            self.who(&id, seat, &[("tiles", Arg::Str(&tiles))])
        } else {
            self.about(&id, seat, meld.faces().first)
        }
    }

    fn win(&self, win: &Win) -> String {
        let Some(tile) = win.tile else {
            return self.who("event-win-dealt", win.seat, &[]);
        };
        let id = format!("event-win-{}", win.by.as_str());
        let tile = words::tile_id(tile.kind());
        let from = match win.by {
            WinBy::Discard(from) | WinBy::RobbedKong(from) if self.you == Some(from) => {
                "player-you".to_owned()
            }
            WinBy::Discard(from) | WinBy::RobbedKong(from) => words::seat_id(from),
            WinBy::SelfDraw => String::new(),
        };
        let args = [("tile", Arg::Msg(&tile)), ("from", Arg::Msg(&from))];
        self.who(&id, win.seat, &args)
    }
}

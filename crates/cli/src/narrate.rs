//! Events as sentences.

use crate::words;
use sparrows_engine::rules::WinBy;
use sparrows_engine::table::{Ending, Line, WallEnd, Win};
use sparrows_engine::tile_set::TileSet;
use sparrows_engine::{Event, Kind, Meld, MeldKind, Seat};
use sparrows_text::{Arg, Catalog};

/// Tells events, to a seat where one looks on as a player.
pub struct Teller<'a> {
    /// The words.
    pub catalog: &'a Catalog,
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
            Event::Exchange { from, to, tiles } => self.exchange(*from, *to, tiles),
            Event::MissingSuit { seat, suit } => {
                let suit = format!("suit-{}", suit.letter());
                self.who("event-missing-suit", *seat, &[("suit", Arg::Msg(&suit))])
            }
            Event::Payment(line) => self.payment(line),
            Event::Over { ending } => match ending {
                Ending::Wall => self.catalog.text("event-wall-empty"),
                Ending::ThreeWinners => self.catalog.text("ending-three-winners"),
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
        let dealer = ("dealer", Arg::Msg("seat-east"));
        self.catalog
            .text_with(&self.id("event-deal", Seat::East), &[dealer])
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
        if meld.kind == MeldKind::Chow {
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

//! Laid-out American deals in few words: give the tiles that matter, the rest is filled with tiles
//! that make nothing; then play decisions written the way people say them.

use serde_json::{Map, Value, json};
use sparrows_engine::card::Face;
use sparrows_engine::record::{EndLine, Problem, end_line};
use sparrows_engine::table::Phase;
use sparrows_engine::{Deal, Event, Game, Kind, Rules, Seat, TileSet, notation};

pub use sparrows_engine::Seat::{East, North, South, West};

/// A deal to be laid out; play begins with east's first turn unless [`Layout::charleston`] is asked.
pub struct Layout {
    options: Map<String, Value>,
    hands: [String; 4],
    wall: String,
    size: usize,
    last_wall: usize,
    charleston: bool,
    card: Value,
    year: u16,
}

/// The house card in 2026, a wall of 20 tiles, nothing in any hand.
pub fn layout() -> Layout {
    Layout {
        options: Map::new(),
        hands: Default::default(),
        wall: String::new(),
        size: 20,
        last_wall: 0,
        charleston: false,
        card: json!("house"),
        year: 2026,
    }
}

impl Layout {
    pub fn option(mut self, key: &str, value: impl Into<Value>) -> Self {
        self.options.insert(key.into(), value.into());
        self
    }

    pub fn punished(self) -> Self {
        self.option("errors", "punished")
    }

    pub fn east(mut self, tiles: &str) -> Self {
        self.hands[0] = tiles.into();
        self
    }

    pub fn south(mut self, tiles: &str) -> Self {
        self.hands[1] = tiles.into();
        self
    }

    pub fn west(mut self, tiles: &str) -> Self {
        self.hands[2] = tiles.into();
        self
    }

    pub fn north(mut self, tiles: &str) -> Self {
        self.hands[3] = tiles.into();
        self
    }

    /// The first tiles of the wall, in drawing order.
    pub fn wall(mut self, tiles: &str) -> Self {
        self.wall = tiles.into();
        self
    }

    pub fn size(mut self, size: usize) -> Self {
        self.size = size;
        self
    }

    pub fn last_wall(mut self, size: usize) -> Self {
        self.last_wall = size;
        self
    }

    pub fn charleston(mut self) -> Self {
        self.charleston = true;
        self
    }

    pub fn year(mut self, year: u16) -> Self {
        self.year = year;
        self
    }

    /// A card of these hands: id, whether closed, line.
    pub fn card(self, hands: &[(&str, bool, &str)]) -> Self {
        let mut toml = String::from("[card]\nid = \"t\"\nname = \"T\"\n");
        for (id, closed, line) in hands {
            toml.push_str(&format!(
                "[[hand]]\nid = \"{id}\"\ncategory = \"c\"\nline = \"{line}\"\nvalue = 25\nclosed = {closed}\n"
            ));
        }
        self.card_text(&toml)
    }

    /// A card as text.
    pub fn card_text(mut self, toml: &str) -> Self {
        self.card = json!({ "toml": toml });
        self
    }

    /// Fills hands and wall and deals.
    pub fn deal(mut self) -> Play {
        let kinds = |text: &str| -> Vec<Kind> {
            let named = notation::parse_tiles(text).unwrap();
            named.iter().map(|tile| tile.kind).collect()
        };
        let mut free = Rules::American.tiles().counts();
        for kind in self
            .hands
            .iter()
            .chain([&self.wall])
            .flat_map(|text| kinds(text))
        {
            free[kind.index()] -= 1;
        }
        for (i, text) in self.hands.iter_mut().enumerate() {
            let mut held = kinds(text);
            while held.len() < if i == 0 { 14 } else { 13 } {
                // Different hands begin at different tiles, so that fillings differ.
                let tile = (0..34)
                    .map(|step| Kind::from_index((step * 5 + i * 9) % 34).unwrap())
                    .find(|tile| free[tile.index()] > 0 && !held.contains(tile))
                    .expect("a tile to fill with");
                free[tile.index()] -= 1;
                held.push(tile);
                text.push_str(&format!(" {tile}"));
            }
        }
        let mut length = kinds(&self.wall).len();
        let mut rest: Vec<Kind> = Kind::plain().collect();
        rest.reverse();
        for kind in rest {
            while length < self.size && free[kind.index()] > 0 {
                free[kind.index()] -= 1;
                self.wall.push_str(&format!(" {kind}"));
                length += 1;
            }
        }
        let [east, south, west, north] = self.hands;
        let mut deal = json!({
            "hands": {"east": east, "south": south, "west": west, "north": north},
            "wall": self.wall,
            "last_wall": self.last_wall,
        });
        if !self.charleston {
            deal["charleston"] = json!(false);
        }
        let header = json!({
            "record": 1, "rules": "american", "options": self.options, "year": self.year,
            "card": self.card, "deal": deal,
        });
        let play = Play {
            text: format!("{header}\n"),
        };
        play.game();
        play
    }
}

/// A deal being played, as its record.
pub struct Play {
    text: String,
}

impl Play {
    pub fn game(&self) -> Game {
        Game::read(&self.text).unwrap_or_else(|error| panic!("{error}\n{}", self.text))
    }

    pub fn deal(&self) -> Deal {
        self.game().deal().clone()
    }

    /// Plays a script: decisions separated by `;`, such as `east discard 1m; all pass`.
    pub fn play(&mut self, script: &str) -> &mut Self {
        for decision in script
            .split(';')
            .map(str::trim)
            .filter(|line| !line.is_empty())
        {
            let (who, what) = decision.split_once(' ').unwrap();
            let seats: Vec<Seat> = if who == "all" {
                self.deal().awaiting().iter().collect()
            } else {
                vec![who.parse().unwrap()]
            };
            for seat in seats {
                self.text.push_str(&format!("{}\n", line(seat, what)));
                self.game();
            }
        }
        self
    }

    /// Why a decision is refused: the id of the reason.
    pub fn refused(&self, seat: Seat, what: &str) -> &'static str {
        let text = format!("{}{}\n", self.text, line(seat, what));
        match Game::read(&text) {
            Ok(_) => panic!("{seat} may {what}"),
            Err(error) => match error.problem {
                Problem::Illegal { why, .. } => why.id(),
                other => panic!("{other}"),
            },
        }
    }

    /// The kinds of decision a seat may take.
    pub fn kinds(&self, seat: Seat) -> String {
        let kinds = self.deal().legal_kinds(seat);
        kinds
            .iter()
            .map(|kind| kind.as_str())
            .collect::<Vec<_>>()
            .join(" ")
    }

    /// The legal decisions of a seat that begin so, such as `expose`.
    pub fn legal(&self, seat: Seat, word: &str) -> Vec<String> {
        let legal = self.deal().legal(seat);
        let texts = legal.iter().map(ToString::to_string);
        texts.filter(|text| text.starts_with(word)).collect()
    }

    pub fn asked(&self) -> Vec<Seat> {
        self.deal().awaiting().iter().collect()
    }

    pub fn end(&self) -> EndLine {
        end_line(&self.deal(), None)
    }

    /// Net points in seat order, in values of the hand won.
    pub fn scores(&self) -> [i32; 4] {
        let deal = self.deal();
        let won = deal.wins().first().and_then(|win| deal.account(win).card);
        let value = won.map_or(1, |card| i32::from(card.hand.value));
        Seat::PLAYERS.map(|seat| deal.scores()[seat] / value)
    }

    /// The faces of a hand.
    pub fn hand(&self, seat: Seat) -> String {
        faces(&self.deal().hand(seat))
    }

    /// Whether a hand holds these tiles.
    pub fn holds(&self, seat: Seat, tiles: &str) -> bool {
        let counts = self.deal().hand(seat).counts();
        let named = notation::parse_tiles(tiles).unwrap();
        named.iter().all(|tile| {
            let wanted = named.iter().filter(|other| other.kind == tile.kind).count();
            usize::from(counts[tile.kind.index()]) >= wanted
        })
    }

    /// Goes on to the next turn of a seat: others discard what they draw, and nobody claims.
    pub fn until_turn(&mut self, seat: Seat) -> &mut Self {
        loop {
            let deal = self.deal();
            match deal.phase() {
                Phase::Window(_) => self.play("all pass"),
                Phase::Turn(turn) if turn.seat == seat => return self,
                Phase::Turn(turn) => {
                    let tile = deal.view(turn.seat).drawn.expect("a draw");
                    self.play(&format!("{} discard {tile}", turn.seat))
                }
                other => panic!("{other:?}"),
            };
        }
    }

    /// The faces of a shown group.
    pub fn meld(&self, seat: Seat, position: usize) -> String {
        let deal = self.deal();
        notation::faces(
            deal.melds(seat)[position]
                .tiles
                .iter()
                .map(|tile| tile.kind()),
        )
    }

    pub fn events(&self) -> Vec<Event> {
        self.game().events()
    }

    /// The last win as JSON.
    pub fn win(&self) -> Value {
        serde_json::to_value(self.end().wins.last().expect("a win")).unwrap()
    }
}

/// The faces of a set of tiles, flowers as one.
pub fn faces(tiles: &TileSet) -> String {
    let kinds = tiles
        .iter()
        .map(|tile| Face::of(tile.kind()).map_or(Kind::JOKER, Face::kind));
    notation::faces(kinds)
}

/// A decision in words as its line of a record.
fn line(seat: Seat, what: &str) -> Value {
    let words: Vec<&str> = what.split(' ').collect();
    let mut line = json!({"seat": seat, "action": words[0]});
    let rest = &words[1..];
    match (words[0], rest) {
        ("discard", [tile]) => line["tile"] = json!(tile),
        ("expose", [with]) => line["with"] = json!(with),
        ("exchange", [tile, from, meld]) => {
            line["tile"] = json!(tile);
            line["from"] = json!(from);
            line["meld"] = json!(meld.parse::<u8>().unwrap());
        }
        ("challenge", [target]) => line["target"] = json!(target),
        ("bet", [on]) => line["on"] = json!(on),
        ("charleston", [answer]) => line["continue"] = json!(*answer == "on"),
        ("pass-tiles", [tiles]) => line["tiles"] = json!(tiles),
        ("pass-tiles", [tiles, "blind", blind]) => {
            line["tiles"] = json!(tiles);
            line["blind"] = json!(blind.parse::<u8>().unwrap());
        }
        ("pass-tiles", ["blind", blind]) => {
            line["tiles"] = json!("");
            line["blind"] = json!(blind.parse::<u8>().unwrap());
        }
        ("mush" | "courtesy", []) => line["tiles"] = json!(""),
        ("mush" | "courtesy", [tiles]) => line["tiles"] = json!(tiles),
        ("win" | "pass" | "pung" | "kong", []) => {}
        _ => panic!("{what}"),
    }
    line
}

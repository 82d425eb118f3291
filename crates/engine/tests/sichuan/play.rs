//! Deals laid out in few words, as records: what is tested is what a record says.

use sparrows_engine::record::end_line;
use sparrows_engine::table::Payment;
use sparrows_engine::{Deal, Game, Seat, View};

/// A hand that wins nothing and claims nothing: nine tiles of its missing suit, bamboo, and four
/// that make no pair.
pub const INERT: &str = "123456789s147p1m";

/// East's fourteen tiles without characters, its missing suit: it can discard 5p.
pub const EAST_5P: &str = "123456789s13579p";

/// Hands without bamboo that wait for 5p alone, worth no fan.
pub const WAIT_5P: [&str; 3] = ["123456789m46p99p", "123456789m46p88p", "123456789m46p22p"];

/// A deal in progress, written as a record.
pub struct Play {
    text: String,
}

/// Lays out a deal: hands in seat order, the wall, and the letters of the missing suits, or none
/// to leave them to be chosen.
pub fn lay(options: &str, hands: [&str; 4], wall: &str, missing: &str) -> Play {
    lay_with(options, "", hands, wall, missing)
}

/// As [`lay`], with more keys of the deal.
pub fn lay_with(options: &str, more: &str, hands: [&str; 4], wall: &str, missing: &str) -> Play {
    let [east, south, west, north] = hands;
    let text = format!(
        "{{\"record\":1,\"rules\":\"sichuan\",\"options\":{{{options}}},\"deal\":{{\"hands\":\
         {{\"east\":\"{east}\",\"south\":\"{south}\",\"west\":\"{west}\",\"north\":\"{north}\"}},\
         \"wall\":\"{wall}\"{more}}}}}\n"
    );
    let mut play = Play { text };
    for (seat, suit) in Seat::PLAYERS.into_iter().zip(missing.chars()) {
        play.line(&format!(
            "{{\"seat\":\"{seat}\",\"action\":\"missing-suit\",\"suit\":\"{suit}\"}}"
        ));
    }
    play.game();
    play
}

impl Play {
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// Decisions such as `e:5p s:pung s:9p n:win w:pass e:ckong-5m e:akong-5m`; `x` lets all who
    /// are asked about a tile pass, `.` lets the player in turn discard what was drawn.
    pub fn run(mut self, decisions: &str) -> Self {
        for word in decisions.split_whitespace() {
            match word {
                "x" => {
                    for seat in self.deal().awaiting().iter() {
                        self.line(&format!("{{\"seat\":\"{seat}\",\"action\":\"pass\"}}"));
                    }
                }
                "." => {
                    let deal = self.deal();
                    let seat = deal.awaiting().iter().next().expect("somebody's turn");
                    let tile = deal.view(seat).drawn.expect("a tile drawn");
                    let tile = format!("\"tile\":\"{tile}\"");
                    self.line(&format!(
                        "{{\"seat\":\"{seat}\",\"action\":\"discard\",{tile}}}"
                    ));
                }
                word => {
                    let line = line_of(word);
                    self.line(&line);
                }
            }
            if let Err(error) = Game::read(&self.text) {
                panic!("{word} of {decisions}: {error}");
            }
        }
        self
    }

    /// The message that refuses a decision.
    pub fn refused(&self, decision: &str) -> String {
        let text = format!("{}{}\n", self.text, line_of(decision));
        Game::read(&text).expect_err(decision).to_string()
    }

    pub fn game(&self) -> Game {
        Game::read(&self.text).unwrap_or_else(|error| panic!("{error}"))
    }

    pub fn deal(&self) -> Deal {
        self.game().deal().clone()
    }

    pub fn view(&self, seat: Seat) -> View {
        self.deal().view(seat)
    }

    /// The sorts of decision a seat may take.
    pub fn kinds(&self, seat: Seat) -> Vec<&'static str> {
        self.deal()
            .legal_kinds(seat)
            .iter()
            .map(|kind| kind.as_str())
            .collect()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        self.deal().view(Seat::East).turn().map(|turn| turn.seat)
    }

    /// Net points, east first.
    pub fn scores(&self) -> [i32; 4] {
        let scores = self.deal().scores();
        Seat::PLAYERS.map(|seat| scores[seat])
    }

    /// Why the deal ended.
    pub fn reason(&self) -> Option<&'static str> {
        end_line(&self.deal(), None).reason
    }

    /// The winners in the order settled.
    pub fn winners(&self) -> Vec<Seat> {
        self.deal().wins().iter().map(|win| win.seat).collect()
    }

    /// The patterns of the last win.
    pub fn patterns(&self) -> Vec<&'static str> {
        let line = end_line(&self.deal(), None);
        line.wins
            .last()
            .expect("a win")
            .worth
            .patterns()
            .iter()
            .map(|pattern| pattern.id)
            .collect()
    }

    /// Ledger lines of a kind as (from, to, points).
    pub fn ledger(&self, kind: Payment) -> Vec<(Seat, Seat, i32)> {
        let deal = self.deal();
        let lines = deal
            .ledger()
            .lines()
            .iter()
            .filter(|line| line.kind == kind);
        lines
            .map(|line| (line.from, line.to, line.points))
            .collect()
    }
}

fn line_of(word: &str) -> String {
    let (seat, what) = word.split_once(':').unwrap();
    let seat = match seat {
        "e" => "east",
        "s" => "south",
        "w" => "west",
        _ => "north",
    };
    let (action, keys) = match what.split_once('-') {
        Some(("ckong", tile)) => ("concealed-kong", format!(",\"tile\":\"{tile}\"")),
        Some(("akong", tile)) => ("added-kong", format!(",\"tile\":\"{tile}\"")),
        Some(("give", tiles)) => ("exchange-three", format!(",\"tiles\":\"{tiles}\"")),
        Some(("miss", suit)) => ("missing-suit", format!(",\"suit\":\"{suit}\"")),
        _ if matches!(what, "win" | "pung" | "kong" | "pass") => (what, String::new()),
        _ => ("discard", format!(",\"tile\":\"{what}\"")),
    };
    format!("{{\"seat\":\"{seat}\",\"action\":\"{action}\"{keys}}}")
}

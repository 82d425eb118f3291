//! Laid-out deals in few words: give the tiles that matter, the rest is filled with tiles that
//! make nothing; then play decisions written the way people say them.

pub mod hand;
pub mod random;
pub mod second_scorer;

use sparrows_engine::options::Options;
use sparrows_engine::table::{Actions, LaidOut, Phase, Source};
use sparrows_engine::{Action, Deal, Event, Illegal, Kind, Rules, Seat, Table, TileSet, notation};

/// A Hong Kong table with options such as `&[("min_faan", "0")]`.
pub fn table(options: &[(&str, &str)]) -> Table {
    let mut set = Options::new(Rules::HongKong);
    for (key, text) in options {
        set.set_text(key, text).unwrap();
    }
    Table::new(set).unwrap()
}

/// Kinds of a text such as `123m 55z`.
pub fn kinds(text: &str) -> Vec<Kind> {
    notation::parse_tiles(text)
        .unwrap()
        .iter()
        .map(|t| t.kind)
        .collect()
}

/// The faces of a set of tiles, such as `123m55z`.
pub fn faces(tiles: &TileSet) -> String {
    notation::faces(tiles.iter().map(|tile| tile.kind()))
}

/// A deal to be laid out.
pub struct Layout {
    options: Vec<(String, String)>,
    hands: [String; 4],
    front: String,
    back: String,
    size: Option<usize>,
}

/// A layout of nothing but filling: no hand holds a pair or two tiles that a third makes a chow.
pub fn layout() -> Layout {
    Layout {
        options: Vec::new(),
        hands: Default::default(),
        front: String::new(),
        back: String::new(),
        size: None,
    }
}

impl Layout {
    pub fn option(mut self, key: &str, value: &str) -> Self {
        self.options.push((key.into(), value.into()));
        self
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
        self.front = tiles.into();
        self
    }

    /// The last tiles of the wall; the last of them is the first replacement.
    pub fn back(mut self, tiles: &str) -> Self {
        self.back = tiles.into();
        self
    }

    /// How many tiles the wall has; without it, 24 or as many as are named.
    pub fn size(mut self, size: usize) -> Self {
        self.size = Some(size);
        self
    }

    /// Fills hands and wall and deals.
    pub fn deal(self) -> Play {
        let (table, layout) = self.build();
        Play::new(&table, &layout)
    }

    /// The table and the layout with everything filled.
    pub fn build(self) -> (Table, LaidOut) {
        let options: Vec<_> = self
            .options
            .iter()
            .map(|(k, v)| (k.as_str(), v.as_str()))
            .collect();
        let table = table(&options);
        let named: Vec<Kind> = self
            .hands
            .iter()
            .chain([&self.front, &self.back])
            .flat_map(|text| kinds(text))
            .collect();
        let mut free = Kind::plain()
            .map(|kind| kind.copies() as i32 - named.iter().filter(|&&k| k == kind).count() as i32)
            .collect::<Vec<_>>();
        let mut hands = self.hands.clone();
        for (i, text) in hands.iter_mut().enumerate() {
            let mut held = kinds(text);
            let size = if i == 0 { 14 } else { 13 };
            while held.len() < size {
                let tile = filling(&held, &free);
                free[tile.index()] -= 1;
                held.push(tile);
                text.push_str(&format!(" {tile}"));
            }
        }
        let size = self
            .size
            .unwrap_or_else(|| 24.max(kinds(&self.front).len() + kinds(&self.back).len()));
        let mut wall = self.front.clone();
        for i in kinds(&self.front).len() + kinds(&self.back).len()..size {
            // Spread over the kinds, so that the filling of the wall makes no pairs in a row.
            let tile = (0..34)
                .map(|k| (i * 5 + k) % 34)
                .find(|&k| free[k] > 0)
                .expect("tiles are left");
            free[tile] -= 1;
            wall.push_str(&format!(" {}", Kind::from_index(tile).unwrap()));
        }
        wall.push_str(&format!(" {}", self.back));
        let layout = LaidOut::parse(&table, [&hands[0], &hands[1], &hands[2], &hands[3]], &wall)
            .unwrap_or_else(|error| panic!("{error}"));
        (table, layout)
    }
}

/// A tile that makes nothing with those held: no pair, no two of a chow; honors first.
fn filling(held: &[Kind], free: &[i32]) -> Kind {
    let near = |a: Kind, b: Kind| {
        a == b || a.suit().is_some() && a.suit() == b.suit() && a.index().abs_diff(b.index()) <= 2
    };
    Kind::plain()
        .collect::<Vec<_>>()
        .into_iter()
        .rev()
        .find(|&kind| free[kind.index()] > 0 && !held.iter().any(|&other| near(kind, other)))
        .expect("a tile that makes nothing is left")
}

/// A deal being played: every decision is followed by the check of what must always hold.
pub struct Play {
    pub deal: Deal,
    pub events: Vec<Event>,
    tiles: TileSet,
    decisions: Vec<(Seat, Action)>,
}

impl Play {
    pub fn new(table: &Table, layout: &LaidOut) -> Self {
        let mut tiles: TileSet = layout.wall.iter().copied().collect();
        for hand in &layout.hands {
            tiles = tiles.union(hand);
        }
        let mut events = Vec::new();
        let deal = Deal::laid_out(table, layout, &mut events);
        deal.check_invariants(&tiles).unwrap();
        Self {
            deal,
            events,
            tiles,
            decisions: Vec::new(),
        }
    }

    /// The decisions so far.
    pub fn decisions(&self) -> Vec<(Seat, Action)> {
        self.decisions.clone()
    }

    /// One decision, as the engine takes it.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.deal.act_watched(seat, action, &mut self.events)?;
        self.decisions.push((seat, action));
        self.deal.check_invariants(&self.tiles).unwrap();
        Ok(())
    }

    /// Plays `"east discard 5m; south pung; south discard 9p"`. Claims of one window stand
    /// together in any order; seats that are asked and not mentioned pass when the next turn is
    /// played. `self-draw` is a win on one's turn, `all pass` closes a window, `to west` goes on,
    /// everybody discarding what was drawn and passing, until it is west's turn.
    pub fn play(&mut self, script: &str) -> &mut Self {
        for step in script
            .split(';')
            .map(str::trim)
            .filter(|step| !step.is_empty())
        {
            self.step(step);
        }
        self
    }

    fn step(&mut self, step: &str) {
        match step.split_once(' ') {
            Some(("all", "pass")) => self.all_pass(),
            Some(("to", seat)) => self.go_to(seat.parse().unwrap()),
            Some((seat, words)) => {
                let seat: Seat = seat
                    .parse()
                    .unwrap_or_else(|_| panic!("no seat in `{step}`"));
                let verb = words.split(' ').next().unwrap_or_default();
                if ["discard", "self-draw", "concealed-kong", "added-kong"].contains(&verb) {
                    self.all_pass();
                }
                let action = self.action(seat, words);
                if let Err(why) = self.act(seat, action) {
                    panic!("`{step}`: {why}; legal: {}", self.legal(seat));
                }
            }
            None => panic!("`{step}` is no step"),
        }
    }

    /// Everyone who is asked about a tile passes.
    pub fn all_pass(&mut self) {
        while let Phase::Window(_) = self.deal.phase() {
            for seat in self.deal.awaiting().iter() {
                self.act(seat, Action::Pass).unwrap();
            }
        }
    }

    fn go_to(&mut self, seat: Seat) {
        self.all_pass();
        while let Phase::Turn(turn) = self.deal.phase() {
            if turn.seat == seat && turn.source != Source::Claim {
                return;
            }
            let drawn = self.deal.view(turn.seat).drawn;
            let tile =
                drawn.unwrap_or_else(|| panic!("{} has drawn nothing to discard", turn.seat));
            self.act(turn.seat, Action::Discard(tile)).unwrap();
            self.all_pass();
        }
    }

    /// The decision that words such as `chow 46m` or `discard 5m/2` mean for a seat.
    pub fn action(&self, seat: Seat, words: &str) -> Action {
        let (verb, tiles) = words.split_once(' ').unwrap_or((words, ""));
        let named = notation::parse_tiles(tiles).unwrap();
        let hand = self.deal.hand(seat);
        // A tile that is not held is asked for all the same: the engine has to refuse it.
        let tile = |i: usize| {
            let named = named
                .get(i)
                .unwrap_or_else(|| panic!("no tile in `{words}`"));
            notation::in_place(&[*named], &hand).map_or_else(
                |named| named.kind.tile(named.copy.unwrap_or(1)).unwrap(),
                |tiles| tiles[0],
            )
        };
        match verb {
            "win" | "self-draw" => Action::Win,
            "kong" => Action::Kong,
            "pung" => Action::Pung,
            "chow" => Action::Chow([tile(0), tile(1)]),
            "pass" => Action::Pass,
            "concealed-kong" => Action::ConcealedKong(named[0].kind),
            "added-kong" => Action::AddedKong(tile(0)),
            "discard" => Action::Discard(tile(0)),
            _ => panic!("`{verb}` is no decision"),
        }
    }

    /// Why a seat may not do what the words say; the deal must stay as it is.
    pub fn refused(&mut self, seat: Seat, words: &str) -> Illegal {
        let before = self.deal.clone();
        let action = self.action(seat, words);
        let why = self.act(seat, action).expect_err(words);
        assert!(self.deal == before, "a refused decision changed the deal");
        why
    }

    /// The legal decisions of a seat but discards, such as `win, pung, chow with 46m, pass`.
    pub fn legal(&self, seat: Seat) -> String {
        let legal: Actions = self.deal.legal(seat);
        let words = legal.iter().filter(|a| !matches!(a, Action::Discard(_)));
        words
            .map(ToString::to_string)
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// The tiles a seat may discard.
    pub fn discardable(&self, seat: Seat) -> TileSet {
        let legal = self.deal.legal(seat);
        let tiles = legal.iter().filter_map(|action| match action {
            Action::Discard(tile) => Some(*tile),
            _ => None,
        });
        tiles.collect()
    }

    /// The seats asked, such as `south west`.
    pub fn asked(&self) -> String {
        let seats: Vec<_> = self.deal.awaiting().iter().map(Seat::as_str).collect();
        seats.join(" ")
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Option<Seat> {
        match self.deal.phase() {
            Phase::Turn(turn) => Some(turn.seat),
            _ => None,
        }
    }

    /// The patterns of the only win with their values, such as `all-chows 1, self-draw 1`.
    pub fn patterns(&self) -> String {
        let [win] = self.deal.wins() else {
            panic!("{} wins, {:?}", self.deal.wins().len(), self.deal.phase());
        };
        let table = self.deal.table().rules().patterns();
        let words =
            win.score.patterns.iter().map(|scored| {
                format!("{} {}", table[usize::from(scored.pattern)].id, scored.value)
            });
        words.collect::<Vec<_>>().join(", ")
    }

    /// Total of the only win.
    pub fn total(&self) -> u8 {
        self.deal.wins()[0].score.total
    }

    /// Net points in seat order.
    pub fn scores(&self) -> [i32; 4] {
        let scores = self.deal.scores();
        Seat::PLAYERS.map(|seat| scores[seat])
    }

    /// Melds of a seat, such as `pung 555m, chow 123p`.
    pub fn melds(&self, seat: Seat) -> String {
        let words = self.deal.melds(seat).iter().map(|meld| {
            format!(
                "{} {}",
                meld.kind.as_str(),
                notation::faces(meld.tiles.iter().map(|t| t.kind()))
            )
        });
        words.collect::<Vec<_>>().join(", ")
    }
}

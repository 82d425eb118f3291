//! Deals played by keys, on a screen that tests can read.

mod american;

use super::draw::draw;
use super::keep::Keep;
use super::parts::{COLUMNS, ROWS};
use super::sitting::{Plan, Sitting};
use super::state::State;
use super::tiles::Look;
use crate::outcome::Failure;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::style::Color;
use sparrows_bots::Level;
use sparrows_engine::options::Options;
use sparrows_engine::rules::american::FirstEast;
use sparrows_engine::{Game, Rules, Seat, Seed, Table, TileId};
use sparrows_text::{Catalog, Language};
use std::path::{Path, PathBuf};

const LETTERS: Look = Look {
    unicode: false,
    colour: true,
};

/// East can pung or win on the east wind, chow 2p in several ways, and declares a concealed kong.
const LAID_OUT: &str = r#"{"record":1,"rules":"hong-kong","options":{},"deal":{"hands":{"east":"1111s3456p11z678m9s","south":"258m258p258s234z1f","west":"147m147p47s23461z","north":"369m369p369s2z2p47z"},"wall":"1z7s8s9s2p5m5m5s5z6z7z5z6z7z"}}
"#;

fn plan(seed: u64) -> Plan {
    Plan {
        table: Table::hong_kong(),
        seed: Seed::from(seed),
        bot: Level::Random,
        rotate: false,
        first_east: FirstEast::Person,
    }
}

fn start(plan: Plan, look: Look, language: Language) -> State {
    let mut events = Vec::new();
    let sitting = Sitting::start(plan, None, &mut events).unwrap();
    State::new(sitting, Catalog::embedded(language), look, &events)
}

fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("sparrows-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn kept(path: &Path) -> Result<State, Failure> {
    let mut events = Vec::new();
    let keep = Keep::open(path)?;
    let sitting = Sitting::start(plan(1), Some(keep), &mut events)?;
    Ok(State::new(
        sitting,
        Catalog::embedded(Language::En),
        LETTERS,
        &events,
    ))
}

impl State {
    fn press(&mut self, code: KeyCode) {
        self.key(KeyEvent::new(code, KeyModifiers::NONE)).unwrap();
    }

    fn letter(&mut self, letter: char) {
        self.press(KeyCode::Char(letter));
    }

    fn others(&mut self) {
        while self.pause().is_some() {
            self.tick().unwrap();
        }
    }

    fn screen(&self, columns: u16, rows: u16) -> String {
        let mut terminal = Terminal::new(TestBackend::new(columns, rows)).unwrap();
        terminal.draw(|frame| draw(frame, self)).unwrap();
        terminal.backend().to_string()
    }

    fn shows(&self) -> String {
        self.screen(COLUMNS, ROWS)
    }

    fn deal_is_over(&self) -> bool {
        self.sitting().game().deal().is_over()
    }

    /// Discards what was drawn and lets everything pass, to the end.
    fn play_out(&mut self) {
        while !self.deal_is_over() {
            self.others();
            if self.deal_is_over() {
                break;
            }
            let view = self.sitting().view();
            if view.window().is_some() {
                self.letter(' ');
            } else {
                self.press(KeyCode::Enter);
            }
            assert!(self.notice().is_none(), "{:?}", self.notice());
        }
    }
}

#[test]
fn whole_deals_by_keys_in_every_language() {
    for (seed, language) in (1..).zip(Language::ALL) {
        for unicode in [false, true] {
            let look = Look { unicode, ..LETTERS };
            let mut state = start(plan(seed), look, language);
            let mut screens = 0;
            while !state.deal_is_over() {
                state.others();
                if state.deal_is_over() {
                    break;
                }
                screens += usize::from(state.shows().contains("Sparrows"));
                screens += usize::from(state.screen(200, 60).contains("Sparrows"));
                let window = state.sitting().view().window().is_some();
                state.press(if window {
                    KeyCode::Char(' ')
                } else {
                    KeyCode::Enter
                });
            }
            assert!(screens > 20);
            let settled = state.shows();
            let over = state.catalog.text("settlement-hands");
            assert!(
                settled.contains(over.split(' ').next().unwrap()),
                "{settled}"
            );
            assert_eq!(state.sitting().score().1, 1);
        }
    }
}

#[test]
fn the_screen_shows_the_table_and_no_hidden_tile() {
    let state = start(plan(7), LETTERS, Language::En);
    let shown = state.shows();
    for part in [
        "Sparrows: Hong Kong",
        "tiles left in the wall",
        "South (Random)",
        "East (You)",
        "13 tiles in hand",
        "Commitment: ",
        "Enter: Discard",
    ] {
        assert!(shown.contains(part), "{part} is not on\n{shown}");
    }
    let tall = state.screen(COLUMNS, 40);
    assert!(tall.contains("The tiles are dealt. You are the dealer."));
    let view = state.sitting().view();
    let hand: Vec<_> = state
        .hand(&view)
        .iter()
        .map(|t| t.kind().to_string())
        .collect();
    assert_eq!(hand.len(), 14);
    // The faces shown are those of the own hand and of flowers, and no more.
    let rows: Vec<_> = shown.lines().filter(|row| row.contains(&hand[0])).collect();
    assert_eq!(rows.len(), 1, "{shown}");
    assert!(state.screen(79, 24).contains("The window is too small"));
    assert!(state.screen(1, 1).len() > 1);
}

#[test]
fn a_tile_is_chosen_then_confirmed() {
    let mut state = start(plan(7), LETTERS, Language::En);
    let hand = state.hand(&state.sitting().view());
    assert_eq!(state.cursor(), 13);
    for (key, place) in [
        (KeyCode::Home, 0),
        (KeyCode::Left, 0),
        (KeyCode::Right, 1),
        (KeyCode::Char('5'), 4),
        (KeyCode::Char('0'), 9),
        (KeyCode::End, 13),
        (KeyCode::Right, 13),
        (KeyCode::Char('3'), 2),
    ] {
        state.press(key);
        assert_eq!(state.cursor(), place);
    }
    let chosen = hand[2];
    assert!(state.shows().contains(&format!("[{}]", chosen.kind())));
    state.press(KeyCode::Enter);
    let discards = state.sitting().game().deal().discards().to_vec();
    assert_eq!((discards[0].tile, discards[0].seat), (chosen, Seat::East));
    assert!(
        state
            .log()
            .iter()
            .any(|line| line.starts_with("You discard"))
    );
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut state = start(plan(7), LETTERS, Language::En);
    state.letter('w');
    assert_eq!(
        state.notice(),
        Some("The tiles do not make a winning hand.")
    );
    state.letter('p');
    assert_eq!(state.notice(), Some("Possible now: Discard."));
    assert!(state.shows().contains("Possible now: Discard."));
    state.press(KeyCode::Enter);
    assert_eq!(state.notice(), None);
    if state.pause().is_some() {
        state.letter('p');
        assert_eq!(state.notice(), Some("It is not your turn."));
    }
}

#[test]
fn claims_and_kongs_by_their_keys() {
    let folder = folder("claims");
    let path = folder.join("deal.jsonl");
    std::fs::write(&path, LAID_OUT).unwrap();
    let mut state = kept(&path).unwrap();
    assert!(
        state
            .log()
            .iter()
            .any(|line| line == "Your deal goes on where you left it.")
    );
    assert!(state.shows().contains("K: Concealed kong of 1 bamboo"));
    state.letter('K');
    assert!(
        state
            .log()
            .iter()
            .any(|line| line.starts_with("You declare a concealed kong"))
    );
    // Leave, and the kong is kept.
    state.letter('q');
    assert!(state.is_over());
    let state = kept(&path).unwrap();
    assert_eq!(state.sitting().game().decisions().len(), 1);
    assert!(state.shows().contains("[ 1s 1s 1s 1s ]"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn several_chows_are_a_choice() {
    let folder = folder("chows");
    let path = folder.join("deal.jsonl");
    let north = r#"{"seat":"east","action":"discard","tile":"9s"}
{"seat":"south","action":"discard","tile":"2m"}
{"seat":"west","action":"discard","tile":"1m"}
{"seat":"north","action":"discard","tile":"2p"}
"#;
    let deal = r#"{"record":1,"rules":"hong-kong","options":{},"deal":{"hands":{"east":"1346p34m11z678m99s6z","south":"258m258p258s2344z","west":"147m147p47s23467z","north":"369m369p369s2z2p47z"},"wall":"7s8s5m5m5s5z6z7z5z6z"}}
"#;
    std::fs::write(&path, format!("{deal}{north}")).unwrap();
    let mut state = kept(&path).unwrap();
    assert!(state.shows().contains("C: Chow"), "{}", state.shows());
    state.letter('c');
    let (choices, chosen) = state.choices().unwrap();
    assert_eq!((choices.len(), chosen), (2, 0));
    assert!(
        state
            .shows()
            .contains("1: Chow 1-2-3 dots   2: Chow 2-3-4 dots")
    );
    state.press(KeyCode::Esc);
    assert!(state.choices().is_none());
    state.letter('c');
    state.letter('2');
    state.press(KeyCode::Enter);
    assert!(state.shows().contains("[ 2p 3p 4p ]"), "{}", state.shows());
    assert!(state.log().last().unwrap().contains("2-3-4 dots"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn each_deal_is_kept_in_a_file_of_its_own() {
    let folder = folder("deals");
    let path = folder.join("deal.jsonl");
    let mut state = kept(&path).unwrap();
    state.press(KeyCode::Enter);
    // At every point the file is the record.
    let text = std::fs::read_to_string(&path).unwrap();
    assert_eq!(text, state.sitting().game().to_text());
    state.play_out();
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(Game::read(&text).unwrap().deal().is_over());
    // What is over is not written over.
    let Err(Failure::Input(line)) = kept(&path) else {
        panic!("a finished deal is no deal to go on with");
    };
    assert!(line.contains("is over; name another file"), "{line}");
    state.letter('n');
    let next = std::fs::read_to_string(folder.join("deal-2.jsonl")).unwrap();
    assert_ne!(next.lines().next(), text.lines().next());
    state.play_out();
    state.letter('r');
    state.press(KeyCode::Enter);
    let again = std::fs::read_to_string(folder.join("deal-3.jsonl")).unwrap();
    assert_eq!(again.lines().next(), next.lines().next());
    assert_eq!(state.sitting().score().1, 2);
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn files_that_hold_no_deal_to_go_on_with_are_refused() {
    let folder = folder("refused");
    let header = LAID_OUT.trim_end();
    let bots = |names: &str| {
        header.replace(
            "\"options\":{}",
            &format!("\"options\":{{}},\"players\":{{{names}}}"),
        )
    };
    let all = ["east", "south", "west", "north"].map(|s| format!("\"{s}\":{{\"bot\":\"random\"}}"));
    for (name, content, part) in [
        (
            "a",
            "x".to_owned(),
            "a:1:1: this is no JSON: expected value",
        ),
        (
            "b",
            bots(&all.join(",")),
            "not exactly one seat without a `bot`",
        ),
        (
            "c",
            bots(&all[..2].join(",")),
            "not exactly one seat without a `bot`",
        ),
        (
            "d",
            bots(&all[1..].join(",")).replacen("random", "wild", 1),
            "unknown bot `wild`",
        ),
    ] {
        let path = folder.join(name);
        std::fs::write(&path, content).unwrap();
        match kept(&path) {
            Err(Failure::Input(line)) => assert!(line.contains(part), "{line}"),
            _ => panic!("{name} is taken"),
        }
    }
    // The seat without a bot is the person's.
    let path = folder.join("south");
    let seats = [&all[0], &all[2], &all[3]].map(String::as_str).join(",");
    std::fs::write(&path, bots(&seats)).unwrap();
    let mut state = kept(&path).unwrap();
    assert_eq!(state.sitting().person(), Seat::South);
    state.others();
    assert!(state.shows().contains("South (You)"));
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn the_dealer_changes_where_that_is_set() {
    let rotating = Plan {
        rotate: true,
        ..plan(5)
    };
    let mut state = start(rotating.clone(), LETTERS, Language::En);
    for seat in [Seat::East, Seat::North, Seat::West, Seat::South, Seat::East] {
        assert_eq!(state.sitting().person(), seat);
        state.play_out();
        state.letter('n');
    }
    // The same deal again is the same: dealer too.
    let mut state = start(rotating, LETTERS, Language::En);
    state.play_out();
    state.letter('r');
    assert_eq!(state.sitting().person(), Seat::East);
}

#[test]
fn keys_and_speed_are_shown_on_demand() {
    let mut state = start(plan(5), LETTERS, Language::En);
    state.letter('?');
    assert!(
        state
            .shows()
            .contains("W win, K kong, A added kong, P pung, C chow")
    );
    assert!(state.shows().contains("Speed: Normal"));
    state.letter('+');
    state.letter('?');
    assert!(!state.shows_help());
    assert_eq!(state.speed(), 4);
    for _ in 0..9 {
        state.letter('-');
    }
    assert_eq!(state.speed(), 1);
    state
        .key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL))
        .unwrap();
    assert!(state.is_over());
}

#[test]
fn no_colour_where_none_is_wanted() {
    for (colour, expected) in [(true, true), (false, false)] {
        let state = start(
            plan(7),
            Look {
                unicode: false,
                colour,
            },
            Language::En,
        );
        let mut terminal = Terminal::new(TestBackend::new(COLUMNS, ROWS)).unwrap();
        terminal.draw(|frame| draw(frame, &state)).unwrap();
        let cells = terminal.backend().buffer().content();
        assert_eq!(cells.iter().any(|cell| cell.fg != Color::Reset), expected);
    }
}

/// SC-2.2 by keys: three tiles of one suit, then the missing suit.
#[test]
fn sichuan_begins_with_three_tiles_and_a_missing_suit() {
    let mut options = Options::new(Rules::Sichuan);
    options.set("exchange_three", &true.into()).unwrap();
    let table = Table::new(options).unwrap();
    let mut state = start(Plan { table, ..plan(3) }, LETTERS, Language::En);
    state.others();
    assert!(state.screen(COLUMNS, ROWS).contains("(0 of 3 chosen)"));
    state.press(KeyCode::Enter);
    assert_eq!(state.notice(), Some("Choose three tiles first."));
    let view = state.sitting().view();
    let hand = state.hand(&view);
    let of_one_suit = |tiles: &[TileId]| tiles[0].kind().suit() == tiles[2].kind().suit();
    let at = hand.windows(3).position(of_one_suit).unwrap();
    state.press(KeyCode::Home);
    (0..at).for_each(|_| state.press(KeyCode::Right));
    for _ in 0..3 {
        state.letter(' ');
        state.press(KeyCode::Right);
    }
    assert!(state.screen(COLUMNS, ROWS).contains("(3 of 3 chosen)"));
    state.press(KeyCode::Enter);
    assert!(state.log().iter().any(|line| line.starts_with("You pass ")));
    state.others();
    state.letter('m');
    assert!(state.screen(COLUMNS, ROWS).contains("2: Without dots"));
    state.letter('2');
    state.press(KeyCode::Enter);
    let mine = "Your missing suit: dots.";
    assert!(state.log().iter().any(|line| line == mine));
}

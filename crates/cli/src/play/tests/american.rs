//! The American table by keys: the Charleston, the card, calls, exchanges, challenges, the bettor.

use super::*;
use sparrows_engine::card::Card;
use sparrows_engine::table::{Phase, SetUp};
use sparrows_engine::{Action, ActionKind, Kind};

fn table(options: &[&str]) -> Table {
    let mut set = Options::new(Rules::American);
    for option in options {
        set.set(option, &true.into()).unwrap();
    }
    Table::new(set).unwrap()
}

fn american(options: &[&str], language: Language) -> State {
    let mut events = Vec::new();
    let plan = Plan {
        table: table(options),
        ..plan(3)
    };
    let sitting = Sitting::start(plan, None, &mut events).unwrap();
    let catalog = Catalog::embedded(language).at_table("american");
    State::new(sitting, catalog, LETTERS, &events)
}

/// The state of a record, kept in a folder of this name.
fn record(name: &str, text: &str) -> State {
    let folder = folder(name);
    let path = folder.join("deal.jsonl");
    std::fs::write(&path, text).unwrap();
    let mut events = Vec::new();
    let keep = Keep::open(&path).unwrap();
    let sitting = Sitting::start(plan(1), Some(keep), &mut events).unwrap();
    let catalog = Catalog::embedded(Language::En).at_table("american");
    State::new(sitting, catalog, LETTERS, &events)
}

/// Removes the folder of [`record`].
fn remove(name: &str) {
    std::fs::remove_dir_all(folder(name)).unwrap();
}

impl State {
    fn step(&self) -> Option<SetUp> {
        match self.sitting().game().deal().phase() {
            Phase::SetUp { step } => Some(step),
            _ => None,
        }
    }

    /// Chooses the first `count` tiles that may be given.
    fn choose_tiles(&mut self, count: usize) {
        let view = self.sitting().view();
        let pick = view.pick.unwrap();
        let hand = self.hand(&view);
        let may = (0..hand.len()).filter(|&at| pick.from.contains(hand[at]));
        for at in may.take(count).collect::<Vec<_>>() {
            self.press(KeyCode::Home);
            (0..at).for_each(|_| self.press(KeyCode::Right));
            self.letter(' ');
        }
        assert_eq!(self.picked().len(), count);
    }

    /// Answers whatever is asked in the plainest way.
    fn answer(&mut self) {
        let view = self.sitting().view();
        if let Some(pick) = view.pick {
            self.choose_tiles(pick.min.into());
            self.press(KeyCode::Enter);
            if self.choices().is_some() {
                self.press(KeyCode::Enter);
            }
        } else if self.step() == Some(SetUp::Charleston) {
            self.letter('c');
        } else if self.step() == Some(SetUp::Bet) {
            self.letter('2');
        } else if view.window().is_some() || self.step() == Some(SetUp::DealtHand) {
            self.letter(' ');
        } else {
            self.press(KeyCode::Enter);
        }
        assert!(self.notice().is_none(), "{:?}", self.notice());
    }

    fn says(&self, line: &str) -> bool {
        self.log().iter().any(|said| said == line)
    }

    #[track_caller]
    fn has(&self, part: &str) {
        let shown = self.shows();
        assert!(shown.contains(part), "{part} is not on\n{shown}");
    }
}

#[test]
fn whole_american_deals_by_keys_in_every_language() {
    for language in Language::ALL {
        let mut state = american(&["mush", "bettor"], language);
        let mut screens = 0;
        while !state.deal_is_over() {
            state.others();
            if state.deal_is_over() {
                break;
            }
            for (columns, rows) in [(COLUMNS, ROWS), (120, 50)] {
                let shown = state.screen(columns, rows);
                screens += usize::from(shown.contains("Sparrows"));
                // A message that is not there shows as its id.
                for id in ["setup-", "play-", "action-", "outlook-", "event-", "why-"] {
                    assert!(!shown.contains(id), "{shown}");
                }
            }
            state.answer();
        }
        assert!(screens > 40);
        assert_eq!(state.sitting().score().1, 1);
        state.has(&state.catalog.text("seat-bettor"));
        for id in ["setup-", "play-", "action-", "settlement-", "event-"] {
            assert!(!state.screen(200, 60).contains(id));
            assert!(!state.log().join(" ").contains(id), "{:?}", state.log());
        }
    }
}

/// AM-3 by keys.
#[test]
fn the_charleston_passes_votes_and_offers() {
    let mut state = american(&[], Language::En);
    state.others();
    assert_eq!(state.step(), Some(SetUp::FirstRight));
    state.has("First right → South. Space chooses tiles, Enter passes them (0 of 3 chosen).");
    state.press(KeyCode::Enter);
    assert_eq!(state.notice(), Some("Choose three tiles first."));
    state.choose_tiles(3);
    state.has("(3 of 3 chosen)");
    // No fourth.
    state.press(KeyCode::Right);
    state.letter(' ');
    let notice = state.notice().unwrap().to_owned();
    assert!(notice == "This is not the number of tiles asked for." || notice.contains("joker"));
    assert_eq!(state.picked().len(), 3);
    // Chosen anew.
    state.press(KeyCode::Esc);
    state.has("(0 of 3 chosen)");
    state.choose_tiles(3);
    let given = state.picked().to_vec();
    state.press(KeyCode::Enter);
    assert!(state.picked().is_empty());
    state.others();
    let game = state.sitting().game();
    assert!(
        given
            .iter()
            .all(|&tile| game.deal().hand(Seat::South).contains(tile))
    );
    assert!(state.log().iter().any(|line| line.starts_with("You pass ")));
    assert!(
        state
            .log()
            .iter()
            .any(|line| line.starts_with("North passes you "))
    );
    assert!(
        !state
            .log()
            .iter()
            .any(|line| line.starts_with("South passes "))
    );
    state.answer();
    state.others();
    // Blind passes are asked for once more.
    assert_eq!(state.step(), Some(SetUp::FirstLeft));
    state.choose_tiles(1);
    state.has("First left → North. Space chooses tiles, Enter passes: 1 of your own, 2 unseen.");
    state.press(KeyCode::Enter);
    state.has("1: Pass 1 of your own and 2 unseen");
    state.press(KeyCode::Esc);
    assert_eq!(state.step(), Some(SetUp::FirstLeft));
    assert_eq!(state.picked().len(), 1);
    state.press(KeyCode::Enter);
    state.press(KeyCode::Enter);
    state.others();
    assert_eq!(state.step(), Some(SetUp::Charleston));
    state.has("Go on with a second Charleston, or stop?");
    state.has("C: Second Charleston   S: Stop the Charleston");
    state.letter('s');
    state.others();
    assert!(state.says("You stop the Charleston."));
    assert_eq!(state.step(), Some(SetUp::Courtesy));
    // The best offer first.
    let view = state.sitting().view();
    let may: Vec<_> = (0..13)
        .filter(|&at| view.pick.unwrap().from.contains(state.hand(&view)[at]))
        .collect();
    for &at in [may[5], may[1]].iter() {
        state.press(KeyCode::Home);
        (0..at).for_each(|_| state.press(KeyCode::Right));
        state.letter(' ');
    }
    let hand = state.hand(&view);
    assert_eq!(state.picked(), [hand[may[5]], hand[may[1]]]);
    state.press(KeyCode::Enter);
    let decision = state.sitting().game().decisions().iter().rev();
    let offer = decision
        .filter(|(seat, _)| *seat == Seat::East)
        .map(|(_, action)| action)
        .next();
    assert!(matches!(offer, Some(Action::Courtesy(tiles)) if tiles[0] == hand[may[5]]));
}

#[test]
fn a_joker_cannot_be_given() {
    for seed in 1.. {
        let mut state = american(&[], Language::En);
        if seed > 1 {
            let mut events = Vec::new();
            let plan = Plan {
                table: table(&[]),
                ..plan(seed)
            };
            let sitting = Sitting::start(plan, None, &mut events).unwrap();
            state = State::new(sitting, state.catalog, LETTERS, &events);
        }
        let hand = state.hand(&state.sitting().view());
        let Some(at) = hand.iter().position(|tile| tile.kind() == Kind::JOKER) else {
            continue;
        };
        state.press(KeyCode::Home);
        (0..at).for_each(|_| state.press(KeyCode::Right));
        state.letter(' ');
        assert_eq!(state.notice(), Some("A joker is never passed."));
        assert!(state.picked().is_empty());
        break;
    }
}

/// East, the person, may call south's 6p; west has shown a group with a joker in `CALLED`.
const CALL: &str = r#"{"record":1,"rules":"american","options":{},"year":2026,"card":"house","deal":{"hands":{"east":"222m66p11j1f448s23z9m","south":"6p159m258s147p347z","west":"33s1j147m2589p1z6z1s","north":"369m369p11z55z7z3m8p"},"wall":"9s3s3m3p5p7m8m9m","last_wall":4,"charleston":false}}
{"seat":"east","action":"discard","tile":"9m"}
{"seat":"south","action":"discard","tile":"6p"}
"#;

#[test]
fn a_call_chooses_size_and_jokers() {
    let mut state = record("call", CALL);
    state.has("American");
    state.has("Wall 7: E 0, N 0, W 0, S 3, last 4");
    state.has("C: Call");
    state.letter('c');
    let (choices, _) = state.choices().unwrap();
    let all = choices.len();
    assert!(all >= 3, "{choices:?}");
    state.has("1: Pung, no joker");
    state.has("Kong, 1 joker");
    state.press(KeyCode::Esc);
    // By the letter of the size, fewer.
    state.letter('k');
    let (choices, _) = state.choices().unwrap();
    assert!(choices.len() < all);
    assert!(
        choices
            .iter()
            .all(|choice| matches!(choice, Action::Expose(with) if with.len() == 3))
    );
    let at = choices.iter().position(|choice| {
        matches!(choice, Action::Expose(with) if with.iter().filter(|t| t.kind() == Kind::JOKER).count() == 1)
    });
    state.letter(char::from(b'1' + at.unwrap() as u8));
    state.press(KeyCode::Enter);
    assert!(
        state.says("You call 6 dot and show a kong with 1 joker."),
        "{:?}",
        state.log()
    );
    state.has("[ 6p 6p 6p 1j ]");
    // No sextet can be called on one's own turn, and the program goes on.
    state.letter('x');
    assert!(state.notice().unwrap().starts_with("Possible now: "));
    assert!(!state.is_over());
    remove("call");
}

const SHOWN: &str = r#"{"record":1,"rules":"american","options":{},"year":2026,"card":"house","deal":{"hands":{"east":"222m66p1j1f3s448s23z9s","south":"6p159m258s147p347z","west":"33s1j147m2589p1z6z1s","north":"369m369p11z55z7z3m8p"},"wall":"9s3m3m3p5p7m8m9m","charleston":false}}
{"seat":"east","action":"discard","tile":"9s"}
{"seat":"south","action":"discard","tile":"5s"}
{"seat":"west","action":"discard","tile":"1m"}
{"seat":"north","action":"discard","tile":"7z"}
"#;

#[test]
fn a_joker_is_exchanged_and_a_hand_called_dead() {
    let text = SHOWN.replace(
        r#"{"seat":"west","action":"discard","tile":"1m"}
{"seat":"north","action":"discard","tile":"7z"}
"#,
        r#"{"seat":"west","action":"discard","tile":"1m"}
{"seat":"north","action":"discard","tile":"7z"}
{"seat":"east","action":"discard","tile":"3s"}
{"seat":"west","action":"expose","with":"33s1j"}
{"seat":"west","action":"discard","tile":"2p"}
{"seat":"north","action":"discard","tile":"1z"}
"#,
    );
    // East draws the fourth 3s.
    let text = text.replace(
        r#""wall":"9s3m3m3p5p7m8m9m""#,
        r#""wall":"9s3m3m3p5p3s8m9m""#,
    );
    let mut state = record("exchange", &text);
    state.others();
    let view = state.sitting().view();
    let kinds: Vec<_> = view.legal.iter().map(|action| action.kind()).collect();
    assert!(
        kinds.contains(&ActionKind::Challenge),
        "{kinds:?} {}",
        state.shows()
    );
    state.letter('h');
    assert!(state.says("You call West’s hand dead, but it is not."));
    state.letter('h');
    assert!(state.notice().unwrap().starts_with("Possible now: "));
    state.letter('j');
    assert!(
        state.says("You put 3 bam in the place of a joker in West’s group."),
        "{:?}",
        state.log()
    );
    state.has("[ 3s 3s 3s 3s ]");
    remove("exchange");
}

/// AM-9.1: the nearest hands beside one's own, and the whole card.
#[test]
fn the_card_is_at_hand() {
    let mut state = record("card", CALL);
    state.has(" away  X ");
    let rows = state.screen(COLUMNS, 40).matches(" away  ").count();
    assert!(rows > state.shows().matches(" away  ").count());
    state.letter('t');
    state.has("E1 X ");
    state.has(": FFF 222a 444a 666b 88b");
    let first = state.shows();
    assert!(first.contains("1 × 6m (4)"), "{first}");
    state.press(KeyCode::PageDown);
    assert_ne!(state.shows(), first);
    (0..20).for_each(|_| state.press(KeyCode::PageDown));
    let last = state.shows();
    assert!(last.contains("X open, C closed"), "{last}");
    state.press(KeyCode::Home);
    assert_eq!(state.shows(), first);
    // Keys of the table wait until it is put away.
    state.letter('t');
    assert!(state.shown_card().is_none());
    state.letter('c');
    state.press(KeyCode::Enter);
    assert!(state.shows().contains("[ 6p 6p 6p ]"));
    // What the shown group rules out says why.
    state.letter('t');
    let all = state.screen(COLUMNS, 200);
    assert!(all.contains("This hand is closed, and you have shown a group."));
    assert!(all.contains("Your shown groups are not in this hand."));
    remove("card");
}

#[test]
fn the_settlement_shows_the_hand_of_the_card() {
    let text = r#"{"record":1,"rules":"american","options":{},"year":2026,"card":"house","deal":{"hands":{"east":"1f2f1j222m444m666s88s","south":"6p159m258s147p347z","west":"33s1j147m2589p1z6z1s","north":"369m369p11z55z7z3m8p"},"wall":"9s","charleston":false}}
"#;
    let mut state = record("settled", text);
    state.letter('w');
    let card = Card::house().unwrap();
    let hand = card.hands.iter().find(|hand| hand.id == "E1").unwrap();
    let (value, paid) = (hand.value, 2 * hand.value);
    for part in [
        "Mah-jongg: E1, 2468".to_owned(),
        "Line: FFF 222a 444a 666b 88b".to_owned(),
        format!("Value: {value}"),
        format!(
            "East: +{}, South: −{paid}, West: −{paid}, North: −{paid}",
            3 * paid
        ),
    ] {
        state.has(&part);
    }
    assert!(!state.shows().contains("Bettor"));
    remove("settled");
}

/// AM-8.2: east is the next bettor, and the bettor sits down where east sat.
#[test]
fn the_person_bets_in_turn() {
    let mut state = american(&["bettor"], Language::En);
    let header = state.sitting().game().header();
    assert_eq!(
        header.players[Seat::Bettor]
            .as_ref()
            .unwrap()
            .bot
            .as_deref(),
        Some("steady")
    );
    let seats = [
        Seat::East,
        Seat::Bettor,
        Seat::North,
        Seat::West,
        Seat::South,
        Seat::East,
    ];
    for seat in seats {
        assert_eq!(state.sitting().person(), seat);
        let mut bets = 0;
        while !state.deal_is_over() {
            state.others();
            if state.step() == Some(SetUp::Bet) {
                bets += 1;
                state.has("You see all four hands. On whom do you bet?");
                state.has("1: Bet on East   2: Bet on South");
                let north = state.sitting().game().deal().hand(Seat::North);
                let view = state.sitting().view();
                assert_eq!(view.players[Seat::North].shown, north);
            }
            if !state.deal_is_over() {
                state.answer();
            }
        }
        assert_eq!(bets, u32::from(seat == Seat::Bettor));
        if bets > 0 {
            assert!(state.says("You bet on South."), "{:?}", state.log());
            // Left and gone on with, the person is the bettor still.
            let game = state.sitting().game();
            let open: Vec<_> = game.to_text().lines().take(2).map(str::to_owned).collect();
            let again = record("bettor", &(open.join("\n") + "\n"));
            assert_eq!(again.sitting().person(), Seat::Bettor);
            remove("bettor");
        }
        state.letter('n');
    }
}

#[test]
fn am_2_2_the_first_east_is_thrown_for_or_named() {
    let begin = |first_east| {
        let plan = Plan {
            table: table(&[]),
            first_east,
            ..plan(3)
        };
        let mut events = Vec::new();
        let sitting = Sitting::start(plan, None, &mut events).unwrap();
        let catalog = Catalog::embedded(Language::En).at_table("american");
        State::new(sitting, catalog, LETTERS, &events)
    };
    let named = begin(FirstEast::Across);
    assert_eq!(named.sitting().person(), Seat::West);
    assert!(
        named
            .log()
            .contains(&"The tiles are dealt. You are West.".to_owned())
    );
    let thrown = begin(FirstEast::Dice);
    let (person, throw) = FirstEast::Dice.person(3.into());
    assert_eq!(thrown.sitting().person(), person);
    let highest = format!("the highest number, {},", throw.unwrap());
    assert!(thrown.log()[0].contains(&highest), "{:?}", thrown.log());
    // Further deals go on from there (HK-2.4), and no dice are thrown.
    let plan = Plan {
        table: table(&[]),
        first_east: FirstEast::Dice,
        ..plan(3)
    };
    let mut sitting = Sitting::start(plan, None, &mut Vec::new()).unwrap();
    sitting.deal_again(false, &mut Vec::new()).unwrap();
    assert_eq!((sitting.person(), sitting.throw()), (person, None));
}

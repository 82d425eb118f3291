//! Everything the engine names has its messages, in every language.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::collections::BTreeSet;

use sparrows_engine::analysis::OutOfReach;
use sparrows_engine::card::{Card, Face, Fact};
use sparrows_engine::options::Values;
use sparrows_engine::rules::WinBy;
use sparrows_engine::table::{Death, Direction, Ending, Payment, SetUp};
use sparrows_engine::{ActionKind, Illegal, Kind, MeldKind, Rules, Seat, Suit};
use sparrows_text::{Arg, Catalog, Language, rules};

fn all_have(ids: impl IntoIterator<Item = String>) {
    let catalogs = Language::ALL.map(Catalog::embedded);
    let mut checked = 0;
    for id in ids {
        checked += 1;
        for catalog in &catalogs {
            assert!(
                catalog.has(&id),
                "{id} is missing in {}.ftl",
                catalog.language().tag()
            );
        }
    }
    assert!(checked > 0);
}

#[test]
fn tables_and_their_rule_sheets() {
    all_have(Rules::ALL.map(|rules| format!("table-{rules}")));
    for table in Rules::ALL {
        assert!(
            rules::sheet(table.as_str()).is_some(),
            "{table} has no rule sheet"
        );
    }
}

/// HK-4: name and explanation of every pattern.
#[test]
fn patterns() {
    let patterns = Rules::ALL.into_iter().flat_map(Rules::patterns);
    all_have(patterns.flat_map(|p| {
        [
            format!("pattern-{}", p.id),
            format!("pattern-{}.note", p.id),
        ]
    }));
}

#[test]
fn options_and_their_values() {
    all_have(
        Rules::ALL
            .into_iter()
            .flat_map(Rules::options)
            .flat_map(|option| {
                let key = option.key;
                let mut ids = vec![format!("option-{key}"), format!("option-{key}.note")];
                if let Values::Words(words) = option.values {
                    ids.extend(words.iter().map(|word| format!("option-{key}-{word}")));
                    ids.extend(words.iter().map(|word| format!("option-{key}-{word}.note")));
                }
                ids
            }),
    );
}

/// A rule sheet leaves no variable open when it is given the options by their keys, and what the sitting decides.
#[test]
fn rule_texts_ask_only_for_options() {
    for table in Rules::ALL {
        let known: Vec<_> = table
            .options()
            .iter()
            .map(|option| option.key)
            .chain(["rotate_dealer"])
            .collect();
        let catalog = Catalog::embedded(Language::En);
        for block in rules::sheet(table.as_str())
            .unwrap()
            .iter()
            .flat_map(|section| section.blocks)
        {
            if let rules::Block::Text(text) | rules::Block::Rule { text, .. } = block {
                for variable in catalog.variables(text) {
                    assert!(known.contains(&variable), "{text} asks for {variable}");
                }
            }
        }
    }
}

#[test]
fn tiles_seats_melds_and_actions() {
    all_have(Kind::all().map(|kind| format!("tile-{kind}")));
    all_have(Seat::ALL.map(|seat| format!("seat-{seat}")));
    all_have(Seat::PLAYERS.map(|seat| format!("wind-{seat}")));
    let melds = [
        MeldKind::Chow,
        MeldKind::Pung,
        MeldKind::Kong,
        MeldKind::ConcealedKong,
        MeldKind::Exposure,
    ];
    all_have(melds.map(|meld| format!("meld-{}", meld.as_str())));
    all_have(melds.map(|meld| format!("event-{}", meld.as_str())));
    let actions = [
        ActionKind::Win,
        ActionKind::Kong,
        ActionKind::Pung,
        ActionKind::Chow,
        ActionKind::Pass,
        ActionKind::ConcealedKong,
        ActionKind::AddedKong,
        ActionKind::Discard,
        ActionKind::ExchangeThree,
        ActionKind::MissingSuit,
        ActionKind::PassTiles,
        ActionKind::Charleston,
        ActionKind::Mush,
        ActionKind::Courtesy,
        ActionKind::Bet,
        ActionKind::Expose,
        ActionKind::Exchange,
        ActionKind::Challenge,
    ];
    all_have(actions.map(|action| format!("action-{action}")));
    let wins = [
        WinBy::Discard(Seat::East),
        WinBy::SelfDraw,
        WinBy::RobbedKong(Seat::East),
    ];
    all_have(wins.map(|by| format!("event-win-{}", by.as_str())));
    all_have(wins.map(|by| format!("event-win-{}-you", by.as_str())));
    all_have(wins.map(|by| format!("settlement-by-{}", by.as_str())));
}

#[test]
fn reasons_why_something_is_illegal() {
    all_have(Illegal::ALL.map(|why| format!("why-{}", why.id())));
}

/// The ledger and the end of a deal (SC-1, SC-5).
#[test]
fn payments_and_endings() {
    all_have(Payment::ALL.into_iter().flat_map(|payment| {
        let id = format!("payment-{}", payment.as_str());
        [format!("{id}.note"), id]
    }));
    let endings = [
        Ending::Win,
        Ending::Wall,
        Ending::ThreeWinners,
        Ending::Dead,
    ];
    all_have(endings.map(|ending| format!("ending-{}", ending.as_str())));
}

/// What is decided before play (SC-2.2).
#[test]
fn set_up() {
    all_have(Suit::ALL.map(|suit| format!("suit-{}", suit.letter())));
    all_have(Suit::ALL.map(|suit| format!("action-missing-suit-{}", suit.letter())));
    let directions = [Direction::Next, Direction::Across, Direction::Previous];
    all_have(directions.map(|way| format!("exchange-{}", way.as_str())));
    let asked = [ActionKind::ExchangeThree, ActionKind::MissingSuit];
    all_have(asked.map(|action| format!("setup-{action}")));
    all_have(["exchange", "missing-suit"].map(|event| format!("event-{event}-you")));
}

/// An id as the engine writes it in JSON.
fn written(thing: impl serde::Serialize) -> String {
    let value = serde_json::to_value(thing).unwrap();
    value.as_str().unwrap().to_owned()
}

/// Each step before play at the American table has its question and its short name (AM-3, AM-8.1).
#[test]
fn steps_of_the_american_table() {
    let steps = [
        SetUp::DealtHand,
        SetUp::FirstRight,
        SetUp::FirstAcross,
        SetUp::FirstLeft,
        SetUp::Mush,
        SetUp::Charleston,
        SetUp::SecondLeft,
        SetUp::SecondAcross,
        SetUp::SecondRight,
        SetUp::Courtesy,
        SetUp::Bet,
    ];
    all_have(steps.into_iter().flat_map(|step| {
        let id = format!("setup-{}", written(step));
        [format!("{id}.label"), id]
    }));
}

/// Why a hand is dead, told of others and of oneself (AM-7).
#[test]
fn deaths() {
    let deaths = [Death::FalseWin, Death::FalseCall, Death::Challenged];
    all_have(deaths.into_iter().flat_map(|why| {
        let id = format!("event-dead-{}", written(why));
        [format!("{id}-you"), id]
    }));
}

/// Why a hand of the card is out of reach (AM-9.1).
#[test]
fn hands_out_of_reach() {
    let id = |why| match why {
        OutOfReach::Year => "year",
        OutOfReach::Closed => "closed",
        OutOfReach::Groups => "groups",
        OutOfReach::Gone(_) => "gone",
    };
    let reasons = [
        OutOfReach::Year,
        OutOfReach::Closed,
        OutOfReach::Groups,
        OutOfReach::Gone(Face::FLOWER),
    ];
    all_have(reasons.map(|why| format!("outlook-out-{}", id(why))));
}

/// What is said of cards: categories, and all that a line may leave open (CA-1.1, CA-2.9).
#[test]
fn cards() {
    let house = Card::house().unwrap();
    let categories: BTreeSet<_> = house.hands.into_iter().map(|hand| hand.category).collect();
    assert_eq!(categories.len(), 9);
    all_have(categories.iter().map(|id| format!("card-category-{id}")));
    let facts = Fact::samples();
    let ids: BTreeSet<_> = facts.iter().map(Fact::id).collect();
    assert_eq!(ids.len(), facts.len());
    all_have(ids.iter().map(|id| format!("card-note-{id}")));
    for catalog in Language::ALL.map(Catalog::embedded) {
        let notes = catalog
            .ids()
            .filter(|id| id.starts_with("card-note-") && *id != "card-note-join");
        assert_eq!(notes.count(), facts.len(), "one message a fact");
        for fact in &facts {
            let note = catalog.card_note([(fact.id(), fact.count(), fact.numbers())]);
            assert!(!note.contains('{'), "{note}");
        }
    }
}

/// Where a rule depends on an option with named values or one that is on or off, each value reads differently.
#[test]
fn rule_texts_tell_the_values_of_options_apart() {
    for table in Rules::ALL {
        let prefix = format!("{}-", rules::name(table.as_str()).unwrap());
        for option in table.options() {
            let values: &[&str] = match option.values {
                Values::Words(words) => words,
                Values::Flag => &["true", "false"],
                Values::Number(..) => continue,
            };
            for catalog in Language::ALL.map(Catalog::embedded) {
                let mut compared = 0;
                for id in catalog.ids().filter(|id| id.starts_with(&prefix)) {
                    if catalog.variables(id).contains(option.key) {
                        let texts: BTreeSet<_> = values
                            .iter()
                            .map(|value| catalog.text_with(id, &[(option.key, Arg::Str(value))]))
                            .collect();
                        assert_eq!(
                            texts.len(),
                            values.len(),
                            "{id} in {}",
                            catalog.language().tag()
                        );
                        compared += 1;
                    }
                }
                assert!(compared > 0, "no rule of {table} tells of {}", option.key);
            }
        }
    }
}

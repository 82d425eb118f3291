//! Nobody sees more than their seat: views and events hold no hidden tile.

use crate::common::random::{eager, play_watched, random_table};
use serde::Serialize;
use sparrows_engine::chance::Stream;
use sparrows_engine::table::{LaidOut, Phase};
use sparrows_engine::{Action, Deal, Event, Seat, Seed, Table, TileId, TileSet, notation};

/// Every physical tile named anywhere in the JSON of a value.
fn named(value: &impl Serialize) -> TileSet {
    let text = serde_json::to_string(value).unwrap();
    let chars: Vec<char> = text.chars().collect();
    let tiles = chars
        .windows(4)
        .filter(|w| w[2] == '/' && w[0].is_ascii_digit());
    tiles
        .filter_map(|w| notation::parse_tile_id(&w.iter().collect::<String>()).ok())
        .collect()
}

/// The tiles a seat may not know: the wall and what others hold concealed.
fn hidden_from(deal: &Deal, viewer: Seat) -> TileSet {
    let mut hidden: TileSet = deal.wall().iter().copied().collect();
    // Once the deal is over, hands are shown.
    if !deal.is_over() {
        for seat in Seat::PLAYERS.into_iter().filter(|&seat| seat != viewer) {
            hidden = hidden.union(&deal.hand(seat));
        }
    }
    // A tile being added to a pung is shown while it still lies in the hand.
    if let Phase::Window(window) = deal.phase() {
        hidden.remove(window.tile);
    }
    hidden
}

#[test]
fn views_name_no_hidden_tile() {
    let mut views = 0;
    for seed in 0..60 {
        let mut n = 0;
        play_watched(seed, &mut sparrows_engine::table::Silent, |deal, _| {
            n += 1;
            let robbing = matches!(deal.phase(), Phase::Window(window) if window.added_kong);
            if !robbing && !deal.is_over() && n % 7 != 0 {
                return;
            }
            for viewer in Seat::ALL {
                let seen = named(&deal.view(viewer));
                let leak = seen.intersection(&hidden_from(deal, viewer));
                assert!(leak.is_empty(), "{viewer} sees {leak} in seed {seed}");
                views += 1;
            }
        });
    }
    assert!(views > 2000, "{views}");
}

#[test]
fn a_view_of_the_own_seat_has_the_whole_hand() {
    // The check above would pass for a view of nothing.
    let deal = Deal::new(&Table::hong_kong(), Seed::from(5));
    for viewer in Seat::PLAYERS {
        let seen = named(&deal.view(viewer));
        assert_eq!(seen.intersection(&deal.hand(viewer)), deal.hand(viewer));
    }
    assert_eq!(deal.view(Seat::Bettor).hand.len(), 0);
}

#[test]
fn events_name_no_tile_that_is_hidden_from_their_viewer() {
    for seed in 100..160 {
        let mut chance = Seed::from(seed).chance(Stream::Bot);
        let table = random_table(&mut chance);
        let mut events = Vec::new();
        let mut deal = Deal::new_watched(&table, Seed::from(seed), &mut events);
        loop {
            for viewer in Seat::ALL {
                let hidden = hidden_from(&deal, viewer);
                for event in &events {
                    let seen = event.seen_by(viewer);
                    let leak = named(&seen).intersection(&hidden);
                    assert!(leak.is_empty(), "{viewer} sees {leak} by {seen:?}");
                    match (event, &seen) {
                        (Event::Draw { seat, .. }, Event::Draw { tile, .. }) => {
                            assert_eq!(tile.is_some(), *seat == viewer);
                        }
                        (Event::Dealt { seat, .. }, Event::Dealt { tiles, count, .. }) => {
                            assert_eq!(tiles.is_empty(), *seat != viewer);
                            assert!(*count >= 13);
                        }
                        _ => assert_eq!(*event, seen),
                    }
                }
            }
            events.clear();
            let Some(seat) = deal.awaiting().iter().next() else {
                break;
            };
            let action = eager(&mut chance, &deal.legal(seat));
            deal.act_watched(seat, action, &mut events).unwrap();
        }
    }
}

/// A deal with the decisions that led to where it stands.
struct Story {
    table: Table,
    start: LaidOut,
    decisions: Vec<(Seat, Action)>,
    events: Vec<Event>,
    deal: Deal,
}

fn story(seed: u64) -> Story {
    let mut chance = Seed::from(seed).chance(Stream::Bot);
    let table = random_table(&mut chance);
    let mut tiles: Vec<TileId> = table.rules().tiles().iter().collect();
    chance.shuffle(&mut tiles);
    let hand = |from: usize, to: usize| tiles[from..to].iter().copied().collect();
    let start = LaidOut {
        hands: [hand(0, 14), hand(14, 27), hand(27, 40), hand(40, 53)],
        wall: tiles[53..].to_vec(),
        exchange: None,
        last_wall: 0,
        skips_charleston: false,
    };
    let (mut decisions, mut events) = (Vec::new(), Vec::new());
    let mut deal = Deal::laid_out(&table, &start, &mut events);
    for _ in 0..chance.below(90) {
        let Some(seat) = deal.awaiting().iter().next() else {
            break;
        };
        let action = eager(&mut chance, &deal.legal(seat));
        deal.act_watched(seat, action, &mut events).unwrap();
        decisions.push((seat, action));
    }
    Story {
        table,
        start,
        decisions,
        events,
        deal,
    }
}

/// The same story where two hidden tiles have changed places from the start, if the viewer could
/// not tell by what it saw happen: the same decisions, events and phase.
fn retold(story: &Story, viewer: Seat, a: TileId, b: TileId) -> Option<Deal> {
    let swap = |tile: TileId| match tile {
        _ if tile == a => b,
        _ if tile == b => a,
        other => other,
    };
    let start = LaidOut {
        hands: story
            .start
            .hands
            .map(|hand| hand.iter().map(swap).collect()),
        wall: story.start.wall.iter().map(|&tile| swap(tile)).collect(),
        exchange: None,
        last_wall: 0,
        skips_charleston: false,
    };
    let mut events = Vec::new();
    let mut deal = Deal::laid_out(&story.table, &start, &mut events);
    for &(seat, action) in &story.decisions {
        deal.act_watched(seat, action, &mut events).ok()?;
    }
    let seen = |events: &[Event]| events.iter().map(|e| e.seen_by(viewer)).collect::<Vec<_>>();
    let same = deal.phase() == story.deal.phase() && seen(&events) == seen(&story.events);
    same.then_some(deal)
}

#[test]
fn a_view_does_not_depend_on_hidden_tiles() {
    let mut compared = 0;
    let mut others_differ = 0;
    for seed in 0..400 {
        let story = story(seed);
        if story.deal.is_over() {
            continue;
        }
        let mut chance = Seed::from(seed).chance(Stream::Shuffle);
        for viewer in Seat::PLAYERS {
            // Flowers would be shown as soon as they are drawn.
            let hidden: Vec<TileId> = hidden_from(&story.deal, viewer)
                .iter()
                .filter(|tile| tile.kind().is_plain())
                .collect();
            for _ in 0..4 {
                let (a, b) = (
                    *chance.choose(&hidden).unwrap(),
                    *chance.choose(&hidden).unwrap(),
                );
                if let Some(other) = retold(&story, viewer, a, b) {
                    assert!(
                        other.view(viewer) == story.deal.view(viewer),
                        "{viewer} can tell {a} from {b} in seed {seed}"
                    );
                    compared += 1;
                    others_differ += u32::from(other != story.deal);
                }
            }
        }
    }
    assert!(
        compared > 1000 && others_differ > 800,
        "{compared} {others_differ}"
    );
}

//! A plain second matcher: it knows nothing of the first, tries every way to put tiles into the
//! places of a form, and must agree on whether a hand wins and how far it is.

use sparrows_engine::analysis::outlook;
use sparrows_engine::card::{Card, Compiled, Face, Form, PlayedCard, Rack};
use sparrows_engine::chance::Stream;
use sparrows_engine::rules::american::wins;
use sparrows_engine::{Chance, Kind, Rules, Seed, Table, TileId};

/// Natural tiles by face, and jokers.
type Tiles = ([u8; Face::NUM], u8);

fn count(tiles: &[TileId]) -> Tiles {
    let (mut faces, mut jokers) = ([0; Face::NUM], 0);
    for tile in tiles {
        match Face::of(tile.kind()) {
            Some(face) => faces[face.index()] += 1,
            None => jokers += 1,
        }
    }
    (faces, jokers)
}

/// Fills the places of a form one by one: singles and pairs with their tile, then units that take
/// no joker, then the others, with their tile as far as it goes and then jokers. How many places
/// stay empty.
fn empty_places(form: &Form, (mut faces, mut jokers): Tiles) -> usize {
    let mut take = |face: Face| {
        let left = faces[face.index()] > 0;
        faces[face.index()] -= u8::from(left);
        left
    };
    let natural = form
        .natural
        .iter()
        .map(|&(face, count)| (face, count, false));
    let units = form
        .units
        .iter()
        .map(|unit| (unit.face, unit.count, unit.jokers));
    let places: Vec<_> = natural.chain(units).collect();
    let mut empty = 0;
    for takes_jokers in [false, true] {
        for &(face, count, _) in places.iter().filter(|place| place.2 == takes_jokers) {
            for _ in 0..count {
                if take(face) {
                    continue;
                }
                if takes_jokers && jokers > 0 {
                    jokers -= 1;
                } else {
                    empty += 1;
                }
            }
        }
    }
    empty
}

fn distance(compiled: &Compiled, tiles: &[TileId]) -> usize {
    let tiles = count(tiles);
    let forms = compiled.hands.iter().flat_map(|hand| &hand.forms);
    forms
        .map(|(_, form)| empty_places(form, tiles))
        .min()
        .unwrap()
}

/// Tiles that make a form, jokers where they may stand, then a few changed for others.
fn near_the_card(compiled: &Compiled, chance: &mut Chance) -> Vec<TileId> {
    let forms: Vec<&Form> = compiled
        .hands
        .iter()
        .flat_map(|hand| hand.forms.iter().map(|(_, form)| form))
        .collect();
    let form = chance.choose(&forms).unwrap();
    let mut free: Vec<TileId> = Rules::American.tiles().iter().collect();
    chance.shuffle(&mut free);
    let mut hand = Vec::new();
    let mut draw = |test: &dyn Fn(Kind) -> bool| {
        let at = free.iter().position(|tile| test(tile.kind()))?;
        Some(free.swap_remove(at))
    };
    let of = |face: Face| move |kind: Kind| Face::of(kind) == Some(face);
    for &(face, count) in &form.natural {
        for _ in 0..count {
            hand.extend(draw(&of(face)));
        }
    }
    for unit in &form.units {
        for _ in 0..unit.count {
            let joker = unit.jokers && chance.below(4) == 0;
            let tile = if joker {
                draw(&|kind| kind == Kind::JOKER)
            } else {
                draw(&of(unit.face))
            };
            let tile = tile.or_else(|| draw(&|kind| kind == Kind::JOKER));
            hand.extend(tile);
        }
    }
    for _ in 0..chance.below(4) {
        if let Some(tile) = draw(&|_| true) {
            let at = chance.below(hand.len() as u32) as usize;
            if let Some(place) = hand.get_mut(at) {
                *place = tile;
            }
        }
    }
    while hand.len() < 14 {
        hand.extend(draw(&|_| true));
    }
    hand
}

fn agree(seeds: std::ops::Range<u64>) {
    let card = Card::house().unwrap();
    let mut won = 0;
    for seed in seeds {
        let mut chance = Seed::from(seed).chance(Stream::Bot);
        let year = 1900 + chance.below(200) as u16;
        let compiled = card.compile(year);
        let played = PlayedCard::house(year);
        let table = Table::american().with_card(std::sync::Arc::new(PlayedCard::house(year)));
        for _ in 0..500 {
            let tiles = near_the_card(&compiled, &mut chance);
            let mut counts = [0; Kind::NUM];
            for tile in &tiles {
                counts[tile.kind().index()] += 1;
            }
            let far = distance(&compiled, &tiles);
            let rack = Rack::of(&counts);
            let mut unseen = Rack::of(&Rules::American.tiles().counts());
            for face in Face::all() {
                unseen.faces[face.index()] -= rack.count(face);
            }
            unseen.jokers -= rack.jokers;
            let near = outlook(&played, &rack, &[], &unseen);
            let nearest = near.iter().filter_map(|hand| hand.nearest.as_ref().ok());
            let nearest = nearest.map(|nearest| usize::from(nearest.distance)).min();
            let direct = played
                .forms()
                .iter()
                .filter_map(|form| form.distance(&rack, &[]));
            assert_eq!(
                direct.min().map(usize::from),
                Some(far),
                "{tiles:?} in {year}"
            );
            assert_eq!(nearest, Some(far), "{tiles:?} in {year}");
            assert_eq!(wins(&counts, &[], &table), far == 0, "{tiles:?} in {year}");
            won += usize::from(far == 0);
        }
    }
    assert!(won > 1000, "{won} of the hands win");
}

#[test]
fn a_second_matcher_agrees_1() {
    agree(0..100);
}

#[test]
fn a_second_matcher_agrees_2() {
    agree(100..200);
}

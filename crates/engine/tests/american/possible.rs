//! AM-7.3: whether an open hand is still possible. First the rule a second time, word by word, on
//! hands and tables by chance; then what counts as public, in play.

use super::play::*;
use sparrows_engine::analysis::PublicTiles;
use sparrows_engine::card::{CardSource, Face, Form, PlayedCard, Unit};
use sparrows_engine::chance::Stream;
use sparrows_engine::{Chance, FaceMeld, Seed, notation};

const CARD: &str = r#"
[card]
id = "t"
name = "T"
[[hand]]
id = "A"
category = "c"
line = "FFF! FFF 1111a 2222b"
shift = 1
value = 25
closed = false
[[hand]]
id = "B"
category = "c"
line = "222a 222a 333b! 333b 55b"
value = 25
closed = false
[[hand]]
id = "C"
category = "c"
line = "FF 444444a 33333b E"
value = 25
closed = true
[[hand]]
id = "D"
category = "c"
line = ["11111a 1a 33333b 444b", "NEWS 333a 333b 3333c", "FFFFF 22a 222a 333b! 3b"]
value = 25
closed = false
"#;

/// Every way to give each shown group a unit of its own.
fn places(units: &[Unit], melds: &[FaceMeld]) -> Vec<Vec<usize>> {
    let Some((meld, rest)) = melds.split_first() else {
        return vec![Vec::new()];
    };
    let others = places(units, rest);
    let fits = |unit: &Unit| {
        Face::of(meld.first) == Some(unit.face)
            && unit.count == meld.size()
            && (unit.jokers || meld.jokers == 0)
    };
    let mut all = Vec::new();
    for (at, _) in units.iter().enumerate().filter(|(_, unit)| fits(unit)) {
        for other in others.iter().filter(|other| !other.contains(&at)) {
            all.push([&[at], other.as_slice()].concat());
        }
    }
    all
}

/// The rule as it is written.
fn is_possible(form: &Form, closed: bool, melds: &[FaceMeld], public: &PublicTiles) -> bool {
    !closed
        && places(&form.units, melds).iter().any(|places| {
            let mut obtained = 0;
            for face in Face::all() {
                let of_face = |unit: &&Unit| unit.face == face;
                let singles = form.natural.iter().filter(|(other, _)| *other == face);
                let singles: u8 = singles.map(|(_, count)| count).sum();
                let units = form.units.iter().enumerate();
                let bare = units.filter(|(at, unit)| !unit.jokers && !places.contains(at));
                let bare: u8 = bare
                    .map(|(_, unit)| unit)
                    .filter(of_face)
                    .map(|u| u.count)
                    .sum();
                let free = public.free[face.index()];
                let Some(left) = free.checked_sub(singles + bare) else {
                    return false;
                };
                let held = form.units.iter().filter(|unit| unit.jokers).filter(of_face);
                let held: u8 = held.map(|unit| unit.count).sum();
                let shown = melds.iter().zip(places);
                let shown = shown.filter(|&(_, &at)| form.units[at].jokers);
                let shown = shown.filter(|(meld, _)| Face::of(meld.first) == Some(face));
                let shown: u8 = shown.map(|(meld, _)| meld.size() - meld.jokers).sum();
                obtained += held.saturating_sub(shown).saturating_sub(left);
            }
            obtained <= public.jokers
        })
}

/// Groups of a form, some of them with jokers, one perhaps changed; and what may be left of each
/// tile beside them.
fn situation(form: &Form, chance: &mut Chance) -> (Vec<FaceMeld>, PublicTiles) {
    let mut melds = Vec::new();
    for unit in &form.units {
        let jokers = chance.below(u32::from(unit.count)) as u8;
        let size = match chance.below(12) {
            0 => 3 + chance.below(4) as u8,
            _ => unit.count,
        };
        if chance.below(2) == 0 {
            melds.push(FaceMeld::exposure(
                unit.face.kind(),
                size,
                jokers.min(size - 1),
            ));
        }
    }
    let mut public = PublicTiles {
        free: [0; Face::NUM],
        jokers: chance.below(9) as u8,
    };
    for face in Face::all() {
        let shown = melds
            .iter()
            .filter(|meld| Face::of(meld.first) == Some(face));
        let shown: u8 = shown.map(|meld| meld.size() - meld.jokers).sum();
        let most = face.copies().saturating_sub(shown);
        // Mostly there is enough.
        public.free[face.index()] = match chance.below(3) {
            0 => chance.below(u32::from(most) + 1) as u8,
            _ => most,
        };
    }
    (melds, public)
}

#[test]
fn am_7_3_a_second_reading_of_the_rule_agrees() {
    let house = PlayedCard::house(2026);
    let own = PlayedCard::new(CardSource::Toml(CARD.into()), 2026).unwrap();
    let mut chance = Seed::from(73).chance(Stream::Bot);
    let (mut possible, mut all) = (0, 0);
    for played in [house, own] {
        let compiled = played.card().compile(2026);
        let forms: Vec<&Form> = compiled
            .hands
            .iter()
            .flat_map(|hand| hand.forms.iter().map(|(_, form)| form))
            .collect();
        assert_eq!(forms.len(), played.forms().len());
        for _ in 0..40 {
            let of = *chance.choose(&forms).unwrap();
            let (melds, public) = situation(of, &mut chance);
            let mut any = false;
            for (form, compact) in forms.iter().zip(played.forms()) {
                let expected = is_possible(form, compact.closed, &melds, &public);
                assert_eq!(
                    compact.is_possible(&melds, &public),
                    expected,
                    "{form:?} {melds:?} {public:?}"
                );
                any |= expected;
            }
            assert_eq!(played.is_possible(&melds, &public), any, "{melds:?}");
        }
        // Mostly one form alone, with all that its groups can meet.
        for _ in 0..20_000 {
            let at = chance.below(forms.len() as u32) as usize;
            let (melds, public) = situation(forms[at], &mut chance);
            let compact = &played.forms()[at];
            let expected = is_possible(forms[at], compact.closed, &melds, &public);
            assert_eq!(
                compact.is_possible(&melds, &public),
                expected,
                "{:?} {melds:?} {public:?}",
                forms[at]
            );
            possible += usize::from(expected);
            all += 1;
        }
    }
    assert!(
        possible * 5 > all && possible * 5 < all * 4,
        "{possible} of {all}"
    );
}

/// West shows a pung of 2p, of FFF 1111a 222b 3333a; then all of `gone` is drawn and discarded. At
/// its next turn south challenges west; whether west lives.
fn lives(west: &str, with: &str, gone: &str) -> bool {
    let card = [("A", false, "FFF 1111a 222b 3333a")];
    let tiles = notation::parse_tiles(gone).unwrap();
    let mut play = layout()
        .card(&card)
        .east("2p")
        .west(west)
        .wall(gone)
        .size(tiles.len() + 8)
        .deal();
    play.play(&format!(
        "east discard 2p; west expose {with}; west discard 9s"
    ));
    // Two discards are none of them.
    while play.deal().discards().len() < tiles.len() + 2 {
        let seat = play.asked()[0];
        play.until_turn(seat.next());
    }
    play.until_turn(South).play("south challenge west");
    play.deal().playing().contains(West)
}

#[test]
fn am_7_3_discarded_jokers_are_gone() {
    // All of 1m1s 3m3s but one kind are discarded: eight jokers do for 1111 and 3333 of a suit.
    let ones = "1m1m1m1m 1s1s1s1s 3m3m3m3m 3s3s3s3s";
    assert!(lives("22p 9s", "22p", ones), "eight jokers make 1111 3333");
    assert!(
        !lives("22p 9s", "22p", &format!("{ones} 1j")),
        "seven do not"
    );
}

#[test]
fn am_7_3_jokers_in_shown_groups_can_be_had() {
    // One joker lies in west's own group. West still needs eight, and one 2p may yet free it.
    let gone = "1m1m1m1m 1s1s1s1s 3m3m3m3m 3s3s3s3s";
    assert!(lives("2p1j 9s", "2p1j", gone));
    // With the last of 2p gone that joker stays where it is.
    assert!(!lives("2p1j 9s", "2p1j", &format!("{gone} 2p2p")));
}

#[test]
fn am_7_3_natural_tiles_in_anyones_groups_are_gone() {
    // West's hand is A in dots, its pair of 2p natural. North shows some of the four.
    let card = [
        ("A", false, "FFFF 22a 333a 44444a"),
        ("B", false, "222a 33333b 555555c"),
    ];
    let shown = |with: &str| {
        let mut play = layout()
            .card(&card)
            .east("2p 3p")
            .north("22p 1j1j 9s")
            .west("33p 9m")
            .deal();
        play.play("east discard 3p; north pass; west expose 33p; west discard 9m")
            .until_turn(East);
        play.play(&format!(
            "east discard 2p; north expose {with}; north discard 9s"
        ));
        play.until_turn(South).play("south challenge west");
        play.deal().playing().contains(West)
    };
    assert!(shown("11j"), "three 2p are free");
    assert!(!shown("22p"), "one is left, no pair");
}

#[test]
fn am_7_3_each_shown_group_has_a_unit_of_its_own() {
    let two = [("A", false, "FFF 222a 222a 33333b")];
    let one = [("A", false, "FFF 222a 333b 33333c")];
    for (card, offered) in [(&two, true), (&one, false)] {
        let mut play = layout()
            .card(card)
            .east("2p 2p 9m")
            .south("2p1j1j1j 9s")
            .deal();
        play.play("east discard 2p; south expose 2p1j; south discard 9s")
            .until_turn(East);
        play.play("east discard 2p");
        let legal = play.legal(South, "expose");
        assert_eq!(
            legal.contains(&"expose with 11j".to_owned()),
            offered,
            "{legal:?}"
        );
    }
}

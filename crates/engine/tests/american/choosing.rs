//! AM-9: what a person sees of the card.

use super::play::*;
use sparrows_engine::analysis::{HandOutlook, OutOfReach, nearest_first, outlook};
use sparrows_engine::card::{CardSource, PlayedCard, Rack};
use sparrows_engine::{FaceMeld, Kind, Seat};

fn of(play: &Play, seat: Seat) -> Vec<(String, HandOutlook)> {
    let deal = play.deal();
    let view = deal.view(seat);
    let card = view.card.clone().unwrap();
    let melds: Vec<FaceMeld> = view.players[seat]
        .melds
        .iter()
        .map(|meld| meld.faces())
        .collect();
    let rack = Rack::of(&view.hand.counts());
    let hands = outlook(&card, &rack, &melds, &view.unseen_rack());
    let id = |card: &PlayedCard, hand: &HandOutlook| card.hand(hand.hand).unwrap().id.clone();
    hands
        .into_iter()
        .map(|hand| (id(&card, &hand), hand))
        .collect()
}

fn hand(all: &[(String, HandOutlook)], id: &str) -> HandOutlook {
    all.iter().find(|(other, _)| other == id).unwrap().1.clone()
}

#[test]
fn am_9_1_distance_and_missing_tiles_with_unseen_copies() {
    let play = layout().south("123f 1111m 222p 3s 1j 9p").deal();
    let all = of(&play, South);
    assert_eq!(all.len(), 65, "every hand of the card");
    // R2 FFF 1111a 2222b 333c: a dot and two bams are missing, a joker does for one.
    let nearest = hand(&all, "R2").nearest.unwrap();
    assert_eq!(nearest.distance, 2);
    let lacks: Vec<_> = nearest
        .lacks
        .iter()
        .map(|lack| (lack.face.kind().to_string(), lack.count, lack.natural))
        .collect();
    assert_eq!(lacks, [("2p".into(), 1, 0), ("3s".into(), 2, 0)]);
    for lack in nearest.lacks {
        let seen = play.deal().view(South).unseen()[lack.face.kind().index()];
        assert_eq!(lack.unseen, seen);
    }
}

#[test]
fn am_9_1_jokers_do_not_count_in_pairs_and_singles() {
    let play = layout().south("1j1j1j1j 12f 22p5z 44z 11z").deal();
    // S6 FF Ya NN EE WW SS holds nine of fourteen; no joker helps.
    assert_eq!(hand(&of(&play, South), "S6").nearest.unwrap().distance, 5);
}

#[test]
fn am_9_1_the_tile_just_drawn_counts() {
    let mut play = layout()
        .east("9p")
        .south("123f 1111m 222p 33s 9m")
        .wall("2p")
        .deal();
    let before = hand(&of(&play, South), "R2").nearest.unwrap().distance;
    play.play("east discard 9p");
    let after = hand(&of(&play, South), "R2").nearest.unwrap().distance;
    assert_eq!((before, after), (2, 1));
}

#[test]
fn am_9_1_any_wind_is_every_wind() {
    for wind in ["111z", "222z", "333z", "444z"] {
        // Q2 FFFFF ZZZZx 55555a.
        let tiles = format!("12345f {wind} 5555m 9p");
        let play = layout().south(&tiles).deal();
        assert_eq!(
            hand(&of(&play, South), "Q2").nearest.unwrap().distance,
            2,
            "{wind}"
        );
    }
}

#[test]
fn am_9_1_why_a_hand_is_out_of_reach() {
    let mut play = layout().year(2000).east("2p").south("22p").deal();
    play.play("east discard 2p; south expose 22p");
    let all = of(&play, South);
    let why = |id: &str| hand(&all, id).nearest.unwrap_err();
    assert_eq!(why("Y2"), OutOfReach::Year);
    assert_eq!(why("R7"), OutOfReach::Closed);
    assert_eq!(why("W1"), OutOfReach::Groups);
    // Both tiles that a pair lacks are gone.
    let card = [("B", false, "EE 1111a 2222b 3333c")];
    let play = layout()
        .card(&card)
        .south("1j")
        .north("111z")
        .east("1z")
        .deal();
    let gone = hand(&of(&play, South), "B").nearest;
    assert!(gone.is_ok(), "what others hold is not seen");
    let mut play = layout().card(&card).east("1z").wall("1z1z1z").deal();
    play.play("east discard 1z").until_turn(North);
    let drawn = play.deal().view(North).drawn.unwrap();
    play.play(&format!("north discard {drawn}"));
    let reason = hand(&of(&play, East), "B").nearest.unwrap_err();
    assert!(matches!(reason, OutOfReach::Gone(face) if face.kind().to_string() == "1z"));
}

#[test]
fn am_9_1_a_shown_group_of_another_size_is_out_of_reach() {
    let card = [
        ("K", false, "FFF 1111a 2222b 333c"),
        ("P", false, "FFFF 1111a 222b 333c"),
    ];
    let mut play = layout().card(&card).east("2p").south("22p 1j").deal();
    play.play("east discard 2p; south expose 22p");
    let all = of(&play, South);
    assert_eq!(hand(&all, "K").nearest.unwrap_err(), OutOfReach::Groups);
    assert!(hand(&all, "P").nearest.is_ok());
}

/// A card of one open hand, its line or lines as TOML writes them.
fn one_hand(lines: &str) -> PlayedCard {
    let text = format!(
        "[card]\nid = \"t\"\nname = \"T\"\n[[hand]]\nid = \"A\"\ncategory = \"c\"\n\
         line = {lines}\nvalue = 25\nclosed = false\n"
    );
    PlayedCard::new(CardSource::Toml(text.into()), 2026).unwrap()
}

#[test]
fn am_9_1_the_reason_is_that_of_the_form_that_came_nearest() {
    // The first line has the group shown and lacks its winds; the second has no such group.
    let card = one_hand("[\"EE 222a FFFF 33333b\", \"WW 333a FFFF 44444b\"]");
    let pung = FaceMeld::exposure(Kind::suited(sparrows_engine::Suit::Dots, 2).unwrap(), 3, 0);
    let mut left = Rack::full();
    left.faces[Kind::EAST.index()] = 1;
    let why = outlook(&card, &Rack::EMPTY, &[pung], &left)
        .remove(0)
        .nearest;
    assert!(matches!(why, Err(OutOfReach::Gone(face)) if face.kind() == Kind::EAST));
}

#[test]
fn am_9_1_what_tiles_cannot_make_jokers_must() {
    // Five winds of a sort take a joker each, for there are four: two, wherever they are.
    let card = one_hand("\"NNNNN EEEEE WWWW\"");
    let near = |held: u8, unseen: u8| {
        let rack = Rack {
            jokers: held,
            ..Rack::EMPTY
        };
        let left = Rack {
            jokers: unseen,
            ..Rack::full()
        };
        outlook(&card, &rack, &[], &left).remove(0).nearest
    };
    for (held, unseen) in [(2, 0), (1, 1), (0, 2)] {
        assert_eq!(near(held, unseen).unwrap().distance, 14 - held);
    }
    for (held, unseen) in [(1, 0), (0, 1), (0, 0)] {
        assert!(matches!(near(held, unseen), Err(OutOfReach::Gone(_))));
    }
}

#[test]
fn am_9_1_shown_jokers_can_come_to_the_hand_and_discarded_ones_cannot() {
    let mut play = layout().east("2p 1j").south("1j").west("2p1j1j 9m").deal();
    let unseen = |play: &Play| play.deal().view(South).unseen_rack().jokers;
    assert_eq!(unseen(&play), 7, "all but its own");
    play.play("east discard 2p; south pass; west expose 2p1j1j; west discard 9m");
    assert_eq!(unseen(&play), 7, "two of them lie in a group");
    play.until_turn(East).play("east discard 1j");
    assert_eq!(unseen(&play), 6);
}

#[test]
fn am_9_1_the_nearest_hands_first_then_the_dearer() {
    let text = |values: [u16; 3]| {
        let hand = |id: &str, line: &str, value: u16| {
            format!(
                "[[hand]]\nid = \"{id}\"\ncategory = \"c\"\nline = \"{line}\"\n\
                 value = {value}\nclosed = false\n"
            )
        };
        format!(
            "[card]\nid = \"t\"\nname = \"T\"\n{}{}{}",
            hand("A", "NNNN EEEE WWWW SS", values[0]),
            hand("B", "NNNN EEEE WW SSSS", values[1]),
            hand("C", "FFFF 1111a 222a 333a", values[2]),
        )
    };
    let order = |values| {
        let source = CardSource::Toml(text(values).into());
        let card = PlayedCard::new(source, 2026).unwrap();
        let mut rack = Rack::EMPTY;
        rack.faces[Kind::EAST.index()] = 4;
        let near = outlook(&card, &rack, &[], &Rack::full());
        nearest_first(&near, &card)
    };
    assert_eq!(order([25, 30, 75]), [1, 0, 2]);
    assert_eq!(order([30, 25, 75]), [0, 1, 2]);
    assert_eq!(order([30, 30, 75]), [0, 1, 2], "then card order");
}

#[test]
fn am_9_1_of_equal_distances_the_form_with_more_tiles_left() {
    // Ones in any suit are equally far; of craks and bams one is discarded.
    let card = [("A", false, "FFFF NNNN EEE 111a")];
    let mut play = layout()
        .card(&card)
        .east("1m1s")
        .north("2468m 2468p 2468s 9m")
        .deal();
    play.play("east discard 1m").until_turn(East);
    play.play("east discard 1s");
    let nearest = hand(&of(&play, North), "A").nearest.unwrap();
    let ones = nearest
        .lacks
        .iter()
        .find(|lack| lack.face.kind().rank() == Some(1));
    assert_eq!(ones.unwrap().face.kind().to_string(), "1p");
}

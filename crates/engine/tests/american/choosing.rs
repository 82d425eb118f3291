//! AM-9: what a person sees of the card.

use super::play::*;
use sparrows_engine::analysis::{HandOutlook, OutOfReach, outlook};
use sparrows_engine::card::{PlayedCard, Rack};
use sparrows_engine::{FaceMeld, Seat};

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

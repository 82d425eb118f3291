//! AM-5: jokers.

use super::play::*;

fn hand_of(tiles: &str) -> Play {
    layout().east(tiles).deal()
}

#[test]
fn am_5_1_jokers_stand_in_groups_of_three_and_more() {
    for hand in [
        "1f2f1j 1111m 2222p 333s",
        "123f 1111m 222p1j 33s1j",
        "123f 1j1j1j1j 2222p 333s",
        "1j1j1j 1j1j1j1j 1j222p 333s",
    ] {
        assert_eq!(hand_of(hand).kinds(East), "win discard", "{hand}");
    }
}

#[test]
fn am_5_1_an_all_joker_kong_wins() {
    let mut play = hand_of("123f 1j1j1j1j 2222p 333s");
    play.play("east win");
    let win = play.win();
    assert_eq!(
        (&win["hand"]["id"], &win["jokerless"]),
        (&"R2".into(), &false.into())
    );
}

#[test]
fn am_5_1_never_in_a_pair_or_among_singles() {
    // W1: FF NNNN EE WWW SSS.
    assert_eq!(hand_of("12f 4444z 1z1j 333z 222z").kinds(East), "discard");
    assert_eq!(
        hand_of("12f 444z1j 11z 333z 222z").kinds(East),
        "win discard"
    );
    // S6: FF Ya NN EE WW SS; a joker for a digit of the year makes nothing.
    assert_eq!(
        hand_of("12f 22p5z1j 44z 11z 33z 22z").kinds(East),
        "discard"
    );
    assert_eq!(
        hand_of("12f 22p5z6p 44z 11z 33z 22z").kinds(East),
        "win discard"
    );
    // W2: F NEWS RRR GGG 000; NEWS are singles.
    assert_eq!(hand_of("1f 4z1z3z1j 777z 666z 555z").kinds(East), "discard");
    assert_eq!(
        hand_of("1f 4z1z3z2z 77z1j 666z 555z").kinds(East),
        "win discard"
    );
}

#[test]
fn am_5_1_a_pair_of_pairs_is_no_kong() {
    // R3: 11a 22a 33a 44a 555b 666b.
    let card = [("P", false, "11a 11b 22a 22b 33a 33b 44a")];
    let with = |tiles: &str| layout().card(&card).east(tiles).deal().kinds(East);
    assert_eq!(with("11m11p 22m22p 33m33p 44m"), "win discard");
    assert_eq!(with("11m11p 22m22p 33m33p 4m1j"), "discard");
    let card = [("P", false, "11a 11b 2222c 333a 444b")];
    let with = |tiles: &str| layout().card(&card).east(tiles).deal().kinds(East);
    assert_eq!(with("11m 1p1j 2222s 333m 444p"), "discard");
}

/// West shows 22p and a joker; south holds 2p; it is south's turn.
fn shown(layout: Layout) -> Play {
    let mut play = layout.east("2p").south("2p").west("2p1j 9m").deal();
    play.play("east discard 2p; west expose 2p1j; west discard 9m")
        .until_turn(South);
    play
}

#[test]
fn am_5_2_a_tile_is_exchanged_for_a_shown_joker_of_another() {
    let mut play = shown(layout());
    assert_eq!(
        play.legal(South, "exchange"),
        ["exchange 2p for a joker of west's group 0"]
    );
    play.play("south exchange 2p west 0");
    assert_eq!(play.meld(West, 0), "222p");
    assert!(play.holds(South, "1j") && !play.holds(South, "2p"));
    assert!(play.legal(South, "exchange").is_empty());
    assert!(play.kinds(South).ends_with("discard"), "the turn goes on");
}

#[test]
fn am_5_2_of_ones_own_group_too_and_as_often_as_possible() {
    let mut play = layout().east("2p").south("1j1j1j 2p2p 9m").deal();
    play.play("east discard 2p; south expose 1j1j1j; south discard 9m")
        .until_turn(South);
    play.play("south exchange 2p south 0; south exchange 2p south 0");
    assert_eq!(play.meld(South, 0), "222p1j");
    assert!(play.holds(South, "1j1j"));
}

#[test]
fn am_5_2_right_after_a_call() {
    let mut play = layout()
        .east("2p 5s")
        .south("2p 55s")
        .west("2p1j 9m")
        .deal();
    play.play("east discard 2p; west expose 2p1j; west discard 9m")
        .until_turn(East);
    play.play("east discard 5s; south expose 55s");
    assert_eq!(play.kinds(South), "exchange challenge discard");
    play.play("south exchange 2p west 0");
    assert!(play.holds(South, "1j"));
}

#[test]
fn am_5_2_of_a_dead_players_group() {
    let mut play = layout()
        .punished()
        .east("2p")
        .south("2p")
        .west("2p1j 9m")
        .deal();
    play.play("east discard 2p; west expose 2p1j; all pass; west discard 9m; all pass")
        .until_turn(South);
    play.play("south discard 1m; west win; north pass; east pass");
    assert!(!play.deal().playing().contains(West));
    play.until_turn(South);
    assert_eq!(play.legal(South, "exchange").len(), 1);
    play.play("south exchange 2p west 0");
    assert_eq!(play.meld(West, 0), "222p");
}

#[test]
fn am_5_2_a_hand_completed_so_is_self_drawn() {
    // South shows a kong of 1m with a joker, draws the 1m for it, and gets a joker for 3s.
    let mut play = layout()
        .east("1m")
        .south("123f 11m1j 2222p 33s 9p")
        .wall("7z7z 6z 1m")
        .deal();
    play.play("east discard 1m; south expose 11m1j; south discard 9p")
        .until_turn(South);
    assert_eq!(play.kinds(South), "exchange discard");
    play.play("south exchange 1m south 0");
    assert_eq!(play.kinds(South), "win discard");
    play.play("south win");
    let win = play.win();
    assert_eq!(
        (&win["by"], &win["jokerless"]),
        (&"self-draw".into(), &false.into())
    );
    assert_eq!(play.scores(), [-2, 6, -2, -2]);
}

#[test]
fn am_5_2_what_cannot_be_exchanged() {
    let play = shown(layout());
    assert_eq!(play.refused(South, "exchange 2p west 1"), "no-joker");
    assert_eq!(play.refused(South, "exchange 2p east 0"), "no-joker");
    let other = play
        .deal()
        .hand(South)
        .iter()
        .find(|t| t.kind().to_string() != "2p")
        .unwrap();
    assert_eq!(
        play.refused(South, &format!("exchange {other} west 0")),
        "no-joker"
    );
    assert_eq!(play.refused(South, "exchange 2p/4 west 0"), "not-held");
}

#[test]
fn am_5_2_the_lowest_joker_of_the_group_goes() {
    let mut play = layout()
        .east("2p")
        .south("2p 9m")
        .west("1j/5 1j/3 1j/7 9m")
        .deal();
    play.play(
        "east discard 2p; west expose 1j/7 1j/3"
            .replace(" 1j/3", "1j/3")
            .as_str(),
    );
    play.play("west discard 9m").until_turn(South);
    play.play("south exchange 2p west 0");
    let joker = play.deal().view(South).drawn.unwrap();
    assert_eq!(joker.to_string(), "1j/3");
}

#[test]
fn am_5_2_any_flower_is_exchanged_for_the_joker_of_a_flower_group() {
    let mut play = layout().east("1f").south("3f8f").west("2f1j 9m").deal();
    play.play("east discard 1f; south pass; west expose 2f1j; west discard 9m")
        .until_turn(South);
    // One choice is offered, and the other flower is as good.
    assert_eq!(play.legal(South, "exchange").len(), 1);
    play.play("south exchange 8f west 0");
    assert_eq!(play.meld(West, 0), "128f");
    assert!(play.holds(South, "3f1j"));
}

#[test]
fn am_5_2_jokerless_once_the_last_joker_has_gone() {
    // South takes the joker out of its own group, discards it, and wins later without any.
    let mut play = layout()
        .east("1m")
        .south("123f 11m1j 2222p 3s 9p9s")
        .wall("7z7z6z 1m 7z6z6z 3s 6z5z5z 3s")
        .deal();
    play.play("east discard 1m; south expose 11m1j; south discard 9p")
        .until_turn(South);
    play.play("south exchange 1m south 0; south discard 1j");
    play.until_turn(South).play("south discard 9s");
    play.until_turn(South);
    assert_eq!(play.kinds(South), "win discard");
    play.play("south win");
    assert_eq!(play.win()["jokerless"], true);
    assert_eq!(play.scores(), [-4, 12, -4, -4]);
}

#[test]
fn am_5_2_an_exchange_does_not_begin_a_new_turn() {
    // Once challenged, a player is not challenged again after an exchange.
    let mut play = shown(layout());
    play.play("south challenge west");
    assert!(play.legal(South, "challenge").is_empty());
    play.play("south exchange 2p west 0");
    assert!(play.legal(South, "challenge").is_empty());
}

//! AM-4: turns and calls.

use super::play::*;

#[test]
fn am_4_1_east_complete_as_dealt_may_declare_before_the_charleston() {
    let hand = "123f 1111m 2222p 333s";
    let mut play = layout().charleston().east(hand).deal();
    assert_eq!(
        (play.asked(), play.kinds(East)),
        (vec![East], "win pass".into())
    );
    play.play("east win");
    let win = play.win();
    assert_eq!(
        (&win["by"], &win["tile"]),
        (&"self-draw".into(), &serde_json::Value::Null)
    );
    assert_eq!(win["hand"]["id"], "R2");
    // Jokerless doubles, and self-drawn each pays twice.
    assert_eq!(play.scores(), [12, -4, -4, -4]);
}

#[test]
fn am_4_1_east_may_keep_the_dealt_hand_for_the_first_turn() {
    let hand = "123f 1111m 2222p 333s";
    let mut play = layout().charleston().east(hand).deal();
    play.play("east pass");
    assert_eq!(play.kinds(East), "pass-tiles");
    // Without the Charleston, the first turn is next.
    let mut play = layout().east(hand).deal();
    assert_eq!(play.kinds(East), "win discard");
    play.play("east win");
    assert_eq!(play.scores(), [12, -4, -4, -4]);
    assert_eq!(play.win()["tile"], serde_json::Value::Null);
}

#[test]
fn am_4_1_nobody_else_is_asked_as_dealt() {
    let play = layout().charleston().south("123f 1111m 2222p 33s").deal();
    assert_eq!(play.kinds(South), "pass-tiles");
}

#[test]
fn am_4_2_a_group_of_any_size_with_jokers() {
    let mut play = layout().east("2p").south("22p 1j1j1j 1f").deal();
    play.play("east discard 2p");
    let legal = play.legal(South, "expose");
    assert!(legal.contains(&"expose with 22p".into()), "{legal:?}");
    assert!(legal.contains(&"expose with 2p1j".into()), "{legal:?}");
    assert!(legal.contains(&"expose with 22p1j".into()), "{legal:?}");
    assert!(
        legal.contains(&"expose with 22p11j".into()),
        "a quint, {legal:?}"
    );
    assert!(
        legal.contains(&"expose with 11j".into()),
        "jokers alone, {legal:?}"
    );
    play.play("south expose 2p1j1j");
    assert_eq!(play.meld(South, 0), "22p11j");
    assert_eq!(play.hand(South).matches('p').count(), 1, "one dot is left");
}

#[test]
fn am_4_2_a_quint_of_flowers() {
    let mut play = layout().east("1f").south("2345f").deal();
    play.play("east discard 1f; south expose 2f3f4f5f");
    assert_eq!(play.meld(South, 0), "12345f");
}

#[test]
fn am_4_2_never_for_a_single_or_a_pair_but_for_mah_jongg() {
    // FF NNNN EE WWW SSS waiting for the second east wind.
    let mut play = layout().east("1z").south("12f 4444z 1z 333z 222z").deal();
    play.play("east discard 1z");
    assert_eq!(play.kinds(South), "win pass");
    assert_eq!(play.refused(South, "expose 4z4z"), "no-group");
    play.play("south win");
    assert_eq!(play.win()["hand"]["id"], "W1");
}

#[test]
fn am_4_2_mah_jongg_goes_before_other_calls() {
    let mut play = layout()
        .east("3s")
        .south("33s 11j")
        .north("123f 1111m 2222p 3s1j")
        .deal();
    play.play("east discard 3s; south expose 3s1j; north win");
    assert_eq!(play.win()["seat"], "north");
}

#[test]
fn am_4_2_between_two_mah_jonggs_the_next_in_turn() {
    let mut play = layout()
        .card(&[
            ("A", false, "FFF 1111a 2222b 333c"),
            ("B", false, "FF 333c 555a 666a 777a"),
        ])
        .east("3s")
        .south("1f2f 3s1j 555m666m777m")
        .west("345f 1111m 2222p 3s1j")
        .deal();
    play.play("east discard 3s");
    assert_eq!(play.asked(), [South, West]);
    play.play("west win; south win");
    assert_eq!(play.win()["seat"], "south");
    assert_eq!(play.end().wins.len(), 1);
}

#[test]
fn am_4_2_between_groups_the_next_in_turn_whatever_the_size() {
    let mut play = layout().east("2p").south("2p1j").north("2p 1j1j").deal();
    play.play("east discard 2p; north expose 2p1j1j; south expose 2p1j");
    assert_eq!(
        (play.asked(), play.meld(South, 0)),
        (vec![South], "22p1j".into())
    );
}

#[test]
fn am_4_3_all_with_a_choice_answer_once_in_any_order() {
    let mut play = layout().east("2p").south("2p1j").north("2p 1j1j").deal();
    play.play("east discard 2p");
    assert_eq!(play.asked(), [South, North]);
    assert_eq!(play.refused(West, "pass"), "not-asked");
    play.play("north expose 2p1j");
    assert_eq!(play.refused(North, "pass"), "not-asked");
    play.play("south pass");
    assert_eq!(play.asked(), [North]);
    assert_eq!(play.meld(North, 0), "22p1j");
}

#[test]
fn am_4_4_no_replacement_and_no_later_change() {
    let mut play = layout().east("2p").south("222p").wall("9m").deal();
    play.play("east discard 2p; south expose 222p");
    let deal = play.deal();
    assert_eq!(deal.wall().len(), 20, "a kong draws nothing");
    assert_eq!(deal.hand(South).len() + 4, 14);
    // A fourth tile never joins a pung.
    let mut play = layout().east("2p").south("222p").deal();
    play.play("east discard 2p; south expose 22p");
    assert_eq!(play.kinds(South), "discard");
}

#[test]
fn am_4_5_a_closed_hand_calls_for_mah_jongg_alone() {
    // FF 11a 222b 333b 44a DDc, closed, may be won on a discard.
    let mut play = layout().east("4m").south("12f 11m 222p 333p 4m 66z").deal();
    play.play("east discard 4m");
    assert_eq!(play.kinds(South), "win pass");
    play.play("south win");
    assert_eq!(play.win()["hand"]["id"], "R7");
    // With a group shown the same tiles are nothing.
    let mut play = layout()
        .card(&[
            ("C", true, "FF 11a 222b 333b 44a DDc"),
            ("O", false, "222a FFFF 333a 4444a"),
        ])
        .east("2p 4m")
        .south("12f 11m 22p 333p 4m 66z 9s")
        .west("4m 1j1j")
        .deal();
    play.play("east discard 2p; west pass; south expose 22p; south discard 9s")
        .until_turn(East);
    play.play("east discard 4m");
    assert_eq!(play.asked(), [West]);
    assert_eq!(play.refused(South, "win"), "concealed-only");
}

#[test]
fn am_4_6_a_discarded_joker_opens_no_window() {
    let mut play = layout().punished().east("1j").south("1j1j").deal();
    play.play("east discard 1j");
    assert_eq!(play.kinds(South), "win discard", "south has drawn");
    assert_eq!(play.deal().discards()[0].claimed_by, None);
}

#[test]
fn am_4_7_the_last_discard_can_be_called() {
    let mut play = layout().size(0).east("2p").south("2p1j").deal();
    play.play("east discard 2p");
    assert_eq!(play.kinds(South), "expose pass");
    let mut won = layout()
        .size(0)
        .east("3s")
        .south("123f 1111m 2222p 33s")
        .deal();
    won.play("east discard 3s; south win");
    assert_eq!(won.end().reason, Some("win"));
}

#[test]
fn am_4_7_without_a_tile_left_nobody_pays() {
    let mut play = layout().size(0).east("2p").south("2p1j").deal();
    play.play("east discard 2p; south pass");
    assert_eq!((play.end().reason, play.scores()), (Some("wall"), [0; 4]));
}

#[test]
fn am_4_8_a_call_skips_the_seats_between() {
    let mut play = layout().east("2p").west("22p").deal();
    play.play("east discard 2p; west expose 22p");
    assert_eq!(
        (play.asked(), play.kinds(West)),
        (vec![West], "discard".into())
    );
    let tile = play.deal().hand(West).iter().next().unwrap();
    play.play(&format!("west discard {tile}"));
    assert_eq!(play.asked(), [North], "next is the seat after the caller");
}

#[test]
fn am_4_9_complete_by_the_call_is_paid_as_won_on_the_discard() {
    let mut play = layout().east("3s").south("123f 1111m 2222p 33s").deal();
    play.play("east discard 3s; south expose 33s");
    assert_eq!(play.kinds(South), "win discard");
    play.play("south win");
    let win = play.win();
    assert_eq!(
        (&win["by"], &win["from"]),
        (&"discard".into(), &"east".into())
    );
    assert!(win["tile"].as_str().unwrap().starts_with("3s"));
    assert_eq!(play.scores(), [-4, 8, -2, -2]);
}

#[test]
fn am_4_9_an_exchange_after_a_complete_call_changes_only_the_jokers() {
    // South calls 3s, then takes a joker of west's for its only 1m: four jokers are a kong.
    let mut play = layout()
        .east("1m 3s")
        .west("11m 1j")
        .south("123f 1m 2222p 33s 1j1j1j")
        .deal();
    play.play("east discard 1m; south pass; west expose 11m1j; west discard 1s")
        .until_turn(East);
    play.play("east discard 3s; south expose 33s");
    assert_eq!(play.kinds(South), "win exchange challenge discard");
    // Its own 1m goes for west's joker: still complete, still on the discard.
    play.play("south exchange 1m west 0; south win");
    let win = play.win();
    assert_eq!(
        (&win["by"], &win["from"]),
        (&"discard".into(), &"east".into())
    );
    assert!(win["tile"].as_str().unwrap().starts_with("3s"));
}

#[test]
fn am_4_9_an_exchange_that_completes_the_hand_is_self_drawn() {
    let mut play = layout()
        .east("9s 3s")
        .west("99s 1j1j 8p")
        .south("123f 1111m 222p 33s 9s")
        .deal();
    play.play("east discard 9s; west expose 99s1j; west discard 8p")
        .until_turn(East);
    play.play("east discard 3s; south expose 33s");
    assert_eq!(play.kinds(South), "exchange challenge discard");
    play.play("south exchange 9s west 0; south win");
    let win = play.win();
    assert_eq!(
        (&win["by"], &win["from"]),
        (&"self-draw".into(), &serde_json::Value::Null)
    );
    assert!(win["tile"].as_str().unwrap().starts_with("1j"));
}

#[test]
fn am_4_9_a_call_not_declared_on_is_forgotten() {
    // South's call completes its hand, and it discards; what west then draws is west's own.
    let ready = "123f 1111m 2222p 33s";
    let mut play = layout()
        .east("3s")
        .south(ready)
        .west("456f 5555m 6666p 77s")
        .wall("7s")
        .deal();
    play.play("east discard 3s; south expose 33s");
    assert_eq!(play.kinds(South), "win discard");
    play.play("south discard 1m");
    assert_eq!(
        (play.asked(), play.kinds(West)),
        (vec![West], "win challenge discard".into())
    );
    play.play("west win");
    assert_eq!(play.win()["by"], "self-draw");
    assert_eq!(play.scores(), [-4, -4, 12, -4]);
}

#[test]
fn am_4_2_next_in_turn_is_counted_from_the_discarder() {
    // West discards: north is next, east after it, south last, whatever the order of the seats.
    let mut play = layout()
        .east("2p1j 9m")
        .south("2p1j")
        .west("2p")
        .north("2p1j")
        .deal();
    play.play("east discard 9m").until_turn(West);
    play.play("west discard 2p");
    assert_eq!(play.asked(), [East, South, North]);
    play.play("east expose 2p1j; south expose 2p1j; north expose 2p1j");
    assert_eq!(play.asked(), [North]);
    assert_eq!(play.meld(North, 0), "22p1j");
    // Of two mah-jonggs likewise.
    let mut play = layout()
        .card(&[
            ("A", false, "FFF 1111a 2222b 333c"),
            ("B", false, "FF 333c 555a 666a 777a"),
        ])
        .east("1f2f 3s1j 555m666m777m 9p")
        .south("9p")
        .west("3s")
        .north("345f 1111m 2222p 3s1j")
        .deal();
    play.play("east discard 9p").until_turn(West);
    play.play("west discard 3s; east win; north win");
    assert_eq!(play.win()["seat"], "north");
}

#[test]
fn am_4_2_a_called_group_keeps_the_tiles_named() {
    // Of jokers and of flowers with different pictures those that were named lie in the group.
    let mut play = layout().east("1f").south("2f5f7f 1j1j").deal();
    play.play("east discard 1f; south expose 7f1j/2");
    let deal = play.deal();
    let shown: Vec<_> = deal.melds(South)[0]
        .tiles
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(shown, ["1f/1", "7f/1", "1j/2"]);
}

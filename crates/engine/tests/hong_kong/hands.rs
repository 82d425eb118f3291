//! HK-4.1 to HK-4.4: what a winning hand is, the minimum, hands that score only the table's rows.

use crate::common::hand::hand;
use crate::common::layout;
use sparrows_engine::table::Phase;
use sparrows_engine::{Illegal, Seat, Seat::*};

#[test]
fn hk_4_1_four_sets_and_a_pair() {
    // Chows, pungs, both kinds of kong, and each of them declared or not.
    assert_eq!(hand("123m456m789m11z23s", "4s").reason(), "wins");
    assert_eq!(hand("222m444p666s111z2z", "2z").reason(), "wins");
    assert_eq!(
        hand("2z", "2z")
            .meld("kong 2222m")
            .meld("chow 456p")
            .meld("pung 777s")
            .meld("concealed-kong 1111z")
            .reason(),
        "wins"
    );
    // The pair can be anything, the winning tile any part of it.
    for (rest, win) in [
        ("123m456m789m1z234s", "1z"),
        ("123m456m789m11z24s", "3s"),
        ("123m456m789m11z34s", "2s"),
    ] {
        assert_eq!(hand(rest, win).reason(), "wins", "{rest} {win}");
    }
}

#[test]
fn hk_4_1_what_is_no_winning_hand() {
    for (rest, win, why) in [
        ("123m456m789m12z23s", "4s", "no pair"),
        ("12m456m789m11z234s", "3p", "a chow of two suits"),
        ("891m456m789p11z23s", "4s", "no chow over the end"),
        ("123z456m789m11p23s", "4s", "no chow of winds"),
        ("567z456m789m11p23s", "4s", "no chow of dragons"),
        ("135m456m789m11p23s", "4s", "not consecutive"),
        (
            "1111m2222m3333m1p",
            "2p",
            "four equal tiles of the hand are no set",
        ),
    ] {
        assert_eq!(hand(rest, win).reason(), "not-a-hand", "{why}");
    }
}

#[test]
fn hk_4_1_four_equal_tiles_are_a_kong_only_when_declared() {
    // Four 5m in the hand can still stand apart: a pung and a tile of a chow.
    assert_eq!(hand("5555m67m123p789s2z", "2z").reason(), "wins");
    assert_eq!(hand("5555m123p789s789m", "1z").reason(), "not-a-hand");
    assert_eq!(
        hand("123p789s789m1z", "1z")
            .meld("concealed-kong 5555m")
            .reason(),
        "wins"
    );
}

#[test]
fn hk_4_1_seven_pairs_and_thirteen_orphans() {
    assert_eq!(hand("1133m5577p22s11z7z", "7z").reason(), "wins");
    assert!(hand("1133m5577p22s11z7z", "7z").has("seven-pairs"));
    assert_eq!(hand("1133m5577p22s11z7z", "6z").reason(), "not-a-hand");
    for win in [
        "1m", "9m", "1p", "9p", "1s", "9s", "1z", "2z", "3z", "4z", "5z", "6z", "7z",
    ] {
        let thirteen = hand("19m19p19s1234567z", win);
        assert_eq!(thirteen.patterns(), "thirteen-orphans 13", "{win}");
    }
    assert_eq!(hand("19m19p19s1234567z", "2m").reason(), "not-a-hand");
    assert_eq!(hand("19m19p19s123456z6z", "6z").reason(), "not-a-hand");
    // Waiting for the one orphan that is missing.
    assert_eq!(
        hand("19m19p19s1234566z", "7z").patterns(),
        "thirteen-orphans 13"
    );
}

#[test]
fn hk_4_1_no_special_shape_beside_melds() {
    assert_eq!(
        hand("1133m5577p22s", "2s").meld("pung 111z").reason(),
        "not-a-hand"
    );
    assert_eq!(
        hand("9m19p19s23456z", "7z").meld("pung 111z").reason(),
        "not-a-hand"
    );
}

#[test]
fn hk_4_2_seven_pairs_are_of_seven_kinds_unless_the_option_says_otherwise() {
    let quads = hand("1111m5577p22s11z7z", "7z");
    assert_eq!(quads.reason(), "not-a-hand");
    let quads = quads.option("seven_pairs_quads", true);
    assert_eq!(quads.patterns(), "concealed-hand 1, seven-pairs 4");
    let three = hand("1111m5555p2222s7z", "7z").option("seven_pairs_quads", true);
    assert_eq!(three.patterns(), "concealed-hand 1, seven-pairs 4");
    // Without the option four chows still win where the tiles make them.
    let chows = hand("1111222233334m", "4m");
    assert!(chows.has("all-chows") && !chows.has("seven-pairs"));
    assert!(chows.option("seven_pairs_quads", true).has("seven-pairs"));
}

#[test]
fn hk_4_2_the_option_counts_at_the_table_too() {
    for (option, legal) in [("false", ""), ("true", "win, pass")] {
        let mut play = layout()
            .option("seven_pairs_quads", option)
            .east("7z")
            .south("1111m5577p22s11z7z")
            .deal();
        play.play("east discard 7z");
        let south = if play.turn() == Some(South) {
            String::new()
        } else {
            play.legal(South)
        };
        assert_eq!(south, legal, "{option}");
    }
}

#[test]
fn hk_4_3_every_pattern_counts_towards_the_minimum() {
    let two = hand("123m456m789m11z23s", "4s")
        .flowers("")
        .option("min_faan", 3);
    assert_eq!(two.patterns(), "concealed-hand 1, no-flowers 1");
    assert_eq!((two.reason(), two.total()), ("below-minimum", 2));
    // Flowers, ...
    assert_eq!(two.clone().flowers("1f5f").reason(), "wins");
    assert_eq!(two.clone().flowers("2f6f").reason(), "below-minimum");
    // ... a self-draw, the last discard, the last draw, a robbed kong.
    assert_eq!(two.clone().self_draw().reason(), "wins");
    assert_eq!(two.clone().last_tile().reason(), "wins");
    assert_eq!(two.clone().robbed().reason(), "wins");
    assert_eq!(two.clone().last_tile().total(), 3);
    let kong = hand("456m789m11z23s", "4s")
        .meld("kong 2222p")
        .flowers("")
        .option("min_faan", 3);
    assert_eq!(kong.reason(), "below-minimum");
    assert_eq!(
        kong.clone().kong_replacement().patterns(),
        "self-draw 1, no-flowers 1, kong-replacement 1"
    );
    assert_eq!(kong.kong_replacement().reason(), "wins");
}

#[test]
fn hk_4_3_below_the_minimum_no_win_is_offered_and_the_faan_are_told() {
    let mut play = layout().east("4s").south("123456789m 11z 23s").deal();
    play.play("east discard 4s");
    let why = Illegal::BelowMinimum {
        total: 2,
        minimum: 3,
    };
    assert_eq!(play.legal(South), "chow with 23s, pass");
    assert_eq!(play.deal.view(South).no_win, Some(why));
    assert_eq!(play.refused(South, "win"), why);
    assert_eq!(
        why.to_string(),
        "the hand is worth 2 faan and a win takes 3 (HK-4.3)"
    );
    // Seats whose tiles make no hand are told so, or that they are not asked.
    assert_eq!(play.deal.view(West).no_win, None);
    assert_eq!(play.refused(West, "win"), Illegal::NotAHand);
    // On one's own turn, too: concealed, self-drawn, no flowers.
    let mut play = layout()
        .option("min_faan", "4")
        .east("7z")
        .south("123456m 999s 11z 23s")
        .wall("4s")
        .deal();
    play.play("east discard 7z");
    let why = Illegal::BelowMinimum {
        total: 3,
        minimum: 4,
    };
    assert_eq!(play.legal(South), "");
    assert_eq!(play.deal.view(South).no_win, Some(why));
    assert_eq!(play.refused(South, "self-draw"), why);
}

#[test]
fn hk_4_3_a_seat_that_is_not_asked_is_still_told() {
    // West cannot chow; only its below-minimum hand concerns the tile.
    let mut play = layout().east("4s").west("123456789m 11z 23s").deal();
    play.play("east discard 4s");
    assert_eq!(
        play.turn(),
        Some(South),
        "nobody had a choice, play went on"
    );
    let mut play = layout()
        .east("4s")
        .south("44s")
        .west("123456789m 11z 23s")
        .deal();
    play.play("east discard 4s");
    assert_eq!(play.asked(), "south");
    let why = Illegal::BelowMinimum {
        total: 2,
        minimum: 3,
    };
    assert_eq!(play.deal.view(West).no_win, Some(why));
    assert_eq!(play.refused(West, "win"), why);
}

#[test]
fn hk_4_4_small_four_winds_and_mixed_terminals_score_by_the_table() {
    let winds = hand("111z222z4z123m", "4z").meld("pung 333z").seat(South);
    assert_eq!(winds.patterns(), "seat-wind 1, round-wind 1, half-flush 3");
    let mixed = hand("111m999p1z", "1z")
        .meld("pung 999s")
        .meld("pung 777z")
        .seat(South);
    assert_eq!(mixed.patterns(), "red-dragon 1, all-pungs 3");
}

#[test]
fn hk_4_4_seven_or_eight_flowers_are_no_hand_of_their_own() {
    let plain = hand("123m456m789m11z23s", "4s").seat(South);
    assert_eq!(
        plain.clone().flowers("1234567f").patterns(),
        "concealed-hand 1, own-season 1, all-flowers 2"
    );
    assert_eq!(
        plain.clone().flowers("12345678f").patterns(),
        "concealed-hand 1, all-flowers 2, all-seasons 2"
    );
    assert_eq!(
        hand("123m456m789m11z23s", "9p")
            .flowers("12345678f")
            .reason(),
        "not-a-hand"
    );
    // At the table nothing is offered to a hand of eight flowers.
    let play = layout().east("12345678f").deal();
    assert!(!play.legal(East).contains("win"));
}

#[test]
fn hk_4_4_heavenly_and_earthly_hand_score_by_the_table() {
    let mut play = layout().east("123456789m 11p 234s").deal();
    assert_eq!(play.legal(East), "win");
    play.play("east self-draw");
    assert_eq!(
        play.patterns(),
        "all-chows 1, concealed-hand 1, self-draw 1, no-flowers 1"
    );
    assert_eq!(play.deal.wins()[0].tile, None, "the hand won as dealt");
    let mut play = layout().east("4s").south("123456789m 11p 23s").deal();
    play.play("east discard 4s; south win");
    assert_eq!(
        play.patterns(),
        "all-chows 1, concealed-hand 1, no-flowers 1"
    );
    assert!(matches!(play.deal.phase(), Phase::Over { .. }));
    assert_eq!(
        Seat::PLAYERS.map(|seat| play.deal.hand(seat).len()),
        [13, 13, 13, 13]
    );
}

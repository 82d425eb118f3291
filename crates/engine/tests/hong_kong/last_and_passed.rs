//! HK-3.8 and HK-3.9: the last discard, wins that are passed.

use crate::common::{Play, layout};
use sparrows_engine::table::Ending;
use sparrows_engine::{Illegal, Seat::*};

/// Ready for 1s and 4s: two faan on a discard, three as the last one.
const TWO_FAAN: &str = "123456789m 11z 23s";
/// Ready for 1s and 4s: three faan on a discard.
const READY: &str = "123456789m 11p 23s";

/// South's discard of 5s comes while the wall is empty; west could chow it, north pung or kong it.
fn last_discard(option: &str) -> Play {
    let mut play = layout()
        .option("last_discard", option)
        .east("7z")
        .south("5s")
        .west("46s")
        .north("555s")
        .wall("1m")
        .size(1)
        .deal();
    play.play("east discard 7z");
    assert_eq!(play.deal.wall().len(), 0);
    play
}

#[test]
fn hk_3_8_the_last_discard_can_only_be_won_on() {
    let mut play = last_discard("win-only");
    play.play("south discard 5s");
    // Nobody is asked: the draw that is due ends the deal.
    assert_eq!(play.deal.ending(), Some(Ending::Wall));
    let mut play = layout()
        .east("4s")
        .west(TWO_FAAN)
        .south("23s 4s")
        .size(0)
        .deal();
    play.play("east discard 4s");
    assert_eq!(play.asked(), "west");
    assert_eq!(play.legal(West), "win, pass");
    play.play("west win");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, no-flowers 1, last-discard 1"
    );
}

#[test]
fn hk_3_8_who_may_win_on_it_may_still_not_pung_or_chow() {
    let mut play = layout().east("4s").south(READY).size(0).deal();
    play.play("east discard 4s");
    assert_eq!(play.legal(South), "win, pass");
    assert_eq!(play.refused(South, "chow 23s"), Illegal::LastDiscard);
}

#[test]
fn hk_3_8_the_discard_before_the_last_is_as_any_other() {
    let mut play = layout().east("5s").south("46s").west("555s").size(1).deal();
    play.play("east discard 5s");
    assert_eq!(play.legal(South), "chow with 46s, pass");
    assert_eq!(play.legal(West), "kong, pung, pass");
}

#[test]
fn hk_3_8_option_open_allows_pung_and_chow_but_no_kong() {
    let mut play = last_discard("open");
    play.play("south discard 5s");
    assert_eq!(play.legal(West), "chow with 46s, pass");
    assert_eq!(play.legal(North), "pung, pass");
    assert_eq!(play.refused(North, "kong"), Illegal::NoReplacement);
    play.play("west pass; north pung");
    assert_eq!(
        (play.turn(), play.melds(North).as_str()),
        (Some(North), "pung 555s")
    );
    // The discard that follows is made while the wall is empty, too; then a draw is due.
    play.play("north discard 5s; all pass");
    assert_eq!(play.deal.ending(), Some(Ending::Wall));
    let mut play = last_discard("open");
    play.play("south discard 5s; west chow 46s; north pass");
    assert_eq!(play.melds(West), "chow 456s");
}

#[test]
fn hk_3_9_there_is_no_duty_to_win() {
    let mut play = layout().east("4s").south(READY).deal();
    play.play("east discard 4s; south pass");
    assert_eq!(play.turn(), Some(South));
    // Nor on one's own draw.
    let mut play = layout().east("7z").south(READY).wall("4s").deal();
    play.play("east discard 7z");
    assert_eq!(play.legal(South), "win");
    play.play("south discard 4s");
    assert!(play.deal.wins().is_empty());
}

#[test]
fn hk_3_9_a_passed_win_may_be_taken_later() {
    // The very next discard, before any draw of west.
    let mut play = passed_by_west("off");
    play.play("west win");
    assert_eq!((play.deal.wins()[0].seat, play.total()), (West, 3));
}

/// West passes east's 4s; south draws and throws another before west has drawn.
fn passed_by_west(option: &str) -> Play {
    let mut play = layout()
        .option("passed_win", option)
        .east("4s 7z")
        .west(READY)
        .wall("4s 5z 4s")
        .deal();
    play.play("east discard 4s; west pass; south discard 4s");
    play
}

#[test]
fn hk_3_9_same_tile_bars_the_face_until_the_next_draw() {
    assert_eq!(
        passed_by_west("off").legal(West),
        "win, chow with 23s, pass"
    );
    let mut play = passed_by_west("same-tile");
    assert_eq!(play.legal(West), "chow with 23s, pass");
    assert_eq!(play.refused(West, "win"), Illegal::PassedWin);
    assert_eq!(play.deal.view(West).no_win, Some(Illegal::PassedWin));
    // West draws, and north's 4s is free again.
    play.play("west pass; west discard 5z; north discard 4s");
    assert_eq!(play.legal(West), "win, pass");
}

#[test]
fn hk_3_9_same_tile_leaves_the_other_faces_of_the_wait() {
    let mut play = layout()
        .option("passed_win", "same-tile")
        .east("4s 7z")
        .west(READY)
        .wall("1s")
        .deal();
    play.play("east discard 4s; west pass; south discard 1s");
    assert_eq!(play.legal(West), "win, chow with 23s, pass");
}

#[test]
fn hk_3_9_same_tile_counts_a_pung_as_passing() {
    // With 55s and 678s west wins on 5s; after the pung, with 67s, it waits for 5s and 8s.
    let after_pung = |option: &str| {
        let mut play = layout()
            .option("passed_win", option)
            .option("min_faan", "0")
            .east("5s 7z")
            .west("123456m 99p 55s 678s")
            .north("5s")
            .deal();
        play.play("east discard 5s");
        assert_eq!(play.legal(West), "win, pung, pass");
        play.play("west pung; west discard 8s; north discard 5s");
        play.legal(West)
    };
    assert_eq!(after_pung("off"), "win, pass");
    assert_eq!(after_pung("same-tile"), "");
}

#[test]
fn hk_3_9_same_tile_a_claim_is_no_draw_but_a_replacement_is() {
    // West passes east's 4s, claims south's 9m and is asked about north's 4s.
    let after_claim = |option: &str, claim: &str, discard: &str| {
        let mut play = layout()
            .option("passed_win", option)
            .option("min_faan", "0")
            .east("4s 7z")
            .west("999m 123456p 55p 23s")
            .wall("9m 4s")
            .back("1z")
            .deal();
        play.play("east discard 4s; west pass; south discard 9m");
        play.play(&format!(
            "west {claim}; west discard {discard}; north discard 4s"
        ));
        play.legal(West)
    };
    assert_eq!(after_claim("same-tile", "pung", "9m"), "");
    assert_eq!(after_claim("off", "pung", "9m"), "win, pass");
    assert_eq!(after_claim("same-tile", "kong", "1z"), "win, pass");
}

#[test]
fn hk_3_9_same_tile_bars_a_robbed_kong() {
    // West passes the 4s that north pungs; north's claimed kong of white brings it a draw, and it
    // adds the fourth 4s before west has drawn.
    let robbing = |option: &str| {
        let mut play = layout()
            .option("passed_win", option)
            .east("4s 7z")
            .west(READY)
            .north("444s 555z 1p")
            .wall("5z")
            .deal();
        play.play("east discard 4s; west pass; north pung; north discard 1p");
        play.play("east discard 5z; north kong; north added-kong 4s");
        (play.legal(West), play.melds(North))
    };
    let melds = |kind: &str, tiles: &str| format!("{kind} {tiles}, kong 5555z");
    assert_eq!(robbing("off"), ("win, pass".into(), melds("pung", "444s")));
    assert_eq!(
        robbing("same-tile"),
        (String::new(), melds("kong", "4444s"))
    );
}

#[test]
fn hk_3_9_same_tile_never_bars_a_self_draw() {
    let mut play = layout()
        .option("passed_win", "same-tile")
        .east("4s")
        .south(READY)
        .wall("4s")
        .deal();
    play.play("east discard 4s; south pass; south self-draw");
    assert!(play.patterns().contains("self-draw 1"));
}

#[test]
fn hk_3_9_same_tile_bars_nothing_that_could_not_be_won_on() {
    // Two faan on east's 4s: no win was passed, and the last discard makes it three.
    let mut play = layout()
        .option("passed_win", "same-tile")
        .east("4s 7z")
        .west(TWO_FAAN)
        .wall("4s")
        .size(1)
        .deal();
    play.play("east discard 4s; all pass; south discard 4s");
    assert_eq!(play.legal(West), "win, pass");
}

#[test]
fn hk_3_9_any_tile_may_be_discarded_after_a_claim() {
    // The face just claimed, ...
    let mut play = layout().east("5m").south("555m").deal();
    play.play("east discard 5m; south pung; south discard 5m");
    assert_eq!(play.deal.discards().len(), 2);
    // ... and the other end of a chow.
    let mut play = layout().east("3m").south("345m 6m").deal();
    play.play("east discard 3m; south chow 45m; south discard 3m");
    let mut play = layout().east("3m").south("456m").deal();
    play.play("east discard 3m; south chow 45m; south discard 6m");
    assert_eq!(play.melds(South), "chow 345m");
}

//! HK-4, the event patterns at the table: how a win came about.

use crate::common::{Play, layout};
use sparrows_engine::Seat::*;

#[test]
fn hk_4_self_draw_includes_replacements_and_the_dealers_fourteen() {
    let mut play = layout().east("123456789m 11z 234s").deal();
    play.play("east self-draw");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, self-draw 1, no-flowers 1"
    );
    // With a flower among the fourteen: its replacement completes the hand as dealt.
    let mut play = layout()
        .option("min_faan", "2")
        .east("123456789m 11z 23s 3f")
        .back("4s")
        .deal();
    play.play("east self-draw");
    assert_eq!(play.patterns(), "concealed-hand 1, self-draw 1");
    assert_eq!(play.deal.wins()[0].tile, None);
    // A flower drawn on a turn.
    let mut play = layout()
        .option("min_faan", "2")
        .east("7z")
        .south("123456789m 11z 23s")
        .wall("1f")
        .back("4s")
        .deal();
    play.play("east discard 7z; south self-draw");
    assert_eq!(play.patterns(), "concealed-hand 1, self-draw 1");
    assert_eq!(play.deal.wins()[0].tile.unwrap().kind().to_string(), "4s");
}

#[test]
fn hk_4_kong_replacement_of_every_kong() {
    // Claimed.
    let mut play = layout()
        .east("5p")
        .south("555p 123m 789m 99s 23s")
        .back("4s")
        .deal();
    play.play("east discard 5p; south kong; south self-draw");
    assert_eq!(
        play.patterns(),
        "self-draw 1, no-flowers 1, kong-replacement 1"
    );
    // Concealed.
    let mut play = layout()
        .east("7z")
        .south("5555p 123m 789m 99s 2s")
        .wall("3s")
        .back("4s")
        .deal();
    play.play("east discard 7z; south concealed-kong 5p; south self-draw");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, self-draw 1, no-flowers 1, kong-replacement 1"
    );
    // Added.
    let mut play = layout()
        .east("5p 7z")
        .south("55p 123m 789m 99s 23s 1z")
        .wall("6z 6z 6z 5p")
        .back("4s")
        .deal();
    play.play("east discard 5p; south pung; south discard 1z; to south");
    play.play("south added-kong 5p; south self-draw");
    assert_eq!(
        play.patterns(),
        "self-draw 1, no-flowers 1, kong-replacement 1"
    );
}

#[test]
fn hk_4_kong_replacement_with_flowers_in_between() {
    let mut play = layout()
        .option("min_faan", "2")
        .east("5p")
        .south("555p 123m 789m 99s 23s")
        .back("4s 3f 1f")
        .deal();
    play.play("east discard 5p; south kong; south self-draw");
    assert_eq!(play.patterns(), "self-draw 1, kong-replacement 1");
    assert_eq!(play.deal.flowers(South).len(), 2);
}

#[test]
fn hk_4_a_flowers_own_replacement_is_no_kong_replacement() {
    let mut play = layout()
        .option("min_faan", "0")
        .east("7z")
        .south("123m 789m 99s 234p 23s")
        .wall("1f")
        .back("4s")
        .deal();
    play.play("east discard 7z; south self-draw");
    assert_eq!(
        play.patterns(),
        "all-chows 1, concealed-hand 1, self-draw 1"
    );
    // Also when a kong lies open from an earlier turn.
    let mut play = layout()
        .option("min_faan", "0")
        .east("5p")
        .south("555p 123m 789m 99s 23s")
        .wall("6z 6z 6z 3f")
        .back("4s 5z")
        .deal();
    // West, north and east draw 6z; south draws the flower and replaces it by 4s.
    play.play("east discard 5p; south kong; south discard 5z; to south; south self-draw");
    assert_eq!(play.patterns(), "self-draw 1");
}

#[test]
fn hk_4_kong_replacement_is_of_this_draw_alone() {
    // A kong, a discard, and on the next turn a draw from the front: no kong replacement.
    let mut play = layout()
        .option("min_faan", "0")
        .east("5p 7z")
        .south("555p 123m 789m 99s 23s")
        .wall("6z 6z 6z 4s")
        .back("5z")
        .deal();
    play.play("east discard 5p; south kong; south discard 5z; to south; south self-draw");
    assert_eq!(play.patterns(), "self-draw 1, no-flowers 1");
}

/// South is ready for 4s with a wall of one tile.
fn one_tile(wall: &str, south: &str) -> Play {
    layout()
        .option("min_faan", "0")
        .east("7z")
        .south(south)
        .wall(wall)
        .size(1)
        .deal()
}

#[test]
fn hk_4_last_draw_from_the_front() {
    let mut play = one_tile("4s", "123456789m 11z 23s");
    play.play("east discard 7z; south self-draw");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, self-draw 1, no-flowers 1, last-draw 1"
    );
}

#[test]
fn hk_4_last_draw_from_the_end() {
    // The replacement for a kong is the last tile: both patterns count.
    let mut play = layout()
        .east("5p")
        .south("555p 123m 789m 99s 23s")
        .back("4s")
        .size(1)
        .deal();
    play.play("east discard 5p; south kong; south self-draw");
    assert_eq!(
        play.patterns(),
        "self-draw 1, no-flowers 1, kong-replacement 1, last-draw 1"
    );
    // The replacement for a flower drawn as the last but one.
    let mut play = layout()
        .option("min_faan", "0")
        .east("7z")
        .south("123456789m 11z 23s")
        .wall("1f 4s")
        .size(2)
        .deal();
    play.play("east discard 7z; south self-draw");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, self-draw 1, last-draw 1"
    );
}

#[test]
fn hk_4_last_draw_needs_an_empty_wall() {
    let mut play = layout()
        .option("min_faan", "0")
        .east("7z")
        .south("123456789m 11z 23s")
        .wall("4s 1p")
        .size(2)
        .deal();
    play.play("east discard 7z; south self-draw");
    assert!(!play.patterns().contains("last-draw"));
}

#[test]
fn hk_4_dealt_tiles_and_their_replacements_are_no_last_draw() {
    let mut play = layout().east("123456789m 11z 234s").size(0).deal();
    play.play("east self-draw");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, self-draw 1, no-flowers 1"
    );
    let mut play = layout()
        .option("min_faan", "0")
        .east("123456789m 11z 23s 3f")
        .back("4s")
        .size(1)
        .deal();
    play.play("east self-draw");
    assert_eq!(play.patterns(), "concealed-hand 1, self-draw 1");
    // The dealer's own kong makes it a draw.
    let mut play = layout()
        .east("5555p 123m 789m 99s 23s")
        .back("4s")
        .size(1)
        .deal();
    play.play("east concealed-kong 5p; east self-draw");
    let expected = "concealed-hand 1, self-draw 1, no-flowers 1, kong-replacement 1, last-draw 1";
    assert_eq!(play.patterns(), expected);
}

#[test]
fn hk_4_last_discard() {
    let mut play = layout()
        .option("min_faan", "0")
        .east("4s")
        .south("123456789m 11z 23s")
        .size(0)
        .deal();
    play.play("east discard 4s; south win");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, no-flowers 1, last-discard 1"
    );
    // With a tile in the wall it is not the last.
    let mut play = layout()
        .option("min_faan", "0")
        .east("4s")
        .south("123456789m 11z 23s")
        .size(1)
        .deal();
    play.play("east discard 4s; south win");
    assert_eq!(play.patterns(), "concealed-hand 1, no-flowers 1");
    // After a pung of the last discard, option `open`, the next one is a last discard as well.
    let mut play = layout()
        .option("min_faan", "0")
        .option("last_discard", "open")
        .east("9p")
        .south("99p 4s")
        .west("123456789m 11z 23s")
        .size(0)
        .deal();
    play.play("east discard 9p; south pung; south discard 4s; west win");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, no-flowers 1, last-discard 1"
    );
}

#[test]
fn hk_4_robbed_kong_is_no_discard_and_no_self_draw() {
    let mut play = layout()
        .option("min_faan", "0")
        .east("444s 1p 7z")
        .south("123456789m 11z 23s")
        .wall("3z 3z 4s")
        .deal();
    play.play("east discard 7z; south discard 3z; west discard 3z; north discard 4s");
    play.play("east pung; east discard 1p; to east; east added-kong 4s; south win");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, no-flowers 1, robbed-kong 1"
    );
    assert_eq!(play.deal.wins()[0].by.as_str(), "robbed-kong");
}

#[test]
fn hk_4_three_or_more_kongs_score_what_the_table_gives() {
    // A kong on the replacement of a kong: still one kong-replacement.
    let mut play = layout()
        .east("5555p 6666p 123m 99s 2s")
        .back("4s 3s")
        .deal();
    play.play("east concealed-kong 5p; east concealed-kong 6p; east self-draw");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, self-draw 1, no-flowers 1, kong-replacement 1"
    );
}

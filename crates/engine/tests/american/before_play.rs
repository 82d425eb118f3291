//! AM-3: the Charleston, the vote, the pool, the courtesy.

use super::play::*;
use sparrows_engine::table::{Phase, SetUp};
use sparrows_engine::{Event, Seat};

/// Four hands whose first tiles are easy to follow: east craks, south dots, west bams, north
/// honors.
fn four() -> Layout {
    layout()
        .charleston()
        .east("123456789m 1122m 1j")
        .south("123456789p 1122p")
        .west("123456789s 1122s")
        .north("1234567z 123456z")
}

fn step(play: &Play) -> SetUp {
    match play.deal().phase() {
        Phase::SetUp { step } => step,
        other => panic!("{other:?}"),
    }
}

/// The first three passes, of tiles that come back in the end or lie apart.
fn to_first_left(play: &mut Play) {
    play.play(
        "east pass-tiles 789m; south pass-tiles 789p; west pass-tiles 789s; north pass-tiles 123z;
         east pass-tiles 123z; south pass-tiles 789m; west pass-tiles 789p; north pass-tiles 789s",
    );
    assert_eq!(step(play), SetUp::FirstLeft);
}

#[test]
fn am_3_1_right_across_left_all_at_once() {
    let mut play = four().deal();
    assert_eq!(step(&play), SetUp::FirstRight);
    assert_eq!(play.asked(), [East, South, West, North]);
    play.play("north pass-tiles 123z; east pass-tiles 789m; west pass-tiles 789s");
    assert!(
        play.hand(East).contains("789m"),
        "nothing moves before the last answer"
    );
    play.play("south pass-tiles 789p");
    // To the right: east to south, south to west, west to north, north to east.
    assert!(play.hand(South).starts_with("789m"));
    assert!(play.hand(West).starts_with("789p"));
    assert!(play.hand(North).starts_with("789s"));
    assert_eq!(step(&play), SetUp::FirstAcross);
    play.play(
        "east pass-tiles 123z; south pass-tiles 789m; west pass-tiles 789p; north pass-tiles 789s",
    );
    assert!(play.hand(West).ends_with("123z") && play.hand(North).starts_with("789m"));
    assert!(play.hand(East).contains("789p") && play.hand(South).ends_with("789s"));
    play.play(
        "east pass-tiles 789p; south pass-tiles 789s; west pass-tiles 123z; north pass-tiles 789m",
    );
    // To the left: east to north, south to east, west to south, north to west.
    assert!(play.hand(North).contains("789p") && play.hand(East).contains("789s"));
    assert!(play.hand(South).contains("123z") && play.hand(West).contains("789m"));
    assert_eq!(step(&play), SetUp::Charleston);
}

#[test]
fn am_3_1_the_first_charleston_is_compulsory() {
    let play = four().deal();
    assert_eq!(play.kinds(East), "pass-tiles");
    for few in ["pass-tiles 12m", "pass-tiles 1m"] {
        let blind = 3 - (few.len() - "pass-tiles m".len());
        let with_blind = format!("{few} blind {blind}");
        assert_eq!(
            play.refused(East, &with_blind),
            "wrong-count",
            "none is passed blind now"
        );
    }
}

#[test]
fn am_3_2_one_player_stops_the_charleston() {
    let mut play = four().deal();
    to_first_left(&mut play);
    play.play(
        "east pass-tiles 789p; south pass-tiles 789s; west pass-tiles 123z; north pass-tiles 789m",
    );
    play.play("east charleston on; south charleston on; north charleston on");
    assert_eq!(step(&play), SetUp::Charleston, "the last answer counts");
    play.play("west charleston stop");
    assert_eq!(step(&play), SetUp::Courtesy);
    let votes: Vec<_> = play
        .events()
        .into_iter()
        .filter_map(|event| match event {
            Event::Charleston { seat, r#continue } => Some((seat, r#continue)),
            _ => None,
        })
        .collect();
    assert_eq!(
        votes,
        [(East, true), (South, true), (West, false), (North, true)]
    );
}

#[test]
fn am_3_2_the_second_goes_left_across_right() {
    let mut play = four().deal();
    to_first_left(&mut play);
    play.play(
        "east pass-tiles 789p; south pass-tiles 789s; west pass-tiles 123z; north pass-tiles 789m",
    );
    play.play("all charleston on");
    let mut steps = Vec::new();
    for tiles in [
        ["123m", "123p", "123s", "456z"],
        ["123p", "123s", "456z", "123m"],
        ["123m", "456z", "123s", "123p"],
    ] {
        steps.push(step(&play));
        for (seat, tiles) in Seat::PLAYERS.into_iter().zip(tiles) {
            let held = play.hand(seat);
            let offered: String = if held.contains(tiles) {
                tiles.to_string()
            } else {
                // Whatever the hand holds serves to go on.
                let deal = play.deal();
                let plain = deal.hand(seat);
                let plain = plain.iter().filter(|tile| tile.kind().is_plain()).take(3);
                plain.map(|tile| tile.to_string()).collect()
            };
            play.play(&format!("{seat} pass-tiles {offered}"));
        }
    }
    assert_eq!(
        steps,
        [SetUp::SecondLeft, SetUp::SecondAcross, SetUp::SecondRight]
    );
    assert_eq!(step(&play), SetUp::Courtesy);
}

#[test]
fn am_3_3_blind_tiles_are_the_first_incoming_ones() {
    let mut play = four().deal();
    to_first_left(&mut play);
    // Left: north passes to west, west to south, south to east, east to north. North passes two
    // of east's tiles on, unseen: the first two that east named.
    let north = play.hand(North);
    play.play(
        "east pass-tiles 9p7p8p; south pass-tiles 789s; west pass-tiles 123z; north pass-tiles 7m blind 2",
    );
    assert!(play.hand(West).contains("7m") && play.hand(West).contains("79p"));
    assert!(play.hand(North).contains("8p") && !play.hand(North).contains("7p"));
    let sizes = Seat::PLAYERS.map(|seat| play.deal().hand(seat).len());
    assert_eq!(sizes, [14, 13, 13, 13], "nobody is short ({north})");
    // North never sees what it passes on; west does not learn that it came blind.
    let seen_by = |viewer: Seat| -> Vec<_> {
        play.events()
            .iter()
            .rev()
            .take(4)
            .map(|event| event.seen_by(viewer))
            .collect()
    };
    for event in seen_by(North) {
        if let Event::Exchange {
            from,
            to,
            count,
            tiles,
            blind,
            passed_on,
        } = event
        {
            assert_eq!(count, 3);
            assert!(blind.is_empty() && passed_on.is_empty());
            match (from, to) {
                (East, North) => assert_eq!(faces(&tiles), "8p"),
                (North, West) => assert_eq!(faces(&tiles), "7m"),
                _ => assert!(tiles.is_empty()),
            }
        }
    }
    for event in seen_by(West) {
        if let Event::Exchange {
            from: North, tiles, ..
        } = event
        {
            assert_eq!(faces(&tiles), "7m79p");
        }
    }
}

#[test]
fn am_3_3_blind_tiles_can_go_on_blind() {
    let mut play = four().deal();
    to_first_left(&mut play);
    // East names three; north passes all three of them on blind, west one of them.
    play.play(
        "east pass-tiles 789p; north pass-tiles blind 3; west pass-tiles 12z blind 1; south pass-tiles 789s",
    );
    // North's pass is 7p 8p 9p, all blind; west's blind tile is the first of them.
    assert!(play.hand(South).contains("7p") && play.hand(South).ends_with("12z"));
    assert!(play.hand(West).contains("89p"));
    let sizes = Seat::PLAYERS.map(|seat| play.deal().hand(seat).len());
    assert_eq!(sizes, [14, 13, 13, 13]);
}

#[test]
fn am_3_3_all_four_blind_take_the_smallest_number_off() {
    let mut play = four().deal();
    to_first_left(&mut play);
    // Blind 1, 2, 3, 1: m = 1. East passes 78p, south 7s and one blind, west two blind, north 78m.
    play.play(
        "east pass-tiles 78p blind 1; south pass-tiles 7s blind 2; west pass-tiles blind 3; north pass-tiles 78m blind 1",
    );
    // North -> west: 7m 8m; both go on blind to south, who passes the first on to east.
    assert!(play.hand(South).contains("8m") && !play.hand(South).contains("7m"));
    assert!(play.hand(East).contains("7m") && play.hand(East).contains("7s"));
    assert!(play.hand(North).contains("78p"));
    let sizes = Seat::PLAYERS.map(|seat| play.deal().hand(seat).len());
    assert_eq!(sizes, [14, 13, 13, 13]);
}

#[test]
fn am_3_3_all_three_blind_by_all_four_moves_nothing() {
    let mut play = four().deal();
    to_first_left(&mut play);
    let before = Seat::PLAYERS.map(|seat| play.hand(seat));
    play.play("all pass-tiles blind 3");
    assert_eq!(Seat::PLAYERS.map(|seat| play.hand(seat)), before);
    assert_eq!(step(&play), SetUp::Charleston);
}

#[test]
fn am_3_3_only_the_last_pass_of_a_charleston_can_be_blind() {
    let mut play = four().deal();
    assert_eq!(play.refused(East, "pass-tiles 12m blind 1"), "wrong-count");
    to_first_left(&mut play);
    play.play("all pass-tiles blind 3; all charleston on");
    assert_eq!(play.refused(East, "pass-tiles 12m blind 1"), "wrong-count");
}

#[test]
fn am_3_4_the_smaller_courtesy_counts_for_each_pair() {
    let mut play = four().deal();
    to_first_left(&mut play);
    play.play("all pass-tiles blind 3; all charleston stop");
    let (east, west) = (play.hand(East), play.hand(West));
    // East offers three and west none; south offers 3p 2p 1p in this order and north two.
    play.play("east courtesy 123m; west courtesy; south courtesy 3p2p1p; north courtesy 45z");
    assert_eq!((play.hand(East), play.hand(West)), (east, west));
    assert!(play.holds(North, "23p") && !play.holds(North, "1p"));
    assert!(play.holds(South, "45z"));
    assert_eq!(play.asked(), [East], "play begins");
    assert_eq!(play.kinds(East), "discard");
}

#[test]
fn am_3_4_nobody_offering_anything_goes_on() {
    let mut play = four().deal();
    to_first_left(&mut play);
    play.play("all pass-tiles blind 3; all charleston stop; all courtesy");
    assert_eq!(play.kinds(East), "discard");
}

#[test]
fn am_3_5_a_joker_is_never_passed() {
    let mut play = four().option("mush", true).deal();
    assert_eq!(play.refused(East, "pass-tiles 12m1j"), "joker-passed");
    to_first_left(&mut play);
    play.play("all pass-tiles blind 3");
    assert_eq!(play.refused(East, "mush 1j"), "joker-passed");
    play.play("all mush; all charleston stop");
    assert_eq!(play.refused(East, "courtesy 1j"), "joker-passed");
}

#[test]
fn am_3_5_eight_jokers_still_leave_a_pass() {
    let mut play = layout()
        .charleston()
        .south("1j1j1j1j1j1j1j1j 12345m")
        .deal();
    play.play("south pass-tiles 123m");
}

#[test]
fn am_3_6_the_pool_is_handed_out_beginning_with_south() {
    let mut play = four().option("mush", true).deal();
    to_first_left(&mut play);
    play.play("all pass-tiles blind 3");
    assert_eq!(step(&play), SetUp::Mush);
    play.play("east mush 12m; south mush 3p; west mush; north mush 456z");
    // The pool is 1m 2m 3p 4z 5z 6z: south gets one, west none, north three, east two.
    assert!(play.holds(South, "1m") && !play.holds(South, "11m"));
    assert!(play.holds(North, "2m3p4z") && play.holds(East, "56z"));
    assert_eq!(step(&play), SetUp::Charleston, "before the vote");
    let sizes = Seat::PLAYERS.map(|seat| play.deal().hand(seat).len());
    assert_eq!(sizes, [14, 13, 13, 13]);
    let hidden = play
        .events()
        .into_iter()
        .find_map(|event| match event.seen_by(West) {
            Event::Mush {
                seat: East,
                count,
                gave,
                got,
            } => Some((count, gave.len(), got.len())),
            _ => None,
        });
    assert_eq!(hidden, Some((2, 0, 0)), "how many is public, which is not");
}

#[test]
fn am_3_6_without_the_option_there_is_no_pool() {
    let mut play = four().deal();
    to_first_left(&mut play);
    play.play("all pass-tiles blind 3");
    assert_eq!(step(&play), SetUp::Charleston);
}

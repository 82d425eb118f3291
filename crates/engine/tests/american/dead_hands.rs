//! AM-7: errors, dead hands, challenges.

use super::play::*;
use sparrows_engine::{Event, table::Death};

fn deaths(play: &Play) -> Vec<(sparrows_engine::Seat, Death)> {
    let events = play.events();
    let dead = events.into_iter().filter_map(|event| match event {
        Event::Dead { seat, why } => Some((seat, why)),
        _ => None,
    });
    dead.collect()
}

#[test]
fn am_7_1_prevented_offers_no_false_mah_jongg_and_no_hopeless_call() {
    // No hand of the card has a quint of a wind but Q5, with another quint of its pair.
    let card = [("A", false, "FFF 1111a 2222b 333c")];
    let mut play = layout().card(&card).east("9m").south("99m 1j").deal();
    play.play("east discard 9m");
    assert!(
        play.kinds(South).contains("discard"),
        "nobody could call it"
    );
    let mut play = layout()
        .card(&card)
        .east("9m")
        .south("99m 1j")
        .west("9m 1j1j")
        .deal();
    play.play("east discard 9m");
    assert_eq!(play.asked(), [South], "it is south's turn");
    assert_eq!(play.refused(East, "win"), "not-asked");
}

#[test]
fn am_7_1_prevented_says_why_a_call_is_not_offered() {
    let card = [("A", false, "FFF 1111a 2222b 333c")];
    let mut play = layout()
        .card(&card)
        .east("9m")
        .south("99m")
        .west("2p")
        .north("2p1j")
        .deal();
    play.play("east discard 9m").until_turn(West);
    play.play("west discard 2p");
    assert_eq!(play.asked(), [North]);
    assert_eq!(play.legal(North, "expose"), Vec::<String>::new());
}

#[test]
fn am_7_1_punished_asks_every_living_seat_at_every_discard() {
    let mut play = layout().punished().east("9m").south("99m").deal();
    assert_eq!(play.kinds(East), "win discard");
    play.play("east discard 9m");
    assert_eq!(play.asked(), [South, West, North]);
    assert_eq!(play.kinds(South), "win expose pass");
    assert_eq!(play.kinds(West), "win pass");
}

#[test]
fn am_7_1_a_false_mah_jongg_kills_and_the_next_draws() {
    let mut play = layout().punished().east("9m").deal();
    play.play("east discard 9m; south win; west pass; north pass");
    assert_eq!(deaths(&play), [(South, Death::FalseWin)]);
    assert_eq!(play.asked(), [West], "the next living seat draws");
    assert_eq!(
        play.deal().hand(South).len(),
        13,
        "its tiles go back to the rack"
    );
}

#[test]
fn am_7_1_the_discard_goes_to_the_best_remaining_call() {
    let mut play = layout().punished().east("2p").north("22p").deal();
    play.play("east discard 2p; south win; west pass; north expose 22p");
    assert_eq!(deaths(&play), [(South, Death::FalseWin)]);
    assert_eq!(play.meld(North, 0), "222p");
    let mut play = layout()
        .punished()
        .east("3s")
        .north("123f 1111m 2222p 33s")
        .deal();
    play.play("east discard 3s; south win; west pass; north win");
    assert_eq!(play.win()["seat"], "north");
    assert_eq!(
        play.scores(),
        [-4, -2, -2, 8],
        "the dead pay like the others"
    );
}

#[test]
fn am_7_1_a_group_that_fits_no_hand_kills() {
    let card = [("A", false, "FFF 1111a 2222b 333c")];
    let mut play = layout()
        .card(&card)
        .punished()
        .east("9m")
        .south("99m")
        .deal();
    play.play("east discard 9m; south expose 99m; west pass; north pass");
    assert_eq!(deaths(&play), [(South, Death::FalseCall)]);
    assert!(play.deal().melds(South).is_empty());
    assert!(play.holds(South, "99m"));
    assert_eq!(play.asked(), [West]);
}

#[test]
fn am_7_1_groups_shown_before_stay() {
    let mut play = layout().punished().east("2p").south("22p 9m").deal();
    play.play(
        "east discard 2p; south expose 22p; west pass; north pass; south discard 9m; all pass",
    )
    .until_turn(East);
    let tile = play.deal().hand(East).iter().next().unwrap();
    play.play(&format!(
        "east discard {tile}; south win; west pass; north pass"
    ));
    assert_eq!(play.meld(South, 0), "222p");
    assert!(!play.deal().playing().contains(South));
}

#[test]
fn am_7_1_a_false_mah_jongg_on_ones_own_turn_ends_it_without_a_discard() {
    let mut play = layout().punished().deal();
    play.play("east win");
    assert_eq!(deaths(&play), [(East, Death::FalseWin)]);
    assert!(play.deal().discards().is_empty());
    assert_eq!(play.asked(), [South]);
    assert_eq!(play.deal().hand(East).len(), 14);
}

/// West shows a pung of 2p; all four 3s are gone, which its only hand needs.
fn hopeless(tiles_gone: bool) -> Play {
    let card = [
        ("A", false, "FFF 111a 222b 333c 44a"),
        ("B", true, "FF 11a 22a 33a 44a 55a 66a"),
    ];
    let mut play = layout()
        .card(&card)
        .east("2p 1m")
        .west("22p 9s")
        .wall(if tiles_gone {
            "4m4m4m4p4p4p4s4s4s"
        } else {
            "9m"
        })
        .size(16)
        .deal();
    play.play("east discard 2p; west expose 22p; west discard 9s");
    play
}

#[test]
fn am_7_2_a_right_challenge_kills() {
    let mut play = hopeless(true);
    // Three of each 4 are discarded: the pair of fours is gone.
    for _ in 0..3 {
        play.until_turn(North).until_turn(South);
    }
    assert_eq!(play.legal(South, "challenge"), ["challenge west"]);
    play.play("south challenge west");
    assert_eq!(deaths(&play), [(West, Death::Challenged)]);
    assert_eq!(play.asked(), [South], "the turn goes on");
    assert!(play.legal(South, "challenge").is_empty());
    // Nor can the dead be challenged on a later turn.
    play.until_turn(North);
    assert!(play.legal(North, "challenge").is_empty());
}

#[test]
fn am_7_2_a_wrong_challenge_is_shown_and_has_no_effect() {
    let mut play = hopeless(false);
    play.until_turn(South);
    assert_eq!(
        play.legal(South, "challenge"),
        ["challenge west"],
        "offered, right or wrong"
    );
    play.play("south challenge west");
    assert!(deaths(&play).is_empty());
    let shown = play.events().into_iter().any(|event| {
        matches!(
            event.seen_by(East),
            Event::Challenge {
                seat: South,
                target: West,
                right: false
            }
        )
    });
    assert!(shown);
    assert!(
        play.legal(South, "challenge").is_empty(),
        "once per target and turn"
    );
    play.until_turn(North);
    assert_eq!(play.legal(North, "challenge"), ["challenge west"]);
}

#[test]
fn am_7_2_only_living_seats_with_a_shown_group() {
    let play = layout().deal();
    assert!(play.legal(East, "challenge").is_empty());
    assert_eq!(play.refused(East, "challenge south"), "no-target");
}

#[test]
fn am_7_3_the_test_counts_public_tiles_alone() {
    // South itself holds three of each four: nothing public tells that west's pair is gone.
    let card = [("A", false, "FFF 111a 222b 333c 44a")];
    let mut play = layout()
        .card(&card)
        .east("2p")
        .west("22p 9s")
        .south("444m 444p 444s")
        .deal();
    play.play("east discard 2p; west expose 22p; west discard 9s")
        .until_turn(South);
    play.play("south challenge west");
    assert!(deaths(&play).is_empty());
}

#[test]
fn am_7_3_jokers_make_good_what_is_gone_from_groups() {
    // Of 222b all copies but the shown ones may be gone: the other groups can be jokers.
    let card = [("A", false, "FFF 1111a 2222b 333a")];
    let mut play = layout()
        .card(&card)
        .east("2p")
        .west("222p 9s")
        .wall("1m1m1m 1p1p1p 1s1s1s 3m3m3m 3p3p3p 3s3s3s")
        .size(24)
        .deal();
    play.play("east discard 2p; west expose 222p; west discard 9s");
    for _ in 0..4 {
        play.until_turn(North).until_turn(South);
    }
    play.play("south challenge west");
    assert!(deaths(&play).is_empty(), "eight jokers are still to be had");
}

#[test]
fn am_7_4_the_dead_draw_call_and_discard_no_more() {
    let mut play = layout().punished().east("9m").south("22p").deal();
    play.play("east discard 9m; south win; west pass; north pass");
    play.until_turn(North);
    let tile = play.deal().hand(North).iter().next().unwrap();
    play.play(&format!("north discard {tile}"));
    assert_eq!(play.asked(), [East, West], "the dead are not asked");
}

#[test]
fn am_7_4_with_one_living_player_the_deal_ends() {
    let mut play = layout().punished().east("9m").deal();
    play.play("east discard 9m; south win; west win; north win");
    assert_eq!(deaths(&play).len(), 3);
    assert_eq!((play.end().reason, play.scores()), (Some("dead"), [0; 4]));
    // Also by a false mah-jongg on one's own turn.
    let mut play = layout().punished().east("9m").deal();
    play.play("east discard 9m; south win; west win; north pass; north win");
    assert_eq!(play.end().reason, Some("dead"));
}

#[test]
fn am_7_4_three_living_players_go_on() {
    let mut play = layout().punished().east("9m").deal();
    play.play("east discard 9m; south win; west pass; north pass");
    assert_eq!(play.end().event, "open");
}

#[test]
fn am_7_5_no_hand_has_a_wrong_number_of_tiles() {
    let mut play = layout().punished().east("2p").south("22p").deal();
    let tiles: sparrows_engine::TileSet = {
        let deal = play.deal();
        let hands = sparrows_engine::Seat::PLAYERS
            .iter()
            .flat_map(|&seat| deal.hand(seat).iter().collect::<Vec<_>>());
        hands.chain(deal.wall().iter().copied()).collect()
    };
    play.play("east discard 2p; south expose 22p; west win; north pass");
    play.deal().check_invariants(&tiles).unwrap();
}

#[test]
fn am_7_1_a_false_call_is_punished_although_another_wins() {
    let mut play = layout()
        .punished()
        .east("3s")
        .south("123f 1111m 2222p 33s")
        .deal();
    play.play("east discard 3s; south win; west pass; north win");
    assert_eq!(deaths(&play), [(North, Death::FalseWin)]);
    assert_eq!(play.win()["seat"], "south");
    assert_eq!(
        play.scores(),
        [-4, 8, -2, -2],
        "the dead pay like the others"
    );
}

#[test]
fn am_7_1_tiles_of_the_hand_count_as_shown_with_the_call() {
    // 222a and a pair of the same: with all three natural tiles shown only one is left for the pair.
    let card = [("A", false, "FFFF 222a 22a 33333b")];
    let mut play = layout().card(&card).east("2p").south("22p 1j1j").deal();
    play.play("east discard 2p");
    assert_eq!(
        play.legal(South, "expose"),
        ["expose with 2p1j", "expose with 11j"]
    );
    assert_eq!(play.refused(South, "expose 22p"), "no-open-hand");
    // Where errors are punished it can be laid, and kills.
    let mut play = layout()
        .punished()
        .card(&card)
        .east("2p")
        .south("22p 1j1j")
        .deal();
    play.play("east discard 2p; south expose 22p; west pass; north pass");
    assert_eq!(deaths(&play), [(South, Death::FalseCall)]);
}

#[test]
fn am_7_1_no_joker_is_called_into_a_unit_that_takes_none() {
    let card = [("A", false, "FFFF 222a! 3333a 444a")];
    let mut play = layout().card(&card).east("2p").south("22p 1j").deal();
    play.play("east discard 2p");
    assert_eq!(play.legal(South, "expose"), ["expose with 22p"]);
    assert_eq!(play.refused(South, "expose 2p1j"), "no-open-hand");
}

#[test]
fn am_7_1_before_play_no_mah_jongg_is_offered_but_a_true_one() {
    let play = layout().punished().charleston().deal();
    assert_eq!(play.kinds(East), "pass-tiles");
    assert_eq!(play.refused(East, "win"), "wrong-moment");
}

/// West shows a pung of 2p and needs a pair of fours; east and north are dead; it is south's turn.
fn two_dead() -> Play {
    let card = [("A", false, "FFF 222b 3333c 44a 55a")];
    let mut play = layout()
        .card(&card)
        .punished()
        .east("9m")
        .south("444m 2p")
        .west("2p1j 444s 8s")
        .deal();
    play.play("east discard 9m; all pass; south discard 2p; east pass; north pass");
    play.play("west expose 2p1j; west discard 8s; all pass; north win; east win");
    play
}

#[test]
fn am_7_4_two_living_players_go_on_past_the_dead() {
    let mut play = two_dead();
    assert_eq!(
        deaths(&play),
        [(North, Death::FalseWin), (East, Death::FalseWin)]
    );
    assert_eq!((play.end().event, play.asked()), ("open", vec![South]));
    play.play("south discard 4m");
    assert_eq!(play.asked(), [West], "only the living are asked");
    play.play("west pass");
    assert!(play.kinds(West).contains("discard"), "and only they draw");
}

#[test]
fn am_7_4_a_right_challenge_can_leave_one_living_player() {
    let mut play = two_dead();
    for _ in 0..3 {
        play.play("south discard 4m; all pass; west discard 4s; all pass");
    }
    assert_eq!(play.legal(South, "challenge"), ["challenge west"]);
    play.play("south challenge west");
    assert_eq!(deaths(&play).last(), Some(&(West, Death::Challenged)));
    assert_eq!((play.end().reason, play.scores()), (Some("dead"), [0; 4]));
}

#[test]
fn am_7_4_a_wall_game_with_a_dead_player_pays_nobody() {
    let mut play = layout().punished().size(2).east("9m").deal();
    play.play("east discard 9m; south win; west pass; north pass");
    while play.end().event == "open" {
        let seat = play.asked()[0];
        if play.kinds(seat).contains("pass") {
            play.play("all pass");
        } else {
            let tile = play.deal().hand(seat).iter().next().unwrap();
            play.play(&format!("{seat} discard {tile}"));
        }
    }
    assert_eq!((play.end().reason, play.scores()), (Some("wall"), [0; 4]));
}

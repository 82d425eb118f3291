//! HK-3.1 to HK-3.3: the turn, who may claim a discard, which claim goes first.

use crate::common::{Play, layout};
use sparrows_engine::table::{Phase, Source};
use sparrows_engine::{Action, Illegal, Kind, Seat, Seat::*};

/// Ready hands of three faan on a discard, each waiting for 4s among others.
const READY_M: &str = "123456789m 11p 23s";
const READY_P: &str = "456456789p 55p 56s";
const READY_N: &str = "123456789m 99m 56s";

#[test]
fn hk_3_1_draw_one_discard_one() {
    let mut play = layout().east("1m").wall("2p 3p").deal();
    play.play("east discard 1m; all pass");
    assert_eq!(play.turn(), Some(South));
    assert_eq!(play.deal.hand(South).len(), 14);
    play.play("south discard 2p; all pass");
    assert_eq!(play.deal.hand(South).len(), 13);
    assert_eq!(play.turn(), Some(West));
    assert_eq!(play.deal.view(West).drawn.unwrap().kind().to_string(), "3p");
}

#[test]
fn hk_3_1_the_dealers_first_turn_has_no_draw() {
    let play = layout().size(10).deal();
    let Phase::Turn(turn) = play.deal.phase() else {
        panic!("east has the turn");
    };
    assert_eq!((turn.seat, turn.source), (East, Source::Dealt));
    assert_eq!(play.deal.wall().len(), 10);
    assert_eq!(play.deal.view(East).drawn, None);
    assert_eq!(play.asked(), "east");
}

#[test]
fn hk_3_1_any_physical_tile_of_the_hand_may_go() {
    let play = layout().east("5m/1 5m/3").deal();
    assert_eq!(play.discardable(East), play.deal.hand(East));
    assert_eq!(play.discardable(East).len(), 14);
}

#[test]
fn hk_3_1_tiles_of_others_and_of_melds_cannot_be_discarded() {
    let mut play = layout().east("5m 9s").south("55m").deal();
    assert_eq!(play.refused(East, "discard 5m/4"), Illegal::NotHeld);
    play.play("east discard 5m; south pung");
    let meld = play.deal.melds(South)[0].tiles.clone();
    for tile in meld {
        assert_eq!(
            play.act(South, Action::Discard(tile)),
            Err(Illegal::NotHeld)
        );
    }
}

#[test]
fn hk_3_2_a_discard_can_be_punged_by_anyone_else() {
    for (seat, hand) in [("south", South), ("west", West), ("north", North)] {
        let layout = layout().east("5m");
        let mut play = match hand {
            South => layout.south("55m"),
            West => layout.west("55m"),
            _ => layout.north("55m"),
        }
        .deal();
        play.play("east discard 5m");
        assert_eq!(
            (play.asked().as_str(), play.legal(hand).as_str()),
            (seat, "pung, pass")
        );
        play.play(&format!("{seat} pung"));
        assert_eq!(play.melds(hand), "pung 555m");
        // The turn goes to the claimer, seats between are passed over.
        assert_eq!(play.turn(), Some(hand));
        assert_eq!(play.deal.hand(hand).len(), 11);
        assert_eq!(play.deal.discards()[0].claimed_by, Some(hand));
    }
}

#[test]
fn hk_3_2_a_discard_can_be_made_an_exposed_kong_by_anyone_else() {
    let mut play = layout().east("5m").north("555m").back("9p").deal();
    play.play("east discard 5m");
    assert_eq!(play.legal(North), "kong, pung, pass");
    play.play("north kong");
    assert_eq!(play.melds(North), "kong 5555m");
    assert_eq!(play.turn(), Some(North));
    assert_eq!(
        play.deal.view(North).drawn.unwrap().kind().to_string(),
        "9p"
    );
    assert_eq!(play.deal.hand(North).len(), 11);
}

#[test]
fn hk_3_2_a_chow_is_for_the_next_player_alone() {
    let mut play = layout()
        .east("5m")
        .south("46m")
        .west("46m 5p")
        .north("67m")
        .deal();
    play.play("east discard 5m");
    assert_eq!(play.asked(), "south");
    assert_eq!(play.legal(South), "chow with 46m, pass");
    play.play("south chow 46m");
    assert_eq!(play.melds(South), "chow 456m");
    let mut play = layout().east("5m").south("5m 5m").west("46m").deal();
    play.play("east discard 5m");
    assert_eq!(play.refused(West, "chow 46m"), Illegal::NotAsked);
    // Asked for another reason, it is still not the next player.
    let mut play = layout().east("5m").west("55m 46m").deal();
    play.play("east discard 5m");
    assert_eq!(play.legal(West), "pung, pass");
    assert_eq!(play.refused(West, "chow 46m"), Illegal::NotNext);
}

#[test]
fn hk_3_2_the_next_player_chooses_among_all_chows_and_copies() {
    let mut play = layout().east("5m").south("3467m 6m/4").deal();
    play.play("east discard 5m");
    assert_eq!(
        play.legal(South),
        "chow with 34m, chow with 46m, chow with 67m, pass"
    );
    // Another copy than the lowest, named the other way round.
    play.play("south chow 6m/4 4m");
    assert_eq!(play.melds(South), "chow 456m");
    assert!(
        !play
            .deal
            .hand(South)
            .contains(Kind::from_text(6, 'm').unwrap().tile(4).unwrap())
    );
}

#[test]
fn hk_3_2_no_chow_over_the_end_of_a_suit_or_of_honors() {
    let mut play = layout().east("9m 2z 1p").south("81m 13z 89p").deal();
    play.play("east discard 9m");
    assert_eq!(play.turn(), Some(South));
    let mut play = layout().east("2z").south("13z 55p").west("22z").deal();
    play.play("east discard 2z");
    assert_eq!(play.asked(), "west");
    let mut play = layout().east("8m").south("88m 79m 9p").deal();
    play.play("east discard 8m");
    assert_eq!(play.refused(South, "chow 88m"), Illegal::NoChow);
    assert_eq!(play.refused(South, "chow 79p"), Illegal::NotHeld);
}

#[test]
fn hk_3_2_nobody_claims_an_own_discard_or_an_older_one() {
    let mut play = layout().east("555m").south("9p").west("5m 99p").deal();
    play.play("east discard 5m; south discard 9p");
    assert_eq!(play.refused(South, "pung"), Illegal::NotAsked);
    // West is asked about the 9p and could not mean the 5m before it.
    assert_eq!(play.legal(West), "pung, pass");
    play.play("west pung");
    assert_eq!(play.melds(West), "pung 999p");
    assert_eq!(play.deal.discards()[0].claimed_by, None);
}

/// East discards 5s: south can chow, west pung, north win.
fn three_claims() -> Play {
    let mut play = layout()
        .east("5s")
        .south("46s")
        .west("55s")
        .north("123456789m 99m 67s")
        .deal();
    play.play("east discard 5s");
    play
}

#[test]
fn hk_3_3_all_who_have_a_choice_choose_before_the_tile_goes_to_anyone() {
    let mut play = three_claims();
    assert_eq!(play.asked(), "south west north");
    let before = [South, West, North].map(|seat| play.deal.view(seat));
    play.play("west pung");
    assert_eq!(play.asked(), "south north");
    // Nothing is resolved or shown.
    for (seat, view) in [South, North].into_iter().zip([&before[0], &before[2]]) {
        assert_eq!(play.deal.view(seat), *view);
    }
    assert!(play.deal.melds(West).is_empty());
    // An answer is final.
    assert_eq!(play.refused(West, "pass"), Illegal::NotAsked);
    play.play("south chow 46s");
    assert!(play.deal.melds(South).is_empty());
    play.play("north pass");
    assert_eq!(play.melds(West), "pung 555s");
}

#[test]
fn hk_3_3_win_before_pung_before_chow() {
    let outcome = |script: &str| {
        let mut play = three_claims();
        play.play(script);
        match play.deal.wins() {
            [win] => format!("{} wins", win.seat),
            _ => format!(
                "{} {}",
                play.turn().unwrap(),
                play.melds(play.turn().unwrap())
            ),
        }
    };
    assert_eq!(
        outcome("south chow 46s; west pung; north win"),
        "north wins"
    );
    assert_eq!(
        outcome("south chow 46s; west pung; north pass"),
        "west pung 555s"
    );
    assert_eq!(
        outcome("south chow 46s; west pass; north win"),
        "north wins"
    );
    assert_eq!(
        outcome("south chow 46s; west pass; north pass"),
        "south chow 456s"
    );
    assert_eq!(
        outcome("south pass; west pung; north pass"),
        "west pung 555s"
    );
    assert_eq!(outcome("south pass; west pass; north pass"), "south ");
}

#[test]
fn hk_3_3_the_order_of_the_answers_does_not_matter() {
    let scripts = ["south chow 46s", "west pung", "north pass"];
    let mut end = None;
    for order in [
        [0, 1, 2],
        [0, 2, 1],
        [1, 0, 2],
        [1, 2, 0],
        [2, 0, 1],
        [2, 1, 0],
    ] {
        let mut play = three_claims();
        for i in order {
            play.play(scripts[i]);
        }
        let first = end.get_or_insert_with(|| play.deal.clone());
        assert!(*first == play.deal, "{order:?}");
    }
}

#[test]
fn hk_3_3_a_kong_goes_before_a_chow() {
    let mut play = layout().east("5s").south("46s").west("555s").deal();
    play.play("east discard 5s; south chow 46s; west kong");
    assert_eq!(play.melds(West), "kong 5555s");
    assert!(play.deal.melds(South).is_empty());
}

#[test]
fn hk_3_3_between_wins_the_seat_nearest_after_the_discarder() {
    // All three others want the 4s of each seat in turn.
    let mut play = layout()
        .east("4s")
        .south(READY_M)
        .west(READY_P)
        .north(READY_N)
        .deal();
    play.play("east discard 4s; north win; west win; south win");
    assert_eq!(play.deal.wins()[0].seat, South);
    let mut play = layout()
        .east("4s")
        .south(READY_M)
        .west(READY_P)
        .north(READY_N)
        .deal();
    play.play("east discard 4s; north win; west win; south pass");
    assert_eq!(play.deal.wins()[0].seat, West);
    // West discards: north comes before east, though east has the lower seat.
    let mut play = layout()
        .east("123456789m 11p 23s 7z")
        .south("1z")
        .north(READY_P)
        .wall("2z 4s")
        .deal();
    play.play("east discard 7z; south discard 2z; west discard 4s; east win; north win");
    assert_eq!(play.deal.wins()[0].seat, North);
}

#[test]
fn hk_3_3_of_a_robbed_kong_the_seat_nearest_after_its_declarer_wins() {
    // South's kong of 4s: west is nearest, although east sits before west.
    let mut play = layout()
        .east("123456789m 11p 23s 7z")
        .south("44s 4s 1z")
        .west(READY_P)
        .wall("2z 3z 4s")
        .deal();
    play.play("east discard 7z; south discard 2z; west discard 3z; north discard 4s; south pung");
    play.play("south discard 1z; to south; south added-kong 4s");
    assert_eq!(play.asked(), "east west");
    play.play("east win; west win");
    assert_eq!(play.deal.wins()[0].seat, West);
    assert!(play.patterns().contains("robbed-kong 1"));
    assert_eq!(play.scores()[South.index()], -3 * (1 << play.total()));
}

#[test]
fn hk_3_3_seats_without_a_choice_are_not_asked() {
    let mut play = layout().east("5s").west("55s").deal();
    play.play("east discard 5s");
    for seat in [East, South, North, Seat::Bettor] {
        assert_eq!(play.refused(seat, "pass"), Illegal::NotAsked, "{seat}");
        assert!(play.deal.legal(seat).is_empty());
    }
}

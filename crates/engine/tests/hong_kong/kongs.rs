//! HK-3.4 to HK-3.7, HK-3.10 and HK-3.11: kongs, robbing them, what follows a claim.

use crate::common::{Play, layout};
use sparrows_engine::table::{Ending, Phase, Source};
use sparrows_engine::{Event, Illegal, MeldKind, Seat, Seat::*};

/// Ready for 1s and 4s with two faan on a discard: concealed and no flowers.
const TWO_FAAN: &str = "123456789m 11z 23s";

/// East has an exposed pung of 4s, the fourth in hand, and its own turn; south can win on 4s as a
/// robbed kong (three faan) but not as a discard (two).
fn kong_to_rob() -> Play {
    let mut play = layout()
        .east("444s 1p 7z")
        .south(TWO_FAAN)
        .wall("3z 3z 4s")
        .back("9s")
        .deal();
    play.play("east discard 7z; south discard 3z; west discard 3z; north discard 4s");
    play.play("east pung; east discard 1p; to east");
    play
}

#[test]
fn hk_3_4_concealed_kong_on_ones_own_turn() {
    let mut play = layout().east("5555m").back("9p").deal();
    assert_eq!(play.legal(East), "concealed-kong 5m");
    play.play("east concealed-kong 5m");
    assert_eq!(play.melds(East), "concealed-kong 5555m");
    assert_eq!(play.deal.melds(East)[0].claimed, None);
    // The replacement comes from the end and the turn goes on.
    assert_eq!(play.deal.view(East).drawn.unwrap().kind().to_string(), "9p");
    assert_eq!(play.turn(), Some(East));
    assert_eq!(play.deal.hand(East).len(), 11);
}

#[test]
fn hk_3_4_a_concealed_kong_needs_four_in_hand() {
    let mut play = layout().east("555m 7z").south("5m").deal();
    assert_eq!(play.legal(East), "");
    assert_eq!(play.refused(East, "concealed-kong 5m"), Illegal::NotHeld);
    // Three in an exposed pung and one in hand are an added kong, not a concealed one.
    let mut play = layout().east("555m 7z 1p").wall("5m").deal();
    play.play("east discard 7z; south discard 5m; east pung; east discard 1p; to east");
    assert_eq!(play.legal(East), "added-kong 5m");
    assert_eq!(play.refused(East, "concealed-kong 5m"), Illegal::NotHeld);
}

#[test]
fn hk_3_4_not_outside_ones_own_turn() {
    let mut play = layout().east("1m").south("5555m 23m").deal();
    play.play("east discard 1m");
    assert_eq!(play.legal(South), "chow with 23m, pass");
    assert_eq!(
        play.refused(South, "concealed-kong 5m"),
        Illegal::WrongMoment
    );
    assert_eq!(play.refused(West, "concealed-kong 5m"), Illegal::NotAsked);
    // It is still there on the turn.
    play.play("all pass");
    assert_eq!(play.legal(South), "concealed-kong 5m");
}

#[test]
fn hk_3_4_the_concealed_kong_may_wait_for_a_later_turn() {
    let mut play = layout().east("5555m 7z").deal();
    play.play("east discard 7z; to east; east concealed-kong 5m");
    assert_eq!(play.melds(East), "concealed-kong 5555m");
}

#[test]
fn hk_3_4_an_added_kong_on_any_later_turn_not_only_when_just_drawn() {
    let mut play = kong_to_rob();
    // The fourth tile lay in the hand all along; the tile drawn is another.
    assert_ne!(play.deal.view(East).drawn.unwrap().kind().to_string(), "4s");
    assert_eq!(play.legal(East), "added-kong 4s");
    play.play("east added-kong 4s; south pass");
    assert_eq!(play.melds(East), "kong 4444s");
    assert_eq!(play.deal.melds(East)[0].kind, MeldKind::Kong);
    assert_eq!(play.deal.view(East).drawn.unwrap().kind().to_string(), "9s");
    assert_eq!((play.turn(), play.deal.hand(East).len()), (Some(East), 11));
    // And when just drawn.
    let mut play = layout().east("44s 1p 7z").wall("4s 2z 2z 3z 4s").deal();
    play.play("east discard 7z; south discard 4s; east pung; east discard 1p; to east");
    assert_eq!(play.legal(East), "added-kong 4s");
}

#[test]
fn hk_3_4_an_added_kong_needs_an_own_exposed_pung() {
    // East's pung, south's fourth tile; and a tile that only lies in a chow.
    let mut play = layout()
        .east("44s 7z")
        .south("4s 4s 56m")
        .west("7m 9p")
        .deal();
    play.play("east discard 7z; south discard 4s; east pung");
    play.play("east discard 1z; to south");
    assert_eq!(play.legal(South), "");
    assert_eq!(play.refused(South, "added-kong 4s"), Illegal::NoPung);
    let mut play = layout().east("7m 7z").south("56m 7m").deal();
    play.play("east discard 7m; south chow 56m; south discard 7z; to south");
    assert_eq!(play.refused(South, "added-kong 7m"), Illegal::NoPung);
    assert_eq!(play.refused(South, "added-kong 9s/4"), Illegal::NotHeld);
}

#[test]
fn hk_3_4_after_a_kong_a_win_another_kong_or_a_discard() {
    let mut play = layout()
        .east("5555m 6666m 123p 99s 2z")
        .back("9s 1z")
        .deal();
    play.play("east concealed-kong 5m");
    assert_eq!(play.legal(East), "concealed-kong 6m");
    assert_eq!(play.discardable(East), play.deal.hand(East));
    play.play("east concealed-kong 6m");
    assert_eq!(play.legal(East), "");
    let mut play = layout()
        .east("5555m 6666m 123p 99s 2z")
        .back("2z 9s")
        .deal();
    play.play("east concealed-kong 5m; east concealed-kong 6m");
    assert_eq!(play.legal(East), "win");
    play.play("east self-draw");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, self-draw 1, no-flowers 1, kong-replacement 1"
    );
}

#[test]
fn hk_3_5_an_added_kong_can_be_robbed() {
    let mut play = kong_to_rob();
    play.play("east added-kong 4s");
    assert_eq!(
        (play.asked().as_str(), play.legal(South).as_str()),
        ("south", "win, pass")
    );
    play.play("south win");
    assert_eq!(
        play.patterns(),
        "concealed-hand 1, no-flowers 1, robbed-kong 1"
    );
    assert_eq!(play.scores(), [-24, 24, 0, 0]);
}

#[test]
fn hk_3_5_a_robbed_kong_does_not_come_about() {
    let mut play = kong_to_rob();
    let fourth = play.action(East, "added-kong 4s");
    let wall = play.deal.wall().len();
    play.play("east added-kong 4s; south win");
    // The pung stays a pung, the tile is the winner's, no replacement was drawn.
    assert_eq!(play.melds(East), "pung 444s");
    assert_eq!(play.deal.hand(East).len(), 10);
    let tile = play.deal.wins()[0].tile.unwrap();
    assert_eq!(fourth, sparrows_engine::Action::AddedKong(tile));
    assert!(!play.deal.hand(East).contains(tile));
    assert_eq!(play.deal.view(East).drawn, None);
    assert_eq!(play.deal.wall().len(), wall);
    assert_eq!(play.deal.settlement().unwrap().wins[0].concealed.len(), 13);
}

#[test]
fn hk_3_5_an_added_kong_can_be_claimed_for_nothing_else() {
    // South could chow a discarded 4s with 23s, west with nothing; the kong is only robbed.
    let mut play = kong_to_rob();
    play.play("east added-kong 4s");
    for words in ["chow 23s", "pung", "kong"] {
        assert_eq!(play.refused(South, words), Illegal::OnlyRobbing, "{words}");
    }
    let mut play = layout()
        .east("44s 1p 7z")
        .south("23s")
        .wall("1z 2z 4s 2z 3z 3z 4s")
        .deal();
    play.play("east discard 7z; to north; north discard 4s; east pung; east discard 1p");
    play.play("to east; east added-kong 4s");
    assert_eq!(
        (play.turn(), play.melds(East).as_str()),
        (Some(East), "kong 4444s")
    );
}

#[test]
fn hk_3_5_a_concealed_kong_is_never_robbed_not_even_for_thirteen_orphans() {
    let mut play = layout().east("9999s").south("19m19p1s1234567z 1z").deal();
    play.play("east concealed-kong 9s");
    assert_eq!((play.turn(), play.asked().as_str()), (Some(East), "east"));
    assert_eq!(play.refused(South, "win"), Illegal::NotAsked);
    assert_eq!(play.melds(East), "concealed-kong 9999s");
}

#[test]
fn hk_3_5_thirteen_orphans_robs_an_added_kong() {
    let mut play = layout()
        .east("999s 1p 7z")
        .south("19m19p1s1234567z 1z")
        .wall("2s 3s 9s")
        .deal();
    play.play("east discard 7z; south discard 2s; west discard 3s; north discard 9s");
    play.play("south pass; east pung; east discard 1p; to east; east added-kong 9s; south win");
    assert_eq!(play.patterns(), "thirteen-orphans 13");
    assert_eq!(play.scores(), [-24576, 24576, 0, 0]);
}

#[test]
fn hk_3_6_a_kong_of_any_sort_needs_a_replacement() {
    // Concealed.
    let mut play = layout().east("5555m").size(0).deal();
    assert_eq!(play.legal(East), "");
    assert_eq!(
        play.refused(East, "concealed-kong 5m"),
        Illegal::NoReplacement
    );
    // One tile is enough, for one kong.
    let mut play = layout().east("5555m 6666m").size(1).deal();
    assert_eq!(play.legal(East), "concealed-kong 5m, concealed-kong 6m");
    play.play("east concealed-kong 6m");
    assert_eq!(play.legal(East), "");
    assert_eq!(
        play.refused(East, "concealed-kong 5m"),
        Illegal::NoReplacement
    );
    // Claimed from a discard: with the last tile drawn no kong, and here nothing else either.
    let mut play = layout()
        .east("7z")
        .south("9s")
        .west("999s")
        .wall("1m")
        .size(1)
        .deal();
    play.play("east discard 7z; south discard 9s");
    assert_eq!(play.deal.ending(), Some(Ending::Wall));
    let mut play = layout()
        .option("last_discard", "open")
        .east("7z")
        .south("9s")
        .west("999s")
        .wall("1m")
        .size(1)
        .deal();
    play.play("east discard 7z; south discard 9s");
    assert_eq!(play.legal(West), "pung, pass");
    assert_eq!(play.refused(West, "kong"), Illegal::NoReplacement);
    // Added.
    let mut play = layout()
        .east("444s 1p 7z")
        .wall("4s 1m 1m 2m 2m")
        .size(5)
        .deal();
    play.play("east discard 7z; south discard 4s; east pung; east discard 1p; to east");
    assert_eq!((play.deal.wall().len(), play.legal(East).as_str()), (0, ""));
    assert_eq!(play.refused(East, "added-kong 4s"), Illegal::NoReplacement);
}

#[test]
fn hk_3_7_after_a_chow_or_pung_only_a_discard() {
    // After the pung south holds four 9m, the fourth 5m and a complete hand.
    let mut play = layout()
        .east("5m 7z")
        .south("555m 9999m 123p 22s 1p")
        .deal();
    play.play("east discard 5m; south pung");
    let Phase::Turn(turn) = play.deal.phase() else {
        panic!("south has the turn");
    };
    assert_eq!((turn.seat, turn.source), (South, Source::Claim));
    assert_eq!(play.legal(South), "");
    assert_eq!(play.discardable(South), play.deal.hand(South));
    assert_eq!(
        play.refused(South, "concealed-kong 9m"),
        Illegal::AfterClaim
    );
    assert_eq!(play.refused(South, "added-kong 5m"), Illegal::AfterClaim);
    assert_eq!(play.refused(South, "self-draw"), Illegal::AfterClaim);
    // On the next turn both kongs are there.
    play.play("south discard 1p; to south");
    assert_eq!(play.legal(South), "concealed-kong 9m, added-kong 5m");
    let mut play = layout().east("5m 7z").south("46m 9999m 123p 22s 1p").deal();
    play.play("east discard 5m; south chow 46m");
    assert_eq!(
        play.refused(South, "concealed-kong 9m"),
        Illegal::AfterClaim
    );
}

#[test]
fn hk_3_7_no_win_on_the_turn_of_a_claim() {
    // The chow leaves a complete hand of all chows, which a draw would win with no minimum.
    let mut play = layout()
        .option("min_faan", "0")
        .east("4s")
        .south("123456789m 11p 23s")
        .deal();
    play.play("east discard 4s; south chow 23s");
    assert_eq!(play.legal(South), "");
    assert_eq!(play.refused(South, "self-draw"), Illegal::AfterClaim);
    assert_eq!(play.discardable(South).len(), 11);
}

#[test]
fn hk_3_10_the_replacement_after_a_claimed_kong_is_a_draw() {
    let layout = || layout().east("5m 7z").south("555m 9999m 12p 222s 1z");
    // Another kong, ...
    let mut play = layout().back("3z").deal();
    play.play("east discard 5m; south kong");
    assert_eq!(play.legal(South), "concealed-kong 9m");
    play.play("south concealed-kong 9m");
    assert_eq!(play.melds(South), "kong 5555m, concealed-kong 9999m");
    // ... a discard, ...
    let mut play = layout().back("3z").deal();
    play.play("east discard 5m; south kong; south discard 3z");
    // ... or a win.
    let mut play = crate::common::layout()
        .east("5m 7z")
        .south("555m 12m 789m 222s 99s")
        .back("3m")
        .deal();
    play.play("east discard 5m; south kong; south self-draw");
    assert_eq!(
        play.patterns(),
        "self-draw 1, no-flowers 1, kong-replacement 1"
    );
    assert_eq!(play.scores(), [-8, 24, -8, -8]);
}

#[test]
fn hk_3_10_several_added_kongs_in_one_turn_are_each_open_to_robbery() {
    // East has pungs of 4s and 1m and the fourth of both; south robs the second kong.
    let mut play = layout()
        .east("444s 999p 6z 7z 5z")
        .south("123456789m 11z 78p")
        .wall("4s 2z 2z 3z 1z 9p")
        .deal();
    play.play("east discard 7z; south discard 4s; east pung; east discard 6z");
    play.play("to south; south discard 2z; to north; north discard 3z");
    play.play("to south; south discard 9p; east pung; east discard 5z; to east");
    assert_eq!(play.legal(East), "added-kong 4s, added-kong 9p");
    play.play("east added-kong 4s");
    // Nobody can rob the first: the turn goes on at once.
    assert_eq!(play.legal(East), "added-kong 9p");
    play.play("east added-kong 9p");
    assert_eq!(play.legal(South), "win, pass");
    play.play("south win");
    assert!(play.patterns().ends_with("robbed-kong 1"));
    assert_eq!(play.melds(East), "kong 4444s, pung 999p");
}

#[test]
fn hk_3_11_concealed_kongs_lie_open_to_all() {
    let mut play = layout().east("5555m").deal();
    play.play("east concealed-kong 5m");
    for seat in Seat::PLAYERS {
        let view = play.deal.view(seat);
        assert_eq!(view.players[East].melds[0].tiles.len(), 4);
        assert_eq!(view.unseen()[4], 0, "{seat} sees every 5m");
    }
    let shown = play
        .events
        .iter()
        .find(|event| matches!(event, Event::Meld { .. }))
        .unwrap();
    assert_eq!(shown.seen_by(North), *shown);
}

#[test]
fn hk_3_11_a_losing_claim_is_never_shown() {
    // Whether south answered chow or pass, nobody else can tell.
    let end = |answer: &str| {
        let mut play = layout().east("5s").south("46s").west("55s").deal();
        play.play(&format!("east discard 5s; south {answer}; west pung"));
        let seen: Vec<Event> = play
            .events
            .iter()
            .map(|event| event.seen_by(North))
            .collect();
        let views = [East, West, North].map(|seat| play.deal.view(seat));
        (seen, views)
    };
    assert_eq!(end("chow 46s"), end("pass"));
}

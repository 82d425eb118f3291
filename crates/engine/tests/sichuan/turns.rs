//! SC-1 and SC-3: the turn, claims, kongs, several winners, who is next.

use super::play::{EAST_5P, INERT, WAIT_5P, lay};
use sparrows_engine::Seat::{East, North, South, West};
use sparrows_engine::table::Payment;

#[test]
fn sc_1_1_play_goes_on_after_a_win_without_the_winner() {
    let play = lay("", [EAST_5P, WAIT_5P[0], INERT, INERT], "2m4m5m6m", "msss").run("e:5p s:win");
    assert_eq!(play.reason(), None);
    assert_eq!(play.turn(), Some(West));
    // South is passed over from now on.
    let play = play.run("w:1s n:1s .");
    assert_eq!(play.turn(), Some(West));
    assert!(play.refused("s:1m").contains("not asked"));
}

#[test]
fn sc_1_1_three_winners_end_the_deal() {
    let hands = [EAST_5P, WAIT_5P[0], WAIT_5P[1], WAIT_5P[2]];
    let play = lay("", hands, "1m", "msss").run("e:5p n:win s:win w:win");
    assert_eq!(play.reason(), Some("three-winners"));
    assert_eq!(play.winners(), [South, West, North]);
    assert_eq!(play.scores(), [-3, 1, 1, 1]);
}

#[test]
fn sc_1_1_the_deal_ends_when_a_draw_is_due_and_the_wall_is_empty() {
    let play = lay("", [EAST_5P, WAIT_5P[0], INERT, INERT], "", "msss").run("e:5p s:win");
    assert_eq!(play.reason(), Some("wall"));
}

#[test]
fn sc_1_2_payments_stand_in_a_ledger_until_the_end() {
    let play = lay("", [EAST_5P, WAIT_5P[0], INERT, INERT], "1m2m3m6m", "msss").run("e:5p s:win");
    assert_eq!(play.ledger(Payment::Win), [(East, South, 1)]);
    assert_eq!(play.scores(), [-1, 1, 0, 0]);
}

#[test]
fn sc_3_1_there_is_no_chow() {
    let play = lay(
        "",
        [EAST_5P, "46p123456789s25m", INERT, INERT],
        "8m9m",
        "msss",
    )
    .run("e:5p");
    assert_eq!(play.turn(), Some(South), "no window opened");
    assert!(play.deal().melds(South).is_empty());
}

#[test]
fn sc_3_1_kongs_draw_their_replacement_from_the_end_of_the_wall() {
    let east = "5555m123456789p2m";
    let play = lay("", [east, INERT, INERT, INERT], "2m3m4m8m", "ssss").run("e:ckong-5m");
    assert_eq!(play.view(East).drawn.unwrap().kind().to_string(), "8m");
    assert_eq!(play.deal().wall().len(), 3);
}

#[test]
fn sc_3_1_a_kong_needs_a_replacement() {
    let east = "5555m123456789p2m";
    let play = lay("", [east, INERT, INERT, INERT], "", "ssss");
    assert_eq!(play.kinds(East), ["discard"]);
    assert!(play.refused("e:ckong-5m").contains("HK-3.6"));
}

#[test]
fn sc_3_1_after_a_pung_only_a_discard_follows() {
    let south = "33p5555m2468p23m1s";
    let play = lay("", [EAST_5P, south, INERT, INERT], "6m6m6m", "msss").run("e:3p s:pung");
    assert_eq!(play.kinds(South), ["discard"]);
}

#[test]
fn sc_3_2_a_discard_can_be_won_on_by_several_and_every_win_is_settled() {
    let hands = [EAST_5P, WAIT_5P[0], WAIT_5P[1], WAIT_5P[2]];
    let play = lay("", hands, "1p", "msss").run("e:5p n:win s:pass w:win");
    assert_eq!(play.winners(), [West, North]);
    assert_eq!(play.scores(), [-2, 0, 1, 1]);
}

/// West has punged 5p and holds the fourth; south and north wait for it.
fn fourth_drawn(more_wall: &str) -> super::play::Play {
    let west = "55p123456789m13p";
    let wall = format!("1s2m2s5p{more_wall}");
    lay("", [EAST_5P, WAIT_5P[0], west, WAIT_5P[2]], &wall, "msss")
        .run("e:5p s:pass n:pass w:pung w:1p . . .")
}

#[test]
fn sc_3_2_an_added_kong_can_be_robbed_by_several() {
    let play = fourth_drawn("8p7p").run("w:akong-5p");
    assert_eq!(play.kinds(South), ["win", "pass"]);
    let play = play.run("s:win n:win");
    assert_eq!(
        play.winners(),
        [North, South],
        "in order after the declarer"
    );
    assert_eq!(play.patterns(), ["robbed-kong"]);
    assert_eq!(play.scores(), [0, 2, -4, 2]);
}

#[test]
fn sc_3_3_a_robbed_kong_does_not_come_about_and_is_not_paid() {
    let play = fourth_drawn("8p7p").run("w:akong-5p s:win n:pass");
    assert_eq!(play.ledger(Payment::AddedKong), []);
    let deal = play.deal();
    let meld = &deal.melds(West)[0];
    assert_eq!(
        (meld.kind, meld.tiles.len()),
        (sparrows_engine::MeldKind::Pung, 3)
    );
    let five = sparrows_engine::notation::parse_kind("5p").unwrap();
    assert_eq!(
        play.deal().hand(West).count(five),
        0,
        "the tile has left the declarer's hand"
    );
    // After south the next in turn is west again.
    assert_eq!(play.turn(), Some(West));
}

#[test]
fn sc_3_3_an_added_kong_nobody_robs_stands() {
    let play = fourth_drawn("8p7p").run("w:akong-5p s:pass n:pass");
    assert_eq!(play.ledger(Payment::AddedKong).len(), 3);
    assert_eq!(play.turn(), Some(West));
    assert_eq!(play.view(West).drawn.unwrap().kind().to_string(), "7p");
}

#[test]
fn sc_3_3_a_concealed_kong_cannot_be_robbed() {
    let east = "5555p112346789m1p";
    let hands = [east, "123456789s46p99p", INERT, INERT];
    let play = lay("", hands, "1s2s3s4s", "smss").run("e:ckong-5p");
    assert_eq!(play.turn(), Some(East));
    assert!(play.winners().is_empty());
}

#[test]
fn sc_3_4_a_winner_neither_acts_nor_pays_later() {
    // South wins; then west declares a concealed kong and wins by its own draw.
    let west = "2222p123456m38p5p";
    let hands = [EAST_5P, WAIT_5P[0], west, INERT];
    let play = lay("", hands, "9p3s4s8p", "msss").run("e:5p s:win");
    let play = play.run("w:ckong-2p");
    assert_eq!(
        play.ledger(Payment::ConcealedKong),
        [(East, West, 2), (North, West, 2)]
    );
    // South holds a pair of nines: a winner claims nothing.
    let play = play.run("w:9p");
    assert_eq!(play.turn(), Some(North));
    let deal = play.deal();
    assert_eq!(deal.hand(South).len(), 13);
    assert_eq!(
        play.view(East).players[South].shown,
        deal.hand(South),
        "a winner's hand is shown"
    );
}

#[test]
fn sc_3_5_next_is_the_seat_after_the_winner_farthest_from_the_discarder() {
    let hands = || [EAST_5P, WAIT_5P[0], WAIT_5P[1], WAIT_5P[2]];
    let after = |answers: &str| {
        lay("", hands(), "1p1p", "msss")
            .run("e:5p")
            .run(answers)
            .turn()
    };
    assert_eq!(after("s:win w:pass n:pass"), Some(West));
    assert_eq!(after("s:win w:win n:pass"), Some(North));
    assert_eq!(after("s:pass w:win n:pass"), Some(North));
    assert_eq!(after("s:win w:pass n:win"), Some(East));
    assert_eq!(after("s:pass w:pass n:win"), Some(East));
}

#[test]
fn sc_3_5_after_a_self_draw_the_next_seat_still_playing_draws() {
    let hands = [EAST_5P, WAIT_5P[0], INERT, INERT];
    let play = lay("", hands, "5p8m", "msss").run("e:3p s:win");
    assert_eq!(play.scores(), [-2, 6, -2, -2]);
    assert_eq!(play.turn(), Some(West));
}

#[test]
fn sc_3_6_the_last_discard_can_only_be_won_on() {
    let hands = [
        "123456789s13558p",
        "123456789m46p99p",
        "55p123456789m13p",
        INERT,
    ];
    let closed = lay("", hands, "", "msss").run("e:5p");
    assert_eq!(closed.kinds(South), ["win", "pass"]);
    assert!(closed.kinds(West).is_empty());
    let open = lay("\"last_discard\":\"open\"", hands, "", "msss").run("e:5p");
    assert_eq!(open.kinds(West), ["pung", "pass"]);
}

/// North passes its win on east's 5p; south throws what it draws, west holds another 5p.
fn passed(option: &str, wall: &str) -> super::play::Play {
    let hands = [EAST_5P, INERT, "5p123456789m139p", WAIT_5P[0]];
    lay(option, hands, wall, "msss").run("e:5p n:pass .")
}

const UNTIL_DRAW: &str = "\"passed_win\":\"until-draw\"";

#[test]
fn sc_3_6_without_the_option_a_passed_win_may_be_taken_later() {
    assert_eq!(
        passed("", "1s2p3p7p").run("w:5p").kinds(North),
        ["win", "pass"]
    );
}

#[test]
fn sc_3_6_until_draw_bars_a_win_no_higher_than_the_passed_one() {
    let play = passed(UNTIL_DRAW, "1s2p3p7p").run("w:5p");
    assert_eq!(play.turn(), Some(North), "no window opened");
    assert!(play.winners().is_empty());
}

#[test]
fn sc_3_6_until_draw_lets_a_higher_win_be_taken_event_patterns_counted() {
    let play = passed(UNTIL_DRAW, "1s2p").run("w:5p");
    assert_eq!(
        play.kinds(North),
        ["win", "pass"],
        "the last tile makes no fan one"
    );
    assert_eq!(play.run("n:win").patterns(), ["last-tile"]);
}

#[test]
fn sc_3_6_the_bar_falls_with_the_next_draw() {
    let play = passed(UNTIL_DRAW, "1s2p2s2m3s7p8p").run("w:1p . . . w:5p");
    assert_eq!(play.kinds(North), ["win", "pass"]);
}

#[test]
fn sc_3_7_winners_share_one_tile_that_stays_in_the_discarders_row() {
    let hands = [EAST_5P, WAIT_5P[0], WAIT_5P[1], WAIT_5P[2]];
    let play = lay("", hands, "1p", "msss").run("e:5p n:win s:win w:pass");
    let deal = play.deal();
    let tile = deal.discards()[0].tile;
    assert!(deal.wins().iter().all(|win| win.tile == Some(tile)));
    assert!(deal.hand(South).len() == 13 && deal.hand(North).len() == 13);
}

//! SC-5.4 to 5.6: what is due at the end of the wall.

use super::play::{EAST_5P, INERT, WAIT_5P, lay};
use sparrows_engine::Seat::{East, North, South, West};
use sparrows_engine::table::Payment;

/// Thirteen tiles without bamboo that are far from ready.
const UNREADY: &str = "147m258m369m147p8p";

#[test]
fn sc_5_4_1_kong_income_goes_back_from_every_player_who_has_not_won() {
    // East's concealed kong is paid by all; south then wins: it gets its two back all the same.
    let east = "2222p123456789s5p";
    let hands = [east, WAIT_5P[1], UNREADY_NORTH, INERT];
    let play = lay("", hands, "9p", "msss").run("e:ckong-2p e:5p s:win");
    assert_eq!(play.reason(), Some("wall"));
    assert_eq!(
        play.ledger(Payment::KongRefund),
        [(East, South, 2), (East, West, 2), (East, North, 2)]
    );
}

const UNREADY_NORTH: &str = "147m258m39m1478p3m";

#[test]
fn sc_5_4_1_winners_keep_their_kong_income() {
    let east = "6666m123m45678p55p";
    let hands = [east, INERT, INERT, UNREADY_NORTH];
    // The replacement completes east's hand.
    let play = lay("", hands, "9s3p", "ssss").run("e:ckong-6m e:win");
    let play = play.run(".");
    assert_eq!(play.reason(), Some("wall"));
    assert_eq!(play.ledger(Payment::KongRefund), []);
    assert_eq!(play.ledger(Payment::ConcealedKong).len(), 3);
}

#[test]
fn sc_5_4_1_not_ready_refunds_only_from_players_who_are_not_ready() {
    // East, ready for 5p after its kong, or far from ready.
    let refunds = |east: &str, option: &str| {
        let play = lay(option, [east, INERT, INERT, INERT], "2m", "ssss");
        play.run("e:ckong-6m e:2m")
            .ledger(Payment::KongRefund)
            .len()
    };
    let (ready, unready) = ("6666m345789m46p99p", "6666m247m358m28p99p");
    let option = "\"kong_refund\":\"not-ready\"";
    assert_eq!((refunds(ready, ""), refunds(ready, option)), (3, 0));
    assert_eq!((refunds(unready, ""), refunds(unready, option)), (3, 3));
}

#[test]
fn sc_5_4_2_a_flower_pig_pays_32_to_every_player_who_is_none_winners_too() {
    let hands = [EAST_5P, WAIT_5P[0], UNREADY_NORTH, INERT];
    let play = lay("\"cap\":2", hands, "", "msss").run("e:5p s:win");
    assert_eq!(
        play.ledger(Payment::FlowerPig),
        [(North, East, 32), (North, South, 32), (North, West, 32)]
    );
}

#[test]
fn sc_5_4_2_two_pigs_pay_nothing_to_each_other() {
    let hands = [EAST_5P, WAIT_5P[0], INERT, INERT];
    let play = lay("", hands, "", "msss").run("e:5p s:win");
    let pigs = play.ledger(Payment::FlowerPig);
    assert_eq!(
        pigs,
        [
            (West, East, 32),
            (West, South, 32),
            (North, East, 32),
            (North, South, 32)
        ]
    );
}

#[test]
fn sc_5_4_3_who_is_not_ready_pays_each_ready_player_still_in_play() {
    // South and west are ready; north is not; east is no pig and not ready.
    let hands = [EAST_5P, WAIT_5P[0], WAIT_5P[1], UNREADY];
    let play = lay("", hands, "", "msss").run("e:3p");
    assert_eq!(
        play.ledger(Payment::ReadyHand),
        [
            (East, South, 1),
            (East, West, 1),
            (North, South, 1),
            (North, West, 1)
        ]
    );
    assert_eq!(play.scores(), [-2, 2, 2, -2]);
}

#[test]
fn sc_5_4_3_the_highest_value_counts_without_self_draw_and_event_patterns() {
    let south = "1112345678999m";
    let pig = "123456789s147p5m";
    let hands = [EAST_5P, south, pig, pig];
    let play = lay("", hands, "", "msss").run("e:3p");
    // Any character completes it; the best wait makes a root as well: two and one fan.
    let paid = play.ledger(Payment::ReadyHand);
    assert_eq!(paid, [(East, South, 8)], "pigs do not pay here");
}

#[test]
fn sc_5_4_3_a_pig_neither_pays_nor_receives() {
    let hands = [EAST_5P, WAIT_5P[0], INERT, INERT];
    let play = lay("", hands, "", "msss").run("e:3p");
    assert_eq!(play.ledger(Payment::ReadyHand), [(East, South, 1)]);
}

#[test]
fn sc_5_4_the_order_is_refunds_pigs_ready_hands() {
    let east = "2222p147m358m6899p";
    let hands = [east, INERT, WAIT_5P[0], INERT];
    let play = lay("", hands, "1p", "ssss").run("e:ckong-2p e:1p");
    let deal = play.deal();
    let mut kinds: Vec<_> = deal.ledger().lines().iter().map(|line| line.kind).collect();
    kinds.dedup();
    assert_eq!(
        kinds,
        [
            Payment::ConcealedKong,
            Payment::KongRefund,
            Payment::FlowerPig,
            Payment::ReadyHand
        ]
    );
}

#[test]
fn sc_5_5_ready_means_a_tile_that_is_not_all_in_ones_own_hand() {
    // South waits for 5p alone and holds all four of them; west waits for it too, and is ready.
    let hands = ["123456789s12489p", "123456789m5555p", WAIT_5P[1], INERT];
    let play = lay("", hands, "", "msss").run("e:9p");
    assert_eq!(
        play.ledger(Payment::ReadyHand),
        [(East, West, 1), (South, West, 1)]
    );
}

#[test]
fn sc_5_6_after_three_winners_nothing_is_settled_at_the_end_of_the_wall() {
    let hands = [EAST_5P, WAIT_5P[0], WAIT_5P[1], WAIT_5P[2]];
    let play = lay("", hands, "", "msss").run("e:5p s:win w:win n:win");
    assert_eq!(play.reason(), Some("three-winners"));
    assert_eq!(play.deal().ledger().lines().len(), 3);
}

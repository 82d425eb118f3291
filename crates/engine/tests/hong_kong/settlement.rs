//! HK-5: total and cap, the best reading, who pays.

use crate::common::hand::hand;
use crate::common::{layout, table};
use sparrows_engine::options::Options;
use sparrows_engine::{Rules, Seat, Seat::*};

#[test]
fn hk_5_1_the_total_is_the_sum_and_the_base_two_to_its_power() {
    let five = hand("123m456m789m1z", "1z")
        .meld("pung 555m")
        .flowers("1f5f");
    assert_eq!(five.patterns(), "half-flush 3, own-flower 1, own-season 1");
    assert_eq!((five.total(), five.answer().base), (5, Some(32)));
    for (option, base) in [(0, 1), (3, 8), (13, 8192)] {
        let hand = match option {
            0 => hand("456m789p23s11z", "4s").meld("chow 123m"),
            3 => hand("456m789m23m11z", "4m").meld("chow 123m"),
            _ => hand("19m19p19s1234567z", "7z"),
        };
        assert_eq!((hand.total(), hand.answer().base), (option, Some(base)));
    }
}

#[test]
fn hk_5_1_at_most_thirteen() {
    let many = hand("555m777m9m", "9m")
        .meld("pung 111m")
        .meld("pung 333m")
        .flowers("12345678f");
    assert_eq!(
        many.patterns(),
        "all-pungs 3, full-flush 7, all-flowers 2, all-seasons 2"
    );
    assert_eq!((many.total(), many.answer().base), (13, Some(8192)));
}

#[test]
fn hk_5_1_cap_is_an_option_and_holds_for_limit_hands() {
    let flush = hand("123456789m22m23m", "4m");
    assert_eq!(flush.total(), 9);
    for cap in [1, 5, 8, 9, 10] {
        let capped = flush.clone().option("cap", cap);
        assert_eq!(capped.total(), cap.min(9));
        assert_eq!(
            capped.patterns(),
            flush.patterns(),
            "the cap hides no pattern"
        );
        assert_eq!(capped.answer().base, Some(1 << cap.min(9)));
    }
    let limit = hand("19m19p19s1234567z", "7z").option("cap", 8);
    assert_eq!(
        (limit.total(), limit.patterns().as_str()),
        (8, "thirteen-orphans 13")
    );
    assert_eq!(limit.payments(), [768, 0, 0, -768]);
}

#[test]
fn hk_5_1_the_cap_lies_between_the_minimum_and_thirteen() {
    let mut options = Options::new(Rules::HongKong);
    assert_eq!(options.value("cap").unwrap(), 13);
    assert!(options.set_text("cap", "14").is_err() && options.set_text("cap", "0").is_err());
    options.set_text("cap", "2").unwrap();
    assert!(options.check().is_err(), "a cap below the minimum of three");
    options.set_text("min_faan", "2").unwrap();
    assert!(options.check().is_ok());
    table(&[("min_faan", "0"), ("cap", "1")]);
}

#[test]
fn hk_5_1_the_best_reading_counts() {
    // Three equal chows or three pungs, whichever is worth more.
    let chows = hand("111222333m99p78s", "9s");
    assert_eq!(chows.patterns(), "all-chows 1, concealed-hand 1");
    let pungs = hand("111222333m55p99s", "9s");
    assert_eq!(pungs.patterns(), "concealed-hand 1, all-pungs 3");
    // Seven pairs or four chows.
    let pairs = hand("1122334455667m", "7m");
    assert_eq!(
        pairs.patterns(),
        "concealed-hand 1, full-flush 7, seven-pairs 4"
    );
    // The same hand with the sets declared has only the other reading.
    let declared = hand("445566m7m", "7m").meld("chow 123m").meld("chow 123m");
    assert_eq!(declared.patterns(), "all-chows 1, full-flush 7");
    // Four pungs and self-drawn: the limit, though the chows would read as well.
    let limit = hand("111222333m99p77s", "7s").self_draw();
    assert_eq!(limit.patterns(), "four-concealed-pungs 13");
}

#[test]
fn hk_5_1_of_equal_capped_totals_the_higher_sum() {
    // Seven pairs make 12, the chows 9: under a cap of 8 the explanation is still the higher.
    let pairs = hand("1122334455667m", "7m").option("cap", 8);
    assert_eq!(pairs.total(), 8);
    assert_eq!(
        pairs.patterns(),
        "concealed-hand 1, full-flush 7, seven-pairs 4"
    );
    let pungs = hand("111222333m55p99s", "9s").option("cap", 1);
    assert_eq!(pungs.patterns(), "concealed-hand 1, all-pungs 3");
}

#[test]
fn hk_5_1_a_limit_hand_is_reported_alone_even_under_a_low_cap() {
    // All pungs of terminals: ordinary patterns would reach the cap of 3 as well.
    let limit = hand("111m999p9s", "9s")
        .meld("pung 999m")
        .meld("kong 1111s")
        .option("cap", 3);
    assert_eq!(
        (limit.patterns().as_str(), limit.total()),
        ("all-terminals 13", 3)
    );
    // Nine gates also reads as a full flush, beside flowers more than 13 in sum.
    let gates = hand("1112345678999p", "2p")
        .flowers("12345678f")
        .self_draw()
        .last_tile();
    assert_eq!(gates.patterns(), "nine-gates 13");
    // Of several limit hands the first in the table.
    let winds = hand("111z5z", "5z")
        .meld("pung 222z")
        .meld("pung 333z")
        .meld("kong 4444z");
    assert_eq!(winds.patterns(), "all-honors 13");
    let kongs = hand("2m", "2m")
        .meld("kong 1111z")
        .meld("kong 2222z")
        .meld("kong 3333z")
        .meld("kong 4444z");
    assert_eq!(kongs.patterns(), "great-four-winds 13");
}

#[test]
fn hk_5_2_self_draw_each_opponent_pays_one_base() {
    for seat in Seat::PLAYERS {
        let win = hand("123m456m789m23m11z", "4m")
            .seat(seat)
            .self_draw()
            .flowers("");
        let base = win.answer().base.unwrap();
        let mut expected = [-base; 4];
        expected[seat.index()] = 3 * base;
        assert_eq!(win.payments(), expected, "{seat}");
        let shared = win.option("payment", "shared");
        assert_eq!(
            shared.payments(),
            expected,
            "{seat}: the option is about discards"
        );
    }
}

#[test]
fn hk_5_3_the_discarder_alone_pays_three_bases_unless_shared() {
    for (winner, steps) in Seat::PLAYERS
        .into_iter()
        .flat_map(|w| (1..4).map(move |s| (w, s)))
    {
        let loser = winner.ahead(steps);
        let win = hand("123m456m789m23m11z", "4m").seat(winner).from(loser);
        let base = win.answer().base.unwrap();
        let mut expected = [0; 4];
        expected[winner.index()] = 3 * base;
        expected[loser.index()] = -3 * base;
        assert_eq!(win.payments(), expected, "{winner} from {loser}");
        let mut expected = [-base; 4];
        expected[winner.index()] = 4 * base;
        expected[loser.index()] = -2 * base;
        let shared = win.option("payment", "shared");
        assert_eq!(shared.payments(), expected, "{winner} from {loser}, shared");
    }
}

#[test]
fn hk_5_3_and_5_4_at_the_table() {
    for (payment, expected) in [("full", [-24, 24, 0, 0]), ("shared", [-16, 32, -8, -8])] {
        let mut play = layout()
            .option("payment", payment)
            .east("4s")
            .south("123456789m 11p 23s")
            .deal();
        play.play("east discard 4s; south win");
        assert_eq!(play.scores(), expected, "discard, {payment}");
        // HK-5.4: the robbed kong is paid by the seat that declared it.
        let mut play = layout()
            .option("payment", payment)
            .east("444s 1p 7z")
            .south("123456789m 11z 23s")
            .wall("3z 3z 4s")
            .deal();
        play.play("east discard 7z; south discard 3z; west discard 3z; north discard 4s");
        play.play("east pung; east discard 1p; to east; east added-kong 4s; south win");
        assert_eq!(play.scores(), expected, "robbed kong, {payment}");
    }
}

#[test]
fn hk_5_4_a_robbed_kong_is_paid_like_a_discard() {
    let win = hand("456m789m23m11z", "1m").meld("pung 999s").from(West);
    let base = win.answer().base.unwrap();
    assert_eq!(win.payments(), [3 * base, 0, -3 * base, 0]);
    // One faan more: it was robbed.
    let robbed = win.robbed();
    assert_eq!(robbed.payments(), [6 * base, 0, -6 * base, 0]);
    let shared = robbed.option("payment", "shared");
    assert_eq!(
        shared.payments(),
        [8 * base, -2 * base, -4 * base, -2 * base]
    );
}

#[test]
fn hk_5_5_only_the_nearest_wins_and_the_deal_ends() {
    let mut play = layout()
        .east("4s")
        .south("123456789m 11p 23s")
        .west("456456789p 55p 56s")
        .north("123456789m 99m 56s")
        .deal();
    play.play("east discard 4s; south win; west win; north win");
    assert_eq!(play.deal.wins().len(), 1);
    assert_eq!(play.deal.wins()[0].seat, South);
    assert_eq!(play.scores(), [-24, 24, 0, 0]);
    assert!(play.deal.is_over());
    // The losing claims left nothing behind.
    let settlement = play.deal.settlement().unwrap();
    assert_eq!((settlement.wins.len(), settlement.ledger.len()), (1, 1));
}

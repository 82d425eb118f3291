//! AM-8: the bettor.

use super::play::*;
use sparrows_engine::Seat;

/// South is ready for 3s with a joker; the bettor bets on a seat.
fn deal(bet: Seat) -> Play {
    let mut play = layout()
        .option("bettor", true)
        .charleston()
        .east("3s 45679m")
        .south("123f 111m1j 2222p 33s")
        .west("12345s")
        .north("12345z")
        .deal();
    // Everyone passes three blind round the table: only the two other passes move tiles.
    let three = |play: &Play, seat: Seat| -> String {
        let deal = play.deal();
        let kept = if seat == South { "" } else { "3s" };
        let hand = deal.hand(seat);
        let plain = hand
            .iter()
            .filter(|tile| tile.kind().is_plain() && tile.kind().to_string() != kept);
        plain.take(3).map(|tile| tile.to_string()).collect()
    };
    for _ in 0..2 {
        for seat in Seat::PLAYERS {
            let tiles = three(&play, seat);
            play.play(&format!("{seat} pass-tiles {tiles}"));
        }
    }
    play.play("all pass-tiles blind 3; all charleston stop; all courtesy");
    assert_eq!(play.asked(), [Seat::Bettor]);
    play.play(&format!("bettor bet {bet}"));
    play
}

#[test]
fn am_8_1_the_bettor_sees_all_hands_and_bets_before_easts_turn() {
    let play = deal(South);
    assert_eq!(play.asked(), [East]);
    let deal = play.deal();
    let bettor = deal.view(Seat::Bettor);
    for seat in Seat::PLAYERS {
        assert_eq!(bettor.players[seat].shown, deal.hand(seat));
        assert_eq!(
            deal.view(seat).bet,
            None,
            "the players learn of it at the end"
        );
    }
    assert_eq!(bettor.bet, Some(South));
    assert!(deal.view(East).players[South].shown.is_empty());
}

#[test]
fn am_8_1_the_hands_are_shown_to_the_bettor_alone() {
    let play = deal(South);
    let events = play.events();
    let shown = |viewer: Seat| -> Vec<_> {
        let seen = events.iter().map(|event| event.seen_by(viewer));
        let shown = seen.filter_map(|event| match event {
            sparrows_engine::Event::Shown { seat, tiles } => Some((seat, tiles.len())),
            _ => None,
        });
        shown.collect()
    };
    assert_eq!(
        shown(Seat::Bettor),
        [(East, 14), (South, 13), (West, 13), (North, 13)]
    );
    assert!(shown(East).iter().all(|&(_, tiles)| tiles == 0));
}

#[test]
fn am_8_1_before_the_courtesy_the_bettor_sees_nothing() {
    let play = layout().option("bettor", true).charleston().deal();
    let view = play.deal().view(Seat::Bettor);
    assert!(
        Seat::PLAYERS
            .iter()
            .all(|&seat| view.players[seat].shown.is_empty())
    );
}

/// A deal without the Charleston has no bet, so payments are tried on the scoring contract and on
/// a whole deal of computer choices; here the request.
fn payments(bet: &str) -> [i64; 5] {
    let request = format!(
        r#"{{"hand":"123f 111m1j 2222p 33s","win":"3s","by":"discard","from":"east","seat":"south","year":2026,"bet":"{bet}"}}"#
    );
    let answer = sparrows_engine::scorer::answer(sparrows_engine::Rules::American, &request);
    let answer = answer.unwrap();
    let value = i64::from(answer.hand.unwrap().value);
    let payments = answer.payments.unwrap();
    // In values of the hand won.
    Seat::ALL.map(|seat| i64::from(payments[&seat]) / value)
}

#[test]
fn am_8_1_the_bettor_shares_with_a_winner_bet_on() {
    assert_eq!(payments("south"), [-4, 4, -2, -2, 4]);
}

#[test]
fn am_8_1_the_bettor_pays_as_the_player_bet_on() {
    // East discarded and pays twice; west pays once.
    assert_eq!(payments("east"), [-2, 6, -1, -1, -2]);
    assert_eq!(payments("west"), [-2, 5, -1, -1, -1]);
}

#[test]
fn am_8_1_nobody_wins_nothing_is_paid() {
    let mut play = deal(West);
    while play.end().event == "open" {
        let seat = play.asked()[0];
        let kinds = play.kinds(seat);
        if kinds.contains("pass") {
            play.play("all pass");
        } else {
            let hand = play.deal().hand(seat);
            let tile = hand
                .iter()
                .find(|tile| tile.kind().to_string() != "3s")
                .unwrap();
            play.play(&format!("{seat} discard {tile}"));
        }
    }
    let end = play.end();
    assert_eq!(end.reason, Some("wall"));
    assert_eq!(end.scores.get(&Seat::Bettor), Some(&0));
    assert!(end.scores.values().all(|&points| points == 0));
    assert_eq!(play.deal().view(North).bet, Some(West), "now all know");
}

#[test]
fn am_8_1_without_the_option_there_is_no_bettor() {
    let play = layout().deal();
    assert_eq!(play.end().scores.get(&Seat::Bettor), None);
}

#[test]
fn am_8_2_east_sits_out_and_the_bettor_takes_its_place() {
    use sparrows_engine::rules::american::seat_after_bet;
    assert_eq!(seat_after_bet(East), Seat::Bettor);
    // The player to the right of the place is the next east, whose left neighbour sits there now.
    assert_eq!(seat_after_bet(South), East);
    assert_eq!(seat_after_bet(Seat::Bettor), East.ahead(3));
    // After five deals everyone has sat out once and is back.
    for seat in Seat::ALL {
        let mut seen = vec![seat];
        while seen.len() < 5 {
            seen.push(seat_after_bet(seen[seen.len() - 1]));
        }
        assert!(seen.contains(&Seat::Bettor));
        assert_eq!(seat_after_bet(seen[4]), seat);
    }
}

/// A deal from the first pass on in which the Charleston gives south all it needs for 3s; east is
/// about to discard.
fn ready_south(bet: Seat) -> Play {
    let mut play = layout()
        .option("bettor", true)
        .charleston()
        .east("111m 3s 258m 147p 69s 12z")
        .south("123f 1j 22p 3s 456z 7z9m9p")
        .west("147s 258s 369p 1234z")
        .north("22p3s 369m 58p 258s 3z5z")
        .wall("3s")
        .deal();
    play.play(
        "east pass-tiles 111m; south pass-tiles 456z; west pass-tiles 147s; north pass-tiles 369m",
    );
    play.play("east pass-tiles 258m; south pass-tiles 7z9m9p; west pass-tiles 369p; north pass-tiles 22p3s");
    play.play("all pass-tiles blind 3; all charleston stop; all courtesy");
    play.play(&format!("bettor bet {bet}"));
    play
}

/// East discards the tile that south waits for.
fn won_by_south(bet: Seat) -> Play {
    let mut play = ready_south(bet);
    play.play("east discard 3s; south win");
    play
}

/// South draws it.
fn drawn_by_south(bet: Seat) -> Play {
    let mut play = ready_south(bet);
    play.play("east discard 1z").until_turn(South);
    play.play("south win");
    play
}

/// Net points of all five in values of the hand won.
fn paid(play: &Play) -> [i32; 5] {
    let [east, south, west, north] = play.scores();
    let deal = play.deal();
    let value = deal.account(&deal.wins()[0]).card.unwrap().hand.value;
    let bettor = deal.scores()[Seat::Bettor] / i32::from(value);
    [east, south, west, north, bettor]
}

#[test]
fn am_8_1_each_payment_of_the_bettor_in_play() {
    assert_eq!(paid(&won_by_south(South)), [-4, 4, -2, -2, 4]);
    assert_eq!(paid(&won_by_south(East)), [-2, 6, -1, -1, -2]);
    assert_eq!(paid(&won_by_south(West)), [-2, 5, -1, -1, -1]);
    // The ledger says what is the bet's.
    let ledger = won_by_south(West).deal().ledger().lines().to_vec();
    let bets = ledger.iter().filter(|line| line.kind.as_str() == "bet");
    assert_eq!(
        bets.map(|line| (line.from, line.to)).collect::<Vec<_>>(),
        [(Seat::Bettor, South)]
    );
}

#[test]
fn am_8_1_each_payment_of_the_bettor_after_a_self_draw() {
    assert_eq!(paid(&drawn_by_south(South)), [-4, 6, -4, -4, 6]);
    for bet in [East, West, North] {
        assert_eq!(paid(&drawn_by_south(bet)), [-2, 8, -2, -2, -2], "{bet}");
    }
}

#[test]
fn am_6_4_jokerless_and_bet_upon_double_twice() {
    let request = r#"{"hand":"123f 1111m 2222p 33s","win":"3s","by":"self-draw","seat":"south","year":2026,"bet":"south"}"#;
    let answer = sparrows_engine::scorer::answer(sparrows_engine::Rules::American, request);
    let answer = answer.unwrap();
    let value = i64::from(answer.hand.unwrap().value);
    let payments = answer.payments.unwrap();
    let paid = Seat::ALL.map(|seat| i64::from(payments[&seat]) / value);
    assert_eq!(paid, [-8, 12, -8, -8, 12]);
}

#[test]
fn am_8_1_the_players_are_told_the_bet_at_the_end() {
    let told = |play: &Play| {
        let events = play.events();
        let seen = events.iter().map(|event| event.seen_by(North));
        seen.filter(|event| matches!(event, sparrows_engine::Event::Bet { on: West }))
            .count()
    };
    assert_eq!(told(&ready_south(West)), 0);
    assert_eq!(told(&won_by_south(West)), 1);
}

//! Kinds of fault that other mahjong programs had, and that the tests of the rules do not hold
//! already: faces that disagree, stale choices, replays that drift.

use crate::common::hand::hand;
use crate::common::random::{eager, play_through, random_table};
use crate::common::{Layout, faces, layout};
use serde_json::{Value, json};
use sparrows_engine::chance::Stream;
use sparrows_engine::record::{Header, end_line, event_line};
use sparrows_engine::table::{Ending, Phase, Source};
use sparrows_engine::{
    Action, Deal, Event, Game, Illegal, MeldKind, Rules, Seat, Seat::*, Seed, notation, scorer,
};

/// East has a pung of 4s and the fourth; south can rob it.
fn kong_to_rob() -> Layout {
    layout()
        .east("444s 1p 7z")
        .south("123456789m 11z 23s")
        .wall("3z 3z 4s")
}

const UP_TO_THE_KONG: &str = "east discard 7z; south discard 3z; west discard 3z; \
    north discard 4s; east pung; east discard 1p; to east; east added-kong 4s";

#[test]
fn three_equal_chows_are_read_either_way() {
    let as_chows = hand("111222333p99m78s", "9s");
    assert!(as_chows.has("all-chows") && !as_chows.has("all-pungs"));
    let as_pungs = hand("111222333p99m88s", "8s");
    assert!(as_pungs.has("all-pungs") && !as_pungs.has("all-chows"));
    // With the pair inside the run of pungs.
    let inside = hand("11122233344p78s", "9s");
    assert!(inside.has("all-chows"));
}

#[test]
fn the_patterns_explain_the_total_in_every_face() {
    let mut wins = 0;
    for seed in 0..3000 {
        let mut events = Vec::new();
        let deal = crate::common::random::play_watched(seed, &mut events, |_, _| {});
        for win in deal.wins() {
            wins += 1;
            let cap = deal.options().value("cap").unwrap().as_u64().unwrap() as u8;
            let score = &win.score;
            let sum: u8 = score.patterns.iter().map(|scored| scored.value).sum();
            assert_eq!((score.sum, score.total), (sum, sum.min(cap)));
            assert_eq!(score.base, 1 << score.total);

            let table = Rules::HongKong.patterns();
            let limit = score
                .patterns
                .iter()
                .any(|p| table[usize::from(p.pattern)].limit);
            assert!(
                !limit || score.patterns.len() == 1,
                "a limit hand stands alone"
            );

            // The settlement, ...
            let settlement = deal.settlement().unwrap();
            let account = &settlement.wins[0];
            assert_eq!(account.win, *win);
            let ids: Vec<_> = account.patterns.iter().map(|p| (p.id, p.value)).collect();
            // ... the scoring contract, asked about the same tiles, ...
            let answer = scorer::answer(Rules::HongKong, &request(&deal)).unwrap();
            let named: Vec<_> = answer
                .patterns
                .iter()
                .flatten()
                .map(|p| (p.id, p.value))
                .collect();
            assert_eq!(named, ids, "seed {seed}");
            assert_eq!(
                (answer.total, answer.base),
                (Some(score.total), Some(score.base))
            );
            let paid = answer.payments.unwrap();
            // ... the last line of a replay and its events say the same.
            let end = end_line(&deal, None);
            let worth = serde_json::to_value(&end.wins[0].worth).unwrap();
            assert_eq!(worth["total"], score.total);
            assert_eq!(end.scores, paid);
            let line = events.iter().find(|e| matches!(e, Event::Win(_))).unwrap();
            let line = event_line(deal.table(), line);
            assert_eq!(line["patterns"], worth["patterns"]);
            for seat in Seat::PLAYERS {
                assert_eq!(settlement.scores[seat], paid[&seat]);
            }
        }
    }
    assert!(wins > 150, "{wins}");
}

/// The hand that won a deal as a request to score it.
fn request(deal: &Deal) -> String {
    let win = &deal.wins()[0];
    let account = deal.settlement().unwrap().wins.remove(0);
    let mut concealed = account.concealed;
    // A hand that won as dealt has no winning tile: any of its tiles will do.
    let tile = win.tile.unwrap_or_else(|| concealed.iter().next().unwrap());
    concealed.remove(tile);
    let melds: Vec<Value> = deal
        .melds(win.seat)
        .iter()
        .map(|meld| {
            let tiles = notation::faces(meld.tiles.iter().map(|tile| tile.kind()));
            json!({"kind": meld.kind.as_str(), "tiles": tiles})
        })
        .collect();
    let options: serde_json::Map<String, Value> = deal
        .options()
        .changed()
        .map(|(key, value)| (key.to_owned(), value))
        .collect();
    let has = |id: &str| account.patterns.iter().any(|pattern| pattern.id == id);
    let empty = deal.wall().is_empty() && win.by.as_str() != "robbed-kong";
    let last_tile = empty && win.tile.is_some();
    json!({
        "hand": faces(&concealed), "melds": melds, "win": tile.kind(), "by": win.by.as_str(),
        "from": win.by.from(), "seat": win.seat, "flowers": faces(&deal.flowers(win.seat)),
        "kong_replacement": has("kong-replacement"), "last_tile": last_tile, "options": options,
    })
    .to_string()
}

#[test]
fn a_robbing_window_leaves_no_stale_choices() {
    let mut play = kong_to_rob().deal();
    play.play(UP_TO_THE_KONG);
    assert!(matches!(play.deal.phase(), Phase::Window(window) if window.added_kong));
    play.play("south pass");
    assert_eq!((play.asked().as_str(), play.turn()), ("east", Some(East)));
    assert_eq!(play.refused(South, "win"), Illegal::NotAsked);
    for seat in [South, West, North] {
        let view = play.deal.view(seat);
        assert!(view.legal.is_empty() && view.answered.is_none(), "{seat}");
    }
    // The next window asks for its own answers.
    play.play("east discard 9s; all pass");
    assert_eq!(play.turn(), Some(South));
}

#[test]
fn a_robbing_window_opens_on_replay_as_it_did_live() {
    let (table, start) = kong_to_rob().build();
    let mut play = crate::common::Play::new(&table, &start);
    play.play(UP_TO_THE_KONG);
    let live = play.deal.clone();
    // Replayed from its record, the deal stands in the same window, from the text as well.
    let mut game = Game::new(Header::laid_out(table, start));
    for (seat, action) in play.decisions() {
        game.act(seat, action).unwrap();
    }
    assert!(*game.deal() == live);
    let mut read = Game::read(&game.to_text()).unwrap();
    assert!(*read.deal() == live);
    assert_eq!(read.deal().legal(South), live.legal(South));
    read.act(South, Action::Win).unwrap();
    play.play("south win");
    assert!(*read.deal() == play.deal);
}

#[test]
fn no_kong_is_ever_paid_at_this_table() {
    let mut play = layout().east("5555m").south("6p").deal();
    play.play("east concealed-kong 5m");
    assert!(play.deal.ledger().lines().is_empty());
    let mut play = kong_to_rob().deal();
    play.play(UP_TO_THE_KONG).play("south pass");
    assert!(play.deal.ledger().lines().is_empty());
}

#[test]
fn saves_do_not_drift_from_live_play() {
    for seed in 0..25 {
        let mut chance = Seed::from(seed).chance(Stream::Bot);
        let table = random_table(&mut chance);
        let mut game = Game::new(Header::new(table, Seed::from(seed)));
        while !game.deal().is_over() {
            for seat in game.deal().awaiting().iter() {
                let again = Game::read(&game.to_text()).unwrap();
                let (live, read) = (game.deal(), again.deal());
                assert!(live == read, "seed {seed}");
                assert_eq!(live.legal(seat), read.legal(seat));
                assert_eq!(live.wall(), read.wall());
                assert!(live.view(seat) == read.view(seat));
                let action = eager(&mut chance, &live.legal(seat));
                game.act(seat, action).unwrap();
            }
        }
        assert_eq!(
            game.deal().scores(),
            Game::read(&game.to_text()).unwrap().deal().scores()
        );
    }
}

#[test]
fn a_lower_claim_never_erases_a_higher_one() {
    // South chows after west has punged and after north has won.
    let mut play = layout()
        .east("5s")
        .south("46s")
        .west("55s")
        .north("123456789m 99m 67s")
        .deal();
    play.play("east discard 5s; north win; west pung; south chow 46s");
    assert_eq!(play.deal.wins()[0].seat, North);
}

#[test]
fn two_claims_of_one_tile_are_both_offered() {
    let mut play = layout().east("5s").south("55s 46s 5s").deal();
    play.play("east discard 5s");
    assert_eq!(play.legal(South), "kong, pung, chow with 46s, pass");
}

#[test]
fn whoever_has_claimed_has_a_tile_to_discard() {
    for seed in 0..400 {
        play_through(seed, |deal| {
            if let Phase::Turn(turn) = deal.phase() {
                let discards = deal.legal(turn.seat);
                let discards = discards
                    .iter()
                    .filter(|a| matches!(a, Action::Discard(_)))
                    .count();
                assert_eq!(discards, deal.hand(turn.seat).len(), "seed {seed}");
                let held = deal.hand(turn.seat).len() + 3 * deal.melds(turn.seat).len();
                assert_eq!(held, 14, "seed {seed}");
            }
        });
    }
}

#[test]
fn only_who_has_drawn_has_a_drawn_tile() {
    for seed in 0..200 {
        play_through(seed, |deal| {
            for seat in Seat::PLAYERS {
                let drawn = deal.view(seat).drawn;
                let expected = match deal.phase() {
                    Phase::Turn(turn) if turn.seat == seat => {
                        matches!(turn.source, Source::Draw | Source::KongReplacement)
                    }
                    // The tile drawn before an added kong is still the latest.
                    Phase::Window(window) if window.added_kong => window.from == seat,
                    Phase::Over { .. } => continue,
                    _ => false,
                };
                let held = drawn.is_some_and(|tile| deal.hand(seat).contains(tile));
                assert_eq!(
                    (drawn.is_some(), held),
                    (expected, expected),
                    "{seat}, seed {seed}"
                );
            }
        });
    }
}

#[test]
fn four_exposed_melds_leave_two_tiles_and_a_discard() {
    let mut play = layout()
        .east("1m 2z")
        .south("11m 22m 33m 44m 12345z")
        .west("2m 5p")
        .north("3m")
        .wall("4m")
        .deal();
    play.play("east discard 1m; south pung; south discard 1z; west discard 2m; south pung");
    play.play("south discard 2z; to north; north discard 3m; south pung; south discard 3z");
    play.play("to east");
    assert_eq!(play.deal.hand(South).len(), 4);
    assert_eq!(play.deal.melds(South).len(), 3);
}

#[test]
fn a_kong_on_the_replacement_of_a_kong_with_an_empty_wall() {
    let mut play = layout().east("5555m 6666m").size(1).back("9s").deal();
    play.play("east concealed-kong 5m");
    assert_eq!(
        play.refused(East, "concealed-kong 6m"),
        Illegal::NoReplacement
    );
    // With two tiles both kongs are there, and then the wall is empty.
    let mut play = layout().east("5555m 6666m 7777m").size(2).deal();
    play.play("east concealed-kong 5m; east concealed-kong 6m");
    assert_eq!(play.deal.wall().len(), 0);
    assert_eq!(
        play.refused(East, "concealed-kong 7m"),
        Illegal::NoReplacement
    );
    assert_eq!(
        play.deal
            .melds(East)
            .iter()
            .filter(|m| m.kind == MeldKind::ConcealedKong)
            .count(),
        2
    );
}

#[test]
fn near_the_end_of_the_wall_nothing_is_off_by_one() {
    // The last tile can be drawn, discarded and won on; the draw after it ends the deal.
    for size in 0..4 {
        let mut play = layout().east("7z").size(size).deal();
        play.play("east discard 7z; all pass");
        let mut turns = 0;
        while let Some(seat) = play.turn() {
            turns += 1;
            assert_eq!(play.deal.wall().len(), size - turns);
            let tile = play.deal.view(seat).drawn.unwrap();
            play.play(&format!("{seat} discard {tile}; all pass"));
        }
        assert_eq!((turns, play.deal.ending()), (size, Some(Ending::Wall)));
    }
}

#[test]
fn a_click_on_a_flower_that_was_just_replaced_does_nothing() {
    let mut play = layout().east("7z").wall("1f").back("9s").deal();
    play.play("east discard 7z");
    assert_eq!(play.refused(South, "discard 1f"), Illegal::NotHeld);
    assert_eq!(play.discardable(South).len(), 14);
    play.play("south discard 9s");
}

#[test]
fn every_reason_of_a_refusal_can_be_met() {
    let mut met = std::collections::BTreeSet::new();
    let mut meet = |layout: Layout, script: &str, seat: Seat, words: &str, id: &'static str| {
        let mut play = layout.deal();
        play.play(script);
        assert_eq!(play.refused(seat, words).id(), id, "{words}");
        met.insert(id);
    };
    let ready = "123456789m 11p 23s";
    meet(
        layout().east("1m").size(0),
        "east discard 1m; all pass",
        East,
        "discard 1p",
        "deal-over",
    );
    meet(layout(), "", South, "discard 1m", "not-asked");
    meet(layout(), "", East, "pung", "wrong-moment");
    meet(
        layout().east("5m").south("55m"),
        "east discard 5m",
        South,
        "discard 5m",
        "wrong-moment",
    );
    meet(layout().east("5m"), "", East, "discard 5m/4", "not-held");
    meet(
        layout().east("5m").south("55m"),
        "east discard 5m",
        South,
        "kong",
        "not-held",
    );
    meet(
        layout().east("5m").south("4679m"),
        "east discard 5m",
        South,
        "chow 79m",
        "no-chow",
    );
    meet(
        layout().east("5m").west("55m46m"),
        "east discard 5m",
        West,
        "chow 46m",
        "not-next",
    );
    meet(
        layout().east("5555m").size(0),
        "",
        East,
        "concealed-kong 5m",
        "no-replacement",
    );
    meet(
        layout().east("5m").south("55m6666m"),
        "east discard 5m; south pung",
        South,
        "concealed-kong 6m",
        "after-claim",
    );
    meet(layout().east("5m"), "", East, "added-kong 5m", "no-pung");
    meet(
        kong_to_rob(),
        UP_TO_THE_KONG,
        South,
        "chow 23s",
        "only-robbing",
    );
    meet(
        layout().east("4s").south(ready).size(0),
        "east discard 4s",
        South,
        "chow 23s",
        "last-discard",
    );
    meet(layout(), "", East, "win", "not-a-hand");
    let two = layout().east("4s").south("123456789m 11z 23s");
    meet(two, "east discard 4s", South, "win", "below-minimum");
    let passed = layout()
        .option("passed_win", "same-tile")
        .east("4s")
        .west(ready)
        .wall("4s");
    meet(
        passed,
        "east discard 4s; west pass; south discard 4s",
        West,
        "win",
        "passed-win",
    );
    // Those of other tables apart.
    let others = [
        Illegal::MissingSuitFirst,
        Illegal::MissingSuit,
        Illegal::NotOneSuit,
        Illegal::WrongCount,
        Illegal::JokerPassed,
        Illegal::NoGroup,
        Illegal::NoOpenHand,
        Illegal::HotWall,
        Illegal::ConcealedOnly,
        Illegal::NoJoker,
        Illegal::NoTarget,
    ];
    let every: std::collections::BTreeSet<_> = Illegal::ALL
        .iter()
        .filter(|why| !others.contains(why))
        .map(|why| why.id())
        .collect();
    assert_eq!(met, every);
}

//! SC-2: tiles, dealing, the missing suit, the exchange.

use super::play::{EAST_5P, INERT, WAIT_5P, lay, lay_with};
use sparrows_engine::options::Options;
use sparrows_engine::table::{Direction, Event};
use sparrows_engine::{Action, Deal, Rules, Seat, Seed, Suit, Table};
use std::collections::BTreeSet;

#[test]
fn sc_2_1_the_108_suit_tiles_are_dealt() {
    let deal = Deal::new(&Table::sichuan(), Seed::from(5));
    let sizes = Seat::PLAYERS.map(|seat| deal.hand(seat).len());
    assert_eq!(sizes, [14, 13, 13, 13]);
    assert_eq!(deal.wall().len(), 108 - 14 - 39);
    assert!(
        Rules::Sichuan
            .tiles()
            .iter()
            .all(|tile| tile.kind().suit().is_some())
    );
    deal.check_invariants(&Rules::Sichuan.tiles()).unwrap();
}

#[test]
fn sc_2_2_all_name_a_suit_before_any_is_shown() {
    let play = lay("", [EAST_5P, WAIT_5P[0], WAIT_5P[1], WAIT_5P[2]], "", "");
    assert_eq!(play.deal().awaiting().len(), 4);
    assert_eq!(play.kinds(Seat::West), ["missing-suit"]);
    let play = play.run("n:miss-s e:miss-m w:miss-s");
    for viewer in Seat::PLAYERS {
        let view = play.view(viewer);
        assert!(
            view.players
                .iter()
                .all(|(_, player)| player.missing.is_none())
        );
    }
    assert!(play.refused("n:miss-p").contains("not asked"));
    let told = |play: &super::play::Play| {
        let events = play.game().events();
        events
            .iter()
            .filter(|event| matches!(event, Event::MissingSuit { .. }))
            .count()
    };
    assert_eq!(told(&play), 0);
    let play = play.run("s:miss-s");
    assert_eq!(told(&play), 4);
    assert_eq!(
        play.view(Seat::West).players[Seat::East].missing,
        Some(Suit::Characters)
    );
    assert_eq!(play.turn(), Some(Seat::East));
}

#[test]
fn sc_2_2_a_win_with_the_dealt_fourteen_is_a_self_draw() {
    let play = lay(
        "",
        ["123456789m46p99p5p", INERT, INERT, INERT],
        "1s",
        "ssss",
    );
    assert_eq!(play.kinds(Seat::East), ["win", "discard"]);
    let play = play.run("e:win");
    let deal = play.deal();
    assert_eq!(deal.wins()[0].tile, None);
    assert_eq!(play.scores(), [6, -2, -2, -2]);
}

#[test]
fn sc_2_2_exchange_three_passes_tiles_of_one_suit_the_way_the_die_says() {
    let hands = [
        "111222333m11223p",
        "444555666p4567s",
        "444555666m4567s",
        "777888999p4567s",
    ];
    let option = "\"exchange_three\":true";
    for (way, receiver) in [("next", 1), ("across", 2), ("previous", 3)] {
        let more = format!(",\"exchange\":\"{way}\"");
        let play = lay_with(option, &more, hands, "", "");
        assert_eq!(play.kinds(Seat::East), ["exchange-three"]);
        assert!(
            play.refused("e:give-11m2p")
                .contains("three tiles of one suit")
        );
        assert!(play.refused("e:give-789m").contains("does not hold"));
        assert!(play.refused("e:give-11m").contains("names 2 tiles"));
        assert!(
            play.refused("e:miss-m")
                .contains("cannot be done at this point")
        );
        let play = play.run("e:give-111m s:give-456s w:give-444m n:give-777p");
        let deal = play.deal();
        let characters = |seat: Seat| {
            deal.hand(seat)
                .iter()
                .filter(|t| t.kind().suit() == Some(Suit::Characters))
                .count()
        };
        assert_eq!(
            Seat::PLAYERS.map(|seat| deal.hand(seat).len()),
            [14, 13, 13, 13]
        );
        let from_east = [6, 0, 6, 0];
        let gained = Seat::PLAYERS.map(|seat| characters(seat) - from_east[seat.index()]);
        let mut expected = [0; 4];
        expected[receiver] += 3;
        expected[(receiver + 2) % 4] += 3; // West's three characters go as far.
        assert_eq!(gained, expected, "{way}");
        assert_eq!(play.kinds(Seat::East), ["missing-suit"]);
    }
    // The same copies are not passed twice, and each of the three is another tile.
    let play = lay_with(option, ",\"exchange\":\"next\"", hands, "", "");
    assert!(play.refused("e:give-1m/1|1m/1|1m/2").contains("column"));
}

#[test]
fn sc_2_2_the_die_decides_where_tiles_go() {
    let mut options = Options::new(Rules::Sichuan);
    options.set_text("exchange_three", "true").unwrap();
    let table = Table::new(options).unwrap();
    let mut ways = BTreeSet::new();
    for seed in 0..40 {
        let mut deal = Deal::new(&table, Seed::from(seed));
        let mut events = Vec::new();
        for seat in Seat::PLAYERS {
            let hand = deal.hand(seat);
            let of_suit = |suit| {
                hand.iter()
                    .filter(move |tile| tile.kind().suit() == Some(suit))
            };
            let suit = Suit::ALL
                .into_iter()
                .find(|&suit| of_suit(suit).count() >= 3)
                .unwrap();
            let tiles: Vec<_> = of_suit(suit).take(3).collect();
            let action = Action::ExchangeThree([tiles[0], tiles[1], tiles[2]]);
            deal.act_watched(seat, action, &mut events).unwrap();
        }
        let to = events.iter().find_map(|event| match event {
            Event::Exchange {
                from: Seat::East,
                to,
                ..
            } => Some(*to),
            _ => None,
        });
        let way = [Direction::Next, Direction::Across, Direction::Previous]
            .into_iter()
            .position(|way| Some(way.receiver(Seat::East)) == to);
        ways.insert(way.unwrap());
        deal.check_invariants(&Rules::Sichuan.tiles()).unwrap();
    }
    assert_eq!(ways.len(), 3);
}

#[test]
fn sc_2_2_a_laid_out_deal_says_the_way_exactly_where_tiles_are_passed() {
    let header = |options: &str, more: &str| {
        format!(
            "{{\"record\":1,\"rules\":\"sichuan\",\"options\":{{{options}}},\"deal\":{{\"hands\":\
             {{\"east\":\"{EAST_5P}\",\"south\":\"{}\",\"west\":\"{}\",\"north\":\"{}\"}},\
             \"wall\":\"\"{more}}}}}",
            WAIT_5P[0], WAIT_5P[1], WAIT_5P[2]
        )
    };
    let read = |text: String| sparrows_engine::Game::read(&text).map(|_| ());
    let way = ",\"exchange\":\"next\"";
    let option = "\"exchange_three\":true";
    assert!(read(header(option, way)).is_ok());
    assert!(read(header("", "")).is_ok());
    assert!(
        read(header("", way))
            .unwrap_err()
            .to_string()
            .contains("`exchange` stands")
    );
    assert!(
        read(header(option, ""))
            .unwrap_err()
            .to_string()
            .contains("`exchange` stands")
    );
}

#[test]
fn sc_2_3_while_a_missing_tile_is_held_every_discard_must_be_one() {
    let play = lay("", [EAST_5P, INERT, INERT, INERT], "9m8m7m6m", "msss").run("e:1s");
    // South drew 9m; it holds bamboo.
    let why = play.refused("s:9m");
    assert!(
        why.contains("while it holds a tile of the missing suit it discards one"),
        "{why}"
    );
    let bamboo = play.view(Seat::South).legal;
    assert_eq!(bamboo.len(), 9);
    play.run("s:5s");
}

#[test]
fn sc_2_3_a_missing_tile_drawn_later_binds_again() {
    let play = lay("", [EAST_5P, WAIT_5P[0], INERT, INERT], "1s2m", "msss").run("e:3p");
    assert_eq!(play.view(Seat::South).legal.len(), 1);
    play.run("s:1s");
}

#[test]
fn sc_2_3_the_missing_suit_is_not_punged_konged_or_won_on() {
    // South waits for 5p but does without dots: three of the tile make no pung, kong or win.
    let south = "555p123456789m1s";
    let play = lay("", [EAST_5P, south, INERT, INERT], "8p8p", "mpss");
    let play = play.run("e:5p");
    assert_eq!(play.turn(), Some(Seat::South), "no window opened");
    let concealed = lay("", ["5555p123456789m1s", INERT, INERT, INERT], "2m", "psss");
    assert_eq!(concealed.kinds(Seat::East), ["discard"]);
    assert!(concealed.refused("e:ckong-5p").contains("missing suit"));
}

#[test]
fn sc_2_3_nobody_wins_with_a_missing_tile_in_hand() {
    let play = lay(
        "",
        ["123456789m46p99p5p", INERT, INERT, INERT],
        "1s",
        "psss",
    );
    assert_eq!(play.kinds(Seat::East), ["discard"]);
    assert!(
        play.refused("e:win")
            .contains("nobody wins with one in hand")
    );
}

#[test]
fn sc_2_3_pungs_and_kongs_of_other_suits_stay_open_meanwhile() {
    let south = "33p123456789s12m";
    let play = lay("", [EAST_5P, south, INERT, INERT], "6m7m8m9m", "msss");
    let play = play.run("e:3p");
    assert_eq!(play.kinds(Seat::South), ["pung", "pass"]);
    let play = play.run("s:pung");
    assert!(play.refused("s:1m").contains("missing suit"));
    play.run("s:9s");
}

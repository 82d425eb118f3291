//! HK-1 and HK-2: the object of play, the tiles, dealing, flowers, the wall.

use crate::common::{faces, layout, table};
use sparrows_engine::chance::Stream;
use sparrows_engine::options::Options;
use sparrows_engine::table::{Ending, Phase, Source, WallEnd};
use sparrows_engine::{
    Action, Deal, Event, Illegal, Kind, Rules, Seat, Seat::*, Seed, Table, TileId, TileSet,
};

/// Two faan on a discard: concealed and no flowers. It waits for 1s and 4s.
const TWO_FAAN: &str = "123456789m 11z 23s";

#[test]
fn hk_1_1_a_legal_hand_of_three_faan_wins_and_ends_the_deal() {
    // A pair of a suit makes it all chows as well: three faan.
    let mut play = layout().east("4s").south("123456789m 11p 23s").deal();
    play.play("east discard 4s");
    assert_eq!(play.legal(South), "win, chow with 23s, pass");
    play.play("south win");
    assert_eq!(play.deal.ending(), Some(Ending::Win));
    assert_eq!((play.deal.wins().len(), play.total()), (1, 3));
    assert!(play.deal.awaiting().is_empty());
}

#[test]
fn hk_1_1_two_faan_do_not_win_under_the_default_minimum() {
    let mut play = layout().east("4s").south(TWO_FAAN).deal();
    play.play("east discard 4s");
    assert!(!play.legal(South).contains("win"));
    let why = Illegal::BelowMinimum {
        total: 2,
        minimum: 3,
    };
    assert_eq!(play.refused(South, "win"), why);
}

#[test]
fn hk_1_1_min_faan_is_an_option_from_0_to_13() {
    for (minimum, wins) in [("0", true), ("2", true), ("3", false), ("13", false)] {
        let mut play = layout()
            .option("min_faan", minimum)
            .east("4s")
            .south(TWO_FAAN)
            .deal();
        play.play("east discard 4s");
        assert_eq!(
            play.legal(South).contains("win"),
            wins,
            "min_faan {minimum}"
        );
    }
    let mut options = Options::new(Rules::HongKong);
    assert_eq!(options.value("min_faan").unwrap(), 3);
    assert!(options.set_text("min_faan", "14").is_err());
    assert!(options.set_text("min_faan", "-1").is_err());
    assert!(options.set_text("min_faan", "three").is_err());
}

#[test]
fn hk_1_1_with_no_minimum_a_chicken_hand_wins_one_point() {
    // South claims a pung of 5p and shows the flower of another seat: nothing counts.
    let mut play = layout()
        .option("min_faan", "0")
        .east("4s 5p")
        .south("456m 99p 23s 123p 1f 55p")
        .back("7z")
        .wall("1z")
        .deal();
    play.play("east discard 5p; south pung; south discard 7z; to east; east discard 4s; south win");
    assert_eq!((play.patterns().as_str(), play.total()), ("", 0));
    assert_eq!(play.scores(), [-3, 3, 0, 0]);
}

#[test]
fn hk_1_2_a_draw_from_an_empty_wall_ends_the_deal_with_nothing_paid() {
    let mut play = layout().east("1m").size(0).deal();
    play.play("east discard 1m; all pass");
    assert_eq!(play.deal.ending(), Some(Ending::Wall));
    assert!(play.deal.wins().is_empty());
    assert_eq!(play.scores(), [0; 4]);
    let settlement = play.deal.settlement().unwrap();
    assert!(settlement.wins.is_empty() && settlement.ledger.is_empty());
}

#[test]
fn hk_1_2_a_replacement_from_an_empty_wall_ends_the_deal() {
    // The replacement for the kong is the last tile and a flower: its replacement is missing.
    let mut play = layout().east("5555m").size(1).back("3f").deal();
    play.play("east concealed-kong 5m");
    assert_eq!(play.deal.ending(), Some(Ending::Wall));
    assert_eq!(play.scores(), [0; 4]);
}

#[test]
fn hk_2_1_the_table_has_144_tiles() {
    let tiles = Rules::HongKong.tiles();
    assert_eq!(tiles.len(), 144);
    for kind in Kind::plain() {
        assert_eq!(tiles.count(kind), 4, "{kind}");
    }
    let flowers: Vec<Kind> = Kind::all().filter(|kind| kind.is_flower()).collect();
    assert_eq!(flowers.len(), 8);
    assert!(flowers.iter().all(|&kind| tiles.count(kind) == 1));
    assert_eq!(tiles.count(Kind::JOKER), 0);
}

#[test]
fn hk_2_1_equal_faces_are_different_tiles() {
    let mut play = layout().east("5m/2 5m/4 9p").deal();
    play.play("east discard 5m/4");
    let second = Kind::from_text(5, 'm')
        .and_then(|kind| kind.tile(2))
        .unwrap();
    let fourth = Kind::from_text(5, 'm')
        .and_then(|kind| kind.tile(4))
        .unwrap();
    assert_eq!(play.deal.discards()[0].tile, fourth);
    assert!(play.deal.hand(East).contains(second));
    assert!(!play.deal.hand(East).contains(fourth));
}

#[test]
fn hk_2_2_three_rounds_of_four_then_one_each_then_one_for_the_dealer() {
    let table = Table::hong_kong();
    for n in 0..50 {
        let mut events = Vec::new();
        let deal = Deal::new_watched(&table, Seed::from(n), &mut events);
        let mut wall: Vec<TileId> = table.rules().tiles().iter().collect();
        Seed::from(n).chance(Stream::Shuffle).shuffle(&mut wall);
        let mut hands: [Vec<TileId>; 4] = Default::default();
        let mut next = wall.into_iter();
        for count in [4, 4, 4, 1] {
            for hand in &mut hands {
                hand.extend(next.by_ref().take(count));
            }
        }
        hands[0].extend(next.by_ref().take(1));
        for (seat, hand) in Seat::PLAYERS.into_iter().zip(&hands) {
            let dealt = Event::Dealt {
                seat,
                count: hand.len() as u8,
                tiles: hand.iter().copied().collect(),
            };
            assert_eq!(events[seat.index()], dealt);
            assert_eq!(deal.hand(seat).len(), if seat == East { 14 } else { 13 });
        }
        // What flowers did not take from the end is the rest, in the same order.
        let rest: Vec<TileId> = next.collect();
        assert_eq!(deal.wall(), &rest[..deal.wall().len()]);
    }
}

#[test]
fn hk_2_3_flowers_are_shown_and_replaced_from_the_end_dealer_first() {
    let play = layout()
        .east("1f 6f")
        .south("2f")
        .west("3f")
        .back("9s 4s 3s 2s")
        .deal();
    let drawn: Vec<(Seat, String, WallEnd)> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Draw { seat, tile, end } => {
                Some((*seat, tile.unwrap().kind().to_string(), *end))
            }
            _ => None,
        })
        .collect();
    let expected = [(East, "2s"), (East, "3s"), (South, "4s"), (West, "9s")]
        .map(|(seat, tile)| (seat, tile.to_owned(), WallEnd::Back));
    assert_eq!(drawn, expected);
    assert_eq!(faces(&play.deal.flowers(East)), "16f");
    assert_eq!(faces(&play.deal.flowers(South)), "2f");
    assert!(
        Seat::PLAYERS
            .iter()
            .all(|&s| play.deal.hand(s).iter().all(|t| t.kind().is_plain()))
    );
    assert_eq!(play.deal.hand(East).len(), 14);
    assert_eq!(play.deal.hand(West).len(), 13);
}

#[test]
fn hk_2_3_a_replacement_that_is_a_flower_is_replaced_before_the_next_seat() {
    let play = layout().east("1f").south("2f").back("4s 3s 5f").deal();
    assert_eq!(faces(&play.deal.flowers(East)), "15f");
    let drawn: Vec<String> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Draw { seat, tile, .. } => Some(format!("{seat} {}", tile.unwrap().kind())),
            _ => None,
        })
        .collect();
    assert_eq!(drawn, ["east 5f", "east 3s", "south 4s"]);
}

#[test]
fn hk_2_3_a_flower_drawn_later_is_replaced_at_once() {
    let mut play = layout().east("1m").wall("4f").back("9s 7f").deal();
    play.play("east discard 1m; all pass");
    assert_eq!(play.turn(), Some(South));
    assert_eq!(faces(&play.deal.flowers(South)), "47f");
    let view = play.deal.view(South);
    assert_eq!(view.drawn.unwrap().kind().to_string(), "9s");
    assert_eq!(view.hand.len(), 14);
    // It is still the turn's draw: nothing says kong.
    let Phase::Turn(turn) = play.deal.phase() else {
        panic!("south has the turn");
    };
    assert_eq!(turn.source, Source::Draw);
}

#[test]
fn hk_2_3_flowers_are_never_discarded_and_stand_in_no_set() {
    let mut play = layout().east("1f").deal();
    let flower = Kind::from_text(1, 'f').unwrap().first_tile();
    assert_eq!(play.discardable(East), play.deal.hand(East));
    assert!(!play.deal.hand(East).contains(flower));
    let before = play.deal.clone();
    assert_eq!(
        play.act(East, Action::Discard(flower)),
        Err(Illegal::NotHeld)
    );
    assert!(play.deal == before);
    assert_eq!(play.refused(East, "concealed-kong 1f"), Illegal::NotHeld);
}

#[test]
fn hk_2_3_without_a_replacement_the_deal_ends() {
    // While dealing, ...
    let play = layout().south("8f").size(0).deal();
    assert_eq!(play.deal.ending(), Some(Ending::Wall));
    // ... and when the last tile of the wall is a flower.
    let mut play = layout().east("1m").wall("8f").size(1).deal();
    play.play("east discard 1m; all pass");
    assert_eq!(play.deal.ending(), Some(Ending::Wall));
    assert_eq!(play.scores(), [0; 4]);
    assert_eq!(faces(&play.deal.flowers(South)), "8f");
}

#[test]
fn hk_2_4_the_prevailing_wind_is_east_and_the_dealer_is_no_option_of_a_deal() {
    // North's pung of east counts for the round alone.
    let mut play = layout()
        .option("min_faan", "0")
        .east("1z 4s")
        .north("11z 456m 99p 23s 678p 1m")
        .deal();
    play.play("east discard 1z; north pung; north discard 1m; to east; east discard 4s; north win");
    assert_eq!(play.patterns(), "no-flowers 1, round-wind 1");
    let mut options = Options::new(Rules::HongKong);
    assert!(options.set_text("rotate_dealer", "true").is_err());
}

#[test]
fn hk_2_5_every_tile_is_played() {
    // With no win the wall is drawn to its last tile.
    let table = table(&[("min_faan", "13")]);
    for n in 0..20 {
        let mut deal = Deal::new(&table, Seed::from(n));
        let mut drawn = 0;
        while !deal.is_over() {
            drawn = deal.wall().len();
            for seat in deal.awaiting().iter() {
                let legal = deal.legal(seat);
                deal.act(seat, *legal.last().unwrap()).unwrap();
            }
        }
        assert_eq!(
            (deal.ending(), deal.wall().len(), drawn),
            (Some(Ending::Wall), 0, 0)
        );
    }
}

#[test]
fn hk_2_5_draws_come_from_the_front_and_replacements_from_the_end() {
    let mut play = layout()
        .east("5555m")
        .wall("2p 3p")
        .back("8p 9p")
        .size(6)
        .deal();
    let wall: TileSet = play.deal.wall().iter().copied().collect();
    assert_eq!(wall.len(), 6);
    play.play("east concealed-kong 5m");
    assert_eq!(play.deal.view(East).drawn.unwrap().kind().to_string(), "9p");
    play.play("east discard 9p; all pass");
    assert_eq!(
        play.deal.view(South).drawn.unwrap().kind().to_string(),
        "2p"
    );
    assert_eq!(play.deal.wall().last().unwrap().kind().to_string(), "8p");
}

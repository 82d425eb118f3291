//! AM-1 and AM-2: tiles, walls, the deal.

use super::play::*;
use sparrows_engine::{Deal, Kind, Rules, Seat, Seed, Table, TileId};

#[test]
fn am_1_1_152_tiles() {
    let tiles = Rules::American.tiles();
    assert_eq!(tiles.len(), 152);
    let of = |test: fn(Kind) -> bool| tiles.iter().filter(|tile| test(tile.kind())).count();
    assert_eq!(of(|kind| kind.suit().is_some()), 3 * 9 * 4);
    assert_eq!(of(|kind| kind.is_wind()), 16);
    assert_eq!(of(|kind| kind.is_dragon()), 12);
    assert_eq!(of(|kind| kind.is_flower()), 8);
    assert_eq!(of(|kind| kind == Kind::JOKER), 8);
}

#[test]
fn am_1_1_flowers_with_different_pictures_are_equal() {
    // FFF 1111m 2222p 333s: plum, summer and winter make the pung.
    let mut play = layout().east("1f").south("6f8f 1111m 2222p 33s").deal();
    play.play("east discard 1f");
    assert_eq!(play.legal(South, "expose"), ["expose with 68f"]);
    play.play("south expose 6f8f; south discard 3s");
    assert_eq!(play.meld(South, 0), "168f");
}

#[test]
fn am_1_1_matching_dragons_and_soap() {
    // 1111a 2222a DDDa DDDb: red goes with craks, green with bams, soap with dots.
    for (hand, wins) in [
        ("1111m 2222m 777z 66z", "6z"),
        ("1111p 2222p 555z 77z", "7z"),
        ("1111s 2222s 666z 55z", "5z"),
    ] {
        let mut play = layout().east(wins).south(hand).deal();
        play.play(&format!("east discard {wins}"));
        assert_eq!(play.kinds(South), "win expose pass", "{hand}");
        play.play("south win");
        assert_eq!(play.win()["hand"]["id"], "R5");
    }
    // Soap is the zero of 2026 too.
    let mut play = layout()
        .east("6p")
        .south("12f 22p 5z 22z 11z 33z 44z")
        .deal();
    play.play("east discard 6p; south win");
    assert_eq!(play.win()["hand"]["id"], "S6");
}

#[test]
fn am_1_2_the_dice_set_the_last_wall_apart() {
    let mut seen = std::collections::BTreeSet::new();
    for n in 0..200 {
        let deal = Deal::new(&Table::american(), Seed::from(n));
        let walls = deal.walls();
        let last = walls[4];
        assert!((4..=24).contains(&last) && last % 2 == 0);
        assert_eq!(
            walls.iter().map(|&n| usize::from(n)).sum::<usize>(),
            152 - 53
        );
        // East's wall of 38 begins behind the break; 53 tiles are dealt from it and the next two.
        assert_eq!((walls[0], walls[3]), (0, 38));
        assert_eq!(walls[1], 23_u8.saturating_sub(last));
        assert_eq!(walls[2], if last == 24 { 37 } else { 38 });
        seen.insert(last / 2);
        if last == 22 {
            assert_eq!(
                walls[1], 1,
                "with an 11 one tile of the second wall is left"
            );
        }
    }
    assert!(seen.len() == 11, "every throw comes up: {seen:?}");
}

#[test]
fn am_1_2_the_last_wall_is_played_last() {
    let mut play = layout().size(6).last_wall(4).deal();
    assert_eq!(play.deal().walls(), [0, 0, 0, 2, 4]);
    let discard = |play: &Play, seat: Seat| {
        let tile = play.deal().hand(seat).iter().next().unwrap();
        format!("{seat} discard {tile}")
    };
    for (seat, walls) in [
        (East, [0, 0, 0, 1, 4]),
        (South, [0, 0, 0, 0, 4]),
        (West, [0, 0, 0, 0, 3]),
    ] {
        let next = discard(&play, seat);
        play.play(&next);
        if play.deal().window_is_open() {
            play.play("all pass");
        }
        assert_eq!(play.deal().walls(), walls);
    }
}

/// Whether a window is open.
trait OpenWindow {
    fn window_is_open(&self) -> bool;
}

impl OpenWindow for Deal {
    fn window_is_open(&self) -> bool {
        matches!(self.phase(), sparrows_engine::table::Phase::Window(_))
    }
}

#[test]
fn am_2_1_four_by_four_then_east_the_first_and_third() {
    let table = Table::american();
    let seed = Seed::from(5);
    let deal = Deal::new(&table, seed);
    let mut order: Vec<TileId> = table.rules().tiles().iter().collect();
    seed.chance(sparrows_engine::chance::Stream::Shuffle)
        .shuffle(&mut order);
    for (i, seat) in Seat::PLAYERS.into_iter().enumerate() {
        let mut mine: Vec<TileId> = (0..3)
            .flat_map(|round| order[round * 16 + i * 4..][..4].to_vec())
            .collect();
        mine.push(order[48 + i]);
        if seat == East {
            mine.push(order[52]);
        }
        assert!(mine.iter().all(|&tile| deal.hand(seat).contains(tile)));
        assert_eq!(deal.hand(seat).len(), mine.len());
    }
    assert_eq!(deal.wall(), &order[53..]);
}

#[test]
fn am_2_2_play_goes_to_the_right() {
    let mut play = layout().deal();
    for seat in [East, South, West, North, East] {
        assert_eq!(play.asked(), [seat]);
        let tile = play.deal().hand(seat).iter().next().unwrap();
        play.play(&format!("{seat} discard {tile}"));
        if play.deal().window_is_open() {
            play.play("all pass");
        }
    }
}

#[test]
fn the_order_before_the_shuffle_is_that_of_the_notation() {
    let text = |rules: Rules| -> Vec<String> {
        rules.tiles().iter().map(|tile| tile.to_string()).collect()
    };
    let mut order = Vec::new();
    for (suit, ranks, copies) in [
        ("m", 9, 4),
        ("p", 9, 4),
        ("s", 9, 4),
        ("z", 7, 4),
        ("f", 8, 1),
        ("j", 1, 8),
    ] {
        for rank in 1..=ranks {
            order.extend((1..=copies).map(|copy| format!("{rank}{suit}/{copy}")));
        }
    }
    assert_eq!(text(Rules::American), order);
    assert_eq!(text(Rules::HongKong), order[..144]);
    assert_eq!(text(Rules::Sichuan), order[..108]);
}

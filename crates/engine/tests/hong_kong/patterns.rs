//! HK-4, the table: every row with what makes it and what does not.

use crate::common::hand::{Hand, hand};
use sparrows_engine::{Rules, Seat, Seat::*};

/// No pattern but `concealed-hand`: the base of comparisons.
fn plain() -> Hand {
    hand("123m456m555p23s99s", "4s")
}

#[test]
fn hk_4_the_table_is_complete() {
    let table: Vec<_> = Rules::HongKong
        .patterns()
        .iter()
        .map(|p| (p.id, p.value))
        .collect();
    let mut expected = crate::common::second_scorer::TABLE.to_vec();
    expected.extend(crate::common::second_scorer::LIMITS.map(|id| (id, 13)));
    assert_eq!(table, expected);
    let limits = Rules::HongKong
        .patterns()
        .iter()
        .filter(|p| p.limit)
        .count();
    assert_eq!(limits, 8);
}

#[test]
fn hk_4_the_example_of_every_pattern_shows_it() {
    for pattern in Rules::HongKong.patterns() {
        let (text, flowers) = pattern
            .example
            .split_once('*')
            .unwrap_or((pattern.example, "3f"));
        let mut parts = text.split_whitespace();
        let tiles = sparrows_engine::notation::parse_tiles(parts.next().unwrap()).unwrap();
        let (last, rest) = tiles.split_last().unwrap();
        let rest = sparrows_engine::notation::faces(rest.iter().map(|t| t.kind));
        let mut example = hand(&rest, &last.kind.to_string())
            .seat(South)
            .flowers(flowers);
        for meld in parts.map(|part| part.trim_start_matches('+')) {
            let meld_tiles = sparrows_engine::notation::parse_tiles(meld).unwrap();
            let kind = match meld_tiles.len() {
                4 => "kong",
                _ if meld_tiles[0].kind == meld_tiles[1].kind => "pung",
                _ => "chow",
            };
            example = example.meld(&format!("{kind} {meld}"));
        }
        let example = match pattern.id {
            "no-flowers" => example.flowers(""),
            "self-draw" | "four-concealed-pungs" => example.self_draw(),
            "kong-replacement" => example.kong_replacement(),
            "robbed-kong" => example.robbed(),
            "last-draw" => example.self_draw().last_tile(),
            "last-discard" => example.last_tile(),
            _ => example,
        };
        assert!(
            example.has(pattern.id),
            "{}: {}",
            pattern.id,
            pattern.example
        );
    }
}

#[test]
fn hk_4_all_chows() {
    assert_eq!(
        hand("123m456m789p23s99s", "4s").patterns(),
        "all-chows 1, concealed-hand 1"
    );
    assert_eq!(
        hand("456m789p23s99s", "4s").meld("chow 123m").patterns(),
        "all-chows 1"
    );
    // An honor pair, one pung: no.
    for wind in ["11z", "22z", "77z"] {
        assert!(!hand(&format!("123m456m789p23s{wind}"), "4s").has("all-chows"));
    }
    assert!(!plain().has("all-chows"));
}

#[test]
fn hk_4_concealed_hand() {
    assert_eq!(plain().patterns(), "concealed-hand 1");
    assert!(plain().self_draw().has("concealed-hand"));
    let kong = hand("456m555p23s99s", "4s");
    assert!(
        kong.clone()
            .meld("concealed-kong 1111m")
            .has("concealed-hand")
    );
    assert!(!kong.clone().meld("kong 1111m").has("concealed-hand"));
    assert!(!kong.clone().meld("pung 111m").has("concealed-hand"));
    assert!(!kong.meld("chow 123m").has("concealed-hand"));
    assert_eq!(
        hand("1133m5577p22s11z7z", "7z").patterns(),
        "concealed-hand 1, seven-pairs 4"
    );
}

#[test]
fn hk_4_self_draw() {
    assert_eq!(
        plain().self_draw().patterns(),
        "concealed-hand 1, self-draw 1"
    );
    assert!(!plain().has("self-draw") && !plain().robbed().has("self-draw"));
}

#[test]
fn hk_4_no_flowers() {
    assert_eq!(
        plain().flowers("").patterns(),
        "concealed-hand 1, no-flowers 1"
    );
    for flower in 1..=8 {
        assert!(
            !plain().flowers(&format!("{flower}f")).has("no-flowers"),
            "{flower}f"
        );
    }
}

#[test]
fn hk_4_dragons() {
    for (id, tiles) in [
        ("white-dragon", "555z"),
        ("green-dragon", "666z"),
        ("red-dragon", "777z"),
    ] {
        let concealed = hand(&format!("123m456m23s99s{tiles}"), "4s");
        assert_eq!(concealed.patterns(), format!("concealed-hand 1, {id} 1"));
        let four = format!("{tiles}{}", &tiles[2..]);
        let rest = || hand("123m456m23s99s", "4s");
        assert_eq!(
            rest().meld(&format!("pung {tiles}")).patterns(),
            format!("{id} 1")
        );
        assert_eq!(
            rest().meld(&format!("kong {four}")).patterns(),
            format!("{id} 1")
        );
        let concealed = rest().meld(&format!("concealed-kong {four}"));
        assert_eq!(concealed.patterns(), format!("concealed-hand 1, {id} 1"));
        let pair = hand(&format!("123m456m23s999s{}", &tiles[1..]), "4s");
        assert_eq!(pair.patterns(), "concealed-hand 1");
    }
}

#[test]
fn hk_4_seat_and_round_wind() {
    for seat in Seat::PLAYERS {
        for wind in 1..=4 {
            let hand = hand("123m456m23s99s", "4s").meld(&format!("pung {wind}{wind}{wind}z"));
            let expected = match (wind, seat.index() + 1 == wind) {
                (1, true) => "seat-wind 1, round-wind 1",
                (1, false) => "round-wind 1",
                (_, true) => "seat-wind 1",
                (_, false) => "",
            };
            let other_flower = if seat == West { "4f" } else { "3f" };
            assert_eq!(
                hand.seat(seat).flowers(other_flower).patterns(),
                expected,
                "{seat} {wind}z"
            );
        }
    }
}

#[test]
fn hk_4_small_three_dragons_replaces_the_dragons() {
    let small = hand("123m46m77z555z", "5m").meld("kong 6666z");
    assert_eq!(small.patterns(), "small-three-dragons 5, half-flush 3");
    // Two dragons and another pair are not small.
    let two = hand("123m46m99s555z", "5m").meld("pung 666z");
    assert_eq!(two.patterns(), "green-dragon 1, white-dragon 1");
}

#[test]
fn hk_4_all_pungs() {
    let pungs = hand("222m44p99s", "9s")
        .meld("pung 666s")
        .meld("kong 8888m");
    assert_eq!(pungs.patterns(), "all-pungs 3");
    let chow = hand("222m44p99s", "9s").meld("pung 666s").meld("chow 678m");
    assert_eq!(chow.patterns(), "");
}

#[test]
fn hk_4_half_and_full_flush() {
    assert_eq!(
        hand("123m456m789m22m11z", "1z").patterns(),
        "concealed-hand 1, seat-wind 1, round-wind 1, half-flush 3"
    );
    assert_eq!(
        hand("123456789m22m23m", "4m").patterns(),
        "all-chows 1, concealed-hand 1, full-flush 7"
    );
    // Melds belong to it: one other tile breaks it.
    let rest = hand("123456m22m78m", "9m");
    assert!(rest.clone().meld("pung 333m").has("full-flush"));
    assert!(rest.clone().meld("pung 333z").has("half-flush"));
    assert!(!rest.clone().meld("pung 333p").has("full-flush"));
    assert!(!rest.meld("pung 333p").has("half-flush"));
    // Honors alone are the limit hand, not a half flush: both have to be present.
    assert!(!hand("222z333z555z66z77z", "7z").has("half-flush"));
}

#[test]
fn hk_4_seven_pairs_add_to_flushes() {
    assert_eq!(
        hand("1133557799m22z7z", "7z").patterns(),
        "concealed-hand 1, half-flush 3, seven-pairs 4"
    );
    assert_eq!(
        hand("1133557799m224m", "4m").patterns(),
        "concealed-hand 1, full-flush 7, seven-pairs 4"
    );
}

#[test]
fn hk_4_own_flower_and_season_follow_the_seat() {
    for seat in Seat::PLAYERS {
        for flower in 1..=8 {
            let found = plain().seat(seat).flowers(&format!("{flower}f"));
            assert_eq!(
                found.has("own-flower"),
                flower == seat.index() + 1,
                "{seat} {flower}f"
            );
            assert_eq!(
                found.has("own-season"),
                flower == seat.index() + 5,
                "{seat} {flower}f"
            );
        }
    }
}

#[test]
fn hk_4_all_flowers_and_seasons_replace_ones_own() {
    for seat in Seat::PLAYERS {
        let hand = plain().seat(seat);
        assert_eq!(
            hand.clone().flowers("1234f").patterns(),
            "concealed-hand 1, all-flowers 2"
        );
        assert_eq!(
            hand.clone().flowers("5678f").patterns(),
            "concealed-hand 1, all-seasons 2"
        );
        let both = hand.flowers("12345678f");
        assert_eq!(
            both.patterns(),
            "concealed-hand 1, all-flowers 2, all-seasons 2"
        );
    }
    assert_eq!(
        plain().flowers("1235f").patterns(),
        "concealed-hand 1, own-flower 1, own-season 1"
    );
}

#[test]
fn hk_4_limit_hands_stand_alone() {
    let with_everything = |hand: Hand| hand.flowers("12345678f").self_draw().last_tile();
    for (id, hand) in [
        ("thirteen-orphans", hand("19m19p19s1234567z", "7z")),
        (
            "all-honors",
            hand("222z444z6z", "6z").meld("pung 555z").meld("pung 777z"),
        ),
        (
            "all-terminals",
            hand("111m999p9s", "9s")
                .meld("pung 999m")
                .meld("kong 1111s"),
        ),
        (
            "great-three-dragons",
            hand("45p22s", "6p")
                .meld("pung 555z")
                .meld("kong 6666z")
                .meld("pung 777z"),
        ),
        (
            "great-four-winds",
            hand("111z5m", "5m")
                .meld("pung 222z")
                .meld("pung 333z")
                .meld("kong 4444z"),
        ),
        (
            "four-kongs",
            hand("2z", "2z")
                .meld("kong 2222p")
                .meld("kong 7777s")
                .meld("concealed-kong 5555m")
                .meld("kong 6666z"),
        ),
        ("nine-gates", hand("1112345678999p", "5p")),
        ("four-concealed-pungs", hand("222m666p888s444z5z", "5z")),
    ] {
        assert_eq!(with_everything(hand).patterns(), format!("{id} 13"));
    }
}

#[test]
fn hk_4_all_honors_as_sets_or_pairs() {
    assert_eq!(hand("1122334455667z", "7z").patterns(), "all-honors 13");
    assert_eq!(hand("222z444z666z77z55z", "1z").reason(), "not-a-hand");
    assert!(
        !hand("222z444z6z", "6z")
            .meld("pung 555z")
            .meld("pung 999m")
            .has("all-honors")
    );
}

#[test]
fn hk_4_all_terminals_are_pungs_of_ones_and_nines_alone() {
    assert!(
        !hand("111m999p1z", "1z")
            .meld("pung 999m")
            .meld("kong 1111s")
            .has("all-terminals")
    );
    assert!(
        !hand("111m999p2s", "2s")
            .meld("pung 999m")
            .meld("kong 1111s")
            .has("all-terminals")
    );
    let pairs = hand("1199m1199p1199s1z", "1z");
    assert_eq!(pairs.patterns(), "concealed-hand 1, seven-pairs 4");
    // Pairs of terminals alone need four equal tiles, and are still no four pungs.
    let quads = hand("1111m9999m1111p9p", "9p").option("seven_pairs_quads", true);
    assert_eq!(quads.patterns(), "concealed-hand 1, seven-pairs 4");
}

#[test]
fn hk_4_nine_gates_concealed_without_kong_whatever_the_wait() {
    for tile in 1..=9 {
        let pure = hand("1112345678999s", &format!("{tile}s"));
        assert_eq!(pure.patterns(), "nine-gates 13", "{tile}s");
    }
    // Any wait: the hand has 5s twice and gets its 9s last.
    assert_eq!(hand("1112345567899s", "9s").patterns(), "nine-gates 13");
    assert_eq!(
        hand("1112345678999s", "5s").self_draw().patterns(),
        "nine-gates 13"
    );
    // Another suit, a meld, a kong: no.
    assert_eq!(hand("1112345678999s", "5p").reason(), "not-a-hand");
    assert!(
        !hand("2345678999s", "2s")
            .meld("pung 111s")
            .has("nine-gates")
    );
    assert!(
        !hand("2345678999s", "2s")
            .meld("concealed-kong 1111s")
            .has("nine-gates")
    );
}

#[test]
fn hk_4_four_concealed_pungs_are_self_drawn() {
    let pair_wait = hand("222m666p888s444z5z", "5z");
    assert_eq!(
        pair_wait.clone().self_draw().patterns(),
        "four-concealed-pungs 13"
    );
    // On a discard: the pungs are all concealed, but it was not self-drawn.
    assert_eq!(pair_wait.patterns(), "concealed-hand 1, all-pungs 3");
    // A pung completed by a discard is not concealed.
    assert_eq!(
        hand("222m666p88s444z55z", "8s").patterns(),
        "concealed-hand 1, all-pungs 3"
    );
    assert!(
        hand("222m666p88s444z55z", "8s")
            .self_draw()
            .has("four-concealed-pungs")
    );
    let kongs = hand("222m666p8s", "8s")
        .meld("concealed-kong 4444z")
        .meld("concealed-kong 5555z");
    assert!(kongs.clone().self_draw().has("four-concealed-pungs"));
    assert!(!kongs.has("four-concealed-pungs"));
    let exposed = hand("222m666p888s5z", "5z").meld("pung 444z").self_draw();
    assert_eq!(exposed.patterns(), "self-draw 1, all-pungs 3");
}

#[test]
fn hk_4_four_kongs_of_any_mixture() {
    for concealed in 0..=4 {
        let mut kongs = hand("2z", "2z");
        for (i, tiles) in ["2222p", "7777s", "5555m", "6666z"].iter().enumerate() {
            let kind = if i < concealed {
                "concealed-kong"
            } else {
                "kong"
            };
            kongs = kongs.meld(&format!("{kind} {tiles}"));
        }
        assert_eq!(kongs.patterns(), "four-kongs 13");
    }
    let three = hand("222z5m", "5m")
        .meld("kong 2222p")
        .meld("kong 7777s")
        .meld("kong 6666z");
    assert_eq!(three.patterns(), "green-dragon 1, all-pungs 3");
}

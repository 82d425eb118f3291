//! AM-6: which hand it is, and what it pays.

use super::play::*;
use serde_json::{Value, json};
use sparrows_engine::{Rules, scorer};

fn score(request: Value) -> Value {
    let answer = scorer::answer(Rules::American, &request.to_string());
    serde_json::to_value(answer.unwrap_or_else(|error| panic!("{request}: {error}"))).unwrap()
}

fn refused(request: Value) -> String {
    scorer::answer(Rules::American, &request.to_string())
        .unwrap_err()
        .to_string()
}

/// South's hand, won on east's discard.
fn request(hand: &str, win: &str) -> Value {
    json!({"hand": hand, "win": win, "by": "discard", "from": "east", "seat": "south", "year": 2026})
}

fn with(mut request: Value, key: &str, value: Value) -> Value {
    request[key] = value;
    request
}

/// Payments in values of the hand won.
fn points(answer: &Value) -> [i64; 4] {
    ["east", "south", "west", "north"].map(|seat| paid(answer, seat))
}

fn paid(answer: &Value, seat: &str) -> i64 {
    let value = answer["hand"]["value"].as_i64().unwrap();
    answer["payments"][seat].as_i64().unwrap() / value
}

#[test]
fn am_6_1_the_hand_is_found_and_its_value_printed() {
    let answer = score(request("123f 1111m 2222p 33s", "3s"));
    assert_eq!(
        answer["hand"],
        json!({"id":"R2","category":"consecutive-run","line":"FFF 1111a 2222b 333c","value":answer["hand"]["value"],"closed":false})
    );
    assert_eq!(answer["jokerless"], true);
    for absent in ["patterns", "total", "base"] {
        assert!(answer.get(absent).is_none());
    }
}

#[test]
fn am_6_1_shown_groups_are_units_with_their_tile_and_size() {
    let melds = json!([{"kind": "exposure", "tiles": "2222p"}]);
    let hand = with(request("123f 1111m 33s", "3s"), "melds", melds);
    assert_eq!(score(hand)["wins"], true);
    // A shown pung of 2p is not the kong that the hand has.
    let melds = json!([{"kind": "exposure", "tiles": "222p"}]);
    let hand = with(request("123f 1111m 2p 33s", "3s"), "melds", melds);
    assert_eq!(score(hand)["reason"], "not-a-hand");
    // Two pungs of one tile in different groups stay apart.
    let melds = json!([{"kind": "exposure", "tiles": "11m1j"}]);
    let hand = with(request("123f 1m 2222p 33s", "3s"), "melds", melds);
    assert_eq!(score(hand)["reason"], "not-a-hand");
}

#[test]
fn am_6_1_of_several_hands_the_highest_payment_then_card_order() {
    let toml = |values: [u16; 3]| {
        let [a, b, c] = values;
        format!(
            "[card]\nid=\"t\"\nname=\"T\"\n\
             [[hand]]\nid=\"A\"\ncategory=\"singles-pairs\"\nline=\"FF 1111a 2222b 3333c\"\nvalue={a}\nclosed=true\n\
             [[hand]]\nid=\"B\"\ncategory=\"c\"\nline=\"FF 1111a 2222b 3333c\"\nvalue={b}\nclosed=true\n\
             [[hand]]\nid=\"C\"\ncategory=\"c\"\nline=\"FF 1111a 2222b 3333c\"\nvalue={c}\nclosed=false\n"
        )
    };
    let won = |values, options: Value| {
        let mut play = layout().east("12f 1111m 2222p 3333s");
        play = play.card_text(&toml(values));
        for (key, value) in options.as_object().unwrap() {
            play = play.option(key, value.clone());
        }
        let mut play = play.deal();
        play.play("east win");
        play.win()["hand"]["id"].as_str().unwrap().to_owned()
    };
    assert_eq!(won([25, 30, 30], json!({})), "B");
    assert_eq!(won([30, 30, 30], json!({})), "A");
    // A pays 40 once where jokerless does not double it, the others twice 25.
    assert_eq!(
        won([40, 25, 25], json!({"jokerless_singles_pairs": false})),
        "B"
    );
    assert_eq!(won([40, 25, 25], json!({})), "A");
}

#[test]
fn am_6_1_the_line_is_the_alternative_that_matched() {
    let answer = score(request("12345f 4z1z3z2z 666z1j", "6z"));
    assert_eq!(answer["hand"]["id"], "Y5");
    assert_eq!(answer["hand"]["line"], "FFFFF NEWS GGGGG");
}

#[test]
fn am_6_2_the_discarder_pays_twice_the_others_once() {
    let joker = request("123f 111m1j 2222p 33s", "3s");
    assert_eq!(points(&score(joker.clone())), [-2, 4, -1, -1]);
    let mut drawn = joker;
    drawn["by"] = json!("self-draw");
    drawn.as_object_mut().unwrap().remove("from");
    assert_eq!(points(&score(drawn)), [-2, 6, -2, -2]);
}

#[test]
fn am_6_2_self_drawn_is_multiplied_once() {
    let mut play = layout()
        .east("9s")
        .south("123f 111m1j 2222p 33s")
        .wall("3s")
        .deal();
    play.play("east discard 9s; south win");
    assert_eq!(play.scores(), [-2, 6, -2, -2]);
}

#[test]
fn am_6_3_jokerless_doubles() {
    assert_eq!(
        points(&score(request("123f 1111m 2222p 33s", "3s"))),
        [-4, 8, -2, -2]
    );
    let melds = json!([{"kind": "exposure", "tiles": "222p1j"}]);
    let shown = with(request("123f 1111m 33s", "3s"), "melds", melds);
    assert_eq!(points(&score(shown)), [-2, 4, -1, -1]);
}

#[test]
fn am_6_3_singles_and_pairs_double_by_option() {
    let pairs = request("12f 22p5z6p 44z 11z 33z 2z", "2z");
    let answer = score(pairs.clone());
    assert_eq!(
        (&answer["hand"]["id"], &answer["jokerless"]),
        (&json!("S6"), &json!(true))
    );
    assert_eq!(points(&answer)[1], 8);
    let off = with(pairs, "options", json!({"jokerless_singles_pairs": false}));
    let answer = score(off);
    assert_eq!(
        (points(&answer)[1], &answer["jokerless"]),
        (4, &json!(true))
    );
}

#[test]
fn am_6_3_singles_and_pairs_in_play_with_and_without_the_option() {
    for (double, scores) in [(true, [-4, 8, -2, -2]), (false, [-2, 4, -1, -1])] {
        let mut play = layout()
            .option("jokerless_singles_pairs", double)
            .east("2z")
            .south("12f 22p5z6p 44z 11z 33z 2z")
            .deal();
        play.play("east discard 2z; south win");
        assert_eq!(play.win()["jokerless"], true, "no joker either way");
        assert_eq!(play.scores(), scores);
    }
}

#[test]
fn am_6_4_bet_upon_everything_doubles_and_is_shared() {
    let bet = with(
        request("123f 111m1j 2222p 33s", "3s"),
        "bet",
        json!("south"),
    );
    let answer = score(bet);
    assert_eq!(points(&answer), [-4, 4, -2, -2]);
    assert_eq!(paid(&answer, "bettor"), 4);
}

#[test]
fn a_closed_hand_with_a_group_shown_is_concealed_only() {
    let melds = json!([{"kind": "exposure", "tiles": "222p"}]);
    let hand = with(request("12f 11m 333p 4m 66z", "4m"), "melds", melds);
    assert_eq!(
        score(hand),
        json!({"wins": false, "reason": "concealed-only"})
    );
    assert_eq!(
        score(request("12f 11m 222p 333p 4m 66z", "4m"))["hand"]["id"],
        "R7"
    );
    assert_eq!(
        score(request("12f 11m 222p 333p 5m 66z", "4m"))["reason"],
        "not-a-hand"
    );
}

#[test]
fn what_cannot_occur_is_refused() {
    let hand = || request("123f 1111m 2222p 33s", "3s");
    for (request, what) in [
        (with(hand(), "win", json!("1j")), "joker"),
        (with(hand(), "by", json!("robbed-kong")), "kong"),
        (with(hand(), "year", json!(1899)), "1900"),
        (with(hand(), "bet", json!("bettor")), "bet"),
        (with(hand(), "card", json!("club.toml")), "club.toml"),
        (
            with(hand(), "melds", json!([{"kind": "pung", "tiles": "555m"}])),
            "exposure",
        ),
        (
            with(
                hand(),
                "melds",
                json!([{"kind": "exposure", "tiles": "1j1j1j"}]),
            ),
            "exposure",
        ),
        (
            with(
                hand(),
                "melds",
                json!([{"kind": "exposure", "tiles": "55m"}]),
            ),
            "exposure",
        ),
        (with(hand(), "flowers", json!("4f")), "4f"),
        (with(hand(), "missing", json!("p")), "missing"),
        (with(hand(), "active", json!(["east", "south"])), "active"),
        (with(hand(), "from", json!("south")), "from"),
    ] {
        let error = refused(request);
        assert!(error.contains(what), "{error}");
    }
    let other = json!({"hand": "123m456m789m1z", "win": "1z", "by": "self-draw", "seat": "east", "bet": "east"});
    let error = scorer::answer(Rules::HongKong, &other.to_string())
        .unwrap_err()
        .to_string();
    assert!(error.starts_with("bet: "), "{error}");
}

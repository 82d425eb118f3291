//! SC-5.1 to 5.3: wins and kongs; SC-5.6.

use super::play::{EAST_5P, INERT, WAIT_5P, lay};
use serde_json::{Value, json};
use sparrows_engine::Seat::{East, North, South, West};
use sparrows_engine::table::Payment;
use sparrows_engine::{Rules, scorer};

#[test]
fn sc_5_1_the_discarder_pays_the_base_to_each_winner() {
    let hands = [EAST_5P, WAIT_5P[0], WAIT_5P[1], INERT];
    let play = lay("", hands, "2m", "msss").run("e:5p s:win w:win");
    assert_eq!(
        play.ledger(Payment::Win),
        [(East, South, 1), (East, West, 1)]
    );
}

#[test]
fn sc_5_2_a_self_draw_is_paid_base_and_one_more_by_all_still_playing() {
    let hands = [EAST_5P, WAIT_5P[0], WAIT_5P[1], INERT];
    let play = lay("", hands, "5p7m8m", "msss").run("e:5p s:win w:pass w:win");
    // West drew 5p itself after south had left: two opponents pay.
    assert_eq!(
        play.ledger(Payment::Win)[1..],
        [(East, West, 2), (North, West, 2)]
    );
    assert_eq!(play.scores(), [-3, 1, 4, -2]);
}

fn answer(extra: Value) -> Result<Value, String> {
    let mut request = json!({"hand": "123456m234678p9p", "win": "9p", "by": "self-draw",
                             "seat": "south", "missing": "s"});
    for (key, value) in extra.as_object().unwrap() {
        request[key] = value.clone();
    }
    scorer::answer(Rules::Sichuan, &request.to_string())
        .map(|answer| serde_json::to_value(answer).unwrap())
        .map_err(|error| error.to_string())
}

#[test]
fn sc_5_2_only_active_seats_pay() {
    let pays = |active: Value| answer(json!({"active": active})).unwrap()["payments"].clone();
    assert_eq!(
        pays(json!(["south", "west"])),
        json!({"east":0,"south":2,"west":-2,"north":0})
    );
    assert!(
        answer(json!({"active": ["east", "west"]}))
            .unwrap_err()
            .starts_with("seat:")
    );
    let from = json!({"active": ["south", "west"], "by": "discard", "from": "east"});
    assert!(answer(from).unwrap_err().starts_with("from:"));
    assert!(
        answer(json!({"active": ["south", "south"]}))
            .unwrap_err()
            .starts_with("active:")
    );
}

#[test]
fn sc_5_3_an_exposed_kong_is_paid_by_its_supplier() {
    let south = "555p1234m78m6789p";
    let hands = [EAST_5P, south, INERT, INERT];
    let play = lay("", hands, "6m6m6m", "msss").run("e:5p s:kong");
    assert_eq!(play.ledger(Payment::ExposedKong), [(East, South, 2)]);
}

#[test]
fn sc_5_3_an_added_kong_is_paid_by_all_also_when_the_tile_was_not_just_drawn() {
    // South pungs, draws the fourth, throws another tile and adds it a turn later.
    let hands = [EAST_5P, "55p1234m78m6789p1s", INERT, INERT];
    let wall = "2s3s2m5p 4s5s3m6m 9m9m";
    let play = lay("", hands, wall, "msss").run("e:5p s:pung s:1s");
    let play = play.run(". . . s:1m . . . s:akong-5p");
    assert_eq!(
        play.ledger(Payment::AddedKong),
        [(East, South, 1), (West, South, 1), (North, South, 1)]
    );
}

#[test]
fn sc_5_3_a_concealed_kong_is_paid_two_by_all_still_playing() {
    let hands = ["5555m123456789p2m", INERT, INERT, INERT];
    let play = lay("", hands, "2m3m", "ssss").run("e:ckong-5m");
    assert_eq!(play.scores(), [6, -2, -2, -2]);
}

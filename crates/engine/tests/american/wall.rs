//! AM-4.7: the hot wall.

use super::play::*;

/// South holds a pair that east discards the third tile of; the wall's last two tiles are set
/// apart.
fn deal(option: bool) -> Play {
    layout()
        .option("hot_wall", option)
        .east("2p")
        .south("22p")
        .north("2p")
        .size(5)
        .last_wall(2)
        .deal()
}

#[test]
fn am_4_7_before_the_first_draw_from_the_last_wall_any_call_is_made() {
    let mut play = deal(true);
    play.play("east discard 2p");
    assert_eq!(play.kinds(South), "expose pass");
    play.play("south pass").until_turn(North);
    assert_eq!(
        play.deal().wall().len(),
        2,
        "the last wall is next, and whole"
    );
    play.play("north discard 2p");
    assert_eq!(play.kinds(South), "expose pass");
}

/// East discards another tile than 2 dots, and the turn comes to East again.
fn east_keeps_2p(play: &mut Play) {
    let tile = play
        .deal()
        .hand(East)
        .iter()
        .find(|tile| tile.kind().to_string() != "2p");
    play.play(&format!("east discard {}", tile.unwrap()))
        .until_turn(East);
}

#[test]
fn am_4_7_in_the_hot_wall_a_discard_is_called_for_mah_jongg_only() {
    let hot = |option: bool, south: &str| {
        let mut play = layout()
            .option("hot_wall", option)
            .east("2p")
            .south(south)
            .size(5)
            .last_wall(2)
            .deal();
        east_keeps_2p(&mut play);
        assert_eq!(
            play.deal().wall().len(),
            1,
            "one tile of the last wall is drawn"
        );
        play.play("east discard 2p");
        play
    };
    let play = hot(true, "22p");
    assert_eq!(play.asked(), [South], "it is south's turn");
    assert!(play.kinds(South).contains("discard"));
    assert_eq!(hot(false, "22p").kinds(South), "expose pass");
    let ready = "123f 1111m 222p 333s";
    assert_eq!(hot(true, ready).kinds(South), "win pass");
    assert_eq!(hot(false, ready).kinds(South), "win expose pass");
    assert_eq!(hot(true, ready).refused(South, "expose 22p"), "hot-wall");
}

#[test]
fn am_4_7_in_the_hot_wall_errors_are_punished_but_no_group_is_called() {
    let mut play = layout()
        .option("hot_wall", true)
        .punished()
        .east("2p")
        .south("22p")
        .size(5)
        .last_wall(2)
        .deal();
    east_keeps_2p(&mut play);
    play.play("east discard 2p");
    assert_eq!(play.asked(), [South, West, North]);
    assert_eq!(play.kinds(South), "win pass");
    assert_eq!(play.refused(South, "expose 22p"), "hot-wall");
}

#[test]
fn am_4_7_without_a_last_wall_nothing_is_hot() {
    let mut play = layout()
        .option("hot_wall", true)
        .size(0)
        .east("2p")
        .south("22p")
        .deal();
    play.play("east discard 2p");
    assert_eq!(play.kinds(South), "expose pass");
}

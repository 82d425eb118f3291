use super::*;
use crate::play::said::Word;
use sparrows_engine::options::Options;

fn play_out(sitting: &mut Sitting, level: Level) {
    while !sitting.game().deal().is_over() {
        for seat in sitting.game().deal().awaiting().iter() {
            let deal = sitting.game().deal();
            let (view, seed) = (deal.view(seat), deal.bot_seed(seat));
            let action = level.bot().decide(&view, seed);
            sitting
                .act(seat, action)
                .expect("what is legal can be done");
        }
    }
}

fn with_bettor() -> Table {
    let mut options = Options::new(Rules::American);
    options.set_text("bettor", "true").expect("an option");
    Table::new(options).expect("they go together")
}

fn first() -> Sitting {
    Sitting::new(Table::hong_kong(), Seed::from(5), usual_level())
}

#[test]
fn with_rotation_the_deal_goes_round_the_table() {
    let mut sitting = first();
    let mut seats = vec![sitting.person()];
    let mut dealers = vec![];
    for seed in 0..4_u64 {
        dealers.push(Seat::East.distance_after(sitting.person()));
        sitting = sitting.next(Table::hong_kong(), seed.into(), true);
        seats.push(sitting.person());
    }
    use Seat::{East, North, South, West};
    assert_eq!(seats, [East, North, West, South, East]);
    assert_eq!(dealers, [0, 1, 2, 3], "player after player deals");
    assert_eq!(
        sitting.next(Table::hong_kong(), 9.into(), false).person(),
        East
    );
}

#[test]
fn with_a_bettor_the_next_player_deals_whatever_is_set() {
    let table = with_bettor();
    let mut sitting = Sitting::new(table.clone(), Seed::from(5), usual_level());
    let mut seats = Vec::new();
    for seed in 6..12_u64 {
        seats.push(sitting.person());
        let bots = sitting.game().header().players.iter();
        let bots = bots
            .filter(|(_, player)| player.is_some())
            .map(|(seat, _)| seat);
        let others = Seat::ALL
            .into_iter()
            .filter(|seat| *seat != sitting.person());
        assert!(bots.eq(others), "the other four are computer players");
        assert_eq!(sitting.others(), usual_level());
        let kept = Sitting::from_text(&sitting.to_text()).expect("it was kept");
        assert_eq!(kept.record(), sitting.record());
        assert_eq!(kept.person(), sitting.person());
        sitting = sitting.next(table.clone(), seed.into(), false);
    }
    use Seat::{Bettor, East, North, South, West};
    assert_eq!(seats, [East, Bettor, North, West, South, East]);
}

#[test]
fn am_2_2_the_first_east_is_who_the_setting_says() {
    let first = |east| Sitting::first(Table::american(), 5.into(), usual_level(), east);
    assert_eq!(first(FirstEast::Left).person(), Seat::South);
    assert_eq!(first(FirstEast::Left).throw(), None);
    let dice = first(FirstEast::Dice);
    let said = dice.throw().expect("dice were thrown");
    let east = dice.circle().name(Seat::East);
    assert_eq!(said.args.last(), Some(&("who", Word::Msg(east.into()))));
    // It is told once, not after a reload, and holds at this table alone.
    let kept = Sitting::from_text(&dice.to_text()).expect("it was kept");
    assert_eq!((kept.throw(), kept.person()), (None, dice.person()));
    let other = Sitting::first(Table::sichuan(), 5.into(), usual_level(), FirstEast::Left);
    assert_eq!(other.person(), Seat::East);
}

#[test]
fn a_bettor_whose_turn_comes_where_nobody_sits_out_takes_the_empty_seat() {
    let first = Sitting::new(with_bettor(), Seed::from(5), usual_level());
    let out = first.next(with_bettor(), 6.into(), false);
    assert_eq!(out.person(), Seat::Bettor);
    let again = out.next(Table::american(), 7.into(), false);
    assert_eq!(again.person(), Seat::North);
    assert!(again.game().header().players[Seat::Bettor].is_none());
    let east = first.next(Table::american(), 7.into(), false);
    assert_eq!(east.person(), Seat::East, "as the settings say");
}

#[test]
fn am_8_1_the_person_who_sits_out_bets_and_is_paid() {
    let first = Sitting::new(with_bettor(), Seed::from(5), usual_level());
    let mut paid = 0;
    let mut sitting = first.next(with_bettor(), 6.into(), false);
    for seed in 7..15_u64 {
        play_out(&mut sitting, usual_level());
        let points = sitting.game().deal().scores();
        assert_eq!(sitting.score().of(0), i64::from(points[Seat::Bettor]));
        let all: i64 = (0..5).map(|player| sitting.score().of(player)).sum();
        assert_eq!(all, 0);
        paid += i64::from(points[Seat::Bettor]).abs();
        let header = header(with_bettor(), seed.into(), Seat::Bettor, Level::Random);
        sitting = Sitting::of(Game::new(header), true);
    }
    assert!(paid > 0, "no bet was paid");
}

#[test]
fn the_score_counts_each_deal_once_and_follows_the_players() {
    let mut sitting = first();
    let mut sum = Score::default();
    for deals in 1..=4_u32 {
        let before = sitting.score();
        play_out(&mut sitting, Level::Random);
        let points = sitting.game().deal().scores();
        sum.deals = deals;
        for (steps, player) in (0..4).enumerate() {
            sum.add(player, points[sitting.person().ahead(steps)].into());
        }
        assert_eq!(sitting.score_before(), &before);
        assert_eq!(sitting.score(), sum);
        // Kept and read again, the deal still counts once.
        sitting = Sitting::from_text(&sitting.to_text()).expect("what was written is read");
        assert_eq!(sitting.score(), sum);
        let mut again = sitting.again();
        play_out(&mut again, Level::Random);
        assert_eq!(
            again.score(),
            sitting.score(),
            "a repetition does not count"
        );
        sitting = sitting.next(Table::hong_kong(), u64::from(deals).into(), true);
    }
    sitting.clear_score();
    assert_eq!(sitting.score(), Score::default());
}

#[test]
fn what_is_kept_is_the_same_deal_at_the_same_point() {
    let mut sitting = first();
    for _ in 0..25 {
        let seats = sitting.game().deal().awaiting();
        for seat in seats.iter() {
            let last = *sitting
                .game()
                .deal()
                .view(seat)
                .legal
                .last()
                .expect("asked");
            sitting.act(seat, last).expect("what is legal can be done");
        }
        let mut order: Vec<_> = sitting.view().hand.iter().collect();
        order.reverse();
        sitting.order = order;
        let read = Sitting::from_text(&sitting.to_text()).expect("what was written is read");
        assert!(read.game().deal() == sitting.game().deal());
        assert_eq!(read.game().decisions(), sitting.game().decisions());
        assert_eq!(
            (read.person(), &read.order),
            (sitting.person(), &sitting.order)
        );
        assert_eq!(read.history(), sitting.history());
    }
}

#[test]
fn half_a_text_is_refused_and_says_why() {
    let text = first().to_text();
    for end in [0, 1, text.len() / 2, text.len() - 1] {
        assert!(Sitting::from_text(&text[..end]).is_err());
    }
    let wrong = text.replace("hong-kong", "hong-kang");
    let error = Sitting::from_text(&wrong)
        .map(|_| ())
        .expect_err("unknown rules");
    assert!(error.contains("hong-kang"), "{error}");
}

#[test]
fn the_person_of_a_record_is_the_seat_without_a_bot() {
    let sitting = first();
    let record = |players: &str| {
        format!(r#"{{"record":1,"rules":"hong-kong","options":{{}},"seed":"1"{players}}}"#)
    };
    for (players, person) in [
        ("", Seat::East),
        (r#","players":{"south":{"name":"Ann"}}"#, Seat::East),
        (
            r#","players":{"east":{"bot":"random"},"south":{"name":"Ann"},"west":{"bot":"random"},"north":{"bot":"x"}}"#,
            Seat::South,
        ),
        (
            r#","players":{"east":{"bot":"a"},"south":{"bot":"b"},"west":{"bot":"c"},"north":{"bot":"d"}}"#,
            Seat::East,
        ),
    ] {
        let imported = sitting.import(&record(players)).expect("a record");
        assert_eq!(imported.person(), person, "{players}");
        assert_eq!(imported.level(Seat::North), usual_level());
        assert!(!imported.counts());
    }
    assert!(sitting.import("{}").is_err());
}

#[test]
fn nothing_the_person_is_told_shows_anothers_draw() {
    let mut sitting = first();
    play_out(&mut sitting, Level::Random);
    for event in sitting.history() {
        match event {
            Event::Draw { seat, tile, .. } => {
                assert_eq!(tile.is_some(), seat == sitting.person());
            }
            Event::Dealt { seat, tiles, .. } => {
                assert_eq!(!tiles.is_empty(), seat == sitting.person());
            }
            _ => {}
        }
    }
}

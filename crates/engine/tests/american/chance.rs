//! What the seed decides before play (AM-1.2, AM-3.3, AM-3.6), computed a second time from the
//! rules and the notation alone.

use super::play::*;
use sparrows_engine::chance::Stream;
use sparrows_engine::options::Options;
use sparrows_engine::table::{Phase, SetUp};
use sparrows_engine::{Action, BySeat, Deal, Kind, Rules, Seat, Seed, Table, TileId, TileList};

fn table(mush: bool) -> Table {
    let mut options = Options::new(Rules::American);
    options.set("mush", &mush.into()).unwrap();
    Table::new(options).unwrap()
}

/// So many tiles of a hand that may be passed, the last first: named in no order of the engine's.
fn some(deal: &Deal, seat: Seat, count: usize) -> Vec<TileId> {
    let hand = deal.hand(seat);
    let mut tiles: Vec<_> = hand.iter().filter(|t| t.kind() != Kind::JOKER).collect();
    tiles.reverse();
    tiles.truncate(count);
    tiles
}

fn list(tiles: &[TileId]) -> TileList {
    TileList::new(tiles).unwrap()
}

/// Plays to a step: three tiles in every pass, no pool, everyone goes on.
fn played_to(step: SetUp, mush: bool, seed: u64) -> Deal {
    let mut deal = Deal::new(&table(mush), Seed::from(seed));
    while deal.phase() != (Phase::SetUp { step }) {
        for seat in deal.awaiting().iter() {
            let action = match deal.phase() {
                Phase::SetUp {
                    step: SetUp::Charleston,
                } => Action::Charleston(true),
                Phase::SetUp { step: SetUp::Mush } => Action::Mush(list(&[])),
                _ => Action::PassTiles(list(&some(&deal, seat, 3))),
            };
            deal.act(seat, action).unwrap();
        }
    }
    deal
}

/// The hands after a pass in which the seats pass so many blind.
fn expected(deal: &Deal, own: &BySeat<Vec<TileId>>, steps: usize, stream: Stream) -> [String; 4] {
    let wanted = |seat: Seat| 3 - own[seat].len();
    let least = Seat::PLAYERS.into_iter().map(wanted).min().unwrap();
    let blind = |seat: Seat| wanted(seat) - least;
    let mut hands = BySeat::from_fn(|seat| deal.hand(seat).iter().collect::<Vec<_>>());
    let mut chance = deal.seed().unwrap().chance(stream);
    // It goes round from the first seat that passes none blind.
    let mut giver = Seat::PLAYERS
        .into_iter()
        .find(|&seat| blind(seat) == 0)
        .unwrap();
    let mut unseen: Vec<TileId> = Vec::new();
    for _ in 0..4 {
        let receiver = giver.ahead(steps);
        let mut incoming = own[giver].clone();
        incoming.append(&mut unseen);
        if blind(receiver) > 0 {
            chance.shuffle(&mut incoming);
        }
        unseen = incoming.drain(..blind(receiver)).collect();
        hands[giver].retain(|tile| !own[giver].contains(tile));
        hands[receiver].extend(incoming);
        giver = receiver;
    }
    Seat::PLAYERS.map(|seat| sorted(&hands[seat]))
}

fn sorted(tiles: &[TileId]) -> String {
    let mut tiles = tiles.to_vec();
    tiles.sort_unstable();
    tiles.iter().map(ToString::to_string).collect()
}

#[test]
fn am_3_3_which_blind_tiles_go_on_is_chance() {
    let mut by_chance = false;
    for (step, steps, stream) in [
        (SetUp::FirstLeft, 3, Stream::FirstBlind),
        (SetUp::SecondRight, 1, Stream::LastBlind),
    ] {
        // Blind numbers in seat order; in the last two all four pass blind.
        for (n, numbers) in [
            [1, 0, 2, 0],
            [0, 2, 3, 1],
            [2, 1, 0, 3],
            [1, 2, 3, 1],
            [3, 2, 2, 2],
        ]
        .into_iter()
        .enumerate()
        {
            let mut deal = played_to(step, false, 40 + n as u64);
            let own = BySeat::from_fn(|seat| match Seat::PLAYERS.iter().position(|&s| s == seat) {
                Some(at) => some(&deal, seat, 3 - numbers[at]),
                None => Vec::new(),
            });
            let after = expected(&deal, &own, steps, stream);
            let first_named = Seat::PLAYERS.map(|seat| own[seat].first().copied());
            for seat in Seat::PLAYERS {
                let action = Action::PassTiles(list(&own[seat]));
                deal.act(seat, action).unwrap();
            }
            let hands =
                Seat::PLAYERS.map(|seat| sorted(&deal.hand(seat).iter().collect::<Vec<_>>()));
            assert_eq!(hands, after, "{step:?} {numbers:?}");
            // Somewhere the tile named first stays although some go on.
            by_chance |= Seat::PLAYERS.into_iter().enumerate().any(|(at, giver)| {
                let receiver = giver.ahead(steps);
                let to = Seat::PLAYERS.iter().position(|&s| s == receiver).unwrap();
                numbers[at] < 3
                    && numbers[to] > numbers.into_iter().min().unwrap()
                    && first_named[at].is_some_and(|tile| deal.hand(receiver).contains(tile))
            });
        }
    }
    assert!(by_chance);
}

#[test]
fn am_3_6_the_pool_is_shuffled() {
    let mut mixed = false;
    for seed in 0..4 {
        let mut deal = played_to(SetUp::Mush, true, seed);
        let put = [3, 0, 4, 2];
        let own = Seat::PLAYERS.map(|seat| some(&deal, seat, put[seat.index()]));
        let mut pool: Vec<TileId> = own.concat();
        let named = pool.clone();
        deal.seed().unwrap().chance(Stream::Mush).shuffle(&mut pool);
        mixed |= pool != named;
        let mut pool = pool.into_iter();
        let mut hands = Seat::PLAYERS.map(|seat| deal.hand(seat).iter().collect::<Vec<_>>());
        for at in [1, 2, 3, 0] {
            hands[at].retain(|tile| !own[at].contains(tile));
            hands[at].extend(pool.by_ref().take(put[at]));
        }
        for seat in Seat::PLAYERS {
            deal.act(seat, Action::Mush(list(&own[seat.index()])))
                .unwrap();
        }
        for seat in Seat::PLAYERS {
            let hand = sorted(&deal.hand(seat).iter().collect::<Vec<_>>());
            assert_eq!(hand, sorted(&hands[seat.index()]), "{seat}");
        }
    }
    assert!(mixed);
}

#[test]
fn am_1_2_two_dice_are_the_first_numbers_of_their_stream() {
    for n in 0..50 {
        let deal = Deal::new(&Table::american(), Seed::from(n));
        let mut dice = Seed::from(n).chance(Stream::Dice);
        let thrown = 2 + dice.below(6) + dice.below(6);
        assert_eq!(u32::from(deal.walls()[4]), 2 * thrown);
    }
}

#[test]
fn am_3_1_and_am_3_2_each_pass_goes_its_way() {
    // To the right is one step on in turn, to the left three.
    for (step, steps) in [
        (SetUp::FirstRight, 1),
        (SetUp::FirstAcross, 2),
        (SetUp::FirstLeft, 3),
        (SetUp::SecondLeft, 3),
        (SetUp::SecondAcross, 2),
        (SetUp::SecondRight, 1),
    ] {
        let mut deal = played_to(step, false, 3);
        let own = Seat::PLAYERS.map(|seat| some(&deal, seat, 3));
        for seat in Seat::PLAYERS {
            let action = Action::PassTiles(list(&own[seat.index()]));
            deal.act(seat, action).unwrap();
        }
        for seat in Seat::PLAYERS {
            let hand = deal.hand(seat.ahead(steps));
            let came = own[seat.index()].iter().all(|&tile| hand.contains(tile));
            assert!(came, "{step:?} of {seat}");
        }
        assert_eq!(deal.hand(East).len(), 14);
    }
}

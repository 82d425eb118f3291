//! What holds of every deal: the legal list, refusals, the order of answers, the events.

use crate::common::random::{eager, play_through, random_table};
use proptest::prelude::*;
use sparrows_engine::chance::Stream;
use sparrows_engine::table::{Phase, WallEnd};
use sparrows_engine::{
    Action, Chance, Deal, Event, Illegal, Kind, Meld, MeldKind, Seat, Seed, TileId, TileSet,
};

/// Everything anyone could try: each sort of decision with every tile there is. Chows go over
/// all tiles near the one in the window and over two of the seat's hand.
fn universe(deal: &Deal, seat: Seat) -> Vec<Action> {
    let mut actions = vec![Action::Win, Action::Kong, Action::Pung, Action::Pass];
    actions.extend(Kind::all().map(Action::ConcealedKong));
    actions.extend(TileId::all().flat_map(|tile| [Action::AddedKong(tile), Action::Discard(tile)]));
    let mut near: Vec<TileId> = deal.hand(seat).iter().collect();
    if let Phase::Window(window) = deal.phase() {
        let kind = window.tile.kind().index();
        let around = Kind::all().filter(|k| k.index().abs_diff(kind) <= 3);
        near.extend(around.flat_map(Kind::tiles));
    }
    for &a in &near {
        actions.extend(near.iter().map(|&b| Action::Chow([a, b])));
    }
    actions
}

/// The decision as the legal list writes it: a chow with the lowest copies in order.
fn listed(deal: &Deal, seat: Seat, action: Action) -> Option<Action> {
    let Action::Chow([a, b]) = action else {
        return Some(action);
    };
    let hand = deal.hand(seat);
    let (low, high) = (a.min(b), a.max(b));
    let held = hand.contains(a) && hand.contains(b);
    let lowest = |tile: TileId| hand.iter().find(|t| t.kind() == tile.kind());
    held.then_some(Action::Chow([lowest(low)?, lowest(high)?]))
}

fn legal_means_accepted(deal: &Deal) -> Result<(), TestCaseError> {
    for seat in Seat::ALL {
        let legal = deal.legal(seat);
        prop_assert_eq!(legal.is_empty(), !deal.awaiting().contains(seat));
        let unlike: std::collections::BTreeSet<_> = legal.iter().collect();
        prop_assert_eq!(unlike.len(), legal.len(), "each decision stands once");
        for action in universe(deal, seat) {
            let expected = listed(deal, seat, action).is_some_and(|a| legal.contains(&a));
            prop_assert_eq!(
                deal.is_legal(seat, action),
                expected,
                "{} {:?}",
                seat,
                action
            );
            if expected {
                let mut after = deal.clone();
                prop_assert_eq!(after.act(seat, action), Ok(()));
                prop_assert!(after != *deal, "{} {:?} changed nothing", seat, action);
            }
        }
        // Refusals are tried one after another on the same deal: none may leave a trace.
        let mut after = deal.clone();
        for action in universe(deal, seat) {
            if !deal.is_legal(seat, action) {
                let why = after.act(seat, action);
                prop_assert_eq!(why, Err(deal.why_illegal(seat, action)));
                let over = why == Err(Illegal::DealOver);
                prop_assert_eq!(over, deal.is_over());
            }
        }
        prop_assert!(
            after == *deal,
            "a refused decision of {} changed the deal",
            seat
        );
    }
    Ok(())
}

/// All orders of a few seats.
fn orders(seats: &[Seat]) -> Vec<Vec<Seat>> {
    if seats.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (i, &first) in seats.iter().enumerate() {
        let rest: Vec<Seat> = [&seats[..i], &seats[i + 1..]].concat();
        all.extend(
            orders(&rest)
                .into_iter()
                .map(|order| [vec![first], order].concat()),
        );
    }
    all
}

/// Whatever the order of the answers, the same deal and the same events come of them, and nobody
/// who has still to answer sees a difference before.
fn order_is_nothing(deal: &Deal, chance: &mut Chance) -> Result<(), TestCaseError> {
    let seats: Vec<Seat> = deal.awaiting().iter().collect();
    let answers: Vec<Action> = seats
        .iter()
        .map(|&seat| eager(chance, &deal.legal(seat)))
        .collect();
    let mut results: Vec<(Deal, Vec<Event>)> = Vec::new();
    for order in orders(&seats) {
        let (mut after, mut events) = (deal.clone(), Vec::new());
        for (i, &seat) in order.iter().enumerate() {
            let at = seats.iter().position(|&s| s == seat).unwrap();
            after.act_watched(seat, answers[at], &mut events).unwrap();
            if i + 1 < order.len() {
                prop_assert!(events.is_empty());
                for other in Seat::ALL.into_iter().filter(|s| !order[..=i].contains(s)) {
                    prop_assert!(after.view(other) == deal.view(other));
                }
            }
        }
        results.push((after, events));
    }
    for (after, events) in &results[1..] {
        prop_assert!(*after == results[0].0);
        prop_assert_eq!(events, &results[0].1);
    }
    Ok(())
}

/// A table kept from events alone, as a face keeps it.
#[derive(Default)]
struct Follower {
    hands: [TileSet; 4],
    melds: [Vec<Meld>; 4],
    flowers: [TileSet; 4],
    discards: Vec<TileId>,
    /// Taken out of the discards by a claim, or out of a hand by a robbery.
    claimed: Vec<TileId>,
    adding: Option<(Seat, TileId)>,
    drawn: usize,
    points: [i32; 4],
}

impl Follower {
    fn follow(&mut self, event: &Event) {
        // A kong that was not robbed has come about when anything but a win follows.
        if let (Some((seat, tile)), false) = (self.adding, matches!(event, Event::Win(_))) {
            self.adding = None;
            self.hands[seat.index()].remove(tile);
            let kind = tile.kind();
            let mut melds = self.melds[seat.index()].iter_mut();
            let pung = melds
                .find(|m| m.kind == MeldKind::Pung && m.tiles[0].kind() == kind)
                .unwrap();
            pung.kind = MeldKind::Kong;
            pung.tiles.push(tile);
        }
        match event {
            Event::Dealt { seat, tiles, count } => {
                assert_eq!(tiles.len(), usize::from(*count));
                self.hands[seat.index()] = *tiles;
                self.drawn += tiles.len();
            }
            Event::Flower { seat, tile } => {
                assert!(self.hands[seat.index()].remove(*tile));
                self.flowers[seat.index()].insert(*tile);
            }
            Event::Draw { seat, tile, .. } => {
                assert!(self.hands[seat.index()].insert(tile.unwrap()));
                self.drawn += 1;
            }
            Event::Discard { seat, tile } => {
                assert!(self.hands[seat.index()].remove(*tile));
                self.discards.push(*tile);
            }
            Event::Meld { seat, meld } => {
                if let Some((tile, _)) = meld.claimed {
                    assert_eq!(self.discards.last(), Some(&tile));
                    self.claimed.push(tile);
                }
                for tile in &meld.tiles {
                    if meld.claimed.is_none_or(|(claimed, _)| claimed != *tile) {
                        assert!(self.hands[seat.index()].remove(*tile));
                    }
                }
                self.melds[seat.index()].push(meld.clone());
            }
            Event::AddedKong { seat, tile } => self.adding = Some((*seat, *tile)),
            Event::Win(win) => {
                if let Some((seat, tile)) = self.adding.take() {
                    assert_eq!((win.by.from(), win.tile), (Some(seat), Some(tile)));
                    self.hands[seat.index()].remove(tile);
                    self.claimed.push(tile);
                }
            }
            Event::Payment(line) => {
                self.points[line.from.index()] -= line.points;
                self.points[line.to.index()] += line.points;
            }
            Event::Over { .. } => {}
            other => panic!("{other:?}"),
        }
    }

    /// Tiles on the table, the wall apart.
    fn count(&self) -> usize {
        let tiles = Seat::PLAYERS.map(|seat| {
            let melds: usize = self.melds[seat.index()]
                .iter()
                .map(|meld| meld.tiles.len())
                .sum();
            self.hands[seat.index()].len() + self.flowers[seat.index()].len() + melds
        });
        let melded = self
            .melds
            .iter()
            .flatten()
            .filter(|m| m.claimed.is_some())
            .count();
        let robbed = self.claimed.len() - melded;
        tiles.iter().sum::<usize>() + self.discards.len() - melded + robbed
    }

    fn agrees(&self, deal: &Deal) {
        // The tile of an open robbery window still lies in the hand.
        for seat in Seat::PLAYERS {
            let i = seat.index();
            assert_eq!(self.hands[i], deal.hand(seat), "{seat}");
            assert_eq!(self.melds[i], deal.melds(seat), "{seat}");
            assert_eq!(self.flowers[i], deal.flowers(seat), "{seat}");
            assert_eq!(self.points[i], deal.scores()[seat], "{seat}");
        }
        assert!(
            deal.discards()
                .iter()
                .map(|d| d.tile)
                .eq(self.discards.iter().copied())
        );
        assert_eq!(144 - self.drawn, deal.wall().len());
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, ..ProptestConfig::default() })]

    #[test]
    fn what_is_listed_is_accepted_and_nothing_else(seed: u64) {
        let mut failed = Ok(());
        let mut n = 0u32;
        play_through(seed, |deal| {
            n += 1;
            let rare = matches!(deal.phase(), Phase::Over { .. })
                || matches!(deal.phase(), Phase::Window(window) if window.added_kong);
            if failed.is_ok() && (rare || n % 6 == 0) {
                failed = legal_means_accepted(deal);
            }
        });
        failed?;
    }

    #[test]
    fn the_order_of_answers_is_nothing(seed: u64) {
        let mut chance = Seed::from(seed).chance(Stream::Shuffle);
        let mut failed = Ok(());
        play_through(seed, |deal| {
            if failed.is_ok() && deal.awaiting().len() > 1 {
                failed = order_is_nothing(deal, &mut chance);
            }
        });
        failed?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, ..ProptestConfig::default() })]

    #[test]
    fn events_tell_the_whole_deal(seed: u64) {
        let mut chance = Seed::from(seed).chance(Stream::Bot);
        let table = random_table(&mut chance);
        let mut events = Vec::new();
        let mut deal = Deal::new_watched(&table, Seed::from(seed), &mut events);
        let mut follower = Follower::default();
        loop {
            for event in events.drain(..) {
                follower.follow(&event);
                // After every single event each of the 144 tiles is somewhere.
                let dealt_all = follower.hands.iter().all(|hand| !hand.is_empty());
                if dealt_all {
                    prop_assert_eq!(follower.count(), follower.drawn, "{:?}", event);
                }
            }
            follower.agrees(&deal);
            prop_assert_eq!(follower.points.iter().sum::<i32>(), 0);
            let Some(seat) = deal.awaiting().iter().next() else {
                break;
            };
            let action = eager(&mut chance, &deal.legal(seat));
            deal.act_watched(seat, action, &mut events).unwrap();
        }
        prop_assert!(deal.is_over());
    }

    #[test]
    fn replacements_alone_come_from_the_end(seed: u64) {
        let mut events = Vec::new();
        crate::common::random::play_watched(seed, &mut events, |_, _| {});
        for pair in events.windows(2) {
            let Event::Draw { seat, end, .. } = &pair[1] else {
                continue;
            };
            let replaces = match &pair[0] {
                Event::Flower { seat: other, .. } | Event::AddedKong { seat: other, .. } => other == seat,
                Event::Meld { seat: other, meld } => other == seat && meld.kind.is_kong(),
                _ => false,
            };
            prop_assert_eq!(*end == WallEnd::Back, replaces, "{:?}", pair);
        }
    }
}

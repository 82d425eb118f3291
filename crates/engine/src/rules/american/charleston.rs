//! What happens before play: passes, the pool, the courtesy (AM-3).

use crate::chance::Stream;
use crate::seat::{BySeat, Seat};
use crate::table::{Action, ActionKind, Deal, Direction, Event, Gift, Pick, SetUp, Watcher};
use crate::tile::{Kind, TileId};
use crate::tile_set::TileSet;
use arrayvec::ArrayVec;

/// How many tiles a pass is of.
const PASS: u8 = 3;

type Answers = BySeat<Option<Action>>;

/// Where the tiles of a pass go, and the chance of its blind tiles; none for another step.
const fn direction(step: SetUp) -> Option<(Direction, Option<Stream>)> {
    // The player to the right is the next in turn (AM-2.2).
    match step {
        SetUp::FirstRight => Some((Direction::Next, None)),
        SetUp::FirstAcross | SetUp::SecondAcross => Some((Direction::Across, None)),
        SetUp::FirstLeft => Some((Direction::Previous, Some(Stream::FirstBlind))),
        SetUp::SecondLeft => Some((Direction::Previous, None)),
        SetUp::SecondRight => Some((Direction::Next, Some(Stream::LastBlind))),
        _ => None,
    }
}

/// What a seat may pick in a step; none where nothing is picked. A joker is never passed (AM-3.5).
pub(super) fn pick(deal: &Deal, seat: Seat, step: SetUp) -> Option<Pick> {
    let from: TileSet = deal
        .hand(seat)
        .iter()
        .filter(|tile| tile.kind() != Kind::JOKER)
        .collect();
    let (action, min, max) = match (step, direction(step)) {
        (_, Some((_, None))) => (ActionKind::PassTiles, PASS, PASS),
        (_, Some((_, Some(_)))) => (ActionKind::PassTiles, 0, PASS),
        (SetUp::Mush, _) => (ActionKind::Mush, 0, from.len() as u8),
        (SetUp::Courtesy, _) => (ActionKind::Courtesy, 0, PASS),
        _ => return None,
    };
    Some(Pick {
        action,
        from,
        min,
        max,
        one_suit: false,
    })
}

/// Passes what everyone picked, in a step that is a pass.
pub(super) fn pass(deal: &mut Deal, step: SetUp, answers: &Answers, watcher: &mut dyn Watcher) {
    let Some((direction, blind)) = direction(step) else {
        return;
    };
    let own = BySeat::from_fn(|seat| own(answers, seat));
    let gifts = match blind {
        None => Seat::PLAYERS
            .into_iter()
            .map(|from| gift(direction, from, &own[from], &[], &[]))
            .collect(),
        Some(stream) => {
            let chance = deal.seed().map(|seed| seed.chance(stream));
            blind_gifts(direction, &own, chance)
        }
    };
    deal.hand_over(&gifts, watcher);
}

fn own(answers: &Answers, seat: Seat) -> ArrayVec<TileId, 3> {
    let tiles = answers[seat].as_ref().and_then(Action::picked);
    tiles.unwrap_or_default().iter().copied().take(3).collect()
}

fn gift(
    direction: Direction,
    from: Seat,
    tiles: &[TileId],
    blind: &[TileId],
    passed_on: &[TileId],
) -> Gift {
    Gift {
        from,
        to: direction.receiver(from),
        tiles: tiles.iter().chain(blind).copied().collect(),
        blind: blind.iter().copied().collect(),
        passed_on: passed_on.iter().copied().collect(),
    }
}

/// Passes that go round the table, blind tiles settled (AM-3.3). Without chance, as in a laid-out
/// deal, blind tiles are the first incoming ones in the order named, then those passed on blind;
/// with it, the first of the incoming ones once [`crate::Chance::shuffle`] has mixed them.
fn blind_gifts(
    direction: Direction,
    own: &BySeat<ArrayVec<TileId, 3>>,
    mut chance: Option<crate::Chance>,
) -> ArrayVec<Gift, 4> {
    let wanted = |seat: Seat| usize::from(PASS) - own[seat].len();
    // All four pass blind: the smallest number is taken off everybody's pass.
    let least = Seat::PLAYERS.into_iter().map(wanted).min().unwrap_or(0);
    let blind = |seat: Seat| wanted(seat) - least;
    // Somebody now passes none blind, and the passes go round from there.
    let first = Seat::PLAYERS.into_iter().find(|&seat| blind(seat) == 0);
    let mut giver = first.unwrap_or(Seat::East);
    let mut unseen: ArrayVec<TileId, 3> = ArrayVec::new();
    let mut gifts = ArrayVec::new();
    for _ in 0..4 {
        let receiver = direction.receiver(giver);
        let mut incoming: ArrayVec<TileId, 3> =
            own[giver].iter().chain(&unseen).copied().take(3).collect();
        if let Some(chance) = &mut chance
            && blind(receiver) > 0
        {
            chance.shuffle(&mut incoming);
        }
        incoming.truncate(blind(receiver));
        gifts.push(gift(direction, giver, &own[giver], &unseen, &incoming));
        unseen = incoming;
        giver = receiver;
    }
    gifts
}

/// AM-3.6: everyone takes as many tiles out of the pool as they put in. The pool, in the order put
/// in, east first, is shuffled, in a laid-out deal not, and handed out from its front beginning
/// with south.
pub(super) fn mush(deal: &mut Deal, answers: &Answers, watcher: &mut dyn Watcher) {
    let put = |seat: Seat| {
        answers[seat]
            .as_ref()
            .and_then(Action::picked)
            .unwrap_or_default()
    };
    let mut pool: Vec<TileId> = Seat::PLAYERS.into_iter().flat_map(put).copied().collect();
    if let Some(seed) = deal.seed() {
        seed.chance(Stream::Mush).shuffle(&mut pool);
    }
    let mut pool = pool.into_iter();
    for seat in (1..=4).map(|steps| Seat::East.ahead(steps)) {
        let gave: TileSet = put(seat).iter().copied().collect();
        let got: TileSet = pool.by_ref().take(gave.len()).collect();
        deal.swap(seat, &gave, &got);
        deal.tell(watcher, || Event::Mush {
            seat,
            count: gave.len() as u8,
            gave,
            got,
        });
    }
}

/// Whether all go on with a second Charleston (AM-3.2); tells who does.
pub(super) fn vote(deal: &Deal, answers: &Answers, watcher: &mut dyn Watcher) -> bool {
    let goes_on = |seat: Seat| answers[seat] == Some(Action::Charleston(true));
    for seat in Seat::PLAYERS {
        deal.tell(watcher, || Event::Charleston {
            seat,
            r#continue: goes_on(seat),
        });
    }
    Seat::PLAYERS.into_iter().all(goes_on)
}

/// AM-3.4: facing players exchange as many tiles as the one who offers fewer.
pub(super) fn courtesy(deal: &mut Deal, answers: &Answers, watcher: &mut dyn Watcher) {
    let offer = |seat: Seat| {
        answers[seat]
            .as_ref()
            .and_then(Action::picked)
            .unwrap_or_default()
    };
    let gifts: ArrayVec<Gift, 4> = Seat::PLAYERS
        .into_iter()
        .filter_map(|from| {
            let tiles = offer(from);
            let count = tiles
                .len()
                .min(offer(Direction::Across.receiver(from)).len());
            let best = tiles.get(..count).filter(|best| !best.is_empty())?;
            Some(gift(Direction::Across, from, best, &[], &[]))
        })
        .collect();
    deal.hand_over(&gifts, watcher);
}

//! Calls of any size with jokers, joker exchange, challenges and dead hands (AM-4, AM-5, AM-7):
//! what a table with a card does beyond the others.

use super::{Action, Actions, Deal, Death, Discarded, Ending, Event, Phase, Turn, Watcher, Window};
use crate::analysis::PublicTiles;
use crate::card::{Face, Rack};
use crate::meld::Meld;
use crate::seat::Seat;
use crate::tile::{Kind, TileId};
use crate::tile_list::TileList;

/// How many tiles of a hand join a called one: a pung to a sextet.
const JOINING: std::ops::RangeInclusive<usize> = 2..=5;

impl PublicTiles {
    /// What discards and shown groups leave (AM-7.3).
    pub(crate) fn of<'a>(
        discards: &[Discarded],
        melds: impl IntoIterator<Item = &'a Meld>,
    ) -> Self {
        let all = Rack::full();
        let mut public = Self {
            free: all.faces,
            jokers: all.jokers,
        };
        let lying = discards
            .iter()
            .filter(|discard| discard.claimed_by.is_none());
        for discard in lying {
            match Face::of(discard.tile.kind()) {
                Some(face) => public.free[face.index()] -= 1,
                None => public.jokers -= 1,
            }
        }
        for tile in melds.into_iter().flat_map(|meld| &meld.tiles) {
            if let Some(face) = Face::of(tile.kind()) {
                public.free[face.index()] -= 1;
            }
        }
        public
    }
}

impl Deal {
    /// Every group that a seat can make of a discard, each number of natural tiles and of jokers
    /// once, with lowest copies (AM-4.2); whether a hand allows it is not asked.
    pub(crate) fn groups_with(&self, seat: Seat, tile: TileId) -> impl Iterator<Item = TileList> {
        let equal = self.equal_tiles(seat, tile.kind());
        let hand = &self.players[seat].hand;
        let jokers: arrayvec::ArrayVec<TileId, 8> = hand.of_kind(Kind::JOKER).collect();
        let (most_equal, most_jokers) = (equal.len(), jokers.len());
        let sizes = JOINING.flat_map(move |size| {
            (0..=size)
                .rev()
                .filter(move |&natural| natural <= most_equal && size - natural <= most_jokers)
                .map(move |natural| (natural, size - natural))
        });
        sizes.filter_map(move |(natural, joker)| {
            let tiles = equal.iter().take(natural).chain(jokers.iter().take(joker));
            let tiles: arrayvec::ArrayVec<TileId, 5> = tiles.copied().collect();
            TileList::new(&tiles)
        })
    }

    /// The tiles of a hand that bear the same face, flowers being equal, lowest first.
    fn equal_tiles(&self, seat: Seat, kind: Kind) -> arrayvec::ArrayVec<TileId, 8> {
        let hand = &self.players[seat].hand;
        if kind.is_flower() {
            Kind::all()
                .filter(|kind| kind.is_flower())
                .filter_map(|kind| hand.lowest(kind))
                .collect()
        } else {
            hand.of_kind(kind).take(8).collect()
        }
    }

    /// Adds every exchange of a joker that a seat holds the tile for (AM-5.2).
    pub(crate) fn exchange_actions(&self, seat: Seat, actions: &mut Actions) {
        for from in Seat::PLAYERS {
            for (position, meld) in self.players[from].melds.iter().enumerate() {
                if meld.jokers().next().is_none() {
                    continue;
                }
                let held = self.equal_tiles(seat, meld.faces().first);
                actions.extend(held.first().map(|&tile| Action::Exchange {
                    tile,
                    from,
                    meld: position as u8,
                }));
            }
        }
    }

    /// Adds a challenge of every living player with a shown group, once a turn (AM-7.2).
    pub(crate) fn challenge_actions(&self, seat: Seat, actions: &mut Actions) {
        let targets = seat.others().filter(|&target| {
            let player = &self.players[target];
            player.playing && !player.melds.is_empty() && !self.challenged.contains(target)
        });
        actions.extend(targets.map(Action::Challenge));
    }

    /// What public tiles leave of each face (AM-7.3).
    pub(crate) fn public_tiles(&self) -> PublicTiles {
        let melds = Seat::PLAYERS
            .iter()
            .flat_map(|&seat| &self.players[seat].melds);
        PublicTiles::of(&self.discards, melds)
    }

    /// Why a claim is none, where errors are punished (AM-7.1).
    pub(super) fn false_claim(&self, seat: Seat, window: Window, claim: Action) -> Option<Death> {
        let rules = self.table.rules().set();
        match claim {
            Action::Win if !self.can_win.contains(seat) => Some(Death::FalseWin),
            Action::Expose(with) if !rules.call_stands(self, seat, window.tile, &with) => {
                Some(Death::FalseCall)
            }
            _ => None,
        }
    }

    /// A hand is dead: its player draws, calls and discards no more (AM-7.4).
    pub(super) fn kill(&mut self, seat: Seat, why: Death, watcher: &mut dyn Watcher) {
        self.players[seat].playing = false;
        self.tell(watcher, || Event::Dead { seat, why });
    }

    /// The next living player's turn, or the end where one living player is left (AM-7.4).
    pub(super) fn next_turn_of_living(&mut self, after: Seat, watcher: &mut dyn Watcher) {
        if self.playing().len() > 1 {
            self.next_turn(after, watcher);
        } else {
            self.end(Ending::Dead, watcher);
        }
    }

    /// Puts a tile in the place of the lowest joker of a group; the turn goes on.
    pub(super) fn exchange_joker(
        &mut self,
        turn: Turn,
        (tile, from, position): (TileId, Seat, u8),
        watcher: &mut dyn Watcher,
    ) {
        let group = self.players[from].melds.get_mut(usize::from(position));
        let place = group.and_then(|meld| {
            meld.tiles
                .iter_mut()
                .filter(|tile| tile.kind() == Kind::JOKER)
                .min()
        });
        let Some(place) = place else { return };
        let joker = std::mem::replace(place, tile);
        let player = &mut self.players[turn.seat];
        player.hand.remove(tile);
        player.hand.insert(joker);
        player.drawn = Some(joker);
        self.tell(watcher, || Event::JokerExchange {
            seat: turn.seat,
            tile,
            joker,
            from,
            meld: position,
        });
        self.continue_turn(turn);
    }

    /// Calls a hand dead; a wrong challenge changes nothing (AM-7.2).
    pub(super) fn challenge(&mut self, turn: Turn, target: Seat, watcher: &mut dyn Watcher) {
        let right = !self.table.rules().set().is_possible(self, target);
        self.challenged.insert(target);
        self.tell(watcher, || Event::Challenge {
            seat: turn.seat,
            target,
            right,
        });
        if right {
            self.kill(target, Death::Challenged, watcher);
        }
        if self.playing().len() > 1 {
            self.continue_turn(turn);
        } else {
            self.end(Ending::Dead, watcher);
        }
    }

    /// The decision with the tiles that the legal list names for it: any equal ones may be named.
    pub(super) fn listed(&self, seat: Seat, action: Action) -> Option<Action> {
        let hand = &self.players[seat].hand;
        let is_joker = |tile: &TileId| tile.kind() == Kind::JOKER;
        match (action, self.phase) {
            (Action::Expose(with), Phase::Window(window)) => {
                let distinct: crate::TileSet = with.iter().copied().collect();
                let held = with.iter().all(|&tile| hand.contains(tile));
                let face = Face::of(window.tile.kind())?;
                let equal = |tile: &TileId| is_joker(tile) || Face::of(tile.kind()) == Some(face);
                if !held || distinct.len() != with.len() || !with.iter().all(equal) {
                    return None;
                }
                let jokers = with.iter().filter(|tile| is_joker(tile)).count();
                self.groups_with(seat, window.tile)
                    .find(|group| {
                        group.len() == with.len()
                            && group.iter().filter(|tile| is_joker(tile)).count() == jokers
                    })
                    .map(Action::Expose)
            }
            (Action::Exchange { tile, from, meld }, _) => {
                let lowest = *self.equal_tiles(seat, tile.kind()).first()?;
                (hand.contains(tile) && !is_joker(&tile)).then_some(Action::Exchange {
                    tile: lowest,
                    from,
                    meld,
                })
            }
            _ => Some(action),
        }
    }
}

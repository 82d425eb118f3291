//! Applying decisions: turns, the claim window and what follows from them.

use super::{
    Action, Deal, Death, Discarded, Ending, Event, Illegal, Kong, Passed, Payment, Phase, Silent,
    Source, Turn, WallEnd, Watcher, Window,
};
use crate::meld::{Meld, MeldKind};
use crate::rules::{Score, WinBy};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::tile::{Kind, TileId};

impl Deal {
    /// Takes a decision of a seat.
    ///
    /// Seats that choose at the same time answer in any order; nothing happens before the last
    /// answer. A chow may name any copies of the hand, not only those of the legal list.
    ///
    /// # Errors
    /// An illegal decision says which rule forbids it; the deal is then unchanged.
    pub fn act(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        self.act_watched(seat, action, &mut Silent)
    }

    /// As [`Self::act`], telling what happens.
    ///
    /// # Errors
    /// As [`Self::act`].
    pub fn act_watched(
        &mut self,
        seat: Seat,
        action: Action,
        watcher: &mut dyn Watcher,
    ) -> Result<(), Illegal> {
        if !self.is_legal(seat, action) {
            return Err(self.why_illegal(seat, action));
        }
        match self.phase {
            Phase::Turn(turn) => self.play_turn(turn, action, watcher),
            Phase::SetUp { .. } | Phase::Window(_) => {
                self.answers[seat] = Some(action);
                self.asked.remove(seat);
                if self.asked.is_empty() {
                    self.resolve(watcher);
                }
            }
            Phase::Over { .. } => {}
        }
        Ok(())
    }

    /// All have answered.
    fn resolve(&mut self, watcher: &mut dyn Watcher) {
        match self.phase {
            Phase::SetUp { step } => {
                let answers = self.answers;
                self.table
                    .rules()
                    .set()
                    .resolve_set_up(self, step, &answers, watcher);
            }
            Phase::Window(window) => self.resolve_window(window, watcher),
            Phase::Turn(_) | Phase::Over { .. } => {}
        }
    }

    pub(crate) fn tell(&self, watcher: &mut dyn Watcher, event: impl FnOnce() -> Event) {
        if watcher.listens() {
            watcher.event(event());
        }
    }

    fn play_turn(&mut self, turn: Turn, action: Action, watcher: &mut dyn Watcher) {
        let seat = turn.seat;
        match action {
            Action::Win if !self.can_win.contains(seat) => {
                self.kill(seat, Death::FalseWin, watcher);
                self.next_turn_of_living(seat, watcher);
            }
            Action::Win => self.win_on_turn(turn, watcher),
            Action::ConcealedKong(kind) => {
                let tiles = self.take_lowest(seat, kind, 4);
                let meld = Meld {
                    kind: MeldKind::ConcealedKong,
                    tiles,
                    claimed: None,
                };
                self.lay(seat, meld, watcher);
                let payment = Payment::ConcealedKong;
                self.kong_stands(
                    Kong {
                        seat,
                        payment,
                        supplier: None,
                    },
                    watcher,
                );
            }
            Action::AddedKong(tile) => {
                self.tell(watcher, || Event::AddedKong { seat, tile });
                self.open(
                    Window {
                        tile,
                        from: seat,
                        added_kong: true,
                    },
                    watcher,
                );
            }
            Action::Discard(tile) => {
                let player = &mut self.players[seat];
                player.hand.remove(tile);
                player.drawn = None;
                let _ = self.discards.try_push(Discarded {
                    tile,
                    seat,
                    claimed_by: None,
                });
                self.tell(watcher, || Event::Discard { seat, tile });
                self.open(
                    Window {
                        tile,
                        from: seat,
                        added_kong: false,
                    },
                    watcher,
                );
            }
            Action::Exchange { tile, from, meld } => {
                self.exchange_joker(turn, (tile, from, meld), watcher);
            }
            Action::Challenge(target) => self.challenge(turn, target, watcher),
            // No other decision is legal on a turn.
            _ => {}
        }
    }

    /// Asks everyone who has a choice about the tile; with nobody to ask, play goes on at once.
    fn open(&mut self, window: Window, watcher: &mut dyn Watcher) {
        self.next_phase(Phase::Window(window));
        let rules = self.table.rules().set();
        let called = rules.can_be_called(window.tile.kind());
        let punishes = rules.punishes(&self.table.options);
        for seat in window.from.others() {
            if !self.players[seat].playing || !called {
                continue;
            }
            if self.winning_score(seat).is_some() {
                self.can_win.insert(seat);
                self.asked.insert(seat);
            } else if punishes || (!window.added_kong && self.has_claims(seat, window.tile)) {
                self.asked.insert(seat);
            }
        }
        if self.asked.is_empty() {
            self.resolve_window(window, watcher);
        }
    }

    /// The best claim gets the tile (HK-3.3), or play goes on.
    fn resolve_window(&mut self, window: Window, watcher: &mut dyn Watcher) {
        let mut winners = SeatSet::EMPTY;
        let mut best: Option<(Seat, Action)> = None;
        for seat in window.from.others() {
            let Some(answer) = self.answers[seat] else {
                continue;
            };
            if let Some(death) = self.false_claim(seat, window, answer) {
                self.kill(seat, death, watcher);
                continue;
            }
            if answer == Action::Win {
                winners.insert(seat);
            } else if self.can_win.contains(seat) {
                let total = self.winning_score(seat).map_or(0, |score| score.total);
                self.players[seat].passed.add(window.tile.kind(), total);
            }
            // Nearest first, so only a higher rank takes the place of a claim found before.
            if answer.claim_rank() > best.map_or(0, |(_, claim)| claim.claim_rank()) {
                best = Some((seat, answer));
            }
        }
        match best {
            Some((nearest, Action::Win)) => {
                if !self.table.rules().set().several_winners() {
                    winners = SeatSet::only(nearest);
                }
                self.win_window(window, winners, watcher);
            }
            _ if window.added_kong => self.complete_added_kong(window, watcher),
            Some((seat, claim)) if self.playing().len() > 1 => {
                self.claim(window, seat, claim, watcher);
            }
            _ => self.next_turn_of_living(window.from, watcher),
        }
    }

    fn complete_added_kong(&mut self, window: Window, watcher: &mut dyn Watcher) {
        let player = &mut self.players[window.from];
        player.hand.remove(window.tile);
        player.drawn = None;
        let kind = window.tile.kind();
        let pung = player
            .melds
            .iter_mut()
            .find(|meld| meld.kind == MeldKind::Pung && meld.faces().first == kind);
        if let Some(meld) = pung {
            meld.kind = MeldKind::Kong;
            let _ = meld.tiles.try_push(window.tile);
        }
        let kong = Kong {
            seat: window.from,
            payment: Payment::AddedKong,
            supplier: None,
        };
        self.kong_stands(kong, watcher);
    }

    fn claim(&mut self, window: Window, seat: Seat, claim: Action, watcher: &mut dyn Watcher) {
        let kind = window.tile.kind();
        let (meld_kind, mut tiles) = match claim {
            Action::Kong => (MeldKind::Kong, self.take_lowest(seat, kind, 3)),
            Action::Chow(with) => {
                for tile in with {
                    self.players[seat].hand.remove(tile);
                }
                (MeldKind::Chow, with.into_iter().collect())
            }
            Action::Expose(with) => {
                for &tile in with.iter() {
                    self.players[seat].hand.remove(tile);
                }
                (MeldKind::Exposure, with.iter().copied().take(5).collect())
            }
            _ => (MeldKind::Pung, self.take_lowest(seat, kind, 2)),
        };
        let _ = tiles.try_push(window.tile);
        tiles.sort_unstable();
        if let Some(last) = self.discards.last_mut() {
            last.claimed_by = Some(seat);
        }
        self.lay(
            seat,
            Meld {
                kind: meld_kind,
                tiles,
                claimed: Some((window.tile, window.from)),
            },
            watcher,
        );
        if meld_kind == MeldKind::Kong {
            let supplier = Some(window.from);
            self.kong_stands(
                Kong {
                    seat,
                    payment: Payment::ExposedKong,
                    supplier,
                },
                watcher,
            );
        } else {
            self.call = Some((window.tile, window.from));
            self.start_turn(Turn {
                seat,
                source: Source::Claim,
            });
        }
    }

    /// Takes the lowest copies of a kind from a hand.
    fn take_lowest(
        &mut self,
        seat: Seat,
        kind: Kind,
        count: usize,
    ) -> arrayvec::ArrayVec<TileId, 6> {
        let hand = &mut self.players[seat].hand;
        let tiles = hand.of_kind(kind).take(count).collect();
        for &tile in &tiles {
            hand.remove(tile);
        }
        tiles
    }

    fn lay(&mut self, seat: Seat, meld: Meld, watcher: &mut dyn Watcher) {
        self.tell(watcher, || Event::Meld {
            seat,
            meld: meld.clone(),
        });
        let player = &mut self.players[seat];
        player.drawn = None;
        let _ = player.melds.try_push(meld);
    }

    /// A kong stands: what it earns, and its replacement from the end of the wall (HK-3.4).
    fn kong_stands(&mut self, kong: Kong, watcher: &mut dyn Watcher) {
        let seat = kong.seat;
        self.table.rules().set().kong_stands(self, kong, watcher);
        if self.draw(seat, WallEnd::Back, watcher) {
            self.start_turn(Turn {
                seat,
                source: Source::KongReplacement,
            });
        } else {
            self.table.rules().set().wall_ends(self, watcher);
        }
    }

    /// The next seat still playing after this one draws and has its turn.
    pub(crate) fn next_turn(&mut self, after: Seat, watcher: &mut dyn Watcher) {
        let next = (1..=4)
            .map(|steps| after.ahead(steps))
            .find(|&s| self.players[s].playing);
        match next {
            Some(seat) if self.draw(seat, WallEnd::Front, watcher) => {
                self.start_turn(Turn {
                    seat,
                    source: Source::Draw,
                });
            }
            _ => self.table.rules().set().wall_ends(self, watcher),
        }
    }

    /// Draws, laying aside and replacing bonus tiles; false if the wall has run out.
    fn draw(&mut self, seat: Seat, end: WallEnd, watcher: &mut dyn Watcher) -> bool {
        let Some(tile) = self.wall.take(end) else {
            return false;
        };
        self.tell(watcher, || Event::Draw {
            seat,
            tile: Some(tile),
            end,
        });
        let player = &mut self.players[seat];
        player.hand.insert(tile);
        player.drawn = Some(tile);
        player.passed = Passed::default();
        self.replace_bonus(seat, watcher)
    }

    /// Lays aside the bonus tiles of a hand and replaces them from the end of the wall until it
    /// holds none (HK-2.3); false if the wall has run out.
    pub(crate) fn replace_bonus(&mut self, seat: Seat, watcher: &mut dyn Watcher) -> bool {
        let rules = self.table.rules().set();
        let has_drawn = self.players[seat].drawn.is_some();
        while let Some(bonus) = self.players[seat]
            .hand
            .iter()
            .find(|t| rules.is_bonus(t.kind()))
        {
            let player = &mut self.players[seat];
            player.hand.remove(bonus);
            player.flowers.insert(bonus);
            self.tell(watcher, || Event::Flower { seat, tile: bonus });
            let Some(tile) = self.wall.take(WallEnd::Back) else {
                self.players[seat].drawn = None;
                return false;
            };
            self.tell(watcher, || Event::Draw {
                seat,
                tile: Some(tile),
                end: WallEnd::Back,
            });
            let player = &mut self.players[seat];
            player.hand.insert(tile);
            player.drawn = has_drawn.then_some(tile);
        }
        true
    }

    /// The dealer's first turn, without a draw (HK-3.1).
    pub(crate) fn first_turn(&mut self) {
        self.start_turn(Turn {
            seat: Seat::East,
            source: Source::Dealt,
        });
    }

    fn start_turn(&mut self, turn: Turn) {
        self.challenged = SeatSet::EMPTY;
        if turn.source != Source::Claim {
            self.call = None;
        }
        self.continue_turn(turn);
        if !self.can_win.contains(turn.seat) {
            self.call = None;
        }
    }

    /// Asks the player on turn what comes next.
    pub(super) fn continue_turn(&mut self, turn: Turn) {
        self.next_phase(Phase::Turn(turn));
        self.asked.insert(turn.seat);
        if self.winning_score(turn.seat).is_some() {
            self.can_win.insert(turn.seat);
        }
    }

    pub(super) fn next_phase(&mut self, phase: Phase) {
        self.phase = phase;
        self.asked = SeatSet::EMPTY;
        self.answers = BySeat::default();
        self.can_win = SeatSet::EMPTY;
        self.step = self.step.saturating_add(1);
    }

    /// Ends the deal.
    pub(crate) fn end(&mut self, ending: Ending, watcher: &mut dyn Watcher) {
        self.next_phase(Phase::Over { ending });
        if let Some(on) = self.bet {
            self.tell(watcher, || Event::Bet { on });
        }
        self.tell(watcher, || Event::Over { ending });
    }

    /// What the seat would win at this point, if it may: a false mah-jongg that could be declared
    /// (AM-7.1) is none.
    pub fn winning_score(&self, seat: Seat) -> Option<Score> {
        let (win, kind) = self.winning_hand(seat)?;
        let rules = self.table.rules().set();
        let score = rules.score(&win, &self.table).ok()?;
        let barred = win.by != WinBy::SelfDraw && rules.passed_win_bars(self, seat, &score, kind);
        (!barred).then_some(score)
    }
}

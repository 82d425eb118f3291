//! Applying decisions: turns, the claim window and what follows from them.

use super::{
    Action, Deal, Death, Discarded, Ending, Event, Illegal, Kong, Line, Passed, Payment, Phase,
    SetUp, Silent, Source, Turn, WallEnd, Watcher, Win, Window,
};
use crate::meld::{Meld, MeldKind};
use crate::rules::{Paid, Score, WinBy};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::tile::{Kind, Suit, TileId};
use crate::tile_set::TileSet;

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

    /// Wins on one's own turn: on the tile drawn or taken for another, or on the one just called
    /// where that completed the hand (AM-4.9).
    fn win_on_turn(&mut self, turn: Turn, watcher: &mut dyn Watcher) {
        let (tile, by) = match self.call {
            Some((tile, from)) => (Some(tile), WinBy::Discard(from)),
            None => {
                let drawn = self.players[turn.seat].drawn;
                let drawn = drawn.filter(|_| turn.source != Source::Dealt);
                (drawn, WinBy::SelfDraw)
            }
        };
        self.win(SeatSet::only(turn.seat), tile, by, watcher);
    }

    fn win_window(&mut self, window: Window, winners: SeatSet, watcher: &mut dyn Watcher) {
        let by = if window.added_kong {
            // HK-3.5: the pung stays a pung, the tile leaves the hand of its declarer.
            self.players[window.from].hand.remove(window.tile);
            self.players[window.from].drawn = None;
            WinBy::RobbedKong(window.from)
        } else {
            if let Some(last) = self.discards.last_mut() {
                last.claimed_by = winners.iter().min_by_key(|s| s.distance_after(window.from));
            }
            WinBy::Discard(window.from)
        };
        self.win(winners, Some(window.tile), by, watcher);
    }

    /// Scores and books the wins, nearest after the discarder first; then the rule set goes on.
    /// A tile won from another seat is told by [`Win::tile`] alone, so that several can win on it.
    pub(crate) fn win(
        &mut self,
        winners: SeatSet,
        tile: Option<TileId>,
        by: WinBy,
        watcher: &mut dyn Watcher,
    ) {
        let first = by.from().unwrap_or(Seat::East);
        let rules = self.table.rules().set();
        for seat in (0..4)
            .map(|steps| first.ahead(steps))
            .filter(|&s| winners.contains(s))
        {
            let Some(score) = self.winning_score(seat) else {
                continue;
            };
            let paid = Paid {
                seat,
                by,
                score: &score,
                playing: self.playing(),
                bet: self.bet,
            };
            let payments = rules.payments(&paid, &self.table.options);
            let win = Win {
                seat,
                by,
                tile,
                score,
            };
            self.tell(watcher, || Event::Win(win.clone()));
            let _ = self.wins.try_push(win);
            self.book_win(seat, &payments, watcher);
        }
        for seat in winners.iter() {
            self.players[seat].playing = false;
        }
        rules.after_wins(self, watcher);
    }

    /// Books what a win costs each payer, to the winner and, in equal shares, whoever shares in
    /// it (AM-6.4).
    fn book_win(&mut self, winner: Seat, payments: &BySeat<i32>, watcher: &mut dyn Watcher) {
        let shares = payments.iter().filter(|&(_, &points)| points > 0).count() as i32;
        for (from, &points) in payments.iter().filter(|&(_, &points)| points < 0) {
            for (to, _) in payments.iter().filter(|&(_, &points)| points > 0) {
                let of_the_bet = from == Seat::Bettor || to != winner;
                let line = Line {
                    kind: if of_the_bet {
                        Payment::Bet
                    } else {
                        Payment::Win
                    },
                    from,
                    to,
                    points: -points / shares,
                };
                self.book(line, watcher);
            }
        }
    }

    /// Books a payment.
    pub(crate) fn book(&mut self, line: Line, watcher: &mut dyn Watcher) {
        self.ledger.book(line);
        self.tell(watcher, || Event::Payment(line));
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

    /// Asks whoever decides a set-up step.
    pub(crate) fn set_up(&mut self, step: SetUp) {
        self.next_phase(Phase::SetUp { step });
        self.asked = self.table.rules().set().set_up_asks(step);
        for seat in self.asked.iter() {
            if self.winning_score(seat).is_some() {
                self.can_win.insert(seat);
            }
        }
    }

    /// Whether a seat could win at this point.
    pub(crate) const fn can_win(&self, seat: Seat) -> bool {
        self.can_win.contains(seat)
    }

    /// Gives tiles of one player's hand to another, all at once.
    pub(crate) fn hand_over(&mut self, gifts: &[Gift], watcher: &mut dyn Watcher) {
        for gift in gifts {
            let hand = &mut self.players[gift.from].hand;
            *hand = hand.without(&gift.tiles);
        }
        for gift in gifts {
            let hand = &mut self.players[gift.to].hand;
            *hand = hand.union(&gift.tiles.without(&gift.passed_on));
            self.tell(watcher, || Event::Exchange {
                from: gift.from,
                to: gift.to,
                count: gift.tiles.len() as u8,
                tiles: gift.tiles,
                blind: gift.blind,
                passed_on: gift.passed_on,
            });
        }
    }

    /// Takes tiles out of a hand and puts others in.
    pub(crate) fn swap(&mut self, seat: Seat, gave: &TileSet, got: &TileSet) {
        let hand = &mut self.players[seat].hand;
        *hand = hand.without(gave).union(got);
    }

    /// Lays a bet; the players learn of it at the end (AM-8.1).
    pub(crate) fn place_bet(&mut self, on: Seat) {
        self.bet = Some(on);
    }

    /// Lays down the suit a player does without.
    pub(crate) fn set_missing(&mut self, seat: Seat, suit: Suit, watcher: &mut dyn Watcher) {
        self.players[seat].missing = Some(suit);
        self.tell(watcher, || Event::MissingSuit { seat, suit });
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

    /// What the seat would win at this point, if it may.
    pub(super) fn winning_score(&self, seat: Seat) -> Option<Score> {
        let (win, kind) = self.winning_hand(seat)?;
        let rules = self.table.rules().set();
        let score = rules.score(&win, &self.table).ok()?;
        let barred = win.by != WinBy::SelfDraw && rules.passed_win_bars(self, seat, &score, kind);
        (!barred).then_some(score)
    }
}

/// Tiles that one player gives another.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Gift {
    /// Who gives.
    pub from: Seat,
    /// Who gets.
    pub to: Seat,
    /// Which.
    pub tiles: TileSet,
    /// Those that the giver passes on unseen (AM-3.3).
    pub blind: TileSet,
    /// Those that the receiver passes on unseen in turn.
    pub passed_on: TileSet,
}

//! Winning: on one's own turn or on a tile of another, scored and booked.

use super::{Deal, Event, Line, Payment, Source, Turn, Watcher, Win, Window};
use crate::rules::{Paid, WinBy};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::tile::TileId;

impl Deal {
    /// Wins on one's own turn: on the tile drawn or taken for another, or on the one just called
    /// where that completed the hand (AM-4.9).
    pub(super) fn win_on_turn(&mut self, turn: Turn, watcher: &mut dyn Watcher) {
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

    pub(super) fn win_window(
        &mut self,
        window: Window,
        winners: SeatSet,
        watcher: &mut dyn Watcher,
    ) {
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
}

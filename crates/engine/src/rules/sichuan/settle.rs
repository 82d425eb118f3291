//! Who pays what (SC-5): wins, kongs, and what is due at the end of the wall.

use super::{SichuanOptions, holds_missing};
use crate::analysis::unheld;
use crate::meld::FaceMeld;
use crate::options::Options;
use crate::rules::{Kong, Price, RuleSet, WinBy, Winning, base};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::table::{Deal, Line, Payment, Watcher};
use crate::tile::{Counts, Kind, Suit};
use arrayvec::ArrayVec;

/// What a flower pig pays to each player who is none, whatever the cap (SC-5.4).
const FLOWER_PIG: i32 = 32;

/// SC-5.1 discard and robbed kong: the seat whose tile it was pays the base. SC-5.2 self-draw:
/// every opponent still playing pays the base and 1 more.
pub(super) fn payments(winner: Seat, by: WinBy, base: i32, playing: SeatSet) -> BySeat<i32> {
    let mut payments = BySeat::default();
    for payer in winner.others().filter(|&seat| playing.contains(seat)) {
        let points = match by.from() {
            None => base + 1,
            Some(from) if from == payer => base,
            Some(_) => 0,
        };
        payments[payer] -= points;
        payments[winner] += points;
    }
    payments
}

/// What each total up to the cap costs while all are playing.
pub(super) fn prices(options: SichuanOptions) -> Vec<Price> {
    let price = |total| {
        let base = base(total);
        let playing = Seat::PLAYERS.into_iter().collect();
        let paid = |by| payments(Seat::East, by, base, playing);
        Price {
            total,
            base,
            self_draw: paid(WinBy::SelfDraw),
            discard: paid(WinBy::Discard(Seat::South)),
        }
    };
    (0..=options.cap).map(price).collect()
}

/// SC-5.3: what a kong earns once it stands.
pub(super) fn kong(deal: &mut Deal, kong: Kong, watcher: &mut dyn Watcher) {
    let points = if kong.payment == Payment::AddedKong {
        1
    } else {
        2
    };
    for from in Seat::PLAYERS.into_iter().filter(|&from| from != kong.seat) {
        let pays = kong
            .supplier
            .map_or(deal.playing().contains(from), |supplier| supplier == from);
        if pays {
            deal.book(
                Line {
                    kind: kong.payment,
                    from,
                    to: kong.seat,
                    points,
                },
                watcher,
            );
        }
    }
}

/// How a hand that has not won stands at the end of the wall (SC-5.4, SC-5.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A tile of the missing suit is still held.
    FlowerPig,
    /// No tile would complete the hand.
    NotReady,
    /// The most it could win with, without self-draw and event patterns.
    Ready(i32),
}

/// How a seat stands; none for one that has won.
pub fn standing(deal: &Deal, seat: Seat) -> Option<Standing> {
    deal.playing().contains(seat).then(|| {
        if holds_missing(deal, seat) {
            Standing::FlowerPig
        } else {
            deal_ready_value(deal, seat).map_or(Standing::NotReady, Standing::Ready)
        }
    })
}

/// SC-5.4: refunds, then flower pigs, then hands that are not ready.
pub(super) fn wall(deal: &mut Deal, watcher: &mut dyn Watcher) {
    let playing = deal.playing();
    let standings = BySeat::from_fn(|seat| standing(deal, seat));
    let values = BySeat::from_fn(|seat| match standings[seat] {
        Some(Standing::Ready(value)) => Some(value),
        _ => None,
    });
    let only_not_ready = SichuanOptions::of(deal.options()).refund_only_not_ready;
    let refunds: ArrayVec<Line, 64> = deal
        .ledger()
        .lines()
        .iter()
        .filter(|line| line.kind.is_kong() && playing.contains(line.to))
        .filter(|line| !only_not_ready || values[line.to].is_none())
        .map(|line| Line {
            kind: Payment::KongRefund,
            from: line.to,
            to: line.from,
            ..*line
        })
        .take(64)
        .collect();
    let pigs = BySeat::from_fn(|seat| standings[seat] == Some(Standing::FlowerPig));
    let pairs = || {
        Seat::PLAYERS.into_iter().flat_map(|from| {
            Seat::PLAYERS
                .into_iter()
                .filter(move |&to| to != from)
                .map(move |to| (from, to))
        })
    };
    let pig_lines = pairs()
        .filter(|&(from, to)| pigs[from] && !pigs[to])
        .map(|(from, to)| Line {
            kind: Payment::FlowerPig,
            from,
            to,
            points: FLOWER_PIG,
        });
    let ready_lines = pairs().filter_map(|(from, to)| {
        let unready = standings[from] == Some(Standing::NotReady);
        let points = values[to]?;
        unready.then_some(Line {
            kind: Payment::ReadyHand,
            from,
            to,
            points,
        })
    });
    for line in refunds.into_iter().chain(pig_lines).chain(ready_lines) {
        deal.book(line, watcher);
    }
}

fn deal_ready_value(deal: &Deal, seat: Seat) -> Option<i32> {
    let melds: ArrayVec<FaceMeld, 4> = deal.melds(seat).iter().map(|meld| meld.faces()).collect();
    ready_value(
        &deal.hand(seat).counts(),
        &melds,
        deal.missing(seat),
        deal.options(),
    )
}

/// The highest value a hand of 13 tiles (less three per meld) could win with, without self-draw
/// and event patterns; none where it is not ready (SC-5.4, SC-5.5): a tile of the missing suit is
/// held, or every tile that would complete it is already held four times.
pub fn ready_value(
    concealed: &Counts,
    melds: &[FaceMeld],
    missing: Option<Suit>,
    options: &Options,
) -> Option<i32> {
    let left = unheld(concealed, melds);
    Kind::plain()
        .filter(|kind| left[kind.index()] > 0 && super::Sichuan.plays_with(*kind))
        .filter_map(|kind| {
            let mut win = Winning {
                concealed: *concealed,
                melds: melds.iter().copied().take(4).collect(),
                flowers: 0,
                seat: Seat::East,
                by: WinBy::Discard(Seat::South),
                kong_replacement: false,
                missing,
                last_tile: false,
            };
            win.concealed[kind.index()] += 1;
            super::score::score(&win, options)
                .ok()
                .map(|score| score.base)
        })
        .max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    /// SC-4.2 to SC-5.2: nothing, and the cap, in figures.
    #[test]
    fn sc_5_prices_run_from_nothing_to_the_cap() {
        let prices = Rules::Sichuan.prices(&Options::new(Rules::Sichuan));
        assert_eq!(prices.len(), 6);
        let of = |points: BySeat<i32>| Seat::PLAYERS.map(|seat| points[seat]);
        assert_eq!((prices[0].total, prices[0].base), (0, 1));
        assert_eq!(of(prices[0].self_draw), [6, -2, -2, -2]);
        assert_eq!((prices[5].total, prices[5].base), (5, 32));
        assert_eq!(of(prices[5].self_draw), [99, -33, -33, -33]);
        assert_eq!(of(prices[5].discard), [32, -32, 0, 0]);
    }
}

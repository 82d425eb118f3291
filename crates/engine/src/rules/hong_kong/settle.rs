//! Who pays what (HK-5).

use super::HongKongOptions;
use crate::rules::{Price, WinBy, base};
use crate::seat::{BySeat, Seat};

/// What each total from the minimum to the cap costs.
pub(super) fn prices(options: HongKongOptions) -> Vec<Price> {
    let price = |total| {
        let base = base(total);
        let paid = |by| payments(Seat::East, by, base, options.payment_shared);
        Price {
            total,
            base,
            self_draw: paid(WinBy::SelfDraw),
            discard: paid(WinBy::Discard(Seat::South)),
        }
    };
    (options.min_faan..=options.cap).map(price).collect()
}

/// HK-5.2 self-draw: each opponent one base. HK-5.3 and 5.4 discard or robbed kong: the seat whose
/// tile it was three bases, or `shared`: two, and the other two opponents one each.
pub(super) fn payments(winner: Seat, by: WinBy, base: i32, shared: bool) -> BySeat<i32> {
    let mut payments = BySeat::default();
    for payer in winner.others() {
        let bases = match by.from() {
            None => 1,
            Some(from) if shared => 1 + i32::from(payer == from),
            Some(from) => 3 * i32::from(payer == from),
        };
        payments[payer] -= bases * base;
        payments[winner] += bases * base;
    }
    payments
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use crate::rules::Rules;

    /// HK-5.1 to HK-5.3: three and thirteen faan in figures.
    #[test]
    fn hk_5_prices_run_from_the_minimum_to_the_cap() {
        let mut options = Options::new(Rules::HongKong);
        let prices = Rules::HongKong.prices(&options);
        assert_eq!(prices.len(), 11);
        let (first, last) = (prices[0], prices[10]);
        assert_eq!((first.total, first.base), (3, 8));
        let of = |points: BySeat<i32>| Seat::PLAYERS.map(|seat| points[seat]);
        assert_eq!(of(first.self_draw), [24, -8, -8, -8]);
        assert_eq!(of(first.discard), [24, -24, 0, 0]);
        assert_eq!((last.total, last.base), (13, 8192));
        options.set_text("payment", "shared").unwrap();
        options.set_text("cap", "3").unwrap();
        let prices = Rules::HongKong.prices(&options);
        assert_eq!(prices.len(), 1);
        assert_eq!(of(prices[0].discard), [32, -16, -8, -8]);
    }
}

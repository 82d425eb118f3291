//! Who pays what (HK-5).

use crate::rules::WinBy;
use crate::seat::{BySeat, Seat};

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

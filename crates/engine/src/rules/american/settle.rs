//! Who pays what for a win (AM-6.2, AM-6.4, AM-8.1).

use crate::rules::Paid;
use crate::seat::{BySeat, Seat};

/// AM-6.2: the discarder pays twice, the others once; after a self-draw everyone pays twice. Dead
/// players pay like the others (AM-7.4). AM-6.4: where the winner was bet on, everything doubles
/// and the bettor gets half. AM-8.1: a bettor who bet on another pays as that player.
pub(super) fn payments(paid: &Paid<'_>) -> BySeat<i32> {
    let mut payments = BySeat::default();
    let price = |payer: Seat| match paid.by.from() {
        Some(from) if from != payer => paid.score.base,
        _ => 2 * paid.score.base,
    };
    let bet_upon = paid.bet == Some(paid.seat);
    for payer in paid.seat.others() {
        let points = price(payer);
        payments[payer] -= points;
        payments[paid.seat] += points;
        if bet_upon {
            payments[payer] -= points;
            payments[Seat::Bettor] += points;
        }
    }
    if let Some(on) = paid.bet.filter(|_| !bet_upon) {
        payments[Seat::Bettor] -= price(on);
        payments[paid.seat] += price(on);
    }
    payments
}

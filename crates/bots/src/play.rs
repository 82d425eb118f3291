//! Playing a deal out with computer players in every seat.

use crate::{Bot, Steady};
use sparrows_engine::{Action, BySeat, Deal, Illegal, Seat};

/// A bot that took a decision it may not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("bot {bot} as {seat} may not {action}: {illegal}")]
pub struct PlayError {
    /// The name of the bot.
    pub bot: &'static str,
    /// Its seat.
    pub seat: Seat,
    /// What it decided.
    pub action: Action,
    /// Why that is illegal.
    pub illegal: Illegal,
}

/// Plays the deal to its end, bots in seat order; a bettor is [`Steady`] (AM-8). `decided` is told each decision as it is taken,
/// as a record has it.
///
/// # Errors
/// An illegal decision; the deal then stands before it.
pub fn play_deal(
    deal: &mut Deal,
    bots: [&dyn Bot; 4],
    mut decided: impl FnMut(Seat, Action),
) -> Result<(), PlayError> {
    let [east, south, west, north] = bots;
    let bots: [&dyn Bot; Seat::NUM] = [east, south, west, north, &Steady];
    while !deal.is_over() {
        // All who are asked decide before anyone's answer is known to the table.
        let mut answers: BySeat<Option<Action>> = BySeat::default();
        for (seat, bot) in Seat::ALL.into_iter().zip(bots) {
            if deal.awaiting().contains(seat) {
                answers[seat] = Some(bot.decide(&deal.view(seat), deal.bot_seed(seat)));
            }
        }
        for (seat, bot) in Seat::ALL.into_iter().zip(bots) {
            let Some(action) = answers[seat] else {
                continue;
            };
            deal.act(seat, action).map_err(|illegal| PlayError {
                bot: bot.name(),
                seat,
                action,
                illegal,
            })?;
            decided(seat, action);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Level;
    use sparrows_engine::options::Options;
    use sparrows_engine::{Rules, Seed, Table};

    /// Every bot plays every table to its end, tiles passed on before play included.
    #[test]
    fn no_decision_is_illegal_at_any_table() {
        let mut exchange = Options::new(Rules::Sichuan);
        exchange.set("exchange_three", &true.into()).unwrap();
        let mut american = Options::new(Rules::American);
        for key in ["mush", "hot_wall", "bettor"] {
            american.set(key, &true.into()).unwrap();
        }
        american.set("errors", &"punished".into()).unwrap();
        let more = [exchange, american];
        for options in Rules::ALL.map(Options::new).into_iter().chain(more) {
            let table = Table::new(options).unwrap();
            for level in Level::ALL {
                for n in 0..10 {
                    let mut deal = Deal::new(&table, Seed::from(n));
                    let mut decisions = 0;
                    play_deal(&mut deal, [level.bot(); 4], |_, _| decisions += 1)
                        .unwrap_or_else(|error| panic!("{options:?}, deal {n}: {error}"));
                    assert!(deal.is_over() && decisions > 8);
                }
            }
        }
    }
}

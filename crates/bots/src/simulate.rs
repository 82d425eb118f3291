//! Many deals between computer players, and what came of them.
//!
//! Deals are independent of each other: deal `n` of a seed is the same whoever plays it, when
//! and in whatever order. Sums are of whole numbers, so that any number of threads may each
//! [`Accumulator::add`] a share of the deals and [`Accumulator::merge`] in the end.

use crate::{Level, PlayError, play_deal};
use serde::{Serialize, Serializer};
use sparrows_engine::analysis::Reading;
use sparrows_engine::table::Win;
use sparrows_engine::{Action, BySeat, Deal, Seat, Seed, Table};

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Simulation {
    /// The table.
    pub table: Table,
    /// The seed of the series; deal `n` is shuffled with [`Seed::nth`] of it.
    pub seed: Seed,
    /// How many shuffles.
    pub deals: u64,
    /// The bots by the seat each has in the first deal.
    pub bots: [Level; 4],
    /// Every shuffle is played four times, each bot once in each seat.
    pub rotate: bool,
}

/// A deal that was played.
#[derive(Clone, Debug)]
pub struct DealResult {
    /// Which shuffle of the series, from 0.
    pub shuffle: u64,
    /// How many seats further each bot sits than in the first deal: 0 to 3.
    pub rotation: usize,
    /// The seed of the deal.
    pub seed: Seed,
    /// Who sat where, in seat order.
    pub players: [Level; 4],
    /// Every decision in the order taken.
    pub decisions: Vec<(Seat, Action)>,
    /// Net points.
    pub scores: BySeat<i32>,
    /// The wins.
    pub wins: Vec<Win>,
}

impl DealResult {
    /// The place in [`Simulation::bots`] of the bot in this seat.
    fn bot_at(&self, seat: Seat) -> usize {
        (seat.index() + 4 - self.rotation) % 4
    }
}

impl Simulation {
    /// Plays a shuffle (0 to `deals - 1`): one deal, or four where bots rotate.
    ///
    /// # Errors
    /// An illegal decision of a bot.
    pub fn run_deal(&self, shuffle: u64) -> Result<Vec<DealResult>, PlayError> {
        let rotations = if self.rotate { 4 } else { 1 };
        (0..rotations)
            .map(|rotation| self.play(shuffle, rotation))
            .collect()
    }

    fn play(&self, shuffle: u64, rotation: usize) -> Result<DealResult, PlayError> {
        let seed = self.seed.nth(shuffle);
        let players = std::array::from_fn(|seat| self.bots[(seat + 4 - rotation) % 4]);
        let mut deal = Deal::new(&self.table, seed);
        let mut decisions = Vec::new();
        play_deal(&mut deal, players.map(Level::bot), |seat, action| {
            decisions.push((seat, action));
        })?;
        Ok(DealResult {
            shuffle,
            rotation,
            seed,
            players,
            decisions,
            scores: deal.scores(),
            wins: deal.wins().to_vec(),
        })
    }

    /// Plays all of it on one thread.
    ///
    /// # Errors
    /// As [`Self::run_deal`].
    pub fn run(&self) -> Result<Summary, PlayError> {
        let mut sums = Accumulator::new(self);
        for shuffle in 0..self.deals {
            sums.add(&self.run_deal(shuffle)?);
        }
        Ok(sums.summary())
    }
}

/// Sums over deals.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Accumulator {
    table: Table,
    bots: [BotSums; 4],
    shuffles: u64,
    deals: u64,
    draws: u64,
    wins: u64,
    /// By the rule set's table of patterns, or by the hands of the card.
    made: Vec<u64>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct BotSums {
    bot: Level,
    /// Points over all deals.
    points: i64,
    /// Squares of the points of each shuffle, all its deals together.
    squares: i128,
    /// Deals in which it won.
    wins: u64,
    /// Deals in which another won on its tile.
    dealt_in: u64,
}

impl Accumulator {
    /// No deal yet.
    pub fn new(simulation: &Simulation) -> Self {
        let table = simulation.table.clone();
        let kinds = match table.card() {
            Some(card) => card.card().hands.len(),
            None => table.rules().patterns().len(),
        };
        Self {
            table,
            bots: simulation.bots.map(|bot| BotSums {
                bot,
                points: 0,
                squares: 0,
                wins: 0,
                dealt_in: 0,
            }),
            shuffles: 0,
            deals: 0,
            draws: 0,
            wins: 0,
            made: vec![0; kinds],
        }
    }

    /// Adds the deals of one shuffle, as [`Simulation::run_deal`] gives them.
    pub fn add(&mut self, deals: &[DealResult]) {
        let mut points = [0; 4];
        for deal in deals {
            for seat in Seat::PLAYERS {
                let bot = deal.bot_at(seat);
                points[bot] += i64::from(deal.scores[seat]);
                let sums = &mut self.bots[bot];
                sums.wins += u64::from(deal.wins.iter().any(|win| win.seat == seat));
                let dealt_in = deal.wins.iter().any(|win| win.by.from() == Some(seat));
                sums.dealt_in += u64::from(dealt_in);
            }
            self.draws += u64::from(deal.wins.is_empty());
            self.wins += deal.wins.len() as u64;
            for score in deal.wins.iter().map(|win| &win.score) {
                let patterns = score
                    .patterns
                    .iter()
                    .map(|scored| usize::from(scored.pattern));
                let hand = match score.reading {
                    Reading::Card { hand, .. } => Some(usize::from(hand)),
                    _ => None,
                };
                for made in patterns.chain(hand) {
                    if let Some(count) = self.made.get_mut(made) {
                        *count += 1;
                    }
                }
            }
        }
        for (sums, points) in self.bots.iter_mut().zip(points) {
            sums.points += points;
            sums.squares += i128::from(points) * i128::from(points);
        }
        self.shuffles += 1;
        self.deals += deals.len() as u64;
    }

    /// Adds the sums of other shuffles of the same simulation.
    pub fn merge(&mut self, other: &Self) {
        for (sums, other) in self.bots.iter_mut().zip(&other.bots) {
            sums.points += other.points;
            sums.squares += other.squares;
            sums.wins += other.wins;
            sums.dealt_in += other.dealt_in;
        }
        for (count, other) in self.made.iter_mut().zip(&other.made) {
            *count += other;
        }
        self.shuffles += other.shuffles;
        self.deals += other.deals;
        self.draws += other.draws;
        self.wins += other.wins;
    }

    /// Means and rates so far.
    pub fn summary(&self) -> Summary {
        let per_deal = |count: u64| count as f64 / self.deals.max(1) as f64;
        let deals_per_shuffle = self.deals as f64 / self.shuffles.max(1) as f64;
        let bots = self.bots.map(|sums| BotSummary {
            bot: sums.bot,
            mean: sums.points as f64 / self.deals.max(1) as f64,
            ci95: half_interval(self.shuffles, sums.points, sums.squares)
                / deals_per_shuffle.max(1.0),
            win_rate: per_deal(sums.wins),
            deal_in_rate: per_deal(sums.dealt_in),
        });
        let made = self.made.iter().copied();
        let (patterns, hands) = match self.table.card() {
            None => {
                let ids = self
                    .table
                    .rules()
                    .patterns()
                    .iter()
                    .map(|pattern| pattern.id);
                (Some(ids.zip(made).collect()), None)
            }
            Some(card) => {
                let ids = card.card().hands.iter().map(|hand| hand.id.clone());
                let hands = ids.zip(made).map(|(id, wins)| HandWins { id, wins });
                (None, Some(hands.collect()))
            }
        };
        Summary {
            deals: self.deals,
            bots,
            draws: self.draws,
            wins: self.wins,
            patterns,
            hands,
        }
    }
}

/// Half the width of the 95 % interval of a mean of `count` values, from their sum and the sum of
/// their squares; 0 where fewer than two say nothing about it.
fn half_interval(count: u64, sum: i64, squares: i128) -> f64 {
    if count < 2 {
        return 0.0;
    }
    let n = i128::from(count);
    // n²(n - 1) times the variance of the mean, exact up to here.
    let spread = n * squares - i128::from(sum) * i128::from(sum);
    1.96 * (spread as f64 / (n as f64 * n as f64 * (n - 1) as f64)).sqrt()
}

/// What came of a simulation.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Summary {
    /// Deals played, four for each shuffle where bots rotate.
    pub deals: u64,
    /// Each bot over all its deals, in the order of [`Simulation::bots`].
    pub bots: [BotSummary; 4],
    /// Deals that nobody won.
    pub draws: u64,
    /// Wins.
    pub wins: u64,
    /// How many wins had each pattern, in the order of the rules; none where hands are won from a
    /// card.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Option::is_none")]
    pub patterns: Option<Vec<(&'static str, u64)>>,
    /// How many wins each hand of the card had, in card order.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hands: Option<Vec<HandWins>>,
}

/// How often a hand of a card won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandWins {
    /// Its id.
    pub id: String,
    /// How often.
    pub wins: u64,
}

/// What came of a simulation for one bot.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct BotSummary {
    /// Which.
    pub bot: Level,
    /// Points per deal.
    pub mean: f64,
    /// Half the width of the mean's 95 % interval. Where bots rotate, the four deals of a shuffle
    /// are one observation, so that the luck of the shuffle falls out.
    pub ci95: f64,
    /// Share of deals in which it won.
    pub win_rate: f64,
    /// Share of deals in which another won on its tile.
    pub deal_in_rate: f64,
}

fn as_map<S: Serializer>(
    pairs: &Option<Vec<(&'static str, u64)>>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(pairs.iter().flatten().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn simulation(rotate: bool) -> Simulation {
        Simulation {
            table: Table::hong_kong(),
            seed: Seed::from(5),
            deals: 12,
            bots: [Level::Steady, Level::Random, Level::Steady, Level::Random],
            rotate,
        }
    }

    #[test]
    fn every_bot_sits_in_every_seat_of_a_shuffle() {
        let simulation = simulation(true);
        let deals = simulation.run_deal(3).unwrap();
        assert_eq!(deals.len(), 4);
        for bot in 0..4 {
            let seats = deals.iter().map(|deal| {
                let seat = Seat::PLAYERS
                    .into_iter()
                    .find(|&s| deal.bot_at(s) == bot)
                    .unwrap();
                assert_eq!(deal.players[seat.index()], simulation.bots[bot]);
                seat
            });
            let seats: Vec<_> = seats.collect();
            assert!(
                Seat::PLAYERS.iter().all(|seat| seats.contains(seat)),
                "{seats:?}"
            );
            assert_eq!(seats[0].index(), bot, "the first deal as named");
        }
        assert!(deals.iter().all(|deal| deal.seed == simulation.seed.nth(3)));
    }

    #[test]
    fn decisions_replay_to_the_same_deal() {
        for deal in simulation(true).run_deal(0).unwrap() {
            let mut again = Deal::new(&Table::hong_kong(), deal.seed);
            for &(seat, action) in &deal.decisions {
                again.act(seat, action).unwrap();
            }
            assert!(again.is_over());
            assert_eq!(again.scores(), deal.scores);
            assert_eq!(again.wins(), deal.wins);
        }
    }

    #[test]
    fn shares_of_the_deals_add_up_in_any_order() {
        let simulation = simulation(true);
        let mut shares = [(); 3].map(|()| Accumulator::new(&simulation));
        for shuffle in (0..simulation.deals).rev() {
            shares[shuffle as usize % 3].add(&simulation.run_deal(shuffle).unwrap());
        }
        let [mut sum, second, third] = shares;
        sum.merge(&third);
        sum.merge(&second);
        assert_eq!(sum.summary(), simulation.run().unwrap());
    }

    #[test]
    fn a_summary_counts_what_was_played() {
        for (rotate, deals) in [(false, 12), (true, 48)] {
            let summary = simulation(rotate).run().unwrap();
            assert_eq!(
                (summary.deals, summary.draws + summary.wins),
                (deals, deals)
            );
            assert!(summary.bots.iter().map(|bot| bot.mean).sum::<f64>().abs() < 1e-9);
            let winners: f64 = summary.bots.iter().map(|bot| bot.win_rate).sum();
            assert!((winners * deals as f64 - summary.wins as f64).abs() < 1e-9);
            let json = serde_json::to_value(&summary).unwrap();
            assert_eq!(json["bots"][0]["bot"], "steady");
            assert_eq!(json["bots"][3]["bot"], "random");
            let ids = Table::hong_kong().rules().patterns().len();
            assert_eq!(json["patterns"].as_object().unwrap().len(), ids);
            assert!(json["patterns"]["self-draw"].is_u64());
        }
    }

    #[test]
    fn the_interval_is_that_of_the_mean() {
        // Values 1, 2, 3, 6: mean 3, variance 14/3.
        let expected = 1.96 * (14.0_f64 / 3.0 / 4.0).sqrt();
        assert!((half_interval(4, 12, 50) - expected).abs() < 1e-12);
        assert_eq!(half_interval(1, 7, 49), 0.0);
    }
}

//! The American table, Mah-Jongg with a card: rules AM-1 to AM-9, see `docs/rules/american.md`.

mod charleston;
mod dead;
mod first_east;
mod options;
mod score;
mod settle;

pub use first_east::FirstEast;
pub use options::AmericanOptions;

use super::{NoWin, Paid, Pattern, Price, RuleSet, Score, Winning};
use crate::chance::Chance;
use crate::meld::{FaceMeld, MeldKind};
use crate::options::{OptionError, OptionSpec, Options};
use crate::seat::{BySeat, Seat, SeatSet};
use crate::table::{Action, Actions, Deal, Ending, Event, Pick, SetUp, Table, Turn, Watcher};
use crate::tile::{Counts, Kind, TileId};

/// Whether fourteen tiles, shown groups included, are a hand of the table's card (AM-6.1).
pub fn wins(concealed: &Counts, melds: &[FaceMeld], table: &Table) -> bool {
    let win = Winning {
        concealed: *concealed,
        melds: melds.iter().copied().take(4).collect(),
        flowers: 0,
        seat: Seat::East,
        by: super::WinBy::SelfDraw,
        kong_replacement: false,
        missing: None,
        last_tile: false,
    };
    score::score(&win, table).is_ok()
}

/// Where a player sits in the deal after one with a bettor (AM-8.2): east sits out, the bettor takes
/// east's place, and the player to the right of it is the next east.
pub const fn seat_after_bet(seat: Seat) -> Seat {
    match seat {
        Seat::East => Seat::Bettor,
        Seat::South => Seat::East,
        Seat::West => Seat::South,
        Seat::North => Seat::West,
        Seat::Bettor => Seat::North,
    }
}

/// The rule set.
pub(crate) struct American;

impl RuleSet for American {
    fn plays_with(&self, _: Kind) -> bool {
        true
    }

    fn is_bonus(&self, _: Kind) -> bool {
        false
    }

    fn options(&self) -> &'static [OptionSpec] {
        &options::OPTIONS
    }

    fn check_options(&self, _: &Options) -> Result<(), OptionError> {
        Ok(())
    }

    fn patterns(&self) -> &'static [Pattern] {
        &[]
    }

    fn has_card(&self) -> bool {
        true
    }

    fn seats_bettor(&self, options: &Options) -> bool {
        AmericanOptions::of(options).bettor
    }

    fn meld_kinds(&self) -> &'static [MeldKind] {
        &[MeldKind::Exposure]
    }

    fn last_wall(&self, dice: &mut Chance) -> u8 {
        // AM-1.2: as many stacks of two as the two dice show.
        2 * (2 + dice.below(6) + dice.below(6)) as u8
    }

    fn begin(&self, deal: &mut Deal, _: &mut dyn Watcher) {
        if deal.skips_charleston() {
            return deal.first_turn();
        }
        deal.set_up(SetUp::DealtHand);
        if !deal.can_win(Seat::East) {
            deal.set_up(SetUp::FirstRight);
        }
    }

    fn set_up_asks(&self, step: SetUp) -> SeatSet {
        match step {
            SetUp::DealtHand => SeatSet::only(Seat::East),
            SetUp::Bet => SeatSet::only(Seat::Bettor),
            _ => SeatSet::PLAYERS,
        }
    }

    fn set_up_actions(&self, step: SetUp, actions: &mut Actions) {
        match step {
            SetUp::DealtHand => actions.push(Action::Pass),
            SetUp::Charleston => actions.extend([true, false].map(Action::Charleston)),
            SetUp::Bet => actions.extend(Seat::PLAYERS.map(Action::Bet)),
            _ => {}
        }
    }

    fn set_up_pick(&self, deal: &Deal, seat: Seat, step: SetUp) -> Option<Pick> {
        charleston::pick(deal, seat, step)
    }

    fn resolve_set_up(
        &self,
        deal: &mut Deal,
        step: SetUp,
        answers: &BySeat<Option<Action>>,
        watcher: &mut dyn Watcher,
    ) {
        let options = AmericanOptions::of(deal.options());
        charleston::pass(deal, step, answers, watcher);
        let next = match step {
            SetUp::DealtHand if answers[Seat::East] == Some(Action::Win) => {
                let east = SeatSet::only(Seat::East);
                return deal.win(east, None, super::WinBy::SelfDraw, watcher);
            }
            SetUp::DealtHand => SetUp::FirstRight,
            SetUp::FirstRight => SetUp::FirstAcross,
            SetUp::FirstAcross => SetUp::FirstLeft,
            SetUp::FirstLeft if options.mush => SetUp::Mush,
            SetUp::FirstLeft => SetUp::Charleston,
            SetUp::Mush => {
                charleston::mush(deal, answers, watcher);
                SetUp::Charleston
            }
            SetUp::Charleston if charleston::vote(deal, answers, watcher) => SetUp::SecondLeft,
            SetUp::Charleston | SetUp::SecondRight => SetUp::Courtesy,
            SetUp::SecondLeft => SetUp::SecondAcross,
            SetUp::SecondAcross => SetUp::SecondRight,
            SetUp::Courtesy => {
                charleston::courtesy(deal, answers, watcher);
                if !options.bettor {
                    return deal.first_turn();
                }
                for seat in Seat::PLAYERS {
                    deal.tell(watcher, || Event::Shown {
                        seat,
                        tiles: deal.hand(seat),
                    });
                }
                SetUp::Bet
            }
            SetUp::Bet => {
                if let Some(Action::Bet(on)) = answers[Seat::Bettor] {
                    deal.place_bet(on);
                }
                return deal.first_turn();
            }
            // No other step stands in this rule set.
            SetUp::ExchangeThree | SetUp::MissingSuit => return,
        };
        deal.set_up(next);
    }

    fn turn_actions(&self, deal: &Deal, turn: Turn, actions: &mut Actions) {
        deal.exchange_actions(turn.seat, actions);
        deal.challenge_actions(turn.seat, actions);
    }

    fn wins_after_claim(&self) -> bool {
        true
    }

    fn can_be_called(&self, kind: Kind) -> bool {
        // AM-4.6
        kind != Kind::JOKER
    }

    fn punishes(&self, options: &Options) -> bool {
        AmericanOptions::of(options).punishes
    }

    fn call_stands(&self, deal: &Deal, seat: Seat, tile: TileId, with: &[TileId]) -> bool {
        dead::call_stands(deal, seat, tile, with)
    }

    fn is_possible(&self, deal: &Deal, seat: Seat) -> bool {
        dead::is_possible(deal, seat)
    }

    fn score(&self, win: &Winning, table: &Table) -> Result<Score, NoWin> {
        score::score(win, table)
    }

    fn claims(&self, deal: &Deal, seat: Seat, tile: TileId, actions: &mut Actions) {
        let options = AmericanOptions::of(deal.options());
        if options.hot_wall && deal.in_last_wall() {
            return;
        }
        let groups = deal.groups_with(seat, tile);
        let stands =
            groups.filter(|with| options.punishes || self.call_stands(deal, seat, tile, with));
        actions.extend(stands.map(Action::Expose));
    }

    fn passed_win_bars(&self, _: &Deal, _: Seat, _: &Score, _: Kind) -> bool {
        false
    }

    fn concerns(&self, _: u8, _: Kind, _: bool, _: bool, _: Seat) -> bool {
        false
    }

    fn payments(&self, paid: &Paid<'_>, _: &Options) -> BySeat<i32> {
        settle::payments(paid)
    }

    fn prices(&self, _: &Options) -> Vec<Price> {
        Vec::new()
    }

    fn after_wins(&self, deal: &mut Deal, watcher: &mut dyn Watcher) {
        deal.end(Ending::Win, watcher);
    }

    fn wall_ends(&self, deal: &mut Deal, watcher: &mut dyn Watcher) {
        deal.end(Ending::Wall, watcher);
    }
}

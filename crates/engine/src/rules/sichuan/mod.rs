//! The Sichuan table, to the bloody end: rules SC-1 to SC-5, see `docs/rules/sichuan.md`.

mod options;
mod patterns;
mod score;
mod settle;

pub use options::SichuanOptions;
pub use settle::{Standing, ready_value, standing};

use super::{NoWin, Paid, Pattern, Price, RuleSet, Score, Winning};
use crate::analysis::Shapes;
use crate::meld::MeldKind;
use crate::options::{OptionError, OptionSpec, Options};
use crate::seat::{BySeat, Seat};
use crate::table::{
    Action, ActionKind, Actions, Deal, Ending, Gift, Kong, Pick, SetUp, Table, Watcher,
};
use crate::tile::{Kind, Suit, TileId};
use crate::tile_set::TileSet;

/// The rule set.
pub(crate) struct Sichuan;

impl RuleSet for Sichuan {
    fn plays_with(&self, kind: Kind) -> bool {
        kind.suit().is_some()
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
        &patterns::PATTERNS
    }

    fn shapes(&self, _: &Options, missing: Option<Suit>) -> Option<Shapes> {
        Some(shapes(missing))
    }

    fn meld_kinds(&self) -> &'static [MeldKind] {
        &[MeldKind::Pung, MeldKind::Kong, MeldKind::ConcealedKong]
    }

    fn has_missing_suit(&self) -> bool {
        true
    }

    fn needs_exchange(&self, options: &Options) -> bool {
        SichuanOptions::of(options).exchange_three
    }

    fn begin(&self, deal: &mut Deal, _: &mut dyn Watcher) {
        let exchange = SichuanOptions::of(deal.options()).exchange_three;
        deal.set_up(if exchange {
            SetUp::ExchangeThree
        } else {
            SetUp::MissingSuit
        });
    }

    fn set_up_actions(&self, step: SetUp, actions: &mut Actions) {
        if step == SetUp::MissingSuit {
            actions.extend(Suit::ALL.map(Action::MissingSuit));
        }
    }

    fn set_up_pick(&self, deal: &Deal, seat: Seat, step: SetUp) -> Option<Pick> {
        (step == SetUp::ExchangeThree).then(|| Pick {
            action: ActionKind::ExchangeThree,
            from: deal.hand(seat),
            min: 3,
            max: 3,
            one_suit: true,
        })
    }

    fn resolve_set_up(
        &self,
        deal: &mut Deal,
        step: SetUp,
        answers: &BySeat<Option<Action>>,
        watcher: &mut dyn Watcher,
    ) {
        match step {
            SetUp::ExchangeThree => {
                let direction = deal.direction();
                let gifts = Seat::PLAYERS.map(|from| {
                    let tiles: TileSet = match answers[from] {
                        Some(Action::ExchangeThree(tiles)) => tiles.into_iter().collect(),
                        _ => TileSet::EMPTY,
                    };
                    Gift {
                        from,
                        to: direction.receiver(from),
                        tiles,
                        blind: TileSet::EMPTY,
                        passed_on: TileSet::EMPTY,
                    }
                });
                deal.hand_over(&gifts, watcher);
                deal.set_up(SetUp::MissingSuit);
            }
            SetUp::MissingSuit => {
                for seat in Seat::PLAYERS {
                    if let Some(Action::MissingSuit(suit)) = answers[seat] {
                        deal.set_missing(seat, suit, watcher);
                    }
                }
                deal.first_turn();
            }
            // No other step stands in this rule set.
            _ => {}
        }
    }

    fn may_discard(&self, deal: &Deal, seat: Seat, kind: Kind) -> bool {
        // SC-2.3: the missing suit goes first.
        is_missing(deal, seat, kind) || !holds_missing(deal, seat)
    }

    fn may_kong(&self, deal: &Deal, seat: Seat, kind: Kind) -> bool {
        !is_missing(deal, seat, kind)
    }

    fn kong_stands(&self, deal: &mut Deal, kong: Kong, watcher: &mut dyn Watcher) {
        settle::kong(deal, kong, watcher);
    }

    fn score(&self, win: &Winning, table: &Table) -> Result<Score, NoWin> {
        score::score(win, table.options())
    }

    fn claims(&self, deal: &Deal, seat: Seat, tile: TileId, actions: &mut Actions) {
        let open = SichuanOptions::of(deal.options()).last_discard_open;
        if (open || !deal.wall_is_empty()) && !is_missing(deal, seat, tile.kind()) {
            deal.kong_and_pung_claims(seat, tile, actions);
        }
    }

    fn passed_win_bars(&self, deal: &Deal, seat: Seat, score: &Score, _: Kind) -> bool {
        SichuanOptions::of(deal.options()).passed_win_until_draw
            && deal
                .passed(seat)
                .total()
                .is_some_and(|passed| score.total <= passed)
    }

    fn several_winners(&self) -> bool {
        true
    }

    fn concerns(&self, pattern: u8, _: Kind, winning: bool, _: bool, _: Seat) -> bool {
        patterns::concerns(pattern, winning)
    }

    fn payments(&self, paid: &Paid<'_>, _: &Options) -> BySeat<i32> {
        settle::payments(paid.seat, paid.by, paid.score.base, paid.playing)
    }

    fn prices(&self, options: &Options) -> Vec<Price> {
        settle::prices(SichuanOptions::of(options))
    }

    fn after_wins(&self, deal: &mut Deal, watcher: &mut dyn Watcher) {
        if deal.playing().len() <= 1 {
            return deal.end(Ending::ThreeWinners, watcher);
        }
        // SC-3.5: wins are in the order after the discarder, so the farthest stands last.
        let farthest = deal.wins().last().map_or(Seat::East, |win| win.seat);
        deal.next_turn(farthest, watcher);
    }

    fn wall_ends(&self, deal: &mut Deal, watcher: &mut dyn Watcher) {
        settle::wall(deal, watcher);
        deal.end(Ending::Wall, watcher);
    }
}

fn is_missing(deal: &Deal, seat: Seat, kind: Kind) -> bool {
    super::is_missing(kind, deal.missing(seat))
}

fn holds_missing(deal: &Deal, seat: Seat) -> bool {
    deal.hand(seat)
        .iter()
        .any(|tile| is_missing(deal, seat, tile.kind()))
}

/// The shapes of a winning hand, without the missing suit (SC-4.1).
fn shapes(missing: Option<Suit>) -> Shapes {
    Shapes {
        seven_pairs: true,
        quads_are_two_pairs: true,
        thirteen_orphans: false,
        kinds: Kind::all()
            .filter(|kind| kind.suit().is_some() && kind.suit() != missing)
            .collect(),
    }
}

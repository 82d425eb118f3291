//! The Hong Kong table: rules HK-1 to HK-5, see `docs/rules/hong-kong.md`.

mod options;
mod patterns;
mod score;
mod settle;

pub use options::HongKongOptions;

use super::{NoWin, Paid, Pattern, Price, RuleSet, Score, Winning};
use crate::analysis::Shapes;
use crate::kind_set::KindSet;
use crate::meld::MeldKind;
use crate::options::{OptionError, OptionSpec, Options};
use crate::seat::{BySeat, Seat};
use crate::table::{Actions, Deal, Ending, Table, Watcher};
use crate::tile::{Kind, Suit, TileId};

/// The rule set.
pub(crate) struct HongKong;

impl RuleSet for HongKong {
    fn plays_with(&self, kind: Kind) -> bool {
        kind != Kind::JOKER
    }

    fn is_bonus(&self, kind: Kind) -> bool {
        kind.is_flower()
    }

    fn options(&self) -> &'static [OptionSpec] {
        &options::OPTIONS
    }

    fn check_options(&self, options: &Options) -> Result<(), OptionError> {
        options::check(options)
    }

    fn patterns(&self) -> &'static [Pattern] {
        &patterns::PATTERNS
    }

    fn shapes(&self, options: &Options, _: Option<Suit>) -> Option<Shapes> {
        Some(shapes(options))
    }

    fn meld_kinds(&self) -> &'static [MeldKind] {
        &[
            MeldKind::Chow,
            MeldKind::Pung,
            MeldKind::Kong,
            MeldKind::ConcealedKong,
        ]
    }

    fn begin(&self, deal: &mut Deal, watcher: &mut dyn Watcher) {
        // HK-2.3: dealer first, each seat until it holds none.
        for seat in Seat::PLAYERS {
            if !deal.replace_bonus(seat, watcher) {
                return deal.end(Ending::Wall, watcher);
            }
        }
        deal.first_turn();
    }

    fn score(&self, win: &Winning, table: &Table) -> Result<Score, NoWin> {
        score::score(win, table.options())
    }

    fn claims(&self, deal: &Deal, seat: Seat, tile: TileId, actions: &mut Actions) {
        // HK-3.8: the discard made while the wall is empty.
        if deal.wall_is_empty() && !HongKongOptions::of(deal.options()).last_discard_open {
            return;
        }
        deal.kong_and_pung_claims(seat, tile, actions);
        deal.chow_claims(seat, tile, actions);
    }

    fn passed_win_bars(&self, deal: &Deal, seat: Seat, _: &Score, kind: Kind) -> bool {
        HongKongOptions::of(deal.options()).passed_win_same_tile && deal.passed(seat).has(kind)
    }

    fn concerns(
        &self,
        pattern: u8,
        kind: Kind,
        winning: bool,
        concealed: bool,
        winner: Seat,
    ) -> bool {
        patterns::concerns(pattern, kind, winning, concealed, winner)
    }

    fn payments(&self, paid: &Paid<'_>, options: &Options) -> BySeat<i32> {
        let shared = HongKongOptions::of(options).payment_shared;
        settle::payments(paid.seat, paid.by, paid.score.base, shared)
    }

    fn prices(&self, options: &Options) -> Vec<Price> {
        settle::prices(HongKongOptions::of(options))
    }

    fn after_wins(&self, deal: &mut Deal, watcher: &mut dyn Watcher) {
        deal.end(Ending::Win, watcher);
    }

    fn wall_ends(&self, deal: &mut Deal, watcher: &mut dyn Watcher) {
        deal.end(Ending::Wall, watcher);
    }
}

/// The shapes of a winning hand (HK-4.1).
fn shapes(options: &Options) -> Shapes {
    Shapes {
        seven_pairs: true,
        quads_are_two_pairs: HongKongOptions::of(options).seven_pairs_quads,
        thirteen_orphans: true,
        kinds: KindSet::PLAIN,
    }
}

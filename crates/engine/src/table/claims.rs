//! What a seat could claim or win with at this point: the questions behind the legal list.

use super::{Action, Actions, Deal, Phase, SetUp, Source};
use crate::rules::{WinBy, Winning};
use crate::seat::Seat;
use crate::tile::{Kind, Suit, TileId};

impl Deal {
    /// The hand a seat would win with at this point and the face it would win on: with the tile
    /// of an open window, or on its own turn. None where no win can be asked for.
    pub(super) fn winning_hand(&self, seat: Seat) -> Option<(Winning, Kind)> {
        let player = &self.players[seat];
        let rules = self.table.rules().set();
        if !player.playing {
            return None;
        }
        let mut concealed = player.hand.counts();
        let (by, kind, kong_replacement, drew) = match self.phase {
            Phase::SetUp {
                step: SetUp::DealtHand,
            } if seat == Seat::East => (WinBy::SelfDraw, Kind::EAST, false, false),
            Phase::Turn(turn)
                if turn.seat == seat
                    && (turn.source != Source::Claim || rules.wins_after_claim()) =>
            {
                let kind = player.drawn.map_or(Kind::EAST, TileId::kind);
                let drew = turn.source != Source::Dealt;
                let by = self
                    .call
                    .map_or(WinBy::SelfDraw, |(_, from)| WinBy::Discard(from));
                (by, kind, turn.source == Source::KongReplacement, drew)
            }
            Phase::Window(window) if window.from != seat => {
                let kind = window.tile.kind();
                concealed[kind.index()] += 1;
                let by = if window.added_kong {
                    WinBy::RobbedKong
                } else {
                    WinBy::Discard
                };
                (by(window.from), kind, false, true)
            }
            _ => return None,
        };
        let win = Winning {
            concealed,
            melds: player.melds.iter().map(crate::meld::Meld::faces).collect(),
            flowers: flower_bits(&player.flowers),
            seat,
            by,
            kong_replacement,
            missing: player.missing,
            last_tile: drew && self.wall.is_empty(),
        };
        Some((win, kind))
    }

    /// Whether the seat has any claim but a win on a discard.
    pub(super) fn has_claims(&self, seat: Seat, tile: TileId) -> bool {
        let mut actions = Actions::new();
        self.table
            .rules()
            .set()
            .claims(self, seat, tile, &mut actions);
        !actions.is_empty()
    }

    /// Kong (while a replacement is left, HK-3.6) and pung on a discard.
    pub(crate) fn kong_and_pung_claims(&self, seat: Seat, tile: TileId, actions: &mut Actions) {
        let held = self.players[seat].hand.count(tile.kind());
        if held >= 3 && !self.wall.is_empty() {
            actions.push(Action::Kong);
        }
        if held >= 2 {
            actions.push(Action::Pung);
        }
    }

    /// The chows of the player next after the discarder (HK-3.2), each once, with lowest copies.
    pub(crate) fn chow_claims(&self, seat: Seat, tile: TileId, actions: &mut Actions) {
        let kind = tile.kind();
        let (Phase::Window(window), Some(suit), Some(rank)) =
            (self.phase, kind.suit(), kind.rank())
        else {
            return;
        };
        if window.from.next() != seat {
            return;
        }
        let held = |offset: i8| self.lowest_at(seat, suit, rank as i8 + offset);
        for (a, b) in [(-2, -1), (-1, 1), (1, 2)] {
            if let (Some(a), Some(b)) = (held(a), held(b)) {
                actions.push(Action::Chow([a, b]));
            }
        }
    }

    fn lowest_at(&self, seat: Seat, suit: Suit, rank: i8) -> Option<TileId> {
        let kind = Kind::suited(suit, u8::try_from(rank).ok()?)?;
        self.players[seat].hand.lowest(kind)
    }
}

/// Flowers and seasons as bits 0–7.
fn flower_bits(flowers: &crate::TileSet) -> u8 {
    flowers
        .iter()
        .filter(|tile| tile.kind().is_flower())
        .fold(0, |bits, tile| bits | 1 << (tile.kind().text().0 - 1))
}

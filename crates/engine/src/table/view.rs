//! Views: what one seat may know. Hidden tiles are not in a view, by type.

use super::{Actions, Deal, Discarded, Illegal, Ledger, Phase, Pick, SetUp, Turn, Win};
use crate::analysis::{Outlook, PublicTiles, outlook};
use crate::card::{PlayedCard, Rack};
use crate::meld::{FaceMeld, Meld};
use crate::options::Options;
use crate::seat::{BySeat, Seat};
use crate::table::Action;
use crate::tile::{Counts, Kind, Suit, TileId};
use crate::tile_set::TileSet;
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// All that a seat may know, its legal decisions included. A flat value of its own: nothing leads
/// from it back to the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// Whose view.
    pub seat: Seat,
    /// The options of the table.
    pub options: Options,
    /// The card, where hands are won from one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub card: Option<Arc<PlayedCard>>,
    /// The seat's concealed tiles.
    pub hand: TileSet,
    /// The tile the seat drew this turn.
    pub drawn: Option<TileId>,
    /// What lies open of every player.
    pub players: BySeat<PlayerView>,
    /// Every discard in the order thrown.
    pub discards: ArrayVec<Discarded, { TileId::NUM }>,
    /// How many tiles the wall has.
    pub wall: u8,
    /// What is left of each wall, see [`Deal::walls`].
    pub walls: [u8; 5],
    /// Where the deal stands. An open window is everyone's to see; who is asked is not.
    pub phase: Phase,
    /// Turns and windows so far.
    pub step: u16,
    /// The seat's legal decisions; empty where it is not asked.
    pub legal: Actions,
    /// The tiles to choose from, where the choices are too many to list.
    pub pick: Option<Pick>,
    /// The seat's own answer, where others have still to answer.
    pub answered: Option<Action>,
    /// Why the seat cannot win although its tiles make a winning hand: too few faan (HK-4.3), or
    /// a win passed before (HK-3.9).
    pub no_win: Option<Illegal>,
    /// The player bet on, where the seat may know (AM-8.1).
    pub bet: Option<Seat>,
    /// Payments so far.
    pub ledger: Ledger,
    /// Wins so far.
    pub wins: ArrayVec<Win, 3>,
}

/// What lies open of a player.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// How many concealed tiles.
    pub concealed: u8,
    /// The concealed tiles where they are shown: a winner's, and everyone's once the deal is over.
    pub shown: TileSet,
    /// The melds; concealed kongs lie open to all (HK-3.11).
    pub melds: ArrayVec<Meld, 4>,
    /// Flowers and seasons.
    pub flowers: TileSet,
    /// Still in the deal.
    pub playing: bool,
    /// The suit the player does without (SC-2.2), once all have chosen.
    pub missing: Option<Suit>,
}

impl Deal {
    /// What `seat` may know.
    pub fn view(&self, seat: Seat) -> View {
        let me = &self.players[seat];
        View {
            seat,
            options: self.table.options,
            card: self.table.card.clone(),
            hand: me.hand,
            drawn: me.drawn,
            players: BySeat::from_fn(|other| self.player_view(other, seat)),
            discards: self.discards.clone(),
            wall: self.wall.left().len() as u8,
            walls: self.walls(),
            phase: self.phase,
            step: self.step,
            legal: self.legal(seat),
            pick: self.pick(seat),
            answered: self.answers[seat],
            no_win: self.no_win(seat),
            bet: self.bet.filter(|_| seat == Seat::Bettor || self.is_over()),
            ledger: self.ledger.clone(),
            wins: self.wins.clone(),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Seat) -> PlayerView {
        let player = &self.players[seat];
        let open = self.is_over()
            || self.wins.iter().any(|win| win.seat == seat)
            || (viewer == Seat::Bettor && self.bettor_sees());
        PlayerView {
            concealed: player.hand.len() as u8,
            shown: if open { player.hand } else { TileSet::EMPTY },
            melds: player.melds.clone(),
            flowers: player.flowers,
            playing: player.playing,
            missing: player.missing,
        }
    }

    /// Whether the bettor sees all hands: from the bet on (AM-8.1).
    fn bettor_sees(&self) -> bool {
        let too_early = |phase| matches!(phase, Phase::SetUp { step } if step != SetUp::Bet);
        self.table.seats_bettor() && !too_early(self.phase)
    }

    fn no_win(&self, seat: Seat) -> Option<Illegal> {
        if self.can_win.contains(seat) || self.winning_hand(seat).is_none() {
            return None;
        }
        match self.why_illegal(seat, Action::Win) {
            why @ (Illegal::BelowMinimum { .. } | Illegal::PassedWin | Illegal::ConcealedOnly) => {
                Some(why)
            }
            _ => None,
        }
    }
}

impl View {
    /// Whether the seat has something to decide.
    pub fn is_asked(&self) -> bool {
        !self.legal.is_empty() || self.pick.is_some()
    }

    /// Whether a player's hand is dead (AM-7.4): out of a deal without a win, at a table where hands
    /// are won from a card.
    pub fn is_dead(&self, seat: Seat) -> bool {
        let out = !self.players[seat].playing && seat != Seat::Bettor;
        out && self.card.is_some() && self.wins.iter().all(|win| win.seat != seat)
    }

    /// Whose turn it is, where it is anyone's.
    pub const fn turn(&self) -> Option<Turn> {
        match self.phase {
            Phase::Turn(turn) => Some(turn),
            _ => None,
        }
    }

    /// The tile and seat of an open window.
    pub const fn window(&self) -> Option<super::Window> {
        match self.phase {
            Phase::Window(window) => Some(window),
            _ => None,
        }
    }

    /// What public tiles leave of each face, for the test of a dead hand (AM-7.3).
    pub fn public_tiles(&self) -> PublicTiles {
        let melds = Seat::PLAYERS
            .iter()
            .flat_map(|&seat| &self.players[seat].melds);
        PublicTiles::of(&self.discards, melds)
    }

    /// What the seat could become (AM-9.1); none where hands are not won from a card, and for the
    /// bettor, who has no hand.
    pub fn outlook(&self) -> Option<Outlook> {
        self.outlook_of(self.seat)
    }

    /// What a hand in sight could become: the seat's own, or one that is shown to it, as all are to
    /// the bettor (AM-8.1). None where hands are not won from a card or this one is not in sight.
    pub fn outlook_of(&self, seat: Seat) -> Option<Outlook> {
        let card = self.card.as_deref()?;
        let player = &self.players[seat];
        let hand = if seat == self.seat {
            &self.hand
        } else {
            &player.shown
        };
        if hand.is_empty() {
            return None;
        }
        let melds: ArrayVec<FaceMeld, 4> = player.melds.iter().map(Meld::faces).collect();
        let rack = Rack::of(&hand.counts());
        Some(outlook(card, &rack, &melds, &self.unseen_rack()))
    }

    /// What could still come to the seat from tiles it does not see, and from jokers that others
    /// show and it could exchange: the tiles [`crate::analysis::outlook`] asks for.
    pub fn unseen_rack(&self) -> Rack {
        let mut unseen = Rack::of(&self.unseen());
        let melds = Seat::PLAYERS
            .iter()
            .flat_map(|&seat| &self.players[seat].melds);
        unseen.jokers += melds.map(|meld| meld.jokers().count() as u8).sum::<u8>();
        unseen
    }

    /// Copies of each kind that the seat does not see: not in its hand, not in melds, not
    /// discarded, not shown.
    pub fn unseen(&self) -> Counts {
        let mut seen = self.hand;
        for (_, player) in self.players.iter() {
            seen = seen.union(&player.shown).union(&player.flowers);
            for &tile in player.melds.iter().flat_map(|meld| &meld.tiles) {
                seen.insert(tile);
            }
        }
        for discard in &self.discards {
            seen.insert(discard.tile);
        }
        let mut unseen = self.options.rules().tiles().counts();
        for kind in Kind::all() {
            unseen[kind.index()] -= seen.count(kind).min(unseen[kind.index()]);
        }
        unseen
    }
}

//! The settlement: all that a face shows of a finished deal.

use super::{Deal, Ending, Line, Phase, Win};
use crate::rules::WinBy;
use crate::seat::{BySeat, Seat};
use crate::tile::TileId;
use crate::tile_set::TileSet;
use serde::Serialize;

/// The account of a finished deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settlement {
    /// Why it ended.
    pub ending: Ending,
    /// The wins in the order settled.
    pub wins: Vec<WinAccount>,
    /// Every payment in the order booked.
    pub ledger: Vec<Line>,
    /// Net points; they add up to zero.
    pub scores: BySeat<i32>,
}

/// The account of one win.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WinAccount {
    /// The win as declared and scored.
    pub win: Win,
    /// The winner's concealed tiles without the winning tile.
    pub concealed: TileSet,
    /// Each pattern that counts, with the tiles that make it.
    pub patterns: Vec<PatternAccount>,
}

/// A pattern that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PatternAccount {
    /// Its id, such as `all-chows`.
    pub id: &'static str,
    /// What it counts.
    pub value: u8,
    /// The tiles that make it, of hand, melds, flowers and winning tile; none for what is missing
    /// (no flowers).
    pub tiles: TileSet,
}

impl Deal {
    /// The account of the deal, once it is over.
    pub fn settlement(&self) -> Option<Settlement> {
        let Phase::Over { ending } = self.phase else {
            return None;
        };
        Some(Settlement {
            ending,
            wins: self.wins.iter().map(|win| self.account(win)).collect(),
            ledger: self.ledger.lines().to_vec(),
            scores: self.scores(),
        })
    }

    /// The account of one of [`Self::wins`], also while play goes on.
    pub fn account(&self, win: &Win) -> WinAccount {
        let player = &self.players[win.seat];
        let mut concealed = player.hand;
        if let Some(tile) = win.tile {
            concealed.remove(tile);
        }
        let rules = self.table.rules();
        let tiles = self
            .tiles_of(win.seat)
            .union(&win.tile.into_iter().collect());
        let patterns = win
            .score
            .patterns
            .iter()
            .filter_map(|scored| {
                let pattern = rules.patterns().get(usize::from(scored.pattern))?;
                let concerns = |tile: &TileId| {
                    let is_concealed = player.hand.contains(*tile) || win.tile == Some(*tile);
                    rules.set().concerns(
                        scored.pattern,
                        tile.kind(),
                        win.tile == Some(*tile),
                        is_concealed,
                        win.seat,
                    )
                };
                Some(PatternAccount {
                    id: pattern.id,
                    value: scored.value,
                    tiles: tiles.iter().filter(concerns).collect(),
                })
            })
            .collect();
        WinAccount {
            win: win.clone(),
            concealed,
            patterns,
        }
    }

    /// Hand, melds and flowers of a seat.
    fn tiles_of(&self, seat: Seat) -> TileSet {
        let player = &self.players[seat];
        let melds = player
            .melds
            .iter()
            .flat_map(|meld| meld.tiles.iter().copied())
            .collect();
        player.hand.union(&player.flowers).union(&melds)
    }

    /// Checks what must hold at every moment: each tile of the table (or of the laid-out deal) is
    /// in exactly one place, hands have the right size, scores add up to zero. For tests.
    ///
    /// # Errors
    /// Says what does not hold.
    pub fn check_invariants(&self, tiles: &TileSet) -> Result<(), String> {
        let mut seen = TileSet::EMPTY;
        let mut place = |tile: TileId, name: &str| {
            let fresh = seen.insert(tile);
            if fresh {
                Ok(())
            } else {
                Err(format!("{tile} is in two places, one {name}"))
            }
        };
        for &tile in self.wall.left() {
            place(tile, "the wall")?;
        }
        let mut melded = TileSet::EMPTY;
        for seat in Seat::PLAYERS {
            let player = &self.players[seat];
            for tile in player.hand.iter().chain(player.flowers.iter()) {
                place(tile, seat.as_str())?;
            }
            for &tile in player.melds.iter().flat_map(|meld| &meld.tiles) {
                place(tile, "a meld")?;
                melded.insert(tile);
            }
            self.check_hand_size(seat)?;
        }
        for discard in self
            .discards
            .iter()
            .filter(|discard| !melded.contains(discard.tile))
        {
            place(discard.tile, "a discard")?;
        }
        let robbed = self
            .wins
            .iter()
            .filter(|win| matches!(win.by, WinBy::RobbedKong(_)));
        // Several winners share one tile.
        for tile in &robbed.filter_map(|win| win.tile).collect::<TileSet>() {
            place(tile, "a robbed kong")?;
        }
        if seen != *tiles {
            return Err(format!(
                "{} tiles are on the table, not {}",
                seen.len(),
                tiles.len()
            ));
        }
        match self.scores().iter().map(|(_, points)| points).sum::<i32>() {
            0 => Ok(()),
            sum => Err(format!("the scores add up to {sum}")),
        }
    }

    fn check_hand_size(&self, seat: Seat) -> Result<(), String> {
        let player = &self.players[seat];
        let size = player.hand.len() + 3 * player.melds.len();
        let has_turn = match self.phase {
            Phase::Turn(turn) => turn.seat == seat,
            Phase::Window(window) => window.added_kong && window.from == seat,
            Phase::SetUp { .. } => seat == Seat::East,
            Phase::Over { .. } => false,
        };
        let won_by_draw = |win: &Win| win.seat == seat && win.by == WinBy::SelfDraw;
        let right = 13 + usize::from(has_turn || self.wins.iter().any(won_by_draw));
        // A wall that ends while a flower or kong is replaced leaves a hand one tile short.
        let short = self.ending() == Some(Ending::Wall) && size + 1 == right;
        if size == right || short || (self.is_over() && size == 14 && self.wins.is_empty()) {
            Ok(())
        } else {
            Err(format!("{seat} holds {size} tiles, not {right}"))
        }
    }
}

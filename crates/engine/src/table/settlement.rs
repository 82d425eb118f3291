//! The settlement: all that a face shows of a finished deal.

use super::{Deal, Ending, Line, Phase, Table, Win};
use crate::analysis::Reading;
use crate::rules::{Score, WinBy};
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
    /// The player bet on (AM-8.1).
    pub bet: Option<Seat>,
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
    /// The hand of the card, where hands are won from one.
    pub card: Option<CardAccount>,
}

/// A hand of a card that won.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardAccount {
    /// The hand.
    pub hand: CardHandLine,
    /// No joker is anywhere in the fourteen (AM-6.3).
    pub jokerless: bool,
    /// Whether that doubled the payments.
    pub doubled: bool,
    /// Whether a bet did (AM-6.4).
    pub bet_upon: bool,
}

impl CardAccount {
    /// The account of a score at a table with a card; none at others.
    pub fn of(table: &Table, score: &Score, bet_upon: bool) -> Option<Self> {
        let hand = CardHandLine::of(table, &score.reading)?;
        let Reading::Card { jokerless, .. } = score.reading else {
            return None;
        };
        Some(Self {
            doubled: score.base > i32::from(hand.value),
            hand,
            jokerless,
            bet_upon,
        })
    }
}

/// A hand of a card as public JSON names it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardHandLine {
    /// Its id.
    pub id: String,
    /// Its category.
    pub category: String,
    /// The line that matched, as printed.
    pub line: String,
    /// What it pays, before doublings.
    pub value: u16,
    /// Whether it is closed.
    pub closed: bool,
}

impl CardHandLine {
    /// The hand of a reading on a card; none for other readings.
    pub fn of(table: &Table, reading: &Reading) -> Option<Self> {
        let Reading::Card { hand, line, .. } = reading else {
            return None;
        };
        let hand = table.card()?.hand(*hand)?;
        Some(Self {
            id: hand.id.clone(),
            category: hand.category.clone(),
            line: hand.lines.get(usize::from(*line))?.text.clone(),
            value: hand.value,
            closed: hand.closed,
        })
    }
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
            bet: self.bet,
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
            card: self.card_account(win),
        }
    }

    fn card_account(&self, win: &Win) -> Option<CardAccount> {
        CardAccount::of(&self.table, &win.score, self.bet == Some(win.seat))
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
        let shown = player.melds.iter().map(|meld| meld.faces().hand_tiles());
        let size = player.hand.len() + shown.sum::<usize>();
        let has_turn = match self.phase {
            Phase::Turn(turn) => turn.seat == seat,
            Phase::Window(window) => window.added_kong && window.from == seat,
            Phase::SetUp { .. } => seat == Seat::East,
            Phase::Over { .. } => false,
        };
        // A tile won on lies apart, unless it was drawn or called for a group before.
        let holds_won = |win: &Win| {
            let melded = |tile| player.melds.iter().any(|meld| meld.tiles.contains(&tile));
            win.seat == seat && (win.by == WinBy::SelfDraw || win.tile.is_some_and(melded))
        };
        // A false mah-jongg on one's own turn ends it without a discard (AM-7.1).
        let died_on_turn = !player.playing && self.wins.is_empty() && size == 14;
        let right = 13 + usize::from(has_turn || self.wins.iter().any(holds_won) || died_on_turn);
        // A wall that ends while a flower or kong is replaced leaves a hand one tile short.
        let short = self.ending() == Some(Ending::Wall) && size + 1 == right;
        if size == right || short || (self.is_over() && size == 14 && self.wins.is_empty()) {
            Ok(())
        } else {
            Err(format!("{seat} holds {size} tiles, not {right}"))
        }
    }
}

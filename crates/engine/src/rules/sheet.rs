//! What rule sheets show of a rule set besides its tables: example hands and prices.

use super::{Pattern, Rules};
use crate::meld::{FaceMeld, MeldKind};
use crate::notation::{self, NotationError};
use crate::options::Options;
use crate::seat::BySeat;
use crate::tile::Kind;

/// The example hand of a pattern, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The concealed tiles in the order in which they are shown, without the winning tile.
    pub concealed: Vec<Kind>,
    /// The winning tile.
    pub win: Kind,
    /// The exposed sets.
    pub melds: Vec<FaceMeld>,
    /// Flowers and seasons.
    pub flowers: Vec<Kind>,
}

impl Pattern {
    /// The example hand. South has it, where the pattern goes by the seat.
    ///
    /// # Errors
    /// For an example that is not written as [`Pattern::example`] says; none of a table is.
    pub fn example_hand(&self) -> Result<Example, NotationError> {
        let kinds = |text: &str| -> Result<Vec<Kind>, NotationError> {
            let tiles = notation::parse_tiles(text)?;
            Ok(tiles.iter().map(|tile| tile.kind).collect())
        };
        let missing = |part: &str| NotationError {
            column: 1,
            token: part.to_owned(),
            problem: notation::Problem::NotOneTile,
        };
        let mut parts = self.example.split(' ');
        let first = parts.next().unwrap_or_default();
        let mut concealed = kinds(first)?;
        let win = concealed.pop().ok_or_else(|| missing(first))?;
        let (mut melds, mut flowers) = (Vec::new(), Vec::new());
        for part in parts {
            if let Some(bonus) = part.strip_prefix('*') {
                flowers.extend(kinds(bonus)?);
            } else {
                let mut tiles = kinds(part.strip_prefix('+').unwrap_or(part))?;
                tiles.sort_unstable();
                let kind = match tiles.as_slice() {
                    [_, _, _, _] => MeldKind::Kong,
                    [first, second, ..] if first == second => MeldKind::Pung,
                    _ => MeldKind::Chow,
                };
                let first = tiles.first().copied().ok_or_else(|| missing(part))?;
                melds.push(FaceMeld::new(kind, first));
            }
        }
        Ok(Example {
            concealed,
            win,
            melds,
            flowers,
        })
    }
}

/// What a hand of one total costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The total, in faan or fan.
    pub total: u8,
    /// Base points.
    pub base: i32,
    /// Net points when east wins by self-draw.
    pub self_draw: BySeat<i32>,
    /// Net points when east wins on south's discard.
    pub discard: BySeat<i32>,
}

impl Rules {
    /// What each total costs that a win can have with these options, in ascending order.
    pub fn prices(self, options: &Options) -> Vec<Price> {
        self.set().prices(options)
    }
}

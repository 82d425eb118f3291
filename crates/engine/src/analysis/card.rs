//! Tiles and the forms of a card: how far apart they are (AM-6.1), and what public tiles still
//! allow (AM-7.3).

use crate::card::{Face, Need, PlayedCard, PlayedForm, Rack};
use crate::meld::FaceMeld;
use arrayvec::ArrayVec;

/// What public tiles leave of each face (AM-7.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PublicTiles {
    /// Copies of each face that are neither discarded nor natural in a shown group.
    pub free: [u8; Face::NUM],
    /// Jokers that are not discarded; shown ones can be had by exchange.
    pub jokers: u8,
}

/// What shown groups take of one face.
type Taken = ArrayVec<Need, 5>;

impl PlayedForm {
    /// What is left to make beside these shown groups, face by face; none where a group has no unit
    /// of its own with the same tile and size (AM-6.1).
    pub fn rest(&self, melds: &[FaceMeld]) -> Option<impl Iterator<Item = Need> + '_> {
        let taken = self.taken(melds)?;
        Some(self.needs.iter().map(move |need| less(*need, &taken)))
    }

    fn taken(&self, melds: &[FaceMeld]) -> Option<Taken> {
        let mut taken = Taken::new();
        let mut used = [false; 4];
        for meld in melds {
            let face = Face::of(meld.first)?;
            // A group without jokers takes a unit that allows none, so that the other stays free.
            let (at, unit) = self
                .units
                .iter()
                .enumerate()
                .filter(|(at, unit)| !used[*at] && unit.face == face && unit.count == meld.size())
                .filter(|(_, unit)| unit.jokers || meld.jokers == 0)
                .min_by_key(|(_, unit)| unit.jokers)?;
            used[at] = true;
            let (natural, jokers) = if unit.jokers {
                (0, unit.count)
            } else {
                (unit.count, 0)
            };
            let _ = taken.try_push(Need {
                face,
                natural,
                jokers,
            });
        }
        Some(taken)
    }

    /// Whether shown groups rule a closed hand out (AM-4.5).
    pub const fn is_closed_to(&self, melds: &[FaceMeld]) -> bool {
        self.closed && !melds.is_empty()
    }

    /// How many tiles are still missing to make the form (0: complete), jokers counted where they
    /// may stand; none where shown groups rule the form out.
    pub fn distance(&self, rack: &Rack, melds: &[FaceMeld]) -> Option<u8> {
        if self.is_closed_to(melds) {
            return None;
        }
        if melds.is_empty() {
            return Some(missing(self.needs.iter().copied(), rack));
        }
        Some(missing(self.rest(melds)?, rack))
    }

    /// Whether exactly these tiles make the form, be it closed or not. The tiles must be fourteen.
    pub(crate) fn is_made_of(&self, rack: &Rack, melds: &[FaceMeld]) -> bool {
        let Some(rest) = self.rest(melds) else {
            return false;
        };
        let mut open = 0;
        for need in rest {
            let held = rack.count(need.face);
            if held < need.natural || held > need.natural + need.jokers {
                return false;
            }
            open += need.natural + need.jokers - held;
        }
        open == rack.jokers
    }

    /// AM-7.3: whether an open hand can still be this form as far as public tiles tell.
    pub fn is_possible(&self, melds: &[FaceMeld], table: &PublicTiles) -> bool {
        if self.closed {
            return false;
        }
        let Some(rest) = self.rest(melds) else {
            return false;
        };
        let mut jokers = 0;
        for need in rest {
            let shown = melds
                .iter()
                .filter(|meld| Face::of(meld.first) == Some(need.face));
            let shown: u8 = shown.map(|meld| meld.jokers).sum();
            let free = table.free[need.face.index()];
            if free < need.natural {
                return false;
            }
            jokers += (need.jokers + shown).saturating_sub(free - need.natural);
        }
        jokers <= table.jokers
    }
}

impl PlayedCard {
    /// AM-7.3: whether an open hand with these shown groups is still possible as far as public tiles
    /// tell.
    pub fn is_possible(&self, melds: &[FaceMeld], table: &PublicTiles) -> bool {
        self.forms_with(melds)
            .any(|form| form.is_possible(melds, table))
    }
}

fn missing(needs: impl Iterator<Item = Need>, rack: &Rack) -> u8 {
    let (mut natural, mut open) = (0, 0);
    for need in needs {
        let held = rack.count(need.face);
        natural += need.natural.saturating_sub(held);
        open += need
            .jokers
            .saturating_sub(held.saturating_sub(need.natural));
    }
    natural + open.saturating_sub(rack.jokers)
}

fn less(need: Need, taken: &Taken) -> Need {
    taken
        .iter()
        .filter(|taken| taken.face == need.face)
        .fold(need, |need, taken| Need {
            natural: need.natural - taken.natural,
            jokers: need.jokers - taken.jokers,
            ..need
        })
}

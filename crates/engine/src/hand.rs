//! Hands written by people: concealed tiles, melds and flowers as text, checked against the table.

use crate::card::Face;
use crate::meld::{FaceMeld, MeldKind};
use crate::notation::{self, Named, NotationError, Problem};
use crate::rules::Rules;
use crate::tile::{Counts, Kind};
use crate::tile_set::TileSet;
use arrayvec::ArrayVec;

/// A hand as written, before it is checked.
#[derive(Clone, Copy, Debug, Default)]
pub struct HandText<'a> {
    /// Concealed tiles.
    pub hand: &'a str,
    /// Kind word and tiles of each meld, such as `("pung", "555m")`.
    pub melds: &'a [(&'a str, &'a str)],
    /// Flowers and seasons.
    pub flowers: &'a str,
    /// The winning tile, where one is asked about.
    pub win: Option<&'a str>,
}

/// A hand of a table: no tile twice, melds that are melds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// Concealed tiles, without the winning tile.
    pub concealed: Counts,
    /// The melds.
    pub melds: ArrayVec<FaceMeld, 4>,
    /// Flowers and seasons, bits 0–7 for `1f`–`8f`.
    pub flowers: u8,
    /// The winning tile, where one was given.
    pub win: Option<Kind>,
}

/// A hand that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HandError {
    /// Tiles that are none, that another table plays with, or that do not exist so often.
    #[error("{place}: {error}")]
    Notation {
        /// The field: `hand`, `melds[0]`, `flowers`, `win`.
        place: String,
        /// What is wrong.
        error: NotationError,
    },
    /// A word that names no meld.
    #[error("{place}: unknown meld `{kind}`; {known}")]
    UnknownMeld {
        /// The field.
        place: String,
        /// The word.
        kind: String,
        /// What there is at the table.
        known: String,
    },
    /// Tiles that do not make the meld named.
    #[error("{place}: `{tiles}` is no {kind}; {expected}")]
    NoMeld {
        /// The field.
        place: String,
        /// The kind named.
        kind: &'static str,
        /// The tiles.
        tiles: String,
        /// What such a meld is.
        expected: &'static str,
    },
    /// More than four melds.
    #[error("melds: {0} melds; a hand has at most four")]
    TooManyMelds(usize),
    /// The wrong number of concealed tiles.
    #[error(
        "hand: {found} tile{}; with {melds} meld{} it holds {expected}",
        plural(*found),
        plural(*melds)
    )]
    Size {
        /// How many there are.
        found: usize,
        /// How many melds there are.
        melds: usize,
        /// How many there should be, such as `13` or `13 or 14`.
        expected: String,
    },
}

/// The ending of a noun after a count.
const fn plural(count: usize) -> &'static str {
    if count == 1 { "" } else { "s" }
}

impl Hand {
    /// Reads and checks a hand of a table. Its size is for the caller to check.
    ///
    /// # Errors
    /// See [`HandError`]; the text names the field and the column in it.
    pub fn parse(rules: Rules, text: &HandText<'_>) -> Result<Self, HandError> {
        if text.melds.len() > 4 {
            return Err(HandError::TooManyMelds(text.melds.len()));
        }
        let mut reader = Reader {
            rules,
            seen: TileSet::EMPTY,
            counts: [0; Kind::NUM],
        };
        let mut concealed = [0; Kind::NUM];
        for kind in reader.kinds("hand", text.hand, false)? {
            concealed[kind.index()] += 1;
        }
        let mut melds = ArrayVec::new();
        for (i, &(kind, tiles)) in text.melds.iter().enumerate() {
            let place = format!("melds[{i}]");
            melds.push(reader.meld(&place, kind, tiles)?);
        }
        let mut flowers = 0;
        for kind in reader.kinds("flowers", text.flowers, true)? {
            flowers |= 1 << (kind.text().0 - 1);
        }
        let win = match text.win {
            None => None,
            Some(tile) => {
                let kinds = reader.kinds("win", tile, false)?;
                if kinds.len() != 1 {
                    let error = NotationError {
                        column: 1,
                        token: tile.to_owned(),
                        problem: Problem::NotOneTile,
                    };
                    return Err(HandError::Notation {
                        place: "win".into(),
                        error,
                    });
                }
                kinds.first().copied()
            }
        };
        Ok(Self {
            concealed,
            melds,
            flowers,
            win,
        })
    }

    /// How many concealed tiles there are.
    pub fn size(&self) -> usize {
        self.concealed.iter().map(|&count| usize::from(count)).sum()
    }

    /// Checks the number of concealed tiles: that of a hand waiting (13, less three per meld) or,
    /// where `or_drawn`, one about to discard.
    ///
    /// # Errors
    /// Another number.
    pub fn check_size(&self, or_drawn: bool) -> Result<(), HandError> {
        let melded: usize = self.melds.iter().map(|meld| meld.hand_tiles()).sum();
        let waiting = 13_usize.saturating_sub(melded);
        let found = self.size();
        if found == waiting || (or_drawn && found == waiting + 1) {
            return Ok(());
        }
        let or_more = if or_drawn {
            format!(" or {}", waiting + 1)
        } else {
            String::new()
        };
        let expected = format!("{waiting}{or_more}");
        Err(HandError::Size {
            found,
            melds: self.melds.len(),
            expected,
        })
    }
}

/// Reads the fields of one hand, so that no tile stands in two of them.
struct Reader {
    rules: Rules,
    seen: TileSet,
    counts: Counts,
}

impl Reader {
    fn kinds(&mut self, place: &str, text: &str, bonus: bool) -> Result<Vec<Kind>, HandError> {
        let at_place = |error| HandError::Notation {
            place: place.to_owned(),
            error,
        };
        let tiles = notation::parse_tiles(text).map_err(at_place)?;
        tiles
            .into_iter()
            .map(|tile| match self.problem(tile, bonus) {
                None => Ok(tile.kind),
                Some(problem) => Err(at_place(NotationError {
                    column: tile.column,
                    token: tile.to_string(),
                    problem,
                })),
            })
            .collect()
    }

    fn problem(&mut self, tile: Named, bonus: bool) -> Option<Problem> {
        let set = self.rules.set();
        if !set.plays_with(tile.kind) {
            return Some(Problem::OtherSet);
        }
        if set.is_bonus(tile.kind) != bonus {
            return Some(if bonus {
                Problem::NotABonus
            } else {
                Problem::Bonus
            });
        }
        if let Some(id) = tile.copied()
            && !self.seen.insert(id)
        {
            return Some(Problem::Twice);
        }
        let count = &mut self.counts[tile.kind.index()];
        *count += 1;
        (*count > tile.kind.copies()).then_some(Problem::TooMany)
    }

    fn meld(&mut self, place: &str, word: &str, text: &str) -> Result<FaceMeld, HandError> {
        let known = self.rules.meld_kinds();
        let kind = known
            .iter()
            .copied()
            .find(|kind| kind.as_str() == word)
            .ok_or_else(|| {
                let words: Vec<_> = known.iter().map(|kind| kind.as_str()).collect();
                HandError::UnknownMeld {
                    place: place.to_owned(),
                    kind: word.to_owned(),
                    known: format!("{} has {}", self.rules, words.join(", ")),
                }
            })?;
        let mut kinds = self.kinds(place, text, false)?;
        kinds.sort_unstable();
        let meld = match kind {
            MeldKind::Exposure => exposure(&kinds),
            _ => set(kind, &kinds),
        };
        meld.ok_or_else(|| HandError::NoMeld {
            place: place.to_owned(),
            kind: kind.as_str(),
            tiles: text.to_owned(),
            expected: match kind {
                MeldKind::Chow => "a chow is three consecutive tiles of one suit",
                MeldKind::Pung => "a pung is three equal tiles",
                MeldKind::Kong | MeldKind::ConcealedKong => "a kong is four equal tiles",
                MeldKind::Exposure => {
                    "an exposure is three to six equal tiles, the called one and any jokers"
                }
            },
        })
    }
}

/// A chow, pung or kong of these tiles, in order.
fn set(kind: MeldKind, kinds: &[Kind]) -> Option<FaceMeld> {
    let meld = FaceMeld::new(kind, *kinds.first()?);
    let is_chow = meld.first.rank().is_some_and(|rank| rank <= 7);
    let fits = meld.kinds().eq(kinds.iter().copied());
    (fits && (kind != MeldKind::Chow || is_chow)).then_some(meld)
}

/// A group of these tiles, jokers last: three to six, one natural tile at least (AM-4.2).
fn exposure(kinds: &[Kind]) -> Option<FaceMeld> {
    let first = *kinds.first()?;
    let face = Face::of(first)?;
    let jokers = kinds.iter().filter(|&&kind| kind == Kind::JOKER).count();
    let equal = |&kind: &Kind| kind == Kind::JOKER || Face::of(kind) == Some(face);
    let fits = (3..=6).contains(&kinds.len()) && kinds.iter().all(equal);
    fits.then(|| FaceMeld::exposure(first, kinds.len() as u8, jokers as u8))
}

//! A card as a table plays with it: its forms laid out for fast comparison with tiles.

use super::{Card, CardError, CardHand, Face, Form, HOUSE, Unit};
use crate::meld::FaceMeld;
use crate::tile::{Counts, Kind};
use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

/// The year of a table that names none; faces take the calendar's.
pub const DEFAULT_YEAR: u16 = 2026;

/// Which card a table plays with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum CardSource {
    /// The card that comes with the program, `house`.
    House,
    /// Another one: its whole text.
    Toml(Arc<str>),
}

/// A card in a year, ready to play with.
#[derive(Debug)]
pub struct PlayedCard {
    source: CardSource,
    year: u16,
    card: Card,
    forms: Vec<PlayedForm>,
    /// Positions of the forms that take a face, by [`Face::index`].
    with_face: Vec<Vec<u32>>,
    /// Positions of the forms that have a unit, by [`unit_index`].
    with_unit: Vec<Vec<u32>>,
}

/// Where the forms with a unit of a face and of three to six tiles stand.
const fn unit_index(face: Face, size: u8) -> usize {
    face.index() * UNIT_SIZES + size as usize - 3
}

/// How many sizes of unit there are: pung, kong, quint, sextet.
const UNIT_SIZES: usize = 4;

/// A concrete hand of the card, tiles of equal face together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedForm {
    /// Position of its hand on the card.
    pub hand: u16,
    /// Position of the line that makes it among the hand's lines.
    pub line: u8,
    /// Whether nothing may be shown before it is won (AM-4.5).
    pub closed: bool,
    /// What it takes of each face.
    pub needs: ArrayVec<Need, 14>,
    /// Its units of three and more: what may be shown.
    pub units: ArrayVec<Unit, 4>,
}

/// What a form takes of one face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Need {
    /// Of what.
    pub face: Face,
    /// Tiles that no joker can stand for: singles, pairs and units marked `!`.
    pub natural: u8,
    /// Tiles of units in which jokers may stand.
    pub jokers: u8,
}

/// Tiles as a card sees them: flowers are equal, jokers apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rack {
    /// Natural tiles by [`Face::index`].
    pub faces: [u8; Face::NUM],
    /// Jokers.
    pub jokers: u8,
}

impl Rack {
    /// No tile.
    pub const EMPTY: Self = Self {
        faces: [0; Face::NUM],
        jokers: 0,
    };

    /// Every tile there is.
    pub fn full() -> Self {
        let mut rack = Self::EMPTY;
        for face in Face::all() {
            rack.faces[face.index()] = face.copies();
        }
        rack.jokers = Kind::JOKER.copies();
        rack
    }

    /// The rack of these tiles.
    pub fn of(counts: &Counts) -> Self {
        let mut rack = Self::EMPTY;
        for kind in Kind::all() {
            match Face::of(kind) {
                Some(face) => rack.faces[face.index()] += counts[kind.index()],
                None => rack.jokers += counts[kind.index()],
            }
        }
        rack
    }

    /// How many natural tiles of a face it holds.
    pub const fn count(&self, face: Face) -> u8 {
        self.faces[face.index()]
    }
}

impl PlayedCard {
    /// The card of a source in a year.
    ///
    /// # Errors
    /// A text that is no card.
    pub fn new(source: CardSource, year: u16) -> Result<Self, CardError> {
        let card = match &source {
            CardSource::House => Card::read(HOUSE)?,
            CardSource::Toml(text) => Card::read(text)?,
        };
        Ok(Self::of(source, year, card))
    }

    /// The house card in a year.
    pub fn house(year: u16) -> Self {
        // A test reads it; a program whose own card is broken plays with an empty one.
        let card = Card::house().unwrap_or_else(|_| Card {
            id: "house".to_owned(),
            name: String::new(),
            hands: Vec::new(),
        });
        Self::of(CardSource::House, year, card)
    }

    fn of(source: CardSource, year: u16, card: Card) -> Self {
        let compiled = card.compile(year);
        let mut forms = Vec::with_capacity(compiled.len());
        for (position, (hand, printed)) in compiled.hands.iter().zip(&card.hands).enumerate() {
            let played = hand
                .forms
                .iter()
                .map(|(line, form)| PlayedForm::new(position, *line, printed.closed, form));
            forms.extend(played);
        }
        let mut with_face = vec![Vec::new(); Face::NUM];
        let mut with_unit = vec![Vec::new(); Face::NUM * UNIT_SIZES];
        for (position, form) in forms.iter().enumerate() {
            let position = position as u32;
            for need in &form.needs {
                with_face[need.face.index()].push(position);
            }
            for unit in &form.units {
                let of_unit: &mut Vec<u32> = &mut with_unit[unit_index(unit.face, unit.count)];
                if of_unit.last() != Some(&position) {
                    of_unit.push(position);
                }
            }
        }
        Self {
            source,
            year,
            card,
            forms,
            with_face,
            with_unit,
        }
    }

    /// The forms that have a unit for each of these shown groups, or more: in card order, few where
    /// something is shown.
    pub fn forms_with(&self, melds: &[FaceMeld]) -> impl Iterator<Item = &PlayedForm> {
        let lists = melds.iter().map(|meld| match Face::of(meld.first) {
            Some(face) if (3..=6).contains(&meld.size()) => {
                self.with_unit[unit_index(face, meld.size())].as_slice()
            }
            _ => &[],
        });
        self.listed(lists.min_by_key(|list| list.len()))
    }

    /// The forms that a complete hand of these tiles can be, or more: in card order, few.
    pub(crate) fn forms_of(
        &self,
        rack: &Rack,
        melds: &[FaceMeld],
    ) -> impl Iterator<Item = &PlayedForm> {
        let held = Face::all().filter(|face| rack.count(*face) > 0);
        let least = held.map(|face| self.with_face[face.index()].as_slice());
        let least = least.min_by_key(|list| list.len());
        let shown = melds.iter().filter_map(|meld| Face::of(meld.first));
        let shown = shown.map(|face| self.with_face[face.index()].as_slice());
        self.listed(shown.chain(least).min_by_key(|list| list.len()))
    }

    /// The forms of a list of positions; without one, all.
    fn listed<'a>(&'a self, list: Option<&'a [u32]>) -> impl Iterator<Item = &'a PlayedForm> {
        let all = if list.is_none() { &self.forms[..] } else { &[] };
        let some = list.unwrap_or_default().iter();
        all.iter()
            .chain(some.filter_map(|&position| self.forms.get(position as usize)))
    }

    /// Where it comes from.
    pub const fn source(&self) -> &CardSource {
        &self.source
    }

    /// The year of its year hands.
    pub const fn year(&self) -> u16 {
        self.year
    }

    /// The card as printed.
    pub const fn card(&self) -> &Card {
        &self.card
    }

    /// A hand of the card.
    pub fn hand(&self, position: u16) -> Option<&CardHand> {
        self.card.hands.get(usize::from(position))
    }

    /// Every form, in card order.
    pub fn forms(&self) -> &[PlayedForm] {
        &self.forms
    }
}

impl PartialEq for PlayedCard {
    /// Source and year fix everything else.
    fn eq(&self, other: &Self) -> bool {
        (&self.source, self.year) == (&other.source, other.year)
    }
}

impl Eq for PlayedCard {}

/// How a card is named in public JSON: `"house"` or `{"toml":"…"}`.
#[derive(Serialize, Deserialize)]
#[serde(
    untagged,
    expecting = "a card is its name, \"house\", or {\"toml\":\"…\"} with the text of one"
)]
enum WrittenSource {
    Name(String),
    Text(WrittenText),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenText {
    toml: Arc<str>,
}

impl Serialize for CardSource {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::House => WrittenSource::Name("house".to_owned()),
            Self::Toml(text) => WrittenSource::Text(WrittenText { toml: text.clone() }),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for CardSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match WrittenSource::deserialize(deserializer)? {
            WrittenSource::Name(name) if name == "house" => Ok(Self::House),
            WrittenSource::Name(name) => Err(serde::de::Error::custom(format!(
                "`{name}` is no built-in card; there is \"house\", another stands as {{\"toml\":\"…\"}}"
            ))),
            WrittenSource::Text(text) => Ok(Self::Toml(text.toml)),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Written {
    card: CardSource,
    year: u16,
}

impl Serialize for PlayedCard {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written {
            card: self.source.clone(),
            year: self.year,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PlayedCard {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        Self::new(written.card, written.year).map_err(serde::de::Error::custom)
    }
}

impl PlayedForm {
    fn new(hand: usize, line: usize, closed: bool, form: &Form) -> Self {
        let mut needs: ArrayVec<Need, 14> = ArrayVec::new();
        let mut add = |face: Face, natural: u8, jokers: u8| {
            if let Some(need) = needs.iter_mut().find(|need: &&mut Need| need.face == face) {
                need.natural += natural;
                need.jokers += jokers;
            } else {
                let _ = needs.try_push(Need {
                    face,
                    natural,
                    jokers,
                });
            }
        };
        for &(face, count) in &form.natural {
            add(face, count, 0);
        }
        for unit in &form.units {
            match unit.jokers {
                true => add(unit.face, 0, unit.count),
                false => add(unit.face, unit.count, 0),
            }
        }
        Self {
            hand: hand as u16,
            line: line as u8,
            closed,
            needs,
            units: form.units.iter().copied().take(4).collect(),
        }
    }
}

//! The kinds of values that preferences take: each knows its range or its words.

use super::Index;
use serde::Serialize;
use serde_json::Value;
use sparrows_engine::card::YEARS;
use sparrows_engine::rules::american::FirstEast;
use sparrows_text::Language;
use std::collections::BTreeMap;

/// Whole percents, 0 to 100; 50 unless set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(into = "u8")]
pub struct Percent(u8);

impl Percent {
    /// The percents nearest to a number.
    #[must_use]
    pub fn clamped(number: u8) -> Self {
        Self(number.min(100))
    }

    /// 0 to 100.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Percent {
    fn default() -> Self {
        Self(50)
    }
}

impl TryFrom<u8> for Percent {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number <= 100 {
            Ok(Self(number))
        } else {
            Err(format!("{number} is more than 100 %"))
        }
    }
}

impl From<Percent> for u8 {
    fn from(percent: Percent) -> u8 {
        percent.0
    }
}

/// Size of tiles in percent of the usual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(into = "u8")]
pub struct TileSize(u8);

impl TileSize {
    /// The smallest size.
    pub const LEAST: u8 = 70;
    /// The greatest size.
    pub const MOST: u8 = 150;

    /// The size nearest to a number.
    #[must_use]
    pub fn clamped(number: u8) -> Self {
        Self(number.clamp(Self::LEAST, Self::MOST))
    }

    /// Percent of the usual size.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for TileSize {
    fn default() -> Self {
        Self(100)
    }
}

impl TryFrom<u8> for TileSize {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (Self::LEAST..=Self::MOST).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!(
                "{number} is not {} to {} %",
                Self::LEAST,
                Self::MOST
            ))
        }
    }
}

impl From<TileSize> for u8 {
    fn from(size: TileSize) -> u8 {
        size.0
    }
}

/// A year that a card can be played in (CA-1.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(into = "u16")]
pub struct Year(u16);

impl Year {
    /// The year.
    #[must_use]
    pub const fn get(self) -> u16 {
        self.0
    }
}

impl TryFrom<u16> for Year {
    type Error = String;

    fn try_from(number: u16) -> Result<Self, String> {
        if YEARS.contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!(
                "{number} is not {} to {}",
                YEARS.start(),
                YEARS.end()
            ))
        }
    }
}

impl From<Year> for u16 {
    fn from(year: Year) -> u16 {
        year.0
    }
}

/// The language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(into = "String")]
pub enum LanguageChoice {
    /// The browser's.
    #[default]
    Auto,
    /// This one.
    Fixed(Language),
}

impl TryFrom<String> for LanguageChoice {
    type Error = String;

    fn try_from(word: String) -> Result<Self, String> {
        let fixed = || {
            Language::ALL
                .into_iter()
                .find(|language| language.tag() == word)
        };
        match fixed() {
            Some(language) => Ok(Self::Fixed(language)),
            None if word == "auto" => Ok(Self::Auto),
            None => Err(format!("no such language: {word}")),
        }
    }
}

impl From<LanguageChoice> for String {
    fn from(choice: LanguageChoice) -> String {
        match choice {
            LanguageChoice::Auto => "auto",
            LanguageChoice::Fixed(language) => language.tag(),
        }
        .to_owned()
    }
}

/// A value as it is kept, in JSON.
pub(super) trait Kept: Sized {
    /// Reads it; none where it is no such value.
    fn read(value: &Value) -> Option<Self>;
}

impl<F: Figure> Kept for F {
    fn read(value: &Value) -> Option<Self> {
        F::from_word(value.as_str()?)
    }
}

impl Kept for bool {
    fn read(value: &Value) -> Option<Self> {
        value.as_bool()
    }
}

impl Kept for Index {
    fn read(value: &Value) -> Option<Self> {
        value.as_bool().map(Self)
    }
}

impl Kept for String {
    fn read(value: &Value) -> Option<Self> {
        value.as_str().map(str::to_owned)
    }
}

impl<T: Kept> Kept for Option<T> {
    fn read(value: &Value) -> Option<Self> {
        if value.is_null() {
            return Some(None);
        }
        T::read(value).map(Some)
    }
}

impl<T: Kept> Kept for BTreeMap<String, T> {
    fn read(value: &Value) -> Option<Self> {
        let pairs = value.as_object()?.iter();
        pairs
            .map(|(key, value)| Some((key.clone(), T::read(value)?)))
            .collect()
    }
}

impl Kept for Value {
    fn read(value: &Value) -> Option<Self> {
        Some(value.clone())
    }
}

impl Kept for Percent {
    fn read(value: &Value) -> Option<Self> {
        u8::try_from(value.as_u64()?).ok()?.try_into().ok()
    }
}

impl Kept for TileSize {
    fn read(value: &Value) -> Option<Self> {
        u8::try_from(value.as_u64()?).ok()?.try_into().ok()
    }
}

impl Kept for Year {
    fn read(value: &Value) -> Option<Self> {
        u16::try_from(value.as_u64()?).ok()?.try_into().ok()
    }
}

impl Kept for LanguageChoice {
    fn read(value: &Value) -> Option<Self> {
        value.as_str()?.to_owned().try_into().ok()
    }
}

/// A preference that is one of a few words. The word is what is stored, what stands in the page's
/// `data-` attributes, and the end of the message id of its name.
pub trait Figure: Copy + PartialEq + Send + Sync + 'static {
    /// Every value in the order of a selector.
    const ALL: &'static [Self];
    /// The word.
    fn word(self) -> &'static str;
    /// The value of a word.
    fn from_word(word: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|value| value.word() == word)
    }
}

impl Figure for FirstEast {
    const ALL: &'static [Self] = &FirstEast::ALL;
    fn word(self) -> &'static str {
        self.as_str()
    }
}

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $word:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
        pub enum $name {
            $($(#[$value_doc])* #[serde(rename = $word)] $value),+
        }

        impl Figure for $name {
            const ALL: &'static [Self] = &[$(Self::$value),+];
            fn word(self) -> &'static str {
                match self { $(Self::$value => $word),+ }
            }
        }
    };
}

words! {
    /// Light or dark page.
    Theme {
        /// As the device is set.
        #[default]
        Auto = "auto",
        /// Light.
        Light = "light",
        /// Dark.
        Dark = "dark",
    }
}

words! {
    /// The inks of the tiles.
    Palette {
        /// Red, green, blue and black.
        #[default]
        Traditional = "traditional",
        /// Inks that differ for every kind of colour vision.
        ColourBlind = "colour-blind",
        /// The darkest inks on white.
        HighContrast = "high-contrast",
    }
}

words! {
    /// The backs of the tiles.
    Back {
        /// Blue.
        #[default]
        Blue = "blue",
        /// Green.
        Green = "green",
        /// Red.
        Red = "red",
        /// The colour of bamboo.
        Bamboo = "bamboo",
    }
}

words! {
    /// The table's cloth.
    Cloth {
        /// Green baize.
        #[default]
        Green = "green",
        /// Blue baize.
        Blue = "blue",
        /// Grey felt.
        Grey = "grey",
        /// Bare wood.
        Wood = "wood",
    }
}

words! {
    /// Whether things move.
    Motion {
        /// As the device is set.
        #[default]
        Auto = "auto",
        /// Nothing moves.
        Off = "off",
    }
}

words! {
    /// Time to think.
    Timer {
        /// No limit.
        #[default]
        Off = "off",
        /// Ten seconds.
        Ten = "10",
        /// Twenty seconds.
        Twenty = "20",
        /// Thirty seconds.
        Thirty = "30",
    }
}

impl Timer {
    /// The limit in seconds, if there is one.
    #[must_use]
    pub const fn seconds(self) -> Option<u32> {
        match self {
            Self::Off => None,
            Self::Ten => Some(10),
            Self::Twenty => Some(20),
            Self::Thirty => Some(30),
        }
    }
}

words! {
    /// How fast the computer players play.
    Speed {
        /// Very slow.
        VerySlow = "1",
        /// Slow.
        Slow = "2",
        /// The usual speed.
        #[default]
        Normal = "3",
        /// Fast.
        Fast = "4",
        /// Without delay.
        AtOnce = "5",
        /// Each move waits for the person.
        Step = "step",
    }
}

words! {
    /// Order of the hand.
    Sorting {
        /// Sorted by itself.
        #[default]
        Auto = "auto",
        /// The person's own order.
        Own = "own",
    }
}

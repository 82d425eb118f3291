//! Preferences: what the person set, kept on this device.
//!
//! Reading is forgiving field by field: what is missing, unknown or out of range takes its default
//! and everything else stays. This part needs no browser; [`context`] joins it to the page.

mod context;
mod kinds;

pub use context::{Preferences, provide, use_prefs};
pub use kinds::{
    Back, Cloth, Figure, LanguageChoice, Motion, Palette, Percent, Sorting, Speed, Theme, TileSize,
    Timer, Year,
};

use kinds::Kept;
use serde::Serialize;
use serde_json::Value;
use sparrows_engine::Rules;
use sparrows_engine::options::{OptionError, Options};
use sparrows_engine::rules::american::FirstEast;
use std::collections::BTreeMap;

/// Everything that can be preferred. `Default` is what a first visit gets.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Prefs {
    /// The language, or the browser's.
    pub language: LanguageChoice,
    /// Light or dark page.
    pub theme: Theme,
    /// Contrast of tiles and cloth; 50 is neutral.
    pub contrast: Percent,
    /// How much of the grain of tiles and cloth is seen.
    pub grain: Percent,
    /// Colour temperature of tiles and cloth: 50 is neutral, lower is cooler.
    pub temperature: Percent,
    /// Size of tiles.
    pub tile_size: TileSize,
    /// The inks of the tiles.
    pub palette: Palette,
    /// The backs of the tiles.
    pub back: Back,
    /// The table's cloth.
    pub cloth: Cloth,
    /// Figures in the corners of tiles.
    pub index: Index,
    /// Whether things move.
    pub motion: Motion,
    /// A tile is discarded as soon as it is tapped.
    pub one_tap: bool,
    /// Pass by itself when nothing useful is offered; never on a win.
    pub auto_pass: bool,
    /// Chows are never asked about.
    pub never_chow: bool,
    /// Time to think.
    pub timer: Timer,
    /// How fast the computer players play.
    pub speed: Speed,
    /// Sounds are on.
    pub sounds: bool,
    /// Volume of sounds.
    pub volume: Percent,
    /// Order of the hand.
    pub sorting: Sorting,
    /// HK-2.4: with each further deal of a sitting the next seat deals.
    pub rotate_dealer: bool,
    /// AM-2.2: who is east in the first deal of a sitting at the American table.
    pub first_east: FirstEast,
    /// The card of the next American deal, by its id; none is the house card.
    pub card: Option<String>,
    /// The year of that card; none is the current one.
    pub year: Option<Year>,
    /// What differs from the default options at each table, by the table's name in records. Read
    /// it through [`Prefs::options`].
    pub options: BTreeMap<String, BTreeMap<String, Value>>,
}

/// A switch that is on unless it was switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Index(pub bool);

impl Default for Index {
    fn default() -> Self {
        Self(true)
    }
}

/// What reading preferences gave.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Read {
    /// Usable in any case.
    pub prefs: Prefs,
    /// What could not be read, for the console; empty if all could. Unknown names are no damage:
    /// a later version may have written them.
    pub damage: Vec<String>,
}

impl Prefs {
    /// Reads what was stored. Never fails: see [`Read`].
    #[must_use]
    pub fn read(text: &str) -> Read {
        let stored = match serde_json::from_str::<Value>(text) {
            Ok(Value::Object(stored)) => stored,
            Ok(_) => return Read::nothing("no object".to_owned()),
            Err(error) => return Read::nothing(error.to_string()),
        };
        let mut read = Read {
            prefs: Prefs::default(),
            damage: Vec::new(),
        };
        for (name, value) in &stored {
            if let Err(error) = read.prefs.set(name, value) {
                read.damage.push(error);
            }
        }
        read.checked()
    }

    /// Sets a field by its name, as it was kept; an unknown one is passed over. (To derive this
    /// would bring a reader of a whole object into the page, which could not forgive a field.)
    fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        fn put<T: Kept>(field: &mut T, value: &Value) -> Option<()> {
            *field = T::read(value)?;
            Some(())
        }
        let put = match name {
            "language" => put(&mut self.language, value),
            "theme" => put(&mut self.theme, value),
            "contrast" => put(&mut self.contrast, value),
            "grain" => put(&mut self.grain, value),
            "temperature" => put(&mut self.temperature, value),
            "tile_size" => put(&mut self.tile_size, value),
            "palette" => put(&mut self.palette, value),
            "back" => put(&mut self.back, value),
            "cloth" => put(&mut self.cloth, value),
            "index" => put(&mut self.index, value),
            "motion" => put(&mut self.motion, value),
            "one_tap" => put(&mut self.one_tap, value),
            "auto_pass" => put(&mut self.auto_pass, value),
            "never_chow" => put(&mut self.never_chow, value),
            "timer" => put(&mut self.timer, value),
            "speed" => put(&mut self.speed, value),
            "sounds" => put(&mut self.sounds, value),
            "volume" => put(&mut self.volume, value),
            "sorting" => put(&mut self.sorting, value),
            "rotate_dealer" => put(&mut self.rotate_dealer, value),
            "first_east" => put(&mut self.first_east, value),
            "card" => put(&mut self.card, value),
            "year" => put(&mut self.year, value),
            "options" => put(&mut self.options, value),
            _ => Some(()),
        };
        put.ok_or_else(|| format!("{name}: {value} is not possible"))
    }

    /// The options for the next deal at a table.
    #[must_use]
    pub fn options(&self, rules: Rules) -> Options {
        self.options
            .get(rules.as_str())
            .and_then(|map| Options::from_map(rules, map).ok())
            .unwrap_or_else(|| Options::new(rules))
    }

    /// Keeps options for the next deal at their table.
    ///
    /// # Errors
    /// Options that do not go together; the ones before then stay.
    pub fn set_options(&mut self, options: &Options) -> Result<(), OptionError> {
        options.check()?;
        let changed: BTreeMap<_, _> = options
            .changed()
            .map(|(key, value)| (key.to_owned(), value))
            .collect();
        let table = options.rules().as_str();
        if changed.is_empty() {
            self.options.remove(table);
        } else {
            self.options.insert(table.to_owned(), changed);
        }
        Ok(())
    }
}

impl Read {
    fn nothing(damage: String) -> Self {
        Self {
            prefs: Prefs::default(),
            damage: vec![damage],
        }
    }

    /// Drops the options of a table that its rules refuse.
    fn checked(mut self) -> Self {
        for rules in Rules::ALL {
            if let Some(map) = self.prefs.options.get(rules.as_str())
                && let Err(error) = Options::from_map(rules, map)
            {
                self.damage.push(format!("options, {rules}: {error}"));
                self.prefs.options.remove(rules.as_str());
            }
        }
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use sparrows_text::Language;

    fn usable(prefs: &Prefs) {
        assert!(prefs.contrast.get() <= 100 && prefs.volume.get() <= 100);
        assert!((TileSize::LEAST..=TileSize::MOST).contains(&prefs.tile_size.get()));
        for rules in Rules::ALL {
            prefs.options(rules).check().expect("options go together");
        }
        let text = serde_json::to_string(prefs).expect("plain data");
        assert_eq!(
            Prefs::read(&text),
            Read {
                prefs: prefs.clone(),
                damage: Vec::new()
            }
        );
    }

    #[test]
    fn a_first_visit_gets_the_defaults() {
        let prefs = Prefs::default();
        assert_eq!(
            Prefs::read("{}"),
            Read {
                prefs: prefs.clone(),
                damage: vec![]
            }
        );
        assert_eq!(prefs.language, LanguageChoice::Auto);
        assert_eq!(
            (
                prefs.contrast.get(),
                prefs.grain.get(),
                prefs.temperature.get()
            ),
            (50, 50, 50)
        );
        assert!(prefs.index.0);
        assert!(!prefs.sounds && !prefs.one_tap && !prefs.auto_pass && !prefs.never_chow);
        assert_eq!((prefs.timer, prefs.speed), (Timer::Off, Speed::Normal));
        usable(&prefs);
    }

    #[test]
    fn one_damaged_field_costs_that_field_only() {
        let read = Prefs::read(
            r#"{"contrast":101,"grain":70,"language":"hu","timer":7,"sounds":"loud","cloth":"wood"}"#,
        );
        let expected = Prefs {
            grain: Percent::clamped(70),
            language: LanguageChoice::Fixed(Language::Hu),
            cloth: Cloth::Wood,
            ..Prefs::default()
        };
        assert_eq!(read.prefs, expected);
        assert_eq!(read.damage.len(), 3, "{:?}", read.damage);
    }

    #[test]
    fn what_a_later_version_wrote_is_no_damage() {
        let read =
            Prefs::read(r#"{"grain":70,"holograms":{"on":true},"options":{"lunar":{"x":1}}}"#);
        assert_eq!(read.prefs.grain.get(), 70);
        assert_eq!(read.damage, Vec::<String>::new());
        usable(&read.prefs);
    }

    #[test]
    fn options_that_no_table_allows_are_refused() {
        let read = Prefs::read(r#"{"grain":70,"options":{"hong-kong":{"min_faan":5,"cap":4}}}"#);
        assert_eq!(read.damage.len(), 1);
        assert_eq!(
            read.prefs.options(Rules::HongKong),
            Options::new(Rules::HongKong)
        );
        assert_eq!(read.prefs.grain.get(), 70);
        usable(&read.prefs);
    }

    #[test]
    fn only_what_differs_from_the_table_s_own_options_is_kept() {
        let mut prefs = Prefs::default();
        let mut options = Options::new(Rules::HongKong);
        options.set_text("payment", "shared").expect("an option");
        prefs.set_options(&options).expect("they go together");
        assert_eq!(prefs.options(Rules::HongKong), options);
        usable(&prefs);
        options.set_text("cap", "2").expect("an option");
        assert!(
            prefs.set_options(&options).is_err(),
            "less than the minimum"
        );
        assert_eq!(
            prefs.options(Rules::HongKong).value("cap").ok(),
            Some(Value::from(13))
        );
        prefs
            .set_options(&Options::new(Rules::HongKong))
            .expect("the defaults");
        assert_eq!(prefs, Prefs::default());
    }

    /// The names of all fields.
    fn names() -> Vec<String> {
        let written = serde_json::to_value(Prefs::default()).expect("plain data");
        let fields = written.as_object().expect("an object");
        fields.keys().cloned().collect()
    }

    #[test]
    fn every_field_that_is_written_is_read() {
        for name in names() {
            let impossible = serde_json::json!([[]]);
            assert!(Prefs::default().set(&name, &impossible).is_err(), "{name}");
        }
    }

    /// Values as they might stand in a damaged store, by the names of real fields.
    fn fields() -> impl Strategy<Value = String> {
        let names = names();
        let value = prop_oneof![
            any::<i64>().prop_map(Value::from),
            (0i64..150).prop_map(Value::from),
            any::<f64>().prop_map(Value::from),
            any::<bool>().prop_map(Value::from),
            ".{0,12}".prop_map(Value::from),
            "(auto|hu|light|dark|green|wood|step|off|own|traditional)".prop_map(Value::from),
            Just(Value::Null),
            Just(serde_json::json!({"hong-kong": {"min_faan": 9, "cap": 3}})),
            Just(serde_json::json!({"hong-kong": {"cap": 8}})),
        ];
        prop::collection::vec((prop::sample::select(names), value), 0..12)
            .prop_map(|pairs| Value::Object(pairs.into_iter().collect()).to_string())
    }

    proptest! {
        #[test]
        fn any_text_gives_usable_preferences(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
            usable(&Prefs::read(&String::from_utf8_lossy(&bytes)).prefs);
        }

        #[test]
        fn any_values_give_usable_preferences(text in fields()) {
            usable(&Prefs::read(&text).prefs);
        }
    }
}

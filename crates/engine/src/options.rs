//! Table options: one table per rule set says key, values and default; every reader, the rule
//! sheet and the settings page go by it.

use crate::rules::Rules;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;

/// How many options a rule set may have.
pub const MAX_OPTIONS: usize = 8;

/// One option of a rule set.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The key of the notation, such as `min_faan`.
    pub key: &'static str,
    /// The rule that defines it, such as `HK-1.1`.
    pub rule: &'static str,
    /// What values it takes.
    pub values: Values,
    /// The default, as stored in [`Options`].
    pub default: i16,
}

/// What values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// `true` (1) or `false` (0).
    Flag,
    /// A whole number in this range.
    Number(i16, i16),
    /// One of these words, stored as its position.
    Words(&'static [&'static str]),
}

impl fmt::Display for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Flag => f.write_str("true or false"),
            Self::Number(min, max) => write!(f, "a whole number from {min} to {max}"),
            Self::Words(words) => write!(f, "one of \"{}\"", words.join("\", \"")),
        }
    }
}

/// The options of one deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Options {
    rules: Rules,
    values: [i16; MAX_OPTIONS],
}

/// An option that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No such key at this table.
    #[error("unknown option `{key}`; {rules} has {known}")]
    UnknownKey {
        /// The key.
        key: String,
        /// The rule set.
        rules: Rules,
        /// The keys it has.
        known: String,
    },
    /// A value the option does not take.
    #[error("option `{key}` cannot be `{value}`; it is {values}")]
    BadValue {
        /// The key.
        key: &'static str,
        /// The value given.
        value: String,
        /// What it may be.
        values: String,
    },
}

impl OptionError {
    /// The key it is about.
    pub fn key(&self) -> &str {
        match self {
            Self::UnknownKey { key, .. } => key,
            Self::BadValue { key, .. } => key,
        }
    }
}

impl Options {
    /// All defaults.
    pub fn new(rules: Rules) -> Self {
        let mut values = [0; MAX_OPTIONS];
        for (value, spec) in values.iter_mut().zip(rules.options()) {
            *value = spec.default;
        }
        Self { rules, values }
    }

    /// Defaults with these changes, as a record's header or a scoring request writes them.
    ///
    /// # Errors
    /// Unknown keys, values out of range, options that do not go together.
    pub fn from_map(rules: Rules, map: &BTreeMap<String, Value>) -> Result<Self, OptionError> {
        let mut options = Self::new(rules);
        for (key, value) in map {
            options.set(key, value)?;
        }
        options.check()?;
        Ok(options)
    }

    /// The rule set they belong to.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Whether a bettor sits out a deal with these options (AM-8.1).
    pub fn seats_bettor(&self) -> bool {
        self.rules().set().seats_bettor(self)
    }

    /// Whether errors are punished, so that false ones are offered beside true ones (AM-7.1).
    pub fn punishes(&self) -> bool {
        self.rules().set().punishes(self)
    }

    /// The value at a position of the rule set's table, as stored.
    pub(crate) const fn get(&self, position: usize) -> i16 {
        self.values[position]
    }

    fn position(&self, key: &str) -> Result<(usize, &'static OptionSpec), OptionError> {
        let specs = self.rules.options();
        match specs.iter().position(|spec| spec.key == key) {
            Some(position) => Ok((position, &specs[position])),
            None => Err(OptionError::UnknownKey {
                key: key.to_owned(),
                rules: self.rules,
                known: specs
                    .iter()
                    .map(|spec| spec.key)
                    .collect::<Vec<_>>()
                    .join(", "),
            }),
        }
    }

    /// The value of an option as JSON: a boolean, a number or a word.
    ///
    /// # Errors
    /// For an unknown key.
    pub fn value(&self, key: &str) -> Result<Value, OptionError> {
        let (position, spec) = self.position(key)?;
        let stored = self.values[position];
        Ok(match spec.values {
            Values::Flag => Value::Bool(stored != 0),
            Values::Number(..) => Value::from(stored),
            Values::Words(words) => {
                Value::from(words.get(stored as usize).copied().unwrap_or_default())
            }
        })
    }

    /// Sets an option from JSON. Options that depend on each other are checked by
    /// [`Self::check`], when all are set.
    ///
    /// # Errors
    /// For an unknown key or a value of the wrong kind or range.
    pub fn set(&mut self, key: &str, value: &Value) -> Result<(), OptionError> {
        let (position, spec) = self.position(key)?;
        let stored = match (spec.values, value) {
            (Values::Flag, Value::Bool(on)) => Some(i16::from(*on)),
            (Values::Number(min, max), Value::Number(number)) => number
                .as_i64()
                .and_then(|n| i16::try_from(n).ok())
                .filter(|n| (min..=max).contains(n)),
            (Values::Words(words), Value::String(word)) => {
                words.iter().position(|w| w == word).map(|i| i as i16)
            }
            _ => None,
        };
        self.values[position] = stored.ok_or_else(|| bad_value(spec, value))?;
        Ok(())
    }

    /// Sets an option from a word of a command line or an address: `true`, `5`, `shared`.
    ///
    /// # Errors
    /// As [`Self::set`].
    pub fn set_text(&mut self, key: &str, text: &str) -> Result<(), OptionError> {
        let (_, spec) = self.position(key)?;
        let value = match spec.values {
            Values::Words(_) => Value::from(text),
            Values::Flag => text.parse().map_or_else(|_| Value::from(text), Value::Bool),
            Values::Number(..) => text
                .parse::<i16>()
                .map_or_else(|_| Value::from(text), Value::from),
        };
        self.set(key, &value)
    }

    /// Checks the options against each other, as the rule set demands.
    ///
    /// # Errors
    /// The first option whose value does not go with the others.
    pub fn check(&self) -> Result<(), OptionError> {
        self.rules.set().check_options(self)
    }

    /// Key and JSON value of each option that differs from its default, in table order.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, Value)> + '_ {
        let defaults = Self::new(self.rules);
        self.rules
            .options()
            .iter()
            .enumerate()
            .filter_map(move |(i, spec)| {
                let differs = self.values[i] != defaults.values[i];
                differs.then(|| (spec.key, self.value(spec.key).unwrap_or_default()))
            })
    }
}

/// The error for a value that does not fit its option.
pub(crate) fn bad_value(spec: &OptionSpec, value: &Value) -> OptionError {
    let value = match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    OptionError::BadValue {
        key: spec.key,
        value,
        values: spec.values.to_string(),
    }
}

/// The form in which options travel by themselves; a record's header writes rules and options
/// beside each other.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    rules: Rules,
    #[serde(deserialize_with = "crate::strict::unique")]
    options: BTreeMap<String, Value>,
}

impl Serialize for Options {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let options = self
            .changed()
            .map(|(key, value)| (key.to_owned(), value))
            .collect();
        Written {
            rules: self.rules,
            options,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let written = Written::deserialize(deserializer)?;
        Self::from_map(written.rules, &written.options).map_err(serde::de::Error::custom)
    }
}

impl fmt::Debug for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ", self.rules)?;
        f.debug_map().entries(self.changed()).finish()
    }
}

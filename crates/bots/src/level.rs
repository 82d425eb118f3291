//! The registry of computer players by name.

use crate::{Bot, Random, Steady};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A named computer player. Every table has them all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal decision: [`Random`].
    Random,
    /// Plays for a win worth the minimum and avoids dangerous discards: [`Steady`].
    Steady,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Steady];

    /// The name in records and on command lines.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Steady => "steady",
        }
    }

    /// The player.
    pub const fn bot(self) -> &'static dyn Bot {
        match self {
            Self::Random => &Random,
            Self::Steady => &Steady,
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::str::FromStr for Level {
    type Err = UnknownLevel;

    fn from_str(text: &str) -> Result<Self, UnknownLevel> {
        Self::ALL
            .into_iter()
            .find(|level| level.as_str() == text)
            .ok_or_else(|| UnknownLevel {
                name: text.to_owned(),
                known: Self::ALL.map(Self::as_str).join(", "),
            })
    }
}

/// A word that names no computer player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown bot `{name}`; there is {known}")]
pub struct UnknownLevel {
    /// The word.
    pub name: String,
    /// The words that do.
    pub known: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_to_their_players() {
        for level in Level::ALL {
            assert_eq!(level.as_str().parse(), Ok(level));
            assert_eq!(level.bot().name(), level.as_str());
            assert_eq!(
                serde_json::to_value(level).unwrap(),
                serde_json::Value::from(level.as_str())
            );
        }
        let error = "wild".parse::<Level>().unwrap_err();
        assert!(error.to_string().contains("`wild`"));
        assert!(error.to_string().contains("random"));
    }
}

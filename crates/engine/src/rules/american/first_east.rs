//! Who is east in the first deal of a sitting (AM-2.2). A setting of the sitting: no record holds it.

use crate::chance::{Seed, Stream};
use crate::seat::Seat;
use serde::{Deserialize, Serialize};

/// Who is east in the first deal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum FirstEast {
    /// The person.
    #[default]
    Person,
    /// Whoever throws the highest number.
    Dice,
    /// The player to the person's right, who is next in turn.
    Right,
    /// The player across from the person.
    Across,
    /// The player to the person's left.
    Left,
}

impl FirstEast {
    /// All, in the order of lists.
    pub const ALL: [Self; 5] = [
        Self::Person,
        Self::Dice,
        Self::Right,
        Self::Across,
        Self::Left,
    ];

    /// The word of settings: `person` … `left`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Person => "person",
            Self::Dice => "dice",
            Self::Right => "right",
            Self::Across => "across",
            Self::Left => "left",
        }
    }

    /// Where the person sits in the first deal, and where the dice said so the highest throw. They
    /// are thrown with a chance of their own, taken from the seed of the deal.
    pub fn person(self, seed: Seed) -> (Seat, Option<u8>) {
        let (east, throw) = match self {
            Self::Person => (0, None),
            Self::Right => (1, None),
            Self::Across => (2, None),
            Self::Left => (3, None),
            Self::Dice => {
                let (player, throw) = highest(seed);
                (player, Some(throw))
            }
        };
        (Seat::East.ahead(4 - east), throw)
    }
}

/// Each of four players throws two dice, those with the highest number again until one is left: how
/// many places after the person that player sits, and the number that decided.
fn highest(seed: Seed) -> (usize, u8) {
    // Nothing of the deal may follow from the throw.
    let mut chance = seed.nth(u64::MAX).chance(Stream::Dice);
    let mut players = vec![0, 1, 2, 3];
    loop {
        let throws: Vec<(usize, u32)> = players
            .iter()
            .map(|&player| (player, chance.below(6) + chance.below(6) + 2))
            .collect();
        let most = throws.iter().map(|&(_, throw)| throw).max().unwrap_or(0);
        players = throws
            .iter()
            .filter(|&&(_, throw)| throw == most)
            .map(|&(player, _)| player)
            .collect();
        if let [player] = players[..] {
            return (player, most as u8);
        }
    }
}

impl std::str::FromStr for FirstEast {
    type Err = UnknownFirstEast;

    fn from_str(text: &str) -> Result<Self, UnknownFirstEast> {
        Self::ALL
            .into_iter()
            .find(|first| first.as_str() == text)
            .ok_or(UnknownFirstEast)
    }
}

/// A word that says not who is east first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the first east is person, dice, right, across or left")]
pub struct UnknownFirstEast;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn am_2_2_the_first_east_is_the_person_or_whom_they_name() {
        for (word, seat) in [
            ("person", Seat::East),
            ("right", Seat::North),
            ("across", Seat::West),
            ("left", Seat::South),
        ] {
            let first: FirstEast = word.parse().expect("a word of the setting");
            assert_eq!(first.as_str(), word);
            assert_eq!(first.person(7.into()), (seat, None));
        }
        assert!("me".parse::<FirstEast>().is_err());
    }

    #[test]
    fn am_2_2_the_highest_throw_of_the_dice_is_east() {
        let mut counts = [0_u32; 4];
        for seed in 0..4000_u64 {
            let (seat, throw) = FirstEast::Dice.person(seed.into());
            counts[seat.index()] += 1;
            let throw = throw.expect("dice were thrown");
            assert!((2..=12).contains(&throw));
            assert_eq!(FirstEast::Dice.person(seed.into()), (seat, Some(throw)));
        }
        assert!(
            counts.iter().all(|count| (900..1100).contains(count)),
            "{counts:?}"
        );
    }
}

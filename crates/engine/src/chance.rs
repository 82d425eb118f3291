//! Chance: everything random about a deal comes from its seed, the same on every platform.
//!
//! The generator is ChaCha20 keyed with the 32 bytes of the seed (big-endian), nonce zero except
//! for the stream number. Each use of chance has a stream of its own, so that one never shifts
//! another. Numbers below `n` are drawn from the generator's little-endian 32-bit words: words of
//! at least `n * floor(2^32 / n)` are skipped, the others taken modulo `n`.

use crate::seat::Seat;
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};
use std::fmt;

/// What a stream of chance is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stream {
    /// The order of the wall.
    Shuffle = 0,
    /// Dice of a table.
    Dice = 1,
    /// Choices of a computer player, from a seed of its own ([`Seed::for_bot`]).
    Bot = 2,
    /// Blind tiles of the first Charleston (AM-3.3).
    FirstBlind = 3,
    /// Blind tiles of the second Charleston (AM-3.3).
    LastBlind = 4,
    /// The pool (AM-3.6).
    Mush = 5,
}

/// A seed: 1 to 64 hexadecimal digits read as one number; leading zeros do not matter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from its 32 bytes, most significant first.
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The 32 bytes, most significant first.
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }

    /// The seed of the `index`-th deal of a series: SHA-256 of the seed and the index, both
    /// big-endian.
    #[must_use]
    pub fn nth(self, index: u64) -> Self {
        let mut hash = Sha256::new();
        hash.update(self.0);
        hash.update(index.to_be_bytes());
        Self(hash.finalize().into())
    }

    /// The seed of a computer player's decision at one step of the deal. Nothing leads back from
    /// it to the seed of the deal, so that a player who has it knows no hidden tile.
    #[must_use]
    pub fn for_bot(self, seat: Seat, step: u16) -> Self {
        self.nth(1 << 32 | (seat.index() as u64) << 16 | u64::from(step))
    }

    /// The generator for one use.
    pub fn chance(self, stream: Stream) -> Chance {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(stream as u64);
        Chance(rng)
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[24..].copy_from_slice(&number.to_be_bytes());
        Self(bytes)
    }
}

impl fmt::Display for Seed {
    /// Hexadecimal without leading zeros, at least one digit.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = String::with_capacity(64);
        for byte in self.0 {
            for nibble in [byte >> 4, byte & 15] {
                digits.extend(char::from_digit(nibble.into(), 16));
            }
        }
        let significant = digits.trim_start_matches('0');
        f.write_str(if significant.is_empty() {
            "0"
        } else {
            significant
        })
    }
}

/// A text that is no seed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a seed is 1 to 64 hexadecimal digits, such as 2f1c")]
pub struct SeedError;

impl std::str::FromStr for Seed {
    type Err = SeedError;

    fn from_str(text: &str) -> Result<Self, SeedError> {
        if text.is_empty() || text.len() > 64 {
            return Err(SeedError);
        }
        let mut bytes = [0; 32];
        for (i, digit) in text.bytes().rev().enumerate() {
            let value = char::from(digit).to_digit(16).ok_or(SeedError)?;
            bytes[31 - i / 2] |= (value as u8) << (i % 2 * 4);
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// A stream of random numbers.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha20Rng);

impl Chance {
    /// A number from 0 to `n - 1`, each equally likely; 0 where `n` is 0 or 1.
    pub fn below(&mut self, n: u32) -> u32 {
        if n <= 1 {
            return 0;
        }
        let limit = u64::from(u32::MAX) + 1;
        let whole = limit - limit % u64::from(n);
        loop {
            let word = self.0.next_u32();
            if u64::from(word) < whole {
                return word % n;
            }
        }
    }

    /// Shuffles by Fisher and Yates, from the last element down: for `i` from `len - 1` to 1,
    /// elements `i` and `below(i + 1)` change places.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i as u32 + 1) as usize;
            items.swap(i, j);
        }
    }

    /// One of the items, each equally likely.
    pub fn choose<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.get(self.below(items.len() as u32) as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_numbers() {
        let seed: Seed = "2f1c".parse().unwrap();
        assert_eq!(seed, "0002F1C".parse().unwrap());
        assert_eq!(seed, Seed::from(0x2f1c));
        assert_eq!(seed.to_string(), "2f1c");
        assert_eq!("0".repeat(64).parse::<Seed>().unwrap().to_string(), "0");
        for wrong in ["", "g", "1 ", "+1", &"1".repeat(65)] {
            assert_eq!(wrong.parse::<Seed>(), Err(SeedError));
        }
    }

    #[test]
    fn chance_is_fixed_for_ever() {
        // A change of these numbers would make every record replay to another deal.
        let mut chance = Seed::from(1).chance(Stream::Shuffle);
        let drawn: Vec<_> = (0..8).map(|_| chance.below(144)).collect();
        let mut dice = Seed::from(1).chance(Stream::Dice);
        let dice: Vec<_> = (0..8).map(|_| dice.below(6) + 1).collect();
        assert_eq!(
            (drawn, dice),
            (EXPECTED_DRAWN.to_vec(), EXPECTED_DICE.to_vec())
        );
    }

    const EXPECTED_DRAWN: [u32; 8] = [133, 95, 119, 0, 43, 38, 95, 93];
    const EXPECTED_DICE: [u32; 8] = [1, 3, 1, 4, 3, 5, 3, 6];
}

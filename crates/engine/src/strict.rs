//! Reading JSON to the letter: what the public formats call an object is one, no key stands twice,
//! and `null` is no value.

use crate::card::YEARS;
use serde::de::{DeserializeOwned, Error as _, MapAccess, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

/// Reads an object; lists are refused but under these keys, for a list would otherwise be taken
/// for the fields of an object in their order.
pub(crate) fn object<T: DeserializeOwned>(
    text: &str,
    lists: &[&str],
) -> Result<T, serde_json::Error> {
    let value: T = serde_json::from_str(text)?;
    let written: serde_json::Value = serde_json::from_str(text)?;
    match stray_list(&written, lists) {
        Some(what) => Err(serde_json::Error::custom(format!(
            "{what} is a list where an object such as {{\"key\": …}} is meant"
        ))),
        None => Ok(value),
    }
}

fn stray_list(value: &serde_json::Value, lists: &[&str]) -> Option<String> {
    match value {
        serde_json::Value::Array(_) => Some("this".to_owned()),
        serde_json::Value::Object(map) => map.iter().find_map(|(key, value)| match value {
            serde_json::Value::Array(items) if lists.contains(&key.as_str()) => {
                items.iter().find_map(|item| stray_list(item, lists))
            }
            serde_json::Value::Array(_) => Some(format!("`{key}`")),
            value => stray_list(value, lists),
        }),
        _ => None,
    }
}

/// For a key that may be left out but is not `null` where it stands.
pub(crate) fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// A year of a card as JSON writes it; whether one is within bounds is asked where it is used.
struct Year(u16);

impl<'de> Deserialize<'de> for Year {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct AYear;

        impl Visitor<'_> for AYear {
            type Value = Year;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let (first, last) = (YEARS.start(), YEARS.end());
                write!(f, "a year from {first} to {last}")
            }

            fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Year, E> {
                let year = u16::try_from(number).map(Year);
                year.map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }
        }

        deserializer.deserialize_u16(AYear)
    }
}

/// For a year that may be left out, or be `null`.
pub(crate) fn year<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u16>, D::Error> {
    Ok(Option::<Year>::deserialize(deserializer)?.map(|year| year.0))
}

/// For a year that may be left out but is not `null` where it stands.
pub(crate) fn present_year<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Option<u16>, D::Error> {
    Year::deserialize(deserializer).map(|year| Some(year.0))
}

/// For an object whose keys are free; none may stand twice.
pub(crate) fn unique<'de, K, V, D>(deserializer: D) -> Result<BTreeMap<K, V>, D::Error>
where
    K: Deserialize<'de> + Ord,
    V: Deserialize<'de>,
    D: Deserializer<'de>,
{
    struct Unique<K, V>(PhantomData<(K, V)>);

    impl<'de, K: Deserialize<'de> + Ord, V: Deserialize<'de>> Visitor<'de> for Unique<K, V> {
        type Value = BTreeMap<K, V>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object such as {\"key\": …}")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut values = BTreeMap::new();
            while let Some((key, value)) = map.next_entry()? {
                if values.insert(key, value).is_some() {
                    return Err(A::Error::custom("a key stands twice; leave one out"));
                }
            }
            Ok(values)
        }
    }

    deserializer.deserialize_map(Unique(PhantomData))
}

//! Reading JSON to the letter: what the public formats call an object is one, no key stands twice,
//! and `null` is no value.

use serde::de::{DeserializeOwned, Error as _, MapAccess, Visitor};
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

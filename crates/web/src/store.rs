//! What the page keeps on this device.
//!
//! Values are JSON in the browser's local storage, under `sparrows.` and a name. Nothing that is
//! stored is lost to a reader that cannot make sense of it: damaged data is set aside under
//! another key, and the error says which.

use serde::{Serialize, de::DeserializeOwned};

/// All keys begin so, because every page of one address shares the storage.
const PREFIX: &str = "sparrows.";
/// Damaged values go here: `sparrows.damaged.NAME.N`, counting from 1.
const ASIDE: &str = "sparrows.damaged.";
/// So many damaged values of one name are kept; after that the last place is overwritten.
const MOST_ASIDE: u32 = 9;

/// Why something could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The browser offers no storage here (private window, blocked by a setting).
    #[error("this browser offers no storage")]
    Unavailable,
    /// The browser refused to write: mostly the storage is full.
    #[error("{key} could not be stored: {detail}")]
    Refused {
        /// The full key.
        key: String,
        /// The browser's words, for the console.
        detail: String,
    },
    /// What was stored could not be read; it now stands under another key.
    #[error("{key} was damaged ({detail}) and is kept as {aside}")]
    Damaged {
        /// The full key, now empty.
        key: String,
        /// Where the damaged text was put, or the same key where it could not be moved.
        aside: String,
        /// What the reader met, for the console.
        detail: String,
    },
}

/// A place for text under keys.
pub trait Backend {
    /// The text under a key.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    fn get(&self, key: &str) -> Result<Option<String>, StoreError>;
    /// Puts text under a key.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`] or [`StoreError::Refused`].
    fn set(&self, key: &str, text: &str) -> Result<(), StoreError>;
    /// Empties a key; an empty one stays so.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    fn remove(&self, key: &str) -> Result<(), StoreError>;
}

/// The browser's local storage, looked up at each use: a setting may withdraw it at any time.
#[derive(Clone, Copy, Debug, Default)]
pub struct Browser;

impl Browser {
    fn storage() -> Result<web_sys::Storage, StoreError> {
        web_sys::window()
            .and_then(|window| window.local_storage().ok().flatten())
            .ok_or(StoreError::Unavailable)
    }
}

impl Backend for Browser {
    fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
        Self::storage()?
            .get_item(key)
            .map_err(|_| StoreError::Unavailable)
    }

    fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
        Self::storage()?
            .set_item(key, text)
            .map_err(|error| StoreError::Refused {
                key: key.to_owned(),
                detail: String::from(js_sys::Object::from(error).to_string()),
            })
    }

    fn remove(&self, key: &str) -> Result<(), StoreError> {
        Self::storage()?
            .remove_item(key)
            .map_err(|_| StoreError::Unavailable)
    }
}

/// Named values in a [`Backend`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Store<B = Browser> {
    backend: B,
}

impl<B: Backend> Store<B> {
    /// A store in that place.
    pub fn new(backend: B) -> Store<B> {
        Store { backend }
    }

    /// Reads a value; `None` where nothing is stored.
    ///
    /// # Errors
    /// [`StoreError::Damaged`] where the text is no such value: the text has then been set aside
    /// and the name is free again. [`StoreError::Unavailable`] without storage.
    pub fn load<T: DeserializeOwned>(&self, name: &str) -> Result<Option<T>, StoreError> {
        self.load_with(name, |text| {
            serde_json::from_str(text).map_err(|error| error.to_string())
        })
    }

    /// Reads a value by a reader of its own; the reader's error says what it met.
    ///
    /// # Errors
    /// As [`Store::load`].
    pub fn load_with<T>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, String>,
    ) -> Result<Option<T>, StoreError> {
        let key = full_key(name);
        let Some(text) = self.backend.get(&key)? else {
            return Ok(None);
        };
        match read(&text) {
            Ok(value) => Ok(Some(value)),
            Err(detail) => {
                let aside = self.set_aside(name, &text).unwrap_or_else(|_| key.clone());
                Err(StoreError::Damaged { key, aside, detail })
            }
        }
    }

    /// Keeps a value in place of the one before.
    ///
    /// # Errors
    /// [`StoreError::Refused`] or [`StoreError::Unavailable`]; the value before then stays.
    pub fn save<T: Serialize>(&self, name: &str, value: &T) -> Result<(), StoreError> {
        let text = serde_json::to_string(value).map_err(|error| StoreError::Refused {
            key: full_key(name),
            detail: error.to_string(),
        })?;
        self.save_text(name, &text)
    }

    /// Keeps text that has a form of its own, such as a record.
    ///
    /// # Errors
    /// As [`Store::save`].
    pub fn save_text(&self, name: &str, text: &str) -> Result<(), StoreError> {
        self.backend.set(&full_key(name), text)
    }

    /// Forgets a value.
    ///
    /// # Errors
    /// [`StoreError::Unavailable`].
    pub fn remove(&self, name: &str) -> Result<(), StoreError> {
        self.backend.remove(&full_key(name))
    }

    /// Moves damaged text out of the way; gives the key under which it now stands. It is copied
    /// before the original goes.
    fn set_aside(&self, name: &str, text: &str) -> Result<String, StoreError> {
        let mut aside = format!("{ASIDE}{name}.{MOST_ASIDE}");
        for number in 1..MOST_ASIDE {
            let key = format!("{ASIDE}{name}.{number}");
            if self.backend.get(&key)?.is_none() {
                aside = key;
                break;
            }
        }
        self.backend.set(&aside, text)?;
        self.backend.remove(&full_key(name))?;
        Ok(aside)
    }
}

fn full_key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// A storage for tests.
#[cfg(test)]
pub mod memory {
    use super::{Backend, StoreError};
    use std::cell::{Cell, RefCell};
    use std::collections::BTreeMap;

    /// Keeps texts for as long as it lives.
    #[derive(Default)]
    pub struct Memory {
        /// What is kept.
        pub texts: RefCell<BTreeMap<String, String>>,
        /// Whether it takes nothing more.
        pub full: Cell<bool>,
    }

    impl Backend for &Memory {
        fn get(&self, key: &str) -> Result<Option<String>, StoreError> {
            Ok(self.texts.borrow().get(key).cloned())
        }
        fn set(&self, key: &str, text: &str) -> Result<(), StoreError> {
            if self.full.get() {
                return Err(StoreError::Refused {
                    key: key.to_owned(),
                    detail: "full".to_owned(),
                });
            }
            self.texts
                .borrow_mut()
                .insert(key.to_owned(), text.to_owned());
            Ok(())
        }
        fn remove(&self, key: &str) -> Result<(), StoreError> {
            self.texts.borrow_mut().remove(key);
            Ok(())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::memory::Memory;
    use super::*;

    #[test]
    fn what_is_saved_is_loaded() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        assert_eq!(store.load::<Vec<u32>>("speeds"), Ok(None));
        store.save("speeds", &vec![1, 2, 3]).expect("there is room");
        assert_eq!(store.load("speeds"), Ok(Some(vec![1, 2, 3])));
        store.remove("speeds").expect("there is a storage");
        assert_eq!(store.load::<Vec<u32>>("speeds"), Ok(None));
    }

    #[test]
    fn damaged_data_is_set_aside_and_never_lost() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        for number in 1..=3 {
            let text = format!("{{broken {number}");
            store.save_text("deal", &text).expect("there is room");
            let aside = format!("sparrows.damaged.deal.{number}");
            match store.load::<u32>("deal") {
                Err(StoreError::Damaged {
                    key, aside: found, ..
                }) => {
                    assert_eq!((key.as_str(), &found), ("sparrows.deal", &aside));
                }
                other => panic!("{other:?}"),
            }
            assert_eq!(memory.texts.borrow().get(&aside), Some(&text));
            assert_eq!(
                store.load::<u32>("deal"),
                Ok(None),
                "the name is free again"
            );
        }
    }

    #[test]
    fn old_damage_does_not_grow_without_end() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        for _ in 0..30 {
            store.save_text("deal", "{").expect("there is room");
            assert!(store.load::<u32>("deal").is_err());
        }
        assert_eq!(memory.texts.borrow().len(), MOST_ASIDE as usize);
    }

    #[test]
    fn in_a_full_storage_damaged_data_stays_where_it_is() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        store.save_text("deal", "{").expect("there is room");
        memory.full.set(true);
        assert!(matches!(
            store.save("deal", &1),
            Err(StoreError::Refused { .. })
        ));
        match store.load::<u32>("deal") {
            Err(StoreError::Damaged { key, aside, .. }) => assert_eq!(key, aside),
            other => panic!("{other:?}"),
        }
        assert_eq!(
            memory
                .texts
                .borrow()
                .get("sparrows.deal")
                .map(String::as_str),
            Some("{")
        );
    }
}

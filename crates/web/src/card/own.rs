//! Cards of one's own, kept on this device as the text of their files.

use crate::play::said::{Said, Word};
use crate::store::{Backend, Store, StoreError};
use sparrows_engine::card::{Card, CardSource};
use std::sync::Arc;

/// Their name in the store.
const NAME: &str = "cards";
/// The id of the card that comes with the program.
pub const HOUSE: &str = "house";
/// A card is a short text; a file of more characters is none.
const LONGEST: usize = 200_000;

/// A card from a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnCard {
    /// The card as read.
    pub card: Arc<Card>,
    /// Its text.
    pub text: Arc<str>,
}

impl OwnCard {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// A sentence: what is wrong, where, and how to mend it.
    pub fn read(text: &str) -> Result<Self, Said> {
        if text.len() > LONGEST {
            return Err(Said::new("card-error-large"));
        }
        let card = Card::read(text).map_err(|error| super::said::error(&error))?;
        if card.id == HOUSE {
            return Err(Said::new("card-error-house-id").with("id", Word::Text(card.id)));
        }
        Ok(Self {
            card: Arc::new(card),
            text: text.into(),
        })
    }

    /// What a table is told of it.
    #[must_use]
    pub fn source(&self) -> CardSource {
        CardSource::Toml(self.text.clone())
    }
}

/// The cards kept, in the order in which they came. Those that cannot be read are told in the
/// error; the others are given all the same.
pub fn load<B: Backend>(store: &Store<B>) -> (Vec<OwnCard>, Option<StoreError>) {
    let mut cards = Vec::new();
    let result = store.load_with(NAME, |text| {
        let texts: Vec<String> = serde_json::from_str(text).map_err(|error| error.to_string())?;
        let mut damage = None;
        for text in texts {
            match OwnCard::read(&text) {
                Ok(card) => cards.push(card),
                Err(said) => damage = Some(format!("no card: {said:?}")),
            }
        }
        damage.map_or(Ok(()), Err)
    });
    // What was damaged has been set aside as a whole: what is good of it is kept in its place.
    if matches!(result, Err(StoreError::Damaged { .. })) && !cards.is_empty() {
        let saved = save(store, &cards);
        return (cards, result.err().or(saved.err()));
    }
    (cards, result.err())
}

/// Keeps cards in place of those before.
///
/// # Errors
/// As [`Store::save`].
pub fn save<B: Backend>(store: &Store<B>, cards: &[OwnCard]) -> Result<(), StoreError> {
    if cards.is_empty() {
        return store.remove(NAME);
    }
    let texts: Vec<&str> = cards.iter().map(|own| &*own.text).collect();
    store.save(NAME, &texts)
}

/// Puts a card among others: in the place of one with its id, else at the end.
pub fn put(cards: &mut Vec<OwnCard>, new: OwnCard) {
    match cards.iter_mut().find(|own| own.card.id == new.card.id) {
        Some(old) => *old = new,
        None => cards.push(new),
    }
}

/// The card with an id.
#[must_use]
pub fn find<'a>(cards: &'a [OwnCard], id: &str) -> Option<&'a OwnCard> {
    cards.iter().find(|own| own.card.id == id)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::memory::Memory;

    fn text(id: &str, value: u16) -> String {
        format!(
            "[card]\nid = \"{id}\"\nname = \"Mine\"\n[[hand]]\nid = \"A\"\ncategory = \"x\"\n\
             line = \"FF NNNN EEE WW SSS\"\nvalue = {value}\nclosed = false\n"
        )
    }

    fn card(id: &str, value: u16) -> OwnCard {
        OwnCard::read(&text(id, value)).expect("a card")
    }

    #[test]
    fn cards_are_kept_and_one_with_the_same_id_takes_the_place_of_the_other() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        assert_eq!(load(&store), (vec![], None));
        let mut cards = vec![card("one", 25), card("two", 30)];
        put(&mut cards, card("one", 50));
        save(&store, &cards).expect("there is room");
        let (back, error) = load(&store);
        assert_eq!((&back, error), (&cards, None));
        assert_eq!(
            find(&back, "one").map(|own| own.card.hands[0].value),
            Some(50)
        );
        save(&store, &[]).expect("there is room");
        assert!(memory.texts.borrow().is_empty());
    }

    #[test]
    fn a_damaged_card_is_set_aside_and_the_others_stay() {
        let memory = Memory::default();
        let store = Store::new(&memory);
        let texts = vec![text("one", 25), "[card]".to_owned()];
        store.save(NAME, &texts).expect("there is room");
        let (cards, error) = load(&store);
        assert_eq!(cards, [card("one", 25)]);
        assert!(
            matches!(error, Some(StoreError::Damaged { .. })),
            "{error:?}"
        );
        assert_eq!(load(&store), (cards, None), "what is good of it is kept");
        assert_eq!(memory.texts.borrow().len(), 2, "and the damaged text aside");
    }

    #[test]
    fn what_is_no_card_says_why() {
        for (text, id) in [
            (text("house", 25), "card-error-house-id"),
            (" ".repeat(LONGEST + 1), "card-error-large"),
            ("[card".to_owned(), "card-error"),
        ] {
            assert_eq!(OwnCard::read(&text).map(|_| ()).expect_err(id).id, id);
        }
    }
}

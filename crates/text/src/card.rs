//! Words beside the hands of a card: what a line leaves open, and categories.

use crate::{Arg, Catalog};

impl Catalog {
    /// The facts of a note as one line: `any 2 suits, 4 consecutive numbers` (CA-2.9). A fact is
    /// its id, its number and the digits it speaks of (`2468`), as the engine names them.
    #[must_use]
    pub fn card_note<'a>(&self, facts: impl IntoIterator<Item = (&'a str, u8, String)>) -> String {
        let words = facts.into_iter().map(|(id, count, numbers)| {
            let args = [("n", count.into()), ("numbers", Arg::Str(&numbers))];
            self.text_with(&format!("card-note-{id}"), &args)
        });
        words
            .reduce(|first, next| {
                let args = [("first", Arg::Str(&first)), ("next", Arg::Str(&next))];
                self.text_with("card-note-join", &args)
            })
            .unwrap_or_default()
    }

    /// The name of a category; one that a card of one's own invents shows as written.
    #[must_use]
    pub fn card_category(&self, category: &str) -> String {
        let id = format!("card-category-{category}");
        if self.has(&id) {
            self.text(&id)
        } else {
            category.to_owned()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Catalog;
    use crate::Language;

    #[test]
    fn facts_are_joined_as_the_language_does_it() {
        let facts = || [("suits", 2, ""), ("run-any", 4, ""), ("kept", 0, "25")];
        for (language, note) in [
            (
                Language::En,
                "any 2 suits, 4 consecutive numbers, 25 as printed",
            ),
            (
                Language::Hu,
                "tetszőleges 2 szín, 4 egymást követő szám, 25 változatlan",
            ),
            (Language::ZhHans, "任意2种花色，4个连数，25不变"),
            (Language::ZhHant, "任意2種花色，4個連數，25不變"),
        ] {
            let catalog = Catalog::embedded(language);
            let facts = facts().map(|(id, n, numbers)| (id, n, numbers.to_owned()));
            assert_eq!(catalog.card_note(facts), note);
        }
        let english = Catalog::embedded(Language::En);
        let one = [("suits", 1, String::new()), ("year", 0, String::new())];
        assert_eq!(english.card_note(one), "any 1 suit, the year as singles");
        assert_eq!(english.card_note([]), "");
    }

    #[test]
    fn a_category_of_ones_own_shows_as_written() {
        let hungarian = Catalog::embedded(Language::Hu);
        assert_eq!(hungarian.card_category("multiplication"), "Szorzás");
        assert_eq!(hungarian.card_category("My hands"), "My hands");
    }
}

//! Addresses within the page: `#/play/hong-kong?seed=2f1c&min_faan=3`.
//!
//! An address names the view and all that fixes a deal. Reading never fails: what is not
//! understood leads to the table. Whether a table of that name exists, and whether its options are
//! legal, is for the view to say.

use std::fmt;

/// The views of the page, by their first word in the address.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// A deal at a table; also where an unknown address leads.
    #[default]
    Play,
    /// The full rules of a table.
    Rules,
    /// A card of the American table; its table is the card's id.
    Card,
    /// Preferences.
    Settings,
}

impl View {
    /// Every view, in the order in which the page lists them.
    pub const ALL: [View; 4] = [View::Play, View::Rules, View::Card, View::Settings];

    /// The word that stands for it in the address.
    #[must_use]
    pub fn id(self) -> &'static str {
        match self {
            View::Play => "play",
            View::Rules => "rules",
            View::Card => "card",
            View::Settings => "settings",
        }
    }

    fn from_id(id: &str) -> Option<View> {
        Self::ALL.into_iter().find(|view| view.id() == id)
    }
}

/// One address, taken apart. [`Display`](fmt::Display) writes it again, `#` included.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// Which view.
    pub view: View,
    /// The table's id (`hong-kong`), if the address names one; of a card, its own.
    pub table: Option<String>,
    /// What follows `?`, decoded, in order: `seed`, options.
    pub params: Vec<(String, String)>,
}

impl Route {
    /// A view without table and parameters.
    #[must_use]
    pub fn to(view: View) -> Route {
        Route {
            view,
            ..Route::default()
        }
    }

    /// The same view at another table, without parameters.
    #[must_use]
    pub fn at(view: View, table: &str) -> Route {
        Route {
            view,
            table: Some(table.to_owned()),
            params: Vec::new(),
        }
    }

    /// Reads the fragment of an address, with or without its `#`.
    ///
    /// An unknown view gives [`View::Play`] without table and parameters. A table that is not
    /// lower-case letters, digits and hyphens counts as none.
    #[must_use]
    pub fn parse(hash: &str) -> Route {
        let hash = hash.strip_prefix('#').unwrap_or(hash);
        let (path, query) = hash.split_once('?').unwrap_or((hash, ""));
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let Some(view) = parts.next().and_then(View::from_id) else {
            return Route::default();
        };
        let table = parts.next().filter(|part| is_id(part)).map(str::to_owned);
        let params = form_urlencoded::parse(query.as_bytes())
            .into_owned()
            .collect();
        Route {
            view,
            table,
            params,
        }
    }

    /// A card in a year. An id that cannot stand in a path is a parameter.
    #[must_use]
    pub fn card(id: &str, year: u16) -> Route {
        let mut route = Route::to(View::Card);
        if is_id(id) {
            route.table = Some(id.to_owned());
        } else {
            route.params.push(("card".to_owned(), id.to_owned()));
        }
        route.params.push(("year".to_owned(), year.to_string()));
        route
    }

    /// The id of the card, in an address of the view of cards that names one.
    #[must_use]
    pub fn card_id(&self) -> Option<&str> {
        self.table.as_deref().or_else(|| self.param("card"))
    }

    /// The first value of a parameter.
    #[must_use]
    pub fn param(&self, name: &str) -> Option<&str> {
        self.params
            .iter()
            .find(|(key, _)| key == name)
            .map(|(_, value)| value.as_str())
    }
}

fn is_id(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

impl fmt::Display for Route {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#/{}", self.view.id())?;
        if let Some(table) = &self.table {
            write!(f, "/{table}")?;
        }
        if !self.params.is_empty() {
            let query = form_urlencoded::Serializer::new(String::new())
                .extend_pairs(&self.params)
                .finish();
            write!(f, "?{query}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_named_by_table_seed_and_options() {
        let route = Route::parse("#/play/hong-kong?seed=2f1c&min_faan=3");
        assert_eq!(route.view, View::Play);
        assert_eq!(route.table.as_deref(), Some("hong-kong"));
        assert_eq!(route.param("seed"), Some("2f1c"));
        assert_eq!(route.param("min_faan"), Some("3"));
        assert_eq!(route.param("cap"), None);
    }

    #[test]
    fn views_without_table() {
        assert_eq!(Route::parse("#/settings"), Route::to(View::Settings));
        assert_eq!(Route::parse("/rules/"), Route::to(View::Rules));
        assert_eq!(
            Route::parse("#/rules/hong-kong"),
            Route::at(View::Rules, "hong-kong")
        );
    }

    #[test]
    fn the_unknown_leads_to_the_table() {
        for hash in [
            "",
            "#",
            "#/",
            "#/nowhere",
            "#/nowhere/hong-kong?seed=1",
            "#?seed=1",
            "#/Play",
        ] {
            assert_eq!(Route::parse(hash), Route::default(), "{hash}");
        }
    }

    #[test]
    fn a_card_is_named_by_its_id_and_a_year() {
        for (id, hash) in [
            ("house", "#/card/house?year=2026"),
            ("My card", "#/card?card=My+card&year=2026"),
            ("", "#/card?card=&year=2026"),
        ] {
            let route = Route::card(id, 2026);
            assert_eq!(route.to_string(), hash);
            assert_eq!(Route::parse(hash), route);
            assert_eq!(route.card_id(), Some(id));
            assert_eq!(route.param("year"), Some("2026"));
        }
        assert_eq!(Route::parse("#/card").card_id(), None);
    }

    #[test]
    fn a_table_name_cannot_carry_markup() {
        assert_eq!(Route::parse("#/play/<b>").table, None);
        assert_eq!(Route::parse("#/play/%3Cb%3E").table, None);
    }

    #[test]
    fn writing_and_reading_agree() {
        for hash in [
            "#/play",
            "#/play/hong-kong",
            "#/play/hong-kong?seed=2f1c&min_faan=3",
            "#/play/american?card=%C3%A9+%26+co&year=2026",
        ] {
            let route = Route::parse(hash);
            assert_eq!(route.to_string(), hash);
            assert_eq!(Route::parse(&route.to_string()), route);
        }
    }
}

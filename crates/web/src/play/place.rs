//! Addresses and deals: `#/play/hong-kong?seed=2f1c&min_faan=3` names a table with its options
//! and the seed.

use super::said::{Said, Word};
use super::sitting::Sitting;
use crate::route::{Route, View};
use sparrows_engine::card::{CardSource, PlayedCard, YEARS};
use sparrows_engine::options::{OptionError, Options, Values};
use sparrows_engine::{Rules, Seed, Table};
use std::sync::Arc;

/// What an address asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The rules, where the address names a table.
    pub rules: Option<Rules>,
    /// The table with its options, where the address fixes a deal or an option.
    pub table: Option<Table>,
    /// The seed, where the address names one.
    pub seed: Option<Seed>,
}

/// What an address may mean by the name of a card.
pub struct Cards {
    /// The year of an address that names none.
    pub year: u16,
    /// The card of the deal in sight: its id means it, whatever has become of its file.
    pub at: Option<Arc<PlayedCard>>,
    /// A card kept on this device, by its id.
    pub own: fn(&str) -> Option<CardSource>,
    /// The ids of those cards.
    pub ids: fn() -> Vec<String>,
}

/// The name of the card that comes with the program.
const HOUSE: &str = "house";

impl Cards {
    fn source(&self, id: &str) -> Result<CardSource, Said> {
        if id == HOUSE {
            return Ok(CardSource::House);
        }
        if let Some(at) = self.at.as_ref().filter(|at| at.card().id == id) {
            return Ok(at.source().clone());
        }
        (self.own)(id).ok_or_else(|| {
            let mut list = vec![HOUSE.to_owned()];
            list.extend((self.ids)());
            Said::new("error-unknown-card")
                .with("name", Word::Text(id.to_owned()))
                .with("list", Word::Text(list.join(", ")))
        })
    }

    /// The card that an address names, in its year.
    fn card(&self, id: &str, year: Option<&str>) -> Result<Arc<PlayedCard>, Said> {
        let wrong = |year: &str| Said::new("error-year").with("year", Word::Text(year.to_owned()));
        let year = match year {
            None => self.year,
            Some(text) => {
                let year = text.parse().ok().filter(|year| YEARS.contains(year));
                year.ok_or_else(|| wrong(text))?
            }
        };
        let source = self.source(id)?;
        if let Some(at) = &self.at
            && (at.source(), at.year()) == (&source, year)
        {
            return Ok(at.clone());
        }
        let card = PlayedCard::new(source, year).map_err(|error| {
            let what = crate::card::said::error(&error);
            Said::new("start-card-refused").with("what", Word::Said(what))
        })?;
        Ok(Arc::new(card))
    }
}

/// The tables that can be played on the page. The program plays every one in the terminal.
pub const HERE: [Rules; 3] = [Rules::HongKong, Rules::Sichuan, Rules::American];

/// The parameters that name a card and its year.
const CARD_KEYS: [&str; 2] = ["card", "year"];

/// Whether a table keeps a ledger in sight: wins do not end its deals, and more than wins is paid.
#[must_use]
pub const fn keeps_ledger(rules: Rules) -> bool {
    matches!(rules, Rules::Sichuan)
}

/// Reads an address of the table view.
///
/// # Errors
/// A sentence that says what in it is no deal: unknown table, card, option or value, or no seed.
pub fn read(route: &Route, cards: &Cards) -> Result<Place, Said> {
    let named = match &route.table {
        None => None,
        Some(name) => {
            let known = HERE.into_iter().find(|rules| rules.as_str() == name);
            Some(known.ok_or_else(|| {
                let list = HERE.map(|rules| rules.as_str()).join(", ");
                Said::new("error-unknown-table")
                    .with("name", Word::Text(name.clone()))
                    .with("list", Word::Text(list))
            })?)
        }
    };
    let rules = named.unwrap_or(Rules::HongKong);
    let mut options = Options::new(rules);
    let mut seed = None;
    for (key, value) in &route.params {
        if key == "seed" {
            seed =
                Some(value.parse::<Seed>().map_err(|_| {
                    Said::new("error-seed").with("seed", Word::Text(value.clone()))
                })?);
        } else if !(rules.has_card() && CARD_KEYS.contains(&key.as_str())) {
            options.set_text(key, value).map_err(said_option)?;
        }
    }
    let mut table = Table::new(options).map_err(said_option)?;
    if rules.has_card() && !route.params.is_empty() {
        let [card, year] = CARD_KEYS.map(|key| route.param(key));
        table = table.with_card(cards.card(card.unwrap_or(HOUSE), year)?);
    }
    Ok(Place {
        rules: named,
        table: (!route.params.is_empty()).then_some(table),
        seed,
    })
}

/// What is wrong with an option, as a sentence.
#[must_use]
pub fn said_option(error: OptionError) -> Said {
    match error {
        OptionError::UnknownKey { key, known, .. } => Said::new("error-unknown-option")
            .with("key", Word::Text(key))
            .with("list", Word::Text(known)),
        OptionError::BadValue { key, value, values } => {
            let list = Rules::ALL
                .iter()
                .flat_map(|rules| rules.options())
                .find(|spec| spec.key == key)
                .map(|spec| possible(spec.values));
            Said::new("error-option-value")
                .with("key", Word::Text(key.to_owned()))
                .with("value", Word::Text(value))
                .with("list", Word::Text(list.unwrap_or(values)))
        }
    }
}

/// The values of an option as they stand in an address.
fn possible(values: Values) -> String {
    match values {
        Values::Flag => "true, false".to_owned(),
        Values::Number(low, high) => format!("{low}–{high}"),
        Values::Words(words) => words.join(", "),
    }
}

/// The address of the deal on the table; a deal laid out by hand has none of its own.
#[must_use]
pub fn of(sitting: &Sitting) -> Route {
    let table = sitting.table();
    let mut route = Route::at(View::Play, table.rules().as_str());
    if let Some(seed) = sitting.seed() {
        route.params.push(("seed".to_owned(), seed.to_string()));
        if let Some(card) = table.card() {
            let id = match card.source() {
                CardSource::House => HOUSE,
                CardSource::Toml(_) => &card.card().id,
            };
            let [card_key, year_key] = CARD_KEYS.map(str::to_owned);
            route.params.push((card_key, id.to_owned()));
            route.params.push((year_key, card.year().to_string()));
        }
        for (key, value) in table.options().changed() {
            let text = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            route.params.push((key.to_owned(), text));
        }
    }
    route
}

/// Whether the deal on the table is the one that is asked for.
#[must_use]
pub fn is_at(sitting: &Sitting, place: &Place) -> bool {
    place.seed.is_none_or(|seed| sitting.seed() == Some(seed))
        && place
            .rules
            .is_none_or(|rules| sitting.table().rules() == rules)
        && place
            .table
            .as_ref()
            .is_none_or(|table| sitting.table() == table)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sitting::usual_level;

    const MINE: &str = "[card]\nid = \"mine\"\nname = \"Mine\"\n[[hand]]\nid = \"A\"\n\
        category = \"x\"\nline = \"FF NNNN EEE WW SSS\"\nvalue = 25\nclosed = false\n";

    /// This device keeps one card of one's own.
    fn cards(at: Option<Arc<PlayedCard>>) -> Cards {
        Cards {
            year: 2031,
            at,
            own: |id| (id == "mine").then(|| CardSource::Toml(MINE.into())),
            ids: || vec!["mine".to_owned()],
        }
    }

    fn place(hash: &str) -> Result<Place, Said> {
        read(&Route::parse(hash), &cards(None))
    }

    #[test]
    fn an_address_leads_to_its_deal_and_back() {
        for hash in [
            "#/play/hong-kong?seed=2f1c",
            "#/play/hong-kong?seed=2f1c&min_faan=1&payment=shared&seven_pairs_quads=true",
            "#/play/sichuan?seed=2f1c",
            "#/play/sichuan?seed=2f1c&exchange_three=true&cap=4&kong_refund=not-ready",
            "#/play/american?seed=2f1c&card=house&year=2026",
            "#/play/american?seed=2f1c&card=mine&year=1999&hot_wall=true",
        ] {
            let place = place(hash).expect("a deal");
            let table = place.table.clone().expect("a table");
            let seed = place.seed.expect("a seed");
            let sitting = Sitting::new(table.clone(), seed, usual_level());
            assert_eq!(of(&sitting).to_string(), hash);
            assert!(is_at(&sitting, &place));
            assert!(!is_at(&sitting.next(table, 1.into(), false), &place));
        }
    }

    #[test]
    fn without_a_seed_any_deal_of_the_table_will_do() {
        let sitting = Sitting::new(Table::hong_kong(), 1.into(), usual_level());
        for (hash, fits) in [
            ("#/play", true),
            ("#/play/hong-kong", true),
            ("#/play/hong-kong?min_faan=3", true),
            ("#/play/hong-kong?min_faan=1", false),
            ("#/play/sichuan", false),
        ] {
            assert_eq!(
                is_at(&sitting, &place(hash).expect("a place")),
                fits,
                "{hash}"
            );
        }
    }

    #[test]
    fn without_card_and_year_an_address_means_the_house_card_of_this_year() {
        let place = place("#/play/american?seed=2f1c").expect("a deal");
        let table = place.table.expect("a table");
        let sitting = Sitting::new(table, 1.into(), usual_level());
        assert_eq!(
            of(&sitting).to_string(),
            "#/play/american?seed=1&card=house&year=2031"
        );
    }

    #[test]
    fn a_deal_under_way_keeps_its_card_whatever_becomes_of_the_file() {
        let text = MINE.replace("mine", "gone");
        let card = PlayedCard::new(CardSource::Toml(text.into()), 2000).expect("a card");
        let card = Arc::new(card);
        let table = Table::american().with_card(card.clone());
        let sitting = Sitting::new(table, 1.into(), usual_level());
        let route = of(&sitting);
        let place = read(&route, &cards(Some(card))).expect("a deal");
        assert!(is_at(&sitting, &place));
        let said = read(&route, &cards(None))
            .map(|_| ())
            .expect_err("it has gone");
        assert_eq!(said.id, "error-unknown-card");
    }

    #[test]
    fn what_is_no_deal_is_said() {
        for (hash, id) in [
            ("#/play/atlantis", "error-unknown-table"),
            ("#/play/hong-kong?seed=xyz", "error-seed"),
            ("#/play/hong-kong?colour=blue", "error-unknown-option"),
            ("#/play/hong-kong?min_faan=14", "error-option-value"),
            ("#/play/hong-kong?min_faan=9&cap=5", "error-option-value"),
            ("#/play/sichuan?min_faan=3", "error-unknown-option"),
            ("#/play/sichuan?card=house", "error-unknown-option"),
            ("#/play/american?card=atlantis", "error-unknown-card"),
            ("#/play/american?year=1066", "error-year"),
            ("#/play/american?year=soon", "error-year"),
        ] {
            let said = place(hash).expect_err(hash);
            assert_eq!(said.id, id, "{hash}");
        }
    }
}

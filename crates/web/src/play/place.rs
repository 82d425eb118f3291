//! Addresses and deals: `#/play/hong-kong?seed=2f1c&min_faan=3` names a table with its options
//! and the seed.

use super::said::{Said, Word};
use super::sitting::Sitting;
use crate::route::{Route, View};
use sparrows_engine::options::{OptionError, Options, Values};
use sparrows_engine::{Rules, Seed, Table};

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

/// The tables that can be played on the page.
pub const HERE: [Rules; 3] = [Rules::HongKong, Rules::Sichuan, Rules::American];

/// Whether a table keeps a ledger in sight: wins do not end its deals, and more than wins is paid.
#[must_use]
pub const fn keeps_ledger(rules: Rules) -> bool {
    matches!(rules, Rules::Sichuan)
}

/// Reads an address of the table view.
///
/// # Errors
/// A sentence that says what in it is no deal: unknown table, option or value, or no seed.
pub fn read(route: &Route) -> Result<Place, Said> {
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
    let mut options = Options::new(named.unwrap_or(Rules::HongKong));
    let mut seed = None;
    for (key, value) in &route.params {
        if key == "seed" {
            seed =
                Some(value.parse::<Seed>().map_err(|_| {
                    Said::new("error-seed").with("seed", Word::Text(value.clone()))
                })?);
        } else {
            options.set_text(key, value).map_err(said_option)?;
        }
    }
    let table = Table::new(options).map_err(said_option)?;
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

    fn place(hash: &str) -> Result<Place, Said> {
        read(&Route::parse(hash))
    }

    #[test]
    fn an_address_leads_to_its_deal_and_back() {
        for hash in [
            "#/play/hong-kong?seed=2f1c",
            "#/play/hong-kong?seed=2f1c&min_faan=1&payment=shared&seven_pairs_quads=true",
            "#/play/sichuan?seed=2f1c",
            "#/play/sichuan?seed=2f1c&exchange_three=true&cap=4&kong_refund=not-ready",
        ] {
            let place = place(hash).expect("a deal");
            let (table, seed) = (
                place.table.clone().expect("a table"),
                place.seed.expect("a seed"),
            );
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
    fn what_is_no_deal_is_said() {
        for (hash, id) in [
            ("#/play/atlantis", "error-unknown-table"),
            ("#/play/hong-kong?seed=xyz", "error-seed"),
            ("#/play/hong-kong?colour=blue", "error-unknown-option"),
            ("#/play/hong-kong?min_faan=14", "error-option-value"),
            ("#/play/hong-kong?min_faan=9&cap=5", "error-option-value"),
            ("#/play/sichuan?min_faan=3", "error-unknown-option"),
        ] {
            let said = place(hash).expect_err(hash);
            assert_eq!(said.id, id, "{hash}");
        }
    }
}

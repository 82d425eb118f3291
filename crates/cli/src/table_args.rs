//! The table that a command line names.

use crate::card;
use crate::outcome::Failure;
use sparrows_engine::options::Options;
use sparrows_engine::{Rules, Table};
use std::sync::Arc;

/// What a command line says of a table beside its rule set.
#[derive(clap::Args, Clone, Debug, Default)]
pub struct TableArgs {
    /// Table options.
    #[arg(long = "option", value_name = "KEY=VALUE")]
    pub options: Vec<String>,
    /// The card, where hands are won from one.
    #[arg(long, value_name = "FILE")]
    pub card: Option<String>,
    /// The year of its year hands.
    #[arg(long, value_parser = card::year)]
    pub year: Option<u16>,
}

impl TableArgs {
    /// The table; of one option given twice the last counts.
    pub fn table(&self, rules: Rules) -> Result<Table, Failure> {
        let bad = |what: &dyn std::fmt::Display| Failure::input(format_args!("--option: {what}"));
        let mut options = Options::new(rules);
        for setting in &self.options {
            let Some((key, value)) = setting.split_once('=') else {
                let example = example(&options);
                return Err(bad(&format!(
                    "`{setting}` is no KEY=VALUE, such as {example}"
                )));
            };
            options
                .set_text(key.trim(), value.trim())
                .map_err(|e| bad(&e))?;
        }
        let table = Table::new(options).map_err(|e| bad(&e))?;
        if rules.has_card() {
            let name = self.card.as_deref().unwrap_or(card::HOUSE);
            let year = self.year.unwrap_or_else(card::this_year);
            return Ok(table.with_card(Arc::new(card::played(name, year)?)));
        }
        let given = [
            ("--card", self.card.is_some()),
            ("--year", self.year.is_some()),
        ];
        match given.into_iter().find(|&(_, given)| given) {
            Some((flag, _)) => Err(Failure::input(format_args!(
                "{rules} has no card; leave {flag} out"
            ))),
            None => Ok(table),
        }
    }

    /// Whether it says anything of its own.
    pub const fn is_given(&self) -> bool {
        !self.options.is_empty() || self.card.is_some() || self.year.is_some()
    }
}

/// An option of the table as the command line takes it.
fn example(options: &Options) -> String {
    let key = options
        .rules()
        .options()
        .first()
        .map_or("", |spec| spec.key);
    let value = options.value(key).unwrap_or_default();
    format!("{key}={value}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_by_word() {
        let set = |words: &[&str]| {
            let options = words.iter().map(|w| (*w).to_owned()).collect();
            let args = TableArgs {
                options,
                ..TableArgs::default()
            };
            args.table(Rules::HongKong)
                .map_err(|failure| match failure {
                    Failure::Input(line) => line,
                    Failure::BrokenPipe => String::new(),
                })
        };
        let table = set(&["min_faan=5", "payment=shared", "min_faan = 4"]).unwrap();
        assert_eq!(table.options().value("min_faan").unwrap(), 4);
        assert_eq!(table.options().value("payment").unwrap(), "shared");
        for (wrong, part) in [
            ("min_faan", "`min_faan` is no KEY=VALUE"),
            (
                "min_fan=3",
                "unknown option `min_fan`; hong-kong has min_faan",
            ),
            ("min_faan=14", "whole number from 0 to 13"),
            ("payment=half", "one of \"full\", \"shared\""),
            ("cap=2", "a whole number from 3 to 13"),
        ] {
            let line = set(&[wrong]).unwrap_err();
            assert!(line.starts_with("sparrows: --option: "), "{line}");
            assert!(line.contains(part), "{line}");
        }
    }
}

//! What a card amounts to, for its author: forms by hand, and lines that share one (CA-2.8,
//! CA-2.10).

use super::form::{self, Form};
use super::line::Place;
use super::{Card, Line};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

/// A card proved for a year. As JSON it is what `sparrows card check --json` answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Check {
    /// The hands in card order.
    pub hands: Vec<HandCheck>,
    /// The forms of all hands together.
    pub forms: usize,
    /// Lines that share forms, in card order: hints, no errors.
    #[serde(skip)]
    pub shared: Vec<SharedLines>,
}

/// A hand proved for a year.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandCheck {
    /// Its id.
    pub id: String,
    /// How many distinct concrete forms it has; 0 where the year makes it impossible and it is left
    /// out (CA-1.3).
    pub forms: usize,
}

/// Two lines that share forms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SharedLines {
    /// The hand of the line further up.
    pub first: String,
    /// Where that line stands.
    pub first_place: Place,
    /// The hand of the line further down; the same where both are alternatives of one hand.
    pub second: String,
    /// Where that line stands.
    pub second_place: Place,
    /// How many forms of the second line the first one has too.
    pub forms: usize,
    /// How many forms the second line has.
    pub of: usize,
}

impl fmt::Display for SharedLines {
    /// `LINE:COLUMN: warning: …`, ready to stand behind a file name and a colon.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            first,
            first_place,
            second,
            second_place,
            forms,
            of,
        } = self;
        let how_many = match (forms, of) {
            (1, 1) => "its only form".to_owned(),
            (forms, of) if forms == of => format!("all of its {of} forms"),
            (forms, of) => format!("{forms} of its {of} forms"),
        };
        write!(f, "{second_place}: warning: ")?;
        if first == second {
            write!(
                f,
                "this alternative of hand `{second}` shares {how_many} with the one at {first_place}"
            )
        } else {
            write!(
                f,
                "hand `{second}` shares {how_many} with hand `{first}` at {first_place}; \
                 tiles that make both are paid as the dearer"
            )
        }
    }
}

impl Card {
    /// Counts the forms of every hand in a year and finds lines that share some.
    pub fn check(&self, year: u16) -> Check {
        let mut owners: BTreeMap<Form, Owner<'_>> = BTreeMap::new();
        let mut shared = Vec::new();
        let mut hands = Vec::new();
        for hand in &self.hands {
            let mut own = BTreeSet::new();
            for line in &hand.lines {
                let forms = form::forms(line, year);
                let of = forms.len();
                let mut with: Vec<(Owner<'_>, usize)> = Vec::new();
                for form in forms {
                    own.insert(form.clone());
                    let owner = Owner {
                        hand: &hand.id,
                        line,
                    };
                    match owners.get(&form) {
                        None => {
                            owners.insert(form, owner);
                        }
                        Some(&above) => {
                            match with.iter_mut().find(|(other, _)| other.line == above.line) {
                                Some((_, count)) => *count += 1,
                                None => with.push((above, 1)),
                            }
                        }
                    }
                }
                shared.extend(with.into_iter().map(|(above, forms)| SharedLines {
                    first: above.hand.to_owned(),
                    first_place: above.line.place,
                    second: hand.id.clone(),
                    second_place: line.place,
                    forms,
                    of,
                }));
            }
            hands.push(HandCheck {
                id: hand.id.clone(),
                forms: own.len(),
            });
        }
        Check {
            forms: hands.iter().map(|hand| hand.forms).sum(),
            hands,
            shared,
        }
    }
}

/// The line that makes a form, and its hand.
#[derive(Clone, Copy)]
struct Owner<'a> {
    hand: &'a str,
    line: &'a Line,
}

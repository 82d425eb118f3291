//! Tables of the rule sheet: prices and options, both from the engine.

use super::InForce;
use crate::i18n::{note, t, t_with};
use crate::settings::options::{value_text, written};
use leptos::prelude::*;
use sparrows_engine::options::{OptionSpec, Options};
use sparrows_engine::rules::Price;
use sparrows_engine::{Rules, Seat};
use sparrows_text::Arg;

/// One option with its value in force and its usual one, as an address writes them.
pub struct Row {
    rules: Rules,
    /// The option.
    pub spec: &'static OptionSpec,
    /// In force.
    pub value: String,
    /// The default.
    pub usual: String,
}

impl Row {
    /// A value in words. Tracked.
    pub fn text(&self, value: &str) -> String {
        value_text(self.rules, self.spec, value)
    }
}

/// The options in table order.
pub fn rows(options: &Options) -> impl Iterator<Item = Row> {
    let (options, usual) = (*options, Options::new(options.rules()));
    options.rules().options().iter().map(move |spec| Row {
        rules: options.rules(),
        spec,
        value: written(&options, spec.key),
        usual: written(&usual, spec.key),
    })
}

/// Every option: its value in force, the usual one where that is another, the rule that defines it.
pub fn options(in_force: Memo<InForce>) -> impl IntoView {
    let entry = |row: Row| {
        let id = format!("option-{}", row.spec.key);
        let differs = row.value != row.usual;
        let notes = [note(&id), note(&format!("{id}-{}", row.value))];
        let (value, usual) = (row.text(&row.value), row.text(&row.usual));
        let usual_of = |value: &str| t_with("option-default", &[("value", value.into())]);
        view! {
            <div class:differs=differs>
                <dt>{t(&id)} " " <span class="number">{row.spec.rule}</span></dt>
                <dd>
                    {if differs {
                        view! {
                            <strong>{value}</strong>
                            <span class="usual">{usual_of(&usual)}</span>
                        }
                            .into_any()
                    } else {
                        usual_of(&value).into_any()
                    }}
                </dd>
                {notes
                    .into_iter()
                    .flatten()
                    .map(|text| view! { <dd class="note">{text}</dd> })
                    .collect_view()}
            </div>
        }
    };
    view! {
        <dl class="options panel">
            {move || {
                let options = in_force.get().options;
                rows(&options).map(entry).collect_view()
            }}
        </dl>
    }
}

/// The id of a section of the sheet: `rules-hk-prices`.
fn heading(in_force: Memo<InForce>, section: &str) -> String {
    let rules = in_force.with_untracked(|in_force| in_force.options.rules());
    let name = sparrows_text::rules::name(rules.as_str()).unwrap_or_default();
    format!("{name}-{section}")
}

/// What each total costs. The column of the others stands only where they pay on a discard.
pub fn prices(in_force: Memo<InForce>) -> impl IntoView {
    move || {
        let options = in_force.get().options;
        let prices = options.rules().prices(&options);
        let others = prices.iter().any(|price| price.discard[Seat::West] != 0);
        let columns = [
            Some("faan"),
            Some("base"),
            Some("self-draw"),
            Some("discard"),
            others.then_some("others"),
            Some("winner"),
        ];
        let title = heading(in_force, "prices");
        view! {
            <div class="wide" tabindex="0" role="group" aria-labelledby=title.clone()>
                <table class="prices">
                    <thead>
                        <tr>
                            {columns
                                .into_iter()
                                .flatten()
                                .map(|id| view! { <th scope="col">{t(&format!("{title}-{id}"))}</th> })
                                .collect_view()}
                        </tr>
                    </thead>
                    <tbody>
                        {prices.into_iter().map(|price| price_row(&price, others)).collect_view()}
                    </tbody>
                </table>
            </div>
        }
    }
}

fn price_row(price: &Price, others: bool) -> impl IntoView + use<> {
    let paid = |points: i32| number(-points);
    let (drawn, won) = (price.self_draw[Seat::East], price.discard[Seat::East]);
    let received = if drawn == won {
        number(won)
    } else {
        format!("{} / {}", number(drawn), number(won))
    };
    view! {
        <tr>
            <th scope="row">{number(price.total.into())}</th>
            <td>{number(price.base)}</td>
            <td>{paid(price.self_draw[Seat::South])}</td>
            <td>{paid(price.discard[Seat::South])}</td>
            {others.then(|| view! { <td>{paid(price.discard[Seat::West])}</td> })}
            <td>{received}</td>
        </tr>
    }
}

/// A number as the language writes it.
fn number(n: i32) -> String {
    t_with("number", &[("n", Arg::Num(n.into()))])
}

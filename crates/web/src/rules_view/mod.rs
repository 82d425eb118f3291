//! The full rules of a table: the words of its sheet, the engine's tables in their places, and the
//! options in force filled in.

mod example;
mod pictures;
mod tables;

use crate::address::Address;
use crate::heading::{HEADING, Heading, focus};
use crate::i18n::{t, t_list, t_with};
use crate::later::{Part, wasm_split};
use crate::prefs::use_prefs;
use crate::route::Route;
use leptos::prelude::*;
use serde_json::Value;
use sparrows_engine::Rules;
use sparrows_engine::options::Options;
use sparrows_text::Arg;
use sparrows_text::rules::{Block, Section, sheet};

/// The parameter of the address that names a section.
const AT: &str = "at";

/// What the sheet speaks of: the options of the next deal, or those that the address gives, and
/// what holds for the sitting.
#[derive(Clone, Copy, PartialEq, Eq)]
struct InForce {
    options: Options,
    rotate_dealer: bool,
}

impl InForce {
    /// A rule's text with the options filled in. Tracked by language.
    fn text(&self, id: &str) -> String {
        let rules = self.options.rules();
        let values: Vec<(&str, Value)> = rules
            .options()
            .iter()
            .map(|spec| (spec.key, self.options.value(spec.key).unwrap_or_default()))
            .collect();
        let mut args: Vec<(&str, Arg<'_>)> = values
            .iter()
            .map(|(key, value)| {
                let arg = match value {
                    Value::String(word) => Arg::Str(word),
                    Value::Number(number) => Arg::Num(number.as_i64().unwrap_or_default()),
                    other => Arg::from(*other == Value::Bool(true)),
                };
                (*key, arg)
            })
            .collect();
        args.push(("rotate_dealer", self.rotate_dealer.into()));
        t_with(id, &args)
    }
}

/// The view.
#[wasm_split(
    later,
    fallible,
    preload(
        /// Waits for [`rules`].
        fetch
    )
)]
pub fn rules() -> Part {
    Ok(view! { <RulesView /> }.into_any())
}

#[component]
fn RulesView() -> impl IntoView {
    let address = expect_context::<Address>();
    let table = Memo::new(move |_| address.get().table);
    view! {
        <div class="sheet rules">
            {move || {
                let name = table.get().unwrap_or_else(|| Rules::HongKong.as_str().to_owned());
                match (name.parse::<Rules>(), sheet(&name)) {
                    (Ok(rules), Some(sections)) => {
                        view! { <Sheet rules=rules sections=sections /> }.into_any()
                    }
                    _ => view! { <Unknown name=name /> }.into_any(),
                }
            }}
        </div>
    }
}

/// What stands where the address names no table.
#[component]
fn Unknown(name: String) -> impl IntoView {
    let text = move || {
        let list = t_list(Rules::ALL.map(|rules| t(&format!("table-{rules}"))));
        let args = [
            ("name", name.as_str().into()),
            ("list", list.as_str().into()),
        ];
        t_with("error-unknown-table", &args)
    };
    view! {
        <Heading id="nav-rules" />
        <p class="error">{text}</p>
        <ul>
            {Rules::ALL
                .map(|rules| {
                    let href = Route::at(crate::route::View::Rules, rules.as_str()).to_string();
                    view! {
                        <li>
                            <a href=href>{move || t(&format!("table-{rules}"))}</a>
                        </li>
                    }
                })
                .collect_view()}
        </ul>
    }
}

#[component]
fn Sheet(rules: Rules, sections: &'static [Section]) -> impl IntoView {
    let address = expect_context::<Address>();
    let prefs = use_prefs();
    let in_force = Memo::new(move |_| {
        let (mut options, rotate_dealer) =
            prefs.with(|prefs| (prefs.options(rules), prefs.rotate_dealer));
        // A link from a deal gives the options of that deal.
        for (key, value) in address.get().params {
            let mut with = options;
            if with.set_text(&key, &value).is_ok() && with.check().is_ok() {
                options = with;
            }
        }
        InForce {
            options,
            rotate_dealer,
        }
    });
    // Back and forward, and a link from elsewhere, lead to the section that the address names.
    let at = Memo::new(move |_| address.get().param(AT).map(str::to_owned));
    Effect::new(move |_| {
        if let Some(section) = at.get() {
            request_animation_frame(move || focus(&section));
        }
    });
    let title = sparrows_text::rules::name(rules.as_str()).unwrap_or("nav-rules");
    view! {
        <Heading id=title />
        <p class="lead">{move || t("rules-options-note")}</p>
        <p class="changed">{move || changed(&in_force.get())}</p>
        <button
            type="button"
            class="button print"
            on:click=move |_| {
                // Fails only where the browser forbids printing.
                let _ = window().print();
            }
        >
            {move || t("rules-print")}
        </button>
        <div class="with-contents">
            <nav class="contents panel" aria-labelledby="rules-contents">
                <h2 id="rules-contents">{move || t("rules-contents")}</h2>
                <ol>
                    {sections
                        .iter()
                        .map(|section| {
                            let id = section.title;
                            view! {
                                <li>
                                    <a href=move || link(address, id) on:click=move |_| focus(id)>
                                        {move || t(id)}
                                    </a>
                                </li>
                            }
                        })
                        .collect_view()}
                </ol>
            </nav>
            <div class="text">
                {sections
                    .iter()
                    .map(|section| view! { <SectionView section=section in_force=in_force /> })
                    .collect_view()}
                <p class="to-top">
                    <a href=format!("#{HEADING}") on:click=to_top>
                        {move || t("rules-contents")}
                    </a>
                </p>
            </div>
        </div>
    }
}

/// What differs from the usual options, in one line; nothing where nothing does.
fn changed(in_force: &InForce) -> Option<String> {
    let options = in_force.options;
    let list: Vec<String> = tables::rows(&options)
        .filter(|row| row.value != row.usual)
        .map(|row| {
            let name = t(&format!("option-{}", row.spec.key));
            format!("{name}: {}", row.text(&row.value))
        })
        .collect();
    if list.is_empty() {
        return None;
    }
    let list = t_list(list);
    Some(t_with("option-changed", &[("list", list.as_str().into())]))
}

/// The present address with another section.
fn link(address: Address, section: &str) -> String {
    let mut route = address.get();
    route.params.retain(|(key, _)| key != AT);
    route.params.push((AT.to_owned(), section.to_owned()));
    route.to_string()
}

fn to_top(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    window().scroll_to_with_x_and_y(0.0, 0.0);
    focus("rules-contents");
}

#[component]
fn SectionView(section: &'static Section, in_force: Memo<InForce>) -> impl IntoView {
    let rules = in_force.get_untracked().options.rules();
    view! {
        <section aria-labelledby=section.title>
            <h2 id=section.title tabindex="-1">
                {move || t(section.title)}
            </h2>
            {section
                .blocks
                .iter()
                .map(|block| match *block {
                    Block::Text(id) => view! { <p>{move || in_force.get().text(id)}</p> }.into_any(),
                    Block::Rule { number, text } => {
                        view! {
                            <div class="rule" id=number>
                                <span class="number">{number}</span>
                                <p>{move || in_force.get().text(text)}</p>
                            </div>
                        }
                            .into_any()
                    }
                    Block::Tiles => pictures::tiles(rules).into_any(),
                    Block::Sets => pictures::sets().into_any(),
                    Block::Patterns => example::patterns(rules, false, in_force).into_any(),
                    Block::LimitHands => example::patterns(rules, true, in_force).into_any(),
                    Block::Prices => tables::prices(in_force).into_any(),
                    Block::Options => tables::options(in_force).into_any(),
                })
                .collect_view()}
        </section>
    }
}

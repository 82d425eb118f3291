//! The menu of the table: another deal, sharing, files.

use super::dialog::dialog;
use super::share::{open_file_button, share_buttons};
use super::ui::{button, click, div, flag, paragraph, text, tr, tr_of, when};
use crate::card::choice;
use crate::i18n::{note, t, t_with};
use crate::later::{self, Part, wasm_split};
use crate::play::Play;
use crate::play::driver::words;
use crate::play::place::said_option;
use crate::play::said::{Said, Word};
use crate::prefs::{Preferences, use_prefs};
use crate::settings::first_east_text;
use leptos::prelude::*;
use sparrows_bots::Level;
use sparrows_engine::options::{OptionSpec, Options, Values};
use sparrows_engine::rules::american::FirstEast;
use sparrows_engine::{Rules, Seed, Table};
use sparrows_text::Arg;

/// The menu.
pub fn menu(play: Play, open: RwSignal<bool>) -> AnyView {
    dialog(open, "more", move || {
        later::draw(fetch(), move || inside(play, open))
    })
}

#[wasm_split(later, fallible, preload(fetch))]
fn inside(play: Play, open: RwSignal<bool>) -> Part {
    let and_close = move |act: fn(Play)| {
        click(move || {
            open.set(false);
            act(play);
        })
    };
    let scored = flag(move || play.shown.with(|shown| shown.score.deals > 0));
    let mut inside = vec![
        button(
            "button",
            tr("start-title"),
            and_close(|play| play.choosing.set(true)),
        ),
        when(flag(move || play.previous.get()), move || {
            let resume = and_close(Play::resume_previous);
            button("button", tr("start-resume"), resume)
        }),
        button("button", tr("table-next-deal"), and_close(Play::next_deal)),
        button("button", tr("table-same-deal"), and_close(Play::same_deal)),
    ];
    inside.extend(share_buttons(play));
    inside.extend([
        open_file_button(play, move || open.set(false)),
        when(scored, move || {
            let clear = click(move || play.clear_score());
            button("button", tr("table-score-reset"), clear)
        }),
        new_deal(play, open),
    ]);
    Ok(div("menu", inside))
}

/// A deal of one's own choice: options, players, seed.
fn new_deal(play: Play, open: RwSignal<bool>) -> AnyView {
    let prefs = use_prefs();
    let (table, first) = play.table();
    let options = RwSignal::new(*table.options());
    let level = RwSignal::new(first);
    let seed = RwSignal::new(String::new());
    let error = RwSignal::new(None::<Said>);
    let deal = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match chosen(&seed.get_untracked(), options.get_untracked()) {
            Ok((table, seed)) => {
                open.set(false);
                // They are the table's from now on, as if set in the settings.
                prefs.update(|prefs| {
                    // The table has taken them, so they go together.
                    let _ = prefs.set_options(table.options());
                });
                let table = choice::with_next_card(table, prefs);
                play.new_deal(table, seed, level.get_untracked());
            }
            Err(why) => error.set(Some(why)),
        }
    };
    let fields: Vec<AnyView> = table
        .rules()
        .options()
        .iter()
        .map(|spec| option_field(spec, options))
        .collect();
    let levels: Vec<AnyView> = Level::ALL
        .into_iter()
        .map(|known| {
            let label = tr_of(format!("bot-{known}"));
            view! { <option value=known.as_str() selected=known == first>{label}</option> }
                .into_any()
        })
        .collect();
    let has_card = table.rules().has_card();
    let why = text(move || error.with(|why| why.as_ref().map(words).unwrap_or_default()));
    view! {
        <details class="new-deal">
            <summary>{tr("table-new-deal")}</summary>
            <form on:submit=deal>
                {fields}
                {has_card.then(|| choice::for_next_deal("deal"))}
                {(table.rules() == Rules::American).then(|| first_east(prefs))}
                <label>
                    <span>{tr("start-players")}</span>
                    <select on:change=move |event| {
                        if let Ok(chosen) = event_target_value(&event).parse() {
                            level.set(chosen);
                        }
                    }>{levels}</select>
                </label>
                <label>
                    <span>{tr("start-seed")}</span>
                    <input
                        type="text"
                        autocomplete="off"
                        spellcheck="false"
                        prop:value=seed
                        on:input=move |event| seed.set(event_target_value(&event))
                    />
                </label>
                {paragraph("aside", text(|| note("start-seed").unwrap_or_default()))}
                <p role="alert">{why}</p>
                <button type="submit" class="button primary">
                    {tr("start-deal")}
                </button>
            </form>
        </details>
    }
    .into_any()
}

/// Who is east in a new deal (AM-2.2); kept as in the settings.
fn first_east(prefs: Preferences) -> AnyView {
    let first = prefs.with_untracked(|prefs| prefs.first_east);
    let choices: Vec<AnyView> = FirstEast::ALL
        .into_iter()
        .map(|east| {
            let label = text(move || first_east_text(east.as_str()));
            view! { <option value=east.as_str() selected=east == first>{label}</option> }.into_any()
        })
        .collect();
    let set = move |event: leptos::ev::Event| {
        if let Ok(east) = event_target_value(&event).parse() {
            prefs.update(|prefs| prefs.first_east = east);
        }
    };
    view! {
        <label>
            <span>{tr("setting-first-east")}</span>
            <select on:change=set>{choices}</select>
        </label>
    }
    .into_any()
}

/// The deal that the form describes.
fn chosen(seed: &str, options: Options) -> Result<(Table, Option<Seed>), Said> {
    let seed = seed.trim();
    let parsed = if seed.is_empty() {
        None
    } else {
        let wrong = |_| Said::new("error-seed").with("seed", Word::Text(seed.to_owned()));
        Some(seed.parse::<Seed>().map_err(wrong)?)
    };
    Ok((Table::new(options).map_err(said_option)?, parsed))
}

/// One option of the table, as its entry in the engine's table says.
fn option_field(spec: &'static OptionSpec, options: RwSignal<Options>) -> AnyView {
    let key = spec.key;
    let values: Vec<String> = match spec.values {
        Values::Flag => vec!["false".to_owned(), "true".to_owned()],
        Values::Number(low, high) => (low..=high).map(|number| number.to_string()).collect(),
        Values::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
    };
    let name_of = move |word: &str| match spec.values {
        Values::Flag => t(if word == "true" { "on" } else { "off" }),
        Values::Number(..) => {
            let number = Arg::Num(word.parse().unwrap_or_default());
            t_with("faan", &[("n", number)])
        }
        Values::Words(_) => t(&format!("option-{key}-{word}")),
    };
    let now = options.with_untracked(|options| {
        let value = options.value(key).unwrap_or_default();
        value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned)
    });
    let choices: Vec<AnyView> = values
        .into_iter()
        .map(|word| {
            let (selected, value) = (word == now, word.clone());
            let label = text(move || name_of(&word));
            view! { <option value=value selected=selected>{label}</option> }.into_any()
        })
        .collect();
    let set = move |event: leptos::ev::Event| {
        options.update(|options| {
            // The list holds nothing that the option does not take.
            let _ = options.set_text(key, &event_target_value(&event));
        });
    };
    let title = text(move || note(&format!("option-{key}")).unwrap_or_default());
    view! {
        <label title=title>
            <span>{tr_of(format!("option-{key}"))}</span>
            <select on:change=set>{choices}</select>
        </label>
    }
    .into_any()
}

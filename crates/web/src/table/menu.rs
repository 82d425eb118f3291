//! The menu of the table: another deal, sharing, files.

use super::dialog::Dialog;
use super::share::{OpenFile, ShareButtons};
use crate::i18n::{note, t, t_with};
use crate::play::Play;
use crate::play::place::said_option;
use crate::play::driver::words;
use crate::play::said::{Said, Word};
use leptos::prelude::*;
use sparrows_bots::Level;
use sparrows_engine::options::{OptionSpec, Options, Values};
use sparrows_engine::{Seed, Table};
use sparrows_text::Arg;

/// The menu.
#[component]
pub fn Menu(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let and_close = move |act: fn(Play)| {
        move |_| {
            open.set(false);
            act(play);
        }
    };
    let scored = move || play.shown.with(|shown| shown.score.deals > 0);
    view! {
        <Dialog open=open title="more">
            <div class="menu">
                <Show when=move || play.previous.get()>
                    <button type="button" class="button" on:click=and_close(Play::resume_previous)>
                        {move || t("start-resume")}
                    </button>
                </Show>
                <button type="button" class="button" on:click=and_close(Play::next_deal)>
                    {move || t("table-next-deal")}
                </button>
                <button type="button" class="button" on:click=and_close(Play::same_deal)>
                    {move || t("table-same-deal")}
                </button>
                <ShareButtons play=play />
                <OpenFile play=play done=move || open.set(false) />
                <Show when=scored>
                    <button type="button" class="button" on:click=move |_| play.clear_score()>
                        {move || t("table-score-reset")}
                    </button>
                </Show>
                <NewDeal play=play open=open />
            </div>
        </Dialog>
    }
}

/// A deal of one's own choice: options, players, seed.
#[component]
fn NewDeal(play: Play, open: RwSignal<bool>) -> impl IntoView {
    let (table, level) = play.table();
    let options = RwSignal::new(*table.options());
    let level = RwSignal::new(level);
    let seed = RwSignal::new(String::new());
    let error = RwSignal::new(None::<Said>);
    let deal = move || {
        let text = seed.get_untracked();
        let text = text.trim();
        let parsed = if text.is_empty() {
            Ok(None)
        } else {
            text.parse::<Seed>().map(Some).map_err(|_| {
                Said::new("error-seed").with("seed", Word::Text(text.to_owned()))
            })
        };
        let table = Table::new(options.get_untracked()).map_err(said_option);
        match (parsed, table) {
            (Ok(seed), Ok(table)) => {
                open.set(false);
                play.new_deal(table, seed, level.get_untracked());
            }
            (Err(why), _) | (_, Err(why)) => error.set(Some(why)),
        }
    };
    view! {
        <details class="new-deal">
            <summary>{move || t("table-new-deal")}</summary>
            <form on:submit=move |event| {
                event.prevent_default();
                deal();
            }>
                {table
                    .rules()
                    .options()
                    .iter()
                    .map(|spec| view! { <OptionField spec=spec options=options /> })
                    .collect_view()}
                <label>
                    <span>{move || t("start-players")}</span>
                    <select on:change=move |event| {
                        if let Ok(chosen) = event_target_value(&event).parse() {
                            level.set(chosen);
                        }
                    }>
                        {Level::ALL
                            .map(|known| {
                                let id = format!("bot-{known}");
                                view! {
                                    <option
                                        value=known.as_str()
                                        selected=move || level.get_untracked() == known
                                    >
                                        {move || t(&id)}
                                    </option>
                                }
                            })
                            .collect_view()}
                    </select>
                </label>
                <label>
                    <span>{move || t("start-seed")}</span>
                    <input
                        type="text"
                        autocomplete="off"
                        spellcheck="false"
                        prop:value=seed
                        on:input=move |event| seed.set(event_target_value(&event))
                    />
                </label>
                <p class="aside">{move || note("start-seed")}</p>
                <p role="alert">{move || error.get().map(|why| words(&why))}</p>
                <button type="submit" class="button primary">
                    {move || t("start-deal")}
                </button>
            </form>
        </details>
    }
}

/// One option of the table, as its entry in the engine's table says.
#[component]
fn OptionField(spec: &'static OptionSpec, options: RwSignal<Options>) -> impl IntoView {
    let key = spec.key;
    let id = format!("option-{key}");
    let note_id = id.clone();
    let words: Vec<String> = match spec.values {
        Values::Flag => vec!["false".to_owned(), "true".to_owned()],
        Values::Number(low, high) => (low..=high).map(|number| number.to_string()).collect(),
        Values::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
    };
    let name_of = move |word: &str| match spec.values {
        Values::Flag => t(if word == "true" { "on" } else { "off" }),
        Values::Number(..) => t_with(
            "faan",
            &[("n", Arg::Num(word.parse().unwrap_or_default()))],
        ),
        Values::Words(_) => t(&format!("option-{key}-{word}")),
    };
    let now = options.with_untracked(|options| {
        let value = options.value(key).unwrap_or_default();
        value.as_str().map_or_else(|| value.to_string(), str::to_owned)
    });
    view! {
        <label title=move || note(&note_id)>
            <span>{move || t(&id)}</span>
            <select on:change=move |event| {
                options
                    .update(|options| {
                        // The list holds nothing that the option does not take.
                        let _ = options.set_text(key, &event_target_value(&event));
                    });
            }>
                {words
                    .into_iter()
                    .map(|word| {
                        let selected = word == now;
                        let value = word.clone();
                        view! {
                            <option value=value selected=selected>
                                {move || name_of(&word)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

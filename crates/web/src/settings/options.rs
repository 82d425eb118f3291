//! The options of a table for its next deal, made from the engine's table of options.

use crate::i18n::{note_at, t, t_at, t_list, t_with};
use crate::prefs::use_prefs;
use leptos::prelude::*;
use serde_json::Value;
use sparrows_engine::Rules;
use sparrows_engine::options::{OptionError, OptionSpec, Options, Values};
use sparrows_text::Arg;

/// The values of an option in the order of a selector, as an address writes them.
fn values(spec: &OptionSpec) -> Vec<String> {
    match spec.values {
        Values::Flag => vec!["false".to_owned(), "true".to_owned()],
        Values::Number(low, high) => (low..=high).map(|n| n.to_string()).collect(),
        Values::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
    }
}

/// The value of an option as an address writes it.
#[must_use]
pub fn written(options: &Options, key: &str) -> String {
    match options.value(key) {
        Ok(Value::String(word)) => word,
        Ok(value) => value.to_string(),
        Err(_) => String::new(),
    }
}

/// The text of an option's value: its word, the number, yes or no. Tracked.
#[must_use]
pub fn value_text(rules: Rules, spec: &OptionSpec, value: &str) -> String {
    match spec.values {
        Values::Flag if value == "true" => t("yes"),
        Values::Flag => t("no"),
        Values::Number(..) => value.to_owned(),
        Values::Words(_) => t_at(rules, &format!("option-{}-{value}", spec.key)),
    }
}

/// Those values of an option that go with the others.
fn possible(options: &Options, spec: &OptionSpec) -> Vec<String> {
    let mut values = values(spec);
    values.retain(|value| {
        let mut with = *options;
        with.set_text(spec.key, value).is_ok() && with.check().is_ok()
    });
    values
}

/// Which option is at fault, and why, in words. Tracked.
fn fault(options: &Options) -> Option<(&'static str, String)> {
    let OptionError::BadValue { key, value, .. } = options.check().err()? else {
        return None;
    };
    let rules = options.rules();
    let spec = rules.options().iter().find(|spec| spec.key == key)?;
    let possible = possible(options, spec);
    let list = match (spec.values, possible.first(), possible.last()) {
        (Values::Number(..), Some(low), Some(high)) if low != high => t_with(
            "option-range",
            &[("low", low.as_str().into()), ("high", high.as_str().into())],
        ),
        _ => t_list(possible.iter().map(|value| value_text(rules, spec, value))),
    };
    let name = format!("option-{key}");
    let text = t_with(
        "error-option-value",
        &[
            ("value", value_text(rules, spec, &value).as_str().into()),
            ("key", Arg::Msg(&name)),
            ("list", list.as_str().into()),
        ],
    );
    Some((key, text))
}

/// The options of one table. Values that do not go together stay on the page, with what is wrong,
/// and the ones before stay in force until they are mended.
#[component]
pub fn TableOptions(
    /// The table.
    rules: Rules,
    /// What else is set for it.
    also: AnyView,
) -> impl IntoView {
    let prefs = use_prefs();
    let kept = Memo::new(move |_| prefs.with(|prefs| prefs.options(rules)));
    let draft = RwSignal::new(kept.get_untracked());
    // Changed elsewhere: by the button that resets everything.
    Effect::watch(
        move || kept.get(),
        move |kept, _, _| draft.set(*kept),
        false,
    );
    let take = move |key: &'static str, value: String| {
        let mut with = draft.get_untracked();
        // Only values of the table of options stand in the selectors.
        if with.set_text(key, &value).is_ok() {
            draft.set(with);
            prefs.update(|prefs| {
                // What does not go together is shown below and not kept.
                let _ = prefs.set_options(&with);
            });
        }
    };
    let title = format!("settings-{rules}");
    view! {
        <section class="panel" aria-labelledby=title.clone()>
            <h2 id=title.clone()>
                {move || t("start-options")} " · " {move || t(&format!("table-{rules}"))}
            </h2>
            <p class="note">{move || t("setting-options-note")}</p>
            {rules
                .options()
                .iter()
                .map(|spec| view! { <TableOption spec=spec draft=draft take=Callback::new(move |value| take(spec.key, value)) /> })
                .collect_view()}
            {also}
        </section>
    }
}

#[component]
fn TableOption(
    spec: &'static OptionSpec,
    draft: RwSignal<Options>,
    take: Callback<String>,
) -> impl IntoView {
    // Ids are static text for the controls; an option's are made of its key.
    let rules = draft.with_untracked(Options::rules);
    let name = format!("option-{}", spec.key);
    // Tables share keys; what stands on the page bears the table too.
    let id = format!("{rules}-{}", spec.key);
    let default = written(&Options::new(rules), spec.key);
    let wrong = Memo::new(move |_| {
        draft
            .with(fault)
            .filter(|(key, _)| *key == spec.key)
            .map(|(_, text)| text)
    });
    let value = move || draft.with(|options| written(options, spec.key));
    let error_id = format!("{id}-error");
    let note_id = format!("{id}-note");
    let described = {
        let (error_id, note_id) = (error_id.clone(), note_id.clone());
        move || {
            if wrong.with(Option::is_some) {
                format!("{error_id} {note_id}")
            } else {
                note_id.clone()
            }
        }
    };
    let (note_of, value_note) = (name.clone(), name.clone());
    view! {
        <div class="field option">
            <label for=id.clone()>{move || t_at(rules, &name)}</label>
            <select
                id=id
                aria-invalid=move || wrong.with(Option::is_some).then_some("true")
                aria-describedby=described
                prop:value=value
                on:change=move |event| take.run(event_target_value(&event))
            >
                {values(spec)
                    .into_iter()
                    .map(|choice| {
                        let usual = choice == default;
                        let word = choice.clone();
                        let text = move || {
                            let text = value_text(rules, spec, &word);
                            if usual {
                                t_with("option-default", &[("value", text.as_str().into())])
                            } else {
                                text
                            }
                        };
                        let this = choice.clone();
                        view! {
                            <option value=choice selected=move || value() == this>
                                {text}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
            <p class="error" id=error_id role="status">
                {move || wrong.get()}
            </p>
            <div class="note" id=note_id>
                <p>{move || note_at(rules, &note_of)}</p>
                <p>{move || note_at(rules, &format!("{value_note}-{}", value()))}</p>
            </div>
        </div>
    }
}

//! The view of all preferences: each acts at once, beside a hand that shows what it does.

mod controls;
pub mod options;
mod preview;

use crate::card::choice;
use crate::heading::Heading;
use crate::i18n::{t, t_with};
use crate::later::{Part, wasm_split};
use crate::notices;
use crate::play::place::HERE;
use crate::prefs::{Figure, Index, Percent, Prefs, TileSize, use_prefs};
use controls::{Choice, Slider, Switch};
use leptos::prelude::*;
use options::TableOptions;
use preview::Preview;
use sparrows_engine::Rules;
use sparrows_engine::rules::american::FirstEast;
use sparrows_text::Arg;

/// The view.
#[wasm_split(
    later,
    fallible,
    preload(
        /// Waits for [`settings`].
        fetch
    )
)]
pub fn settings() -> Part {
    Ok(view! { <SettingsView /> }.into_any())
}

#[component]
fn SettingsView() -> impl IntoView {
    let prefs = use_prefs();
    let reset = move |_| {
        // The words on the page stay readable to whoever pressed the button.
        prefs.update(|prefs| {
            *prefs = Prefs {
                language: prefs.language,
                ..Prefs::default()
            };
        });
        notices::done("setting-reset-done");
    };
    view! {
        <div class="sheet settings">
            <Heading id="setting-title" />
            <div class="beside">
                <div class="controls">
                    <Look />
                    <Play />
                    {HERE
                        .map(|rules| {
                            let also = (rules == Rules::American).then(first_east);
                            view! { <TableOptions rules=rules also=also.into_any() /> }
                        })
                        .collect_view()}
                    {HERE.into_iter().any(Rules::has_card).then(choice::in_settings)}
                    <Sound />
                    <button type="button" class="button" on:click=reset>
                        {move || t("setting-reset")}
                    </button>
                </div>
                <Preview />
            </div>
        </div>
    }
}

#[component]
fn Look() -> impl IntoView {
    view! {
        <section class="panel" aria-labelledby="settings-look">
            <h2 id="settings-look">{move || t("setting-look")}</h2>
            {choice("setting-theme", |p| p.theme, |p, v| p.theme = v, None)}
            {percent("setting-contrast", |p| p.contrast, |p, v| p.contrast = v)}
            {percent("setting-grain", |p| p.grain, |p, v| p.grain = v)}
            {percent("setting-temperature", |p| p.temperature, |p, v| p.temperature = v)}
            {tile_size()}
            {choice("setting-palette", |p| p.palette, |p, v| p.palette = v, Some("palette"))}
            {choice("setting-back", |p| p.back, |p, v| p.back = v, Some("back"))}
            {choice("setting-cloth", |p| p.cloth, |p, v| p.cloth = v, Some("cloth"))}
            {switch("setting-index", |p| p.index.0, |p, v| p.index = Index(v))}
            {choice("setting-motion", |p| p.motion, |p, v| p.motion = v, None)}
        </section>
    }
}

#[component]
fn Play() -> impl IntoView {
    view! {
        <section class="panel" aria-labelledby="settings-play">
            <h2 id="settings-play">{move || t("setting-play")}</h2>
            {switch("setting-one-tap", |p| p.one_tap, |p, v| p.one_tap = v)}
            {switch("setting-auto-pass", |p| p.auto_pass, |p, v| p.auto_pass = v)}
            {switch("setting-never-chow", |p| p.never_chow, |p, v| p.never_chow = v)}
            {choice_with(
                "setting-timer",
                |p| p.timer,
                |p, v| p.timer = v,
                |word| match word.parse::<i64>() {
                    Ok(seconds) => t_with("seconds", &[("n", seconds.into())]),
                    Err(_) => t("setting-timer-off"),
                },
            )}
            {choice_with(
                "table-speed",
                |p| p.speed,
                |p, v| p.speed = v,
                |word| t(&format!("speed-{word}")),
            )}
            {choice("setting-sort", |p| p.sorting, |p, v| p.sorting = v, None)}
            {switch("setting-rotate", |p| p.rotate_dealer, |p, v| p.rotate_dealer = v)}
        </section>
    }
}

/// Who is east in the first deal at the American table (AM-2.2). The next in turn sits to the
/// right.
fn first_east() -> AnyView {
    choice_with(
        "setting-first-east",
        |p| p.first_east,
        |p, v| p.first_east = v,
        first_east_text,
    )
}

/// A choice of the first east in words. Tracked.
pub fn first_east_text(word: &str) -> String {
    let seat = |name| t_with("setting-first-east-seat", &[("who", Arg::Msg(name))]);
    match FirstEast::from_word(word) {
        Some(FirstEast::Right) => seat("player-name-1"),
        Some(FirstEast::Across) => seat("player-name-2"),
        Some(FirstEast::Left) => seat("player-name-3"),
        _ => t(&format!("setting-first-east-{word}")),
    }
}

#[component]
fn Sound() -> impl IntoView {
    view! {
        <section class="panel" aria-labelledby="settings-sound">
            <h2 id="settings-sound">{move || t("setting-sound")}</h2>
            {switch("setting-sounds", |p| p.sounds, |p, v| p.sounds = v)}
            {percent("setting-volume", |p| p.volume, |p, v| p.volume = v)}
        </section>
    }
}

fn percent(
    id: &'static str,
    get: fn(&Prefs) -> Percent,
    set: fn(&mut Prefs, Percent),
) -> impl IntoView {
    let prefs = use_prefs();
    view! {
        <Slider
            id=id
            range=(0, 100)
            value=Signal::derive(move || prefs.with(|p| get(p).get()))
            set=Callback::new(move |n| prefs.update(|p| set(p, Percent::clamped(n))))
        />
    }
}

fn tile_size() -> impl IntoView {
    let prefs = use_prefs();
    view! {
        <Slider
            id="setting-tile-size"
            range=(TileSize::LEAST, TileSize::MOST)
            step=5
            value=Signal::derive(move || prefs.with(|p| p.tile_size.get()))
            set=Callback::new(move |n| prefs.update(|p| p.tile_size = TileSize::clamped(n)))
        />
    }
}

fn switch(id: &'static str, get: fn(&Prefs) -> bool, set: fn(&mut Prefs, bool)) -> impl IntoView {
    let prefs = use_prefs();
    view! {
        <Switch
            id=id
            value=Signal::derive(move || prefs.with(get))
            set=Callback::new(move |on| prefs.update(|p| set(p, on)))
        />
    }
}

/// A choice whose words are messages `id-word`.
fn choice<F: Figure>(
    id: &'static str,
    get: fn(&Prefs) -> F,
    set: fn(&mut Prefs, F),
    swatch: Option<&'static str>,
) -> AnyView {
    choose(
        id,
        get,
        set,
        Callback::new(move |word| t(&format!("{id}-{word}"))),
        swatch,
    )
}

fn choice_with<F: Figure>(
    id: &'static str,
    get: fn(&Prefs) -> F,
    set: fn(&mut Prefs, F),
    text: fn(&'static str) -> String,
) -> AnyView {
    choose(id, get, set, Callback::new(text), None)
}

fn choose<F: Figure>(
    id: &'static str,
    get: fn(&Prefs) -> F,
    set: fn(&mut Prefs, F),
    text: Callback<&'static str, String>,
    swatch: Option<&'static str>,
) -> AnyView {
    let prefs = use_prefs();
    let words: Vec<_> = F::ALL.iter().map(|value| value.word()).collect();
    let take = move |word: &'static str| {
        if let Some(value) = F::from_word(word) {
            prefs.update(|p| set(p, value));
        }
    };
    view! {
        <Choice
            id=id
            words=words
            value=Signal::derive(move || prefs.with(|p| get(p).word()))
            set=Callback::new(take)
            text=text
            swatch=swatch
        />
    }
    .into_any()
}

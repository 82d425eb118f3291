//! The page as a whole: its frame and which view stands in it.

use crate::address::Address;
use crate::crash;
use crate::heading::{HEADING, focus_heading};
use crate::i18n::{self, t, t_with};
use crate::look;
use crate::notices::{self, NoticeRegion};
use crate::parts;
use crate::play::place::HERE;
use crate::prefs::{self, LanguageChoice, use_prefs};
use crate::route::{Route, View};
use crate::table::TableView;
use crate::tile::{self, Grain};
use crate::worker::{Request, Response};
use crate::worker_client::Computer;
use leptos::prelude::*;
use sparrows_engine::Rules;
use sparrows_text::Language;

/// The page from the first moment: empty until its words are there.
#[component]
pub fn Start() -> impl IntoView {
    notices::provide();
    let prefs = prefs::provide();
    tile::load_sprite();
    let language = prefs.with_untracked(|prefs| prefs.language);
    let ready = RwSignal::new(false);
    let owner = Owner::current().unwrap_or_default();
    leptos::task::spawn_local(async move {
        match i18n::first(language).await {
            Ok(catalog) => {
                owner.with(|| i18n::provide(catalog));
                ready.set(true);
                crash::end_loading();
            }
            Err(error) => {
                web_sys::console::error_1(&error.into());
                crash::show();
            }
        }
    });
    move || ready.get().then(|| view! { <App /> })
}

/// The page. Notices, preferences and words have been provided.
#[component]
fn App() -> impl IntoView {
    let address = Address::provide();
    let computer = Computer::provide();
    look::follow();
    // Starts the worker while the first view is drawn, so that it is warm when first needed. What is
    // needed later comes after it.
    let worker_state = RwSignal::new("starting");
    leptos::task::spawn_local(async move {
        let answer = computer.ask(Request::Ready).await;
        worker_state.set(if answer == Ok(Response::Ready) {
            "ready"
        } else {
            "failed"
        });
        parts::fetch().await;
    });
    let view = Memo::new(move |_| address.get().view);
    let table = Memo::new(move |_| table_of(&address.get()));
    let speak = move || table.with(|table| i18n::speak_of(table.as_deref()));
    // Before anything is drawn, and whenever the table changes.
    untrack(speak);
    Effect::new(move |_| speak());
    title_and_focus(view);
    view! {
        <header class="bar">
            <a class="skip" href=format!("#{HEADING}") on:click=skip>
                {move || t("nav-skip")}
            </a>
            <a class="brand" href="#/" aria-label=move || t("app-name")>
                <img src="icon.svg" alt="" width="28" height="28" />
                <span aria-hidden="true">{move || t("app-name")}</span>
            </a>
            <nav aria-label=move || t("nav-label")>
                {View::ALL
                    .into_iter()
                    .filter(|view| is_here(*view))
                    .map(|target| {
                        view! {
                            <a
                                href=move || link(address, target)
                                aria-current=move || (view.get() == target).then_some("page")
                            >
                                {move || t(nav_id(target))}
                            </a>
                        }
                    })
                    .collect_view()}
            </nav>
            <LanguageSelector />
        </header>
        <main data-view=move || view.get().id() data-worker=worker_state>
            {move || match view.get() {
                View::Play => view! { <TableView /> }.into_any(),
                View::Rules => parts::rules(),
                View::Card => parts::card(),
                View::Settings => parts::settings(),
            }}
        </main>
        <NoticeRegion />
        <Grain />
    }
}

/// The id of a view's name.
fn nav_id(view: View) -> &'static str {
    match view {
        View::Play => "nav-table",
        View::Rules => "nav-rules",
        View::Card => "nav-card",
        View::Settings => "nav-settings",
    }
}

/// Whether a view stands in the navigation: cards belong to one table.
fn is_here(view: View) -> bool {
    view != View::Card || HERE.into_iter().any(Rules::has_card)
}

/// The table that an address means: a card belongs to the table that is played with one.
fn table_of(route: &Route) -> Option<String> {
    if route.view == View::Card {
        return Some(Rules::American.as_str().to_owned());
    }
    route.table.clone()
}

/// Where a link of the header leads: the table that the present address names stays.
fn link(address: Address, target: View) -> String {
    let table = table_of(&address.get());
    match (target, table) {
        (View::Settings | View::Card, _) | (View::Play, None) => Route::to(target),
        (_, Some(table)) => Route::at(target, &table),
        (View::Rules, None) => Route::at(target, Rules::HongKong.as_str()),
    }
    .to_string()
}

/// The document's title names the view. When the view changes, the heading of the new one takes the
/// focus, so that reading goes on there; on the first view nothing is taken.
fn title_and_focus(view: Memo<View>) {
    Effect::new(move |before: Option<View>| {
        let now = view.get();
        document().set_title(&format!("{} – {}", t(nav_id(now)), t("app-name")));
        if before.is_some_and(|before| before != now) {
            leptos::task::spawn_local(async move {
                if now != View::Play {
                    parts::fetch().await;
                }
                // After the new view has been drawn.
                request_animation_frame(focus_heading);
            });
        }
        now
    });
}

/// The address belongs to the views: the skip link moves the focus and leaves it alone.
fn skip(event: leptos::ev::MouseEvent) {
    event.prevent_default();
    focus_heading();
}

/// Language of the page: the browser's or one of ours. Each stands under its own name.
#[component]
fn LanguageSelector() -> impl IntoView {
    let prefs = use_prefs();
    let choice = move || String::from(prefs.with(|prefs| prefs.language));
    let choose = move |event: leptos::ev::Event| {
        if let Ok(language) = LanguageChoice::try_from(event_target_value(&event)) {
            prefs.update(|prefs| prefs.language = language);
        }
    };
    let own_name = move || i18n::chosen(LanguageChoice::Auto).native_name();
    view! {
        <label class="language">
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                <path d="M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19Zm0 0c-5 5-5 14 0 19m0-19c5 5 5 14 0 19M3 9h18M3 15h18" />
            </svg>
            <span class="hidden">{move || t("language")}</span>
            <select on:change=choose prop:value=choice>
                <option value="auto">
                    {move || t_with("language-auto", &[("name", own_name().into())])}
                </option>
                {Language::ALL
                    .map(|language| {
                        view! {
                            <option value=language.tag() lang=language.tag()>
                                {language.native_name()}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
        </label>
    }
}

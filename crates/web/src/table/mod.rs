//! The view of a deal at a table.
//!
//! It shows [`Shown`](crate::play::Shown), made from what the person may know, and hands their
//! decisions to [`Play`]. What can be done, why not, and what it is worth comes from the engine.

mod actions;
mod dialog;
mod hand;
mod keys;
mod menu;
mod pond;
mod seat;
mod settlement;
mod share;
mod sound;

use crate::app::Heading;
use crate::i18n::{t, t_with};
use crate::play::Play;
use crate::play::driver::words;
use leptos::prelude::*;
use sparrows_text::Arg;

/// The view.
#[component]
pub fn TableView() -> impl IntoView {
    let play = Play::of_page();
    play.show_address();
    let menu = RwSignal::new(false);
    let help = RwSignal::new(false);
    keys::listen(play, menu, help);
    keys::keep_focus(play);
    sound::follow(play);
    let settled = Memo::new(move |_| play.settled.get());
    view! {
        <div class="table" class:settled=settled>
            <Heading id="nav-table" />
            <Log play=play />
            <Damage play=play />
            <pond::Info play=play menu=menu help=help />
            {[3, 2, 1].map(|player| view! { <seat::Opponent play=play player=player /> })}
            <Show
                when=move || settled.get()
                fallback=move || {
                    view! {
                        <pond::Pond play=play />
                        <seat::Me play=play />
                        <hand::HandView play=play />
                        <actions::Actions play=play />
                    }
                }
            >
                <settlement::SettlementView play=play />
            </Show>
        </div>
        <menu::Menu play=play open=menu />
        <keys::Help open=help />
    }
}

/// What happened, for those who hear the page: each sentence is read out as it comes.
#[component]
fn Log(play: Play) -> impl IntoView {
    view! {
        <div class="hidden" role="log" aria-label=move || t("table-log")>
            <For each=move || play.log.get() key=|line| line.0 let((_, said))>
                <p>{move || words(&said)}</p>
            </For>
        </div>
    }
}

/// A kept deal that could not be read: what it is and a way to save it.
#[component]
fn Damage(play: Play) -> impl IntoView {
    move || {
        let notice = play.damage.get()?;
        let said = notice.said.clone();
        let what = notice.said.args.first().and_then(|(_, word)| match word {
            crate::play::said::Word::Text(text) => Some(text.clone()),
            _ => None,
        })?;
        let note = move || t_with("keep-damaged.note", &[("what", Arg::Str(&what))]);
        let data = notice.aside.as_deref().and_then(share::kept_text);
        Some(view! {
            <div class="damage" role="alert">
                <p>{move || words(&said)}</p>
                <p class="aside">{note}</p>
                <p>
                    {data
                        .map(|text| {
                            view! {
                                <a
                                    class="button"
                                    download="sparrows-damaged.txt"
                                    href=share::data_link(&text)
                                >
                                    {move || t("keep-save-damaged")}
                                </a>
                            }
                        })}
                    <button type="button" class="button" on:click=move |_| play.damage.set(None)>
                        {move || t("close")}
                    </button>
                </p>
            </div>
        })
    }
}

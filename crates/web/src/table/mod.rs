//! The view of a deal at a table.
//!
//! It shows [`Shown`](crate::play::Shown), made from what the person may know, and hands their
//! decisions to [`Play`]. What can be done, why not, and what it is worth comes from the engine.

mod actions;
mod card_hand;
mod choices;
mod chooser;
mod dialog;
mod exposures;
mod hand;
mod keys;
mod ledger;
mod menu;
mod nearest;
mod pond;
mod seat;
mod settlement;
mod setup;
mod share;
mod sound;
mod strip;
mod tiles;
pub(crate) mod ui;
mod walls;

use crate::heading::Heading;
use crate::i18n::t_with;
use crate::play::driver::words;
use crate::play::said::Word;
use crate::play::{Play, Shown};
use leptos::prelude::*;
use sparrows_text::Arg;
use ui::{button, click, div, each, flag, paragraph, text, tr, when};

/// The view.
#[component]
pub fn TableView() -> impl IntoView {
    let play = Play::of_page();
    play.show_address();
    let menu = RwSignal::new(false);
    let help = RwSignal::new(false);
    let booked = RwSignal::new(false);
    keys::listen(play, help);
    keys::keep_focus(play);
    sound::follow(play);
    let choosing = flag(move || play.choosing.get());
    let seated = flag(move || !play.choosing.get());
    vec![
        when(choosing, move || chooser::chooser(play)),
        when(seated, move || table(play, [menu, help, booked])),
        menu::menu(play, menu),
        keys::help(play, help),
        ledger::in_dialog(play, booked),
    ]
}

/// A deal; the dialogs are those of menu, keys and ledger.
fn table(play: Play, dialogs: [RwSignal<bool>; 3]) -> AnyView {
    let settled = flag(move || play.settled.get());
    let playing = flag(move || !play.settled.get());
    let bets = flag(move || seat::now(play, Shown::bets));
    // The bettor has no hand.
    let holds = flag(move || playing.get() && !bets.get());
    sides(
        settled,
        bets,
        vec![
            view! { <Heading id="nav-table" /> }.into_any(),
            log(play),
            damage(play),
            strip::strip(play, dialogs),
            seat::opponent(play, 3),
            seat::opponent(play, 2),
            seat::opponent(play, 1),
            when(playing, move || pond::pond(play)),
            when(playing, move || seat::nearest(play)),
            when(holds, move || hand::hand_view(play)),
            when(playing, move || actions::actions(play)),
            when(playing, move || nearest::panel(play)),
            when(settled, move || settlement::settlement(play)),
        ],
    )
}

fn sides(settled: Signal<bool>, bets: Signal<bool>, inside: Vec<AnyView>) -> AnyView {
    view! {
        <div class="table" class:settled=settled class:bets=bets>
            {inside}
        </div>
    }
    .into_any()
}

/// What happened, for those who hear the page: each sentence is read out as it comes.
fn log(play: Play) -> AnyView {
    let numbers = move || {
        play.log
            .with(|log| log.iter().map(|(n, _)| *n as usize).collect())
    };
    let lines = each(numbers, move |number| {
        let said = play.log.with_untracked(|log| {
            let line = log.iter().find(|(n, _)| *n as usize == number);
            line.map(|(_, said)| said.clone())
        });
        paragraph(
            "",
            text(move || said.as_ref().map(words).unwrap_or_default()),
        )
    });
    view! {
        <div class="hidden" role="log" aria-label=tr("table-log")>
            {lines}
        </div>
    }
    .into_any()
}

/// A kept deal that could not be read: what it is and a way to save it.
fn damage(play: Play) -> AnyView {
    when(flag(move || play.damage.with(Option::is_some)), move || {
        let Some(notice) = play.damage.get_untracked() else {
            return ().into_any();
        };
        let what = notice.said.args.iter().find_map(|(_, word)| match word {
            Word::Text(text) => Some(text.clone()),
            _ => None,
        });
        let what = what.unwrap_or_default();
        let said = notice.said.clone();
        let save = notice
            .aside
            .as_deref()
            .and_then(share::kept_text)
            .map(|kept| {
                let link = share::data_link(&kept);
                share::file_link(
                    "sparrows-damaged.txt".to_owned(),
                    link,
                    tr("keep-save-damaged"),
                )
            });
        let close = click(move || play.damage.set(None));
        let inside = vec![
            paragraph("", text(move || words(&said))),
            paragraph(
                "aside",
                text(move || t_with("keep-damaged.note", &[("what", Arg::Str(&what))])),
            ),
            div(
                "row",
                vec![
                    save.unwrap_or_else(|| ().into_any()),
                    button("button", tr("close"), close),
                ],
            ),
        ];
        view! {
            <div class="damage" role="alert">
                {inside}
            </div>
        }
        .into_any()
    })
}

//! Choosing a table: what is seen on a first visit, and from the table's name later on.

use super::tiles::row;
use super::ui::{click, div, hidden, paragraph, text, tr, tr_of};
use crate::card::choice;
use crate::heading::{HEADING, Heading, focus};
use crate::i18n::{note, t};
use crate::play::Play;
use crate::play::place::HERE;
use crate::route::{Route, View};
use leptos::prelude::*;
use sparrows_engine::Rules;
use sparrows_engine::notation;

/// The view.
pub fn chooser(play: Play) -> AnyView {
    let mut inside = vec![
        view! { <Heading id="start-title" /> }.into_any(),
        paragraph("lead", tr("app-about")),
    ];
    inside.push(div(
        "tables",
        HERE.map(|rules| table(play, rules)).into_iter().collect(),
    ));
    div("sheet chooser", inside)
}

/// A few of the tiles that a table plays with.
const fn sample(rules: Rules) -> &'static str {
    match rules {
        Rules::HongKong => "7z6z1z5p3f",
        Rules::Sichuan => "1m5p9s",
        Rules::American => "1j1f5z7z6s",
    }
}

fn table(play: Play, rules: Rules) -> AnyView {
    let name = format!("table-{rules}");
    let about = name.clone();
    let tiles = notation::parse_tiles(sample(rules)).unwrap_or_default();
    let kinds = tiles.iter().map(|tile| tile.kind).collect();
    // A deal that waits there goes on.
    let waits = play.has_deal(rules);
    let go = if waits { "start-resume" } else { "start-deal" };
    let open = click(move || {
        play.open_table(rules);
        request_animation_frame(|| focus(HEADING));
    });
    let link = |view, id: &'static str| {
        let href = match view {
            View::Settings => Route::to(view),
            _ => Route::at(view, rules.as_str()),
        };
        let label = vec![tr(id).into_any(), hidden(of(rules))];
        view! { <a href=href.to_string()>{label}</a> }.into_any()
    };
    let links = vec![
        link(View::Rules, "nav-rules"),
        link(View::Settings, "start-options"),
    ];
    view! {
        <section class="panel">
            <span aria-hidden="true">{row(kinds, false)}</span>
            <h2>{tr_of(name)}</h2>
            {paragraph("", text(move || note(&about).unwrap_or_default()))}
            {rules.has_card().then(|| choice::for_next_deal("start"))}
            <button type="button" class="button primary" on:click=open>
                {tr(go)}
                {hidden(of(rules))}
            </button>
            <p class="links">{links}</p>
        </section>
    }
    .into_any()
}

/// The table's name behind a label that several tables share, for those who hear the page.
fn of(rules: Rules) -> Signal<String> {
    text(move || format!(" – {}", t(&format!("table-{rules}"))))
}

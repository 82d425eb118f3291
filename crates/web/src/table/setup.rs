//! Before play: what everyone is choosing, and the tiles that were passed on.

use super::seat::{name, now};
use super::tiles::row;
use super::ui::{div, each, flag, paragraph, span, text, when};
use crate::i18n::{self, note, t, t_form, t_with};
use crate::play::driver::words;
use crate::play::passes::{self, Exchanged};
use crate::play::{Play, Shown};
use leptos::prelude::*;
use sparrows_engine::table::{Phase, SetUp};
use sparrows_engine::{Rules, Seat, TileSet};
use sparrows_text::{Arg, Catalog};

/// The panel in the middle of the table, while something is chosen before play.
pub fn panel(play: Play) -> AnyView {
    let step = move || {
        now(play, |shown| match shown.view.phase {
            Phase::SetUp { step } => Some(step),
            _ => None,
        })
    };
    let american = flag(move || now(play, |shown| shown.rules() == Rules::American));
    let notes = text(move || {
        // Who sits out is asked in one step alone.
        let asked = |step: &SetUp| !now(play, Shown::bets) || *step == SetUp::Bet;
        let Some(step) = step().filter(asked) else {
            return String::new();
        };
        if !american.get() {
            return note(&format!("setup-{}", step.as_str())).unwrap_or_default();
        }
        let notes = passes::notes(step).into_iter();
        let known = notes.filter_map(|id| {
            let read = |catalog: &Catalog| catalog.has(&id).then(|| catalog.text(&id));
            i18n::with(read).flatten()
        });
        known.collect::<Vec<_>>().join(" ")
    });
    let title = text(move || {
        let Some(step) = step() else {
            return String::new();
        };
        let label = t_form(&format!("setup-{}", step.as_str()), "label");
        match passes::charleston(step) {
            Some(id) => format!("{} · {label}", t(id)),
            None => label,
        }
    });
    let told = text(move || {
        let said = now(play, |shown| shown.told.clone());
        said.iter().map(words).collect::<Vec<_>>().join(" ")
    });
    let bettor = flag(move || now(play, |shown| shown.view.options.seats_bettor()));
    // The exchange is drawn anew when another takes its place.
    let exchanged = move || {
        now(play, |shown| {
            let step = usize::from(shown.view.step);
            shown.exchange.iter().map(|_| step).collect()
        })
    };
    let asks = flag(move || step().is_some());
    let tells = flag(move || !told.get().is_empty());
    let shows =
        flag(move || asks.get() || tells.get() || now(play, |shown| shown.exchange.is_some()));
    when(shows, move || {
        let exchange = each(exchanged, move |_| {
            let exchange = play.shown.with_untracked(|shown| shown.exchange.clone());
            exchange.map_or_else(|| ().into_any(), |it| exchange_view(play, it, american))
        });
        let titled = flag(move || american.get() && asks.get());
        let inside = vec![
            when(titled, move || paragraph("strong step", title)),
            exchange,
            when(tells, move || paragraph("", told)),
            when(asks, move || paragraph("notes", notes)),
            when(bettor, move || {
                let who = move || match now(play, |shown| shown.circle().name(Seat::Bettor)) {
                    _ if now(play, Shown::bets) => t("table-bettor-you"),
                    name => t_with("table-bettor", &[("who", Arg::Msg(name))]),
                };
                paragraph("aside", text(who))
            }),
        ];
        div("before-play", inside)
    })
}

/// Which way the tiles went, which went and which came.
fn exchange_view(play: Play, exchange: Exchanged, american: Signal<bool>) -> AnyView {
    let passed = |id: &'static str, arg: &'static str, side: usize, tiles: TileSet| {
        if tiles.is_empty() {
            return ().into_any();
        }
        let label = text(move || t_with(id, &[(arg, Arg::Msg(name(play, side)))]));
        let kinds = tiles.iter().map(|tile| tile.kind()).collect();
        span(
            "passed",
            vec![span("", vec![label.into_any()]), row(kinds, false)],
        )
    };
    let way = exchange.way();
    let mut inside = Vec::with_capacity(4);
    if !american.get_untracked() {
        inside.push(paragraph("strong", text(move || t(way))));
    }
    if let Some((to, from)) = exchange.between {
        inside.push(passed("setup-gave", "to", to, exchange.gave));
        inside.push(passed("setup-got", "from", from, exchange.got));
    }
    for said in exchange.told {
        inside.push(paragraph("", text(move || words(&said))));
    }
    div("exchange", inside)
}

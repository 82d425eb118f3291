//! Before play: what everyone is choosing, and the tiles that were passed on.

use super::seat::now;
use super::tiles::row;
use super::ui::{div, flag, paragraph, span, text, when};
use crate::i18n::{note, t, t_with};
use crate::play::Play;
use crate::play::said::player_id;
use crate::play::shown::Exchanged;
use leptos::prelude::*;
use sparrows_engine::TileSet;
use sparrows_engine::table::Phase;
use sparrows_text::Arg;

/// The panel in the middle of the table, while something is chosen before play.
pub fn panel(play: Play) -> AnyView {
    let step = move || {
        now(play, |shown| match shown.view.phase {
            Phase::SetUp { step } => Some(step),
            _ => None,
        })
    };
    let why = text(move || {
        let id = match step() {
            Some(step) => format!("setup-{}", step.as_str()),
            None => return String::new(),
        };
        note(&id).unwrap_or_default()
    });
    let exchanged = flag(move || now(play, |shown| shown.exchange.is_some()));
    when(flag(move || step().is_some()), move || {
        let exchange = when(exchanged, move || {
            let exchange = play.shown.with_untracked(|shown| shown.exchange);
            exchange.map_or_else(|| ().into_any(), exchange_view)
        });
        div("before-play", vec![exchange, paragraph("", why)])
    })
}

/// Which way the tiles went, which went and which came.
fn exchange_view(exchange: Exchanged) -> AnyView {
    let way = text(move || t(exchange.way()));
    let passed = |id: &'static str, name: &'static str, player: usize, tiles: TileSet| {
        let label = text(move || t_with(id, &[(name, Arg::Msg(player_id(player)))]));
        let kinds = tiles.iter().map(|tile| tile.kind()).collect();
        span(
            "passed",
            vec![span("", vec![label.into_any()]), row(kinds, false)],
        )
    };
    div(
        "exchange",
        vec![
            paragraph("strong", way),
            passed("setup-gave", "to", exchange.to, exchange.gave),
            passed("setup-got", "from", exchange.from, exchange.got),
        ],
    )
}

//! The hand of the card that won, what doubles it and who pays what (AM-6).

use super::ui::{div, paragraph, span, text, tr};
use crate::i18n::{self, note, t, t_with};
use crate::play::Shown;
use leptos::prelude::*;
use sparrows_engine::rules::WinBy;
use sparrows_engine::table::{CardAccount, WinAccount};
use sparrows_text::Arg;

/// The account of a win from the card.
pub fn account(shown: &Shown, account: &WinAccount, card: &CardAccount) -> AnyView {
    let hand = card.hand.clone();
    let line = text(move || {
        let category = i18n::with(|catalog| catalog.card_category(&hand.category));
        let args = [
            (
                "category",
                Arg::Str(category.as_deref().unwrap_or_default()),
            ),
            ("hand", Arg::Str(&hand.id)),
            ("line", Arg::Str(&hand.line)),
        ];
        t_with("settlement-hand-line", &args)
    });
    let closed = card.hand.closed;
    let kind = text(move || {
        let id = if closed {
            "card-closed-hand"
        } else {
            "card-open-hand"
        };
        let sign = if closed { "card-closed" } else { "card-open" };
        format!("{} – {}", t(sign), t(id))
    });
    let value = i64::from(card.hand.value);
    let worth = text(move || t_with("points", &[("n", value.into())]));
    let mut doublings: Vec<AnyView> = Vec::new();
    if card.jokerless {
        let id = if card.doubled {
            "settlement-jokerless"
        } else {
            "settlement-jokerless-single"
        };
        doublings.push(doubling(id, card.doubled));
    }
    if card.bet_upon {
        doublings.push(doubling("settlement-bet-upon", true));
    }
    let self_drawn = account.win.by == WinBy::SelfDraw;
    let pays = if self_drawn {
        "settlement-self-draw-double"
    } else {
        "settlement-discarder-double"
    };
    let mut inside = vec![
        paragraph("hand-line", line),
        div(
            "total",
            vec![
                span("strong", vec![tr("settlement-hand-value").into_any()]),
                span("strong figure", vec![worth.into_any()]),
                span("aside", vec![kind.into_any()]),
            ],
        ),
    ];
    inside.extend(doublings);
    inside.push(paragraph("aside", tr(pays)));
    let bet = shown.settlement.as_ref().and_then(|account| account.bet);
    if let Some(on) = bet.filter(|_| !card.bet_upon) {
        let who = shown.circle().name(on);
        let id = if shown.bets() {
            "settlement-bettor-pays-you"
        } else {
            "settlement-bettor-pays"
        };
        let paid = move || t_with(id, &[("who", Arg::Msg(who))]);
        inside.push(paragraph("aside", text(paid)));
    }
    div("card-hand", inside)
}

/// What doubles the payments, or does not, and why.
fn doubling(id: &'static str, doubles: bool) -> AnyView {
    let mut line = vec![span("strong", vec![tr(id).into_any()])];
    if doubles {
        line.push(span(
            "strong figure",
            vec![tr("settlement-doubled").into_any()],
        ));
    }
    let why = text(move || note(id).unwrap_or_default());
    line.push(span("aside", vec![why.into_any()]));
    div("total", line)
}

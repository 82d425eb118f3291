//! The ledger: every payment of a deal, line by line, while it goes on and when it is settled.

use super::dialog::dialog;
use super::seat::{name, now};
use super::settlement::signed;
use super::ui::{div, each, flag, paragraph, text, tr, tr_of, when};
use crate::i18n::{note, t, t_with};
use crate::later::{self, Part, wasm_split};
use crate::play::Play;
use crate::play::circle::SIDES;
use crate::play::driver::words;
use crate::play::place::keeps_ledger;
use crate::play::said::payment;
use leptos::prelude::*;
use sparrows_engine::table::{Line, Payment};
use sparrows_text::Arg;

/// The lines in sight beside the discards.
const LATEST: usize = 3;

/// Whether the table keeps a ledger.
pub fn is_kept(play: Play) -> Signal<bool> {
    flag(move || now(play, |shown| keeps_ledger(shown.rules())))
}

/// What the person has gained or paid in the deal so far, as the language writes it. Tracked.
pub fn own_sum(play: Play) -> String {
    let points = now(play, |shown| shown.view.ledger.scores()[shown.view.seat]);
    t_with("signed", &[("n", Arg::Signed(points.into()))])
}

/// The ledger in a dialog.
pub fn in_dialog(play: Play, open: RwSignal<bool>) -> AnyView {
    dialog(open, "settlement-ledger", move || {
        later::draw(fetch(), move || inside(play))
    })
}

#[wasm_split(later, fallible, preload(fetch))]
fn inside(play: Play) -> Part {
    Ok(account(play))
}

/// The ledger with its sums, and what its lines are for.
pub fn account(play: Play) -> AnyView {
    let empty = flag(move || lines(play).is_empty());
    let booked = flag(move || !empty.get());
    div(
        "ledger",
        vec![
            when(empty, || paragraph("", tr("settlement-ledger-empty"))),
            when(booked, move || table(play)),
            reasons(play),
        ],
    )
}

fn lines(play: Play) -> Vec<Line> {
    now(play, |shown| shown.view.ledger.lines().to_vec())
}

fn line(play: Play, at: usize) -> Option<Line> {
    play.shown
        .with_untracked(|shown| shown.view.ledger.lines().get(at).copied())
}

/// One line a payment, a column a player: who pays has a minus, who receives a plus.
fn table(play: Play) -> AnyView {
    let keys = move || (0..lines(play).len()).collect();
    let rows = each(keys, move |at| {
        let Some(line) = line(play, at) else {
            return ().into_any();
        };
        let seat_of = |side| play.shown.with_untracked(|shown| shown.seat(side));
        let cells = (0..SIDES).map(|side| {
            let points = if seat_of(side) == line.to {
                line.points
            } else if seat_of(side) == line.from {
                -line.points
            } else {
                return view! { <td></td> }.into_any();
            };
            cell(signed(points.into()), points < 0)
        });
        let cells: Vec<AnyView> = cells.collect();
        row(tr_of(format!("payment-{}", line.kind.as_str())), cells)
    });
    let sum = move |side: usize, all_deals: bool| {
        text(move || {
            let points = now(play, |shown| {
                let seat = shown.seat(side);
                if all_deals {
                    shown.sum_of(seat)
                } else {
                    shown.view.ledger.scores()[seat].into()
                }
            });
            t_with("signed", &[("n", Arg::Signed(points))])
        })
    };
    let over = text(move || {
        let deals = now(play, |shown| shown.score.deals);
        t_with("table-score", &[("n", deals.into())])
    });
    let sums = |all_deals| {
        (0..SIDES)
            .map(|side| cell(sum(side, all_deals), false))
            .collect()
    };
    let counted = play.shown.with_untracked(|shown| shown.score.deals > 0);
    let scored = play.settled.get_untracked() && counted;
    let names: Vec<AnyView> = (0..SIDES)
        .map(|side| view! { <th scope="col">{text(move || t(name(play, side)))}</th> }.into_any())
        .collect();
    let mut feet = vec![row(tr("settlement-this-deal"), sums(false))];
    if scored {
        feet.push(row(over, sums(true)));
    }
    view! {
        <table class="booked">
            <caption>{tr("settlement-ledger")}</caption>
            <thead>
                <tr>
                    <th scope="col">{tr("settlement-ledger-for")}</th>
                    {names}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
            <tfoot>{feet}</tfoot>
        </table>
    }
    .into_any()
}

fn row(name: Signal<String>, cells: Vec<AnyView>) -> AnyView {
    view! {
        <tr>
            <th scope="row">{name}</th>
            {cells}
        </tr>
    }
    .into_any()
}

fn cell(figure: Signal<String>, pays: bool) -> AnyView {
    view! { <td class:pays=pays>{figure}</td> }.into_any()
}

/// What each sort of payment in the ledger is for.
fn reasons(play: Play) -> AnyView {
    let kinds = move || {
        let booked = lines(play);
        let known = Payment::ALL.iter().enumerate();
        known
            .filter(|(_, kind)| booked.iter().any(|line| line.kind == **kind))
            .map(|(at, _)| at)
            .collect()
    };
    let inside = each(kinds, |at| {
        let id = format!("payment-{}", Payment::ALL[at].as_str());
        let why = id.clone();
        view! {
            <div>
                <dt>{tr_of(id)}</dt>
                <dd>{text(move || note(&why).unwrap_or_default())}</dd>
            </div>
        }
        .into_any()
    });
    view! { <dl class="reasons">{inside}</dl> }.into_any()
}

/// The latest lines, in words: they stand beside the discards where there is room.
pub fn latest(play: Play) -> AnyView {
    let keys = move || {
        let booked = lines(play).len();
        (booked.saturating_sub(LATEST)..booked).collect()
    };
    let lines = each(keys, move |at| {
        let circle = play.shown.with_untracked(|shown| shown.circle());
        let said = line(play, at).map(|line| payment(&line, circle));
        let sentence = text(move || said.as_ref().map(words).unwrap_or_default());
        view! { <li>{sentence}</li> }.into_any()
    });
    view! {
        <ol class="latest-lines" aria-label=tr("settlement-ledger")>
            {lines}
        </ol>
    }
    .into_any()
}

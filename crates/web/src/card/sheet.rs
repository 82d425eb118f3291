//! A card as it is printed: its hands by category (CA-2.9).

use super::line::line;
use crate::i18n::{self, t_with};
use crate::table::ui::{button, click, div, hidden, paragraph, span, text, tr};
use leptos::prelude::*;
use sparrows_engine::card::{Card, CardHand, Line};
use std::sync::Arc;

/// The card in a year: categories, hands that the year leaves out, and what the signs mean.
pub fn sheet(card: &Arc<Card>, year: u16) -> AnyView {
    let check = card.check(year);
    let hands = || card.hands.iter().zip(&check.hands);
    let printed = || hands().filter(|(_, check)| check.forms > 0);
    // A category keeps together, wherever its hands stand in the file.
    let mut categories: Vec<&str> = Vec::new();
    for (hand, _) in printed() {
        if !categories.contains(&hand.category.as_str()) {
            categories.push(&hand.category);
        }
    }
    let categories = categories.into_iter().map(|category| {
        let of = printed().filter(|(hand, _)| hand.category == category);
        let rows = of.map(|(hand, _)| row(hand, year)).collect();
        section(category.to_owned(), rows)
    });
    let categories = categories.collect();
    let left_out = hands().filter(|(_, check)| check.forms == 0);
    let left_out: Vec<AnyView> = left_out
        .map(|(hand, _)| impossible(hand.id.clone(), year))
        .collect();
    let legend = ["card-legend-signs", "card-legend-suits", "card-legend-any"]
        .map(|id| paragraph("", tr(id)))
        .into_iter()
        .collect();
    let inside = vec![
        div("card-columns", categories),
        div("card-left-out", left_out),
        div("card-legend", legend),
    ];
    div("card-sheet", inside)
}

/// Says that a year leaves a hand out (CA-1.3).
fn impossible(hand: String, year: u16) -> AnyView {
    let said = text(move || {
        let year = year.to_string();
        let args = [
            ("hand", hand.as_str().into()),
            ("year", year.as_str().into()),
        ];
        t_with("card-impossible", &args)
    });
    paragraph("", said)
}

fn section(category: String, rows: Vec<AnyView>) -> AnyView {
    let name =
        text(move || i18n::with(|catalog| catalog.card_category(&category)).unwrap_or_default());
    view! {
        <section class="card-category">
            <h2>{name}</h2>
            <ul>{rows}</ul>
        </section>
    }
    .into_any()
}

/// A hand: its alternatives, `X` or `C`, value, and what each leaves open.
fn row(hand: &CardHand, year: u16) -> AnyView {
    let facts: Vec<_> = hand.lines.iter().map(Line::note).collect();
    let alike = facts.windows(2).all(|pair| pair[0] == pair[1]);
    let last = hand.lines.len().saturating_sub(1);
    let mut inside: Vec<AnyView> = Vec::new();
    for (at, printed) in hand.lines.iter().enumerate() {
        let mut way: Vec<AnyView> = Vec::new();
        if at > 0 {
            way.extend([span("or", vec![tr("card-or").into_any()]), " ".into_any()]);
        }
        way.push(line(printed, year));
        inside.push(div("card-way", way));
        // Alternatives that leave the same open have one note together.
        if at == last || !alike {
            let author = hand.note.clone().filter(|_| at == last);
            inside.push(paragraph("card-note", open_in(printed.clone(), author)));
        }
    }
    view! {
        <li class="card-hand" data-hand=hand.id.clone()>
            {vec![
                span("card-id", vec![hand.id.clone().into_any()]),
                div("card-ways", inside),
                worth(hand),
            ]}
        </li>
    }
    .into_any()
}

/// What a line leaves open, and what its author noted.
fn open_in(line: Line, author: Option<String>) -> Signal<String> {
    text(move || {
        let facts = line.note();
        let facts = facts
            .iter()
            .map(|fact| (fact.id(), fact.count(), fact.numbers()));
        let note = i18n::with(|catalog| catalog.card_note(facts)).unwrap_or_default();
        match &author {
            Some(author) => format!("{note}; {author}"),
            None => note,
        }
    })
}

/// `X` or `C`, and the value.
pub fn worth(hand: &CardHand) -> AnyView {
    let sign = if hand.closed {
        "card-closed"
    } else {
        "card-open"
    };
    let value = hand.value;
    let pays = text(move || t_with("card-value", &[("n", i64::from(value).into())]));
    let figure = view! { <b aria-hidden="true">{value.to_string()}</b> };
    span(
        "card-worth",
        vec![
            span("card-sign", vec![tr(sign).into_any()]),
            " ".into_any(),
            figure.into_any(),
            hidden(pays),
        ],
    )
}

/// The name of a card with its year.
pub fn title(id: &str, name: &str, year: u16) -> String {
    let (name, year) = (super::choice::name(id, name), year.to_string());
    let args = [
        ("name", name.as_str().into()),
        ("year", year.as_str().into()),
    ];
    t_with("card-title.note", &args)
}

/// A button that prints.
pub fn print_button() -> AnyView {
    let print = click(|| {
        // Fails only where the browser forbids printing.
        let _ = window().print();
    });
    button("button print", tr("rules-print"), print)
}

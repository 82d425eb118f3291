//! The card at hand: what the person's tiles could become, the nearest hands first, with the tiles
//! still missing and how many of each are unseen (AM-9.1). The engine's outlook says all of it.

use super::dialog::dialog;
use super::seat::now;
use super::tiles::under_name;
use super::ui::{button, click, div, each, flag, paragraph, text, tr, when};
use crate::card::line::line;
use crate::card::sheet::{sheet, worth};
use crate::i18n::{t, t_form, t_with};
use crate::later::{self, Part, wasm_split};
use crate::play::{Play, Shown};
use crate::tile::{name_id, plain};
use leptos::prelude::*;
use sparrows_engine::Kind;
use sparrows_engine::analysis::{Lack, Nearest, OutOfReach, Outlook, nearest_first};
use sparrows_engine::card::PlayedCard;
use sparrows_text::Arg;
use std::sync::Arc;

/// From this width on the panel stands open beside the table.
const BESIDE: &str = "(min-width: 1180px)";

/// The panel; nothing where hands are not won from a card.
pub fn panel(play: Play) -> AnyView {
    let card = Memo::new(move |_| now(play, |shown| shown.view.card.clone()));
    let open = RwSignal::new(is_wide());
    let whole = RwSignal::new(false);
    // A new card has other hands: everything is drawn anew.
    (move || {
        card.get().map(|card| {
            untrack(|| later::draw(fetch(), move || drawer(play, card.clone(), open, whole)))
        })
    })
    .into_any()
}

fn is_wide() -> bool {
    let query = window().match_media(BESIDE).ok().flatten();
    query.is_some_and(|query| query.matches())
}

#[wasm_split(later, fallible, preload(fetch))]
fn drawer(play: Play, card: Arc<PlayedCard>, open: RwSignal<bool>, whole: RwSignal<bool>) -> Part {
    // Nobody looks at it while it is closed.
    let outlook = Memo::new(move |_| {
        if !open.get() {
            return Arc::default();
        }
        Arc::new(now(play, |shown| shown.view.outlook()).unwrap_or_default())
    });
    let toggled = move |event: web_sys::Event| {
        use leptos::wasm_bindgen::JsCast;
        let element = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::HtmlElement>().ok());
        if let Some(element) = element {
            open.set(element.has_attribute("open"));
        }
    };
    let (inside, printed) = (card.clone(), card);
    let first = open.get_untracked();
    let title = text(move || {
        let bets = now(play, Shown::bets);
        t(if bets { "card-title" } else { "outlook-title" })
    });
    let drawn = view! {
        <details class="nearest" open=first on:toggle=toggled>
            <summary aria-keyshortcuts=text(key)>
                {title}
                <kbd aria-hidden="true">{text(key)}</kbd>
            </summary>
            {when(flag(move || open.get()), move || list(play, &inside, outlook, whole))}
            {dialog(whole, "card-title", move || sheet_of(&printed))}
        </details>
    };
    Ok(drawn.into_any())
}

/// The key that shows and hides the card. Tracked.
pub fn key() -> String {
    t_form("keys-card", "key")
}

/// Shows or hides the card and leads the focus to it; false where there is none.
pub fn toggle() -> bool {
    use leptos::wasm_bindgen::JsCast;
    let summary = document().query_selector(".nearest > summary").ok();
    let summary = summary.flatten().and_then(|found| found.dyn_into().ok());
    let Some(summary): Option<web_sys::HtmlElement> = summary else {
        return false;
    };
    // Fails only for an element that has gone.
    let _ = summary.focus();
    summary.click();
    true
}

fn sheet_of(card: &PlayedCard) -> AnyView {
    sheet(&Arc::new(card.card().clone()), card.year())
}

/// The nearest hands; the bettor, who has no hand that could come near to one, sees the card.
fn list(
    play: Play,
    card: &Arc<PlayedCard>,
    outlook: Memo<Arc<Outlook>>,
    whole: RwSignal<bool>,
) -> AnyView {
    let bets = flag(move || now(play, Shown::bets));
    let holds = flag(move || !bets.get());
    let (card, printed) = (card.clone(), card.clone());
    let jokers = text(move || {
        let unseen = now(play, |shown| shown.view.unseen()[Kind::JOKER.index()]);
        t_with("outlook-jokers", &[("n", i64::from(unseen).into())])
    });
    let nearest = move || {
        let (ordering, of_rows) = (card.clone(), card.clone());
        let keys = move || outlook.with(|outlook| nearest_first(outlook, &ordering));
        let rows = each(keys, move |at| row(&of_rows, outlook, at));
        vec![
            button("button", tr("card-all"), click(move || whole.set(true))),
            paragraph("aside", tr("outlook-legend")),
            paragraph("aside jokers", jokers),
            view! {
                <ol tabindex="0" aria-label=tr("outlook-title")>
                    {rows}
                </ol>
            }
            .into_any(),
        ]
        .into_any()
    };
    let inside = vec![when(holds, nearest), when(bets, move || sheet_of(&printed))];
    div("nearest-body", inside)
}

/// A hand: how far it is, its line, what it pays, what is missing or why it is out of reach.
fn row(card: &Arc<PlayedCard>, outlook: Memo<Arc<Outlook>>, at: usize) -> AnyView {
    let Some(hand) = card.hand(at as u16) else {
        return ().into_any();
    };
    let near = Memo::new(move |_| {
        outlook.with(|outlook| outlook.get(at).map(|hand| hand.nearest.clone()))
    });
    let out = flag(move || near.with(|near| matches!(near, Some(Err(_)))));
    let away = text(move || {
        near.with(|near| match near {
            Some(Ok(Nearest { distance, .. })) => {
                t_with("outlook-distance", &[("n", i64::from(*distance).into())])
            }
            _ => t("outlook-out"),
        })
    });
    let counted = text(move || {
        near.with(|near| match near {
            Some(Ok(Nearest { distance, .. })) => t_with(
                "outlook-distance.note",
                &[("n", i64::from(*distance).into())],
            ),
            _ => String::new(),
        })
    });
    let way = {
        let card = card.clone();
        // The alternative that is nearest; the first where none can be made.
        Memo::new(move |_| {
            near.with(|near| {
                let near = near.as_ref().and_then(|near| near.as_ref().ok());
                let form = near.and_then(|near| card.forms().get(near.form));
                form.map_or(0, |form| usize::from(form.line))
            })
        })
    };
    let (lines, year) = (hand.lines.clone(), card.year());
    let printed = move || lines.get(way.get()).map(|way| line(way, year));
    view! {
        <li class="near" class:out=out data-hand=hand.id.clone()>
            {vec![
                view! {
                    <span class="away" title=counted>
                        {away}
                    </span>
                }
                    .into_any(),
                worth(hand),
                printed.into_any(),
                (move || near.get().map(missing)).into_any(),
            ]}
        </li>
    }
    .into_any()
}

/// What a hand lacks, or why it cannot be made.
fn missing(near: Result<Nearest, OutOfReach>) -> AnyView {
    match near {
        Ok(near) => div("lacks", near.lacks.into_iter().map(lack).collect()),
        Err(why) => paragraph("why", text(move || reason(why))),
    }
}

fn reason(why: OutOfReach) -> String {
    match why {
        OutOfReach::Year => t("outlook-out-year"),
        OutOfReach::Closed => t("outlook-out-closed"),
        OutOfReach::Groups => t("outlook-out-groups"),
        OutOfReach::Gone(face) => {
            let tile = name_id(face.kind());
            t_with("outlook-out-gone", &[("tile", Arg::Msg(&tile))])
        }
    }
}

/// A tile that is missing: how many of it, and how many are unseen.
fn lack(lack: Lack) -> AnyView {
    let Lack {
        face,
        count,
        natural,
        unseen,
    } = lack;
    let id = if natural == count {
        "outlook-lack-natural"
    } else {
        "outlook-lack"
    };
    let name = text(move || {
        let tile = name_id(face.kind());
        let args = [
            ("n", i64::from(count).into()),
            ("tile", Arg::Msg(&tile)),
            ("unseen", i64::from(unseen).into()),
        ];
        t_with(id, &args)
    });
    let figures = format!("×{count} ({unseen})");
    under_name(
        "lack",
        name,
        vec![
            plain(face.kind()),
            view! { <span aria-hidden="true">{figures}</span> }.into_any(),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::sitting::{Sitting, usual_level};
    use sparrows_engine::Table;

    #[test]
    fn hands_stand_by_distance_then_value_and_what_is_out_of_reach_last() {
        for seed in 0..20_u64 {
            // In 2026 the year leaves a hand out; every deal has its own distances.
            let card = Arc::new(PlayedCard::house(2026));
            let table = Table::american().with_card(card.clone());
            let view = Sitting::new(table, seed.into(), usual_level()).view();
            let outlook = view.outlook().expect("a card");
            let order = nearest_first(&outlook, &card);
            assert_eq!(order.len(), card.card().hands.len());
            let ranks: Vec<(u8, u16)> = order
                .iter()
                .map(|&at| {
                    let near = outlook[at].nearest.as_ref().map(|near| near.distance);
                    let value = card.hand(at as u16).expect("a hand").value;
                    (near.unwrap_or(u8::MAX), 1000 - value)
                })
                .collect();
            assert!(ranks.is_sorted(), "{ranks:?}");
        }
    }
}

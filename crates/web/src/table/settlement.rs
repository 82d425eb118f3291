//! The account of a finished deal, as the engine gives it: patterns with the tiles that make them,
//! payments, all hands, seed and commitment.

use super::seat::seated;
use super::share::share_buttons;
use super::tiles::{self, marked_picture, under_name};
use super::ui::{aria, button, click, div, flag, paragraph, span, text, tr, tr_of};
use super::{card_hand, ledger};
use crate::i18n::{note, t, t_with};
use crate::later::{self, Part, wasm_split};
use crate::play::circle::SIDES;
use crate::play::place::keeps_ledger;
use crate::play::{Circle, Play, Shown};
use crate::tile::name_id;
use leptos::prelude::*;
use sparrows_engine::rules::WinBy;
use sparrows_engine::rules::sichuan::Standing;
use sparrows_engine::table::{Ending, WinAccount};
use sparrows_engine::{Seat, TileId, TileSet};
use sparrows_text::Arg;
use std::sync::Arc;

/// The id of the title, to lead the focus to.
pub const TITLE: &str = "settlement-title";

/// A hand without any pattern has a name too.
const PLAIN: &str = "chicken-hand";

/// The pattern whose tiles are marked: its position in the account.
type Marked = RwSignal<Option<usize>>;
/// The message of each pattern, with the tiles that make it.
type Sets = Arc<Vec<(String, TileSet)>>;

/// The view.
pub fn settlement(play: Play) -> AnyView {
    later::draw(fetch(), move || contents(play))
}

#[wasm_split(later, fallible, preload(fetch))]
fn contents(play: Play) -> Part {
    let shown = play.shown.get_untracked();
    let next = click(move || play.next_deal());
    let again = click(move || play.same_deal());
    let mut after = vec![
        view! {
            <button type="button" class="button primary" aria-keyshortcuts="N" on:click=next>
                {tr("table-next-deal")}
                <kbd aria-hidden="true">"N"</kbd>
            </button>
        }
        .into_any(),
        button("button", tr("table-same-deal"), again),
    ];
    after.extend(share_buttons(play));
    let account = div("account", account(play, &shown));
    let drawn = view! {
        <section class="settlement" aria-labelledby=TITLE>
            {vec![account, div("after", after)]}
        </section>
    };
    Ok(drawn.into_any())
}

fn account(play: Play, shown: &Shown) -> Vec<AnyView> {
    let wins = &shown.wins;
    let ledger = keeps_ledger(shown.rules());
    let circle = shown.circle();
    let first = wins.first().map(|account| account.win.clone());
    let nobody = first.is_none();
    let ending = shown.settlement.as_ref().map(|account| account.ending);
    let dead = ending == Some(Ending::Dead);
    let title = text(move || match &first {
        _ if ledger => t("settlement-title"),
        Some(win) => title(win.seat, win.by, circle),
        None if dead => t("settlement-dead"),
        None => t("settlement-draw"),
    });
    let mut inside = vec![
        view! {
            <h2 id=TITLE tabindex="-1">
                {title}
            </h2>
        }
        .into_any(),
    ];
    if ledger {
        inside.extend(outcome(shown));
    }
    if nobody {
        inside.push(paragraph(
            "",
            text(move || {
                let id = if dead {
                    "settlement-dead"
                } else {
                    "settlement-draw"
                };
                note(id).unwrap_or_default()
            }),
        ));
    }
    let bet = shown.settlement.as_ref().and_then(|account| account.bet);
    inside.extend(bet.map(|on| {
        let who = circle.name(on);
        let id = if shown.bets() {
            "event-bet-by-you"
        } else {
            "table-bet"
        };
        let bet = text(move || t_with(id, &[("who", Arg::Msg(who))]));
        paragraph("aside", bet)
    }));
    inside.extend(wins.iter().map(|account| win(shown, account, ledger)));
    inside.push(if ledger {
        ledger::account(play)
    } else {
        payments(shown)
    });
    let others: Vec<AnyView> = (0..SIDES)
        .filter(|&side| shown.win_of(side).is_none())
        .map(|side| other_hand(shown, side))
        .collect();
    inside.push(
        view! {
            <section class="hands" aria-labelledby="settlement-hands">
                <h3 id="settlement-hands">{tr("settlement-hands")}</h3>
                {others}
            </section>
        }
        .into_any(),
    );
    inside.push(proof(shown));
    inside
}

/// Why the deal ended, and what it brought the person.
fn outcome(shown: &Shown) -> Option<AnyView> {
    let account = shown.settlement.as_ref()?;
    let (ending, points) = (account.ending, account.scores[shown.view.seat]);
    let id = match points {
        1.. => "settlement-receives-you",
        0 => "settlement-nothing-you",
        _ => "settlement-pays-you",
    };
    let brought = text(move || t_with(id, &[("points", points.abs().into())]));
    let why = tr_of(format!("ending-{}", ending.as_str()));
    let inside = vec![paragraph("", why), paragraph("strong", brought)];
    Some(div("outcome", inside))
}

/// Who wins, and how. Tracked.
fn title(winner: Seat, by: WinBy, circle: Circle) -> String {
    let who = circle.name(winner);
    let wins = if circle.is_person(winner) {
        t("settlement-winner-you")
    } else {
        t_with("settlement-winner", &[("who", Arg::Msg(who))])
    };
    let from = by.from().map_or(who, |from| circle.name(from));
    let how = t_with(
        &format!("settlement-by-{}", by.as_str()),
        &[("from", Arg::Msg(from))],
    );
    format!("{wins} {how}")
}

/// A win: the hand, and its patterns. A pattern that is pointed at, in focus or tapped marks the
/// tiles that make it.
fn win(shown: &Shown, account: &WinAccount, titled: bool) -> AnyView {
    let marked: Marked = RwSignal::new(None);
    let score = &account.win.score;
    let seat = &shown.view.players[account.win.seat];
    let sets: Sets = Arc::new(
        account
            .patterns
            .iter()
            .map(|pattern| (format!("pattern-{}", pattern.id), pattern.tiles))
            .collect(),
    );
    let winning = account.win.tile;
    let one = |tile: TileId| marked_tile(tile, winning, marked, Arc::clone(&sets));
    let mut hand = vec![span("group", account.concealed.iter().map(one).collect())];
    hand.extend(winning.map(|tile| span("group won-on", vec![one(tile)])));
    hand.extend(
        seat.melds
            .iter()
            .map(|meld| span("meld", meld.tiles.iter().copied().map(one).collect())),
    );
    hand.push(span("group", seat.flowers.iter().map(one).collect()));
    if let Some(card) = &account.card {
        let inside = vec![
            div("won-hand", hand),
            card_hand::account(shown, account, card),
        ];
        return div("won", inside);
    }
    let mut patterns: Vec<AnyView> = account
        .patterns
        .iter()
        .enumerate()
        .map(|(at, pattern)| pattern_row(pattern.id, pattern.value, at, marked))
        .collect();
    if patterns.is_empty() {
        patterns.push(pattern_row(PLAIN, 0, 0, marked));
    }
    let (sum, total, base) = (score.sum, score.total, score.base);
    let mut totals = vec![
        span("strong", vec![tr("settlement-total").into_any()]),
        span(
            "strong figure",
            vec![text(move || t_with("faan", &[("n", total.into())])).into_any()],
        ),
    ];
    if sum != total {
        let capped = text(move || {
            t_with(
                "settlement-counted",
                &[("sum", sum.into()), ("cap", total.into())],
            )
        });
        totals.push(span("aside", vec![capped.into_any()]));
    }
    let base = text(move || {
        t_with(
            "settlement-base.note",
            &[("total", total.into()), ("base", base.into())],
        )
    });
    totals.push(span("aside", vec![base.into_any()]));
    let patterns = view! {
        <ul class="patterns" aria-label=tr("settlement-pattern")>
            {patterns}
        </ul>
    };
    let mut inside = vec![
        div("won-hand", hand),
        patterns.into_any(),
        div("total", totals),
    ];
    if titled {
        let (winner, by, circle) = (account.win.seat, account.win.by, shown.circle());
        let title = text(move || title(winner, by, circle));
        inside.insert(0, view! { <h3>{title}</h3> }.into_any());
    }
    div("won", inside)
}

/// A hand that has won while play goes on: how, with what, and what it counts.
pub fn won_hand(shown: &Shown, account: &WinAccount) -> AnyView {
    let (winner, by, circle) = (account.win.seat, account.win.by, shown.circle());
    let mut hand = vec![span(
        "group",
        account.concealed.iter().map(tiles::tile).collect(),
    )];
    hand.extend(
        account
            .win
            .tile
            .map(|tile| span("group won-on", vec![tiles::tile(tile)])),
    );
    let total = account.win.score.total;
    let ids = account.patterns.iter().map(|pattern| pattern.id);
    let plain = account.patterns.is_empty().then_some(PLAIN);
    let names: Vec<String> = ids.chain(plain).map(|id| format!("pattern-{id}")).collect();
    let worth = text(move || {
        let mut all: Vec<String> = names.iter().map(|id| t(id)).collect();
        all.push(t_with("faan", &[("n", total.into())]));
        all.join(" · ")
    });
    let inside = vec![
        paragraph("strong", text(move || title(winner, by, circle))),
        div("won-hand", hand),
        paragraph("worth", worth),
    ];
    div("shown-hand", inside)
}

fn pattern_row(id: &'static str, value: u8, at: usize, marked: Marked) -> AnyView {
    let name = format!("pattern-{id}");
    let for_note = name.clone();
    let is_marked = flag(move || marked.get() == Some(at));
    let why = text(move || note(&for_note).unwrap_or_default());
    let figure = text(move || t_with("faan", &[("n", value.into())]));
    let hover = move |on: bool| {
        move |event: leptos::ev::PointerEvent| {
            if event.pointer_type() == "mouse" {
                marked.set(on.then_some(at));
            }
        }
    };
    // A click of the mouse finds the tiles marked by its hover already: it leaves them so. A tap or
    // a key marks them, and takes the marks away again.
    let press = move |event: leptos::ev::MouseEvent| {
        if event.detail() == 0 || !is_marked.get_untracked() {
            marked.update(|marked| *marked = if *marked == Some(at) { None } else { Some(at) });
        }
    };
    view! {
        <li>
            <button
                type="button"
                class="pattern"
                class:marked=is_marked
                aria-pressed=aria(is_marked)
                title=why
                on:pointerenter=hover(true)
                on:pointerleave=hover(false)
                on:focus=move |_| marked.set(Some(at))
                on:click=press
            >
                <span>{text(move || t(&name))}</span>
                <span class="figure">{figure}</span>
            </button>
        </li>
    }
    .into_any()
}

fn marked_tile(tile: TileId, winning: Option<TileId>, marked: Marked, sets: Sets) -> AnyView {
    let of = move || {
        let at = marked.get()?;
        sets.get(at).cloned()
    };
    let (for_name, for_part) = (of.clone(), of.clone());
    let name = text(move || {
        let id = name_id(tile.kind());
        match for_name() {
            Some((pattern, tiles)) if tiles.contains(tile) => t_with(
                "tile-part",
                &[("tile", Arg::Msg(&id)), ("pattern", Arg::Msg(&pattern))],
            ),
            _ if winning == Some(tile) => t_with("tile-winning", &[("tile", Arg::Msg(&id))]),
            _ => t(&id),
        }
    });
    let part = flag(move || for_part().is_some_and(|(_, tiles)| tiles.contains(tile)));
    let not =
        flag(move || of().is_some_and(|(_, tiles)| !tiles.is_empty() && !tiles.contains(tile)));
    under_name("one", name, vec![marked_picture(tile.into(), part, not)])
}

/// The class of a gain or loss.
const fn gain(points: i32) -> &'static str {
    match points {
        1.. => "gain",
        0 => "",
        _ => "loss",
    }
}

/// What every player gains or pays, and where they stand.
fn payments(shown: &Shown) -> AnyView {
    let scores = shown.settlement.as_ref().map(|account| account.scores);
    let scores = scores.unwrap_or_default();
    let deals = shown.score.deals;
    let circle = shown.circle();
    let rows: Vec<AnyView> = circle
        .seats()
        .map(|seat| {
            let points = scores[seat];
            let sum = shown.sum_of(seat);
            view! {
                <tr class=gain(points)>
                    <th scope="row">{text(move || seated(circle.name(seat), seat))}</th>
                    <td>{signed(points.into())}</td>
                    <td>{signed(sum)}</td>
                </tr>
            }
            .into_any()
        })
        .collect();
    let over = text(move || t_with("table-score", &[("n", deals.into())]));
    view! {
        <table class="payments">
            <caption class="hidden">{tr("settlement-payments")}</caption>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{tr("settlement-this-deal")}</th>
                    <th scope="col">{over}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// A gain or loss as the language writes it.
pub fn signed(points: i64) -> Signal<String> {
    text(move || t_with("signed", &[("n", Arg::Signed(points))]))
}

fn other_hand(shown: &Shown, side: usize) -> AnyView {
    let seat = &shown.view.players[shown.seat(side)];
    let concealed = if shown.is_person(side) {
        shown.view.hand
    } else {
        seat.shown
    };
    let mut hand = vec![span("group", concealed.iter().map(tiles::tile).collect())];
    hand.extend(
        seat.melds
            .iter()
            .map(|meld| tiles::meld(meld, shown.seat(side), shown.circle())),
    );
    hand.push(span(
        "group",
        seat.flowers.iter().map(tiles::tile).collect(),
    ));
    let standing = shown.standings[side].map(|standing| {
        let stands = text(move || match standing {
            Standing::FlowerPig => t("settlement-flower-pig"),
            Standing::NotReady => t("settlement-not-ready"),
            Standing::Ready(points) => {
                t_with("settlement-ready-value", &[("points", points.into())])
            }
        });
        span("standing", vec![stands.into_any()])
    });
    let dead = shown
        .is_dead(side)
        .then(|| span("standing", vec![tr("settlement-dead-hand").into_any()]));
    view! {
        <div class="other-hand">
            <h4>{tr(shown.name(side))} {standing} {dead}</h4>
            {div("won-hand", hand)}
        </div>
    }
    .into_any()
}

/// Seed and commitment, and how to check the deal.
fn proof(shown: &Shown) -> AnyView {
    let hash = shown.commitment.clone();
    let mut inside = vec![paragraph(
        "",
        text(|| note("settlement-check").unwrap_or_default()),
    )];
    if let Some(seed) = shown.seed.clone() {
        let seed = text(move || t_with("settlement-seed", &[("seed", Arg::Str(&seed))]));
        inside.push(paragraph("hash", seed));
    }
    let commitment = text(move || t_with("settlement-commitment", &[("hash", Arg::Str(&hash))]));
    inside.push(paragraph("hash", commitment));
    let why = text(|| note("settlement-commitment").unwrap_or_default());
    inside.push(paragraph("aside", why));
    view! {
        <details class="proof">
            <summary>{tr("settlement-check")}</summary>
            {inside}
        </details>
    }
    .into_any()
}

//! The account of a finished deal, as the engine gives it: patterns with the tiles that make them,
//! payments, all hands, seed and commitment.

use super::seat::MeldView;
use super::share::ShareButtons;
use crate::i18n::{note, t, t_with};
use crate::play::said::{player_at, player_id};
use crate::play::{Play, Shown};
use crate::tile::{Tile, name_id};
use leptos::prelude::*;
use sparrows_engine::rules::WinBy;
use sparrows_engine::table::WinAccount;
use sparrows_engine::{Seat, TileId, TileSet};
use sparrows_text::Arg;
use std::sync::Arc;

/// The id of the title, to lead the focus to.
pub const TITLE: &str = "settlement-title";

/// The pattern whose tiles are marked: its position in the account.
type Marked = RwSignal<Option<usize>>;

/// The view.
#[component]
pub fn SettlementView(play: Play) -> impl IntoView {
    view! {
        <section class="settlement" aria-labelledby=TITLE>
            <div class="account">
                {move || {
                    let shown = play.shown.get();
                    view! { <Account shown=shown /> }
                }}
            </div>
            <div class="after">
                <button
                    type="button"
                    class="button primary"
                    aria-keyshortcuts="N"
                    on:click=move |_| play.next_deal()
                >
                    {move || t("table-next-deal")}
                    <kbd aria-hidden="true">"N"</kbd>
                </button>
                <button type="button" class="button" on:click=move |_| play.same_deal()>
                    {move || t("table-same-deal")}
                </button>
                <ShareButtons play=play />
            </div>
        </section>
    }
}

#[component]
fn Account(shown: Arc<Shown>) -> impl IntoView {
    let wins = shown.settlement.as_ref().map(|account| account.wins.clone());
    let wins = wins.unwrap_or_default();
    let person = shown.view.seat;
    let nobody = wins.is_empty();
    let first = wins.first().map(|account| account.win.clone());
    let title = move || match &first {
        Some(win) => title(win.seat, win.by, person),
        None => t("settlement-draw"),
    };
    let accounts = wins
        .iter()
        .map(|account| view! { <Win shown=Arc::clone(&shown) account=account.clone() /> })
        .collect_view();
    let others: Vec<usize> = (0..4)
        .filter(|&player| wins.iter().all(|account| account.win.seat != shown.seat(player)))
        .collect();
    view! {
        <h2 id=TITLE tabindex="-1">
            {title}
        </h2>
        <Show when=move || nobody>
            <p>{move || note("settlement-draw")}</p>
        </Show>
        {accounts}
        <Payments shown=Arc::clone(&shown) />
        <section class="hands" aria-labelledby="settlement-hands">
            <h3 id="settlement-hands">{move || t("settlement-hands")}</h3>
            {others
                .into_iter()
                .map(|player| view! { <OtherHand shown=Arc::clone(&shown) player=player /> })
                .collect_view()}
        </section>
        <Proof shown=shown />
    }
}

fn title(winner: Seat, by: WinBy, person: Seat) -> String {
    let who = player_at(winner, person);
    let wins = if winner == person {
        t("settlement-winner-you")
    } else {
        t_with("settlement-winner", &[("who", Arg::Msg(who))])
    };
    let from = by.from().map_or(who, |from| player_at(from, person));
    let how = t_with(
        &format!("settlement-by-{}", by.as_str()),
        &[("from", Arg::Msg(from))],
    );
    format!("{wins} {how}")
}

/// A win: the hand, and its patterns. A pattern that is pointed at, in focus or tapped marks the
/// tiles that make it.
#[component]
fn Win(shown: Arc<Shown>, account: WinAccount) -> impl IntoView {
    let marked: Marked = RwSignal::new(None);
    let score = account.win.score.clone();
    let seat = &shown.view.players[account.win.seat];
    let sets: Arc<Vec<(String, TileSet)>> = Arc::new(
        account
            .patterns
            .iter()
            .map(|pattern| (format!("pattern-{}", pattern.id), pattern.tiles))
            .collect(),
    );
    let winning = account.win.tile;
    let one = {
        let sets = Arc::clone(&sets);
        move |tile: TileId| {
            view! { <MarkedTile tile=tile winning=winning marked=marked sets=Arc::clone(&sets) /> }
        }
    };
    let concealed = account.concealed.iter().map(&one).collect_view();
    let melds = seat
        .melds
        .iter()
        .map(|meld| {
            let tiles = meld.tiles.iter().copied().map(&one).collect_view();
            view! { <span class="meld">{tiles}</span> }
        })
        .collect_view();
    let flowers = seat.flowers.iter().map(&one).collect_view();
    let won_on = winning.map(&one);
    let patterns = account
        .patterns
        .iter()
        .enumerate()
        .map(|(at, pattern)| {
            view! { <PatternRow id=pattern.id value=pattern.value at=at marked=marked /> }
        })
        .collect_view();
    let (sum, total, base) = (score.sum, score.total, score.base);
    let capped = sum != total;
    view! {
        <div class="won">
            <div class="won-hand">
                <span class="group">{concealed}</span>
                <span class="group won-on">{won_on}</span>
                {melds}
                <span class="group">{flowers}</span>
            </div>
            <ul class="patterns" aria-label=move || t("settlement-pattern")>
                {patterns}
            </ul>
            <p class="total">
                <strong>{move || t("settlement-total")} " "</strong>
                <strong class="figure">
                    {move || t_with("faan", &[("n", total.into())])}
                </strong>
                <Show when=move || capped>
                    <span class="aside">
                        {move || {
                            t_with(
                                "settlement-counted",
                                &[("sum", sum.into()), ("cap", total.into())],
                            )
                        }}
                    </span>
                </Show>
                <span class="aside">
                    {move || {
                        t_with(
                            "settlement-base.note",
                            &[("total", total.into()), ("base", base.into())],
                        )
                    }}
                </span>
            </p>
        </div>
    }
}

#[component]
fn PatternRow(id: &'static str, value: u8, at: usize, marked: Marked) -> impl IntoView {
    let name_id = format!("pattern-{id}");
    let note_id = name_id.clone();
    let is_marked = move || marked.get() == Some(at);
    let toggle = move |_| {
        marked.update(|marked| *marked = if *marked == Some(at) { None } else { Some(at) });
    };
    // Touch sends no hover: a tap must mark, and the hover before a click must not undo it.
    view! {
        <li>
            <button
                type="button"
                class="pattern"
                class:marked=is_marked
                aria-pressed=move || if is_marked() { "true" } else { "false" }
                title=move || note(&note_id)
                on:pointerenter=move |event| {
                    if event.pointer_type() == "mouse" {
                        marked.set(Some(at));
                    }
                }
                on:pointerleave=move |event| {
                    if event.pointer_type() == "mouse" {
                        marked.set(None);
                    }
                }
                on:click=move |event| {
                    // A click of the mouse finds the tiles marked by its hover already.
                    if event.detail() == 0 || !is_marked() {
                        toggle(());
                    }
                }
            >
                <span>{move || t(&name_id)}</span>
                <span class="figure">{move || t_with("faan", &[("n", value.into())])}</span>
            </button>
        </li>
    }
}

#[component]
fn MarkedTile(
    tile: TileId,
    winning: Option<TileId>,
    marked: Marked,
    sets: Arc<Vec<(String, TileSet)>>,
) -> impl IntoView {
    let of = {
        let sets = Arc::clone(&sets);
        move || {
            let at = marked.get()?;
            sets.get(at).filter(|(_, tiles)| tiles.contains(tile)).cloned()
        }
    };
    let of = Memo::new(move |_| of());
    let any = Memo::new(move |_| {
        let at = marked.get();
        at.and_then(|at| sets.get(at)).is_some_and(|(_, tiles)| !tiles.is_empty())
    });
    let name = move || {
        let id = name_id(tile.kind());
        match of.get() {
            Some((pattern, _)) => t_with(
                "tile-part",
                &[("tile", Arg::Msg(&id)), ("pattern", Arg::Msg(&pattern))],
            ),
            None if winning == Some(tile) => t_with("tile-winning", &[("tile", Arg::Msg(&id))]),
            None => t(&id),
        }
    };
    let highlighted = Signal::derive(move || of.get().is_some());
    let dimmed = Signal::derive(move || any.get() && of.get().is_none());
    view! {
        <span role="img" aria-label=name>
            <Tile face=tile highlighted=highlighted dimmed=dimmed />
        </span>
    }
}

/// What every player gains or pays, and where they stand.
#[component]
fn Payments(shown: Arc<Shown>) -> impl IntoView {
    let scores = shown.settlement.as_ref().map(|account| account.scores);
    let scores = scores.unwrap_or_default();
    let deals = shown.score.deals;
    let rows = (0..4)
        .map(|player| {
            let points = scores[shown.seat(player)];
            let (gains, pays) = (points > 0, points < 0);
            let sum = shown.score.points[player];
            let seat = format!("seat-{}", shown.seat(player));
            view! {
                <tr class:gain=gains class:loss=pays>
                    <th scope="row">
                        {move || {
                            let args = [
                                ("player", Arg::Msg(player_id(player))),
                                ("seat", Arg::Msg(&seat)),
                            ];
                            t_with("player-seated", &args)
                        }}
                    </th>
                    <td>{move || signed(points.into())}</td>
                    <td>{move || signed(sum)}</td>
                </tr>
            }
        })
        .collect_view();
    view! {
        <table class="payments">
            <caption class="hidden">{move || t("settlement-payments")}</caption>
            <thead>
                <tr>
                    <td></td>
                    <th scope="col">{move || t("settlement-this-deal")}</th>
                    <th scope="col">
                        {move || t_with("table-score", &[("n", deals.into())])}
                    </th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
}

/// A gain or loss as the language writes it.
fn signed(points: i64) -> String {
    t_with("signed", &[("n", Arg::Signed(points))])
}

#[component]
fn OtherHand(shown: Arc<Shown>, player: usize) -> impl IntoView {
    let seat = shown.view.players[shown.seat(player)].clone();
    let person = shown.view.seat;
    let concealed = if player == 0 { shown.view.hand } else { seat.shown };
    let one = |tile: TileId| {
        view! {
            <span role="img" aria-label=move || t(&name_id(tile.kind()))>
                <Tile face=tile />
            </span>
        }
    };
    view! {
        <div class="other-hand">
            <h4>{move || t(player_id(player))}</h4>
            <div class="won-hand">
                <span class="group">{concealed.iter().map(one).collect_view()}</span>
                {seat
                    .melds
                    .iter()
                    .map(|meld| view! { <MeldView meld=meld.clone() person=person /> })
                    .collect_view()}
                <span class="group">{seat.flowers.iter().map(one).collect_view()}</span>
            </div>
        </div>
    }
}

/// Seed and commitment, and how to check the deal.
#[component]
fn Proof(shown: Arc<Shown>) -> impl IntoView {
    let seed = shown.seed.clone();
    let hash = shown.commitment.clone();
    view! {
        <details class="proof">
            <summary>{move || t("settlement-check")}</summary>
            <p>{move || note("settlement-check")}</p>
            {seed
                .map(|seed| {
                    view! {
                        <p class="hash">
                            {move || t_with("settlement-seed", &[("seed", Arg::Str(&seed))])}
                        </p>
                    }
                })}
            <p class="hash">
                {move || t_with("settlement-commitment", &[("hash", Arg::Str(&hash))])}
            </p>
            <p class="aside">{move || note("settlement-commitment")}</p>
        </details>
    }
}

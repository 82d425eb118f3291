//! The seats around the table: who sits there, what lies open, what they did last.

use crate::i18n::{t, t_with};
use crate::play::driver::words;
use crate::play::said::{self, player_id};
use crate::play::shown::Last;
use crate::play::{Play, Shown};
use crate::tile::{Face, Tile, Tiles, name_id};
use leptos::prelude::*;
use sparrows_engine::{Kind, Meld, MeldKind, Seat, TileId};
use sparrows_text::Arg;

/// The sign of a wind, as on its tile; the name stands beside it.
#[component]
pub fn WindSign(#[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    view! {
        <svg class="wind-sign" viewBox="6 12 48 58" aria-hidden="true" focusable="false">
            <use href=move || format!("#z{}", seat.get().index() + 1) />
        </svg>
    }
}

/// A part of what is shown, drawn anew only when it changes.
pub fn part<T: PartialEq + Send + Sync + 'static>(
    play: Play,
    read: impl Fn(&Shown) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| play.shown.with(|shown| read(shown)))
}

/// One of the computer players.
#[component]
pub fn Opponent(play: Play, player: usize) -> impl IntoView {
    let label = move || {
        let seat = play.shown.with(|shown| shown.seat(player));
        let seat = format!("seat-{seat}");
        let args = [
            ("player", Arg::Msg(player_id(player))),
            ("seat", Arg::Msg(&seat)),
        ];
        t_with("player-seated", &args)
    };
    view! {
        <section class=format!("seat seat-{player}") aria-label=label>
            <Plate play=play player=player />
            <Concealed play=play player=player />
            <Open play=play player=player />
        </section>
    }
}

/// The person's own plate, melds and flowers.
#[component]
pub fn Me(play: Play) -> impl IntoView {
    view! {
        <div class="seat seat-0">
            <Plate play=play player=0 />
            <Open play=play player=0 />
        </div>
    }
}

/// Name, wind, dealer's mark, score, whose turn it is, and what was done last.
#[component]
fn Plate(play: Play, player: usize) -> impl IntoView {
    let seat = part(play, move |shown| shown.seat(player));
    let points = part(play, move |shown| shown.score.points[player]);
    let deals = part(play, |shown| shown.score.deals);
    let turn = part(play, move |shown| shown.turn() == Some(player));
    let last = part(play, move |shown| shown.lasts[player]);
    let wind = move || t(&format!("wind-{}", seat.get()));
    let turn_text = move || match player {
        0 => t("table-turn-you"),
        _ => t_with("table-turn", &[("who", Arg::Msg(player_id(player)))]),
    };
    view! {
        <div class="plate" class:turn=turn>
            <span class="wind" title=wind>
                <WindSign seat=seat />
                <span class="hidden">{wind}</span>
            </span>
            <span class="who">{move || t(player_id(player))}</span>
            <Show when=move || seat.get() == Seat::East>
                <span class="dealer">{move || t("table-dealer")}</span>
            </Show>
            <span class="points">
                <span class="hidden">
                    {move || t_with("table-score", &[("n", deals.get().into())])} ": "
                </span>
                {move || t_with("points", &[("n", points.get().into())])}
            </span>
            <Show when=move || turn.get()>
                <span class="to-play">
                    <span class="arrow" aria-hidden="true">"▶"</span>
                    <span class="hidden">{turn_text}</span>
                </span>
            </Show>
        </div>
        <p class="last">{move || last.get().map(|last| view! { <LastView last=last /> })}</p>
    }
}

#[component]
fn LastView(last: Last) -> impl IntoView {
    view! {
        <span class="last-word">{move || t(last.word)}</span>
        {last
            .tile
            .map(|tile| view! { <Tiles kinds=vec![tile.kind()] small=true /> })}
    }
}

/// The concealed tiles of another: backs, or faces once they are shown.
#[component]
fn Concealed(play: Play, player: usize) -> impl IntoView {
    let tiles = part(play, move |shown| {
        let seat = &shown.view.players[shown.seat(player)];
        let faces: Vec<Option<Kind>> = if seat.shown.is_empty() {
            vec![None; usize::from(seat.concealed)]
        } else {
            seat.shown.iter().map(|tile| Some(tile.kind())).collect()
        };
        faces
    });
    let label = move || {
        let tiles = tiles.get();
        let kinds: Vec<Kind> = tiles.iter().copied().flatten().collect();
        match kinds.is_empty() {
            true => t_with("tiles-hidden", &[("n", tiles.len().into())]),
            false => crate::tile::names(&kinds),
        }
    };
    view! {
        <div class="concealed" role="img" aria-label=label>
            {move || {
                tiles
                    .get()
                    .into_iter()
                    .map(|kind| view! { <Tile face=Face::from(kind) /> })
                    .collect_view()
            }}
        </div>
    }
}

/// Melds and flowers.
#[component]
fn Open(play: Play, player: usize) -> impl IntoView {
    let melds = part(play, move |shown| {
        shown.view.players[shown.seat(player)].melds.clone()
    });
    let flowers = part(play, move |shown| {
        let flowers = shown.view.players[shown.seat(player)].flowers;
        flowers.iter().map(TileId::kind).collect::<Vec<_>>()
    });
    let about = move |id: &'static str| t_with(id, &[("who", Arg::Msg(player_id(player)))]);
    view! {
        <div class="open">
            <ul class="melds" aria-label=move || about("table-melds-of")>
                {move || {
                    let person = play.shown.with_untracked(|shown| shown.view.seat);
                    melds
                        .get()
                        .into_iter()
                        .map(|meld| view! { <li><MeldView meld=meld person=person /></li> })
                        .collect_view()
                }}
            </ul>
            <Show when=move || !flowers.with(Vec::is_empty)>
                <span class="flowers">
                    <span class="hidden">{move || about("table-flowers-of")}</span>
                    {move || view! { <Tiles kinds=flowers.get() /> }}
                </span>
            </Show>
        </div>
    }
}

/// A meld; the claimed tile lies across, on the side of the player it came from.
#[component]
pub fn MeldView(meld: Meld, person: Seat) -> impl IntoView {
    let said = said::meld(&meld, person);
    // From the left neighbour first, from the right one last, from across in the middle.
    let claimed = meld.claimed.map(|(tile, _)| tile);
    let mut tiles: Vec<TileId> = meld.tiles.iter().copied().collect();
    if let (Some(tile), MeldKind::Pung | MeldKind::Kong) = (claimed, meld.kind) {
        if let Some(at) = tiles.iter().position(|other| *other == tile) {
            let last = tiles.len() - 1;
            tiles.swap(at, last.min(1));
        }
    }
    view! {
        <span class="meld" role="img" aria-label=move || words(&said)>
            {tiles
                .into_iter()
                .map(|tile| {
                    let across = claimed == Some(tile);
                    view! {
                        <span class="meld-tile" class:across=across>
                            <Tile face=tile />
                        </span>
                    }
                })
                .collect_view()}
        </span>
    }
}

/// The name of a tile inside a message. Tracked.
pub fn named(message: &str, tile: TileId) -> String {
    t_with(message, &[("tile", Arg::Msg(&name_id(tile.kind())))])
}

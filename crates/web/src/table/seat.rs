//! The seats around the table: who sits there, what lies open, what they did last.

use super::ui::{div, each, flag, hidden, span, text, tr, when};
use super::{exposures, tiles};
use crate::i18n::{t, t_with};
use crate::play::place::keeps_ledger;
use crate::play::{Play, Shown};
use crate::tile::names;
use leptos::prelude::*;
use sparrows_engine::{Kind, Meld, MeldKind, Seat, Suit, TileId};
use sparrows_text::Arg;

/// Reads what is shown. Tracked.
pub fn now<T>(play: Play, read: impl FnOnce(&Shown) -> T) -> T {
    play.shown.with(|shown| read(shown))
}

/// The sign of a wind, as on its tile; the name stands beside it.
pub fn wind_sign(seat: Signal<Seat>) -> AnyView {
    let href = text(move || format!("#z{}", seat.get().index() + 1));
    view! {
        <svg class="wind-sign" viewBox="0 0 60 80" aria-hidden="true" focusable="false">
            <use href=href />
        </svg>
    }
    .into_any()
}

/// The player at a side of the table, as the others see them.
pub fn opponent(play: Play, side: usize) -> AnyView {
    let label = text(move || {
        let (name, seat) = now(play, |shown| (shown.name(side), shown.seat(side)));
        seated(name, seat)
    });
    view! {
        <section class=format!("seat seat-{side}") aria-label=label>
            {vec![plate(play, side), last(play, side), concealed(play, side), open(play, side)]}
        </section>
    }
    .into_any()
}

/// The side nearest the person: their own plate, melds and flowers, or for the bettor the dealer.
pub fn nearest(play: Play) -> AnyView {
    let bets = flag(move || now(play, Shown::bets));
    let plays = flag(move || !bets.get());
    vec![
        when(plays, move || {
            div("seat seat-0", vec![plate(play, 0), open(play, 0)])
        }),
        when(bets, move || opponent(play, 0)),
    ]
    .into_any()
}

/// The name of the player at a side of the table. Tracked.
pub fn name(play: Play, side: usize) -> &'static str {
    now(play, |shown| shown.name(side))
}

/// A player, by the message of the name, with the seat. Tracked.
pub fn seated(player: &str, seat: Seat) -> String {
    let seat = format!("seat-{seat}");
    let args = [("player", Arg::Msg(player)), ("seat", Arg::Msg(&seat))];
    t_with("player-seated", &args)
}

/// Name, wind, dealer's mark, score and whose turn it is.
fn plate(play: Play, side: usize) -> AnyView {
    let seat = Signal::derive(move || now(play, |shown| shown.seat(side)));
    let turn = flag(move || now(play, |shown| shown.turn() == Some(side)));
    let wind = text(move || t(&format!("wind-{}", seat.get())));
    let points = text(move || {
        let points = now(play, |shown| shown.sum_of(shown.seat(side)));
        t_with("points", &[("n", points.into())])
    });
    let over = text(move || {
        let deals = now(play, |shown| shown.score.deals);
        format!("{}: ", t_with("table-score", &[("n", deals.into())]))
    });
    let turn_text = text(move || {
        if now(play, |shown| shown.is_person(side)) {
            t("table-turn-you")
        } else {
            t_with("table-turn", &[("who", Arg::Msg(name(play, side)))])
        }
    });
    let missing = move || now(play, |shown| shown.missing(side));
    let won = move || now(play, |shown| shown.win_of(side).is_some());
    // After a first win it is told who is still in.
    let goes_on = move || now(play, |shown| !shown.wins.is_empty());
    let booked = flag(move || {
        now(play, |shown| {
            keeps_ledger(shown.rules()) && !shown.view.ledger.lines().is_empty()
        })
    });
    let this_deal = text(|| format!("{}: ", t("settlement-this-deal")));
    let sum = text(move || {
        let points = now(play, |shown| shown.view.ledger.scores()[shown.seat(side)]);
        t_with("signed", &[("n", Arg::Signed(points.into()))])
    });
    let out = flag(won);
    let dead = flag(move || now(play, |shown| shown.is_dead(side)));
    let facts = vec![
        when(flag(move || missing().is_some()), move || {
            let suit = play.shown.with_untracked(|shown| shown.missing(side));
            suit.map_or_else(|| ().into_any(), missing_suit)
        }),
        when(flag(move || seat.get() == Seat::East), || {
            span("dealer", vec![tr("table-dealer").into_any()])
        }),
        when(out, || span("won-mark", vec![tr("table-won").into_any()])),
        when(dead, move || {
            let why = text(move || {
                let who = Arg::Msg(name(play, side));
                t_with("table-dead.note", &[("who", who)])
            });
            view! {
                <span class="dead-mark" title=why>
                    {tr("table-dead")}
                </span>
            }
            .into_any()
        }),
        when(flag(move || goes_on() && !won()), || {
            hidden(tr("table-playing"))
        }),
        span("points", vec![hidden(over), points.into_any()]),
        when(booked, move || {
            span("booked-sum", vec![hidden(this_deal), sum.into_any()])
        }),
    ];
    let inside = vec![
        span("wind", vec![wind_sign(seat), hidden(wind)]),
        span("who", vec![text(move || t(name(play, side))).into_any()]),
        span("facts", facts),
        when(turn, move || {
            view! {
                <span class="to-play">
                    <span class="arrow" aria-hidden="true">
                        "▶"
                    </span>
                    {hidden(turn_text)}
                </span>
            }
            .into_any()
        }),
    ];
    view! {
        <div class="plate" class:turn=turn class:out=out class:dead=dead>
            {inside}
        </div>
    }
    .into_any()
}

/// The suit that a player does without.
fn missing_suit(suit: Suit) -> AnyView {
    let name = text(move || {
        let suit = format!("suit-{}", suit.letter());
        t_with("table-missing-suit", &[("suit", Arg::Msg(&suit))])
    });
    view! {
        <span class="without" role="img" aria-label=name title=name>
            {tiles::suit_sign(suit)}
        </span>
    }
    .into_any()
}

/// What a seat did last; it stays until the seat acts again.
fn last(play: Play, side: usize) -> AnyView {
    // The key of an action: it is drawn anew when another takes its place.
    let key = move || {
        let last = now(play, |shown| shown.lasts[side]);
        last.map_or_else(Vec::new, |last| {
            let tile = last.tile.map_or(TileId::NUM, TileId::index);
            vec![tile * 1000 + last.word.len()]
        })
    };
    let view = each(key, move |_| {
        let last = play.shown.with_untracked(|shown| shown.lasts[side]);
        let Some(last) = last else {
            return ().into_any();
        };
        let picture = last.tile.map(|tile| tiles::row(vec![tile.kind()], true));
        span(
            "last-view",
            vec![
                span("last-word", vec![tr(last.word).into_any()]),
                picture.unwrap_or_else(|| ().into_any()),
            ],
        )
    });
    view! { <div class="last">{view}</div> }.into_any()
}

/// The concealed tiles of another: backs, or faces once they are shown.
fn concealed(play: Play, side: usize) -> AnyView {
    let faces = move || {
        now(play, |shown| {
            let seat = &shown.view.players[shown.seat(side)];
            let won = shown.win_of(side).and_then(|account| account.win.tile);
            if seat.shown.is_empty() {
                vec![None; usize::from(seat.concealed)]
            } else {
                let tiles = seat.shown.iter().filter(|tile| Some(*tile) != won);
                tiles.map(|tile| Some(tile.kind())).collect()
            }
        })
    };
    let label = text(move || {
        let faces = faces();
        let kinds: Vec<Kind> = faces.iter().copied().flatten().collect();
        if kinds.is_empty() {
            t_with("tiles-hidden", &[("n", faces.len().into())])
        } else {
            names(&kinds)
        }
    });
    // A place and a face make a key.
    let keys = move || {
        let code = |face: Option<Kind>| face.map_or(0, |kind| kind.index() + 1);
        let faces = faces().into_iter().enumerate();
        faces
            .map(|(place, face)| place * 100 + code(face))
            .collect()
    };
    let tiles = each(keys, |key| {
        let kind = (key % 100).checked_sub(1).and_then(Kind::from_index);
        tiles::picture(kind.into(), false)
    });
    // The tile won on is another's discard or was drawn: it stands apart.
    let won = move || {
        now(play, |shown| {
            let tile = shown.win_of(side).and_then(|account| account.win.tile);
            tile.map(TileId::index).into_iter().collect()
        })
    };
    let won = each(won, |index| {
        let tile = TileId::from_index(index).map(tiles::tile);
        span("won-on", tile.into_iter().collect())
    });
    view! {
        <div class="concealed">
            <span class="faces" role="img" aria-label=label>
                {tiles}
            </span>
            {won}
        </div>
    }
    .into_any()
}

/// Melds and flowers.
fn open(play: Play, side: usize) -> AnyView {
    let about =
        move |id: &'static str| text(move || t_with(id, &[("who", Arg::Msg(name(play, side)))]));
    // A meld that grows, or gives a joker away, is another one.
    let melds = move || {
        now(play, |shown| {
            let melds = &shown.view.players[shown.seat(side)].melds;
            let keys = melds.iter().enumerate();
            let key = |(place, meld): (usize, &Meld)| {
                let natural = meld.tiles.len() - meld.jokers().count();
                place * 100 + meld.tiles.len() * 10 + natural
            };
            keys.map(key).collect()
        })
    };
    let melds = each(melds, move |key| {
        let view = play.shown.with_untracked(|shown| {
            let (owner, circle) = (shown.seat(side), shown.circle());
            let meld = shown.view.players[owner].melds.get(key / 100)?;
            Some(match meld.kind {
                MeldKind::Exposure => exposures::group(play, owner, key / 100, meld, circle),
                _ => tiles::meld(meld, owner, circle),
            })
        });
        view! { <li>{view}</li> }.into_any()
    });
    let flowers = move || {
        now(play, |shown| {
            let flowers = shown.view.players[shown.seat(side)].flowers;
            flowers.iter().map(TileId::index).collect()
        })
    };
    let flowers = each(flowers, |index| {
        let tile = TileId::from_index(index).map(tiles::tile);
        view! { <li>{tile}</li> }.into_any()
    });
    view! {
        <div class="open">
            <ul class="melds" aria-label=about("table-melds-of")>
                {melds}
            </ul>
            <ul class="melds" aria-label=about("table-flowers-of")>
                {flowers}
            </ul>
        </div>
    }
    .into_any()
}

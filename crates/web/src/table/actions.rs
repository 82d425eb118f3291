//! The bar at the bottom: every decision in its fixed place. What cannot be done stands there too,
//! looks so, reads so, and says why.

use super::choices::{self, choices};
use super::seat::now;
use super::tiles::{self, marked_picture, row};
use super::ui::{aria, click, div, each, flag, paragraph, span, text, tr, when};
use crate::i18n::{note, t, t_form, t_list, t_with};
use crate::play::driver::words;
use crate::play::offers::named;
use crate::play::said::Said;
use crate::play::{Play, Shown};
use leptos::prelude::*;
use sparrows_engine::table::Phase;
use sparrows_engine::{Action, ActionKind, Kind, Seat, Suit, TileId};
use std::sync::Arc;

/// The sorts of decision, so that one can be named by a number.
const KINDS: [ActionKind; 18] = [
    ActionKind::Win,
    ActionKind::Kong,
    ActionKind::ConcealedKong,
    ActionKind::AddedKong,
    ActionKind::Pung,
    ActionKind::Chow,
    ActionKind::Discard,
    ActionKind::Pass,
    ActionKind::ExchangeThree,
    ActionKind::MissingSuit,
    ActionKind::PassTiles,
    ActionKind::Charleston,
    ActionKind::Mush,
    ActionKind::Courtesy,
    ActionKind::Expose,
    ActionKind::Exchange,
    ActionKind::Challenge,
    ActionKind::Bet,
];

/// The bar.
pub fn actions(play: Play) -> AnyView {
    let closed = flag(move || play.opened.with(Option::is_none));
    let opened = each(
        move || play.opened.get().map(key_of).into_iter().collect(),
        move |key| choices(play, KINDS[key / 100], key % 100),
    );
    view! {
        <section class="actions" aria-label=tr("table-claims")>
            {prompt(play)}
            {when(closed, move || bar(play))}
            {opened}
        </section>
    }
    .into_any()
}

/// A button as a number.
fn key_of((kind, nth): (ActionKind, usize)) -> usize {
    let sort = KINDS.iter().position(|other| *other == kind).unwrap_or(0);
    sort * 100 + nth
}

/// The buttons.
fn bar(play: Play) -> AnyView {
    // The key of a button: its sort, and which of several of that sort. So a button stays, and
    // keeps the focus, while what it does comes and goes.
    let keys = move || {
        now(play, |shown| {
            if shown.watches() {
                return Vec::new();
            }
            let kinds: Vec<ActionKind> = shown.offers.iter().map(|offer| offer.kind).collect();
            let key = |(at, kind): (usize, &ActionKind)| {
                let before = kinds[..at].iter().filter(|other| *other == kind).count();
                key_of((*kind, before))
            };
            kinds.iter().enumerate().map(key).collect()
        })
    };
    let buttons = each(keys, move |key| {
        action_button(play, KINDS[key / 100], key % 100)
    });
    // Who has won, or whose hand is dead, has nothing to decide any more.
    let watches = flag(move || now(play, |shown| shown.watches()));
    let skip = move || {
        let act = click(move || play.skip());
        let why = text(|| note("table-skip").unwrap_or_default());
        view! {
            <button type="button" class="button primary skip-rest" title=why on:click=act>
                {tr("table-skip")}
            </button>
        }
        .into_any()
    };
    div("buttons", vec![buttons, when(watches, skip)])
}

/// The id of a button.
pub fn element_id(kind: ActionKind, nth: usize) -> String {
    format!("action-{kind}-{nth}")
}

fn action_button(play: Play, kind: ActionKind, nth: usize) -> AnyView {
    // What it does now, or why nothing.
    let state = move || -> Option<Result<Action, Said>> {
        let (chosen, picked) = (play.chosen.get(), play.picked.get());
        now(play, |shown| {
            let mut offers = shown.offers.iter().filter(|offer| offer.kind == kind);
            Some(shown.state(offers.nth(nth)?, chosen, &picked))
        })
    };
    let word = play.shown.with_untracked(|shown| {
        let mut offers = shown.offers.iter().filter(|offer| offer.kind == kind);
        offers.nth(nth).map_or(kind.as_str(), |offer| offer.word)
    });
    let suit = (kind == ActionKind::MissingSuit).then(|| Suit::ALL[nth.min(2)]);
    // What speaks for the choice: how many tiles it concerns, how near a hand is.
    let held = match suit {
        Some(suit) => Some(text(move || {
            let of_suit = |tile: &TileId| tile.kind().suit() == Some(suit);
            let n = now(play, |shown| shown.view.hand.iter().filter(of_suit).count());
            t_with("table-hand-count", &[("n", n.into())])
        })),
        None if kind == ActionKind::Bet => Some(text(move || match state() {
            Some(Ok(Action::Bet(on))) => how_near(play, on),
            _ => String::new(),
        })),
        None => None,
    };
    // How many ways there are to do it.
    let ways = move || {
        now(play, |shown| {
            let mut offers = shown.offers.iter().filter(|offer| offer.kind == kind);
            offers.nth(nth).map_or(0, |offer| offer.choices.len())
        })
    };
    let circle = move || now(play, Shown::circle);
    let win_card = move || now(play, |shown| shown.win_card.clone());
    let action = move || state().and_then(Result::ok);
    let why = move || state().and_then(Result::err);
    let window = move || now(play, |shown| shown.view.window().map(|window| window.tile));
    let id = element_id(kind, nth);
    let why_id = format!("{id}-why");
    let message = format!("action-{word}");
    let (for_name, for_key) = (message.clone(), message.clone());
    let label = text(move || match action() {
        Some(
            whole @ (Action::PassTiles(_) | Action::Courtesy(_) | Action::Mush(_) | Action::Bet(_)),
        ) => words(&named(whole, None, circle())),
        Some(Action::Win) => win_card().map_or_else(|| t(&message), |said| words(&said)),
        _ => t(&message),
    });
    // Whose group or hand it is about, where there is one way.
    let whom = text(move || {
        let seat = match action() {
            Some(Action::Exchange { from, .. }) => Some(from),
            Some(Action::Challenge(target)) => Some(target),
            _ => None,
        };
        let seat = seat.filter(|_| ways() == 1);
        seat.map_or_else(String::new, |seat| t(circle().name(seat)))
    });
    let about = flag(move || !whom.get().is_empty());
    let class = format!("action action-{kind}");
    let name = text(move || {
        let name = match action() {
            Some(action) if about.get() => {
                t_list([t(&for_name), words(&named(action, None, circle()))])
            }
            Some(Action::Win) if win_card().is_some() => label.get(),
            Some(action) if ways() < 2 => words(&named(action, window(), circle())),
            _ => t(&for_name),
        };
        match held {
            Some(held) => t_list([name, held.get()]),
            None => name,
        }
    });
    let picks = matches!(
        kind,
        ActionKind::PassTiles | ActionKind::Courtesy | ActionKind::Mush
    );
    // While no tile is chosen, Enter chooses the one in focus.
    let key = text(move || {
        if picks && play.picked.with(Vec::is_empty) {
            String::new()
        } else {
            t_form(&for_key, "key")
        }
    });
    let has_key = flag(move || !key.get().is_empty());
    let not = flag(move || action().is_none());
    let reason = text(move || why().as_ref().map(words).unwrap_or_default());
    let short = flag(move || {
        let with_figure = ["why-below-minimum", "setup-exchange-three-chosen"];
        why().is_some_and(|why| with_figure.contains(&why.id.as_ref()))
    });
    let described = why_id.clone();
    let described = Signal::derive(move || not.get().then(|| described.clone()));
    let press = move |event: leptos::ev::MouseEvent| {
        // Before play one step follows another at once: the second half of a double click must not
        // answer the next.
        let set_up = |shown: &Arc<Shown>| matches!(shown.view.phase, Phase::SetUp { .. });
        if event.detail() > 1 && play.shown.with_untracked(set_up) {
            return;
        }
        match untrack(state) {
            Some(Ok(_)) if untrack(ways) > 1 => choices::open(play, kind, nth),
            Some(Ok(action)) => play.act(action),
            Some(Err(why)) => play.hint.set(Some(why)),
            None => {}
        }
    };
    let pictures = each(
        move || {
            let one = action().filter(|_| ways() < 2);
            one.map_or_else(Vec::new, |action| pictured(action, window()))
        },
        |key| {
            let kind = Kind::from_index(key % 100).unwrap_or(Kind::JOKER);
            let marked = key / 100 % 10 == 1;
            marked_picture(kind.into(), marked.into(), false.into())
        },
    );
    view! {
        <button
            type="button"
            id=id
            class=class
            aria-disabled=aria(not)
            aria-label=name
            aria-describedby=described
            aria-keyshortcuts=move || has_key.get().then(|| key.get())
            on:click=press
        >
            {suit.map(tiles::suit_sign)}
            <span class="action-label">{label}</span>
            {held.map(|held| span("held", vec![held.into_any()]))}
            {when(about, move || span("held", vec![whom.into_any()]))}
            <span class="action-tiles">{pictures}</span>
            {when(short, move || span("short-why", vec![reason.into_any()]))}
            {when(has_key, move || view! { <kbd aria-hidden="true">{key}</kbd> }.into_any())}
        </button>
        <span id=why_id hidden>
            {reason}
        </span>
    }
    .into_any()
}

/// How near the hand of a player in sight is to a hand of the card. Tracked.
fn how_near(play: Play, seat: Seat) -> String {
    let outlook = now(play, |shown| shown.view.outlook_of(seat)).unwrap_or_default();
    let distances = outlook.iter().filter_map(|hand| hand.nearest.as_ref().ok());
    let nearest = distances.map(|near| near.distance).min();
    let far = |n: u8| t_with("outlook-distance", &[("n", i64::from(n).into())]);
    nearest.map_or_else(|| t("outlook-out"), far)
}

/// The tiles a decision is about: the whole chow with the claimed tile marked, the tile of a kong or
/// discard. Pungs and wins need no picture: the tile in question is marked where it lies. Each is
/// given as place × 1000 + mark × 100 + kind.
pub fn pictured(action: Action, claimed: Option<TileId>) -> Vec<usize> {
    let plain = |kind: Kind| vec![kind.index()];
    match (action, claimed) {
        (Action::Chow(with), Some(claimed)) => {
            let mut tiles = vec![(claimed.kind().index(), 100)];
            tiles.extend(with.map(|tile| (tile.kind().index(), 0)));
            tiles.sort_unstable();
            let tiles = tiles.into_iter().enumerate();
            tiles
                .map(|(place, (kind, mark))| place * 1000 + mark + kind)
                .collect()
        }
        (Action::Expose(with), Some(claimed)) => {
            let own = with.iter().map(|tile| tile.kind().index());
            let all = std::iter::once(claimed.kind().index() + 100).chain(own);
            all.enumerate()
                .map(|(place, key)| place * 1000 + key)
                .collect()
        }
        (Action::Exchange { tile, .. }, _) => plain(tile.kind()),
        (Action::ConcealedKong(kind), _) => plain(kind),
        (Action::AddedKong(tile) | Action::Discard(tile), _) => plain(tile.kind()),
        _ => Vec::new(),
    }
}

/// What is asked, or the reason just asked for, or what happened last.
fn prompt(play: Play) -> AnyView {
    let question = move || now(play, |shown| shown.question.clone());
    let latest = move || {
        play.log
            .with(|log| log.last().map(|(_, said)| said.clone()))
    };
    let sentence = text(move || {
        let said = play.hint.get().or_else(question).or_else(latest);
        said.as_ref().map(words).unwrap_or_default()
    });
    let asked = flag(move || now(play, |shown| shown.question.is_some()));
    let reason = flag(move || play.hint.with(Option::is_some));
    let in_question = move || {
        let tile = now(play, |shown| {
            shown.in_question().filter(|_| shown.view.is_asked())
        });
        tile.map(|tile| tile.kind().index()).into_iter().collect()
    };
    let tile = each(in_question, |kind| {
        row(Kind::from_index(kind).into_iter().collect(), true)
    });
    let timed = flag(move || play.seconds.with(Option::is_some));
    let timer = move || {
        let left = text(move || {
            let seconds = play.seconds.get().unwrap_or_default();
            t_with("table-timer", &[("n", seconds.into())])
        });
        view! {
            <span class="timer" role="timer">
                {left}
            </span>
        }
        .into_any()
    };
    let chosen =
        flag(move || play.chosen.with(Option::is_some) || !play.picked.with(Vec::is_empty));
    let deselect = move || {
        let act = click(move || play.choose_none());
        view! {
            <button type="button" class="button deselect" aria-keyshortcuts="Escape" on:click=act>
                {tr("action-deselect")}
            </button>
        }
        .into_any()
    };
    view! {
        <div class="prompt" class:asked=asked class:reason=reason>
            {vec![tile, paragraph("", sentence), when(timed, timer), when(chosen, deselect)]}
        </div>
    }
    .into_any()
}

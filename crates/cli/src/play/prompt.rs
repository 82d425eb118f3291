//! What the person is asked, and the decisions in words.

use super::parts::bold;
use super::state::State;
use crate::words;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use sparrows_engine::table::{Direction, Phase, Pick, SetUp, Window};
use sparrows_engine::{Action, ActionKind, Kind, Seat, TileId, View};
use sparrows_text::Arg;

/// What can be done now, and why the last key did nothing.
pub fn prompt_lines(state: &State, view: &View) -> Vec<Line<'static>> {
    let catalog = &state.catalog;
    let mut lines = Vec::new();
    if let Some((choices, chosen)) = state.choices() {
        let mut line = vec![Span::raw(" ")];
        for (at, &action) in choices.iter().enumerate() {
            let text = format!("{}: {}", at + 1, action_text(state, view, action));
            let style = if at == chosen {
                Style::new().add_modifier(Modifier::REVERSED)
            } else {
                Style::new()
            };
            line.extend([Span::styled(text, style), Span::raw("   ")]);
        }
        lines.push(Line::from(line));
    } else if let Some(pick) = &view.pick {
        lines.push(Line::raw(format!(" {}", pick_text(state, view, pick))));
    } else if view.is_asked() {
        if let Phase::SetUp { step } = view.phase {
            lines.extend(question(state, step).map(|text| Line::raw(format!(" {text}"))));
        }
        lines.push(Line::from(buttons(state, view)));
    } else {
        let text = match view.turn() {
            Some(turn) => {
                let who = [("who", Arg::Msg(&words::seat_id(turn.seat)))];
                catalog.text_with("event-thinking", &who)
            }
            None if view.answered.is_some() => catalog.text("why-waiting"),
            None => catalog.text("why-thinking"),
        };
        lines.push(Line::raw(format!(" {text}")));
    }
    if let Some(notice) = state.notice() {
        lines.push(Line::from(vec![Span::raw(" "), bold(notice.to_owned())]));
    }
    lines
}

/// The name of a step before play in the messages.
const fn step_id(step: SetUp) -> &'static str {
    match step {
        SetUp::ExchangeThree => "setup-exchange-three",
        SetUp::MissingSuit => "setup-missing-suit",
        SetUp::DealtHand => "setup-dealt-hand",
        SetUp::FirstRight => "setup-first-right",
        SetUp::FirstAcross => "setup-first-across",
        SetUp::FirstLeft => "setup-first-left",
        SetUp::Mush => "setup-mush",
        SetUp::Charleston => "setup-charleston",
        SetUp::SecondLeft => "setup-second-left",
        SetUp::SecondAcross => "setup-second-across",
        SetUp::SecondRight => "setup-second-right",
        SetUp::Courtesy => "setup-courtesy",
        SetUp::Bet => "setup-bet",
    }
}

/// What is asked in a step in which nothing is picked; none where the buttons say it.
fn question(state: &State, step: SetUp) -> Option<String> {
    let asks = matches!(step, SetUp::DealtHand | SetUp::Charleston | SetUp::Bet);
    asks.then(|| state.catalog.text(step_id(step)))
}

/// To whom the tiles picked in a step go.
fn receiver(step: SetUp, giver: Seat) -> Option<Seat> {
    let direction = match step {
        SetUp::FirstRight | SetUp::SecondRight => Direction::Next,
        SetUp::FirstAcross | SetUp::SecondAcross | SetUp::Courtesy => Direction::Across,
        SetUp::FirstLeft | SetUp::SecondLeft => Direction::Previous,
        _ => return None,
    };
    Some(direction.receiver(giver))
}

/// What is to be picked, for whom, and how far that is.
fn pick_text(state: &State, view: &View, pick: &Pick) -> String {
    let catalog = &state.catalog;
    let chosen = state.picked().len();
    let id = match pick.action {
        ActionKind::PassTiles if pick.min < pick.max => "play-pass-blind",
        ActionKind::PassTiles => "play-pass-tiles",
        ActionKind::Mush => "play-mush",
        ActionKind::Courtesy => "play-courtesy",
        _ => "play-choose-three",
    };
    let blind = usize::from(pick.max).saturating_sub(chosen);
    let args = [("n", chosen.into()), ("blind", blind.into())];
    let how = catalog.text_with(id, &args);
    let Phase::SetUp { step } = view.phase else {
        return how;
    };
    let id = match (receiver(step, view.seat), pick.action) {
        (Some(_), _) => "play-step-to",
        (None, ActionKind::Mush) => "play-step",
        (None, _) => return how,
    };
    let to = words::seat_id(receiver(step, view.seat).unwrap_or(view.seat));
    let label = format!("{}.label", step_id(step));
    let args = [
        ("step", Arg::Msg(&label)),
        ("to", Arg::Msg(&to)),
        ("how", Arg::Str(&how)),
    ];
    catalog.text_with(id, &args)
}

/// The decisions that can be taken, with their keys, each sort once.
fn buttons(state: &State, view: &View) -> Vec<Span<'static>> {
    let catalog = &state.catalog;
    let mut line = vec![Span::raw(" ")];
    let mut seen = Vec::new();
    for &action in &view.legal {
        let kind = action.kind();
        if seen.contains(&kind) {
            continue;
        }
        seen.push(kind);
        let several = view.legal.iter().filter(|a| a.kind() == kind).count() > 1;
        let (key, text) = match action {
            // Each answer to the vote has a key of its own, each player a digit.
            Action::Charleston(_) | Action::Bet(_) => {
                line.extend(answers(state, view));
                continue;
            }
            Action::Discard(_) => {
                let chosen = state.hand(view).get(state.cursor()).copied();
                let action = chosen.map_or(action, Action::Discard);
                (
                    catalog.text("action-confirm.key"),
                    action_text(state, view, action),
                )
            }
            _ => {
                let key = catalog.text(&format!("action-{kind}.key"));
                let text = if several {
                    catalog.text(&format!("action-{kind}"))
                } else {
                    action_text(state, view, action)
                };
                (key, text)
            }
        };
        line.push(bold(format!("{key}: ")));
        line.push(Span::raw(format!("{text}   ")));
    }
    line
}

/// The answers to a vote, and the players to bet on, each with its key.
fn answers(state: &State, view: &View) -> Vec<Span<'static>> {
    let mut line = Vec::new();
    for (place, &action) in view.legal.iter().enumerate() {
        let key = match action {
            Action::Charleston(true) => state.catalog.text("action-charleston-continue.key"),
            Action::Charleston(false) => state.catalog.text("action-charleston-stop.key"),
            _ => (place + 1).to_string(),
        };
        line.push(bold(format!("{key}: ")));
        line.push(Span::raw(format!(
            "{}   ",
            action_text(state, view, action)
        )));
    }
    line
}

/// A group that a call would show: its size, and the jokers in it.
fn group(state: &State, with: &[TileId]) -> String {
    let catalog = &state.catalog;
    let jokers = with
        .iter()
        .filter(|tile| tile.kind() == Kind::JOKER)
        .count();
    let size = u8::try_from(with.len() + 1).unwrap_or(u8::MAX);
    let set = super::state::group_id(size);
    let args = [("set", Arg::Msg(set)), ("jokers", jokers.into())];
    catalog.text_with("action-expose-jokers", &args)
}

/// A decision in words, with its tiles.
fn action_text(state: &State, view: &View, action: Action) -> String {
    let catalog = &state.catalog;
    let window = view.window();
    let offered = window.map(|window| window.tile.kind());
    let with_tile = |id: &str, kind: Option<Kind>| match kind {
        Some(kind) => {
            let tile = words::tile_id(kind);
            catalog.text_with(id, &[("tile", Arg::Msg(&tile))])
        }
        None => catalog.text(&format!("action-{}", action.kind())),
    };
    match action {
        Action::Win if window.is_some_and(is_robbed) => catalog.text("action-rob"),
        Action::Win => with_tile("action-win-tile", offered.or(view.drawn.map(|t| t.kind()))),
        Action::Kong => with_tile("action-kong-tile", offered),
        Action::Pung => with_tile("action-pung-tile", offered),
        Action::Pass => with_tile("action-pass-tile", offered),
        Action::Chow([a, b]) => match offered {
            Some(tile) => {
                let chow = words::chow(catalog, [a.kind(), b.kind(), tile]);
                catalog.text_with("action-chow-tiles", &[("tiles", Arg::Str(&chow))])
            }
            None => catalog.text("action-chow"),
        },
        Action::ConcealedKong(kind) => with_tile("action-concealed-kong-tile", Some(kind)),
        Action::AddedKong(tile) => with_tile("action-added-kong-tile", Some(tile.kind())),
        Action::Discard(tile) => with_tile("action-discard-tile", Some(tile.kind())),
        Action::MissingSuit(suit) => {
            catalog.text(&format!("action-missing-suit-{}", suit.letter()))
        }
        Action::ExchangeThree(_) => catalog.text("action-exchange-three"),
        Action::PassTiles(tiles) => {
            let blind = 3usize.saturating_sub(tiles.len());
            let args = [("n", tiles.len().into()), ("blind", blind.into())];
            catalog.text_with("action-pass-tiles-blind", &args)
        }
        Action::Mush(tiles) => catalog.text_with("action-mush-tiles", &[("n", tiles.len().into())]),
        Action::Courtesy(tiles) => {
            catalog.text_with("action-courtesy-tiles", &[("n", tiles.len().into())])
        }
        Action::Charleston(true) => catalog.text("action-charleston-continue"),
        Action::Charleston(false) => catalog.text("action-charleston-stop"),
        Action::Bet(on) => {
            let who = words::seat_id(on);
            catalog.text_with("action-bet-on", &[("who", Arg::Msg(&who))])
        }
        Action::Expose(with) => group(state, &with),
        Action::Exchange { tile, from, .. } => {
            let (tile, owner) = (words::tile_id(tile.kind()), person(view, from));
            let args = [("tile", Arg::Msg(&tile)), ("from", Arg::Msg(&owner))];
            catalog.text_with("action-exchange-tile", &args)
        }
        Action::Challenge(target) => {
            let target = words::seat_id(target);
            catalog.text_with("action-challenge-target", &[("target", Arg::Msg(&target))])
        }
    }
}

/// The message that names a seat to whoever looks.
fn person(view: &View, seat: Seat) -> String {
    if seat == view.seat {
        "player-you".to_owned()
    } else {
        words::seat_id(seat)
    }
}

const fn is_robbed(window: Window) -> bool {
    window.added_kong
}

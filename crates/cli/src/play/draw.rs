//! The table drawn: a function of the state.

use super::settlement;
use super::state::State;
use crate::words;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use sparrows_engine::table::{PlayerView, Window};
use sparrows_engine::{Action, Kind, Seat, View};
use sparrows_text::Arg;
use unicode_width::UnicodeWidthStr;

/// The smallest screen that shows everything.
pub const COLUMNS: u16 = 80;
/// Its rows.
pub const ROWS: u16 = 24;
/// Discards that fit a line.
const ON_A_LINE: usize = 25;

/// Draws the whole screen.
pub fn draw(frame: &mut Frame<'_>, state: &State) {
    let area = frame.area();
    let catalog = &state.catalog;
    if area.width < COLUMNS || area.height < ROWS {
        let args = [("columns", COLUMNS.into()), ("rows", ROWS.into())];
        let text = catalog.text_with("play-too-small", &args);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return;
    }
    let view = state.sitting().view();
    let [title, body] = Layout::vertical([Constraint::Length(1), Constraint::Min(1)]).areas(area);
    frame.render_widget(Paragraph::new(title_line(state, &view)), title);
    if state.shows_help() {
        frame.render_widget(Paragraph::new(help(state)), body);
    } else if let Some(settled) = settlement::lines(state, &view) {
        frame.render_widget(Paragraph::new(settled), body);
    } else {
        table(frame, body, state, &view);
    }
}

fn bold(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Style::new().add_modifier(Modifier::BOLD))
}

/// A text cut or filled to a number of columns.
fn padded(text: &str, columns: usize) -> String {
    let gap = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(gap))
}

fn title_line(state: &State, view: &View) -> Line<'static> {
    let catalog = &state.catalog;
    let table = words::table(catalog, view.options.rules());
    let wall = [("n", view.wall.into())];
    let (points, deals) = state.sitting().score();
    let mut text = format!(
        " {}   {}",
        catalog.text_with("play-title", &[("table", Arg::Str(&table))]),
        catalog.text_with("table-wall", &wall),
    );
    if deals > 0 {
        let score = catalog.text_with("table-score", &[("n", deals.into())]);
        text += &format!("   {score}: {}", words::signed(catalog, points));
    }
    let style = Style::new().add_modifier(Modifier::REVERSED);
    Line::styled(padded(&text, usize::from(COLUMNS)), style)
}

fn table(frame: &mut Frame<'_>, area: Rect, state: &State, view: &View) {
    let [south, west, north, own, hand, prompt, log, keys] = Layout::vertical([
        Constraint::Length(4),
        Constraint::Length(4),
        Constraint::Length(4),
        Constraint::Length(3),
        Constraint::Length(2),
        Constraint::Length(3),
        Constraint::Min(2),
        Constraint::Length(1),
    ])
    .areas(area);
    for (seat, place) in view.seat.others().zip([south, west, north]) {
        frame.render_widget(Paragraph::new(player(state, view, seat, 2)), place);
    }
    frame.render_widget(Paragraph::new(player(state, view, view.seat, 1)), own);
    frame.render_widget(Paragraph::new(hand_lines(state, view)), hand);
    frame.render_widget(
        Paragraph::new(prompt_lines(state, view)).wrap(Wrap { trim: false }),
        prompt,
    );
    let fits = usize::from(log.height);
    let lines = state.log().iter().rev().take(fits).rev();
    let lines: Vec<_> = lines.map(|text| Line::raw(format!(" {text}"))).collect();
    frame.render_widget(Paragraph::new(lines), log);
    let hint = Style::new().add_modifier(Modifier::DIM);
    let hint = Line::styled(format!(" {}", keys_line(state)), hint);
    frame.render_widget(Paragraph::new(hint), keys);
}

/// Name, state and latest event; melds and flowers; the latest discards, at most `rows` lines.
fn player(state: &State, view: &View, seat: Seat, rows: usize) -> Vec<Line<'static>> {
    let catalog = &state.catalog;
    let of = &view.players[seat];
    let turn = view.turn().is_some_and(|turn| turn.seat == seat);
    let name = match state.sitting().bot(seat) {
        Some(level) => format!(
            "{} ({})",
            words::seat(catalog, seat),
            catalog.text(&format!("bot-{level}"))
        ),
        None => format!(
            "{} ({})",
            words::seat(catalog, seat),
            catalog.text("player-you")
        ),
    };
    let count = [("n", of.concealed.into())];
    let mut head = vec![
        Span::raw(if turn { " ▶ " } else { "   " }),
        bold(padded(&name, 22)),
        Span::raw(padded(&catalog.text_with("table-hand-count", &count), 19)),
    ];
    if let Some(latest) = state.latest(seat) {
        head.push(Span::raw(latest.to_owned()));
    }
    let mut lines = vec![Line::from(head), shown_line(state, of)];
    let discards: Vec<_> = view
        .discards
        .iter()
        .filter(|discard| discard.seat == seat && discard.claimed_by.is_none())
        .collect();
    let offered = view.window().map(|window| window.tile);
    let all = discards.chunks(ON_A_LINE);
    let too_many = all.len().saturating_sub(rows);
    for row in all.skip(too_many) {
        let mut line = vec![Span::raw("   ")];
        for discard in row {
            let marked = offered == Some(discard.tile);
            line.extend(tile(state, discard.tile.kind(), marked));
        }
        lines.push(Line::from(line));
    }
    lines
}

/// A tile in three columns.
fn tile(state: &State, kind: Kind, marked: bool) -> [Span<'static>; 2] {
    let face = state.look.face(kind);
    let gap = 3usize.saturating_sub(face.width());
    let style = if marked {
        state.look.marked(kind)
    } else {
        state.look.style(kind)
    };
    [Span::styled(face, style), Span::raw(" ".repeat(gap))]
}

/// Tiles close together, in brackets where they are a set.
pub fn tiles(state: &State, kinds: impl IntoIterator<Item = Kind>) -> Vec<Span<'static>> {
    kinds
        .into_iter()
        .flat_map(|kind| tile(state, kind, false))
        .collect()
}

/// What lies open of a player: sets and flowers.
pub fn shown_line(state: &State, of: &PlayerView) -> Line<'static> {
    let mut line = vec![Span::raw("   ")];
    for meld in &of.melds {
        line.push(Span::raw("[ "));
        line.extend(tiles(state, meld.tiles.iter().map(|tile| tile.kind())));
        line.push(Span::raw("] "));
    }
    line.extend(tiles(state, of.flowers.iter().map(|tile| tile.kind())));
    Line::from(line)
}

/// The places of the hand's tiles, and the tiles; the chosen one stands in brackets.
fn hand_lines(state: &State, view: &View) -> Vec<Line<'static>> {
    let hand = state.hand(view);
    let drawn = view.drawn.is_some_and(|tile| view.hand.contains(tile));
    let (mut places, mut faces) = (String::from("  "), vec![Span::raw("  ")]);
    for (at, &held) in hand.iter().enumerate() {
        if drawn && at + 1 == hand.len() {
            places.push_str("  ");
            faces.push(Span::raw("  "));
        }
        let digit = match at {
            0..=8 => char::from(b'1' + at as u8),
            9 => '0',
            _ => ' ',
        };
        places.push_str(&format!(" {digit}   "));
        let chosen = at == state.cursor();
        let face = state.look.face(held.kind());
        let (open, close) = match (chosen, state.picked().contains(held)) {
            (true, _) => ("[", "]"),
            (false, true) => ("(", ")"),
            (false, false) => (" ", " "),
        };
        let style = if chosen {
            state.look.marked(held.kind())
        } else {
            state.look.style(held.kind())
        };
        let gap = " ".repeat(3usize.saturating_sub(face.width()));
        faces.push(Span::styled(format!("{open}{face}{close}"), style));
        faces.push(Span::raw(gap));
    }
    let dim = Style::new().add_modifier(Modifier::DIM);
    vec![Line::styled(places, dim), Line::from(faces)]
}

/// What can be done now, and why the last key did nothing.
fn prompt_lines(state: &State, view: &View) -> Vec<Line<'static>> {
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
    } else if view.pick.is_some() {
        let chosen = [("n", state.picked().len().into())];
        let text = catalog.text_with("play-choose-three", &chosen);
        lines.push(Line::raw(format!(" {text}")));
    } else if view.is_asked() {
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
    }
}

const fn is_robbed(window: Window) -> bool {
    window.added_kong
}

/// The most wanted keys on one line.
fn keys_line(state: &State) -> String {
    let catalog = &state.catalog;
    ["play-help-help", "play-help-confirm", "play-help-choose"]
        .map(|id| catalog.text(id))
        .join("   ")
}

fn help(state: &State) -> Vec<Line<'static>> {
    let catalog = &state.catalog;
    let mut lines = vec![
        Line::raw(""),
        Line::from(bold(format!(" {}", catalog.text("play-help")))),
    ];
    for id in [
        "choose", "confirm", "claim", "pass", "speed", "over", "quit", "help",
    ] {
        let text = catalog.text(&format!("play-help-{id}"));
        lines.push(Line::raw(format!("   {text}")));
    }
    let speed = catalog.text(&format!("speed-{}", state.speed()));
    lines.push(Line::raw(""));
    lines.push(Line::raw(format!(
        "   {}: {speed}",
        catalog.text("table-speed")
    )));
    if let Some(file) = state.sitting().kept_in() {
        let kept = catalog.text_with("play-saved", &[("file", Arg::Str(&file))]);
        lines.push(Line::raw(format!("   {kept}")));
    }
    lines
}

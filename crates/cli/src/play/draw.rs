//! The table drawn: a function of the state.

use super::parts::{COLUMNS, ROWS, bold, padded, shown_line, tile, tiles};
use super::prompt::prompt_lines;
use super::state::State;
use super::{aids, settlement};
use crate::words;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};
use sparrows_engine::{Seat, View};
use sparrows_text::Arg;
use unicode_width::UnicodeWidthStr;

/// Rows below the title of a table with a card, without those of the nearest hands.
const CARD_ROWS: u16 = 20;
/// More of the nearest hands nobody follows.
const MOST_AIDS: u16 = 8;
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
    } else if let Some(first) = state.shown_card() {
        let lines = aids::whole_card(state, &view);
        // However far one leafs, the last page stays.
        let last = lines.len().saturating_sub(usize::from(body.height));
        let first = u16::try_from(first.min(last)).unwrap_or(u16::MAX);
        frame.render_widget(Paragraph::new(lines).scroll((first, 0)), body);
    } else if let Some(settled) = settlement::lines(state, &view) {
        frame.render_widget(Paragraph::new(settled), body);
    } else {
        table(frame, body, state, &view);
    }
}

fn title_line(state: &State, view: &View) -> Line<'static> {
    let catalog = &state.catalog;
    let table = words::table(catalog, view.options.rules());
    let (points, deals) = state.sitting().score();
    let mut text = format!(
        " {}   {}",
        catalog.text_with("play-title", &[("table", Arg::Str(&table))]),
        wall(state, view),
    );
    if deals > 0 {
        let score = catalog.text_with("table-score", &[("n", deals.into())]);
        text += &format!("   {score}: {}", words::signed(catalog, points));
    }
    let style = Style::new().add_modifier(Modifier::REVERSED);
    Line::styled(padded(&text, usize::from(COLUMNS)), style)
}

/// What is left of the wall; of each wall, where the last one is kept (AM-1.2).
fn wall(state: &State, view: &View) -> String {
    let left = ("n", view.wall.into());
    if view.card.is_none() {
        return state.catalog.text_with("table-wall", &[left]);
    }
    let [east, north, west, south, last] = view.walls.map(Arg::from);
    let args = [
        left,
        ("east", east),
        ("north", north),
        ("west", west),
        ("south", south),
        ("last", last),
    ];
    state.catalog.text_with("play-walls", &args)
}

fn table(frame: &mut Frame<'_>, area: Rect, state: &State, view: &View) {
    // Beside a card nobody discards more than fills a row, and the room goes to the card.
    let (others, aids) = match view.card {
        None => (4, 0),
        Some(_) => (3, area.height.saturating_sub(CARD_ROWS).min(MOST_AIDS)),
    };
    let [south, west, north, own, hand, aid, prompt, log, keys] = Layout::vertical([
        Constraint::Length(others),
        Constraint::Length(others),
        Constraint::Length(others),
        Constraint::Length(3),
        Constraint::Length(2),
        Constraint::Length(aids),
        Constraint::Length(3),
        Constraint::Min(2),
        Constraint::Length(1),
    ])
    .areas(area);
    let rows = usize::from(others) - 2;
    // A bettor sits nowhere: the four players stand in seat order.
    let mut seats: Vec<Seat> = match view.seat {
        Seat::Bettor => Seat::PLAYERS.to_vec(),
        own => own.others().chain([own]).collect(),
    };
    let last = seats.pop().unwrap_or(view.seat);
    for (seat, place) in seats.into_iter().zip([south, west, north]) {
        frame.render_widget(Paragraph::new(player(state, view, seat, rows)), place);
    }
    frame.render_widget(Paragraph::new(player(state, view, last, 1)), own);
    frame.render_widget(Paragraph::new(aids::nearest(state, view, aids.into())), aid);
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
    let state_of = if view.is_dead(seat) {
        catalog.text("table-dead")
    } else {
        catalog.text_with("table-hand-count", &count)
    };
    let mut head = vec![
        Span::raw(if turn { " ▶ " } else { "   " }),
        bold(padded(&name, 22)),
        Span::raw(padded(&state_of, 19)),
    ];
    if let Some(latest) = state.latest(seat) {
        head.push(Span::raw(latest.to_owned()));
    }
    let mut shown = shown_line(state, of);
    // A bettor sees the hands.
    shown
        .spans
        .extend(tiles(state, of.shown.iter().map(|tile| tile.kind())));
    let mut lines = vec![Line::from(head), shown];
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
        let (open, close) = match (chosen, state.picked().contains(&held)) {
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
    let has_card = state.sitting().game().deal().table().card().is_some();
    let first = ["choose", "confirm", "claim"];
    let of_card = ["joker", "card"].into_iter().filter(|_| has_card);
    let last = ["pass", "speed", "over", "quit", "help"];
    for id in first.into_iter().chain(of_card).chain(last) {
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

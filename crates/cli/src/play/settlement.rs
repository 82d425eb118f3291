//! The settlement on the screen: who won with what, what it was worth, who pays.

use super::parts::{shown_line, tiles};
use super::state::State;
use crate::words;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use sparrows_engine::rules::WinBy;
use sparrows_engine::scorer::PatternValue;
use sparrows_engine::table::{Ending, WinAccount};
use sparrows_engine::{Seat, TileId, View};
use sparrows_text::Arg;

/// The settlement; none while the deal goes on.
pub fn lines(state: &State, view: &View) -> Option<Vec<Line<'static>>> {
    let deal = state.sitting().game().deal();
    let settlement = deal.settlement()?;
    let catalog = &state.catalog;
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = Vec::new();
    if settlement.wins.is_empty() {
        let id = match settlement.ending {
            Ending::Dead => "ending-dead",
            _ => "settlement-draw",
        };
        lines.push(Line::styled(format!(" {}", catalog.text(id)), bold));
    }
    for win in &settlement.wins {
        lines.extend(account(state, view, win));
    }
    if let Some(on) = settlement.bet {
        let who = words::seat_id(on);
        let bet = catalog.text_with("table-bet", &[("who", Arg::Msg(&who))]);
        lines.push(Line::raw(format!(" {bet}")));
    }
    let bettor = deal.table().seats_bettor().then_some(Seat::Bettor);
    let payments = Seat::PLAYERS.into_iter().chain(bettor).map(|seat| {
        let points = Arg::Signed(settlement.scores[seat].into());
        let args = [
            ("seat", Arg::Msg(&words::seat_id(seat))),
            ("points", points),
        ];
        catalog.text_with("cli-score-payment", &args)
    });
    lines.push(Line::styled(
        format!(
            " {}: {}",
            catalog.text("settlement-payments"),
            catalog.list(payments)
        ),
        bold,
    ));
    lines.push(Line::raw(format!(" {}:", catalog.text("settlement-hands"))));
    for seat in Seat::PLAYERS {
        let player = &view.players[seat];
        let mut line = vec![Span::raw(format!("   {} ", words::seat(catalog, seat)))];
        line.extend(tiles(state, player.shown.iter().map(|tile| tile.kind())));
        line.extend(shown_line(state, player).spans);
        lines.push(Line::from(line));
    }
    if let Some(seed) = deal.seed() {
        let args = [("seed", Arg::Str(&seed.to_string()))];
        lines.push(Line::raw(format!(
            " {}",
            catalog.text_with("settlement-seed", &args)
        )));
    }
    let hash = state.sitting().game().header().commitment();
    let args = [("hash", Arg::Str(&hash))];
    let hash = catalog.text_with("settlement-commitment", &args);
    lines.push(Line::raw(format!(" {hash}")));
    let over = catalog.text("play-over");
    lines.push(Line::styled(format!(" {over}"), bold));
    Some(lines)
}

fn account(state: &State, view: &View, account: &WinAccount) -> Vec<Line<'static>> {
    let catalog = &state.catalog;
    let win = &account.win;
    let who = words::seat_id(win.seat);
    let title = if win.seat == view.seat {
        catalog.text("settlement-winner-you")
    } else {
        catalog.text_with("settlement-winner", &[("who", Arg::Msg(&who))])
    };
    let from = match win.by {
        WinBy::Discard(from) | WinBy::RobbedKong(from) if from == view.seat => {
            "player-you".to_owned()
        }
        WinBy::Discard(from) | WinBy::RobbedKong(from) => words::seat_id(from),
        WinBy::SelfDraw => String::new(),
    };
    let by = catalog.text_with(
        &format!("settlement-by-{}", win.by.as_str()),
        &[("from", Arg::Msg(&from))],
    );
    let mut hand = vec![Span::raw("   ")];
    hand.extend(tiles(
        state,
        account.concealed.iter().map(|tile| tile.kind()),
    ));
    // A tile called for a group is shown there already.
    let shown = |tile: &TileId| {
        view.players[win.seat]
            .melds
            .iter()
            .any(|meld| meld.tiles.contains(tile))
    };
    if let Some(tile) = win.tile.filter(|tile| !shown(tile)) {
        hand.push(Span::raw("+ "));
        hand.extend(tiles(state, [tile.kind()]));
    }
    hand.extend(shown_line(state, &view.players[win.seat]).spans);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = vec![
        Line::styled(format!(" {title} {by}"), bold),
        Line::from(hand),
    ];
    for pattern in &account.patterns {
        let named = PatternValue {
            id: pattern.id,
            value: pattern.value,
        };
        let mut line = vec![Span::raw(format!(
            "   {}   ",
            words::pattern(catalog, named)
        ))];
        line.extend(tiles(state, pattern.tiles.iter().map(|tile| tile.kind())));
        lines.push(Line::from(line));
    }
    if let Some(card) = &account.card {
        let (head, rows) = words::won_hand(catalog, card);
        lines.push(Line::raw(format!("   {head}")));
        lines.extend(rows.into_iter().map(|row| Line::raw(format!("   {row}"))));
        return lines;
    }
    let total = [("total", win.score.total.into())];
    let base = [("base", win.score.base.into())];
    lines.push(Line::raw(format!(
        " {}   {}",
        catalog.text_with("cli-score-win", &total),
        catalog.text_with("cli-score-base", &base)
    )));
    lines
}

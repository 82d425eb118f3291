//! What is drawn alike all over the screen.

use super::state::State;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use sparrows_engine::Kind;
use sparrows_engine::table::PlayerView;
use unicode_width::UnicodeWidthStr;

/// The smallest screen that shows everything.
pub const COLUMNS: u16 = 80;
/// Its rows.
pub const ROWS: u16 = 24;
/// A text that stands out.
pub fn bold(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Style::new().add_modifier(Modifier::BOLD))
}

/// A text cut or filled to a number of columns.
pub fn padded(text: &str, columns: usize) -> String {
    let gap = columns.saturating_sub(text.width());
    format!("{text}{}", " ".repeat(gap))
}

/// A tile in three columns.
pub fn tile(state: &State, kind: Kind, marked: bool) -> [Span<'static>; 2] {
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

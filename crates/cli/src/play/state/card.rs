//! Keys of a table with a card: the vote and the bet, calls by their size, the card itself.

use super::State;
use ratatui::crossterm::event::KeyCode;
use sparrows_engine::{Action, Seat};

/// How many rows of the card a page is.
const PAGE: usize = 20;

/// The message of a call that shows a group of so many tiles.
pub const fn group_id(size: u8) -> &'static str {
    match size {
        4 => "action-expose-kong",
        5 => "action-expose-quint",
        6 => "action-expose-sextet",
        _ => "action-expose-pung",
    }
}

impl State {
    /// Whether hands are won from a card.
    pub(super) fn has_card(&self) -> bool {
        self.sitting.game().deal().table().card().is_some()
    }

    /// The decision that has a key of its own: an answer to the vote, a player to bet on.
    pub(super) fn own_key(&self, code: KeyCode) -> Option<Action> {
        let view = self.sitting.view();
        let action = match code {
            KeyCode::Char('c' | 'C') => Action::Charleston(true),
            KeyCode::Char('s' | 'S') => Action::Charleston(false),
            KeyCode::Char(digit @ '1'..='4') => {
                Action::Bet(*Seat::PLAYERS.get(digit as usize - '1' as usize)?)
            }
            _ => return None,
        };
        view.legal.contains(&action).then_some(action)
    }

    /// The calls that a letter means, where there are any in the game: those of one size by the
    /// letter of the size, all by that of the call. `Q` leaves the program where no quint can be
    /// called.
    pub(super) fn calls(&self, letter: char) -> Option<Vec<Action>> {
        if self.choices.is_some() || !self.has_card() {
            return None;
        }
        let letter = letter.to_uppercase().to_string();
        let is = |id: &str| self.catalog.text(&format!("{id}.key")) == letter;
        let sizes: Vec<u8> = (3..=6)
            .filter(|&size| is("action-expose") || is(group_id(size)))
            .collect();
        let view = self.sitting.view();
        let legal = view.legal.iter().copied();
        let calls: Vec<Action> = legal
            .filter(|action| {
                matches!(action, Action::Expose(with)
                    if sizes.iter().any(|&size| usize::from(size) == with.len() + 1))
            })
            .collect();
        let leaves = letter == "Q" && calls.is_empty();
        (!sizes.is_empty() && !leaves).then_some(calls)
    }

    /// Leafs through the card, or puts it away.
    pub(super) fn leaf(&mut self, code: KeyCode) {
        let first = self.card.unwrap_or(0);
        self.card = match code {
            KeyCode::Up | KeyCode::Left => Some(first.saturating_sub(1)),
            KeyCode::Down | KeyCode::Right => Some(first + 1),
            KeyCode::PageUp => Some(first.saturating_sub(PAGE)),
            KeyCode::PageDown | KeyCode::Char(' ') => Some(first + PAGE),
            KeyCode::Home => Some(0),
            _ => None,
        };
    }
}

//! Tiles as a terminal shows them.

use ratatui::style::{Color, Modifier, Style};
use sparrows_engine::{Kind, Suit};

/// How tiles are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// As characters of Unicode's block of mahjong tiles; else as digit and letter.
    pub unicode: bool,
    /// With colours. Suits are told by their letters too, so nothing is lost without.
    pub colour: bool,
}

impl Look {
    /// A tile, two columns wide or less.
    pub fn face(self, kind: Kind) -> String {
        if self.unicode {
            glyph(kind).to_string()
        } else {
            kind.to_string()
        }
    }

    /// The colour of a tile's suit.
    pub fn style(self, kind: Kind) -> Style {
        let style = Style::new();
        if !self.colour {
            return style;
        }
        style.fg(match kind.suit() {
            Some(Suit::Characters) => Color::Red,
            Some(Suit::Dots) => Color::Cyan,
            Some(Suit::Bamboo) => Color::Green,
            None if kind.is_honor() => Color::Yellow,
            None => Color::Magenta,
        })
    }

    /// What stands out: it is reversed, whether or not there are colours.
    pub fn marked(self, kind: Kind) -> Style {
        self.style(kind)
            .add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }
}

/// The character of a tile. The red dragon alone is wide, because it is an emoji too.
fn glyph(kind: Kind) -> char {
    let index = kind.index() as u32;
    let code = match index {
        // Characters, dots and bamboo; Unicode has bamboo before dots.
        0..=8 => 0x1f007 + index,
        9..=17 => 0x1f019 + index - 9,
        18..=26 => 0x1f010 + index - 18,
        // East, south, west, north; white, green, red stand in the opposite order.
        27..=30 => 0x1f000 + index - 27,
        31..=33 => 0x1f006 - (index - 31),
        // Plum and orchid; chrysanthemum and bamboo change places.
        34 | 35 => 0x1f022 + index - 34,
        36 => 0x1f025,
        37 => 0x1f024,
        38..=41 => 0x1f026 + index - 38,
        _ => 0x1f02a,
    };
    char::from_u32(code).unwrap_or(' ')
}

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_width::UnicodeWidthStr;

    #[test]
    fn every_tile_has_a_character_of_its_own() {
        let look = Look {
            unicode: true,
            colour: false,
        };
        let glyphs: std::collections::BTreeSet<_> = Kind::all().map(glyph).collect();
        assert_eq!(glyphs.len(), Kind::NUM);
        for (tile, character) in [
            ("1m", '🀇'),
            ("9m", '🀏'),
            ("1p", '🀙'),
            ("9p", '🀡'),
            ("1s", '🀐'),
            ("9s", '🀘'),
            ("1z", '🀀'),
            ("4z", '🀃'),
            ("5z", '🀆'),
            ("6z", '🀅'),
            ("7z", '🀄'),
            ("1f", '🀢'),
            ("3f", '🀥'),
            ("4f", '🀤'),
            ("5f", '🀦'),
            ("8f", '🀩'),
            ("1j", '🀪'),
        ] {
            let kind = sparrows_engine::notation::parse_kind(tile).unwrap();
            assert_eq!(look.face(kind), character.to_string(), "{tile}");
            // The places on the screen are two columns wide.
            assert!(look.face(kind).width() <= 2);
        }
    }
}

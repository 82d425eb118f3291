//! What a message may be told.

use crate::Language;

/// An argument of a message: what stands for `{ $name }` in its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// Text as it is; in a selector, the key of a variant (`full`, `true`).
    Str(&'a str),
    /// A whole number; in a selector, an exact key (`0`) or a plural form (`one`, `other`).
    Num(i64),
    /// A whole number with its sign, for gains and losses.
    Signed(i64),
    /// A number of `10^-digits` units: `Fixed(1234, 2)` is 12.34. See [`Arg::fixed`].
    Fixed(i64, u8),
    /// The text of another message, named by its id: a tile, a seat, a player. A template can ask for
    /// one of its forms: `{ $tile-acc }` is the attribute `acc` of the message given as `tile`, or
    /// its plain text where the language needs no such form.
    Msg(&'a str),
}

impl Arg<'_> {
    /// A number rounded to `digits` decimals. What is no number, or too great for one, becomes
    /// the nearest that is.
    #[must_use]
    pub fn fixed(value: f64, digits: u8) -> Self {
        // `as` saturates, and NaN becomes 0.
        #[allow(clippy::cast_possible_truncation)]
        Self::Fixed(
            (value * 10f64.powi(i32::from(digits))).round() as i64,
            digits,
        )
    }

    /// Writes a number or a text as `language` writes it; nothing for [`Arg::Msg`], which needs a catalog.
    pub(crate) fn write(self, out: &mut String, language: Language) {
        match self {
            Self::Str(text) => out.push_str(text),
            Self::Num(number) => number_text(out, language, number, 0),
            Self::Signed(number) => {
                if number > 0 {
                    out.push('+');
                }
                number_text(out, language, number, 0);
            }
            Self::Fixed(units, digits) => number_text(out, language, units, digits.into()),
            Self::Msg(_) => {}
        }
    }
}

/// Digits with a minus sign proper, separators from five digits on, decimals last.
fn number_text(out: &mut String, language: Language, units: i64, decimals: usize) {
    if units < 0 {
        out.push('\u{2212}');
    }
    let text = units.unsigned_abs().to_string();
    let zeros = (decimals + 1).saturating_sub(text.len());
    let digits = std::iter::repeat_n('0', zeros).chain(text.chars());
    let whole = text.len() + zeros - decimals;
    for (place, digit) in digits.enumerate() {
        if place == whole {
            out.push(language.decimal_separator());
        } else if place > 0 && place < whole && whole > 4 && (whole - place).is_multiple_of(3) {
            out.push(language.group_separator());
        }
        out.push(digit);
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Str(text)
    }
}

/// `true` or `false`, the keys of a selector.
impl From<bool> for Arg<'_> {
    fn from(value: bool) -> Self {
        Self::Str(if value { "true" } else { "false" })
    }
}

macro_rules! whole_numbers {
    ($($number:ty),+) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Num(number.into())
            }
        }
    )+};
}
whole_numbers!(u8, u16, u32, i8, i16, i32, i64);

/// Counts; one beyond the range of `i64` becomes the greatest.
impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Num(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::Arg;
    use crate::Language;

    #[test]
    fn numbers_are_written_as_the_language_writes_them() {
        for (arg, english, hungarian) in [
            (Arg::Num(0), "0", "0"),
            (Arg::Num(8192), "8192", "8192"),
            (Arg::Num(24576), "24,576", "24\u{a0}576"),
            (
                Arg::Num(-1_234_567),
                "\u{2212}1,234,567",
                "\u{2212}1\u{a0}234\u{a0}567",
            ),
            (
                Arg::Num(i64::MIN),
                "\u{2212}9,223,372,036,854,775,808",
                "\u{2212}9\u{a0}223\u{a0}372\u{a0}036\u{a0}854\u{a0}775\u{a0}808",
            ),
            (Arg::Signed(96), "+96", "+96"),
            (Arg::Signed(0), "0", "0"),
            (Arg::Signed(-32), "\u{2212}32", "\u{2212}32"),
            (Arg::fixed(12.345, 2), "12.35", "12,35"),
            (Arg::fixed(-0.05, 2), "\u{2212}0.05", "\u{2212}0,05"),
            (Arg::fixed(f64::NAN, 1), "0.0", "0,0"),
            (Arg::fixed(99_999.96, 1), "100,000.0", "100\u{a0}000,0"),
        ] {
            for (language, expected) in [(Language::En, english), (Language::Hu, hungarian)] {
                let mut text = String::new();
                arg.write(&mut text, language);
                assert_eq!(text, expected, "{arg:?}");
            }
        }
    }
}

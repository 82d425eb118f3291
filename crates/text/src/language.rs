//! The languages, and which of them a reader gets.

/// A language the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Hungarian.
    Hu,
    /// Chinese in simplified characters.
    ZhHans,
    /// Chinese in traditional characters, with the terms of Hong Kong.
    ZhHant,
}

impl Language {
    /// All languages, in the order in which a selector lists them.
    pub const ALL: [Self; 4] = [Self::En, Self::Hu, Self::ZhHans, Self::ZhHant];

    /// The BCP 47 tag: the value of the page's `lang` attribute and the stem of the message file.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Hu => "hu",
            Self::ZhHans => "zh-Hans",
            Self::ZhHant => "zh-Hant",
        }
    }

    /// The language's own name for itself, the same whatever language is in use.
    #[must_use]
    pub const fn native_name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Hu => "Magyar",
            Self::ZhHans => "简体中文",
            Self::ZhHant => "繁體中文",
        }
    }

    /// The language of one tag, in BCP 47 form (`zh-Hant-HK`) or as in the environment of a program
    /// (`hu_HU.UTF-8`). Chinese goes by its script where that is said, else by the region.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Self> {
        let tag = tag.split(['.', '@']).next().unwrap_or_default();
        let mut parts = tag.split(['-', '_']);
        let is =
            |part: &str, names: &[&str]| names.iter().any(|name| part.eq_ignore_ascii_case(name));
        let primary = parts.next().unwrap_or_default();
        if is(primary, &["en"]) {
            Some(Self::En)
        } else if is(primary, &["hu"]) {
            Some(Self::Hu)
        } else if is(primary, &["zh", "yue", "cmn"]) {
            for part in parts {
                if is(part, &["Hans", "CN", "SG", "MY"]) {
                    return Some(Self::ZhHans);
                }
                if is(part, &["Hant", "HK", "MO", "TW"]) {
                    return Some(Self::ZhHant);
                }
            }
            // Written Cantonese is at home in Hong Kong.
            Some(if is(primary, &["yue"]) {
                Self::ZhHant
            } else {
                Self::ZhHans
            })
        } else {
            None
        }
    }

    /// The first language of a reader's list, best first, that the game speaks; English if none.
    pub fn from_tags<'a>(tags: impl IntoIterator<Item = &'a str>) -> Self {
        tags.into_iter()
            .find_map(Self::from_tag)
            .unwrap_or_default()
    }

    /// The Fluent (CLDR) plural category of a whole number.
    pub(crate) const fn plural(self, number: i64) -> &'static str {
        match self {
            Self::En | Self::Hu if number == 1 => "one",
            _ => "other",
        }
    }

    /// What stands between groups of three digits.
    pub(crate) const fn group_separator(self) -> char {
        match self {
            Self::Hu => '\u{a0}',
            _ => ',',
        }
    }

    /// What stands before decimals.
    pub(crate) const fn decimal_separator(self) -> char {
        match self {
            Self::Hu => ',',
            _ => '.',
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Language;

    #[test]
    fn a_reader_gets_the_first_language_that_is_spoken_here() {
        for (tags, language) in [
            (&["fr-FR", "hu", "en"][..], Language::Hu),
            (&["en-GB", "hu"], Language::En),
            (&["zh"], Language::ZhHans),
            (&["zh-CN"], Language::ZhHans),
            (&["zh-TW"], Language::ZhHant),
            (&["zh-HK"], Language::ZhHant),
            (&["zh_MO.UTF-8"], Language::ZhHant),
            (&["zh-Hant"], Language::ZhHant),
            (&["ZH-hans-HK"], Language::ZhHans),
            (&["yue"], Language::ZhHant),
            (&["hu_HU.UTF-8"], Language::Hu),
            (&["C"], Language::En),
            (&["", "hungarian"], Language::En),
            (&[], Language::En),
        ] {
            assert_eq!(
                Language::from_tags(tags.iter().copied()),
                language,
                "{tags:?}"
            );
        }
    }

    #[test]
    fn every_tag_leads_back_to_its_language() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
        }
    }
}

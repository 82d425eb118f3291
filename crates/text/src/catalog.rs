//! The messages of one language.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::compile::{CatalogError, Piece, Template, compile};
use crate::{Arg, Language};

/// Messages may refer to messages this deep; beyond, a circle is assumed and the id is shown.
const DEPTH: usize = 8;

/// The messages of one language, ready to be filled in. A clone shares them.
#[derive(Clone, Debug)]
pub struct Catalog {
    language: Language,
    /// Sorted by key: `id`, `id.attribute` or `-term`.
    templates: Arc<[(String, Template)]>,
    /// The table whose own words come first.
    table: Option<Arc<str>>,
}

impl Catalog {
    /// Reads a message file in Fluent syntax.
    ///
    /// # Errors
    ///
    /// A [`CatalogError`] if the text is not Fluent, uses a part of Fluent that this program does
    /// not have (functions, arguments of terms), or refers to a message that does not exist.
    pub fn parse(language: Language, source: &str) -> Result<Self, CatalogError> {
        Ok(Self {
            language,
            templates: compile(source, Vec::new())?.into(),
            table: None,
        })
    }

    /// These messages and those of a further file, which may refer to them.
    ///
    /// # Errors
    ///
    /// As [`Catalog::parse`].
    pub fn with(&self, source: &str) -> Result<Self, CatalogError> {
        Ok(Self {
            templates: compile(source, self.templates.to_vec())?.into(),
            ..self.clone()
        })
    }

    /// The same messages in the words of a table, by its name in records (`sichuan`): where there is
    /// a message `TABLE-ID` it is shown in place of `ID`, also where `ID` is an argument. A value in
    /// `faan` at one table is one in `fan` at another, and some patterns have other names there.
    #[must_use]
    pub fn at_table(&self, table: &str) -> Self {
        Self {
            table: Some(table.into()),
            ..self.clone()
        }
    }

    /// The messages that came with the program.
    #[cfg(feature = "embedded")]
    #[must_use]
    pub fn embedded(language: Language) -> Self {
        // A file with a fault does not pass the tests, so nothing is lost here.
        Self::parse(language, source(language)).unwrap_or(Self {
            language,
            templates: Arc::default(),
            table: None,
        })
    }

    /// The language of the messages.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Whether there is such a message: `id`, or `id.attribute`.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.own(id).is_some() || self.template(id).is_some()
    }

    /// The text of a message without arguments. A missing message shows as its id.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.text_with(id, &[])
    }

    /// The text of a message with its arguments filled in. A missing message shows as its id, a
    /// missing argument as `{$name}`; arguments that the text does not use are ignored.
    #[must_use]
    pub fn text_with(&self, id: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut out = String::new();
        self.write_id(&mut out, id, args, 0);
        out
    }

    /// A form of a message's text, such as `short`; the plain text where the language has no such form.
    #[must_use]
    pub fn form(&self, id: &str, form: &str) -> String {
        let mut out = String::new();
        self.write_form(&mut out, id, Some(form), 0);
        out
    }

    /// Texts in a row, set apart as the language does it.
    #[must_use]
    pub fn list<T: AsRef<str>>(&self, items: impl IntoIterator<Item = T>) -> String {
        let separator = self.text("list-separator");
        let mut out = String::new();
        for (place, item) in items.into_iter().enumerate() {
            if place > 0 {
                out.push_str(&separator);
            }
            out.push_str(item.as_ref());
        }
        out
    }

    /// The ids of all messages, attributes (`id.attribute`) and terms (`-id`), sorted.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.templates.iter().map(|(id, _)| id.as_str())
    }

    /// The names of the arguments that a message can use, those of its forms included; empty for a missing message.
    #[must_use]
    pub fn variables(&self, id: &str) -> BTreeSet<&str> {
        let mut names = BTreeSet::new();
        if let Some(template) = self.own(id).or_else(|| self.template(id)) {
            self.collect_variables(&mut names, template, 0);
        }
        names
    }

    fn template(&self, key: &str) -> Option<&Template> {
        let at = self
            .templates
            .binary_search_by(|(id, _)| id.as_str().cmp(key))
            .ok()?;
        self.templates.get(at).map(|(_, template)| template)
    }

    /// What the table says in place of `key`.
    fn own(&self, key: &str) -> Option<&Template> {
        let table = self.table.as_deref()?;
        self.template(&format!("{table}-{key}"))
    }

    fn write_id(&self, out: &mut String, id: &str, args: &[(&str, Arg<'_>)], depth: usize) {
        match self.own(id) {
            Some(template) => self.write(out, template, args, depth + 1),
            None => self.write_key(out, id, args, depth),
        }
    }

    fn write_key(&self, out: &mut String, key: &str, args: &[(&str, Arg<'_>)], depth: usize) {
        match self.template(key) {
            Some(template) if depth < DEPTH => self.write(out, template, args, depth + 1),
            _ => out.push_str(key),
        }
    }

    fn write_form(&self, out: &mut String, id: &str, form: Option<&str>, depth: usize) {
        let form = form.map(|form| format!("{id}.{form}"));
        // The table's own word has its own forms, or none.
        let key = form.filter(|key| match self.own(id) {
            Some(_) => self.own(key).is_some(),
            None => self.has(key),
        });
        self.write_id(out, key.as_deref().unwrap_or(id), &[], depth);
    }

    fn write(&self, out: &mut String, template: &[Piece], args: &[(&str, Arg<'_>)], depth: usize) {
        let arg = |name: &str| {
            args.iter()
                .find(|(given, _)| *given == name)
                .map(|(_, arg)| *arg)
        };
        for piece in template {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Variable { name, form } => match arg(name) {
                    Some(Arg::Msg(id)) => self.write_form(out, id, form.as_deref(), depth),
                    Some(arg) => arg.write(out, self.language),
                    None => {
                        out.push_str("{$");
                        out.push_str(name);
                        out.push('}');
                    }
                },
                Piece::Reference(key) => self.write_key(out, key, args, depth),
                Piece::Select {
                    name,
                    variants,
                    default,
                } => {
                    let chosen = arg(name)
                        .and_then(|arg| self.choose(arg, variants))
                        .or_else(|| variants.get(*default));
                    if let Some((_, variant)) = chosen {
                        self.write(out, variant, args, depth);
                    }
                }
            }
        }
    }

    /// The variant with the argument's own key, else that of its plural form.
    fn choose<'v>(
        &self,
        arg: Arg<'_>,
        variants: &'v [(String, Template)],
    ) -> Option<&'v (String, Template)> {
        let with_key = |key: &str| variants.iter().find(|(variant, _)| variant == key);
        match arg {
            Arg::Str(key) | Arg::Msg(key) => with_key(key),
            Arg::Num(number) | Arg::Signed(number) => {
                with_key(&number.to_string()).or_else(|| with_key(self.language.plural(number)))
            }
            Arg::Fixed(..) => with_key("other"),
        }
    }

    fn collect_variables<'c>(
        &'c self,
        names: &mut BTreeSet<&'c str>,
        template: &'c [Piece],
        depth: usize,
    ) {
        for piece in template {
            match piece {
                Piece::Text(_) => {}
                Piece::Variable { name, .. } => {
                    names.insert(name);
                }
                Piece::Reference(key) => {
                    if let Some(template) = self.template(key).filter(|_| depth < DEPTH) {
                        self.collect_variables(names, template, depth + 1);
                    }
                }
                Piece::Select { name, variants, .. } => {
                    names.insert(name);
                    for (_, variant) in variants {
                        self.collect_variables(names, variant, depth);
                    }
                }
            }
        }
    }
}

/// The page's messages, those of rule sheets, which it fetches later, and those of the program alone,
/// of which it is spared the weight.
#[cfg(feature = "embedded")]
macro_rules! all_of {
    ($tag:literal) => {
        concat!(
            include_str!(concat!("../messages/", $tag, ".ftl")),
            "\n",
            include_str!(concat!("../sheets/", $tag, ".ftl")),
            "\n",
            include_str!(concat!("../program/", $tag, ".ftl")),
        )
    };
}

/// The message files of a language as they came with the program.
#[cfg(feature = "embedded")]
const fn source(language: Language) -> &'static str {
    match language {
        Language::En => all_of!("en"),
        Language::Hu => all_of!("hu"),
        Language::ZhHans => all_of!("zh-Hans"),
        Language::ZhHant => all_of!("zh-Hant"),
    }
}

#[cfg(test)]
mod tests {
    use super::Catalog;
    use crate::{Arg, CatalogError, Language};

    fn catalog(source: &str) -> Catalog {
        Catalog::parse(Language::En, source).unwrap()
    }

    #[test]
    fn a_text_takes_numbers_words_and_forms_of_other_messages() {
        let en = catalog(
            "tile = 5 dots\n    .acc = the 5 dots\n\
             says = { $who } takes { $tile-acc } ({ $tile }) for { $n }.\n",
        );
        let args = [
            ("who", Arg::Str("Ann")),
            ("tile", Arg::Msg("tile")),
            ("n", Arg::Num(24576)),
        ];
        assert_eq!(
            en.text_with("says", &args),
            "Ann takes the 5 dots (5 dots) for 24,576."
        );
        assert_eq!(en.form("tile", "acc"), "the 5 dots");
        assert_eq!(en.form("tile", "short"), "5 dots");
    }

    #[test]
    fn selectors_know_exact_numbers_plurals_words_and_a_default() {
        let en = catalog(
            "left = { $n ->\n    [0] none\n    [one] { $n } tile\n   *[other] { $n } tiles\n }\n",
        );
        for (n, text) in [(0, "none"), (1, "1 tile"), (2, "2 tiles"), (21, "21 tiles")] {
            assert_eq!(en.text_with("left", &[("n", Arg::Num(n))]), text);
        }
        assert_eq!(
            en.text_with("left", &[("n", Arg::Fixed(10, 1))]),
            "1.0 tiles"
        );
        let en = catalog("pay = { $on ->\n    [true] yes\n   *[false] no\n }\n");
        assert_eq!(en.text_with("pay", &[("on", true.into())]), "yes");
        assert_eq!(en.text_with("pay", &[("on", "?".into())]), "no");
    }

    #[test]
    fn a_table_has_words_of_its_own() {
        let all = catalog(
            "pair = eyes\n    .short = ey.\n    .note = Two.\nwon = Won: { $what }, { $what-short }\n\
             here-pair = pair\n",
        );
        let here = all.at_table("here");
        assert_eq!(all.text("pair"), "eyes");
        assert_eq!(here.text("pair"), "pair");
        assert_eq!(here.text("pair.note"), "Two.");
        let args = [("what", Arg::Msg("pair"))];
        assert_eq!(all.text_with("won", &args), "Won: eyes, ey.");
        assert_eq!(here.text_with("won", &args), "Won: pair, pair");
        assert_eq!(all.at_table("there").text("pair"), "eyes");
        assert!(here.has("pair.note") && !here.has("pair.acc"));
    }

    #[test]
    fn what_is_missing_can_be_seen() {
        let en = catalog("a = { $b }\n");
        assert_eq!(en.text("nowhere"), "nowhere");
        assert_eq!(en.text("a"), "{$b}");
        assert_eq!(en.text_with("a", &[("b", Arg::Msg("nowhere"))]), "nowhere");
    }

    #[test]
    fn a_further_file_adds_to_the_first() {
        let both = catalog("pair = eyes\n")
            .with("won = Won: { pair }\n")
            .unwrap();
        assert_eq!(both.text("won"), "Won: eyes");
        assert_eq!(
            both.with("pair = a pair\n").unwrap_err(),
            CatalogError::Duplicate { id: "pair".into() }
        );
        assert!(both.with("lost = { nothing }\n").is_err());
    }

    #[test]
    fn a_circle_of_references_ends() {
        let en = catalog("a = x{ b }\nb = { a }\n");
        assert!(en.text("a").starts_with("xx"));
        assert!(en.variables("a").is_empty());
    }

    #[test]
    fn faults_in_a_file_are_named_with_their_place() {
        let fault = |source| Catalog::parse(Language::En, source).unwrap_err();
        assert!(matches!(
            fault("a = b\n\nc = { $d\n"),
            CatalogError::Syntax { line: 3, .. }
        ));
        assert_eq!(
            fault("a = b\na = c\n"),
            CatalogError::Duplicate { id: "a".into() }
        );
        assert_eq!(
            fault("a = { b }\n"),
            CatalogError::Dangling {
                id: "a".into(),
                to: "b".into()
            }
        );
        assert!(matches!(
            fault("a = { NUMBER($n) }\n"),
            CatalogError::Unsupported {
                what: "a function",
                ..
            }
        ));
    }
}

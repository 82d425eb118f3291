//! From Fluent source to templates.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse_runtime;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// A message text, ready to be filled in.
pub(crate) type Template = Vec<Piece>;

/// One stretch of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Text(String),
    /// `{ $name }`, or `{ $name-form }`: the attribute `form` of the message given as `name`.
    Variable {
        name: String,
        form: Option<String>,
    },
    /// `{ id }`, `{ id.attribute }` or `{ -term }`: the key of another template.
    Reference(String),
    /// `{ $name -> … }`; `default` is an index into `variants`.
    Select {
        name: String,
        variants: Vec<(String, Template)>,
        default: usize,
    },
}

/// Why a message file cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    /// The file is not Fluent.
    #[error(
        "line {line}: {what}; see https://projectfluent.org/fluent/guide for the syntax of message files"
    )]
    Syntax {
        /// Line of the file, counted from 1.
        line: usize,
        /// The parser's word on it.
        what: String,
    },
    /// Fluent that this program does not use: functions, arguments of terms, selectors other than variables.
    #[error("message `{id}`: {what} cannot be used here; write the text without it")]
    Unsupported {
        /// Message, term (`-id`) or attribute (`id.attribute`).
        id: String,
        /// The construct in question.
        what: &'static str,
    },
    /// Two messages with one id.
    #[error("message `{id}` stands twice; remove one")]
    Duplicate {
        /// Message, term (`-id`) or attribute (`id.attribute`).
        id: String,
    },
    /// A message that refers to one that does not exist.
    #[error("message `{id}` refers to `{to}`, which does not exist; add it or mend the name")]
    Dangling {
        /// Message, term (`-id`) or attribute (`id.attribute`).
        id: String,
        /// The missing id.
        to: String,
    },
}

/// All templates of a file, and those that there were, by key (`id`, `id.attribute`, `-term`),
/// sorted by key.
pub(crate) fn compile(
    source: &str,
    known: Vec<(String, Template)>,
) -> Result<Vec<(String, Template)>, CatalogError> {
    let resource = parse_runtime(source).map_err(|(_, errors)| {
        // The place where the parser gives up may lie lines below the fault; its slice begins with the message.
        let (at, what) = errors.first().map_or((0, String::new()), |error| {
            let start = error.slice.as_ref().unwrap_or(&error.pos).start;
            (start, error.kind.to_string())
        });
        let line = source
            .bytes()
            .take(at)
            .filter(|&byte| byte == b'\n')
            .count()
            + 1;
        CatalogError::Syntax { line, what }
    })?;
    let mut templates = known;
    for entry in &resource.body {
        let (key, value, attributes) = match entry {
            Entry::Message(message) => (
                message.id.name.to_owned(),
                message.value.as_ref(),
                &message.attributes,
            ),
            Entry::Term(term) => (
                format!("-{}", term.id.name),
                Some(&term.value),
                &term.attributes,
            ),
            _ => continue,
        };
        for attribute in attributes {
            let key = format!("{key}.{}", attribute.id.name);
            let template = pattern(&attribute.value).map_err(|what| unsupported(&key, what))?;
            templates.push((key, template));
        }
        if let Some(value) = value {
            let template = pattern(value).map_err(|what| unsupported(&key, what))?;
            templates.push((key, template));
        }
    }
    templates.sort_unstable_by(|a, b| a.0.cmp(&b.0));
    if let Some([twice, _]) = templates.array_windows().find(|[a, b]| a.0 == b.0) {
        return Err(CatalogError::Duplicate {
            id: twice.0.clone(),
        });
    }
    for (id, template) in &templates {
        if let Some(to) = dangling(template, &templates) {
            return Err(CatalogError::Dangling {
                id: id.clone(),
                to: to.to_owned(),
            });
        }
    }
    Ok(templates)
}

fn unsupported(id: &str, what: &'static str) -> CatalogError {
    CatalogError::Unsupported {
        id: id.to_owned(),
        what,
    }
}

fn pattern(pattern: &Pattern<&str>) -> Result<Template, &'static str> {
    let pieces = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => Ok(Piece::Text((*value).to_owned())),
        PatternElement::Placeable { expression } => piece(expression),
    });
    pieces.collect()
}

fn piece(expression: &Expression<&str>) -> Result<Piece, &'static str> {
    match expression {
        Expression::Inline(inline) => match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(Piece::Text(unescape_unicode_to_string(value).into_owned()))
            }
            InlineExpression::NumberLiteral { value } => Ok(Piece::Text((*value).to_owned())),
            InlineExpression::VariableReference { id } => Ok(variable(id.name)),
            InlineExpression::MessageReference { id, attribute } => {
                Ok(Piece::Reference(match attribute {
                    Some(attribute) => format!("{}.{}", id.name, attribute.name),
                    None => id.name.to_owned(),
                }))
            }
            InlineExpression::TermReference {
                id,
                attribute: None,
                arguments: None,
            } => Ok(Piece::Reference(format!("-{}", id.name))),
            InlineExpression::TermReference { .. } => Err("an argument or attribute of a term"),
            InlineExpression::FunctionReference { .. } => Err("a function"),
            InlineExpression::Placeable { expression } => piece(expression),
        },
        Expression::Select {
            selector: InlineExpression::VariableReference { id },
            variants,
        } => {
            let default = variants
                .iter()
                .position(|variant| variant.default)
                .unwrap_or_default();
            let variants = variants.iter().map(|variant| {
                let (VariantKey::Identifier { name: key }
                | VariantKey::NumberLiteral { value: key }) = &variant.key;
                Ok(((*key).to_owned(), pattern(&variant.value)?))
            });
            Ok(Piece::Select {
                name: id.name.to_owned(),
                variants: variants.collect::<Result<_, _>>()?,
                default,
            })
        }
        Expression::Select { .. } => Err("a selector that is no variable"),
    }
}

/// Names of variables have no hyphen of their own: it sets off the form.
fn variable(name: &str) -> Piece {
    match name.split_once('-') {
        Some((name, form)) => Piece::Variable {
            name: name.to_owned(),
            form: Some(form.to_owned()),
        },
        None => Piece::Variable {
            name: name.to_owned(),
            form: None,
        },
    }
}

/// The first reference in `template` that leads nowhere.
fn dangling<'a>(template: &'a [Piece], all: &[(String, Template)]) -> Option<&'a str> {
    template.iter().find_map(|piece| match piece {
        Piece::Reference(to) => all
            .binary_search_by(|(key, _)| key.cmp(to))
            .is_err()
            .then_some(to.as_str()),
        Piece::Select { variants, .. } => variants
            .iter()
            .find_map(|(_, variant)| dangling(variant, all)),
        _ => None,
    })
}

//! Help: clap knows the shape of the command line, the message files have its words.

use crate::command::Cli;
use clap::{Arg, ArgAction, Command, CommandFactory};
use sparrows_text::Catalog;
use std::fmt::Write;

/// The command lines shown under the help of each command, in order; what each does is the
/// message `help-COMMAND-example-N`.
const EXAMPLES: &[(&str, &[&str])] = &[
    (
        "sparrows",
        &["sparrows serve", "sparrows play", "sparrows analyze --help"],
    ),
    (
        "serve",
        &[
            "sparrows serve",
            "sparrows serve --host 0.0.0.0 --port 9000",
        ],
    ),
    (
        "play",
        &[
            "sparrows play --record deal.jsonl",
            "sparrows play --seed 2f1c --option min_faan=1 --unicode",
            "sparrows play american --card mine.card.toml",
        ],
    ),
    (
        "score",
        &[
            "echo '{\"hand\":\"123m456m789m1z\",\"melds\":[{\"kind\":\"pung\",\"tiles\":\"555m\"}],\"win\":\"1z\",\
             \"by\":\"discard\",\"from\":\"west\",\"seat\":\"east\"}' | sparrows score hong-kong",
            "sparrows score hong-kong --json < hands.jsonl",
            "echo '{\"hand\":\"222m444m6688s\",\"melds\":[{\"kind\":\"exposure\",\"tiles\":\"1f2f1j\"}],\"win\":\"6s\",\
             \"by\":\"discard\",\"from\":\"west\",\"seat\":\"east\"}' | sparrows score american",
        ],
    ),
    (
        "analyze",
        &[
            "sparrows analyze hong-kong 123456789m11z23s",
            "sparrows analyze hong-kong 123m456p11z99s6s --melds pung:555z --seat south",
            "sparrows analyze hong-kong 19m19p19s1234567z1m --option min_faan=0 --json",
            "sparrows analyze american 246m4888s1f1j7z --melds exposure:222m1j",
        ],
    ),
    (
        "replay",
        &[
            "sparrows replay deal.jsonl",
            "sparrows replay deal.jsonl --json --view south",
            "sparrows replay deal.jsonl --verify",
        ],
    ),
    (
        "simulate",
        &[
            "sparrows simulate hong-kong --deals 1000 --seed 1 --bots steady,random,random,random --rotate",
            "sparrows simulate hong-kong --deals 100 --seed 1 --bots steady,steady,steady,steady --records records",
            "sparrows simulate american --deals 1000 --seed 1 --bots steady,steady,steady,steady --year 2027",
        ],
    ),
    (
        "card",
        &["sparrows card check mine.card.toml", "sparrows card print"],
    ),
    (
        "card-check",
        &[
            "sparrows card check mine.card.toml",
            "sparrows card check house --year 2000 --json",
        ],
    ),
    (
        "card-print",
        &[
            "sparrows card print",
            "sparrows card print mine.card.toml | lpr",
        ],
    ),
    (
        "completions",
        &["sparrows completions bash > ~/.local/share/bash-completion/completions/sparrows"],
    ),
];

/// The command line with help in the catalog's language.
pub fn command(catalog: &Catalog) -> Command {
    let command = Cli::command().arg(
        Arg::new("version")
            .long("version")
            .short('V')
            .action(ArgAction::Version),
    );
    let name = command.get_name().to_owned();
    with_subcommands(command, &name, None, catalog)
}

/// A command and those below it, with their words. `name` is that of messages: `card-check`.
fn with_subcommands(
    command: Command,
    name: &str,
    parent: Option<&str>,
    catalog: &Catalog,
) -> Command {
    let subs: Vec<_> = command
        .get_subcommands()
        .map(|sub| sub.get_name().to_owned())
        .collect();
    let mut command = worded(command, name, parent, catalog);
    // The program itself is no part of the names of its commands.
    let parent = (name != "sparrows").then_some(name);
    for sub in subs {
        let name = parent.map_or_else(|| sub.clone(), |parent| format!("{parent}-{sub}"));
        command = command.mut_subcommand(sub, |sub| with_subcommands(sub, &name, parent, catalog));
    }
    command
}

/// One command with its words: `help-NAME` says what it does and its note more, `help-NAME-ARG`,
/// `help-PARENT-ARG` or `help-arg-ARG` what an argument is.
fn worded(command: Command, name: &str, parent: Option<&str>, catalog: &Catalog) -> Command {
    let about = catalog.text(&format!("help-{name}"));
    let more = catalog.text(&format!("help-{name}.note"));
    let heading = |id: &str| catalog.text(id);
    let mut order = 0;
    command
        .disable_help_flag(true)
        .arg(
            Arg::new("help")
                .long("help")
                .short('h')
                .action(ArgAction::Help),
        )
        .mut_args(|arg| {
            let id = [Some(name), parent]
                .into_iter()
                .flatten()
                .map(|of| format!("help-{of}-{}", arg.get_id()))
                .find(|id| catalog.has(id))
                .unwrap_or_else(|| format!("help-arg-{}", arg.get_id()));
            let heading = if arg.is_positional() {
                "help-arguments"
            } else {
                "help-options"
            };
            order += 1;
            // Under a heading of one's own clap sorts by name.
            arg.display_order(order)
                .help(catalog.text(&id))
                .long_help(None)
                .help_heading(catalog.text(heading))
        })
        .long_about(format!("{about}\n\n{more}"))
        .about(about)
        .subcommand_help_heading(heading("help-commands"))
        .help_template(format!(
            "{{about-with-newline}}\n{}: {{usage}}\n\n{{all-args}}{{after-help}}",
            heading("help-usage")
        ))
        .after_long_help(examples(name, catalog))
        .after_help(catalog.text("help-more"))
}

fn examples(name: &str, catalog: &Catalog) -> String {
    let mut text = format!("{}:", catalog.text("help-examples"));
    let lines = EXAMPLES.iter().find(|(of, _)| *of == name);
    for (number, line) in lines.map_or(&[][..], |(_, lines)| lines).iter().enumerate() {
        let says = catalog.text(&format!("help-{name}-example-{}", number + 1));
        // Writing to a text cannot fail.
        let _ = write!(text, "\n  {says}\n      {line}");
    }
    text
}

/// What clap has to say against a command line, on one line and without its usage.
pub fn one_line(error: &clap::Error) -> String {
    let text = error.render().to_string();
    let mut line = String::from("sparrows:");
    let said = text
        .lines()
        .map(str::trim)
        .take_while(|said| !said.starts_with("Usage:") && !said.starts_with("For more information"))
        .filter(|said| !said.is_empty());
    for (number, said) in said.enumerate() {
        let said = said.strip_prefix("error: ").unwrap_or(said);
        if number > 0 && !line.ends_with(':') {
            line.push(';');
        }
        line.push(' ');
        line.push_str(said);
    }
    line.push_str("; `sparrows COMMAND --help` shows how");
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_text::Language;

    /// Every command, argument and example has its words, in every language.
    #[test]
    fn all_help_has_words() {
        for language in Language::ALL {
            let catalog = Catalog::embedded(language);
            let mut command = command(&catalog);
            command.build();
            let mut commands = vec![("sparrows".to_owned(), &command)];
            for sub in command.get_subcommands() {
                let name = sub.get_name();
                commands.push((name.to_owned(), sub));
                let below = sub.get_subcommands();
                commands.extend(below.map(|sub| (format!("{name}-{}", sub.get_name()), sub)));
            }
            for (name, command) in commands {
                let mut ids = vec![format!("help-{name}"), format!("help-{name}.note")];
                let examples = EXAMPLES.iter().find(|(of, _)| *of == name.as_str());
                let (_, examples) = examples.unwrap_or_else(|| panic!("{name} has no example"));
                ids.extend((1..=examples.len()).map(|n| format!("help-{name}-example-{n}")));
                for id in ids {
                    assert!(catalog.has(&id), "{id} is missing in {}", language.tag());
                }
                for arg in command.get_arguments() {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(!help.starts_with("help-"), "{help} in {}", language.tag());
                    assert!(!help.is_empty(), "{name} {}", arg.get_id());
                }
            }
        }
    }

    #[test]
    fn the_command_line_is_sound() {
        command(&Catalog::embedded(Language::En)).debug_assert();
    }
}

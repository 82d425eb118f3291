//! The walls of the American table (AM-1.2): what is left of each, the last one set apart.

use super::seat::now;
use super::ui::{flag, hidden, text, tr, when};
use crate::i18n::{t, t_list, t_with};
use crate::look::decimal;
use crate::play::Play;
use leptos::prelude::*;
use sparrows_engine::Rules;
use sparrows_text::Arg;

/// The walls in the order in which they are drawn, by the names of messages.
const WALLS: [&str; 5] = ["east", "north", "west", "south", "last"];
/// The tiles of a whole wall: nineteen stacks of two.
const WHOLE: i32 = 38;

/// A bar for each wall; in words for those who hear the page.
pub fn walls(play: Play) -> AnyView {
    let american = flag(move || now(play, |shown| shown.rules() == Rules::American));
    when(american, move || {
        let left = move |at: usize| now(play, |shown| shown.view.walls[at]);
        let last = flag(move || (0..4).all(|at| left(at) == 0));
        let each = text(move || {
            let parts = WALLS.iter().enumerate().map(|(at, wall)| {
                let wall = format!("table-wall-{wall}");
                let args = [("wall", Arg::Msg(&wall)), ("n", left(at).into())];
                t_with("table-wall-part", &args)
            });
            let parts = t_list(parts.collect::<Vec<_>>());
            format!("{}: {parts}", t("table-walls"))
        });
        let bars: Vec<AnyView> = (0..WALLS.len())
            .map(|at| {
                let part =
                    text(move || format!("--part: {}", decimal(i32::from(left(at)) * 100 / WHOLE)));
                view! { <span class="wall-part" style=part></span> }.into_any()
            })
            .collect();
        let drawn =
            move || view! { <span class="last-wall">{tr("table-last-wall")}</span> }.into_any();
        view! {
            <span class="walls" title=each>
                <span class="wall-parts" aria-hidden="true">
                    {bars}
                </span>
                {hidden(each)}
                {when(last, drawn)}
            </span>
        }
        .into_any()
    })
}

//! Everything by keyboard, and where the focus goes when what had it leaves.

use super::dialog::dialog;
use super::seat::now;
use super::{actions, choices, hand, nearest};
use crate::i18n::{t, t_form};
use crate::later::{self, Part, wasm_split};
use crate::play::offers::Offer;
use crate::play::{Hand, Play, Shown};
use crate::prefs::{Preferences, Sorting, use_prefs};
use leptos::ev;
use leptos::prelude::*;
use sparrows_engine::{Action, ActionKind, Rules, TileId};
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};

/// The key of the next deal and, in step mode, of the next move.
const NEXT: &str = "n";

/// Listens to keys while the table is in view and no dialog is open.
pub fn listen(play: Play, help: RwSignal<bool>) {
    let prefs = use_prefs();
    // A button is pressed when Space comes up: what was handled on its way down must not be.
    let swallow = StoredValue::new(false);
    let down = window_event_listener(ev::keydown, move |event| {
        let foreign = event.ctrl_key() || event.alt_key() || event.meta_key();
        // A dialog has the keys, Escape too; the list of keys closes with the one that opens it.
        let open = document().query_selector("dialog[open]");
        let open = open.is_ok_and(|open| open.is_some());
        if foreign || event.default_prevented() || (open && !help.get_untracked()) {
            return;
        }
        if event.key() == "?" {
            event.prevent_default();
            help.update(|open| *open = !*open);
            return;
        }
        if open || takes_text(&event) {
            return;
        }
        let handled = Keys { play, prefs }.press(&event);
        if handled {
            event.prevent_default();
        }
        swallow.set_value(handled && event.key() == " ");
    });
    let up = window_event_listener(ev::keyup, move |event| {
        if event.key() == " " && swallow.get_value() {
            event.prevent_default();
            swallow.set_value(false);
        }
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
    });
}

/// Whether the key belongs to the element that has the focus.
fn takes_text(event: &KeyboardEvent) -> bool {
    let element = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| {
        matches!(element.tag_name().as_str(), "INPUT" | "SELECT" | "TEXTAREA")
    })
}

#[derive(Clone, Copy)]
struct Keys {
    play: Play,
    prefs: Preferences,
}

impl Keys {
    fn hand(self) -> Hand {
        untrack(|| hand::hand(self.play, self.prefs))
    }

    fn own_order(self) -> bool {
        self.prefs
            .with_untracked(|prefs| prefs.sorting == Sorting::Own)
    }

    /// Does what a key says; false where the key says nothing here.
    fn press(self, event: &KeyboardEvent) -> bool {
        let play = self.play;
        let key = event.key();
        if key.eq_ignore_ascii_case(NEXT) && !event.repeat() {
            return self.next();
        }
        if play.settled.get_untracked() || play.choosing.get_untracked() {
            return false;
        }
        let chosen = if self.picks() {
            self.in_focus()
        } else {
            play.chosen.get_untracked()
        };
        let step = |by| self.hand().step(chosen, by);
        match key.as_str() {
            "ArrowLeft" | "ArrowRight" if event.shift_key() && self.own_order() => {
                let by = if key == "ArrowLeft" { -1 } else { 1 };
                if let Some(tile) = chosen {
                    let order = self.hand().moved(tile, by);
                    play.set_order(order);
                    self.focus(tile);
                }
                true
            }
            "ArrowLeft" => self.choose(step(-1)),
            "ArrowRight" => self.choose(step(1)),
            "ArrowUp" => self.choose(step(-7)),
            "ArrowDown" => self.choose(step(7)),
            "Home" => self.choose(self.hand().tiles().next()),
            "End" => self.choose(self.hand().tiles().next_back()),
            "Escape" => {
                if play.opened.get_untracked().is_some() {
                    choices::close(play);
                } else {
                    play.choose_none();
                }
                true
            }
            "Enter" => self.enter(event),
            " " => self.space(),
            _ => match key.parse::<usize>() {
                Ok(digit) if key.len() == 1 => {
                    let place = if digit == 0 { 9 } else { digit - 1 };
                    let tile = self.hand().tiles().nth(place);
                    if let Some(tile) = tile.filter(|_| self.picks()) {
                        play.tap(tile);
                    }
                    self.choose(tile)
                }
                _ if event.repeat() => false,
                _ if key.eq_ignore_ascii_case(&untrack(nearest::key)) => nearest::toggle(),
                _ => self.claim(&key),
            },
        }
    }

    fn next(self) -> bool {
        let play = self.play;
        if play.settled.get_untracked() {
            play.next_deal();
        } else if play.step_waits.get_untracked() {
            play.next_move();
        } else {
            return false;
        }
        true
    }

    /// Chooses a tile and leads the focus to it; where several are asked for, moving alone chooses
    /// none.
    fn choose(self, tile: Option<TileId>) -> bool {
        if let Some(tile) = tile {
            if !self.picks() {
                self.play.choose(Some(tile));
            }
            self.focus(tile);
        }
        tile.is_some()
    }

    /// Whether several tiles are asked for.
    fn picks(self) -> bool {
        self.play
            .shown
            .with_untracked(|shown| shown.view.pick.is_some())
    }

    /// The tile that has the focus.
    fn in_focus(self) -> Option<TileId> {
        let id = document().active_element()?.id();
        self.hand()
            .tiles()
            .find(|tile| hand::element_id(*tile) == id)
    }

    fn focus(self, tile: TileId) {
        focus(&hand::element_id(tile));
    }

    /// Enter discards the chosen tile, unless another button has the focus.
    fn enter(self, event: &KeyboardEvent) -> bool {
        let focused = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let tile = self.play.chosen.get_untracked();
        let on_tile = focused
            .as_ref()
            .is_some_and(|e| e.class_list().contains("hand-tile"));
        let on_control = focused
            .as_ref()
            .is_some_and(|element| matches!(element.tag_name().as_str(), "BUTTON" | "A" | "LABEL"));
        let on_chosen = tile.is_some_and(|tile| {
            focused
                .as_ref()
                .is_some_and(|e| e.id() == hand::element_id(tile))
        });
        if event.repeat() {
            return on_tile;
        }
        if self.picks() {
            // As long as the tile in focus can join those chosen, Enter takes it to them, as on any
            // button. A pass of blind tiles alone is left to its own button.
            let picked = self.play.picked.get_untracked();
            let joins = |tile: TileId| {
                let barred = |shown: &Arc<Shown>| shown.barred(tile, &picked).is_some();
                !picked.contains(&tile) && !self.play.shown.with_untracked(barred)
            };
            if on_tile && self.in_focus().is_some_and(joins) {
                return false;
            }
            let ready = self.play.shown.with_untracked(|shown| {
                let mut states = shown.offers.iter();
                states.find_map(|offer| shown.state(offer, None, &picked).ok())
            });
            let blind =
                |action: &Action| picked.is_empty() && action.kind() == ActionKind::PassTiles;
            return match ready.filter(|action| !blind(action)) {
                Some(action) if on_tile || !on_control => {
                    self.play.act(action);
                    true
                }
                _ => false,
            };
        }
        match tile {
            Some(tile) if on_chosen || !on_control => {
                self.play.act(Action::Discard(tile));
                true
            }
            _ => false,
        }
    }

    /// Space passes where something can be passed; elsewhere it presses the button in focus.
    fn space(self) -> bool {
        let play = self.play;
        let can_pass = play
            .shown
            .with_untracked(|shown| shown.view.legal.contains(&Action::Pass));
        if can_pass {
            play.act(Action::Pass);
        }
        can_pass
    }

    /// A letter presses the button that bears it. With several buttons of the letter it walks from
    /// one to the next; Enter then takes the one in focus.
    fn claim(self, key: &str) -> bool {
        let play = self.play;
        let chosen = play.chosen.get_untracked();
        let picked = play.picked.get_untracked();
        let bears = |offer: &&Offer| {
            let letter = untrack(|| t_form(&format!("action-{}", offer.word), "key"));
            letter.eq_ignore_ascii_case(key)
        };
        let several = play.shown.with_untracked(|shown| {
            let mut offers = shown.offers.iter();
            let offer = offers.find(|offer| bears(offer) && offer.choices.len() > 1)?;
            let before = shown.offers.iter().take_while(|other| *other != offer);
            let nth = before.filter(|other| other.kind == offer.kind).count();
            Some((offer.kind, nth))
        });
        if let Some((kind, nth)) = several {
            choices::open(play, kind, nth);
            return true;
        }
        let found: Vec<(ActionKind, Result<Action, _>)> = play.shown.with_untracked(|shown| {
            let offers = shown.offers.iter().filter(bears);
            offers
                .map(|offer| (offer.kind, shown.state(offer, chosen, &picked)))
                .collect()
        });
        let possible: Vec<&Action> = found
            .iter()
            .filter_map(|(_, state)| state.as_ref().ok())
            .collect();
        match (possible.as_slice(), found.as_slice()) {
            ([action], _) => play.act(**action),
            ([], [(_, Err(why)), ..]) => play.hint.set(Some(why.clone())),
            ([], _) => return false,
            (several, _) => {
                let ids: Vec<String> = several
                    .iter()
                    .enumerate()
                    .map(|(at, action)| {
                        let kind = action.kind();
                        let before = several[..at].iter().filter(|other| other.kind() == kind);
                        actions::element_id(kind, before.count())
                    })
                    .collect();
                let active = document().active_element().map(|element| element.id());
                let at = ids.iter().position(|id| Some(id) == active.as_ref());
                let next = at.map_or(0, |at| (at + 1) % ids.len());
                focus(&ids[next]);
            }
        }
        true
    }
}

fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // Fails only for an element that has gone.
        let _ = element.focus();
    }
}

/// When the element in focus leaves (a tile that was discarded, a button of a claim), the focus goes
/// to what took its place, so that the keyboard does not start from the top again.
pub fn keep_focus(play: Play) {
    let prefs = use_prefs();
    let hand = move || untrack(|| hand::hand(play, prefs));
    // Where the focus was when last seen: a place in the hand, or elsewhere at the table.
    let place = StoredValue::new(None::<Option<usize>>);
    let seen = window_event_listener(ev::focusin, move |event| {
        let element = event
            .target()
            .and_then(|target| target.dyn_into::<Element>().ok());
        let at_table = |element: &Element| element.closest(".table").ok().flatten().is_some();
        place.set_value(element.filter(at_table).map(|element| {
            let id = element.id();
            hand().tiles().position(|tile| hand::element_id(tile) == id)
        }));
    });
    on_cleanup(move || seen.remove());
    Effect::new(move |_| {
        play.shown.track();
        let settled = play.settled.get();
        request_animation_frame(move || {
            let lost = document()
                .active_element()
                .is_none_or(|element| element.tag_name() == "BODY");
            if !lost || place.try_get_value().flatten().is_none() {
                return;
            }
            if settled {
                return focus(super::settlement::TITLE);
            }
            let near = place.get_value().flatten().unwrap_or(usize::MAX);
            if let Some(tile) = hand().near(near) {
                focus(&hand::element_id(tile));
            }
        });
    });
}

/// The list of keys.
pub fn help(play: Play, open: RwSignal<bool>) -> AnyView {
    dialog(open, "keys-title", move || {
        later::draw(fetch(), move || list(play))
    })
}

#[wasm_split(later, fallible, preload(fetch))]
fn list(play: Play) -> Part {
    Ok(view! { <dl class="keys">{move || help_rows(play)}</dl> }.into_any())
}

fn help_rows(play: Play) -> Vec<AnyView> {
    let american = now(play, |shown| shown.rules() == Rules::American);
    let card = american.then(|| (nearest::key(), "keys-card"));
    let words: &[&str] = if american {
        &[
            "win",
            "expose-pung",
            "expose-kong",
            "expose-quint",
            "expose-sextet",
            "exchange",
            "challenge",
            "discard",
        ]
    } else {
        &["win", "kong", "added-kong", "pung", "chow", "discard"]
    };
    let letters: Vec<String> = words
        .iter()
        .map(|word| t_form(&format!("action-{word}"), "key"))
        .collect();
    let next = NEXT.to_ascii_uppercase();
    [
        ("1 – 9, 0".to_owned(), "keys-choose"),
        (t("key-arrows"), "keys-move"),
        (t("key-home-end"), "keys-ends"),
        (format!("{} + ← →", t("key-shift")), "keys-reorder"),
        (t("key-enter"), "keys-confirm"),
        (t("key-escape"), "keys-deselect"),
        (letters.join(" "), "keys-claim"),
        (t("key-space"), "keys-pass"),
        (next.clone(), "keys-next"),
        (next, "keys-step"),
    ]
    .into_iter()
    .chain(card)
    .chain([("?".to_owned(), "keys-help")])
    .map(|(key, id)| {
        view! {
            <dt>
                <kbd>{key}</kbd>
            </dt>
            <dd>{t(id)}</dd>
        }
        .into_any()
    })
    .collect()
}

//! Play at the American table: calls of a size with the jokers they may hold, joker exchanges and
//! challenges (AM-4, AM-5, AM-7), as buttons and in words.

use super::circle::Circle;
use super::offers::{Offer, of_kind, said_why};
use super::said::{Said, Word, tile_id};
use sparrows_engine::table::{CardHandLine, Phase};
use sparrows_engine::tile_list::TileList;
use sparrows_engine::{Action, ActionKind, Deal, Kind, Seat, TileId, View};

/// The sizes of a group, the called tile included.
const SIZES: std::ops::RangeInclusive<usize> = 3..=6;

/// The buttons in play, in their order.
pub(super) fn offers(deal: &Deal, view: &View) -> Vec<Offer> {
    let mut offers = of_kind(deal, view, ActionKind::Win);
    let own = matches!(deal.phase(), Phase::Turn(turn) if turn.seat == view.seat);
    if own {
        offers.push(one_of(deal, view, ActionKind::Exchange));
        offers.push(one_of(deal, view, ActionKind::Challenge));
        offers.extend(of_kind(deal, view, ActionKind::Discard));
    } else {
        offers.extend(SIZES.map(|size| group(deal, view, size)));
        offers.extend(of_kind(deal, view, ActionKind::Pass));
    }
    offers
}

/// One button for all possibilities of a sort.
fn one_of(deal: &Deal, view: &View, kind: ActionKind) -> Offer {
    let choices: Vec<Action> = of_kind(deal, view, kind)
        .iter()
        .filter_map(|offer| offer.state.clone().ok())
        .collect();
    match of_kind(deal, view, kind).into_iter().next() {
        Some(first) => Offer { choices, ..first },
        None => Offer::of(kind, Err(Said::new("why-not-your-turn"))),
    }
}

/// The button of a size: with the fewest jokers, or a choice where there are several ways.
fn group(deal: &Deal, view: &View, size: usize) -> Offer {
    let choices: Vec<Action> = view
        .legal
        .iter()
        .copied()
        .filter(|action| matches!(action, Action::Expose(with) if with.len() + 1 == size))
        .collect();
    let state = match choices.first() {
        Some(first) => Ok(*first),
        None => Err(why_no_group(deal, view, size)),
    };
    Offer {
        word: word(size),
        choices,
        ..Offer::of(ActionKind::Expose, state)
    }
}

/// Why no group of a size can be called: the tiles that come nearest give the reason.
fn why_no_group(deal: &Deal, view: &View, size: usize) -> Said {
    let waits = of_kind(deal, view, ActionKind::Expose);
    let Some(window) = view.window().filter(|_| view.is_asked()) else {
        let why = waits.into_iter().find_map(|offer| offer.state.err());
        return why.unwrap_or_else(|| Said::new("why-not-your-turn"));
    };
    let called = window.tile.kind();
    let equal = |kind: Kind| kind == called || (kind.is_flower() && called.is_flower());
    let own = view.hand.iter().filter(|tile| equal(tile.kind()));
    let jokers = view.hand.of_kind(Kind::JOKER);
    let with: Vec<TileId> = own.chain(jokers).take(size - 1).collect();
    match TileList::new(&with) {
        Some(list) if with.len() == size - 1 => {
            said_why(deal.why_illegal(view.seat, Action::Expose(list)))
        }
        _ => Said::new("why-not-held"),
    }
}

/// A size in the names of messages.
#[must_use]
pub const fn word(size: usize) -> &'static str {
    match size {
        3 => "expose-pung",
        4 => "expose-kong",
        5 => "expose-quint",
        _ => "expose-sextet",
    }
}

/// The sizes of the groups that can be called, by the names of messages.
pub(super) fn sizes(legal: &[Action]) -> impl Iterator<Item = &'static str> + '_ {
    SIZES
        .filter(|&size| {
            let of =
                |action: &Action| matches!(action, Action::Expose(with) if with.len() + 1 == size);
            legal.iter().any(of)
        })
        .map(short)
}

/// A call as the last thing a seat did.
pub(super) const fn short(size: usize) -> &'static str {
    match size {
        3 => "action-expose-pung",
        4 => "action-expose-kong",
        5 => "action-expose-quint",
        _ => "action-expose-sextet",
    }
}

/// The message that names a size.
#[must_use]
pub const fn set(size: usize) -> &'static str {
    match size {
        3 => "set-pung",
        4 => "set-kong",
        5 => "set-quint",
        _ => "set-sextet",
    }
}

fn jokers(with: &[TileId]) -> i64 {
    let is_joker = |tile: &&TileId| tile.kind() == Kind::JOKER;
    with.iter().filter(is_joker).count() as i64
}

/// A decision in full: `Call 5 dots and show a kong with 1 joker`.
pub(super) fn named(action: Action, called: Option<TileId>, circle: Circle) -> Option<Said> {
    Some(match action {
        Action::Expose(with) => {
            let said = Said::new("action-expose-tile")
                .msg("set", set(with.len() + 1))
                .num("jokers", jokers(&with));
            match called {
                Some(tile) => said.msg("tile", tile_id(tile.kind())),
                None => return None,
            }
        }
        Action::Exchange { tile, from, .. } => Said::new("action-exchange-tile")
            .msg("tile", tile_id(tile.kind()))
            .msg("from", circle.name(from)),
        Action::Challenge(target) => {
            Said::new("action-challenge-target").msg("target", circle.name(target))
        }
        Action::Bet(on) => Said::new("action-bet-on").msg("who", circle.name(on)),
        _ => return None,
    })
}

/// The hand of the card that a seat would win with at this point, and its value. Where errors are
/// punished (AM-7.1) it is for the person to know: the button of a false mah-jongg looks the same.
pub(super) fn win_card(deal: &Deal, seat: Seat) -> Option<Said> {
    if deal.table().options().punishes() {
        return None;
    }
    let score = deal.winning_score(seat)?;
    let hand = CardHandLine::of(deal.table(), &score.reading)?;
    let said = Said::new("action-win-card").with("hand", Word::Text(hand.id));
    Some(said.num("value", hand.value))
}

/// What tells one way from the others of its button.
#[must_use]
pub fn choice(action: Action, circle: Circle) -> Said {
    match action {
        Action::Expose(with) => Said::new("action-expose-jokers")
            .msg("set", set(with.len() + 1))
            .num("jokers", jokers(&with)),
        _ => named(action, None, circle)
            .unwrap_or_else(|| Said::new(format!("action-{}", action.kind()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::Game;

    /// South may call 5 crak for a pung or a kong of a card that has one hand.
    fn called() -> Game {
        let card = "[card]\nid = \"mine\"\nname = \"My card\"\n\n[[hand]]\nid = \"R1\"\n\
            category = \"consecutive-run\"\nline = \"111a 22a 333a 44a 5555a\"\nshift = 1\n\
            value = 30\nclosed = false\n";
        let header = serde_json::json!({
            "record": 1, "rules": "american", "options": {}, "year": 2026,
            "card": { "toml": card },
            "deal": {
                "hands": {
                    "east": "5m13579p2468s1234z", "south": "111m22m333m4m55m9p1j",
                    "west": "5m2468p13579s567z", "north": "46789m13p24s1234z",
                },
                "wall": "3p5p7s8s", "charleston": false,
            },
        });
        let discard = r#"{"seat":"east","action":"discard","tile":"5m"}"#;
        Game::read(&format!("{header}\n{discard}\n")).expect("a deal")
    }

    fn act(game: &mut Game, seat: Seat, is: impl Fn(&Action) -> bool) {
        let legal = game.deal().view(seat).legal;
        let action = legal.into_iter().find(is).expect("legal");
        game.act(seat, action).expect("legal");
    }

    fn tile(text: &str) -> TileId {
        sparrows_engine::notation::parse_tile_id(text).expect("a tile")
    }

    #[test]
    fn am_7_1_a_win_is_named_only_where_no_false_one_is_offered() {
        for (errors, named) in [("prevented", true), ("punished", false)] {
            let text = called().to_text();
            let header = text.lines().next().expect("a header");
            let mut header: serde_json::Value = serde_json::from_str(header).expect("JSON");
            header["options"] = serde_json::json!({ "errors": errors });
            header["deal"]["hands"]["east"] = "111m22m333m44m5555m".into();
            header["deal"]["hands"]["south"] = "13579p2468s1234z".into();
            header["deal"]["hands"]["west"] = "2468p13579s567z1j".into();
            header["deal"]["hands"]["north"] = "46789m13p24s1234z".into();
            let game = Game::read(&format!("{header}\n")).expect("a deal");
            assert_eq!(win_card(game.deal(), Seat::East).is_some(), named);
            assert!(game.deal().winning_score(Seat::East).is_some());
        }
    }

    #[test]
    fn each_size_is_one_button_and_says_why_not() {
        let game = called();
        let offers = offers(game.deal(), &game.deal().view(Seat::South));
        let words: Vec<&str> = offers.iter().map(|offer| offer.word).collect();
        let expected = [
            "win",
            "expose-pung",
            "expose-kong",
            "expose-quint",
            "expose-sextet",
            "pass",
        ];
        assert_eq!(words, expected);
        let ways: Vec<usize> = offers.iter().map(|offer| offer.choices.len()).collect();
        assert_eq!(ways, [0, 2, 1, 0, 0, 0], "a pung with a joker or without");
        let why = |at: usize| offers[at].state.clone().expect_err("not possible").id;
        assert_eq!(why(3), "why-not-held");
        assert_eq!(why(0), "why-not-a-hand");
        // Nobody else is asked.
        let north = super::offers(game.deal(), &game.deal().view(Seat::North));
        assert!(north[..5].iter().all(|offer| offer.state.is_err()));
    }

    #[test]
    fn a_turn_after_the_call_offers_jokers_and_challenges() {
        let mut game = called();
        let kong = |action: &Action| matches!(action, Action::Expose(with) if with.len() == 3);
        act(&mut game, Seat::South, kong);
        let nine = tile("9p/2");
        let discards = game.deal().view(Seat::South).legal;
        assert!(discards.contains(&Action::Discard(nine)), "{discards:?}");
        act(&mut game, Seat::South, |action| {
            *action == Action::Discard(nine)
        });
        let offers = offers(game.deal(), &game.deal().view(Seat::West));
        let words: Vec<&str> = offers.iter().map(|offer| offer.word).collect();
        assert_eq!(words, ["win", "exchange", "challenge", "discard"]);
        assert!(matches!(
            offers[1].state,
            Ok(Action::Exchange {
                from: Seat::South,
                meld: 0,
                ..
            })
        ));
        assert_eq!(offers[2].state, Ok(Action::Challenge(Seat::South)));
        act(&mut game, Seat::West, |action| {
            *action == Action::Challenge(Seat::South)
        });
        let after = super::offers(game.deal(), &game.deal().view(Seat::West));
        let why = after[2].state.clone().expect_err("once a turn");
        assert_eq!(why.id, "why-no-target");
    }
}

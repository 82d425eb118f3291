//! Before play at the American table (AM-3): the buttons of the Charleston, what has been chosen so
//! far, what moved, and how it is told.

use super::circle::Circle;
use super::offers::Offer;
use super::said::{Said, Word, tile_id};
use sparrows_engine::table::{Phase, Pick, SetUp, Source};
use sparrows_engine::{Action, ActionKind, Event, Rules, Seat, TileSet, View};

/// How many tiles a pass is of, blind ones included.
const PASS: usize = 3;

/// To which side of the table the tiles of a step go; none where nothing is passed.
const fn receiver(step: SetUp) -> Option<usize> {
    // The next in turn sits to the right (AM-2.2).
    match step {
        SetUp::FirstRight | SetUp::SecondRight => Some(1),
        SetUp::FirstAcross | SetUp::SecondAcross | SetUp::Courtesy => Some(2),
        SetUp::FirstLeft | SetUp::SecondLeft => Some(3),
        _ => None,
    }
}

/// The buttons of a step; none where the table is another.
pub(super) fn offers(step: SetUp, view: &View) -> Vec<Offer> {
    let waiting = |kind: ActionKind, word| {
        let action = view.legal.iter().find(|action| action.kind() == kind);
        let why = match view.answered {
            Some(_) => "why-waiting",
            None => "why-not-your-turn",
        };
        Offer {
            kind,
            word,
            state: action.copied().ok_or(Said::new(why)),
            choices: Vec::new(),
        }
    };
    let picked = |kind: ActionKind| {
        let why = match &view.pick {
            Some(pick) => chosen(pick, 0),
            None => Said::new("why-waiting"),
        };
        vec![Offer::of(kind, Err(why))]
    };
    match step {
        SetUp::DealtHand => [ActionKind::Win, ActionKind::Pass]
            .map(|kind| waiting(kind, kind.as_str()))
            .into(),
        SetUp::Mush => picked(ActionKind::Mush),
        SetUp::Courtesy => picked(ActionKind::Courtesy),
        SetUp::Charleston => [(true, "charleston-continue"), (false, "charleston-stop")]
            .map(|(on, word)| {
                let action = Action::Charleston(on);
                Offer {
                    state: view
                        .legal
                        .contains(&action)
                        .then_some(action)
                        .ok_or(Said::new("why-waiting")),
                    ..waiting(ActionKind::Charleston, word)
                }
            })
            .into(),
        SetUp::Bet => Vec::new(),
        _ => picked(ActionKind::PassTiles),
    }
}

/// How many of the tiles asked for are chosen.
#[must_use]
pub fn chosen(pick: &Pick, count: usize) -> Said {
    let id = match pick.action {
        _ if pick.min == pick.max => "setup-exchange-three-chosen",
        ActionKind::PassTiles => "setup-blind-count",
        _ => "setup-tiles-chosen",
    };
    Said::new(id)
        .num("n", count as i64)
        .num("blind", PASS.saturating_sub(count) as i64)
}

/// What is asked in a step.
pub(super) fn question(step: SetUp, circle: Circle) -> Said {
    let said = Said::new(format!("setup-{}", step.as_str()));
    match receiver(step) {
        Some(steps) => said.msg("to", circle.name(circle.at_side(steps))),
        None => said,
    }
}

/// Why a step is as it is: what a pass asks, what a blind pass is.
#[must_use]
pub fn notes(step: SetUp) -> Vec<String> {
    match step {
        SetUp::FirstLeft | SetUp::SecondRight => vec!["setup-blind".to_owned()],
        SetUp::FirstRight | SetUp::FirstAcross | SetUp::SecondLeft | SetUp::SecondAcross => {
            vec!["setup-pass".to_owned()]
        }
        _ => vec![format!("setup-{}.note", step.as_str())],
    }
}

/// The Charleston that a step belongs to.
#[must_use]
pub const fn charleston(step: SetUp) -> Option<&'static str> {
    match step {
        SetUp::FirstRight | SetUp::FirstAcross | SetUp::FirstLeft => Some("setup-charleston-first"),
        SetUp::SecondLeft | SetUp::SecondAcross | SetUp::SecondRight => {
            Some("setup-charleston-second")
        }
        _ => None,
    }
}

/// A decision of these steps in full: `Pass 2 of your own and 1 unseen`.
pub(super) fn named(action: Action) -> Option<Said> {
    Some(match action {
        Action::PassTiles(tiles) if tiles.len() < PASS => Said::new("action-pass-tiles-blind")
            .num("n", tiles.len() as i64)
            .num("blind", (PASS - tiles.len()) as i64),
        Action::Courtesy(tiles) => Said::new("action-courtesy-tiles").num("n", tiles.len() as i64),
        Action::Mush(tiles) => Said::new("action-mush-tiles").num("n", tiles.len() as i64),
        Action::Charleston(true) => Said::new("action-charleston-continue"),
        Action::Charleston(false) => Said::new("action-charleston-stop"),
        _ => return None,
    })
}

fn faces(tiles: &TileSet) -> Word {
    Word::List(
        tiles
            .iter()
            .map(|tile| Said::new(tile_id(tile.kind())))
            .collect(),
    )
}

/// A pass in words: to the giver and the receiver which tiles, to others how many. Tiles that go on
/// unseen are told as such.
pub(super) fn pass(event: &Event, circle: Circle) -> Vec<Said> {
    let Event::Exchange {
        from,
        to,
        count,
        tiles,
        ..
    } = event
    else {
        return Vec::new();
    };
    // What the view leaves out of the tiles is passed on unseen.
    let unseen = i64::from(*count) - tiles.len() as i64;
    let name = |seat: Seat| circle.name(seat);
    if circle.is_person(*from) {
        let id = match (tiles.is_empty(), unseen) {
            (true, 0) => "event-pass-none-you",
            (true, _) => "event-pass-blind-you",
            (false, 0) => "event-pass-tiles-you",
            (false, _) => "event-pass-tiles-blind-you",
        };
        let said = Said::new(id).msg("to", name(*to)).num("n", unseen);
        return vec![said.with("tiles", faces(tiles))];
    }
    if circle.is_person(*to) {
        let mut said = Vec::with_capacity(2);
        if !tiles.is_empty() {
            let came = Said::new("event-pass-tiles-to-you").msg("who", name(*from));
            said.push(came.with("tiles", faces(tiles)));
        }
        if unseen > 0 {
            let went_on = Said::new("event-pass-blind-to-you").msg("who", name(*from));
            said.push(went_on.num("n", unseen));
        }
        return said;
    }
    let others = Said::new("event-pass-tiles")
        .msg("who", name(*from))
        .msg("to", name(*to));
    vec![others.num("n", i32::from(*count))]
}

/// What the pool did with a seat's tiles; which, only to their owner.
pub(super) fn mush(event: &Event, circle: Circle) -> Option<Said> {
    let Event::Mush {
        seat,
        count,
        gave,
        got,
    } = event
    else {
        return None;
    };
    Some(match (circle.is_person(*seat), count) {
        (true, 0) => Said::new("event-mush-none-you"),
        (true, _) => Said::new("event-mush-you")
            .with("gave", faces(gave))
            .with("got", faces(got)),
        (false, _) => Said::new("event-mush")
            .msg("who", circle.name(*seat))
            .num("n", i32::from(*count)),
    })
}

/// The person's part in the latest exchange before play (SC-2.2, AM-3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchanged {
    /// The sides of the table to which the person's tiles went and from which others came; none
    /// where it was the pool.
    pub between: Option<(usize, usize)>,
    /// The tiles that went.
    pub gave: TileSet,
    /// The tiles that came.
    pub got: TileSet,
    /// What the tiles do not show: those that went on unseen, what the pool did.
    pub told: Vec<Said>,
}

impl Exchanged {
    /// What is still to be shown in a phase.
    pub(super) fn shown(
        rules: Rules,
        phase: Phase,
        events: &[Event],
        circle: Circle,
    ) -> Option<Self> {
        let latest = Self::latest(events, circle)?;
        let went = latest.between.map(|(to, _)| to);
        let fresh = match phase {
            Phase::SetUp { step } => match step {
                SetUp::MissingSuit => true,
                SetUp::FirstAcross | SetUp::FirstLeft | SetUp::Mush | SetUp::Charleston => true,
                SetUp::SecondAcross | SetUp::SecondRight => true,
                // After a stopped Charleston the last pass was seen during the vote.
                SetUp::Courtesy => went == receiver(SetUp::SecondRight),
                _ => false,
            },
            Phase::Turn(turn) => {
                let courtesy = went == receiver(SetUp::Courtesy);
                rules == Rules::American && turn.source == Source::Dealt && courtesy
            }
            _ => false,
        };
        fresh.then_some(latest)
    }

    fn latest(events: &[Event], circle: Circle) -> Option<Self> {
        let last = |is: &dyn Fn(&Event) -> bool| events.iter().rposition(is);
        let gave_at =
            last(&|event| matches!(event, Event::Exchange { from, .. } if circle.is_person(*from)));
        let got_at =
            last(&|event| matches!(event, Event::Exchange { to, .. } if circle.is_person(*to)));
        let pool_at =
            last(&|event| matches!(event, Event::Mush { seat, .. } if circle.is_person(*seat)));
        if pool_at > gave_at
            && let Some(event @ Event::Mush { gave, got, .. }) = pool_at.map(|at| &events[at])
        {
            return Some(Self {
                between: None,
                gave: *gave,
                got: *got,
                told: mush(event, circle).into_iter().collect(),
            });
        }
        let (given, taken) = (&events[gave_at?], &events[got_at?]);
        let (
            Event::Exchange {
                to, tiles: gave, ..
            },
            Event::Exchange {
                from, tiles: got, ..
            },
        ) = (given, taken)
        else {
            return None;
        };
        let untold = ["event-pass-tiles-you", "event-pass-tiles-to-you"];
        let told = [given, taken]
            .into_iter()
            .flat_map(|event| pass(event, circle))
            .filter(|said| !untold.contains(&said.id.as_ref()))
            .collect();
        Some(Self {
            between: Some((circle.side(*to), circle.side(*from))),
            gave: *gave,
            got: *got,
            told,
        })
    }

    /// The message that tells which way the tiles went, where a die said so.
    #[must_use]
    pub const fn way(&self) -> &'static str {
        match self.between {
            Some((1, _)) => "exchange-next",
            Some((2, _)) => "exchange-across",
            _ => "exchange-previous",
        }
    }
}

/// Who stopped the Charleston, while the courtesy follows.
pub(super) fn stopped(phase: Phase, events: &[Event], circle: Circle) -> Vec<Said> {
    let courtesy = matches!(
        phase,
        Phase::SetUp {
            step: SetUp::Courtesy
        }
    );
    let stops = |event: &&Event| {
        matches!(
            event,
            Event::Charleston {
                r#continue: false,
                ..
            }
        )
    };
    events
        .iter()
        .filter(stops)
        .filter(|_| courtesy)
        .filter_map(|event| super::said::event(event, circle))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::Shown;
    use crate::play::circle::SIDES;
    use crate::play::sitting::{Sitting, usual_level};
    use sparrows_bots::Level;
    use sparrows_engine::options::Options;
    use sparrows_engine::{Kind, Table, TileId};
    use sparrows_text::{Catalog, Language};

    fn english() -> Catalog {
        let source = include_str!("../../../text/messages/en.ftl");
        Catalog::parse(Language::En, source).expect("the messages are in order")
    }

    fn sitting(mush: bool, seed: u64) -> Sitting {
        let mut options = Options::new(Rules::American);
        options
            .set_text("mush", &mush.to_string())
            .expect("an option");
        let table = Table::new(options).expect("they go together");
        Sitting::new(table, seed.into(), usual_level())
    }

    fn shown(sitting: &Sitting) -> Shown {
        Shown::of(sitting, [None; SIDES], false)
    }

    fn step(sitting: &Sitting) -> Option<SetUp> {
        match sitting.game().deal().phase() {
            Phase::SetUp { step } => Some(step),
            _ => None,
        }
    }

    /// The person passes so many tiles that are no jokers, votes to go on; the others do as chance
    /// has it.
    fn answer(sitting: &mut Sitting, count: usize) {
        let person = sitting.person();
        for seat in sitting.game().deal().awaiting().iter() {
            let deal = sitting.game().deal();
            let (view, seed) = (deal.view(seat), deal.bot_seed(seat));
            let own = |pick: Pick| {
                let tiles: Vec<TileId> = pick.from.iter().take(count).collect();
                pick.action(&tiles)
            };
            let action = match view.pick.filter(|_| seat == person) {
                Some(pick) => own(pick).expect("it fits"),
                None if view.legal.contains(&Action::Charleston(true)) => Action::Charleston(true),
                None => Level::Random.bot().decide(&view, seed),
            };
            sitting.act(seat, action).expect("legal");
        }
    }

    #[test]
    fn a_joker_stays_and_says_so() {
        let (shown, joker) = (0..50)
            .map(|seed| shown(&sitting(false, seed)))
            .find_map(|shown| Some((shown.view.hand.lowest(Kind::JOKER)?, shown)))
            .map(|(joker, shown)| (shown, joker))
            .expect("one of the deals has a joker");
        let why = shown.barred(joker, &[]).expect("it stays");
        assert_eq!(why.id, "why-joker-passed");
        let other = shown.view.pick.expect("a pass").from.iter().next();
        assert_eq!(shown.barred(other.expect("a tile"), &[]), None);
    }

    #[test]
    fn the_last_pass_may_be_blind_and_says_how_much_of_it() {
        let mut sitting = sitting(false, 7);
        let [confirm] = shown(&sitting).offers.try_into().expect("one button");
        assert_eq!(
            confirm.state.expect_err("three").id,
            "setup-exchange-three-chosen"
        );
        answer(&mut sitting, 3);
        answer(&mut sitting, 3);
        assert_eq!(step(&sitting), Some(SetUp::FirstLeft));
        let shown = shown(&sitting);
        let tiles: Vec<TileId> = shown
            .view
            .pick
            .expect("a pass")
            .from
            .iter()
            .take(2)
            .collect();
        let action = shown
            .state(&shown.offers[0], None, &tiles)
            .expect("fewer than three will do");
        let name = named(action).expect("it has a name").text(&english());
        assert_eq!(name, "Pass 2 of your own and 1 unseen");
    }

    #[test]
    fn what_went_and_what_came_is_shown_after_each_pass() {
        let mut sitting = sitting(true, 7);
        assert_eq!(shown(&sitting).exchange, None);
        for (next, to) in [
            (SetUp::FirstAcross, 1),
            (SetUp::FirstLeft, 2),
            (SetUp::Mush, 3),
        ] {
            let before = sitting.view().hand;
            answer(&mut sitting, 3);
            assert_eq!(step(&sitting), Some(next));
            let now = shown(&sitting);
            let exchange = now.exchange.expect("tiles were passed");
            assert_eq!(exchange.between, Some((to, 4 - to)));
            assert_eq!(exchange.gave.len(), 3);
            assert!(exchange.gave.iter().all(|tile| before.contains(tile)));
            assert!(exchange.got.iter().all(|tile| now.view.hand.contains(tile)));
            assert_eq!(now.view.hand.len(), before.len());
        }
        answer(&mut sitting, 4);
        let pool = shown(&sitting).exchange.expect("the pool gave some back");
        assert_eq!(
            (pool.between, pool.gave.len(), pool.got.len()),
            (None, 4, 4)
        );
        answer(&mut sitting, 0);
        assert_eq!(step(&sitting), Some(SetUp::SecondLeft));
        assert_eq!(shown(&sitting).exchange, None, "the vote moves nothing");
    }

    #[test]
    fn a_courtesy_of_none_leads_on_and_shows_nothing() {
        let mut sitting = sitting(false, 7);
        while step(&sitting) != Some(SetUp::Courtesy) {
            answer(&mut sitting, 3);
        }
        let shown_before = shown(&sitting);
        let none = shown_before.state(&shown_before.offers[0], None, &[]);
        assert!(matches!(none, Ok(Action::Courtesy(tiles)) if tiles.is_empty()));
        answer(&mut sitting, 0);
        assert_eq!(step(&sitting), None);
        let now = shown(&sitting);
        assert_eq!(now.exchange, None);
        assert!(now.may_discard());
        assert_eq!(now.view.hand.len(), 14);
    }

    #[test]
    fn a_pass_is_told_to_each_as_they_may_know_it() {
        let tiles = |text| sparrows_engine::notation::parse_tile_ids(text).expect("tiles");
        let event = Event::Exchange {
            from: Seat::East,
            to: Seat::North,
            count: 3,
            tiles: tiles("1m/12m/13m/1").into_iter().collect(),
            blind: tiles("2m/1").into_iter().collect(),
            passed_on: tiles("1m/12m/13m/1").into_iter().collect(),
        };
        let catalog = english();
        let told = |seat: Seat| -> Vec<String> {
            let said = pass(&event.seen_by(seat), Circle::of_four(seat));
            said.iter().map(|said| said.text(&catalog)).collect()
        };
        let east = "You pass 1 characters, 3 characters to Robin, and 1 incoming tile unseen.";
        assert_eq!(told(Seat::East), [east]);
        let north = "Of the tiles that Wren passes you, 3 go on unseen.";
        assert_eq!(told(Seat::North), [north]);
        let south = "Robin passes 3 tiles to Finch.";
        assert_eq!(told(Seat::South), [south]);
    }
}

//! Before play at the American table (AM-3): the buttons of the Charleston, what has been chosen so
//! far, what moved, and how it is told.

use super::circle::Circle;
use super::offers::Offer;
use super::said::{Said, Word, tile_id};
use sparrows_engine::table::{Phase, Pick, SetUp, Source};
use sparrows_engine::{Action, ActionKind, Event, Game, Rules, Seat, TileSet, View};

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

/// What came of the courtesy, as play begins, where the person offered tiles and kept them: the
/// player across offered none (AM-3.4).
pub(super) fn no_courtesy(game: &Game, phase: Phase, person: Seat) -> Option<Said> {
    let begins = matches!(phase, Phase::Turn(turn) if turn.source == Source::Dealt);
    let across = person.ahead(2);
    let offered = |of: Seat| {
        let mut decisions = game.decisions().iter();
        decisions.find_map(|&(seat, action)| match action {
            Action::Courtesy(tiles) if seat == of => Some(tiles.len()),
            _ => None,
        })
    };
    let kept = offered(person) > Some(0) && offered(across) == Some(0);
    (begins && kept).then(|| Said::new("setup-courtesy-none"))
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
mod tests;

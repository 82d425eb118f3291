//! What the person can do now, and for each thing that cannot be done, why: the engine's own
//! answers, put in the order in which the buttons stand.

use super::circle::Circle;
use super::said::{Said, Word, chow, tile_id};
use super::{calls, passes};
use sparrows_engine::table::{Phase, SetUp};
use sparrows_engine::{Action, ActionKind, Deal, Illegal, Kind, Rules, Seat, Suit, TileId, View};

/// One button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The sort of decision.
    pub kind: ActionKind,
    /// Its name in messages: `pung`, or that of one choice, `missing-suit-m`.
    pub word: &'static str,
    /// What it does while no tile is chosen, or why it cannot be done.
    pub state: Result<Action, Said>,
    /// Every way to do it, where one button stands for several.
    pub choices: Vec<Action>,
}

impl Offer {
    pub(super) fn of(kind: ActionKind, state: Result<Action, Said>) -> Self {
        Self {
            kind,
            word: kind.as_str(),
            state,
            choices: Vec::new(),
        }
    }
}

/// The sorts of decision in the order of the buttons: claims and what a turn offers.
const CLAIMS: [ActionKind; 5] = [
    ActionKind::Win,
    ActionKind::Kong,
    ActionKind::Pung,
    ActionKind::Chow,
    ActionKind::Pass,
];
const TURN: [ActionKind; 4] = [
    ActionKind::Win,
    ActionKind::ConcealedKong,
    ActionKind::AddedKong,
    ActionKind::Discard,
];

/// Whether a table knows this sort of decision at all.
fn knows(rules: Rules, kind: ActionKind) -> bool {
    kind != ActionKind::Chow || rules == Rules::HongKong
}

/// The buttons of the person at `seat` while no tile is chosen. A sort with several possibilities
/// (chows) has a button for each; one with none has a single button with the reason.
#[must_use]
pub fn offers(deal: &Deal, seat: Seat) -> Vec<Offer> {
    let view = deal.view(seat);
    if seat == Seat::Bettor {
        let bets = view.legal.iter();
        return bets.map(|&bet| Offer::of(bet.kind(), Ok(bet))).collect();
    }
    let rules = view.options.rules();
    let kinds: &[ActionKind] = match deal.phase() {
        Phase::SetUp { step } if rules == Rules::American => return passes::offers(step, &view),
        Phase::SetUp { step } => return before_play(step, &view),
        _ if rules == Rules::American => return calls::offers(deal, &view),
        Phase::Turn(turn) if turn.seat == seat => &TURN,
        _ => &CLAIMS,
    };
    let known = kinds.iter().filter(|&&kind| knows(rules, kind));
    known.flat_map(|&kind| of_kind(deal, &view, kind)).collect()
}

/// The buttons of a sort: one for each possibility, or one that says why there is none.
pub(super) fn of_kind(deal: &Deal, view: &View, kind: ActionKind) -> Vec<Offer> {
    if kind == ActionKind::Discard {
        return vec![Offer::of(kind, Err(Said::new("why-select-first")))];
    }
    let of = |action: &&Action| action.kind() == kind;
    let possible: Vec<Offer> = view
        .legal
        .iter()
        .filter(of)
        .map(|&action| Offer::of(kind, Ok(action)))
        .collect();
    if !possible.is_empty() {
        return possible;
    }
    let why = match view.no_win {
        Some(why) if kind == ActionKind::Win => said_why(why),
        _ => why_not(deal, view, kind),
    };
    vec![Offer::of(kind, Err(why))]
}

/// The buttons before play: a choice has one for each possibility, tiles that are picked one to
/// confirm them.
fn before_play(step: SetUp, view: &View) -> Vec<Offer> {
    match step {
        SetUp::ExchangeThree => {
            let why = match view.pick {
                Some(pick) => passes::chosen(&pick, 0),
                None => Said::new("why-waiting"),
            };
            vec![Offer::of(ActionKind::ExchangeThree, Err(why))]
        }
        SetUp::MissingSuit => Suit::ALL
            .map(|suit| {
                let action = Action::MissingSuit(suit);
                let legal = view.legal.contains(&action);
                Offer {
                    word: without(suit),
                    ..Offer::of(
                        action.kind(),
                        legal.then_some(action).ok_or(Said::new("why-waiting")),
                    )
                }
            })
            .into(),
        // The other steps are those of the American table.
        _ => Vec::new(),
    }
}

/// Going without a suit, in the names of messages.
#[must_use]
pub const fn without(suit: Suit) -> &'static str {
    match suit {
        Suit::Characters => "missing-suit-m",
        Suit::Dots => "missing-suit-p",
        Suit::Bamboo => "missing-suit-s",
    }
}

/// The engine's reason as a sentence.
#[must_use]
pub fn said_why(why: Illegal) -> Said {
    let said = Said::new(format!("why-{}", why.id()));
    match why {
        Illegal::BelowMinimum { total, minimum } => {
            said.num("total", total).num("minimum", minimum)
        }
        _ => said,
    }
}

/// Why a sort of decision cannot be taken. Of the tiles it could be about, those that come
/// nearest to being allowed give the reason.
fn why_not(deal: &Deal, view: &View, kind: ActionKind) -> Said {
    let seat = view.seat;
    if deal.is_over() {
        return said_why(Illegal::DealOver);
    }
    if !view.players[seat].playing {
        let dead = view.options.rules() == Rules::American;
        return Said::new(if dead {
            "why-dead-hand"
        } else {
            "why-left-deal"
        });
    }
    let joker = view
        .window()
        .is_some_and(|window| window.tile.kind() == Kind::JOKER);
    if joker && kind.is_claim() {
        return Said::new("why-joker-discarded");
    }
    if view.answered.is_some() {
        return Said::new("why-waiting");
    }
    if !deal.awaiting().contains(seat) {
        return Said::new(match kind {
            ActionKind::Pass => "why-nothing-offered",
            _ => "why-not-your-turn",
        });
    }
    let hand = deal.hand(seat);
    let tiles: Vec<TileId> = hand.iter().collect();
    let candidates: Vec<Action> = match kind {
        ActionKind::Win => vec![Action::Win],
        ActionKind::Kong => vec![Action::Kong],
        ActionKind::Pung => vec![Action::Pung],
        ActionKind::Pass => vec![Action::Pass],
        ActionKind::Chow => pairs(&tiles).map(Action::Chow).collect(),
        ActionKind::ConcealedKong => Kind::plain()
            .filter(|&kind| hand.count(kind) > 0)
            .map(Action::ConcealedKong)
            .collect(),
        ActionKind::AddedKong => tiles.iter().copied().map(Action::AddedKong).collect(),
        ActionKind::Discard => tiles.iter().copied().map(Action::Discard).collect(),
        ActionKind::Exchange => {
            let each = |&tile: &TileId| Action::Exchange {
                tile,
                from: seat,
                meld: 0,
            };
            tiles.iter().map(each).collect()
        }
        ActionKind::Challenge => seat.others().map(Action::Challenge).collect(),
        // Those before play have their own buttons, and so has each size of a group.
        _ => Vec::new(),
    };
    let nearness = |why: &Illegal| match why {
        Illegal::NotHeld => 0,
        Illegal::NoChow | Illegal::NoPung => 1,
        _ => 2,
    };
    let why = candidates
        .into_iter()
        .map(|action| deal.why_illegal(seat, action))
        .max_by_key(nearness);
    said_why(why.unwrap_or(Illegal::NotHeld))
}

fn pairs(tiles: &[TileId]) -> impl Iterator<Item = [TileId; 2]> + '_ {
    tiles
        .iter()
        .enumerate()
        .flat_map(move |(i, &a)| tiles[i + 1..].iter().map(move |&b| [a, b]))
}

/// What a decision is called in full, for screen readers and tooltips: `Pung of 5 dots`.
#[must_use]
pub fn named(action: Action, deal_tile: Option<TileId>, circle: Circle) -> Said {
    let own = passes::named(action).or_else(|| calls::named(action, deal_tile, circle));
    if let Some(said) = own {
        return said;
    }
    let kind = action.kind();
    let whole =
        |tile: Kind| Said::new(format!("action-{}-tile", kind.as_str())).msg("tile", tile_id(tile));
    match (action, deal_tile) {
        (Action::Chow([a, b]), Some(tile)) => {
            Said::new("action-chow-tiles").with("tiles", Word::Said(chow(&[a, b, tile])))
        }
        (Action::ConcealedKong(tile), _) => whole(tile),
        (Action::AddedKong(tile) | Action::Discard(tile), _) => whole(tile.kind()),
        (Action::Win | Action::Kong | Action::Pung | Action::Pass, Some(tile)) => {
            whole(tile.kind())
        }
        (Action::MissingSuit(suit), _) => Said::new(format!("action-{}", without(suit))),
        _ => Said::new(format!("action-{}", kind.as_str())),
    }
}

/// What is asked of the person now, if anything: the sentence that a live region says.
#[must_use]
pub fn question(deal: &Deal, seat: Seat) -> Option<Said> {
    if !deal.awaiting().contains(seat) {
        return None;
    }
    let circle = Circle::new(seat, deal.table().options());
    let window = match deal.phase() {
        Phase::Window(window) => window,
        Phase::SetUp { step } => {
            return Some(passes::question(step, circle));
        }
        _ => return Some(Said::new("event-your-turn")),
    };
    let mut actions: Vec<Said> = Vec::new();
    for kind in deal.legal_kinds(seat) {
        if kind == ActionKind::Expose {
            actions.extend(calls::sizes(&deal.legal(seat)).map(Said::new));
            continue;
        }
        let robs = kind == ActionKind::Win && window.added_kong;
        actions.push(Said::new(if robs {
            "action-rob".to_owned()
        } else {
            format!("action-{}", kind.as_str())
        }));
    }
    let id = if window.added_kong {
        "event-your-rob"
    } else {
        "event-your-claim"
    };
    Some(
        Said::new(id)
            .msg("from", circle.name(window.from))
            .msg("tile", tile_id(window.tile.kind()))
            .with("actions", Word::List(actions)),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::record::Header;
    use sparrows_engine::table::LaidOut;
    use sparrows_engine::{Game, Table};

    /// A laid-out deal; hands of east, south, west, north.
    fn laid_out(hands: [&str; 4], wall: &str) -> Game {
        let table = Table::hong_kong();
        let layout = LaidOut::parse(&table, hands, wall).expect("a deal can be laid out so");
        Game::new(Header::laid_out(table, layout))
    }

    fn tile(text: &str) -> TileId {
        sparrows_engine::notation::parse_tile_id(text).expect("a tile")
    }

    fn states(deal: &Deal, seat: Seat) -> Vec<String> {
        offers(deal, seat)
            .into_iter()
            .map(|offer| match offer.state {
                Ok(action) => action.to_string(),
                Err(why) => why.id.into_owned(),
            })
            .collect()
    }

    #[test]
    fn claims_stand_in_fixed_order_with_every_chow() {
        let mut game = laid_out(
            [
                "1m2m3m4m6m7m8m9m1p2p3p4p6p5s",
                "3s4s6s7s5s5s5s1z1z1z2z2z3z",
                "7p7p7p8p8p8p9p9p9p3z3z4z4z",
                "1m1m2m2m3m3m4z4z5z5z6z6z7z",
            ],
            "1s2s",
        );
        game.act(Seat::East, Action::Discard(tile("5s/1")))
            .expect("legal");
        let south = states(game.deal(), Seat::South);
        let chows = ["chow with 34s", "chow with 46s", "chow with 67s"];
        let expected = [
            "why-not-a-hand",
            "kong",
            "pung",
            chows[0],
            chows[1],
            chows[2],
            "pass",
        ];
        assert_eq!(south, expected);
        // Nobody else is asked, and nobody else's buttons tell who is.
        let none = "why-not-your-turn";
        let north = states(game.deal(), Seat::North);
        assert_eq!(north, [none, none, none, none, "why-nothing-offered"]);
    }

    #[test]
    fn what_cannot_be_claimed_says_why() {
        let mut game = laid_out(
            [
                "1m2m3m4m6m7m8m9m1p2p3p4p6p5s",
                "3s4s6s7s2s2s2s1z1z1z2z2z3z",
                "5s5s7p8p8p8p9p9p9p3z3z4z4z",
                "1m1m2m2m3m3m4z4z5z5z6z6z7z",
            ],
            "1s2s",
        );
        game.act(Seat::East, Action::Discard(tile("5s/1")))
            .expect("legal");
        let west = states(game.deal(), Seat::West);
        let expected = [
            "why-not-a-hand",
            "why-not-held",
            "pung",
            "why-not-next",
            "pass",
        ];
        assert_eq!(west, expected);
        let south = &states(game.deal(), Seat::South)[..3];
        assert_eq!(south, ["why-not-a-hand", "why-not-held", "why-not-held"]);
    }

    #[test]
    fn a_hand_below_the_minimum_says_how_many_faan() {
        // A concealed hand with a pung among its chows, self-drawn; the flower is north's.
        let game = laid_out(
            [
                "2m3m4m6m7m8m2p3p4p5p5p5p9s4f",
                "3s4s6s7s2s2s2s1z1z1z2z2z3z",
                "5s5s7p8p8p8p9p9p9p3z3z4z4z",
                "1m1m2m2m3m3m4z4z5z5z6z6z7z",
            ],
            "1s9s",
        );
        let win = &offers(game.deal(), Seat::East)[0];
        let expected = Said::new("why-below-minimum")
            .num("total", 2)
            .num("minimum", 3);
        assert_eq!(win.state, Err(expected));
    }

    #[test]
    fn a_turn_offers_its_kongs_and_the_chosen_tile() {
        let game = laid_out(
            [
                "5s5s5s5s1m2m3m4m6m7m8m9m1p2p",
                "3s4s6s7s2s2s2s1z1z1z2z2z3z",
                "7p7p7p8p8p8p9p9p9p3z3z4z4z",
                "1m1m2m2m3m3m4z4z5z5z6z6z7z",
            ],
            "1s2s",
        );
        let deal = game.deal();
        let expected = [
            "why-not-a-hand",
            "concealed-kong 5s",
            "why-no-pung",
            "why-select-first",
        ];
        assert_eq!(states(deal, Seat::East), expected);
    }

    #[test]
    fn a_question_is_put_to_those_asked_alone() {
        let mut game = laid_out(
            [
                "1m2m3m4m6m7m8m9m1p2p3p4p6p5s",
                "3s4s6s7s2s2s2s1z1z1z2z2z3z",
                "5s5s7p8p8p8p9p9p9p3z3z4z4z",
                "1m1m2m2m3m3m4z4z5z5z6z6z7z",
            ],
            "1s2s",
        );
        let source = include_str!("../../../text/messages/en.ftl");
        let catalog = sparrows_text::Catalog::parse(sparrows_text::Language::En, source)
            .expect("the messages are in order");
        let asked = |game: &Game, seat| question(game.deal(), seat).map(|said| said.text(&catalog));
        assert_eq!(asked(&game, Seat::East).as_deref(), Some("Your turn."));
        game.act(Seat::East, Action::Discard(tile("5s/1")))
            .expect("legal");
        assert_eq!(asked(&game, Seat::East), None);
        assert_eq!(asked(&game, Seat::North), None);
        assert_eq!(
            asked(&game, Seat::West).as_deref(),
            Some("Finch discards 5 bamboo. You may claim it: Pung, Pass.")
        );
    }
}

//! What a hand promises: over the forms of the card that it could become, what each pays times the
//! chance to complete it.

use arrayvec::ArrayVec;
use sparrows_engine::card::{Face, Need, PlayedCard, PlayedForm, Rack};
use sparrows_engine::{FaceMeld, Kind, View};

/// The share of the tiles that others draw and discard again.
const DISCARDED: f32 = 0.6;
/// What each missing tile costs beyond its own chance: draws serve one tile only.
const SHARED_DRAWS: f32 = 0.35;
/// Forms so many tiles farther than the nearest are not looked at.
const FARTHER: u8 = 1;
/// Forms that promise less than this part of the best one are not looked at again.
const NEGLIGIBLE: f32 = 0.03;
/// Unseen copies that are told apart.
const MOST: usize = 9;

/// Concealed tiles and shown groups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Hand {
    pub rack: Rack,
    pub melds: ArrayVec<FaceMeld, 5>,
}

impl Hand {
    /// The seat's own hand.
    pub fn of(view: &View) -> Self {
        let melds = &view.players[view.seat].melds;
        Self {
            rack: Rack::of(&view.hand.counts()),
            melds: melds.iter().map(sparrows_engine::Meld::faces).collect(),
        }
    }

    /// The hand with a tile more.
    pub fn with(mut self, kind: Kind) -> Self {
        match Face::of(kind) {
            Some(face) => self.rack.faces[face.index()] += 1,
            None => self.rack.jokers += 1,
        }
        self
    }

    /// The hand with a tile less.
    pub fn without(mut self, kind: Kind) -> Self {
        let count = match Face::of(kind) {
            Some(face) => &mut self.rack.faces[face.index()],
            None => &mut self.rack.jokers,
        };
        *count = count.saturating_sub(1);
        self
    }

    /// The hand with a group shown, made of these tiles of it and a discard.
    pub fn showing(mut self, discard: Kind, with: impl Iterator<Item = Kind>) -> Self {
        let (mut size, mut jokers) = (1, 0);
        for kind in with {
            self = self.without(kind);
            size += 1;
            jokers += u8::from(kind == Kind::JOKER);
        }
        let _ = self
            .melds
            .try_push(FaceMeld::exposure(discard, size, jokers));
        self
    }

    /// Whether the fourteen tiles are a hand of the card.
    pub fn is_complete(&self, card: &PlayedCard) -> bool {
        card.forms_with(&self.melds)
            .any(|form| form.distance(&self.rack, &self.melds) == Some(0))
    }

    /// How many tiles are missing to the nearest form.
    pub fn distance(&self, card: &PlayedCard) -> u8 {
        card.forms_with(&self.melds)
            .filter_map(|form| form.distance(&self.rack, &self.melds))
            .min()
            .unwrap_or(u8::MAX)
    }
}

/// Chances at one point of the deal.
#[derive(Clone, Debug)]
pub(super) struct Odds<'a> {
    card: &'a PlayedCard,
    unseen: Rack,
    /// The chance to get one more tile of a face with so many unseen copies: drawn by oneself,
    drawn: [f32; MOST],
    /// or called from a discard too.
    called: [f32; MOST],
}

impl<'a> Odds<'a> {
    /// The chances of a view with a card.
    pub fn of(view: &View, card: &'a PlayedCard) -> Self {
        let unseen = view.unseen_rack();
        let hidden: u32 = view.unseen().iter().map(|&count| u32::from(count)).sum();
        let wall = f32::from(view.wall);
        let own = wall / 4.0 / hidden.max(1) as f32;
        let others = 3.0 * own * DISCARDED;
        let table = |share: f32| {
            let mut table = [0.0; MOST];
            let mut none = 1.0;
            for chance in &mut table {
                *chance = (1.0 - none) * SHARED_DRAWS;
                none *= 1.0 - share;
            }
            table
        };
        // A joker does for a tile of a group, so some chance is left where no copy is.
        let joker = f32::from(unseen.jokers) * own * 0.25;
        let or_joker = |mut table: [f32; MOST]| {
            for chance in &mut table {
                *chance += (1.0 - *chance) * joker.min(0.5);
            }
            table
        };
        Self {
            card,
            unseen,
            drawn: or_joker(table(own.min(1.0))),
            called: or_joker(table((own + others).min(1.0))),
        }
    }

    /// The forms that the hand may well become, and what it promises over them.
    pub fn candidates(&self, hand: &Hand) -> (Vec<&'a PlayedForm>, f32) {
        let near: Vec<_> = self
            .card
            .forms_with(&hand.melds)
            .filter_map(|form| Some((form, form.distance(&hand.rack, &hand.melds)?)))
            .collect();
        let least = near
            .iter()
            .map(|&(_, distance)| distance)
            .min()
            .unwrap_or(0);
        let mut all: Vec<_> = near
            .into_iter()
            .filter(|&(_, distance)| distance <= least + FARTHER)
            .map(|(form, _)| (form, self.promise(form, hand)))
            .collect();
        let most = all.iter().map(|&(_, promise)| promise).fold(0.0, f32::max);
        all.retain(|&(_, promise)| promise > 0.0 && promise >= most * NEGLIGIBLE);
        let sum = all.iter().map(|&(_, promise)| promise).sum();
        (all.into_iter().map(|(form, _)| form).collect(), sum)
    }

    /// What the hand promises over some forms.
    pub fn over(&self, forms: &[&PlayedForm], hand: &Hand) -> f32 {
        forms.iter().map(|form| self.promise(form, hand)).sum()
    }

    /// What the hand promises.
    pub fn expected(&self, hand: &Hand) -> f32 {
        self.candidates(hand).1
    }

    /// What the form pays, times the chance to complete it.
    fn promise(&self, form: &PlayedForm, hand: &Hand) -> f32 {
        if form.is_closed_to(&hand.melds) {
            return 0.0;
        }
        let (Some(rest), Some(printed)) = (form.rest(&hand.melds), self.card.hand(form.hand))
        else {
            return 0.0;
        };
        let mut chance = 1.0;
        // Tiles of groups that are missing, by unseen copies.
        let mut open = [0_u8; MOST];
        for need in rest {
            let Some(natural) = self.lacks(need, &hand.rack, &mut open) else {
                return 0.0;
            };
            chance *= natural;
        }
        // Jokers stand in first for what is hardest to get.
        let mut jokers = hand.rack.jokers;
        let odds = if form.closed {
            &self.drawn
        } else {
            &self.called
        };
        for (lack, odds) in open.iter().zip(odds) {
            let covered = jokers.min(*lack);
            jokers -= covered;
            for _ in covered..*lack {
                chance *= odds;
            }
        }
        f32::from(printed.value) * chance
    }

    /// The chance of the natural tiles that are missing of a face; tells what else is missing.
    fn lacks(&self, need: Need, rack: &Rack, open: &mut [u8; MOST]) -> Option<f32> {
        let held = rack.count(need.face);
        let mut unseen = self.unseen.count(need.face);
        let mut chance = 1.0;
        for _ in held..need.natural {
            if unseen == 0 {
                return None;
            }
            chance *= self.drawn[usize::from(unseen).min(MOST - 1)];
            unseen -= 1;
        }
        for _ in held.saturating_sub(need.natural)..need.jokers {
            open[usize::from(unseen).min(MOST - 1)] += 1;
            unseen = unseen.saturating_sub(1);
        }
        Some(chance)
    }
}

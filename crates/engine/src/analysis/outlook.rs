//! What a hand could become: the nearest form of every hand of a card, what it still lacks, and
//! why a hand is out of reach (AM-9.1).

use crate::card::{Face, Need, PlayedCard, PlayedForm, Rack};
use crate::meld::FaceMeld;
use std::cmp::Reverse;

/// What a player could become: one entry a hand of the card, in card order.
pub type Outlook = Vec<HandOutlook>;

/// One hand of the card, seen from a player's tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandOutlook {
    /// Its position on the card.
    pub hand: u16,
    /// The nearest form, or why there is none.
    pub nearest: Result<Nearest, OutOfReach>,
}

/// The nearest form of a hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Nearest {
    /// Its position among [`PlayedCard::forms`].
    pub form: usize,
    /// How many tiles are missing, jokers counted where they may stand; 0 is complete.
    pub distance: u8,
    /// The tiles it lacks before jokers are counted.
    pub lacks: Vec<Lack>,
}

/// What a form lacks of one face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lack {
    /// Of what.
    pub face: Face,
    /// How many, jokers not counted.
    pub count: u8,
    /// How many of them no joker can stand for.
    pub natural: u8,
    /// How many the player does not see.
    pub unseen: u8,
}

/// Why a hand of the card cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum OutOfReach {
    /// The year makes it impossible (CA-1.3).
    Year,
    /// It is closed, and groups are shown (AM-4.5).
    Closed,
    /// The shown groups are none of its groups.
    Groups,
    /// Too few of a tile are left.
    Gone(Face),
}

/// The outlook of concealed tiles beside shown groups. `unseen` are the natural tiles that the
/// player does not see, and every joker that could still come to the hand.
pub fn outlook(card: &PlayedCard, rack: &Rack, melds: &[FaceMeld], unseen: &Rack) -> Outlook {
    let forms = card.forms();
    let mut start = 0;
    let hands = card.card().hands.iter().enumerate().map(|(position, _)| {
        let of_hand = forms[start..]
            .iter()
            .take_while(|form| usize::from(form.hand) == position);
        let end = start + of_hand.count();
        let best = nearest(&forms[start..end], rack, melds, unseen).map(|nearest| Nearest {
            form: nearest.form + start,
            ..nearest
        });
        start = end;
        HandOutlook {
            hand: position as u16,
            nearest: best,
        }
    });
    hands.collect()
}

/// Positions in an outlook: the nearest hands first, of equals the dearer, then in card order; those
/// out of reach last.
pub fn nearest_first(outlook: &[HandOutlook], card: &PlayedCard) -> Vec<usize> {
    let mut order: Vec<usize> = (0..outlook.len()).collect();
    order.sort_by_key(|&at| {
        let away = outlook[at].nearest.as_ref().map(|near| near.distance);
        let value = card.hand(outlook[at].hand).map(|hand| hand.value);
        (away.unwrap_or(u8::MAX), Reverse(value))
    });
    order
}

/// The nearest of forms: the least distance, then the most unseen tiles that help.
fn nearest(
    forms: &[PlayedForm],
    rack: &Rack,
    melds: &[FaceMeld],
    unseen: &Rack,
) -> Result<Nearest, OutOfReach> {
    let mut why = OutOfReach::Year;
    let mut best: Option<((u8, Reverse<u32>), Nearest)> = None;
    for (position, form) in forms.iter().enumerate() {
        match reach(form, rack, melds, unseen) {
            Err(reason) => why = why.max(reason),
            Ok((distance, lacks)) => {
                let helping = lacks.iter().map(|lack| u32::from(lack.unseen)).sum();
                let rank = (distance, Reverse(helping));
                if best.as_ref().is_none_or(|(least, _)| rank < *least) {
                    let nearest = Nearest {
                        form: position,
                        distance,
                        lacks,
                    };
                    best = Some((rank, nearest));
                }
            }
        }
    }
    best.map(|(_, nearest)| nearest).ok_or(why)
}

fn reach(
    form: &PlayedForm,
    rack: &Rack,
    melds: &[FaceMeld],
    unseen: &Rack,
) -> Result<(u8, Vec<Lack>), OutOfReach> {
    if form.is_closed_to(melds) {
        return Err(OutOfReach::Closed);
    }
    let rest = form.rest(melds).ok_or(OutOfReach::Groups)?;
    let lacks: Vec<Lack> = rest
        .map(|need| lack(need, rack, unseen))
        .filter(|lack| lack.count > 0)
        .collect();
    if let Some(gone) = lacks.iter().find(|lack| lack.natural > lack.unseen) {
        return Err(OutOfReach::Gone(gone.face));
    }
    // What natural tiles can no longer make, jokers must.
    let mut jokers = rack.jokers + unseen.jokers;
    for lack in &lacks {
        let short = lack.count.saturating_sub(lack.unseen);
        jokers = jokers
            .checked_sub(short)
            .ok_or(OutOfReach::Gone(lack.face))?;
    }
    let natural: u8 = lacks.iter().map(|lack| lack.natural).sum();
    let open: u8 = lacks.iter().map(|lack| lack.count - lack.natural).sum();
    Ok((natural + open.saturating_sub(rack.jokers), lacks))
}

fn lack(need: Need, rack: &Rack, unseen: &Rack) -> Lack {
    let held = rack.count(need.face);
    Lack {
        face: need.face,
        count: (need.natural + need.jokers).saturating_sub(held),
        natural: need.natural.saturating_sub(held),
        unseen: unseen.count(need.face),
    }
}

//! The ledger: every payment of a deal, one line each; the scores are its sums.

use crate::seat::{BySeat, Seat};
use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

/// Why points change hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Payment {
    /// For a win.
    Win,
    /// For a kong claimed from a discard; its supplier pays (SC-5.3).
    ExposedKong,
    /// For a kong made of an exposed pung (SC-5.3).
    AddedKong,
    /// For a concealed kong (SC-5.3).
    ConcealedKong,
    /// Kong income going back at the end of the wall (SC-5.4).
    KongRefund,
    /// From a player who still holds the missing suit at the end of the wall (SC-5.4).
    FlowerPig,
    /// From a player who is not ready at the end of the wall (SC-5.4).
    ReadyHand,
    /// To or from the bettor (AM-8.1).
    Bet,
}

impl Payment {
    /// Every sort of payment.
    pub const ALL: [Self; 8] = [
        Self::Win,
        Self::ExposedKong,
        Self::AddedKong,
        Self::ConcealedKong,
        Self::KongRefund,
        Self::FlowerPig,
        Self::ReadyHand,
        Self::Bet,
    ];

    /// The word of the notation.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Win => "win",
            Self::ExposedKong => "exposed-kong",
            Self::AddedKong => "added-kong",
            Self::ConcealedKong => "concealed-kong",
            Self::KongRefund => "kong-refund",
            Self::FlowerPig => "flower-pig",
            Self::ReadyHand => "ready-hand",
            Self::Bet => "bet",
        }
    }

    /// Whether it is income from a kong.
    pub const fn is_kong(self) -> bool {
        matches!(
            self,
            Self::ExposedKong | Self::AddedKong | Self::ConcealedKong
        )
    }
}

/// One payment: `from` pays `to`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Line {
    /// Why.
    pub kind: Payment,
    /// Who pays.
    pub from: Seat,
    /// Who receives.
    pub to: Seat,
    /// How much, above zero.
    pub points: i32,
}

/// All payments so far, in the order booked.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ledger(ArrayVec<Line, { Ledger::CAPACITY }>);

impl Ledger {
    /// More lines than any deal can book: three winners paid by three, sixteen kongs paid by three
    /// and paid back, and the penalties at the end of the wall.
    const CAPACITY: usize = 128;

    /// Books a payment; nothing is booked where nothing changes hands.
    pub(crate) fn book(&mut self, line: Line) {
        if line.points != 0 && line.from != line.to {
            let booked = self.0.try_push(line);
            debug_assert!(
                booked.is_ok(),
                "the ledger holds every line a deal can book"
            );
        }
    }

    /// The lines in the order booked.
    pub fn lines(&self) -> &[Line] {
        &self.0
    }

    /// Net points of each seat; they add up to zero.
    pub fn scores(&self) -> BySeat<i32> {
        let mut scores = BySeat::default();
        for line in &self.0 {
            scores[line.from] -= line.points;
            scores[line.to] += line.points;
        }
        scores
    }
}

//! Answers given for the person, because they asked for that in their preferences. A win is never
//! passed by itself.

use sparrows_engine::{ActionKind, View};

/// How an offer is to be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Auto {
    /// By the person.
    Ask,
    /// Pass.
    Pass,
    /// Pass unless a computer player in the person's place would claim.
    PassUnlessUseful,
}

/// What the preferences say to what the person is offered; `wins` where one of it is a true win (a
/// false mah-jongg is always offered where errors are punished, AM-7.1).
#[must_use]
pub fn answer(view: &View, wins: bool, auto_pass: bool, never_chow: bool) -> Auto {
    let may = |kind: ActionKind| view.legal.iter().any(|action| action.kind() == kind);
    if !may(ActionKind::Pass) || wins {
        return Auto::Ask;
    }
    let equal = [ActionKind::Pung, ActionKind::Kong, ActionKind::Expose];
    let only_chows = !equal.into_iter().any(may);
    if never_chow && only_chows {
        Auto::Pass
    } else if auto_pass {
        Auto::PassUnlessUseful
    } else {
        Auto::Ask
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sparrows_engine::{Deal, Seat, Table};

    #[test]
    fn a_win_and_a_turn_are_always_asked() {
        let (mut wins, mut chows, mut others) = (0, 0, 0);
        for seed in 0..400_u64 {
            let mut deal = Deal::new(&Table::hong_kong(), seed.into());
            while !deal.is_over() {
                for seat in Seat::PLAYERS {
                    let view = deal.view(seat);
                    let kinds = deal.legal_kinds(seat);
                    let wins_now = deal.winning_score(seat).is_some();
                    let all = [(false, false), (false, true), (true, false), (true, true)]
                        .map(|(pass, chow)| answer(&view, wins_now, pass, chow));
                    if kinds.contains(&ActionKind::Win) || !kinds.contains(&ActionKind::Pass) {
                        wins += usize::from(kinds.contains(&ActionKind::Win));
                        assert_eq!(all, [Auto::Ask; 4]);
                    } else if kinds.as_slice() == [ActionKind::Chow, ActionKind::Pass] {
                        chows += 1;
                        let useful = Auto::PassUnlessUseful;
                        assert_eq!(all, [Auto::Ask, Auto::Pass, useful, Auto::Pass]);
                    } else {
                        others += 1;
                        let useful = Auto::PassUnlessUseful;
                        assert_eq!(all, [Auto::Ask, Auto::Ask, useful, useful]);
                    }
                }
                for seat in deal.awaiting().iter() {
                    let last = *deal.legal(seat).last().expect("asked");
                    deal.act(seat, last).expect("legal");
                }
            }
        }
        assert!(
            wins > 0 && chows > 0 && others > 0,
            "{wins} {chows} {others}"
        );
    }
}

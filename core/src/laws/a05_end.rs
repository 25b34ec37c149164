//! Article 5: the completion of the game, as far as it cuts an incident short.

use super::edition::Resignation;
use super::{Fact, Holding};
use crate::account::End;
use crate::adjudicate::Case;
use crate::mate::{MatePossibility, can_mate};
use crate::ruling::{Docket, Outcome};

/// Articles 5.1 and 5.2: mate, stalemate and dead position, resignation and agreement end the game
/// at once. An agreement that comes before both players have moved does not (5.2.3 of 2017).
pub(crate) fn end_of_game(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    end: End,
) -> (Holding, Outcome) {
    let edition = &case.book.edition;
    match end {
        End::Mate(winner) => (edition.checkmate.holds(Fact::Mate), Outcome::Won(winner)),
        End::Stalemate => (edition.stalemate.holds(Fact::Stalemate), Outcome::Drawn),
        End::DeadPosition => (edition.dead_position.holds(Fact::DeadPosition), Outcome::Drawn),
        End::Resignation(player) => match &edition.resignation {
            Resignation::OpponentWins(rule) => {
                (rule.holds(Fact::Resigned(player)), Outcome::Won(!player))
            }
            Resignation::DrawnIfNoMate(rule) => {
                let setup = &case.account.turns[case.account.turns.len() - 1].before.setup;
                match can_mate(setup, !player) {
                    MatePossibility::Impossible => {
                        docket.note_holding(rule.holds(Fact::Resigned(player)));
                        (rule.holds(Fact::MateImpossible), Outcome::Drawn)
                    }
                    MatePossibility::Undecided => {
                        let excluded = rule.not_met(Fact::MateNotExcluded);
                        let lost = rule.holds(Fact::Resigned(player)).because([excluded]);
                        (lost, Outcome::Won(!player))
                    }
                }
            }
        },
        End::Agreement if case.moves_made() < edition.agreed_draw.value => {
            (edition.agreed_draw.holds(Fact::TooEarlyToAgree), Outcome::Continues)
        }
        End::Agreement => (edition.agreed_draw.holds(Fact::Agreed), Outcome::Drawn),
    }
}

//! Article 5: the completion of the game, as far as it cuts an incident short.

use shakmaty::Color;

use crate::case::Case;
use crate::laws::edition::Resignation;
use crate::laws::{Fact, Holding, Provision};
use crate::mating::Mating;
use crate::reconstruction::End;
use crate::ruling::{Outcome, RulingBuilder};

/// Articles 5.1 and 5.2: mate, stalemate and dead position, resignation and agreement end the game
/// at once. An agreement that comes before both players have moved does not (5.2.3 of 2017).
pub(crate) fn end_of_game(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    end: End,
) -> (Holding, Outcome) {
    let edition = &case.book.edition;
    let (fact, outcome) = what_is_said_of(end);
    let holding = match end {
        End::Mate(_) => edition.checkmate.holds(fact),
        End::Stalemate => edition.stalemate.holds(fact),
        End::DeadPosition => edition.dead_position.holds(fact),
        End::Resignation(player) => match &edition.resignation {
            Resignation::OpponentWins(rule) => rule.holds(fact),
            Resignation::DrawnIfNoMate(rule) => return resigned(case, builder, player, rule),
        },
        End::Agreement if case.moves_made() < edition.agreed_draw.value => {
            return (edition.agreed_draw.holds(Fact::TooEarlyToAgree), Outcome::Continues);
        }
        End::Agreement => edition.agreed_draw.holds(fact),
    };
    (holding, outcome)
}

/// The fact that an end is, and what becomes of the game by it.
pub(crate) const fn what_is_said_of(end: End) -> (Fact, Outcome) {
    match end {
        End::Mate(winner) => (Fact::Mate, Outcome::Won(winner)),
        End::Stalemate => (Fact::Stalemate, Outcome::Drawn),
        End::DeadPosition => (Fact::DeadPosition, Outcome::Drawn),
        End::Resignation(player) => (Fact::Resigned(player), Outcome::Won(player.other())),
        End::Agreement => (Fact::Agreed, Outcome::Drawn),
    }
}

/// Article 5.1.2 (2023): whoever resigns has not lost to an opponent who cannot mate.
fn resigned(
    case: &Case<'_>,
    builder: &mut RulingBuilder<'_>,
    player: Color,
    rule: &Provision,
) -> (Holding, Outcome) {
    let (fact, lost) = what_is_said_of(End::Resignation(player));
    let resigned = rule.holds(fact);
    let setup = &case.account.turns[case.account.turns.len() - 1].before.setup;
    match case.account.mating.can_mate(setup, !player, case.book.move_limit()) {
        Mating::Excluded(fact) => {
            builder.note_holding(resigned);
            (rule.holds(fact), Outcome::Drawn)
        }
        Mating::NotExcluded(fact) => (resigned.because([rule.not_met(fact)]), lost),
    }
}

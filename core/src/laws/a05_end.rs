//! Article 5: the completion of the game, as far as it cuts an incident short.

use shakmaty::Color;

use super::edition::{GameEndingMove, OneHand, Resignation};
use super::mating::{Mating, can_mate};
use super::{Fact, Holding, Provision, Rule, TouchFinding, irregularity, two_hands};
use crate::account::{End, Upshot};
use crate::adjudicate::Case;
use crate::doctrine::{Doubt, Side};
use crate::ruling::{Docket, Outcome, Point};

/// Articles 5.1 and 5.2: mate, stalemate and dead position, resignation and agreement end the game
/// at once. An agreement that comes before both players have moved does not (5.2.3 of 2017).
pub(crate) fn end_of_game(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
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
            Resignation::DrawnIfNoMate(rule) => return resigned(case, docket, player, rule),
        },
        End::Agreement if case.moves_made() < edition.agreed_draw.value => {
            return (edition.agreed_draw.holds(Fact::TooEarlyToAgree), Outcome::Continues);
        }
        End::Agreement => edition.agreed_draw.holds(fact),
    };
    (holding, outcome)
}

/// Whether the move of the turn ends the game on the board, under the incident's own readings: what is
/// done after it changes nothing then.
pub(crate) fn is_final(case: &Case<'_>) -> bool {
    let Upshot::Move(legal) = case.turn.upshot else { return false };
    let docket = &mut Docket::open(&case.incident.doctrine, &[]);
    if two_hands(case.book, case.turn, docket).is_some() && !does_two_handed_end_stand(case, docket)
    {
        return false;
    }
    irregularity(case.book, case.turn, legal, docket)
        .is_none_or(|breach| does_irregular_end_stand(case, docket, &breach))
}

/// Whether mate, stalemate or a dead position made with two hands stands: the one-hand rule is not among
/// what ends the game asks for, but the text of 2017 calls it an illegal move.
pub(crate) fn does_two_handed_end_stand(case: &Case<'_>, docket: &mut Docket<'_>) -> bool {
    match case.book.edition.one_hand {
        OneHand::AsIllegalAtOnce { .. } if case.turn.two_hands.is_some() => {
            docket.side(Point::Law(Doubt::TwoHandedMateIn2017)) == Side::First
        }
        OneHand::AsIllegalAtOnce { .. }
        | OneHand::TouchRule(_)
        | OneHand::AsIllegalOncePressed { .. } => true,
    }
}

/// Whether mate, stalemate or a dead position stands although the move was not regular. The one-hand
/// rule never takes it away.
pub(crate) fn does_irregular_end_stand(
    case: &Case<'_>,
    docket: &mut Docket<'_>,
    breach: &TouchFinding,
) -> bool {
    match case.book.edition.game_ending_move {
        _ if breach.holding.rule() == Rule::OneHand => true,
        GameEndingMove::Legal => docket.side(Point::Law(Doubt::IrregularMate)) == Side::First,
        GameEndingMove::LegalAndRegular { .. } => {
            docket.note_all(regular_end(case).map(|rule| rule.not_met(Fact::NotRegular)));
            false
        }
    }
}

/// The provision that asks for a regular move where this turn ends the game, if the edition has one.
pub(crate) fn regular_end<'a>(case: &'a Case<'_>) -> Option<&'a Provision> {
    let GameEndingMove::LegalAndRegular { mate, stalemate, dead } =
        &case.book.edition.game_ending_move
    else {
        return None;
    };
    match case.account.end?.how {
        End::Mate(_) => Some(mate),
        End::Stalemate => Some(stalemate),
        End::DeadPosition => Some(dead),
        End::Resignation(_) | End::Agreement => None,
    }
}

/// The fact that an end is, and what becomes of the game by it.
pub(super) const fn what_is_said_of(end: End) -> (Fact, Outcome) {
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
    docket: &mut Docket<'_>,
    player: Color,
    rule: &Provision,
) -> (Holding, Outcome) {
    let (fact, lost) = what_is_said_of(End::Resignation(player));
    let resigned = rule.holds(fact);
    let setup = &case.account.turns[case.account.turns.len() - 1].before.setup;
    match can_mate(setup, !player, case.book.move_limit()) {
        Mating::Excluded(fact) => {
            docket.note_holding(resigned);
            (rule.holds(fact), Outcome::Drawn)
        }
        Mating::NotExcluded(fact) => (resigned.because([rule.not_met(fact)]), lost),
    }
}

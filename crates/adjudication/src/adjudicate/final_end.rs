//! The endings after which nothing changes the ruling.

use crate::articles::{
    does_irregular_end_stand, does_two_handed_end_stand, due_move_not_made, irregularity,
    two_hands, void_agreement,
};
use crate::case::Case;
use crate::reconstruction::{BoardChange, End, Ending};
use crate::ruling::RulingBuilder;

/// Whether an ending ends the game under the incident's own preset readings, so that nothing done after it
/// changes the ruling. The turn of the case is the one in which it happened.
pub(super) fn is_final(case: &Case<'_>, builder: &mut RulingBuilder<'_>, ending: &Ending) -> bool {
    match ending.how {
        End::Mate(_) | End::Stalemate | End::DeadPosition => {
            ending.acts == 0 || is_made_in_accordance(case)
        }
        End::Resignation(_) | End::StillIllegal(_) => true,
        End::DeclaredMate(_) => false,
        End::Agreement => {
            case.moves_made_by(ending.acts) >= case.book.edition.agreed_draw.value
                && void_agreement(case, builder, ending).is_none()
        }
    }
}

/// Whether the move of the turn was made as the articles on the end of the game ask for.
fn is_made_in_accordance(case: &Case<'_>) -> bool {
    let BoardChange::Move(legal) = case.turn.board_change else { return false };
    let builder = &mut RulingBuilder::open(&case.incident.preset_readings, &[]);
    if two_hands(case.book, case.turn, builder).is_some()
        && !does_two_handed_end_stand(case, builder)
    {
        return false;
    }
    let breach = irregularity(case.book, case.turn, legal, builder);
    breach
        .or_else(|| due_move_not_made(case, builder))
        .is_none_or(|breach| does_irregular_end_stand(case, builder, &breach))
}

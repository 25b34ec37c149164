//! Article 4.6 (2009), 4.7 (2014): the provision by which a move is made, as finely as the edition numbers it.

use shakmaty::{Move, Role};

use crate::laws::{Edition, Provision, Rulebook};
use crate::reconstruction::{BoardChange, Turn};

/// The provision by which a legal move is made.
pub(crate) fn rule_of_making<'a>(book: &'a Rulebook, legal: &Move) -> &'a Provision {
    let edition: &Edition = &book.edition;
    let made = &edition.move_made;
    if legal.castling_side().is_some() {
        &made.castling
    } else if legal.promotion().is_some() {
        &made.promotion
    } else if legal.is_capture() {
        &made.capture
    } else {
        &edition.released_piece_stands
    }
}

/// The provision by which the move of a turn is made, or is still to be made.
pub(crate) fn rule_of_making_in<'a>(book: &'a Rulebook, turn: &Turn) -> &'a Provision {
    let made = &book.edition.move_made;
    match &turn.board_change {
        BoardChange::Move(legal) => rule_of_making(book, legal),
        BoardChange::CastledRookFirst { .. } | BoardChange::KingTwoSquares { .. } => &made.castling,
        BoardChange::PawnUnpromoted { .. } => &made.promotion,
        BoardChange::HalfDone => {
            let (before, after) = (&turn.before.setup.board, &turn.after);
            let has_gone = |role: Role| {
                let count = |board: &shakmaty::Board| {
                    (board.by_role(role) & board.by_color(turn.player)).count()
                };
                count(after) < count(before)
            };
            // In Chess960 a player who castles may take his king off the board first.
            if has_gone(Role::King) {
                &made.castling
            } else if has_gone(Role::Pawn) {
                &made.promotion
            } else {
                &made.capture
            }
        }
        BoardChange::Nothing | BoardChange::Impossible(_) | BoardChange::Undetermined => {
            &book.edition.released_piece_stands
        }
    }
}

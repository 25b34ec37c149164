//! Check, mate and immobility, where a piece may still arrive (rule 10).

use shakmaty::{ByRole, Move, Position, Role, Setup, Square, attacks};

use super::moves;

/// How the player to move stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plight {
    /// He can move on the board and is not in check.
    Free(Move),
    /// He is in check and can meet it on the board.
    Check(Move),
    /// He is in check, and only a piece put on the board could parry it.
    Parried(Role, Square),
    /// He is mated, and nothing can change it.
    Mated(Mate),
    /// He can move nothing on the board and is not in check; a piece of this kind could come.
    Waiting(Role),
    /// He can move nothing on the board, is not in check, and nothing can come.
    Stalemated,
    /// The position is none that can be judged.
    Untold,
}

/// Why a mate is final.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mate {
    /// The king is attacked from the next square.
    Contact(Square),
    /// The king is attacked by a knight.
    Knight(Square),
    /// The king is attacked twice.
    Double(Square, Square),
    /// No piece that could come may be put between.
    NothingParries,
}

/// How the player to move stands, with these pieces to be put on the board now or later.
pub fn plight(setup: &Setup, pieces: &ByRole<u8>) -> Plight {
    let Some(chess) = moves::position(setup) else { return Plight::Untold };
    let on_board = chess.legal_moves().first().copied();
    let mut checkers = chess.checkers().into_iter();
    match (checkers.next(), checkers.next(), on_board) {
        (None, _, Some(any)) => Plight::Free(any),
        (Some(_), _, Some(any)) => Plight::Check(any),
        (None, _, None) => match first_drop(setup, pieces) {
            Some((role, _)) => Plight::Waiting(role),
            None => Plight::Stalemated,
        },
        (Some(one), Some(other), None) => Plight::Mated(Mate::Double(one, other)),
        (Some(checker), None, None) => match first_drop(setup, pieces) {
            Some((role, square)) => Plight::Parried(role, square),
            None => Plight::Mated(kind_of_mate(setup, checker)),
        },
    }
}

fn first_drop(setup: &Setup, pieces: &ByRole<u8>) -> Option<(Role, Square)> {
    moves::drops(setup, pieces).into_iter().find_map(|drop| match drop {
        Move::Put { role, to } => Some((role, to)),
        Move::Normal { .. } | Move::EnPassant { .. } | Move::Castle { .. } => None,
    })
}

fn kind_of_mate(setup: &Setup, checker: Square) -> Mate {
    let king = setup.board.king_of(setup.turn);
    if setup.board.role_at(checker) == Some(Role::Knight) {
        Mate::Knight(checker)
    } else if king.is_some_and(|king| attacks::king_attacks(king).contains(checker)) {
        Mate::Contact(checker)
    } else {
        Mate::NothingParries
    }
}

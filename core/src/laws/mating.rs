//! Can the opponent still mate? As the provisions ask it: [`crate::mate`] within a small budget, and
//! the list of US Chess.

use shakmaty::{Bitboard, Color, Role, Setup};

use crate::mate::{Answer, Budget, Query, QueryError, solve};

/// Whether a player can still checkmate by some series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum MatePossibility {
    /// Proven impossible.
    Impossible,
    /// Not proven impossible.
    Undecided,
}

/// Whether `winner` can still mate in this set-up, legal or not.
pub(super) fn can_mate(setup: &Setup, winner: Color) -> MatePossibility {
    if setup.board.by_color(winner).count() <= 1 {
        return MatePossibility::Impossible;
    }
    let query = Query::from_setup(setup.clone(), winner).or_else(|error| {
        // Castling rights are kept in an incident though king or rook has moved, or as in Chess960.
        let mut setup = setup.clone();
        setup.castling_rights = Bitboard::EMPTY;
        if error == QueryError::CastlingRight { Query::from_setup(setup, winner) } else { Err(error) }
    });
    match query.map(|query| solve(query, Budget::QUICK)) {
        Ok(Answer::Impossible(_)) => MatePossibility::Impossible,
        Ok(Answer::Possible(_) | Answer::Undecided { .. }) | Err(_) => MatePossibility::Undecided,
    }
}

/// Whether US Chess counts `winner`'s material as too little to win on time: a lone king, king and
/// bishop or king and knight, or king and two knights against no pawns (14E).
///
/// SHORTCUT: 14E excepts forced wins, which are not looked for; such a position counts as too little.
pub(super) fn is_too_little_on_time(setup: &Setup, winner: Color) -> bool {
    let of = |color, role| (setup.board.by_color(color) & setup.board.by_role(role)).count();
    let men = setup.board.by_color(winner).count();
    match men {
        0 | 1 => true,
        2 => of(winner, Role::Bishop) + of(winner, Role::Knight) == 1,
        3 => of(winner, Role::Knight) == 2 && of(!winner, Role::Pawn) == 0,
        _ => false,
    }
}

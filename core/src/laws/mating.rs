//! Can the opponent still mate? As the provisions ask it: [`crate::mate`] within a small budget, and
//! the list of US Chess.

use shakmaty::fen::Fen;
use shakmaty::{Bitboard, Color, Role, Setup};

use super::{Article, Fact};
use crate::mate::{Answer, Budget, Query, QueryError, Reason, Theorem, solve};

/// The articles of the Laws in force (2023) that turn on whether a player can still mate.
pub const TURNING_ON_MATE: [Article; 5] =
    [Article("5.1.2"), Article("5.2.2"), Article("6.9"), Article("7.5.5"), Article("A.5.3")];

/// Whether the exception for an opponent who cannot mate is established, and on which fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Mating {
    /// It is proven that he cannot.
    Excluded(Fact),
    /// He can, or it was not shown that he cannot: the exception is not established.
    NotExcluded(Fact),
}

/// Whether `winner` can still mate in this set-up, legal or not.
///
/// DOUBT: in a position that is not legal no series of legal moves begins; only a bare king is taken
/// to exclude mate there.
pub(super) fn can_mate(setup: &Setup, winner: Color) -> Mating {
    if setup.board.by_color(winner).count() <= 1 {
        let reason = Reason::Material(Theorem::BareKing);
        let fen = Fen::try_from_setup(setup.clone()).unwrap_or_else(|lossy| lossy.ignore());
        let fen = fen.to_string();
        return Mating::Excluded(Fact::MateImpossible { fen, forced: 0, reason });
    }
    let query = Query::from_setup(setup.clone(), winner).or_else(|error| {
        // An incident keeps castling rights though king or rook has moved.
        let mut setup = setup.clone();
        setup.castling_rights = Bitboard::EMPTY;
        if error == QueryError::CastlingRight {
            Query::from_setup(setup, winner)
        } else {
            Err(error)
        }
    });
    let Ok(query) = query else { return Mating::NotExcluded(Fact::MateNotExcluded) };
    let fen = query.fen();
    match solve(query, Budget::QUICK) {
        Answer::Impossible(certificate) => {
            let (forced, reason) = certificate.summary();
            Mating::Excluded(Fact::MateImpossible { fen, forced, reason })
        }
        Answer::Possible(line) => Mating::NotExcluded(Fact::MatePossible { fen, line: line.moves }),
        Answer::Undecided { .. } => Mating::NotExcluded(Fact::MateUndecided { fen }),
    }
}

/// Whether US Chess counts `winner`'s material as enough to win on time: not a lone king, king and
/// bishop or king and knight, or king and two knights against no pawns (14E).
///
/// SHORTCUT: 14E excepts forced wins, which are not looked for; such a position counts as too little.
pub(super) fn has_enough_to_win_on_time(setup: &Setup, winner: Color) -> Mating {
    let of = |color, role| (setup.board.by_color(color) & setup.board.by_role(role)).count();
    let men = setup.board.by_color(winner).count();
    let is_too_little = match men {
        0 | 1 => true,
        2 => of(winner, Role::Bishop) + of(winner, Role::Knight) == 1,
        3 => of(winner, Role::Knight) == 2 && of(!winner, Role::Pawn) == 0,
        _ => false,
    };
    if is_too_little {
        Mating::Excluded(Fact::TooLittleMaterial)
    } else {
        Mating::NotExcluded(Fact::EnoughMaterial)
    }
}

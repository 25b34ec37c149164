//! Can this side still mate? By material alone, for now.
//!
//! The Laws ask whether a player can checkmate "by any possible series of legal
//! moves". Material theorems settle the bare king and the like; everything else
//! is answered [`MatePossibility::Undecided`], never guessed.

use shakmaty::{CastlingMode, Chess, Color, FromSetup, Position, Role, Setup};

/// Whether a player can still checkmate by some series of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatePossibility {
    /// Proven impossible: his material can mate in no position whatever.
    Impossible,
    /// Material does not exclude it; no line has been shown.
    Undecided,
}

/// Whether `winner` can still mate in this set-up, legal or not.
///
/// The answer `Impossible` is proven; `Undecided` says nothing either way (a
/// blocked position, for one, is undecided though no mate may exist).
pub fn can_mate(setup: &Setup, winner: Color) -> MatePossibility {
    let bare = |color: Color| setup.board.by_color(color).count() <= 1;
    if bare(winner) {
        return MatePossibility::Impossible;
    }
    // The castling rights do not matter here, and in Chess960 they would not be understood.
    let mut setup = setup.clone();
    setup.castling_rights = shakmaty::Bitboard::EMPTY;
    match Chess::from_setup(setup, CastlingMode::Standard) {
        Ok(position) if position.has_insufficient_material(winner) => MatePossibility::Impossible,
        // Mated or stalemated, nobody mates any more.
        Ok(position) if position.is_game_over() => MatePossibility::Impossible,
        Ok(_) | Err(_) => MatePossibility::Undecided,
    }
}

/// Whether US Chess counts `winner`'s material as too little to win on time: a lone king, king and
/// bishop or king and knight, or king and two knights against no pawns (14E).
///
/// SHORTCUT: 14E excepts forced wins, which are not looked for; such a position counts as too little.
pub fn is_too_little_on_time(setup: &Setup, winner: Color) -> bool {
    let of = |color, role| (setup.board.by_color(color) & setup.board.by_role(role)).count();
    let men = setup.board.by_color(winner).count();
    match men {
        0 | 1 => true,
        2 => of(winner, Role::Bishop) + of(winner, Role::Knight) == 1,
        3 => of(winner, Role::Knight) == 2 && of(!winner, Role::Pawn) == 0,
        _ => false,
    }
}

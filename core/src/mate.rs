//! Can this side still mate? By material alone, for now.
//!
//! The Laws ask whether a player can checkmate "by any possible series of legal
//! moves". Material theorems settle the bare king and the like; everything else
//! is answered [`MatePossibility::Undecided`], never guessed.

use shakmaty::{CastlingMode, Chess, Color, FromSetup, Position, Setup};

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
    match Chess::from_setup(setup.clone(), CastlingMode::Standard) {
        Ok(position) if position.has_insufficient_material(winner) => MatePossibility::Impossible,
        Ok(_) | Err(_) => MatePossibility::Undecided,
    }
}

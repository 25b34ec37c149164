//! The change that a turn makes on the board.

use shakmaty::{CastlingSide, Chess, Move, Position, Square};

use super::Turn;
use crate::movement::{self, Breach};

/// The change that a turn makes on the board, whatever was touched and however it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardChange {
    /// The board is unchanged.
    Nothing,
    /// The board shows the result of a legal move.
    Move(Move),
    /// The board shows a castled king, but the rook was moved first.
    CastledRookFirst {
        /// The side of the castling.
        side: CastlingSide,
        /// The castling move, which would have been legal king first.
        castling: Move,
    },
    /// The king stands two squares from home, and its rook has not been moved.
    KingTwoSquares {
        /// The side of the castling.
        side: CastlingSide,
        /// The castling move, if castling on that side is legal.
        castling: Option<Move>,
    },
    /// A pawn has reached the last rank and no new piece stands there.
    PawnUnpromoted {
        /// The square from which it moved.
        from: Square,
        /// The square on the last rank.
        to: Square,
    },
    /// The board shows part of a legal move: a captured piece has been taken off, or not yet.
    HalfDone,
    /// The board shows something that no legal move can bring about.
    Impossible(Breach),
    /// The turn did not start from a legal position, and nothing in it plainly breaks the Laws.
    ///
    /// MISSING: castling, en passant and promotion are not recognised from such positions.
    Undetermined,
}

impl BoardChange {
    /// Determines the change that the acts of a turn made.
    pub(super) fn of(turn: &Turn) -> BoardChange {
        let before = &turn.before.setup.board;
        if turn.after == *before {
            return BoardChange::Nothing;
        }
        match &turn.before.position {
            Some(position) => BoardChange::from_legal(turn, position),
            None => match movement::breach(before, &turn.after, turn.player, turn.home()) {
                breach @ (Breach::KingTaken { .. } | Breach::KingLeftAttacked { .. }) => {
                    BoardChange::Impossible(breach)
                }
                Breach::NotHowItMoves { .. }
                | Breach::WayBlocked { .. }
                | Breach::CastlingNotAllowed { .. }
                | Breach::RookLeftBehind { .. }
                | Breach::MoreThanOneMove => BoardChange::Undetermined,
            },
        }
    }

    fn from_legal(turn: &Turn, position: &Chess) -> BoardChange {
        let before = &turn.before.setup.board;
        if let Some(legal) = movement::move_between(position, &turn.after) {
            return match legal.castling_side() {
                // In Chess960 the king may castle without moving; then the rook alone moves.
                Some(side)
                    if turn.moved_rook_first(side)
                        && turn.home().king != side.king_to(turn.player) =>
                {
                    BoardChange::CastledRookFirst { side, castling: legal }
                }
                Some(_) | None => BoardChange::Move(legal),
            };
        }
        let home = turn.home();
        let attempt = movement::castling_attempt(before, &turn.after, turn.player, home);
        if let Some((side, false)) = attempt {
            return BoardChange::KingTwoSquares { side, castling: castling_move(position, side) };
        }
        if let Some((from, to)) = movement::unpromoted_pawn(position, &turn.after) {
            return BoardChange::PawnUnpromoted { from, to };
        }
        if turn.press.is_none() && movement::is_part_of_a_move(position, &turn.after) {
            return BoardChange::HalfDone;
        }
        BoardChange::Impossible(movement::breach(before, &turn.after, turn.player, home))
    }

    /// The legal move that the board shows, if it does.
    pub const fn legal_move(&self) -> Option<Move> {
        match self {
            BoardChange::Move(legal) | BoardChange::CastledRookFirst { castling: legal, .. } => {
                Some(*legal)
            }
            BoardChange::Nothing
            | BoardChange::KingTwoSquares { .. }
            | BoardChange::PawnUnpromoted { .. }
            | BoardChange::HalfDone
            | BoardChange::Impossible(_)
            | BoardChange::Undetermined => None,
        }
    }
}

/// The castling move on a side, if it is legal.
fn castling_move(position: &Chess, side: CastlingSide) -> Option<Move> {
    position.legal_moves().into_iter().find(|legal| legal.castling_side() == Some(side))
}

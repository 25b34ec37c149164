//! The change that a turn makes on the board.

use shakmaty::{Board, CastlingMode, CastlingSide, Chess, Color, Move, Position, Square};

use super::TurnStart;
use crate::movement::{self, Breach, CastlingSquares};

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

/// The board before and after a turn, and how its player came from one to the other.
pub(super) struct Comparison<'a, F> {
    pub(super) player: Color,
    pub(super) before: &'a TurnStart,
    pub(super) after: &'a Board,
    /// The act that pressed the clock.
    pub(super) press: Option<usize>,
    /// Whether the rook of a castling on a side came to its square before the king.
    pub(super) moved_rook_first: F,
}

impl<F: Fn(CastlingSide) -> bool> Comparison<'_, F> {
    /// Determines the change that the acts of the turn made.
    pub(super) fn board_change(&self) -> BoardChange {
        let before = &self.before.setup.board;
        if self.after == before {
            return BoardChange::Nothing;
        }
        match &self.before.position {
            Some(position) => self.change_of_legal(position),
            None => self.change_of_illegal(),
        }
    }

    /// The change where no legal moves can be computed: what plainly breaks the Laws.
    fn change_of_illegal(&self) -> BoardChange {
        let before = &self.before.setup.board;
        let left = movement::pawn_left_on_last_rank(before, self.after, self.player);
        if let Some((from, to)) = left {
            return BoardChange::PawnUnpromoted { from, to };
        }
        let breach = movement::plain_breach(before, self.after, self.player, self.home());
        breach.map_or(BoardChange::Undetermined, BoardChange::Impossible)
    }

    fn home(&self) -> &CastlingSquares {
        self.before.castling_squares.get(self.player)
    }

    fn change_of_legal(&self, position: &Chess) -> BoardChange {
        let (before, home) = (&self.before.setup.board, self.home());
        // Nearly every turn is such a move, and then nobody asks for the others.
        let is_standard = position.castles().mode() == CastlingMode::Standard;
        if is_standard && let Some(legal) = movement::move_of_one_man(position, self.after) {
            return BoardChange::Move(legal);
        }
        let legal_moves = self.before.moves();
        if let Some(legal) = movement::move_between(position, legal_moves, self.after) {
            return match legal.castling_side() {
                // In Chess960 the king may castle without moving; then the rook alone moves.
                Some(side)
                    if (self.moved_rook_first)(side) && home.king != side.king_to(self.player) =>
                {
                    BoardChange::CastledRookFirst { side, castling: legal }
                }
                Some(_) | None => BoardChange::Move(legal),
            };
        }
        let attempt = movement::castling_attempt(before, self.after, self.player, home);
        if let Some((side, false)) = attempt {
            return BoardChange::KingTwoSquares {
                side,
                castling: castling_move(legal_moves, side),
            };
        }
        if let Some((from, to)) = movement::unpromoted_pawn(position, legal_moves, self.after) {
            return BoardChange::PawnUnpromoted { from, to };
        }
        if self.press.is_none() && movement::is_part_of_a_move(position, legal_moves, self.after) {
            return BoardChange::HalfDone;
        }
        BoardChange::Impossible(movement::breach(before, self.after, self.player, home))
    }
}

impl BoardChange {
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
fn castling_move(legal_moves: &[Move], side: CastlingSide) -> Option<Move> {
    legal_moves.iter().copied().find(|legal| legal.castling_side() == Some(side))
}

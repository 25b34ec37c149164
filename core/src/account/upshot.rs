//! What a turn comes to on the board.

use shakmaty::{CastlingSide, Chess, Move, Square};

use super::Turn;
use crate::movement::{self, Breach};

/// What a turn comes to on the board, whatever was touched and however it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upshot {
    /// The board is as it was.
    Nothing,
    /// The board shows the result of a legal move.
    Move(Move),
    /// The board shows a castled king, but the rook was moved first.
    CastledRookFirst {
        /// Towards which side.
        side: CastlingSide,
        /// The castling move, which would have been legal king first.
        castling: Move,
    },
    /// The king stands two squares from home, and its rook has not been moved.
    KingTwoSquares {
        /// Towards which side.
        side: CastlingSide,
        /// The castling move, if castling on that side is legal.
        castling: Option<Move>,
    },
    /// A pawn has reached the last rank and no new piece stands there.
    PawnUnpromoted {
        /// From where.
        from: Square,
        /// On which square of the last rank.
        to: Square,
    },
    /// A captured piece or a pawn is off the board, and nothing has been put in its place yet.
    HalfDone,
    /// The board shows what no legal move can bring about.
    Impossible(Breach),
}

impl Upshot {
    /// What the acts of a turn came to.
    pub(super) fn of(turn: &Turn) -> Upshot {
        let before = &turn.before.setup.board;
        if turn.after == *before {
            return Upshot::Nothing;
        }
        match &turn.before.position {
            Some(position) => Upshot::from_legal(turn, position),
            None => match movement::plain_move_between(before, &turn.after, turn.player) {
                Some(plain) => Upshot::Move(plain),
                None => Upshot::Impossible(movement::breach(before, &turn.after, turn.player)),
            },
        }
    }

    fn from_legal(turn: &Turn, position: &Chess) -> Upshot {
        let before = &turn.before.setup.board;
        if let Some(legal) = movement::move_between(position, &turn.after) {
            return match legal.castling_side() {
                Some(side) if turn.placed_rook_before_king() => {
                    Upshot::CastledRookFirst { side, castling: legal }
                }
                Some(_) | None => Upshot::Move(legal),
            };
        }
        if let Some((side, false)) = movement::castling_attempt(before, &turn.after, turn.player) {
            return Upshot::KingTwoSquares { side, castling: castling_move(position, side) };
        }
        if let Some((from, to)) = movement::unpromoted_pawn(position, &turn.after) {
            return Upshot::PawnUnpromoted { from, to };
        }
        if turn.press.is_none() && is_half_done(turn) {
            return Upshot::HalfDone;
        }
        Upshot::Impossible(movement::breach(before, &turn.after, turn.player))
    }

    /// The legal move that the board shows, if it does.
    pub const fn legal_move(&self) -> Option<Move> {
        match self {
            Upshot::Move(legal) | Upshot::CastledRookFirst { castling: legal, .. } => Some(*legal),
            Upshot::Nothing
            | Upshot::KingTwoSquares { .. }
            | Upshot::PawnUnpromoted { .. }
            | Upshot::HalfDone
            | Upshot::Impossible(_) => None,
        }
    }
}

/// The castling move on a side, if it is legal.
pub(crate) fn castling_move(position: &Chess, side: CastlingSide) -> Option<Move> {
    use shakmaty::Position;
    position.legal_moves().into_iter().find(|legal| legal.castling_side() == Some(side))
}

/// Something has only been taken off the board.
fn is_half_done(turn: &Turn) -> bool {
    movement::changed_squares(&turn.before.setup.board, &turn.after)
        .into_iter()
        .all(|square| turn.after.piece_at(square).is_none())
}

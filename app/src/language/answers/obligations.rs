//! The player's obligations, in words.

use acconcio_adjudication::ruling::{Duty, Obligation};
use acconcio_training::grading::Play;
use shakmaty::{Board, Chess, Color, Move, Role, Square};

use crate::language::Language;

/// The position from which obligations and moves are named.
#[derive(Clone, Copy, Debug)]
pub struct BeforeTheTurn<'a> {
    /// The player who has to move.
    pub player: Color,
    /// The board before the turn.
    pub board: &'a Board,
    /// The position before the turn, if it was a legal one.
    pub position: Option<&'a Chess>,
}

/// The piece on a square; none on an empty one.
struct Named {
    role: Option<Role>,
    color: Option<Color>,
    is_own: bool,
}

impl BeforeTheTurn<'_> {
    fn named(self, square: Square) -> Named {
        let piece = self.board.piece_at(square);
        Named {
            role: piece.map(|piece| piece.role),
            color: piece.map(|piece| piece.color),
            is_own: piece.is_some_and(|piece| piece.color == self.player),
        }
    }
}

impl Language {
    /// The player's obligation or choice: `The queen on e8 must be moved.`
    pub fn duty(self, duty: Duty, before: BeforeTheTurn<'_>) -> String {
        let words = self.answers();
        match duty {
            Duty::Move(square) => {
                let Named { role, color, is_own } = before.named(square);
                words.duty_move(role, color, is_own, square)
            }
            Duty::Capture(square) => {
                let Named { role, color, is_own } = before.named(square);
                words.duty_capture(role, color, is_own, square)
            }
            Duty::CaptureWith { own, opponent } => {
                let (taken, with) = (before.named(opponent), before.named(own));
                words.duty_capture_with(taken.role, taken.color, opponent, with.role, own)
            }
            Duty::Castle(side) => words.duty_castle(self.castling(side)),
            Duty::MoveKing(square) => {
                let Named { role, color, is_own } = before.named(square);
                words.duty_another_move(role, color, is_own, square)
            }
            Duty::Stands(played) => words.duty_stands(self.notated(played, before.position)),
            Duty::PlayAnnounced(announced) => {
                words.duty_announced(self.notated(announced, before.position))
            }
            Duty::PromoteOn(square) => words.duty_promote(square),
            Duty::PromoteTo(role, square) => words.duty_promote_to(role, square),
            Duty::MoveOneOf(one, other) => {
                words.duty_one_of(self.named(one, before), self.named(other, before))
            }
            Duty::Free => words.duty_free().to_owned(),
            Duty::OpponentChooses => words.duty_opponent_chooses().to_owned(),
        }
    }

    /// The answer about the move to be played.
    pub fn play(self, play: &Play, before: BeforeTheTurn<'_>) -> String {
        let words = self.ruling_form();
        match play {
            Play::NoDuty => words.nothing_binds().to_owned(),
            Play::AnyLegalMove => words.any_legal_move().to_owned(),
            Play::Piece(square) => self.piece_to_play(*square, before),
            Play::Moves(moves) => self.moves(moves, before.position),
        }
    }

    /// The obligation to move a piece, or to capture it when it is the opponent's.
    pub fn piece_to_play(self, square: Square, before: BeforeTheTurn<'_>) -> String {
        let is_own = before.board.color_at(square) == Some(before.player);
        let duty = if is_own { Duty::Move(square) } else { Duty::Capture(square) };
        self.duty(duty, before)
    }

    /// Moves in notation, one after the other.
    pub fn moves(self, moves: &[Move], position: Option<&Chess>) -> String {
        let notated: Vec<String> =
            moves.iter().map(|played| self.notated(*played, position)).collect();
        notated.join(", ")
    }

    /// A move in short notation where the position is known.
    pub fn notated(self, played: Move, position: Option<&Chess>) -> String {
        match position {
            Some(position) => self.san(position, played),
            None => self.plain_move(played),
        }
    }

    /// The obligation of the player; without one, that he is free.
    pub fn obligation(self, obligation: Option<&Obligation>, before: BeforeTheTurn<'_>) -> String {
        match obligation {
            Some(obligation) => self.duty(obligation.duty, before),
            None => self.ruling_form().nothing_binds().to_owned(),
        }
    }

    fn named(self, square: Square, before: BeforeTheTurn<'_>) -> String {
        let Named { role, color, is_own } = before.named(square);
        self.people().piece(role, color, is_own, square)
    }
}

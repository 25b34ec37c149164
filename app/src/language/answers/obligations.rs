//! The player's obligations, in words.

use acconcio_adjudication::ruling::{Duty, Obligation};
use acconcio_training::grading::Play;
use shakmaty::{Board, Chess, Color, Move, Square};

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

impl Language {
    /// The player's obligation or choice: `The queen on e8 must be moved.`
    pub fn duty(self, duty: Duty, before: BeforeTheTurn<'_>) -> String {
        match self {
            Language::English => english(duty, before),
            Language::Italian => italian(duty, before),
        }
    }

    /// The answer about the move to be played.
    pub fn play(self, play: &Play, before: BeforeTheTurn<'_>) -> String {
        let words = &self.ruling_form();
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
        match before.board.piece_at(square) {
            Some(piece) => self.piece_on(piece, square, Some(before.player)),
            None => square.to_string(),
        }
    }
}

fn english(duty: Duty, before: BeforeTheTurn<'_>) -> String {
    const EN: Language = Language::English;
    match duty {
        Duty::Move(square) => format!("Move {}", EN.named(square, before)),
        Duty::Capture(square) => format!("Capture {}", EN.named(square, before)),
        Duty::CaptureWith { own, opponent } => {
            format!("Capture {} with {}", EN.named(opponent, before), EN.named(own, before))
        }
        Duty::Castle(side) => format!("Castle: {}", EN.castling(side)),
        Duty::MoveKing(square) => format!("Another move of {}", EN.named(square, before)),
        Duty::Stands(played) => format!("{} stands", EN.notated(played, before.position)),
        Duty::PlayAnnounced(announced) => {
            format!("The announced move: {}", EN.notated(announced, before.position))
        }
        Duty::PromoteOn(square) => format!("Promote on {square}, piece of choice"),
        Duty::PromoteTo(role, square) => format!("Promote to {} on {square}", EN.a_role(role)),
        Duty::MoveOneOf(one, other) => {
            format!("Move {} or {}, as he chooses", EN.named(one, before), EN.named(other, before))
        }
        Duty::Free => "Any legal move".to_owned(),
        Duty::OpponentChooses => "What the opponent chooses".to_owned(),
    }
}

fn italian(duty: Duty, before: BeforeTheTurn<'_>) -> String {
    const IT: Language = Language::Italian;
    match duty {
        Duty::Move(square) => format!("Muovere {}", IT.named(square, before)),
        Duty::Capture(square) => format!("Catturare {}", IT.named(square, before)),
        Duty::CaptureWith { own, opponent } => {
            format!("Catturare {}: gioca {}", IT.named(opponent, before), IT.named(own, before))
        }
        Duty::Castle(side) => format!("Arroccare: {}", IT.castling(side)),
        Duty::MoveKing(square) => format!("Un’altra mossa: {}", IT.named(square, before)),
        Duty::Stands(played) => format!("Resta {}", IT.notated(played, before.position)),
        Duty::PlayAnnounced(announced) => {
            format!("La mossa annunciata: {}", IT.notated(announced, before.position))
        }
        Duty::PromoteOn(square) => format!("Promuovere in {square}, pezzo a scelta"),
        Duty::PromoteTo(role, square) => format!("Promuovere in {square}: {}", IT.a_role(role)),
        Duty::MoveOneOf(one, other) => {
            format!("Muovere {} o {}, a scelta", IT.named(one, before), IT.named(other, before))
        }
        Duty::Free => "Qualsiasi mossa legale".to_owned(),
        Duty::OpponentChooses => "Ciò che sceglie l’avversario".to_owned(),
    }
}

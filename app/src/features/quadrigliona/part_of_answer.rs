//! The parts of an answer on a match.

use acconcio_adjudication::ruling::{Completion, Measure, Trigger};
use acconcio_quadrigliona::Seat;
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, PieceEffect, Reinstatement, TieBreak,
};

/// An answer to a question, or a part of one. `None` within: nothing is ordered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PartOfMatchAnswer {
    /// The reason for which the arbiter acts.
    Trigger(Trigger),
    /// The admissibility of the claim.
    Admissibility(Option<Admission>),
    /// The classification of the act.
    Classification(Classification),
    /// The completion of the move.
    Completion(Option<Completion>),
    /// The position from which the game goes on.
    Board(Reinstatement),
    /// The obligation.
    Obligation(Option<Duty>),
    /// An effect on a piece; choosing it again takes it back.
    Piece(PieceEffect),
    /// The time on one of the four clocks, in seconds.
    Clock(Seat, u32),
    /// The number of illegal moves counted.
    Count(u8),
    /// The measure against the player or the team.
    Measure(Option<Measure>),
    /// The outcome of the game.
    Game(Option<GameOutcome>),
    /// The outcome of the match.
    Result(Outcome),
    /// The way to break the tie.
    TieBreak(Option<TieBreak>),
}

impl PartOfMatchAnswer {
    /// The question that the part answers.
    pub(crate) const fn question(self) -> Question {
        match self {
            PartOfMatchAnswer::Trigger(_) => Question::Trigger,
            PartOfMatchAnswer::Admissibility(_) => Question::Admissibility,
            PartOfMatchAnswer::Classification(_) => Question::Classification,
            PartOfMatchAnswer::Completion(_) => Question::Completion,
            PartOfMatchAnswer::Board(_) => Question::Board,
            PartOfMatchAnswer::Obligation(_) => Question::Obligation,
            PartOfMatchAnswer::Piece(_) => Question::Pieces,
            PartOfMatchAnswer::Clock(..) => Question::Clocks,
            PartOfMatchAnswer::Count(_) => Question::Count,
            PartOfMatchAnswer::Measure(_) => Question::Discipline,
            PartOfMatchAnswer::Game(_) => Question::Game,
            PartOfMatchAnswer::Result(_) => Question::Result,
            PartOfMatchAnswer::TieBreak(_) => Question::TieBreak,
        }
    }
}

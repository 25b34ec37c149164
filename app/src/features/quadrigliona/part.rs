//! The parts of an answer on a match.

use acconcio_adjudication::ruling::{Completion, Measure, Trigger};
use acconcio_quadrigliona::Seat;
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, PieceEffect, Reinstatement, TieBreak,
};

/// An answer to a question, or a part of one. `None` within: nothing is ordered.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
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

impl Part {
    /// The question that the part answers.
    pub(crate) const fn question(self) -> Question {
        match self {
            Part::Trigger(_) => Question::Trigger,
            Part::Admissibility(_) => Question::Admissibility,
            Part::Classification(_) => Question::Classification,
            Part::Completion(_) => Question::Completion,
            Part::Board(_) => Question::Board,
            Part::Obligation(_) => Question::Obligation,
            Part::Piece(_) => Question::Pieces,
            Part::Clock(..) => Question::Clocks,
            Part::Count(_) => Question::Count,
            Part::Measure(_) => Question::Discipline,
            Part::Game(_) => Question::Game,
            Part::Result(_) => Question::Result,
            Part::TieBreak(_) => Question::TieBreak,
        }
    }
}

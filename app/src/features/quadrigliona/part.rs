//! The parts of an answer on a match.

use acconcio_adjudication::ruling::{Completion, Measure, Trigger};
use acconcio_quadrigliona::Seat;
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, PieceEffect, Reinstatement, TieBreak,
};

/// An answer to a question, or a part of one. None within: nothing is ordered on it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Part {
    /// What sets the arbiter in motion.
    Trigger(Trigger),
    /// Whether it may be heard.
    Admissibility(Option<Admission>),
    /// What it was.
    Classification(Classification),
    /// How far the move got.
    Completion(Option<Completion>),
    /// The position with which the game goes on.
    Board(Reinstatement),
    /// What binds.
    Obligation(Option<Duty>),
    /// What becomes of a piece; chosen once more, it is taken back.
    Piece(PieceEffect),
    /// The time on one of the four clocks, in seconds.
    Clock(Seat, u32),
    /// The illegal moves counted.
    Count(u8),
    /// The measure.
    Measure(Option<Measure>),
    /// What becomes of the game.
    Game(Option<GameOutcome>),
    /// What becomes of the match.
    Result(Outcome),
    /// How the tie may be broken.
    TieBreak(Option<TieBreak>),
}

impl Part {
    /// What it answers.
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

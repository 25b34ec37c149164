//! The actions of the trainee on the form.

use acconcio_adjudication::ruling::{Classification, Outcome, Reinstatement, Trigger};
use acconcio_training::grading::{Answer, Play, Question};
use shakmaty::{Color, Role, Square};

use super::depth::Depth;
use super::hint::Hint;
use crate::features::incident::pointing::GeneralObligation;
use crate::features::incident::ruling_replay::Moment;
use crate::platform::storage::ruling_record::Certainty;

/// An answer to one of the questions that offer options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartOfAnswer {
    /// The person who causes the arbiter to act.
    Trigger(Trigger),
    /// The classification of the act.
    Classification(Classification),
    /// The position from which the game goes on.
    Board(Reinstatement),
    /// The move that must or may be played, where no piece is named.
    Play(GeneralObligation),
    /// The number of illegal moves that now count against the player.
    Count(u8),
    /// The outcome of the game.
    Result(Outcome),
    /// That nothing is to be decided on a question.
    Inapplicable(Question),
}

impl PartOfAnswer {
    /// Whether an answer contains this part.
    pub fn is_in(self, answer: &Answer) -> bool {
        match self {
            PartOfAnswer::Trigger(it) => answer.trigger == Some(it),
            PartOfAnswer::Classification(it) => answer.classification == Some(it),
            PartOfAnswer::Board(it) => answer.board == Some(it),
            PartOfAnswer::Play(GeneralObligation::AnyLegalMove) => {
                answer.obligation == Some(Play::AnyLegalMove)
            }
            PartOfAnswer::Play(GeneralObligation::NoDuty) => {
                answer.obligation == Some(Play::NoDuty)
            }
            PartOfAnswer::Count(it) => answer.count == Some(it),
            PartOfAnswer::Result(it) => answer.result == Some(it),
            PartOfAnswer::Inapplicable(question) => answer.inapplicable.contains(&question),
        }
    }
}

/// An action of the trainee on the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulingFormAction {
    /// Begins to rule.
    Begin,
    /// Chooses an option of the open question.
    Answer(PartOfAnswer),
    /// Answers the open question with an option, and goes to the next one.
    Choose(PartOfAnswer),
    /// Takes the last answer back, with which the trainee has gone on.
    Undo,
    /// Asks so many points of the ruling.
    Ask(Depth),
    /// Points at a square of the board.
    Square(Square),
    /// Points at a square of the board, or goes on where it has been chosen.
    Enter(Square),
    /// Chooses the piece for the promotion just pointed at; `None` leaves the choice to the player.
    Promote(Option<Role>),
    /// Lets the next piece pointed at be a further choice.
    AddPiece,
    /// Clears all that was pointed at.
    ClearBoard,
    /// Sets a clock to a time in seconds.
    SetClock(Color, u32),
    /// Sets both clocks back to the times they showed.
    ResetClocks,
    /// Leaves the open question and goes to the next one without an answer.
    Continue,
    /// Opens a question again.
    Reopen(Question),
    /// Takes a hint on the open question.
    Hint(Hint),
    /// Sets the trainee's certainty.
    Sure(Certainty),
    /// Gives the ruling.
    Submit,
    /// Gives the ruling if every question is answered.
    Conclude,
    /// Asks to see the ruling instead of giving one.
    Reveal,
    /// Looks for changes that would have made a wrong answer right. It may take longer than a frame, so
    /// it is done after the ruling has been drawn.
    LookElsewhere,
    /// Shows the other board beside the ruling.
    Show(BoardShown),
    /// Shows the ruling on the board as far as this.
    ShowMoment(Moment),
    /// Takes every answer back; [`RulingFormAction::Begin`] then starts anew.
    Restart,
}

/// The board shown beside the ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardShown {
    /// The board at the moment of decision, with its irregularities marked.
    AsItStood,
    /// The board with which the game goes on, with the permitted moves.
    AsItGoesOn,
}

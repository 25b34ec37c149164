//! What the trainee does at the form.

use acconcio_adjudication::ruling::{Classification, Outcome, Reinstatement, Trigger};
use acconcio_training::grading::{Answer, Play, Question};
use shakmaty::{Color, Role, Square};

use super::hint::Hint;
use crate::features::incident::pointing::Blanket;
use crate::platform::storage::ruling_record::Certainty;

/// An answer to one of the questions that offer options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartOfAnswer {
    /// Who sets the arbiter in motion.
    Trigger(Trigger),
    /// What it was.
    Classification(Classification),
    /// With which position the game goes on.
    Board(Reinstatement),
    /// What must or may be played, where no piece is named.
    Play(Blanket),
    /// The illegal moves that now stand against the player.
    Count(u8),
    /// What becomes of the game.
    Result(Outcome),
}

impl PartOfAnswer {
    /// Whether an answer says so.
    pub fn is_in(self, answer: &Answer) -> bool {
        match self {
            PartOfAnswer::Trigger(it) => answer.trigger == Some(it),
            PartOfAnswer::Classification(it) => answer.classification == Some(it),
            PartOfAnswer::Board(it) => answer.board == Some(it),
            PartOfAnswer::Play(Blanket::AnyLegalMove) => {
                answer.obligation == Some(Play::AnyLegalMove)
            }
            PartOfAnswer::Play(Blanket::NoDuty) => answer.obligation == Some(Play::NoDuty),
            PartOfAnswer::Count(it) => answer.count == Some(it),
            PartOfAnswer::Result(it) => answer.result == Some(it),
        }
    }
}

/// Something the trainee does at the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulingFormAction {
    /// Begins to rule.
    Begin,
    /// Chooses an option of the open question.
    Answer(PartOfAnswer),
    /// Points at a square of the board.
    Square(Square),
    /// Points at a square of the board, or goes on where it has been chosen.
    Enter(Square),
    /// Chooses the piece for the promotion just pointed at; none leaves it to the player.
    Promote(Option<Role>),
    /// Lets the next piece pointed at be a further choice.
    AddPiece,
    /// Takes back what was pointed at.
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
    /// Says how sure he is.
    Sure(Certainty),
    /// Gives the ruling.
    Submit,
    /// Asks to see the ruling instead of giving one.
    Reveal,
    /// Looks for what would have made a wrong answer right. It may take longer than a frame, so it is
    /// done once the verdict is seen.
    LookElsewhere,
    /// Shows the other board beside the verdict.
    Show(View),
    /// Takes every answer back; [`RulingFormAction::Begin`] then starts anew.
    Restart,
}

/// Which board is shown beside a verdict.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The board at the moment of decision, with what is wrong on it.
    AsItStood,
    /// The board with which the game goes on, with the permitted moves.
    AsItGoesOn,
}

//! Questions and options in English.

use acconcio_adjudication::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Reinstatement, Trigger,
};
use acconcio_training::grading::Question;
use shakmaty::Color;

use super::{OptionText, option};
use crate::language::Language;

pub(super) fn question(question: Question, player: Color) -> String {
    let player = Language::English.color(player);
    match question {
        Question::Trigger => "Do you intervene?".to_owned(),
        Question::Classification => "What was it?".to_owned(),
        Question::Board => "With which position does the game go on?".to_owned(),
        Question::Obligation => format!("What must {player} play?"),
        Question::Clocks => "Set the clocks.".to_owned(),
        Question::Count => format!("How many illegal moves stand against {player} now?"),
        Question::Result => "What becomes of the game?".to_owned(),
    }
}

pub(super) fn facet(question: Question) -> &'static str {
    match question {
        Question::Trigger => "Intervention",
        Question::Classification => "Classification",
        Question::Board => "Position",
        Question::Obligation => "Move to be played",
        Question::Clocks => "Clocks",
        Question::Count => "Illegal moves counted",
        Question::Result => "The game",
    }
}

pub(super) fn trigger(trigger: Trigger) -> OptionText {
    match trigger {
        Trigger::ExOfficio => option(
            "Yes, of my own accord",
            "The Laws ask the arbiter to act, whether or not anybody claims.",
        ),
        Trigger::OnClaim => option(
            "Yes, on the claim",
            "The arbiter acts because a player entitled to it has claimed in time.",
        ),
        Trigger::OnAgreement => option(
            "No, the players put it right themselves",
            "Both agree on the correction; the arbiter has no part in it.",
        ),
        Trigger::None => option("No", "The arbiter leaves the game as it is."),
    }
}

pub(super) fn classification(classification: Classification) -> OptionText {
    match classification {
        Classification::Legal => {
            option("Nothing objectionable", "Everything happened as the Laws ask.")
        }
        Classification::Irregular => option(
            "An irregular move",
            "The move is legal, but the rules on touching and moving were broken.",
        ),
        Classification::Illegal => option(
            "An illegal move",
            "The piece does not move so, or the Laws count it as illegal.",
        ),
        Classification::NonMove => {
            option("No move at all", "The clock was pressed and no piece was moved.")
        }
        Classification::Incomplete => {
            option("A move still unfinished", "Something remains to be done before it is a move.")
        }
        Classification::WrongSetUp => {
            option("A wrong set-up", "Pieces, board or colours were wrong from the first move on.")
        }
        Classification::Displaced => {
            option("Displaced pieces", "Pieces were knocked over or pushed away unintentionally.")
        }
        Classification::OutOfTurn => option(
            "Pieces handled out of turn",
            "The player who touched or moved them did not have the move.",
        ),
        Classification::FlagFallen => {
            option("Time overstepped", "A flag has fallen, and that is what has to be ruled on.")
        }
        Classification::Misconduct => {
            option("Misconduct", "The conduct of a player, not the way a move was made.")
        }
        Classification::CorrectClaim => option(
            "A correct claim of a draw",
            "It is made as the Laws ask, and what it says is so.",
        ),
        Classification::RefusedClaim => option(
            "A claim of a draw to be refused",
            "It is not made as the Laws ask, or what it says is not so.",
        ),
        Classification::DrawnByItself => option(
            "A draw without a claim",
            "The game is drawn by what has been played, whether or not anybody claims.",
        ),
        Classification::PostponedClaim => option(
            "A claim to be decided later",
            "The arbiter postpones the decision and watches how the opponent plays.",
        ),
    }
}

pub(super) fn reinstatement(board: Reinstatement) -> OptionText {
    match board {
        Reinstatement::Keep => option("As it stands", "Nothing is put back."),
        Reinstatement::BeforeTheTurn => {
            option("As before this turn", "Everything done in this turn is taken back.")
        }
        Reinstatement::AfterTheRelease => option(
            "With the piece first let go of",
            "The move made by the first release stands; what followed it is taken back.",
        ),
        Reinstatement::PawnBecomesQueen(square) => option(
            format!("The pawn on {square} becomes a queen"),
            "The new piece is a queen, whatever the player wanted.",
        ),
        Reinstatement::LastIdentifiable(act) => option(
            format!("The last position that is known, before act {}", act + 1),
            "What was played after it cannot be established.",
        ),
        Reinstatement::PiecesPutRight => {
            option("As it stands, displaced pieces put right", "They go back where they stood.")
        }
        Reinstatement::BeforeTheAct(act) => option(
            format!("As before act {}", act + 1),
            "That act and everything that followed it is taken back.",
        ),
        Reinstatement::TransferredToRightBoard => option(
            "As it stands, on a board placed rightly",
            "The position is transferred, and the game goes on.",
        ),
        Reinstatement::NewGame => {
            option("The initial position of a new game", "The game so far is cancelled.")
        }
    }
}

pub(super) fn outcome(outcome: Outcome) -> OptionText {
    match outcome {
        Outcome::Continues => option("It goes on", "No result is declared."),
        Outcome::Won(Color::White) => option("White wins", "The game is lost by Black."),
        Outcome::Won(Color::Black) => option("Black wins", "The game is lost by White."),
        Outcome::Drawn => option("It is drawn", "Each player has half a point."),
        Outcome::PlayedAgain => {
            option("It is played again", "The game is cancelled and a new one begins.")
        }
    }
}

pub(super) fn completion(completion: Completion) -> OptionText {
    match completion {
        Completion::NotMade => option("Not made", "Nothing binds the player to a square yet."),
        Completion::Made => option("Made", "Made on the board; the clock was not pressed."),
        Completion::Completed => option("Completed", "The clock was pressed."),
        Completion::EndsGame => option("Ends the game", "The game is over."),
    }
}

pub(super) fn admissibility(admissibility: Admissibility) -> OptionText {
    match admissibility {
        Admissibility::Admissible => option("The claim is heard", "It comes in time."),
        Admissibility::TooLate => option("The claim is too late", "The right to it has ended."),
        Admissibility::NoStanding => {
            option("The claim is not heard", "The claimant is not entitled to it.")
        }
    }
}

pub(super) fn measure(measure: Measure) -> &'static str {
    match measure {
        Measure::Warning => "a warning",
        Measure::MoreTimeForOpponent => "more time for the opponent",
        Measure::LessTimeForOffender => "less time for the player at fault",
        Measure::LossOfGame => "loss of the game",
        Measure::FewerPointsForOffender => "fewer points for the player at fault",
        Measure::MorePointsForOpponent => "more points for the opponent",
        Measure::Fine => "a fine announced in advance",
        Measure::Exclusion => "exclusion from one or more rounds",
        Measure::Expulsion => "expulsion from the event",
    }
}

//! Questions and options in English.

use acconcio_core::grading::Question;
use acconcio_core::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Reinstatement, Trigger,
};
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

pub(super) const fn facet(question: Question) -> &'static str {
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

pub(super) const fn trigger(trigger: Trigger) -> OptionText {
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

pub(super) const fn classification(classification: Classification) -> OptionText {
    match classification {
        Classification::Legal => {
            option("Nothing objectionable", "Everything happened as Articles 3 and 4 ask.")
        }
        Classification::Irregular => option(
            "An irregular move",
            "The move is legal, but the rules of Article 4 on touching and moving were broken.",
        ),
        Classification::Illegal => {
            option("An illegal move", "Article 3 does not allow it, or it was not fully met.")
        }
        Classification::NonMove => {
            option("No move at all", "The clock was pressed and no piece was moved.")
        }
        Classification::Incomplete => {
            option("A move still unfinished", "Something remains to be done before it is a move.")
        }
    }
}

pub(super) const fn reinstatement(board: Reinstatement) -> OptionText {
    match board {
        Reinstatement::Keep => option("As it stands", "Nothing is put back."),
        Reinstatement::BeforeTheTurn => {
            option("As before this turn", "Everything done in this turn is taken back.")
        }
        Reinstatement::AfterTheRelease => option(
            "With the piece first let go of",
            "The move made by the first release stands; what followed it is taken back.",
        ),
    }
}

pub(super) const fn outcome(outcome: Outcome) -> OptionText {
    match outcome {
        Outcome::Continues => option("It goes on", "No result is declared."),
        Outcome::Won(Color::White) => option("White wins", "The game is lost by Black."),
        Outcome::Won(Color::Black) => option("Black wins", "The game is lost by White."),
        Outcome::Drawn => option("It is drawn", "Each player has half a point."),
    }
}

pub(super) const fn completion(completion: Completion) -> OptionText {
    match completion {
        Completion::NotMade => option("Not made", "Nothing binds the player to a square yet."),
        Completion::Made => option("Made", "Made on the board; the clock was not pressed."),
        Completion::Completed => option("Completed", "The clock was pressed."),
        Completion::EndsGame => option("Ends the game", "The game is over."),
    }
}

pub(super) const fn admissibility(admissibility: Admissibility) -> OptionText {
    match admissibility {
        Admissibility::Admissible => option("The claim is heard", "It comes in time."),
        Admissibility::TooLate => option("The claim is too late", "The right to it has ended."),
        Admissibility::NoStanding => {
            option("The claim is not heard", "It concerns the claimant’s own act.")
        }
    }
}

pub(super) const fn measure(measure: Measure) -> &'static str {
    match measure {
        Measure::Warning => "a warning",
        Measure::MoreTimeForOpponent => "more time for the opponent",
        Measure::LessTimeForOffender => "less time for the player at fault",
        Measure::LossOfGame => "loss of the game",
        Measure::FewerPointsForOffender => "fewer points for the player at fault",
        Measure::MorePointsForOpponent => "more points for the opponent",
        Measure::Expulsion => "expulsion from the event",
    }
}

//! Questions, options and rulings of a match, in English.

use acconcio_adjudication::ruling::Cutoff;
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, PieceEffect, Reinstatement, TieBreak,
};
use acconcio_quadrigliona::scenario::Topic;

use crate::language::answers::option;
use crate::language::{Language, OptionText, capitalised};

const EN: Language = Language::English;

pub(in crate::language) fn question(question: Question) -> &'static str {
    match question {
        Question::Trigger => "Do you intervene?",
        Question::Admissibility => "May it be heard?",
        Question::Classification => "What was it?",
        Question::Completion => "How far did the move get?",
        Question::Board => "From which position does the game go on?",
        Question::Obligation => "What is the player bound to?",
        Question::Pieces => "What becomes of the pieces? Choose all that applies.",
        Question::Clocks => "Set the clocks of both boards.",
        Question::Count => "How many illegal moves stand against the player now?",
        Question::Discipline => "Which measure do you take?",
        Question::Game => "What becomes of the game on this board?",
        Question::Result => "What becomes of the match?",
        Question::TieBreak => "How may the tie be broken?",
    }
}

pub(in crate::language) fn facet(question: Question) -> &'static str {
    match question {
        Question::Trigger => "Intervention",
        Question::Admissibility => "Hearing",
        Question::Classification => "What it was",
        Question::Completion => "How far the move got",
        Question::Board => "Position",
        Question::Obligation => "What binds",
        Question::Pieces => "The pieces",
        Question::Clocks => "The four clocks",
        Question::Count => "Illegal moves counted",
        Question::Discipline => "Measure",
        Question::Game => "The game",
        Question::Result => "The match",
        Question::TieBreak => "Tie-break",
    }
}

pub(in crate::language) fn classification(classification: Classification) -> OptionText {
    match classification {
        Classification::Legal => {
            option("Nothing to object to", "A legal move, or a piece rightly put.")
        }
        Classification::Illegal => {
            option("An illegal move", "What the board shows may not be played, and the clock runs.")
        }
        Classification::NotCompleted => option(
            "A move not completed",
            "The clock has not been pressed; nothing has happened yet.",
        ),
        Classification::FinalMate => {
            option("A final mate", "No piece that could arrive would parry the check.")
        }
        Classification::NotFinal => {
            option("A check, but no mate", "A piece from the reserve could still parry it.")
        }
        Classification::NotStalemate => {
            option("No stalemate", "Nothing on the board can move, but a piece could be put.")
        }
        Classification::Stalemate => {
            option("Stalemate", "Nothing can move, and no piece can ever arrive.")
        }
        Classification::FlagFallen => option("A fallen flag", "The time was overstepped."),
        Classification::RunnerFault => {
            option("A runner’s fault with a fixed penalty", "A piece fell, or a hoop was touched.")
        }
        Classification::Fault => {
            option("A fault without a fixed penalty", "Of a player, a runner or a team.")
        }
        Classification::Permitted => option("Permitted here", "This game allows it."),
        Classification::CorrectClaim => option("A correct claim", "What is claimed is so."),
        Classification::RefusedClaim => {
            option("A claim to be refused", "It is not so, or it may not be heard.")
        }
        Classification::Agreed => option("A draw agreed", "By both members of both teams."),
        Classification::Void => option("Without effect", "It does not count, whoever did it."),
        Classification::Resigned => option("A game resigned", "The player gives it up."),
        Classification::MatchOver => {
            option("The match is over already", "What came afterwards counts no more.")
        }
        Classification::Arrangement => {
            option("A matter of the team", "Line-up, registration and the like.")
        }
    }
}

pub(in crate::language) fn admission(admission: Admission) -> OptionText {
    match admission {
        Admission::Heard(heard) => EN.admissibility(heard),
        Admission::TooEarly => option("It comes too early", "The move has not been completed."),
        Admission::NeedsBothMembers => {
            option("Not from one alone", "Both members of the team have to act together.")
        }
        Admission::NotCountedAloud => {
            option("Not heard: not counted aloud", "The repetitions have to be counted aloud.")
        }
        Admission::NotInThisGame => {
            option("No such claim in this game", "The rules of this game do not know it.")
        }
        Admission::Admitted => option("Admitted", "The organisers admit it."),
        Admission::Refused => option("Refused", "The organisers do not admit it."),
    }
}

pub(in crate::language) fn reinstatement(board: Reinstatement) -> OptionText {
    match board {
        Reinstatement::Keep => option("As it stands", "Nothing is put back."),
        Reinstatement::BeforeTheTurn => option("As before the turn", "The whole turn is put back."),
        Reinstatement::BeforeTheAct(act) => option(
            format!("As before act {}", act + 1),
            "Only what somebody else did to the board is put back.",
        ),
        Reinstatement::BothAnew => {
            option("Both games begin anew", "Together, from the first position.")
        }
    }
}

pub(in crate::language) fn duty(duty: Duty) -> OptionText {
    match duty {
        Duty::Free => option("Nothing binds him", "Any legal move, or any piece of his reserve."),
        Duty::MayWait => option("He may wait", "Only his clock limits him."),
        Duty::NamePromotion(square) => option(
            format!("He has to name the piece on {square}"),
            "Aloud, before he presses the clock.",
        ),
        Duty::FinishOneMove => {
            option("One move only", "What else he set in motion goes back before he presses.")
        }
    }
}

pub(in crate::language) fn effect(effect: PieceEffect) -> String {
    let a = |role| capitalised(&EN.a_role(role));
    match effect {
        PieceEffect::ToReserve { role, of } => {
            format!("{} goes to the reserve of {}", a(role), EN.player_on_within(of))
        }
        PieceEffect::BackToCapturer { role, of } => {
            format!("{} goes back to {}, until he has pressed", a(role), EN.player_on_within(of))
        }
        PieceEffect::BackToStart { pieces, team } => format!(
            "{} goes back with what he carried (pieces: {pieces}), and carries one at a time",
            EN.runner(team)
        ),
        PieceEffect::CountsAs { table, square, role } => format!(
            "On {} the pawn on {square} counts as {}",
            EN.table_within(table),
            EN.a_role(role)
        ),
        PieceEffect::NoCastlingWith { table, square } => {
            format!("On {} the rook on {square} does not castle", EN.table_within(table))
        }
        PieceEffect::DoubleStepFrom { table, square } => format!(
            "On {} the pawn on {square} may advance two squares, and be taken en passant",
            EN.table_within(table)
        ),
        PieceEffect::Occurred { table, times } => {
            format!("Occurrences of the position on {}: {times}", EN.table_within(table))
        }
    }
}

pub(in crate::language) fn game(outcome: GameOutcome) -> String {
    match outcome {
        GameOutcome::Continues => "It goes on".into(),
        GameOutcome::Won(team) => format!("Won by {}", EN.team_within(team)),
        GameOutcome::Drawn => "Drawn".into(),
    }
}

pub(in crate::language) fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Continues => "It goes on".into(),
        Outcome::Won(team) => format!("Won by {}", EN.team_within(team)),
        Outcome::Drawn => "Drawn; a tie-break follows".into(),
        Outcome::BeginsAnew => "It begins anew".into(),
    }
}

pub(in crate::language) fn tie_break(tie_break: TieBreak) -> String {
    match tie_break {
        TieBreak::Race => "By a race on foot".into(),
        TieBreak::RaceOrAward(team) => {
            format!("By a race on foot, or by awarding the match to {}", EN.team_within(team))
        }
    }
}

pub(in crate::language) fn window(until: Cutoff) -> &'static str {
    match until {
        Cutoff::PieceTouched => "The opponent may claim until he touches a piece.",
        Cutoff::OwnMoveMade => "The opponent may claim until he has made his own move.",
        Cutoff::LastMoves(_) => "The opponent may claim while it lies in the last moves.",
        Cutoff::GameEnds => "The opponent may claim while the game lasts.",
    }
}

pub(in crate::language) fn topic(topic: Topic) -> &'static str {
    match topic {
        Topic::Runner => "The runner",
        Topic::Reserve => "The reserve",
        Topic::Drop => "Putting a piece",
        Topic::Promotion => "Promotion",
        Topic::Mate => "Mate and stalemate",
        Topic::Moves => "The move and the press",
        Topic::IllegalMove => "Illegal moves",
        Topic::Clock => "Clocks and flags",
        Topic::Draw => "Draws",
        Topic::EndOfMatch => "The end of the match",
        Topic::Conduct => "Conduct",
        Topic::Team => "The team",
    }
}

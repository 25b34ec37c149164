//! Questions, options and rulings of a match.

use acconcio_adjudication::ruling::Cutoff;
use acconcio_quadrigliona::grading::Question;
use acconcio_quadrigliona::ruling::{
    Admission, Classification, Duty, GameOutcome, Outcome, PieceEffect, Reinstatement, TieBreak,
};
use acconcio_quadrigliona::scenario::Topic;

use crate::language::answers::option;
use crate::language::{Language, OptionText};

pub(super) fn question(language: Language, question: Question) -> &'static str {
    let words = language.match_rulings();

    match question {
        Question::Trigger => words.question_trigger(),
        Question::Admissibility => words.question_admissibility(),
        Question::Classification => words.question_classification(),
        Question::Completion => words.question_completion(),
        Question::Board => words.question_board(),
        Question::Obligation => words.question_obligation(),
        Question::Pieces => words.question_pieces(),
        Question::Clocks => words.question_clocks(),
        Question::Count => words.question_count(),
        Question::Discipline => words.question_discipline(),
        Question::Game => words.question_game(),
        Question::Result => words.question_result(),
        Question::TieBreak => words.question_tie_break(),
    }
}

pub(super) fn facet(language: Language, question: Question) -> &'static str {
    let words = language.match_rulings();

    match question {
        Question::Trigger => words.facet_trigger(),
        Question::Admissibility => words.facet_admissibility(),
        Question::Classification => words.facet_classification(),
        Question::Completion => words.facet_completion(),
        Question::Board => words.facet_board(),
        Question::Obligation => words.facet_obligation(),
        Question::Pieces => words.facet_pieces(),
        Question::Clocks => words.facet_clocks(),
        Question::Count => words.facet_count(),
        Question::Discipline => words.facet_discipline(),
        Question::Game => words.facet_game(),
        Question::Result => words.facet_result(),
        Question::TieBreak => words.facet_tie_break(),
    }
}

pub(super) fn classification(language: Language, classification: Classification) -> OptionText {
    let words = language.match_rulings();

    match classification {
        Classification::Legal => {
            option(words.classification_legal(), words.classification_legal_meaning())
        }
        Classification::Illegal => {
            option(words.classification_illegal(), words.classification_illegal_meaning())
        }
        Classification::NotCompleted => option(
            words.classification_not_completed(),
            words.classification_not_completed_meaning(),
        ),
        Classification::FinalMate => {
            option(words.classification_final_mate(), words.classification_final_mate_meaning())
        }
        Classification::NotFinal => {
            option(words.classification_not_final(), words.classification_not_final_meaning())
        }
        Classification::NotStalemate => option(
            words.classification_not_stalemate(),
            words.classification_not_stalemate_meaning(),
        ),
        Classification::Stalemate => {
            option(words.classification_stalemate(), words.classification_stalemate_meaning())
        }
        Classification::FlagFallen => {
            option(words.classification_flag_fallen(), words.classification_flag_fallen_meaning())
        }
        Classification::RunnerFault => {
            option(words.classification_runner_fault(), words.classification_runner_fault_meaning())
        }
        Classification::Fault => {
            option(words.classification_fault(), words.classification_fault_meaning())
        }
        Classification::Permitted => {
            option(words.classification_permitted(), words.classification_permitted_meaning())
        }
        Classification::CorrectClaim => option(
            words.classification_correct_claim(),
            words.classification_correct_claim_meaning(),
        ),
        Classification::RefusedClaim => option(
            words.classification_refused_claim(),
            words.classification_refused_claim_meaning(),
        ),
        Classification::Agreed => {
            option(words.classification_agreed(), words.classification_agreed_meaning())
        }
        Classification::Void => {
            option(words.classification_void(), words.classification_void_meaning())
        }
        Classification::Resigned => {
            option(words.classification_resigned(), words.classification_resigned_meaning())
        }
        Classification::MatchOver => {
            option(words.classification_match_over(), words.classification_match_over_meaning())
        }
        Classification::Arrangement => {
            option(words.classification_arrangement(), words.classification_arrangement_meaning())
        }
    }
}

pub(super) fn admission(language: Language, admission: Admission) -> OptionText {
    let words = language.match_rulings();

    match admission {
        Admission::Heard(heard) => language.admissibility(heard),
        Admission::TooEarly => {
            option(words.admission_too_early(), words.admission_too_early_meaning())
        }
        Admission::NeedsBothMembers => option(
            words.admission_needs_both_members(),
            words.admission_needs_both_members_meaning(),
        ),
        Admission::NotCountedAloud => {
            option(words.admission_not_counted_aloud(), words.admission_not_counted_aloud_meaning())
        }
        Admission::NotInThisGame => {
            option(words.admission_not_in_this_game(), words.admission_not_in_this_game_meaning())
        }
        Admission::Admitted => {
            option(words.admission_admitted(), words.admission_admitted_meaning())
        }
        Admission::Refused => option(words.admission_refused(), words.admission_refused_meaning()),
    }
}

pub(super) fn reinstatement(language: Language, board: Reinstatement) -> OptionText {
    let words = language.match_rulings();

    match board {
        Reinstatement::Keep => option(words.board_keep(), words.board_keep_meaning()),
        Reinstatement::BeforeTheTurn => {
            option(words.board_before_the_turn(), words.board_before_the_turn_meaning())
        }
        Reinstatement::BeforeTheAct(act) => {
            option(words.board_before_the_act(act + 1), words.board_before_the_act_meaning())
        }
        Reinstatement::BothAnew => option(words.board_both_anew(), words.board_both_anew_meaning()),
    }
}

pub(super) fn duty(language: Language, duty: Duty) -> OptionText {
    let words = language.match_rulings();

    match duty {
        Duty::Free => option(words.duty_free(), words.duty_free_meaning()),
        Duty::MayWait => option(words.duty_may_wait(), words.duty_may_wait_meaning()),
        Duty::NamePromotion(square) => {
            option(words.duty_name_promotion(square), words.duty_name_promotion_meaning())
        }
        Duty::FinishOneMove => {
            option(words.duty_finish_one_move(), words.duty_finish_one_move_meaning())
        }
    }
}

pub(super) fn effect(language: Language, effect: PieceEffect) -> String {
    let words = language.match_rulings();
    match effect {
        PieceEffect::ToReserve { role, of } => words.effect_to_reserve(role, of),
        PieceEffect::BackToCapturer { role, of } => words.effect_back_to_capturer(role, of),
        PieceEffect::BackToStart { pieces, team } => words.effect_back_to_start(team, pieces),
        PieceEffect::CountsAs { table, square, role } => {
            words.effect_counts_as(table, square, role)
        }
        PieceEffect::NoCastlingWith { table, square } => {
            words.effect_no_castling_with(table, square)
        }
        PieceEffect::DoubleStepFrom { table, square } => {
            words.effect_double_step_from(table, square)
        }
        PieceEffect::Occurred { table, times } => words.effect_occurred(table, times),
    }
}

pub(super) fn game(language: Language, outcome: GameOutcome) -> String {
    let words = language.match_rulings();

    match outcome {
        GameOutcome::Continues => words.game_continues().to_owned(),
        GameOutcome::Won(team) => words.game_won(team),
        GameOutcome::Drawn => words.game_drawn().to_owned(),
    }
}

pub(super) fn outcome(language: Language, outcome: Outcome) -> String {
    let words = language.match_rulings();

    match outcome {
        Outcome::Continues => words.match_continues().to_owned(),
        Outcome::Won(team) => words.match_won(team),
        Outcome::Drawn => words.match_drawn().to_owned(),
        Outcome::BeginsAnew => words.match_begins_anew().to_owned(),
    }
}

pub(super) fn tie_break(language: Language, tie_break: TieBreak) -> String {
    let words = language.match_rulings();

    match tie_break {
        TieBreak::Race => words.tie_break_race().to_owned(),
        TieBreak::RaceOrAward(team) => words.tie_break_race_or_award(team),
    }
}

pub(super) fn window(language: Language, until: Cutoff) -> &'static str {
    let words = language.match_rulings();

    match until {
        Cutoff::PieceTouched => words.window_piece_touched(),
        Cutoff::OwnMoveMade => words.window_own_move_made(),
        Cutoff::LastMoves(_) => words.window_last_moves(),
        Cutoff::GameEnds => words.window_game_ends(),
    }
}

pub(super) fn topic(language: Language, topic: Topic) -> &'static str {
    let words = language.match_rulings();

    match topic {
        Topic::Runner => words.topic_runner(),
        Topic::Reserve => words.topic_reserve(),
        Topic::Drop => words.topic_drop(),
        Topic::Promotion => words.topic_promotion(),
        Topic::Mate => words.topic_mate(),
        Topic::Moves => words.topic_moves(),
        Topic::IllegalMove => words.topic_illegal_move(),
        Topic::Clock => words.topic_clock(),
        Topic::Draw => words.topic_draw(),
        Topic::EndOfMatch => words.topic_end_of_match(),
        Topic::Conduct => words.topic_conduct(),
        Topic::Team => words.topic_team(),
    }
}

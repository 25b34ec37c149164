//! The questions to the arbiter, and the possible answers.

mod obligations;
mod remedies;
mod windows;

pub use obligations::BeforeTheTurn;

use std::borrow::Cow;

use acconcio_adjudication::incident::{ActKind, Claim, Incident};
use acconcio_adjudication::ruling::{
    Admissibility, Classification, Completion, Measure, Outcome, Reinstatement, TimeRange, Trigger,
};
use acconcio_training::grading::Question;
use shakmaty::Color;

use super::Language;

/// An option: its name and its meaning, in one sentence.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionText {
    pub label: Cow<'static, str>,
    pub meaning: &'static str,
}

pub(super) fn option(label: impl Into<Cow<'static, str>>, meaning: &'static str) -> OptionText {
    OptionText { label: label.into(), meaning }
}

impl Language {
    /// A question to the arbiter about a player's turn.
    pub fn question(self, question: Question, player: Color) -> String {
        let words = self.answers();
        match question {
            Question::Trigger => words.question_trigger().to_owned(),
            Question::Classification => words.question_classification().to_owned(),
            Question::Board => words.question_board().to_owned(),
            Question::Obligation => words.question_obligation(player),
            Question::Clocks => words.question_clocks().to_owned(),
            Question::Count => words.question_count(player),
            Question::Result => words.question_result().to_owned(),
        }
    }

    /// The facet of a question, in a word or two.
    pub fn facet(self, question: Question) -> &'static str {
        let words = self.answers();
        match question {
            Question::Trigger => words.facet_trigger(),
            Question::Classification => words.facet_classification(),
            Question::Board => words.facet_board(),
            Question::Obligation => words.facet_obligation(),
            Question::Clocks => words.facet_clocks(),
            Question::Count => words.facet_count(),
            Question::Result => words.facet_result(),
        }
    }

    /// The initiative on which the arbiter acts, as an option.
    pub fn trigger(self, trigger: Trigger) -> OptionText {
        let words = self.answers();
        match trigger {
            Trigger::ExOfficio => {
                option(words.trigger_ex_officio(), words.trigger_ex_officio_meaning())
            }
            Trigger::OnClaim => option(words.trigger_on_claim(), words.trigger_on_claim_meaning()),
            Trigger::OnAgreement => {
                option(words.trigger_on_agreement(), words.trigger_on_agreement_meaning())
            }
            Trigger::None => option(words.trigger_none(), words.trigger_none_meaning()),
        }
    }

    /// The initiative in an incident, as an option. To leave the game as it is rejects a claim of a fault; on a claim of a
    /// draw the arbiter decides even where he rejects it, unless the game is over or there is no such claim.
    pub fn trigger_in(self, incident: &Incident, trigger: Trigger) -> OptionText {
        let words = self.answers();
        match trigger {
            Trigger::OnClaim if claims_are(incident, is_decided_by_the_arbiter) => {
                option(words.trigger_on_draw_claim(), words.trigger_on_draw_claim_meaning())
            }
            Trigger::None if claims_are(incident, is_decided_by_the_arbiter) => {
                option(words.trigger_undecided(), words.trigger_undecided_meaning())
            }
            Trigger::None if claims_are(incident, Claim::is_of_a_fault) => {
                option(words.trigger_rejected(), words.trigger_rejected_meaning())
            }
            Trigger::None | Trigger::ExOfficio | Trigger::OnClaim | Trigger::OnAgreement => {
                self.trigger(trigger)
            }
        }
    }

    /// The classification of an act, as an option.
    pub fn classification(self, classification: Classification) -> OptionText {
        let words = self.answers();
        match classification {
            Classification::Legal => {
                option(words.classification_legal(), words.classification_legal_meaning())
            }
            Classification::Irregular => {
                option(words.classification_irregular(), words.classification_irregular_meaning())
            }
            Classification::Illegal => {
                option(words.classification_illegal(), words.classification_illegal_meaning())
            }
            Classification::NonMove => {
                option(words.classification_non_move(), words.classification_non_move_meaning())
            }
            Classification::Incomplete => {
                option(words.classification_incomplete(), words.classification_incomplete_meaning())
            }
            Classification::WrongSetUp => option(
                words.classification_wrong_set_up(),
                words.classification_wrong_set_up_meaning(),
            ),
            Classification::Displaced => {
                option(words.classification_displaced(), words.classification_displaced_meaning())
            }
            Classification::OutOfTurn => option(
                words.classification_out_of_turn(),
                words.classification_out_of_turn_meaning(),
            ),
            Classification::FlagFallen => option(
                words.classification_flag_fallen(),
                words.classification_flag_fallen_meaning(),
            ),
            Classification::LateArrival => option(
                words.classification_late_arrival(),
                words.classification_late_arrival_meaning(),
            ),
            Classification::FaultySealedMove => option(
                words.classification_faulty_sealed_move(),
                words.classification_faulty_sealed_move_meaning(),
            ),
            Classification::Misconduct => {
                option(words.classification_misconduct(), words.classification_misconduct_meaning())
            }
            Classification::CorrectClaim => option(
                words.classification_correct_claim(),
                words.classification_correct_claim_meaning(),
            ),
            Classification::RefusedClaim => option(
                words.classification_refused_claim(),
                words.classification_refused_claim_meaning(),
            ),
            Classification::DrawnByItself => option(
                words.classification_drawn_by_itself(),
                words.classification_drawn_by_itself_meaning(),
            ),
            Classification::PostponedClaim => option(
                words.classification_postponed_claim(),
                words.classification_postponed_claim_meaning(),
            ),
        }
    }

    /// The position with which the game continues, as an option.
    pub fn reinstatement(self, board: Reinstatement) -> OptionText {
        let words = self.answers();
        match board {
            Reinstatement::Keep => option(words.board_keep(), words.board_keep_meaning()),
            Reinstatement::BeforeTheTurn => {
                option(words.board_before_the_turn(), words.board_before_the_turn_meaning())
            }
            Reinstatement::AfterTheRelease => {
                option(words.board_after_the_release(), words.board_after_the_release_meaning())
            }
            Reinstatement::PawnBecomesQueen(square) => option(
                words.board_pawn_becomes_queen(square),
                words.board_pawn_becomes_queen_meaning(),
            ),
            Reinstatement::LastIdentifiable(act) => option(
                words.board_last_identifiable(act + 1),
                words.board_last_identifiable_meaning(),
            ),
            Reinstatement::PiecesPutRight => {
                option(words.board_pieces_put_right(), words.board_pieces_put_right_meaning())
            }
            Reinstatement::BeforeTheAct(act) => {
                option(words.board_before_the_act(act + 1), words.board_before_the_act_meaning())
            }
            Reinstatement::TransferredToRightBoard => option(
                words.board_transferred_to_right_board(),
                words.board_transferred_to_right_board_meaning(),
            ),
            Reinstatement::NewGame => {
                option(words.board_new_game(), words.board_new_game_meaning())
            }
        }
    }

    /// The result of the game, as an option.
    pub fn outcome(self, outcome: Outcome) -> OptionText {
        let words = self.answers();
        match outcome {
            Outcome::Continues => {
                option(words.result_continues(), words.result_continues_meaning())
            }
            Outcome::Won(Color::White) => {
                option(words.result_won_white(), words.result_won_white_meaning())
            }
            Outcome::Won(Color::Black) => {
                option(words.result_won_black(), words.result_won_black_meaning())
            }
            Outcome::Drawn => option(words.result_drawn(), words.result_drawn_meaning()),
            Outcome::HalfPoint(Color::White) => {
                option(words.result_half_point_white(), words.result_half_point_white_meaning())
            }
            Outcome::HalfPoint(Color::Black) => {
                option(words.result_half_point_black(), words.result_half_point_black_meaning())
            }
            Outcome::LostByBoth => {
                option(words.result_lost_by_both(), words.result_lost_by_both_meaning())
            }
            Outcome::PlayedAgain => {
                option(words.result_played_again(), words.result_played_again_meaning())
            }
        }
    }

    /// The stage that a move reached, as an option.
    pub fn completion(self, completion: Completion) -> OptionText {
        let words = self.answers();
        match completion {
            Completion::NotMade => {
                option(words.completion_not_made(), words.completion_not_made_meaning())
            }
            Completion::Made => option(words.completion_made(), words.completion_made_meaning()),
            Completion::Completed => {
                option(words.completion_completed(), words.completion_completed_meaning())
            }
            Completion::EndsGame => {
                option(words.completion_ends_game(), words.completion_ends_game_meaning())
            }
        }
    }

    /// The admissibility of a claim, as an option.
    pub fn admissibility(self, admissibility: Admissibility) -> OptionText {
        let words = self.answers();
        match admissibility {
            Admissibility::Admissible => {
                option(words.claim_admissible(), words.claim_admissible_meaning())
            }
            Admissibility::TooLate => {
                option(words.claim_too_late(), words.claim_too_late_meaning())
            }
            Admissibility::NoStanding => {
                option(words.claim_no_standing(), words.claim_no_standing_meaning())
            }
        }
    }

    /// A measure at the arbiter's disposal.
    pub fn measure(self, measure: Measure) -> &'static str {
        let words = self.answers();
        match measure {
            Measure::Warning => words.measure_warning(),
            Measure::MoreTimeForOpponent => words.measure_more_time_for_opponent(),
            Measure::LessTimeForOffender => words.measure_less_time_for_offender(),
            Measure::LossOfGame => words.measure_loss_of_game(),
            Measure::FewerPointsForOffender => words.measure_fewer_points_for_offender(),
            Measure::MorePointsForOpponent => words.measure_more_points_for_opponent(),
            Measure::Fine => words.measure_fine(),
            Measure::Exclusion => words.measure_exclusion(),
            Measure::Expulsion => words.measure_expulsion(),
        }
    }
}

impl Language {
    /// The range of times within which a clock may be set: `White: from 1:29:30 to 1:30:00`.
    pub fn clock_range(self, player: Color, range: TimeRange) -> String {
        let (least, most) = (self.clock(range.least), self.clock(range.most));
        if range.least == range.most {
            self.answers().clock_fixed(player, least)
        } else {
            self.answers().clock_range(player, least, most)
        }
    }

    /// A recommended measure: `recommended: a warning`.
    pub fn recommended(self, measure: Measure) -> String {
        self.answers().recommended(self.measure(measure))
    }

    /// The heading of the measures against a player.
    pub fn measures_against(self, player: Color) -> String {
        self.answers().measures_against(player)
    }

    /// The number of illegal moves of a player before the incident, as a sentence.
    pub fn count_before(self, player: Color, count: u8) -> String {
        self.answers().count_before(player, count)
    }

    /// Points in questions: `4.5 of 6`.
    pub fn points(self, points: u32, out_of: u32) -> String {
        self.answers().points(self.marks(points), self.marks(out_of))
    }

    /// Hundredths as a number: `4.5`.
    pub fn marks(self, hundredths: u32) -> String {
        let mark = self.times().decimal_mark();
        match hundredths % 100 {
            0 => (hundredths / 100).to_string(),
            rest if rest % 10 == 0 => format!("{}{mark}{}", hundredths / 100, rest / 10),
            rest => format!("{}{mark}{rest:02}", hundredths / 100),
        }
    }

    /// The number of questions answered: `3 of 6 answered`.
    pub fn answered(self, answered: usize, of: usize) -> String {
        self.answers().answered(answered, of)
    }
}

/// Whether claims were made in an incident, all of such a kind.
fn claims_are(incident: &Incident, is_such: impl Fn(Claim) -> bool) -> bool {
    let mut claims = incident
        .acts
        .iter()
        .filter_map(|act| if let ActKind::Claims(claim) = act.kind { Some(claim) } else { None });
    claims.next().is_some_and(&is_such) && claims.all(is_such)
}

/// Whether it is a claim of a draw, on which the arbiter decides either way.
fn is_decided_by_the_arbiter(claim: Claim) -> bool {
    !claim.is_of_a_fault() && claim != Claim::QuickplayIncrement
}

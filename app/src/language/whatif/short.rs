//! Rulings in a few words, as in a table.

use acconcio_adjudication::Ruling;
use acconcio_adjudication::incident::PerPlayer;
use acconcio_adjudication::ruling::{Classification, Duty, Outcome, Reinstatement, Trigger};
use shakmaty::Color;

use crate::language::{BeforeTheTurn, Language};

impl Language {
    /// A ruling in a few words: `illegal · undone · Black +2:00`.
    pub fn ruling_in_short(self, ruling: &Ruling) -> String {
        let facets = &ruling.facets;
        let class = self.classification_in_short(facets.classification.value);
        let mut parts = vec![class.to_owned()];
        if facets.result.value == Outcome::Continues {
            parts.extend(self.motion_in_short(ruling).map(str::to_owned));
        }
        parts.extend(self.board_in_short(ruling).map(str::to_owned));
        parts.extend(self.duty_in_short(ruling));
        parts.extend(self.time_in_short(ruling));
        parts.extend(self.outcome_in_short(facets.result.value));
        parts.join(" · ")
    }

    fn classification_in_short(self, classification: Classification) -> &'static str {
        let words = self.what_if();
        match classification {
            Classification::Legal => words.short_legal(),
            Classification::Irregular => words.short_irregular(),
            Classification::Illegal => words.short_illegal(),
            Classification::NonMove => words.short_non_move(),
            Classification::Incomplete => words.short_incomplete(),
            Classification::WrongSetUp => words.short_wrong_set_up(),
            Classification::Displaced => words.short_displaced(),
            Classification::OutOfTurn => words.short_out_of_turn(),
            Classification::FlagFallen => words.short_flag_fallen(),
            Classification::Misconduct => words.short_misconduct(),
            Classification::LateArrival => words.short_late_arrival(),
            Classification::FaultySealedMove => words.short_faulty_sealed_move(),
            Classification::CorrectClaim => words.short_correct_claim(),
            Classification::RefusedClaim => words.short_refused_claim(),
            Classification::DrawnByItself => words.short_drawn_by_itself(),
            Classification::PostponedClaim => words.short_postponed_claim(),
        }
    }

    fn motion_in_short(self, ruling: &Ruling) -> Option<&'static str> {
        let facets = &ruling.facets;
        let is_refused = facets.classification.value == Classification::RefusedClaim;
        match facets.trigger.value {
            Trigger::ExOfficio | Trigger::OnClaim => None,
            Trigger::OnAgreement => Some(self.what_if().by_agreement()),
            Trigger::None if facets.admissibility.is_some() => {
                // The classification may have said so.
                (!is_refused).then(|| self.what_if().short_claim_rejected())
            }
            Trigger::None => Some(self.what_if().left_as_it_is()),
        }
    }

    fn board_in_short(self, ruling: &Ruling) -> Option<&'static str> {
        let words = self.what_if();
        Some(match ruling.facets.board.value {
            Reinstatement::Keep => return None,
            Reinstatement::BeforeTheTurn if !ruling.subject.is_board_changed => return None,
            Reinstatement::BeforeTheTurn => words.board_before_the_turn(),
            Reinstatement::AfterTheRelease => words.board_after_the_release(),
            Reinstatement::PawnBecomesQueen(_) => words.board_pawn_becomes_queen(),
            Reinstatement::LastIdentifiable(_) => words.board_last_identifiable(),
            Reinstatement::PiecesPutRight => words.board_pieces_put_right(),
            Reinstatement::BeforeTheAct(_) => words.board_before_the_act(),
            Reinstatement::TransferredToRightBoard => words.board_transferred_to_right_board(),
            Reinstatement::NewGame => words.board_new_game(),
        })
    }

    /// The obligation, where the ruling depends on it: in matters of touch, and in the old codes.
    fn duty_in_short(self, ruling: &Ruling) -> Option<String> {
        let facets = &ruling.facets;
        let class = facets.classification.value;
        let is_about_it = facets.remedies.is_some()
            || matches!(
                class,
                Classification::Irregular
                    | Classification::Incomplete
                    | Classification::RefusedClaim
            );
        let duty = facets.obligation.as_ref().filter(|_| is_about_it)?.value.duty;
        let before = BeforeTheTurn {
            player: ruling.subject.player,
            board: &ruling.subject.before.board,
            position: ruling.subject.position.as_ref(),
        };
        let short = self.duty(duty, before);
        // A move is at the beginning of the words, with its own letters.
        Some(if matches!(duty, Duty::Stands(_)) { short } else { uncapitalised(&short) })
    }

    fn time_in_short(self, ruling: &Ruling) -> Option<String> {
        let mut seconds = PerPlayer::<i32>::default();
        for change in &ruling.facets.time {
            *seconds.of_mut(change.value.player) += change.value.seconds;
        }
        let one = |player: Color| {
            let time = self.time_step(seconds.of(player));
            format!("{} {time}", self.color_label(player))
        };
        let changed = Color::ALL.into_iter().filter(|player| seconds.of(*player) != 0);
        let short: Vec<String> = changed.map(one).collect();
        (!short.is_empty()).then(|| short.join(", "))
    }

    fn outcome_in_short(self, outcome: Outcome) -> Option<String> {
        let words = self.what_if();
        match outcome {
            Outcome::Continues => None,
            Outcome::Won(player) => Some(words.result_won(player)),
            Outcome::Drawn => Some(words.result_drawn().to_owned()),
            Outcome::HalfPoint(player) => Some(words.result_half_point(player)),
            Outcome::LostByBoth => Some(words.result_lost_by_both().to_owned()),
            Outcome::PlayedAgain => Some(words.result_played_again().to_owned()),
        }
    }
}

/// Returns a clause with its first letter in lower case.
fn uncapitalised(clause: &str) -> String {
    let mut letters = clause.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

//! Rules on which one edition or code differs from the others.

use acconcio_adjudication::laws::{EditionId, Rule};

use crate::language::Language;

/// The paraphrase of the rule in this edition; none where it agrees with the others.
pub(super) fn rule_under(
    language: Language,
    rule: Rule,
    edition: EditionId,
) -> Option<&'static str> {
    let words = language.rules();
    Some(match (rule, edition) {
        (Rule::ClockTimesByJudgement, EditionId::UsChess) => words.clocks_stay_as_they_are(),
        (Rule::UpsideDownRook, EditionId::UsChess) => words.upside_down_rook_is_queen(),
        (
            Rule::AgreedDraw,
            EditionId::E2017 | EditionId::E2018 | EditionId::E2023 | EditionId::Draft,
        ) => words.draw_after_a_move_each(),
        (
            Rule::ColoursReversed,
            EditionId::E2017
            | EditionId::E2018
            | EditionId::E2023
            | EditionId::Draft
            | EditionId::UsChess,
        ) => words.colours_reversed_early(),
        (Rule::TwoHands, EditionId::E2018 | EditionId::E2023 | EditionId::Draft) => {
            words.two_hands_once_pressed()
        }
        (Rule::LossOnTime, EditionId::UsChess) => words.loss_by_material(),
        (Rule::ClaimStopsClocks, EditionId::E2009 | EditionId::UsChess) => {
            words.clocks_may_be_stopped()
        }
        (Rule::Fivefold, EditionId::E2014) => words.fivefold_in_a_row(),
        (Rule::Fivefold | Rule::SeventyFive, EditionId::UsChess) => words.director_may_declare(),
        (Rule::Penalties, EditionId::UsChess) => words.penalties_of_the_director(),
        _ => return None,
    })
}

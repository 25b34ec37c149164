//! The disputed points of the rules, and the gaps in them.

use acconcio_quadrigliona::disputed_point::{DisputedPoint, Gap};

use crate::language::Language;
use crate::language::quadrigliona::OpenPoint;

fn point(question: &'static str, sides: [&'static str; 2], why: &'static str) -> OpenPoint {
    OpenPoint { question, sides, why }
}

pub(super) fn disputed_point(language: Language, disputed_point: DisputedPoint) -> OpenPoint {
    let words = language.match_disputed_points();

    match disputed_point {
        DisputedPoint::FallenPiece => point(
            words.fallen_piece_question(),
            [words.fallen_piece_first(), words.fallen_piece_second()],
            words.fallen_piece_why(),
        ),
        DisputedPoint::Substitution => point(
            words.substitution_question(),
            [words.substitution_first(), words.substitution_second()],
            words.substitution_why(),
        ),
        DisputedPoint::FifteenMinutes => point(
            words.fifteen_minutes_question(),
            [words.fifteen_minutes_first(), words.fifteen_minutes_second()],
            words.fifteen_minutes_why(),
        ),
        DisputedPoint::PieceOnItsWay => point(
            words.piece_on_its_way_question(),
            [words.piece_on_its_way_first(), words.piece_on_its_way_second()],
            words.piece_on_its_way_why(),
        ),
        DisputedPoint::SilentPromotion => point(
            words.silent_promotion_question(),
            [words.silent_promotion_first(), words.silent_promotion_second()],
            words.silent_promotion_why(),
        ),
        DisputedPoint::ReserveThatCounts => point(
            words.reserve_that_counts_question(),
            [words.reserve_that_counts_first(), words.reserve_that_counts_second()],
            words.reserve_that_counts_why(),
        ),
        DisputedPoint::NoMatingMaterial => point(
            words.no_mating_material_question(),
            [words.no_mating_material_first(), words.no_mating_material_second()],
            words.no_mating_material_why(),
        ),
        DisputedPoint::AdviceOfTheTeam => point(
            words.advice_of_the_team_question(),
            [words.advice_of_the_team_first(), words.advice_of_the_team_second()],
            words.advice_of_the_team_why(),
        ),
        DisputedPoint::OwnReserve => point(
            words.own_reserve_question(),
            [words.own_reserve_first(), words.own_reserve_second()],
            words.own_reserve_why(),
        ),
        DisputedPoint::ClaimAlone => point(
            words.claim_alone_question(),
            [words.claim_alone_first(), words.claim_alone_second()],
            words.claim_alone_why(),
        ),
        DisputedPoint::DrawOnOneBoard => point(
            words.draw_on_one_board_question(),
            [words.draw_on_one_board_first(), words.draw_on_one_board_second()],
            words.draw_on_one_board_why(),
        ),
        DisputedPoint::ReservesInRepetition => point(
            words.reserves_in_repetition_question(),
            [words.reserves_in_repetition_first(), words.reserves_in_repetition_second()],
            words.reserves_in_repetition_why(),
        ),
        DisputedPoint::DropsInRepetition => point(
            words.drops_in_repetition_question(),
            [words.drops_in_repetition_first(), words.drops_in_repetition_second()],
            words.drops_in_repetition_why(),
        ),
        DisputedPoint::WrongRepetitionClaim => point(
            words.wrong_repetition_claim_question(),
            [words.wrong_repetition_claim_first(), words.wrong_repetition_claim_second()],
            words.wrong_repetition_claim_why(),
        ),
        DisputedPoint::ThirdIllegalMove => point(
            words.third_illegal_move_question(),
            [words.third_illegal_move_first(), words.third_illegal_move_second()],
            words.third_illegal_move_why(),
        ),
        DisputedPoint::ExtraMinute => point(
            words.extra_minute_question(),
            [words.extra_minute_first(), words.extra_minute_second()],
            words.extra_minute_why(),
        ),
        DisputedPoint::IllegalMoveInitiative => point(
            words.illegal_move_initiative_question(),
            [words.illegal_move_initiative_first(), words.illegal_move_initiative_second()],
            words.illegal_move_initiative_why(),
        ),
        DisputedPoint::CaptureAndMate => point(
            words.capture_and_mate_question(),
            [words.capture_and_mate_first(), words.capture_and_mate_second()],
            words.capture_and_mate_why(),
        ),
        DisputedPoint::RookFirst => point(
            words.rook_first_question(),
            [words.rook_first_first(), words.rook_first_second()],
            words.rook_first_why(),
        ),
    }
}

pub(super) fn gap(language: Language, gap: Gap) -> [&'static str; 2] {
    let words = language.match_disputed_points();

    match gap {
        Gap::SectionTwo => [words.gap_section_two(), words.gap_section_two_filled()],
        Gap::NoteInRuleFourteen => {
            [words.gap_note_in_rule_fourteen(), words.gap_note_in_rule_fourteen_filled()]
        }
        Gap::RuleSixteen => [words.gap_rule_sixteen(), words.gap_rule_sixteen_filled()],
        Gap::ArticleTwelveTwo => {
            [words.gap_article_twelve_two(), words.gap_article_twelve_two_filled()]
        }
        Gap::BlitzOfFifteenMinutes => {
            [words.gap_blitz_of_fifteen_minutes(), words.gap_blitz_of_fifteen_minutes_filled()]
        }
        Gap::Captain => [words.gap_captain(), words.gap_captain_filled()],
        Gap::TieBreakOrder => [words.gap_tie_break_order(), words.gap_tie_break_order_filled()],
        Gap::FaultsWithoutPenalty => {
            [words.gap_faults_without_penalty(), words.gap_faults_without_penalty_filled()]
        }
    }
}

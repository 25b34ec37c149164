//! The disputed points of the Laws, their readings, and the holders of these.

use acconcio_adjudication::disputed_points::{DisputedPoint, Holder, Side};
use acconcio_adjudication::ruling::Point;

use super::Language;

impl Language {
    /// The question in dispute, in one line.
    pub fn disputed_point(self, disputed_point: DisputedPoint) -> &'static str {
        let words = self.disputed_points();
        match disputed_point {
            DisputedPoint::TouchBreachInitiative => words.touch_breach_initiative(),
            DisputedPoint::NonMove => words.non_move(),
            DisputedPoint::RookFirstCastling => words.rook_first_castling(),
            DisputedPoint::IrregularMate => words.irregular_mate(),
            DisputedPoint::TouchBreachInBlitz => words.touch_breach_in_blitz(),
            DisputedPoint::PlainIllegalityInBlitz => words.plain_illegality_in_blitz(),
            DisputedPoint::HalfCastling => words.half_castling(),
            DisputedPoint::IllegalMoveThenFlag => words.illegal_move_then_flag(),
            DisputedPoint::FlagFellUnseen => words.flag_fell_unseen(),
            DisputedPoint::TwoHandsBeforeThePress => words.two_hands_before_the_press(),
            DisputedPoint::BlitzMinutes2018 => words.blitz_minutes_2018(),
            DisputedPoint::BlitzMinutes2023 => words.blitz_minutes_2023(),
            DisputedPoint::FlagCalledIn2017 => words.flag_called_in_2017(),
            DisputedPoint::Chess960RookFirst => words.chess960_rook_first(),
            DisputedPoint::RookFirstInUsChess => words.rook_first_in_us_chess(),
            DisputedPoint::OpponentsFaultBeforeFlag => words.opponents_fault_before_flag(),
            DisputedPoint::LaterIllegalMove => words.later_illegal_move(),
            DisputedPoint::ReplyMadeOrCompleted => words.reply_made_or_completed(),
            DisputedPoint::TwoHandedMateIn2017 => words.two_handed_mate_in_2017(),
            DisputedPoint::ArbiterAfterForfeit => words.arbiter_after_forfeit(),
            DisputedPoint::TogetherSince2014 => words.together_since_2014(),
            DisputedPoint::CaptureAmongSeveral => words.capture_among_several(),
            DisputedPoint::MinutesForAClaimNotHeard => words.minutes_for_a_claim_not_heard(),
            DisputedPoint::IncompleteClaim => words.incomplete_claim(),
            DisputedPoint::ClaimWithoutScoresheet => words.claim_without_scoresheet(),
            DisputedPoint::EnPassantByABoundPawn => words.en_passant_by_a_bound_pawn(),
            DisputedPoint::DrawPassedUnnoticed => words.draw_passed_unnoticed(),
            DisputedPoint::PlainIllegalityBeforeTheReply => {
                words.plain_illegality_before_the_reply()
            }
            DisputedPoint::NoticedBeforeTheReply => words.noticed_before_the_reply(),
            DisputedPoint::MateByReplacedPawn => words.mate_by_replaced_pawn(),
            DisputedPoint::QuickplayWithIncrement => words.quickplay_with_increment(),
            DisputedPoint::IncrementBeforeClaim => words.increment_before_claim(),
            DisputedPoint::DeclaredMateAccepted => words.declared_mate_accepted(),
            DisputedPoint::QuickplayClaimAccepted => words.quickplay_claim_accepted(),
            DisputedPoint::AgreementAgainstTheEvent => words.agreement_against_the_event(),
            DisputedPoint::EndByAnotherMoveThanAnnounced => {
                words.end_by_another_move_than_announced()
            }
            DisputedPoint::PressedBackToObject => words.pressed_back_to_object(),
            DisputedPoint::IllegalMoveNeverPressed => words.illegal_move_never_pressed(),
        }
    }

    /// A reading of a disputed point, in one line.
    pub fn disputed_point_side(self, disputed_point: DisputedPoint, side: Side) -> &'static str {
        let words = self.disputed_points();
        match (disputed_point, side) {
            (DisputedPoint::TouchBreachInitiative, Side::First) => {
                words.touch_breach_initiative_first()
            }
            (DisputedPoint::TouchBreachInitiative, Side::Second) => {
                words.touch_breach_initiative_second()
            }
            (DisputedPoint::NonMove, Side::First) => words.non_move_first(),
            (DisputedPoint::NonMove, Side::Second) => words.non_move_second(),
            (DisputedPoint::RookFirstCastling, Side::First) => words.rook_first_castling_first(),
            (DisputedPoint::RookFirstCastling, Side::Second) => words.rook_first_castling_second(),
            (DisputedPoint::IrregularMate, Side::First) => words.irregular_mate_first(),
            (DisputedPoint::IrregularMate, Side::Second) => words.irregular_mate_second(),
            (DisputedPoint::TouchBreachInBlitz, Side::First) => words.touch_breach_in_blitz_first(),
            (DisputedPoint::TouchBreachInBlitz, Side::Second) => {
                words.touch_breach_in_blitz_second()
            }
            (DisputedPoint::PlainIllegalityInBlitz, Side::First) => {
                words.plain_illegality_in_blitz_first()
            }
            (DisputedPoint::PlainIllegalityInBlitz, Side::Second) => {
                words.plain_illegality_in_blitz_second()
            }
            (DisputedPoint::HalfCastling, Side::First) => words.half_castling_first(),
            (DisputedPoint::HalfCastling, Side::Second) => words.half_castling_second(),
            (DisputedPoint::IllegalMoveThenFlag, Side::First) => {
                words.illegal_move_then_flag_first()
            }
            (DisputedPoint::IllegalMoveThenFlag, Side::Second) => {
                words.illegal_move_then_flag_second()
            }
            (DisputedPoint::FlagFellUnseen, Side::First) => words.flag_fell_unseen_first(),
            (DisputedPoint::FlagFellUnseen, Side::Second) => words.flag_fell_unseen_second(),
            (DisputedPoint::TwoHandsBeforeThePress, Side::First) => {
                words.two_hands_before_the_press_first()
            }
            (DisputedPoint::TwoHandsBeforeThePress, Side::Second) => {
                words.two_hands_before_the_press_second()
            }
            (DisputedPoint::BlitzMinutes2018, Side::First) => words.blitz_minutes_2018_first(),
            (DisputedPoint::BlitzMinutes2018, Side::Second) => words.blitz_minutes_2018_second(),
            (DisputedPoint::BlitzMinutes2023, Side::First) => words.blitz_minutes_2023_first(),
            (DisputedPoint::BlitzMinutes2023, Side::Second) => words.blitz_minutes_2023_second(),
            (DisputedPoint::FlagCalledIn2017, Side::First) => words.flag_called_in_2017_first(),
            (DisputedPoint::FlagCalledIn2017, Side::Second) => words.flag_called_in_2017_second(),
            (DisputedPoint::Chess960RookFirst, Side::First) => words.chess960_rook_first_first(),
            (DisputedPoint::Chess960RookFirst, Side::Second) => words.chess960_rook_first_second(),
            (DisputedPoint::RookFirstInUsChess, Side::First) => {
                words.rook_first_in_us_chess_first()
            }
            (DisputedPoint::RookFirstInUsChess, Side::Second) => {
                words.rook_first_in_us_chess_second()
            }
            (DisputedPoint::OpponentsFaultBeforeFlag, Side::First) => {
                words.opponents_fault_before_flag_first()
            }
            (DisputedPoint::OpponentsFaultBeforeFlag, Side::Second) => {
                words.opponents_fault_before_flag_second()
            }
            (DisputedPoint::LaterIllegalMove, Side::First) => words.later_illegal_move_first(),
            (DisputedPoint::LaterIllegalMove, Side::Second) => words.later_illegal_move_second(),
            (DisputedPoint::ReplyMadeOrCompleted, Side::First) => {
                words.reply_made_or_completed_first()
            }
            (DisputedPoint::ReplyMadeOrCompleted, Side::Second) => {
                words.reply_made_or_completed_second()
            }
            (DisputedPoint::TwoHandedMateIn2017, Side::First) => {
                words.two_handed_mate_in_2017_first()
            }
            (DisputedPoint::TwoHandedMateIn2017, Side::Second) => {
                words.two_handed_mate_in_2017_second()
            }
            (DisputedPoint::ArbiterAfterForfeit, Side::First) => {
                words.arbiter_after_forfeit_first()
            }
            (DisputedPoint::ArbiterAfterForfeit, Side::Second) => {
                words.arbiter_after_forfeit_second()
            }
            (DisputedPoint::TogetherSince2014, Side::First) => words.together_since_2014_first(),
            (DisputedPoint::TogetherSince2014, Side::Second) => words.together_since_2014_second(),
            (DisputedPoint::CaptureAmongSeveral, Side::First) => {
                words.capture_among_several_first()
            }
            (DisputedPoint::CaptureAmongSeveral, Side::Second) => {
                words.capture_among_several_second()
            }
            (DisputedPoint::MinutesForAClaimNotHeard, Side::First) => {
                words.minutes_for_a_claim_not_heard_first()
            }
            (DisputedPoint::MinutesForAClaimNotHeard, Side::Second) => {
                words.minutes_for_a_claim_not_heard_second()
            }
            (DisputedPoint::IncompleteClaim, Side::First) => words.incomplete_claim_first(),
            (DisputedPoint::IncompleteClaim, Side::Second) => words.incomplete_claim_second(),
            (DisputedPoint::ClaimWithoutScoresheet, Side::First) => {
                words.claim_without_scoresheet_first()
            }
            (DisputedPoint::ClaimWithoutScoresheet, Side::Second) => {
                words.claim_without_scoresheet_second()
            }
            (DisputedPoint::EnPassantByABoundPawn, Side::First) => {
                words.en_passant_by_a_bound_pawn_first()
            }
            (DisputedPoint::EnPassantByABoundPawn, Side::Second) => {
                words.en_passant_by_a_bound_pawn_second()
            }
            (DisputedPoint::DrawPassedUnnoticed, Side::First) => {
                words.draw_passed_unnoticed_first()
            }
            (DisputedPoint::DrawPassedUnnoticed, Side::Second) => {
                words.draw_passed_unnoticed_second()
            }
            (DisputedPoint::PlainIllegalityBeforeTheReply, Side::First) => {
                words.plain_illegality_before_the_reply_first()
            }
            (DisputedPoint::PlainIllegalityBeforeTheReply, Side::Second) => {
                words.plain_illegality_before_the_reply_second()
            }
            (DisputedPoint::NoticedBeforeTheReply, Side::First) => {
                words.noticed_before_the_reply_first()
            }
            (DisputedPoint::NoticedBeforeTheReply, Side::Second) => {
                words.noticed_before_the_reply_second()
            }
            (DisputedPoint::MateByReplacedPawn, Side::First) => words.mate_by_replaced_pawn_first(),
            (DisputedPoint::MateByReplacedPawn, Side::Second) => {
                words.mate_by_replaced_pawn_second()
            }
            (DisputedPoint::QuickplayWithIncrement, Side::First) => {
                words.quickplay_with_increment_first()
            }
            (DisputedPoint::QuickplayWithIncrement, Side::Second) => {
                words.quickplay_with_increment_second()
            }
            (DisputedPoint::IncrementBeforeClaim, Side::First) => {
                words.increment_before_claim_first()
            }
            (DisputedPoint::IncrementBeforeClaim, Side::Second) => {
                words.increment_before_claim_second()
            }
            (DisputedPoint::QuickplayClaimAccepted, Side::First) => {
                words.quickplay_claim_accepted_first()
            }
            (DisputedPoint::QuickplayClaimAccepted, Side::Second) => {
                words.quickplay_claim_accepted_second()
            }
            (DisputedPoint::AgreementAgainstTheEvent, Side::First) => {
                words.agreement_against_the_event_first()
            }
            (DisputedPoint::AgreementAgainstTheEvent, Side::Second) => {
                words.agreement_against_the_event_second()
            }
            (DisputedPoint::EndByAnotherMoveThanAnnounced, Side::First) => {
                words.end_by_another_move_than_announced_first()
            }
            (DisputedPoint::EndByAnotherMoveThanAnnounced, Side::Second) => {
                words.end_by_another_move_than_announced_second()
            }
            (DisputedPoint::PressedBackToObject, Side::First) => {
                words.pressed_back_to_object_first()
            }
            (DisputedPoint::PressedBackToObject, Side::Second) => {
                words.pressed_back_to_object_second()
            }
            (DisputedPoint::IllegalMoveNeverPressed, Side::First) => {
                words.illegal_move_never_pressed_first()
            }
            (DisputedPoint::IllegalMoveNeverPressed, Side::Second) => {
                words.illegal_move_never_pressed_second()
            }
            (DisputedPoint::DeclaredMateAccepted, Side::First) => {
                words.declared_mate_accepted_first()
            }
            (DisputedPoint::DeclaredMateAccepted, Side::Second) => {
                words.declared_mate_accepted_second()
            }
        }
    }

    /// The holder of a reading.
    pub fn holder(self, holder: Holder) -> String {
        let words = self.disputed_points();
        match holder {
            Holder::Letter => words.holder_letter().to_owned(),
            Holder::Pagano => words.holder_pagano().to_owned(),
            Holder::Proposal(number) => words.holder_proposal(number),
            Holder::Gijssen => words.holder_gijssen().to_owned(),
            Holder::ArbitersManual => words.holder_arbiters_manual().to_owned(),
            Holder::Slide(number) => words.holder_slide(number),
            Holder::Practice => words.holder_practice().to_owned(),
            Holder::EuropeanCouncil => words.holder_european_council().to_owned(),
            Holder::Players => words.holder_players().to_owned(),
            Holder::FideInterpretation => words.holder_fide_interpretation().to_owned(),
            Holder::AppealsCommittee2019 => words.holder_appeals_committee_2019().to_owned(),
            Holder::VariationI => words.holder_variation_i().to_owned(),
            Holder::Nobody => words.holder_nobody().to_owned(),
            Holder::FindingOfFact => words.holder_finding_of_fact().to_owned(),
        }
    }

    /// The question on which a reading depends.
    pub fn point(self, point: Point) -> &'static str {
        let words = self.disputed_points();
        match point {
            Point::Law(disputed_point) => self.disputed_point(disputed_point),
            Point::DisputedTouch { .. } => words.disputed_touch(),
            Point::PresumedTouch { .. } => words.presumed_touch(),
            Point::UnknownOrder { .. } => words.unknown_order(),
            Point::QuickplayFinding { .. } => words.quickplay_finding(),
        }
    }

    /// A reading of a point, in one line.
    pub fn point_side(self, point: Point, side: Side) -> &'static str {
        let words = self.disputed_points();
        match (point, side) {
            (Point::Law(disputed_point), _) => self.disputed_point_side(disputed_point, side),
            (Point::DisputedTouch { .. }, Side::First) => words.disputed_touch_first(),
            (Point::DisputedTouch { .. }, Side::Second) => words.disputed_touch_second(),
            (Point::PresumedTouch { .. }, Side::First) => words.presumed_touch_first(),
            (Point::PresumedTouch { .. }, Side::Second) => words.presumed_touch_second(),
            (Point::UnknownOrder { .. }, Side::First) => words.unknown_order_first(),
            (Point::UnknownOrder { .. }, Side::Second) => words.unknown_order_second(),
            (Point::QuickplayFinding { .. }, Side::First) => words.quickplay_finding_first(),
            (Point::QuickplayFinding { .. }, Side::Second) => words.quickplay_finding_second(),
        }
    }

    /// All holders of a reading, in one line.
    pub fn holders(self, holders: &[Holder]) -> String {
        let named: Vec<String> = holders.iter().map(|holder| self.holder(*holder)).collect();
        named.join("; ")
    }

    /// A clause that names the holders: `supported by Gijssen, in his column of 2011`. A fact still to be
    /// established has no holder.
    pub fn held_by(self, holders: &[Holder]) -> String {
        let named = self.holders(holders);
        match holders {
            [Holder::FindingOfFact] => named,
            _ => format!("{} {named}", self.ruling().held_by()),
        }
    }

    /// A note that an answer is right, or partly right, under another reading than that of the ruling.
    pub fn under_another_reading(self, agreement: Agreement) -> &'static str {
        let words = self.disputed_points();
        match agreement {
            Agreement::Full => words.agreement_full(),
            Agreement::Partial => words.agreement_partial(),
        }
    }

    /// A note that an answer is right under another reading than that of the ruling, with its holders.
    pub fn right_under(self, holders: &[Holder]) -> String {
        format!("{} ({})", self.under_another_reading(Agreement::Full), self.holders(holders))
    }

    /// A note on the holders of the reading by which an answer is marked.
    pub fn marked_by(self, holders: &[Holder]) -> String {
        self.disputed_points().marked_by(self.holders(holders))
    }
}

/// The extent to which an answer agrees with a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// On every point.
    Full,
    /// On some points.
    Partial,
}

impl Agreement {
    /// Returns the agreement of an answer with this many of the points available.
    pub fn of(points: u32, out_of: u32) -> Agreement {
        if points == out_of { Agreement::Full } else { Agreement::Partial }
    }
}

//! The Laws of 1 July 2009 (79th FIDE Congress, Dresden 2008), in force to 30 June 2014.

use crate::laws::edition::{
    Edition, EditionId, IllegalMoveInitiative, IllegalMovePenalty, RegimeRules, Supervision,
    TouchBreach,
};
use crate::laws::{Provision, Rule};
use crate::ruling::Measure;

const fn shall(article: &'static str, rule: Rule) -> Provision {
    Provision::shall(EditionId::E2009, article, rule)
}

const fn may(article: &'static str, rule: Rule) -> Provision {
    Provision::may(EditionId::E2009, article, rule)
}

const STANDARD: RegimeRules = RegimeRules {
    branch: None,
    touch_breach: TouchBreach::ClaimOrDisputed {
        claim: shall("4.7", Rule::TouchClaim),
        forfeited: shall("4.7", Rule::TouchClaimForfeited),
        observed: shall("13.1", Rule::LawsAreObserved),
    },
    illegal_move: IllegalMoveInitiative::AnyoneDuringTheGame(shall(
        "7.4.a",
        Rule::IllegalMoveUndone,
    )),
    illegal_move_completed: shall("6.7.a", Rule::CompletedByClock),
    illegal_move_undone: shall("7.4.a", Rule::IllegalMoveUndone),
    illegal_move_penalty: Provision::fixing(
        EditionId::E2009,
        "7.4.b",
        Rule::IllegalMovePenalty,
        IllegalMovePenalty::Time { bonus: 120, losing: 3 },
    ),
    no_mate_no_loss: shall("7.4.b", Rule::NoMateNoLoss),
};

const RAPID_UNSUPERVISED: RegimeRules = RegimeRules {
    branch: Some((shall("A.4", Rule::UnsupervisedRapid), Supervision::Inadequate)),
    touch_breach: TouchBreach::OnRequest {
        forfeited: shall("4.7", Rule::TouchClaimForfeited),
        request: shall("A.4.b", Rule::TouchRulingOnRequest),
    },
    illegal_move: IllegalMoveInitiative::OpponentOrPlainCases {
        claim: shall("A.4.c", Rule::IllegalMoveOnClaim),
        plain: shall("A.4.c", Rule::PlainIllegality),
    },
    illegal_move_completed: shall("A.4.c", Rule::CompletedByClock),
    // DOUBT: A.4.c does not name the sanction. A.4 leaves the Competition Rules in force where it
    // does not override them, so 7.4 applies (G-13 of the seminar's checklist).
    ..STANDARD
};

pub(crate) static LAWS: Edition = Edition {
    id: EditionId::E2009,
    king_is_not_captured: shall("1.2", Rule::KingIsNotCaptured),
    bishop_moves: shall("3.2", Rule::BishopMoves),
    rook_moves: shall("3.3", Rule::RookMoves),
    queen_moves: shall("3.4", Rule::QueenMoves),
    no_passing_over: shall("3.5", Rule::NoPassingOver),
    knight_moves: shall("3.6", Rule::KnightMoves),
    pawn_moves: shall("3.7", Rule::PawnMoves),
    promotion: shall("3.7.e", Rule::Promotion),
    king_moves: shall("3.8", Rule::KingMoves),
    castling: shall("3.8", Rule::Castling),
    own_king_safe: shall("3.9", Rule::OwnKingSafe),
    one_hand: shall("4.1", Rule::OneHand),
    adjusting: may("4.2", Rule::Adjusting),
    touched_own_piece: shall("4.3.a", Rule::TouchedOwnPiece),
    touched_opponent_piece: shall("4.3.b", Rule::TouchedOpponentPiece),
    touched_both_colours: shall("4.3.c", Rule::TouchedBothColours),
    king_and_rook_touched: shall("4.4.a", Rule::KingAndRookTouched),
    rook_touched_first: shall("4.4.b", Rule::RookTouchedFirst),
    castling_meant_but_illegal: shall("4.4.c", Rule::CastlingMeantButIllegal),
    promotion_choice: shall("4.4.d", Rule::PromotionChoice),
    nothing_touched_playable: may("4.5", Rule::NothingTouchedPlayable),
    released_piece_stands: shall("4.6", Rule::ReleasedPieceStands),
    released_castling_king: shall("4.6.b", Rule::ReleasedCastlingKing),
    released_promotion_pawn: shall("4.6.c", Rule::ReleasedPromotionPawn),
    legal_move: shall("4.6", Rule::LegalMove),
    checkmate: shall("5.1.a", Rule::Checkmate),
    resignation: shall("5.1.b", Rule::Resignation),
    stalemate: shall("5.2.a", Rule::Stalemate),
    dead_position: shall("5.2.b", Rule::DeadPosition),
    agreed_draw: shall("5.2.c", Rule::AgreedDraw),
    completed_by_clock: shall("6.7.a", Rule::CompletedByClock),
    clock_times_by_judgement: shall("6.13", Rule::ClockTimesByJudgement),
    laws_are_observed: shall("13.1", Rule::LawsAreObserved),
    penalties: Provision::choosing(
        EditionId::E2009,
        "13.4",
        Rule::Penalties,
        &[
            Measure::Warning,
            Measure::MoreTimeForOpponent,
            Measure::LessTimeForOffender,
            Measure::LossOfGame,
            Measure::FewerPointsForOffender,
            Measure::MorePointsForOpponent,
            Measure::Expulsion,
        ],
    ),
    no_intervention: shall("13.6", Rule::NoIntervention),
    // Gijssen, November 2011: adequate, not prescribed.
    non_move_compensation: 120,
    standard: STANDARD,
    rapid_supervised: RegimeRules {
        branch: Some((shall("A.3", Rule::SupervisedPlay), Supervision::Adequate)),
        ..STANDARD
    },
    rapid_unsupervised: RAPID_UNSUPERVISED,
    blitz_supervised: RegimeRules {
        branch: Some((shall("B.2", Rule::SupervisedPlay), Supervision::Adequate)),
        ..STANDARD
    },
    blitz_unsupervised: RegimeRules {
        branch: Some((shall("B.3.a", Rule::UnsupervisedRapid), Supervision::Inadequate)),
        touch_breach: TouchBreach::OnRequestDisputed {
            forfeited: shall("4.7", Rule::TouchClaimForfeited),
            request: shall("A.4.b", Rule::TouchRulingOnRequest),
            win: shall("B.3.c", Rule::IllegalMoveLosesOnClaim),
        },
        illegal_move: IllegalMoveInitiative::Opponent {
            claim: shall("B.3.c", Rule::IllegalMoveLosesOnClaim),
            switched_off: shall("B.3.b", Rule::RapidRuleSwitchedOff),
            agreement: may("B.3.c", Rule::CorrectionByAgreement),
        },
        illegal_move_completed: shall("B.3.c", Rule::CompletedByClock),
        illegal_move_undone: shall("B.3.c", Rule::IllegalMoveLosesOnClaim),
        illegal_move_penalty: Provision::fixing(
            EditionId::E2009,
            "B.3.c",
            Rule::IllegalMovePenalty,
            IllegalMovePenalty::Loss,
        ),
        no_mate_no_loss: shall("B.3.c", Rule::NoMateNoLoss),
    },
};

//! The Laws of 1 January 2023 (93rd FIDE Congress, Chennai 2022), in force.

use super::guidelines::{
    adjourned_by_guidelines, quickplay_by_guidelines, special_board_by_appendix_d,
};
use crate::disputed_points::DisputedPoint;
use crate::edition_id::EditionId;
use crate::laws::Measure;
use crate::laws::edition::{
    ArbiterCall, BothFlags, CastlingBars, CastlingMeant, ClockTimes, ColoursReversed, Conduct,
    Devices, DrawClaim, Draws, DrawsRestricted, EachColour, Edition, Fivefold, FlagOrder, Flags,
    GameEndingMove, IllegalMoveInitiative, IllegalMovePenalty, Looks, MateTest, MoveMade, NonMove,
    OneHand, OwnTime, Placed, Recording, RegimeRules, Resignation, RookFirstCastling, SetUpCutoff,
    Smoking, Start, Supervision, TimeTrouble, TouchBreach, UnpromotedPawn, Unspecified,
    UpsideDownRook,
};
use crate::laws::{Provision, Rule};

const fn shall(article: &'static str, rule: Rule) -> Provision {
    Provision::shall(EditionId::E2023, article, rule)
}

const fn may(article: &'static str, rule: Rule) -> Provision {
    Provision::may(EditionId::E2023, article, rule)
}

const fn fixing<T>(article: &'static str, rule: Rule, value: T) -> Provision<T> {
    Provision::fixing(EditionId::E2023, article, rule, value)
}

const STANDARD: RegimeRules = RegimeRules {
    branch: None,
    touch_breach: TouchBreach::ClaimOrArbiter {
        claim: shall("4.8", Rule::TouchClaim),
        forfeited: shall("4.8", Rule::TouchClaimForfeited),
        observed: shall("12.1", Rule::LawsAreObserved),
    },
    illegal_move: IllegalMoveInitiative::AnyoneDuringTheGame(shall(
        "7.5.1",
        Rule::IllegalMoveUndone,
    )),
    illegal_move_completed: shall("7.5.1", Rule::CompletedByClock),
    illegal_move_undone: shall("7.5.1", Rule::IllegalMoveUndone),
    illegal_move_penalty: fixing(
        "7.5.5",
        Rule::IllegalMovePenalty,
        IllegalMovePenalty::Time { bonus: 120, losing: Some(2) },
    ),
    disputed_extra_time: None,
    no_mate_no_loss: shall("7.5.5", Rule::NoMateNoLoss),
    wrong_claim: fixing("9.5.3", Rule::WrongClaim, 120),
    disputed_claim: None,
    flags: Flags {
        arbiter: ArbiterCall::Yes(shall("6.8", Rule::FlagFallen)),
        player: shall("6.8", Rule::FlagFallen),
        own_time: OwnTime::NotNeeded,
        both_down: None,
    },
    set_up_cutoff: None,
    clock_setting_cutoff: None,
};

const RAPID_UNSUPERVISED: RegimeRules = RegimeRules {
    branch: Some((shall("A.5", Rule::UnsupervisedRapid), Supervision::Inadequate)),
    wrong_claim: fixing("A.3", Rule::WrongClaim, 60),
    illegal_move: IllegalMoveInitiative::ArbiterOrOpponent {
        found: shall("A.5.2", Rule::IllegalMoveBeforeReply),
        agreement: may("A.5.2", Rule::CorrectionByAgreement),
        late: shall("A.5.4", Rule::LateIllegalPosition),
    },
    illegal_move_penalty: fixing(
        "A.3",
        Rule::IllegalMovePenalty,
        IllegalMovePenalty::Time { bonus: 60, losing: Some(2) },
    ),
    flags: Flags {
        arbiter: ArbiterCall::Yes(shall("A.5.5", Rule::ArbiterCallsFlag)),
        player: shall("A.5.3", Rule::FlagOnClaim),
        own_time: OwnTime::NotNeeded,
        both_down: None,
    },
    set_up_cutoff: Some(fixing("A.5.1.2", Rule::SetUpCutoff, SetUpCutoff::after(10))),
    clock_setting_cutoff: Some(fixing(
        "A.5.1.1",
        Rule::ClockSettingCutoff,
        SetUpCutoff::unless_schedule_suffers(10),
    )),
    ..STANDARD
};

pub(crate) static LAWS: Edition = Edition {
    id: EditionId::E2023,
    having_the_move: shall("1.3", Rule::HavingTheMove),
    king_is_not_captured: shall("1.4.1", Rule::KingIsNotCaptured),
    bishop_moves: shall("3.2", Rule::BishopMoves),
    rook_moves: shall("3.3", Rule::RookMoves),
    queen_moves: shall("3.4", Rule::QueenMoves),
    no_passing_over: shall("3.5", Rule::NoPassingOver),
    knight_moves: shall("3.6", Rule::KnightMoves),
    pawn_moves: shall("3.7", Rule::PawnMoves),
    promotion: shall("3.7.3.3", Rule::Promotion),
    king_moves: shall("3.8.1", Rule::KingMoves),
    castling: shall("3.8.2", Rule::Castling),
    castling_bars: CastlingBars {
        lost: shall("3.8.2.1", Rule::Castling),
        lost_by_rook: shall("3.8.2.1.2", Rule::Castling),
        prevented: shall("3.8.2.2", Rule::Castling),
        attacked: shall("3.8.2.2.1", Rule::Castling),
    },
    chess960_castling: shall("Guid. II.3", Rule::Chess960Castling),
    own_king_safe: shall("3.9.2", Rule::OwnKingSafe),
    legal_move: shall("3.10.1", Rule::LegalMove),
    illegal_move_defined: shall("3.10.2", Rule::IllegalMoveDefined),
    illegal_position: Some(shall("3.10.3", Rule::IllegalPosition)),
    another_move: shall("12.1", Rule::LawsAreObserved),
    one_hand: OneHand::AsIllegalOncePressed {
        hand: shall("4.1", Rule::OneHand),
        pressed: shall("7.5.4", Rule::TwoHands),
    },
    adjusting: may("4.2.1", Rule::Adjusting),
    touch_deliberate: None,
    touch_intended: Some(shall("4.3", Rule::TouchIntended)),
    touch_presumed: Some(shall("4.2.2", Rule::TouchPresumed)),
    touched_out_of_hole: Some(shall("D.2.2", Rule::TouchedOutOfHole)),
    touched_own_piece: shall("4.3.1", Rule::TouchedOwnPiece),
    touched_opponent_piece: shall("4.3.2", Rule::TouchedOpponentPiece),
    touched_both_colours: fixing("4.3.3", Rule::TouchedBothColours, EachColour::FirstOfEach),
    king_and_rook_touched: shall("4.4.1", Rule::KingAndRookTouched),
    rook_touched_first: shall("4.4.2", Rule::RookTouchedFirst),
    rook_first_castling: RookFirstCastling::TouchRule(shall("4.4.2", Rule::RookTouchedFirst)),
    castling_meant_but_illegal: fixing(
        "4.4.3",
        Rule::CastlingMeantButIllegal,
        CastlingMeant::KingThenRook,
    ),
    promotion_choice: shall("4.4.4", Rule::PromotionChoice),
    upside_down_rook: UpsideDownRook::Rook(shall("4.4.4", Rule::UpsideDownRook)),
    nothing_touched_playable: may("4.5", Rule::NothingTouchedPlayable),
    released_piece_stands: shall("4.7", Rule::ReleasedPieceStands),
    move_made: MoveMade {
        capture: shall("4.7.1", Rule::ReleasedPieceStands),
        castling: shall("4.7.2", Rule::ReleasedPieceStands),
        promotion: shall("4.7.3", Rule::ReleasedPieceStands),
    },
    released_castling_king: shall("4.7.2", Rule::ReleasedCastlingKing),
    released_king_otherwise: Some(shall("4.7.2", Rule::ReleasedKingOtherwise)),
    released_promotion_pawn: shall("4.7", Rule::ReleasedPromotionPawn),
    checkmate: shall("5.1.1", Rule::Checkmate),
    stalemate: shall("5.2.1", Rule::Stalemate),
    dead_position: shall("5.2.2", Rule::DeadPosition),
    game_ending_move: GameEndingMove::LegalAndRegular {
        mate: shall("5.1.1", Rule::GameEndingMove),
        stalemate: shall("5.2.1", Rule::GameEndingMove),
        dead: shall("5.2.2", Rule::GameEndingMove),
    },
    resignation: Resignation::DrawnIfNoMate(shall("5.1.2", Rule::Resignation)),
    agreed_draw: fixing("5.2.3", Rule::AgreedDraw, 1),
    draws: Draws {
        offer: shall("9.1.2.1", Rule::DrawOffer),
        claim_is_offer: shall("9.1.2.3", Rule::ClaimIsOffer),
        repetition_ahead: fixing("9.2.1", Rule::RepetitionAhead, 3),
        announced_fixed: Some(shall("9.2.1", Rule::AnnouncedMoveFixed)),
        repetition_now: fixing("9.2.2", Rule::RepetitionNow, 3),
        same_position: shall("9.2.3", Rule::SamePosition),
        same_en_passant: shall("9.2.3.1", Rule::SameEnPassant),
        same_castling: shall("9.2.3.2", Rule::SameCastling),
        fifty_ahead: fixing("9.3.1", Rule::FiftyAhead, 100),
        fifty_now: fixing("9.3.2", Rule::FiftyNow, 100),
        lost: DrawClaim::UntilTouching(shall("9.4", Rule::DrawClaimLost)),
        clocks_stopped: shall("9.5.1", Rule::ClaimStopsClocks),
        not_withdrawn: shall("9.5.1", Rule::ClaimNotWithdrawn),
        correct: shall("9.5.2", Rule::CorrectClaim),
        announced_is_played: shall("9.5.3", Rule::AnnouncedMovePlayed),
        without_scoresheet: Some(may("A.2", Rule::ClaimWithoutScoresheet)),
        fivefold: Fivefold::AtAnyDistance(fixing("9.6.1", Rule::Fivefold, 5)),
        seventy_five: Some(fixing("9.6.2", Rule::SeventyFive, 150)),
    },
    quickplay: Some(quickplay_by_guidelines(EditionId::E2023)),
    completed_by_clock: shall("6.2.1", Rule::CompletedByClock),
    completed_by_next_move: Some(shall("6.2.1.2", Rule::CompletedByNextMove)),
    press_is_allowed: shall("6.2.2", Rule::PressIsAllowed),
    hand_on_clock: shall("6.2.3", Rule::HandOnClock),
    loss_on_time: fixing("6.9", Rule::LossOnTime, MateTest::AnySeriesOfMoves),
    both_flags: fixing("Guid. III.3.1", Rule::BothFlags, BothFlags::ClockTells),
    illegal_move_then_flag: FlagOrder::Disputed,
    clock_times_by_judgement: fixing("7.1", Rule::ClockTimesByJudgement, ClockTimes::BestJudgement),
    wrong_set_up: shall("7.2.1", Rule::WrongSetUp),
    clock_setting: shall("6.10.2", Rule::ClockSetting),
    clock_placed: shall("6.5", Rule::ClockPlaced),
    board_turned: shall("7.2.2", Rule::BoardTurned),
    colours_reversed: fixing("7.3", Rule::ColoursReversed, ColoursReversed::NewGameBeforeMade(10)),
    pieces_displaced: shall("7.4.1", Rule::PiecesDisplaced),
    displacement_found: shall("7.6", Rule::DisplacementFound),
    non_move: NonMove::AsIllegal { rule: shall("7.5.3", Rule::ClockWithoutMove), penalty: None },
    unpromoted_pawn: UnpromotedPawn::BecomesQueen(shall("7.5.2", Rule::PawnBecomesQueen)),
    distraction: shall("11.5", Rule::Distraction),
    advice: shall("11.3.1", Rule::Advice),
    refusal: shall("11.7", Rule::Refusal),
    conduct: Some(Conduct {
        disrepute: shall("11.1", Rule::Disrepute),
        leaving_venue: shall("11.2.3.1", Rule::LeavingVenue),
        leaving_area: shall("11.2.3.2", Rule::LeavingArea),
        reporting: Some(shall("11.2.4", Rule::ReportedLeaving)),
        outsiders: Some(shall("11.2.3.3", Rule::Outsiders)),
        devices: Devices::OnThePersonLoses {
            forbidden: shall("11.3.2", Rule::DevicesForbidden),
            on_person: shall("11.3.2.2", Rule::DeviceOnPerson),
            bag: shall("11.3.2.1", Rule::DeviceInBag),
        },
        inspection: Some(shall("11.3.3", Rule::Inspection)),
        smoking: fixing("11.3.4", Rule::Smoking, Smoking::WithElectronicCigarettes),
        disturbance: may("12.5", Rule::Disturbance),
        phones_of_others: shall("12.8", Rule::PhonesOfOthers),
        infraction: shall("11.6", Rule::Infraction),
        both_refuse: shall("11.8", Rule::BothRefuse),
        clock_handled: shall("6.2.4", Rule::ClockHandled),
        clock_defect: shall("6.10.1", Rule::ClockDefect),
        stopped_without_reason: shall("6.11.4", Rule::StoppedWithoutReason),
        recording: Recording {
            duty: shall("8.1.1", Rule::Recording),
            electronic: Some(shall("8.1.1.2", Rule::ElectronicScoresheet)),
            time_trouble: fixing(
                "8.4",
                Rule::RecordingInTimeTrouble,
                TimeTrouble { less_than: 300, increment_below: 30 },
            ),
            not_needed: may("A.2", Rule::RecordingNotNeeded),
            in_advance: shall("8.1.2", Rule::NotInAdvance),
            before_the_next_move: shall("8.1.3", Rule::RecordedBeforeNext),
            content: fixing("8.1.4", Rule::ScoresheetContent, Placed::Elsewhere),
            visible: shall("8.2", Rule::ScoresheetVisible),
            draw_offer: shall("8.1.5", Rule::DrawOfferNoted),
            looks: Some(Looks {
                rapid: shall("A.4.3", Rule::LooksAtScoresheet),
                blitz: shall("B.2.3", Rule::LooksAtScoresheet),
            }),
            signed: shall("8.7", Rule::ResultSigned),
            flag_check: shall("6.4", Rule::FlagCheck),
            completed_after_flag_fall: shall("8.5.2", Rule::ScoresheetCompleted),
            neither_records: shall("8.5.1", Rule::NeitherRecords),
            reconstructed: shall("8.5.3", Rule::GameReconstructed),
            next_period: shall("8.6", Rule::NextPeriod),
            assistance: Some(shall("11.11", Rule::Assistance)),
        },
        start: Start {
            default_time: fixing("6.7.1", Rule::DefaultTime, Unspecified::Zero),
            excused: Some(may("6.7.1", Rule::DelayExcused)),
            neither_present: shall("6.7.2", Rule::NeitherPresent),
        },
        explanation: Some(shall("11.9", Rule::Explanation)),
        stopped_for_help: may("6.11.2", Rule::StoppedForHelp),
        finished_players: shall("11.4", Rule::FinishedPlayers),
        helper_for_pieces: Some(may("4.9", Rule::HelperForPieces)),
        helper_for_clock: may("6.2.6", Rule::HelperForClock),
        helper_for_score: may("8.1.6", Rule::HelperForScore),
        draws_restricted: fixing("9.1.1", Rule::DrawsRestricted, DrawsRestricted::OfferOrAgreement),
        displays: shall("6.12.2", Rule::NoClaimByDisplays),
        special_board: special_board_by_appendix_d(EditionId::E2023),
        adjourned: adjourned_by_guidelines(EditionId::E2023),
    }),
    appeal: shall("11.10", Rule::Appeal),
    bystanders: shall("12.7", Rule::Bystanders),
    laws_are_observed: shall("12.1", Rule::LawsAreObserved),
    penalties: Provision::choosing(
        EditionId::E2023,
        "12.9",
        Rule::Penalties,
        &[
            Measure::Warning,
            Measure::MoreTimeForOpponent,
            Measure::LessTimeForOffender,
            Measure::MorePointsForOpponent,
            Measure::FewerPointsForOffender,
            Measure::LossOfGame,
            Measure::Fine,
            Measure::Exclusion,
            Measure::Expulsion,
        ],
    ),
    no_intervention: shall("12.6", Rule::NoIntervention),
    standard: STANDARD,
    rapid_supervised: RegimeRules {
        branch: Some((shall("A.4", Rule::SupervisedPlay), Supervision::Adequate)),
        wrong_claim: fixing("A.3", Rule::WrongClaim, 60),
        illegal_move_penalty: fixing(
            "A.3",
            Rule::IllegalMovePenalty,
            IllegalMovePenalty::Time { bonus: 60, losing: Some(2) },
        ),
        ..STANDARD
    },
    rapid_unsupervised: RAPID_UNSUPERVISED,
    blitz_supervised: RegimeRules {
        branch: Some((shall("B.2", Rule::SupervisedPlay), Supervision::Adequate)),
        disputed_claim: Some((
            DisputedPoint::BlitzMinutes2023,
            fixing("A.3", Rule::WrongClaim, 60),
        )),
        disputed_extra_time: Some((
            DisputedPoint::BlitzMinutes2023,
            fixing(
                "A.3",
                Rule::IllegalMovePenalty,
                IllegalMovePenalty::Time { bonus: 60, losing: Some(2) },
            ),
        )),
        ..STANDARD
    },
    blitz_unsupervised: RegimeRules {
        branch: Some((shall("B.3", Rule::UnsupervisedRapid), Supervision::Inadequate)),
        ..RAPID_UNSUPERVISED
    },
};

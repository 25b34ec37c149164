//! The Laws of 1 July 2009 (79th FIDE Congress, Dresden 2008), in force to 30 June 2014.

use crate::edition_id::EditionId;
use crate::laws::Measure;
use crate::laws::edition::{
    ArbiterCall, BothFlags, CastlingBars, CastlingMeant, ClockTimes, ColoursReversed, Conduct,
    Devices, DrawClaim, Draws, EachColour, Edition, Fivefold, FlagOrder, Flags, GameEndingMove,
    IllegalMoveInitiative, IllegalMovePenalty, MateTest, MoveMade, NonMove, OneHand, OwnTime,
    Placed, QuickplayFinish, QuickplayGames, Recording, RegimeRules, Resignation,
    RookFirstCastling, Smoking, Start, Supervision, TimeTrouble, TouchBreach, UnpromotedPawn,
    Unspecified, UpsideDownRook,
};
use crate::laws::{Provision, Rule};

const fn shall(article: &'static str, rule: Rule) -> Provision {
    Provision::shall(EditionId::E2009, article, rule)
}

const fn may(article: &'static str, rule: Rule) -> Provision {
    Provision::may(EditionId::E2009, article, rule)
}

const fn fixing<T>(article: &'static str, rule: Rule, value: T) -> Provision<T> {
    Provision::fixing(EditionId::E2009, article, rule, value)
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
    illegal_move_penalty: fixing(
        "7.4.b",
        Rule::IllegalMovePenalty,
        IllegalMovePenalty::Time { bonus: 120, losing: Some(3) },
    ),
    disputed_extra_time: None,
    no_mate_no_loss: shall("7.4.b", Rule::NoMateNoLoss),
    wrong_claim: fixing("9.5.b", Rule::WrongClaim, 180),
    disputed_claim: None,
    flags: Flags {
        arbiter: ArbiterCall::Yes(shall("6.8", Rule::FlagFallen)),
        player: shall("6.8", Rule::FlagFallen),
        own_time: OwnTime::NotNeeded,
        both_down: None,
    },
    set_up_cutoff: None,
    misplaced_cutoff: None,
};

const RAPID_UNSUPERVISED: RegimeRules = RegimeRules {
    branch: Some((shall("A.4", Rule::UnsupervisedRapid), Supervision::Inadequate)),
    touch_breach: TouchBreach::OnRequest {
        request: shall("A.4.b", Rule::TouchRulingOnRequest),
        forfeited: shall("4.7", Rule::TouchClaimForfeited),
    },
    illegal_move: IllegalMoveInitiative::OpponentOrPlainCases {
        claim: shall("A.4.c", Rule::IllegalMoveOnClaim),
        plain: shall("A.4.c", Rule::PlainIllegality),
    },
    illegal_move_completed: shall("A.4.c", Rule::CompletedByClock),
    flags: Flags {
        arbiter: ArbiterCall::No,
        player: shall("A.4.d", Rule::FlagOnClaim),
        own_time: OwnTime::Needed,
        both_down: Some(shall("A.4.d.3", Rule::BothFlagsDown)),
    },
    set_up_cutoff: Some(fixing("A.4.a", Rule::SetUpCutoff, 3)),
    // DOUBT: A.4.c does not name the sanction. A.4 leaves the Competition Rules in force where it
    // does not override them, so 7.4 applies (G-13 of the seminar's checklist).
    ..STANDARD
};

pub(crate) static LAWS: Edition = Edition {
    id: EditionId::E2009,
    having_the_move: shall("1.1", Rule::HavingTheMove),
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
    castling_bars: CastlingBars::all_in(shall("3.8", Rule::Castling)),
    chess960_castling: shall("App. F", Rule::Chess960Castling),
    own_king_safe: shall("3.9", Rule::OwnKingSafe),
    legal_move: shall("4.6", Rule::LegalMove),
    illegal_move_defined: shall("4.6", Rule::IllegalMoveDefined),
    illegal_position: None,
    // The definition goes on: if the move is not legal, another is made. Since 2014 it only defines.
    another_move: shall("4.6", Rule::LegalMove),
    one_hand: OneHand::TouchRule(shall("4.1", Rule::OneHand)),
    adjusting: may("4.2", Rule::Adjusting),
    touch_deliberate: Some(shall("4.3", Rule::TouchDeliberate)),
    touch_intended: None,
    touch_presumed: None,
    touched_out_of_hole: Some(shall("E.2.2", Rule::TouchedOutOfHole)),
    touched_own_piece: shall("4.3.a", Rule::TouchedOwnPiece),
    touched_opponent_piece: shall("4.3.b", Rule::TouchedOpponentPiece),
    touched_both_colours: fixing("4.3.c", Rule::TouchedBothColours, EachColour::One),
    king_and_rook_touched: shall("4.4.a", Rule::KingAndRookTouched),
    rook_touched_first: shall("4.4.b", Rule::RookTouchedFirst),
    rook_first_castling: RookFirstCastling::Disputed,
    castling_meant_but_illegal: fixing(
        "4.4.c",
        Rule::CastlingMeantButIllegal,
        CastlingMeant::KingOrBothTogether,
    ),
    promotion_choice: shall("4.4.d", Rule::PromotionChoice),
    upside_down_rook: UpsideDownRook::Rook(shall("4.4.d", Rule::UpsideDownRook)),
    nothing_touched_playable: may("4.5", Rule::NothingTouchedPlayable),
    released_piece_stands: shall("4.6", Rule::ReleasedPieceStands),
    move_made: MoveMade {
        capture: shall("4.6.a", Rule::ReleasedPieceStands),
        castling: shall("4.6.b", Rule::ReleasedPieceStands),
        promotion: shall("4.6.c", Rule::ReleasedPieceStands),
    },
    released_castling_king: shall("4.6.b", Rule::ReleasedCastlingKing),
    released_king_otherwise: None,
    released_promotion_pawn: shall("4.6.c", Rule::ReleasedPromotionPawn),
    checkmate: shall("5.1.a", Rule::Checkmate),
    stalemate: shall("5.2.a", Rule::Stalemate),
    dead_position: shall("5.2.b", Rule::DeadPosition),
    game_ending_move: GameEndingMove::Legal,
    resignation: Resignation::OpponentWins(shall("5.1.b", Rule::Resignation)),
    agreed_draw: fixing("5.2.c", Rule::AgreedDraw, 0),
    draws: Draws {
        offer: shall("9.1.b.1", Rule::DrawOffer),
        claim_is_offer: shall("9.1.b.3", Rule::ClaimIsOffer),
        repetition_ahead: fixing("9.2.a", Rule::RepetitionAhead, 3),
        announced_fixed: None,
        repetition_now: fixing("9.2.b", Rule::RepetitionNow, 3),
        same_position: shall("9.2", Rule::SamePosition),
        same_en_passant: shall("9.2", Rule::SameEnPassant),
        same_castling: shall("9.2", Rule::SameCastling),
        fifty_ahead: fixing("9.3.a", Rule::FiftyAhead, 100),
        fifty_now: fixing("9.3.b", Rule::FiftyNow, 100),
        lost: DrawClaim::UntilTouching(shall("9.4", Rule::DrawClaimLost)),
        clocks_stopped: may("9.5", Rule::ClaimStopsClocks),
        not_withdrawn: shall("9.5", Rule::ClaimNotWithdrawn),
        correct: shall("9.5.a", Rule::CorrectClaim),
        announced_is_played: shall("9.5.b", Rule::AnnouncedMovePlayed),
        without_scoresheet: None,
        fivefold: Fivefold::Never,
        seventy_five: None,
    },
    quickplay: Some(QuickplayFinish {
        games: QuickplayGames::Always {
            limited: shall("10.1", Rule::QuickplayFinish),
            switched_off: shall("B.3.b", Rule::QuickplayExcluded),
        },
        claim: fixing("10.2", Rule::QuickplayClaim, 120),
        accepted: shall("10.2.a", Rule::QuickplayAccepted),
        postponed: Provision::choosing(EditionId::E2009, "10.2.b", Rule::QuickplayPostponed, 120),
        rejected: fixing("10.2.c", Rule::QuickplayRejected, 120),
        is_final: Some(shall("10.2.d", Rule::QuickplayFinal)),
        increment: None,
        without_arbiter: shall("App. D", Rule::QuickplayNoArbiter),
    }),
    completed_by_clock: shall("6.7.a", Rule::CompletedByClock),
    completed_by_next_move: None,
    press_is_allowed: shall("6.7.a", Rule::PressIsAllowed),
    hand_on_clock: shall("6.7.b", Rule::HandOnClock),
    loss_on_time: fixing("6.9", Rule::LossOnTime, MateTest::AnySeriesOfMoves),
    both_flags: fixing("6.11", Rule::BothFlags, BothFlags::OrderMayBeUnknown),
    illegal_move_then_flag: FlagOrder::Disputed,
    clock_times_by_judgement: fixing(
        "6.13",
        Rule::ClockTimesByJudgement,
        ClockTimes::BestJudgement,
    ),
    wrong_set_up: shall("7.1.a", Rule::WrongSetUp),
    clock_setting: shall("6.10.b", Rule::ClockSetting),
    clock_placed: shall("6.4", Rule::ClockPlaced),
    board_turned: shall("7.1.b", Rule::BoardTurned),
    colours_reversed: fixing("7.2", Rule::ColoursReversed, ColoursReversed::GoesOn),
    pieces_displaced: shall("7.3", Rule::PiecesDisplaced),
    displacement_found: shall("7.5", Rule::DisplacementFound),
    // Gijssen, November 2011: two minutes are adequate, not prescribed.
    non_move: NonMove::Disputed { compensation: 120 },
    unpromoted_pawn: UnpromotedPawn::IllegalAndFree,
    distraction: shall("12.6", Rule::Distraction),
    advice: shall("12.3.a", Rule::Advice),
    refusal: shall("12.8", Rule::Refusal),
    conduct: Some(Conduct {
        disrepute: shall("12.1", Rule::Disrepute),
        leaving_venue: shall("12.2", Rule::LeavingVenue),
        leaving_area: shall("12.2", Rule::LeavingArea),
        reporting: None,
        outsiders: None,
        devices: Devices::SoundLoses {
            forbidden: shall("12.3.b", Rule::DevicesForbidden),
            sound: shall("12.3.b", Rule::DeviceSounds),
        },
        inspection: None,
        smoking: fixing("12.3.c", Rule::Smoking, Smoking::Tobacco),
        phones_of_others: shall("13.7.b", Rule::PhonesOfOthers),
        infraction: shall("12.7", Rule::Infraction),
        both_refuse: shall("12.9", Rule::BothRefuse),
        clock_handled: shall("6.7.c", Rule::ClockHandled),
        stopped_without_reason: shall("6.12.d", Rule::StoppedWithoutReason),
        recording: Recording {
            duty: shall("8.1", Rule::Recording),
            time_trouble: fixing(
                "8.4",
                Rule::RecordingInTimeTrouble,
                TimeTrouble { less_than: 300, increment_below: 30 },
            ),
            not_needed: may("A.2", Rule::RecordingNotNeeded),
            in_advance: shall("8.1", Rule::NotInAdvance),
            before_the_next_move: shall("8.1", Rule::RecordedBeforeNext),
            content: fixing("12.4", Rule::ScoresheetContent, Placed::AmongTheRulesOfConduct),
            visible: shall("8.2", Rule::ScoresheetVisible),
            draw_offer: shall("8.1", Rule::DrawOfferNoted),
            looks: None,
            signed: shall("8.7", Rule::ResultSigned),
            completed_after_flag_fall: shall("8.5.b", Rule::ScoresheetCompleted),
            assistance: None,
        },
        start: Start {
            default_time: fixing("6.6.a", Rule::DefaultTime, Unspecified::Zero),
            excused: None,
            neither_present: shall("6.6.b", Rule::NeitherPresent),
        },
    }),
    appeal: shall("12.10", Rule::Appeal),
    bystanders: shall("13.7.a", Rule::Bystanders),
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
            request: shall("A.4.b", Rule::TouchRulingOnRequest),
            forfeited: shall("4.7", Rule::TouchClaimForfeited),
            win: shall("B.3.c", Rule::IllegalMoveLosesOnClaim),
        },
        illegal_move: IllegalMoveInitiative::Opponent {
            claim: shall("B.3.c", Rule::IllegalMoveLosesOnClaim),
            switched_off: Some(shall("B.3.b", Rule::RapidRuleSwitchedOff)),
            agreement: Some(may("B.3.c", Rule::CorrectionByAgreement)),
        },
        illegal_move_completed: shall("B.3.c", Rule::CompletedByClock),
        illegal_move_undone: shall("B.3.c", Rule::IllegalMoveLosesOnClaim),
        illegal_move_penalty: fixing("B.3.c", Rule::IllegalMovePenalty, IllegalMovePenalty::Loss),
        no_mate_no_loss: shall("B.3.c", Rule::NoMateNoLoss),
        ..RAPID_UNSUPERVISED
    },
};

//! The Laws of 1 July 2014 (84th FIDE Congress, Tallinn 2013), in force to 30 June 2017.
//!
//! DOUBT: 3.10.a, 4.4, 5.2, 6.9, 6.11, 7.2, 7.4, A.4.c and Appendix B were not read in a full copy; their
//! numbers follow from what later editions changed.

use crate::edition_id::EditionId;
use crate::laws::Measure;
use crate::laws::edition::{
    Adjourned, ArbiterCall, BothFlags, CastlingBars, CastlingMeant, ClockTimes, ColoursReversed,
    Conduct, Devices, DrawClaim, Draws, EachColour, Edition, Fivefold, FlagOrder, Flags,
    GameEndingMove, IllegalMoveInitiative, IllegalMovePenalty, IncrementRequest, MateTest,
    MoveMade, NonMove, OneHand, OwnTime, Placed, QuickplayFinish, QuickplayGames, Recording,
    RegimeRules, Resignation, RookFirstCastling, Smoking, SpecialBoard, Start, Supervision,
    TimeTrouble, TouchBreach, UnpromotedPawn, Unspecified, UpsideDownRook,
};
use crate::laws::{Provision, Rule};

const fn shall(article: &'static str, rule: Rule) -> Provision {
    Provision::shall(EditionId::E2014, article, rule)
}

const fn may(article: &'static str, rule: Rule) -> Provision {
    Provision::may(EditionId::E2014, article, rule)
}

const fn fixing<T>(article: &'static str, rule: Rule, value: T) -> Provision<T> {
    Provision::fixing(EditionId::E2014, article, rule, value)
}

const STANDARD: RegimeRules = RegimeRules {
    branch: None,
    touch_breach: TouchBreach::ClaimOrArbiter {
        claim: shall("4.8", Rule::TouchClaim),
        forfeited: shall("4.8", Rule::TouchClaimForfeited),
        observed: shall("12.1", Rule::LawsAreObserved),
    },
    illegal_move: IllegalMoveInitiative::AnyoneDuringTheGame(shall(
        "7.5.a",
        Rule::IllegalMoveUndone,
    )),
    illegal_move_completed: shall("7.5.a", Rule::CompletedByClock),
    illegal_move_undone: shall("7.5.a", Rule::IllegalMoveUndone),
    illegal_move_penalty: fixing(
        "7.5.b",
        Rule::IllegalMovePenalty,
        IllegalMovePenalty::Time { bonus: 120, losing: Some(2) },
    ),
    disputed_extra_time: None,
    no_mate_no_loss: shall("7.5.b", Rule::NoMateNoLoss),
    wrong_claim: fixing("9.5.b", Rule::WrongClaim, 120),
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
    illegal_move: IllegalMoveInitiative::ArbiterOrOpponent {
        found: shall("A.4.b", Rule::IllegalMoveBeforeReply),
        agreement: may("A.4.b", Rule::CorrectionByAgreement),
        late: shall("A.4.d", Rule::LateIllegalPosition),
    },
    illegal_move_undone: shall("A.4.b", Rule::IllegalMoveBeforeReply),
    illegal_move_penalty: fixing("A.4.b", Rule::IllegalMovePenalty, IllegalMovePenalty::Loss),
    no_mate_no_loss: shall("A.4.b", Rule::NoMateNoLoss),
    flags: Flags {
        arbiter: ArbiterCall::Yes(shall("6.8", Rule::FlagFallen)),
        player: shall("A.4.c", Rule::FlagOnClaim),
        own_time: OwnTime::Needed,
        both_down: None,
    },
    set_up_cutoff: Some(fixing("A.4.a", Rule::SetUpCutoff, 10)),
    ..STANDARD
};

pub(crate) static LAWS: Edition = Edition {
    id: EditionId::E2014,
    having_the_move: shall("1.1", Rule::HavingTheMove),
    king_is_not_captured: shall("1.2", Rule::KingIsNotCaptured),
    bishop_moves: shall("3.2", Rule::BishopMoves),
    rook_moves: shall("3.3", Rule::RookMoves),
    queen_moves: shall("3.4", Rule::QueenMoves),
    no_passing_over: shall("3.5", Rule::NoPassingOver),
    knight_moves: shall("3.6", Rule::KnightMoves),
    pawn_moves: shall("3.7", Rule::PawnMoves),
    promotion: shall("3.7.e", Rule::Promotion),
    king_moves: shall("3.8.a", Rule::KingMoves),
    castling: shall("3.8.b", Rule::Castling),
    castling_bars: CastlingBars::all_in(shall("3.8.b", Rule::Castling)),
    chess960_castling: shall("App. F", Rule::Chess960Castling),
    own_king_safe: shall("3.9", Rule::OwnKingSafe),
    legal_move: shall("3.10.a", Rule::LegalMove),
    illegal_move_defined: shall("3.10.b", Rule::IllegalMoveDefined),
    illegal_position: Some(shall("3.10.c", Rule::IllegalPosition)),
    another_move: shall("12.1", Rule::LawsAreObserved),
    one_hand: OneHand::TouchRule(shall("4.1", Rule::OneHand)),
    adjusting: may("4.2", Rule::Adjusting),
    touch_deliberate: None,
    touch_intended: Some(shall("4.3", Rule::TouchIntended)),
    touch_presumed: None,
    touched_out_of_hole: Some(shall("D.2.2", Rule::TouchedOutOfHole)),
    touched_own_piece: shall("4.3.a", Rule::TouchedOwnPiece),
    touched_opponent_piece: shall("4.3.b", Rule::TouchedOpponentPiece),
    touched_both_colours: fixing("4.3.c", Rule::TouchedBothColours, EachColour::One),
    king_and_rook_touched: shall("4.4.a", Rule::KingAndRookTouched),
    rook_touched_first: shall("4.4.b", Rule::RookTouchedFirst),
    rook_first_castling: RookFirstCastling::TouchRule(shall("4.4.b", Rule::RookTouchedFirst)),
    castling_meant_but_illegal: fixing(
        "4.4.c",
        Rule::CastlingMeantButIllegal,
        CastlingMeant::KingThenRook,
    ),
    promotion_choice: shall("4.4.d", Rule::PromotionChoice),
    upside_down_rook: UpsideDownRook::Rook(shall("4.4.d", Rule::UpsideDownRook)),
    nothing_touched_playable: may("4.5", Rule::NothingTouchedPlayable),
    released_piece_stands: shall("4.7", Rule::ReleasedPieceStands),
    move_made: MoveMade {
        capture: shall("4.7.a", Rule::ReleasedPieceStands),
        castling: shall("4.7.b", Rule::ReleasedPieceStands),
        promotion: shall("4.7.c", Rule::ReleasedPieceStands),
    },
    released_castling_king: shall("4.7.b", Rule::ReleasedCastlingKing),
    released_king_otherwise: Some(shall("4.7.b", Rule::ReleasedKingOtherwise)),
    released_promotion_pawn: shall("4.7", Rule::ReleasedPromotionPawn),
    checkmate: shall("5.1.a", Rule::Checkmate),
    stalemate: shall("5.2.a", Rule::Stalemate),
    dead_position: shall("5.2.b", Rule::DeadPosition),
    game_ending_move: GameEndingMove::LegalAndRegular {
        mate: shall("5.1.a", Rule::GameEndingMove),
        stalemate: shall("5.2.a", Rule::GameEndingMove),
        dead: shall("5.2.b", Rule::GameEndingMove),
    },
    resignation: Resignation::OpponentWins(shall("5.1.b", Rule::Resignation)),
    agreed_draw: fixing("5.2.c", Rule::AgreedDraw, 0),
    draws: Draws {
        offer: shall("9.1.b.1", Rule::DrawOffer),
        claim_is_offer: shall("9.1.b.3", Rule::ClaimIsOffer),
        repetition_ahead: fixing("9.2.a", Rule::RepetitionAhead, 3),
        announced_fixed: Some(shall("9.2.a", Rule::AnnouncedMoveFixed)),
        repetition_now: fixing("9.2.b", Rule::RepetitionNow, 3),
        same_position: shall("9.2", Rule::SamePosition),
        same_en_passant: shall("9.2", Rule::SameEnPassant),
        same_castling: shall("9.2", Rule::SameCastling),
        fifty_ahead: fixing("9.3.a", Rule::FiftyAhead, 100),
        fifty_now: fixing("9.3.b", Rule::FiftyNow, 100),
        lost: DrawClaim::UntilTouching(shall("9.4", Rule::DrawClaimLost)),
        clocks_stopped: shall("9.5", Rule::ClaimStopsClocks),
        not_withdrawn: shall("9.5", Rule::ClaimNotWithdrawn),
        correct: shall("9.5.a", Rule::CorrectClaim),
        announced_is_played: shall("9.5.b", Rule::AnnouncedMovePlayed),
        without_scoresheet: None,
        fivefold: Fivefold::InARow(fixing("9.6.a", Rule::Fivefold, 5)),
        seventy_five: Some(fixing("9.6.b", Rule::SeventyFive, 150)),
    },
    quickplay: Some(QuickplayFinish {
        games: QuickplayGames::IfAnnounced {
            announced: shall("G.2", Rule::QuickplayFinish),
            without_increment: shall("G.3", Rule::QuickplayExcluded),
        },
        claim: fixing("G.5", Rule::QuickplayClaim, 120),
        accepted: shall("G.5.a", Rule::QuickplayAccepted),
        postponed: Provision::choosing(EditionId::E2014, "G.5.b", Rule::QuickplayPostponed, 120),
        // DOUBT: of Appendix G of 2014 the copies that were read end at G.5.b; G.5.c follows from the edition of
        // 2017, and the number of the last clause is not known.
        rejected: fixing("G.5.c", Rule::QuickplayRejected, 120),
        is_final: None,
        increment: Some(Provision::choosing(
            EditionId::E2014,
            "G.4",
            Rule::QuickplayIncrement,
            IncrementRequest { each: 5, bonus: 120 },
        )),
        without_arbiter: shall("G.6", Rule::QuickplayNoArbiter),
    }),
    completed_by_clock: shall("6.2.a", Rule::CompletedByClock),
    completed_by_next_move: Some(shall("6.2.a", Rule::CompletedByNextMove)),
    press_is_allowed: shall("6.2.a", Rule::PressIsAllowed),
    hand_on_clock: shall("6.2.b", Rule::HandOnClock),
    loss_on_time: fixing("6.9", Rule::LossOnTime, MateTest::AnySeriesOfMoves),
    both_flags: fixing("6.11", Rule::BothFlags, BothFlags::OrderMayBeUnknown),
    illegal_move_then_flag: FlagOrder::Disputed,
    clock_times_by_judgement: fixing("7.1", Rule::ClockTimesByJudgement, ClockTimes::BestJudgement),
    wrong_set_up: shall("7.2.a", Rule::WrongSetUp),
    clock_setting: shall("6.10.b", Rule::ClockSetting),
    clock_placed: shall("6.5", Rule::ClockPlaced),
    board_turned: shall("7.2.b", Rule::BoardTurned),
    colours_reversed: fixing("7.3", Rule::ColoursReversed, ColoursReversed::GoesOn),
    pieces_displaced: shall("7.4", Rule::PiecesDisplaced),
    displacement_found: shall("7.6", Rule::DisplacementFound),
    non_move: NonMove::Improper { rule: shall("6.2.c", Rule::ImproperPress), compensation: 120 },
    unpromoted_pawn: UnpromotedPawn::BecomesQueen(shall("7.5.a", Rule::PawnBecomesQueen)),
    distraction: shall("11.5", Rule::Distraction),
    advice: shall("11.3.a", Rule::Advice),
    refusal: shall("11.7", Rule::Refusal),
    conduct: Some(Conduct {
        disrepute: shall("11.1", Rule::Disrepute),
        leaving_venue: shall("11.2.a", Rule::LeavingVenue),
        leaving_area: shall("11.2.b", Rule::LeavingArea),
        reporting: None,
        outsiders: Some(shall("11.2.c", Rule::Outsiders)),
        devices: Devices::OnThePersonLoses {
            // DIFFERENCE: the text before 1 October 2014 asked whether the device had been brought into the
            // venue, and had no bag.
            forbidden: shall("11.3.b", Rule::DevicesForbidden),
            on_person: shall("11.3.b", Rule::DeviceOnPerson),
            bag: shall("11.3.b", Rule::DeviceInBag),
        },
        inspection: Some(shall("11.3.b", Rule::Inspection)),
        smoking: fixing("11.3.c", Rule::Smoking, Smoking::Tobacco),
        phones_of_others: shall("12.8", Rule::PhonesOfOthers),
        infraction: shall("11.6", Rule::Infraction),
        both_refuse: shall("11.8", Rule::BothRefuse),
        clock_handled: shall("6.2.c", Rule::ClockHandled),
        stopped_without_reason: shall("6.12.d", Rule::StoppedWithoutReason),
        recording: Recording {
            duty: shall("8.1.a", Rule::Recording),
            time_trouble: fixing(
                "8.4",
                Rule::RecordingInTimeTrouble,
                TimeTrouble { less_than: 300, increment_below: 30 },
            ),
            not_needed: may("A.2", Rule::RecordingNotNeeded),
            in_advance: shall("8.1.a", Rule::NotInAdvance),
            before_the_next_move: shall("8.1.c", Rule::RecordedBeforeNext),
            content: fixing("8.1.b", Rule::ScoresheetContent, Placed::Elsewhere),
            visible: shall("8.2", Rule::ScoresheetVisible),
            draw_offer: shall("8.1.d", Rule::DrawOfferNoted),
            looks: None,
            signed: shall("8.7", Rule::ResultSigned),
            completed_after_flag_fall: shall("8.5.b", Rule::ScoresheetCompleted),
            assistance: None,
        },
        start: Start {
            default_time: fixing("6.7.a", Rule::DefaultTime, Unspecified::Silent),
            excused: Some(may("6.7.a", Rule::DelayExcused)),
            neither_present: shall("6.7.b", Rule::NeitherPresent),
        },
        explanation: Some(shall("11.9", Rule::Explanation)),
        stopped_for_help: may("6.12.b", Rule::StoppedForHelp),
        finished_players: shall("11.4", Rule::FinishedPlayers),
        helper_for_pieces: Some(may("4.9", Rule::HelperForPieces)),
        helper_for_clock: may("6.2.e", Rule::HelperForClock),
        helper_for_score: may("8.1.e", Rule::HelperForScore),
        displays: shall("6.13", Rule::NoClaimByDisplays),
        // DOUBT: the end of Appendix D, and Appendix E from E.10 on, were not read in this edition: no number is known.
        special_board: SpecialBoard {
            two_boards: shall("D.1", Rule::TwoBoards),
            announced: shall("D.2.1", Rule::MoveAnnouncedAloud),
            made: shall("D.2.3", Rule::MadeWhenAnnounced),
            clock_started: shall("D.2.3", Rule::ClockAfterAnnouncing),
            sighted: shall("D.2.4", Rule::SightedByTheRules),
            score: may("D.2.6", Rule::ScoreInBraille),
            slip: shall("D.2.7", Rule::SlipOfTheTongue),
            scores_agree: shall("D.2.8", Rule::BoardsByTheScores),
            scores_differ: shall("App. D", Rule::ScoresRetraced),
            assistant_moves: may("App. D", Rule::AssistantMoves),
            assistant_announces: may("App. D", Rule::AssistantAnnounces),
            assistant_keeps_score: may("App. D", Rule::AssistantKeepsScore),
            assistant_informs: shall("App. D", Rule::AssistantInforms),
            assistant_claims: may("App. D", Rule::AssistantClaimsTime),
            assistant_adjourns: may("App. D", Rule::AssistantAdjourns),
            assistant_of_sighted: may("App. D", Rule::AssistantOfSighted),
        },
        adjourned: Adjourned {
            sealing: shall("E.1.a", Rule::Sealing),
            early: shall("E.1.b", Rule::SealedEarly),
            offer: shall("E.4", Rule::OfferAfterSealing),
            concluded: shall("E.6", Rule::ConcludedMeanwhile),
            opened: shall("E.7", Rule::EnvelopeOpened),
            ambiguous: shall("E.8", Rule::SealedAmbiguously),
            unclear: shall("E.8", Rule::SealedUnclearly),
            illegal: shall("E.8", Rule::SealedIllegally),
            replier_present: shall("E.9", Rule::ReplierPresent),
            replier_arrives: may("E.9", Rule::ReplierArrives),
            reply_sealed: may("E.9", Rule::ReplySealed),
            late: fixing("App. E", Rule::LateForResumption, None),
            late_excused: may("App. E", Rule::DelayExcused),
            neither_resumes: None,
            envelope_lost: shall("App. E", Rule::EnvelopeLost),
            position_lost: shall("App. E", Rule::PositionLost),
            times: shall("App. E", Rule::TimesOfResumption),
        },
    }),
    appeal: shall("11.10", Rule::Appeal),
    bystanders: shall("12.7", Rule::Bystanders),
    laws_are_observed: shall("12.1", Rule::LawsAreObserved),
    penalties: Provision::choosing(
        EditionId::E2014,
        "12.9",
        Rule::Penalties,
        &[
            Measure::Warning,
            Measure::MoreTimeForOpponent,
            Measure::LessTimeForOffender,
            Measure::Fine,
            Measure::LossOfGame,
            Measure::MorePointsForOpponent,
            Measure::FewerPointsForOffender,
            Measure::Expulsion,
        ],
    ),
    no_intervention: shall("12.6", Rule::NoIntervention),
    standard: STANDARD,
    rapid_supervised: RegimeRules {
        branch: Some((shall("A.3", Rule::SupervisedPlay), Supervision::Adequate)),
        ..STANDARD
    },
    rapid_unsupervised: RAPID_UNSUPERVISED,
    blitz_supervised: RegimeRules {
        branch: Some((shall("B.3", Rule::SupervisedPlay), Supervision::Adequate)),
        wrong_claim: fixing("B.2", Rule::WrongClaim, 60),
        illegal_move_penalty: fixing(
            "B.2",
            Rule::IllegalMovePenalty,
            IllegalMovePenalty::Time { bonus: 60, losing: Some(2) },
        ),
        ..STANDARD
    },
    blitz_unsupervised: RegimeRules {
        branch: Some((shall("B.4", Rule::UnsupervisedRapid), Supervision::Inadequate)),
        wrong_claim: fixing("B.2", Rule::WrongClaim, 60),
        ..RAPID_UNSUPERVISED
    },
};

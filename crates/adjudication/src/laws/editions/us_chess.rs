//! US Chess, seventh edition, where it differs from FIDE.
//!
//! DOUBT: where only a chapter is cited, the number of the paragraph was not read.

use crate::edition_id::EditionId;
use crate::laws::Measure;
use crate::laws::edition::{
    ArbiterCall, BothFlags, CastlingBars, CastlingMeant, ClockTimes, ColoursReversed, DrawClaim,
    Draws, EachColour, Edition, Fivefold, FlagOrder, Flags, GameEndingMove, IllegalMoveInitiative,
    IllegalMovePenalty, MateTest, MoveMade, NonMove, OneHand, OwnTime, RegimeRules, Resignation,
    RookFirstCastling, SetUpCutoff, TimePressure, TouchBreach, UnpromotedPawn, UpsideDownRook,
};
use crate::laws::{Provision, Rule};

const fn shall(article: &'static str, rule: Rule) -> Provision {
    Provision::shall(EditionId::UsChess, article, rule)
}

const fn may(article: &'static str, rule: Rule) -> Provision {
    Provision::may(EditionId::UsChess, article, rule)
}

const fn fixing<T>(article: &'static str, rule: Rule, value: T) -> Provision<T> {
    Provision::fixing(EditionId::UsChess, article, rule, value)
}

const STANDARD: RegimeRules = RegimeRules {
    branch: None,
    touch_breach: TouchBreach::OnClaim {
        claim: shall("10", Rule::TouchClaim),
        forfeited: shall("10", Rule::TouchClaimForfeited),
    },
    illegal_move: IllegalMoveInitiative::AmongTheLastMoves {
        found: fixing("11A", Rule::CorrectionAmongLastMoves, 10),
        pressure: fixing(
            "11D1",
            Rule::CorrectionAmongLastMovesInTimePressure,
            TimePressure { last_moves: 2, less_than: 300, increment_below: 30 },
        ),
    },
    illegal_move_completed: shall("9G", Rule::CompletedByClock),
    illegal_move_undone: shall("11A", Rule::IllegalMoveUndone),
    illegal_move_penalty: fixing(
        "11D",
        Rule::IllegalMovePenalty,
        IllegalMovePenalty::Time { bonus: 120, losing: None },
    ),
    disputed_extra_time: None,
    no_mate_no_loss: shall("11D", Rule::NoMateNoLoss),
    wrong_claim: fixing("14C6", Rule::WrongClaim, 120),
    disputed_claim: None,
    flags: Flags {
        arbiter: ArbiterCall::No,
        player: shall("13C1", Rule::FlagOnClaim),
        own_time: OwnTime::NotNeeded,
        both_down: None,
    },
    set_up_cutoff: Some(fixing("11F", Rule::SetUpCutoff, SetUpCutoff::after(10))),
    clock_setting_cutoff: None,
};

const BLITZ: RegimeRules = RegimeRules {
    illegal_move: IllegalMoveInitiative::Opponent {
        claim: shall("Blitz", Rule::IllegalMoveLosesOnClaim),
        switched_off: None,
        agreement: None,
    },
    illegal_move_penalty: fixing("Blitz", Rule::IllegalMovePenalty, IllegalMovePenalty::Loss),
    no_mate_no_loss: shall("Blitz", Rule::NoMateNoLoss),
    illegal_move_undone: shall("Blitz", Rule::IllegalMoveLosesOnClaim),
    ..STANDARD
};

pub(crate) static LAWS: Edition = Edition {
    id: EditionId::UsChess,
    having_the_move: shall("9", Rule::HavingTheMove),
    king_is_not_captured: shall("8", Rule::KingIsNotCaptured),
    bishop_moves: shall("8", Rule::BishopMoves),
    rook_moves: shall("8", Rule::RookMoves),
    queen_moves: shall("8", Rule::QueenMoves),
    no_passing_over: shall("8", Rule::NoPassingOver),
    knight_moves: shall("8", Rule::KnightMoves),
    pawn_moves: shall("8", Rule::PawnMoves),
    promotion: shall("8F7", Rule::Promotion),
    king_moves: shall("8", Rule::KingMoves),
    castling: shall("8", Rule::Castling),
    castling_bars: CastlingBars::all_in(shall("8", Rule::Castling)),
    chess960_castling: shall("8", Rule::Chess960Castling),
    own_king_safe: shall("8", Rule::OwnKingSafe),
    legal_move: shall("8", Rule::LegalMove),
    illegal_move_defined: shall("8", Rule::IllegalMoveDefined),
    illegal_position: None,
    another_move: shall("1C2a", Rule::LawsAreObserved),
    one_hand: OneHand::TouchRule(shall("9", Rule::OneHand)),
    adjusting: may("10F", Rule::Adjusting),
    // MISSING: how US Chess words the test was not read.
    touch_deliberate: None,
    touch_intended: None,
    touch_presumed: None,
    touched_out_of_hole: None,
    touched_own_piece: shall("10", Rule::TouchedOwnPiece),
    touched_opponent_piece: shall("10", Rule::TouchedOpponentPiece),
    touched_both_colours: fixing("9B", Rule::TouchedBothColours, EachColour::One),
    king_and_rook_touched: shall("10", Rule::KingAndRookTouched),
    rook_touched_first: shall("10I2", Rule::RookTouchedFirst),
    rook_first_castling: RookFirstCastling::BarredOrAllowed {
        barred: shall("10I2", Rule::RookTouchedFirst),
        allowed: may("10I2, Variation I", Rule::RookTouchedFirst),
    },
    castling_meant_but_illegal: fixing(
        "10",
        Rule::CastlingMeantButIllegal,
        CastlingMeant::KingThenRook,
    ),
    promotion_choice: shall("9", Rule::PromotionChoice),
    upside_down_rook: UpsideDownRook::Queen(shall("8F7", Rule::UpsideDownRook)),
    nothing_touched_playable: may("10", Rule::NothingTouchedPlayable),
    released_piece_stands: shall("9A", Rule::ReleasedPieceStands),
    move_made: MoveMade {
        capture: shall("9A", Rule::ReleasedPieceStands),
        castling: shall("9C", Rule::ReleasedPieceStands),
        promotion: shall("9", Rule::ReleasedPieceStands),
    },
    released_castling_king: shall("9C", Rule::ReleasedCastlingKing),
    released_king_otherwise: None,
    released_promotion_pawn: shall("9", Rule::ReleasedPromotionPawn),
    checkmate: shall("13", Rule::Checkmate),
    stalemate: shall("14", Rule::Stalemate),
    dead_position: shall("14", Rule::DeadPosition),
    game_ending_move: GameEndingMove::Legal,
    resignation: Resignation::OpponentWins(shall("13", Rule::Resignation)),
    agreed_draw: fixing("14", Rule::AgreedDraw, 0),
    draws: Draws {
        offer: shall("14", Rule::DrawOffer),
        claim_is_offer: shall("14", Rule::ClaimIsOffer),
        repetition_ahead: fixing("14C", Rule::RepetitionAhead, 3),
        announced_fixed: None,
        repetition_now: fixing("14C", Rule::RepetitionNow, 3),
        same_position: shall("14C", Rule::SamePosition),
        same_en_passant: shall("14C", Rule::SameEnPassant),
        same_castling: shall("14C", Rule::SameCastling),
        fifty_ahead: fixing("14", Rule::FiftyAhead, 100),
        fifty_now: fixing("14", Rule::FiftyNow, 100),
        lost: DrawClaim::UntilThePress(shall("14C4", Rule::DrawClaimLost)),
        clocks_stopped: may("14C", Rule::ClaimStopsClocks),
        not_withdrawn: shall("14C", Rule::ClaimNotWithdrawn),
        correct: shall("14C", Rule::CorrectClaim),
        announced_is_played: shall("14C6", Rule::AnnouncedMovePlayed),
        without_scoresheet: None,
        fivefold: Fivefold::InARow(Provision::choosing(
            EditionId::UsChess,
            "14K",
            Rule::Fivefold,
            5,
        )),
        seventy_five: Some(Provision::choosing(EditionId::UsChess, "14K", Rule::SeventyFive, 150)),
    },
    // MISSING: the claim of insufficient losing chances in sudden death was not read.
    quickplay: None,
    completed_by_clock: shall("9G", Rule::CompletedByClock),
    completed_by_next_move: None,
    press_is_allowed: shall("9G", Rule::PressIsAllowed),
    hand_on_clock: shall("9G", Rule::HandOnClock),
    loss_on_time: fixing(
        "13C1",
        Rule::LossOnTime,
        MateTest::MaterialList(shall("14E", Rule::MaterialToWinOnTime)),
    ),
    both_flags: fixing("14G", Rule::BothFlags, BothFlags::DrawnInAnyOrder),
    illegal_move_then_flag: FlagOrder::Disputed,
    clock_times_by_judgement: fixing("16R", Rule::ClockTimesByJudgement, ClockTimes::NotAdjusted),
    wrong_set_up: shall("11F", Rule::WrongSetUp),
    clock_setting: shall("16", Rule::ClockSetting),
    clock_placed: shall("16", Rule::ClockPlaced),
    board_turned: shall("11F", Rule::BoardTurned),
    colours_reversed: fixing(
        "11F",
        Rule::ColoursReversed,
        ColoursReversed::NewGameBeforeCompleted(10),
    ),
    pieces_displaced: shall("1C2a", Rule::PiecesDisplaced),
    displacement_found: shall("11F", Rule::DisplacementFound),
    non_move: NonMove::Improper { rule: shall("1C2a", Rule::ImproperPress), compensation: 120 },
    unpromoted_pawn: UnpromotedPawn::StillToFinish(shall("8F7", Rule::PromotionToFinish)),
    distraction: shall("1C2a", Rule::Distraction),
    advice: shall("1C2a", Rule::Advice),
    refusal: shall("1C2a", Rule::Refusal),
    conduct: None,
    appeal: shall("1C2a", Rule::Appeal),
    bystanders: shall("1C2a", Rule::Bystanders),
    laws_are_observed: shall("1C2a", Rule::LawsAreObserved),
    penalties: Provision::choosing(
        EditionId::UsChess,
        "1C2a",
        Rule::Penalties,
        &[Measure::Warning, Measure::MoreTimeForOpponent],
    ),
    no_intervention: shall("16E", Rule::NoIntervention),
    standard: STANDARD,
    rapid_supervised: STANDARD,
    rapid_unsupervised: STANDARD,
    blitz_supervised: BLITZ,
    blitz_unsupervised: BLITZ,
};

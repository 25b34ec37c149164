//! The names of the rules.

use serde::{Deserialize, Serialize};

/// A stable name for a rule. It outlives renumbering between editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// The definition of having the move.
    HavingTheMove,
    /// A king may not be taken, nor left attacked.
    KingIsNotCaptured,
    /// The moves of the bishop.
    BishopMoves,
    /// The moves of the rook.
    RookMoves,
    /// The moves of the queen.
    QueenMoves,
    /// Bishop, rook and queen do not pass over other pieces.
    NoPassingOver,
    /// The moves of the knight.
    KnightMoves,
    /// The moves of the pawn.
    PawnMoves,
    /// A pawn on the last rank is exchanged as part of the same move.
    Promotion,
    /// The moves of the king.
    KingMoves,
    /// Castling: king first, then rook, under its conditions.
    Castling,
    /// Chess960: the squares on which king and rook end, and the conditions of castling.
    Chess960Castling,
    /// No move may leave one's own king attacked.
    OwnKingSafe,
    /// One hand for one move.
    OneHand,
    /// Two hands on one move count as an illegal move.
    TwoHands,
    /// Pieces may be adjusted once that has been said.
    Adjusting,
    /// A touch on purpose binds.
    TouchDeliberate,
    /// A touch binds only if the piece was to be moved or captured.
    TouchIntended,
    /// Contact that is not clearly accidental counts as intent.
    TouchPresumed,
    /// On a special board, a piece is touched once it is out of its hole.
    TouchedOutOfHole,
    /// An own piece touched must be moved.
    TouchedOwnPiece,
    /// An opponent's piece touched must be captured.
    TouchedOpponentPiece,
    /// A piece of each colour touched: that capture.
    TouchedBothColours,
    /// King and rook touched: castling on that side.
    KingAndRookTouched,
    /// Rook touched before the king: no castling on that side.
    RookTouchedFirst,
    /// Castling meant but illegal: another king move.
    CastlingMeantButIllegal,
    /// The promoted piece is final when it touches the square.
    PromotionChoice,
    /// The status of a rook standing upside down.
    UpsideDownRook,
    /// Any legal move, if nothing touched can be played.
    NothingTouchedPlayable,
    /// A piece released on a square stays there.
    ReleasedPieceStands,
    /// The king released two squares away: only castling on that side.
    ReleasedCastlingKing,
    /// The king released for an illegal castling: another king move, else any move.
    ReleasedKingOtherwise,
    /// The pawn released on the last rank: no other square.
    ReleasedPromotionPawn,
    /// The definition of a legal move.
    LegalMove,
    /// The definition of an illegal move.
    IllegalMoveDefined,
    /// A position that no series of legal moves leads to is illegal.
    IllegalPosition,
    /// The opponent may claim a breach of the touch rules.
    TouchClaim,
    /// The right to claim ends with a deliberate touch.
    TouchClaimForfeited,
    /// A move ends the game only if it is legal and regularly made.
    GameEndingMove,
    /// Mate ends the game.
    Checkmate,
    /// Resignation ends the game.
    Resignation,
    /// Stalemate ends the game.
    Stalemate,
    /// A dead position ends the game.
    DeadPosition,
    /// An agreed draw ends the game.
    AgreedDraw,
    /// A move is completed when the clock has been pressed.
    CompletedByClock,
    /// A move not clocked is completed by the player's next one.
    CompletedByNextMove,
    /// A player must always be allowed to press his clock.
    PressIsAllowed,
    /// The hand that moved presses the clock.
    HandOnClock,
    /// The clock pressed before a move is improper handling.
    ImproperPress,
    /// The clock pressed without a move counts as an illegal move.
    ClockWithoutMove,
    /// The moment at which a flag counts as fallen.
    FlagFallen,
    /// A flag counts as fallen only on a player's claim.
    FlagOnClaim,
    /// No loss on time to an opponent with too little material and no forced win.
    MaterialToWinOnTime,
    /// The arbiter calls a flag that he sees fall.
    ArbiterCallsFlag,
    /// The claim of a draw is lost for this move.
    DrawClaimLost,
    /// A draw is offered after the move and before the press, without conditions, and not withdrawn.
    DrawOffer,
    /// A claim of a draw is an offer of one as well.
    ClaimIsOffer,
    /// A claim that the position is about to appear often enough.
    RepetitionAhead,
    /// The move announced with a claim cannot be changed.
    AnnouncedMoveFixed,
    /// A claim that the position has just appeared often enough.
    RepetitionNow,
    /// The definition of the same position.
    SamePosition,
    /// A pawn that could be captured en passant makes a different position.
    SameEnPassant,
    /// A right to castle that is held makes a different position.
    SameCastling,
    /// A claim on fifty moves, the announced one included.
    FiftyAhead,
    /// A claim on fifty moves.
    FiftyNow,
    /// The clocks are stopped for a claim of a draw.
    ClaimStopsClocks,
    /// A claim of a draw cannot be withdrawn.
    ClaimNotWithdrawn,
    /// A correct claim draws the game at once.
    CorrectClaim,
    /// The opponent is given time after an incorrect claim, and the game goes on.
    WrongClaim,
    /// The announced move is played after an incorrect claim.
    AnnouncedMovePlayed,
    /// A player who does not record keeps his claims of a draw.
    ClaimWithoutScoresheet,
    /// The fivefold repetition draws the game without a claim.
    Fivefold,
    /// Seventy-five moves draw the game without a claim.
    SeventyFive,
    /// The games whose last period is a quickplay finish.
    QuickplayFinish,
    /// The games whose last period is none, although the moves have to be made in a limited time.
    QuickplayExcluded,
    /// A player with little time left may claim a draw in a quickplay finish.
    QuickplayClaim,
    /// The arbiter accepts the claim in a quickplay finish: drawn.
    QuickplayAccepted,
    /// The arbiter postpones his decision on the claim in a quickplay finish.
    QuickplayPostponed,
    /// The arbiter rejects the claim in a quickplay finish: time for the opponent.
    QuickplayRejected,
    /// The decision in a quickplay finish is final.
    QuickplayFinal,
    /// A player with little time left may ask for an increment.
    QuickplayIncrement,
    /// A claim in a quickplay finish without an arbiter ends the game.
    QuickplayNoArbiter,
    /// A player who has not made his moves in time has lost.
    LossOnTime,
    /// Both flags are down and nobody knows which fell first.
    BothFlags,
    /// Both flags are down: drawn, whichever fell first.
    BothFlagsDown,
    /// The times after a correction are set by best judgement.
    ClockTimesByJudgement,
    /// A wrong initial position: a new game.
    WrongSetUp,
    /// A clock that was set wrongly is set right.
    ClockSetting,
    /// The arbiter decides where the clock is placed.
    ClockPlaced,
    /// A player who arrives after the default time loses the game.
    DefaultTime,
    /// The arbiter may decide otherwise on a late arrival.
    DelayExcused,
    /// Neither player is there: White loses the time until he arrives.
    NeitherPresent,
    /// A board the wrong way round: the position is transferred.
    BoardTurned,
    /// Colours reversed.
    ColoursReversed,
    /// A wrong set-up can no longer be claimed after so many moves.
    SetUpCutoff,
    /// The setting of the clock is no longer changed after so many moves.
    ClockSettingCutoff,
    /// A player who displaces pieces puts them right on his own time.
    PiecesDisplaced,
    /// Displaced pieces found later: back to the position before.
    DisplacementFound,
    /// A pawn left on the last rank becomes a queen.
    PawnBecomesQueen,
    /// A pawn left on the last rank is still to be exchanged.
    PromotionToFinish,
    /// A completed illegal move is undone.
    IllegalMoveUndone,
    /// Time for the opponent, and loss of the game at the last count.
    IllegalMovePenalty,
    /// Lost games are drawn where no mate is possible.
    NoMateNoLoss,
    /// Distracting or annoying the opponent is forbidden.
    Distraction,
    /// Using advice is forbidden.
    Advice,
    /// Persistent refusal to comply loses the game.
    Refusal,
    /// Both players persist in refusing: the game is lost by both.
    BothRefuse,
    /// Nothing that brings the game into disrepute may be done.
    Disrepute,
    /// A player leaves the playing venue only with permission.
    LeavingVenue,
    /// The player who has the move leaves the playing area only with permission.
    LeavingArea,
    /// Others come into the playing area only with permission.
    Outsiders,
    /// No electronic device without the arbiter's approval.
    DevicesForbidden,
    /// A device that makes a sound loses the game.
    DeviceSounds,
    /// A device on the person loses the game.
    DeviceOnPerson,
    /// The event may allow devices in a bag, completely switched off.
    DeviceInBag,
    /// The arbiter may have clothes and bags inspected.
    Inspection,
    /// Smoking only where the arbiter permits it.
    Smoking,
    /// Nobody uses a telephone in the venue.
    PhonesOfOthers,
    /// An infraction of the rules of conduct leads to penalties.
    Infraction,
    /// The clock is handled properly.
    ClockHandled,
    /// A player who stops the clocks without a valid reason is penalised.
    StoppedWithoutReason,
    /// The moves are recorded, one after the other.
    Recording,
    /// In time trouble without a sufficient increment the moves need not be recorded.
    RecordingInTimeTrouble,
    /// In rapid and blitz the moves need not be recorded.
    RecordingNotNeeded,
    /// No move is written in advance.
    NotInAdvance,
    /// A move is recorded before the player's next one is made.
    RecordedBeforeNext,
    /// The uses of the scoresheet.
    ScoresheetContent,
    /// The scoresheet is visible to the arbiter.
    ScoresheetVisible,
    /// The number of moves is checked as soon as a flag falls.
    FlagCheck,
    /// The clock is conclusive, unless it is evidently defective.
    ClockDefect,
    /// The arbiter may give the players time for a disturbance from outside.
    Disturbance,
    /// A certified electronic scoresheet is used, if the event prescribes it.
    ElectronicScoresheet,
    /// If neither player records, both bring their scoresheets up to date after a flag-fall, with the clocks stopped.
    NeitherRecords,
    /// If no scoresheet is complete, the game is reconstructed on a second board.
    GameReconstructed,
    /// If the game cannot be reconstructed, the next move counts as the first of the next period.
    NextPeriod,
    /// The event may forbid a draw by agreement, or before a number of moves, without the arbiter's consent.
    DrawsRestricted,
    /// After a flag-fall the scoresheet is completed before another move.
    ScoresheetCompleted,
    /// An offer of a draw is noted on the scoresheet.
    DrawOfferNoted,
    /// Five looks at the arbiter's scoresheet; more distract the opponent.
    LooksAtScoresheet,
    /// The event may oblige a player to report before leaving the playing area.
    ReportedLeaving,
    /// The result that both players signed stands.
    ResultSigned,
    /// Both players assist in a reconstruction.
    Assistance,
    /// A sighted and a visually disabled player use two boards where either demands it.
    TwoBoards,
    /// Each move is announced, repeated and executed on the other board.
    MoveAnnouncedAloud,
    /// A visually disabled player has made a move once it is announced.
    MadeWhenAnnounced,
    /// The opponent's clock is started only after the announcement.
    ClockAfterAnnouncing,
    /// For the sighted player the normal rules on touching and making a move apply.
    SightedByTheRules,
    /// A visually disabled player keeps the score in Braille, in longhand, or on a recording device.
    ScoreInBraille,
    /// A slip of the tongue is corrected at once, before the opponent's clock is started.
    SlipOfTheTongue,
    /// Boards that differ are put right by the scores that agree.
    BoardsByTheScores,
    /// The moves are retraced to where the scores agree.
    ScoresRetraced,
    /// An assistant makes the moves on the other board.
    AssistantMoves,
    /// An assistant announces the moves.
    AssistantAnnounces,
    /// An assistant keeps the score and starts the opponent's clock.
    AssistantKeepsScore,
    /// An assistant tells the number of moves and the times only on request.
    AssistantInforms,
    /// An assistant claims that the time limit has been exceeded.
    AssistantClaimsTime,
    /// An assistant sees to the formalities of an adjournment.
    AssistantAdjourns,
    /// An assistant of the sighted player makes and announces the moves, and no more.
    AssistantOfSighted,
    /// The player who has the move seals it; one that is made on the board after the order is the one to be sealed.
    Sealing,
    /// A move sealed before the end of the session counts as sealed at its end.
    SealedEarly,
    /// An offer that the opponent makes after the sealing stays open until it is answered.
    OfferAfterSealing,
    /// A draw agreed, or a resignation, before the resumption concludes the game.
    ConcludedMeanwhile,
    /// The envelope is opened only when the player who must reply is present.
    EnvelopeOpened,
    /// An ambiguous sealed move loses the game.
    SealedAmbiguously,
    /// A sealed move whose meaning cannot be established loses the game.
    SealedUnclearly,
    /// An illegal sealed move loses the game.
    SealedIllegally,
    /// The sealed move is made on the board, and the clock of who replies is started.
    ReplierPresent,
    /// A player who must reply and arrives later may stop his clock and have the envelope opened.
    ReplierArrives,
    /// The opponent may seal his reply while the player who sealed is absent.
    ReplySealed,
    /// A player who arrives for the resumption after the default time loses the game.
    LateForResumption,
    /// The player who must reply loses the time until he arrives, if neither is there at the resumption.
    NeitherResumes,
    /// The game goes on with the move that its player says he sealed, if the envelope is lost.
    EnvelopeLost,
    /// A new game is played, if position and times cannot be established either.
    PositionLost,
    /// Wrong times are corrected where they are pointed out before one's first move.
    TimesOfResumption,
    /// A player may ask the arbiter to explain an article.
    Explanation,
    /// A player stops the clocks only to ask for the arbiter's assistance.
    StoppedForHelp,
    /// Players who have finished are spectators.
    FinishedPlayers,
    /// A player who cannot move the pieces may have an assistant, acceptable to the arbiter.
    HelperForPieces,
    /// A player who cannot use the clock may have an assistant, acceptable to the arbiter.
    HelperForClock,
    /// A player who cannot record may have an assistant, acceptable to the arbiter.
    HelperForScore,
    /// No claim rests on nothing but what is displayed in the hall.
    NoClaimByDisplays,
    /// The arbiter's decision may be appealed against.
    Appeal,
    /// A bystander who sees an irregularity may tell only the arbiter.
    Bystanders,
    /// The arbiter sees that the Laws are observed.
    LawsAreObserved,
    /// The penalties at the arbiter's disposal.
    Penalties,
    /// The arbiter does not intervene except where the Laws say so.
    NoIntervention,
    /// Supervised play follows the Competition Rules.
    SupervisedPlay,
    /// Unsupervised rapid follows its own rules first.
    UnsupervisedRapid,
    /// Breaches of the touch rules are ruled on only on request.
    TouchRulingOnRequest,
    /// Illegal moves are corrected on the opponent's claim, before his own move.
    IllegalMoveOnClaim,
    /// Both kings in check or an unfinished promotion: the arbiter steps in.
    PlainIllegality,
    /// The rapid rule on illegal moves does not apply in blitz.
    RapidRuleSwitchedOff,
    /// A completed illegal move is claimed as a win in blitz.
    IllegalMoveLosesOnClaim,
    /// A correction after the opponent's own move needs agreement.
    CorrectionByAgreement,
    /// The arbiter or the opponent acts before the opponent's next move.
    IllegalMoveBeforeReply,
    /// A plainly illegal position after one more move: the game is drawn.
    LateIllegalPosition,
    /// Illegal moves are corrected only among the last moves.
    CorrectionAmongLastMoves,
    /// Illegal moves in time pressure are corrected only on the opponent's claim, and among fewer moves.
    CorrectionAmongLastMovesInTimePressure,
    /// An old code: a touched man must be played.
    OldTouchedMan,
    /// An old code: an enemy man touched must be taken, or else the king moved.
    OldEnemyManTouched,
    /// An old code: a false move, and the remedies that the opponent may choose from.
    OldFalseMove,
    /// An old code: an objection has to be made before the opponent touches a man.
    OldObjection,
    /// An old code: no rule on claims of a draw.
    OldDrawClaim,
    /// An old code: mate, stalemate, resignation and agreement end the game.
    OldGameEnd,
}

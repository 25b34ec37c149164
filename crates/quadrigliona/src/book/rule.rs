//! The rules by name: one for each sentence of the document that rules something, and one for each
//! article of the FIDE Laws that is followed beside them.

use serde::Serialize;
use strum::VariantArray;

/// The name of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, VariantArray)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// A team registers by the day before.
    PreRegistration,
    /// Arriving late is possible where it has been agreed with the organisers.
    LateArrival,
    /// Whoever takes part accepts the rules on display.
    TakingPartAccepts,
    /// The runner jumps through hoops with his feet together.
    HoopsOnTheWay,
    /// A minute for each piece that falls.
    PieceFalls,
    /// A minute for each hoop that is touched.
    HoopTouched,
    /// The minute is taken from the team, on both its clocks.
    MinuteOnBothClocks,
    /// Every occurrence costs its minute.
    EveryOccurrenceCounts,
    /// The event is a knock-out in at least two groups.
    KnockOut,
    /// Members of a team may be exchanged freely.
    FreeExchange,
    /// A captain is named before the start.
    CaptainNamed,
    /// The teams can be told apart by caps or otherwise.
    TeamsToldApart,
    /// Fifteen minutes for a game.
    FifteenMinutes,
    /// The player who made the move presses the clock.
    MoverPresses,
    /// One player of an eliminated team may be hired where a team is short.
    OneHiredPlayer,
    /// Teams are admitted in the order in which they registered.
    OrderOfRegistration,
    /// A drawn match may be decided by a race on foot.
    RaceBreaksTie,
    /// A drawn match may be awarded to the team that has played and is unbeaten.
    AwardBreaksTie,
    /// FIDE blitz is followed where nothing else is said.
    FollowsFideBlitz,
    /// Two teams of two players and a runner, on different boards (rule 1).
    TwoPlayersAndRunner,
    /// One player of each team has White, the other Black (rule 1).
    OneOfEachColour,
    /// The runner carries one piece at a time (rule 1).
    OnePieceAtATime,
    /// The runner stays off the boards (rule 1).
    RunnerOffTheBoards,
    /// The runner does not touch the clocks (rule 1).
    RunnerOffTheClocks,
    /// The match is two games played at the same time (rule 2).
    TwoGamesAtOnce,
    /// The boards stand close together, the clocks outside, in everybody's sight (rule 3).
    ClocksInSight,
    /// Both games begin together (rule 4).
    BeginTogether,
    /// Every captured piece goes to the partner (rule 5).
    CapturedGoesToPartner,
    /// Pieces are passed only once the move is completed (rule 5).
    PassedAfterTheMove,
    /// Captured pieces become the partner's reserve and have his colour (rule 5).
    ReserveOfPartner,
    /// The reserve is visible to the other team (rule 6).
    ReserveVisible,
    /// A piece of the reserve may be put on the board instead of a move (rule 7).
    DropInsteadOfMove,
    /// Putting a piece may give check or mate (rule 7).
    DropMayMate,
    /// Whoever puts a piece may not be in check at the end of his turn (rule 7).
    KingSafeAfterDrop,
    /// No pawn is put on the first or the last rank (rule 7).
    NoPawnOnEndRanks,
    /// A piece is put only on an empty square, and only from the reserve (rule 7).
    OnlyReserveOnEmptySquare,
    /// A pawn put on its starting rank moves like one that began there (rule 8).
    DroppedPawnStartsAnew,
    /// After its double step it may be taken en passant (rule 8).
    DroppedPawnEnPassant,
    /// A rook that came from the reserve does not castle (rule 8).
    DroppedRookNeverCastles,
    /// A promoted pawn physically stays a pawn (rule 9).
    PromotedStaysPawn,
    /// The promotion piece is announced aloud (rule 9).
    PromotionNamedAloud,
    /// A promoted pawn that is captured is a pawn again (rule 9).
    CapturedPromotedIsPawn,
    /// Every piece off the boards counts as reserve of the partner (rule 10).
    OffBoardIsReserve,
    /// Nobody is stalemated while a piece may be put (rule 10).
    NeverStalemated,
    /// Nobody is mated while a piece may be put that parries the check (rule 10).
    NotMatedWhileDropParries,
    /// Mate by contact, by a knight or by double check is final (rule 10).
    FinalMate,
    /// Nobody is ever without enough pieces to mate (rule 10).
    NoLackOfMaterial,
    /// A player may wait as long as the game goes on (rule 10).
    MayWait,
    /// Each plays only on his own board (rule 11).
    OwnBoardOnly,
    /// Each presses only his own clock (rule 11).
    OwnClockOnly,
    /// A player may handle the pieces captured by his partner (rule 11).
    PartnersCaptures,
    /// Nobody touches pieces in the opponent's turn (rule 12).
    HandsOffInOpponentsTurn,
    /// Nobody obstructs the opponent's view (rule 12).
    ViewNotObstructed,
    /// Repeated violations may be punished up to the loss of the game (rule 12).
    RepeatedViolations,
    /// Partners may talk, suggest and ask (rule 13).
    PartnersMayTalk,
    /// Nobody irritates the opponents or offends them (rule 13).
    NoOffence,
    /// Noise is kept to a minimum (rule 13).
    LittleNoise,
    /// Touch-move does not apply (rule 14).
    NoTouchMove,
    /// A move is completed only by the press (rule 14).
    CompletedByPress,
    /// Several moves should not be begun at once (rule 14).
    OneMoveAtATime,
    /// A move not yet pressed may be taken back (rule 14).
    TakenBackBeforePress,
    /// In a dispute both members together stop both clocks and call the arbiter (rule 15).
    DisputeByBoth,
    /// A draw may be claimed after three repetitions (rule 17).
    RepetitionClaim,
    /// Three repetitions are four occurrences (rule 17).
    FourOccurrences,
    /// The repetitions are counted aloud (rule 17).
    CountedAloud,
    /// The position recurs on one board (rule 17).
    OnOneBoard,
    /// No piece of the reserve brought it about (rule 17).
    NotByDrops,
    /// A move is illegal only once the opponent's clock runs (rule 18).
    IllegalOncePressed,
    /// A minute for the opponent at the first two illegal moves (rule 18).
    IllegalMoveMinute,
    /// The third illegal move loses (rule 18).
    ThirdIllegalMoveLoses,
    /// As soon as a game ends, its players stop (rule 19).
    FinishedGameStops,
    /// The first game to end decides the match (rule 19).
    FirstEndDecides,
    /// Both games at the same time won by one team: it wins (rule 19).
    BothWonAtOnce,
    /// Both games at the same time, ended otherwise: a draw (rule 19).
    OtherwiseDrawn,
    /// A capture that lets the partner mate, and the capturer mated: at the same time (rule 20).
    CaptureAndMate,
    /// A draw is offered by both members (rule 21).
    OfferByBoth,
    /// A draw is accepted by both members (rule 21).
    AcceptanceByBoth,
    /// A draw agreed decides the match (rule 21).
    AgreementDecides,
    /// The movement of the pieces, and the legality of a move (FIDE 2009, 4.6).
    LegalMove,
    /// A king is not left attacked (FIDE 2009, 3.9).
    OwnKingSafe,
    /// The king castles first (FIDE 2009, 3.8).
    KingCastlesFirst,
    /// A pawn is taken en passant (FIDE 2009, 3.7.d).
    EnPassant,
    /// A promotion is completed as part of the move (FIDE 2009, 7.4.a).
    PromotionCompleted,
    /// A game is won by checkmate (FIDE 2009, 5.1.a).
    Checkmate,
    /// A game is lost by resignation (FIDE 2009, 5.1.b).
    Resignation,
    /// A game is drawn by stalemate (FIDE 2009, 5.2.a).
    Stalemate,
    /// An illegal move is claimed before the claimant has made his own (FIDE 2009, B.3.c).
    IllegalMoveOnClaim,
    /// An illegal move loses at once: replaced by rule 18 (FIDE 2009, B.3.c).
    IllegalMoveLosesAtOnce,
    /// A later correction is made only if both agree (FIDE 2009, B.3.c).
    CorrectionByAgreement,
    /// The arbiter corrects the illegal move that he finds (FIDE 2009, 7.4.a).
    IllegalMoveFound,
    /// The position before an illegal move is put back (FIDE 2009, 7.4.a).
    PositionPutBack,
    /// The arbiter sets the times (FIDE 2009, 6.13).
    TimesSet,
    /// No claim is made in the last two minutes (FIDE 2009, B.3.b).
    NoQuickplayFinish,
    /// A flag is considered to have fallen once a player claims it (FIDE 2009, A.4.d).
    FlagOnClaim,
    /// The game is drawn where both flags have fallen (FIDE 2009, A.4.d.3).
    BothFlagsDown,
    /// A player whose time is used up loses, unless the opponent cannot mate (FIDE 2009, 6.9).
    LossOnTime,
    /// A wrong set-up is claimed before each has completed three moves (FIDE 2009, A.4.a).
    SetUpCutoff,
    /// The games begin anew after a wrong set-up (FIDE 2009, 7.1.a).
    WrongSetUp,
    /// Nobody has to record the moves (FIDE 2009, A.2).
    NoScoresheet,
    /// The conditions under which positions are the same (FIDE 2009, 9.2).
    SamePosition,
    /// A wrong claim costs three minutes (FIDE 2009, 9.5.b).
    WrongClaimMinutes,
    /// Advice from others is forbidden (FIDE 2009, 12.3.a).
    NoAdvice,
    /// Whoever acts on the board has the move (FIDE 2009, 1.1).
    HavingTheMove,
    /// The measures of the arbiter where no penalty is fixed (FIDE 2009, 13.4).
    Penalties,
    /// The arbiter does not intervene otherwise (FIDE 2009, 13.6).
    NoIntervention,
}

impl Rule {
    /// Every rule, in the order of the document; then the articles that are followed beside it.
    pub const ALL: [Rule; Rule::VARIANTS.len()] =
        *Rule::VARIANTS.first_chunk().expect("of the same length");
}

//! The facts on which provisions hold.

use serde::Serialize;
use shakmaty::{CastlingSide, Color, Move, Role, Square};

use super::arisen::Arisen;
use super::mating_line::MatingLine;
use crate::game_record::Difference;
use crate::improbable::Improbability;
use crate::incident::{Finding, Misconduct, Purpose, Quickplay, Remedy, SetUpFault, Setting};
use crate::measure::Measure;
use crate::movement::Breach;
use acconcio_mate as mate;
use acconcio_notation as notation;

/// A fact that decides whether a provision holds. The texts for readers are in the language files.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The board shows a legal move.
    BoardShowsLegalMove(#[serde(with = "notation::played")] Move),
    /// The board shows something that no legal move brings about.
    BoardShows(Breach),
    /// The turn did not start from a legal position, and it breaks no Law plainly.
    Undetermined,
    /// The rook was moved before the king.
    RookMovedFirst(#[serde(with = "notation::castling_side")] CastlingSide),
    /// The board is unchanged.
    BoardUnchanged,
    /// A pawn was left on the last rank.
    PawnLeftOnLastRank(#[serde(with = "notation::square")] Square),
    /// A piece was taken off and nothing has been put in its place yet.
    NothingInPlaceYet,
    /// A hand is still on the piece.
    StillInHand,
    /// Nothing has been released yet.
    NothingReleased,
    /// The clock was pressed, by this act.
    ClockPressed(usize),
    /// The clock was not pressed.
    ClockNotPressed,
    /// The opponent had already replied.
    OpponentReplied,
    /// Mate is on the board.
    Mate,
    /// Stalemate is on the board.
    Stalemate,
    /// A dead position is on the board.
    DeadPosition,
    /// A player resigned.
    Resigned(#[serde(with = "notation::color")] Color),
    /// The players agreed a draw.
    Agreed,
    /// This piece was touched first among those that can be played.
    TouchedFirst(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// A piece of each colour was touched.
    TouchedBoth {
        /// The player's own piece.
        #[serde(with = "notation::square")]
        own: Square,
        /// The opponent's piece.
        #[serde(with = "notation::square")]
        opponent: Square,
    },
    /// King and rook were touched, king first or together.
    KingThenRook(#[serde(with = "notation::castling_side")] CastlingSide),
    /// The rook was touched, then the king.
    RookThenKing(#[serde(with = "notation::castling_side")] CastlingSide),
    /// Castling on this side is illegal.
    CastlingIllegal(#[serde(with = "notation::castling_side")] CastlingSide),
    /// The king has no legal move.
    KingCannotMove,
    /// The touch was by accident.
    TouchedByAccident(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// The touch is disputed.
    TouchDisputed(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// The touch was announced as adjusting.
    TouchAnnounced(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// The piece touched can neither be moved nor captured.
    CannotBePlayed(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// The order of the touches cannot be established.
    OrderUnknown,
    /// No piece was touched on purpose.
    NothingTouched,
    /// A piece was released on a square.
    Released(#[serde(with = "notation::role")] Role, #[serde(with = "notation::square")] Square),
    /// The new piece has touched the promotion square.
    NewPieceOnSquare(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// Two hands were used for one move.
    TwoHandsUsed,
    /// A claim was made in time, by this act.
    ClaimedInTime(usize),
    /// The claim came after the claimant had touched a piece.
    ClaimedAfterTouch(usize),
    /// The claim came after the claimant had made his own move.
    ClaimedAfterOwnMove(usize),
    /// The claim was made by the player at fault.
    ClaimedByOffender(usize),
    /// The game was over when this act came.
    GameWasOver(usize),
    /// The flag of this player has not fallen.
    FlagNotFallen(#[serde(with = "notation::color")] Color),
    /// The piece was put back, or let go of, on its square without a word that it was being adjusted.
    AdjustedInSilence(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// Nobody with the right to claim has claimed.
    NobodyClaimed,
    /// The opponent let it pass.
    OpponentLetItPass(usize),
    /// Both players agreed to put it right.
    BothAgreed,
    /// Both kings are in check.
    BothKingsInCheck,
    /// A promotion was not completed.
    PromotionUnfinished,
    /// Neither both kings in check nor a promotion unfinished.
    NotPlain,
    /// The arbiter knows of it.
    ArbiterKnows,
    /// The arbiter did not see it, and nobody told him.
    ArbiterDoesNotKnow,
    /// The Laws do not name this case.
    LawsAreSilent,
    /// This is the player's offence with this number.
    OffenceNumber(#[serde(with = "notation::color")] Color, u8),
    /// The opponent can mate from this position by these moves.
    MatePossible {
        /// The position, in Forsyth-Edwards notation.
        fen: String,
        /// The moves of both players to mate.
        line: MatingLine,
    },
    /// The opponent can no longer mate: this is proven for this position.
    MateImpossible {
        /// The position, in Forsyth-Edwards notation.
        fen: String,
        /// The number of forced plies.
        forced: u32,
        /// The reason on which the proof rests after them.
        reason: mate::Reason,
    },
    /// Whether the opponent can mate from this position could not be decided within the limits of a ruling.
    MateUndecided {
        /// The position, in Forsyth-Edwards notation.
        fen: String,
    },
    /// The position is not a legal one, and nothing excludes a mate by the opponent.
    MateNotExcluded,
    /// The opponent has too little material to win on time.
    TooLittleMaterial,
    /// The opponent has material enough to win on time.
    EnoughMaterial,
    /// The opponent can force mate within this many moves.
    MateIsForced(u32),
    /// The supervision is adequate.
    SupervisionAdequate,
    /// The supervision is not adequate.
    SupervisionInadequate,
    /// The position is to be put back, so the times are to be set.
    PositionPutBack,
    /// An irregularity occurred, so the times are to be set.
    IrregularityOccurred,
    /// No irregularity calls for the arbiter.
    NothingToCorrect,
    /// The game is not a competition over the board.
    OutsideTheLaws(Setting),
    /// The rook on this square stands upside down.
    RookUpsideDown(#[serde(with = "notation::square")] Square),
    /// The flag of this player fell, by this act.
    FlagFell(#[serde(with = "notation::color")] Color, usize),
    /// The fallen flag was neither seen by the arbiter nor claimed.
    FlagNotNoticed(#[serde(with = "notation::color")] Color),
    /// The claimant's own flag is down too.
    OwnFlagDown(#[serde(with = "notation::color")] Color),
    /// Both flags are down.
    BothFlagsDown,
    /// The player had completed so many moves when his flag fell; so many are prescribed.
    PrescribedMoves {
        /// The player.
        #[serde(with = "notation::color")]
        player: Color,
        /// The moves that he had completed, from the first of the game.
        completed: u32,
        /// The moves that the period prescribes.
        needed: u32,
    },
    /// This is not the last period.
    NotTheLastPeriod,
    /// The illegal move was completed before the flag fell.
    IllegalMoveBeforeFlag,
    /// The flag fell before the illegal move was completed.
    FlagBeforeIllegalMove,
    /// This fault was there from the first move on.
    SetUp(SetUpFault),
    /// The player arrived so many seconds after the start; so many are allowed.
    Arrived {
        /// The player.
        #[serde(with = "notation::color")]
        player: Color,
        /// The seconds after the start.
        waited: u32,
        /// The default time in seconds.
        allowed: u32,
    },
    /// The player has not arrived so many seconds after the start; so many are allowed.
    NotArrived {
        /// The player.
        #[serde(with = "notation::color")]
        player: Color,
        /// The seconds after the start.
        waited: u32,
        /// The default time in seconds.
        allowed: u32,
    },
    /// Neither player was there when the game began.
    NeitherWasPresent,
    /// The event specifies no default time, and the edition does not say what follows.
    NoDefaultTime,
    /// The arbiter excused the delay, by this act.
    DelayWasExcused(usize),
    /// The piece was felt and left in its hole.
    FeltInItsHole(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// The piece was taken out of its hole.
    TakenOutOfItsHole(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// This player is blind or visually disabled.
    VisuallyDisabled(#[serde(with = "notation::color")] Color),
    /// This player is sighted.
    Sighted(#[serde(with = "notation::color")] Color),
    /// The sealed move is this legal one.
    Sealed(#[serde(with = "notation::played")] Move),
    /// The sealed text stands for more than one legal move, by this act.
    SealedAmbiguously(usize),
    /// The sealed text cannot be read as a move, by this act.
    SealedUnclearly(usize),
    /// The sealed text is an illegal move, by this act.
    SealedIllegally(usize),
    /// So many seconds of the session were left when the move was sealed.
    SessionLeft(u32),
    /// The arbiter told the player to seal, by this act.
    ToldToSeal(usize),
    /// The opponent offered a draw after the move had been sealed, by this act.
    OfferedAfterSealing(usize),
    /// The game ended between the sealing and the resumption, by this act.
    EndedWhileAdjourned(usize),
    /// This player is there when the game is resumed.
    ThereToResume(#[serde(with = "notation::color")] Color),
    /// This player is not there when the game is resumed.
    NotThereToResume(#[serde(with = "notation::color")] Color),
    /// The envelope is missing, by this act.
    EnvelopeMissing(usize),
    /// This player has not moved since the game was resumed.
    NotMovedSince(#[serde(with = "notation::color")] Color),
    /// This player has moved since the game was resumed.
    MovedSince(#[serde(with = "notation::color")] Color),
    /// Both players signed the result, the second by this act.
    ResultWasSigned(usize),
    /// The players signed different results, or only one of them did, by this act.
    NotSignedByBoth(usize),
    /// Each player has made this many moves.
    MovesMade(u32),
    /// Each player has completed this many moves.
    MovesCompleted(u32),
    /// The schedule of the event would suffer if the clock stayed as it is set.
    ScheduleWouldSuffer,
    /// A piece was displaced, by this act.
    PieceDisplaced(usize),
    /// The displaced pieces were put right by the player himself.
    PutRight,
    /// The displaced pieces were not put right before the press.
    NotPutRight,
    /// A player handled pieces without having the move, by this act.
    WithoutTheMove(#[serde(with = "notation::color")] Color, usize),
    /// The clock was pressed with the other hand.
    OtherHandOnClock,
    /// The player was kept from pressing his clock, by this act.
    PressPrevented(usize),
    /// The player distracted the opponent, by this act.
    Distracted(usize),
    /// Advice was given or taken, by this act.
    Advised(usize),
    /// The player refused to go on, by this act.
    Refused(usize),
    /// Somebody did this, by this act.
    Misbehaved(Misconduct, usize),
    /// The arbiter had permitted it, by this act.
    Permitted(usize),
    /// The event prescribes electronic scoresheets.
    PrescribesElectronic,
    /// Neither player has recorded the moves.
    NeitherRecorded,
    /// One of the players has recorded the moves.
    APlayerRecorded,
    /// The arbiter has kept the score, by this act.
    ArbiterKeptScore(usize),
    /// Neither the players nor the arbiter have a complete score.
    NoScoreIsComplete,
    /// The game was reconstructed, by this act.
    WasReconstructed(usize),
    /// The game cannot be reconstructed, as found by this act.
    CannotBeReconstructed(usize),
    /// Both players have made so many moves; the event asks for so many before a draw by agreement.
    MovesBeforeADraw {
        /// The moves that both players have made.
        made: u32,
        /// The moves that the event asks for.
        needed: u32,
    },
    /// The event allows no draw by agreement.
    NoDrawByAgreement,
    /// A draw was only offered.
    OnlyOffered,
    /// The device was completely switched off, by this act.
    SwitchedOff(usize),
    /// The device was in the venue, and not on the person, by this act.
    NotOnThePerson(usize),
    /// The regulations of the event allow devices in a bag.
    EventAllowsBag,
    /// The regulations of the event specify this penalty for a device on the person.
    EventPenalty(Measure),
    /// The opponent had the move when the player did this.
    OpponentHadTheMove(usize),
    /// The game is a rapid or blitz game.
    PlayedFaster,
    /// Both players have persisted in refusing.
    BothRefused,
    /// The player said only after the touch that he was adjusting, by this act.
    AdjustedTooLate(usize),
    /// The move was not made regularly.
    NotRegular,
    /// The player made his next move after one without a press.
    MadeNextMove,
    /// The position before it cannot be established; nobody recorded it.
    NotRecorded,
    /// The players had not both made a move.
    TooEarlyToAgree,
    /// The arbiter waits until one more move is completed.
    WaitsForNextMove,
    /// The position is still illegal after one more move.
    StillIllegal,
    /// The position is no longer illegal.
    LegalAgain,
    /// The fault lies more of the player's moves back than may be corrected.
    TooLongAgo(u32),
    /// The fault lies within the player's last moves.
    WithinLastMoves(u32),
    /// A bystander told the arbiter, by this act.
    ToldByBystander(usize),
    /// The opponent chose this remedy.
    RemedyChosen(Remedy),
    /// This remedy is not available: there is no such move.
    RemedyImpossible(Remedy),
    /// The objection came before the objector touched a man.
    ObjectedInTime(usize),
    /// The decision was appealed against, by this act.
    Appealed(usize),
    /// The player is still free to put it right himself.
    NotCompletedYet,
    /// The position has arisen at these moments, the last being the one asked about; this many are needed.
    Repeated {
        /// The moments at which it arose, in order.
        arisen: Vec<Arisen>,
        /// The number of occurrences needed.
        needed: usize,
    },
    /// A position that looks like it but is a different one.
    OnlyLooksAlike {
        /// The moment at which it arose.
        arisen: Arisen,
        /// The difference.
        difference: Difference,
    },
    /// The plies without a capture or a pawn move, and the number needed.
    QuietHalfMoves {
        /// The number played.
        made: u32,
        /// The number needed.
        needed: u32,
    },
    /// The claimant has written this move and declared it.
    MoveAnnounced(#[serde(with = "notation::played")] Move),
    /// The claimant has declared a move and not written it before this claim.
    MoveNotWritten(usize),
    /// The claimant has named no move before this claim.
    NoMoveNamed(usize),
    /// The move that the claimant has named cannot be played.
    NamedMoveIllegal,
    /// The claimant did not have the move, at this claim.
    ClaimedWithoutTheMove(usize),
    /// The claimant asked to withdraw his claim, by this act.
    ClaimTakenBack(usize),
    /// The clocks were stopped for the claim, by this act.
    StoppedForClaim(usize),
    /// The clock was running while he claimed.
    NotStoppedForClaim,
    /// A draw was claimed, by this act.
    DrawClaimed(usize),
    /// The positions that would count were not recorded.
    CannotBeVerified,
    /// This claim does not fall under this article.
    ClaimOfAnotherKind(usize),
    /// The event announced a quickplay finish, or nothing of the kind.
    QuickplayAnnounced(Quickplay),
    /// The game is played with this increment, in seconds.
    PlayedWithIncrement(u32),
    /// The game is a blitz game.
    PlayedAsBlitz,
    /// The edition has no such request.
    NoSuchRequest(usize),
    /// The claimant had not asked for an increment before this claim.
    IncrementNotAskedFor(usize),
    /// The claimant asked for an increment of so many seconds for both, by this act.
    IncrementAskedFor {
        /// The act.
        act: usize,
        /// Seconds for each move.
        seconds: u32,
    },
    /// The time that a claimant had left, in seconds, and the time that he must have less than.
    TimeLeft {
        /// The claimant.
        #[serde(with = "notation::color")]
        player: Color,
        /// The seconds left.
        left: u32,
        /// The limit in seconds.
        needed: u32,
    },
    /// The claimant's flag had fallen before this claim.
    ClaimedAfterFlag(usize),
    /// The arbiter found this, by this act.
    Found(Finding, usize),
    /// The arbiter has not found yet how the opponent plays.
    NotFoundYet(usize),
    /// A draw was offered at another time than after the move and before the press, by this act.
    OfferedAtAnotherTime(usize),
    /// The arbiter has to consider whether this act annoyed the opponent.
    AnnoyanceToConsider(usize),
    /// A draw was offered on a condition, by this act; the offer is valid without it.
    ConditionVoid(usize),
    /// The player asked to withdraw his offer, by this act; it stands.
    OfferNotWithdrawn(usize),
    /// The opponent asked to see the move first, by this act; the offer stands.
    MoveAskedFor(usize),
    /// The opponent accepted, by this act, when no offer stood any more.
    NoOfferStands(usize),
    /// Mate was declared, by this act, and is not on the board.
    MateOnlyDeclared(usize),
    /// The opponent accepted a mate that was only declared, by this act.
    DeclaredMateAccepted(usize),
    /// The piece was touched for another purpose than to move or capture it.
    TouchedForAnotherPurpose {
        /// The piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// Its square.
        #[serde(with = "notation::square")]
        square: Square,
        /// The purpose.
        purpose: Purpose,
    },
    /// A captured piece of the opponent was put back on the board, by this act.
    CapturedPiecePutBack(usize),
    /// The pieces of the starting position cannot stand there after any game, or hardly.
    Improbable(Improbability),
}

//! The facts on which the rules hold. Their wording in a language is in the app.

use serde::Serialize;
use shakmaty::{CastlingSide, Move, Role, Square};

use crate::act::{Arrangement, Misconduct, Person, RunnerFault, Saying};
use crate::seat::{Seat, Table, Team};
use acconcio_adjudication::incident::SetUpFault;
use acconcio_adjudication::movement::Breach;
use acconcio_notation as notation;

/// A fact that a provision looked at.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// The rules say nothing about the case.
    RulesAreSilent,
    /// Nothing requires the arbiter to act.
    NothingToCorrect,
    /// The clock was pressed by the player who moved, by this act.
    Pressed(usize),
    /// The clock has not been pressed.
    NotPressed,
    /// The clock was pressed by somebody else, by this act.
    PressedBy(Person, usize),
    /// The board shows a legal move, or a piece put where it may be.
    Played(#[serde(with = "notation::played")] Move),
    /// The board shows a change that no legal move makes.
    BoardShows(Breach),
    /// A piece was put where another stood.
    PutOnOccupiedSquare(#[serde(with = "notation::square")] Square),
    /// A pawn was put on the first or the last rank.
    PawnPutOnEndRank(#[serde(with = "notation::square")] Square),
    /// The player's own king is attacked after a piece was put.
    KingLeftInCheck {
        /// The square of the king.
        #[serde(with = "notation::square")]
        king: Square,
        /// The square of the piece that attacks it.
        #[serde(with = "notation::square")]
        by: Square,
    },
    /// The piece put on the board was not in the reserve.
    NotInReserve(#[serde(with = "notation::role")] Role),
    /// The piece put on the board was still on its way.
    StillOnItsWay(#[serde(with = "notation::role")] Role),
    /// No piece was announced for a pawn on the last rank.
    NotNamed(#[serde(with = "notation::square")] Square),
    /// A piece was announced for a pawn on the last rank.
    Named(#[serde(with = "notation::role")] Role, #[serde(with = "notation::square")] Square),
    /// The rook on this square came from the reserve.
    RookFromReserve(#[serde(with = "notation::square")] Square),
    /// The rook was moved before the king.
    RookMovedFirst(#[serde(with = "notation::castling_side")] CastlingSide),
    /// The board is as it was at the beginning of the turn.
    BoardUnchanged,
    /// The player had already changed the board and put it back.
    TakenBack,
    /// This many pieces were moved at once.
    SeveralBegun(usize),
    /// The player has only touched a piece, which does not bind him.
    OnlyTouched,
    /// A piece of this kind, as it physically is, was captured.
    Captured(#[serde(with = "notation::role")] Role),
    /// The captured piece counted as this kind and is physically a pawn.
    CapturedCountedAs(#[serde(with = "notation::role")] Role),
    /// A pawn was put on a square of its starting rank.
    PawnPutOnStart(#[serde(with = "notation::square")] Square),
    /// The king is attacked by a piece next to it.
    CheckByContact(#[serde(with = "notation::square")] Square),
    /// The king is attacked by a knight.
    CheckByKnight(#[serde(with = "notation::square")] Square),
    /// The king is attacked twice.
    DoubleCheck(
        #[serde(with = "notation::square")] Square,
        #[serde(with = "notation::square")] Square,
    ),
    /// No piece that could arrive can be interposed.
    NothingCanParry,
    /// A piece put here would parry the check.
    DropWouldParry(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// The check can be parried on the board.
    CheckCanBeMet(#[serde(with = "notation::played")] Move),
    /// The king is not attacked.
    NotInCheck,
    /// No piece can be moved on the board.
    NoMoveOnBoard,
    /// A piece of this kind could arrive.
    CouldArrive(#[serde(with = "notation::role")] Role),
    /// No piece can arrive, and none is in reserve.
    NothingCanArrive,
    /// A move can be made.
    CanMove(#[serde(with = "notation::played")] Move),
    /// The flag of this player has fallen, by this act if it is one of the incident.
    FlagFell(Seat, usize),
    /// The flag of this player has not fallen.
    FlagUp(Seat),
    /// Both flags on this board have fallen.
    BothDown(Table),
    /// This player could not mate with the material he has.
    CouldNotMate(Seat),
    /// A claim was made in time, by this act.
    ClaimedInTime(usize),
    /// The claim came after the claimant's own move.
    ClaimedAfterOwnMove(usize),
    /// The claimant was not entitled to claim.
    NoStanding(Person, usize),
    /// The claim came from one member alone, or with one clock stopped.
    ClaimedAlone(usize),
    /// The claim came from both members, with both clocks stopped.
    ClaimedTogether(usize),
    /// Nobody has claimed.
    NobodyClaimed,
    /// The opponent has replied.
    OpponentReplied,
    /// Both players agreed to correct it.
    BothAgreed,
    /// The arbiter saw it.
    ArbiterSaw,
    /// The arbiter did not see it.
    ArbiterDidNotSee,
    /// The number of this player's illegal move.
    OffenceNumber(Seat, u8),
    /// The runner of this team committed this fault this many times.
    RunnerErred(Team, RunnerFault, u8),
    /// A piece fell elsewhere, by this act.
    FellElsewhere(usize),
    /// Less time was left than the penalty takes.
    TimeRunsOut(Seat),
    /// The runner carried this many pieces at once.
    CarriedAtOnce(Team, usize),
    /// A piece was handed over after the press.
    HandedOver(#[serde(with = "notation::role")] Role),
    /// A piece was handed over before the press.
    HandedOverTooEarly(#[serde(with = "notation::role")] Role),
    /// A piece lies in this player's reserve.
    Delivered(#[serde(with = "notation::role")] Role, Seat),
    /// The position has occurred this many times on this board, as occurrences are counted.
    Arisen(Table, u8),
    /// The repetitions were counted aloud.
    Counted(u8),
    /// The repetitions were not counted aloud.
    NotCounted,
    /// A piece of the reserve was put on the board in between.
    DropBetween,
    /// The reserves were not the same.
    ReservesDiffer,
    /// Somebody committed this misconduct, by this act.
    Misbehaved(Misconduct, usize),
    /// The team violated the rules of conduct for this number of times.
    Repeatedly(Team, u8),
    /// Somebody said this.
    Said(Person, Saying),
    /// A player acted in his opponent's turn, by this act.
    InOpponentsTurn(usize),
    /// Somebody acted on a board that is not his, by this act.
    OnAnothersBoard(Person, usize),
    /// A player arranged his own reserve in the opponent's turn.
    ArrangedOwnReserve,
    /// A player waits.
    Waits(Seat),
    /// One board began this many seconds before the other, or the other has not begun.
    BeganAlone(Table, u32),
    /// Both boards began together.
    BeganTogether,
    /// The clock of this player showed this many seconds at the start.
    ClockShowed(Seat, u32),
    /// The set-up was wrong from the start.
    SetUp(SetUpFault),
    /// Each player has completed this many moves.
    MovesCompleted(u32),
    /// The game on this board has ended, by this act.
    Ended(Table, usize),
    /// The game on the other board has not ended.
    OtherUnfinished(Table),
    /// Both games ended at the same moment.
    EndedTogether,
    /// The captured piece would mate at once on the other board if put on this square.
    CaptureWouldMate(
        #[serde(with = "notation::role")] Role,
        #[serde(with = "notation::square")] Square,
    ),
    /// The match was over before.
    MatchOver,
    /// A draw was offered, or accepted, by both members.
    ByBothMembers(Team),
    /// A draw was offered, or accepted, by one member.
    ByOneMember(Seat),
    /// The captain cannot act for the members.
    ByCaptain(Team),
    /// The offer was declined.
    Declined(Team),
    /// No offer exists that could be answered.
    NoOffer,
    /// A player resigned.
    Resigned(Seat),
    /// This team alone has played and is unbeaten.
    AloneUnbeaten(Team),
    /// Neither team, or both, have played and are unbeaten.
    NoTeamAloneUnbeaten,
    /// A team made this arrangement.
    Arranged(Arrangement),
}

//! The facts on which the rules hold. Words for them are found elsewhere.

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
    /// The rules say nothing of it.
    RulesAreSilent,
    /// Nothing calls for the arbiter.
    NothingToCorrect,
    /// The clock was pressed by the player who moved, by this act.
    Pressed(usize),
    /// The clock has not been pressed.
    NotPressed,
    /// The clock was pressed by somebody else, by this act.
    PressedBy(Person, usize),
    /// The board shows a legal move, or a piece put as it may be.
    Played(#[serde(with = "notation::played")] Move),
    /// The board shows what no legal move brings about.
    BoardShows(Breach),
    /// A piece was put where another stood.
    PutOnOccupiedSquare(#[serde(with = "notation::square")] Square),
    /// A pawn was put on the first or the last rank.
    PawnPutOnEndRank(#[serde(with = "notation::square")] Square),
    /// After a piece was put, the player's own king stands attacked, by the piece on the second square.
    KingLeftInCheck {
        /// Where the king stands.
        #[serde(with = "notation::square")]
        king: Square,
        /// Where the piece that attacks it stands.
        #[serde(with = "notation::square")]
        by: Square,
    },
    /// The piece put on the board was not in the reserve.
    NotInReserve(#[serde(with = "notation::role")] Role),
    /// The piece put on the board was still on its way.
    StillOnItsWay(#[serde(with = "notation::role")] Role),
    /// A pawn on the last rank was not named.
    NotNamed(#[serde(with = "notation::square")] Square),
    /// A pawn on the last rank was named.
    Named(#[serde(with = "notation::role")] Role, #[serde(with = "notation::square")] Square),
    /// The rook on this square came from the reserve.
    RookFromReserve(#[serde(with = "notation::square")] Square),
    /// The rook was moved before the king.
    RookMovedFirst(#[serde(with = "notation::castling_side")] CastlingSide),
    /// The board is as it was at the beginning of the turn.
    BoardUnchanged,
    /// The player had already changed the board and put it back.
    TakenBack,
    /// So many pieces were in motion at once.
    SeveralBegun(usize),
    /// Nothing binds the player to what he touched.
    OnlyTouched,
    /// A piece of this kind of wood was captured.
    Captured(#[serde(with = "notation::role")] Role),
    /// What was captured counted as this piece and is a pawn of wood.
    CapturedCountedAs(#[serde(with = "notation::role")] Role),
    /// A pawn was put on the square from which pawns start.
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
    /// No piece that could arrive can be put between.
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
    /// No piece can arrive, and none is there.
    NothingCanArrive,
    /// A move can be made.
    CanMove(#[serde(with = "notation::played")] Move),
    /// The flag of this player is down, by this act if it is on film.
    FlagFell(Seat, usize),
    /// The flag of this player is up.
    FlagUp(Seat),
    /// The claimant's own flag is down too.
    BothDown(Table),
    /// This player could not mate with what he has.
    CouldNotMate(Seat),
    /// A claim was made in time, by this act.
    ClaimedInTime(usize),
    /// The claim came after the claimant's own move.
    ClaimedAfterOwnMove(usize),
    /// The claim came from somebody with no right to it.
    NoStanding(Person, usize),
    /// The claim came from one member alone, or with one clock stopped.
    ClaimedAlone(usize),
    /// The claim came from both members, with both clocks stopped.
    ClaimedTogether(usize),
    /// Nobody has claimed.
    NobodyClaimed,
    /// The opponent has replied.
    OpponentReplied,
    /// Both players agreed to put it right.
    BothAgreed,
    /// The arbiter saw it.
    ArbiterSaw,
    /// The arbiter did not see it.
    ArbiterDidNotSee,
    /// The illegal move of this player bears this number.
    OffenceNumber(Seat, u8),
    /// The runner of this team committed this fault so many times.
    RunnerErred(Team, RunnerFault, u8),
    /// A piece fell elsewhere, by this act.
    FellElsewhere(usize),
    /// Less time was left than is taken.
    TimeRunsOut(Seat),
    /// The runner carried so many pieces at once.
    CarriedAtOnce(Team, usize),
    /// A piece was handed over after the press.
    HandedOver(#[serde(with = "notation::role")] Role),
    /// A piece was handed over before the press.
    HandedOverTooEarly(#[serde(with = "notation::role")] Role),
    /// A piece lies in this player's reserve.
    Delivered(#[serde(with = "notation::role")] Role, Seat),
    /// The position has arisen so many times on this board, as they are counted.
    Arisen(Table, u8),
    /// The repetitions were counted aloud.
    Counted(u8),
    /// They were not counted aloud.
    NotCounted,
    /// A piece of the reserve was put on the board in between.
    DropBetween,
    /// The reserves were not the same.
    ReservesDiffer,
    /// Somebody behaved so, by this act.
    Misbehaved(Misconduct, usize),
    /// It was so many times that this team violated the rules of conduct.
    Repeatedly(Team, u8),
    /// Somebody said so.
    Said(Person, Saying),
    /// A player acted in his opponent's turn, by this act.
    InOpponentsTurn(usize),
    /// Somebody acted on a board that is not his, by this act.
    OnAnothersBoard(Person, usize),
    /// A player arranged his own reserve in the opponent's turn.
    ArrangedOwnReserve,
    /// A player waits.
    Waits(Seat),
    /// One board began so many seconds before the other, or the other has not begun.
    BeganAlone(Table, u32),
    /// Both boards began together.
    BeganTogether,
    /// The clock of this player showed so many seconds at the beginning.
    ClockShowed(Seat, u32),
    /// What was wrong from the beginning.
    SetUp(SetUpFault),
    /// So many moves have been completed by each player.
    MovesCompleted(u32),
    /// The game on this board has ended, by this act.
    Ended(Table, usize),
    /// The game on the other board has not ended.
    OtherUnfinished(Table),
    /// Both games ended at the same moment.
    EndedTogether,
    /// What was captured would mate at once on the other board, by this put.
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
    /// The captain cannot do it for the members.
    ByCaptain(Team),
    /// The offer was declined.
    Declined(Team),
    /// There is no offer to answer.
    NoOffer,
    /// A player resigned.
    Resigned(Seat),
    /// This team alone has played and is unbeaten.
    AloneUnbeaten(Team),
    /// Neither team, or both, have played and are unbeaten.
    NoTeamAloneUnbeaten,
    /// What a team arranged.
    Arranged(Arrangement),
}

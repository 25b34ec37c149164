//! Provisions, and what it takes for one to hold.
//!
//! A [`Provision`] is one rule as one edition words it. It becomes a [`Holding`]
//! only together with the fact on which it holds, and only a holding can order
//! anything: an [`Ordered`] value cannot be made in any other way, so nothing
//! in a ruling is without its edition and article.

use serde::Serialize;
use shakmaty::{CastlingSide, Color, Move, Role, Square};

use super::{Article, Citation, EditionId};
use crate::incident::{Remedy, SetUpFault, Setting};
use crate::movement::Breach;

/// A stable name for a rule. It outlives renumbering between editions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Rule {
    /// Who has the move.
    HavingTheMove,
    /// A king may not be taken, nor left attacked.
    KingIsNotCaptured,
    /// How the bishop moves.
    BishopMoves,
    /// How the rook moves.
    RookMoves,
    /// How the queen moves.
    QueenMoves,
    /// Bishop, rook and queen do not pass over other pieces.
    NoPassingOver,
    /// How the knight moves.
    KnightMoves,
    /// How the pawn moves.
    PawnMoves,
    /// A pawn on the last rank is exchanged as part of the same move.
    Promotion,
    /// How the king moves.
    KingMoves,
    /// Castling: king first, then rook, under its conditions.
    Castling,
    /// Chess960: where king and rook end, and under which conditions.
    Chess960Castling,
    /// No move may leave one's own king attacked.
    OwnKingSafe,
    /// One hand for one move.
    OneHand,
    /// Two hands on one move count as an illegal move.
    TwoHands,
    /// Pieces may be adjusted once that has been said.
    Adjusting,
    /// Contact that is not clearly accidental counts as intent.
    TouchPresumed,
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
    /// What a rook standing upside down is.
    UpsideDownRook,
    /// Nothing touched can be played: any legal move.
    NothingTouchedPlayable,
    /// A piece released on a square stays there.
    ReleasedPieceStands,
    /// The king released two squares away: only castling on that side.
    ReleasedCastlingKing,
    /// The king released for an illegal castling: another king move, else any move.
    ReleasedKingOtherwise,
    /// The pawn released on the last rank: no other square.
    ReleasedPromotionPawn,
    /// What makes a move legal.
    LegalMove,
    /// What makes a move illegal.
    IllegalMoveDefined,
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
    /// When a flag counts as fallen.
    FlagFallen,
    /// Only a player's claim makes a flag count as fallen.
    FlagOnClaim,
    /// The arbiter calls a flag that he sees fall.
    ArbiterCallsFlag,
    /// Who has not made his moves in time has lost.
    LossOnTime,
    /// Both flags are down and nobody knows which fell first.
    BothFlags,
    /// The times after a correction are set by best judgement.
    ClockTimesByJudgement,
    /// A wrong initial position: a new game.
    WrongSetUp,
    /// A board the wrong way round: the position is transferred.
    BoardTurned,
    /// Colours reversed.
    ColoursReversed,
    /// After so many moves a wrong set-up is no longer claimed.
    SetUpCutoff,
    /// Who displaces pieces puts them right on his own time.
    PiecesDisplaced,
    /// Displaced pieces found later: back to the position before.
    DisplacementFound,
    /// A pawn left on the last rank becomes a queen.
    PawnBecomesQueen,
    /// A pawn left on the last rank is still to be exchanged.
    PromotionToFinish,
    /// A completed illegal move is undone.
    IllegalMoveUndone,
    /// Time for the opponent, and loss at the last count.
    IllegalMovePenalty,
    /// Lost games are drawn where no mate is possible.
    NoMateNoLoss,
    /// It is forbidden to distract or annoy the opponent.
    Distraction,
    /// It is forbidden to use advice.
    Advice,
    /// Persistent refusal to comply loses the game.
    Refusal,
    /// The arbiter's decision may be appealed against.
    Appeal,
    /// Who sees an irregularity may tell only the arbiter.
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
    /// Touch rulings only on request.
    TouchRulingOnRequest,
    /// Illegal moves on the opponent's claim, before his own move.
    IllegalMoveOnClaim,
    /// Both kings in check or an unfinished promotion: the arbiter steps in.
    PlainIllegality,
    /// Blitz switches the rapid rule on illegal moves off.
    RapidRuleSwitchedOff,
    /// In blitz the completed illegal move is claimed as a win.
    IllegalMoveLosesOnClaim,
    /// After the opponent's own move only agreement corrects.
    CorrectionByAgreement,
    /// The arbiter or the opponent acts before the opponent's next move.
    IllegalMoveBeforeReply,
    /// A plainly illegal position after one more move is drawn.
    LateIllegalPosition,
    /// Only the last moves are looked back upon.
    LookBack,
    /// In time pressure, only the opponent, and fewer moves.
    LookBackInTimePressure,
    /// An old code: a touched man must be played.
    OldTouchedMan,
    /// An old code: an enemy man touched must be taken, or else the king moved.
    OldEnemyManTouched,
    /// An old code: a false move, and what the opponent may choose.
    OldFalseMove,
    /// An old code: who wants to object does so before he touches a man.
    OldObjection,
}

/// How strongly a provision speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Force {
    /// It must be so.
    Shall,
    /// It is left to somebody's choice.
    May,
}

/// A rule as one edition words it: where it stands, and the value it fixes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Provision<T = ()> {
    rule: Rule,
    by: Citation,
    force: Force,
    /// The value it fixes.
    pub value: T,
}

impl Provision {
    /// A provision that must be followed.
    pub const fn shall(edition: EditionId, article: &'static str, rule: Rule) -> Provision {
        Provision::fixing(edition, article, rule, ())
    }

    /// A provision that leaves a choice.
    pub const fn may(edition: EditionId, article: &'static str, rule: Rule) -> Provision {
        Provision::choosing(edition, article, rule, ())
    }
}

impl<T> Provision<T> {
    /// A provision that must be followed and fixes a value.
    pub const fn fixing(
        edition: EditionId,
        article: &'static str,
        rule: Rule,
        value: T,
    ) -> Provision<T> {
        let by = Citation { edition, article: Article(article) };
        Provision { rule, by, force: Force::Shall, value }
    }

    /// A provision that leaves a choice among the values it lists.
    pub const fn choosing(
        edition: EditionId,
        article: &'static str,
        rule: Rule,
        value: T,
    ) -> Provision<T> {
        let by = Citation { edition, article: Article(article) };
        Provision { rule, by, force: Force::May, value }
    }

    /// Where it stands.
    pub const fn by(&self) -> Citation {
        self.by
    }

    /// The provision holds on a fact.
    pub const fn holds(&self, fact: Fact) -> Holding {
        Holding { force: self.force, step: self.step(Status::Holds, fact) }
    }

    /// The provision was asked and its condition is not met, as this fact shows.
    pub const fn not_met(&self, fact: Fact) -> Step {
        self.step(Status::NotMet, fact)
    }

    const fn step(&self, status: Status, fact: Fact) -> Step {
        Step { rule: self.rule, by: self.by, status, fact, under: Vec::new() }
    }
}

/// A provision that holds, on the fact on which it does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding {
    force: Force,
    step: Step,
}

impl Holding {
    /// The rule that holds.
    pub const fn rule(&self) -> Rule {
        self.step.rule
    }

    /// The value that this provision orders.
    pub fn orders<T>(&self, value: T) -> Ordered<T> {
        Ordered { value, by: self.step.by, rule: self.step.rule, force: self.force, sealed: Sealed }
    }

    /// Lets an exception take precedence where it applies; the trace keeps both.
    #[must_use]
    pub fn unless(self, exception: Option<Holding>) -> Holding {
        match exception {
            None => self,
            Some(mut exception) => {
                exception.step.under.push(Step { status: Status::Displaced, ..self.step });
                exception
            }
        }
    }

    /// Adds what was looked at on the way.
    #[must_use]
    pub fn because(mut self, steps: impl IntoIterator<Item = Step>) -> Holding {
        self.step.under.extend(steps);
        self
    }

    /// The node of the trace for a provision that was invoked in vain.
    pub fn into_unmet_step(self, fact: Fact) -> Step {
        Step { status: Status::NotMet, fact, ..self.step }
    }

    /// The node of the trace.
    pub fn into_step(self) -> Step {
        self.step
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sealed;

/// A value together with the provision that orders it. Only a [`Holding`] can make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ordered<T> {
    /// What is ordered.
    pub value: T,
    /// By which article of which edition.
    pub by: Citation,
    /// By which rule.
    pub rule: Rule,
    /// How strongly.
    pub force: Force,
    sealed: Sealed,
}

/// What became of a provision that was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// It holds.
    Holds,
    /// Its condition is not met.
    NotMet,
    /// It would hold, but another takes precedence.
    Displaced,
}

/// A node of the trace: a provision, the fact it looked at, and what stood behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The rule.
    pub rule: Rule,
    /// Its edition and article.
    pub by: Citation,
    /// What became of it.
    pub status: Status,
    /// The fact it looked at.
    pub fact: Fact,
    /// What was asked under it.
    pub under: Vec<Step>,
}

/// A fact that a provision looked at. Words for it are found elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fact {
    /// The board shows a legal move.
    BoardShowsLegalMove(Move),
    /// The board shows what no legal move brings about.
    BoardShows(Breach),
    /// The turn did not start from a legal position, and nothing in it breaks the Laws plainly.
    NotTold,
    /// The rook was moved before the king.
    RookMovedFirst(CastlingSide),
    /// The board is as it was.
    BoardUnchanged,
    /// A pawn was left on the last rank.
    PawnLeftOnLastRank(Square),
    /// A piece was taken off and nothing put in its place yet.
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
    /// Mate stands on the board.
    Mate,
    /// Stalemate stands on the board.
    Stalemate,
    /// A dead position stands on the board.
    DeadPosition,
    /// A player resigned.
    Resigned(Color),
    /// The players agreed a draw.
    Agreed,
    /// This piece was touched first among those that can be played.
    TouchedFirst(Role, Square),
    /// A piece of each colour was touched.
    TouchedBoth {
        /// The player's own piece.
        own: Square,
        /// The opponent's piece.
        opponent: Square,
    },
    /// King and rook were touched, king first or together.
    KingThenRook(CastlingSide),
    /// The rook was touched, then the king.
    RookThenKing(CastlingSide),
    /// Castling on this side is illegal.
    CastlingIllegal(CastlingSide),
    /// The king has no legal move.
    KingCannotMove,
    /// The touch was by accident.
    TouchedByAccident(Role, Square),
    /// The touch is disputed.
    TouchDisputed(Role, Square),
    /// The touch was announced as adjusting.
    TouchAnnounced(Role, Square),
    /// The piece touched can neither be moved nor captured.
    CannotBePlayed(Role, Square),
    /// The order of the touches cannot be established.
    OrderUnknown,
    /// No piece was touched on purpose.
    NothingTouched,
    /// A piece was released on a square.
    Released(Role, Square),
    /// The new piece has touched the promotion square.
    NewPieceOnSquare(Role, Square),
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
    /// The offence of this player bears this number.
    OffenceNumber(Color, u8),
    /// The opponent's material cannot mate.
    MateImpossible,
    /// Material does not exclude a mate by the opponent.
    MateNotExcluded,
    /// The supervision is adequate.
    SupervisionAdequate,
    /// The supervision is not adequate.
    SupervisionInadequate,
    /// The position is to be put back, so the times are to be set.
    PositionPutBack,
    /// An irregularity occurred, so the times are to be set.
    IrregularityOccurred,
    /// Nothing calls for the arbiter.
    NothingToCorrect,
    /// The game is not a competition over the board.
    OutsideTheLaws(Setting),
    /// The rook on this square stands upside down.
    RookUpsideDown(Square),
    /// The flag of this player fell, by this act.
    FlagFell(Color, usize),
    /// The fallen flag was neither seen by the arbiter nor claimed.
    FlagNotNoticed(Color),
    /// The claimant's own flag is down too.
    OwnFlagDown(Color),
    /// Both flags are down.
    BothFlagsDown,
    /// The illegal move was completed before the flag fell.
    IllegalMoveBeforeFlag,
    /// The flag fell before the illegal move was completed.
    FlagBeforeIllegalMove,
    /// What was wrong from the first move on.
    SetUp(SetUpFault),
    /// So many moves have been completed by each player.
    MovesCompleted(u32),
    /// A piece was knocked over or pushed away, by this act.
    PieceKnocked(usize),
    /// The displaced pieces were put right by the player himself.
    PutRight,
    /// The displaced pieces were not put right before the press.
    NotPutRight,
    /// A player handled pieces without having the move, by this act.
    WithoutTheMove(Color, usize),
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
    /// The player said only after the touch that he was adjusting, by this act.
    AdjustedTooLate(usize),
    /// The move was not made regularly.
    NotRegular,
    /// The unclocked move was followed by the player's next one.
    MadeNextMove,
    /// The position before it cannot be established; nobody recorded it.
    NotRecorded,
    /// The players had not both made a move.
    TooEarlyToAgree,
    /// The arbiter waits until one more move is completed.
    WaitsForNextMove,
    /// After one more move the position is still illegal.
    StillIllegal,
    /// The position is no longer illegal.
    LegalAgain,
    /// The fault lies more of the player's moves back than is looked at.
    TooLongAgo(u32),
    /// The fault lies within the player's last moves.
    WithinLastMoves(u32),
    /// A bystander told the arbiter, by this act.
    ToldByBystander(usize),
    /// The opponent chose this remedy.
    RemedyChosen(Remedy),
    /// This remedy is not to be had: there is no such move.
    RemedyImpossible(Remedy),
    /// The objection came before the objector touched a man.
    ObjectedInTime(usize),
    /// The decision was appealed against, by this act.
    Appealed(usize),
    /// The player is still free to put it right himself.
    NotCompletedYet,
}

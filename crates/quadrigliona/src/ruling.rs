//! The ruling of the arbiter of a match: facets, each with the rule that orders it.

mod builder;

use serde::Serialize;
use shakmaty::{Role, Square};

use super::act::Person;
use super::book::{Ordered, Quadrigliona};
use super::disputed_point::{DisputedPoint, PresetReadings};
use super::seat::{PerSeat, Seat, Table, Team};
use acconcio_adjudication::ruling::{self, Admissibility, Completion, Cutoff, Measure, Trigger};
use acconcio_notation as notation;

/// A disputed point and the side taken on it.
pub type SideTaken = ruling::SideTaken<DisputedPoint>;
/// A finished ruling under one choice of readings.
pub(crate) type Closed = ruling::Closed<Subject, Facets, DisputedPoint, Quadrigliona>;
/// Two provisions that fill one slot differently: an error of the core, not of the incident.
pub type Clash = ruling::Clash<Quadrigliona>;

/// The subject of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The person whose turn or conduct it was; a team for its arrangement.
    pub by: Person,
    /// The board concerned, if it is one.
    pub table: Option<Table>,
    /// The index of its first act: the critical moment.
    pub first_act: usize,
    /// The index after its last act.
    pub last_act: usize,
    /// Illegal moves counted against each player before the ruling.
    pub counted: PerSeat<u8>,
}

/// Whether two rulings on one match have the same effect: where a turn is put back, the turns have to be
/// the same.
pub(crate) fn comes_to_the_same(
    (one, facets): (&Subject, &Facets),
    (other, others): (&Subject, &Facets),
) -> bool {
    facets.come_to_the_same(others)
        && (facets.board.value != Reinstatement::BeforeTheTurn || one == other)
}

acconcio_adjudication::facets! {
    book Quadrigliona, points DisputedPoint, readings PresetReadings;
    /// The initiative on which the arbiter acts.
    trigger Trigger: Ordered<Trigger>,
    /// The admission of the claim, offer or arrangement.
    admissibility Admissibility: Option<Ordered<Admission>>,
    /// The classification of the act.
    classification Classification: Ordered<Classification>,
    /// The stage that the move reached.
    completion Completion: Option<Ordered<Completion>>,
    /// The position with which the game goes on.
    board Board: Ordered<Reinstatement>,
    /// The obligation or choice of the player.
    obligation Obligation: Option<Ordered<Duty>>,
    /// The effects on the pieces off the boards, and on what a piece counts as.
    pieces Pieces: Vec<Ordered<PieceEffect>>,
    /// The time added or taken.
    time Time: Vec<Ordered<TimeChange>>,
    /// The illegal moves counted against each player from now on.
    counts Counts: Option<Ordered<PerSeat<u8>>>,
    /// The measures left to the arbiter.
    discipline Discipline: Option<Ordered<Discipline>>,
    /// The result of the game on the board concerned.
    game Game: Option<Ordered<GameOutcome>>,
    /// The result of the match.
    result Result: Ordered<Outcome>,
    /// The ways in which a drawn match may be decided.
    tie_break TieBreak: Option<Ordered<TieBreak>>,
    /// The time until which the opponent may still make a claim.
    window Window: Option<Ordered<Cutoff>>,
}

/// The admission of a claim, offer or arrangement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admission {
    /// As under the FIDE Laws.
    Heard(Admissibility),
    /// Too early: the move has not been completed.
    TooEarly,
    /// A claim or offer of one member, where both have to act together.
    NeedsBothMembers,
    /// A claim of a draw whose repetitions were not counted aloud.
    NotCountedAloud,
    /// This game does not provide for such a claim.
    NotInThisGame,
    /// The organisers admit it.
    Admitted,
    /// The organisers refuse it.
    Refused,
}

/// The classification of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Classification {
    /// A legal move, or no irregularity.
    Legal,
    /// A completed illegal move.
    Illegal,
    /// A move not completed: the clock has not been pressed.
    NotCompleted,
    /// A mate that is final.
    FinalMate,
    /// A check that only a piece from the reserve can parry: no mate.
    NotFinal,
    /// No move on the board, but no stalemate.
    NotStalemate,
    /// Stalemate: neither a move nor a piece that could arrive.
    Stalemate,
    /// A flag-fall.
    FlagFallen,
    /// A fault of the runner with a fixed penalty.
    RunnerFault,
    /// A fault of a player or a runner without a fixed penalty.
    Fault,
    /// Something that this game permits.
    Permitted,
    /// A correct claim.
    CorrectClaim,
    /// A claim that is rejected.
    RefusedClaim,
    /// A draw agreed by both teams.
    Agreed,
    /// An offer or an answer without effect.
    Void,
    /// A resignation.
    Resigned,
    /// The end of the match, and with it of whatever is still going on.
    MatchOver,
    /// An arrangement of a team.
    Arrangement,
}

/// The position with which a game continues.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reinstatement {
    Keep,
    /// The position before the turn that is ruled on.
    BeforeTheTurn,
    /// The position before this act, by which somebody interfered.
    BeforeTheAct(usize),
    /// The start of both games anew, together.
    BothAnew,
}

/// The obligation or choice of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// No obligation: any legal move or drop.
    Free,
    /// The choice to wait; only the clock limits the player.
    MayWait,
    /// The obligation to announce the promotion piece before pressing.
    NamePromotion(#[serde(with = "notation::square")] Square),
    /// The obligation to put back all but one of the moves begun, before pressing.
    FinishOneMove,
}

/// An effect on pieces off the boards, or on what a piece counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceEffect {
    /// The piece belongs to the reserve of this player.
    ToReserve {
        /// The kind of piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// The player whose reserve it is.
        of: Seat,
    },
    /// The piece goes back to the player who captured it, until he has pressed.
    BackToCapturer {
        /// The kind of piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// The player who captured it.
        of: Seat,
    },
    /// The pieces go back to where the runner took them.
    BackToStart {
        /// The number of pieces.
        pieces: u8,
        /// The team of the runner.
        team: Team,
    },
    /// The pawn on this square counts as this piece and physically stays a pawn.
    CountsAs {
        /// The board.
        table: Table,
        /// The square of the pawn.
        #[serde(with = "notation::square")]
        square: Square,
        /// The piece it counts as.
        #[serde(with = "notation::role")]
        role: Role,
    },
    /// The right to castle with this rook does not exist: it came from the reserve.
    NoCastlingWith {
        /// The board.
        table: Table,
        /// The square of the rook.
        #[serde(with = "notation::square")]
        square: Square,
    },
    /// The pawn put here may advance two squares on its first move, and be taken en passant.
    DoubleStepFrom {
        /// The board.
        table: Table,
        /// The square of the pawn.
        #[serde(with = "notation::square")]
        square: Square,
    },
    /// The position has occurred this many times on this board, as the rule counts them.
    Occurred {
        /// The board.
        table: Table,
        /// The number of occurrences.
        times: u8,
    },
}

/// A change of time on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeChange {
    /// The player whose clock it is.
    pub seat: Seat,
    /// The seconds added; negative when taken.
    pub seconds: i32,
}

/// Measures left to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discipline {
    /// The person against whom they are taken.
    pub against: Person,
    /// The measures at the arbiter's disposal, mildest first.
    pub permitted: &'static [Measure],
    /// The one that is recommended.
    pub recommended: Measure,
}

/// The result of the game on one board.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameOutcome {
    Continues,
    Won(Team),
    Drawn,
}

/// The result of the match.
#[allow(missing_docs, reason = "the names say it")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    Continues,
    Won(Team),
    /// A draw, and a tie-break follows.
    Drawn,
    BeginsAnew,
}

/// The ways in which a drawn match may be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// By a race, one player of each team.
    Race,
    /// By a race, or by awarding the match to this team: it alone has played and is unbeaten.
    RaceOrAward(Team),
}

/// A ruling on an incident of a match.
pub type Ruling = ruling::Ruling<Subject, Facets, DisputedPoint, Quadrigliona>;

/// Another tenable reading.
pub type Reading = ruling::Reading<Subject, Facets, DisputedPoint, Quadrigliona>;

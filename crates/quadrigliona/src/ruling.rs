//! What the arbiter of a match rules: facets, each with the rule that orders it.

mod builder;

use serde::Serialize;
use shakmaty::{Role, Square};

use super::act::Person;
use super::book::{Ordered, Quadrigliona, Step};
use super::disputed_point::{DisputedPoint, PresetReadings};
use super::seat::{PerSeat, Seat, Table, Team};
use acconcio_adjudication::ruling::{self, Admissibility, Completion, Cutoff, Measure, Trigger};
use acconcio_notation as notation;

/// A point and the side taken on it.
pub type Choice = ruling::Choice<DisputedPoint>;
/// What is ruled under one choice of readings.
pub(crate) type Closed = ruling::Closed<Subject, Facets, DisputedPoint, Quadrigliona>;
/// Two provisions that fill one slot differently: an error of the core, not of the incident.
pub type Clash = ruling::Clash<Quadrigliona>;

/// A ruling on an incident of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ruling {
    /// What is ruled on.
    pub subject: Subject,
    /// What is ruled, under the incident's own readings.
    pub facets: Facets,
    /// The rules that lead there, in the order in which an arbiter asks them.
    pub trace: Vec<Step>,
    /// The other tenable readings that lead elsewhere.
    pub readings: Vec<Reading>,
}

/// What is ruled on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// Whose turn or conduct it was; none for a team's arrangement or a plain end of the match.
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

/// Whether two rulings on one match come to the same: what is put back is each one's own turn.
pub(crate) fn comes_to_the_same(
    (one, facets): (&Subject, &Facets),
    (other, others): (&Subject, &Facets),
) -> bool {
    facets.come_to_the_same(others)
        && (facets.board.value != Reinstatement::BeforeTheTurn || one == other)
}

acconcio_adjudication::facets! {
    book Quadrigliona, points DisputedPoint, readings PresetReadings;
    /// Who sets the arbiter in motion.
    trigger Trigger: Ordered<Trigger>,
    /// Whether the claim, offer or arrangement may be heard.
    admissibility Admissibility: Option<Ordered<Admission>>,
    /// What the act was.
    classification Classification: Ordered<Classification>,
    /// How far the move got.
    completion Completion: Option<Ordered<Completion>>,
    /// The position with which the game goes on.
    board Board: Ordered<Reinstatement>,
    /// What the player must or may play.
    obligation Obligation: Option<Ordered<Duty>>,
    /// What becomes of the pieces off the boards, and of what a piece counts as.
    pieces Pieces: Vec<Ordered<PieceEffect>>,
    /// Time added or taken.
    time Time: Vec<Ordered<TimeChange>>,
    /// Illegal moves counted against each player from now on.
    counts Counts: Option<Ordered<PerSeat<u8>>>,
    /// Measures left to the arbiter.
    discipline Discipline: Option<Ordered<Discipline>>,
    /// What becomes of the game on the board concerned.
    game Game: Option<Ordered<GameOutcome>>,
    /// What becomes of the match.
    result Result: Ordered<Outcome>,
    /// How a drawn match may be decided.
    tie_break TieBreak: Option<Ordered<TieBreak>>,
    /// Until when something may still be claimed by the opponent.
    window Window: Option<Ordered<Cutoff>>,
}

/// Whether something may be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admission {
    /// As the FIDE Laws have it.
    Heard(Admissibility),
    /// It comes too early: the move has not been completed.
    TooEarly,
    /// Both members of the team have to act together.
    NeedsBothMembers,
    /// The repetitions have to be counted aloud.
    NotCountedAloud,
    /// This game does not know such a claim.
    NotInThisGame,
    /// The organisers admit it.
    Admitted,
    /// The organisers refuse it.
    Refused,
}

/// What an act was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Classification {
    /// A legal move, or nothing objectionable.
    Legal,
    /// A completed illegal move.
    Illegal,
    /// A move not completed: the clock has not been pressed.
    NotCompleted,
    /// A mate that is final.
    FinalMate,
    /// A check that only a piece from the reserve can parry: no mate.
    NotFinal,
    /// Without a move on the board, and no stalemate.
    NotStalemate,
    /// Neither a move nor a piece that could arrive: stalemate.
    Stalemate,
    /// The time was overstepped.
    FlagFallen,
    /// A fault of the runner with a fixed penalty.
    RunnerFault,
    /// A fault of a player or a runner without a fixed penalty.
    Fault,
    /// Something that this game permits.
    Permitted,
    /// A correct claim.
    CorrectClaim,
    /// A claim that is refused.
    RefusedClaim,
    /// A draw agreed by both teams.
    Agreed,
    /// An offer or an answer without effect.
    Void,
    /// The game was given up.
    Resigned,
    /// The match is over, and with it whatever is still going on.
    MatchOver,
    /// An arrangement of a team.
    Arrangement,
}

/// The position with which a game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reinstatement {
    /// As it stands.
    Keep,
    /// As it stood before the turn that is ruled on.
    BeforeTheTurn,
    /// As it stood before this act, by which somebody interfered.
    BeforeTheAct(usize),
    /// Both games begin anew, together.
    BothAnew,
}

/// What a player must or may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// Nothing binds him: any legal move or drop.
    Free,
    /// He may wait; only his clock limits him.
    MayWait,
    /// He has to name the piece before he presses.
    NamePromotion(#[serde(with = "notation::square")] Square),
    /// One of the pieces he set in motion goes back before he presses.
    FinishOneMove,
}

/// What becomes of pieces off the boards, or of what a piece counts as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceEffect {
    /// The piece belongs to the reserve of this player.
    ToReserve {
        /// Which piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// Whose reserve.
        of: Seat,
    },
    /// The piece goes back to the player who captured it, until he has pressed.
    BackToCapturer {
        /// Which piece.
        #[serde(with = "notation::role")]
        role: Role,
        /// Whose.
        of: Seat,
    },
    /// The piece goes back to where the runner took it.
    BackToStart {
        /// How many pieces.
        pieces: u8,
        /// Which team.
        team: Team,
    },
    /// The pawn on this square counts as this piece and stays a pawn of wood.
    CountsAs {
        /// The board.
        table: Table,
        /// Where it stands.
        #[serde(with = "notation::square")]
        square: Square,
        /// What it counts as.
        #[serde(with = "notation::role")]
        role: Role,
    },
    /// The right to castle with this rook does not exist: it came from the reserve.
    NoCastlingWith {
        /// The board.
        table: Table,
        /// Where it stands.
        #[serde(with = "notation::square")]
        square: Square,
    },
    /// The pawn put here may advance two squares on its first move, and be taken en passant.
    DoubleStepFrom {
        /// The board.
        table: Table,
        /// Where it stands.
        #[serde(with = "notation::square")]
        square: Square,
    },
    /// The position has occurred so many times on this board, as the rule counts them.
    Occurred {
        /// The board.
        table: Table,
        /// How many times.
        times: u8,
    },
}

/// A change of time on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeChange {
    /// Whose clock.
    pub seat: Seat,
    /// Seconds added; negative when taken.
    pub seconds: i32,
}

/// Measures left to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discipline {
    /// Against whom.
    pub against: Person,
    /// The measures at the arbiter's disposal, mildest first.
    pub permitted: &'static [Measure],
    /// The one that is recommended.
    pub recommended: Measure,
}

/// What becomes of the game on one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameOutcome {
    /// It goes on.
    Continues,
    /// It is won by this team.
    Won(Team),
    /// It is drawn.
    Drawn,
}

/// What becomes of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It goes on.
    Continues,
    /// It is won by this team.
    Won(Team),
    /// It is drawn, and a tie-break follows.
    Drawn,
    /// It begins anew.
    BeginsAnew,
}

/// How a drawn match may be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum TieBreak {
    /// By a race on foot, one player of each team.
    Race,
    /// By a race, or by awarding the match to this team: it alone has played and is unbeaten.
    RaceOrAward(Team),
}

/// Another tenable reading.
pub type Reading = ruling::Reading<Subject, Facets, DisputedPoint, Quadrigliona>;

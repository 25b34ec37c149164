//! The ruling: facets, each with the article that orders it.

mod builder;
mod mirror;

pub use crate::laws::Measure;
pub use builder::{
    Basis, Clash, Closed, FacetValue, Inquiry, Order, Slot, Unfinished, other_readings,
};

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Chess, Color, Move, Role, Setup, Square};

use crate::disputed_points::{DisputedPoint, Holder, PresetReadings, Side};
use crate::incident::{PerPlayer, Remedy};
use crate::laws::{Laws, Ordered};
use crate::reconstruction::{Reconstruction, Turn};
use acconcio_notation as notation;

/// The turn that is ruled on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subject {
    /// The player whose turn it was.
    pub player: Color,
    /// The index of its first act: the critical moment.
    pub first_act: usize,
    /// The index after its last act.
    pub last_act: usize,
    /// The position before it.
    pub before: Setup,
    /// The position before it as a legal one, if it is.
    pub position: Option<Chess>,
    /// Illegal moves counted against each player before the ruling.
    pub counted: PerPlayer<u8>,
    /// Whether the board at the moment of decision differs from the one before the turn.
    pub is_board_changed: bool,
}

impl Subject {
    /// A turn, with the offences counted before it.
    pub(crate) fn of(
        turn: &Turn,
        reconstruction: &Reconstruction,
        counted: PerPlayer<u8>,
    ) -> Subject {
        Subject {
            player: turn.player,
            first_act: turn.first_act,
            last_act: turn.last_act,
            before: turn.before.setup.clone(),
            position: turn.before.position.clone(),
            counted,
            is_board_changed: reconstruction.board_state().board != turn.before.setup.board,
        }
    }

    /// The player and the first act, which identify the turn: two rulings on one incident with equal values
    /// are on the same turn.
    pub const fn turn(&self) -> (Color, usize) {
        (self.player, self.first_act)
    }
}

/// Whether two rulings on one incident are the same in effect. The board may be put back to the position
/// before the turn only if both are on the same turn.
pub(crate) fn comes_to_the_same(
    (one, facets): (&Subject, &Facets),
    (other, others): (&Subject, &Facets),
) -> bool {
    facets.come_to_the_same(others)
        && (facets.board.value != Reinstatement::BeforeTheTurn || one.turn() == other.turn())
}

crate::facets! {
    book Laws, points Point, readings PresetReadings;
    /// The initiative by which the arbiter acts.
    trigger Trigger: Ordered<Trigger>,
    /// Whether the claim may be heard.
    admissibility Admissibility: Option<Ordered<Admissibility>>,
    /// The classification of the act.
    classification Classification: Ordered<Classification>,
    /// The stage that the move has reached.
    completion Completion: Ordered<Completion>,
    /// The position with which the game goes on.
    board Board: Ordered<Reinstatement>,
    /// The moves that the player must or may play.
    obligation Obligation: Option<Ordered<Obligation>>,
    /// The time added or taken.
    time Time: Vec<Ordered<TimeChange>>,
    /// The range within which the arbiter may set each clock by judgement, before any change of time.
    judgement Judgement: Option<Ordered<ClockRange>>,
    /// The illegal moves counted against each player from now on.
    counts Counts: Option<Ordered<PerPlayer<u8>>>,
    /// The measures left to the arbiter.
    discipline Discipline: Option<Ordered<Discipline>>,
    /// The outcome of the game.
    result Result: Ordered<Outcome>,
    /// The right to claim that is still open, and its time limit.
    window Window: Option<Ordered<ClaimWindow>>,
    /// The remedies from which an old code lets the opponent choose, each with the moves that it permits.
    remedies Remedies: Option<Ordered<Vec<RemedyOpen>>>,
}

impl RulingBuilder<'_> {
    /// Returns the side taken on a point, and remembers that it was asked.
    pub(crate) fn side(&mut self, point: Point) -> Side {
        let side = match point {
            Point::Law(disputed_point) => self.readings.side(disputed_point),
            Point::DisputedTouch { .. }
            | Point::PresumedTouch { .. }
            | Point::UnknownOrder { .. }
            | Point::QuickplayFinding { .. } => Side::First,
        };
        self.ask(point, side)
    }
}

/// A ruling on an incident.
pub type Ruling<S = Subject, F = Facets, P = Point, B = Laws> = builder::Ruling<S, F, P, B>;

/// Another tenable reading.
pub type Reading<S = Subject, F = Facets, P = Point, B = Laws> = builder::Reading<S, F, P, B>;

/// A point and the side taken on it.
pub type SideTaken<P = Point> = builder::SideTaken<P>;

impl SideTaken {
    /// The holders of this side.
    pub const fn holders(&self) -> &'static [Holder] {
        match self.point {
            Point::Law(disputed_point) => disputed_point.holders(self.side),
            Point::DisputedTouch { .. }
            | Point::PresumedTouch { .. }
            | Point::UnknownOrder { .. }
            | Point::QuickplayFinding { .. } => &[Holder::FindingOfFact],
        }
    }
}

/// A point on which a ruling may depend: a disputed point of law, or a fact still to be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Point {
    /// A point on which the Laws are read in two ways.
    Law(DisputedPoint),
    /// A disputed touch: first side not on purpose (not established), second side on purpose.
    DisputedTouch {
        /// The index of the act.
        act: usize,
    },
    /// A disputed touch where the Laws presume intent: first side not clearly accidental, so that it
    /// counts as intent; second side clearly accidental.
    PresumedTouch {
        /// The index of the act.
        act: usize,
    },
    /// Two own pieces touched in an unknown order: first side not established, so that the player
    /// may choose; second side in the order in which the acts are listed.
    UnknownOrder {
        /// The index of the act whose place is unknown.
        act: usize,
    },
    /// A claim in a quickplay finish that is still to be decided when the game is over: first side the opponent
    /// tried to win, second side he did not, or could not.
    QuickplayFinding {
        /// The index of the claim.
        act: usize,
    },
}

impl Point {
    /// Whether the Laws are disputed here, and no fact is.
    pub(crate) const fn is_of_law(&self) -> bool {
        matches!(self, Point::Law(_))
    }
}

/// The initiative by which the arbiter acts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// The arbiter acts of his own accord.
    ExOfficio,
    /// The arbiter acts on a claim.
    OnClaim,
    /// The players put it right by agreement, without the arbiter.
    OnAgreement,
    /// The arbiter does not intervene.
    None,
}

/// Whether a claim may be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Admissibility {
    /// The claim is heard.
    Admissible,
    /// The claim comes too late.
    TooLate,
    /// The claimant has no standing: it is his own act, he does not have the move, or he is a bystander.
    NoStanding,
}

/// The classification of an act.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Classification {
    /// A legal move, regularly made, or no irregularity.
    Legal,
    /// A breach of Article 4 with a legal move.
    Irregular,
    /// A breach of Article 3.
    Illegal,
    /// The clock was pressed without a move.
    NonMove,
    /// A move still unfinished.
    Incomplete,
    /// The initial position, the board or the colours were wrong.
    WrongSetUp,
    /// Pieces were displaced.
    Displaced,
    /// Pieces were handled by a player who did not have the move.
    OutOfTurn,
    /// A flag has fallen.
    FlagFallen,
    /// A player has misbehaved.
    Misconduct,
    /// A correct claim of a draw.
    CorrectClaim,
    /// A claim of a draw that is not correct, or may not be heard.
    RefusedClaim,
    /// The game is drawn by the moves played, without a claim.
    DrawnByItself,
    /// A claim in a quickplay finish on which the decision is postponed.
    PostponedClaim,
    /// A player was not at the board when the game began.
    LateArrival,
    /// The sealed move is ambiguous, illegal, or cannot be read.
    FaultySealedMove,
}

/// The stage that a move has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Completion {
    /// No release that binds yet.
    NotMade,
    /// The move is made on the board; the clock has not been pressed.
    Made,
    /// The clock has been pressed.
    Completed,
    /// The move ends the game.
    EndsGame,
}

/// The position with which the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reinstatement {
    /// The position on the board.
    Keep,
    /// The position before the turn that is ruled on.
    BeforeTheTurn,
    /// The move made by the first release stands; what followed it is undone.
    AfterTheRelease,
    /// The position on the board, with the pawn on this square as a queen.
    PawnBecomesQueen(#[serde(with = "notation::square")] Square),
    /// The last position that can be established, before this act.
    LastIdentifiable(usize),
    /// The position on the board, with the displaced pieces back on their squares.
    PiecesPutRight,
    /// The position before this act, by which pieces were displaced.
    BeforeTheAct(usize),
    /// The position is transferred to a board placed the right way round.
    TransferredToRightBoard,
    /// The game is cancelled; a new one begins.
    NewGame,
}

/// The moves that the player must or may play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obligation {
    /// The duty in the words of the Laws.
    pub duty: Duty,
    /// The permitted moves, in the order of their UCI notation.
    pub permitted: Vec<Move>,
}

/// A duty to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Duty {
    /// The piece on this square must be moved.
    Move(#[serde(with = "notation::square")] Square),
    /// The piece on this square must be captured.
    Capture(#[serde(with = "notation::square")] Square),
    /// This capture must be made.
    CaptureWith {
        /// The capturing piece.
        #[serde(with = "notation::square")]
        own: Square,
        /// The captured piece.
        #[serde(with = "notation::square")]
        opponent: Square,
    },
    /// Castling on this side.
    Castle(#[serde(with = "notation::castling_side")] CastlingSide),
    /// The king must be moved otherwise.
    MoveKing(#[serde(with = "notation::square")] Square),
    /// The move released on the board stands.
    Stands(#[serde(with = "notation::played")] Move),
    /// The pawn must be promoted on this square.
    PromoteOn(#[serde(with = "notation::square")] Square),
    /// The pawn must become this piece on this square.
    PromoteTo(#[serde(with = "notation::role")] Role, #[serde(with = "notation::square")] Square),
    /// One of the pieces touched, at the player's choice: their order cannot be established.
    MoveOneOf(
        #[serde(with = "notation::square")] Square,
        #[serde(with = "notation::square")] Square,
    ),
    /// The move announced with a claim must be played.
    PlayAnnounced(#[serde(with = "notation::played")] Move),
    /// Any legal move.
    Free,
    /// The opponent chooses among the remedies of an old code.
    OpponentChooses,
}

/// A remedy of an old code and the moves that it permits; none where the remedy is not available.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemedyOpen {
    /// The remedy.
    pub remedy: Remedy,
    /// Its moves, in the order of their UCI notation.
    pub moves: Vec<Move>,
}

/// A change of time on a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeChange {
    /// The player whose clock is changed.
    pub player: Color,
    /// Seconds added; negative when taken.
    pub seconds: i32,
}

/// The range of times, in seconds, within which each clock may be set by judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockRange {
    /// White's clock.
    pub white: TimeRange,
    /// Black's clock.
    pub black: TimeRange,
}

/// The range of times, in seconds, within which one clock may be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeRange {
    /// The least time.
    pub least: u32,
    /// The time that is recommended: the one at the irregularity, without the increment that a wrong press has gained.
    ///
    /// Source: FIDE's Arbiters' Manual, and the key of the French arbiters' examination of June 2025.
    pub recommended: u32,
    /// The most time.
    pub most: u32,
}

impl ClockRange {
    /// The range of a player.
    pub const fn of(&self, player: Color) -> TimeRange {
        match player {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// Measures left to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discipline {
    /// The player against whom they may be taken.
    pub player: Color,
    /// The measures at the arbiter's disposal, mildest first.
    pub permitted: &'static [Measure],
    /// The one that is recommended.
    pub recommended: Measure,
}

/// The outcome of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// The game goes on.
    Continues,
    /// This player wins.
    Won(#[serde(with = "notation::color")] Color),
    /// The game is drawn.
    Drawn,
    /// This player scores half a point, and the opponent none: he has lost, and this player could not have won.
    HalfPoint(#[serde(with = "notation::color")] Color),
    /// The game is lost by both players.
    LostByBoth,
    /// The game is played again from the beginning.
    PlayedAgain,
}

/// A right to claim, and its time limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClaimWindow {
    /// The player or arbiter who may claim.
    pub claimant: Claimant,
    /// The time limit.
    pub until: Cutoff,
}

/// A holder of a right to claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claimant {
    /// The opponent of the player at fault.
    Opponent,
    /// Anyone: either player or the arbiter.
    Anyone,
}

/// The time limit of a claim. Three different moments, never merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cutoff {
    /// The moment when the claimant deliberately touches a piece.
    PieceTouched,
    /// The moment when the claimant has made his own move.
    OwnMoveMade,
    /// The moment when the fault is no longer among this many last moves of the player.
    LastMoves(u32),
    /// The end of the game.
    GameEnds,
}

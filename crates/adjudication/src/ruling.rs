//! What the arbiter rules: facets, each with the article that orders it.

mod builder;

pub use crate::laws::Measure;
pub use builder::{Clash, Closed, FacetValue, Inquiry, Order, Slot, Unfinished, other_readings};

use serde::{Deserialize, Serialize};
use shakmaty::{CastlingSide, Chess, Color, Move, Role, Setup, Square};

use crate::disputed_points::{DisputedPoint, Holder, PresetReadings, Side};
use crate::incident::{PerPlayer, Remedy};
use crate::laws::{Laws, Ordered, Step};
use crate::reconstruction::{Reconstruction, Turn};
use acconcio_notation as notation;

/// A ruling on an incident.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// The turn that is ruled on.
    pub subject: Subject,
    /// What is ruled, under the incident's own preset readings.
    pub facets: Facets,
    /// The provisions that lead there, in the order in which an arbiter asks them.
    pub trace: Vec<Step>,
    /// The other tenable readings that lead elsewhere.
    pub readings: Vec<Reading>,
    /// Indices of acts on which this version of the core has no provisions yet.
    pub unruled: Vec<usize>,
}

/// The turn that is ruled on.
#[derive(Clone, Debug)]
pub struct Subject {
    /// Whose turn it was.
    pub player: Color,
    /// The index of its first act: the critical moment.
    pub first_act: usize,
    /// The index after its last act.
    pub last_act: usize,
    /// The position before it.
    pub before: Setup,
    /// The same as a legal position, if it is one.
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
            is_board_changed: reconstruction.board_state.board != turn.before.setup.board,
        }
    }

    /// Whose turn, and from which act on: two rulings on one incident with the same are on the same turn.
    pub const fn turn(&self) -> (Color, usize) {
        (self.player, self.first_act)
    }
}

/// Whether two rulings on one incident come to the same: what is put back is each one's own turn.
pub(crate) fn comes_to_the_same(
    (one, facets): (&Subject, &Facets),
    (other, others): (&Subject, &Facets),
) -> bool {
    facets.come_to_the_same(others)
        && (facets.board.value != Reinstatement::BeforeTheTurn || one.turn() == other.turn())
}

crate::facets! {
    book Laws, points Point, readings PresetReadings;
    /// Who sets the arbiter in motion.
    trigger Trigger: Ordered<Trigger>,
    /// Whether the claim may be heard.
    admissibility Admissibility: Option<Ordered<Admissibility>>,
    /// What the act was.
    classification Classification: Ordered<Classification>,
    /// How far the move got.
    completion Completion: Ordered<Completion>,
    /// The position with which the game goes on.
    board Board: Ordered<Reinstatement>,
    /// What the player must or may play.
    obligation Obligation: Option<Ordered<Obligation>>,
    /// Time added or taken.
    time Time: Vec<Ordered<TimeChange>>,
    /// Between which times the arbiter's judgement moves, before any change of time.
    judgement Judgement: Option<Ordered<ClockRange>>,
    /// Illegal moves counted against each player from now on.
    counts Counts: Option<Ordered<PerPlayer<u8>>>,
    /// Measures left to the arbiter.
    discipline Discipline: Option<Ordered<Discipline>>,
    /// What becomes of the game.
    result Result: Ordered<Outcome>,
    /// Who may still claim, and until when.
    window Window: Option<Ordered<ClaimWindow>>,
    /// What an old code lets the opponent choose, each with the moves that it permits.
    remedies Remedies: Option<Ordered<Vec<RemedyOpen>>>,
}

impl RulingBuilder<'_> {
    /// The side taken on a point; that it was asked is remembered.
    pub(crate) fn side(&mut self, point: Point) -> Side {
        let side = match point {
            Point::Law(disputed_point) => self.readings.side(disputed_point),
            Point::DisputedTouch { .. }
            | Point::PresumedTouch { .. }
            | Point::UnknownOrder { .. } => Side::First,
        };
        self.ask(point, side)
    }
}

/// Another tenable reading.
pub type Reading<S = Subject, F = Facets, P = Point, B = Laws> = builder::Reading<S, F, P, B>;

/// A point and the side taken on it.
pub type Choice<P = Point> = builder::Choice<P>;

impl Choice {
    /// Who takes this side.
    pub const fn holders(&self) -> &'static [Holder] {
        match self.point {
            Point::Law(disputed_point) => disputed_point.holders(self.side),
            Point::DisputedTouch { .. }
            | Point::PresumedTouch { .. }
            | Point::UnknownOrder { .. } => &[Holder::FindingOfFact],
        }
    }
}

/// A point on which a ruling may turn: a disputed point of law, or a fact still to be found.
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
}

/// Who sets the arbiter in motion.
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
    /// It is heard.
    Admissible,
    /// It comes too late.
    TooLate,
    /// The claimant has no standing: it is his own act.
    NoStanding,
}

/// What the act was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Classification {
    /// A legal move, regularly made, or nothing objectionable.
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
    /// Pieces were handled by a player who had not the move.
    OutOfTurn,
    /// The time was overstepped.
    FlagFallen,
    /// The conduct of a player.
    Misconduct,
    /// A correct claim of a draw.
    CorrectClaim,
    /// A claim of a draw that is not correct, or may not be heard.
    RefusedClaim,
    /// The game is drawn by what was played, without a claim.
    DrawnByItself,
}

/// How far the move got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Completion {
    /// Nothing that binds on a square yet.
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
    /// As it stands.
    Keep,
    /// As it stood before the turn that is ruled on.
    BeforeTheTurn,
    /// The move made by the first release stands; what followed it is undone.
    AfterTheRelease,
    /// The pawn on this square becomes a queen; else as it stands.
    PawnBecomesQueen(#[serde(with = "notation::square")] Square),
    /// The last position that can be established: as it stood before this act.
    LastIdentifiable(usize),
    /// As it stands, with the displaced pieces back on their squares.
    PiecesPutRight,
    /// As it stood before this act, by which pieces were displaced.
    BeforeTheAct(usize),
    /// The position is transferred to a board placed the right way round.
    TransferredToRightBoard,
    /// The game is cancelled; a new one begins.
    NewGame,
}

/// What the player must or may play, with the moves that this permits.
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
    /// What the opponent chooses among the remedies of an old code.
    OpponentChooses,
}

/// A remedy of an old code and the moves that it permits; none where it is not to be had.
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
    /// Whose clock.
    pub player: Color,
    /// Seconds added; negative when taken.
    pub seconds: i32,
}

/// Between which times, in seconds, each clock may be set by judgement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClockRange {
    /// White's clock, from and to.
    pub white: (u32, u32),
    /// Black's clock, from and to.
    pub black: (u32, u32),
}

impl ClockRange {
    /// The range of a player.
    pub const fn of(&self, player: Color) -> (u32, u32) {
        match player {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

/// Measures left to the arbiter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Discipline {
    /// Against whom.
    pub player: Color,
    /// The measures at the arbiter's disposal, mildest first.
    pub permitted: &'static [Measure],
    /// The one that is recommended.
    pub recommended: Measure,
}

/// What becomes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// It goes on.
    Continues,
    /// It is won by this player.
    Won(#[serde(with = "notation::color")] Color),
    /// It is drawn.
    Drawn,
    /// It is played again from the beginning.
    PlayedAgain,
}

/// Who may claim, and until when.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ClaimWindow {
    /// Who.
    pub claimant: Claimant,
    /// Until when.
    pub until: Cutoff,
}

/// Who may claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Claimant {
    /// The opponent of the player at fault.
    Opponent,
    /// Anyone: either player or the arbiter.
    Anyone,
}

/// Until when a claim may be made. Three different moments, never merged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cutoff {
    /// Until the claimant deliberately touches a piece.
    PieceTouched,
    /// Until the claimant has made his own move.
    OwnMoveMade,
    /// While the fault lies among so many last moves of the player.
    LastMoves(u32),
    /// While the game lasts.
    GameEnds,
}

//! The facets of a ruling, in the form that `rule` prints.

use acconcio_adjudication::laws::Ordered;
use acconcio_adjudication::ruling;
use acconcio_adjudication::ruling::{
    ClaimWindow, ClockRange, Discipline, Duty, Obligation, Outcome, Reinstatement, RemedyOpen,
    TimeChange,
};
use acconcio_notation::{castling_side_word, color_word, role_word};
use acconcio_scenario_files::words::serialised;
use serde::Serialize;

use super::{Citation, Counts, Notation};
use crate::rule::phrase::Move;
use crate::rule::words;

/// The facets of a ruling. Those that an incident does not raise are absent.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[rustfmt::skip]
pub struct Facets {
    pub trigger: Slot<String>,
    #[serde(skip_serializing_if = "Option::is_none")] pub admissibility: Option<Slot<String>>,
    pub classification: Slot<String>,
    pub completion: Slot<String>,
    pub board: Slot<Board>,
    #[serde(skip_serializing_if = "Option::is_none")] pub obligation: Option<Slot<ToPlay>>,
    pub time: Vec<Slot<Time>>,
    #[serde(skip_serializing_if = "Option::is_none")] pub judgement: Option<Slot<Judgement>>,
    #[serde(skip_serializing_if = "Option::is_none")] pub counts: Option<Slot<Counts>>,
    #[serde(skip_serializing_if = "Option::is_none")] pub discipline: Option<Slot<Measures>>,
    pub result: Slot<Result>,
    #[serde(skip_serializing_if = "Option::is_none")] pub window: Option<Slot<Window>>,
    #[serde(skip_serializing_if = "Option::is_none")] pub remedies: Option<Slot<Vec<Remedy>>>,
}

/// A value with the provision that orders it.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Slot<T> {
    pub value: T,
    pub by: Citation,
    pub rule: String,
    pub force: String,
}

/// The position with which the game goes on.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Board {
    pub position: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub square: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub act: Option<usize>,
}

/// The obligation or choice of the player.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct ToPlay {
    pub duty: &'static str,
    pub squares: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub piece: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub castling: Option<&'static str>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    pub stands: Option<Move>,
    pub permitted: Vec<Move>,
}

/// A change of time in seconds.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Time {
    pub player: &'static str,
    pub seconds: i32,
}

/// The range of times, in seconds, within which each clock is set.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Judgement {
    pub white: Range,
    pub black: Range,
}

/// A range of times, in seconds.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Range {
    pub from: u32,
    pub to: u32,
}

/// Measures left to the arbiter.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Measures {
    pub player: &'static str,
    pub permitted: Vec<String>,
    pub recommended: String,
}

/// The result of the game.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Result {
    pub outcome: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winner: Option<&'static str>,
}

/// The claimant, and the time until which he may claim.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Window {
    pub claimant: String,
    pub until: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moves: Option<u32>,
}

/// A remedy of an old code with its moves.
#[derive(Clone, PartialEq, Eq, Serialize)]
pub struct Remedy {
    pub remedy: String,
    pub moves: Vec<Move>,
}

impl Facets {
    /// Returns the printed form of the facets.
    pub fn of(facets: &ruling::Facets, notation: &Notation<'_>) -> Facets {
        Facets {
            trigger: slot(&facets.trigger, word),
            admissibility: optional(&facets.admissibility, word),
            classification: slot(&facets.classification, word),
            completion: slot(&facets.completion, word),
            board: slot(&facets.board, |value| board(*value)),
            obligation: optional(&facets.obligation, |value| to_play(value, notation)),
            time: facets.time.iter().map(|change| slot(change, |value| time(*value))).collect(),
            judgement: optional(&facets.judgement, |value| judgement(*value)),
            counts: optional(&facets.counts, |value| Counts {
                white: value.white,
                black: value.black,
            }),
            discipline: optional(&facets.discipline, measures),
            result: slot(&facets.result, |value| result(*value)),
            window: optional(&facets.window, |value| window(*value)),
            remedies: optional(&facets.remedies, |value| {
                value.iter().map(|open| remedy(open, notation)).collect()
            }),
        }
    }
}

fn word<T: Serialize>(value: &T) -> String {
    serialised(value)
}

fn slot<T, U>(ordered: &Ordered<T>, map: impl FnOnce(&T) -> U) -> Slot<U> {
    Slot {
        value: map(&ordered.value),
        by: Citation::of(ordered.by),
        rule: serialised(ordered.rule),
        force: serialised(ordered.force),
    }
}

fn optional<T, U>(ordered: &Option<Ordered<T>>, map: impl FnOnce(&T) -> U) -> Option<Slot<U>> {
    ordered.as_ref().map(|ordered| slot(ordered, map))
}

fn board(board: Reinstatement) -> Board {
    let plain = |position| Board { position, square: None, act: None };
    let at_act = |position, act| Board { position, square: None, act: Some(act + 1) };
    match board {
        Reinstatement::Keep => plain("keep"),
        Reinstatement::BeforeTheTurn => plain("before-the-turn"),
        Reinstatement::AfterTheRelease => plain("after-the-release"),
        Reinstatement::PawnBecomesQueen(square) => {
            Board { position: "pawn-becomes-queen", square: Some(square.to_string()), act: None }
        }
        Reinstatement::LastIdentifiable(act) => at_act("last-identifiable", act),
        Reinstatement::PiecesPutRight => plain("pieces-put-right"),
        Reinstatement::BeforeTheAct(act) => at_act("before-the-act", act),
        Reinstatement::TransferredToRightBoard => plain("transferred-to-right-board"),
        Reinstatement::NewGame => plain("new-game"),
    }
}

fn to_play(obligation: &Obligation, notation: &Notation<'_>) -> ToPlay {
    let permitted = obligation.permitted.iter().map(|legal| notation.of(*legal)).collect();
    let plain = ToPlay {
        duty: "free",
        squares: Vec::new(),
        piece: None,
        castling: None,
        stands: None,
        permitted,
    };
    let with = |duty, squares: &[shakmaty::Square]| ToPlay {
        duty,
        squares: squares.iter().map(ToString::to_string).collect(),
        ..plain.clone()
    };
    match obligation.duty {
        Duty::Move(square) => with("move", &[square]),
        Duty::Capture(square) => with("capture", &[square]),
        Duty::CaptureWith { own, opponent } => with("capture-with", &[own, opponent]),
        Duty::Castle(side) => {
            ToPlay { castling: Some(castling_side_word(side)), ..with("castle", &[]) }
        }
        Duty::MoveKing(square) => with("move-king", &[square]),
        Duty::Stands(played) => ToPlay { stands: Some(notation.of(played)), ..with("stands", &[]) },
        Duty::PlayAnnounced(announced) => {
            ToPlay { stands: Some(notation.of(announced)), ..with("play-announced", &[]) }
        }
        Duty::PromoteOn(square) => with("promote-on", &[square]),
        Duty::PromoteTo(role, square) => {
            ToPlay { piece: Some(role_word(role)), ..with("promote-to", &[square]) }
        }
        Duty::MoveOneOf(one, other) => with("move-one-of", &[one, other]),
        Duty::Free => plain,
        Duty::OpponentChooses => with("opponent-chooses", &[]),
    }
}

fn time(change: TimeChange) -> Time {
    Time { player: color_word(change.player), seconds: change.seconds }
}

fn judgement(range: ClockRange) -> Judgement {
    let of = |(from, to)| Range { from, to };
    Judgement { white: of(range.white), black: of(range.black) }
}

fn measures(discipline: &Discipline) -> Measures {
    Measures {
        player: color_word(discipline.player),
        permitted: discipline.permitted.iter().map(serialised).collect(),
        recommended: serialised(discipline.recommended),
    }
}

fn result(outcome: Outcome) -> Result {
    let (outcome, winner) = match outcome {
        Outcome::Continues => ("continues", None),
        Outcome::Won(color) => ("won", Some(color_word(color))),
        Outcome::Drawn => ("drawn", None),
        Outcome::PlayedAgain => ("played-again", None),
    };
    Result { outcome, winner }
}

fn window(window: ClaimWindow) -> Window {
    let (until, moves) = words::cutoff(window.until);
    Window { claimant: serialised(window.claimant), until, moves }
}

fn remedy(open: &RemedyOpen, notation: &Notation<'_>) -> Remedy {
    Remedy {
        remedy: serialised(open.remedy),
        moves: open.moves.iter().map(|legal| notation.of(*legal)).collect(),
    }
}

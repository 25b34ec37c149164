//! The facts of what happened on both boards, without any judgement.

use serde::{Deserialize, Serialize};
use shakmaty::Setup;

use super::act::{Act, Roles};
use super::disputed_point::PresetReadings;
use super::seat::{PerTable, PerTeam};
use acconcio_adjudication::incident::{PerPlayer, SetUpFault};

/// An incident of a match, from the first act to the moment of decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    /// The readings of the disputed points that count as principal; by default the first ones.
    #[serde(default, skip_serializing_if = "PresetReadings::is_default")]
    pub preset_readings: PresetReadings,
    /// Both boards before the first act.
    pub tables: PerTable<Start>,
    /// The teams' results before this match.
    #[serde(default, skip_serializing_if = "PerTeam::is_unknown")]
    pub history: PerTeam<History>,
    /// The acts on either board, in order.
    pub acts: Vec<Act>,
}

/// A board before the first act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The position, with the reserves that lie ready in the pockets of the FEN, as in Crazyhouse:
    /// `…/R3K2R[Qn] w KQkq - 0 1`. A pawn that counts as another piece is written as that piece followed
    /// by a tilde.
    #[serde(with = "acconcio_notation::fen")]
    pub position: Setup,
    /// Remaining seconds of each player.
    pub clocks: PerPlayer<u32>,
    /// Whether the clock of the player to move is running.
    #[serde(default)]
    pub stage: Stage,
    /// Illegal moves already counted against each player.
    #[serde(default, skip_serializing_if = "PerPlayer::is_zero")]
    pub illegal_moves: PerPlayer<u8>,
    /// The captured pieces beside each player that he has not handed over yet.
    #[serde(default, skip_serializing_if = "is_nothing_beside")]
    pub beside: PerPlayer<Roles>,
    /// The fault in the initial set-up, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_up: Option<SetUpFault>,
    /// The moves that led to the position.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// Whether nothing lies beside either player.
fn is_nothing_beside(beside: &PerPlayer<Roles>) -> bool {
    beside.white.0.is_empty() && beside.black.0.is_empty()
}

/// The moves played before the first act, and the position from which they were played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Score {
    /// The position before the first of them, reserves in the pockets.
    #[serde(with = "acconcio_notation::fen")]
    pub from: Setup,
    /// The moves in SAN, drops as `N@f3`.
    pub moves: Vec<String>,
}

/// Whether a game has begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The clock of the player to move is running.
    #[default]
    Running,
    /// The clocks have not been started yet.
    NotStarted,
}

/// The record of a team before this match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum History {
    /// Nothing is known.
    #[default]
    Unknown,
    /// The team has not played yet.
    Fresh,
    /// The team has played, and is unbeaten.
    Unbeaten,
    /// The team has played, and lost.
    Beaten,
}

impl PerTeam<History> {
    /// Whether nothing is known of either team.
    pub fn is_unknown(&self) -> bool {
        *self == PerTeam::default()
    }
}

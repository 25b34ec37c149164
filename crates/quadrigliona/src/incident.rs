//! What happened on both boards: facts only, no judgement.

use serde::{Deserialize, Serialize};
use shakmaty::Setup;

use super::act::{Act, Roles};
use super::disputed_point::PresetReadings;
use super::seat::{PerTable, PerTeam};
use acconcio_adjudication::incident::{PerPlayer, SetUpFault};

/// An incident of a match, from the first act of the film to the moment of decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Incident {
    /// Which readings of the open points count as principal; nothing said: the default ones.
    #[serde(default, skip_serializing_if = "PresetReadings::is_default")]
    pub preset_readings: PresetReadings,
    /// Both boards before the first act.
    pub tables: PerTable<Start>,
    /// What the teams played before this match.
    #[serde(default, skip_serializing_if = "PerTeam::is_unknown")]
    pub history: PerTeam<History>,
    /// What was done on either board, in order.
    pub acts: Vec<Act>,
}

/// A board before the first act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// The position, with the reserves that lie ready in the pockets of the FEN, as in
    /// Crazyhouse: `…/R3K2R[Qn] w KQkq - 0 1`. A pawn that counts as another piece is that piece
    /// followed by a tilde.
    #[serde(with = "acconcio_notation::fen")]
    pub position: Setup,
    /// Remaining seconds of each player.
    pub clocks: PerPlayer<u32>,
    /// Which of the two clocks runs, if the game has begun; it is that of the player to move.
    #[serde(default)]
    pub stage: Stage,
    /// Illegal moves already counted against each player.
    #[serde(default, skip_serializing_if = "PerPlayer::is_zero")]
    pub illegal_moves: PerPlayer<u8>,
    /// Captured pieces that lie beside each player, not handed over yet.
    #[serde(default, skip_serializing_if = "is_nothing_beside")]
    pub beside: PerPlayer<Roles>,
    /// What was wrong from the first move on, if anything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub set_up: Option<SetUpFault>,
    /// What was played before the position; it leads to it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// Whether nothing lies beside either player.
fn is_nothing_beside(beside: &PerPlayer<Roles>) -> bool {
    beside.white.0.is_empty() && beside.black.0.is_empty()
}

/// The moves played before the film, and the position from which they were.
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

/// What a team played before this match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum History {
    /// Nothing is known.
    #[default]
    Unknown,
    /// It has not played yet.
    Fresh,
    /// It has played, and is unbeaten.
    Unbeaten,
    /// It has played, and lost.
    Beaten,
}

impl PerTeam<History> {
    /// Whether nothing is known of either team.
    pub fn is_unknown(&self) -> bool {
        *self == PerTeam::default()
    }
}

//! The compiled form of the boards that lists show.

use std::collections::BTreeMap;

use acconcio_adjudication::board_state::BoardState;
use serde::{Deserialize, Serialize};

use super::{PACK_VERSION, Scenario};

/// The board of each scenario at the moment of decision, in its first variant; nothing that is ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    /// The version of the compiled form: [`PACK_VERSION`].
    pub version: u32,
    /// The placement of the pieces as in a FEN, by the name of the scenario.
    pub boards: BTreeMap<String, String>,
}

impl Boards {
    /// The boards of some scenarios; one whose acts cannot be done has none.
    pub fn of(scenarios: &[Scenario]) -> Boards {
        let board = |scenario: &Scenario| {
            let incident = &scenario.variants.first()?.incident;
            let board_states = BoardState::all(incident, &incident.acts).ok()?;
            Some((scenario.id.clone(), board_states.last()?.board.to_string()))
        };
        Boards { version: PACK_VERSION, boards: scenarios.iter().filter_map(board).collect() }
    }

    /// The placement of the pieces of a scenario.
    pub fn placement(&self, scenario: &str) -> Option<&str> {
        self.boards.get(scenario).map(String::as_str)
    }
}

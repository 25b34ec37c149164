//! The compiled form of the boards that lists show.

use std::collections::BTreeMap;

use acconcio_adjudication::board_state::BoardState;
use serde::{Deserialize, Serialize};

use super::{PACK_VERSION, Scenario, Variant};

/// The board of each incident at the moment of decision; nothing that is ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Boards {
    /// The version of the compiled form: [`PACK_VERSION`].
    pub version: u32,
    /// The boards of each scenario, by its name.
    pub scenarios: BTreeMap<String, ScenarioBoards>,
}

/// The boards of a scenario: the placement of the pieces as in a FEN.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioBoards {
    /// That of the first variant.
    pub first: String,
    /// Those of the variants in which it is another one.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub others: BTreeMap<String, String>,
}

impl Boards {
    /// The boards of some scenarios; a variant whose acts cannot be done has none of its own.
    pub fn of(scenarios: &[Scenario]) -> Boards {
        let boards = |scenario: &Scenario| {
            let first = placement(scenario.variants.first()?)?;
            let other = |variant: &Variant| {
                let other = placement(variant).filter(|it| *it != first)?;
                Some((variant.id.clone(), other))
            };
            let others = scenario.variants.iter().filter_map(other).collect();
            Some((scenario.id.clone(), ScenarioBoards { first, others }))
        };
        let scenarios = scenarios.iter().filter_map(boards).collect();
        Boards { version: PACK_VERSION, scenarios }
    }

    /// The placement of the pieces in a variant of a scenario.
    pub fn placement(&self, scenario: &str, variant: &str) -> Option<&str> {
        let boards = self.scenarios.get(scenario)?;
        Some(boards.others.get(variant).unwrap_or(&boards.first))
    }
}

fn placement(variant: &Variant) -> Option<String> {
    let board_states = BoardState::all(&variant.incident, &variant.incident.acts).ok()?;
    Some(board_states.last()?.board.to_string())
}

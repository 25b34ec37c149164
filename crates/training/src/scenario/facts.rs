//! The facts of every incident in one file, for exams: who fetches it tells nobody which of them are asked.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{PACK_VERSION, Scenario, Text, Variant};

/// The facts of every incident, without any text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AllFacts {
    /// The version of the compiled form: [`PACK_VERSION`].
    pub version: u32,
    /// The scenarios, by their names.
    pub scenarios: BTreeMap<String, Scenario>,
}

impl AllFacts {
    /// The facts of some scenarios.
    pub fn of(scenarios: &[Scenario]) -> AllFacts {
        let facts = |scenario: &Scenario| (scenario.id.clone(), scenario.without_texts());
        let scenarios = scenarios.iter().map(facts).collect();
        AllFacts { version: PACK_VERSION, scenarios }
    }
}

impl Scenario {
    /// The scenario without its texts, its players' names and what happened after the decision.
    pub fn without_texts(&self) -> Scenario {
        let without_texts = |variant: &Variant| Variant {
            label: Text::default(),
            epilogue: Vec::new(),
            ..variant.clone()
        };
        Scenario {
            title: Text::default(),
            framing: Text::default(),
            players: None,
            event: None,
            source: Text::default(),
            variants: self.variants.iter().map(without_texts).collect(),
            ..self.clone()
        }
    }
}

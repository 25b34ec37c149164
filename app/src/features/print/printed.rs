//! An incident that can be printed.

use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::language::Language;
use crate::replay::Replay;
use acconcio_training::scenario::{Scenario, Variant};
use std::rc::Rc;
use yew::prelude::*;

/// The properties of a sheet.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PrintProps {
    pub(crate) language: Language,
    pub(crate) printed: Rc<PrintedIncident>,
}

/// An incident with its replay and its ruling.
pub(crate) struct PrintedIncident {
    pub(crate) scenario: Rc<Scenario>,
    pub(crate) variant: Variant,
    pub(crate) replay: Replay,
    pub(crate) adjudicated: AdjudicatedIncident,
}

impl PrintedIncident {
    /// A variant of a scenario, with its replay and its ruling; none where there is no such variant, or no ruling.
    pub(crate) fn of(scenario: &Rc<Scenario>, variant: &str) -> Option<PrintedIncident> {
        let variant = scenario.variant(variant)?.clone();
        let replay = Replay::of(&variant).ok()?;
        let adjudicated = AdjudicatedIncident::of(&variant.incident).ok()?;
        Some(PrintedIncident { scenario: scenario.clone(), variant, replay, adjudicated })
    }
}

/// Compares by scenario and variant, from which everything else follows.
impl PartialEq for PrintedIncident {
    fn eq(&self, other: &PrintedIncident) -> bool {
        Rc::ptr_eq(&self.scenario, &other.scenario) && self.variant.id == other.variant.id
    }
}

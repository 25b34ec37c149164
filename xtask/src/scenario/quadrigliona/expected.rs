//! What the core rules on an incident of a match, as it is blessed.

use acconcio_core::quadrigliona::Incident;

use crate::scenario::block::Entry;

/// What the core rules on an incident.
pub fn ruled(_incident: &Incident) -> Vec<Entry> {
    Vec::new()
}

//! A table that was never in force: one edition's with some fields of another's. It shows which provision makes the
//! difference between two editions.

use super::code::{ActReadings, Code};
use super::{Edition, Field};
use crate::edition_id::EditionId;
use crate::incident::Incident;

/// The table of one edition in which some fields are those of another. No incident can be governed by it; it has no
/// name and cannot be written or read.
#[derive(Clone, Debug)]
pub struct Hybrid {
    edition: Edition,
}

impl Hybrid {
    /// The table of the first edition with these fields of the second; none where one of them is an old code.
    pub fn of(first: EditionId, second: EditionId, fields: &[Field]) -> Option<Hybrid> {
        let (Code::Edition(own), Code::Edition(other)) = (first.code(), second.code()) else {
            return None;
        };
        let mut edition = own.clone();
        for field in fields {
            field.take(&mut edition, other);
        }
        Some(Hybrid { edition })
    }

    /// The readings of an incident's acts under this table.
    pub fn act_readings(&self, incident: &Incident) -> ActReadings {
        ActReadings::under(incident, &self.edition)
    }

    /// The table.
    pub(crate) const fn edition(&self) -> &Edition {
        &self.edition
    }
}

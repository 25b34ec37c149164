//! The one entry: from an incident to a ruling.
//!
//! Reads as an arbiter works: reconstruct, find the turn that matters, say what
//! it was, ask who may have it put right, and order what follows. The provisions
//! themselves live in [`articles`](crate::articles).

mod choice;
mod error;
mod historic;
mod matter;
mod path;

pub use error::AdjudicationError;

use crate::case::Case;
use crate::incident::{Claim, Incident};
use crate::laws::{Laws, Rulebook};
use crate::reconstruction::Reconstruction;
use crate::ruling::{
    Choice, Closed, Facets, Point, Ruling, RulingBuilder, Subject, comes_to_the_same,
    other_readings,
};

/// An incident that has been ruled on: what happened, and the ruling.
#[derive(Clone, Debug)]
pub struct Adjudication {
    /// What happened, turn by turn, with the board and the clocks after each act.
    pub reconstruction: Reconstruction,
    /// The ruling.
    pub ruling: Ruling,
}

impl Adjudication {
    /// Reconstructs an incident, once, and rules on it.
    ///
    /// # Errors
    /// As [`adjudicate`].
    pub fn of(incident: &Incident) -> Result<Adjudication, AdjudicationError> {
        let reconstruction = Reconstruction::of(incident)
            .map_err(|(act, error)| AdjudicationError::Act { act, error })?;
        let ruling = rule_on(incident, &reconstruction)?;
        Ok(Adjudication { reconstruction, ruling })
    }
}

/// Rules on an incident, for those who need nothing but the ruling: see [`Adjudication`].
///
/// The principal ruling follows the incident's own preset readings. Every point that was asked on the way
/// is then taken the other way too; readings that come to something else are listed.
///
/// # Errors
/// An act that cannot be done at a board. A gap or a clash between provisions would be an error of
/// the tables; no incident is known to reach one.
pub fn adjudicate(incident: &Incident) -> Result<Ruling, AdjudicationError> {
    Ok(Adjudication::of(incident)?.ruling)
}

/// Rules on an incident whose acts have been reconstructed. The account must be that of the
/// incident's acts, read as its code reads them.
pub fn rule_on(
    incident: &Incident,
    reconstruction: &Reconstruction,
) -> Result<Ruling, AdjudicationError> {
    let book = match Rulebook::of(incident) {
        Ok(book) => book,
        Err(code) => return historic::follow_old_code(code, incident, reconstruction),
    };
    let rule_under = |chosen: &[Choice]| rule_under(incident, reconstruction, &book, chosen);
    let principal = rule_under(&[])?;
    let readings = other_readings(&principal, comes_to_the_same, rule_under)?;
    Ok(Ruling {
        subject: principal.subject,
        facets: principal.facets,
        trace: principal.trace,
        readings,
        // MISSING: a claim in a quickplay finish is shown, not ruled on.
        unruled: incident.claims_of(|claim| claim == Claim::QuickplayFinish),
    })
}

fn rule_under(
    incident: &Incident,
    reconstruction: &Reconstruction,
    book: &Rulebook,
    chosen: &[Choice],
) -> Result<Closed<Subject, Facets, Point, Laws>, AdjudicationError> {
    let mut builder = RulingBuilder::open(&incident.preset_readings, chosen);
    let case = Case::of(incident, reconstruction, book, &mut builder);
    path::follow(&case, &mut builder);
    Ok(builder.close(case.subject())?)
}

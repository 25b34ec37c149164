//! The entry point: from an incident to a ruling.
//!
//! Follows the order in which an arbiter works: reconstructs what happened, finds the turn that matters,
//! classifies it, asks who may have it put right, and orders what follows. The provisions themselves are in
//! [`articles`](crate::articles).

mod choice;
mod error;
mod faults;
mod final_end;
mod historic;
mod matter;
mod path;

pub use error::AdjudicationError;

use crate::case::{Case, TouchAnswers};
use crate::incident::{Claim, Incident};
use crate::laws::{Hybrid, Rulebook};
use crate::reconstruction::Reconstruction;
use crate::ruling::{Ruling, RulingBuilder, SideTaken, comes_to_the_same, other_readings};

/// An incident that has been ruled on: what happened, and the ruling.
#[derive(Clone, Debug)]
pub struct Adjudication {
    /// The events, turn by turn, with the board and the clocks after each act.
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
/// The principal ruling follows the incident's own preset readings. Every disputed point that was asked for
/// it is then read the other way too; the readings that lead to another ruling are listed with it.
///
/// # Errors
/// Returns an error for an act that cannot be done at a board. A gap or a clash between provisions would be
/// an error in the tables of an edition; no incident is known to reach one.
pub fn adjudicate(incident: &Incident) -> Result<Ruling, AdjudicationError> {
    Ok(Adjudication::of(incident)?.ruling)
}

/// Rules on an incident whose acts have been reconstructed. The reconstruction must be that of the
/// incident's acts, under the edition that governs it.
pub fn rule_on(
    incident: &Incident,
    reconstruction: &Reconstruction,
) -> Result<Ruling, AdjudicationError> {
    match Rulebook::of(incident) {
        Ok(book) => rule_by(&book, incident, reconstruction),
        Err(code) => historic::follow_old_code(code, incident, reconstruction),
    }
}

/// Rules on an incident under a table that was never in force, to compare the ruling with those of the editions.
/// The reconstruction must be that of the incident's acts with the [readings](Hybrid::act_readings) of the table.
///
/// # Errors
/// As [`adjudicate`]; a mixture of two tables may have a gap or a clash that neither of them has.
pub fn rule_on_hybrid(
    incident: &Incident,
    reconstruction: &Reconstruction,
    hybrid: &Hybrid,
) -> Result<Ruling, AdjudicationError> {
    rule_by(&Rulebook::of_hybrid(hybrid, incident), incident, reconstruction)
}

fn rule_by(
    book: &Rulebook,
    incident: &Incident,
    reconstruction: &Reconstruction,
) -> Result<Ruling, AdjudicationError> {
    let touch_answers = TouchAnswers::default();
    let rule_under = |chosen: &[SideTaken]| {
        let mut builder = RulingBuilder::open(&incident.preset_readings, chosen);
        let case =
            Case::choosing_the_turn(incident, reconstruction, book, &touch_answers, &mut builder);
        path::follow(&case, &mut builder);
        builder.close(case.subject()).map_err(AdjudicationError::from)
    };
    let principal = rule_under(&[])?;
    let readings = other_readings(&principal, comes_to_the_same, rule_under)?;
    Ok(Ruling {
        subject: principal.subject,
        facets: principal.facets,
        trace: principal.trace,
        readings,
        unruled: unruled(incident, book),
    })
}

/// The acts on which the book was not read.
///
/// MISSING: there, a claim in a quickplay finish, and conduct beside the moves, are shown and not ruled on.
fn unruled(incident: &Incident, book: &Rulebook) -> Vec<usize> {
    let mut acts = match book.edition.quickplay {
        Some(_) => Vec::new(),
        None => incident.claims_of(Claim::is_of_quickplay),
    };
    if book.edition.conduct.is_none() {
        acts.extend(incident.conduct_apart());
        acts.sort_unstable();
    }
    acts
}

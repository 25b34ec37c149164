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
use crate::reconstruction::Account;
use crate::ruling::{
    Choice, Closed, Facets, Point, Reading, Ruling, RulingBuilder, other_readings,
};

/// Rules on an incident.
///
/// The principal ruling follows the incident's own doctrine. Every point that was asked on the way
/// is then taken the other way too; readings that come to something else are listed.
///
/// # Errors
/// An act that cannot be done at a board. A gap or a clash between provisions would be an error of
/// the tables; no incident is known to reach one.
pub fn adjudicate(incident: &Incident) -> Result<Ruling, AdjudicationError> {
    let account =
        Account::of(incident).map_err(|(act, error)| AdjudicationError::Act { act, error })?;
    rule_on(incident, &account)
}

/// Rules on an incident whose acts have been reconstructed. The account must be that of the
/// incident's acts, read as its code reads them.
pub fn rule_on(incident: &Incident, account: &Account) -> Result<Ruling, AdjudicationError> {
    let book = match Rulebook::of(incident) {
        Ok(book) => book,
        Err(code) => return historic::follow_old_code(code, incident, account),
    };
    let case = Case::of(incident, account, &book);
    let principal = rule_under(&case, &[])?;
    let readings =
        other_readings(&principal, Facets::come_to_the_same, |chosen| rule_under(&case, chosen))?
            .into_iter()
            .map(|(taken, Closed { facets, trace, .. })| Reading { taken, facets, trace })
            .collect();
    Ok(Ruling {
        subject: case.subject(),
        facets: principal.facets,
        trace: principal.trace,
        readings,
        // MISSING: a claim in a quickplay finish is shown, not ruled on.
        unruled: incident.claims_of(|claim| claim == Claim::QuickplayFinish),
    })
}

fn rule_under(
    case: &Case<'_>,
    chosen: &[Choice],
) -> Result<Closed<Facets, Point, Laws>, AdjudicationError> {
    let mut builder = RulingBuilder::open(&case.incident.doctrine, chosen);
    path::follow(case, &mut builder);
    Ok(builder.close()?)
}

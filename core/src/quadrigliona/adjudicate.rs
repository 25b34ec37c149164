//! The one entry: from an incident of a match to a ruling.

use super::act::Person;
use super::book::{Fact, Rule};
use super::hall::{ActError, Hall};
use super::incident::Incident;
use super::ruling::{Clash, Classification, Docket, Ruling, Subject, Unfinished};
use super::seat::PerSeat;

/// Why no ruling can be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AdjudicationError {
    /// An act that cannot be done.
    #[error("act {}: {error}", .act + 1)]
    Act {
        /// The index of the act.
        act: usize,
        /// Why not.
        error: ActError,
    },
    /// Two provisions order one facet differently: an error of the core.
    #[error(transparent)]
    Clash(#[from] Clash),
    /// No provision fills a facet: an error of the core.
    #[error("no provision fills the facet {0}")]
    Gap(&'static str),
}

impl From<Unfinished> for AdjudicationError {
    fn from(unfinished: Unfinished) -> AdjudicationError {
        match unfinished {
            Unfinished::Clash(clash) => AdjudicationError::Clash(clash),
            Unfinished::Gap(facet) => AdjudicationError::Gap(facet),
        }
    }
}

/// Rules on an incident: on the last thing that matters in it.
///
/// # Errors
/// An act that cannot be done. A gap or a clash between provisions would be an error of the core; no
/// incident is known to reach one.
pub fn adjudicate(incident: &Incident) -> Result<Ruling, AdjudicationError> {
    let _halls = Hall::all(incident, &incident.acts)
        .map_err(|(act, error)| AdjudicationError::Act { act, error })?;
    let mut docket = Docket::open(&incident.doctrine, &[]);
    let holding = docket.hold(Rule::NoIntervention, Fact::NothingToCorrect);
    docket.classification.fill(holding.orders(Classification::Legal));
    docket.leave(Fact::NothingToCorrect);
    let closed = docket.close()?;
    let subject = Subject {
        by: Person::Arbiter,
        table: None,
        first_act: 0,
        last_act: incident.acts.len(),
        counted: PerSeat::default(),
    };
    Ok(Ruling { subject, facets: closed.facets, trace: closed.trace, readings: Vec::new() })
}

//! The one entry: from an incident of a match to a ruling.
//!
//! Reads as an arbiter works who is asked at the moment when the film stops: reconstruct both boards,
//! find the last thing that matters, say what it was, and order what follows.

mod board;
mod case;
mod claims;
mod conduct;
mod drawing;
mod ending;
mod illegal;
mod matter;
mod outcome;
mod play;
mod recurrence;
mod runner;
mod start;
mod team;

use case::Case;
use matter::Matter;

use super::book::Quadrigliona;
use super::hall::ActError;
use super::incident::Incident;
use super::ruling::{Choice, Closed, Facets, Reading, Ruling, RulingBuilder, Subject};
use acconcio_adjudication::ruling::other_readings;

/// Why no ruling can be given.
pub type AdjudicationError = acconcio_adjudication::AdjudicationError<ActError, Quadrigliona>;

/// Rules on an incident: on the last thing that matters in it.
///
/// The principal ruling follows the incident's own readings. Every point that was asked on the way is
/// then read the other way too; readings that come to something else are listed.
///
/// # Errors
/// An act that cannot be done. A gap or a clash between provisions would be an error of the core; no
/// incident is known to reach one.
pub fn adjudicate(incident: &Incident) -> Result<Ruling, AdjudicationError> {
    let case = Case::of(incident)?;
    let (subject, principal) = rule_under(&case, &[])?;
    let readings = other_readings(&principal, Facets::come_to_the_same, |chosen| {
        rule_under(&case, chosen).map(|(_, closed)| closed)
    })?
    .into_iter()
    .map(|(taken, Closed { facets, trace, .. })| Reading { taken, facets, trace })
    .collect();
    Ok(Ruling { subject, facets: principal.facets, trace: principal.trace, readings })
}

fn rule_under(case: &Case<'_>, chosen: &[Choice]) -> Result<(Subject, Closed), AdjudicationError> {
    let mut builder = RulingBuilder::open(&case.incident.doctrine, chosen);
    let matter = matter::of(case, &mut builder);
    rule_on(case, &mut builder, &matter);
    Ok((matter.subject(case), builder.close()?))
}

fn rule_on(case: &Case<'_>, builder: &mut RulingBuilder<'_>, matter: &Matter<'_>) {
    match matter {
        Matter::Ending { endings, claim } => ending::decide(case, builder, endings, *claim),
        Matter::Over { claim, endings } => ending::over(case, builder, endings, *claim),
        Matter::Claim { act, what, by, accord } => {
            let claimed = claims::Claimed { act: *act, what: *what, by: *by, accord: *accord };
            claims::hear(case, builder, &claimed);
        }
        Matter::Offer { act } => drawing::offer(case, builder, *act),
        Matter::Answer { act, reply } => drawing::answer(case, builder, *act, *reply),
        Matter::Tie { .. } => ending::tie(case, builder),
        Matter::Turn(turn) => play::turn(case, builder, turn),
        Matter::Violation(violation) => conduct::rule(case, builder, violation, None),
        Matter::RunnerFault { act } => runner::fault(case, builder, *act, None),
        Matter::SetUp { table, fault } => start::noticed_wrong(case, builder, *table, *fault),
        Matter::Deed { act } => matter::deed(case, builder, *act),
        Matter::Position(seat) => board::look_at(case, builder, *seat, None),
    }
}

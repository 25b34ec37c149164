//! The one entry point: from an incident of a match to a ruling.
//!
//! Follows the order in which an arbiter works who is asked after the last act: reconstruct both boards,
//! find the last thing that matters, classify it, and order what follows. Modules import one way: what is
//! found in the acts (`case`, `legality_of`, `violation`, `beginning`, `game_end`, `claim`), the choice of
//! the matter (`matter`), the ruling on each kind of matter, and the way from a claim or an act to one of
//! these (`claims`, `kind`).

mod beginning;
mod board;
mod case;
mod claim;
mod claims;
mod conduct;
mod drawing;
mod ending;
mod error;
mod game_end;
mod illegal;
mod kind;
mod legality_of;
mod matter;
mod outcome;
mod play;
mod recurrence;
mod runner;
mod start;
mod team;
mod violation;

pub use error::AdjudicationError;

use case::Case;
use matter::Matter;

use super::incident::Incident;
use super::ruling::{Closed, Outcome, Ruling, RulingBuilder, SideTaken, comes_to_the_same};
use acconcio_adjudication::ruling::other_readings;

/// Rules on an incident: on the last thing that matters in it.
///
/// The principal ruling follows the incident's own readings. Every disputed point that was met on the way
/// is then read the other way too; readings that lead to a different ruling are listed.
///
/// # Errors
/// An act that cannot be done. A gap or a clash between provisions would be an error of the core; no
/// incident is known to reach one.
pub fn adjudicate(incident: &Incident) -> Result<Ruling, AdjudicationError> {
    let case = Case::of(incident)?;
    let principal = rule_under(&case, &[])?;
    let readings =
        other_readings(&principal, comes_to_the_same, |chosen| rule_under(&case, chosen))?;
    let Closed { subject, facets, trace, .. } = principal;
    // Every act of a match is ruled on.
    Ok(Ruling { subject, facets, trace, readings, unruled: Vec::new() })
}

fn rule_under(case: &Case<'_>, chosen: &[SideTaken]) -> Result<Closed, AdjudicationError> {
    let mut builder = RulingBuilder::open(&case.incident.preset_readings, chosen);
    // The first event that ends the match decides (rule 19): what is claimed and played after it comes too late.
    for act in matter::asked_before_an_end(case, &mut builder) {
        let acts = case.acts()[..=act].to_vec();
        let so_far = Incident { acts, ..case.incident.clone() };
        let mut decided = rule_at_the_end(
            &Case::of(&so_far)?,
            RulingBuilder::open(&so_far.preset_readings, chosen),
        )?;
        builder.ask_all(&decided.asked);
        if decided.facets.result.value != Outcome::Continues {
            decided.asked = builder.asked().to_vec();
            return Ok(decided);
        }
    }
    rule_at_the_end(case, builder)
}

fn rule_at_the_end(
    case: &Case<'_>,
    mut builder: RulingBuilder<'_>,
) -> Result<Closed, AdjudicationError> {
    let matter = matter::of(case, &mut builder);
    rule_on(case, &mut builder, &matter);
    let subject = matter.subject(case, &mut builder);
    Ok(builder.close(subject)?)
}

fn rule_on(case: &Case<'_>, builder: &mut RulingBuilder<'_>, matter: &Matter<'_>) {
    match matter {
        Matter::Ending { endings, claim } => ending::decide(case, builder, endings, *claim),
        Matter::Over { claim, endings } => ending::over(case, builder, endings, *claim),
        Matter::Claim(claimed) => claims::hear(case, builder, claimed),
        Matter::Offer { act } => drawing::offer(case, builder, *act),
        Matter::Answer { act, reply } => drawing::answer(case, builder, *act, *reply),
        Matter::Tie { .. } => ending::tie(case, builder),
        Matter::Turn(turn) => play::turn(case, builder, turn),
        Matter::Violation(violation) => {
            conduct::rule(case, builder, violation, None);
            runner::fault_before(case, builder, violation.act);
        }
        Matter::RunnerFault { act } => runner::fault(case, builder, *act, None),
        Matter::SetUp { table, fault } => start::noticed_wrong(case, builder, *table, *fault),
        Matter::OtherAct { act } => kind::rule(case, builder, *act),
        Matter::Position(seat) => board::look_at(case, builder, *seat, None),
    }
}

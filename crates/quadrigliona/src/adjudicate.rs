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
mod together;
mod violation;

pub use error::AdjudicationError;

use case::Case;
use matter::Matter;

use super::incident::Incident;
use super::ruling::{
    Classification, Closed, Facets, Outcome, Reinstatement, Ruling, RulingBuilder, SideTaken,
    comes_to_the_same,
};
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
    if let Some(ruled) = together::ended_together(case, chosen, &mut builder)? {
        return Ok(ruled);
    }
    // The first event that ends the match decides (rule 19): what is claimed and played after it comes too late.
    for act in matter::asked_before_an_end(case, &mut builder) {
        let mut decided = rule_after(case, act, chosen)?;
        builder.ask_all(&decided.asked);
        if decided.facets.result.value != Outcome::Continues {
            decided.asked = builder.asked().to_vec();
            return Ok(decided);
        }
    }
    let pending = matter::claims_before_the_last(case);
    let last = rule_at_the_end(case, builder)?;
    first_founded(case, chosen, &pending, last)
}

/// The ruling on the first claim in which there is something, where the last thing that was claimed or offered corrects
/// nothing, or is a flag claimed after an illegal move; else the ruling on the last.
fn first_founded(
    case: &Case<'_>,
    chosen: &[SideTaken],
    pending: &[usize],
    last: Closed,
) -> Result<Closed, AdjudicationError> {
    let is_flag_after =
        |claim: &usize| matter::is_illegal_move_before_flag(case, *claim, last.subject.first_act);
    let is_founded = corrects(&last.facets);
    for claim in pending.iter().filter(|claim| !is_founded || is_flag_after(claim)) {
        let mut decided = rule_after(case, *claim, chosen)?;
        if corrects(&decided.facets) {
            let others = last.asked.iter().filter(|one| !decided.asked.contains(one));
            let others: Vec<SideTaken> = others.copied().collect();
            decided.asked.extend(others);
            return Ok(decided);
        }
    }
    // What nobody is right about may still be a fault that the arbiter saw.
    let fault = matter::known_fault(case);
    match fault.filter(|_| last.facets.classification.value == Classification::RefusedClaim) {
        Some(fault) => {
            let mut builder = RulingBuilder::open(&case.incident.preset_readings, chosen);
            builder.ask_all(&last.asked);
            rule_on(case, &mut builder, &fault);
            let subject = fault.subject(case, &mut builder);
            Ok(builder.close(subject)?)
        }
        None => Ok(last),
    }
}

/// Whether a ruling changes anything: the board, a clock, the match, or by a measure.
fn corrects(facets: &Facets) -> bool {
    facets.result.value != Outcome::Continues
        || facets.board.value != Reinstatement::Keep
        || !facets.time.is_empty()
        || (facets.discipline.is_some()
            && facets.classification.value != Classification::RefusedClaim)
}

/// Rules on an incident as it stood after an act.
fn rule_after(
    case: &Case<'_>,
    act: usize,
    chosen: &[SideTaken],
) -> Result<Closed, AdjudicationError> {
    let acts = case.acts()[..=act].to_vec();
    let so_far = Incident { acts, ..case.incident.clone() };
    let builder = RulingBuilder::open(&so_far.preset_readings, chosen);
    rule_at_the_end(&Case::of(&so_far)?, builder)
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

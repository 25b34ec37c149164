//! Two games that end in the same second, one of them by a claim, an agreement or a resignation (rule 19).

use super::case::Case;
use super::error::AdjudicationError;
use super::matter::is_asked;
use super::{game_end, outcome, rule_after};
use crate::act::ActKind;
use crate::book::{Fact, Rule};
use crate::incident::Incident;
use crate::ruling::{Classification, Closed, GameOutcome, Outcome, RulingBuilder, SideTaken};
use crate::seat::{Table, Team};

/// The end of a game, or of both by agreement.
struct End {
    act: usize,
    /// The board; none where both games end.
    table: Option<Table>,
    winner: Option<Team>,
    /// The ruling on it, where it was asked for.
    ruled: Option<Closed>,
}

/// The ruling where the first game to end and the other one ended in the same second, by something that was claimed,
/// answered or said; none where they did not.
pub(super) fn ended_together(
    case: &Case<'_>,
    chosen: &[SideTaken],
    builder: &mut RulingBuilder<'_>,
) -> Result<Option<Closed>, AdjudicationError> {
    let asked: Vec<usize> = (0..case.acts().len()).filter(|act| is_asked(case, *act)).collect();
    let is_near = |act: usize| {
        let may_end = |other: usize| {
            other != act
                && (asked.contains(&other)
                    || matches!(case.acts()[other].kind, ActKind::PressesClock { .. }))
        };
        (0..case.acts().len()).any(|other| may_end(other) && are_at_once(case, act, other))
    };
    if !asked.iter().any(|act| is_near(*act)) {
        return Ok(None);
    }
    let mut ends: Vec<End> = Vec::new();
    for act in 0..case.acts().len() {
        let first = ends.first().map(|first| first.act);
        ends.extend(ended_by(case, chosen, builder, (act, asked.contains(&act)), first)?);
    }
    let mut ends = ends.into_iter();
    let Some(first) = ends.next() else { return Ok(None) };
    let is_other = |end: &End| {
        (end.table != first.table || end.table.is_none()) && are_at_once(case, first.act, end.act)
    };
    let Some(second) = ends.find(is_other) else { return Ok(None) };
    let is_claimed = first.ruled.is_some() || second.ruled.is_some();
    if !is_claimed {
        return Ok(None);
    }
    let mut ruled = match first.ruled {
        Some(ruled) => ruled,
        None => rule_after(case, first.act, chosen)?,
    };
    let winner = first.winner.filter(|winner| second.winner == Some(*winner));
    decide_together(case, &mut ruled, winner);
    builder.ask_all(&ruled.asked);
    ruled.asked = builder.asked().to_vec();
    Ok(Some(ruled))
}

/// The end that an act brings about, if it does.
fn ended_by(
    case: &Case<'_>,
    chosen: &[SideTaken],
    builder: &mut RulingBuilder<'_>,
    (act, is_asked): (usize, bool),
    first: Option<usize>,
) -> Result<Option<End>, AdjudicationError> {
    if let Some(ending) = game_end::ended_by(case, builder, act) {
        let (table, winner) =
            (Some(ending.seat.table), ending.is_won().then(|| ending.seat.team()));
        return Ok(Some(End { act, table, winner, ruled: None }));
    }
    if !is_asked {
        return Ok(None);
    }
    // By itself, as if the other game had not ended.
    let ruled = match first {
        Some(first) => rule_after(&Case::of(&without(case, first))?, act, chosen)?,
        None => rule_after(case, act, chosen)?,
    };
    if ruled.facets.result.value == Outcome::Continues {
        return Ok(None);
    }
    let is_agreed = ruled.facets.classification.value == Classification::Agreed;
    let table = ruled.subject.table.or(case.acts()[act].seat().map(|seat| seat.table));
    let winner = ruled.facets.game.and_then(|game| match game.value {
        GameOutcome::Won(team) => Some(team),
        GameOutcome::Drawn | GameOutcome::Continues => None,
    });
    Ok(Some(End { act, table: table.filter(|_| !is_agreed), winner, ruled: Some(ruled) }))
}

/// The incident with one act left out, and the time that it took.
fn without(case: &Case<'_>, act: usize) -> Incident {
    let mut incident = case.incident.clone();
    incident.acts[act].kind = ActKind::Waits;
    incident
}

/// Whether no second passed between two acts.
fn are_at_once(case: &Case<'_>, one: usize, other: usize) -> bool {
    let (first, last) = (one.min(other), one.max(other));
    case.acts()[first + 1..=last].iter().all(|act| act.after == 0)
}

/// Rules on the match: won where one team has won both games, else drawn.
fn decide_together(case: &Case<'_>, ruled: &mut Closed, winner: Option<Team>) {
    let is_superseded = |rule: Rule| matches!(rule, Rule::FirstEndDecides | Rule::TwoGamesAtOnce);
    ruled.trace.retain(|step| !is_superseded(step.rule));
    let (rule, result) = match winner {
        Some(team) => (Rule::BothWonAtOnce, Outcome::Won(team)),
        None => (Rule::OtherwiseDrawn, Outcome::Drawn),
    };
    let holding = rule.holds(Fact::EndedTogether);
    ruled.facets.result = holding.orders(result);
    ruled.facets.tie_break = None;
    ruled.trace.push(holding.into_step());
    if winner.is_none() {
        let (rule, fact, tie_break) = outcome::tie_break(case);
        let broken = rule.holds(fact);
        ruled.facets.tie_break = Some(broken.orders(tie_break));
        ruled.trace.push(broken.into_step());
    }
}

//! The provisions that make the difference between two editions on one incident.

use std::collections::BTreeSet;

use super::tables::Differing;
use crate::whatif::{Facet, differences};
use acconcio_adjudication::adjudicate::rule_on_hybrid;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::{ActReadings, EditionId, Field, Hybrid, Rule, Step};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::{AdjudicationError, Ruling};

/// An incident with its rulings under several editions.
pub(super) struct RuledIncident<'a> {
    incident: &'a Incident,
    rulings: Vec<(EditionId, Ruling)>,
    /// The reconstructions so far: they depend on a table in the few acts that editions read differently.
    reconstructions: Vec<(ActReadings, Reconstruction)>,
}

/// The fields that make the difference on an incident.
pub(super) struct Explained<'a> {
    /// Those without which the outcome does not change; the whole ruling, where only details do.
    pub(super) mainly: Vec<&'a Differing>,
    /// Those by which details change beside the outcome.
    pub(super) besides: Vec<&'a Differing>,
}

/// The facets that are compared.
#[derive(Clone, Copy)]
enum Compared {
    Outcome,
    Everything,
}

impl Compared {
    const fn includes(self, facet: Facet) -> bool {
        match self {
            Compared::Outcome => facet.is_of_the_outcome(),
            Compared::Everything => true,
        }
    }
}

impl<'a> RuledIncident<'a> {
    /// Rules on an incident under editions of the FIDE Laws.
    pub(super) fn of(
        incident: &'a Incident,
        editions: &BTreeSet<EditionId>,
    ) -> Result<RuledIncident<'a>, AdjudicationError> {
        let mut ruled =
            RuledIncident { incident, rulings: Vec::new(), reconstructions: Vec::new() };
        for edition in editions {
            let ruling = ruled.rule(*edition, *edition, &[])?;
            ruled.rulings.push((*edition, ruling));
        }
        Ok(ruled)
    }

    /// The ruling under one of the editions.
    pub(super) fn ruling(&self, edition: EditionId) -> &Ruling {
        let found = self.rulings.iter().find(|(known, _)| *known == edition);
        &found.expect("it is one of those ruled under").1
    }

    /// The fields that make the difference between two editions, among those on which the tables differ: first for
    /// the outcome, where it changes, then for the rest.
    pub(super) fn explained<'d>(
        &mut self,
        from: EditionId,
        to: EditionId,
        differing: &'d [Differing],
    ) -> Explained<'d> {
        let (before, after) = (self.ruling(from), self.ruling(to));
        let facets = differences(before, after);
        let changes_the_outcome = facets.iter().any(|facet| facet.is_of_the_outcome());
        let consulted = [before, after].into_iter().flat_map(rules_of).collect();
        let mut search = Search { ruled: self, from, to, consulted, given: Vec::new() };
        if !changes_the_outcome {
            let mainly = search.needed(differing.iter().collect(), Compared::Everything);
            return Explained { mainly, besides: Vec::new() };
        }
        let mainly = search.needed(differing.iter().collect(), Compared::Outcome);
        search.given.clone_from(&mainly);
        let besides = if search.make_the_difference(&[], Compared::Everything) {
            Vec::new()
        } else {
            let is_other = |it: &&Differing| mainly.iter().all(|given| given.matter != it.matter);
            search.needed(differing.iter().filter(is_other).collect(), Compared::Everything)
        };
        Explained { mainly, besides }
    }

    /// Rules under the table of one edition with some fields of another's.
    fn rule(
        &mut self,
        one: EditionId,
        other: EditionId,
        fields: &[Field],
    ) -> Result<Ruling, AdjudicationError> {
        // Editions of the FIDE Laws have tables.
        let table = Hybrid::of(one, other, fields).ok_or(AdjudicationError::Gap("table"))?;
        let readings = table.act_readings(self.incident);
        let known = self.reconstructions.iter().position(|(known, _)| *known == readings);
        let place = match known {
            Some(place) => place,
            None => {
                let reconstruction = Reconstruction::read_as(self.incident, readings)
                    .map_err(|(act, error)| AdjudicationError::Act { act, error })?;
                self.reconstructions.push((readings, reconstruction));
                self.reconstructions.len() - 1
            }
        };
        rule_on_hybrid(self.incident, &self.reconstructions[place].1, &table)
    }
}

/// The search for the fields that make the difference.
struct Search<'s, 'a, 'd> {
    ruled: &'s mut RuledIncident<'a>,
    from: EditionId,
    to: EditionId,
    /// The rules that were consulted under either edition.
    consulted: BTreeSet<Rule>,
    /// The fields that are known to be needed.
    given: Vec<&'d Differing>,
}

impl<'d> Search<'_, '_, 'd> {
    /// The fields without any of which the others, with those given, no longer make the difference.
    ///
    /// They are found by leaving out as many as possible: first those that neither ruling consulted, then half of
    /// the others at once, then ever fewer, at last one by one.
    fn needed(&mut self, differing: Vec<&'d Differing>, compared: Compared) -> Vec<&'d Differing> {
        let is_consulted =
            |it: &&&Differing| it.rules.iter().any(|rule| self.consulted.contains(rule));
        let consulted: Vec<&Differing> = differing.iter().filter(is_consulted).copied().collect();
        let mut needed =
            if self.make_the_difference(&consulted, compared) { consulted } else { differing };
        let least = usize::from(self.given.is_empty());
        let mut step = needed.len().div_ceil(2);
        while step > 0 && needed.len() > least {
            let mut at = 0;
            while at < needed.len() {
                let end = (at + step).min(needed.len());
                let fewer = [&needed[..at], &needed[end..]].concat();
                if self.make_the_difference(&fewer, compared) {
                    needed = fewer;
                } else {
                    at = end;
                }
            }
            step /= 2;
        }
        needed
    }

    /// Whether the ruling is that of the second edition once these fields, and those given, are taken over from it,
    /// and is not if only they are left as they were.
    fn make_the_difference(&mut self, fields: &[&Differing], compared: Compared) -> bool {
        let fields: Vec<Field> = self.given.iter().chain(fields).map(|it| it.field).collect();
        self.is_as_after(self.from, self.to, &fields, compared)
            && !self.is_as_after(self.to, self.from, &fields, compared)
    }

    fn is_as_after(
        &mut self,
        one: EditionId,
        other: EditionId,
        fields: &[Field],
        compared: Compared,
    ) -> bool {
        // A mixture on which there is no ruling is like neither edition.
        let Ok(mixed) = self.ruled.rule(one, other, fields) else { return false };
        let differing = differences(&mixed, self.ruled.ruling(self.to));
        differing.into_iter().all(|facet| !compared.includes(facet))
    }
}

/// The rules that were consulted for a ruling and its other readings, whether or not they held.
fn rules_of(ruling: &Ruling) -> BTreeSet<Rule> {
    fn collect(step: &Step, rules: &mut BTreeSet<Rule>) {
        rules.insert(step.rule);
        step.under.iter().for_each(|under| collect(under, rules));
    }
    let mut rules = BTreeSet::new();
    ruling.trace.iter().for_each(|step| collect(step, &mut rules));
    let readings = ruling.readings.iter().map(|reading| &reading.facets);
    for facets in [&ruling.facets].into_iter().chain(readings) {
        rules.extend(facets.orders().into_iter().map(|order| order.rule));
    }
    rules
}

//! The derivation of the changes from the incidents.

use std::collections::{BTreeMap, BTreeSet};

use super::explanation::{Explained, RuledIncident};
use super::tables::{Differing, Matter, Tables};
use super::{ChangedIncident, ChangedProvision, Changes, Counts};
use crate::complexity::complexity;
use crate::digest::NotRuled;
use crate::scenario::{IncidentName, Scenario, Variant};
use crate::whatif::differences;
use acconcio_adjudication::anachronism::Anachronism;
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::{AdjudicationError, Ruling};

impl Changes {
    /// Derives the changes from one edition of the FIDE Laws to another.
    ///
    /// # Errors
    /// Returns the scenario and the variant of an incident that cannot be ruled on.
    pub fn derive(
        scenarios: &[Scenario],
        from: EditionId,
        to: EditionId,
    ) -> Result<Changes, NotRuled> {
        let all = Changes::derive_all(scenarios, &[(from, to)])?;
        Ok(all.into_iter().next().expect("one for each pair"))
    }

    /// Derives the changes of several pairs of editions of the FIDE Laws, in their order.
    ///
    /// # Errors
    /// As [`Changes::derive`].
    pub fn derive_all(
        scenarios: &[Scenario],
        pairs: &[(EditionId, EditionId)],
    ) -> Result<Vec<Changes>, NotRuled> {
        let editions: BTreeSet<EditionId> =
            pairs.iter().flat_map(|(from, to)| [*from, *to]).collect();
        let mut derivations: Vec<Derivation> =
            pairs.iter().map(|(from, to)| Derivation::of(*from, *to)).collect();
        for scenario in scenarios {
            for variant in &scenario.variants {
                let taken = take(&mut derivations, &editions, scenario, variant);
                taken.map_err(|error| NotRuled {
                    scenario: scenario.id.clone(),
                    variant: variant.id.clone(),
                    error,
                })?;
            }
        }
        Ok(derivations.into_iter().map(Derivation::finish).collect())
    }
}

/// Rules on an incident under every edition, and takes the rulings into each derivation.
fn take(
    derivations: &mut [Derivation],
    editions: &BTreeSet<EditionId>,
    scenario: &Scenario,
    variant: &Variant,
) -> Result<(), AdjudicationError> {
    let incident = &variant.incident;
    for Derivation { counts, .. } in derivations.iter_mut() {
        counts.other_codes += usize::from(!incident.edition.is_fide());
        counts.proposals += usize::from(!incident.enacted.is_empty());
    }
    // The others repeat facts that are counted already, or are about their own laws.
    if variant.scope.is_any() {
        let mut ruled = RuledIncident::of(incident, editions)?;
        for derivation in derivations {
            derivation.take(scenario, variant, &mut ruled);
        }
    }
    Ok(())
}

/// The changes of rulings from one edition to another, while they are derived.
struct Derivation {
    from: EditionId,
    to: EditionId,
    tables: Tables,
    counts: Counts,
    found: BTreeMap<Matter, Incidents>,
}

/// The incidents in which a provision makes the difference, with the edition of each.
#[derive(Default)]
struct Incidents {
    /// The regimes of the incidents; none where the provision does not depend on it.
    regimes: BTreeSet<Regime>,
    alone: Vec<(EditionId, ChangedIncident)>,
    together: Vec<(EditionId, ChangedIncident)>,
}

impl Derivation {
    fn of(from: EditionId, to: EditionId) -> Derivation {
        let tables = Tables::of(from, to);
        Derivation { from, to, tables, counts: Counts::default(), found: BTreeMap::new() }
    }

    fn take(&mut self, scenario: &Scenario, variant: &Variant, ruled: &mut RuledIncident<'_>) {
        let incident = &variant.incident;
        let cannot_arise =
            |edition| Anachronism::of(&variant.ruled_under(edition).incident).is_some();
        if cannot_arise(self.from) || cannot_arise(self.to) {
            return;
        }
        let (before, after) = (ruled.ruling(self.from), ruled.ruling(self.to));
        self.counts.compared += 1;
        let facets = differences(before, after);
        if facets.is_empty() {
            self.counts.renumbered += usize::from(articles(before) != articles(after));
            return;
        }
        self.counts.changed += 1;
        let found = ChangedIncident {
            name: IncidentName { scenario: scenario.id.clone(), variant: variant.id.clone() },
            facets,
            level: scenario.level,
            complexity: complexity(incident),
        };
        self.counts.outcome += usize::from(found.changes_the_outcome());
        let differing = self.tables.differing(incident.regime);
        let Explained { mainly, besides } = ruled.explained(self.from, self.to, differing);
        let is_alone = mainly.len() == 1;
        for differing in mainly {
            let incidents = incidents(&mut self.found, differing, incident.regime);
            let list = if is_alone { &mut incidents.alone } else { &mut incidents.together };
            list.push((incident.edition, found.clone()));
        }
        for differing in besides {
            let incidents = incidents(&mut self.found, differing, incident.regime);
            incidents.together.push((incident.edition, found.clone()));
        }
    }

    fn finish(self) -> Changes {
        let Derivation { from, to, counts, found, .. } = self;
        // Of equally easy incidents first those that were played under one of the two editions.
        let sorted = |mut incidents: Vec<(EditionId, ChangedIncident)>| {
            incidents.sort_by_key(|(edition, it)| {
                let is_of_neither = *edition != to && *edition != from;
                (!it.changes_the_outcome(), it.level, it.complexity, is_of_neither)
            });
            incidents.into_iter().map(|(_, incident)| incident).collect()
        };
        let mut names: BTreeMap<String, usize> = BTreeMap::new();
        let mut provisions = Vec::new();
        for (matter, Incidents { regimes, alone, together }) in found {
            let name = matter.name();
            let number = names.entry(name.clone()).or_default();
            *number += 1;
            let id = if *number == 1 { name } else { format!("{name}-{number}") };
            let Matter { before, after, .. } = matter;
            let (alone, together) = (sorted(alone), sorted(together));
            let regimes = regimes.into_iter().collect();
            provisions.push(ChangedProvision { id, before, after, regimes, alone, together });
        }
        Changes { from, to, counts, provisions }
    }
}

/// The incidents in which a provision makes the difference, with the regime of one more of them.
fn incidents<'a>(
    found: &'a mut BTreeMap<Matter, Incidents>,
    differing: &Differing,
    regime: Regime,
) -> &'a mut Incidents {
    let incidents = found.entry(differing.matter.clone()).or_default();
    if differing.field.depends_on_regime() {
        incidents.regimes.insert(regime);
    }
    incidents
}

/// The articles on which a ruling rests, in the order of its facets.
fn articles(ruling: &Ruling) -> Vec<&'static str> {
    ruling.facets.orders().into_iter().map(|order| order.by.article.0).collect()
}

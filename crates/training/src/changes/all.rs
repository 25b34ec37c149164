//! The changes between each two editions, in a form that is short to fetch.

use serde::{Deserialize, Serialize};

use super::{ChangedIncident, ChangedProvision, Changes, Counts, Stated};
use crate::complexity::Complexity;
use crate::digest::NotRuled;
use crate::scenario::{IncidentName, PACK_VERSION, Scenario};
use crate::whatif::Facet;
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;

/// The changes of rulings between each two editions, as the app reads them. Incidents and sets of facets, which
/// come in many lists, are listed once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AllChanges {
    /// The version of the compiled form: [`PACK_VERSION`].
    pub version: u32,
    incidents: Vec<ListedIncident>,
    facets: Vec<Vec<Facet>>,
    pairs: Vec<Pair>,
}

/// An incident on which some editions rule differently.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ListedIncident {
    scenario: String,
    variant: String,
    level: u8,
    complexity: Complexity,
}

/// The changes from an edition to a later one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pair {
    from: EditionId,
    to: EditionId,
    counts: Counts,
    provisions: Vec<ListedProvision>,
}

/// A provision that makes a difference; each incident as its place in the list, and that of its facets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ListedProvision {
    id: String,
    before: Vec<Stated>,
    after: Vec<Stated>,
    regimes: Vec<Regime>,
    alone: Vec<(usize, usize)>,
    together: Vec<(usize, usize)>,
}

impl AllChanges {
    /// Derives the changes from each edition of the FIDE Laws to each later one.
    ///
    /// # Errors
    /// Returns the scenario and the variant of an incident that cannot be ruled on.
    pub fn derive(scenarios: &[Scenario]) -> Result<AllChanges, NotRuled> {
        let editions: Vec<EditionId> =
            EditionId::FIDE.into_iter().chain(EditionId::DRAFT).collect();
        let pairs: Vec<(EditionId, EditionId)> = (1..editions.len())
            .flat_map(|later| editions[..later].iter().map(move |from| (*from, later)))
            .map(|(from, later)| (from, editions[later]))
            .collect();
        Ok(AllChanges::of(&Changes::derive_all(scenarios, &pairs)?))
    }

    /// Lists changes.
    pub fn of(changes: &[Changes]) -> AllChanges {
        let mut all = AllChanges {
            version: PACK_VERSION,
            incidents: Vec::new(),
            facets: Vec::new(),
            pairs: Vec::new(),
        };
        for Changes { from, to, counts, provisions } in changes {
            let provisions = provisions.iter().map(|provision| all.listed(provision)).collect();
            all.pairs.push(Pair { from: *from, to: *to, counts: *counts, provisions });
        }
        all
    }

    /// The changes from one edition to another, in either order of time. Those to an earlier edition are the ones
    /// from it, the other way round.
    pub fn between(&self, from: EditionId, to: EditionId) -> Option<Changes> {
        let pair = |from, to| self.pairs.iter().find(|it| it.from == from && it.to == to);
        let forwards = pair(from, to).map(|pair| self.changes(pair));
        forwards.or_else(|| Some(self.changes(pair(to, from)?).reversed()))
    }

    fn listed(&mut self, provision: &ChangedProvision) -> ListedProvision {
        let ChangedProvision { id, before, after, regimes, alone, together } = provision;
        let mut places = |incidents: &[ChangedIncident]| {
            incidents.iter().map(|incident| self.places(incident)).collect()
        };
        let (alone, together) = (places(alone), places(together));
        ListedProvision {
            id: id.clone(),
            before: before.clone(),
            after: after.clone(),
            regimes: regimes.clone(),
            alone,
            together,
        }
    }

    /// The places of an incident and of its facets in the lists, to which they are added if they are new.
    fn places(&mut self, incident: &ChangedIncident) -> (usize, usize) {
        let ChangedIncident { name, facets, level, complexity } = incident;
        let IncidentName { scenario, variant } = name.clone();
        let listed = ListedIncident { scenario, variant, level: *level, complexity: *complexity };
        (place(&mut self.incidents, listed), place(&mut self.facets, facets.clone()))
    }

    fn changes(&self, pair: &Pair) -> Changes {
        let incidents = |places: &[(usize, usize)]| {
            let found = places.iter().filter_map(|(incident, facets)| {
                let listed = self.incidents.get(*incident)?.clone();
                let ListedIncident { scenario, variant, level, complexity } = listed;
                let name = IncidentName { scenario, variant };
                let facets = self.facets.get(*facets)?.clone();
                Some(ChangedIncident { name, facets, level, complexity })
            });
            found.collect()
        };
        let provision = |it: &ListedProvision| ChangedProvision {
            id: it.id.clone(),
            before: it.before.clone(),
            after: it.after.clone(),
            regimes: it.regimes.clone(),
            alone: incidents(&it.alone),
            together: incidents(&it.together),
        };
        Changes {
            from: pair.from,
            to: pair.to,
            counts: pair.counts,
            provisions: pair.provisions.iter().map(provision).collect(),
        }
    }
}

/// The place of a value in a list, to which it is added if it is new.
fn place<T: PartialEq>(list: &mut Vec<T>, value: T) -> usize {
    let known = list.iter().position(|listed| *listed == value);
    known.unwrap_or_else(|| {
        list.push(value);
        list.len() - 1
    })
}

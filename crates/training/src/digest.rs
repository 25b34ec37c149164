//! The derived index: the facts about incidents that can be looked up without loading them.
//!
//! `cargo xtask pack` computes it from the scenarios; nothing in it is written by hand. For every variant
//! it lists the articles on which its ruling rests, the editions that rule alike, the disputed points and
//! proposals that change it, and the mechanism by which it is ruled.

mod comparison;
mod mechanism;
mod turning;

#[cfg(test)]
mod tests;

pub use crate::complexity::{Complexity, complexity};
pub use comparison::Comparison;

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::scenario::{LawsChoice, Scenario, Variant};
use crate::whatif::{Prepared, relevant_proposals};
use acconcio_adjudication::AdjudicationError;
use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::{Point, Ruling};
use turning::Articles;

/// The derived index of all scenarios.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Index {
    /// The version of the compiled form: [`PACK_VERSION`](crate::scenario::PACK_VERSION).
    pub version: u32,
    /// The scenarios in the order of the catalogue.
    pub scenarios: Vec<ScenarioDigest>,
    /// The disputed points on which some ruling depends, in the order of [`DisputedPoint::ALL`].
    pub disputed_points: Vec<OpenPoint>,
    /// The coverage of the statements of the source documents.
    pub statements: Statements,
}

/// The digests of the variants of a scenario.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioDigest {
    /// The name of the scenario.
    pub id: String,
    /// Its variants, in their order.
    pub variants: Vec<Digest>,
}

/// The derived facts about a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    /// The name of the variant.
    pub id: String,
    /// The articles of its own edition's index that order its ruling, the most significant first. Empty for
    /// a code without an index.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decided: Vec<String>,
    /// The articles of the index that were consulted as well and order nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
    /// The disputed points on which the ruling depends.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub disputed_points: Vec<DisputedPoint>,
    /// The proposals of 2012 that are taken as enacted.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub enacted: BTreeSet<Proposal>,
    /// The proposals of 2012 that would change the ruling if they were enacted, or were not.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub proposals: BTreeSet<Proposal>,
    /// The comparison of the FIDE editions' rulings in its own regime; none for a code that is not FIDE's,
    /// and where proposals are taken as enacted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub editions: Option<Comparison>,
    /// The rules by which it is classified and ruled, as one word: the same for incidents of one kind.
    pub mechanism: String,
    /// Whether the core leaves an act of it unruled.
    #[serde(default, skip_serializing_if = "Answered::is_whole")]
    pub answered: Answered,
}

/// Whether everything that an incident raises is ruled on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answered {
    /// Everything is ruled on.
    #[default]
    Wholly,
    /// The incident has an act on which the core has no provisions yet.
    InPart,
}

impl Answered {
    const fn is_whole(&self) -> bool {
        matches!(self, Answered::Wholly)
    }
}

/// A disputed point, and the editions in which it arises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OpenPoint {
    /// The disputed point.
    pub disputed_point: DisputedPoint,
    /// The editions and codes under which the ruling on some incident depends on it, in any regime, in the
    /// order of [`EditionId::ALL`].
    pub editions: BTreeSet<EditionId>,
}

/// The numbers of statements of the source documents, in all and by what the incidents prove.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Statements {
    /// The number of all statements.
    pub all: usize,
    /// The number of those on which a ruling can be given.
    pub gradable: usize,
    /// The number of those for which every ruling that illustrates them is as expected.
    pub proven: usize,
}

impl Index {
    /// The index of some scenarios.
    ///
    /// # Errors
    /// Returns the scenario and the variant of an incident that cannot be ruled on.
    pub fn of(scenarios: &[Scenario], statements: Statements) -> Result<Index, NotRuled> {
        let mut register = Register::default();
        let mut listed = Vec::new();
        for scenario in scenarios {
            let mut variants = Vec::new();
            for variant in &scenario.variants {
                let digest = Digest::of(variant, &mut register);
                let not_ruled = |error| NotRuled {
                    scenario: scenario.id.clone(),
                    variant: variant.id.clone(),
                    error,
                };
                variants.push(digest.map_err(not_ruled)?);
            }
            listed.push(ScenarioDigest { id: scenario.id.clone(), variants });
        }
        let open = |disputed_point| {
            let editions = register.disputed_points.remove(&disputed_point)?;
            Some(OpenPoint { disputed_point, editions })
        };
        let disputed_points = DisputedPoint::ALL.into_iter().filter_map(open).collect();
        Ok(Index {
            version: crate::scenario::PACK_VERSION,
            scenarios: listed,
            disputed_points,
            statements,
        })
    }

    /// The indexes of some scenarios under each choice of laws that is offered, by the names of their files.
    ///
    /// # Errors
    /// Returns the scenario and the variant of an incident that cannot be ruled on.
    pub fn under_each(
        scenarios: &[Scenario],
        statements: Statements,
    ) -> Result<BTreeMap<String, Index>, NotRuled> {
        let under = |laws: LawsChoice| {
            let scenarios: Vec<Scenario> = scenarios.iter().map(|it| it.under(laws)).collect();
            Ok((laws.index_file(), Index::of(&scenarios, statements)?))
        };
        LawsChoice::offered(EditionId::DRAFT).map(under).collect()
    }

    /// The digest of a scenario.
    pub fn scenario(&self, id: &str) -> Option<&ScenarioDigest> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}

/// An incident on which no ruling can be given.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{scenario}/{variant}: {error}")]
pub struct NotRuled {
    /// The name of the scenario.
    pub scenario: String,
    /// The name of the variant.
    pub variant: String,
    /// The reason.
    pub error: AdjudicationError,
}

/// The facts gathered from all incidents.
#[derive(Default)]
struct Register {
    /// The editions under which rulings depend on each disputed point.
    disputed_points: BTreeMap<DisputedPoint, BTreeSet<EditionId>>,
    articles: Articles,
}

impl Digest {
    fn of(variant: &Variant, register: &mut Register) -> Result<Digest, AdjudicationError> {
        let incident = &variant.incident;
        let prepared = Prepared::of(incident)?;
        let under = |edition| prepared.rule(edition, incident.regime);
        let ruling = under(incident.edition)?;
        let fide: Vec<Ruling> = EditionId::FIDE.map(under).into_iter().collect::<Result<_, _>>()?;
        let others =
            [(EditionId::UsChess, &under(EditionId::UsChess)?), (incident.edition, &ruling)];
        for (edition, ruling) in EditionId::FIDE.into_iter().zip(&fide).chain(others) {
            for disputed_point in disputed_points_in(ruling) {
                register.disputed_points.entry(disputed_point).or_default().insert(edition);
            }
        }
        let turning = register.articles.turning(&ruling, incident.edition);
        let is_compared = incident.edition.is_fide() && incident.enacted.is_empty();
        Ok(Digest {
            id: variant.id.clone(),
            decided: turning.decided,
            asked: turning.asked,
            disputed_points: disputed_points_in(&ruling),
            enacted: incident.enacted.clone(),
            proposals: relevant_proposals(incident).into_iter().collect(),
            editions: is_compared.then(|| Comparison::of(&fide)),
            mechanism: mechanism::of(&ruling),
            answered: if ruling.unruled.is_empty() { Answered::Wholly } else { Answered::InPart },
        })
    }
}

/// The disputed points on which a ruling depends, in the order of [`DisputedPoint::ALL`].
fn disputed_points_in(ruling: &Ruling) -> Vec<DisputedPoint> {
    let taken = || ruling.readings.iter().flat_map(|reading| &reading.taken);
    let turns_on = |disputed_point: &DisputedPoint| {
        taken().any(|choice| choice.point == Point::Law(*disputed_point))
    };
    DisputedPoint::ALL.into_iter().filter(turns_on).collect()
}

//! The pool of incidents from which papers are drawn.

use serde::{Deserialize, Serialize};

use crate::digest::{Answered, Index};
use crate::scenario::{Catalogue, IncidentName, LawsChoice, Topic};
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::{Code, EditionId};

/// An incident that may be drawn for an exam, with everything by which it is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Candidate {
    /// Its names.
    pub name: IncidentName,
    /// Its topics.
    pub topics: Vec<Topic>,
    /// Its level, from 1 to 3.
    pub level: u8,
    /// The laws in force.
    pub edition: EditionId,
    /// The time control and the supervision.
    pub regime: Regime,
    /// The articles that order its ruling.
    pub articles: Vec<String>,
    /// The rules by which it is ruled, as one word.
    pub mechanism: String,
}

/// Returns every incident that may be drawn, with the index under the laws chosen: those that are asked under
/// these laws and completely ruled on, under an edition that was or is in force. Old codes raise other
/// questions, and proposals are not law.
pub fn pool(catalogue: &Catalogue, index: &Index, laws: LawsChoice) -> Vec<Candidate> {
    let mut pool = Vec::new();
    for scenario in &catalogue.scenarios {
        let Some(known) = index.scenario(&scenario.id) else { continue };
        for entry in &scenario.variants {
            let Some(digest) = known.variants.iter().find(|it| it.id == entry.id) else { continue };
            let edition = entry.edition(laws);
            let is_in_force = match edition.code() {
                Code::Edition(_) => digest.enacted.is_empty(),
                Code::Historic(_) => false,
            };
            if is_in_force && entry.is_asked(laws) && digest.answered == Answered::Wholly {
                pool.push(Candidate {
                    name: IncidentName { scenario: scenario.id.clone(), variant: entry.id.clone() },
                    topics: scenario.topics.clone(),
                    level: scenario.level,
                    edition,
                    regime: entry.regime,
                    articles: digest.decided.clone(),
                    mechanism: digest.mechanism.clone(),
                });
            }
        }
    }
    pool
}

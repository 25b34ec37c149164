//! The changes of rulings from one edition to another, by the provision that makes the difference.
//!
//! Every incident is ruled on under both editions, in its own regime. Where the rulings differ, the smallest set of
//! fields is sought with which the first edition's table rules as the second edition does, and without which the
//! second edition's table does not: these are the provisions that make the difference. Where the outcome changes,
//! they are those of the outcome; provisions by which a detail changes beside it are named apart. Nothing is looked
//! up in a list of changes; the lists that were published are only compared with the result, by a test.
//!
//! Incidents under an old code or the rules of US Chess are not compared, nor those in which proposals of 2012 are
//! taken as enacted: what they are about is neither edition.

mod all;
mod course;
mod derivation;
mod explanation;
mod paper;
mod tables;

pub use all::AllChanges;
pub use paper::ChangesPaper;

use serde::{Deserialize, Serialize};

use crate::complexity::Complexity;
use crate::scenario::IncidentName;
use crate::whatif::Facet;
use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::{EditionId, Rule};

/// The changes of rulings from one edition to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Changes {
    /// The edition from which.
    pub from: EditionId,
    /// The edition to which.
    pub to: EditionId,
    /// The numbers of incidents.
    pub counts: Counts,
    /// The provisions that make a difference, in the order of the table of an edition.
    pub provisions: Vec<ChangedProvision>,
}

/// Numbers of incidents.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Counts {
    /// Ruled on under both editions.
    pub compared: usize,
    /// Of these, ruled on differently.
    pub changed: usize,
    /// Of these, those of which the outcome changes and not only a detail.
    pub outcome: usize,
    /// Ruled on alike, under another article.
    pub renumbered: usize,
    /// Not compared, because they are about an old code or the rules of US Chess.
    pub other_codes: usize,
    /// Not compared, because proposals are taken as enacted in them.
    pub proposals: usize,
}

/// A provision that makes a difference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangedProvision {
    /// Its name within the changes; part of the names of lessons.
    pub id: String,
    /// The matter as the first edition states it; empty where it is silent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<Stated>,
    /// The matter as the second edition states it; empty where it is silent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub after: Vec<Stated>,
    /// The regimes in which it makes the difference; none where it is the same provision in all.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub regimes: Vec<Regime>,
    /// The incidents in which it alone makes the difference, those of which the outcome changes first, then the
    /// easiest.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub alone: Vec<ChangedIncident>,
    /// The incidents in which it makes the difference together with others, in the same order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub together: Vec<ChangedIncident>,
}

/// A rule, and the article in which an edition states it.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stated {
    /// The rule.
    pub rule: Rule,
    /// The number of the article.
    pub article: String,
    /// The reading in which it applies.
    #[serde(default, skip_serializing_if = "Taken::is_principal")]
    pub taken: Taken,
}

/// The reading of an edition in which a provision applies.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Taken {
    /// The principal reading, or the only one.
    #[default]
    Principally,
    /// The other reading of a disputed point.
    Otherwise,
}

impl Taken {
    const fn is_principal(&self) -> bool {
        matches!(self, Taken::Principally)
    }
}

/// An incident on which the rulings differ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangedIncident {
    /// Its names.
    #[serde(flatten)]
    pub name: IncidentName,
    /// The facets that change.
    pub facets: Vec<Facet>,
    /// The knowledge of the Laws required: 1 to 3.
    pub level: u8,
    /// Its complexity.
    pub complexity: Complexity,
}

impl Changes {
    /// The same changes the other way round.
    #[must_use]
    pub fn reversed(mut self) -> Changes {
        (self.from, self.to) = (self.to, self.from);
        for provision in &mut self.provisions {
            (provision.before, provision.after) =
                (std::mem::take(&mut provision.after), std::mem::take(&mut provision.before));
        }
        self
    }
}

impl ChangedProvision {
    /// The incident to watch: the easiest in which it alone makes the difference; where there is none, the easiest
    /// of the others.
    pub fn incident_to_watch(&self) -> Option<&ChangedIncident> {
        self.alone.first().or_else(|| self.together.first())
    }

    /// The number of incidents in which it makes the difference, alone or together with others.
    pub fn incidents(&self) -> usize {
        self.alone.len() + self.together.len()
    }
}

impl ChangedIncident {
    /// Whether the outcome changes, not only a detail.
    pub fn changes_the_outcome(&self) -> bool {
        self.facets.iter().any(|facet| facet.is_of_the_outcome())
    }
}

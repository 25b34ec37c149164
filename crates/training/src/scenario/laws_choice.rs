//! The choice of the laws under which incidents are ruled on, and what it makes of an incident.

use std::{fmt, iter};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use strum::VariantArray;

use super::{Scenario, Variant, VariantEntry};
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::EditionId;

/// The laws under which incidents are ruled on, as a reader or a course chooses them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LawsChoice {
    /// The FIDE Laws in force: [`EditionId::IN_FORCE`].
    #[default]
    InForce,
    /// An edition or a code.
    Edition(EditionId),
    /// For each incident, the laws of its own time and place.
    AsPlayed,
}

/// The laws under which it makes sense to study a variant.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
    VariantArray,
)]
#[serde(rename_all = "kebab-case")]
pub enum Scope {
    /// Any: the facts are what it is about.
    #[default]
    AnyLaws,
    /// Its own: an edition, an old code, the code of another body or a proposal is what it is about.
    OwnLaws,
    /// Its own, beside another variant that has the same facts under other laws.
    SameFacts,
}

impl Scope {
    /// Whether the variant is for study under any laws.
    pub const fn is_any(&self) -> bool {
        matches!(self, Scope::AnyLaws)
    }
}

impl LawsChoice {
    /// The choices that are offered: the laws in force first, then the other FIDE editions, newest first; last the
    /// draft of an edition if it is shown.
    pub fn offered(draft: Option<EditionId>) -> impl Iterator<Item = LawsChoice> {
        let editions = EditionId::FIDE.into_iter().rev();
        let others = editions.filter(|edition| *edition != EditionId::IN_FORCE);
        let codes = [LawsChoice::AsPlayed, LawsChoice::Edition(EditionId::UsChess)];
        iter::once(LawsChoice::InForce)
            .chain(others.map(LawsChoice::Edition))
            .chain(codes)
            .chain(draft.map(LawsChoice::Edition))
    }

    /// The names of the choices, one after the other.
    pub fn names() -> String {
        let names: Vec<&str> =
            LawsChoice::offered(EditionId::DRAFT).map(LawsChoice::name).collect();
        names.join(", ")
    }

    /// The choice of an edition or a code.
    pub fn of(edition: EditionId) -> LawsChoice {
        if edition == EditionId::IN_FORCE {
            LawsChoice::InForce
        } else {
            LawsChoice::Edition(edition)
        }
    }

    /// The edition or code chosen; none where each incident has its own.
    pub const fn edition(self) -> Option<EditionId> {
        match self {
            LawsChoice::InForce => Some(EditionId::IN_FORCE),
            LawsChoice::Edition(edition) => Some(edition),
            LawsChoice::AsPlayed => None,
        }
    }

    /// The name in files and links.
    pub const fn name(self) -> &'static str {
        match self {
            LawsChoice::InForce => "in-force",
            LawsChoice::Edition(edition) => edition.name(),
            LawsChoice::AsPlayed => "as-played",
        }
    }

    /// The choice of a name, if there is one; an old code is not chosen for all incidents.
    pub fn named(name: &str) -> Option<LawsChoice> {
        match name {
            "in-force" => Some(LawsChoice::InForce),
            "as-played" => Some(LawsChoice::AsPlayed),
            edition => {
                let edition = EditionId::named(edition)?;
                let is_offered = edition.is_fide() || edition == EditionId::UsChess;
                is_offered.then_some(LawsChoice::Edition(edition))
            }
        }
    }

    /// The name of the file of the pack with the derived index under these laws.
    pub fn index_file(self) -> String {
        format!("index-{}.json", self.stem())
    }

    /// The stem of the names of the files of the pack with the courses, whose texts name the articles of these
    /// laws.
    pub fn courses_stem(self) -> String {
        format!("courses-{}", self.stem())
    }

    fn stem(self) -> &'static str {
        self.edition().map_or(self.name(), EditionId::name)
    }

    /// The laws under which a variant is ruled on, by its own ones and its scope.
    pub fn laws_of(self, own: EditionId, scope: Scope) -> EditionId {
        self.edition().filter(|_| scope.is_any()).unwrap_or(own)
    }

    /// Whether a variant with these own laws is asked in practice, review and exams.
    pub fn asks(self, own: EditionId, scope: Scope) -> bool {
        match scope {
            Scope::AnyLaws => true,
            Scope::OwnLaws => self.edition().is_none_or(|chosen| chosen == own),
            Scope::SameFacts => self.edition().is_none(),
        }
    }
}

impl fmt::Display for LawsChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Serialize for LawsChoice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> Deserialize<'de> for LawsChoice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<LawsChoice, D::Error> {
        let name = String::deserialize(deserializer)?;
        LawsChoice::named(&name)
            .ok_or_else(|| serde::de::Error::custom(format!("there are no laws named `{name}`")))
    }
}

impl VariantEntry {
    /// The laws under which it is ruled on.
    pub fn edition(&self, laws: LawsChoice) -> EditionId {
        laws.laws_of(self.played_under, self.scope)
    }

    /// Whether it is asked in practice, review and exams: unless other laws than those chosen are its point, or
    /// its facts cannot arise under them.
    pub fn is_asked(&self, laws: LawsChoice) -> bool {
        laws.asks(self.played_under, self.scope)
            && !self.cannot_arise_under.contains(&self.edition(laws))
    }
}

impl Scenario {
    /// The scenario with every variant under the laws chosen.
    #[must_use]
    pub fn under(&self, laws: LawsChoice) -> Scenario {
        let variants = self.variants.iter().map(|variant| variant.under(laws)).collect();
        Scenario { variants, ..self.clone() }
    }
}

impl Variant {
    /// The variant under the laws chosen.
    #[must_use]
    pub fn under(&self, laws: LawsChoice) -> Variant {
        self.ruled_under(laws.laws_of(self.incident.edition, self.scope))
    }

    /// The variant under an edition or a code, whatever its scope.
    #[must_use]
    pub fn ruled_under(&self, edition: EditionId) -> Variant {
        Variant { incident: ruled_under(&self.incident, edition), ..self.clone() }
    }
}

/// The incident under an edition or a code. Proposals are enacted on the Laws of 2009 only.
fn ruled_under(incident: &Incident, edition: EditionId) -> Incident {
    let mut incident = Incident { edition, ..incident.clone() };
    if edition != EditionId::E2009 {
        incident.enacted.clear();
    }
    incident
}

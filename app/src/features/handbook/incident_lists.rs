//! The incidents that the handbook lists: by article, by change of edition, by disputed point, by
//! proposal. Plain data without texts.

use std::collections::BTreeMap;
use std::rc::Rc;

use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::entries;
use acconcio_training::digest::{Comparison, Digest, Index};
use acconcio_training::scenario::{Catalogue, LawsChoice, ScenarioEntry, Scope, VariantEntry};
use acconcio_training::whatif::Facet;

/// A scenario of the catalogue, with those of its variants that are listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The index of the scenario in the catalogue.
    pub scenario: usize,
    /// The variants listed, in their order.
    pub variants: Vec<ListedVariant>,
}

/// A variant that is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedVariant {
    /// The index of the variant in its scenario.
    pub variant: usize,
    /// The facets in which its ruling changes, in a list of changes; else empty.
    pub facets: Vec<Facet>,
}

/// The incidents that concern an article.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Turning {
    /// The incidents with an effect ordered by the article, the most relevant first.
    pub decided: Rc<[Hit]>,
    /// The incidents in which the article was examined and ordered nothing, unless they are in the
    /// first list.
    pub asked: Rc<[Hit]>,
}

/// The incidents on which the rulings under two editions differ, each in one of the two lists.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changed {
    /// The incidents of which the outcome differs.
    pub outcome: Rc<[Hit]>,
    /// The incidents of which only a detail differs.
    pub detail: Rc<[Hit]>,
}

/// The catalogue with the index, from which the lists are made.
#[derive(Clone, Copy)]
pub struct IncidentLists<'a> {
    catalogue: &'a Catalogue,
    index: &'a Index,
}

impl<'a> IncidentLists<'a> {
    /// The lists for a catalogue and its index.
    pub fn of(catalogue: &'a Catalogue, index: &'a Index) -> IncidentLists<'a> {
        IncidentLists { catalogue, index }
    }

    /// The incidents of every article of an edition, by its number, from the index under this edition.
    pub fn by_article(self, edition: EditionId) -> BTreeMap<&'static str, Turning> {
        let ranks = self.ranked(edition);
        let mut turning: BTreeMap<&'static str, Turning> = BTreeMap::new();
        for entry in entries(edition) {
            let number = entry.article.0;
            turning.entry(number).or_insert_with(|| ranks.hits(number));
        }
        turning
    }

    /// The incidents on which the rulings under two editions differ. Of a scenario with variants under
    /// one of the two, only these variants are listed.
    pub fn changed_between(self, from: EditionId, to: EditionId) -> Changed {
        let (mut outcomes, mut details) = (Vec::new(), Vec::new());
        for (scenario, scenario_entry) in self.catalogue.scenarios.iter().enumerate() {
            let mut all: Vec<(&VariantEntry, ListedVariant)> = Vec::new();
            for (variant, entry, digest) in self.variants(scenario, scenario_entry) {
                let differs = |it: &Comparison| it.between(from, to).to_vec();
                let facets = digest.editions.as_ref().map(differs).unwrap_or_default();
                if !facets.is_empty() {
                    all.push((entry, ListedVariant { variant, facets }));
                }
            }
            let is_own = |(entry, _): &(&VariantEntry, ListedVariant)| {
                [from, to].contains(&entry.played_under)
            };
            if all.iter().any(is_own) {
                all.retain(is_own);
            }
            let weighs = |hit: &ListedVariant| hit.facets.iter().any(|it| it.is_of_the_outcome());
            let (outcome, detail): (Vec<_>, Vec<_>) =
                all.into_iter().map(|(_, hit)| hit).partition(weighs);
            let list =
                if outcome.is_empty() { (&mut details, detail) } else { (&mut outcomes, outcome) };
            push(list.0, scenario, list.1);
        }
        Changed { outcome: outcomes.into(), detail: details.into() }
    }

    /// The incidents whose ruling turns on a disputed point.
    pub fn on_disputed_point(self, disputed_point: DisputedPoint) -> Vec<Hit> {
        self.where_digest(|digest| digest.disputed_points.contains(&disputed_point))
    }

    /// The incidents in which a proposal is taken as enacted.
    pub fn with_enacted(self, proposal: Proposal) -> Vec<Hit> {
        self.where_digest(|digest| digest.enacted.contains(&proposal))
    }

    /// The incidents on which a proposal would change the ruling.
    pub fn changed_by(self, proposal: Proposal) -> Vec<Hit> {
        let is_changed = |digest: &Digest| {
            digest.proposals.contains(&proposal) && !digest.enacted.contains(&proposal)
        };
        self.where_digest(is_changed)
    }

    /// The number of variants whose digest meets a condition.
    pub fn count(self, has_it: impl Fn(&Digest) -> bool) -> usize {
        let digests = self.index.scenarios.iter().flat_map(|scenario| &scenario.variants);
        digests.filter(|digest| has_it(digest)).count()
    }

    fn where_digest(self, belongs: impl Fn(&Digest) -> bool) -> Vec<Hit> {
        let mut hits = Vec::new();
        for (scenario, scenario_entry) in self.catalogue.scenarios.iter().enumerate() {
            let own =
                self.variants(scenario, scenario_entry).filter(|(_, _, digest)| belongs(digest));
            let own = own.map(|(variant, _, _)| ListedVariant { variant, facets: Vec::new() });
            push(&mut hits, scenario, own.collect());
        }
        hits
    }

    /// The variants of a scenario with their digests.
    fn variants(
        self,
        scenario: usize,
        scenario_entry: &'a ScenarioEntry,
    ) -> impl Iterator<Item = (usize, &'a VariantEntry, &'a Digest)> {
        // The index is in the order of the catalogue, so that a scenario is found at once.
        let listed =
            self.index.scenarios.get(scenario).filter(|listed| listed.id == scenario_entry.id);
        let digests = listed.or_else(|| self.index.scenario(&scenario_entry.id));
        let digests = digests.map_or(&[][..], |scenario| &scenario.variants);
        scenario_entry.variants.iter().enumerate().filter_map(move |(place, entry)| {
            let digest = digests.iter().find(|digest| digest.id == entry.id)?;
            Some((place, entry, digest))
        })
    }

    /// Every variant under an edition, by the articles that concern its ruling.
    fn ranked(self, edition: EditionId) -> Ranks<'a> {
        let laws = LawsChoice::of(edition);
        let mut ranks = Ranks::default();
        for (scenario, scenario_entry) in self.catalogue.scenarios.iter().enumerate() {
            for (variant, entry, digest) in self.variants(scenario, scenario_entry) {
                let repeats = entry.scope == Scope::SameFacts && entry.played_under != edition;
                if entry.edition(laws) != edition || repeats {
                    continue;
                }
                for (rank, article) in digest.decided.iter().enumerate() {
                    ranks.decided.entry(article).or_default().push(Ranked {
                        rank,
                        scenario,
                        variant,
                    });
                }
                for article in &digest.asked {
                    let asked = Ranked { rank: usize::MAX, scenario, variant };
                    ranks.asked.entry(article).or_default().push(asked);
                }
            }
        }
        ranks
    }
}

/// A variant, and the rank of an article among those of its ruling: 0 for the most relevant.
#[derive(Clone, Copy)]
struct Ranked {
    rank: usize,
    scenario: usize,
    variant: usize,
}

/// The variants of one edition by article.
#[derive(Default)]
struct Ranks<'a> {
    decided: BTreeMap<&'a str, Vec<Ranked>>,
    asked: BTreeMap<&'a str, Vec<Ranked>>,
}

impl Ranks<'_> {
    fn hits(&self, article: &str) -> Turning {
        let decided = self.decided.get(article).map_or(&[][..], Vec::as_slice);
        let asked = self.asked.get(article).map_or(&[][..], Vec::as_slice);
        let decided = by_scenario(decided);
        let mut asked = by_scenario(asked);
        asked.retain(|hit| decided.iter().all(|other| other.scenario != hit.scenario));
        Turning { decided: decided.into(), asked: asked.into() }
    }
}

/// The variants by scenario: first those for which the article ranks highest, then in the order of the
/// catalogue.
fn by_scenario(ranked: &[Ranked]) -> Vec<Hit> {
    let mut hits: Vec<(usize, Hit)> = Vec::new();
    for Ranked { rank, scenario, variant } in ranked.iter().copied() {
        let hit = ListedVariant { variant, facets: Vec::new() };
        match hits.iter_mut().find(|(_, known)| known.scenario == scenario) {
            Some((best, known)) => {
                *best = rank.min(*best);
                known.variants.push(hit);
            }
            None => hits.push((rank, Hit { scenario, variants: vec![hit] })),
        }
    }
    hits.sort_by_key(|(rank, hit)| (*rank, hit.scenario));
    hits.into_iter().map(|(_, hit)| hit).collect()
}

fn push(hits: &mut Vec<Hit>, scenario: usize, variants: Vec<ListedVariant>) {
    if !variants.is_empty() {
        hits.push(Hit { scenario, variants });
    }
}

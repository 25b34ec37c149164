//! The articles that a ruling cites, facet by facet.

use serde::Serialize;

use super::{Clauses, Game, Reasoned, Step};

/// A facet with the articles that it rests on: the one that orders it first, then those beneath it in the trace, then
/// the clauses of an appendix by which the first applies.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Cited<G: Game> {
    pub facet: &'static str,
    pub articles: Vec<G::Citation>,
}

/// The articles of a ruling.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case", bound = "")]
pub struct Cites<G: Game> {
    /// The facets, each once.
    pub facets: Vec<Cited<G>>,
    /// The articles that do not apply, which the trace gives as reasons.
    pub not_met: Vec<G::Citation>,
}

impl<G: Game> Cites<G> {
    /// Collects the articles of a ruling.
    pub fn of(ruled: &Reasoned<G>, clauses: &[Clauses<G>]) -> Cites<G> {
        let mut facets: Vec<Cited<G>> = Vec::new();
        for (facet, by, rule) in G::orders(&ruled.facets) {
            let at = facets.iter().position(|known| known.facet == facet).unwrap_or_else(|| {
                facets.push(Cited { facet, articles: Vec::new() });
                facets.len() - 1
            });
            let articles = &mut facets[at].articles;
            add(articles, by);
            beneath(&ruled.trace, (by, rule), articles);
            let ordering = clauses.iter().filter(|one| one.by == *by && one.rule == rule);
            ordering.flat_map(|one| &one.clauses).for_each(|clause| add(articles, clause));
        }
        let mut not_met = Vec::new();
        collect(&ruled.trace, &|step: &Step<G>| step.is_not_met(), &mut not_met);
        Cites { facets, not_met }
    }
}

/// Adds the articles beneath the steps of a provision.
fn beneath<G: Game>(
    trace: &[Step<G>],
    provision: (&G::Citation, &str),
    articles: &mut Vec<G::Citation>,
) {
    for step in trace {
        if step.is_of(provision) {
            collect(&step.under, &|_| true, articles);
        } else {
            beneath(&step.under, provision, articles);
        }
    }
}

fn collect<G: Game>(
    trace: &[Step<G>],
    is_meant: &impl Fn(&Step<G>) -> bool,
    articles: &mut Vec<G::Citation>,
) {
    for step in trace {
        if is_meant(step) {
            add(articles, step.by());
        }
        collect(&step.under, is_meant, articles);
    }
}

fn add<C: Clone + PartialEq>(articles: &mut Vec<C>, article: &C) {
    if !articles.contains(article) {
        articles.push(article.clone());
    }
}

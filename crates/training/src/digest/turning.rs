//! The articles on which a ruling depends.

use std::collections::BTreeMap;

use acconcio_adjudication::laws::{Article, Citation, EditionId, Step, index};
use acconcio_adjudication::ruling::{
    Completion, FacetOrder, Outcome, Reinstatement, Ruling, Trigger,
};

/// The articles of an edition's index on which a ruling depends.
pub(super) struct Turning {
    /// Those that order something, the most significant first.
    pub(super) decided: Vec<String>,
    /// Those that were consulted and order nothing.
    pub(super) asked: Vec<String>,
}

/// The articles of the indexes by their citations; each is looked up once.
#[derive(Default)]
pub(super) struct Articles {
    found: BTreeMap<Citation, Option<Article>>,
}

impl Articles {
    /// Returns the articles on which the principal ruling depends; none where the code has no index.
    pub(super) fn turning(&mut self, ruling: &Ruling, edition: EditionId) -> Turning {
        let mut weights: Vec<(String, u32)> = Vec::new();
        for order in ruling.facets.orders() {
            let tells = Tells::of(order.value);
            if tells == Tells::Nothing {
                continue;
            }
            let Some(article) = self.listed(order.by, edition) else { continue };
            match weights.iter_mut().find(|(known, _)| *known == article) {
                Some((_, weight)) => *weight += tells.weight(),
                None => weights.push((article, tells.weight())),
            }
        }
        weights.sort_by_key(|(_, weight)| std::cmp::Reverse(*weight));
        let decided: Vec<String> = weights.into_iter().map(|(article, _)| article).collect();
        let mut asked = Vec::new();
        for step in &ruling.trace {
            self.collect(step, edition, &decided, &mut asked);
        }
        Turning { decided, asked }
    }

    /// Collects the articles consulted in a part of the trace, in their order, each once.
    fn collect(
        &mut self,
        step: &Step,
        edition: EditionId,
        decided: &[String],
        asked: &mut Vec<String>,
    ) {
        if let Some(article) = self.listed(step.by, edition)
            && !decided.contains(&article)
            && !asked.contains(&article)
        {
            asked.push(article);
        }
        for under in &step.under {
            self.collect(under, edition, decided, asked);
        }
    }

    /// The article of the edition's own index for a citation.
    fn listed(&mut self, by: Citation, edition: EditionId) -> Option<String> {
        let find = || index::find(by.edition, by.article.0);
        let article = *self.found.entry(by).or_insert_with(find);
        article.filter(|_| by.edition == edition).map(|article| article.0.to_owned())
    }
}

/// The significance of a facet for the incident.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tells {
    /// The facet changes something, or names the fault.
    Much,
    /// The facet leaves something to the arbiter or to a player.
    Little,
    /// The facet is as in most incidents: nothing depends on it.
    Nothing,
}

impl Tells {
    const fn of(order: FacetOrder<'_>) -> Tells {
        match order {
            FacetOrder::Trigger(Trigger::None)
            | FacetOrder::Completion(Completion::Made | Completion::Completed)
            | FacetOrder::Board(Reinstatement::Keep)
            | FacetOrder::Result(Outcome::Continues) => Tells::Nothing,
            FacetOrder::Judgement(_) | FacetOrder::Discipline(_) | FacetOrder::Window(_) => {
                Tells::Little
            }
            FacetOrder::Trigger(_)
            | FacetOrder::Admissibility(_)
            | FacetOrder::Classification(_)
            | FacetOrder::Completion(_)
            | FacetOrder::Board(_)
            | FacetOrder::Obligation(_)
            | FacetOrder::Time(_)
            | FacetOrder::Counts(_)
            | FacetOrder::Result(_)
            | FacetOrder::Remedies(_) => Tells::Much,
        }
    }

    const fn weight(self) -> u32 {
        match self {
            Tells::Much => 10,
            Tells::Little => 1,
            Tells::Nothing => 0,
        }
    }
}

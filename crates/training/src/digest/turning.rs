//! The articles on which a ruling depends.

use std::collections::BTreeMap;

use acconcio_adjudication::laws::{Article, Citation, EditionId, Ordered, Rule, Step, index};
use acconcio_adjudication::ruling::{Completion, Facets, Outcome, Reinstatement, Ruling, Trigger};

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
        for order in orders(&ruling.facets) {
            if order.tells == Tells::Nothing {
                continue;
            }
            let Some(article) = self.listed(order.by, edition) else { continue };
            match weights.iter_mut().find(|(known, _)| *known == article) {
                Some((_, weight)) => *weight += order.weight(),
                None => weights.push((article, order.weight())),
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

/// The order of one facet.
#[derive(Clone, Copy)]
pub(super) struct Order {
    pub(super) rule: Rule,
    pub(super) by: Citation,
    tells: Tells,
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

impl Order {
    const fn weight(self) -> u32 {
        match self.tells {
            Tells::Much => 10,
            Tells::Little => 1,
            Tells::Nothing => 0,
        }
    }
}

/// Every facet with the provision that orders it, in the order in which a ruling is given.
pub(super) fn orders(facets: &Facets) -> Vec<Order> {
    fn order<T>(ordered: &Ordered<T>, tells: Tells) -> Order {
        Order { rule: ordered.rule, by: ordered.by, tells }
    }
    fn much<T>(slot: &Option<Ordered<T>>) -> Option<Order> {
        slot.as_ref().map(|ordered| order(ordered, Tells::Much))
    }
    let unless = |is_usual: bool| if is_usual { Tells::Nothing } else { Tells::Much };
    let is_usual_end = matches!(facets.completion.value, Completion::Made | Completion::Completed);
    let mut orders = vec![order(&facets.trigger, unless(facets.trigger.value == Trigger::None))];
    orders.extend(much(&facets.admissibility));
    orders.push(order(&facets.classification, Tells::Much));
    orders.push(order(&facets.completion, unless(is_usual_end)));
    orders.push(order(&facets.board, unless(facets.board.value == Reinstatement::Keep)));
    orders.extend(much(&facets.obligation));
    orders.extend(facets.time.iter().map(|change| order(change, Tells::Much)));
    orders.extend(facets.judgement.as_ref().map(|range| order(range, Tells::Little)));
    orders.extend(much(&facets.counts));
    orders.extend(facets.discipline.as_ref().map(|open| order(open, Tells::Little)));
    orders.push(order(&facets.result, unless(facets.result.value == Outcome::Continues)));
    orders.extend(facets.window.as_ref().map(|window| order(window, Tells::Little)));
    orders.extend(much(&facets.remedies));
    orders
}

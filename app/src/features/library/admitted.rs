//! The incidents that a filter admits.

use super::Library;
use super::filter::{Filter, texts_of};
use super::subjects::UsualWords;
use crate::ui::search::Search;
use acconcio_training::scenario::{ScenarioEntry, VariantEntry};

impl Filter {
    /// The scenarios with a variant that is admitted, in their order.
    pub fn scenarios<'a>(&self, library: &Library<'a>) -> Vec<&'a ScenarioEntry> {
        let search = Search::of(&self.words);
        let usual = (!search.is_empty()).then(|| UsualWords::of(library.language));
        let is_admitted = |scenario: &&ScenarioEntry| {
            self.admits(scenario)
                && self.variants(library, scenario).next().is_some()
                && usual.as_ref().is_none_or(|usual| {
                    let about = usual.about(library, scenario);
                    search.admits("", &[texts_of(scenario, library.language), about].concat())
                })
        };
        library.catalogue.scenarios.iter().filter(is_admitted).collect()
    }

    /// The variants of a scenario that are admitted, where the scenario itself is.
    pub fn variants<'a>(
        &self,
        library: &Library<'_>,
        scenario: &'a ScenarioEntry,
    ) -> impl Iterator<Item = &'a VariantEntry> {
        scenario.variants.iter().filter(move |variant| {
            let edition = variant.edition(library.laws);
            let state = || library.progress.state(&scenario.id, &variant.id, Some(edition));
            self.regime.is_none_or(|regime| variant.regime == regime)
                && self.complexity.is_none_or(|complexity| variant.complexity == complexity)
                && self.state.is_none_or(|wanted| state() == wanted)
                && (self.article.is_empty()
                    || library.laws.edition().is_none_or(|chosen| chosen == edition)
                        && !variant.cannot_arise_under.contains(&edition)
                        && self.is_decided(library, &scenario.id, &variant.id))
        })
    }

    /// Whether the chosen article, or one below it, orders the ruling.
    fn is_decided(&self, library: &Library<'_>, scenario: &str, variant: &str) -> bool {
        let is_below = |article: &str| {
            let rest = article.strip_prefix(&self.article);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
        };
        let digest = library.digest(scenario, variant);
        digest.is_some_and(|digest| digest.decided.iter().any(|article| is_below(article)))
    }
}

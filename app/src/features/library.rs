//! The library of incidents, which are listed and put into queues.

pub(crate) mod admitted;
pub(crate) mod begin;
pub(crate) mod source;
#[cfg(test)]
mod tests;
pub(crate) mod words;

pub(crate) mod card;
pub mod filter;
pub(crate) mod filters;
pub mod order;
pub(crate) mod page;
mod pages;
pub mod queue;
pub mod run;
pub(crate) mod subjects;

use acconcio_training::digest::{Digest, Index};
use acconcio_training::scenario::{
    Catalogue, Courses, IncidentName, LawsChoice, ScenarioEntry, VariantEntry,
};

use super::review::queue::{Due, Today};
use crate::language::Language;
use crate::platform::storage::progress::{Progress, State};
use crate::profile::shared::Shared;
use filter::Filter;

/// The incidents, the index about them, the courses and the results.
#[derive(Clone, Copy)]
pub struct Library<'a> {
    /// The catalogue of the incidents.
    pub catalogue: &'a Catalogue,
    /// The courses, once they have been loaded.
    pub courses: Option<&'a Courses>,
    /// The index about the incidents, once it has been loaded.
    pub index: Option<&'a Index>,
    /// Today's review, for the queue of a review.
    pub review: Option<&'a Today>,
    /// The results so far.
    pub progress: &'a Progress,
    /// The laws under which the incidents are ruled on.
    pub laws: LawsChoice,
    /// The language in which texts are searched.
    pub language: Language,
}

/// An incident in a queue, by its ids.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct QueueItem<'a> {
    /// The id of the scenario.
    pub scenario: &'a str,
    /// The id of the variant.
    pub variant: &'a str,
}

impl<'a> QueueItem<'a> {
    fn of(scenario: &'a ScenarioEntry, entry: &'a VariantEntry) -> QueueItem<'a> {
        QueueItem { scenario: &scenario.id, variant: &entry.id }
    }
}

impl<'a> From<&'a Due> for QueueItem<'a> {
    fn from(due: &'a Due) -> QueueItem<'a> {
        QueueItem { scenario: &due.scenario, variant: &due.variant }
    }
}

impl<'a> From<&'a IncidentName> for QueueItem<'a> {
    fn from(name: &'a IncidentName) -> QueueItem<'a> {
        QueueItem { scenario: &name.scenario, variant: &name.variant }
    }
}

impl<'a> Library<'a> {
    /// The incidents with a reader's results, under the laws that he chose; without courses, index and review.
    pub(crate) fn of(catalogue: &'a Catalogue, shared: &'a Shared) -> Library<'a> {
        Library {
            catalogue,
            courses: None,
            index: None,
            review: None,
            progress: shared.progress.progress(),
            laws: shared.laws,
            language: shared.language,
        }
    }

    /// The first variant of each scenario that the filter admits, and of the current scenario.
    pub(crate) fn list(&self, filter: &Filter, here: Option<QueueItem<'_>>) -> Vec<QueueItem<'a>> {
        let admitted = filter.scenarios(self);
        let item = |scenario: &'a ScenarioEntry| {
            let is_here = |it: QueueItem<'_>| it.scenario == scenario.id;
            let is_admitted = admitted.iter().any(|other| other.id == scenario.id);
            let asked = || filter.variants(self, scenario).find(|entry| entry.is_asked(self.laws));
            let any = || filter.variants(self, scenario).next();
            let first = if is_admitted { asked().or_else(any) } else { None };
            let first =
                first.or_else(|| scenario.variants.first().filter(|_| here.is_some_and(is_here)));
            Some(QueueItem::of(scenario, first?))
        };
        self.catalogue.scenarios.iter().filter_map(item).collect()
    }

    /// The incidents of a course that exist.
    pub(crate) fn course(&self, id: &str) -> Vec<QueueItem<'a>> {
        let course = self.courses.and_then(|courses| courses.course(id));
        let items = course.into_iter().flat_map(|course| course.incidents());
        items
            .filter_map(|it| self.find(QueueItem { scenario: &it.scenario, variant: &it.variant }))
            .collect()
    }

    /// Every variant that the filter admits and the laws chosen ask; its choice of earlier results is ignored.
    pub(crate) fn variants(&self, filter: &Filter) -> Vec<QueueItem<'a>> {
        let filter = Filter { state: None, ..filter.clone() };
        let of_scenario = |scenario: &'a ScenarioEntry| {
            let asked = filter.variants(self, scenario).filter(|entry| entry.is_asked(self.laws));
            let variants: Vec<&VariantEntry> = asked.collect();
            variants.into_iter().map(move |entry| QueueItem::of(scenario, entry))
        };
        filter.scenarios(self).into_iter().flat_map(of_scenario).collect()
    }

    /// Every variant that was last ruled on with something missed, and the current one.
    pub(crate) fn mistakes(
        &self,
        filter: &Filter,
        here: Option<QueueItem<'_>>,
    ) -> Vec<QueueItem<'a>> {
        let mut items = self.variants(filter);
        items.retain(|item| here == Some(*item) || self.state(*item) == State::Wrong);
        items
    }

    /// Today's review: the incidents done, then the current one, then those left. Where there is no
    /// current one in it, only those left.
    pub(crate) fn review(&self, here: Option<QueueItem<'_>>) -> Vec<QueueItem<'a>> {
        let Some(Today { done, left }) = self.review else { return Vec::new() };
        let items = |all: &'a [Due]| -> Vec<QueueItem<'a>> {
            all.iter().filter_map(|due| self.find(QueueItem::from(due))).collect()
        };
        let (mut done, mut left) = (items(done), items(left));
        let is_here =
            |item: &QueueItem<'_>| here.is_some_and(|here| item.scenario == here.scenario);
        if let Some(place) = done.iter().position(is_here) {
            let here = done.remove(place);
            done.push(here);
        } else if let Some(place) = left.iter().position(is_here) {
            done.push(left.remove(place));
        } else {
            return left;
        }
        done.append(&mut left);
        done
    }

    /// The incident with the given ids, if there is one.
    pub(crate) fn find(&self, item: QueueItem<'_>) -> Option<QueueItem<'a>> {
        let scenario = self.catalogue.scenario(item.scenario)?;
        let entry = scenario.variant(item.variant)?;
        Some(QueueItem::of(scenario, entry))
    }

    /// The result of the last ruling on an incident, under the laws chosen.
    pub(crate) fn state(&self, item: QueueItem<'_>) -> State {
        let scenario = self.catalogue.scenario(item.scenario);
        let entry = scenario.and_then(|scenario| scenario.variant(item.variant));
        let edition = entry.map(|entry| entry.edition(self.laws));
        self.progress.state(item.scenario, item.variant, edition)
    }

    /// The digest of a variant in the index.
    pub(crate) fn digest(&self, scenario: &str, variant: &str) -> Option<&'a Digest> {
        self.index?.scenario(scenario)?.variants.iter().find(|digest| digest.id == variant)
    }
}

//! What lies ready to be put on a thread.

use acconcio_core::story::{Card, Catalogue, Courses, Entry};

use crate::filter::Filter;
use crate::language::Language;
use crate::storage::{Progress, State};

/// The incidents, the courses and the results from which a thread follows.
#[derive(Clone, Copy)]
pub struct Shelf<'a> {
    /// The incidents.
    pub catalogue: &'a Catalogue,
    /// The courses, once they are here.
    pub courses: Option<&'a Courses>,
    /// The results.
    pub progress: &'a Progress,
    /// The language in which words are sought.
    pub language: Language,
}

/// An incident on a thread, by its names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stop<'a> {
    /// The name of the story.
    pub story: &'a str,
    /// The name of the variant.
    pub variant: &'a str,
}

impl<'a> Stop<'a> {
    fn of(card: &'a Card, entry: &'a Entry) -> Stop<'a> {
        Stop { story: &card.id, variant: &entry.id }
    }
}

impl<'a> Shelf<'a> {
    /// The first variant of each story that is admitted, and of the one looked at.
    pub(super) fn list(&self, filter: &Filter, here: Option<Stop<'_>>) -> Vec<Stop<'a>> {
        let admitted = filter.stories(&self.catalogue.cards, self.language, self.progress);
        let stop = |card: &'a Card| {
            let is_here = |it: Stop<'_>| it.story == card.id;
            let is_admitted = admitted.iter().any(|story| story.id == card.id);
            let mut variants = filter.variants(card, self.progress);
            let first = if is_admitted { variants.next() } else { None };
            let first =
                first.or_else(|| card.variants.first().filter(|_| here.is_some_and(is_here)));
            Some(Stop::of(card, first?))
        };
        self.catalogue.cards.iter().filter_map(stop).collect()
    }

    /// The incidents of a course that exist.
    pub(super) fn course(&self, id: &str) -> Vec<Stop<'a>> {
        let course = self.courses.and_then(|courses| courses.course(id));
        let stops = course.into_iter().flat_map(|course| course.incidents());
        stops.filter_map(|it| self.find(Stop { story: &it.story, variant: &it.variant })).collect()
    }

    /// Every variant that is admitted; what was ruled before does not count.
    pub(super) fn variants(&self, filter: &Filter) -> Vec<Stop<'a>> {
        let filter = Filter { state: None, ..filter.clone() };
        let stories = filter.stories(&self.catalogue.cards, self.language, self.progress);
        let variants = stories.into_iter().flat_map(|card| {
            let variants: Vec<&Entry> = filter.variants(card, self.progress).collect();
            variants.into_iter().map(move |entry| Stop::of(card, entry))
        });
        variants.collect()
    }

    /// Every variant that was last ruled on with something missed, and the one looked at.
    pub(super) fn mistakes(&self, filter: &Filter, here: Option<Stop<'_>>) -> Vec<Stop<'a>> {
        let mut stops = self.variants(filter);
        stops.retain(|stop| {
            here == Some(*stop) || self.progress.state(stop.story, stop.variant) == State::Wrong
        });
        stops
    }

    /// The incident of those names, if there is one.
    pub fn find(&self, stop: Stop<'_>) -> Option<Stop<'a>> {
        let card = self.catalogue.cards.iter().find(|card| card.id == stop.story)?;
        let entry = card.variants.iter().find(|entry| entry.id == stop.variant)?;
        Some(Stop::of(card, entry))
    }
}

//! What lies ready to be listed and to be put on a thread.

use acconcio_core::digest::{Digest, Index};
use acconcio_core::story::{Card, Catalogue, Courses, Entry};

use super::filter::Filter;
use crate::features::review::queue::{Due, Today};
use crate::language::Language;
use crate::platform::storage::progress::{Progress, State};

/// The incidents, what is known about them, the courses and the results.
#[derive(Clone, Copy)]
pub struct Shelf<'a> {
    /// The incidents.
    pub catalogue: &'a Catalogue,
    /// The courses, once they are here.
    pub courses: Option<&'a Courses>,
    /// What is known about the incidents, once it is here.
    pub index: Option<&'a Index>,
    /// Today's review, where the thread leads through it.
    pub review: Option<&'a Today>,
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

impl<'a> From<&'a Due> for Stop<'a> {
    fn from(due: &'a Due) -> Stop<'a> {
        Stop { story: &due.story, variant: &due.variant }
    }
}

impl<'a> Shelf<'a> {
    /// The first variant of each story that is admitted, and of the one looked at.
    pub(crate) fn list(&self, filter: &Filter, here: Option<Stop<'_>>) -> Vec<Stop<'a>> {
        let admitted = filter.stories(self);
        let stop = |card: &'a Card| {
            let is_here = |it: Stop<'_>| it.story == card.id;
            let is_admitted = admitted.iter().any(|story| story.id == card.id);
            let first = if is_admitted { filter.variants(self, card).next() } else { None };
            let first =
                first.or_else(|| card.variants.first().filter(|_| here.is_some_and(is_here)));
            Some(Stop::of(card, first?))
        };
        self.catalogue.cards.iter().filter_map(stop).collect()
    }

    /// The incidents of a course that exist.
    pub(crate) fn course(&self, id: &str) -> Vec<Stop<'a>> {
        let course = self.courses.and_then(|courses| courses.course(id));
        let stops = course.into_iter().flat_map(|course| course.incidents());
        stops.filter_map(|it| self.find(Stop { story: &it.story, variant: &it.variant })).collect()
    }

    /// Every variant that is admitted; what was ruled before does not count.
    pub(crate) fn variants(&self, filter: &Filter) -> Vec<Stop<'a>> {
        let filter = Filter { state: None, ..filter.clone() };
        let of_card = |card: &'a Card| {
            let variants: Vec<&Entry> = filter.variants(self, card).collect();
            variants.into_iter().map(move |entry| Stop::of(card, entry))
        };
        filter.stories(self).into_iter().flat_map(of_card).collect()
    }

    /// Every variant that was last ruled on with something missed, and the one looked at.
    pub(crate) fn mistakes(&self, filter: &Filter, here: Option<Stop<'_>>) -> Vec<Stop<'a>> {
        let mut stops = self.variants(filter);
        stops.retain(|stop| {
            here == Some(*stop) || self.progress.state(stop.story, stop.variant) == State::Wrong
        });
        stops
    }

    /// Today's review: what is done, then the one looked at, then what is left; from elsewhere only
    /// what is left.
    pub(crate) fn review(&self, here: Option<Stop<'_>>) -> Vec<Stop<'a>> {
        let Some(Today { done, left }) = self.review else { return Vec::new() };
        let stops = |all: &'a [Due]| -> Vec<Stop<'a>> {
            all.iter().filter_map(|due| self.find(Stop::from(due))).collect()
        };
        let (mut done, mut left) = (stops(done), stops(left));
        let is_here = |stop: &Stop<'_>| here.is_some_and(|here| stop.story == here.story);
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

    /// The incident of those names, if there is one.
    pub(crate) fn find(&self, stop: Stop<'_>) -> Option<Stop<'a>> {
        let card = self.catalogue.cards.iter().find(|card| card.id == stop.story)?;
        let entry = card.variants.iter().find(|entry| entry.id == stop.variant)?;
        Some(Stop::of(card, entry))
    }

    /// What is known about a variant.
    pub(crate) fn digest(&self, story: &str, variant: &str) -> Option<&'a Digest> {
        self.index?.story(story)?.variants.iter().find(|digest| digest.id == variant)
    }
}

//! The files of the queue of an incident, and the functions that find the place of the incident in it. They are a part of
//! their own: a page that shows the place asks for it at once, a link to an incident alone only after the ruling.

use std::cell::RefCell;
use std::rc::Rc;

use acconcio_part::part;
use acconcio_training::digest::Index;
use acconcio_training::scenario::{Catalogue, Courses, LawsChoice};
use yew::prelude::*;

use crate::features::library::begin::begin;
use crate::features::library::queue::{Purpose, Queue, QueuePosition};
use crate::features::library::{Library, QueueItem};
use crate::features::review::queue::{Today, today};
use crate::language::{Group, Language};
use crate::packs::refresher::use_courses_if;
use crate::packs::{Fetched, Scenarios, use_catalogue_if, use_index_if};
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::ui::lazy::{Arrived, Fallback, Lazy, lazy_ahead};

/// The files of a queue and the functions of the part, once all have arrived or are known not to.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct QueueFiles {
    catalogue: Option<Rc<Catalogue>>,
    /// The courses, where the incident belongs to one.
    pub(crate) courses: Option<Rc<Courses>>,
    /// The index of the incidents, where the filter of the queue needs it.
    index: Option<Rc<Index>>,
    functions: Option<QueueFunctions>,
    /// Whether one of them does not arrive.
    pub(crate) is_missed: bool,
}

/// The functions of the part, always the same two.
#[derive(Clone, Copy)]
struct QueueFunctions {
    position: fn(&QueuedIncident<'_>, (&QueueFiles, &Catalogue)) -> QueuePosition,
    begin: fn(&QueuedIncident<'_>, (&QueueFiles, &Catalogue)),
}

/// An incident in its queue.
pub(crate) struct QueuedIncident<'a> {
    pub(crate) shared: &'a Shared,
    pub(crate) queue: &'a Queue,
    pub(crate) here: QueueItem<'a>,
}

impl PartialEq for QueueFunctions {
    fn eq(&self, _: &QueueFunctions) -> bool {
        true
    }
}

impl QueueFiles {
    /// Whether the part with the functions has not arrived, and does not.
    pub(crate) fn is_without_part(&self) -> bool {
        self.is_missed && self.functions.is_none()
    }

    /// Begins the run of the queue anew, in another order; returns whether all that it needs is there.
    pub(crate) fn begin_anew(&self, queued: &QueuedIncident<'_>) -> bool {
        let known = self.functions.zip(self.catalogue.as_ref());
        if let Some((functions, catalogue)) = known {
            (functions.begin)(queued, (self, catalogue));
        }
        known.is_some()
    }

    /// The position of an incident, once all that it needs is there.
    pub(crate) fn position(&self, queued: &QueuedIncident<'_>) -> Option<QueuePosition> {
        let (functions, catalogue) = (self.functions?, self.catalogue.as_ref()?);
        Some((functions.position)(queued, (self, catalogue)))
    }

    /// The addresses of what has arrived, to compare it by: a file may become another one, as where the language changes.
    pub(crate) fn arrived(&self) -> ([Option<usize>; 3], [bool; 2]) {
        let QueueFiles { catalogue, courses, index, functions, is_missed } = self;
        let files = [
            catalogue.as_ref().map(|catalogue| Rc::as_ptr(catalogue).addr()),
            courses.as_ref().map(|courses| Rc::as_ptr(courses).addr()),
            index.as_ref().map(|index| Rc::as_ptr(index).addr()),
        ];
        (files, [functions.is_some(), *is_missed])
    }
}

/// The files that a queue needs besides the list of incidents.
#[derive(Clone, PartialEq)]
struct NeededFiles {
    language: Language,
    laws: LawsChoice,
    /// The name of the course, if it is one.
    course: Option<String>,
    needs_index: bool,
}

thread_local! {
    /// The files of the last queue, so that a reader who comes back to an incident finds it whole.
    static LAST: RefCell<Option<(NeededFiles, QueueFiles)>> = const { RefCell::new(None) };
}

/// Returns the files of the queue of an incident, and what fetches them where the page shows the queue or asks for them.
#[hook]
pub(crate) fn use_queue_files(
    shared: &Shared,
    catalogue: &Scenarios,
    queue: &Queue,
    is_asked: bool,
) -> (QueueFiles, Html) {
    let needed = NeededFiles {
        language: shared.language,
        laws: shared.laws,
        course: queue.purpose.course().map(str::to_owned),
        needs_index: queue.filter.needs_index(),
    };
    let found = use_state(|| LAST.with_borrow(Clone::clone));
    // Whether the part has not arrived, whatever was needed when it was asked for.
    let is_missed = use_state_eq(|| false);
    let on_found = {
        let (setter, missed) = (found.setter(), is_missed.setter());
        use_callback((), move |found: Option<(NeededFiles, QueueFiles)>, ()| {
            missed.set(found.is_none());
            if found.is_some() {
                LAST.set(found.clone().filter(|(_, queue_files)| !queue_files.is_missed));
                setter.set(found);
            }
        })
    };
    let found = (*found).clone().filter(|(of, _)| *of == needed);
    let is_wanted = is_asked || !queue.is_plain();
    let fetcher = QueueFetcherProps { needed, catalogue: catalogue.clone(), on_found };
    let fetcher = lazy_ahead(Fallback::nothing(), is_wanted, Some(fetcher));
    let none = QueueFiles { is_missed: *is_missed, ..QueueFiles::default() };
    (found.map_or(none, |(_, queue_files)| queue_files), fetcher)
}

/// The properties of the fetcher.
#[derive(Clone, PartialEq, Properties)]
struct QueueFetcherProps {
    needed: NeededFiles,
    /// The list of incidents, which is fetched again where it did not arrive.
    catalogue: Scenarios,
    /// Told what has been found; nothing where the part does not arrive.
    on_found: Callback<Option<(NeededFiles, QueueFiles)>>,
}

impl Lazy for QueueFetcherProps {
    const TEXTS: Group = Group::Incident;

    fn fetch() -> impl Future<Output = Arrived<QueueFetcherProps>> {
        fetch_queue_fetcher()
    }

    fn is_missed(&self) {
        self.on_found.emit(None);
    }
}

#[part(queue)]
fn fetch_queue_fetcher() -> Arrived<QueueFetcherProps> {
    Ok(|props| html! { <QueueFetcher ..props /> })
}

/// Fetches the files, and tells when they are there or are known not to come; draws nothing.
#[component]
fn QueueFetcher(QueueFetcherProps { needed, catalogue, on_found }: &QueueFetcherProps) -> Html {
    let NeededFiles { language, laws, course, needs_index } = needed.clone();
    let is_to_fetch = matches!(catalogue, Fetched::Failed(_));
    let again = use_catalogue_if(is_to_fetch, language);
    let catalogue = if is_to_fetch { again } else { catalogue.clone() };
    let courses = use_courses_if(course.is_some(), course.as_deref(), language, laws);
    let index = use_index_if(needs_index, laws);
    let is_missed = matches!(catalogue, Fetched::Failed(_))
        || matches!(courses, Fetched::Failed(_))
        || matches!(index, Fetched::Failed(_));
    let is_coming = [
        catalogue == Fetched::Loading,
        course.is_some() && courses == Fetched::Loading,
        needs_index && index == Fetched::Loading,
    ];
    // Without one of them it would be another queue.
    let is_whole = !is_coming.contains(&true);
    let found = QueueFiles {
        catalogue: catalogue.ready().cloned(),
        courses: courses.ready().cloned(),
        index: index.ready().cloned(),
        functions: Some(QueueFunctions { position, begin: begin_anew }),
        is_missed,
    };
    let (needed, on_found) = (needed.clone(), on_found.clone());
    use_effect_with((needed, is_whole, found.arrived()), move |(needed, is_whole, _)| {
        if *is_whole {
            on_found.emit(Some((needed.clone(), found)));
        }
    });
    html! {}
}

/// The position in the queue, in this list of incidents.
fn position(
    queued: &QueuedIncident<'_>,
    (queue_files, catalogue): (&QueueFiles, &Catalogue),
) -> QueuePosition {
    let is_review = matches!(queued.queue.purpose, Purpose::Review);
    let review = is_review.then(|| todays_review(queued.shared, catalogue));
    let library =
        Library { review: review.as_ref(), ..library(queued.shared, (queue_files, catalogue)) };
    queued.queue.position(&library, queued.here)
}

fn begin_anew(queued: &QueuedIncident<'_>, files: (&QueueFiles, &Catalogue)) {
    begin(queued.queue, &library(queued.shared, files));
}

/// The library that the queue goes through, in this list of incidents.
fn library<'a>(
    shared: &'a Shared,
    (queue_files, catalogue): (&'a QueueFiles, &'a Catalogue),
) -> Library<'a> {
    Library {
        courses: queue_files.courses.as_deref(),
        index: queue_files.index.as_deref(),
        ..Library::of(catalogue, shared)
    }
}

fn todays_review(shared: &Shared, catalogue: &Catalogue) -> Today {
    let (progress, plan) = (shared.progress.progress(), shared.progress.plan());
    today(progress, plan, (&catalogue.scenarios, shared.laws), browser::here_and_now())
}

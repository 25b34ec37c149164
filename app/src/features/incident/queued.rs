//! The queue of an incident. What finds the place of the incident in it is a part of its own: a page that shows the place
//! asks for it at once, a link to an incident alone only after the ruling.

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

/// What a queue needs, once all of it has arrived or is known not to.
#[derive(Clone, Default, PartialEq)]
pub(crate) struct Queued {
    catalogue: Option<Rc<Catalogue>>,
    /// The courses, where the incident belongs to one.
    pub(crate) courses: Option<Rc<Courses>>,
    /// The index of the incidents, where the filter of the queue needs it.
    index: Option<Rc<Index>>,
    tools: Option<QueueTools>,
    /// Whether some of it does not arrive.
    pub(crate) is_missed: bool,
}

/// The functions of the part. There is one of each.
#[derive(Clone, Copy)]
struct QueueTools {
    position: fn(&Place<'_>, (&Queued, &Catalogue)) -> QueuePosition,
    begin: fn(&Place<'_>, (&Queued, &Catalogue)),
}

/// An incident in its queue.
pub(crate) struct Place<'a> {
    pub(crate) shared: &'a Shared,
    pub(crate) queue: &'a Queue,
    pub(crate) here: QueueItem<'a>,
}

impl PartialEq for QueueTools {
    fn eq(&self, _: &QueueTools) -> bool {
        true
    }
}

impl Queued {
    /// Whether the part with the functions has not arrived, and does not.
    pub(crate) fn is_without_part(&self) -> bool {
        self.is_missed && self.tools.is_none()
    }

    /// Begins the run of the queue anew, in another order; returns whether all that it needs is there.
    pub(crate) fn begin_anew(&self, place: &Place<'_>) -> bool {
        let known = self.tools.zip(self.catalogue.as_ref());
        if let Some((tools, catalogue)) = known {
            (tools.begin)(place, (self, catalogue));
        }
        known.is_some()
    }

    /// The position of an incident, once all that it needs is there.
    pub(crate) fn position(&self, place: &Place<'_>) -> Option<QueuePosition> {
        let (tools, catalogue) = (self.tools?, self.catalogue.as_ref()?);
        Some((tools.position)(place, (self, catalogue)))
    }

    /// What has arrived, to compare it by: each may become another one, as where the language changes.
    pub(crate) fn arrived(&self) -> ([Option<usize>; 3], [bool; 2]) {
        let Queued { catalogue, courses, index, tools, is_missed } = self;
        let files = [
            catalogue.as_ref().map(|catalogue| Rc::as_ptr(catalogue).addr()),
            courses.as_ref().map(|courses| Rc::as_ptr(courses).addr()),
            index.as_ref().map(|index| Rc::as_ptr(index).addr()),
        ];
        (files, [tools.is_some(), *is_missed])
    }
}

/// The files that a queue needs besides the list of incidents.
#[derive(Clone, PartialEq)]
struct Sought {
    language: Language,
    laws: LawsChoice,
    /// The name of the course, if it is one.
    course: Option<String>,
    needs_index: bool,
}

thread_local! {
    /// What had arrived for the last queue; a reader who comes back to an incident finds it whole.
    static LAST: RefCell<Option<(Sought, Queued)>> = const { RefCell::new(None) };
}

/// What has arrived of the queue of an incident, and what asks for it, where the page shows the queue or it is asked for.
#[hook]
pub(crate) fn use_queued(
    shared: &Shared,
    catalogue: &Scenarios,
    queue: &Queue,
    is_asked: bool,
) -> (Queued, Html) {
    let sought = Sought {
        language: shared.language,
        laws: shared.laws,
        course: queue.purpose.course().map(str::to_owned),
        needs_index: queue.filter.needs_index(),
    };
    let redraw = use_force_update();
    // Whether the part has not arrived, whatever was sought when it was asked for.
    let is_missed = use_state_eq(|| false);
    let on_found = {
        let missed = is_missed.setter();
        use_callback((), move |found: Option<(Sought, Queued)>, ()| {
            missed.set(found.is_none());
            if found.is_some() {
                LAST.set(found);
                redraw.force_update();
            }
        })
    };
    let last = LAST.with_borrow(Clone::clone).filter(|(of, _)| *of == sought);
    let is_wanted = is_asked || !queue.is_plain();
    let seeking = SeekingProps { sought, catalogue: catalogue.clone(), on_found };
    let seeking = lazy_ahead(Fallback::nothing(), is_wanted, Some(seeking));
    let missed = Queued { is_missed: *is_missed, ..Queued::default() };
    (last.map_or(missed, |(_, queued)| queued), seeking)
}

/// The properties of what asks for the files.
#[derive(Clone, PartialEq, Properties)]
struct SeekingProps {
    sought: Sought,
    /// The list of incidents, which is fetched again where it did not arrive.
    catalogue: Scenarios,
    /// Told what has been found; nothing where the part does not arrive.
    on_found: Callback<Option<(Sought, Queued)>>,
}

impl Lazy for SeekingProps {
    const TEXTS: Group = Group::Incident;

    fn fetch() -> impl Future<Output = Arrived<SeekingProps>> {
        fetch_seeking()
    }

    fn is_missed(&self) {
        self.on_found.emit(None);
    }
}

#[part(queue)]
fn fetch_seeking() -> Arrived<SeekingProps> {
    Ok(|props| html! { <Seeking ..props /> })
}

/// Asks for the files, and tells when they are there or are known not to come; draws nothing.
#[component]
fn Seeking(SeekingProps { sought, catalogue, on_found }: &SeekingProps) -> Html {
    let Sought { language, laws, course, needs_index } = sought.clone();
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
    let found = Queued {
        catalogue: catalogue.ready().cloned(),
        courses: courses.ready().cloned(),
        index: index.ready().cloned(),
        tools: Some(QueueTools { position, begin: begin_anew }),
        is_missed,
    };
    let (sought, on_found) = (sought.clone(), on_found.clone());
    use_effect_with((sought, is_whole, found.arrived()), move |(sought, is_whole, _)| {
        if *is_whole {
            on_found.emit(Some((sought.clone(), found)));
        }
    });
    html! {}
}

/// The position in the queue, in this list of incidents.
fn position(place: &Place<'_>, (queued, catalogue): (&Queued, &Catalogue)) -> QueuePosition {
    let is_review = matches!(place.queue.purpose, Purpose::Review);
    let review = is_review.then(|| todays_review(place.shared, catalogue));
    let library = Library { review: review.as_ref(), ..library(place.shared, (queued, catalogue)) };
    place.queue.position(&library, place.here)
}

fn begin_anew(place: &Place<'_>, files: (&Queued, &Catalogue)) {
    begin(place.queue, &library(place.shared, files));
}

/// The library that the queue goes through, in this list of incidents.
fn library<'a>(
    shared: &'a Shared,
    (queued, catalogue): (&'a Queued, &'a Catalogue),
) -> Library<'a> {
    Library {
        courses: queued.courses.as_deref(),
        index: queued.index.as_deref(),
        ..Library::of(catalogue, shared)
    }
}

fn todays_review(shared: &Shared, catalogue: &Catalogue) -> Today {
    let (progress, plan) = (shared.progress.progress(), shared.progress.plan());
    today(progress, plan, (&catalogue.scenarios, shared.laws), browser::here_and_now())
}

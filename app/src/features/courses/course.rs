//! A course: its lessons in order, each with its text and its incidents.

use std::rc::Rc;

use acconcio_training::scenario::{Catalogue, Course, Courses, IncidentName, Lesson};
use yew::prelude::*;

use super::course_progress::CourseProgress;
use super::page::library;
use crate::features::library::card::state_icon;
use crate::features::library::filter::Filter;
use crate::features::library::queue::{Purpose, Queue};
use crate::features::library::source::Source;
use crate::features::library::{Library, QueueItem};
use crate::features::lms::package;
use crate::features::lms::score_view::LmsProps;
use crate::language::Language;
use crate::packs::Fetched;
use crate::packs::refresher::use_courses_if;
use crate::profile::shared::Shared;
use crate::route::Route;
use crate::ui::document::use_title;
use crate::ui::icon::icon;
use crate::ui::lazy::{Fallback, lazy};
use crate::ui::link::link;
use crate::ui::notices::{broken_pack, loading, not_found};

/// The properties of a course page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CourseProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
    /// The id of the course.
    pub(crate) course: String,
}

/// The page of a course.
#[component]
pub(crate) fn CoursePage(props: &CourseProps) -> Html {
    let CourseProps { shared, catalogue, course } = props;
    let language = shared.language;
    let words = language.practice();
    let fetched = use_courses_if(true, Some(course), language);
    use_title(language, title(language, &fetched, course));
    let courses = match fetched {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(courses) => courses,
    };
    let Some(course) = courses.course(course) else { return not_found(language) };
    let library = library(shared, catalogue, course);
    let course_progress = CourseProgress::of(course, &library);
    let shown = Shown { library, queue: queue(course) };
    let lessons = course.lessons.iter().enumerate();
    html! {
        <main id="content" class="course" tabindex="-1">
            <p class="course-back">{ link(&Route::Courses, "", html! { { words.all_courses() } }) }</p>
            <h1>{ language.said(&course.title) }</h1>
            <p class="page-lead">{ language.said(&course.lead) }</p>
            if let Some(laws) = course.laws { <p class="course-laws">{ language.laws_choice(laws) }</p> }
            <p class="course-way">
                { main_way(language, course, &course_progress) }
                <span>{ language.practice().course_so_far(course_progress.all, course_progress.ruled, course_progress.right) }</span>
                <a class="button" href={Source::Course(course.id.clone()).to_hash()}>{ icon("icon-board") }{ language.present().present_course() }</a>
            </p>
            { score(shared, course) }
            <ol class="lessons" aria-label={words.lessons()}>
                { for lessons.map(|(index, lesson)| lesson_shown(&shown, index + 1, lesson)) }
            </ol>
        </main>
    }
}

fn title<'a>(language: Language, fetched: &'a Fetched<Courses>, course: &str) -> &'a str {
    match fetched {
        Fetched::Ready(courses) => courses
            .course(course)
            .map_or(language.shell().not_found(), |course| language.of(&course.title)),
        Fetched::Loading | Fetched::Failed(_) => language.home().courses(),
    }
}

/// The score reported to a learning platform, where this is a package for one.
fn score(shared: &Shared, course: &Course) -> Html {
    let package = package::package().filter(|package| package.course == course.id);
    let shown = |package| lazy(Fallback::Nothing, LmsProps { shared: shared.clone(), package });
    html! { <>{ package.map(shown).unwrap_or_default() }</> }
}

/// The context in which the lessons are drawn.
struct Shown<'a> {
    library: Library<'a>,
    queue: Queue,
}

fn queue(course: &Course) -> Queue {
    Queue { purpose: Purpose::Course(course.id.clone()), filter: Filter::under(course.laws) }
}

/// A link to the first incident that was not ruled on correctly; to the first of all where there is
/// none.
fn main_way(language: Language, course: &Course, course_progress: &CourseProgress<'_>) -> Html {
    let words = language.practice();
    let label = match course_progress.next {
        None => words.again(),
        Some(_) if course_progress.ruled == 0 => words.begin(),
        Some(_) => words.go_on(),
    };
    let to = course_progress.next.or(course.incidents().next());
    let href = to.map(|it| queue(course).hash_at(&it.scenario, &it.variant));
    html! { <a class="button primary" {href}>{ icon("icon-play") }{ label }</a> }
}

fn lesson_shown(shown: &Shown<'_>, number: usize, lesson: &Lesson) -> Html {
    let language = shown.library.language;
    let words = language.practice();
    let paragraphs = language.said_prose(&lesson.text).into_iter();
    let incidents = lesson.incidents.iter().map(|incident| incident_line(shown, incident));
    html! {
        <li key={lesson.id.clone()} class="lesson">
            <h2><span class="lesson-number" aria-hidden="true">{ number }</span>{ language.said(&lesson.title) }</h2>
            if let Some(slides) = &lesson.slides {
                <p class="lesson-slides">{ words.slides() }{ " " }{ slides.clone() }</p>
            }
            { for paragraphs.map(|paragraph| html! { <p class="lesson-text">{ paragraph }</p> }) }
            <ul class="lesson-incidents">{ for incidents }</ul>
        </li>
    }
}

/// An incident and the result of its last ruling; nothing where the catalogue does not have it.
fn incident_line(shown: &Shown<'_>, name: &IncidentName) -> Html {
    let Shown { library, queue } = shown;
    let language = library.language;
    let scenario = library.catalogue.scenario(&name.scenario);
    let found = scenario.and_then(|scenario| Some((scenario, scenario.variant(&name.variant)?)));
    let Some((scenario, entry)) = found else { return html! {} };
    let state = library.state(QueueItem::from(name));
    html! {
        <li>
            <a href={queue.hash_at(&name.scenario, &name.variant)}>
                { icon(state_icon(state)) }
                <span class="lesson-incident">
                    { language.said(&scenario.title) }
                    <span class="lesson-variant">{ language.said(&entry.label) }</span>
                </span>
                <span class="lesson-state">{ language.state(state) }</span>
            </a>
        </li>
    }
}

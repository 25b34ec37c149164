//! A course: its lessons in order, each with its text and its incidents.

use std::rc::Rc;

use acconcio_training::scenario::{Catalogue, Course, Courses, IncidentName, Lesson, Text};
use yew::prelude::*;

use super::course_progress::CourseProgress;
use super::match_course::MatchCourse;
use super::page::library;
use crate::features::library::QueueItem;
use crate::features::library::card::state_icon;
use crate::features::library::queue::Queue;
use crate::features::library::source::Source;
use crate::features::lms::package;
use crate::features::lms::score_view::LmsProps;
use crate::language::Language;
use crate::packs::Fetched;
use crate::packs::refresher::use_courses_if;
use crate::platform::storage::progress::State;
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
    let fetched = use_courses_if(true, Some(course), language, props.shared.laws);
    use_title(language, title(language, &fetched, course));
    let courses = match fetched {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(courses) => courses,
    };
    if let Some(course) = courses.of_matches(course) {
        return html! { <MatchCourse shared={shared.clone()} course={course.clone()} /> };
    }
    let Some(course) = courses.course(course) else { return not_found(language) };
    let library = library(shared, catalogue, course);
    let state = |name: &IncidentName| library.state(QueueItem::from(name));
    let line = |name: &IncidentName| {
        let scenario = catalogue.scenario(&name.scenario)?;
        let label = &scenario.variant(&name.variant)?.label;
        Some(IncidentLine { title: &scenario.title, label, state: state(name) })
    };
    let show = Source::Course(course.id.clone()).to_hash();
    let beside = html! { <a class="button" href={show}>{ icon("icon-board") }{ language.present().present_course() }</a> };
    whole(&Shown {
        language,
        course,
        progress: CourseProgress::of(course, state),
        address: &|name| Queue::of_course(course).hash_at(&name.scenario, &name.variant),
        line: &line,
        beside,
        score: score(shared, course),
    })
}

/// A course as it is drawn.
pub(super) struct Shown<'a> {
    pub(super) language: Language,
    pub(super) course: &'a Course,
    pub(super) progress: CourseProgress<'a>,
    /// The address of an incident within the course.
    pub(super) address: &'a dyn Fn(&IncidentName) -> String,
    /// An incident as it is listed; none where it is not there.
    pub(super) line: &'a dyn Fn(&IncidentName) -> Option<IncidentLine<'a>>,
    /// The links beside the main one.
    pub(super) beside: Html,
    /// The score reported to a learning platform.
    pub(super) score: Html,
}

/// An incident in the list of a lesson.
pub(super) struct IncidentLine<'a> {
    pub(super) title: &'a Text,
    pub(super) label: &'a Text,
    pub(super) state: State,
}

/// The page of a course, of either game.
pub(super) fn whole(shown: &Shown<'_>) -> Html {
    let Shown { language, course, progress, beside, score, .. } = shown;
    let words = language.practice();
    let lessons = course.lessons.iter().enumerate();
    html! {
        <main id="content" class="course" tabindex="-1">
            <p class="course-back">{ link(&Route::Courses, "", html! { { words.all_courses() } }) }</p>
            <h1>{ language.said(&course.title) }</h1>
            <p class="page-lead">{ language.said(&course.lead) }</p>
            if let Some(laws) = course.laws { <p class="course-laws">{ language.laws_choice(laws) }</p> }
            <p class="course-way">
                { main_way(shown) }
                <span>{ words.course_so_far(progress.all, progress.ruled, progress.right) }</span>
                { beside.clone() }
            </p>
            { score.clone() }
            <ol class="lessons" aria-label={words.lessons()}>
                { for lessons.map(|(index, lesson)| lesson_shown(shown, index + 1, lesson)) }
            </ol>
        </main>
    }
}

fn title<'a>(language: Language, fetched: &'a Fetched<Courses>, course: &str) -> &'a str {
    match fetched {
        Fetched::Ready(courses) => courses
            .course(course)
            .or(courses.of_matches(course))
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

/// A link to the first incident that was not ruled on correctly; to the first of all where there is
/// none.
fn main_way(Shown { language, course, progress, address, .. }: &Shown<'_>) -> Html {
    let words = language.practice();
    let label = match progress.next {
        None => words.again(),
        Some(_) if progress.ruled == 0 => words.begin(),
        Some(_) => words.go_on(),
    };
    let href = progress.next.or(course.incidents().next()).map(address);
    html! { <a class="button primary" {href}>{ icon("icon-play") }{ label }</a> }
}

fn lesson_shown(shown: &Shown<'_>, number: usize, lesson: &Lesson) -> Html {
    let language = shown.language;
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

/// An incident and the result of its last ruling; nothing where it is not there.
fn incident_line(Shown { language, address, line, .. }: &Shown<'_>, name: &IncidentName) -> Html {
    let Some(IncidentLine { title, label, state }) = line(name) else { return html! {} };
    html! {
        <li>
            <a href={address(name)}>
                { icon(state_icon(state)) }
                <span class="lesson-incident">
                    { language.said(title) }
                    <span class="lesson-variant">{ language.said(label) }</span>
                </span>
                <span class="lesson-state">{ language.state(state) }</span>
            </a>
        </li>
    }
}

//! A course: its lessons in order, each with its text and its incidents.

use std::rc::Rc;

use acconcio_training::scenario::{Catalogue, Course, Courses, IncidentName};
use yew::prelude::*;

use super::course_progress::CourseProgress;
use super::lessons::{IncidentLine, Shown, whole};
use super::match_course::MatchCourse;
use super::page::library;
use crate::features::library::QueueItem;
use crate::features::library::queue::Queue;
use crate::features::library::source::Source;
use crate::features::lms::package;
use crate::features::lms::score_view::LmsProps;
use crate::language::Language;
use crate::packs::refresher::use_courses_if;
use crate::packs::{Fetched, use_boards};
use crate::profile::shared::Shared;
use crate::ui::document::use_title;
use crate::ui::icon::icon;
use crate::ui::lazy::{Fallback, lazy};
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
    let boards = use_boards();
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
        let placement =
            boards.as_ref().and_then(|boards| boards.placement(&name.scenario, &name.variant));
        Some(IncidentLine { title: &scenario.title, label, state: state(name), placement })
    };
    let show = Source::Course(course.id.clone()).to_hash();
    let beside = if package::has_to_be_passed() {
        html! {}
    } else {
        html! { <a class="button" href={show}>{ icon("icon-board") }{ language.present().present_course() }</a> }
    };
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
    let shown = |package| lazy(Fallback::nothing(), LmsProps { shared: shared.clone(), package });
    html! { <>{ package.map(shown).unwrap_or_default() }</> }
}

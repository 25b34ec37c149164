//! The courses: the list of them, and each with its lessons.

use std::rc::Rc;

use acconcio_training::scenario::{Boards, Catalogue, Course, Courses, IncidentName};
use yew::prelude::*;

use super::course_progress::CourseProgress;
use super::match_course;
use crate::features::library::{Library, QueueItem};
use crate::features::lms::package::has_to_be_passed;
use crate::features::quadrigliona::rulings::Rulings;
use crate::language::Language;
use crate::packs::{Fetched, PackName, use_boards, use_pack};
use crate::platform::storage::progress::State;
use crate::profile::shared::Shared;
use crate::route::{PresentPage, Route};
use crate::ui::cards::{Card, card};
use crate::ui::link::link;
use crate::ui::notices::{broken_pack, loading};

/// The properties of the list of courses.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CoursesProps {
    pub(crate) shared: Shared,
    pub(crate) catalogue: Rc<Catalogue>,
}

/// The page with the list of courses.
#[component]
pub(crate) fn CoursesPage(props: &CoursesProps) -> Html {
    let language = props.shared.language;
    let words = language.practice();
    let boards = use_boards();
    let rulings = use_memo((), |()| props.shared.progress.storage().load::<Rulings>());
    let courses = match use_pack::<Courses>(Some(PackName::Courses(props.shared.laws)), language) {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(courses) => courses,
    };
    let rulings = &*rulings;
    let boards = boards.as_deref();
    let cards = courses.courses.iter().map(|course| {
        let library = library(&props.shared, &props.catalogue, course);
        let foot = so_far(language, course, |name| library.state(QueueItem::from(name)));
        course_card(language, course, &to(course), (boards, foot))
    });
    let of_matches = courses.of_matches.iter().map(|course| {
        let foot = so_far(language, course, |name| match_course::state(rulings, name));
        course_card(language, course, &to(course), (boards, foot))
    });
    html! {
        <main id="content" class="courses" tabindex="-1">
            <h1>{ language.home().courses() }</h1>
            <p class="page-lead">{ words.courses_lead() }</p>
            if !has_to_be_passed() {
                <p class="listing-ways">
                    { link(&Route::Present(PresentPage::Presenter), "", html! { { language.present().heading() } }) }
                    { link(&Route::Present(PresentPage::Plan), "", html! { { language.course_plan().heading() } }) }
                </p>
            }
            if courses.courses.is_empty() {
                <p>{ words.no_courses() }</p>
            } else {
                <ol class="cards course-cards">{ for cards.chain(of_matches) }</ol>
            }
        </main>
    }
}

/// The library under the laws of a course.
pub(crate) fn library<'a>(
    shared: &'a Shared,
    catalogue: &'a Catalogue,
    course: &Course,
) -> Library<'a> {
    Library { laws: course.laws.unwrap_or(shared.laws), ..Library::of(catalogue, shared) }
}

fn to(course: &Course) -> String {
    Route::Course { course: course.id.clone() }.to_hash()
}

/// A course: the board of its first incident, its subject, and what is told below.
pub(crate) fn course_card(
    language: Language,
    course: &Course,
    href: &str,
    (boards, foot): (Option<&Boards>, Html),
) -> Html {
    let first = boards.zip(course.incidents().next());
    let placement =
        first.and_then(|(boards, name)| boards.placement(&name.scenario, &name.variant));
    let title = language.said(&course.title);
    card(Card {
        class: "course-card",
        placement,
        title: html! { <h2><a class="card-link" href={href.to_owned()}>{ title }</a></h2> },
        line: html! { <p class="card-line">{ language.said(&course.lead) }</p> },
        foot,
        below: html! {},
    })
}

/// The progress in a course.
fn so_far(language: Language, course: &Course, state: impl Fn(&IncidentName) -> State) -> Html {
    let CourseProgress { all, ruled, right, .. } = CourseProgress::of(course, state);
    html! {
        <p class="course-so-far">
            <meter min="0" max={all.to_string()} value={right.to_string()} aria-hidden="true"></meter>
            { language.practice().course_so_far(all, ruled, right) }
        </p>
    }
}

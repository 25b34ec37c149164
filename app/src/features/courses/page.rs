//! The courses: the list of them, and each with its lessons.

use acconcio_training::scenario::{Course, Courses};
use yew::prelude::*;

use crate::language::Language;
use crate::packs::{Fetched, PackName, use_pack};
use crate::platform::storage::progress::Progress;
use crate::profile::shared::Shared;
use crate::route::{PresentPage, Route};
use crate::ui::link::link;
use crate::ui::notices::{broken_pack, loading};

use super::course_progress::CourseProgress;

/// The properties of the list of courses.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CoursesProps {
    pub(crate) shared: Shared,
}

/// The page with the list of courses.
#[component]
pub(crate) fn CoursesPage(props: &CoursesProps) -> Html {
    let language = props.shared.language;
    let words = language.practice();
    let courses = match use_pack::<Courses>(Some(PackName::Courses), language) {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(courses) => courses,
    };
    let progress = props.shared.progress.progress();
    let cards = courses.courses.iter().map(|course| card(language, course, progress));
    html! {
        <main id="content" class="courses" tabindex="-1">
            <h1>{ language.home().courses() }</h1>
            <p class="page-lead">{ words.courses_lead() }</p>
            <p class="ways">
                { link(&Route::Present(PresentPage::Presenter), "", html! { { language.present().heading() } }) }
                { link(&Route::Present(PresentPage::Plan), "", html! { { language.course_plan().heading() } }) }
            </p>
            if courses.courses.is_empty() {
                <p>{ words.no_courses() }</p>
            } else {
                <ol class="course-cards">{ for cards }</ol>
            }
        </main>
    }
}

/// A course: its subject, and the progress in it.
fn card(language: Language, course: &Course, progress: &Progress) -> Html {
    let CourseProgress { all, ruled, right, .. } = CourseProgress::of(course, progress);
    let to = Route::Course { course: course.id.clone() };
    html! {
        <li key={course.id.clone()} class="course-card">
            <h2>{ link(&to, "", html! { { language.said(&course.title) } }) }</h2>
            <p>{ language.said(&course.lead) }</p>
            <p class="course-so-far">
                <meter min="0" max={all.to_string()} value={right.to_string()} aria-hidden="true"></meter>
                { language.practice().course_so_far(all, ruled, right) }
            </p>
        </li>
    }
}

//! The path from novice to arbiter: the courses that are its steps, with what is done of each; then the ways on. The
//! path is drawn when the courses have arrived.

use acconcio_part::part;
use acconcio_training::scenario::{Course, Courses};
use yew::prelude::*;

use super::ways::ways;
use crate::features::courses::course_progress::CourseProgress;
use crate::features::library::queue::Queue;
use crate::packs::{PackName, use_pack};
use crate::profile::shared::Shared;
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Fallback, Lazy, lazy};

#[derive(Clone, PartialEq, Properties)]
pub(super) struct PathProps {
    pub(super) shared: Shared,
}

impl Lazy for PathProps {
    fn fetch() -> impl Future<Output = Arrived<PathProps>> {
        fetch_path()
    }
}

#[part(pages)]
fn fetch_path() -> Arrived<PathProps> {
    Ok(|props| html! { <CoursePath ..props /> })
}

/// The path, as soon as it has arrived.
pub(super) fn course_path(props: PathProps) -> Html {
    lazy(Fallback::nothing(), props)
}

#[component]
fn CoursePath(props: &PathProps) -> Html {
    let PathProps { shared } = props;
    let language = shared.language;
    let courses = use_pack::<Courses>(Some(PackName::Courses(shared.laws)), language);
    let words = language.practice();
    html! {
        <>
            if let Some(courses) = courses.ready() {
                <section class="home-path" aria-labelledby="path-heading">
                    <h2 id="path-heading">{ words.path() }</h2>
                    <ol>{ for courses.path().into_iter().map(|course| step(shared, course)) }</ol>
                </section>
            }
            { ways(language) }
        </>
    }
}

/// A step: its course, the share that is done, and the incident to go on with.
fn step(shared: &Shared, course: &Course) -> Html {
    let language = shared.language;
    let laws = course.laws.unwrap_or(shared.laws);
    let progress = shared.progress.progress();
    let CourseProgress { all, right, next, .. } = CourseProgress::of(course, |name| {
        // Only what was ruled on under the laws chosen counts, where they are one edition for all.
        progress.state(&name.scenario, &name.variant, laws.edition())
    });
    let is_done = right == all;
    let first = next.or(course.incidents().next());
    let hash = first.map(|it| Queue::of_course(course).hash_at(&it.scenario, &it.variant));
    html! {
        <li key={course.id.clone()} class={classes!(is_done.then_some("is-done"), (right > 0).then_some("is-begun"))}>
            <a href={hash}>
                <span class="home-step-name">{ language.said(&course.title) }</span>
                <span class="home-step-done">
                    if is_done { { icon("icon-check") } }{ language.practice().done_of(right, all) }
                </span>
                <progress max={all.to_string()} value={right.to_string()} aria-hidden="true" />
            </a>
        </li>
    }
}

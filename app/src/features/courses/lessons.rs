//! The lessons of a course of either game, as they are drawn.

use acconcio_training::scenario::{Course, IncidentName, Lesson, Text};
use yew::prelude::*;

use super::course_progress::CourseProgress;
use crate::language::Language;
use crate::platform::storage::progress::State;
use crate::route::Route;
use crate::ui::cards::{Card, card, result_sign};
use crate::ui::icon::icon;
use crate::ui::link::link;

/// A course as it is drawn.
pub(crate) struct Shown<'a> {
    pub(crate) language: Language,
    pub(crate) course: &'a Course,
    pub(crate) progress: CourseProgress<'a>,
    /// The address of an incident within the course.
    pub(crate) address: &'a dyn Fn(&IncidentName) -> String,
    /// An incident as it is listed; none where it is not there.
    pub(crate) line: &'a dyn Fn(&IncidentName) -> Option<IncidentLine<'a>>,
    /// The links beside the main one.
    pub(crate) beside: Html,
    /// The score reported to a learning platform.
    pub(crate) score: Html,
}

/// An incident in the list of a lesson.
pub(crate) struct IncidentLine<'a> {
    pub(crate) title: &'a Text,
    pub(crate) label: &'a Text,
    pub(crate) state: State,
    /// The placement of the pieces, where there is one board and it has been fetched.
    pub(crate) placement: Option<&'a str>,
}

/// The page of a course, of either game.
pub(crate) fn whole(shown: &Shown<'_>) -> Html {
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
            <ul class="lesson-incidents cards are-small">{ for incidents }</ul>
        </li>
    }
}

/// An incident and the result of its last ruling; nothing where it is not there.
fn incident_line(Shown { language, address, line, .. }: &Shown<'_>, name: &IncidentName) -> Html {
    let Some(IncidentLine { title, label, state, placement }) = line(name) else {
        return html! {};
    };
    let title = html! { <a class="card-link" href={address(name)}>{ language.said(title) }</a> };
    card(Card {
        class: "lesson-card",
        placement,
        title: html! { <p class="card-title">{ title }</p> },
        line: html! { <p class="card-line">{ language.said(label) }</p> },
        foot: html! { <>{ result_sign(state) }<span>{ language.state(state) }</span></> },
        below: html! {},
    })
}

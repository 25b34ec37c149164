//! The page before a presentation, where its incidents are chosen.

use acconcio_training::scenario::{Boards, Course, Courses};
use yew::prelude::*;

use crate::features::courses::page::course_card;
use crate::features::library::source::Source;
use crate::features::presenter::playlist::Playlist;
use crate::language::Language;
use crate::route::{PresentPage, Route};
use crate::ui::footer::footer;
use crate::ui::icon::icon;
use crate::ui::link::link;

/// The choices of a presentation; above them the reason if the one in the address does not exist.
pub(crate) fn front(
    language: Language,
    source: &Source,
    (courses, boards): (Option<&Courses>, Option<&Boards>),
    found: Option<&Playlist>,
) -> Html {
    let words = language.present();
    let is_asked = *source != Source::Nothing;
    let unknown = found.map_or(&[][..], |playlist| &playlist.unknown);
    html! {
        <>
            <main id="content" class="present-front" tabindex="-1">
                <p class="present-way">{ link(&Route::Home, "", html! { <>{ icon("icon-previous") }{ language.shell().name() }</> }) }</p>
                <h1>{ words.heading() }</h1>
                <p class="page-lead">{ words.lead() }</p>
                if is_asked {
                    <div class="present-notice" role="alert">
                        <p>{ words.nothing_here() }</p>
                        if !unknown.is_empty() { <p>{ language.not_there(unknown) }</p> }
                        <p>{ link(&Route::Present(PresentPage::Presenter), "", html! { { words.choose_other() } }) }</p>
                    </div>
                } else {
                    { ways(language) }
                    { of_courses(language, courses, boards) }
                }
            </main>
            { footer(language) }
        </>
    }
}

/// The ways to choose incidents by oneself.
fn ways(language: Language) -> Html {
    let words = language.present();
    let way = |sign: &'static str, to: &Route, name: &'static str, line: &'static str| {
        html! {
            <li class="present-choice">
                { icon(sign) }
                <div>
                    <h3>{ link(to, "card-link", html! { { name } }) }</h3>
                    <p>{ line }</p>
                </div>
            </li>
        }
    };
    let plan = Route::Present(PresentPage::Plan);
    html! {
        <section aria-labelledby="choose-heading">
            <h2 id="choose-heading">{ words.choose() }</h2>
            <ul class="present-ways">
                { way("icon-board", &plan, words.choose_plan(), words.choose_plan_line()) }
                { way("icon-search", &Route::Library, words.choose_list(), words.choose_list_line()) }
            </ul>
        </section>
    }
}

/// The courses, each with the number of its incidents.
fn of_courses(language: Language, courses: Option<&Courses>, boards: Option<&Boards>) -> Html {
    let words = language.present();
    let course = |course: &Course| {
        let href = Source::Course(course.id.clone()).to_hash();
        let foot = html! { <span>{ words.incidents_of_course(course.incidents().count()) }</span> };
        course_card(language, course, &href, (boards, foot))
    };
    let courses = courses.map_or(&[][..], |courses| &courses.courses);
    html! {
        <section aria-labelledby="courses-heading">
            <h2 id="courses-heading">{ words.choose_course() }</h2>
            <ul class="cards">{ for courses.iter().map(course) }</ul>
        </section>
    }
}

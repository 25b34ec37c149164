//! The page before a presentation, where its incidents are chosen.

use acconcio_training::scenario::{Course, Courses};
use yew::prelude::*;

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
    courses: Option<&Courses>,
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
                    <h2>{ words.choose() }</h2>
                    { ways(language, courses) }
                }
            </main>
            { footer(language) }
        </>
    }
}

fn ways(language: Language, courses: Option<&Courses>) -> Html {
    let words = language.present();
    let course = |course: &Course| {
        let href = Source::Course(course.id.clone()).to_hash();
        html! { <li key={course.id.clone()}><a {href}>{ language.said(&course.title) }</a></li> }
    };
    let courses = courses.map_or(&[][..], |courses| &courses.courses);
    let plan = Route::Present(PresentPage::Plan);
    html! {
        <div class="present-ways">
            <section>
                <h3>{ words.choose_course() }</h3>
                <ul class="present-courses">{ for courses.iter().map(course) }</ul>
            </section>
            <section>
                <h3>{ link(&plan, "", html! { { words.choose_plan() } }) }</h3>
                <p>{ words.choose_plan_line() }</p>
                <h3>{ link(&Route::Library, "", html! { { words.choose_list() } }) }</h3>
                <p>{ words.choose_list_line() }</p>
            </section>
        </div>
    }
}

//! The ways on from the first page: the other pages, each with what it is for.

use yew::prelude::*;

use crate::features::lms::package::has_to_be_passed;
use crate::language::Language;
use crate::route::{HandbookPage, PresentPage, Route};
use crate::ui::link::link;

/// The links to the other pages.
pub(super) fn ways(language: Language) -> Html {
    let words = language.ways();
    let (home, shell) = (language.home(), language.shell());
    let way = |to: Route, name: &'static str, line: &'static str| {
        html! { <li><h3>{ link(&to, "", html! { { name } }) }</h3><p>{ line }</p></li> }
    };
    html! {
        <section aria-labelledby="ways-heading">
            <h2 id="ways-heading">{ words.heading() }</h2>
            <ul class="home-ways">
                { way(Route::Courses, home.courses(), words.courses_line()) }
                { way(Route::Practice, home.practice(), words.practice_line()) }
                { way(Route::Library, shell.library(), words.incidents_line()) }
                { way(Route::Handbook(HandbookPage::Front), shell.handbook(), words.handbook_line()) }
                { way(Route::Progress, shell.progress(), words.progress_line()) }
                if !has_to_be_passed() {
                    { way(Route::Bench, language.bench().heading(), words.bench_line()) }
                    { way(Route::Present(PresentPage::Teach), shell.teach(), words.teach_line()) }
                }
            </ul>
            <p class="home-private">{ words.private() }</p>
        </section>
    }
}

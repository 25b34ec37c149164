//! The first page: one incident to rule on at once, and the ways on.

use yew::prelude::*;

use super::body::BodyProps;
use crate::language::Language;
use crate::packs::use_outline;
use crate::profile::shared::Shared;
use crate::route::{HandbookPage, Route};
use crate::ui::lazy::{Fallback, lazy};
use crate::ui::link::link;

/// The properties of the first page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HomeProps {
    pub(crate) shared: Shared,
}

/// The first page. It is drawn before the incidents have been loaded, and before the part that shows them.
#[component]
pub(crate) fn HomePage(props: &HomeProps) -> Html {
    let HomeProps { shared } = props;
    let language = shared.language;
    let words = language.home();
    // Asked for here, so that it comes beside the part that needs it.
    let outline = use_outline(language).ready().cloned();
    let empty = html! { <div class="home-incident"></div> };
    html! {
        <main id="content" class="home" tabindex="-1">
            <div class="opening">
                <h1>{ words.heading() }</h1>
                <p>{ words.lead() }</p>
            </div>
            { lazy(Fallback::Meanwhile(language, empty), BodyProps { shared: shared.clone(), outline }) }
            { ways(language) }
        </main>
    }
}

/// The links to the other pages.
fn ways(language: Language) -> Html {
    let words = language.home();
    let shell = &language.shell();
    let way = |to: Route, name: &'static str, line: &'static str| {
        html! { <li><h3>{ link(&to, "", html! { { name } }) }</h3><p>{ line }</p></li> }
    };
    html! {
        <section aria-labelledby="ways-heading">
            <h2 id="ways-heading">{ words.ways() }</h2>
            <ul class="home-ways">
                { way(Route::Courses, words.courses(), words.courses_line()) }
                { way(Route::Practice, words.practice(), words.practice_line()) }
                { way(Route::Library, shell.library(), words.incidents_line()) }
                { way(Route::Handbook(HandbookPage::Front), shell.handbook(), words.handbook_line()) }
                { way(Route::Progress, shell.progress(), words.progress_line()) }
            </ul>
            <p class="home-private">{ words.private() }</p>
        </section>
    }
}

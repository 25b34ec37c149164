//! The first page: one incident to rule on at once, and the ways on.

use yew::prelude::*;

use super::body::BodyProps;
use super::coming::coming;
use crate::packs::use_outline;
use crate::profile::shared::Shared;
use crate::ui::lazy::{Fallback, lazy};

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
    let empty = html! { <div class="home-incident">{ coming(language) }</div> };
    html! {
        <main id="content" class="home" tabindex="-1">
            <div class="opening">
                <h1>{ words.heading() }</h1>
                <p>{ words.lead() }</p>
            </div>
            { lazy(Fallback::Meanwhile(language, empty), BodyProps { shared: shared.clone(), outline }) }
        </main>
    }
}

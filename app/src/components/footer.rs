//! The foot of every page.

use yew::prelude::*;

use crate::language::Language;

/// The foot of every page: to whom the Laws belong, and the licence.
#[component]
pub fn Footer() -> Html {
    let language = use_context::<Language>().unwrap_or_default();
    html! { <footer class="foot"><p>{ language.words().shell.footer }</p></footer> }
}

//! The foot of every page.

use yew::prelude::*;

use crate::language::Language;

/// The foot of every page: to whom the Laws belong, and the licence.
pub fn footer(language: Language) -> Html {
    html! { <footer class="foot"><p>{ language.shell().footer }</p></footer> }
}

//! The footer of every page.

use yew::prelude::*;

use crate::language::Language;

/// Draws the footer of every page: the owner of the Laws, and the licence.
pub fn footer(language: Language) -> Html {
    html! { <footer class="foot"><p>{ language.shell().footer() }</p></footer> }
}

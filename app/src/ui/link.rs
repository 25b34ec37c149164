//! Links within the app: the browser follows them, and the page listens to the change of address.

use yew::prelude::*;

use crate::route::Route;

/// Draws a link to a page.
pub fn link(to: &Route, class: &'static str, words: Html) -> Html {
    html! { <a {class} href={to.to_hash()}>{ words }</a> }
}

/// Draws a link to a page, marked when that is the page shown.
pub fn nav_link(to: &Route, shown: &Route, words: Html) -> Html {
    let current = (to == shown).then_some("page");
    html! { <a href={to.to_hash()} aria-current={current}>{ words }</a> }
}

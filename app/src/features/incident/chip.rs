//! Articles as small labels, and the links from a ruling to the handbook.

use acconcio_adjudication::laws::Citation;
use acconcio_adjudication::laws::index::find;
use yew::prelude::*;

use super::visit;
use super::visit::Spot;
use crate::language::Language;
use crate::platform::address;
use crate::platform::browser;
use crate::route::{Route, address_of};

/// The selector of the links from a ruling to the handbook.
pub(crate) const LOOK_UP: &str = "a[data-look-up]";

/// An article, with a link to its place in the handbook where it is listed; its edition is in the
/// spoken name and in the tooltip.
pub(crate) fn chip(language: Language, by: Citation) -> Html {
    chip_named(language, by, language.article(by))
}

/// An article under a given name.
pub(crate) fn chip_named(language: Language, by: Citation, article: String) -> Html {
    let full = language.citation(by);
    let Some(listed) = find(by.edition, by.article.0) else {
        return html! {
            <abbr class="chip" title={full.clone()}>
                <span aria-hidden="true">{ article }</span>
                <span class="visually-hidden">{ full }</span>
            </abbr>
        };
    };
    let to = Route::law(by.edition, address_of(listed));
    let words = html! {
        <>
            <span aria-hidden="true">{ article }</span>
            <span class="visually-hidden">{ full.clone() }</span>
        </>
    };
    look_up(&to, "chip", full, words)
}

/// A link to the handbook. The state of the ruling is remembered for the reader's return.
pub(crate) fn look_up(to: &Route, class: &'static str, title: String, words: Html) -> Html {
    look_up_at(to.to_hash(), class, title, words)
}

/// A link to an address of the handbook, given with its `#`.
pub(crate) fn look_up_at(href: String, class: &'static str, title: String, words: Html) -> Html {
    let onclick = Callback::from(|event: MouseEvent| {
        let link = browser::place_among(LOOK_UP, event.target()).unwrap_or_default();
        let spot = Spot { scrolled: browser::scrolled(), link };
        visit::with(|visit| visit.leave(address::hash(), spot));
    });
    html! { <a {class} data-look-up="" {href} {title} {onclick}>{ words }</a> }
}

/// The label of an article, or a dash where there is none.
pub(crate) fn chip_of(language: Language, by: Option<Citation>) -> Html {
    match by {
        Some(by) => chip(language, by),
        None => html! { <span aria-hidden="true">{ "–" }</span> },
    }
}

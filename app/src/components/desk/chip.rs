//! An article, as a small label.

use acconcio_core::laws::Citation;
use acconcio_core::laws::index::find;
use yew::prelude::*;

use crate::language::Language;
use crate::route::{Route, address_of};

/// An article, leading to its line in the index where there is one; its edition is in its spoken
/// name and shown on hovering.
///
/// The index opens beside the page, which would otherwise forget the ruling.
pub(super) fn chip(language: Language, by: Citation) -> Html {
    let full = language.citation(by);
    let article = language.article(by);
    let Some(listed) = find(by.edition, by.article.0) else {
        return html! {
            <abbr class="chip" title={full.clone()}>
                <span aria-hidden="true">{ article }</span>
                <span class="visually-hidden">{ full }</span>
            </abbr>
        };
    };
    let to = Route::law(by.edition, address_of(listed));
    let spoken = format!("{full} ({})", language.index().in_new_tab);
    html! {
        <a class="chip" href={to.to_hash()} target="_blank" title={full}>
            <span aria-hidden="true">{ article }</span>
            <span class="visually-hidden">{ spoken }</span>
        </a>
    }
}

/// An article where there is one.
pub(super) fn chip_of(language: Language, by: Option<Citation>) -> Html {
    match by {
        Some(by) => chip(language, by),
        None => html! { <span aria-hidden="true">{ "–" }</span> },
    }
}

//! An article, as a small label.

use acconcio_core::laws::Citation;
use yew::prelude::*;

use crate::language::Language;

/// An article; its edition is in its spoken name and shown on hovering.
pub(super) fn chip(language: Language, by: Citation) -> Html {
    let full = language.citation(by);
    html! {
        <abbr class="chip" title={full.clone()}>
            <span aria-hidden="true">{ language.article(by) }</span>
            <span class="visually-hidden">{ full }</span>
        </abbr>
    }
}

/// An article where there is one.
pub(super) fn chip_of(language: Language, by: Option<Citation>) -> Html {
    match by {
        Some(by) => chip(language, by),
        None => html! { <span aria-hidden="true">{ "–" }</span> },
    }
}

/// An icon of the sprite, for the eye only.
pub(super) fn icon(name: &'static str) -> Html {
    html! { <svg class="icon" aria-hidden="true"><use href={format!("#{name}")} /></svg> }
}

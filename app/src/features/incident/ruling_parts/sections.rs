//! The parts that several pages of rulings share.

use crate::features::incident::chip::chip_of;
use crate::features::incident::ruling_text::text::{Line, RulingText};
use crate::language::Language;
use crate::ui::icon::icon;
use acconcio_adjudication::ruling::{Duty, Facets};
use yew::prelude::*;

/// Lines of a ruling, each with its article.
pub(crate) fn lines_list(language: Language, lines: &[Line]) -> Html {
    let as_ruled = language.ruling().as_you_ruled();
    let rows = lines.iter().map(|line| {
        html! {
            <div class="line">
                <dt>{ line.about }</dt>
                <dd>
                    { line.ruled.clone() }
                    if line.by.is_some() { { " " }{ chip_of(language, line.by) } }
                    if line.is_as_answered { { " " }<span class="as-ruled">{ icon("icon-check") }{ as_ruled }</span> }
                </dd>
            </div>
        }
    });
    html! { <dl class="lines">{ for rows }</dl> }
}

/// The heading of a section that may occur twice on a page.
pub(crate) struct Heading {
    pub(crate) id: Option<&'static str>,
    /// The ids of the headings that name the section.
    pub(crate) named_by: Option<&'static str>,
}

impl Heading {
    /// A heading that names its section alone.
    pub(crate) const fn of(id: &'static str) -> Heading {
        Heading { id: Some(id), named_by: Some(id) }
    }

    /// A heading without an id, which may occur any number of times on a page and names no section.
    pub(crate) const REPEATED: Heading = Heading { id: None, named_by: None };
}

/// The permitted moves, where a move is prescribed.
pub(crate) fn permitted_moves(
    ruling_text: &RulingText<'_>,
    facets: &Facets,
    heading: &Heading,
) -> Html {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let words = &language.ruling();
    let Some(duty) = &facets.obligation else { return html! {} };
    // The moves among which the opponent chooses are listed remedy by remedy.
    let is_free = matches!(duty.value.duty, Duty::Free | Duty::OpponentChooses);
    let moves = duty.value.permitted.iter();
    let moves = moves.map(|played| language.notated(*played, adjudicated.position()));
    html! {
        <section aria-labelledby={heading.named_by}>
            <h3 id={heading.id}>{ words.permitted() }</h3>
            <p>{ language.duty(duty.value.duty, ruling_text.before()) }{ ". " }{ chip_of(language, Some(duty.by)) }</p>
            if !is_free { <ul class="moves">{ for moves.map(|san| html! { <li>{ san }</li> }) }</ul> }
        </section>
    }
}

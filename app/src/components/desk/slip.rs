//! The ruling slip: each point with the trainee's ruling, the ruling, and its article.

use acconcio_core::grading::Mark;
use acconcio_core::ruling::Choice;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::chip::chip_of;
use super::clerk::{Clerk, Line};
use super::verdict::PartProps;
use crate::components::icon::icon;
use crate::desk::{Elsewhere, Verdict};
use crate::language::{Agreement, ChangeContext, Language};

/// The ruling slip. It takes the focus when it appears.
#[component]
pub(super) fn Slip(props: &PartProps) -> Html {
    let PartProps { language, desk } = props;
    let language = *language;
    let words = &language.verdict();
    let heading = use_focused();
    let (Ok(dossier), Some(verdict)) = (desk.dossier(), desk.verdict()) else { return html! {} };
    let elsewhere = match &verdict.elsewhere {
        Elsewhere::Unsought | Elsewhere::Nowhere => None,
        Elsewhere::Under(changes) => {
            let context = ChangeContext::of(&desk.variant().incident, &dossier.ruling);
            language.would_be_right(changes, &context)
        }
    };
    let is_marked = verdict.is_on_an_answer;
    let clerk = Clerk { language, variant: desk.variant(), dossier };
    let reading = verdict.grade.reading;
    let facets = dossier.facets(reading);
    let follows = is_marked.then(|| marked_by(language, dossier.taken(reading), verdict)).flatten();
    let rows = verdict.grade.marks.iter().map(|mark| {
        let line = clerk.ruled(facets, mark.question);
        let yours = clerk.answered(desk.answer(), mark.question).unwrap_or_default();
        let deducted = verdict.deducted_from(mark.question);
        row(language, line, is_marked.then_some(Marked { yours, mark, deducted }))
    });
    let headings: &[&str] = if is_marked {
        &[words.point, words.yours, words.ruling, words.article, words.mark]
    } else {
        &[words.point, words.ruling, words.article]
    };
    html! {
        <section class="slip">
            <header class="slip-head">
                <h2 id="verdict-heading" tabindex="-1" ref={heading}>{ words.heading }</h2>
                if is_marked {
                    <p class="slip-total" role="status">
                        { words.total }{ ": " }<strong>{ language.points(verdict.points(), verdict.out_of()) }</strong>
                    </p>
                }
            </header>
            if let Some(follows) = follows { <p class="follows">{ follows }</p> }
            <table role="table">
                <thead role="rowgroup">
                    <tr role="row">
                        { for headings.iter().map(|heading| html! { <th role="columnheader" scope="col">{ *heading }</th> }) }
                    </tr>
                </thead>
                <tbody role="rowgroup">{ for rows }</tbody>
            </table>
            if let Some(elsewhere) = elsewhere {
                <p class="elsewhere">{ icon("icon-branch") }<span>{ elsewhere }</span></p>
            }
        </section>
    }
}

/// A place that takes the focus when it appears.
#[hook]
fn use_focused() -> NodeRef {
    let place = use_node_ref();
    use_effect_with((), {
        let place = place.clone();
        move |()| {
            if let Some(place) = place.cast::<HtmlElement>() {
                // Focus that cannot be moved is no reason to stop.
                let _ = place.focus();
            }
        }
    });
    place
}

/// The trainee's ruling on a point, its mark, and what a hint took from it.
struct Marked<'a> {
    yours: String,
    mark: &'a Mark,
    deducted: u8,
}

/// A point: how it is ruled, and the trainee's ruling with its mark if there is one.
fn row(language: Language, line: Line, marked: Option<Marked<'_>>) -> Html {
    let words = &language.verdict();
    html! {
        <tr role="row" class={marked.as_ref().map(|marked| class_of(marked.mark))}>
            <th role="rowheader" scope="row">{ line.about }</th>
            if let Some(Marked { yours, .. }) = &marked {
                <td role="cell" data-label={words.yours}>{ yours.clone() }</td>
            }
            <td role="cell" data-label={words.ruling} class="slip-ruling">{ line.ruled }</td>
            <td role="cell" data-label={words.article}>{ chip_of(language, line.by) }</td>
            if let Some(Marked { mark, deducted, .. }) = marked {
                <td role="cell" data-label={words.mark} class="slip-mark">
                    { mark_of(language, mark) }
                    if deducted > 0 { <span class="slip-hint">{ language.hint_deducted(deducted) }</span> }
                </td>
            }
        </tr>
    }
}

/// That the answer was marked by another reading than the principal one.
fn marked_by(language: Language, taken: &[Choice], verdict: &Verdict) -> Option<String> {
    let holders: Vec<_> = taken.iter().flat_map(|choice| choice.holders()).copied().collect();
    let agreement = if verdict.grade.points() == verdict.out_of() {
        Agreement::Full
    } else {
        Agreement::Partial
    };
    (!taken.is_empty()).then(|| language.marked_by(&holders, agreement))
}

fn class_of(mark: &Mark) -> &'static str {
    match mark.points {
        0 => "is-wrong",
        100.. => "is-right",
        1..=99 => "is-half",
    }
}

fn mark_of(language: Language, mark: &Mark) -> Html {
    let words = &language.verdict();
    let (name, word) = match mark.points {
        0 => ("icon-cross", words.wrong),
        100.. => ("icon-check", words.right),
        1..=99 => ("icon-half", words.half),
    };
    html! { <span class="mark">{ icon(name) }{ word }</span> }
}

//! The other tenable readings of a match: the disputed points, both sides, and the ruling under them.

use acconcio_quadrigliona::disputed_point::{DisputedPoint, Side};
use yew::prelude::*;

use super::ruling_form::AdjudicatedMatch;
use super::ruling_text::ruled;
use crate::language::Language;

/// Every reading but the principal ruling; the one by which the answer was marked is labelled so.
pub(crate) fn readings(
    language: Language,
    adjudicated: &AdjudicatedMatch,
    followed: Option<usize>,
) -> Html {
    let words = &language.ruling();
    if adjudicated.ruling.readings.is_empty() {
        return html! {};
    }
    let card = |reading: Option<usize>| {
        let lines = adjudicated.questions.iter().filter_map(|question| {
            let ruled_under = |reading| ruled(language, adjudicated, adjudicated.facets(reading), *question);
            let then = ruled_under(reading);
            (then != ruled_under(None)).then(|| {
                html! { <div class="line"><dt>{ language.match_facet(*question) }</dt><dd>{ then }</dd></div> }
            })
        });
        let is_followed = reading == followed;
        html! {
            <li class="reading">
                if is_followed { <p class="reading-followed"><span class="badge">{ words.marked_by_this() }</span></p> }
                { for adjudicated.taken(reading).iter().map(|choice| dispute(language, choice.point, choice.side)) }
                <p class="reading-then">{ words.ruled_then() }</p>
                <dl class="lines">{ for lines }</dl>
            </li>
        }
    };
    html! {
        <section class="readings" aria-labelledby="readings-heading">
            <h3 id="readings-heading">{ words.readings() }</h3>
            <p>{ words.readings_intro() }</p>
            <ul>{ for (0..adjudicated.ruling.readings.len()).map(Some).map(card) }</ul>
        </section>
    }
}

fn dispute(language: Language, disputed_point: DisputedPoint, side: Side) -> Html {
    let words = &language.ruling();
    let point = language.match_disputed_point(disputed_point);
    html! {
        <div class="dispute">
            <h4>{ point.question }</h4>
            <dl>
                <div class="side"><dt>{ words.this_ruling_reads() }</dt><dd>{ point.side(side.other()) }</dd></div>
                <div class="side"><dt>{ words.read_as() }</dt><dd>{ point.side(side) }</dd></div>
            </dl>
        </div>
    }
}

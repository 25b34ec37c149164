//! The other tenable readings of a match: the open points, both sides, and what is ruled then.

use acconcio_core::quadrigliona::doubt::{Doubt, Side};
use acconcio_core::quadrigliona::ruling::Choice;
use yew::prelude::*;

use super::ruling_form::AdjudicatedMatch;
use super::ruling_text::ruled;
use crate::language::Language;

/// Every reading but the one by which the answer was marked.
pub(crate) fn readings(
    language: Language,
    adjudicated: &AdjudicatedMatch,
    measured: Option<usize>,
) -> Html {
    let words = &language.verdict();
    let all = std::iter::once(None).chain((0..adjudicated.ruling.readings.len()).map(Some));
    let others: Vec<Option<usize>> = all.filter(|reading| *reading != measured).collect();
    if others.is_empty() {
        return html! {};
    }
    let card = |reading: Option<usize>| {
        let points = turned(taken(adjudicated, measured), taken(adjudicated, reading));
        let lines = adjudicated.questions.iter().filter_map(|question| {
            let told = |reading| ruled(language, adjudicated, adjudicated.facets(reading), *question);
            let then = told(reading);
            (then != told(measured)).then(|| {
                html! { <div class="line"><dt>{ language.match_facet(*question) }</dt><dd>{ then }</dd></div> }
            })
        });
        html! {
            <li class="reading">
                { for points.into_iter().map(|choice| dispute(language, choice.point, choice.side)) }
                <p class="reading-then">{ words.ruled_then }</p>
                <dl class="lines">{ for lines }</dl>
            </li>
        }
    };
    html! {
        <section class="readings" aria-labelledby="readings-heading">
            <h3 id="readings-heading">{ words.readings }</h3>
            <p>{ words.readings_intro }</p>
            <ul>{ for others.into_iter().map(card) }</ul>
        </section>
    }
}

fn taken(adjudicated: &AdjudicatedMatch, reading: Option<usize>) -> &[Choice] {
    let reading = reading.and_then(|place| adjudicated.ruling.readings.get(place));
    reading.map_or(&[], |reading| reading.taken.as_slice())
}

/// The choices that lead from one reading to another: those of the first turned back, those taken
/// only there.
fn turned(from: &[Choice], to: &[Choice]) -> Vec<Choice> {
    let is_in = |all: &[Choice], choice: &Choice| all.iter().any(|it| it.point == choice.point);
    let back = from.iter().filter(|choice| !is_in(to, choice)).map(|choice| choice.otherwise());
    let on = to.iter().filter(|choice| !from.contains(choice)).copied();
    back.chain(on).collect()
}

fn dispute(language: Language, doubt: Doubt, side: Side) -> Html {
    let words = &language.verdict();
    let point = language.match_doubt(doubt);
    html! {
        <div class="dispute">
            <h4>{ point.question }</h4>
            <dl>
                <div class="side"><dt>{ words.this_ruling_reads }</dt><dd>{ point.side(side.other()) }</dd></div>
                <div class="side"><dt>{ words.read_as }</dt><dd>{ point.side(side) }</dd></div>
            </dl>
        </div>
    }
}

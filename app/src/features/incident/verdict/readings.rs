//! The other tenable readings: the question in dispute, who holds which side, what is ruled then.

use acconcio_core::grading::Answer;
use acconcio_core::ruling::{Choice, Point};
use yew::prelude::*;

use super::parts::{Heading, lines_list};
use crate::features::incident::chip::look_up;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;
use crate::route::{HandbookPage, Route};

/// Every reading but the one by which the answer was marked.
pub(crate) fn readings(
    ruling_text: &RulingText<'_>,
    measured: Option<usize>,
    answer: &Answer,
    heading: &Heading,
) -> Html {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let words = &language.verdict();
    let others = adjudicated.readings_but(measured);
    if others.is_empty() {
        return html! {};
    }
    let cards = others.into_iter().map(|other| {
        let differing =
            ruling_text.differing(adjudicated.facets(other), adjudicated.facets(measured), answer);
        let points = turned(adjudicated.taken(measured), adjudicated.taken(other));
        html! {
            <li class="reading">
                { for points.into_iter().map(|choice| dispute(language, choice)) }
                <p class="reading-then">{ words.ruled_then }</p>
                { lines_list(language, &differing) }
            </li>
        }
    });
    html! {
        <section class="readings" aria-labelledby={heading.named_by}>
            <h3 id={heading.id}>{ words.readings }</h3>
            <p>{ words.readings_intro }</p>
            <ul>{ for cards }</ul>
        </section>
    }
}

/// The choices that lead from one reading to another: those taken only there, and those of the
/// first turned back.
fn turned(from: &[Choice], to: &[Choice]) -> Vec<Choice> {
    let back = from
        .iter()
        .filter(|choice| !to.iter().any(|other| other.point == choice.point))
        .map(|choice| Choice { point: choice.point, side: choice.side.other() });
    let on = to.iter().filter(|choice| !from.contains(choice)).copied();
    back.chain(on).collect()
}

fn dispute(language: Language, choice: Choice) -> Html {
    let words = &language.verdict();
    let other = Choice { point: choice.point, side: choice.side.other() };
    let side = |label: &'static str, choice: Choice| {
        html! {
            <div class="side">
                <dt>{ label }</dt>
                <dd>
                    { language.point_side(choice.point, choice.side) }
                    <span class="holders">{ language.held_by(choice.holders()) }</span>
                </dd>
            </div>
        }
    };
    html! {
        <div class="dispute">
            <h4>{ question(language, choice.point) }</h4>
            <dl>
                { side(words.this_ruling_reads, other) }
                { side(words.read_as, choice) }
            </dl>
        </div>
    }
}

/// The question in dispute; one of law leads to the handbook.
fn question(language: Language, point: Point) -> Html {
    let asked = language.point(point);
    match point {
        Point::Law(doubt) => {
            let to = Route::Handbook(HandbookPage::Disputed { doubt: Some(doubt) });
            look_up(&to, "", language.handbook().disputed.to_owned(), html! { { asked } })
        }
        Point::DisputedTouch { .. } | Point::PresumedTouch { .. } | Point::UnknownOrder { .. } => {
            html! { { asked } }
        }
    }
}

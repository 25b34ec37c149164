//! The other tenable readings: the question in dispute, the holders of each side, and the ruling under
//! it.

use acconcio_adjudication::disputed_points::Holder;
use acconcio_adjudication::ruling::{Point, SideTaken};
use acconcio_training::grading::Answer;
use yew::prelude::*;

use super::sections::{Heading, lines_list};
use crate::features::incident::chip::look_up;
use crate::features::incident::ruling_text::text::RulingText;
use crate::language::Language;
use crate::route::{HandbookPage, Route};

/// Every reading but the principal ruling; the one by which the answer was marked is labelled so.
pub(crate) fn readings(
    ruling_text: &RulingText<'_>,
    followed: Option<usize>,
    answer: &Answer,
    heading: &Heading,
) -> Html {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let words = &language.ruling();
    if adjudicated.ruling.readings.is_empty() {
        return html! {};
    }
    let cards = adjudicated.other_readings().map(|other| {
        let differing = ruling_text.differing(adjudicated.facets(other), adjudicated.facets(None), answer);
        let is_followed = other == followed;
        html! {
            <li class="reading">
                if is_followed { <p class="reading-followed"><span class="badge">{ words.marked_by_this() }</span></p> }
                { for adjudicated.taken(other).iter().map(|choice| dispute(language, *choice)) }
                <p class="reading-then">{ words.ruled_then() }</p>
                { lines_list(language, &differing) }
            </li>
        }
    });
    html! {
        <section class="readings" aria-labelledby={heading.named_by}>
            <h3 id={heading.id}>{ words.readings() }</h3>
            <p>{ words.readings_intro() }</p>
            <ul>{ for cards }</ul>
        </section>
    }
}

/// The holders of the sides taken in some choices, each once.
pub(crate) fn holders_of<'a>(taken: impl IntoIterator<Item = &'a SideTaken>) -> Vec<Holder> {
    let mut holders: Vec<Holder> = Vec::new();
    for holder in taken.into_iter().flat_map(|choice| choice.holders()) {
        if !holders.contains(holder) {
            holders.push(*holder);
        }
    }
    holders
}

fn dispute(language: Language, choice: SideTaken) -> Html {
    let words = &language.ruling();
    let other = SideTaken { point: choice.point, side: choice.side.other() };
    let side = |label: &'static str, choice: SideTaken| {
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
                { side(words.this_ruling_reads(), other) }
                { side(words.read_as(), choice) }
            </dl>
        </div>
    }
}

/// The question in dispute, as a link to the handbook if it is one of law.
fn question(language: Language, point: Point) -> Html {
    let asked = language.point(point);
    match point {
        Point::Law(disputed_point) => {
            let to =
                Route::Handbook(HandbookPage::Disputed { disputed_point: Some(disputed_point) });
            look_up(&to, "", language.disputed().heading().to_owned(), html! { { asked } })
        }
        Point::DisputedTouch { .. }
        | Point::PresumedTouch { .. }
        | Point::UnknownOrder { .. }
        | Point::QuickplayFinding { .. } => {
            html! { { asked } }
        }
    }
}

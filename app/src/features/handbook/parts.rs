//! The parts that open every page of the handbook.

use acconcio_adjudication::disputed_points::DisputedPoint;
use yew::prelude::*;

use crate::features::incident::visit;
use crate::language::Language;
use crate::route::{HandbookPage, Route};
use crate::ui::icon::icon;
use crate::ui::link::nav_link;

/// The parts of the handbook, each with its name and a line of description, in the order in which they
/// are listed.
pub(crate) fn parts(language: Language) -> [(Route, &'static str, &'static str); 9] {
    let words = language.handbook();
    let changes = HandbookPage::LAST_CHANGES;
    let disputed = HandbookPage::Disputed { disputed_point: None };
    let glossary = HandbookPage::Glossary { term: None };
    [
        (Route::Laws { edition: None, place: None }, words.articles(), words.articles_line()),
        (Route::Handbook(changes), words.changes(), words.changes_line()),
        (Route::Handbook(disputed), words.disputed(), words.disputed_line()),
        (Route::Handbook(HandbookPage::Proposals), words.proposals(), words.proposals_line()),
        (Route::Handbook(glossary), words.glossary(), words.glossary_line()),
        (Route::Mate, words.mate(), words.mate_line()),
        (Route::Claims, words.claims(), words.claims_line()),
        (Route::Quadrigliona { replay: None }, words.quadrigliona(), words.quadrigliona_line()),
        (Route::Handbook(HandbookPage::Method), words.method(), words.method_line()),
    ]
}

/// The link back to a ruling, the parts of the handbook with the current one marked, the heading and
/// the lead.
pub(crate) fn opening(
    language: Language,
    shown: &Route,
    heading: &'static str,
    lead: &'static str,
) -> Html {
    let words = language.handbook();
    let shown = part_of(shown);
    let part = |(to, name, _): (Route, &'static str, &'static str)| {
        html! { <li key={name}>{ nav_link(&part_of(&to), &shown, html! { { name } }) }</li> }
    };
    // The front page lists the parts below, with a line of description on each.
    let is_front = shown == Route::Handbook(HandbookPage::Front);
    html! {
        <>
            { way_back(language) }
            if !is_front {
                <nav class="handbook-parts" aria-label={words.parts()}>
                    <ul>{ for parts(language).into_iter().map(part) }</ul>
                </nav>
            }
            <div class="laws-opening">
                <h1>{ heading }</h1>
                <p>{ lead }</p>
            </div>
        </>
    }
}

/// The link back to the ruling that the reader left to look something up.
fn way_back(language: Language) -> Html {
    let Some(left) = visit::with(|visit| visit.left().cloned()) else { return html! {} };
    html! {
        <p class="way-back">
            <a href={left.hash}>{ icon("icon-previous") }{ language.handbook().back() }</a>
            <span>{ language.said(&left.title) }</span>
        </p>
    }
}

/// The part to which a page belongs, as its address stands in the list of parts.
fn part_of(page: &Route) -> Route {
    if let Route::Laws { .. } = page {
        return Route::Laws { edition: None, place: None };
    }
    let Route::Handbook(page) = page else { return page.clone() };
    Route::Handbook(match page {
        HandbookPage::Changes { .. } => HandbookPage::LAST_CHANGES,
        HandbookPage::Disputed { .. } => {
            HandbookPage::Disputed { disputed_point: None::<DisputedPoint> }
        }
        HandbookPage::Glossary { .. } => HandbookPage::Glossary { term: None },
        HandbookPage::Front | HandbookPage::Proposals | HandbookPage::Method => page.clone(),
    })
}

//! The opening of a page of the handbook: the parts of the handbook, the heading and what the page is about. It is in a
//! part of its own and needs few texts, so that it is read before the rest of the page has come.

use acconcio_adjudication::disputed_points::DisputedPoint;
use acconcio_part::part;
use yew::prelude::*;

use crate::features::incident::visit;
use crate::language::{Group, Language};
use crate::platform::browser;
use crate::route::{HandbookPage, Route};
use crate::ui::icon::icon;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::link::nav_link;

/// The properties of an opening without its page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct OpeningProps {
    pub(crate) language: Language,
    pub(crate) page: Route,
    /// Called when it has been drawn.
    #[prop_or_default]
    pub(crate) on_drawn: Callback<()>,
}

impl Lazy for OpeningProps {
    const TEXTS: Group = Group::Openings;

    fn fetch() -> impl Future<Output = Arrived<OpeningProps>> {
        fetch_opening()
    }
}

#[part(opening)]
fn fetch_opening() -> Arrived<OpeningProps> {
    Ok(|props| html! { <OpeningAlone ..props /> })
}

/// Whether a page begins with an opening.
pub(crate) const fn has_opening(page: &Route) -> bool {
    matches!(
        page,
        Route::Laws { .. }
            | Route::Handbook(_)
            | Route::Mate
            | Route::Claims
            | Route::Quadrigliona { replay: None }
    )
}

/// An opening without its page. It passes the focus on to the page that replaces it.
#[component]
pub(crate) fn OpeningAlone(props: &OpeningProps) -> Html {
    let OpeningProps { language, page, on_drawn } = props;
    {
        let on_drawn = on_drawn.clone();
        use_effect_with((), move |()| {
            on_drawn.emit(());
            || browser::keep_focus("content")
        });
    }
    html! {
        <main id="content" class={class_of(page)} tabindex="-1" aria-busy="true">
            { opening(*language, page) }
            <p role="status">{ language.openings().coming() }</p>
        </main>
    }
}

/// The heading and the lead of a page that has an opening.
pub(crate) fn heading_and_lead(language: Language, page: &Route) -> (&'static str, &'static str) {
    let words = language.openings();
    if let Route::Handbook(page) = page {
        return match page {
            HandbookPage::Front => (words.handbook_heading(), words.handbook_lead()),
            HandbookPage::Changes { .. } => (words.changes_heading(), words.changes_lead()),
            HandbookPage::Disputed { .. } => (words.disputed_heading(), words.disputed_lead()),
            HandbookPage::Proposals => (words.proposals_heading(), words.proposals_lead()),
            HandbookPage::Glossary { .. } => (words.glossary_heading(), words.glossary_lead()),
            HandbookPage::Method => (words.method_heading(), words.method_lead()),
        };
    }
    if let Route::Laws { .. } = page {
        (words.laws_heading(), words.laws_lead())
    } else if *page == Route::Mate {
        (words.mate_heading(), words.mate_lead())
    } else if *page == Route::Claims {
        (words.claims_heading(), words.claims_lead())
    } else {
        (words.quadrigliona_heading(), words.quadrigliona_lead())
    }
}

/// The classes of a page that has an opening.
pub(crate) fn class_of(page: &Route) -> &'static str {
    if let Route::Handbook(page) = page {
        return match page {
            HandbookPage::Front => "laws handbook handbook-front",
            HandbookPage::Glossary { .. } => "laws handbook glossary",
            HandbookPage::Method => "laws handbook method",
            HandbookPage::Changes { .. }
            | HandbookPage::Disputed { .. }
            | HandbookPage::Proposals => "laws handbook",
        };
    }
    if let Route::Laws { .. } = page {
        "laws"
    } else if *page == Route::Mate {
        "laws handbook mate"
    } else if *page == Route::Claims {
        "laws handbook claims"
    } else {
        "laws handbook quadrigliona"
    }
}

/// The link back to a ruling, the parts of the handbook with the current one marked, the heading and
/// the lead.
pub(crate) fn opening(language: Language, page: &Route) -> Html {
    let words = language.openings();
    let (heading, lead) = heading_and_lead(language, page);
    let shown = part_of(page);
    let part = |(to, name): (Route, &'static str)| {
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

/// The parts of the handbook with their names, in the order in which they are listed.
pub(crate) fn parts(language: Language) -> [(Route, &'static str); 9] {
    let words = language.openings();
    let changes = HandbookPage::LAST_CHANGES;
    let disputed = HandbookPage::Disputed { disputed_point: None };
    let glossary = HandbookPage::Glossary { term: None };
    [
        (Route::Laws { edition: None, place: None }, words.articles()),
        (Route::Handbook(changes), words.changes()),
        (Route::Handbook(disputed), words.disputed()),
        (Route::Handbook(HandbookPage::Proposals), words.proposals()),
        (Route::Handbook(glossary), words.glossary()),
        (Route::Mate, words.mate()),
        (Route::Claims, words.claims()),
        (Route::Quadrigliona { replay: None }, words.quadrigliona()),
        (Route::Handbook(HandbookPage::Method), words.method()),
    ]
}

/// The link back to the ruling that the reader left to look something up.
fn way_back(language: Language) -> Html {
    let Some(left) = visit::with(|visit| visit.left().cloned()) else { return html! {} };
    html! {
        <p class="way-back">
            <a href={left.hash}>{ icon("icon-previous") }{ language.openings().back() }</a>
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

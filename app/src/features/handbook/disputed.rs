//! The page of the disputed points: both sides, their holders, the editions concerned, and how each was
//! settled.

use super::proposals::proposal_on;
use std::collections::BTreeSet;
use std::rc::Rc;

use acconcio_adjudication::disputed_points::{DisputedPoint, Side};
use acconcio_adjudication::laws::EditionId;
use acconcio_training::digest::Index;
use acconcio_training::scenario::{Catalogue, LawsChoice};
use yew::prelude::*;

use super::incident_lists::IncidentLists;
use super::incidents::{Group, IncidentFold, both, state};
use super::opening::{class_of, opening};
use super::proposals::fate;
use crate::language::Language;
use crate::packs::{Scenarios, use_index};
use crate::platform::browser;
use crate::platform::names::name_of;
use crate::route::{HandbookPage, Route};

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DisputedProps {
    pub(crate) language: Language,
    pub(crate) scenarios: Scenarios,
    /// The disputed point that the address names.
    pub(crate) disputed_point: Option<DisputedPoint>,
}

/// The disputed points, those still open first.
#[component]
pub(crate) fn DisputedPage(props: &DisputedProps) -> Html {
    let DisputedProps { language, scenarios, disputed_point } = props;
    let language = *language;
    let words = language.disputed();
    let index = use_index(LawsChoice::AsPlayed);
    let here = both(scenarios, &index);
    use_shown(*disputed_point, here.is_some());
    let page = Route::Handbook(HandbookPage::Disputed { disputed_point: *disputed_point });
    let point = |it: DisputedPoint| point(language, it, here.as_ref(), *disputed_point == Some(it));
    let is_open = |disputed_point: &DisputedPoint| {
        editions_of(here.as_ref(), *disputed_point).contains(&EditionId::IN_FORCE)
    };
    let (open, closed): (Vec<DisputedPoint>, Vec<DisputedPoint>) =
        DisputedPoint::ALL.into_iter().partition(is_open);
    let lists = if here.is_some() {
        html! {
            <>
                <section aria-labelledby="open-heading">
                    <h2 id="open-heading">{ words.open() }</h2>
                    { for open.into_iter().map(point) }
                </section>
                <section aria-labelledby="closed-heading">
                    <h2 id="closed-heading">{ words.closed() }</h2>
                    { for closed.into_iter().map(point) }
                </section>
            </>
        }
    } else {
        html! { <>{ state(language, scenarios, &index) }{ for DisputedPoint::ALL.into_iter().map(point) }</> }
    };
    html! {
        <main id="content" class={class_of(&page)} tabindex="-1">
            { opening(language, &page) }
            { lists }
        </main>
    }
}

type Here = (Rc<Catalogue>, Rc<Index>);

/// The editions under which a point is disputed; empty while the index is not here.
fn editions_of(here: Option<&Here>, disputed_point: DisputedPoint) -> BTreeSet<EditionId> {
    let open = here.and_then(|(_, index)| {
        index.disputed_points.iter().find(|open| open.disputed_point == disputed_point)
    });
    open.map(|open| open.editions.clone()).unwrap_or_default()
}

fn point(
    language: Language,
    disputed_point: DisputedPoint,
    here: Option<&Here>,
    is_marked: bool,
) -> Html {
    let words = language.disputed();
    let id = id_of(disputed_point);
    let heading = format!("{id}-heading");
    let class = classes!("disputed", is_marked.then_some("is-marked"));
    let current = is_marked.then_some("location");
    let editions = editions_of(here, disputed_point);
    let names: Vec<&str> =
        editions.iter().map(|edition| language.edition_short(*edition)).collect();
    html! {
        <article key={id.clone()} {id} {class} tabindex="-1" aria-labelledby={heading.clone()} aria-current={current}>
            <h3 id={heading}>{ language.disputed_point(disputed_point) }</h3>
            <dl class="disputed-sides">
                { side(language, words.principal(), disputed_point, Side::First) }
                { side(language, words.other(), disputed_point, Side::Second) }
            </dl>
            if !names.is_empty() {
                <dl class="disputed-facts">
                    <dt>{ words.under() }</dt><dd>{ names.join(", ") }</dd>
                    <dt>{ words.became() }</dt><dd>{ what_became(language, disputed_point, &editions) }</dd>
                </dl>
            }
            if let Some((catalogue, index)) = here {
                { incidents(language, disputed_point, catalogue, index) }
            }
        </article>
    }
}

fn side(
    language: Language,
    label: &'static str,
    disputed_point: DisputedPoint,
    side: Side,
) -> Html {
    html! {
        <div class="disputed-side">
            <dt>{ label }</dt>
            <dd>
                { language.disputed_point_side(disputed_point, side) }
                <span class="holders">{ language.held_by(disputed_point.holders(side)) }</span>
            </dd>
        </div>
    }
}

/// The later history of a point: the outcome of the proposal that would settle it, and whether any
/// ruling still turns on it.
fn what_became(
    language: Language,
    disputed_point: DisputedPoint,
    editions: &BTreeSet<EditionId>,
) -> Html {
    let words = language.disputed();
    let proposal = proposal_on(disputed_point);
    let last = EditionId::FIDE.into_iter().rposition(|edition| editions.contains(&edition));
    let sentence = match last.map(|last| EditionId::FIDE.get(last + 1)) {
        None => words.other_code().to_owned(),
        Some(None) => words.still_open().to_owned(),
        Some(Some(next)) => language.closed_since(*next),
    };
    html! {
        <>
            if let Some(proposal) = proposal {
                <p>{ language.numbered_proposal(proposal) }{ ". " }{ fate(language, proposal) }</p>
            }
            <p>{ sentence }</p>
        </>
    }
}

fn incidents(
    language: Language,
    disputed_point: DisputedPoint,
    catalogue: &Rc<Catalogue>,
    index: &Rc<Index>,
) -> Html {
    let hits = IncidentLists::of(catalogue, index).on_disputed_point(disputed_point);
    let summary = language.incident_lists().turn_on_it(hits.len());
    let groups = vec![Group::of(hits, LawsChoice::AsPlayed)];
    html! { <IncidentFold {language} catalogue={catalogue.clone()} {summary} {groups} /> }
}

fn id_of(disputed_point: DisputedPoint) -> String {
    format!("disputed-{}", name_of(&disputed_point))
}

/// Scrolls the point that the address names into view, and again when the page has grown.
#[hook]
fn use_shown(disputed_point: Option<DisputedPoint>, is_whole: bool) {
    use_effect_with((disputed_point, is_whole), |(disputed_point, _)| {
        if let Some(disputed_point) = disputed_point {
            let id = id_of(*disputed_point);
            browser::show_element(&id);
            browser::focus(&id);
        }
    });
}

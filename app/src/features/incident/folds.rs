//! The folds below a verdict, with the rest of the ruling.

use acconcio_part::part;
use yew::prelude::*;

use super::occurrences::occurrence::OccurrenceList;
use super::occurrences::side_by_side::occurrences;
use super::ruling_form::form::{Comparison, RulingForm};
use super::ruling_parts::readings::readings;
use super::ruling_parts::reasons::reasons;
use super::ruling_parts::sections::{Heading, lines_list, permitted_moves};
use super::ruling_text::text::{Line, RulingText};
use crate::language::{Group, Language};
use crate::platform::browser::use_one_after_another;
use crate::platform::storage::folds::Fold;
use crate::ui::fold::Folded;
use crate::ui::lazy::{Arrived, Lazy};

/// The properties of the folds.
#[derive(Clone, PartialEq, Properties)]
pub(super) struct FoldsProps {
    pub(super) language: Language,
    pub(super) ruling_form: UseReducerHandle<RulingForm>,
    /// Whether they are drawn together with the verdict.
    pub(super) at_once: bool,
}

impl Lazy for FoldsProps {
    const TEXTS: Group = Group::Incident;

    fn fetch() -> impl Future<Output = Arrived<FoldsProps>> {
        fetch_folds()
    }
}

#[part(ruled)]
fn fetch_folds() -> Arrived<FoldsProps> {
    Ok(|props| html! { <Folds ..props /> })
}

/// The folds below the verdict, each with a part of the ruling. They are worked out once a verdict just asked for can
/// be seen.
#[component]
fn Folds(props: &FoldsProps) -> Html {
    let FoldsProps { language, ruling_form, at_once } = props;
    let is_drawn = use_one_after_another(1) == 1 || *at_once;
    let (Ok(adjudicated), Some(comparison), true) =
        (ruling_form.adjudicated(), ruling_form.comparison(), is_drawn)
    else {
        return html! {};
    };
    folds(
        &RulingText { language: *language, variant: ruling_form.variant(), adjudicated },
        ruling_form,
        comparison,
    )
}

fn folds(ruling_text: &RulingText<'_>, ruling_form: &RulingForm, comparison: &Comparison) -> Html {
    let RulingText { language, adjudicated, .. } = *ruling_text;
    let words = &language.ruling();
    let facets = adjudicated.facets(None);
    let trace = adjudicated.trace(None);
    let answer = ruling_form.answer();
    let lines = |lines: Vec<Line>| (!lines.is_empty()).then(|| lines_list(language, &lines));
    let meanings = lines(ruling_text.meanings(facets, answer, &comparison.grade.marks));
    // The points that were not asked come before what no question asks.
    let unasked = comparison.unasked.iter().map(|question| ruling_text.ruled(facets, *question));
    let also = unasked.chain(ruling_text.also(facets));
    let further = ruling_text.left_open(facets).into_iter().chain(also).collect();
    let moves_heading =
        if facets.remedies.is_some() { words.remedies() } else { words.permitted() };
    let moves = facets.obligation.is_some().then(|| {
        html! {
            <>
                { permitted_moves(ruling_text, facets, &Heading::of("permitted-heading")) }
                { lines(ruling_text.remedies(facets)) }
            </>
        }
    });
    let positions = OccurrenceList::of_ruling(adjudicated, trace)
        .map(|occurrence_list| occurrences(language, &occurrence_list, None));
    let others = adjudicated.ruling.readings.len();
    let other_readings = (others > 0).then(|| {
        let heading = Heading::of("readings-heading");
        readings(ruling_text, comparison.grade.reading, answer, &heading)
    });
    let folded = |fold, heading: &'static str, content: Option<Html>| match content {
        Some(content) => html! { <Folded {fold} {heading}>{ content }</Folded> },
        None => html! {},
    };
    let all = html! {
        <>
            { reasons(language, trace, None, &ruling_text.fact_context()) }
            { unruled(ruling_text) }
        </>
    };
    html! {
        <div class="folds fold-rows">
            { folded(Fold::Reasons, words.reasons(), Some(all)) }
            { folded(Fold::Differences, words.meanings(), meanings) }
            { folded(Fold::Moves, moves_heading, moves) }
            { folded(Fold::Positions, language.occurrences().heading(), positions) }
            { folded(Fold::Readings, words.readings(), other_readings) }
            { folded(Fold::Measures, words.further(), lines(further)) }
        </div>
    }
}

/// The acts that the ruling does not cover yet.
fn unruled(ruling_text: &RulingText<'_>) -> Html {
    let unruled = ruling_text.unruled();
    if unruled.is_empty() {
        return html! {};
    }
    html! {
        <section class="unruled">
            <p>{ ruling_text.language.ruling().unruled() }</p>
            <ul>{ for unruled.into_iter().map(|act| html! { <li>{ act }</li> }) }</ul>
        </section>
    }
}

//! A fold with incidents, grouped by scenario, each variant as a link.

use std::rc::Rc;

use acconcio_training::digest::Index;
use acconcio_training::scenario::{Catalogue, LawsChoice, ScenarioEntry};
use yew::prelude::*;

use super::incident_lists::{Hit, ListedVariant};
use crate::features::library::filter::Filter;
use crate::language::Language;
use crate::packs::{Fetched, Scenarios};
use crate::route::Route;

/// The number of scenarios shown at first.
const FIRST: usize = 6;

/// Incidents listed under one heading.
#[derive(Clone, PartialEq)]
pub(crate) struct Group {
    /// The heading, where the page does not say it already.
    pub(crate) heading: Option<&'static str>,
    pub(crate) hits: Rc<[Hit]>,
    /// The laws under which they are opened; each variant is labelled with its own where they are as played.
    pub(crate) laws: LawsChoice,
}

impl Group {
    /// A group without a heading.
    pub(crate) fn of(hits: impl Into<Rc<[Hit]>>, laws: LawsChoice) -> Group {
        Group { heading: None, hits: hits.into(), laws }
    }
}

/// The properties of a fold.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct FoldProps {
    pub(crate) language: Language,
    pub(crate) catalogue: Rc<Catalogue>,
    /// The text of the closed fold.
    pub(crate) summary: String,
    pub(crate) groups: Vec<Group>,
}

/// A fold with incidents, which are drawn when it is opened. Without incidents there is no fold.
#[component]
pub(crate) fn IncidentFold(props: &FoldProps) -> Html {
    let FoldProps { language, catalogue, summary, groups } = props;
    let is_open = use_state_eq(|| false);
    if groups.iter().all(|group| group.hits.is_empty()) {
        return html! {};
    }
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(true))
    };
    let list = |group: &Group| {
        html! {
            <>
                if let Some(heading) = group.heading { <p class="incidents-heading">{ heading }</p> }
                <IncidentList language={*language} catalogue={catalogue.clone()} group={group.clone()} />
            </>
        }
    };
    let shown = groups.iter().filter(|group| !group.hits.is_empty());
    html! {
        <details class="fold incidents-fold">
            <summary {onclick}>{ summary.clone() }</summary>
            if *is_open { <div class="incidents-groups">{ for shown.map(list) }</div> }
        </details>
    }
}

/// The properties of a list.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ListProps {
    pub(crate) language: Language,
    pub(crate) catalogue: Rc<Catalogue>,
    pub(crate) group: Group,
}

/// A list of incidents: the first ones, and a button that shows all.
#[component]
pub(crate) fn IncidentList(props: &ListProps) -> Html {
    let ListProps { language, catalogue, group } = props;
    let shows_all = use_state_eq(|| false);
    let count = if *shows_all { group.hits.len() } else { FIRST };
    let onclick = {
        let shows_all = shows_all.clone();
        Callback::from(move |_: MouseEvent| shows_all.set(true))
    };
    let scenario = |hit: &Hit| {
        let scenario_entry = catalogue.scenarios.get(hit.scenario)?;
        Some(scenario_line(*language, scenario_entry, hit, group.laws))
    };
    html! {
        <>
            <ul class="incidents">{ for group.hits.iter().take(count).filter_map(scenario) }</ul>
            if group.hits.len() > count {
                <button type="button" class="button small" {onclick}>
                    { language.incident_lists().show_all(group.hits.len()) }
                </button>
            }
        </>
    }
}

/// A scenario: its title, and each of its variants as a link.
fn scenario_line(
    language: Language,
    scenario_entry: &ScenarioEntry,
    hit: &Hit,
    laws: LawsChoice,
) -> Html {
    let variants = hit.variants.iter().filter_map(|hit| {
        let entry = scenario_entry.variants.get(hit.variant)?;
        let label = language.of(&entry.label).to_owned();
        let is_labelled = laws == LawsChoice::AsPlayed;
        let year = is_labelled.then(|| language.edition_short(entry.played_under));
        let words = html! {
            <>{ label }if let Some(year) = year { <span class="incident-year">{ year }</span> }</>
        };
        Some(html! {
            <li key={entry.id.clone()}>
                <a href={Filter::under(laws).to_hash(&Route::incident(&scenario_entry.id, &entry.id))}>{ words }</a>
                { facet_list(language, hit) }
            </li>
        })
    });
    html! {
        <li key={scenario_entry.id.clone()} class="incident">
            <p class="incident-title">{ language.said(&scenario_entry.title) }</p>
            <ul>{ for variants }</ul>
        </li>
    }
}

/// The facets in which the ruling changes.
fn facet_list(language: Language, hit: &ListedVariant) -> Html {
    if hit.facets.is_empty() {
        return html! {};
    }
    let named: Vec<&str> =
        hit.facets.iter().map(|facet| language.facet_of_ruling(*facet)).collect();
    html! {
        <span class="incident-change">
            { language.changes().changed_in() }{ " " }{ named.join(", ") }
        </span>
    }
}

/// The catalogue and the index, once both have been loaded.
pub(crate) fn both(
    scenarios: &Scenarios,
    index: &Fetched<Index>,
) -> Option<(Rc<Catalogue>, Rc<Index>)> {
    Some((scenarios.ready()?.clone(), index.ready()?.clone()))
}

/// A note that the incidents are being loaded or could not be; nothing once they are here.
pub(crate) fn state(language: Language, scenarios: &Scenarios, index: &Fetched<Index>) -> Html {
    let words = language.incident_lists();
    let has_failed = matches!(scenarios, Fetched::Failed(_)) || matches!(index, Fetched::Failed(_));
    let message = if has_failed {
        words.failed()
    } else if both(scenarios, index).is_none() {
        words.loading()
    } else {
        return html! {};
    };
    html! { <p class="incidents-state" role="status">{ message }</p> }
}

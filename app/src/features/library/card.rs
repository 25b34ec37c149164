//! One scenario in the list.

use acconcio_training::scenario::{Boards, IncidentName, ScenarioEntry, VariantEntry, is_own};
use yew::prelude::*;

use super::Library;
use super::queue::Queue;
use super::source::adding_hash;
use crate::features::lms::package::has_to_be_passed;
use crate::platform::storage::progress::State;
use crate::ui::cards::{Card, card, result_sign, state_icon};
use crate::ui::icon::icon;

/// A scenario: its board and subject, and its admitted variants as links within the queue.
pub(crate) fn scenario_card(
    library: &Library<'_>,
    scenario: &ScenarioEntry,
    queue: &Queue,
    boards: Option<&Boards>,
) -> Html {
    let language = library.language;
    let admitted: Vec<&VariantEntry> = queue.filter.variants(library, scenario).collect();
    let title = language.said(&scenario.title);
    let next = next(library, scenario, &admitted);
    let placement =
        boards.zip(next).and_then(|(boards, it)| boards.placement(&scenario.id, &it.id));
    let title = match next {
        Some(variant) => {
            html! { <a class="card-link" href={queue.hash_at(&scenario.id, &variant.id)}>{ title }</a> }
        }
        None => title,
    };
    let shown = card(Card {
        class: "scenario",
        placement,
        title: html! { <h2>{ title }</h2> },
        line: html! { <p class="card-line">{ language.said(&scenario.summary) }</p> },
        foot: html! {
            <>
                { level(library, scenario.level) }
                if is_own(&scenario.id) { <span class="history-mark">{ language.own().mark() }</span> }
                { result_sign(state(library, scenario, &admitted)) }
            </>
        },
        below: fold(library, scenario, &admitted, queue),
    });
    html! { <key={scenario.id.clone()}>{ shown }</> }
}

/// The variant to which the title leads: the next one that is not ruled on, else the first.
fn next<'a>(
    library: &Library<'_>,
    scenario: &ScenarioEntry,
    admitted: &[&'a VariantEntry],
) -> Option<&'a VariantEntry> {
    let asked = || admitted.iter().filter(|variant| variant.is_asked(library.laws)).copied();
    let next = asked().find(|variant| !is_ruled(library, scenario, variant));
    next.or(asked().next()).or(admitted.first().copied())
}

fn is_ruled(library: &Library<'_>, scenario: &ScenarioEntry, variant: &VariantEntry) -> bool {
    let edition = Some(variant.edition(library.laws));
    library.progress.of(&scenario.id, &variant.id, edition).is_some()
}

/// The results so far as one: right where every variant was, wrong where one is.
fn state(library: &Library<'_>, scenario: &ScenarioEntry, admitted: &[&VariantEntry]) -> State {
    let states = admitted.iter().map(|variant| {
        library.progress.state(&scenario.id, &variant.id, Some(variant.edition(library.laws)))
    });
    let all: Vec<State> = states.collect();
    match (all.contains(&State::Wrong), all.contains(&State::NotRuled)) {
        (true, _) => State::Wrong,
        (false, true) => State::NotRuled,
        (false, false) => State::Right,
    }
}

/// The level as dots, of which as many are full.
fn level(library: &Library<'_>, level: u8) -> Html {
    let name = library.language.level(level);
    let dot = |it: u8| html! { <span class={classes!("pip", (it <= level).then_some("is-full"))} aria-hidden="true"></span> };
    html! {
        <span class="card-level" title={name}>
            <span class="visually-hidden">{ name }</span>
            { for (1..=3_u8).map(dot) }
        </span>
    }
}

/// The variants, the topics, and where the incident comes from.
fn fold(
    library: &Library<'_>,
    scenario: &ScenarioEntry,
    admitted: &[&VariantEntry],
    queue: &Queue,
) -> Html {
    let language = library.language;
    let ruled = admitted.iter().filter(|variant| is_ruled(library, scenario, variant)).count();
    let variants = admitted.iter().map(|variant| {
        let href = queue.hash_at(&scenario.id, &variant.id);
        variant_line(library, (scenario, variant), href)
    });
    let topics = scenario.topics.iter().map(|topic| html! { <li>{ language.topic(*topic) }</li> });
    let named = next(library, scenario, admitted)
        .map(|variant| IncidentName { scenario: scenario.id.clone(), variant: variant.id.clone() });
    html! {
        <details class="card-fold">
            <summary>{ language.counts().variants_ruled(ruled, admitted.len()) }</summary>
            <ul class="scenario-variants" aria-label={language.library().variants()}>{ for variants }</ul>
            <div class="card-about">
                if let Some(event) = &scenario.event { <p>{ language.said(event) }</p> }
                <ul class="topics">{ for topics }</ul>
                <p>{ laws_of_variants(library, scenario) }{ " · " }{ language.provenance(scenario.provenance) }</p>
                if let Some(name) = named.filter(|_| !has_to_be_passed()) {
                    <p><a href={adding_hash(&name)}>{ language.course_plan().add_to_session() }</a></p>
                }
            </div>
        </details>
    }
}

/// The editions of the variants, each once.
fn laws_of_variants(library: &Library<'_>, scenario: &ScenarioEntry) -> String {
    let language = library.language;
    let mut editions: Vec<_> =
        scenario.variants.iter().map(|variant| variant.edition(library.laws)).collect();
    editions.sort_unstable();
    editions.dedup();
    match editions.as_slice() {
        [edition] => language.edition(*edition).to_owned(),
        several => language.counts().several_laws(several.len()),
    }
}

fn variant_line(
    library: &Library<'_>,
    (scenario, variant): (&ScenarioEntry, &VariantEntry),
    href: String,
) -> Html {
    let (language, progress) = (library.language, library.progress);
    let edition = variant.edition(library.laws);
    let state = progress.state(&scenario.id, &variant.id, Some(edition));
    let record = progress.of(&scenario.id, &variant.id, Some(edition));
    let elsewhere = progress.right_elsewhere(&scenario.id, &variant.id, edition);
    let outcome = match record {
        None => match elsewhere {
            Some(other) => language.library().right_under(language.edition_short(other)),
            None => language.state(state).to_owned(),
        },
        Some(record) => {
            let words = &language.library();
            let best = language.percent(record.best.percent());
            format!("{} {best}, {}", words.best(), language.counts().rulings(record.attempts))
        }
    };
    let class = classes!("scenario-variant", record.map(|_| "is-ruled"));
    html! {
        <li key={variant.id.clone()} {class}>
            <a {href}>
                { icon(state_icon(state)) }
                <span class="scenario-label">
                    { language.said(&variant.label) }
                    if !variant.scope.is_any() {
                        <span class="history-mark">{ language.own_laws(edition) }</span>
                    }
                </span>
                <span class="scenario-record">{ outcome }</span>
            </a>
        </li>
    }
}

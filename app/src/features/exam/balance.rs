//! The incidents of a drawn paper: each can be kept or swapped, and their balance by topic and level is shown.

use std::rc::Rc;

use acconcio_training::exam::Candidate;
use acconcio_training::scenario::{IncidentName, Scenario, Topic};
use yew::prelude::*;

use super::composing::{Composing, Composition};
use crate::features::library::filter::Filter;
use crate::language::Language;
use crate::route::Route;

/// A drawn paper.
pub(crate) struct Drawn<'a> {
    pub(crate) language: Language,
    pub(crate) composition: &'a Composition,
    /// Its incidents, in the order of variant A.
    pub(crate) drawn: &'a [Candidate],
    /// Pins or swaps single incidents, where that is offered.
    pub(crate) on: Option<&'a Callback<Composing>>,
}

/// The incidents of the paper, for the lecturer.
pub(crate) fn incidents(paper: &Drawn<'_>, scenarios: &[Rc<Scenario>]) -> Html {
    let Drawn { language, composition, drawn, on } = paper;
    let words = language.composer();
    let freed = on.map(|on| on.reform(|_: MouseEvent| Composing::Free));
    let excluded = composition.chosen.excluded.len();
    html! {
        <details class="fold" open={on.is_some()}>
            <summary>{ language.exam().incidents() }</summary>
            <ol class="exam-incidents">{ for drawn.iter().map(|it| incident(paper, scenarios, it)) }</ol>
            if on.is_some() && composition.chosen.pinned.iter().any(|name| !is_drawn(drawn, name)) {
                <p class="hint">{ words.not_all_kept() }</p>
            }
            if let Some(onclick) = freed {
                if excluded > 0 {
                    <p>
                        { words.excluded(excluded) }{ " " }
                        <button type="button" class="button small" {onclick}>{ words.free() }</button>
                    </p>
                }
                { balance(*language, drawn) }
            }
        </details>
    }
}

fn is_drawn(drawn: &[Candidate], name: &IncidentName) -> bool {
    drawn.iter().any(|candidate| candidate.name == *name)
}

/// An incident with its title, and the buttons that keep or swap it.
fn incident(paper: &Drawn<'_>, scenarios: &[Rc<Scenario>], candidate: &Candidate) -> Html {
    let Drawn { language, composition, on, .. } = paper;
    let words = language.composer();
    let name = &candidate.name;
    let scenario = scenarios.iter().find(|scenario| scenario.id == name.scenario);
    let title =
        scenario.map_or(name.scenario.as_str(), |scenario| language.of(&scenario.title)).to_owned();
    let route = Route::incident(&name.scenario, &name.variant);
    let is_pinned = composition.chosen.pinned.contains(name);
    let buttons = on.map(|on| {
        let (pin, swap) = (name.clone(), name.clone());
        let pin = on.reform(move |_: MouseEvent| Composing::Pin(pin.clone()));
        let swap = on.reform(move |_: MouseEvent| Composing::Swap(swap.clone()));
        let spoken = |label: &str| format!("{label}: {title}");
        html! {
            <span class="button-row">
                <button type="button" class="button small" aria-pressed={is_pinned.to_string()}
                    aria-label={spoken(words.pin())} onclick={pin}>{ words.pin() }</button>
                <button type="button" class="button small" aria-label={spoken(words.swap())} onclick={swap}>{ words.swap() }</button>
            </span>
        }
    });
    html! {
        <li key={format!("{}/{}", name.scenario, name.variant)}>
            <a href={Filter::under(composition.blueprint.laws).to_hash(&route)}>{ &title }</a>
            { buttons }
        </li>
    }
}

/// The numbers of incidents by level and topic; an incident of two topics counts under both.
fn balance(language: Language, drawn: &[Candidate]) -> Html {
    let words = language.composer();
    let line =
        |name: String, count: usize| html! { <li>{ name }{ ": " }<strong>{ count }</strong></li> };
    let levels = [1, 2, 3].map(|level| {
        let count = drawn.iter().filter(|it| it.level == level).count();
        line(words.level(level.to_string()), count)
    });
    let topics = Topic::ALL.into_iter().filter_map(|topic| {
        let count = drawn.iter().filter(|it| it.topics.contains(&topic)).count();
        (count > 0).then(|| line(language.topic(topic).to_owned(), count))
    });
    html! {
        <>
            <h3>{ words.balance() }</h3>
            <ul class="exam-balance">{ for levels }</ul>
            <ul class="exam-balance">{ for topics }</ul>
        </>
    }
}

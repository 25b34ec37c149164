//! A section of a paper while it is composed: the number of incidents, and the criteria they meet.

use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_training::exam::{Asked, Candidate, Section};
use acconcio_training::scenario::{LawsChoice, Topic};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::composing::{Composing, Composition, Spec};
use crate::language::Language;

/// The editions under which exams are set.
fn editions() -> impl Iterator<Item = EditionId> {
    EditionId::ALL.into_iter().filter(|it| it.is_fide() || *it == EditionId::UsChess)
}

/// The fields of a section.
pub(crate) fn section(
    language: Language,
    composition: &UseReducerHandle<Composition>,
    pool: Option<&[Candidate]>,
    (index, section): (usize, &Section),
) -> Html {
    let words = language.exam();
    let found = pool.map(|pool| pool.iter().filter(|one| section.admits(one)).count());
    let is_alone = composition.blueprint.sections.len() == 1;
    let oncount = typed(composition, move |text| Composing::Count(index, count_of(&text)));
    let onarticles = typed(composition, move |text| Composing::Articles(index, text));
    let remove = {
        let composition = composition.clone();
        Callback::from(move |_: MouseEvent| composition.dispatch(Composing::RemoveSection(index)))
    };
    let group = |heading: &'static str, specs: Vec<(Spec, String)>| {
        let one = |(spec, name): (Spec, String)| choice(composition, index, spec, name);
        html! {
            <fieldset class="exam-choices">
                <legend>{ heading }</legend>
                { for specs.into_iter().map(one) }
            </fieldset>
        }
    };
    let topics = Topic::ALL.map(|it| (Spec::Topic(it), language.topic(it).to_owned()));
    let levels = [1, 2, 3].map(|it| (Spec::Level(it), it.to_string()));
    let editions = editions().map(|it| (Spec::Edition(it), language.edition(it).to_owned()));
    let regimes = Regime::ALL.map(|it| (Spec::Regime(it), language.regime(it).to_owned()));
    let articles = composition.articles.get(index).cloned().unwrap_or_default();
    html! {
        <fieldset class="exam-section" key={index}>
            <legend>{ language.exam().section(index + 1) }</legend>
            <div class="exam-fields">
                <label>
                    <span>{ words.count() }</span>
                    <input type="number" min="0" max="100" value={section.count.to_string()} oninput={oncount} />
                </label>
                <p role="status">{ found.map(|found| words.incidents_to_choose_from(found)) }</p>
                if !is_alone {
                    <button type="button" class="button small" onclick={remove}>{ words.remove_section() }</button>
                }
            </div>
            { one_decision(language, composition, (index, section)) }
            <details class="fold">
                <summary>{ words.admitted() }</summary>
                <p class="hint">{ words.admitted_hint() }</p>
                { group(words.topics(), topics.to_vec()) }
                { group(words.levels(), levels.to_vec()) }
                if composition.blueprint.laws == LawsChoice::AsPlayed {
                    { group(words.editions(), editions.collect()) }
                }
                { group(words.regimes(), regimes.to_vec()) }
                <label class="exam-articles">
                    <span>{ words.articles() }</span>
                    <input type="text" value={articles} oninput={onarticles} />
                </label>
            </details>
        </fieldset>
    }
}

/// Whether one decision is asked about each incident, instead of the whole ruling.
fn one_decision(
    language: Language,
    composition: &UseReducerHandle<Composition>,
    (index, section): (usize, &Section),
) -> Html {
    let other = match section.asked {
        Asked::Everything => Asked::OneDecision,
        Asked::OneDecision => Asked::Everything,
    };
    let checked = section.asked == Asked::OneDecision;
    let onchange = {
        let composition = composition.clone();
        Callback::from(move |_: Event| composition.dispatch(Composing::Asked(index, other)))
    };
    html! {
        <label class="exam-choice">
            <input type="checkbox" {checked} {onchange} />{ language.exam().one_decision() }
        </label>
    }
}

fn choice(
    composition: &UseReducerHandle<Composition>,
    index: usize,
    spec: Spec,
    name: String,
) -> Html {
    let is_on = composition.has(index, spec);
    let onchange = {
        let composition = composition.clone();
        Callback::from(move |_: Event| composition.dispatch(Composing::Turn(index, spec)))
    };
    html! { <label><input type="checkbox" checked={is_on} {onchange} />{ name }</label> }
}

/// The callback that turns typed text into an action of the composer.
pub(crate) fn typed(
    composition: &UseReducerHandle<Composition>,
    action: impl Fn(String) -> Composing + 'static,
) -> Callback<InputEvent> {
    let composition = composition.clone();
    Callback::from(move |event: InputEvent| {
        let input: HtmlInputElement = event.target_unchecked_into();
        composition.dispatch(action(input.value()));
    })
}

/// The number of incidents in a text, limited to the greatest that a section can hold.
fn count_of(text: &str) -> u8 {
    text.parse::<u32>().map_or(0, |count| u8::try_from(count).unwrap_or(u8::MAX))
}

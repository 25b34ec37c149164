//! The facts, laws and readings that can be changed.

use acconcio_adjudication::disputed_points::Preset;
use acconcio_training::whatif::{About, Change};
use yew::prelude::*;

use super::shown::Shown;
use super::{Alternatives, Possible, WhatIfAction};
use crate::language::texts::WhatIfWords;
use crate::platform::names::{name_of, named};

/// Every choice as a list, with the original value among the options.
pub(crate) fn choices(shown: &Shown<'_>) -> Html {
    let words = shown.language.what_if();
    let all = shown.what_if.choices();
    let group = |name: &'static str, first: Html, belongs: fn(About) -> bool| {
        let own: Vec<Html> = all
            .iter()
            .enumerate()
            .filter(|(_, choice)| belongs(choice.about))
            .map(|(place, choice)| one_choice(shown, place, choice))
            .collect();
        if own.is_empty() {
            return html! {};
        }
        html! { <fieldset><legend>{ name }</legend>{ first }{ own }</fieldset> }
    };
    let on_reset = shown.on_action.reform(|_: MouseEvent| WhatIfAction::Reset);
    let is_idle = (!shown.what_if.is_changed()).then_some("true");
    html! {
        <div class="choices">
            { group(words.facts(), html! {}, is_fact) }
            if !all.iter().any(|choice| is_fact(choice.about)) { <p class="hint">{ words.no_facts() }</p> }
            { group(words.laws(), html! {}, is_law) }
            { group(words.readings(), presets(shown), is_reading) }
            <button type="button" class="button" aria-disabled={is_idle} onclick={on_reset}>{ words.back() }</button>
        </div>
    }
}

fn is_law(about: About) -> bool {
    matches!(about, About::Edition | About::Regime)
}

fn is_reading(about: About) -> bool {
    matches!(about, About::Reading(_) | About::Proposal(_))
}

fn is_fact(about: About) -> bool {
    !is_law(about) && !is_reading(about)
}

/// A list that sets every reading to those of a preset; nothing where there is no reading to choose.
fn presets(shown: &Shown<'_>) -> Html {
    let Shown { language, what_if, on_action, .. } = shown;
    if !what_if.has_disputed_points() {
        return html! {};
    }
    let words = language.what_if();
    let now = what_if.presets().first().copied();
    let onchange = {
        let on_action = (*on_action).clone();
        Callback::from(move |event: Event| {
            let select: web_sys::HtmlSelectElement = event.target_unchecked_into();
            if let Some(preset) = named(&select.value()) {
                on_action.emit(WhatIfAction::ReadAs(preset));
            }
        })
    };
    let option = |preset: Preset| {
        let value = name_of(&preset);
        html! { <option {value} selected={now == Some(preset)}>{ language.preset(preset) }</option> }
    };
    html! {
        <div class="choice">
            <label for="choice-preset">{ words.all_readings() }</label>
            <select id="choice-preset" {onchange}>
                if now.is_none() { <option value="" selected=true>{ words.one_by_one() }</option> }
                { for Preset::ALL.into_iter().map(option) }
            </select>
        </div>
    }
}

/// One choice: readings as whole sentences, everything else as a list.
fn one_choice(shown: &Shown<'_>, place: usize, choice: &Alternatives) -> Html {
    if matches!(choice.about, About::Reading(_)) {
        sentences(shown, place, choice)
    } else {
        list(shown, place, choice)
    }
}

/// Radio buttons: the original reading, then the other one.
fn sentences(shown: &Shown<'_>, place: usize, choice: &Alternatives) -> Html {
    let Shown { language, what_if, context, on_action } = shown;
    let words = language.what_if();
    let about = choice.about;
    let name = format!("choice-{place}");
    let radio = |change: Option<Change>, side: String| {
        let action = change.map_or(WhatIfAction::Leave(about), WhatIfAction::Take);
        let onchange = on_action.reform(move |_: Event| action);
        html! {
            <label>
                <input type="radio" name={name.clone()} checked={choice.taken == change} {onchange} />
                <span>{ side }</span>
            </label>
        }
    };
    let own = what_if.as_it_was(choice).map(|side| language.change(side, context));
    let own = own.map_or_else(String::new, |side| format!("{side} "));
    let others = choice.options.iter().map(|(change, _)| *change);
    let class = classes!("choice", choice.taken.is_some().then_some("is-changed"));
    html! {
        <div {class} key={format!("{about:?}")}>
            <fieldset class="readings-choice">
                <legend>{ language.about_change(about, context) }{ changed(words, choice) }</legend>
                { radio(None, format!("{own}({})", words.as_it_was())) }
                { for others.map(|change| radio(Some(change), language.change(change, context))) }
            </fieldset>
        </div>
    }
}

fn changed(words: WhatIfWords, choice: &Alternatives) -> Html {
    html! { if choice.taken.is_some() { <span class="is-added">{ words.changed() }</span> } }
}

/// A list: the original value, then the others.
fn list(shown: &Shown<'_>, place: usize, choice: &Alternatives) -> Html {
    let Shown { language, what_if, context, on_action } = shown;
    let words = language.what_if();
    let id = format!("choice-{place}");
    let about = choice.about;
    let options: Vec<Change> = choice.options.iter().map(|(change, _)| *change).collect();
    let onchange = on_action.reform(move |event: Event| {
        let select: web_sys::HtmlSelectElement = event.target_unchecked_into();
        let index = usize::try_from(select.selected_index()).unwrap_or_default();
        let chosen = index.checked_sub(1).and_then(|index| options.get(index));
        chosen.map_or(WhatIfAction::Leave(about), |change| WhatIfAction::Take(*change))
    });
    let as_it_was = match what_if.as_it_was(choice) {
        Some(value) => format!("{} ({})", language.change(value, context), words.as_it_was()),
        None => words.as_it_was().to_owned(),
    };
    let option = |(change, possible): &(Change, Possible)| {
        let is_chosen = choice.taken == Some(*change);
        let is_possible = *possible == Possible::Yes || is_chosen;
        let value = language.change(*change, context);
        let value = if is_possible { value } else { format!("{value} ({})", words.not_possible()) };
        html! { <option selected={is_chosen} disabled={!is_possible}>{ value }</option> }
    };
    let class = classes!("choice", choice.taken.is_some().then_some("is-changed"));
    html! {
        <div {class} key={format!("{about:?}")}>
            <label for={id.clone()}>
                { language.about_change(about, context) }
                { changed(words, choice) }
            </label>
            <select {id} {onchange}>
                <option selected={choice.taken.is_none()}>{ as_it_was }</option>
                { for choice.options.iter().map(option) }
            </select>
        </div>
    }
}

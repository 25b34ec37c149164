//! The count of a show of hands, and the choice of the questions that the audience is asked.

use acconcio_training::grading::Question;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::Controls;
use super::phones::of_phones;
use crate::features::incident::aloud::answers;
use crate::features::presenter::action::PresenterAction;
use crate::features::presenter::keys::Command;
use crate::features::presenter::presented::PresentedIncident;
use crate::features::presenter::stage::Stage;
use crate::language::Language;
use crate::ui::icon::icon;

/// The answers to the question shown, each with its hands; the right one is marked only here.
pub(crate) fn hands(controls: &Controls<'_>) -> Html {
    let (Stage::Question(question), Some(presented)) = (controls.show.stage(), controls.presented)
    else {
        return html! {};
    };
    let words = controls.language.present();
    let single_keys = controls.props.shared.settings.single_keys;
    let slide = controls.show.slide();
    let counts = slide.and_then(|slide| slide.hands.get(&question)).map_or(&[][..], Vec::as_slice);
    let is_revealed = slide.is_some_and(|slide| slide.revealed.contains(&question));
    let answers = answers(controls.language, &presented.ruling_form, question);
    let rows = answers.iter().enumerate().map(|(place, answer)| {
        let count = counts.get(place).copied().unwrap_or_default();
        let is_marked = controls.show.marked == Some(place);
        let id = format!("hands-{place}");
        let oninput = controls.on_order.reform(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            Command::PresenterAction(PresenterAction::Count(place, field.value().parse().unwrap_or_default()))
        });
        let step = |count: u16, name: &'static str, sign: &'static str| {
            html! {
                <button type="button" class="button small" aria-label={format!("{name}: {}", answer.label)} title={name}
                    onclick={controls.gives(PresenterAction::Count(place, count))}>{ sign }</button>
            }
        };
        html! {
            <li key={place} class={classes!("hands-row", is_marked.then_some("is-marked"))}>
                <label for={id.clone()}>
                    if let Some(digit) = answer.digit.filter(|_| single_keys.is_on()) {
                        <kbd aria-hidden="true">{ digit }</kbd>
                    }
                    <span class="visually-hidden">{ controls.language.present().hands_for("") }</span>
                    <span>{ answer.label.clone() }</span>
                    if answer.is_right { <span class="hands-right">{ icon("icon-check") }{ words.agrees() }</span> }
                    if !answer.held_by.is_empty() {
                        <span class="hands-other">{ controls.language.right_under(&answer.held_by) }</span>
                    }
                </label>
                <span class="hands-count">
                    { step(count.saturating_sub(1), words.fewer(), "−") }
                    <input {id} type="number" inputmode="numeric" min="0" max="999" value={count.to_string()} {oninput} />
                    { step(count.saturating_add(1), words.more(), "+") }
                </span>
            </li>
        }
    });
    let hint = if single_keys.is_on() { words.hands_keys() } else { words.hands_hint() };
    html! {
        <section class="hands" aria-labelledby="hands-heading">
            <h2 id="hands-heading">{ words.hands() }</h2>
            <p class="hint">{ hint }</p>
            <ol>{ for rows }</ol>
            <button type="button" class="button" aria-pressed={is_revealed.to_string()}
                onclick={controls.gives(PresenterAction::Reveal)}>{ words.reveal_hands() }</button>
            { of_phones(controls, question) }
        </section>
    }
}

/// The index of the answer that a digit marks while a question is shown.
pub(super) fn marked_by(
    language: Language,
    presented: &PresentedIncident,
    stage: Stage,
    digit: u8,
) -> Option<usize> {
    let Stage::Question(question) = stage else { return None };
    answers(language, &presented.ruling_form, question)
        .iter()
        .position(|it| it.digit == Some(digit))
}

/// Every question that the incident raises, with a tick for those that the audience is asked.
pub(crate) fn asked(controls: &Controls<'_>) -> Html {
    let Some(adjudicated) = controls.presented.and_then(|presented| presented.adjudicated()) else {
        return html! {};
    };
    let words = controls.language.present();
    let row = |question: &Question| {
        let question = *question;
        let is_asked = !controls.show.left_out.contains(&question);
        let onchange = controls
            .on_order
            .reform(move |_: Event| Command::PresenterAction(PresenterAction::Ask(question)));
        html! {
            <li key={format!("{question:?}")}>
                <label>
                    <input type="checkbox" checked={is_asked} {onchange} />
                    <span>{ controls.language.question(question, adjudicated.player()) }</span>
                </label>
            </li>
        }
    };
    html! {
        <details class="asked">
            <summary>{ words.asked() }</summary>
            <p class="hint">{ words.asked_hint() }</p>
            <ul>{ for adjudicated.questions.iter().map(row) }</ul>
        </details>
    }
}

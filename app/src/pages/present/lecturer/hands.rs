//! The hands of a show of hands, counted; and which questions the room is asked.

use acconcio_core::grading::Question;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{Case, Desk};
use crate::components::desk::aloud::answers;
use crate::components::icon::icon;
use crate::language::Language;
use crate::present::{Cue, Order, Stage};

/// The answers to the question shown, each with its hands; only here it is seen which one is right.
pub(super) fn hands(desk: &Desk<'_>) -> Html {
    let (Stage::Question(question), Some(case)) = (desk.show.stage(), desk.case) else {
        return html! {};
    };
    let words = desk.language.present();
    let single_keys = desk.props.shared.settings.single_keys;
    let counts = desk.scene.hands.get(&question).map_or(&[][..], Vec::as_slice);
    let answers = answers(desk.language, &case.desk, question);
    let rows = answers.iter().enumerate().map(|(place, answer)| {
        let count = counts.get(place).copied().unwrap_or_default();
        let is_marked = desk.show.marked == Some(place);
        let id = format!("hands-{place}");
        let oninput = desk.on_order.reform(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            Order::Cue(Cue::Count(place, field.value().parse().unwrap_or_default()))
        });
        let step = |count: u16, name: &'static str, sign: &'static str| {
            html! {
                <button type="button" class="button small" aria-label={format!("{name}: {}", answer.label)} title={name}
                    onclick={desk.gives(Cue::Count(place, count))}>{ sign }</button>
            }
        };
        html! {
            <li key={place} class={classes!("hands-row", is_marked.then_some("is-marked"))}>
                <label for={id.clone()}>
                    if let Some(digit) = answer.digit.filter(|_| single_keys.is_on()) {
                        <kbd aria-hidden="true">{ digit }</kbd>
                    }
                    <span class="visually-hidden">{ desk.language.hands_for("") }</span>
                    <span>{ answer.label.clone() }</span>
                    if answer.is_right { <span class="hands-right">{ icon("icon-check") }{ words.agrees }</span> }
                    if !answer.held_by.is_empty() {
                        <span class="hands-other">{ desk.language.right_under(&answer.held_by) }</span>
                    }
                </label>
                <span class="hands-count">
                    { step(count.saturating_sub(1), words.fewer, "−") }
                    <input {id} type="number" inputmode="numeric" min="0" max="999" value={count.to_string()} {oninput} />
                    { step(count.saturating_add(1), words.more, "+") }
                </span>
            </li>
        }
    });
    let hint = if single_keys.is_on() { words.hands_keys } else { words.hands_hint };
    html! {
        <section class="hands" aria-labelledby="hands-heading">
            <h2 id="hands-heading">{ words.hands }</h2>
            <p class="hint">{ hint }</p>
            <ol>{ for rows }</ol>
        </section>
    }
}

/// The answer that a digit marks while a question is shown, counted from zero.
pub(super) fn marked_by(language: Language, case: &Case, stage: Stage, digit: u8) -> Option<usize> {
    let Stage::Question(question) = stage else { return None };
    answers(language, &case.desk, question).iter().position(|it| it.digit == Some(digit))
}

/// Every question that the incident raises; those with a tick are put to the room.
pub(super) fn asked(desk: &Desk<'_>) -> Html {
    let Some(dossier) = desk.case.and_then(|case| case.dossier()) else { return html! {} };
    let words = desk.language.present();
    let row = |question: &Question| {
        let question = *question;
        let is_asked = !desk.show.left_out.contains(&question);
        let onchange = desk.on_order.reform(move |_: Event| Order::Cue(Cue::Ask(question)));
        html! {
            <li key={format!("{question:?}")}>
                <label>
                    <input type="checkbox" checked={is_asked} {onchange} />
                    <span>{ desk.language.question(question, dossier.player()) }</span>
                </label>
            </li>
        }
    };
    html! {
        <details class="asked">
            <summary>{ words.asked }</summary>
            <p class="hint">{ words.asked_hint }</p>
            <ul>{ for dossier.questions.iter().map(row) }</ul>
        </details>
    }
}

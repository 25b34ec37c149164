//! The parts of a ruling form and of a ruling that both games share.

use yew::prelude::*;

use crate::language::Language;
use crate::ui::icon::icon;

/// A form with its questions.
pub(crate) struct FormParts {
    /// The element in which the focus moves.
    pub(crate) column: NodeRef,
    /// The questions, open or folded.
    pub(crate) rows: Vec<Html>,
    /// The number of questions without an answer.
    pub(crate) missing: usize,
    /// The button that gives the ruling, with what belongs to it; shown when nothing is missing.
    pub(crate) submit: Option<Html>,
    /// Shows the ruling without giving one, where that is permitted.
    pub(crate) on_reveal: Option<Callback<MouseEvent>>,
}

/// The questions in the order in which an arbiter asks them, and the button that gives the ruling.
pub(crate) fn form(language: Language, parts: FormParts) -> Html {
    let FormParts { column, rows, missing, submit, on_reveal } = parts;
    let words = &language.ruling_form();
    let total = rows.len();
    html! {
        <section class="ruling-form" aria-labelledby="ruling-form-heading" ref={column}>
            <h2 id="ruling-form-heading">{ words.heading() }</h2>
            <ol class="questions">{ for rows }</ol>
            <p class="ruling-form-progress" role="status">
                { language.answered(total - missing, total) }
            </p>
            if missing == 0 { { submit } }
            if let Some(onclick) = on_reveal {
                <p class="ruling-form-reveal">
                    <button type="button" {onclick}>{ words.reveal() }</button>
                </p>
            }
        </section>
    }
}

/// The button that gives the ruling; the main one of the page when no question is open.
pub(crate) fn submit_button(
    language: Language,
    is_main: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let class = classes!("button", is_main.then_some("primary"), "ruling-form-submit");
    html! {
        <button type="button" {class} data-focus="submit" {onclick}>
            { language.ruling_form().submit() }
        </button>
    }
}

/// An open question with its answer.
pub(crate) struct OpenQuestion {
    pub(crate) question: String,
    pub(crate) hint: Option<String>,
    /// The controls that give the answer.
    pub(crate) answer: Html,
    /// The help that can be asked for below them.
    pub(crate) help: Html,
    /// Whether the notice is shown that the question needs an answer.
    pub(crate) is_answer_missing: bool,
    pub(crate) keys_hint: &'static str,
    pub(crate) on_continue: Callback<()>,
    pub(crate) onkeydown: Callback<KeyboardEvent>,
}

/// The open question as a form: Enter continues, number keys choose.
pub(crate) fn question_form(language: Language, open: OpenQuestion) -> Html {
    let OpenQuestion { question, hint, answer, help, keys_hint, on_continue, onkeydown, .. } = open;
    let words = &language.ruling_form();
    let onsubmit = Callback::from(move |event: SubmitEvent| {
        event.prevent_default();
        on_continue.emit(());
    });
    html! {
        <form {onsubmit} {onkeydown}>
            <fieldset>
                <legend><h3>{ question }</h3></legend>
                if let Some(hint) = hint { <p class="hint">{ hint }</p> }
                { answer }
            </fieldset>
            { help }
            <div class="question-foot">
                <p class="alert" role="alert">
                    { if open.is_answer_missing { words.choose_first() } else { "" } }
                </p>
                <button type="submit" class="button primary">{ words.next_question() }</button>
                <span class="hint keys-hint">{ keys_hint }</span>
            </div>
        </form>
    }
}

/// The notice that the core cannot rule on the incident.
pub(crate) fn cannot_rule(language: Language, error: String) -> Html {
    html! {
        <section class="ruling-form ruling-form-error" role="alert">
            <p>{ language.ruling_form().cannot_rule() }</p>
            <p><code>{ error }</code></p>
        </section>
    }
}

/// The buttons that show the replay again: from the critical moment, and after the decision.
pub(crate) fn replay_ways(
    language: Language,
    on_play_again: &Callback<()>,
    on_epilogue: Option<&Callback<()>>,
) -> Html {
    let words = &language.ruling();
    let to = |callback: &Callback<()>| callback.reform(|_: MouseEvent| ());
    html! {
        <>
            <button type="button" class="button small" onclick={to(on_play_again)}>
                { icon("icon-critical") }{ words.again_from_critical() }
            </button>
            if let Some(on_epilogue) = on_epilogue {
                <button type="button" class="button small" onclick={to(on_epilogue)}>
                    { icon("icon-play") }{ words.how_it_went_on() }
                </button>
            }
        </>
    }
}

//! The form on which a code is typed: the start code, the lecturer's, the release code.

use acconcio_training::exam::AccessCode;
use gloo::timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::language::Language;

/// A code of an exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodeKind {
    /// The code that the lecturer reads out.
    Start,
    /// The code that he keeps to himself.
    Lecturer,
    /// The code that opens the results of the candidates.
    Release,
}

/// The outcome of the last code that was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outcome {
    Untried,
    Trying,
    Wrong,
}

/// The result of trying a code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum CodeCheck {
    Right,
    Wrong,
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CodeFormProps {
    pub(crate) language: Language,
    pub(crate) kind: CodeKind,
    /// Tries a code, which may take a second.
    pub(crate) on_code: Callback<AccessCode, CodeCheck>,
}

/// The milliseconds until a code is tried, so that the page says first that it is.
const PAUSE: u32 = 40;

/// The form on which a code is typed.
#[component]
pub(crate) fn CodeForm(props: &CodeFormProps) -> Html {
    let CodeFormProps { language, kind, on_code } = props;
    let words = language.exam_codes();
    let typed = use_state_eq(String::new);
    let outcome = use_state_eq(|| Outcome::Untried);
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            typed.set(input.value());
        })
    };
    let onsubmit = {
        let (typed, outcome, on_code) = (typed.clone(), outcome.setter(), on_code.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let Some(code) = AccessCode::read(&typed) else { return outcome.set(Outcome::Wrong) };
            outcome.set(Outcome::Trying);
            let (outcome, on_code) = (outcome.clone(), on_code.clone());
            let try_it = move || match on_code.emit(code) {
                CodeCheck::Right => outcome.set(Outcome::Untried),
                CodeCheck::Wrong => outcome.set(Outcome::Wrong),
            };
            Timeout::new(PAUSE, try_it).forget();
        })
    };
    let (label, hint, button) = match kind {
        CodeKind::Start => (words.start(), words.start_hint(), words.start_open()),
        CodeKind::Lecturer => (words.lecturer(), words.lecturer_hint(), words.lecturer_open()),
        CodeKind::Release => (words.release(), words.release_hint(), words.release_open()),
    };
    let is_trying = *outcome == Outcome::Trying;
    html! {
        <form class="exam-begin exam-code" {onsubmit}>
            <label>
                <span>{ label }</span>
                <input type="text" required={true} autocomplete="off" autocapitalize="characters" spellcheck="false"
                    value={(*typed).clone()} {oninput} />
            </label>
            <p class="hint">{ hint }</p>
            <button type="submit" class="button primary" disabled={is_trying}>{ button }</button>
            <p role="status">{ if is_trying { words.trying() } else { "" } }</p>
            <p class="alert" role="alert">{ if *outcome == Outcome::Wrong { words.wrong() } else { "" } }</p>
        </form>
    }
}

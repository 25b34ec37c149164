//! The codes of an exam on the lecturer's page: what he reads out, and a personal code for each candidate.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::lecturer::LecturedExam;
use crate::language::Language;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CodesProps {
    pub(crate) language: Language,
    pub(crate) exam: LecturedExam,
}

/// The codes of the exam, and those of the candidates whose names are typed; not printed with the key.
#[component]
pub(crate) fn ExamCodes(props: &CodesProps) -> Html {
    let CodesProps { language, exam } = props;
    let words = language.exam_codes();
    let names = use_state_eq(String::new);
    let oninput = {
        let names = names.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlTextAreaElement = event.target_unchecked_into();
            names.set(input.value());
        })
    };
    let lines = names.lines().map(str::trim).filter(|name| !name.is_empty());
    let row = |name: &str| {
        html! {
            <tr><th scope="row">{ name.to_owned() }</th><td><code>{ exam.access.personal_code(name).to_string() }</code></td></tr>
        }
    };
    html! {
        <section class="exam-codes">
            <h2>{ words.heading() }</h2>
            <dl class="exam-code-list">
                <div><dt>{ words.start() }</dt><dd><code>{ exam.start.to_string() }</code></dd></div>
                <div><dt>{ words.release() }</dt><dd><code>{ exam.access.release_code().to_string() }</code></dd></div>
            </dl>
            <details class="fold">
                <summary>{ words.candidates() }</summary>
                <label class="exam-names">
                    <span>{ words.names() }</span>
                    <textarea rows="6" value={(*names).clone()} {oninput} />
                </label>
                <p class="hint">{ words.names_hint() }</p>
                <table class="exam-tallies">
                    <thead><tr><th scope="col">{ words.name() }</th><th scope="col">{ words.personal() }</th></tr></thead>
                    <tbody>{ for lines.map(row) }</tbody>
                </table>
            </details>
        </section>
    }
}

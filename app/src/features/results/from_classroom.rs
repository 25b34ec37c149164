//! The results of an exam in the classroom, which come by themselves where the address names it.

use std::rc::Rc;

use acconcio_training::exam::AccessCode;
use yew::prelude::*;

use super::files::{Files, Source};
use super::keeping::Change;
use super::mark_book::MarkBook;
use super::register::Register;
use crate::language::Language;
use crate::platform::{address, classroom};
use crate::route::results_address::classroom_exam;

/// The stage that the results of the classroom have reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FromClassroom {
    /// None are asked for, or they are on their way.
    Nothing,
    /// They are here, and wait for the lecturer's code.
    Waiting,
    /// They are being read.
    Read,
    /// There are none.
    Empty,
    /// They do not come.
    Away,
}

impl FromClassroom {
    /// The sentence about them.
    pub(crate) fn notice(self, language: Language) -> Html {
        let words = language.results();
        let text = match self {
            FromClassroom::Nothing => return html! {},
            FromClassroom::Waiting => words.classroom_waits(),
            FromClassroom::Read => words.classroom_read(),
            FromClassroom::Empty => words.classroom_empty(),
            FromClassroom::Away => words.classroom_away(),
        };
        html! { <p class="hint" role="status">{ text }</p> }
    }
}

/// Reads the results of the exam that the address names (`#/results?classroom=1`), with the code that the classroom
/// knows or the lecturer types; the roster of the classroom becomes that of the exam.
#[hook]
pub(crate) fn use_classroom(
    typed: Option<AccessCode>,
    register: &Register,
    on_files: &Callback<Files>,
    on_change: &Callback<Change>,
) -> FromClassroom {
    let state = use_state_eq(|| FromClassroom::Nothing);
    let fetched = use_state(|| None::<Rc<classroom::Results>>);
    let number = use_memo((), |()| classroom_exam(&address::hash()));
    {
        let (state, fetched) = (state.setter(), fetched.setter());
        use_effect_with(*number, move |number| {
            let Some(number) = *number else { return };
            wasm_bindgen_futures::spawn_local(async move {
                match classroom::results(number).await {
                    Some(results) if results.files.is_empty() => state.set(FromClassroom::Empty),
                    Some(results) => {
                        state.set(FromClassroom::Waiting);
                        fetched.set(Some(Rc::new(results)));
                    }
                    None => state.set(FromClassroom::Away),
                }
            });
        });
    }
    let known = (*fetched).as_ref().and_then(|it| AccessCode::read(it.code.as_deref()?));
    {
        let (on_files, state) = (on_files.clone(), state.setter());
        let fetched = (*fetched).clone();
        let is_here = fetched.is_some();
        use_effect_with((known.or(typed), is_here), move |(code, _)| {
            if let (Some(results), Some(code)) = (fetched, code) {
                state.set(FromClassroom::Read);
                on_files.emit(Files { files: sources(&results), code: Some(code.clone()) });
            }
        });
    }
    let exam = register.entries.first().map(|entry| entry.exam_id.clone());
    {
        let (on_change, fetched) = (on_change.clone(), (*fetched).clone());
        use_effect_with(exam, move |exam| {
            if let (Some(results), Some(exam)) = (fetched, exam.clone())
                && !results.roster.is_empty()
            {
                let roster = results.roster.join("\n");
                on_change
                    .emit(Rc::new(move |book: &MarkBook| book.with_roster(&exam, roster.clone())));
            }
        });
    }
    *state
}

fn sources(results: &classroom::Results) -> Vec<Source> {
    let file = |it: &classroom::ResultText| Source::Kept(it.name.clone(), it.text.clone());
    results.files.iter().map(file).collect()
}

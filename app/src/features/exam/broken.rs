//! The page of an exam that cannot be opened: the reason and the remedy.

use acconcio_training::exam::{ItemError, LinkError, ResultFile};
use yew::prelude::*;

use super::opening::Broken;
use crate::language::Language;
use crate::platform::browser;
use crate::route::{ExamPage, Route};
use crate::ui::link::link;
use crate::ui::notices::broken_pack;

/// Draws the page with the reason and the remedy; the answers of an attempt that was begun can be saved all
/// the same.
pub(crate) fn broken(language: Language, why: &Broken, begun: Option<&ResultFile>) -> Html {
    let words = language.exam();
    let (reason, remedy) = match why {
        Broken::Scenarios(error) if begun.is_none() => return broken_pack(language, error),
        Broken::Scenarios(_) => (words.misfits(), words.misfits_remedy()),
        Broken::Link(LinkError::Damaged) => (words.damaged(), words.damaged_remedy()),
        Broken::Link(LinkError::OtherVersion { .. }) => {
            (words.other_version(), words.other_version_remedy())
        }
        Broken::Misfits(_) => (words.misfits(), words.misfits_remedy()),
    };
    let misfits = match why {
        Broken::Misfits(misfits) => misfits.as_slice(),
        Broken::Scenarios(_) | Broken::Link(_) => &[],
    };
    let one = |misfit: &ItemError| {
        html! { <li>{ language.misfit(misfit.place + 1, misfit.why) }</li> }
    };
    html! {
        <main id="content" class="notice exam-broken" tabindex="-1">
            <h1>{ words.cannot_open() }</h1>
            <p role="alert">{ reason }</p>
            if !misfits.is_empty() { <ul>{ for misfits.iter().map(one) }</ul> }
            <p>{ remedy }</p>
            if let Some(result) = begun {
                <p><button type="button" class="button primary" onclick={save(result)}>{ words.save() }</button></p>
            }
            <p>{ link(&Route::Exam(ExamPage::Compose), "button", html! { { words.to_exams() } }) }</p>
        </main>
    }
}

/// Saves the answers as the file that is handed in.
pub(crate) fn save(result: &ResultFile) -> Callback<MouseEvent> {
    let result = result.clone();
    Callback::from(move |_: MouseEvent| {
        let name = format!("acconcio-{}.json", result.attempt.started);
        browser::save_file(&name, &result.text());
    })
}

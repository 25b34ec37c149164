//! The page of an exam that cannot be opened: the reason and the remedy.

use acconcio_training::exam::{ItemError, LinkError};
use yew::prelude::*;

use super::opening::Broken;
use crate::language::Language;
use crate::route::{ExamPage, Route};
use crate::ui::link::link;
use crate::ui::notices::broken_pack;

/// Draws the page with the reason and the remedy.
pub(crate) fn broken(language: Language, why: &Broken) -> Html {
    let words = language.exam();
    let (reason, remedy) = match why {
        Broken::Scenarios(error) => return broken_pack(language, error),
        Broken::Link(LinkError::Damaged) => (words.damaged, words.damaged_remedy),
        Broken::Link(LinkError::OtherVersion { .. }) => {
            (words.other_version, words.other_version_remedy)
        }
        Broken::Misfits(_) => (words.misfits, words.misfits_remedy),
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
            <h1>{ words.cannot_open }</h1>
            <p role="alert">{ reason }</p>
            if !misfits.is_empty() { <ul>{ for misfits.iter().map(one) }</ul> }
            <p>{ remedy }</p>
            <p>{ link(&Route::Exam(ExamPage::Compose), "button", html! { { words.to_exams } }) }</p>
        </main>
    }
}

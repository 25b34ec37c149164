//! The page of an exam that cannot be opened: the reason and the remedy.

use std::rc::Rc;

use acconcio_training::exam::{ItemError, LinkError, SealedPaper};
use yew::prelude::*;

use super::handing_in::hand_in;
use super::lock::ExamLock;
use super::opening::Broken;
use super::saved::RunningExam;
use crate::language::Language;
use crate::platform::address;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::route::{ExamPage, Route};
use crate::ui::link::link;
use crate::ui::notices::broken_pack;

/// The data needed to hand in an attempt that was begun.
pub(crate) type Begun = (Storage, Rc<SealedPaper>, RunningExam);

/// Draws the page with the reason and the remedy; the answers of an attempt that was begun can be handed in
/// all the same.
pub(crate) fn broken(language: Language, why: &Broken, begun: Option<Begun>) -> Html {
    let words = language.exam();
    let (reason, remedy) = match why {
        Broken::Facts(error) if begun.is_none() => return broken_pack(language, error),
        Broken::Facts(_) => (words.misfits(), words.misfits_remedy()),
        Broken::Link(LinkError::Damaged) => (words.damaged(), words.damaged_remedy()),
        Broken::Link(LinkError::OtherVersion { .. }) => {
            (words.other_version(), words.other_version_remedy())
        }
        Broken::Misfits(_) => (words.misfits(), words.misfits_remedy()),
    };
    let misfits = match why {
        Broken::Misfits(misfits) => misfits.as_slice(),
        Broken::Facts(_) | Broken::Link(_) => &[],
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
            if let Some(begun) = begun {
                <p><button type="button" class="button primary" onclick={end(begun)}>{ words.hand_in() }</button></p>
            } else {
                <p>{ link(&Route::Exam(ExamPage::Compose), "button", html! { { words.to_exams() } }) }</p>
            }
        </main>
    }
}

/// Hands in the answers given so far.
fn end((storage, sealed, running): Begun) -> Callback<MouseEvent> {
    Callback::from(move |_: MouseEvent| {
        let RunningExam { key, mut result } = running.clone();
        let Ok(exam) = sealed.open(&key) else {
            // Nothing can be sealed with a key that is not that of the paper; the device is free again.
            storage.store(&ExamLock(None));
            return address::go_to_hash(&Route::Exam(ExamPage::Compose).to_hash());
        };
        let now = result.attempt.instant(browser::now());
        result.attempt = result.attempt.handed_in(&exam.link.blueprint, now);
        let started = result.attempt.started;
        hand_in(&storage, &exam, &key, Vec::new(), result);
        address::go_to_hash(&Route::Exam(ExamPage::Result(started)).to_hash());
    })
}

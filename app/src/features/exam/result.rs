//! The page of an attempt that was handed in: its file for the lecturer and, once it is released, its result.

use std::rc::Rc;

use acconcio_training::exam::{AccessCode, Assessment, ExamPaper, ResultFile, SealedPaper};
use yew::prelude::*;

use super::broken::broken;
use super::code_form::{CodeCheck, CodeForm, CodeKind};
use super::handing_in::file_name;
use super::marked::{marked, titled};
use super::opening::{Broken, OpenedExam};
use super::saved::{Exams, HandedInExam, OwnCopy, SavedExam};
use crate::language::Language;
use crate::platform::browser;
use crate::profile::shared::Shared;
use crate::route::{ExamPage, Route};
use crate::ui::document::use_title;
use crate::ui::link::link;
use crate::ui::notices::not_found;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResultProps {
    pub(crate) shared: Shared,
    /// The start of the attempt, in milliseconds since 1970.
    pub(crate) started: u64,
}

/// The page of the result of an attempt on this device.
#[component]
pub(crate) fn ResultPage(props: &ResultProps) -> Html {
    let ResultProps { shared, started } = props;
    let language = shared.language;
    let words = language.exam();
    use_title(language, words.result());
    let found =
        use_memo((), |()| shared.progress.storage().load::<Exams>().begun_at(*started).cloned());
    match &*found {
        None => not_found(language),
        Some(SavedExam::HandedIn(handed_in)) => {
            html! { <HandedIn shared={shared.clone()} handed_in={handed_in.clone()} /> }
        }
        Some(SavedExam::Running(running)) => {
            // An attempt in progress shows nothing of its result.
            let back = Route::Exam(ExamPage::Sit(running.result.paper.clone()));
            html! {
                <main id="content" class="notice" tabindex="-1">
                    <h1>{ words.goes_on() }</h1>
                    <p>{ link(&back, "button primary", html! { { words.go_on() } }) }</p>
                </main>
            }
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct HandedInProps {
    shared: Shared,
    handed_in: HandedInExam,
}

/// The released data: the exam, and the result on it.
type Released = Rc<Option<(OpenedExam, ResultFile)>>;

/// An attempt that was handed in: its file, and once the release code is typed its result.
#[component]
fn HandedIn(props: &HandedInProps) -> Html {
    let HandedInProps { shared, handed_in } = props;
    let language = shared.language;
    let words = language.exam();
    let released = use_state(|| None::<Released>);
    if let Some(released) = &*released {
        return match &**released {
            Some((exam, result)) => html! {
                <main id="content" class="exam exam-result" tabindex="-1">
                    <h1>{ words.result() }</h1>
                    <p>{ result.candidate.clone() }{ " · " }{ language.exam_paper(exam.paper.link.paper_variant) }</p>
                    { marked(language, &exam.paper, result, &Assessment::of(&exam.paper, &result.attempt)) }
                    { files(language, handed_in) }
                </main>
            },
            None => broken(language, &Broken::Misfits(Vec::new()), None),
        };
    }
    let on_code = {
        let (released, handed_in) = (released.setter(), handed_in.clone());
        Callback::from(move |code| {
            let Some(own) = own_copy(&handed_in, &code) else { return CodeCheck::Wrong };
            let exam = SealedPaper::read(&handed_in.paper);
            let exam = exam.ok().and_then(|sealed| OpenedExam::of_own_copy(&sealed, &own));
            released.set(Some(Rc::new(exam.map(|exam| (exam, own.result)))));
            CodeCheck::Right
        })
    };
    let zone = browser::here_and_now().zone;
    html! {
        <main id="content" class="exam exam-result" tabindex="-1">
            <h1>{ words.is_handed_in() }</h1>
            <p>{ titled(&handed_in.title, &[handed_in.candidate.clone(), language.day(zone.day_of(handed_in.started))]) }</p>
            <p>{ words.handed_in_hint() }</p>
            { files(language, handed_in) }
            <section>
                <h2>{ words.result() }</h2>
                <CodeForm {language} kind={CodeKind::Release} {on_code} />
            </section>
        </main>
    }
}

/// The candidate's own copy, if the code opens it.
fn own_copy(handed_in: &HandedInExam, code: &AccessCode) -> Option<OwnCopy> {
    let sealed = SealedPaper::read(&handed_in.paper).ok()?;
    serde_json::from_str(&ExamPaper::released(&sealed, code, &handed_in.own)?).ok()
}

/// The button that saves the file for the lecturer, and the way to the exams.
fn files(language: Language, handed_in: &HandedInExam) -> Html {
    let words = language.exam();
    let save = {
        let handed_in = handed_in.clone();
        Callback::from(move |_: MouseEvent| {
            browser::save_file(&file_name(&handed_in), &handed_in.file);
        })
    };
    html! {
        <>
            <div class="button-row">
                <button type="button" class="button primary" onclick={save}>{ words.save() }</button>
                { link(&Route::Exam(ExamPage::Compose), "button", html! { { words.to_exams() } }) }
            </div>
            <p class="hint">{ words.save_hint() }</p>
        </>
    }
}

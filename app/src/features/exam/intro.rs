//! The page of a candidate: the start code, then his name, the rules and the time, then the exam.

use std::rc::Rc;

use acconcio_training::exam::{AccessCode, Attempt, Blueprint, ResultFile, SealedPaper};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::attempt_page::AttemptPage;
use super::broken::broken;
use super::code_form::{CodeCheck, CodeForm, CodeKind};
use super::lock::ExamLock;
use super::opening::{Broken, OpenedExam, SameExam};
use super::saved::{Exams, RunningExam, SavedExam};
use super::saved_facts::SavedFacts;
use crate::language::Language;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::profile::shared::Shared;
use crate::route::{ExamPage, Route};
use crate::ui::document::use_title;
use crate::ui::link::link as to;
use crate::ui::notices::loading;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct AttemptIntroProps {
    pub(crate) shared: Shared,
    /// The exam link.
    pub(crate) link: AttrValue,
}

/// The stage that a candidate has reached with a paper.
#[derive(Clone, PartialEq)]
enum Stage {
    /// He has to type the start code.
    Sealed,
    /// Its facts are being fetched.
    Opening,
    /// He can begin, or go on.
    Open(SameExam),
    /// The paper cannot be opened.
    Broken(Broken),
}

/// The introduction or, once it has begun, the attempt.
#[component]
pub(crate) fn AttemptIntroPage(props: &AttemptIntroProps) -> Html {
    let AttemptIntroProps { shared, link } = props;
    let language = shared.language;
    use_title(language, language.exam().heading());
    let storage = shared.progress.storage().clone();
    let sealed = use_memo(link.to_string(), |link| SealedPaper::read(link));
    let begun = use_state_eq(|| storage.load::<Exams>().going_on(link).cloned());
    let stage = use_state_eq(|| Stage::Sealed);
    use_taken_up(&storage, &sealed, (*begun).clone(), &stage);
    let on_begun = {
        let begun = begun.setter();
        Callback::from(move |result| begun.set(Some(result)))
    };
    use_begun_elsewhere(&storage, link, &on_begun);
    let sealed = match &*sealed {
        Ok(sealed) => Rc::new(sealed.clone()),
        Err(error) => return broken(language, &Broken::Link(error.clone()), None),
    };
    match (&*stage, &*begun) {
        (Stage::Sealed, None) => {
            let on_code = {
                let (stage, sealed) = (stage.setter(), sealed.clone());
                Callback::from(move |code| started(&sealed, &code, &stage))
            };
            let handed_in = storage.load::<Exams>().handed_in(link);
            html! {
                <main id="content" class="exam" tabindex="-1">
                    <h1>{ language.exam().heading() }</h1>
                    { already_handed_in(language, handed_in) }
                    <CodeForm {language} kind={CodeKind::Start} {on_code} />
                </main>
            }
        }
        (Stage::Opening | Stage::Sealed, _) => loading(language),
        (Stage::Broken(why), begun) => {
            let hand_in = begun.clone().map(|running| (storage, sealed, running));
            broken(language, why, hand_in)
        }
        (Stage::Open(exam), Some(running)) => {
            let (exam, result) = (exam.clone(), running.result.clone());
            html! { <AttemptPage shared={shared.clone()} {exam} {result} /> }
        }
        (Stage::Open(exam), None) => {
            let exam = exam.clone();
            html! { <Introduction shared={shared.clone()} {exam} link={link.clone()} {on_begun} /> }
        }
    }
}

/// Opens the paper with the start code.
fn started(
    sealed: &Rc<SealedPaper>,
    code: &AccessCode,
    stage: &UseStateSetter<Stage>,
) -> CodeCheck {
    let Some(key) = sealed.key_of(code) else { return CodeCheck::Wrong };
    stage.set(Stage::Opening);
    let (sealed, stage) = (sealed.clone(), stage.clone());
    wasm_bindgen_futures::spawn_local(async move {
        stage.set(match OpenedExam::open(&sealed, key).await {
            Ok(exam) => Stage::Open(SameExam(Rc::new(exam))),
            Err(why) => Stage::Broken(why),
        });
    });
    CodeCheck::Right
}

/// Opens the paper of an attempt that was begun on this device, and keeps the lock on the device as it has to be.
#[hook]
fn use_taken_up(
    storage: &Storage,
    sealed: &Rc<Result<SealedPaper, acconcio_training::exam::LinkError>>,
    begun: Option<RunningExam>,
    stage: &UseStateHandle<Stage>,
) {
    let (storage, sealed) = (storage.clone(), sealed.clone());
    let (is_open, stage) = (matches!(**stage, Stage::Open(_)), stage.setter());
    let started = begun.as_ref().map(|running| running.result.attempt.started);
    use_effect_with(started, move |_| {
        let lock = begun.as_ref().map(|running| running.result.paper.clone());
        if storage.load::<ExamLock>().0 != lock {
            storage.store(&ExamLock(lock));
        }
        let (Some(running), Ok(sealed), false) = (begun, &*sealed, is_open) else { return };
        if let Some(exam) = OpenedExam::as_begun(sealed, &running, &storage) {
            return stage.set(Stage::Open(SameExam(Rc::new(exam))));
        }
        stage.set(Stage::Opening);
        let sealed = sealed.clone();
        wasm_bindgen_futures::spawn_local(async move {
            stage.set(match OpenedExam::open(&sealed, running.key).await {
                Ok(exam) => Stage::Open(SameExam(Rc::new(exam))),
                Err(why) => Stage::Broken(why),
            });
        });
    });
}

/// Joins the attempt as soon as it is begun in another window.
#[hook]
fn use_begun_elsewhere(storage: &Storage, link: &AttrValue, on_begun: &Callback<RunningExam>) {
    let (storage, link, on_begun) = (storage.clone(), link.clone(), on_begun.clone());
    browser::use_other_windows(Callback::from(move |_| {
        if let Some(running) = storage.load::<Exams>().going_on(&link) {
            on_begun.emit(running.clone());
        }
    }));
}

fn already_handed_in(language: Language, started: Option<u64>) -> Html {
    let Some(started) = started else { return html! {} };
    let words = language.exam();
    html! { <p>{ to(&Route::Exam(ExamPage::Result(started)), "", html! { { words.handed_in() } }) }</p> }
}

#[derive(Clone, PartialEq, Properties)]
struct IntroductionProps {
    shared: Shared,
    exam: SameExam,
    link: AttrValue,
    on_begun: Callback<RunningExam>,
}

/// The fields that a candidate fills in before he begins.
#[derive(Clone, Debug, Default, PartialEq)]
struct Typed {
    surname: String,
    first_name: String,
    personal: String,
    extra: u16,
}

impl Typed {
    /// The name as it stands on results; none while a part is missing.
    fn name(&self) -> Option<String> {
        let (surname, first) = (self.surname.trim(), self.first_name.trim());
        (!surname.is_empty() && !first.is_empty()).then(|| format!("{surname}, {first}"))
    }
}

#[component]
fn Introduction(props: &IntroductionProps) -> Html {
    let IntroductionProps { shared, exam: SameExam(exam), .. } = props;
    let language = shared.language;
    let (words, codes) = (language.exam(), language.exam_codes());
    let typed = use_state_eq(Typed::default);
    let blueprint = exam.paper.blueprint();
    let onsubmit = {
        let (props, typed) = (props.clone(), typed.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            begin(&props, &typed);
        })
    };
    let minutes = Attempt::begun(0, 0, typed.extra).deadline(blueprint) / 60_000;
    let on = |change: fn(&mut Typed, String)| {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            let mut next = (*typed).clone();
            change(&mut next, input.value());
            typed.set(next);
        })
    };
    let beside = language.beside_title(&exam.exam.head);
    html! {
        <main id="content" class="exam" tabindex="-1">
            <h1>{ language.exam_paper(exam.paper.link.paper_variant) }</h1>
            if !exam.exam.head.title.is_empty() { <p class="lead">{ &exam.exam.head.title }</p> }
            if !beside.is_empty() { <p>{ beside }</p> }
            <p class="lead">{ language.exam().extent(exam.paper.items.len(), minutes) }</p>
            { rules(language, blueprint) }
            <form class="exam-begin" {onsubmit}>
                <label>
                    <span>{ codes.surname() }</span>
                    <input type="text" required={true} autocomplete="family-name" value={typed.surname.clone()}
                        oninput={on(|it, text| it.surname = text)} />
                </label>
                <label>
                    <span>{ codes.first_name() }</span>
                    <input type="text" required={true} autocomplete="given-name" value={typed.first_name.clone()}
                        oninput={on(|it, text| it.first_name = text)} />
                </label>
                <label>
                    <span>{ codes.personal() }</span>
                    <input type="text" autocomplete="off" autocapitalize="characters" spellcheck="false"
                        value={typed.personal.clone()} oninput={on(|it, text| it.personal = text)} />
                </label>
                <p class="hint">{ codes.personal_hint() }</p>
                <label>
                    <span>{ words.extra_time() }</span>
                    <input type="number" min="0" max={Attempt::MOST_EXTRA.to_string()} step="5"
                        value={typed.extra.to_string()} oninput={on(|it, text| it.extra = text.parse().unwrap_or_default())} />
                </label>
                <p class="hint">{ words.extra_hint() }</p>
                <button type="submit" class="button primary">{ words.begin() }</button>
            </form>
        </main>
    }
}

/// Begins the attempt: from now on this device shows nothing else.
fn begin(props: &IntroductionProps, typed: &Typed) {
    let IntroductionProps { shared, exam: SameExam(exam), link, on_begun } = props;
    let Some(candidate) = typed.name() else { return };
    let storage = shared.progress.storage();
    let exams = storage.load::<Exams>();
    let result = ResultFile {
        paper: link.to_string(),
        candidate,
        personal: AccessCode::read(&typed.personal),
        earlier: exams.attempts_at(link),
        attempt: Attempt::begun(exam.paper.items.len(), browser::now(), typed.extra),
    };
    let running = RunningExam { key: exam.key.clone(), result };
    storage.store(&storage.load::<SavedFacts>().with(link, exam.paper.facts()));
    storage.store(&exams.with(SavedExam::Running(running.clone())));
    storage.store(&ExamLock(Some(link.to_string())));
    on_begun.emit(running);
}

/// The laws under which the incidents of a paper are ruled on, as a line.
pub(crate) fn laws_of_paper(language: Language, blueprint: &Blueprint) -> String {
    format!("{}: {}", language.exam().laws(), language.laws_choice(blueprint.laws))
}

/// The rules of the exam, and the assumptions that hold for its incidents.
fn rules(language: Language, blueprint: &Blueprint) -> Html {
    let words = language.exam();
    html! {
        <>
            <h2>{ words.rules() }</h2>
            <ul class="exam-rules">
                <li>{ laws_of_paper(language, blueprint) }</li>
                <li>{ language.pass_mark(blueprint.pass) }</li>
                <li>{ language.marking(&blueprint.marking) }</li>
                { for blueprint.knock_outs.iter().map(|error| html! { <li>{ language.knock_out(*error) }</li> }) }
                { for language.exam_rules().map(|line| html! { <li>{ line }</li> }) }
            </ul>
            <h2>{ words.assumptions() }</h2>
            <ul class="exam-rules">
                { for language.exam_assumptions().map(|line| html! { <li>{ line }</li> }) }
            </ul>
        </>
    }
}

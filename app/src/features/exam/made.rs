//! A drawn paper, and the exam that is made of it: its links, its codes, and what the lecturer prints.

use std::rc::Rc;

use acconcio_training::exam::{Candidate, ExamHead, Link, NewExam, PaperVariant};
use acconcio_training::scenario::{Scenario, is_own};
use gloo::timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::balance::{Drawn, incidents};
use super::composing::{Composing, Composition};
use super::made_exam::{self, MadeExam};
use super::session;
use crate::language::Language;
use crate::packs::{Fetched, LoadError, use_scenarios};
use crate::platform::address;
use crate::platform::browser;
use crate::route::{ExamPage, Route};
use crate::ui::link::link;

/// The properties of a drawn paper.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct DrawnProps {
    pub(crate) language: Language,
    pub(crate) composition: Composition,
    pub(crate) drawn: Vec<Candidate>,
    /// The head of the papers, and the callback that changes it.
    #[prop_or_default]
    pub(crate) head: ExamHead,
    #[prop_or_default]
    pub(crate) on_head: Callback<HeadEdit>,
    /// Pins or swaps single incidents, where that is offered.
    #[prop_or_default]
    pub(crate) on: Option<Callback<Composing>>,
}

/// The drawn paper: its title, the button that makes an exam of it, and its incidents.
#[component]
pub(crate) fn DrawnPaper(props: &DrawnProps) -> Html {
    let DrawnProps { language, composition, drawn, head, on, .. } = props;
    let language = *language;
    let words = language.exam_codes();
    let is_asked = use_state_eq(|| false);
    let ids: Vec<String> = drawn.iter().map(|it| it.name.scenario.clone()).collect();
    let scenarios = match use_scenarios(&ids, language) {
        Fetched::Loading => return html! { <p role="status">{ language.shell().loading() }</p> },
        Fetched::Failed(error) => return not_fetched(language, &error),
        Fetched::Ready(scenarios) => scenarios,
    };
    let onclick = {
        let (asked, props) = (is_asked.setter(), props.clone());
        let scenarios = scenarios.clone();
        Callback::from(move |_: MouseEvent| {
            asked.set(true);
            let (asked, props, scenarios) = (asked.clone(), props.clone(), scenarios.clone());
            // The page says first that it is being made, which takes some seconds.
            let make = move || {
                if let Some(made) = made(&props, &scenarios) {
                    made_exam::keep(Rc::new(made));
                }
                asked.set(false);
            };
            Timeout::new(40, make).forget();
        })
    };
    let is_asked = *is_asked;
    let incidents_shown = Drawn { language, composition, drawn, on: on.as_ref() };
    html! {
        <>
            { head_fields(language, head, &props.on_head) }
            <button type="button" class="button primary" disabled={is_asked} {onclick}>{ words.make() }</button>
            <p class="hint" role="status">{ if is_asked { words.making() } else { words.make_hint() } }</p>
            { for made_exam::all().into_iter().enumerate().map(|(place, made)| {
                let is_changed = !made.is_of(composition, head);
                html! { <Made key={place} {language} {place} {is_changed} made={SameMade(made)} /> }
            }) }
            { incidents(&incidents_shown, &scenarios) }
        </>
    }
}

/// The head of the papers while the lecturer writes it.
#[derive(Clone, PartialEq, Default)]
pub(crate) struct WrittenHead(pub(crate) ExamHead);

/// A change to the head of the papers.
pub(crate) enum HeadEdit {
    Whole(ExamHead),
    /// A field that is written anew: the function that sets it, and its text.
    Field(fn(&mut ExamHead, String), String),
}

impl Reducible for WrittenHead {
    type Action = HeadEdit;

    fn reduce(self: Rc<Self>, edit: HeadEdit) -> Rc<Self> {
        let head = match edit {
            HeadEdit::Whole(head) => head,
            HeadEdit::Field(write, text) => {
                let mut head = self.0.clone();
                write(&mut head, text);
                head
            }
        };
        Rc::new(WrittenHead(head))
    }
}

/// The fields of the head of the papers.
fn head_fields(language: Language, head: &ExamHead, on_head: &Callback<HeadEdit>) -> Html {
    let writes = |write: fn(&mut ExamHead, String)| {
        on_head.reform(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            HeadEdit::Field(write, input.value())
        })
    };
    let words = language.composer();
    html! {
        <div class="exam-head">
            <label class="exam-link">
                <span>{ language.exam_codes().title() }</span>
                <input type="text" maxlength="80" value={head.title.clone()} oninput={writes(|it, text| it.title = text)} />
            </label>
            <label class="exam-link">
                <span>{ words.date() }</span>
                <input type="date" value={head.date.clone()} oninput={writes(|it, text| it.date = text)} />
            </label>
            <label class="exam-link">
                <span>{ words.organiser() }</span>
                <input type="text" maxlength="80" value={head.organiser.clone()} oninput={writes(|it, text| it.organiser = text)} />
            </label>
        </div>
    }
}

/// Makes an exam: its codes, and its variants sealed.
fn made(props: &DrawnProps, scenarios: &[Rc<Scenario>]) -> Option<MadeExam> {
    let DrawnProps { composition: Composition { blueprint, seed, .. }, drawn, head, .. } = props;
    let [title, organiser] = [&head.title, &head.organiser].map(|it| it.trim().to_owned());
    let typed = head.clone();
    let head = ExamHead { title, organiser, date: head.date.clone() };
    let all: Vec<&Candidate> = drawn.iter().collect();
    let find = |id: &str| scenarios.iter().map(|it| &**it).find(|scenario| scenario.id == id);
    let exam = NewExam::of(&browser::random_bytes());
    let sealed = |paper_variant| {
        let link = Link::of(blueprint, *seed, paper_variant, &all, find)?;
        let own = scenarios.iter().filter(|scenario| is_own(&scenario.id));
        let own = own.map(|scenario| scenario.without_texts()).collect();
        Some((paper_variant, exam.seal(&head, &link, own, browser::random_bytes()).text()))
    };
    let papers: Option<Vec<_>> = PaperVariant::ALL.into_iter().map(sealed).collect();
    session::remember(exam.access.clone());
    Some(MadeExam::new((typed, head), props.composition.clone(), exam, papers?))
}

/// The notice that what a paper is made of did not arrive.
pub(crate) fn not_fetched(language: Language, error: &LoadError) -> Html {
    html! { <p class="alert" role="alert">{ language.shell().pack_failed_hint() }{ " " }<code>{ error.to_string() }</code></p> }
}

/// A made exam as a property, compared by pointer.
#[derive(Clone)]
struct SameMade(Rc<MadeExam>);

impl PartialEq for SameMade {
    fn eq(&self, other: &SameMade) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(Clone, PartialEq, Properties)]
struct MadeProps {
    language: Language,
    /// The number of exams made later.
    place: usize,
    /// Whether the composition has been changed since.
    is_changed: bool,
    made: SameMade,
}

/// The codes and links of a made exam.
#[component]
fn Made(props: &MadeProps) -> Html {
    let MadeProps { language, place, is_changed, made: SameMade(made) } = props;
    let language = *language;
    let words = language.exam_codes();
    let copied = use_state_eq(|| None::<PaperVariant>);
    let save = {
        let (text, made) = (codes_text(language, made), made.clone());
        Callback::from(move |_: MouseEvent| {
            browser::save_file("acconcio-exam.txt", &text);
            made_exam::codes_are_saved(&made);
        })
    };
    let code = |about: &'static str, hint: &'static str, code: String| {
        html! { <div><dt>{ about }</dt><dd><code>{ code }</code><span class="hint">{ hint }</span></dd></div> }
    };
    let exam = &made.exam;
    let heading = format!("made-heading-{place}");
    html! {
        <section class="exam-examiner" aria-labelledby={heading.clone()}>
            <h3 id={heading}>{ words.heading() }</h3>
            if !made.head.title.is_empty() { <p>{ made.head.title.clone() }</p> }
            if *is_changed { <p class="hint">{ words.changed_since() }</p> }
            <dl class="exam-code-list">
                { code(words.start(), words.start_is(), exam.start.to_string()) }
                { code(words.lecturer(), words.lecturer_is(), exam.code.to_string()) }
                { code(words.release(), words.release_is(), exam.access.release_code().to_string()) }
            </dl>
            <p><button type="button" class="button primary" onclick={save}>{ words.save() }</button></p>
            <p class="hint">{ words.save_hint() }</p>
            { for made.papers.iter().map(|(letter, text)| paper(language, *letter, text, &copied)) }
            <p class="hint" role="status">{ if copied.is_some() { language.exam().copied() } else { language.exam().link_hint() } }</p>
            <p class="hint">{ words.limits() }</p>
        </section>
    }
}

/// The link of a variant, and what is printed of it.
fn paper(
    language: Language,
    letter: PaperVariant,
    text: &str,
    copied: &UseStateHandle<Option<PaperVariant>>,
) -> Html {
    let words = language.exam();
    let sit = Route::Exam(ExamPage::Sit(text.to_owned()));
    let address = address::address_of_hash(&sit.to_hash());
    let onclick = {
        let (address, copied) = (address.clone(), copied.setter());
        Callback::from(move |_: MouseEvent| {
            let copied = copied.clone();
            browser::copy(&address, move |is_done| copied.set(is_done.then_some(letter)));
        })
    };
    html! {
        <div class="exam-variant" role="group" aria-label={language.exam_paper(letter)}>
            <label class="exam-link">
                <span>{ words.link_of(letter.letter().to_string()) }</span>
                <input type="text" readonly={true} value={address} />
            </label>
            <div class="button-row">
                <button type="button" class="button small" {onclick}>{ words.copy() }</button>
                { link(&sit, "button small", html! { { words.open() } }) }
                { link(&Route::Exam(ExamPage::Paper(text.to_owned())), "button small", html! { { words.question_paper() } }) }
                { link(&Route::Exam(ExamPage::Key(text.to_owned())), "button small", html! { { words.key() } }) }
            </div>
        </div>
    }
}

/// The codes and links as a text that the lecturer keeps.
fn codes_text(language: Language, made: &MadeExam) -> String {
    let words = language.exam_codes();
    let exam = &made.exam;
    let codes = [
        (words.start(), &exam.start),
        (words.lecturer(), &exam.code),
        (words.release(), &exam.access.release_code()),
    ];
    let codes = codes.map(|(about, code)| format!("{about}: {code}"));
    let links = made.papers.iter().map(|(letter, text)| {
        let sit = Route::Exam(ExamPage::Sit(text.clone()));
        format!("{}\n{}", language.exam_paper(*letter), address::address_of_hash(&sit.to_hash()))
    });
    let head = vec![made.head.title.clone(), language.beside_title(&made.head)];
    let parts = [head, codes.to_vec(), links.collect()].concat();
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("\n\n")
}

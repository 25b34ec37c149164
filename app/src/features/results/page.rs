//! The results page: many result files opened at once, the class, its items, and its wrong principles.

use std::rc::Rc;

use acconcio_training::exam::{AccessCode, Class};
use yew::prelude::*;

use super::adjustment::Adjustment;
use super::candidates::{candidates, pass_list};
use super::files::{FileForm, Files, Source, use_register};
use super::from_classroom::use_classroom;
use super::history::History;
use super::items::items;
use super::keeping::{Change, use_mark_book};
use super::mark_book::MarkBook;
use super::one::OneResult;
use super::principles::Principles;
use super::register::{Entry, Register, RegisterAction};
use super::roster::Roster;
use super::tables::{
    ANSWERS_NAME, CANDIDATES_NAME, ITEMS_NAME, answers_table, candidates_table, items_table,
};
use crate::features::exam::code_form::{CodeCheck, CodeForm, CodeKind};
use crate::features::exam::intro::laws_of_paper;
use crate::language::Language;
use crate::packs::Scenarios;
use crate::platform::browser;
use crate::platform::storage::Storage;
use crate::route::{ExamPage, Route};
use crate::ui::document::use_title;
use crate::ui::link::link;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResultsProps {
    pub(crate) language: Language,
    /// The titles of the incidents, once they have been loaded.
    pub(crate) scenarios: Scenarios,
    pub(crate) storage: Storage,
}

/// The results page.
#[component]
pub(crate) fn ResultsPage(props: &ResultsProps) -> Html {
    let ResultsProps { language, scenarios, storage } = props;
    let language = *language;
    let words = language.results();
    use_title(language, words.heading());
    let code = use_state_eq(|| None::<AccessCode>);
    let (register, on_files) = use_register((*code).clone());
    let (book, on_change) = use_mark_book(storage, &register);
    let on_code = {
        let code = code.setter();
        Callback::from(move |typed| {
            code.set(Some(typed));
            CodeCheck::Right
        })
    };
    let from_classroom = use_classroom((*code).clone(), &register, &on_files, &on_change);
    let on_files = on_files.reform(|files: Vec<Source>| Files::from(files));
    let class = use_memo(register.entries.clone(), |_| register.class());
    let paper = register.entries.first().map(|entry| entry.paper());
    let laws = paper.map(|paper| laws_of_paper(language, paper.blueprint()));
    let dispatcher = register.dispatcher();
    let on = Callback::from(move |action: RegisterAction| dispatcher.dispatch(action));
    let on_open = {
        let (on, on_files) = (on.clone(), on_files.clone());
        Callback::from(move |files| {
            on.emit(RegisterAction::Empty);
            on_files.emit(files);
        })
    };
    let open = register.open.as_ref();
    if let Some(entry) = open.and_then(|id| register.entries.iter().find(|it| it.id == *id)) {
        return one_result(language, &register, entry, (&on, &on_change));
    }
    html! {
        <main id="content" class="exam marking" tabindex="-1">
            <h1>{ words.heading() }</h1>
            <p class="lead">{ words.lead() }</p>
            { from_classroom.notice(language) }
            if register.entries.is_empty() {
                <CodeForm {language} kind={CodeKind::Lecturer} {on_code} />
                <p class="marking-code" role="status">{ if code.is_some() { words.code_taken() } else { "" } }</p>
            }
            <FileForm {language} {on_files} />
            { state(language, &register) }
            if !register.entries.is_empty() {
                <>
                    { tools(language, &register, (&class, scenarios), &on) }
                    { candidates(language, &register, &on) }
                    { roster(language, &register, &book, &on_change) }
                    { pass_list(language, &register, &class) }
                    { items(language, &class, scenarios, laws) }
                    <Principles {language} entries={register.entries.clone()} />
                </>
            }
            <History {language} book={(*book).clone()} open={register.entries.first().map(|it| it.exam_id.clone())}
                on_change={on_change.clone()} {on_open} />
            <section class="marking-checksum">
                <h2>{ words.seal() }</h2>
                { for [words.seal_shows(), words.seal_limits()].map(|line| html! { <p>{ line }</p> }) }
                <p class="marking-tools">{ link(&Route::Exam(ExamPage::Compose), "", html! { { language.exam().to_exams() } }) }</p>
            </section>
        </main>
    }
}

/// The result of one candidate.
fn one_result(
    language: Language,
    register: &Register,
    entry: &Rc<Entry>,
    (on, on_change): (&Callback<RegisterAction>, &Callback<Change>),
) -> Html {
    let adjustments = register.adjustments_of(entry);
    let on_back = on.reform(|()| RegisterAction::Open(None));
    let on_adjust = {
        let entry = entry.clone();
        on_change.reform(move |(item, adjustment): (usize, Option<Adjustment>)| -> Change {
            let entry = entry.clone();
            Rc::new(move |book: &MarkBook| book.adjusted(&entry, item, adjustment.clone()))
        })
    };
    html! {
        <OneResult key={entry.id.clone()} {language} entry={entry.clone()} {adjustments} on={on_adjust} {on_back} />
    }
}

/// The progress or outcome of the reading, and the files that are not in the table.
fn state(language: Language, register: &Register) -> Html {
    let words = language.results();
    let Register { entries, refused, reading, .. } = register;
    let message = match reading {
        Some(_) => words.reading().to_owned(),
        None if entries.is_empty() && refused.is_empty() => String::new(),
        None => language.results().files_opened(entries.len(), refused.len()),
    };
    let line = |(index, refused)| html! { <li key={index}>{ language.refused(refused) }</li> };
    html! {
        <>
            <div class="marking-state">
                <p role="status">{ message }</p>
                if let Some((done, of)) = reading {
                    <p class="marking-progress">
                        <progress max={of.to_string()} value={done.to_string()} aria-label={words.reading()}></progress>
                        <span>{ language.results().files_read(*done, *of) }</span>
                    </p>
                }
            </div>
            if !refused.is_empty() {
                <section class="marking-refused">
                    <h2>{ words.refused() }</h2>
                    <ul>{ for refused.iter().enumerate().map(line) }</ul>
                </section>
            }
        </>
    }
}

/// The roster of the exam whose results are open.
fn roster(
    language: Language,
    register: &Register,
    book: &MarkBook,
    on_change: &Callback<Change>,
) -> Html {
    let Some(exam) = register.entries.first().map(|it| it.exam_id.clone()) else { return html! {} };
    let text = book.0.get(&exam).map(|exam| exam.roster.clone()).unwrap_or_default();
    let on_text = on_change.reform(move |text: String| -> Change {
        let exam = exam.clone();
        Rc::new(move |book: &MarkBook| book.with_roster(&exam, text.clone()))
    });
    html! { <Roster {language} entries={register.entries.clone()} {text} {on_text} /> }
}

/// The actions on the table.
fn tools(
    language: Language,
    register: &UseReducerHandle<Register>,
    (class, scenarios): (&Rc<Class>, &Scenarios),
    on: &Callback<RegisterAction>,
) -> Html {
    let words = language.results();
    let save_candidates = {
        let register = register.clone();
        Callback::from(move |_: MouseEvent| {
            browser::save_file(CANDIDATES_NAME, &candidates_table(language, &register));
        })
    };
    let save_items = {
        let (class, scenarios) = (class.clone(), scenarios.clone());
        Callback::from(move |_: MouseEvent| {
            let title = |id: &str| {
                let entry = scenarios.ready().and_then(|all| all.scenario(id));
                entry.map_or_else(|| id.to_owned(), |entry| language.of(&entry.title).to_owned())
            };
            browser::save_file(ITEMS_NAME, &items_table(language, &class, title));
        })
    };
    let save_answers = {
        let register = register.clone();
        Callback::from(move |_: MouseEvent| {
            browser::save_file(ANSWERS_NAME, &answers_table(language, &register));
        })
    };
    let on_print = Callback::from(|_: MouseEvent| browser::print_page());
    let on_empty = on.reform(|_: MouseEvent| RegisterAction::Empty);
    html! {
        <div class="button-row marking-tools">
            <button type="button" class="button" onclick={save_candidates}>{ words.save_candidates() }</button>
            <button type="button" class="button" onclick={save_items}>{ words.save_items() }</button>
            <button type="button" class="button" onclick={save_answers}>{ words.save_answers() }</button>
            <button type="button" class="button" onclick={on_print}>{ words.print() }</button>
            <button type="button" class="button" onclick={on_empty}>{ words.empty() }</button>
        </div>
    }
}

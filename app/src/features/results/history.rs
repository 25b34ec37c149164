//! The exams in the mark book: what of them can be opened again, and what each candidate did in all of them.

use std::rc::Rc;

use acconcio_training::exam::SealedResult;
use yew::prelude::*;

use super::files::Source;
use super::frame::{NO_NUMBER, framed};
use super::keeping::Change;
use super::mark_book::{ExamEntry, MarkBook, Presence};
use super::tables::{HISTORY_NAME, history_table};
use crate::features::exam::code_form::{CodeCheck, CodeForm, CodeKind};
use crate::features::exam::session;
use crate::language::Language;
use crate::platform::browser;
use crate::ui::icon::icon;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HistoryProps {
    pub(crate) language: Language,
    pub(crate) book: MarkBook,
    /// The exam whose results are open.
    pub(crate) open: Option<String>,
    pub(crate) on_change: Callback<Change>,
    /// Opens the results of an exam again.
    pub(crate) on_open: Callback<Vec<Source>>,
}

/// The action in progress on the exams in the book.
#[derive(Clone, PartialEq)]
enum Doing {
    Nothing,
    /// The code of this exam is asked for.
    AskingCode(String),
    /// This exam was removed, and can be taken back.
    Removed(String, ExamEntry),
}

/// The exams in the book, and the history of the candidates; nothing where there are none.
#[component]
pub(crate) fn History(props: &HistoryProps) -> Html {
    let HistoryProps { language, book, .. } = props;
    let words = language.mark_book();
    let doing = use_state_eq(|| Doing::Nothing);
    let exams = book.in_order();
    if exams.is_empty() && *doing == Doing::Nothing {
        return html! {};
    }
    html! {
        <section class="marking-history marking-wide" aria-labelledby="mark-book-heading">
            <h2 id="mark-book-heading">{ words.heading() }</h2>
            <p class="hint">{ words.hint() }</p>
            <ul class="marking-exams">{ for exams.iter().map(|(id, exam)| one(props, &doing, id, exam)) }</ul>
            <div role="status">{ removed(props, &doing) }</div>
            if !exams.is_empty() { { table(*language, book) } }
        </section>
    }
}

/// An exam: its title, how many took it, and what can be done with it.
fn one(props: &HistoryProps, doing: &UseStateHandle<Doing>, id: &str, exam: &ExamEntry) -> Html {
    let HistoryProps { language, open, on_change, .. } = props;
    let words = language.mark_book();
    let passed = exam.results.values().filter(|result| result.is_passed()).count();
    let is_open = open.as_deref() == Some(id);
    let on_again = {
        let (props, doing, id, exam) = (props.clone(), doing.clone(), id.to_owned(), exam.clone());
        Callback::from(move |_: MouseEvent| {
            match first(&exam).map(|it| session::access_to_result(&it)) {
                Some(Some(_)) => props.on_open.emit(sources(&exam)),
                Some(None) | None => doing.set(Doing::AskingCode(id.clone())),
            }
        })
    };
    let on_remove = {
        let (on_change, doing) = (on_change.clone(), doing.clone());
        let (id, exam) = (id.to_owned(), exam.clone());
        Callback::from(move |_: MouseEvent| {
            let gone = id.clone();
            on_change.emit(Rc::new(move |book: &MarkBook| book.turned(&gone, None)));
            doing.set(Doing::Removed(id.clone(), exam.clone()));
        })
    };
    let title = language.kept_exam(exam, browser::here_and_now().zone);
    html! {
        <li key={id.to_owned()}>
            <p><strong>{ &title }</strong><span class="marking-extra">{ words.so_many(exam.results.len(), passed) }</span></p>
            <div class="button-row marking-tools">
                if is_open {
                    <span class="hint">{ words.is_open() }</span>
                } else if exam.is_whole() {
                    <button type="button" class="button small" aria-label={format!("{}: {title}", words.open_again())}
                        onclick={on_again}>{ icon("icon-open") }{ words.open_again() }</button>
                } else {
                    <span class="hint">{ words.files_gone() }</span>
                }
                if !is_open {
                    <button type="button" class="button small" aria-label={format!("{}: {title}", words.remove())}
                        onclick={on_remove}>{ icon("icon-cross") }{ words.remove() }</button>
                }
            </div>
            if **doing == Doing::AskingCode(id.to_owned()) {
                { code_form(props, doing, exam) }
            }
        </li>
    }
}

/// The form for the lecturer's code of an exam in the book.
fn code_form(props: &HistoryProps, doing: &UseStateHandle<Doing>, exam: &ExamEntry) -> Html {
    let language = props.language;
    let on_code = {
        let (props, doing, exam) = (props.clone(), doing.clone(), exam.clone());
        Callback::from(move |code| match first(&exam).and_then(|it| it.access_of(&code)) {
            None => CodeCheck::Wrong,
            Some(access) => {
                session::remember(access);
                doing.set(Doing::Nothing);
                props.on_open.emit(sources(&exam));
                CodeCheck::Right
            }
        })
    };
    html! { <CodeForm {language} kind={CodeKind::Lecturer} {on_code} /> }
}

/// That an exam was removed, with the button that takes it back.
fn removed(props: &HistoryProps, doing: &UseStateHandle<Doing>) -> Html {
    let words = props.language.mark_book();
    let Doing::Removed(id, exam) = &**doing else { return html! {} };
    let onclick = {
        let (on_change, doing) = (props.on_change.clone(), doing.clone());
        let (id, exam) = (id.clone(), exam.clone());
        Callback::from(move |_: MouseEvent| {
            let (id, exam) = (id.clone(), exam.clone());
            on_change.emit(Rc::new(move |book: &MarkBook| book.turned(&id, Some(exam.clone()))));
            doing.set(Doing::Nothing);
        })
    };
    html! {
        <p>{ words.removed(props.language.kept_exam(exam, browser::here_and_now().zone)) }{ " " }
            <button type="button" class="button small" {onclick}>{ words.undo() }</button></p>
    }
}

/// The first result of an exam, still sealed.
fn first(exam: &ExamEntry) -> Option<SealedResult> {
    exam.results.values().find_map(|result| SealedResult::read(&result.sealed).ok())
}

fn sources(exam: &ExamEntry) -> Vec<Source> {
    let source =
        |it: &super::mark_book::ResultEntry| Source::Kept(it.file.clone(), it.sealed.clone());
    exam.results.values().map(source).collect()
}

/// Every candidate with his marks in each exam, and where he was missing.
fn table(language: Language, book: &MarkBook) -> Html {
    let words = language.mark_book();
    let exams = book.in_order();
    let head = |(id, exam): &(&str, &ExamEntry)| {
        html! { <th scope="col" key={(*id).to_owned()}>{ language.kept_exam(exam, browser::here_and_now().zone) }</th> }
    };
    let row = |name: String| {
        let cells = exams.iter().map(|(_, exam)| cell(language, exam, &name));
        html! {
            <tr key={name.clone()}>
                <th scope="row">{ &name }</th>
                { for cells }
                <td>{ words.taken(book.taken(&name), book.asked(&name)) }</td>
            </tr>
        }
    };
    let table = html! {
        <table>
            <thead>
                <tr>
                    <th scope="col">{ language.results().candidate() }</th>
                    { for exams.iter().map(head) }
                    <th scope="col">{ words.attendance() }</th>
                </tr>
            </thead>
            <tbody>{ for book.names().into_iter().map(row) }</tbody>
        </table>
    };
    let save = {
        let book = book.clone();
        Callback::from(move |_: MouseEvent| {
            browser::save_file(
                HISTORY_NAME,
                &history_table(language, &book, browser::here_and_now().zone),
            );
        })
    };
    let print = Callback::from(|_: MouseEvent| browser::print_page());
    html! {
        <>
            <h3>{ words.history() }</h3>
            { framed(words.history(), table) }
            <p class="button-row marking-tools">
                <button type="button" class="button" onclick={save}>{ words.save_history() }</button>
                <button type="button" class="button" onclick={print}>{ language.results().print() }</button>
            </p>
        </>
    }
}

/// The marks of a candidate in an exam, as a word with an icon whether he passed; or that he is missing.
fn cell(language: Language, exam: &ExamEntry, name: &str) -> Html {
    match exam.presence(name) {
        Presence::NotAsked => html! { <td>{ NO_NUMBER }</td> },
        Presence::Missing => {
            html! { <td class="marking-missing">{ language.mark_book().missing() }</td> }
        }
        Presence::HandedIn(result) => {
            let total = result.total();
            let (class, sign, said) = if result.is_passed() {
                ("marking-passed", "icon-check", language.exam().passed())
            } else {
                ("marking-failed", "icon-cross", language.exam().not_passed())
            };
            html! {
                <td><span {class}>{ icon(sign) }{ language.points(total.points, total.out_of) }
                    <span class="visually-hidden">{ said }</span></span></td>
            }
        }
    }
}

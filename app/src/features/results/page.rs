//! The results page: many result files opened at once, the class, its items, and its wrong principles.

use std::rc::Rc;

use acconcio_training::exam::Class;
use yew::prelude::*;

use super::candidates::{candidates, pass_list};
use super::files::{FileForm, use_register};
use super::items::items;
use super::principles::Principles;
use super::register::{Register, RegisterAction};
use super::tables::{CANDIDATES_NAME, ITEMS_NAME, candidates_table, items_table};
use crate::features::exam::intro::laws_of_paper;
use crate::language::Language;
use crate::packs::Scenarios;
use crate::platform::browser;
use crate::route::{ExamPage, Route};
use crate::ui::document::use_title;
use crate::ui::link::link;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResultsProps {
    pub(crate) language: Language,
    /// The titles of the incidents, once they have been loaded.
    pub(crate) scenarios: Scenarios,
}

/// The results page.
#[component]
pub(crate) fn ResultsPage(props: &ResultsProps) -> Html {
    let ResultsProps { language, scenarios } = props;
    let language = *language;
    let words = language.results();
    use_title(language, words.heading());
    let (register, on_files) = use_register(language);
    let class = use_memo(register.entries.clone(), |_| register.class());
    let paper = register.entries.first().map(|entry| &entry.paper);
    let laws = paper.map(|paper| laws_of_paper(language, paper.blueprint()));
    let dispatcher = register.dispatcher();
    let on = Callback::from(move |action: RegisterAction| dispatcher.dispatch(action));
    html! {
        <main id="content" class="exam marking" tabindex="-1">
            <h1>{ words.heading() }</h1>
            <p class="lead">{ words.lead() }</p>
            <FileForm {language} {on_files} />
            { state(language, &register) }
            if !register.entries.is_empty() {
                <>
                    { tools(language, &register, &class, &on) }
                    { candidates(language, &register, &on) }
                    { pass_list(language, &register, &class) }
                    { items(language, &class, scenarios, laws) }
                    <Principles {language} entries={register.entries.clone()} />
                </>
            }
            <section class="marking-checksum">
                <h2>{ words.checksum() }</h2>
                { for [words.checksum_shows(), words.checksum_no_seal()].map(|line| html! { <p>{ line }</p> }) }
                <p class="marking-tools">{ link(&Route::Exam(ExamPage::Compose), "", html! { { language.exam().to_exams() } }) }</p>
            </section>
        </main>
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

/// The actions on the table.
fn tools(
    language: Language,
    register: &UseReducerHandle<Register>,
    class: &Rc<Class>,
    on: &Callback<RegisterAction>,
) -> Html {
    let words = language.results();
    let save_candidates = {
        let register = register.clone();
        Callback::from(move |_: MouseEvent| {
            browser::save_file(CANDIDATES_NAME, &candidates_table(&register));
        })
    };
    let save_items = {
        let class = class.clone();
        Callback::from(move |_: MouseEvent| browser::save_file(ITEMS_NAME, &items_table(&class)))
    };
    let on_print = Callback::from(|_: MouseEvent| browser::print_page());
    let on_empty = on.reform(|_: MouseEvent| RegisterAction::Empty);
    html! {
        <div class="button-row marking-tools">
            <button type="button" class="button" onclick={save_candidates}>{ words.save_candidates() }</button>
            <button type="button" class="button" onclick={save_items}>{ words.save_items() }</button>
            <button type="button" class="button" onclick={on_print}>{ words.print() }</button>
            <button type="button" class="button" onclick={on_empty}>{ words.empty() }</button>
        </div>
    }
}

//! The page that leads a lecturer to his tools, in the order of a term.

use yew::prelude::*;

use crate::language::Language;
use crate::route::{ExamPage, PresentPage, Route};
use crate::ui::document::use_title;
use crate::ui::link::link;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct TeachProps {
    pub(crate) language: Language,
}

/// The page of teaching.
#[component]
pub(crate) fn TeachPage(props: &TeachProps) -> Html {
    let language = props.language;
    let words = language.teach();
    use_title(language, words.heading());
    let plan = Route::Present(PresentPage::Plan);
    let presenter = Route::Present(PresentPage::Presenter);
    let (exam, results) = (Route::Exam(ExamPage::Compose), Route::Exam(ExamPage::Results));
    html! {
        <main id="content" class="practice teach" tabindex="-1">
            <h1>{ words.heading() }</h1>
            <p class="page-lead">{ words.lead() }</p>
            { step("teach-prepare", words.prepare(), html! {
                <>
                    { tool(&plan, language.course_plan().heading(), words.plan_line()) }
                    { tool(&Route::Library, language.shell().library(), words.incidents_line()) }
                    { own(language) }
                </>
            }) }
            { step("teach-present", words.present(), html! {
                <>
                    { tool(&presenter, words.presenter(), words.presenter_line()) }
                    { command(words.classroom(), words.classroom_line(), "acconcio host") }
                </>
            }) }
            { step("teach-examine", words.examine(), html! {
                <>
                    { tool(&exam, language.exam().heading(), words.exam_line()) }
                    { tool(&results, language.results().heading(), words.results_line()) }
                </>
            }) }
            { step("teach-give-out", words.give_out(), html! {
                <>
                    { named(words.print(), words.print_line()) }
                    { command(words.packages(), words.packages_line(), "acconcio scorm castling\nacconcio moodle castling") }
                </>
            }) }
        </main>
    }
}

/// A step of the term, with its tools.
fn step(id: &'static str, name: &'static str, tools: Html) -> Html {
    html! {
        <section aria-labelledby={id}>
            <h2 {id}>{ name }</h2>
            <ul class="ways-to-practise">{ tools }</ul>
        </section>
    }
}

/// A tool with a page of its own.
fn tool(to: &Route, name: &'static str, line: &'static str) -> Html {
    html! { <li><h3>{ link(to, "", html! { { name } }) }</h3><p>{ line }</p></li> }
}

/// The incidents of one's own: where they are written, and where they are kept.
fn own(language: Language) -> Html {
    let words = language.teach();
    html! {
        <li>
            <h3>{ link(&Route::Bench, "", html! { { language.bench().heading() } }) }</h3>
            <p>{ words.own_line() }</p>
            <p>{ link(&Route::Own, "", html! { { words.own() } }) }</p>
        </li>
    }
}

/// Something that is found elsewhere.
fn named(name: &'static str, line: &'static str) -> Html {
    html! { <li><h3>{ name }</h3><p>{ line }</p></li> }
}

/// Something that the program on the lecturer's computer does, with its command.
fn command(name: &'static str, line: &'static str, command: &'static str) -> Html {
    html! { <li><h3>{ name }</h3><p>{ line }</p><pre class="teach-command"><code>{ command }</code></pre></li> }
}

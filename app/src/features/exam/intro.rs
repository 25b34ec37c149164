//! The page before an exam: the candidate's name, the rules, and the time.

use super::opening::SamePaper;
use acconcio_training::exam::{Attempt, Blueprint, ResultFile};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::attempt_page::AttemptPage;
use super::broken::broken;
use super::kept_facts::KeptFacts;
use super::opening::{Opened, use_begun_paper};
use super::saved::Exams;
use crate::language::Language;
use crate::platform::browser;
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

/// The introduction or, once it has begun, the attempt.
#[component]
pub(crate) fn AttemptIntroPage(props: &AttemptIntroProps) -> Html {
    let AttemptIntroProps { shared, link } = props;
    let language = shared.language;
    use_title(language, language.exam().heading());
    let storage = shared.progress.storage().clone();
    let opened = use_begun_paper(&storage, link, language);
    let begun = use_state_eq(|| storage.load::<Exams>().going_on(link).cloned());
    let on_begun = {
        let begun = begun.setter();
        Callback::from(move |result| begun.set(Some(result)))
    };
    match (&*opened, &*begun) {
        (Opened::Loading, _) => loading(language),
        (Opened::Broken(why), begun) => broken(language, why, begun.as_ref()),
        (Opened::Ready(paper), Some(result)) => {
            html! { <AttemptPage shared={shared.clone()} paper={SamePaper(paper.clone())} result={result.clone()} /> }
        }
        (Opened::Ready(paper), None) => {
            let paper = SamePaper(paper.clone());
            html! { <Introduction shared={shared.clone()} {paper} link={link.clone()} {on_begun} /> }
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct IntroductionProps {
    shared: Shared,
    paper: SamePaper,
    link: AttrValue,
    on_begun: Callback<ResultFile>,
}

#[component]
fn Introduction(props: &IntroductionProps) -> Html {
    let IntroductionProps { shared, paper: SamePaper(paper), link, on_begun } = props;
    let language = shared.language;
    let words = language.exam();
    let name = use_state_eq(String::new);
    let extra = use_state_eq(|| 0_u16);
    let blueprint = paper.blueprint();
    let oninput = {
        let name = name.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            name.set(input.value());
        })
    };
    let onextra = {
        let extra = extra.clone();
        Callback::from(move |event: InputEvent| {
            let input: HtmlInputElement = event.target_unchecked_into();
            extra.set(input.value().parse().unwrap_or_default());
        })
    };
    let onsubmit = {
        let (on_begun, name, extra) = (on_begun.clone(), name.clone(), *extra);
        let (paper, link, progress) = (paper.clone(), link.to_string(), shared.progress.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let candidate = name.trim().to_owned();
            if !candidate.is_empty() {
                let attempt = Attempt::begun(paper.items.len(), browser::now(), extra);
                let result = ResultFile { paper: link.clone(), candidate, attempt };
                let storage = progress.storage();
                storage.store(&storage.load::<KeptFacts>().with(&paper));
                storage.store(&storage.load::<Exams>().with(result.clone()));
                on_begun.emit(result);
            }
        })
    };
    use_begun_elsewhere(props);
    let handed_in = shared.progress.storage().load::<Exams>().handed_in(link);
    let minutes = Attempt::begun(0, 0, *extra).deadline(blueprint) / 60_000;
    html! {
        <main id="content" class="exam" tabindex="-1">
            <h1>{ language.exam_paper(paper.link.paper_variant) }</h1>
            <p class="lead">{ language.exam().extent(paper.items.len(), minutes) }</p>
            if let Some(started) = handed_in {
                <p>{ to(&Route::Exam(ExamPage::Result(started)), "", html! { { words.handed_in() } }) }</p>
            }
            { rules(language, blueprint) }
            <form class="exam-begin" {onsubmit}>
                <label>
                    <span>{ words.candidate() }</span>
                    <input type="text" required={true} autocomplete="name" value={(*name).clone()} {oninput} />
                </label>
                <label>
                    <span>{ words.extra_time() }</span>
                    <input type="number" min="0" max={Attempt::MOST_EXTRA.to_string()} step="5"
                        value={extra.to_string()} oninput={onextra} />
                </label>
                <p class="hint">{ words.extra_hint() }</p>
                <button type="submit" class="button primary">{ words.begin() }</button>
            </form>
        </main>
    }
}

/// Joins the attempt as soon as it is begun in another window.
#[hook]
fn use_begun_elsewhere(props: &IntroductionProps) {
    let (storage, link) = (props.shared.progress.storage().clone(), props.link.clone());
    let on_begun = props.on_begun.clone();
    browser::use_other_windows(Callback::from(move |_| {
        if let Some(result) = storage.load::<Exams>().going_on(&link) {
            on_begun.emit(result.clone());
        }
    }));
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

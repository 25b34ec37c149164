//! Exams: composing a paper, attempting it, its result, and its printed forms.

use acconcio_part::part;
use yew::prelude::*;

use crate::features::exam::compose::ComposePage;
use crate::features::exam::intro::AttemptIntroPage;
use crate::features::exam::paper::PaperPage;
use crate::features::exam::result::ResultPage;
use crate::features::results::page::ResultsPage;
use crate::packs::{Fetched, Scenarios};
use crate::profile::shared::Shared;
use crate::route::ExamPage;
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::{broken_pack, loading};

/// The page about exams to show.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ExamProps {
    pub(crate) shared: Shared,
    pub(crate) scenarios: Scenarios,
    pub(crate) page: ExamPage,
}

impl Lazy for ExamProps {
    fn fetch() -> impl Future<Output = Arrived<ExamProps>> {
        fetch_exam()
    }
}

#[part(exam)]
fn fetch_exam() -> Arrived<ExamProps> {
    Ok(|props| html! { <ExamPages ..props /> })
}

#[component]
fn ExamPages(props: &ExamProps) -> Html {
    let ExamProps { shared, scenarios, page } = props.clone();
    let language = shared.language;
    let key = page.to_hash();
    match page {
        ExamPage::Compose => match scenarios {
            Fetched::Loading => loading(language),
            Fetched::Failed(error) => broken_pack(language, &error),
            Fetched::Ready(catalogue) => html! { <ComposePage {shared} {catalogue} /> },
        },
        ExamPage::Sit(link) => html! { <AttemptIntroPage {key} {shared} {link} /> },
        ExamPage::Results => {
            html! { <ResultsPage {language} {scenarios} storage={shared.progress.storage().clone()} /> }
        }
        ExamPage::Result(started) => html! { <ResultPage {key} {shared} {started} /> },
        ExamPage::Paper(link) => {
            html! { <PaperPage {key} {language} {link} sheet={crate::features::exam::paper::PaperSheet::Questions} /> }
        }
        ExamPage::Key(link) => {
            html! { <PaperPage {key} {language} {link} sheet={crate::features::exam::paper::PaperSheet::Key} /> }
        }
    }
}

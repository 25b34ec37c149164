//! The pages of the part `exam`: composing a paper, attempting it, its result, its printed forms, and those of an
//! incident.

use acconcio_part::part;
use yew::prelude::*;

use super::page_props::PageProps;
use crate::features::exam::compose::ComposePage;
use crate::features::exam::intro::AttemptIntroPage;
use crate::features::exam::paper::PaperPage;
use crate::features::exam::result::ResultPage;
use crate::features::print::page::PrintPage;
use crate::features::results::page::ResultsPage;
use crate::packs::Fetched;
use crate::route::{ExamPage, Route};
use crate::ui::lazy::{Arrived, Lazy};
use crate::ui::notices::{broken_pack, loading, not_found};

#[derive(Clone)]
pub(crate) struct ExamPartProps {
    pub(crate) page: PageProps,
}

impl Lazy for ExamPartProps {
    fn fetch() -> impl Future<Output = Arrived<ExamPartProps>> {
        fetch_exam()
    }
}

#[part(exam)]
fn fetch_exam() -> Arrived<ExamPartProps> {
    Ok(|props| draw(props.page))
}

fn draw(page: PageProps) -> Html {
    let PageProps { shared, scenarios, route, .. } = page;
    let (language, key) = (shared.language, route.to_hash());
    if let Route::Print { sheet, scenario, variant } = route {
        return html! { <PrintPage {language} laws={shared.laws} {sheet} {scenario} {variant} /> };
    }
    let Route::Exam(page) = route else { return not_found(language) };
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

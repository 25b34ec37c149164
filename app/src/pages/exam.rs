//! Exams: composing a paper, sitting it, its result, and what is printed of it.

mod broken;
mod compose;
mod intro;
mod item;
mod lecturer;
mod opening;
mod paper;
mod result;
mod room;
mod section;

use std::rc::Rc;

use acconcio_core::story::Catalogue;
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use super::notices::{broken_pack, loading};
use crate::app::Shared;
use crate::later::{Arrived, Later};
use crate::route::ExamPage;
use crate::stories::{Fetched, Stories};
use compose::ComposePage;
use intro::SitPage;
use lecturer::LecturerPage;
use paper::PaperPage;
use result::ResultPage;

/// Which page about exams.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ExamProps {
    pub(crate) shared: Shared,
    pub(crate) stories: Stories,
    pub(crate) page: ExamPage,
}

impl Later for ExamProps {
    fn fetch() -> impl Future<Output = Arrived<ExamProps>> {
        fetch_exam()
    }
}

#[wasm_split(exam, fallible)]
fn fetch_exam() -> Arrived<ExamProps> {
    Ok(|props| html! { <ExamPages ..props /> })
}

#[component]
fn ExamPages(props: &ExamProps) -> Html {
    let ExamProps { shared, stories, page } = props.clone();
    let language = shared.language;
    let key = page.to_hash();
    match page {
        ExamPage::Compose => match stories {
            Fetched::Loading => loading(language),
            Fetched::Failed(error) => broken_pack(language, &error),
            Fetched::Ready(catalogue) => html! { <ComposePage {shared} {catalogue} /> },
        },
        ExamPage::Sit(link) => html! { <SitPage {key} {shared} {link} /> },
        ExamPage::Desk => html! { <LecturerPage {language} {stories} /> },
        ExamPage::Result(started) => html! { <ResultPage {key} {shared} {started} /> },
        ExamPage::Paper(link) => {
            html! { <PaperPage {key} {language} {link} side={paper::Side::Questions} /> }
        }
        ExamPage::Key(link) => {
            html! { <PaperPage {key} {language} {link} side={paper::Side::Key} /> }
        }
    }
}

/// What the page of composing needs.
#[derive(Clone, PartialEq, Properties)]
struct ComposeProps {
    shared: Shared,
    catalogue: Rc<Catalogue>,
}

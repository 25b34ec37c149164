//! What is printed of an incident: a handout, and the arbiter's report.

use std::rc::Rc;

use acconcio_core::story::{Story, Variant};
use wasm_split_helpers::wasm_split;
use yew::prelude::*;

use super::handout::HandoutSheet;
use super::report_sheet::ReportSheet;
use crate::features::incident::dossier::Dossier;
use crate::language::Language;
use crate::packs::{Fetched, use_story};
use crate::platform::browser::use_title;
use crate::replay::film::Film;
use crate::route::Printed;
use crate::ui::later::{Arrived, Later};
use crate::ui::notices::{broken_film, broken_pack, broken_ruling, loading, not_found};

/// Which sheet is printed, and of which incident.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PrintProps {
    pub(crate) language: Language,
    pub(crate) sheet: Printed,
    pub(crate) story: String,
    pub(crate) variant: String,
}

impl Later for PrintProps {
    fn fetch() -> impl Future<Output = Arrived<PrintProps>> {
        fetch_print()
    }
}

#[wasm_split(exam, fallible)]
fn fetch_print() -> Arrived<PrintProps> {
    Ok(|props| html! { <PrintPage ..props /> })
}

/// An incident that can be printed.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct CaseProps {
    pub(crate) language: Language,
    pub(crate) case: Rc<Case>,
}

/// An incident with its film and its ruling.
pub(crate) struct Case {
    pub(crate) story: Rc<Story>,
    pub(crate) variant: Variant,
    pub(crate) film: Film,
    pub(crate) dossier: Dossier,
}

/// Everything in it follows from the story and the variant.
impl PartialEq for Case {
    fn eq(&self, other: &Case) -> bool {
        Rc::ptr_eq(&self.story, &other.story) && self.variant.id == other.variant.id
    }
}

#[component]
fn PrintPage(props: &PrintProps) -> Html {
    let PrintProps { language, sheet, story, variant } = props;
    let language = *language;
    let words = language.print();
    use_title(
        language,
        match sheet {
            Printed::Handout => words.handout,
            Printed::Report => words.report,
        },
    );
    let story = match use_story(story) {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(story) => story,
    };
    let Some(variant) = story.variant(variant) else { return not_found(language) };
    let title = language.of(&story.title);
    let film = match Film::of(variant) {
        Ok(film) => film,
        Err(error) => {
            return broken_film(language, title, error.index, &error.reason.to_string());
        }
    };
    let dossier = match Dossier::of(&variant.incident) {
        Ok(dossier) => dossier,
        Err(error) => return broken_ruling(language, title, &error.to_string()),
    };
    let key = format!("{}-{}/{}", language.code(), story.id, variant.id);
    let variant = variant.clone();
    let case = Rc::new(Case { story, variant, film, dossier });
    match sheet {
        Printed::Handout => html! { <HandoutSheet {key} {language} {case} /> },
        Printed::Report => html! { <ReportSheet {key} {language} {case} /> },
    }
}

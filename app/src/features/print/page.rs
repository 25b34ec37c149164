//! The page that prints an incident: a handout, or the arbiter's report.

use super::printed::PrintedIncident;
use std::rc::Rc;

use acconcio_training::scenario::LawsChoice;
use yew::prelude::*;

use super::handout::HandoutSheet;
use super::poster::PosterSheet;
use super::report_sheet::ReportSheet;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::language::Language;
use crate::packs::{Fetched, use_scenario};
use crate::replay::Replay;
use crate::route::Printed;
use crate::ui::document::use_title;
use crate::ui::notices::{broken_pack, broken_replay, broken_ruling, loading, not_found};

/// The properties of the page: the sheet, and the incident.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct PrintProps {
    pub(crate) language: Language,
    pub(crate) laws: LawsChoice,
    pub(crate) sheet: Printed,
    pub(crate) scenario: String,
    pub(crate) variant: String,
}

#[component]
pub(crate) fn PrintPage(props: &PrintProps) -> Html {
    let PrintProps { language, laws, sheet, scenario, variant } = props;
    let language = *language;
    let words = language.print();
    use_title(
        language,
        match sheet {
            Printed::Handout => words.handout(),
            Printed::Report => words.report(),
            Printed::Poster => words.poster(),
        },
    );
    let scenario = match use_scenario(scenario, language, *laws) {
        Fetched::Loading => return loading(language),
        Fetched::Failed(error) => return broken_pack(language, &error),
        Fetched::Ready(scenario) => scenario,
    };
    let Some(variant) = scenario.variant(variant) else { return not_found(language) };
    let title = language.of(&scenario.title);
    let replay = match Replay::of(variant) {
        Ok(replay) => replay,
        Err(error) => {
            return broken_replay(language, title, error.index, &error.reason.to_string());
        }
    };
    let adjudicated = match AdjudicatedIncident::of(&variant.incident) {
        Ok(adjudicated) => adjudicated,
        Err(error) => return broken_ruling(language, title, &error.to_string()),
    };
    let key = format!("{}-{}/{}", language.code(), scenario.id, variant.id);
    let variant = variant.clone();
    let printed = Rc::new(PrintedIncident { scenario, variant, replay, adjudicated });
    match sheet {
        Printed::Handout => html! { <HandoutSheet {key} {language} {printed} /> },
        Printed::Report => html! { <ReportSheet {key} {language} {printed} /> },
        Printed::Poster => html! { <PosterSheet {key} {language} {printed} /> },
    }
}

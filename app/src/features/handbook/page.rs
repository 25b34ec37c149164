//! The pages of the handbook.

use acconcio_adjudication::laws::EditionId;
use yew::prelude::*;

use super::changes::ChangesPage;
use super::disputed::DisputedPage;
use super::front::FrontPage;
use super::glossary::GlossaryPage;
use super::method::MethodPage;
use super::proposals::ProposalsPage;
use crate::language::Language;
use crate::packs::Scenarios;
use crate::route::HandbookPage;
use crate::ui::document::use_title;

/// The properties of the handbook.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct HandbookProps {
    pub(crate) language: Language,
    /// The incidents, for the lists of those that turn on something.
    pub(crate) scenarios: Scenarios,
    /// The draft of the next edition, where it is shown.
    pub(crate) draft: Option<EditionId>,
    pub(crate) page: HandbookPage,
}

/// A page of the handbook. The texts of the Laws are there at once; the incidents are loaded.
#[component]
pub(crate) fn ShownHandbookPage(props: &HandbookProps) -> Html {
    let HandbookProps { language, scenarios, draft, page } = props.clone();
    use_title(language, title(language, &page));
    match page {
        HandbookPage::Front => html! { <FrontPage {language} /> },
        HandbookPage::Changes { from, to } => {
            html! { <ChangesPage {language} {scenarios} {draft} {from} {to} /> }
        }
        HandbookPage::Disputed { disputed_point } => {
            html! { <DisputedPage {language} {scenarios} {disputed_point} /> }
        }
        HandbookPage::Proposals => html! { <ProposalsPage {language} {scenarios} /> },
        HandbookPage::Glossary { term } => html! { <GlossaryPage {language} {term} /> },
        HandbookPage::Method => html! { <MethodPage {language} {scenarios} /> },
    }
}

/// The title of a page of the handbook.
fn title(language: Language, page: &HandbookPage) -> &'static str {
    let words = language.openings();
    match page {
        HandbookPage::Front => words.handbook_heading(),
        HandbookPage::Changes { .. } => words.changes(),
        HandbookPage::Disputed { .. } => words.disputed(),
        HandbookPage::Proposals => words.proposals(),
        HandbookPage::Glossary { .. } => words.glossary(),
        HandbookPage::Method => words.method(),
    }
}

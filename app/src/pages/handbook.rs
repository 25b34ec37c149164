//! The handbook: its front page, what changed, what is disputed, the words, the method.

mod changes;
mod disputed;
mod front;
mod glossary;
mod incidents;
mod method;
mod parts;
mod proposals;

pub(super) use incidents::{Editions, Group, IncidentFold, both};
pub(super) use parts::opening;

use yew::prelude::*;

use crate::language::Language;
use crate::route::HandbookPage;
use crate::stories::Stories;
use changes::ChangesPage;
use disputed::DisputedPage;
use front::FrontPage;
use glossary::GlossaryPage;
use method::MethodPage;
use proposals::ProposalsPage;

/// A page of the handbook. The Laws are there at once; the incidents follow.
pub(crate) fn handbook_page(language: Language, stories: &Stories, page: &HandbookPage) -> Html {
    let stories = stories.clone();
    match page {
        HandbookPage::Front => html! { <FrontPage {language} /> },
        HandbookPage::Changes { from, to } => {
            html! { <ChangesPage {language} {stories} from={*from} to={*to} /> }
        }
        HandbookPage::Disputed { doubt } => {
            html! { <DisputedPage {language} {stories} doubt={*doubt} /> }
        }
        HandbookPage::Proposals => html! { <ProposalsPage {language} {stories} /> },
        HandbookPage::Glossary { term } => {
            html! { <GlossaryPage {language} term={term.clone()} /> }
        }
        HandbookPage::Method => html! { <MethodPage {language} {stories} /> },
    }
}

/// The title of a page of the handbook.
pub(crate) fn handbook_title(language: Language, page: &HandbookPage) -> &'static str {
    let words = language.handbook();
    match page {
        HandbookPage::Front => words.heading,
        HandbookPage::Changes { .. } => words.changes,
        HandbookPage::Disputed { .. } => words.disputed,
        HandbookPage::Proposals => words.proposals,
        HandbookPage::Glossary { .. } => words.glossary,
        HandbookPage::Method => words.method,
    }
}

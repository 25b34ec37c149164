//! The proposals of the seminar, the outcome of each, and the incidents that show it.

use acconcio_adjudication::disputed_points::{Holder, Side};
use std::rc::Rc;

use acconcio_adjudication::disputed_points::{DisputedPoint, Proposal, ProposalHistory};
use acconcio_adjudication::laws::Citation;
use acconcio_adjudication::laws::index::find;
use acconcio_training::digest::Index;
use acconcio_training::scenario::{Catalogue, LawsChoice};
use yew::prelude::*;

use super::incident_lists::{Hit, IncidentLists};
use super::incidents::{Group, IncidentFold, both, state};
use super::opening::{class_of, opening};
use crate::language::Language;
use crate::packs::{Scenarios, use_index};
use crate::route::{HandbookPage, Route, address_of};
use crate::ui::link::link;

/// The properties of the page.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ProposalsProps {
    pub(crate) language: Language,
    pub(crate) scenarios: Scenarios,
}

/// The proposals in the order of their numbers.
#[component]
pub(crate) fn ProposalsPage(props: &ProposalsProps) -> Html {
    let ProposalsProps { language, scenarios } = props;
    let language = *language;
    let index = use_index(LawsChoice::AsPlayed);
    let here = both(scenarios, &index);
    let page = Route::Handbook(HandbookPage::Proposals);
    let line = |proposal| proposal_line(language, proposal, here.as_ref());
    html! {
        <main id="content" class={class_of(&page)} tabindex="-1">
            { opening(language, &page) }
            { state(language, scenarios, &index) }
            <ol class="proposals">{ for Proposal::ALL.into_iter().map(line) }</ol>
        </main>
    }
}

fn proposal_line(
    language: Language,
    proposal: Proposal,
    here: Option<&(Rc<Catalogue>, Rc<Index>)>,
) -> Html {
    let words = language.handbook();
    let disputed_point = DisputedPoint::ALL
        .into_iter()
        .find(|disputed_point| proposal_on(*disputed_point) == Some(proposal));
    let fold = |catalogue: &Rc<Catalogue>, summary: String, hits: Vec<Hit>| {
        let groups = vec![Group::of(hits, LawsChoice::AsPlayed)];
        html! { <IncidentFold {language} catalogue={catalogue.clone()} {summary} {groups} /> }
    };
    let folds = here.map(|(catalogue, index)| {
        let incident_lists = IncidentLists::of(catalogue, index);
        let (enacted, changed) =
            (incident_lists.with_enacted(proposal), incident_lists.changed_by(proposal));
        html! {
            <>
                if enacted.is_empty() && changed.is_empty() { <p>{ words.proposal_wording() }</p> }
                { fold(catalogue, language.incident_lists().with_it_enacted(enacted.len()), enacted) }
                { fold(catalogue, language.incident_lists().changed_by_it(changed.len()), changed) }
            </>
        }
    });
    html! {
        <li key={proposal.number()} class="proposal">
            <h2><span class="law-number">{ proposal.number() }</span>{ language.proposal(proposal) }</h2>
            <p>{ fate(language, proposal) }</p>
            if let Some(disputed_point) = disputed_point {
                <p>{ words.proposal_point() }{ ": " }{ link(&to_disputed_point(disputed_point), "", html! { { language.disputed_point(disputed_point) } }) }</p>
            }
            { folds }
        </li>
    }
}

fn to_disputed_point(disputed_point: DisputedPoint) -> Route {
    Route::Handbook(HandbookPage::Disputed { disputed_point: Some(disputed_point) })
}

/// The outcome of a proposal, as a link where there is an article.
pub(crate) fn fate(language: Language, proposal: Proposal) -> Html {
    let fate = proposal.fate();
    let label = html! { { language.fate(fate) } };
    match fate {
        ProposalHistory::BecameLaw(by)
        | ProposalHistory::SettledInPractice(by)
        | ProposalHistory::OtherWay(by) => link(&article(by), "", label),
        ProposalHistory::Overtaken(edition) => link(&Route::laws(edition), "", label),
        ProposalHistory::TranslationOnly => label,
    }
}

fn article(by: Citation) -> Route {
    let listed = find(by.edition, by.article.0).unwrap_or(by.article);
    Route::law(by.edition, address_of(listed))
}

/// The proposal that takes a side on a point.
pub(crate) fn proposal_on(disputed_point: DisputedPoint) -> Option<Proposal> {
    let holders =
        [Side::First, Side::Second].into_iter().flat_map(|side| disputed_point.holders(side));
    let mut numbers = holders.filter_map(|holder| {
        if let Holder::Proposal(number) = holder { Some(*number) } else { None }
    });
    numbers.next().and_then(|number| Proposal::try_from(number).ok())
}

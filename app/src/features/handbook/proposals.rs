//! The proposals of the seminar, what became of each, and the incidents that show it.

use acconcio_adjudication::disputed_points::{Holder, Side};
use std::rc::Rc;

use acconcio_adjudication::disputed_points::{Doubt, Fate, Proposal};
use acconcio_adjudication::laws::Citation;
use acconcio_adjudication::laws::index::find;
use acconcio_training::digest::Index;
use acconcio_training::story::Catalogue;
use yew::prelude::*;

use super::incident_lists::{Hit, IncidentLists};
use super::incidents::{Editions, Group, IncidentFold, both, state};
use super::parts::opening;
use crate::language::Language;
use crate::packs::{Stories, use_index};
use crate::route::{HandbookPage, Route, address_of};
use crate::ui::link::link;

/// What the page needs.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ProposalsProps {
    pub(crate) language: Language,
    pub(crate) stories: Stories,
}

/// The proposals in the order of their numbers.
#[component]
pub(crate) fn ProposalsPage(props: &ProposalsProps) -> Html {
    let ProposalsProps { language, stories } = props;
    let language = *language;
    let words = language.index();
    let index = use_index();
    let here = both(stories, &index);
    let page = Route::Handbook(HandbookPage::Proposals);
    let line = |proposal| proposal_line(language, proposal, here.as_ref());
    html! {
        <main id="content" class="laws handbook" tabindex="-1">
            { opening(language, &page, words.proposals, words.proposals_lead) }
            { state(language, stories, &index) }
            <ol class="proposals">{ for Proposal::ALL.into_iter().map(line) }</ol>
        </main>
    }
}

fn proposal_line(
    language: Language,
    proposal: Proposal,
    here: Option<&(Rc<Catalogue>, Rc<Index>)>,
) -> Html {
    let words = &language.handbook().proposal;
    let doubt = Doubt::ALL.into_iter().find(|doubt| proposal_on(*doubt) == Some(proposal));
    let fold = |catalogue: &Rc<Catalogue>, summary: String, hits: Vec<Hit>| {
        let groups = vec![Group::of(hits, Editions::One)];
        html! { <IncidentFold {language} catalogue={catalogue.clone()} {summary} {groups} /> }
    };
    let folds = here.map(|(catalogue, index)| {
        let incident_lists = IncidentLists::of(catalogue, index);
        let (enacted, changed) =
            (incident_lists.with_enacted(proposal), incident_lists.changed_by(proposal));
        html! {
            <>
                if enacted.is_empty() && changed.is_empty() { <p>{ words.wording }</p> }
                { fold(catalogue, language.with_it_enacted(enacted.len()), enacted) }
                { fold(catalogue, language.changed_by_it(changed.len()), changed) }
            </>
        }
    });
    html! {
        <li key={proposal.number()} class="proposal">
            <h2><span class="law-number">{ proposal.number() }</span>{ language.proposal(proposal) }</h2>
            <p>{ fate_told(language, proposal) }</p>
            if let Some(doubt) = doubt {
                <p>{ words.point }{ ": " }{ link(&to_doubt(doubt), "", html! { { language.doubt(doubt) } }) }</p>
            }
            { folds }
        </li>
    }
}

fn to_doubt(doubt: Doubt) -> Route {
    Route::Handbook(HandbookPage::Disputed { doubt: Some(doubt) })
}

/// What became of a proposal; a link where there is an article.
pub(crate) fn fate_told(language: Language, proposal: Proposal) -> Html {
    let fate = proposal.fate();
    let told = html! { { language.fate(fate) } };
    match fate {
        Fate::BecameLaw(by) | Fate::SettledInPractice(by) | Fate::OtherWay(by) => {
            link(&article(by), "", told)
        }
        Fate::Overtaken(edition) => link(&Route::laws(edition), "", told),
        Fate::TranslationOnly => told,
    }
}

fn article(by: Citation) -> Route {
    let listed = find(by.edition, by.article.0).unwrap_or(by.article);
    Route::law(by.edition, address_of(listed))
}

/// The proposal that takes a side on a point.
pub(crate) fn proposal_on(doubt: Doubt) -> Option<Proposal> {
    let holders = [Side::First, Side::Second].into_iter().flat_map(|side| doubt.holders(side));
    let mut numbers = holders.filter_map(|holder| match holder {
        Holder::Proposal(number) => Some(*number),
        Holder::Letter
        | Holder::Pagano
        | Holder::Gijssen
        | Holder::ArbitersManual
        | Holder::Slide(_)
        | Holder::Practice
        | Holder::EuropeanCouncil
        | Holder::Players
        | Holder::FideInterpretation
        | Holder::AppealsCommittee2019
        | Holder::VariationI
        | Holder::FindingOfFact => None,
    });
    numbers.next().and_then(|number| Proposal::try_from(number).ok())
}

//! The proposals of the seminar, and what became of each.

use acconcio_core::doctrine::{Fate, Proposal};
use acconcio_core::laws::Citation;
use acconcio_core::laws::index::find;
use yew::prelude::*;

use super::place::PROPOSALS;
use crate::components::link::link;
use crate::language::Language;
use crate::route::{Route, address_of};

/// The proposals in the order of their numbers.
pub(super) fn proposals(language: Language) -> Html {
    let words = language.index();
    let lines = Proposal::ALL.into_iter().map(|proposal| proposal_line(language, proposal));
    html! {
        <section class="laws-part" aria-labelledby={PROPOSALS}>
            <h2 id={PROPOSALS} tabindex="-1">{ words.proposals }</h2>
            <p>{ words.proposals_lead }</p>
            <ol class="laws-proposals">{ for lines }</ol>
        </section>
    }
}

fn proposal_line(language: Language, proposal: Proposal) -> Html {
    let fate = proposal.fate();
    let told = html! { { language.fate(fate) } };
    let to = match fate {
        Fate::BecameLaw(by) | Fate::SettledInPractice(by) | Fate::OtherWay(by) => Some(article(by)),
        Fate::Overtaken(edition) => Some(Route::laws(edition)),
        Fate::TranslationOnly => None,
    };
    html! {
        <li key={proposal.number()}>
            <strong>{ language.proposal(proposal) }</strong>
            <p>{ match to {
                Some(to) => link(&to, "", told),
                None => told,
            } }</p>
        </li>
    }
}

fn article(by: Citation) -> Route {
    let listed = find(by.edition, by.article.0).unwrap_or(by.article);
    Route::law(by.edition, address_of(listed))
}

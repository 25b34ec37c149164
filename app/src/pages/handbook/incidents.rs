//! A fold with incidents, story by story, and each variant as a link.

use std::rc::Rc;

use acconcio_core::digest::Index;
use acconcio_core::story::{Card, Catalogue};
use yew::prelude::*;

use crate::components::link::link;
use crate::handbook::{Hit, VariantHit};
use crate::language::Language;
use crate::route::Route;
use crate::stories::{Fetched, Stories};

/// So many stories are shown at first.
const FIRST: usize = 6;

/// What a fold shows.
#[derive(Clone, PartialEq)]
pub(in crate::pages) struct Shown {
    /// What it says before it is opened.
    pub(in crate::pages) summary: String,
    /// The incidents, in their order.
    pub(in crate::pages) hits: Rc<[Hit]>,
    /// Whether a variant is named with its edition.
    pub(in crate::pages) editions: Editions,
}

/// Whether the variants of a list are of one edition.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::pages) enum Editions {
    /// They are, or it does not matter: their labels are enough.
    One,
    /// They are of several, so that each is named.
    Several,
}

/// What a fold needs.
#[derive(Clone, PartialEq, Properties)]
pub(in crate::pages) struct FoldProps {
    pub(in crate::pages) language: Language,
    pub(in crate::pages) catalogue: Rc<Catalogue>,
    pub(in crate::pages) shown: Shown,
}

/// A fold with incidents; they are drawn when it is opened. Where there are none, there is no fold.
#[component]
pub(in crate::pages) fn IncidentFold(props: &FoldProps) -> Html {
    let FoldProps { language, catalogue, shown } = props;
    let is_open = use_state_eq(|| false);
    if shown.hits.is_empty() {
        return html! {};
    }
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(true))
    };
    html! {
        <details class="fold incidents-fold">
            <summary {onclick}>{ shown.summary.clone() }</summary>
            if *is_open {
                <IncidentList language={*language} catalogue={catalogue.clone()} shown={shown.clone()} />
            }
        </details>
    }
}

/// A list of incidents: the first ones, and a way to all.
#[component]
pub(in crate::pages) fn IncidentList(props: &FoldProps) -> Html {
    let FoldProps { language, catalogue, shown } = props;
    let shows_all = use_state_eq(|| false);
    let count = if *shows_all { shown.hits.len() } else { FIRST };
    let onclick = {
        let shows_all = shows_all.clone();
        Callback::from(move |_: MouseEvent| shows_all.set(true))
    };
    let story = |hit: &Hit| {
        let card = catalogue.cards.get(hit.story)?;
        Some(story_line(*language, card, hit, shown.editions))
    };
    html! {
        <>
            <ul class="incidents">{ for shown.hits.iter().take(count).filter_map(story) }</ul>
            if shown.hits.len() > count {
                <button type="button" class="button small" {onclick}>
                    { language.show_all(shown.hits.len()) }
                </button>
            }
        </>
    }
}

/// A story: its title, and each of its variants as a link.
fn story_line(language: Language, card: &Card, hit: &Hit, editions: Editions) -> Html {
    let variants = hit.variants.iter().filter_map(|hit| {
        let entry = card.variants.get(hit.variant)?;
        let label = language.of(&entry.label).to_owned();
        let year = (editions == Editions::Several).then(|| language.edition_short(entry.edition));
        let words = html! {
            <>{ label }if let Some(year) = year { <span class="incident-year">{ year }</span> }</>
        };
        Some(html! {
            <li key={entry.id.clone()}>
                { link(&Route::incident(&card.id, &entry.id), "", words) }
                { facets_told(language, hit) }
            </li>
        })
    });
    html! {
        <li key={card.id.clone()} class="incident">
            <h4>{ language.of(&card.title).to_owned() }</h4>
            <ul>{ for variants }</ul>
        </li>
    }
}

/// In what the ruling changes.
fn facets_told(language: Language, hit: &VariantHit) -> Html {
    if hit.facets.is_empty() {
        return html! {};
    }
    let named: Vec<&str> =
        hit.facets.iter().map(|facet| language.facet_of_ruling(*facet)).collect();
    html! {
        <span class="incident-change">
            { language.handbook().change.changed_in }{ " " }{ named.join(", ") }
        </span>
    }
}

/// The catalogue and the index, once both are here.
pub(in crate::pages) fn both(
    stories: &Stories,
    index: &Fetched<Index>,
) -> Option<(Rc<Catalogue>, Rc<Index>)> {
    Some((stories.ready()?.clone(), index.ready()?.clone()))
}

/// That the incidents are on their way, or not to be had; nothing once they are here.
pub(in crate::pages) fn state(
    language: Language,
    stories: &Stories,
    index: &Fetched<Index>,
) -> Html {
    let words = &language.handbook().incidents;
    let has_failed = matches!(stories, Fetched::Failed(_)) || matches!(index, Fetched::Failed(_));
    let told = if has_failed {
        words.failed
    } else if both(stories, index).is_none() {
        words.loading
    } else {
        return html! {};
    };
    html! { <p class="incidents-state" role="status">{ told }</p> }
}

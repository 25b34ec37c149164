//! The list of incidents.

mod card;
mod filter;
mod filters;

pub(crate) use filter::Filter;

use acconcio_core::story::{Card, Catalogue, Entry};
use yew::prelude::*;

use super::search::nothing_found;
use crate::app::Shared;
use crate::components::board::overlay::Overlay;
use crate::components::board::picture;
use crate::components::board::view::View;
use crate::components::link::link;
use crate::film::Film;
use crate::language::Language;
use crate::route::Route;
use crate::storage::Progress;
use crate::stories::{Fetched, use_story};
use card::story_card;
use filters::filters;

/// The list of incidents, with what a newcomer does first.
pub(crate) fn library_page(
    shared: &Shared,
    catalogue: &Catalogue,
    filter: &Filter,
    on_filter: &Callback<Filter>,
) -> Html {
    let language = shared.language;
    let words = &language.words().library;
    let progress = shared.progress.progress();
    let stories = filter.choose(&catalogue.cards, language);
    let cards = stories.iter().map(|story| story_card(language, story, progress));
    let on_reset = on_filter.reform(|()| Filter::default());
    html! {
        <main id="content" class="library" tabindex="-1">
            { opening(language, catalogue, progress) }
            <section class="listing" aria-labelledby="listing-heading">
                <div class="listing-head">
                    <h2 id="listing-heading">{ words.heading }</h2>
                    { filters(language, &catalogue.cards, filter, on_filter) }
                    <p class="listing-count" role="status">{ language.incidents_shown(stories.len()) }</p>
                </div>
                if stories.is_empty() {
                    { nothing_found(words.nothing_found, words.reset, on_reset) }
                } else {
                    <ul class="stories">{ for cards }</ul>
                }
            </section>
        </main>
    }
}

/// What a newcomer does, and the way to the next incident with a picture of it.
fn opening(language: Language, catalogue: &Catalogue, progress: &Progress) -> Html {
    let words = &language.words().library;
    let next = next_incident(catalogue, progress);
    let label = if progress.is_empty() { words.begin } else { words.go_on };
    html! {
        <div class="opening">
            <div>
                <h1>{ language.words().shell.tagline }</h1>
                <p>{ words.lead }</p>
                if let Some((story, variant)) = next {
                    <p class="opening-way">
                        { link(&Route::incident(&story.id, &variant.id), "button primary", html! { { label } }) }
                        <span class="opening-next">{ language.of(&story.title).to_owned() }</span>
                    </p>
                }
            </div>
            if let Some((story, variant)) = next {
                <OpeningPicture story={story.id.clone()} variant={variant.id.clone()} />
            }
        </div>
    }
}

/// The first story none of whose variants has been ruled on, else the first such variant.
fn next_incident<'a>(
    catalogue: &'a Catalogue,
    progress: &Progress,
) -> Option<(&'a Card, &'a Entry)> {
    let is_new = |story: &Card, variant: &Entry| progress.of(&story.id, &variant.id).is_none();
    let all = || catalogue.cards.iter().flat_map(|it| it.variants.iter().map(move |of| (it, of)));
    let is_untouched = |story: &Card| story.variants.iter().all(|variant| is_new(story, variant));
    all()
        .find(|(story, _)| is_untouched(story))
        .or_else(|| all().find(|(story, variant)| is_new(story, variant)))
        .or_else(|| all().next())
}

#[derive(Clone, PartialEq, Properties)]
struct OpeningPictureProps {
    story: String,
    variant: String,
}

/// A picture of the incident that comes next; its place stays empty until the story is here.
#[component]
fn OpeningPicture(props: &OpeningPictureProps) -> Html {
    let film = match use_story(&props.story) {
        Fetched::Ready(story) => story.variant(&props.variant).and_then(|it| Film::of(it).ok()),
        Fetched::Loading | Fetched::Failed(_) => None,
    };
    html! {
        <div class="opening-picture board">
            if let Some(film) = film {
                { picture(&film, liveliest(&film), View::FROM_WHITE, &Overlay::default()) }
            }
        </div>
    }
}

/// The last moment at which a hand carries a piece.
fn liveliest(film: &Film) -> usize {
    let is_carrying =
        |step: &usize| film.standings[*step].hands.iter().any(|grip| grip.carried_from.is_some());
    (0..=film.decision).rev().find(is_carrying).unwrap_or(0)
}

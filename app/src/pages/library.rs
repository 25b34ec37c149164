//! The list of incidents.

mod card;
mod filter;
mod filters;

pub(crate) use filter::Filter;

use acconcio_core::story::Catalogue;
use yew::prelude::*;

use super::search::nothing_found;
use crate::app::Shared;
use card::story_card;
use filters::filters;

/// The list of incidents.
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
            <section class="listing" aria-labelledby="listing-heading">
                <div class="listing-head">
                    <h1 id="listing-heading">{ words.heading }</h1>
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

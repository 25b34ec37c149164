//! The list of incidents.

mod card;
mod filters;

use acconcio_core::story::Catalogue;
use yew::prelude::*;

use super::search::nothing_found;
use crate::app::Shared;
use crate::filter::Filter;
use crate::thread::{Purpose, Thread};
pub(super) use card::state_icon;
use card::story_card;
pub(super) use filters::{Offered, filters};

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
    let stories = filter.stories(&catalogue.cards, language, progress);
    let thread = Thread { purpose: Purpose::List, filter: filter.clone() };
    let cards = stories.iter().map(|story| story_card(language, story, progress, &thread));
    let variants = stories.iter().map(|story| filter.variants(story, progress).count()).sum();
    let on_reset = on_filter.reform(|()| Filter::default());
    html! {
        <main id="content" class="library" tabindex="-1">
            <section class="listing" aria-labelledby="listing-heading">
                <div class="listing-head">
                    <h1 id="listing-heading">{ words.heading }</h1>
                    { filters(language, &catalogue.cards, filter, Offered::All, on_filter) }
                    <p class="listing-count" role="status">{ language.incidents_found(stories.len(), variants) }</p>
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

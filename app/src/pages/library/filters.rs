//! The choice of incidents, as lists.

use acconcio_core::incident::Regime;
use acconcio_core::laws::EditionId;
use acconcio_core::story::{Card, Chapter, Topic};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::filter::Filter;
use crate::language::Language;
use crate::pages::search::{not_sent, search_field};
use crate::storage::State;

/// Which controls are offered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::pages) enum Offered {
    /// All of them.
    All,
    /// Those whose choice stays the same while one rules.
    Lasting,
}

/// Words, topic, level, time control and laws, how it was ruled on; the chapter of the seminar where
/// some story has one.
pub(in crate::pages) fn filters(
    language: Language,
    stories: &[Card],
    filter: &Filter,
    offered: Offered,
    on_filter: &Callback<Filter>,
) -> Html {
    let words = &language.words().library;
    let topics: Vec<_> = Topic::ALL.into_iter().map(|it| (it, language.topic(it))).collect();
    let levels: Vec<_> = (1..=3_u8).map(|it| (it, language.level(it))).collect();
    let regimes: Vec<_> = Regime::ALL.into_iter().map(|it| (it, language.regime(it))).collect();
    let editions: Vec<_> =
        editions_of(stories).into_iter().map(|it| (it, language.edition(it))).collect();
    let chapters: Vec<_> =
        chapters_of(stories).into_iter().map(|it| (it, language.chapter(it))).collect();
    let states: Vec<_> = State::ALL.into_iter().map(|it| (it, language.state(it))).collect();
    let on_topic = choice(on_filter, filter, |filter, topic| filter.topic = topic);
    let on_level = choice(on_filter, filter, |filter, level| filter.level = level);
    let on_regime = choice(on_filter, filter, |filter, regime| filter.regime = regime);
    let on_edition = choice(on_filter, filter, |filter, edition| filter.edition = edition);
    let on_chapter = choice(on_filter, filter, |filter, chapter| filter.chapter = chapter);
    let on_state = choice(on_filter, filter, |filter, state| filter.state = state);
    let on_words = choice(on_filter, filter, |filter, words| filter.words = words);
    html! {
        <form class="filters" role="search" aria-label={words.filters} onsubmit={not_sent()}>
            { search_field(words.search, &filter.words, on_words) }
            { list(words.topic, words.any, &topics, filter.topic, on_topic) }
            { list(words.level, words.any, &levels, filter.level, on_level) }
            { list(words.regime, words.any, &regimes, filter.regime, on_regime) }
            if editions.len() > 1 {
                { list(words.edition, words.any, &editions, filter.edition, on_edition) }
            }
            if !chapters.is_empty() {
                { list(words.chapter, words.any, &chapters, filter.chapter, on_chapter) }
            }
            if offered == Offered::All {
                { list(words.state, words.any, &states, filter.state, on_state) }
            }
        </form>
    }
}

/// The filter with one choice made.
fn choice<T: 'static>(
    on_filter: &Callback<Filter>,
    filter: &Filter,
    make: impl Fn(&mut Filter, T) + 'static,
) -> Callback<T> {
    let filter = filter.clone();
    on_filter.reform(move |chosen| {
        let mut filter = filter.clone();
        make(&mut filter, chosen);
        filter
    })
}

/// The editions under which some story is played, oldest first.
fn editions_of(stories: &[Card]) -> Vec<EditionId> {
    let is_used = |edition: &EditionId| {
        let mut variants = stories.iter().flat_map(|story| &story.variants);
        variants.any(|variant| variant.edition == *edition)
    };
    EditionId::ALL.into_iter().filter(is_used).collect()
}

/// The chapters of the seminar to which some story belongs.
fn chapters_of(stories: &[Card]) -> Vec<Chapter> {
    let is_told = |chapter: &Chapter| stories.iter().any(|story| story.chapter == Some(*chapter));
    Chapter::ALL.into_iter().filter(is_told).collect()
}

/// A list with an entry for all.
fn list<T: Copy + PartialEq + 'static>(
    label: &'static str,
    any: &'static str,
    entries: &[(T, &'static str)],
    chosen: Option<T>,
    on_choice: Callback<Option<T>>,
) -> Html {
    let values: Vec<T> = entries.iter().map(|(value, _)| *value).collect();
    let onchange = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        // The first entry is the one for all.
        let index = usize::try_from(select.selected_index()).unwrap_or_default();
        on_choice.emit(index.checked_sub(1).and_then(|index| values.get(index)).copied());
    });
    let option = |(value, name): &(T, &'static str)| {
        html! { <option selected={chosen == Some(*value)}>{ *name }</option> }
    };
    html! {
        <label class="filter">
            <span>{ label }</span>
            <select {onchange}>
                <option selected={chosen.is_none()}>{ any }</option>
                { for entries.iter().map(option) }
            </select>
        </label>
    }
}

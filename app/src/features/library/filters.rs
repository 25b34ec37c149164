//! The controls of the filter, as lists.

use std::collections::{BTreeMap, BTreeSet};

use acconcio_adjudication::incident::Regime;
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::laws::index::entries;
use acconcio_training::digest::Complexity;
use acconcio_training::scenario::{Chapter, LawsChoice, ScenarioEntry, Topic};
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::Library;
use super::filter::Filter;
use crate::platform::storage::progress::State;
use crate::ui::search::{not_sent, search_field};

/// The controls that are offered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Offered {
    /// All controls.
    All,
    /// The controls whose choice stays the same while the user gives rulings.
    Lasting,
}

/// The controls: words, topic, level and last result; folded, complexity, time control, laws and article, and the
/// chapter of the seminar where some scenario has one.
pub(crate) fn filters(
    library: &Library<'_>,
    filter: &Filter,
    offered: Offered,
    on_filter: &Callback<Filter>,
) -> Html {
    let language = library.language;
    let words = &language.library();
    let scenarios = &library.catalogue.scenarios;
    let any = words.any();
    let on_words = choice(on_filter, filter, |filter, words| filter.words = words);
    let on_topic = choice(on_filter, filter, |filter, topic| filter.topic = topic);
    let on_level = choice(on_filter, filter, |filter, level| filter.level = level);
    let on_complexity = choice(on_filter, filter, |filter, it| filter.complexity = it);
    let on_regime = choice(on_filter, filter, |filter, regime| filter.regime = regime);
    // An article of one edition is not an article of another.
    let on_laws = choice(on_filter, filter, |filter, laws| {
        filter.laws = laws;
        filter.article.clear();
    });
    let on_chapter = choice(on_filter, filter, |filter, chapter| filter.chapter = chapter);
    let on_state = choice(on_filter, filter, |filter, state| filter.state = state);
    let chapters = chapters_of(scenarios);
    let draft = EditionId::DRAFT.filter(|draft| library.laws.edition() == Some(*draft));
    html! {
        <form class="filters" role="search" aria-label={words.filters()} onsubmit={not_sent()}>
            { search_field(words.search(), &filter.words, on_words) }
            { list(words.topic(), any, named(Topic::ALL, |it| language.topic(it)), filter.topic, on_topic) }
            { list(words.level(), any, named(1..=3, |it| language.level(it)), filter.level, on_level) }
            if offered == Offered::All {
                { list(words.state(), any, named(State::ALL, |it| language.state(it)), filter.state, on_state) }
            }
            <details class="more-filters" open={more_are_set(filter)}>
                <summary>{ words.more_filters() }</summary>
                <div class="filters-row">
                    { list(words.complexity(), any, named(Complexity::ALL, |it| language.complexity(it)), filter.complexity, on_complexity) }
                    { list(words.regime(), any, named(Regime::ALL, |it| language.regime(it)), filter.regime, on_regime) }
                    { list(words.laws(), words.laws_of_settings(), named(LawsChoice::offered(draft), |it| language.laws_choice(it)), filter.laws, on_laws) }
                    { articles(library, filter, on_filter) }
                    if !chapters.is_empty() {
                        { list(words.chapter(), any, named(chapters, |it| language.chapter(it)), filter.chapter, on_chapter) }
                    }
                </div>
            </details>
        </form>
    }
}

/// Whether one of the filters that are folded is set, which is then to be seen.
fn more_are_set(filter: &Filter) -> bool {
    filter.complexity.is_some()
        || filter.regime.is_some()
        || filter.laws.is_some()
        || !filter.article.is_empty()
        || filter.chapter.is_some()
}

/// The articles that order the ruling on some incident of the choice, under the edition chosen.
fn articles(library: &Library<'_>, filter: &Filter, on_filter: &Callback<Filter>) -> Html {
    let language = library.language;
    let words = &language.library();
    let any = if library.laws.edition().is_some() { words.any() } else { words.edition_first() };
    let chosen = (!filter.article.is_empty()).then(|| filter.article.clone());
    let on_article = choice(on_filter, filter, |filter, article: Option<String>| {
        filter.article = article.unwrap_or_default();
    });
    let mut offered = articles_of(library, filter);
    // An article from a link is offered, too, even where no incident has it.
    if let Some(chosen) = &chosen
        && offered.iter().all(|(article, _)| article != chosen)
    {
        offered.push((chosen.clone(), 0));
    }
    let named = offered.into_iter().map(|(article, count)| {
        let name = language.article_with_count(&article, count);
        (article, AttrValue::from(name))
    });
    list(words.article(), any, named.collect(), chosen, on_article)
}

/// The articles that order the rulings on the incidents of a choice, in the order of the Laws, each
/// with the number of variants that it or one below it decides; empty where no edition is chosen, or
/// the index has not been loaded yet.
fn articles_of(library: &Library<'_>, filter: &Filter) -> Vec<(String, usize)> {
    let Some(edition) = library.laws.edition() else { return Vec::new() };
    let filter = Filter { article: String::new(), ..filter.clone() };
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for scenario in filter.scenarios(library) {
        for variant in filter.variants(library, scenario) {
            if variant.edition(library.laws) != edition
                || variant.cannot_arise_under.contains(&edition)
            {
                continue;
            }
            let decided = library.digest(&scenario.id, &variant.id).map(|digest| &digest.decided);
            let found: BTreeSet<&str> = decided
                .into_iter()
                .flatten()
                .flat_map(|article| with_those_above(article))
                .collect();
            for article in found {
                *counts.entry(article).or_default() += 1;
            }
        }
    }
    let mut articles: Vec<&str> = entries(edition).iter().map(|entry| entry.article.0).collect();
    articles.dedup();
    let counted = articles.into_iter().filter_map(|article| Some((article, *counts.get(article)?)));
    counted.map(|(article, count)| (article.to_owned(), count)).collect()
}

/// An article and those above it: `7.5.1`, `7.5` and `7`.
fn with_those_above(article: &str) -> impl Iterator<Item = &str> {
    std::iter::successors(Some(article), |article| article.rsplit_once('.').map(|(above, _)| above))
}

/// Values with their names.
fn named<T: Copy, N: Into<AttrValue>>(
    values: impl IntoIterator<Item = T>,
    name: impl Fn(T) -> N,
) -> Vec<(T, AttrValue)> {
    values.into_iter().map(|value| (value, name(value).into())).collect()
}

/// The callback that sets one choice of the filter.
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

/// The chapters of the seminar to which some scenario belongs.
fn chapters_of(scenarios: &[ScenarioEntry]) -> Vec<Chapter> {
    let is_told =
        |chapter: &Chapter| scenarios.iter().any(|scenario| scenario.chapter == Some(*chapter));
    Chapter::ALL.into_iter().filter(is_told).collect()
}

/// A list with an entry for all values; it is disabled while there is no other.
fn list<T: Clone + PartialEq + 'static>(
    label: &'static str,
    any: &'static str,
    entries: Vec<(T, AttrValue)>,
    chosen: Option<T>,
    on_choice: Callback<Option<T>>,
) -> Html {
    let values: Vec<T> = entries.iter().map(|(value, _)| value.clone()).collect();
    let is_idle = entries.is_empty();
    let onchange = Callback::from(move |event: Event| {
        let select: HtmlSelectElement = event.target_unchecked_into();
        // The first entry is the one for all values.
        let index = usize::try_from(select.selected_index()).unwrap_or_default();
        on_choice.emit(index.checked_sub(1).and_then(|index| values.get(index)).cloned());
    });
    let option = |(value, name): (T, AttrValue)| {
        html! { <option selected={chosen.as_ref() == Some(&value)}>{ name }</option> }
    };
    html! {
        <label class="filter">
            <span>{ label }</span>
            <select disabled={is_idle} {onchange}>
                <option selected={chosen.is_none()}>{ any }</option>
                { for entries.into_iter().map(option) }
            </select>
        </label>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ok_an_article_counts_for_those_above_it_too() {
        let found: Vec<&str> = with_those_above("A.5.2").collect();
        assert_eq!(found, ["A.5.2", "A.5", "A"]);
    }
}

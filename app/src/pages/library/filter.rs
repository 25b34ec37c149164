//! Which incidents are listed: kept in the address, so that links keep it.

use acconcio_core::incident::Regime;
use acconcio_core::laws::EditionId;
use acconcio_core::story::{Card, Chapter, Topic};
use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::pages::search::Search;
use crate::route::Route;

/// A choice of incidents; what is none admits all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Filter {
    /// With these words in what is told of it, or in a label.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub(crate) words: String,
    /// About this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) topic: Option<Topic>,
    /// Of this level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) level: Option<u8>,
    /// With a variant of this regime.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) regime: Option<Regime>,
    /// With a variant under these laws.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) edition: Option<EditionId>,
    /// Of this chapter of the seminar.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) chapter: Option<Chapter>,
}

impl Filter {
    /// The choice an address tells; what is no choice there admits all.
    pub(crate) fn of_hash(hash: &str) -> Filter {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        serde_urlencoded::from_str(query).unwrap_or_default()
    }

    /// The address of the library with this choice, `#` included.
    pub(crate) fn to_hash(&self) -> String {
        match serde_urlencoded::to_string(self) {
            Ok(query) if !query.is_empty() => format!("{}?{query}", Route::Library.to_hash()),
            _ => Route::Library.to_hash(),
        }
    }

    /// The stories that are listed, in their order.
    pub(crate) fn choose<'a>(&self, stories: &'a [Card], language: Language) -> Vec<&'a Card> {
        let search = Search::of(&self.words);
        let is_found = |story: &&Card| search.admits("", &texts_of(story, language));
        stories.iter().filter(|story| self.admits(story)).filter(is_found).collect()
    }

    fn admits(&self, story: &Card) -> bool {
        let is_played = |regime| story.variants.iter().any(|it| it.regime == regime);
        let is_under = |edition| story.variants.iter().any(|it| it.edition == edition);
        self.topic.is_none_or(|topic| story.topics.contains(&topic))
            && self.level.is_none_or(|level| story.level == level)
            && self.regime.is_none_or(is_played)
            && self.edition.is_none_or(is_under)
            && self.chapter.is_none_or(|chapter| story.chapter == Some(chapter))
    }
}

/// What is told of a story before it is opened.
fn texts_of(story: &Card, language: Language) -> Vec<&str> {
    let texts = [&story.title, &story.gist].into_iter().chain(&story.event);
    let labels = story.variants.iter().map(|variant| &variant.label);
    texts.chain(labels).map(|text| language.of(text)).collect()
}

#[cfg(test)]
mod tests {
    use acconcio_core::digest::Complexity;
    use acconcio_core::story::{Entry, Provenance, Text};

    use super::*;

    fn text() -> Text {
        Text { en: String::new(), it: String::new() }
    }

    fn story() -> Card {
        let variant = |regime: Regime| Entry {
            id: String::new(),
            label: text(),
            edition: EditionId::E2009,
            regime,
            complexity: Complexity::Plain,
        };
        Card {
            id: String::new(),
            title: text(),
            gist: text(),
            event: None,
            topics: vec![Topic::Castling, Topic::Claims],
            chapter: Some(Chapter::Paradoxes),
            level: 2,
            provenance: Provenance::Constructed,
            variants: vec![variant(Regime::Standard), variant(Regime::BlitzSupervised)],
        }
    }

    fn check(filter: Filter, expected: bool) {
        assert_eq!(filter.admits(&story()), expected, "{filter:?}");
    }

    #[test]
    fn ok_a_choice_has_an_address() {
        let topic = Some(Topic::TouchMove);
        let filter = Filter { topic, level: Some(2), ..Filter::default() };
        assert_eq!(filter.to_hash(), "#/incidents?topic=touch-move&level=2");
        assert_eq!(Filter::of_hash("#/incidents?topic=touch-move&level=2"), filter);
        let edition = Some(EditionId::UsChess);
        let chapter = Some(Chapter::FastPlay);
        let filter = Filter { edition, chapter, ..Filter::default() };
        assert_eq!(filter.to_hash(), "#/incidents?edition=us-chess&chapter=fast-play");
        assert_eq!(Filter::of_hash(&filter.to_hash()), filter);
        assert_eq!(Filter::default().to_hash(), "#/incidents");
        assert_eq!(Filter::of_hash("#/"), Filter::default());
    }

    #[test]
    fn ok_words_are_sought_in_what_is_told() {
        let mut story = story();
        story.title.it = "La Torre, poi il Re".to_owned();
        story.variants[1].label.it = "L’orologio è premuto".to_owned();
        let stories = [story];
        let found = |words: &str, language: Language| {
            let filter = Filter { words: words.to_owned(), ..Filter::default() };
            assert_eq!(Filter::of_hash(&filter.to_hash()), filter);
            filter.choose(&stories, language).len()
        };
        assert_eq!(found("TORRE l'orologio", Language::Italian), 1);
        assert_eq!(found("torre donna", Language::Italian), 0);
        assert_eq!(found("torre", Language::English), 0);
        assert_eq!(found(" ", Language::English), 1);
    }

    #[test]
    fn err_no_such_choice_admits_all() {
        assert_eq!(Filter::of_hash("#/?topic=draughts"), Filter::default());
    }

    #[test]
    fn ok_every_choice_has_to_match() {
        check(Filter::default(), true);
        check(Filter { topic: Some(Topic::Claims), ..Filter::default() }, true);
        check(Filter { topic: Some(Topic::Clock), ..Filter::default() }, false);
        check(Filter { level: Some(2), ..Filter::default() }, true);
        check(Filter { level: Some(3), ..Filter::default() }, false);
        check(Filter { topic: Some(Topic::Claims), level: Some(1), ..Filter::default() }, false);
    }

    #[test]
    fn ok_laws_and_chapter_are_chosen_too() {
        check(Filter { edition: Some(EditionId::E2009), ..Filter::default() }, true);
        check(Filter { edition: Some(EditionId::E2023), ..Filter::default() }, false);
        check(Filter { chapter: Some(Chapter::Paradoxes), ..Filter::default() }, true);
        check(Filter { chapter: Some(Chapter::Proposals), ..Filter::default() }, false);
    }

    #[test]
    fn ok_one_variant_of_the_regime_is_enough() {
        check(Filter { regime: Some(Regime::BlitzSupervised), ..Filter::default() }, true);
        check(Filter { regime: Some(Regime::RapidSupervised), ..Filter::default() }, false);
    }
}

//! The filter of the incidents; it is kept in the address, so that links contain it.

use acconcio_adjudication::incident::Regime;
use acconcio_training::digest::Complexity;
use acconcio_training::scenario::{Chapter, LawsChoice, ScenarioEntry, Topic};
use serde::{Deserialize, Serialize};

use crate::language::Language;
use crate::platform::storage::progress::State;
use crate::route::Route;

/// A choice of incidents; a criterion that is not set admits all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Filter {
    /// Words in the texts of the scenario or in a label.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub words: String,
    /// The topic.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub topic: Option<Topic>,
    /// The level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// The amount of detail to read.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub complexity: Option<Complexity>,
    /// The regime.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub regime: Option<Regime>,
    /// The laws under which the incidents are ruled on; those of the settings where none are named.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub laws: Option<LawsChoice>,
    /// The article that orders the ruling, or one above it; empty for any.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub article: String,
    /// The chapter of the seminar.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chapter: Option<Chapter>,
    /// The last result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub state: Option<State>,
}

impl Filter {
    /// Reads the filter from an address; a query that is no filter admits all.
    pub fn of_hash(hash: &str) -> Filter {
        let query = hash.split_once('?').map_or("", |(_, query)| query);
        serde_urlencoded::from_str(query).unwrap_or_default()
    }

    /// Reads only the laws of the filter in an address, also where the rest is no filter: every page needs them, and most
    /// need nothing else of it.
    pub fn laws_of_hash(hash: &str) -> Option<LawsChoice> {
        #[derive(Deserialize)]
        struct Named {
            laws: Option<LawsChoice>,
        }
        let (_, query) = hash.split_once('?')?;
        serde_urlencoded::from_str::<Named>(query).ok()?.laws
    }

    /// The filter as the query of an address, without the question mark; empty where all are admitted.
    pub fn to_query(&self) -> String {
        serde_urlencoded::to_string(self).unwrap_or_default()
    }

    /// The hash of a page with this filter, `#` included.
    pub fn to_hash(&self, page: &Route) -> String {
        with_query(page, &self.to_query())
    }

    /// The filter that admits all incidents, under these laws.
    pub fn under(laws: impl Into<Option<LawsChoice>>) -> Filter {
        Filter { laws: laws.into(), ..Filter::default() }
    }

    /// Whether it has a criterion that needs the index.
    pub fn needs_index(&self) -> bool {
        !self.article.is_empty()
    }

    /// Whether all incidents are admitted.
    pub fn is_empty(&self) -> bool {
        *self == Filter::default()
    }

    pub(crate) fn admits(&self, scenario: &ScenarioEntry) -> bool {
        self.topic.is_none_or(|topic| scenario.topics.contains(&topic))
            && self.level.is_none_or(|level| scenario.level == level)
            && self.chapter.is_none_or(|chapter| scenario.chapter == Some(chapter))
    }
}

/// The hash of a page with a query, `#` included.
pub fn with_query(page: &Route, query: &str) -> String {
    let hash = page.to_hash();
    if query.is_empty() { hash } else { format!("{hash}?{query}") }
}

/// The texts of a scenario that are shown before it is opened.
pub(crate) fn texts_of(scenario: &ScenarioEntry, language: Language) -> Vec<&str> {
    let texts = [&scenario.title, &scenario.summary].into_iter().chain(&scenario.event);
    let labels = scenario.variants.iter().map(|variant| &variant.label);
    texts.chain(labels).map(|text| language.of(text)).collect()
}

#[cfg(test)]
mod tests {
    use acconcio_adjudication::laws::EditionId;
    use acconcio_training::digest::Index;
    use acconcio_training::scenario::{
        Catalogue, LanguageCode, PACK_VERSION, Provenance, Text, VariantEntry,
    };

    use super::*;
    use crate::features::library::Library;
    use crate::platform::storage::progress::Progress;

    fn text() -> Text {
        Text::default()
    }

    fn scenario() -> ScenarioEntry {
        let variant = |id: &str, regime: Regime| VariantEntry {
            id: id.to_owned(),
            label: text(),
            played_under: EditionId::E2009,
            regime,
            scope: Default::default(),
            cannot_arise_under: Default::default(),
            complexity: Complexity::Plain,
        };
        ScenarioEntry {
            id: "incident".to_owned(),
            title: text(),
            summary: text(),
            event: None,
            topics: vec![Topic::Castling, Topic::Claims],
            chapter: Some(Chapter::Paradoxes),
            level: 2,
            provenance: Provenance::Constructed,
            variants: vec![variant("a", Regime::Standard), variant("b", Regime::BlitzSupervised)],
        }
    }

    fn admitted(filter: &Filter, scenarios: &[ScenarioEntry], language: Language) -> usize {
        let catalogue = Catalogue { version: PACK_VERSION, scenarios: scenarios.to_vec() };
        let decided = |id: &str, articles: &[&str]| {
            format!(r#"{{"id":"{id}","decided":{articles:?},"mechanism":""}}"#)
        };
        let digests = [decided("a", &["7.5.1", "4.3.1"]), decided("b", &["7.5"])].join(",");
        let text = format!(
            r#"{{"version":{PACK_VERSION},"scenarios":[{{"id":"incident","variants":[{digests}]}}],
            "disputed_points":[],"statements":{{"all":0,"gradable":0,"proven":0}}}}"#
        );
        let index: Index = serde_json::from_str(&text).expect("an index");
        let progress = Progress::default();
        let (courses, index) = (None, Some(&index));
        let library = Library {
            catalogue: &catalogue,
            courses,
            index,
            review: None,
            progress: &progress,
            laws: filter.laws.unwrap_or(LawsChoice::AsPlayed),
            language,
        };
        filter.scenarios(&library).len()
    }

    fn check(filter: Filter, expected: bool) {
        let count = admitted(&filter, &[scenario()], Language::English);
        assert_eq!(count == 1, expected, "{filter:?}");
    }

    #[test]
    fn ok_a_choice_has_an_address() {
        let topic = Some(Topic::TouchMove);
        let filter = Filter { topic, level: Some(2), ..Filter::default() };
        assert_eq!(filter.to_hash(&Route::Library), "#/incidents?topic=touch-move&level=2");
        assert_eq!(Filter::of_hash("#/incidents?topic=touch-move&level=2"), filter);
        let laws = Some(LawsChoice::Edition(EditionId::UsChess));
        let chapter = Some(Chapter::FastPlay);
        let filter = Filter { laws, chapter, ..Filter::default() };
        assert_eq!(filter.to_hash(&Route::Library), "#/incidents?laws=us-chess&chapter=fast-play");
        assert_eq!(Filter::of_hash(&filter.to_hash(&Route::Library)), filter);
        assert_eq!(Filter::laws_of_hash(&filter.to_hash(&Route::Library)), filter.laws);
        assert_eq!(Filter::laws_of_hash("#/incidents?topic=touch-move"), None);
        assert_eq!(Filter::laws_of_hash("#/?laws=us-chess&topic=draughts"), laws);
        assert_eq!(Filter::default().to_hash(&Route::Library), "#/incidents");
        assert_eq!(Filter::of_hash("#/"), Filter::default());
    }

    #[test]
    fn ok_words_are_sought_in_what_is_told() {
        let mut scenario = scenario();
        let it = || LanguageCode::new("it");
        scenario.title.insert(LanguageCode::new("en"), "The rook, then the king".to_owned());
        scenario.title.insert(it(), "La Torre, poi il Re".to_owned());
        scenario.variants[1].label.insert(it(), "L’orologio è premuto".to_owned());
        let scenarios = [scenario];
        let found = |words: &str, language: Language| {
            let filter = Filter { words: words.to_owned(), ..Filter::default() };
            assert_eq!(Filter::of_hash(&filter.to_hash(&Route::Library)), filter);
            admitted(&filter, &scenarios, language)
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
        check(Filter::under(LawsChoice::Edition(EditionId::E2009)), true);
        check(Filter::under(LawsChoice::InForce), true);
        check(Filter { chapter: Some(Chapter::Paradoxes), ..Filter::default() }, true);
        check(Filter { chapter: Some(Chapter::Proposals), ..Filter::default() }, false);
    }

    #[test]
    fn ok_one_variant_of_the_regime_is_enough() {
        check(Filter { regime: Some(Regime::BlitzSupervised), ..Filter::default() }, true);
        check(Filter { regime: Some(Regime::RapidSupervised), ..Filter::default() }, false);
    }

    #[test]
    fn ok_one_variant_has_to_match_all_that_is_said_of_variants() {
        let mut scenario = scenario();
        scenario.variants[1].complexity = Complexity::Much;
        let regime = Some(Regime::Standard);
        let count = |complexity| {
            let filter = Filter { regime, complexity: Some(complexity), ..Filter::default() };
            admitted(&filter, std::slice::from_ref(&scenario), Language::English)
        };
        assert_eq!([count(Complexity::Plain), count(Complexity::Much)], [1, 0]);
    }

    #[test]
    fn ok_what_was_ruled_is_chosen_too() {
        check(Filter { state: Some(State::NotRuled), ..Filter::default() }, true);
        check(Filter { state: Some(State::Wrong), ..Filter::default() }, false);
    }

    #[test]
    fn ok_an_article_admits_what_it_and_those_below_it_rule() {
        let of = |article: &str| Filter { article: article.to_owned(), ..Filter::default() };
        check(of("7.5.1"), true);
        check(of("7.5"), true);
        check(of("4.3"), true);
        check(of("7"), true);
        check(of("7.5.11"), false);
        check(of("7.51"), false);
        check(of("9"), false);
        check(Filter { regime: Some(Regime::BlitzSupervised), ..of("4.3.1") }, false);
        assert_eq!(of("7.5.1").to_hash(&Route::Library), "#/incidents?article=7.5.1");
    }

    #[test]
    fn ok_how_much_there_is_to_parse_is_chosen_too() {
        check(Filter { complexity: Some(Complexity::Plain), ..Filter::default() }, true);
        check(Filter { complexity: Some(Complexity::Much), ..Filter::default() }, false);
        let complexity = Some(Complexity::Several);
        let filter = Filter { complexity, ..Filter::default() };
        assert_eq!(filter.to_hash(&Route::Practice), "#/practice?complexity=2");
        assert_eq!(Filter::of_hash("#/practice?complexity=2"), filter);
    }
}

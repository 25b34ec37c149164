//! Tests that addresses and pages are converted in both directions.

mod parts;

use acconcio_adjudication::incident::Regime;
use acconcio_training::digest::Complexity;
use acconcio_training::scenario::{PACK_VERSION, Provenance, ScenarioEntry, Text, VariantEntry};

use super::*;

#[test]
fn ok_a_moment_has_an_address() {
    let route = Route::moment("two-kings", "a", 7);
    assert_eq!(route.to_hash(), "#/incident/two-kings/a/7");
    assert_eq!(Route::of_hash("#/incident/two-kings/a/7"), route);
    assert_eq!(Route::of_hash("#/incident/two-kings/a"), Route::incident("two-kings", "a"));
}

#[test]
fn ok_a_filter_does_not_hide_the_library() {
    assert_eq!(Route::of_hash("#/incidents?topic=castling"), Route::Library);
    assert_eq!(Route::of_hash("#/?topic=castling"), Route::Library);
    assert_eq!(Route::of_hash("#/incident/a/b/3?course=c"), Route::moment("a", "b", 3));
}

#[test]
fn ok_an_incident_without_a_variant_is_its_first() {
    let catalogue = Catalogue { version: PACK_VERSION, scenarios: vec![two_kings(&["b", "a"])] };
    let check = |hash: &str, expected: Route| {
        assert_eq!(Route::of_hash(hash).with_variant(&catalogue), expected, "{hash}");
    };
    check("#/incident/two-kings", Route::incident("two-kings", "b"));
    check("#/incident/two-kings?course=c", Route::incident("two-kings", "b"));
    check("#/incident/two-kings/a", Route::incident("two-kings", "a"));
    check("#/incident/no-kings", Route::Scenario { scenario: "no-kings".to_owned() });
    check("#/incidents", Route::Library);
}

fn two_kings(variants: &[&str]) -> ScenarioEntry {
    let text = || Text::default();
    let entry = |id: &&str| VariantEntry {
        id: (*id).to_owned(),
        label: text(),
        played_under: EditionId::E2023,
        regime: Regime::Standard,
        scope: Default::default(),
        cannot_arise_under: Default::default(),
        complexity: Complexity::Plain,
    };
    ScenarioEntry {
        id: "two-kings".to_owned(),
        title: text(),
        summary: text(),
        event: None,
        topics: Vec::new(),
        chapter: None,
        level: 1,
        provenance: Provenance::Constructed,
        variants: variants.iter().map(entry).collect(),
    }
}

/// Every kind of page.
fn pages() -> Vec<Route> {
    let (from, to) = (EditionId::E2018, EditionId::E2023);
    vec![
        Route::Home,
        Route::Library,
        Route::Courses,
        Route::Course { course: "castling".to_owned() },
        Route::Own,
        Route::Practice,
        Route::Progress,
        Route::Settings,
        Route::Mate,
        Route::Claims,
        Route::Bench,
        Route::Present(PresentPage::Teach),
        Route::Present(PresentPage::Presenter),
        Route::Present(PresentPage::Audience),
        Route::Present(PresentPage::Plan),
        Route::Quadrigliona { replay: None },
        Route::Quadrigliona {
            replay: Some(MatchName { scenario: "two-mates".to_owned(), variant: None }),
        },
        Route::of_match("two-mates", "a"),
        Route::incident("two-kings", "a"),
        Route::moment("two-kings", "a", 7),
        Route::laws(from),
        Route::law(from, "7.5.1"),
        Route::Scenario { scenario: "two-kings".to_owned() },
        Route::Handbook(HandbookPage::Front),
        Route::Handbook(HandbookPage::Changes { from, to }),
        Route::Handbook(HandbookPage::Disputed { disputed_point: None }),
        Route::Handbook(HandbookPage::Disputed {
            disputed_point: Some(DisputedPoint::BlitzMinutes2018),
        }),
        Route::Handbook(HandbookPage::Proposals),
        Route::Handbook(HandbookPage::Glossary { term: None }),
        Route::Handbook(HandbookPage::Glossary { term: Some("flag-fall".to_owned()) }),
        Route::Handbook(HandbookPage::Method),
        Route::print(Printed::Handout, "two-kings", "a"),
        Route::print(Printed::Report, "two-kings", "a"),
        Route::print(Printed::Poster, "two-kings", "a"),
        Route::Exam(ExamPage::Compose),
        Route::Exam(ExamPage::Sit("1.a_b~c.d".to_owned())),
        Route::Exam(ExamPage::Result(1_763_800_000_000)),
        Route::Exam(ExamPage::Paper("1.a".to_owned())),
        Route::Exam(ExamPage::Key("1.a".to_owned())),
        Route::Exam(ExamPage::Results),
    ]
}

#[test]
fn ok_every_page_comes_back_from_its_address() {
    for page in pages() {
        assert_eq!(Route::of_hash(&page.to_hash()), page);
    }
}

#[test]
fn ok_an_article_has_an_address() {
    let check = |address: &str, route: Route| {
        assert_eq!(Route::of_hash(address), route);
        assert_eq!(route.to_hash(), address);
    };
    check("#/laws", Route::Laws { edition: None, place: None });
    check("#/laws/2009", Route::laws(EditionId::E2009));
    check("#/laws/2018/7.5.1", Route::law(EditionId::E2018, "7.5.1"));
    let proposals = Route::Handbook(HandbookPage::Proposals);
    assert_eq!(Route::of_hash("#/laws/2009/proposals"), proposals);
    assert_eq!(address_of(Article("Guid. III.3.1")), "III.3.1");
    assert_eq!(address_of(Article("7.4.a")), "7.4.a");
}

#[test]
fn ok_the_changes_without_editions_are_the_last_ones() {
    let last = Route::Handbook(HandbookPage::LAST_CHANGES);
    assert_eq!(Route::of_hash("#/handbook/changes"), last);
    assert_eq!(last.to_hash(), "#/handbook/changes/2018/2023");
}

#[test]
fn ok_moments_of_one_replay() {
    let is_of_replay = |one, other| Route::of_hash(one).is_of_replay(&Route::of_hash(other));
    assert!(is_of_replay("#/incident/two-kings/a", "#/incident/two-kings/a/3"));
    assert!(is_of_replay("#/incident/two-kings", "#/incident/two-kings/a"));
    assert!(is_of_replay("#/quadrigliona/two-kings", "#/quadrigliona/two-kings/a"));
    for other in [
        "#/incident/two-kings/b/3",
        "#/incident/king-takes/a",
        "#/quadrigliona/two-kings/a",
        "#/print/handout/two-kings/a",
        "#/presenter?items=two-kings/a",
        "",
    ] {
        assert!(!is_of_replay("#/incident/two-kings/a/3", other), "{other}");
    }
    assert!(!is_of_replay("", ""));
}

#[test]
fn err_an_address_that_is_none() {
    for address in ["#/laws/us-chess", "#/laws/1997/4.1", "#/laws/2018/4/1"] {
        assert_eq!(Route::of_hash(address), Route::NotFound, "{address}");
    }
    for address in ["#/incident/two-kings/a/seven", "#main", "#/incident", "#/404", "#//"] {
        assert_eq!(Route::of_hash(address), Route::NotFound, "{address}");
    }
    for address in [
        "#/handbook/changes/2018",
        "#/handbook/changes/1997/2018",
        "#/handbook/us",
        "#/handbook/disputed/us",
    ] {
        assert_eq!(Route::of_hash(address), Route::NotFound, "{address}");
    }
    assert_eq!(Route::of_hash(""), Route::Home);
    assert_eq!(Route::of_hash("#"), Route::Home);
}

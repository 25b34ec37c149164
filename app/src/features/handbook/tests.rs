//! The incidents that each list of the handbook contains, from four scenarios.

use acconcio_adjudication::disputed_points::DisputedPoint;
use acconcio_adjudication::disputed_points::Proposal;
use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Regime};
use acconcio_adjudication::laws::EditionId;
use acconcio_adjudication::ruling::FacetName;
use acconcio_training::digest::Index;
use acconcio_training::digest::Statements;
use acconcio_training::scenario::Catalogue;
use acconcio_training::scenario::{LawsChoice, PACK_VERSION, Provenance, Scenario, Text, Variant};
use acconcio_training::whatif::Facet;
use shakmaty::{Color, Square};

use super::incident_lists::*;

fn text() -> Text {
    Text::default()
}

fn scenario(id: &str, variants: Vec<(&str, Incident)>) -> Scenario {
    let variant = |(id, incident): (&str, Incident)| Variant {
        id: id.to_owned(),
        label: text(),
        incident,
        scope: Default::default(),
        epilogue: Vec::new(),
    };
    Scenario {
        id: id.to_owned(),
        title: text(),
        framing: text(),
        players: None,
        event: None,
        topics: Vec::new(),
        chapter: None,
        level: 1,
        source: text(),
        provenance: Provenance::Constructed,
        variants: variants.into_iter().map(variant).collect(),
    }
}

fn under(edition: EditionId, regime: Regime, acts: Vec<Act>) -> Incident {
    Incident { edition, acts, ..Incident::initial(regime) }
}

fn illegal_move() -> Vec<Act> {
    vec![
        Act::by(Color::White, ActKind::places(Square::E2, Square::E5)),
        Act::by(Color::White, ActKind::Releases { square: Square::E5 }),
        Act::by(Color::White, ActKind::presses_clock()),
        Act::by(Color::Black, ActKind::Claims(Claim::IllegalMove)),
    ]
}

fn press() -> Vec<Act> {
    vec![Act::by(Color::White, ActKind::presses_clock())]
}

/// Returns three scenarios: an illegal move in rapid under three editions; the clock pressed without a
/// move, with and without the proposal of 2012; and an illegal move of 2014 only.
fn library() -> (Catalogue, Vec<Scenario>) {
    let rapid = Regime::RapidSupervised;
    let illegal = |edition| under(edition, rapid, illegal_move());
    let pressed = under(EditionId::E2009, Regime::Standard, press());
    let enacted = Incident { enacted: [Proposal::NonMoveIllegal].into(), ..pressed.clone() };
    let scenarios = [
        scenario(
            "rapid",
            vec![
                ("2014", illegal(EditionId::E2014)),
                ("2018", illegal(EditionId::E2018)),
                ("2023", illegal(EditionId::E2023)),
            ],
        ),
        scenario("press", vec![("as-it-was", pressed), ("enacted", enacted)]),
        scenario("old", vec![("2014", illegal(EditionId::E2014))]),
    ];
    let entries = scenarios.iter().map(Scenario::catalogue_entry).collect();
    (Catalogue { version: PACK_VERSION, scenarios: entries }, scenarios.to_vec())
}

fn index_under(scenarios: &[Scenario], laws: LawsChoice) -> Index {
    let scenarios: Vec<Scenario> = scenarios.iter().map(|scenario| scenario.under(laws)).collect();
    Index::of(&scenarios, Statements::default()).expect("the scenarios can be ruled on")
}

/// The library with its index as played.
fn as_played() -> (Catalogue, Index) {
    let (catalogue, scenarios) = library();
    (catalogue, index_under(&scenarios, LawsChoice::AsPlayed))
}

/// The hits as `scenario/variant`.
fn names(catalogue: &Catalogue, hits: &[Hit]) -> Vec<String> {
    let one = |hit: &Hit| {
        let scenario_entry = &catalogue.scenarios[hit.scenario];
        let names: Vec<String> = hit
            .variants
            .iter()
            .map(|it| format!("{}/{}", scenario_entry.id, scenario_entry.variants[it.variant].id))
            .collect();
        names
    };
    hits.iter().flat_map(one).collect()
}

#[test]
fn ok_an_article_has_the_incidents_that_turn_on_it_under_its_edition() {
    let (catalogue, scenarios) = library();
    let names_of = |edition: EditionId, article: &str| {
        let index = index_under(&scenarios, LawsChoice::of(edition));
        let incident_lists = IncidentLists::of(&catalogue, &index).by_article(edition);
        let turning = incident_lists[article].clone();
        (names(&catalogue, &turning.decided), names(&catalogue, &turning.asked))
    };
    // Played under whatever laws, each is ruled on under those of the article.
    let illegal = ["rapid/2014", "rapid/2018", "rapid/2023", "old/2014"].map(str::to_owned);
    for edition in [EditionId::E2017, EditionId::E2018] {
        let (decided, _) = names_of(edition, "7.5.1");
        assert!(illegal.iter().all(|it| decided.contains(it)), "{edition}: {decided:?}");
    }
    assert_eq!(
        names_of(EditionId::E2018, "4.1"),
        (Vec::new(), Vec::new()),
        "no replay turns on it"
    );
}

#[test]
fn ok_what_changed_is_told_by_the_replays_of_the_two_editions() {
    let (catalogue, index) = as_played();
    let incident_lists = IncidentLists::of(&catalogue, &index);
    let changed = incident_lists.changed_between(EditionId::E2018, EditionId::E2023);
    assert_eq!(names(&catalogue, &changed.outcome), ["rapid/2018", "rapid/2023", "old/2014"]);
    assert_eq!(changed.outcome[0].variants[0].facets, [Facet::Of(FacetName::Time)]);
    let changed = incident_lists.changed_between(EditionId::E2017, EditionId::E2018);
    assert!(!names(&catalogue, &changed.outcome).iter().any(|it| it.starts_with("rapid")));
    assert_eq!(
        incident_lists.changed_between(EditionId::E2018, EditionId::E2018),
        Changed::default()
    );
}

#[test]
fn ok_a_disputed_point_and_a_proposal_have_their_incidents() {
    let (catalogue, index) = as_played();
    let incident_lists = IncidentLists::of(&catalogue, &index);
    assert_eq!(
        names(&catalogue, &incident_lists.on_disputed_point(DisputedPoint::NonMove)),
        ["press/as-it-was"]
    );
    let proposal = Proposal::NonMoveIllegal;
    assert_eq!(names(&catalogue, &incident_lists.with_enacted(proposal)), ["press/enacted"]);
    assert_eq!(names(&catalogue, &incident_lists.changed_by(proposal)), ["press/as-it-was"]);
    assert_eq!(incident_lists.count(|digest| !digest.disputed_points.is_empty()), 1);
}

#[test]
fn ok_an_index_without_a_scenario_leaves_it_out() {
    let (catalogue, mut index) = as_played();
    index.scenarios.retain(|scenario| scenario.id != "press");
    let incident_lists = IncidentLists::of(&catalogue, &index);
    assert_eq!(incident_lists.on_disputed_point(DisputedPoint::NonMove), []);
}

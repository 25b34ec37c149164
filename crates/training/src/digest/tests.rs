//! The index as it is derived from incidents.

use acconcio_adjudication::ruling::FacetName;
use shakmaty::{Color, Square};

use super::*;
use crate::scenario::{LanguageCode, Provenance, Text};
use crate::whatif::Facet;
use acconcio_adjudication::incident::{Act, ActKind, Claim, Incident, Regime};

fn text(said: &str) -> Text {
    Text::original(LanguageCode::new("en"), said.to_owned())
}

fn scenario(incidents: Vec<Incident>) -> Scenario {
    let variant = |(number, incident): (usize, Incident)| Variant {
        id: format!("v{number}"),
        label: text("label"),
        scope: Default::default(),
        incident,
        epilogue: Vec::new(),
    };
    Scenario {
        id: "incident".to_owned(),
        title: text("title"),
        framing: text("framing"),
        players: None,
        event: None,
        topics: Vec::new(),
        chapter: None,
        level: 1,
        source: text("source"),
        provenance: Provenance::Constructed,
        variants: incidents.into_iter().enumerate().map(variant).collect(),
    }
}

fn under(edition: EditionId, regime: Regime, acts: Vec<Act>) -> Incident {
    Incident { edition, acts, ..Incident::initial(regime) }
}

/// A pawn advanced three squares, and the clock pressed.
fn illegal_move() -> Vec<Act> {
    vec![
        Act::by(Color::White, ActKind::places(Square::E2, Square::E5)),
        Act::by(Color::White, ActKind::Releases { square: Square::E5 }),
        Act::by(Color::White, ActKind::presses_clock()),
    ]
}

fn texts(all: &[&str]) -> Vec<String> {
    all.iter().map(|text| (*text).to_owned()).collect()
}

fn index_of(incidents: Vec<Incident>) -> Index {
    Index::of(&[scenario(incidents)], Statements::default()).expect("the incidents can be ruled on")
}

#[test]
fn ok_an_illegal_move_turns_on_its_articles() {
    let index = index_of(vec![under(EditionId::E2018, Regime::Standard, illegal_move())]);
    let digest = &index.scenarios[0].variants[0];
    let decided: Vec<&str> = digest.decided.iter().map(String::as_str).collect();
    assert_eq!(decided[0], "7.5.1", "{decided:?}");
    for article in ["7.5.5", "7.1"] {
        assert!(decided.contains(&article), "{article}: {decided:?}");
    }
    assert!(!decided.contains(&"6.2.1"), "that the clock was pressed decides nothing: {decided:?}");
    assert!(digest.mechanism.starts_with("illegal:illegal-move-undone:"), "{}", digest.mechanism);
}

#[test]
fn ok_what_was_asked_in_vain_is_told_apart() {
    let touches = [Square::D1, Square::G1].map(|at| Act::by(Color::White, ActKind::touches(at)));
    let moved = [
        Act::by(Color::White, ActKind::places(Square::G1, Square::F3)),
        Act::by(Color::White, ActKind::Releases { square: Square::F3 }),
        Act::by(Color::White, ActKind::presses_clock()),
    ];
    let acts = touches.into_iter().chain(moved).collect();
    let index = index_of(vec![under(EditionId::E2018, Regime::Standard, acts)]);
    let digest = &index.scenarios[0].variants[0];
    assert_eq!(digest.decided, texts(&["3.10.1"]));
    assert_eq!(digest.asked, texts(&["6.2.1", "12.6"]));
}

#[test]
fn ok_the_mechanism_outlives_colours_and_numbers() {
    let of = |edition| under(edition, Regime::Standard, illegal_move());
    let incidents = vec![
        of(EditionId::E2018),
        of(EditionId::E2018).mirrored(),
        of(EditionId::E2014),
        under(EditionId::E2018, Regime::Standard, illegal_move()[..2].to_vec()),
    ];
    let index = index_of(incidents);
    let words: Vec<&str> =
        index.scenarios[0].variants.iter().map(|digest| digest.mechanism.as_str()).collect();
    assert_eq!(words[0], words[1]);
    assert_eq!(words[0], words[2]);
    assert_ne!(words[0], words[3]);
}

#[test]
fn ok_editions_are_compared_in_the_incidents_own_regime() {
    let acts = || {
        let claim = Act::by(Color::Black, ActKind::Claims(Claim::IllegalMove));
        illegal_move().into_iter().chain([claim]).collect()
    };
    let index = index_of(vec![
        under(EditionId::E2023, Regime::RapidSupervised, acts()),
        under(EditionId::KingPenalty, Regime::Standard, illegal_move()),
    ]);
    let [rapid, old] = &index.scenarios[0].variants[..] else { panic!("two variants") };
    let editions = rapid.editions.as_ref().expect("a FIDE edition is compared");
    assert_eq!(editions.between(EditionId::E2018, EditionId::E2023), [Facet::Of(FacetName::Time)]);
    assert!(editions.between(EditionId::E2017, EditionId::E2018).is_empty());
    assert!(!editions.is_the_same_everywhere());
    assert_eq!((&old.editions, old.decided.len()), (&None, 0), "an old code has no index");
}

#[test]
fn ok_disputed_points_and_proposals_are_those_that_change_the_ruling() {
    let non_move = vec![Act::by(Color::White, ActKind::presses_clock())];
    let index = index_of(vec![under(EditionId::E2009, Regime::Standard, non_move)]);
    let digest = &index.scenarios[0].variants[0];
    assert_eq!(digest.disputed_points, [DisputedPoint::NonMove]);
    assert_eq!(digest.proposals, BTreeSet::from([Proposal::NonMoveIllegal]));
    let [open] = &index.disputed_points[..] else {
        panic!("one doubt: {:?}", index.disputed_points)
    };
    assert_eq!(open.disputed_point, DisputedPoint::NonMove);
    assert_eq!(open.editions, BTreeSet::from([EditionId::E2009]));
}

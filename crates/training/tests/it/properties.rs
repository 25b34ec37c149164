//! Properties over generated incidents: whatever the acts, the core gives a ruling.

use std::collections::BTreeSet;

use crate::generated::{incidents, kinds, players};
use acconcio_adjudication::disputed_points::PresetReadings;
use acconcio_adjudication::incident::{Act, Incident};
use acconcio_adjudication::laws::{Code, EditionId, Step};
use acconcio_adjudication::reconstruction::Reconstruction;
use acconcio_adjudication::ruling::{Duty, Obligation, Point, SideTaken};
use acconcio_adjudication::{AdjudicationError, adjudicate};
use acconcio_properties::cases;
use acconcio_training::grading::{grade, model_answer};
use proptest::prelude::*;
use shakmaty::Position;

/// The preset that takes these sides, where all are disputed points of law and no fact is still to be
/// found.
fn holding(preset_readings: &PresetReadings, taken: &[SideTaken]) -> Option<PresetReadings> {
    taken.iter().try_fold(preset_readings.clone(), |preset_readings, choice| match choice.point {
        Point::Law(disputed_point) => Some(preset_readings.with(disputed_point, choice.side)),
        Point::DisputedTouch { .. }
        | Point::PresumedTouch { .. }
        | Point::UnknownOrder { .. }
        | Point::QuickplayFinding { .. } => None,
    })
}

fn articles(steps: &[Step]) -> Vec<String> {
    steps
        .iter()
        .flat_map(|step| {
            let mut below = articles(&step.under);
            below.push(step.by.article.to_string());
            below
        })
        .collect()
}

/// Every article that an edition's or code's table names, and those of the proposals.
fn articles_of(edition: EditionId) -> BTreeSet<String> {
    fn collect(value: &serde_json::Value, found: &mut BTreeSet<String>) {
        if let Some(article) = value.get("by").and_then(|by| by.get("article")) {
            found.insert(article.as_str().expect("an article is a text").to_owned());
        }
        value.as_object().into_iter().flatten().for_each(|(_, one)| collect(one, found));
        value.as_array().into_iter().flatten().for_each(|one| collect(one, found));
    }
    let table = match edition.code() {
        Code::Edition(laws) => serde_json::to_value(laws),
        Code::Historic(code) => serde_json::to_value(code),
    };
    let mut found = BTreeSet::new();
    collect(&table.expect("a table can be written"), &mut found);
    found
}

fn citations(steps: &[Step]) -> Vec<(EditionId, String)> {
    let own = |step: &Step| (step.by.edition, step.by.article.to_string());
    steps
        .iter()
        .flat_map(|step| {
            let mut below = citations(&step.under);
            below.push(own(step));
            below
        })
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases(3_000)))]

    #[test]
    fn ok_every_incident_that_can_be_played_is_ruled(incident in incidents()) {
        let ruling = adjudicate(&incident);
        prop_assert!(ruling.is_ok(), "{:?}", ruling.err());
    }

    #[test]
    fn ok_permitted_moves_are_legal_and_there_is_always_one(incident in incidents()) {
        let ruling = adjudicate(&incident).expect("ruled, as the property above says");
        for (subject, facets) in ruling.under_each_reading() {
            let Some(obligation) = &facets.obligation else { continue };
            let position = subject.position.as_ref();
            let position = position.expect("moves are computed from legal positions only");
            let legal = position.legal_moves();
            let Obligation { duty, permitted } = &obligation.value;
            prop_assert!(!permitted.is_empty() || legal.is_empty());
            prop_assert!(permitted.iter().all(|one| legal.contains(one)));
            if *duty == Duty::Free {
                prop_assert_eq!(permitted.len(), legal.len());
            }
        }
    }

    #[test]
    fn ok_another_reading_is_what_its_holder_rules(incident in incidents()) {
        for reading in adjudicate(&incident).expect("ruled").readings {
            let Some(preset_readings) = holding(&incident.preset_readings, &reading.taken) else { continue };
            let held = adjudicate(&Incident { preset_readings, ..incident.clone() }).expect("ruled");
            prop_assert_eq!(held.subject.turn(), reading.subject.turn());
            prop_assert_eq!(held.facets, reading.facets);
        }
    }

    #[test]
    fn ok_every_article_of_the_trace_exists_in_its_edition(incident in incidents()) {
        let known = articles_of(incident.edition);
        let ruling = adjudicate(&incident).expect("ruled");
        let traces = ruling.readings.iter().map(|reading| &reading.trace);
        for trace in std::iter::once(&ruling.trace).chain(traces) {
            for (edition, article) in citations(trace) {
                prop_assert_eq!(edition, incident.edition);
                let is_known = known.contains(&article)
                    || (article.contains("proposal") && !incident.enacted.is_empty());
                prop_assert!(is_known, "{}", article);
            }
        }
    }

    #[test]
    fn ok_a_mirrored_incident_gets_the_mirrored_ruling(incident in incidents()) {
        let mut straight = incident;
        straight.illegal_moves.black = straight.illegal_moves.white;
        // White moves first: the number of moves of each player is not the same in the mirror. Nothing may
        // depend on it.
        straight.set_up = None;
        straight.start.fullmoves = straight.start.fullmoves.saturating_add(1);
        let one = adjudicate(&straight).expect("ruled");
        let other = adjudicate(&straight.mirrored()).expect("ruled in the mirror too");
        prop_assert_eq!(&one.facets, &other.facets.mirrored());
        prop_assert_eq!(articles(&one.trace), articles(&other.trace));
        prop_assert_eq!(one.readings.len(), other.readings.len());
        for (one, other) in one.readings.iter().zip(&other.readings) {
            prop_assert_eq!(&one.facets, &other.facets.mirrored());
        }
    }

    #[test]
    fn ok_each_reading_answered_in_full_scores_full(incident in incidents()) {
        let ruling = adjudicate(&incident).expect("ruled");
        let reconstruction = Reconstruction::of(&incident).expect("reconstructed");
        for facets in ruling.facets_under_each_reading() {
            let answer = model_answer(&reconstruction, &ruling, facets);
            let grade = grade(&reconstruction, &ruling, &answer);
            prop_assert_eq!(grade.points(), grade.out_of(), "{:?}", grade);
        }
    }

    #[test]
    fn err_an_act_that_cannot_be_done_is_named(
        incident in incidents(),
        kind in kinds(),
        by in players(),
    ) {
        let mut incident = incident;
        incident.acts.push(Act::by(by, kind));
        match adjudicate(&incident) {
            Ok(_) => {}
            Err(AdjudicationError::Act { act, .. }) => {
                prop_assert_eq!(act, incident.acts.len() - 1);
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
    }
}

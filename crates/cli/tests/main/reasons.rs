//! The reasons of every ruling, as the app words them: no two of them contradict each other.

use std::collections::BTreeSet;

use acconcio_adjudication::adjudicate;
use acconcio_adjudication::anachronism::Anachronism;
use acconcio_adjudication::incident::Incident;
use acconcio_adjudication::laws::{EditionId, Status, Step};
use acconcio_adjudication::ruling::{Ruling, Subject};
use acconcio_app::language::reasons::StatedStep;
use acconcio_app::language::{FactContext, Language};
use acconcio_training::scenario::Scenario;

use super::root;

#[test]
fn ok_no_sentence_both_applies_and_does_not() {
    let mut found = BTreeSet::new();
    let mut rulings = 0;
    for file in acconcio_scenario_files::all::<Scenario>(&root()).expect("there are scenarios") {
        let scenario = file.scenario.expect("it has no errors");
        for variant in &scenario.variants {
            for edition in EditionId::ALL {
                let incident = Incident { edition, ..variant.incident.clone() };
                if Anachronism::of(&incident).is_some() {
                    continue;
                }
                let Ok(ruling) = adjudicate(&incident) else { continue };
                rulings += 1;
                for language in Language::ALL {
                    let said = contradictions(language, &incident, &ruling);
                    let place = format!("{}/{} under {edition}", scenario.id, variant.id);
                    found.extend(said.into_iter().map(|said| format!("{said}\n    {place}")));
                }
            }
        }
    }
    assert!(rulings > 1000, "only {rulings} rulings");
    let found: Vec<_> = found.into_iter().collect();
    assert!(found.is_empty(), "{} of {rulings}:\n{}", found.len(), found.join("\n"));
}

/// The sentences that stand in one chain of reasons with opposite statuses.
fn contradictions(language: Language, incident: &Incident, ruling: &Ruling) -> Vec<String> {
    let principal = (&ruling.subject, ruling.trace.as_slice());
    let others = ruling.readings.iter().map(|it| (&it.subject, it.trace.as_slice()));
    let contradicted = |(subject, trace): (&Subject, &[Step])| {
        let context = FactContext {
            player: subject.player,
            position: subject.position.clone(),
            doers: incident.acts.iter().map(|act| act.by).collect(),
        };
        let stated = language.reasons(trace, &context);
        let said = flat(&stated);
        let with = |status: Status| said.iter().filter(move |stated| stated.step.status == status);
        let denied: BTreeSet<&str> =
            with(Status::NotMet).map(|stated| stated.fact.as_str()).collect();
        let affirmed = with(Status::Holds).map(|stated| stated.fact.as_str());
        affirmed.filter(|fact| denied.contains(fact)).map(str::to_owned).collect::<Vec<_>>()
    };
    std::iter::once(principal).chain(others).flat_map(contradicted).collect()
}

fn flat<'a>(stated: &'a [StatedStep<'a>]) -> Vec<&'a StatedStep<'a>> {
    stated.iter().flat_map(|one| std::iter::once(one).chain(flat(&one.under))).collect()
}

//! A draft as an incident that others can open: what its author has left out is filled in.

use std::collections::BTreeSet;

use acconcio_adjudication::Adjudication;
use acconcio_adjudication::ruling::Classification;
use acconcio_training::scenario::{LanguageCode, Scenario, Text, Topic};

use crate::draft::Draft;
use crate::walk::Walk;

/// The texts for what an author has not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandIns {
    /// Their language.
    pub language: LanguageCode,
    /// The title.
    pub title: String,
    /// The introduction.
    pub framing: String,
    /// The source.
    pub source: String,
    /// The labels of the variants, in order.
    pub labels: Vec<String>,
}

/// The language of which readers of files want every text where there is one in it.
const FIRST: &str = "en";

impl Draft {
    /// The scenario with a text in every place that needs one, in one language at least, and with a topic. What the
    /// author has written stays as it is.
    pub fn completed(&self, with: &StandIns) -> Scenario {
        let mut scenario = self.scenario();
        let language = first_language(&scenario).unwrap_or_else(|| with.language.clone());
        let fill = |text: &mut Text, instead: &str| {
            if text.get(language.as_str()).is_none() {
                let said = text.get_or_original(language.as_str()).map(|(_, said)| said.clone());
                text.insert(language.clone(), said.unwrap_or_else(|| instead.to_owned()));
            }
        };
        fill(&mut scenario.title, &with.title);
        fill(&mut scenario.framing, &with.framing);
        fill(&mut scenario.source, &with.source);
        if let Some(event) = &mut scenario.event {
            fill(event, &with.title);
        }
        for (index, variant) in scenario.variants.iter_mut().enumerate() {
            let instead = with.labels.get(index).unwrap_or(&variant.id).clone();
            fill(&mut variant.label, &instead);
        }
        if scenario.topics.is_empty() {
            scenario.topics = topics(self);
        }
        scenario
    }
}

/// The language in which a text has to be there, if any is written.
fn first_language(scenario: &Scenario) -> Option<LanguageCode> {
    let texts = [&scenario.title, &scenario.framing, &scenario.source].into_iter();
    let texts = texts.chain(&scenario.event).chain(scenario.variants.iter().map(|it| &it.label));
    let codes: BTreeSet<&LanguageCode> =
        texts.flat_map(|text| text.iter().map(|(code, _)| code)).collect();
    let first = codes.iter().find(|code| code.as_str() == FIRST).or_else(|| codes.iter().next());
    first.map(|code| (*code).clone())
}

/// The topics of what is ruled in each variant; that of illegal moves where nothing is.
fn topics(draft: &Draft) -> Vec<Topic> {
    let mut topics: Vec<Topic> = Vec::new();
    for variant in draft.variants() {
        let ruled = Adjudication::of(&Walk::of(variant).possible.incident);
        let topic = ruled.ok().and_then(|it| topic(it.ruling.facets.classification.value));
        topics.extend(topic.filter(|topic| !topics.contains(topic)));
    }
    if topics.is_empty() { vec![Topic::IllegalMove] } else { topics }
}

/// The topic of a classification; none where nothing was irregular.
const fn topic(classification: Classification) -> Option<Topic> {
    match classification {
        Classification::Legal => None,
        Classification::Irregular | Classification::OutOfTurn | Classification::Incomplete => {
            Some(Topic::TouchMove)
        }
        Classification::Illegal => Some(Topic::IllegalMove),
        Classification::NonMove | Classification::FlagFallen | Classification::LateArrival => {
            Some(Topic::Clock)
        }
        Classification::WrongSetUp | Classification::Displaced => Some(Topic::SetUp),
        Classification::Misconduct => Some(Topic::Conduct),
        Classification::CorrectClaim
        | Classification::RefusedClaim
        | Classification::PostponedClaim => Some(Topic::Claims),
        Classification::DrawnByItself => Some(Topic::EndOfGame),
        Classification::FaultySealedMove => Some(Topic::Recording),
    }
}

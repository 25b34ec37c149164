//! Exams: papers are drawn, linked, taken and marked the same everywhere, for ever.

mod drawing;
mod links;
mod marks;
mod results;

use acconcio_adjudication::laws::EditionId;
use acconcio_training::exam::{
    Blueprint, Candidate, Link, Marking, Paper, PaperVariant, PassMark, Section, Weights, draw,
};
use acconcio_training::scenario::{LawsChoice, Scenario};

/// The incidents as they were in November 2026. The papers drawn from them do not change when incidents are
/// added.
pub(crate) fn recorded_pool() -> Vec<Candidate> {
    serde_json::from_str(include_str!("../data/exam_pool.json")).expect("a recorded pool")
}

/// A few scenarios as they were then.
pub(crate) fn recorded_scenarios() -> Vec<Scenario> {
    serde_json::from_str(include_str!("../data/exam_scenarios.json")).expect("recorded stories")
}

pub(crate) fn find<'a>(scenarios: &'a [Scenario]) -> impl Fn(&str) -> Option<&'a Scenario> {
    |id| scenarios.iter().find(|scenario| scenario.id == id)
}

pub(crate) fn blueprint(count: u8) -> Blueprint {
    let editions = [EditionId::E2023].into();
    Blueprint {
        laws: LawsChoice::AsPlayed,
        sections: vec![Section { count, editions, ..Section::default() }],
        minutes: 30,
        marking: Marking::PerQuestion(Weights::default()),
        pass: PassMark::Percent(80),
        knock_outs: [].into(),
    }
}

/// The incidents of the recorded scenarios that can be drawn.
pub(crate) fn small_pool() -> Vec<Candidate> {
    let scenarios = recorded_scenarios();
    let mut pool = recorded_pool();
    pool.retain(|it| {
        scenarios.iter().any(|scenario| {
            scenario.id == it.name.scenario && scenario.variant(&it.name.variant).is_some()
        })
    });
    pool
}

pub(crate) fn paper(count: u8, seed: u32, paper_variant: PaperVariant) -> Paper {
    let (pool, scenarios) = (small_pool(), recorded_scenarios());
    let drawn = draw(&pool, &blueprint(count), seed).expect("it can be drawn");
    let link = Link::of(&blueprint(count), seed, paper_variant, &drawn, find(&scenarios));
    Paper::open(link.expect("every scenario is recorded"), find(&scenarios)).expect("it fits")
}

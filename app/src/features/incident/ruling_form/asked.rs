//! The points of a ruling that are asked, and the answers that are offered to them.

use acconcio_adjudication::ruling::{Classification, Facets, Outcome, Reinstatement, Trigger};
use acconcio_training::exam::rank;
use acconcio_training::grading::{Answer, Question};
use shakmaty::Position;

use super::action::PartOfAnswer;
use super::depth::Depth;
use crate::features::incident::adjudicated::AdjudicatedIncident;
use crate::features::incident::pointing::GeneralObligation;

/// The points of a ruling, those that tell most first.
const BY_WEIGHT: [Question; Question::ALL.len()] = [
    Question::Classification,
    Question::Board,
    Question::Obligation,
    Question::Result,
    Question::Trigger,
    Question::Count,
    Question::Clocks,
];

/// The number of answers offered where few points are asked.
const FEW: usize = 3;

impl Depth {
    /// The points asked of an incident, in the order in which an arbiter works. A point to which only one
    /// answer is possible is not asked.
    pub(crate) fn asked(self, adjudicated: &AdjudicatedIncident) -> Vec<Question> {
        let mut asked = adjudicated.questions.clone();
        if self != Depth::Exam {
            asked.retain(|question| !has_sole_answer(adjudicated, *question));
        }
        let most = match self {
            Depth::Two => 2,
            Depth::Four => 4,
            Depth::All | Depth::Exam => asked.len(),
        };
        let chosen: Vec<Question> =
            BY_WEIGHT.into_iter().filter(|question| asked.contains(question)).take(most).collect();
        asked.retain(|question| chosen.contains(question));
        asked
    }

    /// The answers offered to a question, in their order; `seed` names the incident.
    pub(crate) fn offers(
        self,
        adjudicated: &AdjudicatedIncident,
        question: Question,
        seed: &str,
    ) -> Vec<PartOfAnswer> {
        let all = every_offer(adjudicated, question);
        match self {
            Depth::Two => few(adjudicated, question, all, seed),
            Depth::Four | Depth::All => all,
            Depth::Exam => {
                let inapplicable = Some(PartOfAnswer::Inapplicable(question));
                let may_be = |_: &PartOfAnswer| question.may_be_inapplicable();
                all.into_iter().chain(inapplicable.filter(may_be)).collect()
            }
        }
    }
}

/// Returns the answers to some questions alone.
pub(crate) fn only(answer: &Answer, asked: &[Question]) -> Answer {
    let is_asked = |question: Question| asked.contains(&question);
    Answer {
        trigger: answer.trigger.filter(|_| is_asked(Question::Trigger)),
        classification: answer.classification.filter(|_| is_asked(Question::Classification)),
        board: answer.board.filter(|_| is_asked(Question::Board)),
        obligation: answer.obligation.clone().filter(|_| is_asked(Question::Obligation)),
        clocks: answer.clocks.filter(|_| is_asked(Question::Clocks)),
        count: answer.count.filter(|_| is_asked(Question::Count)),
        result: answer.result.filter(|_| is_asked(Question::Result)),
        inapplicable: answer.inapplicable.iter().copied().filter(|it| is_asked(*it)).collect(),
    }
}

/// Whether the facts leave only one answer to a question.
fn has_sole_answer(adjudicated: &AdjudicatedIncident, question: Question) -> bool {
    match question {
        // Who has one legal move plays it.
        Question::Obligation => {
            adjudicated.position().is_some_and(|position| position.legal_moves().len() == 1)
        }
        Question::Trigger
        | Question::Classification
        | Question::Board
        | Question::Count
        | Question::Result => every_offer(adjudicated, question).len() == 1,
        Question::Clocks => false,
    }
}

/// Every answer that the form offers to a question, apart from pieces and times.
fn every_offer(adjudicated: &AdjudicatedIncident, question: Question) -> Vec<PartOfAnswer> {
    let offers = &adjudicated.offers;
    match question {
        Question::Trigger => {
            let all = [Trigger::ExOfficio, Trigger::OnClaim, Trigger::OnAgreement, Trigger::None];
            all.map(PartOfAnswer::Trigger).to_vec()
        }
        Question::Classification => {
            offers.classifications.iter().copied().map(PartOfAnswer::Classification).collect()
        }
        Question::Board => offers.boards.iter().copied().map(PartOfAnswer::Board).collect(),
        Question::Obligation => [GeneralObligation::AnyLegalMove, GeneralObligation::NoDuty]
            .map(PartOfAnswer::Play)
            .to_vec(),
        Question::Clocks => Vec::new(),
        Question::Count => (0..=3).map(PartOfAnswer::Count).collect(),
        Question::Result => offers.outcomes.iter().copied().map(PartOfAnswer::Result).collect(),
    }
}

/// Three of many answers: those of the ruling and of its other readings, the one that leaves everything as
/// it is, and others in an order that the incident gives.
fn few(
    adjudicated: &AdjudicatedIncident,
    question: Question,
    mut all: Vec<PartOfAnswer>,
    seed: &str,
) -> Vec<PartOfAnswer> {
    if all.len() <= FEW {
        return all;
    }
    let readings = std::iter::once(None).chain(adjudicated.other_readings());
    let mut kept: Vec<PartOfAnswer> = readings
        .filter_map(|reading| ruled(adjudicated, adjudicated.facets(reading), question))
        .collect();
    kept.extend(as_it_is(question));
    let mut ranked: Vec<(u64, usize)> = (0_u32..)
        .zip(0..all.len())
        .map(|(place, index)| (rank(place, seed, question.name()), index))
        .collect();
    while let Some(first) = ranked.iter().copied().min() {
        ranked.retain(|other| *other != first);
        let (_, index) = first;
        let known = all.iter().filter(|part| kept.contains(part)).count();
        if known < FEW && !kept.contains(&all[index]) {
            kept.push(all[index]);
        }
    }
    all.retain(|part| kept.contains(part));
    all
}

/// The answer of a ruling to a question.
fn ruled(
    adjudicated: &AdjudicatedIncident,
    facets: &Facets,
    question: Question,
) -> Option<PartOfAnswer> {
    Some(match question {
        Question::Trigger => PartOfAnswer::Trigger(facets.trigger.value),
        Question::Classification => PartOfAnswer::Classification(facets.classification.value),
        Question::Board => PartOfAnswer::Board(facets.board.value),
        Question::Result => PartOfAnswer::Result(facets.result.value),
        Question::Count => PartOfAnswer::Count(facets.counts?.value.of(adjudicated.player())),
        Question::Obligation | Question::Clocks => return None,
    })
}

/// The answer by which nothing is done.
fn as_it_is(question: Question) -> Option<PartOfAnswer> {
    match question {
        Question::Trigger => Some(PartOfAnswer::Trigger(Trigger::None)),
        Question::Classification => Some(PartOfAnswer::Classification(Classification::Legal)),
        Question::Board => Some(PartOfAnswer::Board(Reinstatement::Keep)),
        Question::Result => Some(PartOfAnswer::Result(Outcome::Continues)),
        Question::Obligation | Question::Clocks | Question::Count => None,
    }
}

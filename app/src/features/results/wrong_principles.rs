//! The wrong principles of a class, found by the changes that would have made its wrong answers right.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use acconcio_adjudication::incident::Incident;
use acconcio_training::grading::{Answer, model_answer};
use acconcio_training::whatif::{Principle, nearest};

use super::register::Entry;

/// The greatest number of different wrong answers that are examined, the most frequent first.
const MOST_ANSWERS: usize = 60;

/// A wrong answer, and the results that contain it.
#[derive(Clone, Debug)]
pub struct WrongAnswer {
    /// The index of the item in the statistics.
    pub item: usize,
    /// The incident to which it was given.
    pub incident: Incident,
    /// The answer; questions that were not asked are answered as in the ruling.
    pub answer: Answer,
    /// The indices of the results that contain it.
    pub entries: BTreeSet<usize>,
}

/// A principle, with the results and items that follow it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// The wrong principle.
    pub principle: Principle,
    /// The indices of the results that follow it.
    pub entries: BTreeSet<usize>,
    /// The indices of the items in which they do.
    pub items: BTreeSet<usize>,
}

/// The different wrong answers of a class, the most frequent first, and the number of those beyond the
/// limit. Only complete answers are considered.
pub fn wrong_answers(entries: &[Rc<Entry>]) -> (Vec<WrongAnswer>, usize) {
    let mut all: BTreeMap<(usize, String), WrongAnswer> = BTreeMap::new();
    let first = entries.iter().min_by_key(|entry| entry.paper().link.paper_variant);
    for (index, entry) in entries.iter().enumerate() {
        let marked = entry.paper().items.iter().zip(&entry.assessment.items);
        for ((item, marks), given) in marked.zip(&entry.result.attempt.given) {
            let asked = entry.paper().asked(item);
            let is_open = asked.iter().any(|question| !given.answer.answers_question(*question));
            let number = first.and_then(|first| {
                first.paper().items.iter().position(|other| other.name == item.name)
            });
            let Some(number) = number.filter(|_| !is_open) else { continue };
            if marks.marks.iter().all(|mark| mark.points == 100) {
                continue;
            }
            let model = model_answer(&item.reconstruction, &item.ruling, marks.facets(item));
            let answer = filled(&given.answer, model);
            let key = (number, format!("{:?} {answer:?}", entry.paper().link.paper_variant));
            let incident = || item.incident.clone();
            let known = all.entry(key).or_insert_with(|| WrongAnswer {
                item: number,
                incident: incident(),
                answer,
                entries: BTreeSet::new(),
            });
            known.entries.insert(index);
        }
    }
    let mut all: Vec<WrongAnswer> = all.into_values().collect();
    all.sort_by_key(|wrong| std::cmp::Reverse(wrong.entries.len()));
    let more = all.len().saturating_sub(MOST_ANSWERS);
    all.truncate(MOST_ANSWERS);
    (all, more)
}

/// Completes an answer with the parts of another.
fn filled(answer: &Answer, other: Answer) -> Answer {
    Answer {
        trigger: answer.trigger.or(other.trigger),
        classification: answer.classification.or(other.classification),
        board: answer.board.or(other.board),
        obligation: answer.obligation.clone().or(other.obligation),
        clocks: answer.clocks.or(other.clocks),
        count: answer.count.or(other.count),
        result: answer.result.or(other.result),
        inapplicable: answer.inapplicable.clone(),
    }
}

/// The principles found so far, with that of one more answer, if it follows one. The most followed
/// first.
pub fn followed(mut found: Vec<Followed>, wrong: &WrongAnswer) -> Vec<Followed> {
    let changes = nearest(&wrong.incident, &wrong.answer);
    let principle = changes.and_then(|changes| Principle::of(&wrong.incident, &changes));
    if let Some(principle) = principle {
        match found.iter_mut().find(|known| known.principle == principle) {
            Some(known) => {
                known.entries.extend(&wrong.entries);
                known.items.insert(wrong.item);
            }
            None => found.push(Followed {
                principle,
                entries: wrong.entries.clone(),
                items: BTreeSet::from([wrong.item]),
            }),
        }
    }
    found.sort_by_key(|known| (std::cmp::Reverse(known.entries.len()), known.principle));
    found
}

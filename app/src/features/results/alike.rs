//! Results that are nearly the same: facts for the lecturer, no verdict.

use acconcio_adjudication::ruling::Outcome;
use acconcio_training::exam::{Mirrors, Place};
use acconcio_training::grading::{Answer, Question};

use super::entry::Entry;

/// The number of wrong answers below which nothing follows from their being the same.
const FEWEST: usize = 4;

/// The share of the wrong answers that have to be the same, in per cent.
const SHARE: usize = 80;

/// Another result with the same wrong answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alike {
    /// The candidate of the other result.
    pub candidate: String,
    /// The number of wrong answers that are the same.
    pub same: usize,
    /// The number of answers that are wrong in this result.
    pub wrong: usize,
}

/// The result whose wrong answers are most like those of another; none where they are too few, or differ.
/// Right answers are not looked at: they are the same because they are right.
pub fn most_alike<'a>(entry: &Entry, others: impl Iterator<Item = &'a Entry>) -> Option<Alike> {
    let wrong = wrong_answers(entry);
    let alike = others.map(|other| {
        let theirs = wrong_answers(other);
        let same = wrong.iter().filter(|answer| theirs.contains(answer)).count();
        let candidate = other.result.candidate.clone();
        (Alike { candidate, same, wrong: wrong.len() }, theirs.len())
    });
    let is_near = |(alike, theirs): &(Alike, usize)| {
        alike.same >= FEWEST && alike.same * 100 >= SHARE * wrong.len().max(*theirs)
    };
    alike.filter(is_near).max_by_key(|(alike, _)| alike.same).map(|(alike, _)| alike)
}

/// A wrong answer, so that it is the same on every variant of the paper.
#[derive(Debug, PartialEq)]
struct WrongAnswer {
    scenario: String,
    variant: String,
    question: Question,
    answer: Answer,
}

fn wrong_answers(entry: &Entry) -> Vec<WrongAnswer> {
    let paper = &entry.exam.paper;
    let places = paper.link.places.iter().zip(&entry.result.attempt.given);
    let of = |((place, given), marks): ((&Place, &acconcio_training::exam::Given), _)| {
        let marks: &acconcio_training::exam::ItemMarks = marks;
        let wrong = marks.marks.iter().filter(|mark| mark.points == 0);
        let one = |question| {
            let answer = compared(&given.answer, question, place.disguise.mirrors)?;
            let (scenario, variant) = (place.name.scenario.clone(), place.name.variant.clone());
            Some(WrongAnswer { scenario, variant, question, answer })
        };
        wrong.filter_map(|mark| one(mark.question)).collect::<Vec<_>>()
    };
    places.zip(&entry.assessment.items).flat_map(of).collect()
}

/// An answer as it is compared with another: without its disguise. Times and moves, which the disguise changes in
/// other ways, are not compared; nor is what was left open.
fn compared(answer: &Answer, question: Question, mirrors: Mirrors) -> Option<Answer> {
    let none = Answer::default();
    if answer.inapplicable.contains(&question) {
        return Some(Answer { inapplicable: [question].into(), ..none });
    }
    let seen = |outcome| match outcome {
        Outcome::Won(winner) => Outcome::Won(mirrors.player(winner)),
        Outcome::HalfPoint(winner) => Outcome::HalfPoint(mirrors.player(winner)),
        Outcome::Continues | Outcome::Drawn | Outcome::LostByBoth | Outcome::PlayedAgain => outcome,
    };
    match question {
        Question::Trigger => answer.trigger.map(|it| Answer { trigger: Some(it), ..none }),
        Question::Classification => {
            answer.classification.map(|it| Answer { classification: Some(it), ..none })
        }
        Question::Board => answer.board.map(|it| Answer { board: Some(it), ..none }),
        Question::Count => answer.count.map(|it| Answer { count: Some(it), ..none }),
        Question::Result => answer.result.map(|it| Answer { result: Some(seen(it)), ..none }),
        Question::Obligation | Question::Clocks => None,
    }
}

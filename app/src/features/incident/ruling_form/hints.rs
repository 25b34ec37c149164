//! The hints on a question and the points they cost.

use super::hint::{Deduction, Hint};
use acconcio_training::grading::{Basis, Grade, Mark, Question, basis};

use super::form::RulingForm;

impl RulingForm {
    /// The most expensive hint taken on a question.
    pub fn hint(&self, question: Question) -> Option<Hint> {
        let taken = self.hints.iter().filter(|(about, _)| *about == question);
        taken.map(|(_, hint)| *hint).max()
    }

    /// The remaining hints on a question: those greater than the one taken, and those on the article
    /// only where there is one.
    pub fn hints_left(&self, question: Question) -> Vec<Hint> {
        let taken = self.hint(question);
        let has_article = self.basis(question).is_some();
        let is_left = |hint: &Hint| taken < Some(*hint) && (has_article || *hint == Hint::Answer);
        Hint::ALL.into_iter().filter(is_left).collect()
    }

    /// The rule and the article by which the principal ruling answers a question.
    pub fn basis(&self, question: Question) -> Option<Basis> {
        self.adjudicated().ok().and_then(|adjudicated| basis(&adjudicated.ruling.facets, question))
    }

    /// The points deducted for the hints taken, never more than the answers were worth.
    pub(crate) fn deducted_from(&self, grade: &Grade) -> Vec<Deduction> {
        let deduction = |mark: &Mark| {
            let cost = self.hint(mark.question)?.cost();
            let points = cost.min(mark.points);
            (points > 0).then_some(Deduction { question: mark.question, points })
        };
        grade.marks.iter().filter_map(deduction).collect()
    }

    pub(crate) fn take_hint(&mut self, hint: Hint) {
        if let Some(open) = self.open
            && self.hints_left(open).contains(&hint)
        {
            self.hints.push((open, hint));
        }
    }
}

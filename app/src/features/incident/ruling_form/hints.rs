//! Help on a question, at a cost stated beforehand.

use acconcio_core::grading::{Basis, Grade, Mark, Question, basis};

use super::desk::Desk;

/// How much is told, the least first. It is told what stood in the lesser ones too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hint {
    /// Which article to look at.
    Article,
    /// What the provision there asks.
    Provision,
    /// The answer.
    Answer,
}

impl Hint {
    /// Every hint, the least first.
    pub const ALL: [Hint; 3] = [Hint::Article, Hint::Provision, Hint::Answer];

    /// What it costs, in hundredths of the question; of several on one question the dearest counts.
    pub const fn cost(self) -> u8 {
        match self {
            Hint::Article => 10,
            Hint::Provision => 25,
            Hint::Answer => 100,
        }
    }
}

/// What a hint took from the points of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deduction {
    /// The question.
    pub question: Question,
    /// The points taken, in hundredths: never more than the answer was worth.
    pub points: u8,
}

impl Desk {
    /// The dearest hint taken on a question.
    pub fn hint(&self, question: Question) -> Option<Hint> {
        let taken = self.hints.iter().filter(|(about, _)| *about == question);
        taken.map(|(_, hint)| *hint).max()
    }

    /// The hints still to be had on a question: none before the one taken, and those on the article
    /// only where one orders something.
    pub fn hints_left(&self, question: Question) -> Vec<Hint> {
        let taken = self.hint(question);
        let has_article = self.basis(question).is_some();
        let is_left = |hint: &Hint| taken < Some(*hint) && (has_article || *hint == Hint::Answer);
        Hint::ALL.into_iter().filter(is_left).collect()
    }

    /// The rule and the article by which the principal ruling answers a question.
    pub fn basis(&self, question: Question) -> Option<Basis> {
        self.dossier().ok().and_then(|dossier| basis(&dossier.ruling.facets, question))
    }

    /// What the hints taken cost, never more than the answers were worth.
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

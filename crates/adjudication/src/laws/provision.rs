//! Provisions, and the facts on which they hold.
//!
//! A [`Provision`] is one rule as one book words it. It becomes a [`Holding`] only together with the fact
//! on which it holds, and only a holding can order anything: an [`Ordered`] value cannot be made in any
//! other way, so nothing in a ruling is without its article. The book is the FIDE [`Laws`] in one of their
//! editions unless another is named.

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;

use super::{Article, Citation, EditionId, Fact, Rule};

/// A book of rules: the types of its citations, its rules and its facts.
pub trait Book: Copy + Debug + Eq + Hash {
    /// The place of a rule in the book.
    type Citation: Copy + Debug + Eq + Hash + Serialize;
    /// The name of a rule.
    type Rule: Copy + Debug + Eq + Hash + Serialize;
    /// A fact that decides whether a rule holds.
    type Fact: Clone + Debug + Eq + Hash;
}

/// The Laws of Chess in their editions, and the older and other codes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Laws;

impl Book for Laws {
    type Citation = Citation;
    type Rule = Rule;
    type Fact = Fact;
}

/// The binding force of a provision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Force {
    /// A mandatory provision.
    Shall,
    /// A provision that leaves a choice to somebody.
    May,
}

/// A rule as one edition words it: its citation, and the value that it fixes.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Provision<T = (), B: Book = Laws> {
    rule: B::Rule,
    by: B::Citation,
    force: Force,
    /// The value it fixes.
    pub value: T,
}

impl Provision {
    /// A provision that must be followed.
    pub const fn shall(edition: EditionId, article: &'static str, rule: Rule) -> Provision {
        Provision::fixing(edition, article, rule, ())
    }

    /// A provision that leaves a choice.
    pub const fn may(edition: EditionId, article: &'static str, rule: Rule) -> Provision {
        Provision::choosing(edition, article, rule, ())
    }
}

impl<T> Provision<T> {
    /// A provision that must be followed and fixes a value.
    pub const fn fixing(
        edition: EditionId,
        article: &'static str,
        rule: Rule,
        value: T,
    ) -> Provision<T> {
        let by = Citation { edition, article: Article(article) };
        Provision { rule, by, force: Force::Shall, value }
    }

    /// A provision that leaves a choice among the values it lists.
    pub const fn choosing(
        edition: EditionId,
        article: &'static str,
        rule: Rule,
        value: T,
    ) -> Provision<T> {
        let by = Citation { edition, article: Article(article) };
        Provision { rule, by, force: Force::May, value }
    }
}

impl<T> Provision<T> {
    /// Whether it stands in an appendix, which changes the Competition Rules.
    pub fn is_of_an_appendix(&self) -> bool {
        self.by.article.0.starts_with(|first: char| first.is_ascii_uppercase())
    }
}

impl<B: Book> Provision<(), B> {
    /// A provision of a book that must be followed.
    pub const fn of_book(by: B::Citation, rule: B::Rule, force: Force) -> Provision<(), B> {
        Provision { rule, by, force, value: () }
    }
}

impl<T, B: Book> Provision<T, B> {
    /// The citation of the provision.
    pub const fn by(&self) -> B::Citation {
        self.by
    }

    /// The binding force of the provision.
    pub const fn force(&self) -> Force {
        self.force
    }

    /// The same rule without the value that it fixes.
    pub const fn plain(&self) -> Provision<(), B> {
        Provision { rule: self.rule, by: self.by, force: self.force, value: () }
    }

    /// Returns the provision as not fulfilled on this fact, so that the consequences can rest on it too.
    pub const fn fails(&self, fact: B::Fact) -> Holding<B> {
        Holding { force: self.force, step: self.step(Status::NotMet, fact) }
    }

    /// Returns the provision as fulfilled on a fact.
    pub const fn holds(&self, fact: B::Fact) -> Holding<B> {
        Holding { force: self.force, step: self.step(Status::Holds, fact) }
    }

    /// Returns the step of the trace for a provision whose condition is not met, as this fact shows.
    pub const fn not_met(&self, fact: B::Fact) -> Step<B> {
        self.step(Status::NotMet, fact)
    }

    const fn step(&self, status: Status, fact: B::Fact) -> Step<B> {
        Step { rule: self.rule, by: self.by, status, fact, under: Vec::new() }
    }
}

/// A provision that was applied, with the fact on which it holds or fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Holding<B: Book = Laws> {
    force: Force,
    step: Step<B>,
}

impl<B: Book> Holding<B> {
    /// The rule of the provision.
    pub const fn rule(&self) -> B::Rule {
        self.step.rule
    }

    /// Returns a value as ordered by this provision.
    pub fn orders<T>(&self, value: T) -> Ordered<T, B> {
        Ordered { value, by: self.step.by, rule: self.step.rule, force: self.force, sealed: Sealed }
    }

    /// Lets an exception take precedence where it applies; the trace keeps both.
    #[must_use]
    pub fn unless(self, exception: Option<Holding<B>>) -> Holding<B> {
        match exception {
            None => self,
            Some(mut exception) => {
                exception.step.under.push(Step { status: Status::Displaced, ..self.step });
                exception
            }
        }
    }

    /// Adds the steps that led to it.
    #[must_use]
    pub fn because(mut self, steps: impl IntoIterator<Item = Step<B>>) -> Holding<B> {
        self.step.under.extend(steps);
        self
    }

    /// Converts it into the node of the trace for a provision that was invoked without success.
    pub fn into_unmet_step(self, fact: B::Fact) -> Step<B> {
        Step { status: Status::NotMet, fact, ..self.step }
    }

    /// Converts it into its node of the trace.
    pub fn into_step(self) -> Step<B> {
        self.step
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Sealed;

/// A value together with the provision that orders it. Only a [`Holding`] can make one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ordered<T, B: Book = Laws> {
    /// The value that is ordered.
    pub value: T,
    /// The citation of the article that orders it, or of the rule of another book.
    pub by: B::Citation,
    /// The rule that orders it.
    pub rule: B::Rule,
    /// The binding force of the order.
    pub force: Force,
    sealed: Sealed,
}

/// The status of a provision that was consulted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Status {
    /// The provision holds.
    Holds,
    /// The condition of the provision is not met.
    NotMet,
    /// The provision would hold, but another one takes precedence.
    Displaced,
}

/// A node of the trace: a provision, the fact that decided, and the steps that led to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<B: Book = Laws> {
    /// The rule.
    pub rule: B::Rule,
    /// Its citation.
    pub by: B::Citation,
    /// Its status.
    pub status: Status,
    /// The fact that decided.
    pub fact: B::Fact,
    /// The steps consulted under it.
    pub under: Vec<Step<B>>,
}

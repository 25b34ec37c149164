//! The rules of Quadrigliona as a book: citations, rules, and the facts on which they hold.

mod fact;
mod provisions;
mod rule;

use std::fmt;

use serde::Serialize;

pub use fact::Fact;
pub use provisions::{
    CARRIED, GAME, HIRED, ILLEGAL_MOVE, LOSING_ILLEGAL_MOVE, LOSING_VIOLATION, OCCURRENCES,
    PLAYERS, REPETITIONS, RUNNER_FAULT, RUNNERS, SET_UP_MOVES, WRONG_CLAIM,
};
pub use rule::Rule;

use acconcio_adjudication::laws::Citation;
use acconcio_adjudication::laws::provision::{self, Book};

/// The rules of Quadrigliona, with what they take over from the FIDE Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Quadrigliona;

impl Book for Quadrigliona {
    type Citation = Source;
    type Rule = Rule;
    type Fact = Fact;
}

/// A provision of the rules, or of the FIDE Laws where they are followed.
pub type Provision = provision::Provision<(), Quadrigliona>;
/// A provision that holds.
pub type Holding = provision::Holding<Quadrigliona>;
/// A value with the provision that orders it.
pub type Ordered<T> = provision::Ordered<T, Quadrigliona>;
/// A node of the trace.
pub type Step = provision::Step<Quadrigliona>;

/// The text in which a provision stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Source {
    /// In the rules of the game.
    Here(Clause),
    /// In the FIDE Laws of 1 July 2009, which apply where the rules say nothing else.
    Fide(Citation),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Here(clause) => write!(f, "Quadrigliona {clause}"),
            Source::Fide(citation) => citation.fmt(f),
        }
    }
}

/// A part of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Clause {
    /// The text before the numbered rules.
    Preamble,
    /// The sentence that applies the FIDE blitz rules where nothing else is said.
    Basis,
    /// A numbered rule: 1 to 15, 17 to 21.
    Rule(u8),
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Clause::Preamble => f.write_str("preamble"),
            Clause::Basis => f.write_str("basis"),
            Clause::Rule(number) => write!(f, "rule {number}"),
        }
    }
}

//! The comparison of an answer with the ruling, facet by facet.
//!
//! An answer is compared with the principal ruling and with every other tenable reading, each as a whole;
//! the one that agrees best counts, and is reported. Points are given per facet, in hundredths. The facets of
//! a game are [`Graded`]; what follows from that is the same for every game. [`Question`], [`Answer`] and
//! [`Play`] are those of chess.

mod chess;
mod graded;

pub use acconcio_adjudication::ruling::Basis;
pub use chess::{Answer, Play, Question};
pub use graded::{
    FULL, Graded, GradedRuling, HALF, all_or_none, basis, grade, grades, grades_on, is_right,
    marked_otherwise, model_answer, questions, same,
};

/// The result of a comparison.
pub type Grade<Q = Question> = graded::Grade<Q>;

/// The mark for one question.
pub type Mark<Q = Question> = graded::Mark<Q>;

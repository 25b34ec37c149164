//! Decides whether a side can still mate "by any possible series of legal moves".
//!
//! Articles 5.2.2, 6.9, 7.5.5 and A.5.3 (2023) depend on that question. A [`Query`] is a position and the
//! player who would have to mate; [`solve`] returns the [`Answer`], and a [`Search`] computes it step by
//! step, for a caller that shows progress or may stop.
//!
//! # Guarantee and limits
//!
//! [`Answer::Possible`] carries the moves, which were replayed to mate with the legal moves of shakmaty.
//! [`Answer::Impossible`] carries a [`Certificate`] that [`check::certificate`] accepts: a theorem on
//! material, forced moves, a set of positions that no legal move leaves, or patterns that none leaves.
//! Everything else is [`Answer::Undecided`]; nothing is guessed. The work is counted in states, so the
//! answer is the same on every machine.
//!
//! The answer is about the position, with its castling and en passant rights, whether or not it can arise
//! in a game. The fivefold repetition (9.6.1) needs the score of the game and is not considered: a line
//! never repeats a position, but a position on it may have arisen before. The draw by seventy-five moves is
//! considered where [`MoveLimit`] says so.

pub mod check;

mod answer;
mod attacks;
mod best_first;
mod board;
mod certificate;
mod checks;
mod clock;
mod flights;
mod forced;
mod frontier;
mod guide;
mod leaves;
mod line;
mod material;
mod moves;
mod patterns;
mod pictures;
mod plan;
mod planned;
mod probe;
mod query;
mod quick;
mod search;
mod shorten;
mod space;
mod step;
mod walks;

pub use answer::{Answer, Line, Part};
pub use certificate::{
    Certificate, ClosedSet, Ending, Man, PackedPosition, Pattern, Reason, Theorem,
};
pub use query::{MoveLimit, Query, QueryError};
pub use search::{Budget, Progress, Search, decide, solve};
pub use step::Step;

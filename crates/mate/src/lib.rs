//! Can this side still mate, "by any possible series of legal moves"?
//!
//! Articles 5.2.2, 6.9, 7.5.5 and A.5.3 (2023) turn on that question. A [`Query`] is a position and
//! the player who would have to mate; [`solve`] gives the [`Answer`], and a [`Search`] gives it in
//! pieces, for whoever wants to show progress or to stop.
//!
//! # The guarantee, and its limit
//!
//! [`Answer::Possible`] carries the moves, which were replayed to mate with the legal moves of
//! shakmaty. [`Answer::Impossible`] carries a [`Certificate`] that [`check::certificate`] accepts: a
//! theorem on material, forced moves, a set of positions that no legal move leaves, or patterns that
//! none leaves. Everything else is [`Answer::Undecided`]; it is never guessed. What is looked at is
//! counted in states, so the answer is the same on every machine.
//!
//! The answer is about the position, with its castling and en passant rights, whether or not it can
//! arise in a game. The fivefold repetition (9.6.1) needs the score of the game and is not looked at:
//! a line never repeats a position, but one on it may have arisen before. The draw of the seventy-five
//! moves is looked at where [`MoveLimit`] says so.

pub mod check;

mod answer;
mod board;
mod certificate;
mod clock;
mod forced;
mod frontier;
mod guide;
mod leaves;
mod line;
mod material;
mod moves;
mod patterns;
mod pictures;
mod probe;
mod query;
mod search;
mod space;
mod step;

pub use answer::{Answer, Line, Part};
pub use certificate::{
    Certificate, ClosedSet, Ending, Man, PackedPosition, Pattern, Reason, Theorem,
};
pub use query::{MoveLimit, Query, QueryError};
pub use search::{Budget, Progress, Search, solve};
pub use step::Step;

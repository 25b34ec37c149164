//! Quadrigliona: two boards, two teams of two players, and a runner for each.
//!
//! A tandem game with rules of its own, beside the editions of the FIDE Laws: what a player
//! captures, his runner carries to his partner, who may put it on his own board. An
//! [`Incident`] holds facts only, from both boards in the order in which they happened;
//! [`adjudicate`] plays them back ([`hall`]), asks the rules ([`book`]) and returns a
//! [`Ruling`] in which every value names the rule, or the article of the FIDE Laws, that
//! orders it. Where the rules are silent or contradict each other, [`disputed_point`] says how they
//! are read here, and how else.

pub mod act;
pub mod adjudicate;
pub mod book;
pub mod disputed_point;
pub mod ends;
pub mod grading;
pub mod hall;
pub mod incident;
pub mod moves;
pub mod repetition;
pub mod ruling;
pub mod scenario;
pub mod seat;
pub mod turns;

pub use act::{Act, ActKind, Person};
pub use adjudicate::{AdjudicationError, adjudicate};
pub use hall::Hall;
pub use incident::Incident;
pub use ruling::Ruling;
pub use seat::{PerSeat, PerTable, PerTeam, Seat, Table, Team};

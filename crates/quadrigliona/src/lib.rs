//! Quadrigliona: two boards, two teams of two players, and a runner for each.
//!
//! A tandem game with rules of its own, beside the editions of the FIDE Laws: the pieces that a player
//! captures are carried by his runner to his partner, who may put them on his own board. An [`Incident`]
//! holds facts only, from both boards in the order in which they happened; [`adjudicate`] reconstructs
//! them ([`match_state`]), applies the rules ([`book`]) and returns a [`Ruling`] in which every value names the
//! rule, or the article of the FIDE Laws, that orders it. Where the rules are silent or contradict each
//! other, [`disputed_point`] gives the reading taken here and the other one.
//!
//! Guarantee: an incident whose acts can be done always gets a ruling, and no value of it is without its rule.
//! Limit: the rules are those of one document; what it does not say is read as [`disputed_point`] has it.

pub mod act;
pub mod adjudicate;
pub mod book;
pub mod disputed_point;
pub mod ends;
pub mod grading;
pub mod incident;
pub mod match_state;
pub mod moves;
pub mod repetition;
pub mod ruling;
pub mod scenario;
pub mod seat;
pub mod turns;

pub use act::{Act, ActKind, Person};
pub use adjudicate::{AdjudicationError, adjudicate};
pub use incident::Incident;
pub use match_state::MatchState;
pub use ruling::Ruling;
pub use seat::{PerSeat, PerTable, PerTeam, Seat, Table, Team};

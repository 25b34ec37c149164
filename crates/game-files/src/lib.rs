//! The games of a PGN file of any size, read one at a time into records of their positions and moves.
//!
//! Guarantee: every game of the file gives a result, in order and with its line: its record, or the fault
//! that makes it unreadable. A fault ends with its game. Never more than one game is held, and of a game
//! never more than a fixed number of half-moves.
//!
//! Limit: only main lines are read, of chess by the Laws and of Chess960. Comments, variations, clock
//! times and results are skipped.

mod games;
mod pgn;
mod start;

pub use games::Games;
pub use pgn::{Fault, Found, Game, Rest, Stream, Tags};
pub use start::{StartError, start};

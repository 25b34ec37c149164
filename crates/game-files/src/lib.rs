//! The games of a PGN file of any size, read one at a time into records of their positions and moves.
//!
//! Guarantee: every game of the file is answered, in order and with its line: with its record, or with what makes
//! it unreadable. A fault ends with the game that has it. Never more than one game is held, and of a game never
//! more than a fixed number of half-moves.
//!
//! Limit: only main lines are read, of chess by the Laws and of Chess960. Comments, variations, clock times and
//! results are passed over.

mod games;

pub use acconcio_adjudication::game_record::pgn::{Fault, Found, Game, Tags};
pub use games::Games;
